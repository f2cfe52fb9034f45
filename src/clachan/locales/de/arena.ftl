# Die Arena: welcher Bot ist stärker

cli-arena-about = Bots gegeneinander spielen lassen und messen, welcher stärker ist.
arena-bots = Bots ({ $bots }), durch Kommas getrennt; auf Wunsch mit Suchbudget, etwa expert:playouts=200
arena-bot = Programm, das über JSON-Zeilen mitspielt; mehrfach möglich (docs/bots.md)
arena-groups = Anzahl der Gruppen von Partien mit denselben Ziehungen; Standard: { $groups }
arena-sprt = beenden, sobald feststeht, welcher dieser 2 Elo-Vorsprünge des ersten Bots vor dem zweiten zutrifft
arena-ladder = Vergleichsbots und genannte Bots mit OpenSkill bewerten
arena-cluster = Adresse eines Ray-Clusters oder „local“
arena-deadline = Sekunden pro Entscheidung eines Programms; Standard: 10
arena-out = Datei für die Ergebnisse (JSON)
arena-plot = Datei für die Grafik (SVG)
arena-resume = Ergebnisse in --out fortsetzen

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
arena-rating = Wertungszahl
arena-spread = ±
arena-at-least = mindestens
arena-elo-number = { NUMBER($elo, maximumFractionDigits: 0) }
arena-elo = Elo-Vorsprung von { $first } vor { $second }: { $elo } ({ $lower } bis { $upper })
arena-sprt-h1 = Sequenzieller Test: Der größere Vorsprung wird angenommen (LLR { $llr }).
arena-sprt-h0 = Sequenzieller Test: Der kleinere Vorsprung wird angenommen (LLR { $llr }).
arena-sprt-none = Sequenzieller Test: noch keine Entscheidung (LLR { $llr }).
arena-forfeits = { $program } hat in { $games } von { $played } Partien kampflos verloren:
arena-forfeit-died = Programm beendet: { $detail }
arena-forfeit-late = keine Antwort innerhalb der Frist: { $detail }
arena-forfeit-nonsense = ungültige Antwort: { $detail }
arena-forfeit-illegal = unerlaubter Zug: { $detail }
arena-forfeit-games = { $games ->
    [one] { $games } Partie, in Gruppe { $group }
   *[other] { $games } Partien, zuerst in Gruppe { $group }
}
arena-forfeits-more = { $more ->
    [one] und { $more } weiterer Grund
   *[other] und { $more } weitere Gründe
}
arena-kept = Angehalten. { $groups ->
    [one] { $groups } Gruppe ist
   *[other] { $groups } Gruppen sind
} in { $file } gespeichert. Mit demselben Befehl und --resume geht es weiter.
arena-not-kept = Angehalten. Nichts wurde gespeichert. --out DATEI speichert Ergebnisse, --resume setzt sie fort.

## Warum nicht

arena-too-few = Mindestens 2 Bots müssen spielen. Nenne noch einen.
arena-too-many = Du hast { $bots } Bots genannt, das Spiel braucht { $players }. Ändere die Bots oder --players.
arena-crowded = Du hast { $bots } Bots genannt. Höchstens { $most } können spielen. Nenne weniger.
arena-twice = „{ $bot }“ ist zweimal genannt. Nenne jeden Bot nur einmal.
arena-no-program = Mit „{ $command }“ lässt sich kein Programm starten. Prüfe den Befehl.
arena-long-command = Der Befehl eines Programms muss als UTF-8 lesbar und höchstens { $most } Zeichen lang sein.
arena-bot-refused = Dieser Bot kann nicht spielen: { $problem }. Wähle einen anderen.
arena-bad-class = Der Bot { $bot } lässt sich nicht laden: { $reason }. Prüfe seinen Namen und seinen Code.
arena-no-budget = { $bot } sucht nicht. Lass das Suchbudget weg.
arena-bad-budget = „{ $budget }“ ist kein Suchbudget für { $bot }. Nutze ms=ZAHL oder playouts=ZAHL, von 1 bis 999999999.
arena-bad-deadline = --deadline muss zwischen 0.001 und { $most } Sekunden liegen, nicht „{ $given }“.
arena-bad-sprt = --sprt braucht 2 Zahlen von −{ $most } bis { $most }, durch Komma getrennt, die kleinere zuerst, etwa „0,85“ für 0 und 85, nicht „{ $text }“.
arena-sprt-of-two = --sprt vergleicht genau 2 Bots. Nenne 2.
arena-exists = Die Datei { $file } gibt es schon. Setze sie mit --resume fort oder wähle eine andere Datei.
arena-taken = Die Datei { $file } gibt es schon. Wähle eine andere Datei.
arena-plot-foreign = { $file } ist keine Grafik der Arena. Wähle eine andere Datei.
arena-not-svg = Die Grafik ist eine SVG-Datei. Wähle einen Namen mit .svg am Ende, nicht { $file }.
arena-same-file = Ergebnisse und Grafik können nicht beide in { $file } stehen. Wähle für eines davon eine andere Datei.
arena-resume-what = --resume braucht eine Datei mit Ergebnissen. Ergänze --out DATEI.
arena-other-contest = { $file } enthält Ergebnisse eines anderen Wettkampfs. Wähle eine andere Datei.
arena-differs = { $field }: { $there } in der Datei, { $here } in der Befehlszeile.
arena-other-version = { $file } enthält Ergebnisse anderer Bot-Versionen oder einer älteren Arena. Wähle eine andere Datei.
arena-older-rules = { $file } enthält Ergebnisse nach älteren Regeln, die sich nicht fortsetzen lassen. Wähle eine andere Datei.
arena-rules = Gespielt wurde nach Version { $there } der Regeln; dieses Programm spielt Version { $here }.
arena-file-damaged = { $file } lässt sich nicht fortsetzen: { $why }
arena-damaged = Die Ergebnisse sind beschädigt ({ $why }). Wähle eine andere Datei.
arena-no-ray = Ray ist nicht installiert. Installiere es mit: pip install "clachan[cluster]"
arena-no-cluster = Unter „{ $address }“ antwortet kein Ray-Cluster. Prüfe die Adresse.
arena-worker-died = Ein Prozess wurde unerwartet beendet. Starte den Befehl erneut.
