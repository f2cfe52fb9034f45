# Eine abgelehnte Aufzeichnung, im Browser

web-import-entry = Eintrag { $entry } im Verlauf: { $sentence }
web-import-foreign = Das ist keine Spieldatei von Clachan. Wähl eine, die mit „{ web-export }“ gespeichert wurde; ihr Name endet auf .json.
web-import-empty = Die Datei ist leer. Speichere die Partie noch einmal und wähl die neue Datei.
web-import-cut-off = Die Datei ist abgeschnitten: Ihr Ende fehlt. Kopiere sie noch einmal, oder speichere die Partie neu.
web-import-encoded = Ein anderes Programm hat diese Datei umgeschrieben. Wähl das Original, so wie Clachan es gespeichert hat.
web-import-newer = Die Datei stammt aus einer neueren Version von Clachan. Aktualisiere diese hier, oder öffne die Datei dort, wo sie gespeichert wurde.
web-import-older = Die Partie wurde nach älteren Regeln gespielt, die diese Version von Clachan nicht mehr kennt.
web-import-part = Die Datei wurde gespeichert, als die Partie noch lief; sie enthält also nur, was eine Person gesehen hat. Speichere sie noch einmal, wenn die Partie vorbei ist.
web-import-changed = Die Datei wurde verändert: Ihr Ergebnis folgt nicht aus den Zügen. Wähl das Original.
web-import-seal = Die Datei wurde verändert: Das Siegel des Mischens passt nicht zur Partie. Wähl das Original.
web-import-damaged = Die Datei ist beschädigt. Wähl das Original, oder speichere die Partie noch einmal.
web-import-damaged-at = Die Datei ist beschädigt: Schritt { $entry } der Partie kann so nicht gewesen sein. Wähl das Original, oder speichere die Partie noch einmal.
web-import-too-long = Diese Partie ist zu lang für einen Tisch.
web-import-details = Einzelheiten
