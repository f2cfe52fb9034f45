# Eine abgelehnte Aufzeichnung, im Browser

web-import-entry = Eintrag { $entry } im Verlauf: { $sentence }
web-import-foreign = Das ist keine Aufzeichnung von Clachan. Wähle eine .json-Datei, die mit „{ web-export }“ gespeichert wurde.
web-import-empty = Die Datei ist leer. Lade die Partie erneut herunter und wähle die neue Datei.
web-import-cut-off = Die Datei ist unvollständig. Kopiere sie erneut oder lade die Partie erneut herunter.
web-import-encoded = Ein anderes Programm hat diese Datei verändert. Wähle das Original.
web-import-newer = Die Datei stammt aus einer neueren Version von Clachan. Aktualisiere Clachan oder öffne die Datei dort, wo sie gespeichert wurde.
web-import-older = Die Partie wurde nach älteren Regeln gespielt, die diese Version nicht unterstützt. Öffne sie in einer älteren Version.
web-import-part = Die Datei wurde während der Partie gespeichert und zeigt nur, was eine Person sah. Lade sie nach der Partie erneut herunter.
web-import-changed = Die Datei wurde verändert: Das Ergebnis passt nicht zu den Zügen. Wähle das Original.
web-import-seal = Die Datei wurde verändert: Die Ziehungen lassen sich nicht bestätigen. Wähle das Original.
web-import-damaged = Die Datei ist beschädigt. Wähle das Original oder lade die Partie erneut herunter.
web-import-damaged-at = Die Datei ist bei Eintrag { $entry } beschädigt. Wähle das Original oder lade die Partie erneut herunter.
web-import-too-long = Diese Partie ist zu lang für einen Tisch. Spiele sie im Terminal ab: clachan replay
web-import-details = Details
