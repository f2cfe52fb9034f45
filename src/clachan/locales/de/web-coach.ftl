# Die Hilfe beim ersten Spiel

web-coach-title = Deine erste Partie
web-coach-leave = Coach beenden
web-coach-fold = Coach
web-coach-take = Für mich ausführen
web-coach-moves = { $player } ist am Zug.
web-coach-watch = { $player } ist am Zug. Der Verlauf zeigt, was geschieht.
web-coach-waits = Einen Moment: Das Spiel wird aufgebaut.
web-coach-over = Das war deine erste Partie. Die Abrechnung zeigt, woher jeder Punkt kommt. „{ web-look-back }“ zeigt die Wendepunkte.

## Clans and Glory: zu jeder Karte eine Lektion

web-coach-clans-0 = Wer die meisten Punkte hat, gewinnt. Es zählen nur Karten, die deine Schilde bekommen. Wähle 1 Karte, dann einen Platz neben oder gegenüber einer Karte gleicher Farbe oder gleichen Rangs.
web-coach-clans-1 = Karten zählen nur durch Schilde. Zu deiner Karte darfst du 1 deiner 5 Schilde auf dasselbe Tableau legen. Am Ende bekommt der erste Schild dort alle Karten mit dem niedrigsten Rang.
web-coach-clans-2 = Der zweite Schild auf einem Tableau bekommt am Ende den nächsthöheren Rang, der dritte den übernächsten. Manchmal lohnt es sich, jemand anderem dort den ersten Schild zu überlassen.
web-coach-clans-3 = Ein Schild bekommt alle Karten eines Rangs, und jede zählt so viel wie ihr Rang. Auch niedrige lohnen sich: Vier 3er (12 Punkte) schlagen zwei 4er (8 Punkte).
web-coach-clans-4 = Ein neuer Rang kann alles ändern: Kommt zu 4ern und 6ern eine 3, bekommt der erste Schild die 3 und der zweite die 4er. Sicher sind Punkte erst, wenn das Tableau voll ist.
web-coach-clans-5 = Ein gelegter Schild wird nie versetzt, und übrige Schilde bringen nichts. Liegen auf einem Tableau mehr Schilde als Ränge, bekommen die letzten Schilde nichts.
web-coach-clans-6 = Passt keine deiner Karten, musst du eine verdeckt legen. Sie zählt für niemanden, aber sie besetzt den Platz.
web-coach-clans-7 = Dein letzter Zug. Sieh nach, was jeder Schild jetzt bekäme, und ändere es zu deinen Gunsten. Übrige Handkarten zählen nicht.

## Glen More: zu jedem Plättchen eine Lektion und eine zu jeder Art von Entscheidung

web-coach-glenmore-taking-0 = Wer die meisten Siegpunkte hat, gewinnt. Plättchen und 3 Wertungen bringen sie. Wähle ein Plättchen der Kette und ein Feld Seite an Seite mit deiner Auslage, neben deinem Clanmitglied, auch über Eck.
web-coach-glenmore-taking-1 = Am Zug ist, wer in der Kette ganz hinten steht. Nimmst du ein nahes Plättchen, bist du bald wieder dran; springst du weit, haben die anderen mehr Züge.
web-coach-glenmore-taking-2 = Ein neues Plättchen aktiviert sich selbst und alle ringsum, auch über Eck. Lege es dorthin, wo es viele deiner Plättchen berührt.
web-coach-glenmore-taking-3 = Manche Plättchen kosten Ressourcen. Bezahle mit den Ressourcen auf deinen Plättchen oder kaufe sie für Münzen vom Lager.
web-coach-glenmore-taking-4 = Ist Stapel 1, 2 oder 3 leer, zählt bei Whiskyfässern, Chieftains und Karten besonderer Orte dein Vorsprung vor der Person mit den wenigsten: 1 bringt 1 Siegpunkt, 5 oder mehr bringen 8.
web-coach-glenmore-taking-5 = Fluss und Straße wachsen nur an ihren Enden: Ein Plättchen mit Fluss setzt deinen Fluss im Norden oder Süden fort, eines mit Straße deine Straße im Osten oder Westen.
web-coach-glenmore-taking-6 = Mehr ist nicht immer besser: Am Ende verlierst du 3 Siegpunkte für jedes Plättchen, das du mehr hast als die Person mit den wenigsten.
web-coach-glenmore-taking-7 = Du kennst jetzt einen ganzen Zug. Spiele mit dem Coach zu Ende oder ohne ihn weiter. Tipps kannst du weiterhin anfordern.
web-coach-glenmore-paying = Bezahle Ressource für Ressource, von deinen Plättchen oder vom Lager. Jeder Kauf macht die nächste dieser Art teurer.
web-coach-glenmore-paying-member = Loch Ness kostet 1 Clanmitglied oder 1 Chieftain. Behalte ein Clanmitglied dort, wo du anlegen willst.
web-coach-glenmore-gaining = Wähle eine Ressource: eine, die dein nächstes Plättchen kostet, oder eine, die du noch nicht hast.
web-coach-glenmore-resolving = Loch Shiel legt 1 Ressource auf jedes deiner leeren Produktionsfelder. Du darfst vorher verkaufen: Auch ein Feld, das dabei leer wird, bekommt 1 Ressource.
web-coach-glenmore-activating = Aktiviere das neue Plättchen und seine Nachbarn, jedes einmal. Am besten zuerst die, die Ressourcen geben, dann die, die sie nehmen.
web-coach-glenmore-moving = Dörfer und Burgen geben Bewegungspunkte. Bewege ein Clanmitglied dorthin, wo du anlegen willst, oder befördere eines zum Chieftain für die Wertungen.
