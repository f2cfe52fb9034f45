# Was an einer Aufzeichnung oder ihrem Mischen nicht stimmt (docs/record.md)

record-wrong = { $field }: { $sentence } { record-step } ({ $rule })
record-wrong-entry = Eintrag { $entry }, { $field }: { $sentence } { record-step } ({ $rule })

## Was zu tun ist, nach jedem Satz unten

record-step = { $fault ->
    [record-too-large] Wähle eine andere Datei.
    [record-empty] Wähle eine andere Datei.
    [record-bom] Speichere sie als UTF-8 ohne BOM.
    [record-not-text] Wähle eine .json-Datei.
    [record-utf-16] Speichere sie als UTF-8.
    [record-not-utf-8] Wähle das Original.
    [record-not-json] Wähle das Original.
    [record-cut-off] Kopiere sie noch einmal.
    [record-schema] Aktualisiere Clachan oder wähle eine andere Datei.
    [record-game] Aktualisiere Clachan, installiere das Spiel oder wähle eine andere Datei.
    [record-rules] Öffne die Datei mit einer anderen Version von Clachan.
    [record-result] Wähle das Original.
    [record-part] Speichere die Partie noch einmal, wenn sie vorbei ist.
   *[other] Korrigiere die Datei oder wähle eine andere.
}

## Die Form

record-too-large = Die Datei ist größer als { $bytes } Byte und damit keine Aufzeichnung einer Partie.
record-empty = Die Datei ist leer.
record-bom = Die Datei beginnt mit einem Byte Order Mark (BOM).
record-not-text = Diese Datei ist kein Text und damit keine Aufzeichnung von Clachan.
record-utf-16 = Die Datei ist als UTF-16 gespeichert.
record-not-utf-8 = Die Datei ist nicht als UTF-8 gespeichert.
record-not-json = Die Datei ist kein JSON.
record-cut-off = Die Datei ist unvollständig.
record-no-schema = Die Datei ist keine Aufzeichnung einer Partie: Sie nennt kein Schema.
record-schema = Lesbar sind nur Aufzeichnungen nach Schema { $schema }.
record-field-missing = Das Feld „{ $name }“ fehlt.
record-field-unknown = Ein Feld „{ $name }“ gibt es hier nicht.
record-field-twice = Dieses Feld kommt zweimal vor.
record-type = Hier muss der Typ { $expected } stehen, nicht { $found }.
record-text-short = Der Text muss mindestens { $least } Zeichen haben.
record-text-long = Der Text darf höchstens { $most } Zeichen haben.
record-list-long = Die Liste darf höchstens { $most ->
    [one] { $most } Eintrag
   *[other] { $most } Einträge
} haben.
record-number-small = Die Zahl muss mindestens { $least } sein.
record-number-large = Die Zahl darf höchstens { $most } sein.
record-control-characters = Der Text enthält Steuerzeichen.
record-not-hex = Hier müssen 64 hexadezimale Ziffern in Kleinbuchstaben stehen.
record-value = Dieser Wert ist hier nicht erlaubt.
record-action-or-kind = Ein Eintrag hat entweder „action“ oder „kind“.

## Was sie behauptet

record-game = Das Spiel „{ $game }“ ist unbekannt. Bekannt sind: { $games }.
record-rules = Gespielt wurde nach Version { $theirs } der Regeln. Dieses Programm unterstützt: { $ours }.
record-players = Die Personenzahl kann nicht { $players } sein. Erlaubt: { $counts }.
record-options = Solche Optionen hat das Spiel nicht.
record-seats = { $seats ->
    [one] Es gibt { $seats } Platz
   *[other] Es gibt { $seats } Plätze
} für { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}.
record-result = Das Ergebnis passt nicht zum Verlauf.
record-part = Die Datei enthält nur, was eine Person sah, und lässt sich weder fortsetzen noch prüfen.
record-running-result = Eine laufende Partie hat kein Ergebnis.
record-running-secret = Eine laufende Partie zeigt ihren geheimen Startwert nicht.
record-salts = Es gibt mehr „salts“ als Personen.
record-given = Der Verlauf ist kürzer als der Teil aus einer anderen Partie.
record-secret = Der geheime Startwert muss gezeigt werden, wenn die Partie vorbei ist, und nur dann.

## Das Mischen

shuffle-secret-missing = Der geheime Startwert ist noch nicht bekannt. Speichere die Partie noch einmal, wenn sie vorbei ist.
shuffle-secret-wrong = Der geheime Startwert passt nicht zu seinem Fingerabdruck (SHA-256).
shuffle-draw-differs = Eintrag { $entry } nennt { $told }, aber aus dem geheimen Startwert folgt { $drawn }.
