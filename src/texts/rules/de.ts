import { de as bacchanalia } from './bacchanalia/de.ts';
import type { RulesTexts } from './keys.ts';

/** German. Terms are those of the German edition, sentences our own. */
export const de: RulesTexts = {
  ...bacchanalia,

  'rules.search.ignored':
    'ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine deinen deinem deiner man er sie es ihn ihm wir uns ihr euch sich der die das den dem des ein eine einen einem einer eines und oder aber so was wie wo wohin woher wann wer wen wem wenn als dann denn dass ob da dort hier ist sind bin bist war waren sein wird wurde will möchte jemand jemanden jemandem kann können könnte könnten darf darfst dürfen dürfte soll sollte hat habe haben hatte mache macht machen tun tut zu zum zur in im ins an am auf aus bei beim von vom mit für um dieser diese dieses diesen diesem welcher welche welches welchen eigentlich mal bitte erkläre erklär sag jetzt noch auch eben passiert',

  'rules.group.start': 'Erste Schritte',
  'rules.group.board': 'Der Spielplan',
  'rules.group.moving': 'Würfeln und Ziehen',
  'rules.group.hits': 'Spirituelle Kraft und Schlagen',
  'rules.group.tuchulcha': 'Tuchulcha',
  'rules.group.lasaVecuvia': 'Lasa Vecuvia',
  'rules.group.end': 'Das Spielende',
  'rules.group.fewer': 'Zu zweit oder zu dritt',
  'rules.group.reading': 'Schreibweise und Festlegungen',

  'rules.chapter.contents': 'Inhalt',
  'rules.chapter.object': 'Zweck des Spiels',
  'rules.chapter.spaces': 'Die Felder des Spielplans',
  'rules.chapter.preparation': 'Spielvorbereitung',
  'rules.chapter.game': 'Spielverlauf',
  'rules.chapter.roles': 'Rollenwechsel: Tuchulcha',
  'rules.chapter.lasaVecuvia': 'Rollenwechsel: Lasa Vecuvia',
  'rules.chapter.end': 'Spielende und Sieg',
  'rules.chapter.fewer': 'Das Spiel zu zweit oder zu dritt',
  'rules.chapter.twoPlayers': 'Besonderheit des Spiels zu zweit',

  'rules.aim.title': 'Worum es im Spiel geht',
  'rules.aim.short':
    'Du bist ein großer Priester. Führe mehr Haruspizes als alle anderen über den Weg zum Altar von Voltumna und schicke unterwegs fremde in den Wald. Wer die Rolle wechselt, zu Tuchulcha oder zu Lasa Vecuvia, hat ein eigenes Ziel.',
  'rules.aim.more': `**Drei Wege zum Sieg**
- Als normaler Spieler: Am Ende hast du die meisten Haruspizes in Voltumna, bei Gleichstand die wenigsten im Wald.
- **Tuchulcha** geweiht: Kein anderer Spieler hat mehr einen Haruspex im Spiel.
- **Lasa Vecuvia** geweiht (nur zu viert): Alle Durchgänge sind versiegelt.

Auch wer als Letzter noch dabei ist, gewinnt.

Jede Farbe dient einer Gottheit: Blau Alpan, Rot Achvizr, Gelb Thalna, Schwarz Leinth.`,
  'rules.aim.words':
    'Ziel, Spielziel, Zweck des Spiels, Überblick, wie geht das Spiel, wie funktioniert das Spiel, wie spielt man das, worum geht es, Anfänger, neu hier, Einführung, Grundlagen, Spielidee, Alpan, Achvizr, Thalna, Leinth, Götter, Gottheiten, Priester',

  'rules.haruspex.title': 'Haruspizes, und wann sie im Spiel sind',
  'rules.haruspex.short':
    'Ein Haruspex ist eine deiner Figuren. Er ist im Spiel, solange er im Tempel oder auf dem Weg steht. In Voltumna, im Wald oder in einem Heiligtum ist er nicht mehr im Spiel und bleibt dort.',
  'rules.haruspex.more': `Wie viele deiner Haruspizes im Spiel sind, ist oft wichtig:
- Mit **keinem** scheidest du vielleicht aus, oder das Spiel endet.
- Mit **einem** beim Würfeln musst du nicht alle Würfel nutzen.
- Haben alle anderen **mindestens zwei**, darf sich jemand Tuchulcha weihen.
- Mit **mindestens vier** eigenen darfst du dich Lasa Vecuvia weihen.

Ein Haruspex, der noch im Tempel steht, zählt genauso viel wie einer auf dem Weg. Nur in einem Fall verlässt einer den Weg und bleibt im Spiel: Wird ein Haruspex von Lasa Vecuvia geschlagen, aber nicht von Tuchulcha, kehrt er in seinen Tempel zurück.`,
  'rules.haruspex.words':
    'Figur, Figuren, Spielfigur, Spielfiguren, Steinchen, Männchen, Pöppel, Kegel, im Spiel, was zählt als im Spiel, noch im Spiel, Haruspex, Haruspexe, Aruspex, Haruspices, wie viele habe ich noch',

  'rules.setup.title': 'Aufbau',
  'rules.setup.short':
    'Zu viert hat jeder 8 Haruspizes, zu zweit oder zu dritt 9. Alle beginnen in ihren Tempeln. Wer anfängt, wird ausgelost, dann geht es im Uhrzeigersinn: Blau, Rot, Gelb, Schwarz.',
  'rules.setup.more': `- **Zu viert:** alle Farben, je 8 Haruspizes.
- **Zu dritt:** drei beliebige Farben, je 9, auf dem Spielplan mit 30 Steinen.
- **Zu zweit:** gegenüberliegende Farben, je 9: Blau und Gelb oder Rot und Schwarz. Die beiden anderen Farben sind neutral und haben je 5 im Tempel.

Die vier Siegel liegen für Lasa Vecuvia bereit; sie gibt es nur zu viert.`,
  'rules.setup.words':
    'Spielaufbau, aufbauen, Vorbereitung, Spielvorbereitung, wer fängt an, wer beginnt, wer startet, Startspieler, erster Spieler, Reihenfolge der Spieler, Spielerreihenfolge, Startaufstellung, Anfang, wie viele Haruspizes, wie viele Figuren, wie viele Figuren bekomme ich, wie viele Figuren bekommt man, wer faengt an, wie viele Spieler, Spielerzahl, Farben, Sitzordnung',

  'rules.turn.title': 'Ablauf eines Zuges',
  'rules.turn.short':
    'Wirf zwei Würfel und bewege mit jedem einen Haruspex im Uhrzeigersinn. Vor dem Würfeln darfst du die Rolle wechseln, wenn es dir erlaubt ist. Sind deine Würfel verbraucht, ist der Nächste im Uhrzeigersinn dran.',
  'rules.turn.more': `1. **Vor dem Würfeln:** Sind die Bedingungen erfüllt, darfst du deinen Tempel Tuchulcha oder Lasa Vecuvia weihen.
2. **Würfeln:** zwei Würfel; bei einem Pasch darfst du sofort einen dritten dazunehmen. Tuchulcha wirft mehr Würfel und legt einen weg.
3. **Ziehen:** erst alle von den Zaubersteinen herunter, dann nach Belieben, ein Würfel nach dem anderen. Es müssen so viele Würfel wie möglich genutzt werden.
4. **Nach dem Ziehen:** Hast du Tuchulcha gestürzt, darfst du diese Rolle sofort übernehmen.

Lässt sich kein Würfel nutzen, verfällt der Zug.`,
  'rules.turn.words':
    'Zug, mein Zug, Spielzug, Zugablauf, Spielablauf, Ablauf, Reihenfolge im Zug, Phasen, was mache ich in meinem Zug, was muss ich in meinem Zug machen, was kann ich in meinem Zug tun, was tue ich wenn ich dran bin, ich bin dran, am Zug, an der Reihe, Uhrzeigersinn, nächster Spieler, Runde',

  'rules.board.title': 'Der Spielplan',
  'rules.board.short':
    'Der Weg ist ein Ring aus 40 Steinen (zu dritt 30), im Uhrzeigersinn nummeriert. Je zehn Steine gehören zu einem Tempel. Von je zehn ist der 1. ein Zauberstein, der 4. ein Ritualstein und der 6. ein Durchgang; die anderen sind normal.',
  'rules.board.more': `**Zu zweit und zu viert:** Blau 1 bis 10, Rot 11 bis 20, Gelb 21 bis 30, Schwarz 31 bis 40.
- Zaubersteine: 1, 11, 21, 31
- Ritualsteine: 4, 14, 24, 34
- Durchgänge: 6, 16, 26, 36

**Zu dritt:** drei Sektoren mit je zehn Steinen, in der Reihenfolge Blau, Rot, Gelb, Schwarz, ohne die Farbe, die niemand spielt.

Neben dem Ring liegen die Tempel, der Altar von Voltumna, Tuchulchas Heiligtum im Wald und das Heiligtum von Lasa Vecuvia.`,
  'rules.board.words':
    'Brett, Spielbrett, Plan, Karte, Stein, Steine, Feld, Felder, Ring, Kreis, Nummern, wie viele Steine, wie viele Felder, wie groß ist der Spielplan, Sektor, Sektoren, Sonderfelder, Sondersteine, besondere Steine, normaler Stein, normale Steine, welcher Stein ist was',

  'rules.way.title': 'Der Weg eines Haruspex',
  'rules.way.short':
    'Vom Tempel auf den Zauberstein des eigenen Sektors, dann im Uhrzeigersinn bis zum Zielstein und von dort nach Voltumna. Der Zielstein ist das 31. Feld des Weges; jeder Würfel, der darüber hinausführt, endet in Voltumna.',
  'rules.way.more': `Zu zweit und zu viert ist der Zielstein der Zauberstein im Sektor vor dem eigenen, nach drei Vierteln des Rings:
- Blau beginnt auf 1 und geht über 31 hinaus
- Rot beginnt auf 11 und geht über 1 hinaus
- Gelb beginnt auf 21 und geht über 11 hinaus
- Schwarz beginnt auf 31 und geht über 21 hinaus

Zu dritt ist es der eigene Zauberstein, nach einer ganzen Runde.

Niemand zieht je rückwärts. Wer Tuchulcha oder Lasa Vecuvia geweiht ist, verlässt den Weg nicht am Zielstein, sondern geht Runde um Runde.`,
  'rules.way.words':
    'Weg, der Weg, Strecke, Route, Richtung, Uhrzeigersinn, rückwärts, zurück ziehen, Zielstein, Ausgang, wo gehe ich raus, wo verlasse ich den Weg, wo komme ich raus, wie weit, wie lang ist der Weg, Länge, Runde, Startstein, Einstieg, Ausstieg, Scherben, Weg der Reinigung',

  'rules.temple.title': 'Der Tempel: auf den Weg kommen',
  'rules.temple.short':
    'Deine Haruspizes beginnen im Tempel. Jeder Würfel bringt einen heraus: eine 1 auf den eigenen Zauberstein, eine 2 auf den Stein dahinter und so weiter. Im Tempel kann niemand geschlagen werden.',
  'rules.temple.more': `Zum Herauskommen brauchst du keine bestimmte Zahl, und in einem Zug dürfen auch mehrere heraus. Eine 4 führt auf den Ritualstein, eine 6 auf den Durchgang: Dort geht der Haruspex verloren, wenn er nicht versiegelt ist.

Wer im Tempel steht, ist im Spiel. Manche kannst du opfern, wenn du dich Tuchulcha weihst.

Zurück in den Tempel kommt niemand, außer Haruspizes von Lasa Vecuvia, die ein normaler Spieler schlägt.`,
  'rules.temple.words':
    'Tempel, Haus, Zuhause, Basis, Start, Startfeld, Starttempel, Ausgangstempel, herauskommen, rauskommen, raus aus dem Tempel, Tempel verlassen, aus dem Tempel ziehen, einsetzen, ins Spiel bringen, brauche ich eine Sechs, sechs zum Rauskommen, im Tempel sicher',

  'rules.mystical.title': 'Zaubersteine',
  'rules.mystical.short':
    'Ein Zauberstein verdreifacht die spirituelle Kraft der Haruspizes, die darauf stehen. Der Preis: In deinem nächsten Zug müssen sie zuerst weg. Es sind die Steine 1, 11, 21 und 31.',
  'rules.mystical.more': `Der 1. Stein jedes Sektors ist ein Zauberstein. Hier betritt die Farbe des Sektors den Weg, und zu zweit oder zu viert ist er auch der Zielstein der nächsten Farbe im Uhrzeigersinn: Rot beginnt auf 11, und Gelb verlässt den Weg über ihn.

- Ein Haruspex hat dort Kraft 3, zwei haben 6.
- Jede Farbe darf auf jedem Zauberstein stehen und ist dort geschützt.
- Tuchulcha beachtet ihn nicht: Gegen Tuchulchas Haruspizes hilft er nicht, und sie selbst müssen nicht weg.

Auf dem Spielplan zu dritt sind es 1, 11 und 21.`,
  'rules.mystical.words':
    'Zauberstein, Zauber, was ist ein Zauberstein, mystischer Stein, magischer Stein, verdreifacht, dreifach, dreifache Kraft, mal drei, x3, Feuerschein, Feuer, Sonne, geschützt, stärkster Stein, Stein 1, Stein 11, Stein 21, Stein 31',

  'rules.ritual.title': 'Ritualsteine',
  'rules.ritual.short':
    'Ein Ritualstein verdoppelt die spirituelle Kraft der Haruspizes, die darauf stehen. Du darfst bleiben, solange du willst. Es sind die Steine 4, 14, 24 und 34.',
  'rules.ritual.more': `Der 4. Stein jedes Sektors ist ein Ritualstein.

- Ein Haruspex hat dort Kraft 2, zwei haben 4, drei haben 6.
- Jede Farbe darf jeden Ritualstein nutzen.
- Anders als von einem Zauberstein muss hier niemand weg.
- Tuchulcha beachtet ihn nicht: Zwei Haruspizes auf einem Ritualstein haben gegen Tuchulcha nur Kraft 2.

Auf dem Spielplan zu dritt sind es 4, 14 und 24.`,
  'rules.ritual.words':
    'Ritualstein, Ritual, was ist ein Ritualstein, verdoppelt, doppelte Kraft, doppelt, mal zwei, x2, grün, grüner Schein, bleiben, auf dem Ritualstein bleiben, Stein 4, Stein 14, Stein 24, Stein 34',

  'rules.passage.title': 'Durchgänge',
  'rules.passage.short':
    'Wer auf einem offenen Durchgang stehen bleibt, ist an den Wald verloren. Darüber hinwegziehen schadet nicht. Es sind die Steine 6, 16, 26 und 36.',
  'rules.passage.more': `Der 6. Stein jedes Sektors ist ein Durchgang.

- Es zählt nur, wo ein Würfel **endet**. Nimmt ein Haruspex zwei Würfel, hält er auch nach dem ersten an.
- Du darfst absichtlich auf einen Durchgang ziehen, und du musst, wenn sonst weniger Würfel genutzt würden.
- Auch Tuchulchas Haruspizes gehen dort verloren.
- Nur Lasa Vecuvia kann einen Durchgang versiegeln. Versiegelt ist er für alle ein normaler Stein, bis zum Spielende.

Auf dem Spielplan zu dritt sind es 6, 16 und 26.`,
  'rules.passage.words':
    'Durchgang, was ist ein Durchgang, Wirbel, Strudel, Spirale, Loch, Falle, verloren, verlaufen, gefährlicher Stein, Stein 6, Stein 16, Stein 26, Stein 36, mit der 6 aus dem Tempel, hineinfallen, auf einem Durchgang landen, auf einem Durchgang stehen bleiben',

  'rules.forest.title': 'Der Wald',
  'rules.forest.short':
    'Wer geschlagen wird oder auf einem offenen Durchgang stehen bleibt, kommt in den Wald und nie mehr auf den Weg zurück.',
  'rules.forest.more': `Jede Farbe wird im Wald für sich gezählt.

- Haben am Ende mehrere gleich viele in Voltumna, gewinnt, wer weniger im Wald hat.
- Haruspizes im Wald kannst du opfern, wenn du dich Tuchulcha weihst, und alle kommen in ihr Heiligtum, wenn du dich Lasa Vecuvia weihst.
- Weihst du dich Tuchulcha, kommt in den Wald, wer von dir in Voltumna übrig ist.`,
  'rules.forest.words':
    'Wald, in den Wald, Friedhof, tot, raus, zurück aus dem Wald, aus dem Wald zurück, aus dem Wald holen, wieder aus dem Wald kommen, zurückkommen, verlorene Haruspizes, wiederbeleben',

  'rules.altar.title': 'Ankunft in Voltumna',
  'rules.altar.short':
    'Jeder Würfel, der einen Haruspex über seinen Zielstein hinausführt, bringt ihn nach Voltumna. Der Wurf muss nicht genau passen: Überzählige Augen verfallen. Er darf auch auf dem Zielstein anhalten.',
  'rules.altar.more': `**Beispiel:** Der Zielstein von Blau ist 31. Von 29 reicht eine 3 oder mehr nach Voltumna, eine 2 hält auf 31. Von 31 genügt jede Zahl.

- In Voltumna ist ein Haruspex sicher und nicht mehr im Spiel.
- Die meisten in Voltumna entscheiden am Ende das Spiel.
- Ist jemand anders Tuchulcha geweiht, wenn du ankommst, scheidet diese Person sofort aus.
- Haruspizes von Tuchulcha und Lasa Vecuvia kommen nie dorthin.`,
  'rules.altar.words':
    'Voltumna, Velthumena, Altar, Altar erreichen, Zielfeld, ins Ziel, Ziel erreichen, ankommen, ins Ziel kommen, genauer Wurf, genau würfeln, passende Zahl, exakte Zahl, genaue Zahl, übrige Augen, überzählige Augen, zu viel gewürfelt, Punkte, nach Hause',

  'rules.sanctuary.title': 'Die Heiligtümer',
  'rules.sanctuary.short':
    'Wer Tuchulcha oder Lasa Vecuvia geopfert wird, steht in deren Heiligtum, ist nicht mehr im Spiel und tut nichts mehr.',
  'rules.sanctuary.more': `- **Tuchulchas Heiligtum** nimmt die Haruspizes auf, die bei der Weihe geopfert werden.
- **Lasa Vecuvias Heiligtum** nimmt die auf, die bei ihrer Weihe geopfert werden, und jeden Haruspex, der einen Durchgang versiegelt hat.

Sie ziehen nie wieder und zählen weder für Voltumna noch für den Wald. Scheidet ihr Spieler aus, kommen sie mit den anderen in die Schachtel.`,
  'rules.sanctuary.words':
    'Heiligtum, Opfer, geopferte Haruspizes, geopfert, wohin kommen geopferte Figuren, wo stehen die Geopferten',

  'rules.dice.title': 'Wie viele Würfel du wirfst',
  'rules.dice.short':
    'Zwei, und bei einem Pasch auf Wunsch einen dritten. Tuchulcha wirft zu viert vier, sonst drei, wobei gleiche Würfel einen vierten erlauben; einer davon wird weggelegt.',
  'rules.dice.more': `- **Normaler Spieler:** 2 Würfel; ein Pasch erlaubt einen dritten.
- **Lasa Vecuvia:** genauso, 2 Würfel; ein Pasch erlaubt einen dritten.
- **Tuchulcha zu viert:** 4 Würfel, einer wird weggelegt.
- **Tuchulcha zu zweit oder zu dritt:** 3 Würfel; sind mindestens zwei gleich, ist ein vierter erlaubt; einer wird weggelegt.

Jeder Würfel wird für sich genutzt. Die Reihenfolge wählst du, soweit die anderen Regeln es zulassen.`,
  'rules.dice.words':
    'Würfel, würfeln, Wurf, werfen, wie viele Würfel, mit wie vielen Würfeln, Anzahl der Würfel, zwei Würfel, Reihenfolge der Würfel, neu würfeln',

  'rules.doubles.title': 'Pasch: der dritte Würfel',
  'rules.doubles.short':
    'Zeigen beide Würfel die gleiche Zahl, darfst du sofort, vor dem Ziehen, einen dritten werfen. Du musst nicht. Ist er geworfen, muss er wie die anderen genutzt werden.',
  'rules.doubles.more': `- Zeigt der dritte wieder die gleiche Zahl, gibt es keinen vierten.
- Bei zweien zu bleiben kann klug sein: Ein dritter Würfel zwingt dich vielleicht auf einen Durchgang oder von einem sicheren Stein weg.
- Auch Lasa Vecuvia darf bei einem Pasch einen dritten werfen.
- Tuchulcha wirft zu viert keinen Würfel dazu. Zu zweit oder zu dritt darf Tuchulcha einen vierten werfen, wenn mindestens zwei von drei gleich sind, und legt danach einen weg.

**Beispiel:** Gelb würfelt 2-2, nimmt einen dritten dazu und bekommt eine 4. Ein Haruspex kommt mit der 4 heraus, ein anderer zieht 2 und 2, und beide stehen auf dem Ritualstein.`,
  'rules.doubles.words':
    'Pasch, Doppel, dritter Würfel, dritten Würfel werfen, dritte Würfel, zusätzlicher Würfel, Zusatzwürfel, Bonuswürfel, noch mal würfeln, nochmal würfeln, zweimal die gleiche Zahl, gleiche Zahlen, gleiche Würfel, Dreierpasch',

  'rules.moving.title': 'Ziehen: ein Würfel, ein Haruspex',
  'rules.moving.short':
    'Jeder Würfel bewegt einen Haruspex im Uhrzeigersinn um genau seine Zahl. Ein Haruspex darf mehrere Würfel nehmen, aber nacheinander: Er hält nach jedem an, und jeder Halt muss erlaubt sein.',
  'rules.moving.more': `Ein Würfel darf enden
- auf einem leeren Stein,
- bei Haruspizes der eigenen Farbe,
- auf einem offenen Durchgang: an den Wald verloren,
- in Voltumna, hinter dem Zielstein,
- auf einem Stein mit einer anderen Farbe nur, wenn du schlägst.

Würfel werden nie zusammengezählt. Mit 2 und 4 gehst du nicht auf einmal 6: Du gehst 2, hältst an und gehst 4, oder umgekehrt. Das kann dich retten (ein Halt vor und einer hinter dem Durchgang) oder aufhalten.

**Beispiel:** Blau beginnt mit 3-5 und zieht zwei Haruspizes heraus, auf die Steine 3 und 5. Erlaubt wäre auch einer auf 8.`,
  'rules.moving.words':
    'ziehen, wie ziehe ich, bewegen, laufen, gehen, Bewegung, Schritt, Schritte, Würfel zusammenzählen, Würfel addieren, beide Würfel zusammen, Summe, Würfel aufteilen, beide Würfel mit einem Haruspex, beide Würfel für eine Figur, gleiche Figur zweimal, wo darf ich anhalten, wo darf ich stehen bleiben',

  'rules.passing.title': 'An anderen vorbeiziehen',
  'rules.passing.short':
    'Ja, du darfst über alle Steine ziehen, egal wer darauf steht, und zählst sie dabei mit. Nur wo ein Würfel endet, ist wichtig.',
  'rules.passing.more': `- Eigene, fremde, Tuchulchas Haruspizes und große Gruppen: Niemand versperrt den Weg.
- Vorbeiziehen schadet niemandem, und offene Durchgänge schaden dir dabei nicht.
- Nimmt ein Haruspex zwei Würfel, hält er dazwischen an, und dieser Halt muss erlaubt sein.
- **Lasa Vecuvia** zieht anders: Ihre Haruspizes überspringen besetzte Steine, ohne sie mitzuzählen.`,
  'rules.passing.words':
    'überholen, überspringen, drüberspringen, springen, darf ich springen, über andere ziehen, über andere Figuren ziehen, über fremde Haruspizes ziehen, über Gegner ziehen, vorbei, vorbeilaufen, durchgehen, Blockade, ist der Weg versperrt, Weg blockiert, besetzte Steine, überqueren',

  'rules.stacking.title': 'Mehrere Haruspizes auf einem Stein',
  'rules.stacking.short':
    'Von einer Farbe dürfen beliebig viele auf einem Stein stehen, und zusammen sind sie stärker. Verschiedene Farben teilen sich nie einen Stein.',
  'rules.stacking.more': `Ihre spirituelle Kraft ist ihre Anzahl, verdoppelt auf einem Ritualstein und verdreifacht auf einem Zauberstein. Eine Gruppe ist nicht aneinander gebunden: Jeder Würfel bewegt weiterhin einen Haruspex.

Zwei Farben stehen nur dann auf einem Stein, wenn ein Schlag offen ist, also innerhalb eines Zuges.`,
  'rules.stacking.words':
    'Stapel, stapeln, Gruppe, Turm, zusammen, zusammenstehen, Stein teilen, derselbe Stein, gleicher Stein, wie viele auf einem Stein, zwei auf einem Stein, zwei Haruspizes auf einem Stein, zwei Spieler auf einem Stein, zwei Farben auf einem Stein, Paar',

  'rules.mysticalFirst.title': 'Zaubersteine zuerst verlassen',
  'rules.mysticalFirst.short':
    'Bevor du etwas anderes bewegst, müssen alle Haruspizes weg, die beim Würfeln auf Zaubersteinen standen, jeder mit einem Würfel.',
  'rules.mysticalFirst.more': `- Es betrifft nur, wer beim Würfeln dort stand. Wer jetzt auf einem Zauberstein ankommt, darf bis zu deinem nächsten Zug bleiben oder weiterziehen.
- Sind es mehr als Würfel, bewegt jeder Würfel einen, und die übrigen warten.
- Du wählst, wer zuerst geht und mit welchem Würfel.
- Tuchulchas und neutrale Haruspizes müssen nicht weg, die von Lasa Vecuvia schon.

**Beispiel:** Rot steht auf 11 und würfelt 6-5. Der auf 11 zieht zuerst: Mit der 5 käme er auf Durchgang 16, also nimmt er die 6. Danach nimmt ein anderer die 5.`,
  'rules.mysticalFirst.words':
    'muss ich vom Zauberstein weg, muss ich den Zauberstein verlassen, Zauberstein verlassen, vom Zauberstein weg, vom Zauberstein ziehen, auf dem Zauberstein bleiben, darf ich auf dem Zauberstein bleiben, zuerst ziehen, zuerst weg, Pflicht, Zwang, welcher Haruspex muss zuerst, wer muss zuerst ziehen',

  'rules.mysticalBlocked.title': 'Wenn niemand vom Zauberstein wegkommt',
  'rules.mysticalBlocked.short':
    'So viele Würfel wie möglich zu nutzen geht vor. Bliebe durch die Zauberstein-Pflicht ein Würfel übrig, den ein anderer Zug nutzen könnte, gilt die Pflicht in diesem Zug nicht.',
  'rules.mysticalBlocked.more': `Zähle zuerst, wie viele Würfel der beste Zug ohne diese Pflicht nutzen könnte. Nutzt irgendein Zug, der Zaubersteine zuerst verlässt, ebenso viele, musst du sie zuerst verlassen. Nutzt keiner so viele, ziehst du in diesem Zug frei, solange du so viele Würfel nutzt.

**Beispiel:** Blau hat einen Haruspex auf Zauberstein 1 und sieben im Tempel, würfelt 4-4 und bleibt bei zwei Würfeln. Zwei rote Haruspizes auf 5 versperren den einzigen Weg vom Zauberstein, also darf Blau andere ziehen.`,
  'rules.mysticalBlocked.words':
    'kann den Zauberstein nicht verlassen, komme nicht vom Zauberstein weg, Zauberstein blockiert, auf dem Zauberstein fest, hänge auf dem Zauberstein, Zauberstein-Regel aufgehoben, Zauberstein ignorieren, Ausnahme, Pflicht aufgehoben',

  'rules.allDice.title': 'Alle Würfel müssen genutzt werden',
  'rules.allDice.short':
    'Du musst so viele deiner Würfel wie möglich nutzen, auch zu deinem Nachteil. Lassen sich alle nutzen, ist jeder Zug mit weniger verboten.',
  'rules.allDice.more': `Es zählt der ganze Zug, nicht der einzelne Schritt. Ein Schritt ist verboten, wenn der Zug danach nicht mehr so viele Würfel nutzen könnte wie der beste.

- Unter den Zügen mit den meisten Würfeln wählst du frei, ob hohe oder niedrige Zahl.
- Geht einer der Würfel, aber nicht beide, wählst du, welcher, wenn Zaubersteine es nicht entscheiden.
- Geht keiner, verfällt der Zug.
- Endet das Spiel oder scheidest du aus, ist der Zug sofort vollständig.

**Beispiel:** Blau hat zwei Haruspizes auf 23 und würfelt 2-3. Die 2 führte auf 25, wo Tuchulcha steht. Die 3 führt in Durchgang 26 und muss gespielt werden.`,
  'rules.allDice.words':
    'nur einen Würfel nutzen, nur ein Würfel, Zugzwang, muss ich ziehen, muss ich alle Würfel nutzen, muss ich beide Würfel nutzen, beide Würfel benutzen, alle Würfel verwenden, alle Würfel einsetzen, Würfel verfallen lassen, Würfel auslassen, Würfel nicht nutzen, passen, darf ich passen, aussetzen, freiwillig aussetzen, gezwungen, erzwungen, nur einen Würfel nehmen',

  'rules.blocked.title': 'Wenn du nicht ziehen kannst',
  'rules.blocked.short':
    'Ein Würfel ist nicht nutzbar, wenn jeder Schritt mit ihm auf einem Stein endet, den du nicht betreten darfst: Tuchulcha steht dort, oder du bringst nicht genug Haruspizes zum Schlagen hin. Ist keiner nutzbar, verfällt dein Zug.',
  'rules.blocked.more': `**Ein Schritt kann verboten sein, weil**
- Tuchulcha auf dem Stein steht: Dort kann niemand schlagen;
- die spirituelle Kraft dort höher ist als die Zahl der Haruspizes, die du mit diesen Würfeln hinbringst;
- andere von dir zuerst einen Zauberstein verlassen müssen;
- ein Schlag offen ist und zuerst abgeschlossen werden muss;
- der Haruspex in diesem Zug geschlagen hat und stehen bleibt;
- danach weniger Würfel nutzbar wären als in einem anderen Zug.

**Beispiel:** Die letzten zwei von Blau stehen zusammen auf 23, und Tuchulcha steht auf 25. Mit 2-2-2 kann Blau keinen Würfel nutzen, und der Zug verfällt.`,
  'rules.blocked.words':
    'warum, warum kann ich nicht ziehen, wieso kann ich nicht ziehen, warum geht das nicht, warum darf ich nicht, kann nicht ziehen, nicht erlaubt, verboten, ungültig, ungültiger Zug, Zug nicht möglich, kein Zug möglich, geht nicht, blockiert, Zug verfällt, mein Zug wurde übersprungen, Zug übersprungen, abgelehnt, eingesperrt',

  'rules.lastOne.title': 'Mit nur einem Haruspex im Spiel',
  'rules.lastOne.short':
    'Hast du beim Würfeln genau einen Haruspex im Spiel, darfst du nach jedem Würfel aufhören. Mindestens einen musst du nutzen, wenn es geht.',
  'rules.lastOne.more': `Es zählt der Moment des Würfelns. Verlierst du deinen vorletzten erst im Zug, hilft dir die Regel ab deinem nächsten Zug.

Einen Schlag darfst du trotzdem nicht offen lassen.

Lasa Vecuvia hat für ihren letzten eine eigene Regel. Tuchulcha legt zuerst einen Würfel weg; dann gilt diese Regel für die behaltenen.

**Beispiel:** Der einzige Haruspex von Blau steht auf 20, und Blau würfelt 4-2. Beide Würfel zusammen endeten auf Durchgang 26. Blau zieht mit der 4 auf Ritualstein 24 und hört auf.`,
  'rules.lastOne.words':
    'letzter Haruspex, mein letzter Haruspex, der letzte Haruspex, letzte Figur, nur noch eine Figur, nur noch ein Haruspex, einziger Haruspex, nur noch einer, früher aufhören, nicht alle Würfel, weniger Würfel',

  'rules.power.title': 'Spirituelle Kraft',
  'rules.power.short':
    'Die spirituelle Kraft eines Steins ist die Zahl der Haruspizes darauf, auf einem Ritualstein verdoppelt, auf einem Zauberstein verdreifacht. Zum Schlagen müssen dort mindestens so viele Haruspizes ankommen.',
  'rules.power.more': `**Wie stark**
- 1 auf einem normalen Stein: 1; auf einem Ritualstein: 2; auf einem Zauberstein: 3
- 2 auf einem normalen Stein: 2; auf einem Ritualstein: 4; auf einem Zauberstein: 6
- 3 auf einem normalen Stein: 3; auf einem Ritualstein: 6; auf einem Zauberstein: 9

Die Kraft schützt nur. Angreifer zählen je eins, woher sie auch kommen.

Mit zwei oder drei Würfeln bringt niemand vier hin: Zwei Haruspizes auf einem Ritualstein sind vor allen sicher, nur nicht vor Tuchulcha. Gegen Tuchulchas Haruspizes zählt nur die Anzahl, ohne den Stein.`,
  'rules.power.words':
    'Kraft, spirituell, Stärke, Verteidigung, Schutz, geschützt, sicher, sichere Steine, sicherer Stein, bin ich sicher, wo bin ich sicher, wie stark, Widerstand, Multiplikator, wie viele brauche ich',

  'rules.hits.title': 'Schlagen',
  'rules.hits.short':
    'Bringe in einem Zug mindestens so viele Haruspizes einer Farbe auf einen Stein, wie die spirituelle Kraft dort beträgt: Alle, die dort standen, kommen in den Wald. Gegen einen einzelnen auf einem normalen Stein genügt einer.',
  'rules.hits.more': `- Jeder Würfel bringt einen Haruspex; mehr als du Würfel hast, bringst du nicht hin.
- Alle auf dem Stein werden zusammen geschlagen, nie nur einige.
- Wer geschlagen hat, bleibt bis zu deinem nächsten Zug auf dem Stein.
- Im Tempel, in Voltumna und im Wald kann niemand geschlagen werden.
- Tuchulchas Haruspizes kann niemand schlagen. Lasa Vecuvias Haruspizes schlagen niemanden und kehren in ihren Tempel zurück, wenn ein normaler Spieler sie schlägt.

**Beispiel:** Schwarz würfelt 5-5, nimmt eine 3 dazu und führt einen Haruspex aus dem Tempel auf 35, 40 und 3. Der einzelne von Blau auf 3 kommt in den Wald.`,
  'rules.hits.words':
    'schlagen, Schlag, wie schlage ich, rauswerfen, rauskicken, raushauen, angreifen, Angriff, attackieren, Angreifer, Gegner schlagen, fangen, töten, besiegen, kämpfen, Kampf, in den Wald schicken, fremder Stein, Stein einer anderen Farbe, auf einen Gegner ziehen',

  'rules.openHit.title': 'Mit mehreren Haruspizes schlagen',
  'rules.openHit.short':
    'Ab Kraft 2 müssen in einem Zug mehrere von dir ankommen. Nach dem ersten ist der Schlag offen, und gleich die nächsten Würfel müssen die anderen bringen, bis die Kraft erreicht ist.',
  'rules.openHit.more': `- Du darfst einen Schlag nur beginnen, wenn die übrigen Würfel ihn abschließen können.
- Solange er offen ist, zieht nichts anderes, und wer angekommen ist, wartet.
- Sie dürfen von verschiedenen Orten kommen, auch aus dem Tempel, aber alle von einer Farbe.
- Ein Zug endet nie mit einem offenen Schlag, auch nicht durch das Spielende.
- Er darf keinen Würfel kosten: Bliebe durch den Schlag ein Würfel übrig, den ein anderer Zug nutzen könnte, ist er verboten.

**Beispiel:** Zwei schwarze Haruspizes auf 13 haben Kraft 2. Blau würfelt 6-6-2 und bringt einen von 11 mit der 2 und einen von 7 mit einer 6: Der Schlag ist abgeschlossen. Die andere 6 bringt einen dritten nach Voltumna. Mit 2-2-6 wäre dieser Schlag verboten, denn danach könnte niemand die andere 2 nutzen.`,
  'rules.openHit.words':
    'Gruppe schlagen, eine Gruppe schlagen, zwei schlagen, zwei Haruspizes schlagen, mehrere schlagen, Stapel schlagen, Paar schlagen, offener Schlag, Schlag offen, Schlag abschließen, Schlag beginnen, gemeinsam schlagen, gemeinsamer Angriff, zusammen angreifen, zu zweit schlagen, Kraft zwei, zwei gegen zwei, halber Schlag',

  'rules.hitterStays.title': 'Nach dem Schlagen: stehen bleiben',
  'rules.hitterStays.short':
    'Die Haruspizes, die geschlagen haben, ziehen in diesem Zug nicht mehr. Wer erst auf dem Stein ankommt, wenn der Schlag abgeschlossen ist, ist frei. Tuchulchas Haruspizes dürfen sofort weiterziehen.',
  'rules.hitterStays.more': `Überlege also, wer deine übrigen Würfel nimmt: Ein anderer muss es tun, wo immer es geht.

**Beispiel:** Blau würfelt 3-6 und schlägt Schwarz auf 3 mit einem Haruspex aus dem Tempel. Der muss bleiben. Der auf 5 kann die 6 nicht nehmen, weil Rot auf Zauberstein 11 Kraft 3 hat. Also führt die 6 einen aus dem Tempel in Durchgang 6.

In deinem nächsten Zug sind alle, die geschlagen haben, wieder so frei wie die anderen.`,
  'rules.hitterStays.words':
    'nach dem Schlagen weiterziehen, nach dem Schlag weiterziehen, darf ich nach dem Schlagen weiter, weiterziehen, stehen bleiben, zweimal schlagen, noch mal schlagen, mehrmals schlagen, doppelt schlagen, wer geschlagen hat, nach einem Schlag, Schläger',

  'rules.gettingHit.title': 'Wenn du geschlagen wirst',
  'rules.gettingHit.short':
    'Alle von dir auf dem Stein kommen in den Wald und bleiben dort. Sonst verlierst du nichts. Waren es deine letzten im Spiel, endet vielleicht das Spiel, oder du scheidest aus.',
  'rules.gettingHit.more': `- **Normaler Spieler:** in den Wald, wer auch geschlagen hat.
- **Lasa Vecuvia:** zurück in den Tempel; in den Wald kann sie nur Tuchulcha schicken.
- **Tuchulcha:** kann nicht geschlagen werden.

**War es dein letzter im Spiel:** Ist jemand Tuchulcha geweiht, scheidest du aus. Sonst endet das Spiel, und Voltumna wird ausgezählt.

**So schützt du dich:** Steht zusammen, auf Ritualsteinen oder bis zum nächsten Zug auf einem Zauberstein; oder bleibt außer Reichweite von zwei oder drei Würfeln.`,
  'rules.gettingHit.words':
    'geschlagen werden, wurde geschlagen, ich wurde geschlagen, was passiert wenn ich geschlagen werde, mein Haruspex ist weg, meine Figur ist weg, Figur verloren, Haruspex verloren, rausgeworfen, rausgeflogen, angegriffen werden, gestorben, schützen, wie schütze ich mich, mich schützen, verschwunden',

  'rules.roles.title': 'Rollenwechsel',
  'rules.roles.short':
    'Zu Beginn deines Zuges, vor dem Würfeln, darfst du deinen Tempel Tuchulcha oder, zu viert, Lasa Vecuvia weihen, wenn die Bedingungen erfüllt sind. Zurück kannst du nicht.',
  'rules.roles.more': `**Tuchulcha** jagt: mehr Würfel, unverwundbar, gewinnt, wenn kein anderer Spieler mehr einen Haruspex im Spiel hat. Ausgeschieden, sobald ein anderer Voltumna erreicht.

**Lasa Vecuvia** versiegelt: überspringt alle, gewinnt, wenn jeder Durchgang versiegelt ist. Ausgeschieden, sobald sie weniger Haruspizes im Spiel hat, als Durchgänge offen sind.

Nur normale Spieler können wechseln. Tuchulcha ist immer höchstens einer; Lasa Vecuvia kommt einmal im Spiel. Wer gewechselt hat, zieht nicht mehr nach Voltumna.`,
  'rules.roles.words':
    'Rolle, Rollen, Rolle wechseln, meine Rolle ändern, Rollentausch, weihen, Weihe, weihe, sich weihen, zurückwechseln, Weihe rückgängig, besondere Rollen, normaler Spieler, konvertieren, Tempel weihen',

  'rules.tuchulcha.title': 'Tuchulcha',
  'rules.tuchulcha.short':
    'Wer Tuchulcha geweiht ist, jagt die anderen: mehr Würfel, niemand kann zurückschlagen, und gewonnen ist, wenn kein anderer Spieler mehr einen Haruspex im Spiel hat. Doch kommt ein fremder Haruspex nach Voltumna, ist Tuchulcha ausgeschieden.',
  'rules.tuchulcha.more': `**Was sich ändert**
- Vier Würfel zu viert (sonst drei), von denen einer weggelegt wird.
- Deine Haruspizes können nicht geschlagen werden und dürfen nach einem Schlag weiterziehen.
- Ritualsteine und Zaubersteine bedeuten nichts, weder für dich noch für deine Opfer.
- Durchgänge bleiben tödlich.
- Deine Haruspizes gehen im Kreis und nie nach Voltumna.

**So gewinnst du:** Du bist als Einziger noch dabei.

**So verlierst du:** Ein anderer bringt einen Haruspex nach Voltumna, oder du hast keinen mehr im Spiel.`,
  'rules.tuchulcha.words':
    'Tuchulcha, Dämon, Monster, Jäger, Bösewicht, Schlange, was ist Tuchulcha, wer ist Tuchulcha, was macht Tuchulcha, wie gewinnt Tuchulcha, Tuchulcha gewinnt',

  'rules.devotingTuchulcha.title': 'Deinen Tempel Tuchulcha weihen',
  'rules.devotingTuchulcha.short':
    'Das darfst du vor dem Würfeln, wenn niemand Tuchulcha geweiht ist, jeder andere Spieler mindestens zwei Haruspizes im Spiel hat, du die geforderte Zahl opfern kannst und danach noch einer von dir im Spiel ist.',
  'rules.devotingTuchulcha.more': `**All das muss erfüllt sein**
- Du bist ein normaler Spieler und hast noch nicht gewürfelt.
- Niemand ist zurzeit Tuchulcha geweiht.
- Jeder andere Spieler, der noch dabei ist, hat mindestens zwei Haruspizes im Spiel. Lasa Vecuvia und neutrale Farben zählen hier nicht.
- Du kannst den Preis zahlen: zu viert 3 Haruspizes, sonst 4, und einen mehr für jede frühere Weihe an Tuchulcha.
- Danach ist mindestens einer von dir im Spiel.

Wer von dir in Voltumna übrig ist, kommt in den Wald. Dann würfelst du im selben Zug als Tuchulcha.

**Beispiel:** Rot hat zwei im Tempel, zwei auf dem Weg, zwei in Voltumna und zwei im Wald. Es kostet 3: Rot opfert drei aus Voltumna und Wald, oder zwei davon und einen aus dem Tempel.`,
  'rules.devotingTuchulcha.words':
    'Tuchulcha werden, wie werde ich Tuchulcha, wann kann ich Tuchulcha werden, Tuchulcha sein, zu Tuchulcha wechseln, sich Tuchulcha weihen, Tuchulcha weihen, wann darf ich weihen, warum kann ich nicht weihen, Bedingungen, Voraussetzungen, Tuchulcha wählen',

  'rules.tuchulchaPrice.title': 'Was Tuchulcha kostet',
  'rules.tuchulchaPrice.short':
    'Zu viert 3 Haruspizes, zu zweit oder zu dritt 4, und einen mehr für jede frühere Weihe an Tuchulcha in diesem Spiel. Die meisten kommen aus Voltumna und aus deinem Wald.',
  'rules.tuchulchaPrice.more': `- **Zu viert:** 3 beim ersten Mal, dann 4, 5 …; mindestens 2 davon aus Voltumna und Wald.
- **Zu zweit oder zu dritt:** 4 beim ersten Mal, dann 5, 6 …; mindestens 3 davon aus Voltumna und Wald.

Die übrigen kommen aus Voltumna, Wald oder deinem Tempel, wie du willst. Wer auf dem Weg steht, kann nicht geopfert werden.

Es ist egal, wer sich vorher geweiht hat: Jede Weihe an Tuchulcha in diesem Spiel zählt.

Alle Geopferten kommen in Tuchulchas Heiligtum. Wer von dir in Voltumna übrig ist, kommt in den Wald.`,
  'rules.tuchulchaPrice.words':
    'Kosten, Preis, zahlen, opfern, Opfer, hergeben, wie viel kostet Tuchulcha, wie viele Haruspizes kostet Tuchulcha, wie viele muss ich opfern, wie viele Haruspizes muss ich opfern, teurer, zweite Weihe, ein Haruspex mehr',

  'rules.tuchulchaDice.title': 'Tuchulchas Würfel',
  'rules.tuchulchaDice.short':
    'Zu viert wirft Tuchulcha vier Würfel. Zu zweit oder zu dritt sind es drei, und sind mindestens zwei davon gleich, darf ein vierter dazu. Dann wird einer weggelegt, und die anderen werden genutzt.',
  'rules.tuchulchaDice.more': `Tuchulcha zieht also mit drei Würfeln, in den kleineren Spielen mit zwei (oder drei).

Der Würfel wird vor dem ersten Schritt weggelegt. Von den anderen müssen so viele wie möglich genutzt werden, wie bei allen.

Zu zweit oder zu dritt ist der vierte Würfel freiwillig: Mit ihm behältst du drei.`,
  'rules.tuchulchaDice.words':
    'wie viele Würfel hat Tuchulcha, wie viele Würfel wirft Tuchulcha, mit wie vielen Würfeln würfelt Tuchulcha, Würfel von Tuchulcha, vier Würfel, vierter Würfel, drei Würfel, Tuchulcha würfelt',

  'rules.discard.title': 'Welchen Würfel Tuchulcha weglegt',
  'rules.discard.short':
    'Einen beliebigen der geworfenen Würfel, ganz wie der Spieler will. Er wird vor dem Ziehen bestimmt; alles Weitere entscheidet sich mit den behaltenen.',
  'rules.discard.more': `Dass alle Würfel genutzt werden müssen, gilt nur für die behaltenen. Du darfst also gerade den Würfel weglegen, der dich in einen Durchgang führen würde, auch wenn er nutzbar wäre.

Auch mit einem einzigen Haruspex im Spiel wird ein Würfel weggelegt; danach darfst du nach jedem der anderen aufhören.

Lasa Vecuvias letzter Haruspex darf Würfel aus einem anderen Grund verfallen lassen: Dazu gibt es eine eigene Seite.`,
  'rules.discard.words':
    'weglegen, Würfel weglegen, Würfel abgeben, Würfel ablegen, Würfel aussondern, Würfel abwerfen, auf einen Würfel verzichten, welchen Würfel weglegen, Würfel wählen, einen Würfel weniger',

  'rules.tuchulchaPowers.title': 'Tuchulchas Vorteile',
  'rules.tuchulchaPowers.short':
    'Tuchulchas Haruspizes können nicht geschlagen werden, beachten Ritualsteine und Zaubersteine nicht und dürfen nach einem Schlag weiterziehen. Ein Stein, auf dem sie stehen, ist für alle anderen gesperrt.',
  'rules.tuchulchaPowers.more': `- **Gesperrte Steine:** Wo einer von Tuchulcha steht, darf niemand anhalten; vorbeiziehen ist erlaubt.
- **Schlagen:** Nur die Zahl der Opfer zählt. Für zwei auf einem Zauberstein braucht es zwei Angreifer, nicht sechs. Wer ankommt, muss den Schlag wie immer mit den nächsten Würfeln abschließen.
- **Nach einem Schlag** dürfen dieselben Haruspizes weiterziehen und wieder schlagen.
- **Zaubersteine** müssen nicht zuerst verlassen werden.
- **Lasa Vecuvias** Haruspizes kommen ebenfalls in den Wald, wenn Tuchulcha sie schlägt.
- **Durchgänge** gelten auch für Tuchulcha: Wer auf einem offenen stehen bleibt, ist verloren.
- Sie gehen nie nach Voltumna, sondern immer im Kreis.

**Beispiel:** Rot als Tuchulcha würfelt 2-1-5-3 und legt die 5 weg. Mit 2 und 3 schlagen zwei Haruspizes das Paar von Blau auf Ritualstein 24; mit der 1 zieht einer von ihnen weiter.`,
  'rules.tuchulchaPowers.words':
    'unverwundbar, immun, unbesiegbar, Vorteile, Kräfte, Fähigkeiten, kann man Tuchulcha schlagen, kann Tuchulcha geschlagen werden, Tuchulcha schlagen, Tuchulcha angreifen, Tuchulcha töten, gesperrter Stein, Stein gesperrt, Stein von Tuchulcha',

  'rules.tuchulchaFalls.title': 'Wie Tuchulcha stürzt',
  'rules.tuchulchaFalls.short':
    'Sobald ein anderer Spieler einen Haruspex nach Voltumna bringt, scheidet aus, wer Tuchulcha geweiht ist. Wer am Zug ist, zieht mit den übrigen Würfeln weiter.',
  'rules.tuchulchaFalls.more': `Alle Haruspizes dieses Spielers verlassen den Spielplan, auch die in Heiligtum und Wald. Dann wird das Spielende geprüft: Ist nur noch einer dabei, gewinnt er; hat eine Farbe keinen im Spiel, wird Voltumna ausgezählt; sonst geht es ohne Tuchulcha weiter.

Wer Tuchulcha geweiht ist und keinen Haruspex mehr im Spiel hat, etwa durch Durchgänge, scheidet ebenfalls aus.

Wer Voltumna erreicht hat, darf am Ende dieses Zuges selbst Tuchulcha werden, und später darf es jeder. Jede Weihe kostet einen Haruspex mehr als die vorige.

Zu zweit stürzt Tuchulcha auch durch einen neutralen Haruspex in Voltumna.`,
  'rules.tuchulchaFalls.words':
    'Tuchulcha stürzen, Tuchulcha besiegen, Tuchulcha stoppen, Tuchulcha aufhalten, Tuchulcha loswerden, Tuchulcha ausschalten, Tuchulcha verliert, Tuchulcha scheidet aus, Tuchulcha raus, Tuchulcha ausgeschieden, Sturz',

  'rules.eliminator.title': 'Tuchulchas Platz einnehmen',
  'rules.eliminator.short':
    'Hast du Tuchulcha durch eine Ankunft in Voltumna gestürzt, darfst du am Ende desselben Zuges deinen eigenen Tempel Tuchulcha weihen, unter den üblichen Bedingungen.',
  'rules.eliminator.more': `- Es ist die einzige Weihe nach dem Ziehen. Du würfelst jetzt nicht: Dein Zug endet, und ab deinem nächsten Zug spielst du als Tuchulcha.
- Sie kostet einen Haruspex mehr als die letzte Weihe.
- Alle Bedingungen gelten: die anderen mit je zwei im Spiel (Lasa Vecuvia ausgenommen), genug zum Opfern, danach noch einer von dir im Spiel.
- Nur wenn das Spiel nicht zu Ende ist.
- Verzichtest du, darf später jeder zu Beginn seines Zuges Tuchulcha werden, auch du.

**Beispiel:** Gelb hat Rot als Tuchulcha gestürzt. Es war die erste Weihe, also zahlt Gelb 4: einen aus Voltumna, einen aus dem Wald und zwei aus dem Tempel.`,
  'rules.eliminator.words':
    'nach dem Sturz, nachdem Tuchulcha gestürzt ist, Tuchulcha übernehmen, Tuchulcha ersetzen, Nachfolger, Nachfolge, neuer Tuchulcha, zweiter Tuchulcha, am Ende des Zuges, im selben Zug',

  'rules.lasaVecuvia.title': 'Lasa Vecuvia',
  'rules.lasaVecuvia.short':
    'Zu viert kann ein Spieler Tuchulchas Widersacherin werden. Ihre Haruspizes überspringen alle und versiegeln die Durchgänge. Sie gewinnt, wenn alle versiegelt sind, und scheidet aus, wenn sie für die offenen zu wenige Haruspizes hat.',
  'rules.lasaVecuvia.more': `**Was sich ändert**
- Zwei Würfel, bei einem Pasch ein dritter, wie bisher.
- Ihre Haruspizes ziehen nur über leere Steine und überspringen die anderen.
- Sie schlagen niemanden. In den Wald schickt sie nur Tuchulcha; von anderen geschlagen, kehren sie in den Tempel zurück.
- Sie gehen im Kreis und nie nach Voltumna.
- Wer auf einem offenen Durchgang anhält, versiegelt ihn und zieht sich in ihr Heiligtum zurück.

**So gewinnt sie:** Kein Durchgang ist mehr offen.

**So verliert sie:** weniger Haruspizes im Spiel als offene Durchgänge.

Stürzt Tuchulcha, bleibt sie dabei und kann noch gewinnen, sogar bei der Auszählung (mit niemandem in Voltumna).`,
  'rules.lasaVecuvia.words':
    'Lasa Vecuvia, Lasa, Vecuvia, Vegoia, Nymphe, Engel, Widersacherin, Gegenspielerin, was ist Lasa Vecuvia, wer ist Lasa, was macht Lasa, wie gewinnt Lasa, Lasa gewinnt',

  'rules.devotingLasa.title': 'Deinen Tempel Lasa Vecuvia weihen',
  'rules.devotingLasa.short':
    'Zu viert, vor dem Würfeln: Jemand anders ist gerade Tuchulcha geweiht, niemand wurde ihr in diesem Spiel schon geweiht, und du hast mindestens vier Haruspizes im Spiel.',
  'rules.devotingLasa.more': `**Was du opferst:** Alle von dir in Voltumna und im Wald kommen in ihr Heiligtum. Sind dort keine, opferst du einen Haruspex deiner Wahl, aus dem Tempel oder von einem beliebigen Stein.

Dann würfelst du im selben Zug.

Das gibt es einmal im Spiel: Ist Lasa Vecuvia ausgeschieden, folgt ihr niemand nach.

Zähle vorher nach: Jedes Siegel kostet einen Haruspex, und mit weniger im Spiel als offenen Durchgängen scheidest du aus.`,
  'rules.devotingLasa.words':
    'Lasa Vecuvia werden, Lasa werden, wie werde ich Lasa, wann kann ich Lasa werden, sich Lasa weihen, Lasa weihen, zu Lasa wechseln, Bedingungen für Lasa, Voraussetzungen für Lasa, was kostet Lasa, Lasa wählen, Lasa sein',

  'rules.lasaMoving.title': 'Wie Lasa Vecuvia zieht',
  'rules.lasaMoving.short':
    'Nur leere Steine werden gezählt und betreten. Steine, auf denen jemand steht, auch eigene, werden übersprungen und nicht gezählt. So hält niemand sie auf, und sie schlägt niemanden.',
  'rules.lasaMoving.more': `- Ein Durchgang ohne Haruspex, offen oder versiegelt, zählt als leerer Stein.
- Sie überspringt auch Tuchulchas Haruspizes.
- Sie kann nicht zwei auf einen Stein stellen; nur eine Gruppe, die vorher schon dort stand, darf bleiben.
- Zaubersteine zuerst verlassen und alle Würfel nutzen muss sie wie ein normaler Spieler.
- Gegen Angreifer haben ihre Haruspizes die übliche spirituelle Kraft.

**Beispiel:** Schwarz als Lasa Vecuvia würfelt 5-4. Mit der 4 überspringt der Haruspex auf 31 Tuchulcha auf 33 und versiegelt Durchgang 36. Mit der 5 überspringt einer aus dem Tempel ebenfalls 33 und hält auf 36, jetzt ein normaler Stein.`,
  'rules.lasaMoving.words':
    'wie zieht Lasa, Lasa zieht, Lasa ziehen, Lasa springt, Lasa überspringt, leere Steine, unbesetzte Steine, freie Steine, besetzte überspringen, Steine zählen, kann Lasa schlagen, schlägt Lasa, Bewegung von Lasa',

  'rules.sealing.title': 'Einen Durchgang versiegeln',
  'rules.sealing.short':
    'Hält ein Haruspex von Lasa Vecuvia auf einem offenen Durchgang, versiegelt er ihn und zieht sich in ihr Heiligtum zurück. Ein versiegelter Durchgang ist für alle und für immer ein normaler Stein.',
  'rules.sealing.more': `- Ein Würfel muss dort enden; darüber hinwegziehen versiegelt nicht.
- Der Haruspex ist von da an nicht mehr im Spiel und zählt nicht mehr für die noch offenen Durchgänge.
- Sind alle vier versiegelt, gewinnt Lasa Vecuvia sofort.
- Die Siegel bleiben, auch wenn sie ausscheidet.
- Die Durchgänge dürfen in beliebiger Reihenfolge und in jeder Runde versiegelt werden.`,
  'rules.sealing.words':
    'versiegeln, Siegel, vier Siegel, Durchgang schließen, Durchgänge schließen, Durchgang zumachen, Durchgang verschließen, Durchgang sperren, wie versiegle ich, versiegelter Durchgang, offener Durchgang, Versiegelung',

  'rules.lasaHit.title': 'Wenn Lasa Vecuvia geschlagen wird',
  'rules.lasaHit.short':
    'Von Tuchulcha geschlagen, kommen ihre Haruspizes in den Wald. Von allen anderen geschlagen, kehren sie in den eigenen Tempel zurück und beginnen von vorn.',
  'rules.lasaHit.more': `Die spirituelle Kraft schützt sie wie üblich: die Anzahl auf dem Stein, auf einem Ritualstein verdoppelt, auf einem Zauberstein verdreifacht. Gegen Tuchulcha zählt nur die Anzahl.

Im Tempel sind sie im Spiel. Schlägt sie ein normaler Spieler, kostet das also Weg, aber keinen Haruspex.

**Beispiel:** Gelb würfelt 2-6, zieht von 32 auf 38 und schlägt dann Lasa Vecuvias Haruspex auf 40: Er kehrt in den Tempel von Schwarz zurück. Erst 2, dann 6 ging nicht, denn auf 34 stand Tuchulcha.`,
  'rules.lasaHit.words':
    'Lasa schlagen, Lasa Vecuvia schlagen, Lasa geschlagen, Lasa wird geschlagen, Lasa von Tuchulcha geschlagen, Tuchulcha schlägt Lasa, Lasa angreifen, zurück in den Tempel, zurück zum Tempel, Lasa schützen',

  'rules.lasaLast.title': 'Lasa Vecuvias letzter Haruspex',
  'rules.lasaLast.short':
    'Solange sie genau einen im Spiel hat, darf sie jeden Würfel verfallen lassen, der ihn über den letzten offenen Durchgang hinausführen würde. Der Würfel gilt als genutzt.',
  'rules.lasaLast.more': `- Es gilt ab dem Moment, in dem sie nur noch einen hat, auch mitten im Zug.
- Die Zauberstein-Pflicht gilt für einen Würfel nicht, der verfällt.
- Ein Würfel, der nicht über den Durchgang hinausführt, muss wie üblich genutzt werden.
- Nach jedem Würfel aufhören, wie ein normaler Spieler mit einem Haruspex, darf sie nicht.

**Beispiel:** Lasa Vecuvias letzter steht auf 20; offen ist nur Durchgang 26, und 22 und 24 sind besetzt. Sie würfelt 5-3. Die 3 führt auf 25, und die 5 darf verfallen. Sie darf auch beide Würfel nutzen und kommt auf 30.`,
  'rules.lasaLast.words':
    'letzter Haruspex von Lasa, Lasa letzter, Lasa letzte Figur, Lasa nur noch einer, Lasa Würfel verfallen, Lasa Würfel weglegen, über den letzten Durchgang hinaus, am Durchgang vorbei, letzter Durchgang, noch eine Runde',

  'rules.lasaOut.title': 'Wann Lasa Vecuvia ausscheidet',
  'rules.lasaOut.short':
    'Sobald sie weniger Haruspizes im Spiel hat, als Durchgänge offen sind, scheidet Lasa Vecuvia aus. Ihre Siegel bleiben.',
  'rules.lasaOut.more': `Wer im Tempel steht, ist im Spiel; dorthin zurückgeschickt zu werden kostet sie also nichts. Ein Schlag von Tuchulcha kostet einen. Versiegeln kostet einen Haruspex und einen offenen Durchgang, darum scheidet sie dadurch nie aus.

Alle ihre Haruspizes kommen in die Schachtel. Niemand sonst kann sich ihr in diesem Spiel weihen.

Stürzt Tuchulcha, bleibt sie dabei. Hat dann eine Farbe keinen Haruspex im Spiel, endet das Spiel, und sie wird mit niemandem in Voltumna gewertet.`,
  'rules.lasaOut.words':
    'Lasa scheidet aus, Lasa ausgeschieden, Lasa verliert, Lasa raus, Lasa tot, Lasa besiegen, zu wenige Haruspizes, zu wenig Haruspizes für die Durchgänge, genug Haruspizes für die Durchgänge',

  'rules.end.title': 'Wann das Spiel endet',
  'rules.end.short':
    'Solange niemand Tuchulcha geweiht ist: sobald irgendeine Farbe, die noch dabei ist, keinen Haruspex mehr im Spiel hat. Außerdem, wenn Tuchulcha oder Lasa Vecuvia gewinnt oder nur noch ein Spieler dabei ist.',
  'rules.end.more': `- **Der letzte Haruspex** einer Farbe ist in Voltumna oder im Wald, und niemand ist Tuchulcha: Voltumna wird ausgezählt. Das Spiel endet auch mitten im Zug, und übrige Würfel werden nicht mehr genutzt.
- **Jeder Durchgang ist versiegelt:** Lasa Vecuvia gewinnt.
- **Nur ein Spieler ist noch dabei:** Er gewinnt. So gewinnt Tuchulcha.

Ist jemand Tuchulcha geweiht, scheidet ein Spieler ohne Haruspizes im Spiel aus, und die anderen spielen weiter.

Zu zweit zählen auch die neutralen Farben: Hat eine keinen Haruspex mehr im Spiel, endet das Spiel.`,
  'rules.end.words':
    'Ende, Spielende, Schluss, aus, vorbei, wann endet das Spiel, wann ist das Spiel zu Ende, wann ist Schluss, Spiel vorbei, wie lange dauert das Spiel, letzter Zug, letzter Haruspex in Voltumna, Ende des Spiels',

  'rules.winning.title': 'Wer gewinnt',
  'rules.winning.short':
    'Wer am Spielende die meisten Haruspizes in Voltumna hat; bei Gleichstand, wer die wenigsten im Wald hat. Tuchulcha gewinnt als Einziger, der noch dabei ist, Lasa Vecuvia, wenn jeder Durchgang versiegelt ist.',
  'rules.winning.more': `Gewertet werden nur Spieler, die noch dabei sind, auch Lasa Vecuvia, mit niemandem in Voltumna. Wer das Spiel beendet hat, ist egal: Keine Haruspizes mehr zu haben macht niemanden zum Sieger.

**Beispiel:** Blau beendet das Spiel mit 4 in Voltumna und 4 im Wald, Rot hat 4 in Voltumna und 2 im Wald. Rot gewinnt.

Zu zweit gibt es einen Haken: Liegen nur neutrale Farben vorn, gewinnt der Gegner dessen, der das Spiel beendet hat.`,
  'rules.winning.words':
    'gewinnen, Gewinner, Sieger, Sieg, wer gewinnt, wie gewinne ich, wann gewinne ich, wer hat gewonnen, Siegbedingung, Punkte, Wertung, Auszählung, Endstand, die meisten in Voltumna, Rangliste, wie viele Punkte, wie viele Punkte zum Sieg',

  'rules.ties.title': 'Gleichstand',
  'rules.ties.short':
    'Bei gleich vielen in Voltumna gewinnt, wer weniger im Wald hat. Sind Spieler in beidem gleich, teilen sie sich den Sieg.',
  'rules.ties.more': `Wer in einem Heiligtum, im Tempel oder auf dem Weg steht, zählt für keines von beiden.

**Beispiel:** Blau zieht mit dem letzten Haruspex in einen Durchgang. Niemand hat einen in Voltumna, weder Blau noch Lasa Vecuvia. Blau hat 8 im Wald, Lasa Vecuvia keinen: Lasa Vecuvia gewinnt.`,
  'rules.ties.words':
    'unentschieden, Patt, Remis, wer gewinnt bei Gleichstand, gleich viele, gleich viele in Voltumna, beide gleich viele, gleiche Zahl in Voltumna, geteilter Sieg, Sieg teilen, zwei Sieger, zwei Gewinner, Tiebreaker',

  'rules.outOfTheGame.title': 'Ausscheiden',
  'rules.outOfTheGame.short':
    'Ein Spieler ohne Haruspizes im Spiel scheidet aus, solange jemand Tuchulcha geweiht ist. Tuchulcha scheidet aus, wenn ein anderer Voltumna erreicht, Lasa Vecuvia, wenn sie für die offenen Durchgänge zu wenige hat.',
  'rules.outOfTheGame.more': `Alle Haruspizes dieses Spielers kommen vom Spielplan in die Schachtel, auch die aus Voltumna, und werden am Ende nicht gewertet.

**Du scheidest aus**
- als normaler Spieler mit keinem im Spiel, während jemand anders Tuchulcha ist;
- als Tuchulcha, wenn ein anderer einen Haruspex nach Voltumna bringt oder du keinen mehr im Spiel hast;
- als Lasa Vecuvia mit weniger im Spiel als offenen Durchgängen;
- wenn du aufgibst.

Ist niemand Tuchulcha, scheidet ein normaler Spieler ohne Haruspizes im Spiel nicht aus: Das Spiel endet, und alle werden gewertet. Neutrale Farben scheiden nie aus.`,
  'rules.outOfTheGame.words':
    'ausgeschieden, ausscheiden, wann scheide ich aus, rausfliegen, wann fliege ich raus, raus, draußen, verlieren, verloren, habe ich verloren, keine Haruspizes mehr, was passiert wenn ich keine Haruspizes mehr habe, keine Figuren mehr, Schachtel, eliminiert, Elimination',

  'rules.order.title': 'Wenn mehreres zugleich geschieht',
  'rules.order.short':
    'Nach jedem Schritt und jeder Weihe werden dieselben fünf Fragen in fester Reihenfolge gestellt, damit jedes Ende eindeutig ist.',
  'rules.order.more': `1. Hat ein Haruspex Voltumna erreicht, während ein anderer Spieler Tuchulcha geweiht ist? Der scheidet aus.
2. Hat Lasa Vecuvia weniger im Spiel, als Durchgänge offen sind? Sie scheidet aus. Ist kein Durchgang offen? Sie gewinnt.
3. Hat Tuchulcha keinen im Spiel? Ausgeschieden. Ist Tuchulcha noch da, scheidet jeder andere Spieler ohne Haruspizes im Spiel aus.
4. Ist nur noch ein Spieler dabei? Er gewinnt.
5. Ist niemand Tuchulcha geweiht, und hat eine nicht ausgeschiedene Farbe keinen im Spiel? Das Spiel endet, und Voltumna wird ausgezählt.

Erreicht also dein letzter Haruspex Voltumna, während Tuchulcha jagt, stürzt erst Tuchulcha, dann wird ausgezählt: Du scheidest nicht aus.`,
  'rules.order.words':
    'gleichzeitig, zugleich, zur selben Zeit, Reihenfolge der Prüfung, Reihenfolge am Ende, Vorrang, was kommt zuerst, was zählt zuerst, beides passiert, beides auf einmal, mein letzter Haruspex stürzt Tuchulcha',

  'rules.resigning.title': 'Aufgeben',
  'rules.resigning.short':
    'Wer aufgibt oder vom Tisch genommen wird, scheidet aus: Die Haruspizes kommen in die Schachtel. Die anderen spielen weiter, und bleibt nur einer übrig, gewinnt er.',
  'rules.resigning.more': `Aufgeben kannst du jederzeit, nicht nur in deinem eigenen Zug. In dieses Spiel kommst du nicht zurück.

Gibt Tuchulcha auf, ist die Rolle wieder frei, und die nächste Weihe kostet einen Haruspex mehr. Gibt Lasa Vecuvia auf, bleiben ihre Siegel, und niemand folgt ihr nach.`,
  'rules.resigning.words':
    'aufgeben, ich gebe auf, Aufgabe, aufhören, ich will nicht mehr, Spiel verlassen, aussteigen, abbrechen, kapitulieren, Partie aufgeben, Spiel beenden, nicht mehr mitspielen',

  'rules.threePlayers.title': 'Das Spiel zu dritt',
  'rules.threePlayers.short':
    'Ihr spielt auf einem Ring aus 30 Steinen, mit je 9 Haruspizes und drei beliebigen Farben. Ein Haruspex geht um den ganzen Ring und verlässt ihn an dem Zauberstein, wo er angefangen hat. Lasa Vecuvia spielt nicht mit.',
  'rules.threePlayers.more': `- **Sektoren** mit je zehn Steinen, in der Reihenfolge Blau, Rot, Gelb, Schwarz, ohne die fehlende Farbe. Zaubersteine sind 1, 11, 21, Ritualsteine 4, 14, 24, Durchgänge 6, 16, 26.
- **Der Weg** ist so lang wie zu viert: Das 31. Feld ist der Zielstein, und dahinter liegt Voltumna.
- **Tuchulcha** kostet beim ersten Mal 4 Haruspizes, mindestens 3 davon aus Voltumna und Wald, und wirft drei Würfel.
- **Lasa Vecuvia** kann nicht gewählt werden.

Alle anderen Regeln sind gleich.`,
  'rules.threePlayers.words':
    '3 Spieler, drei Spieler, zu dritt, zu 3, Regeln zu dritt, Spiel zu dritt, Spielplan für drei, Spielplan für 3 Spieler, Brett für drei, 30 Steine, drei Farben, ganze Runde, Unterschiede',

  'rules.exitStone.title': 'Zu dritt: Warten auf dem Zielstein',
  'rules.exitStone.short':
    'Zu dritt ist dein Zielstein auch dein Startstein. Wer nach seiner Runde dort anhält, wird als fertig markiert, und jeder Würfel bringt ihn nach Voltumna.',
  'rules.exitStone.more': `In der Schreibweise steht dafür **e** statt der Nummer des Steins, und auf dem Bild steht er abseits.

- Für die spirituelle Kraft zählt er mit denen von dir zusammen, die dort gerade herausgekommen sind, und der Zauberstein verdreifacht sie alle.
- In deinem nächsten Zug muss er zuerst weg, wie alle auf einem Zauberstein; dabei wird zwischen Wartenden und gerade Herausgekommenen unterschieden.
- Weihst du dich Tuchulcha, wird er ein gewöhnlicher Haruspex auf diesem Stein.

**Beispiel:** Auf einem Spielplan mit Rot, Gelb und Blau beginnt Gelb auf 21 und verlässt den Weg auch dort. Mit 2-4 bringt Gelb die beiden auf 19 und 17 zum Zielstein, wo beide warten.`,
  'rules.exitStone.words':
    'Runde beendet, Runde geschafft, e, warten, Rand des Steins, Start und Ziel gleich, derselbe Stein zweimal, volle Runde, auf dem Zielstein warten, fertig mit der Runde',

  'rules.twoPlayers.title': 'Das Spiel zu zweit',
  'rules.twoPlayers.short':
    'Ihr sitzt euch gegenüber, mit je 9 Haruspizes, auf dem Spielplan mit 40 Steinen. Die beiden anderen Farben sind neutral, mit je 5, und ihr dürft sie beide bewegen. Lasa Vecuvia spielt nicht mit.',
  'rules.twoPlayers.more': `- **Jeder Würfel** bewegt einen eigenen oder einen neutralen Haruspex, wie du willst.
- **Tuchulcha** kostet beim ersten Mal 4 Haruspizes, mindestens 3 davon aus Voltumna und Wald; wirft drei Würfel, bei zwei gleichen auf Wunsch einen vierten; und bewegt nur die eigene Farbe.
- **Das Ende:** Hat eine neutrale Farbe keinen Haruspex mehr im Spiel, endet das Spiel ebenfalls, solange niemand Tuchulcha ist.

**Beispiel:** Blau würfelt 3-5. Die 5 bewegt den eigenen von 14 auf 19, die 3 einen neutralen schwarzen von 11 auf 14. Schwarz muss den Zauberstein nicht verlassen, darf aber.`,
  'rules.twoPlayers.words':
    '2 Spieler, zwei Spieler, zu zweit, zu 2, Regeln zu zweit, Spiel zu zweit, Duell, nur wir zwei, gegenüberliegende Farben, Spielplan für zwei, Unterschiede',

  'rules.neutral.title': 'Neutrale Haruspizes',
  'rules.neutral.short':
    'Zu zweit darf jeder Würfel statt eines eigenen einen neutralen Haruspex bewegen. Er geht den Weg seiner Farbe und schlägt jede andere, sogar deine.',
  'rules.neutral.more': `- Sie beginnen an ihrem eigenen Tempel und verlassen den Weg über ihren eigenen Zielstein nach Voltumna.
- Neutrale Haruspizes müssen Zaubersteine nicht zuerst verlassen. Deine eigenen müssen es, bevor du einen neutralen bewegst.
- Geschlagen wird mit einer Farbe: Eigene und neutrale Haruspizes zählen nicht zusammen.
- Jeder kann sie schlagen, und sie kommen in ihren Wald.
- Sie werden nie geweiht und scheiden nie aus.
- Wer Tuchulcha ist, kann sie nicht bewegen.
- Auch ihre Schritte zählen, wenn so viele Würfel wie möglich genutzt werden müssen.

**Beispiel:** Blau würfelt 2-3 und zieht mit der 3 Schwarz von 9 auf 12. Der eigene Haruspex von Blau dort wird geschlagen.`,
  'rules.neutral.words':
    'neutral, neutrale Farben, neutrale Figuren, graue, Niemands Haruspizes, wem gehören die, andere Farben bewegen, fremde Farbe ziehen, darf ich Neutrale ziehen, neutrale bewegen, neutrale ziehen',

  'rules.neutralWins.title': 'Wenn eine neutrale Farbe vorn liegt',
  'rules.neutralWins.short':
    'Sind am Ende nur neutrale Farben vorn, gewinnt der Gegner dessen, der das Spiel mit seinem Zug beendet hat. Ein Spieler, der mit einer neutralen Farbe gleichauf liegt, gewinnt.',
  'rules.neutralWins.more': `Neutrale Farben werden wie Spieler gewertet: die meisten in Voltumna, dann die wenigsten im Wald.

Gib also acht, bevor du einen neutralen Haruspex ans Ziel bringst: Endet damit das Spiel und eine neutrale Farbe liegt vorn, hast du verloren.

**Beispiel:** Blau bringt den letzten neutralen roten Haruspex nach Voltumna. Rot hat dort 5, Gelb 4 und Blau 3. Rot liegt allein vorn, Blau hat das Spiel beendet, also gewinnt Gelb.`,
  'rules.neutralWins.words':
    'neutrale Farbe gewinnt, neutral gewinnt, Neutrale gewinnen, neutrale Farbe führt, neutrale Farbe hat die meisten, warum gewinnt der Gegner, neutral in Voltumna, Gleichstand mit neutral, neutrale Farbe beendet das Spiel',

  'rules.notation.title': 'Schreibweise von Stellungen und Zügen',
  'rules.notation.short':
    'Ein Schritt wird als Start, Strich und Ziel geschrieben: T ist der Tempel, V Voltumna, e die beendete Runde, eine Zahl ein Stein. Ein Zeichen sagt, was dort geschieht.',
  'rules.notation.more': `**Zeichen:** \`x\` der Schlag ist abgeschlossen, \`+\` der Schlag ist offen, \`~\` in einem Durchgang verloren, \`#\` ein Durchgang versiegelt, \`!5\` eine 5 weggelegt. Zu zweit beginnt jeder Schritt mit seiner Farbe: \`y:T-24\`.

**Würfel:** \`3-6\`

**Stellungen** sind eine Zeile: Spielerzahl, wer am Zug ist (b Blau, r Rot, y Gelb, k Schwarz), Weihen an Tuchulcha und an Lasa Vecuvia, versiegelte Durchgänge, dann jede Farbe.
\`bn:6/3,5/0/0/0\` ist Blau, normal (t Tuchulcha, l Lasa Vecuvia, x neutral, o ausgeschieden), mit 6 im Tempel, je einem auf den Steinen 3 und 5 und je 0 in Voltumna, im Wald und in einem Heiligtum. \`24x2\` heißt: zwei auf 24.

**Beispiele:** \`T-3x\` vom Tempel auf 3 mit Schlag; \`29-V\` von 29 nach Voltumna.`,
  'rules.notation.words':
    'Notation, Schreibweise, aufschreiben, Zeichen, Symbole, Buchstaben, Abkürzungen, was bedeutet x, was heißt x, Stellung, Mitschrift, Protokoll, exportieren, T V e, Pluszeichen, Tilde',

  'rules.rulings.title': 'Wo das Regelheft schweigt',
  'rules.rulings.short':
    'Das gedruckte Regelheft lässt manche Fälle offen, und seine Sprachen weichen stellenweise voneinander ab. Für jeden gibt es hier eine Festlegung, vermerkt auf der Seite, zu der sie gehört.',
  'rules.rulings.more': `Die Festlegungen betreffen
- die normalen Steine und den Ring zu dritt;
- welchen Würfel Tuchulcha weglegt;
- Schläge, für die mehrere Haruspizes nötig sind;
- Zaubersteine, von denen niemand wegkommt;
- einen einzelnen Haruspex im Spiel zu zweit;
- wer nach einer Weihe im Spiel bleibt und wie Tuchulcha stürzt;
- geteilte Siege und Gleichstand mit einer neutralen Farbe.

Spielt ihr anderswo mit dem gedruckten Spiel, einigt euch vorher darüber.`,
  'rules.rulings.words':
    'Festlegung, Festlegungen, Hausregel, Hausregeln, offizielle Regeln, Regelheft, Anleitung, Spielanleitung, unklar, unklare Regeln, FAQ, Errata, Unterschiede zur Anleitung, Auslegung, strittig, gedruckte Regeln',

  'rules.ruling.plainStones':
    'Das Regelheft nennt im Text keine Nummern: Dass der erste, vierte und sechste Stein eines Sektors besonders sind und kein anderer, ist aus seinen Beispielen geschlossen.',
  'rules.ruling.ringOfThirty':
    'Das Regelheft nennt die Zahl der Steine zu dritt nicht: Hier ist es ein Ring aus 30, der einzige mit Zehnersektoren und einem gleich langen Weg.',
  'rules.ruling.anyDieDiscarded':
    'Das Regelheft sagt nicht, welchen Würfel Tuchulcha weglegt: Hier darf es jeder sein.',
  'rules.ruling.openHitNextDice':
    'Das Regelheft sagt nicht, was vor dem Abschluss eines Schlags geschehen darf: Hier müssen ihn gleich die nächsten Würfel abschließen, und dazwischen zieht nichts anderes.',
  'rules.ruling.mysticalSetAside':
    'Das Regelheft erlaubt, die Zauberstein-Pflicht zu missachten, wenn so mehr Würfel nutzbar sind, sagt aber nicht, wie weit: Hier gilt sie dann im ganzen Zug nicht.',
  'rules.ruling.lastOneOwnColor':
    'Das Regelheft sagt nicht, ob neutrale Haruspizes beim letzten mitzählen: Hier zählt im Spiel zu zweit nur die eigene Farbe.',
  'rules.ruling.oneLeftAfterDevoting':
    'Das Regelheft verbietet nicht, Tuchulcha den letzten Haruspex im Spiel zu opfern: Hier muss danach mindestens einer im Spiel sein.',
  'rules.ruling.neutralFellsTuchulcha':
    'Das Regelheft sagt nicht, ob ein neutraler Haruspex in Voltumna Tuchulcha stürzt: Hier tut er es.',
  'rules.ruling.tuchulchaAloneIsOut':
    'Das Regelheft sagt nicht, was aus Tuchulcha ohne Haruspizes im Spiel wird: Hier scheidet dieser Spieler aus.',
  'rules.ruling.sharedVictory':
    'Das Regelheft hat keine Antwort, wenn Voltumna und Wald gleich sind: Hier wird der Sieg geteilt.',
  'rules.ruling.neutralShares':
    'Das Regelheft sagt nicht, was gilt, wenn ein Spieler und eine neutrale Farbe gleichauf vorn liegen: Hier gewinnt der Spieler.',

  'rules.figure.board':
    'Alle Haruspizes stehen in ihren Tempeln. Von je zehn Steinen ist der 1. ein Zauberstein, der 4. ein Ritualstein, der 6. ein Durchgang.',
  'rules.figure.moving': 'Blau würfelt 3-5 und zieht zwei Haruspizes aus dem Tempel, auf 3 und 5.',
  'rules.figure.altar':
    'Blau würfelt 3-4: Von 29 genügt eine 3 nach Voltumna, und die 4 bringt einen anderen auf den Zielstein.',
  'rules.figure.doubles':
    'Gelb würfelt 2-2 und nimmt einen dritten Würfel dazu, eine 4: Zwei Haruspizes treffen sich auf Ritualstein 24.',
  'rules.figure.mysticalFirst': 'Rot würfelt 6-5: Der Haruspex auf Zauberstein 11 zieht zuerst.',
  'rules.figure.mysticalBlocked':
    'Blau würfelt 4-4: Zwei rote versperren den Weg von 1 auf 5, also dürfen andere ziehen.',
  'rules.figure.allDice': 'Blau würfelt 2-3: Auf 25 steht Tuchulcha, und die 3 führt in den Durchgang.',
  'rules.figure.blocked':
    'Blau würfelt 2-2-2: Auf 25 steht Tuchulcha, niemand kann ziehen, und der Zug verfällt.',
  'rules.figure.lastOne':
    'Der einzige Haruspex von Blau zieht mit der 4 auf einen Ritualstein und lässt die 2 sein.',
  'rules.figure.power':
    'Blau hat auf 3 und auf 5 Kraft 1, Rot 3 auf Zauberstein 11 und 2 auf Ritualstein 14, Gelb 4 mit zweien auf Ritualstein 24.',
  'rules.figure.hits': 'Schwarz würfelt 5-5-3 und führt einen Haruspex auf 35, 40 und 3, wo er Blau schlägt.',
  'rules.figure.openHit':
    'Blau würfelt 6-6-2: Zwei Haruspizes schlagen das schwarze Paar auf 13, ein dritter kommt nach Voltumna.',
  'rules.figure.hitterStays':
    'Blau würfelt 3-6 und schlägt auf 3. Wer geschlagen hat, bleibt, und die 6 führt einen anderen in den Durchgang.',
  'rules.figure.devotingTuchulcha':
    'Rot darf sich weihen: zwei in Voltumna, zwei im Wald, und alle anderen haben mindestens zwei im Spiel.',
  'rules.figure.tuchulchaPowers':
    'Rot als Tuchulcha legt die 5 weg, schlägt mit zwei Haruspizes das blaue Paar auf 24 und zieht mit einem von ihnen weiter.',
  'rules.figure.tuchulchaFalls':
    'Gelb bringt den Haruspex auf 10 nach Voltumna, und Rot scheidet mit Tuchulcha aus.',
  'rules.figure.eliminator':
    'Tuchulcha ist gerade gestürzt. Gelb darf für 4 den Platz einnehmen: Voltumna 1, Wald 1, Tempel 2.',
  'rules.figure.lasaMoving':
    'Schwarz als Lasa Vecuvia überspringt 33, versiegelt Durchgang 36 und zieht einen anderen Haruspex dorthin.',
  'rules.figure.lasaHit':
    'Gelb zieht an Tuchulcha vorbei auf 38 und schlägt Lasa Vecuvia auf 40: Ihr Haruspex kehrt in den Tempel zurück.',
  'rules.figure.lasaLast':
    'Lasa Vecuvias letzter zieht mit der 3 auf 25 und lässt die 5 verfallen, die über Durchgang 26 hinausführen würde.',
  'rules.figure.ties':
    'Der letzte Haruspex von Blau muss in Durchgang 6: in Voltumna gleich, und Schwarz hat weniger im Wald.',
  'rules.figure.threePlayers': 'Der Ring zu dritt: 30 Steine, je 9 Haruspizes.',
  'rules.figure.exitStone':
    'Gelb würfelt 2-4: Beide Haruspizes beenden ihre Runde und warten auf dem Zielstein.',
  'rules.figure.twoPlayers': 'Blau würfelt 3-5 und bewegt einen eigenen und einen neutralen schwarzen.',
  'rules.figure.neutral':
    'Blau nutzt die 3 für das neutrale Schwarz, das Blaus eigenen Haruspex auf 12 schlägt.',
  'rules.figure.neutralWins':
    'Blau bringt den letzten roten nach Voltumna. Das neutrale Rot liegt vorn, also gewinnt Gelb.',
};
