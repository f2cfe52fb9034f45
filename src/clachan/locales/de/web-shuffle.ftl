# Das Mischen

web-seal-about = Vor der Partie hat der Server den Fingerabdruck eines geheimen Startwerts gezeigt, aus dem jede Ziehung folgt. So lässt sich keine Ziehung ändern. Am Ende wird der Startwert selbst gezeigt.
web-seal-over = Vor der Partie hat der Server den Fingerabdruck eines geheimen Startwerts gezeigt. Passt der Startwert unten dazu und folgt daraus jede Ziehung, war das Mischen fair.
web-seal-commitment = Fingerabdruck, vor dem Start gezeigt (SHA-256)
web-seal-check = Alle Ziehungen prüfen
web-seal-broken = Prüfung fehlgeschlagen: Der geheime Startwert hat einen anderen Fingerabdruck.
web-seal-draws = Um die Ziehungen ohne diesen Server zu prüfen, lade die Partie herunter und führe diesen Befehl aus:
web-seal-imported = Die Datei enthält den geheimen Startwert, nach dem gemischt wurde, und seinen Fingerabdruck.
web-seal-fingerprint = Fingerabdruck (SHA-256)
web-proof-whole = Prüfung bestanden: { $draws ->
    [one] Die einzige Ziehung folgt
   *[other] Alle { $draws } Ziehungen folgen
} aus dem geheimen Startwert, der vor dem Start feststand.
web-proof-rest = Prüfung bestanden: { $draws ->
    [one] Die einzige Ziehung hier folgt
   *[other] Alle { $draws } Ziehungen hier folgen
} aus dem geheimen Startwert. Frühere Ziehungen gehören zu einer anderen Partie.
web-proof-imported = { $draws ->
    [one] Die einzige Ziehung folgt
   *[other] Alle { $draws } Ziehungen folgen
} aus dem geheimen Startwert in der Datei. Ob sein Fingerabdruck vor dem Start gezeigt wurde, wissen nur die Beteiligten.
web-proof-unsealed = { $draws ->
    [one] Die einzige Ziehung folgt
   *[other] Alle { $draws } Ziehungen folgen
} aus dem geheimen Startwert. Um seinen Fingerabdruck zu prüfen, öffne die Seite über https oder nutze den Befehl unten.
web-proof-none = Hier wurde nichts gezogen. Es gibt nichts zu prüfen.
web-proof-differs = Prüfung fehlgeschlagen: Eintrag { $entry } folgt nicht aus dem geheimen Startwert.
