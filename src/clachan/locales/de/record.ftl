# Was an einer Aufzeichnung oder ihrem Mischen nicht stimmt (docs/record.md)

record-wrong = { $field }: { $sentence } ({ $rule })
record-wrong-entry = Eintrag { $entry } im Verlauf, { $field }: { $sentence } ({ $rule })

## Die Form

record-too-large = Das sind mehr als { $bytes } Bytes, also kann es nicht die Aufzeichnung einer Partie sein.
record-empty = Die Datei ist leer.
record-bom = Die Datei beginnt mit einer Bytereihenfolge-Marke (BOM); speichere sie als UTF-8 ohne BOM.
record-not-text = Diese Datei ist kein Text und damit keine Aufzeichnung von Clachan. Die Namen von Aufzeichnungen enden auf .json.
record-utf-16 = Die Datei ist in UTF-16; speichere sie als UTF-8.
record-not-utf-8 = Die Datei ist nicht in UTF-8.
record-not-json = Das ist kein JSON.
record-cut-off = Die Datei ist abgeschnitten: Ihr Ende fehlt.
record-no-schema = Das ist nicht die Aufzeichnung einer Partie: Sie nennt kein Schema.
record-schema = Lesbar sind nur Aufzeichnungen nach Schema { $schema }.
record-field-missing = Das Feld „{ $name }“ fehlt.
record-field-unknown = Ein Feld „{ $name }“ gibt es hier nicht.
record-field-twice = Dieses Feld steht zweimal da.
record-type = Hierher gehört ein Wert vom Typ { $expected }, nicht vom Typ { $found }.
record-text-short = Der Text muss mindestens { $least ->
    [one] ein Zeichen
   *[other] { $least } Zeichen
} haben.
record-text-long = Der Text darf höchstens { $most ->
    [one] ein Zeichen
   *[other] { $most } Zeichen
} haben.
record-list-long = Die Liste darf höchstens { $most ->
    [one] einen Eintrag
   *[other] { $most } Einträge
} haben.
record-number-small = Die Zahl muss mindestens { $least } sein.
record-number-large = Die Zahl darf höchstens { $most } sein.
record-control-characters = Der Text enthält Steuerzeichen.
record-not-hex = Hierher gehören 64 hexadezimale Ziffern in Kleinbuchstaben.
record-value = Dieser Wert ist hier nicht erlaubt.
record-action-or-kind = Ein Eintrag hat entweder „action“ oder „kind“.

## Was sie behauptet

record-game = Das Spiel „{ $game }“ ist nicht bekannt; zur Wahl stehen: { $games }.
record-rules = Gespielt wurde nach Version { $theirs } der Regeln; dieses Programm liest: { $ours }.
record-players = Zu { $players } lässt sich das Spiel nicht spielen; erlaubt sind: { $counts }.
record-options = Solche Optionen hat das Spiel nicht.
record-seats = { $seats ->
    [one] Es gibt einen Platz
   *[other] Es gibt { $seats } Plätze
}, aber { $players ->
    [one] eine Person spielt
   *[other] { $players } Personen spielen
} mit.
record-result = Das Ergebnis ist nicht das, was der Verlauf ergibt.
record-part = Das ist nur, was eine Person von einer Partie gesehen hat; nachspielen lässt es sich nicht.
record-running-result = Eine Partie, die noch läuft, hat kein Ergebnis.
record-running-secret = Eine Partie, die noch läuft, verrät ihr Geheimnis nicht.
record-salts = Es sind mehr „salts“ als Mitspielende.
record-given = Der Verlauf ist kürzer als der Teil, der übernommen sein soll.
record-secret = Das Geheimnis wird verraten, wenn die Partie vorbei ist, und nur dann.

## Das Mischen

shuffle-secret-missing = Das Geheimnis ist noch nicht verraten; das geschieht, wenn die Partie vorbei ist.
shuffle-secret-wrong = Das Geheimnis passt nicht zum Versprechen: Sein SHA-256 ist ein anderes.
shuffle-draw-differs = Eintrag { $entry } im Verlauf sagt { $told }, aber das Geheimnis ergibt { $drawn }.
