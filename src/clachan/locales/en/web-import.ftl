# A record that is refused, in the browser

web-import-entry = Log entry { $entry }: { $sentence }
web-import-foreign = This is not a Clachan game file. Choose a .json file saved with “{ web-export }”.
web-import-empty = The file is empty. Download the game again and choose the new file.
web-import-cut-off = The file is incomplete. Copy it again, or download the game again.
web-import-encoded = Another program has changed this file. Choose the original.
web-import-newer = The file is from a newer version of Clachan. Update Clachan, or open the file where it was saved.
web-import-older = The match was played with older rules that this version does not support. Open it in an older version of Clachan.
web-import-part = The file was saved during the match and shows only what one player saw. Download it again after the match.
web-import-changed = The file was changed: its result does not match its moves. Choose the original.
web-import-seal = The file was changed: its shuffle does not match. Choose the original.
web-import-damaged = The file is damaged. Choose the original, or download the game again.
web-import-damaged-at = The file is damaged at log entry { $entry }. Choose the original, or download the game again.
web-import-too-long = This match has too many moves for a table. Replay it in the terminal with: clachan replay
web-import-details = Details
