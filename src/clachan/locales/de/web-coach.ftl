# Die Hilfe beim ersten Spiel

web-coach-title = Dein erstes Spiel
web-coach-leave = Ohne Hilfe weiterspielen
web-coach-fold = Rat der Hilfe
web-coach-take = Mach das für mich
web-coach-watch = { $player } ist am Zug. Sieh zu, was sich ändert.
web-coach-waits = Einen Augenblick: Karten und Plättchen werden verteilt.
web-coach-over = Das war dein erstes Spiel. Die Abrechnung sagt, woher jeder Punkt kam. Im Rückblick siehst du die Züge, in denen es sich entschieden hat.

## Clans and Glory: zu jeder Karte eine Lektion

web-coach-clans-0 = In jedem Zug legst du eine Karte aus deiner Hand. Sie muss die Farbe oder den Wert mit einer Karte daneben oder gegenüber gemeinsam haben. Wähle die Karte, dann den Platz; wo sie passt, leuchtet es auf.
web-coach-clans-1 = Punkte bringen Karten nur durch Schilde. Mit einer Karte darfst du einen deiner fünf Schilde auf dasselbe Plättchen legen. Am Ende nimmt der erste Schild eines Plättchens alle Karten des niedrigsten Werts.
web-coach-clans-2 = Der zweite Schild auf einem Plättchen nimmt den nächsten Wert, der dritte den darauf. Es kann also richtig sein zu warten, bis jemand anders die niedrigen Karten genommen hat.
web-coach-clans-3 = Eine Karte zählt so viel wie ihr Wert, und ein Schild nimmt alle Karten eines Werts. Drei Sechsen auf einem Plättchen sind 18 Punkte für einen einzigen Schild: Lege dazu, was dein Schild nehmen wird.
web-coach-clans-4 = Kommt auf ein Plättchen ein neuer, niedrigerer Wert, so rücken die Schilde, die höhere nahmen, um einen Wert nach unten. Solange Plätze frei sind, sind deine Punkte nicht sicher, und die der anderen auch nicht.
web-coach-clans-5 = Zähle, wie viele Schilde du noch hast: In der Hand sind sie nichts wert. Auf einem Plättchen mit mehr Werten als Schilden nimmt jeder Schild etwas.
web-coach-clans-6 = Passt keine deiner Karten irgendwo, so legst du eine verdeckt. Sie zählt für niemanden, aber sie besetzt den Platz.
web-coach-clans-7 = Dein letzter Zug. Eine Karte, die auf der Hand bleibt, zählt nicht. Wer auf einem Plättchen zuletzt legt, hat dort das letzte Wort: Sieh nach, was jeder Schild jetzt nähme, und ändere es zu deinen Gunsten.

## Glen More: zu jedem Plättchen eine Lektion und eine zu jeder Art von Entscheidung

web-coach-glenmore-taking-0 = In jedem Zug nimmst du ein Plättchen aus der Kette und legst es neben eines von deinen. Rings um den Platz, auch über Eck, muss eines deiner Clanmitglieder stehen. Wähle das Plättchen, dann den Platz; wo es liegen darf, leuchtet es auf.
web-coach-glenmore-taking-1 = Wer in der Kette ganz hinten ist, ist als Nächstes dran. Nimmst du ein Plättchen in deiner Nähe, bist du bald wieder am Zug; springst du weit nach vorn, kommen die anderen öfter dran.
web-coach-glenmore-taking-2 = Ein neues Plättchen löst sich selbst und alle ringsum aus, auch über Eck. Lege es also dorthin, wo es viele von deinen berührt.
web-coach-glenmore-taking-3 = Manche Plättchen kosten Rohstoffe. Du bezahlst mit dem, was auf deinen Plättchen liegt, oder kaufst mit Münzen auf dem Markt.
web-coach-glenmore-taking-4 = Dreimal im Spiel werden Whisky, Häuptlinge und Karten verglichen. Punkte gibt es für den Vorsprung vor denen, die am wenigsten haben, und ein großer Vorsprung zählt weit mehr als ein kleiner.
web-coach-glenmore-taking-5 = Fluss und Straße brechen nie ab: Ein Plättchen mit Fluss kommt nördlich oder südlich an deinen Fluss, eines mit Straße östlich oder westlich an deine Straße.
web-coach-glenmore-taking-6 = Mehr ist nicht immer besser: Am Ende kostet jedes Plättchen, das du mehr hast als das kleinste Land, 3 Punkte. Nimm nur, was für dich arbeitet.
web-coach-glenmore-taking-7 = Du hast alles gesehen, was zu einem Zug gehört. Spiel so weiter bis zum Ende, oder ohne mich: Der Tipp bleibt dir.
web-coach-glenmore-paying = Bezahle Rohstoff für Rohstoff: von einem deiner Plättchen oder vom Markt. Was du kaufst, macht den nächsten Rohstoff dieser Art teurer.
web-coach-glenmore-paying-member = Dieser Ort kostet jemanden: ein Clanmitglied oder einen Häuptling. Behalte wenigstens ein Mitglied dort, wo du bauen willst.
web-coach-glenmore-gaining = Du darfst aussuchen, was du bekommst. Nimm, was dein nächstes Plättchen kostet, oder was dir fehlt.
web-coach-glenmore-resolving = Bevor die Rohstoffe kommen, darfst du verkaufen, um Platz für sie zu machen.
web-coach-glenmore-activating = Jetzt dürfen das neue Plättchen und die ringsum arbeiten, jedes einmal. Zuerst, was Rohstoffe gibt, dann, was welche nimmt.
web-coach-glenmore-moving = Dörfer geben Bewegung. Bring ein Clanmitglied dorthin, wo du als Nächstes bauen willst, oder lass eines Häuptling werden: Der zählt in jeder Wertung.
