# Die Arena: welcher Bot ist stärker

cli-arena-about = Bots gerecht gegeneinander spielen lassen und zeigen, wer stärker ist und wie sicher das ist.
arena-bots = Bots, durch Kommas getrennt, auf Wunsch mit Bedenkzeit: expert:playouts=200 ({ $bots })
arena-bot = ein Programm, das mit Zeilen aus JSON mitspielt; darf mehrmals genannt werden (docs/bots.md)
arena-groups = wie viele Gruppen von Partien mit denselben Zügen des Zufalls; ohne Angabe { $groups }
arena-sprt = aufhören, sobald klar ist, dass der erste um den einen oder den anderen Elo-Abstand stärker ist als der zweite
arena-ladder = alle Vergleichsbots und die genannten mit OpenSkill bewerten
arena-cluster = auf einem Ray-Cluster mit dieser Adresse spielen, oder „local“
arena-deadline = Sekunden, die ein Programm für eine Entscheidung hat; ohne Angabe 10
arena-out = wohin die Ergebnisse als JSON kommen
arena-plot = wohin sie als SVG gezeichnet werden
arena-resume = mit den Ergebnissen in --out weitermachen

arena-done = { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Startwert { $seed }
arena-name = Bot
arena-margin = Vorsprung
arena-ms = ms/Entsch.
arena-games = Partien
arena-rating = Wertung
arena-spread = ±
arena-at-least = mindestens
arena-elo-number = { NUMBER($elo, maximumFractionDigits: 0) }
arena-elo = Elo von { $first } über { $second }: { $elo } ({ $lower } bis { $upper })
arena-sprt-h1 = Sequenzieller Test: Der größere Abstand ist angenommen (LLR { $llr }).
arena-sprt-h0 = Sequenzieller Test: Der kleinere Abstand ist angenommen (LLR { $llr }).
arena-sprt-none = Sequenzieller Test: noch kein Urteil (LLR { $llr }).
arena-forfeits = { $program } hat in { $games } von { $played } Partien einen Platz kampflos verloren:
arena-forfeit-died = hat sich beendet: { $detail }
arena-forfeit-late = hat nicht rechtzeitig geantwortet: { $detail }
arena-forfeit-nonsense = hat Unsinn geantwortet: { $detail }
arena-forfeit-illegal = hat Unerlaubtes gewählt: { $detail }
arena-forfeit-games = { $games ->
    [one] { $games } Partie, in Gruppe { $group }
   *[other] { $games } Partien, zuerst in Gruppe { $group }
}
arena-forfeits-more = { $more ->
    [one] und aus einem weiteren Grund
   *[other] und aus { $more } weiteren Gründen
}
arena-kept = Angehalten. { $groups ->
    [one] Eine Gruppe liegt
   *[other] { $groups } Gruppen liegen
} in { $file }; derselbe Befehl mit --resume macht weiter.
arena-not-kept = Angehalten. Nichts ist behalten: Mit --out DATEI bleiben die Ergebnisse, und --resume macht damit weiter.

## Warum nicht

arena-too-few = Mindestens zwei Bots müssen spielen.
arena-too-many = { $bots } Bots sind genannt, aber das Spiel ist für { $players }.
arena-crowded = { $bots } Bots sind genannt, aber höchstens { $most } können spielen.
arena-twice = „{ $bot }“ ist zweimal genannt.
arena-no-program = Mit „{ $command }“ lässt sich kein Programm starten.
arena-long-command = Der Befehl eines Programms muss UTF-8 und höchstens { $most } Zeichen lang sein.
arena-bot-refused = Dieser Bot kann nicht spielen: { $problem }.
arena-bad-class = Der Bot { $bot } lässt sich nicht laden: { $reason }
arena-no-budget = { $bot } sucht nicht und nimmt deshalb keine Bedenkzeit.
arena-bad-budget = { $bot } kann nicht „{ $budget }“ lang nachdenken: Eine Bedenkzeit ist ms=ZAHL oder playouts=ZAHL, von 1 bis 999999999.
arena-bad-deadline = --deadline muss zwischen 0,001 und { $most } Sekunden liegen, nicht bei „{ $given }“.
arena-bad-sprt = --sprt nimmt zwei Zahlen von −{ $most } bis { $most }, die kleinere zuerst, wie 0,85, und nicht „{ $text }“.
arena-sprt-of-two = Ein sequenzieller Test ist zwischen zwei Bots.
arena-exists = { $file } gibt es schon und bleibt, wie es ist; --resume macht damit weiter.
arena-taken = { $file } gibt es schon und bleibt, wie es ist; bitte eine andere Datei nennen.
arena-plot-foreign = { $file } ist nicht von der Arena gezeichnet und bleibt, wie es ist; bitte eine andere Datei nennen.
arena-not-svg = Gezeichnet wird als SVG, der Name der Datei muss also auf .svg enden, anders als { $file }.
arena-same-file = Ergebnisse und Zeichnung können nicht beide nach { $file } geschrieben werden.
arena-resume-what = --resume macht mit Ergebnissen weiter und braucht deshalb --out DATEI.
arena-other-contest = Die Ergebnisse in { $file } gehören zu einem anderen Wettkampf und bleiben, wie sie sind.
arena-differs = In der Datei ist { $field } { $there }, auf der Befehlszeile { $here }.
arena-other-version = Die Ergebnisse in { $file } sind von Bots, die sich seitdem geändert haben, oder von einer älteren Arena und bleiben, wie sie sind.
arena-older-rules = Die Ergebnisse in { $file } wurden nach älteren Regeln gespielt. Sie bleiben, wie sie sind, und lassen sich nicht fortsetzen; nenne eine andere Datei.
arena-rules = Gespielt nach Version { $there } der Regeln; dieses Programm spielt Version { $here }.
arena-file-damaged = Mit { $file } kann es nicht weitergehen, und es bleibt, wie es ist: { $why }
arena-damaged = Es ist kein ganzes Ergebnis ({ $why }).
arena-no-ray = Ray ist nicht installiert: pip install "clachan[cluster]"
arena-no-cluster = Unter „{ $address }“ antwortet kein Ray-Cluster.
arena-worker-died = Ein Prozess, der Partien spielte, hat sich beendet.
