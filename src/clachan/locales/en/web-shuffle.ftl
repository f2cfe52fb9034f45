# The shuffle

web-seal-about = Before the match, the server chose a secret number that decides every draw, and published its fingerprint. So no draw can be changed. The number is revealed at the end.
web-seal-over = Before the match, the server published the fingerprint of a secret number. If the number below has this fingerprint and gives every draw, the shuffle was fair.
web-seal-commitment = Fingerprint, published before the start (SHA-256)
web-seal-check = Check all draws
web-seal-broken = Check failed: the secret number has a different fingerprint.
web-seal-draws = To check the draws without this server, download the game and run:
web-seal-imported = The file contains the secret number of its shuffle and the fingerprint.
web-seal-fingerprint = Fingerprint (SHA-256)
web-proof-whole = Check passed: { $draws ->
    [one] the only draw follows
   *[other] all { $draws } draws follow
} from the secret number fixed before the start.
web-proof-rest = Check passed: { $draws ->
    [one] the only draw made here follows
   *[other] all { $draws } draws made here follow
} from the secret number. Earlier draws belong to another match.
web-proof-imported = { $draws ->
    [one] The only draw follows
   *[other] All { $draws } draws follow
} from the secret number in the file. Only the players know whether its fingerprint was published before the start.
web-proof-unsealed = { $draws ->
    [one] The only draw follows
   *[other] All { $draws } draws follow
} from the secret number. To check its fingerprint, use https or the command below.
web-proof-none = No draws were made here, so there is nothing to check.
web-proof-differs = Check failed: log entry { $entry } does not follow from the secret number.
