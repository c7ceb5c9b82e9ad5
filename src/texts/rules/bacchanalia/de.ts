import type { BacchanaliaTexts } from '../keys.ts';

/** German. The notes for translators are in `../../en.ts`. */
export const de: BacchanaliaTexts = {
  'rules.group.story': 'Die Geschichte und ihr Anfang',
  'rules.group.cards': 'Dei und Umbra',
  'rules.group.aruspex': 'Der Aruspex',
  'rules.group.together': 'Gemeinsam erzählen',
  'rules.group.endings': 'Wie die Geschichte endet',

  'rules.storyAim.title': 'Worum es in Bacchanalia geht',
  'rules.storyAim.short':
    'Ein Erzählspiel mit Karten für drei bis sechs Erwachsene. Jeder von euch spielt einen Menschen, der eines schweren Verbrechens gegen das Reich angeklagt ist und durch Bertinoro flieht, während die Stadt sich einem Fest des Bacchus hingibt. Findest du den Menschen, den du liebst, und entkommst du?',
  'rules.storyAim.more': `Niemand gewinnt oder verliert. Die Karten sagen, welche Gottheit deine nächste Szene beherrscht, und du erzählst, was geschieht. Nach etwa fünf bis neun Zügen haben alle ihr Ende erzählt.

**Was ihr braucht**
- Drei bis sechs Menschen; kein Computerspieler erzählt irgendjemandes Szenen.
- Ein paar Stunden miteinander oder ein paar Tage: Ein Zug ist eine Nachricht.
- Alle volljährig. Das Fest kann wild werden; wie viel davon erzählt wird, verabredet ihr vorher.
- Einen Server, der es erlaubt: Wer ihn verwaltet, schaltet das Spiel ein, in der Regel nur für Kanäle mit Altersbeschränkung.

Ich verwahre die Karten, zähle mit und zeige, was möglich ist. Die Worte sind eure.`,
  'rules.storyAim.words':
    'bacchanalia, was ist bacchanalia, erzählspiel, rollenspiel, geschichte erzählen, bertinoro, reich, spiel für erwachsene, altersbeschränkung, ab achtzehn, wie viele spielen bacchanalia, flucht, fest, verbrechen, kein sieger, was brauchen wir für das erzählspiel',

  'rules.storyTurn.title': 'Wie ein Zug der Geschichte abläuft',
  'rules.storyTurn.short':
    'Du bekommst vier Umbra, und sie werden auf deine Dei gelegt. Der Deus mit den meisten herrscht. Der Aruspex sagt, welche Karten wandern und wovon deine Szene handelt, und du erzählst sie.',
  'rules.storyTurn.more': `1. **Bacchus kam** seit deinem letzten Zug zu dir: Erzähl zuerst, wie er sich zeigt.
2. **Umbra** werden gegeben, bis es vier sind; Minerva bekommt ihren Wein.
3. **Der herrschende Deus** steht fest.
4. **Bacchus zieht weiter,** wenn du ihn hast und er nicht herrscht.
5. **Der Aruspex:** erst seine Kartenaktion, dann deine Szene.
6. **Eine Karte behalten** darfst du, wenn deine Szene etwas von den anderen aufnimmt.
7. **Bacchus fragt:** Wer ihn von dir bekam, stellt eine Frage, und du antwortest.
8. Alle anderen Umbra werden abgelegt.

Ich gebe sofort, wenn dein Zug beginnt: Die Karten liegen schon da. Nimm dir die Stunden, die du brauchst, im Tempo des Tischs; was du geschrieben hast, bleibt erhalten. Ist nichts mehr zu entscheiden, geht der Zug von selbst weiter.`,
  'rules.storyTurn.words':
    'mein zug, zug, zug in bacchanalia, ablauf der geschichte, reihenfolge, schritte eines zugs, was mache ich in meinem zug, wie lange habe ich zeit, wer ist dran, phasen, umbra ablegen, aufräumen',

  'rules.gifts.title': 'Vorbereitung: die Gaben der Dei',
  'rules.gifts.short':
    'Reihum gibt jeder von euch einen Deus aus der Mitte an jemanden, der weniger als zwei hat, nie sich selbst. Kann niemand mehr etwas bekommen, erhalten alle ein Vinum.',
  'rules.gifts.more': `In der Mitte liegen Bacchus, Pluto, Accusator, Minerva, Venus und so viele Satyrus und Miles, wie zu eurer Zahl gehören. Amans liegt abseits, und Vinum wird zuletzt verteilt.

Die Gaben enden, wenn alle zwei haben, wenn die Mitte leer ist oder wenn es niemanden mehr gibt, der etwas bekommen darf. Zu dritt oder viert bleiben einige Dei in der Mitte; das soll so sein.

Wähle, was schönen Ärger verspricht: Die Dei vor einem Menschen entscheiden, welche Szenen wahrscheinlich sind.`,
  'rules.gifts.words':
    'vorbereitung von bacchanalia, aufbau von bacchanalia, gabe, gaben, einen deus verschenken, geschenk, startkarten, wer gibt zuerst, wer gibt den ersten deus, wie viele dei bekomme ich, warum habe ich diese karte',

  'rules.introduction.title': 'Deine Figur vorstellen',
  'rules.introduction.short':
    'In der ersten Runde werden keine Karten gegeben. Reihum sagt ihr, wer ihr seid und wo die Flucht beginnt.',
  'rules.introduction.more': `Lass die anderen wissen,
- wer du bist und was dir der Spiegel zeigt;
- wen du liebst: deinen **Amans**;
- wessen man dich anklagt und wer es tut: dein **Accusator**;
- wo in Bertinoro du gerade bist und was du dort machst. Dein Amans ist anderswo.

Das Verbrechen wiegt schwer, doch du kannst unschuldig sein. Sprich mit den anderen über Amans und Accusator, während du sie erfindest, und nimm an, was sie anbieten.

Wer beginnt, erzählt auch die ersten Zeichen des Fests: Musik in einer Gasse, Lachen hinter einer Tür, ein Krug, der herumgeht.`,
  'rules.introduction.words':
    'figur, charakter, vorstellen, vorstellung, erste runde, erster zug, wer bin ich, amans und accusator erfinden, geliebte, spiegel, mein verbrechen, figur erfinden, anfang der geschichte, wer beginnt die geschichte',

  'rules.agreedEnd.title': 'Welches Ende der Tisch verabredet',
  'rules.agreedEnd.short':
    'Vor dem Spiel wählt ihr: bis alle Enden erzählt sind, bis Parcae so und so oft gekommen ist, oder bis zu einem Tag und einer Uhrzeit.',
  'rules.agreedEnd.more': `- **Alle erzählt:** Die Geschichte läuft, bis jeder von euch durch die Karten zu einem Ende gekommen ist.
- **Parcae:** Sie kommt zum ersten bis neunten Mal, wie ihr wählt. Wir schlagen das dritte Mal vor: fünf bis neun Züge für jeden.
- **Tag und Uhrzeit:** Von da an ist jeder nächste Zug ein Ende.

Was ihr auch verabredet: Spätestens wenn alle ihr Ende erzählt haben, ist das Spiel vorbei.`,
  'rules.agreedEnd.words':
    'länge, dauer, wie lange dauert bacchanalia, wie lang ist die geschichte, verabredetes ende, zeitgrenze, datum, wie viele parcae, wann hören wir auf',

  'rules.deusCards.title': 'Die Deus-Karten',
  'rules.deusCards.short':
    'Ein Deus vor dir ist eine Gottheit oder eine Gestalt, die deine Geschichte prägt. Sechs davon gibt es einmal; wie viele Satyrus und Miles, hängt von eurer Zahl ab; ein Vinum haben alle.',
  'rules.deusCards.more': `- **Einmal:** Accusator, Amans, Bacchus, Minerva, Pluto, Venus.
- **Halb so viele, wie ihr seid, aufgerundet:** Satyrus, und ebenso viele Miles. Also je zwei zu dritt oder viert, je drei zu fünft oder sechst.
- **Für jeden eines:** Vinum. Es bleibt bis zum Schluss vor dir.

Was vor niemandem liegt, liegt in der Mitte. Amans kommt dorthin, wenn Parcae zum ersten Mal gezogen wird. Bacchus kehrt, sobald ihn jemand hatte, nie in die Mitte zurück: Er wandert von einem zum anderen.

Alle Karten auf dem Tisch sind für alle offen.`,
  'rules.deusCards.words':
    'deus, dei, götter, deuskarte, wie viele satyrus, wie viele miles, wie viele vinum, mitte, welche karten gibt es, liste der götter',

  'rules.umbraCards.title': 'Umbra-Karten, und wie sie gezogen werden',
  'rules.umbraCards.short':
    'In jedem Zug hast du vier Umbra: vier neue, oder drei und die Karte, die du behalten hast. Sie liegen für diesen Zug auf deinen Dei und entscheiden, wer herrscht.',
  'rules.umbraCards.more': `Es gibt 62:
- Miles 8, Satyrus 8
- Vinum 8, davon 4 mit dem Kelch
- Bacchus 7, Venus 7
- Accusator 6, Minerva 6, Pluto 6
- Amans 5
- Parcae 1

Ist der Stapel leer, wird die Ablage zu einem neuen gemischt. Jede Karte zieht der Zufall, und nach dem Spiel lässt er sich nachprüfen.

Am Ende deines Zugs werden alle deine Umbra abgelegt, bis auf eine, die du vielleicht behalten darfst.`,
  'rules.umbraCards.words':
    'umbra, umbrae, umbrakarte, stapel, ziehen, karten ziehen, wie viele umbra, wie viele karten, ablage, ablagestapel, mischen, leerer stapel, anzahl der karten, kelchkarten, wahrscheinlichkeit',

  'rules.parcae.title': 'Parcae, das Schicksal',
  'rules.parcae.short':
    'Unter den Umbra ist eine Parcae. Mit jedem Mal, da sie gezogen wird, rückt das Ende näher. Beim ersten Mal kommt Amans in die Mitte.',
  'rules.parcae.more': `- Sie bleibt für den Zug bei dir und liegt auf keinem Deus. Behalten lässt sie sich nicht.
- Wie oft sie kam, wird gezählt und bei den Karten gezeigt. Mit der Zahl werden die Szenen von **Accusator** (ab 2) und **Miles** (ab 2, und ab 3) gefährlicher.
- Nach diesem Zug werden Stapel und Ablage zusammengemischt; so kann sie bald wiederkommen.
- Bei einem Ende bringt sie eine Wendung.
- Sie ruft die letzte Runde aus, wenn sie so oft kommt wie verabredet oder wenn nur noch zwei spielen.`,
  'rules.parcae.words':
    'parcae, parze, parzen, schicksal, parcae gezogen, wie oft parcae, zahl der parcae, wann kommt amans, zusammengemischt',

  'rules.minervaWine.title': 'Minervas Wein',
  'rules.minervaWine.short':
    'Liegt Minerva vor dir, so will sie Wein: Eine Vinum-Umbra dieses Zugs wird abgelegt, bevor sie zählt. Hast du keine, geht sie zurück in die Mitte.',
  'rules.minervaWine.more': `Das geschieht von selbst, gleich nach dem Ziehen und bevor die Umbra auf die Dei kommen.

Die Karte, die du behalten hast, ist kein Opfer: Sie bleibt, auch wenn sie ein Vinum ist.

So dämpft Minerva das Treiben: weniger Wein, weniger Fest. Und sie verlässt, wer nichts zu geben hat.`,
  'rules.minervaWine.words':
    'wein, opfer, weinopfer, minerva wein, mein vinum ist weg, warum wurde mein vinum abgelegt, warum ist minerva weg, minerva verschwunden, vinum abwerfen',

  'rules.honouring.title': 'Die Götter ehren',
  'rules.honouring.short':
    'Jede Umbra kommt auf deinen Deus desselben Namens. Eine, deren Deus du nicht hast, zählt in diesem Zug nicht.',
  'rules.honouring.more': `Umbra mit Vinum liegen auf deinem Vinum, ob mit Kelch oder ohne.

Hast du mehrere Dei eines Namens, werden ihre Umbra gleichmäßig verteilt: Die nächste kommt immer auf die Karte mit den wenigsten. Drei Miles-Umbra auf zwei Miles sind also 2 und 1.

Parcae liegt auf niemandem.`,
  'rules.honouring.words':
    'ehren, götter ehren, umbra legen, darauflegen, kein passender deus, zwei miles, zwei satyrus, verteilen, gleichmäßig, passend, auf welchen deus kommt eine umbra',

  'rules.rulingDeus.title': 'Welcher Deus herrscht',
  'rules.rulingDeus.short':
    'Der eine Deus, auf dem die meisten Umbra liegen. Hast du einen Satyrus, gewinnt Vinum jeden Gleichstand; sonst verliert Vinum jeden. Andere Gleichstände sind ein eigener Fall.',
  'rules.rulingDeus.more': `- **Auf keinem Deus eine Umbra:** Vinum herrscht.
- **Vinum und andere gleich, und du hast einen Satyrus:** Vinum herrscht.
- **Vinum und ein anderer gleich, und du hast keinen:** Der andere herrscht.
- **Zwei oder mehr andere gleich:** die Zeile „Gleichstand“ des Aruspex. Auch zwei Karten eines Namens stehen einander gleich.

**Beispiel:** Venus 1, Pluto 1, Vinum 2: Vinum herrscht allein. Venus 2, Vinum 2: Vinum herrscht, wenn du einen Satyrus hast, sonst Venus. Venus 1, Pluto 1: Gleichstand.`,
  'rules.rulingDeus.words':
    'herrschender deus, welcher gott herrscht, wer herrscht, warum herrscht vinum, herrschen, meiste umbra, vinum gewinnt gleichstand, vinum verliert gleichstand, satyrus und vinum, gleich viele umbra, stärkster deus',

  'rules.bacchusMoves.title': 'Bacchus zieht weiter, kommt und fragt',
  'rules.bacchusMoves.short':
    'Hast du Bacchus und er herrscht nicht, gibst du ihn jemandem deiner Wahl. Wer ihn bekommt, stellt dir nach deiner Szene eine Frage und erzählt zu Beginn des eigenen nächsten Zugs, wie Bacchus kam.',
  'rules.bacchusMoves.more': `**Er zieht weiter:** vor dem Aruspex, sobald klar ist, wer herrscht. Herrscht er, so bleibt er.

**Er fragt:** Was fühlt oder denkt deine Figur, oder was liegt in ihrer Vergangenheit? Wer ihn nun hat, fragt, wenn deine Szene erzählt ist. Antworte geradeheraus oder mit einer kurzen Erinnerung.

**Er kommt:** Wem Bacchus in einem fremden Zug gegeben wurde, der beginnt den nächsten eigenen mit ein paar Zeilen darüber, wie der Gott sich zeigt; erst dann werden die Umbra gegeben.

Sobald ihn jemand hatte, liegt Bacchus nie wieder in der Mitte. Wo eine Regel ihn dorthin legte, geht er an jemand anderen.`,
  'rules.bacchusMoves.words':
    'bacchus, bacchus zieht weiter, bacchus fragt, frage des bacchus, wer fragt mich, bacchus weggeben, bacchus kam, warum muss ich bacchus abgeben, frage beantworten, bacchus in der mitte, bacchus kommt',

  'rules.aruspex.title': 'Der Aruspex auf einen Blick',
  'rules.aruspex.short':
    'Der Aruspex ist die Tafel dessen, was jeder herrschende Deus bringt: erst eine Kartenaktion, dann, ob die Szene anderswohin führt, dann, was sie erzählt. Ich zeige dir die Zeile, die gilt, und warum.',
  'rules.aruspex.more': `- **Gleichstand** · eigener Deus in die Mitte · anderswohin · hier ist es schal geworden
- **Accusator** · hol Miles, Accusator in die Mitte · anderswohin · verfolgt
- **Amans** · nichts · anderswohin · dein Amans-Ende
- **Bacchus** · er bleibt · hier · das Fest wächst
- **Miles** · Accusator in die Mitte · anderswohin · verfolgt
- **Minerva** · Minerva in die Mitte · hier · von deinem Amans
- **Pluto** · hol Miles, Pluto in die Mitte · anderswohin · ein Verbrechen
- **Satyrus** · nichts · anderswohin · ein Ort der Versuchung
- **Venus** · hol Amans, wenn im Spiel, Venus in die Mitte · anderswohin · näher zu deinem Amans
- **Vinum mit Kelch** · hol irgendeinen Deus · wie du magst · jemand kommt
- **Vinum ohne** · nichts · hier · das Fest wächst

Die Kartenaktion geschieht sofort; wo es eine Wahl gibt, wirst du gefragt. Menschen, deren Deus du nicht mehr hast, können in deiner Geschichte bleiben oder gehen. Nur mit dem Amans führen allein die Karten dich wieder zusammen.`,
  'rules.aruspex.words':
    'aruspex, tafel des aruspex, zeilen, kartenaktion, ort, ort wechseln, muss ich den ort wechseln, bleiben, was muss ich erzählen, überblick der zeilen, was macht jeder gott, was macht jeder deus',

  'rules.tiesRow.title': 'Gleichstand: wenn kein Deus allein herrscht',
  'rules.tiesRow.short':
    'Du legst einen deiner Dei in die Mitte, und deine Szene bricht zu einem anderen Ort auf, denn dieser hat nichts mehr zu bieten.',
  'rules.tiesRow.more': `**Karten:** ein Deus deiner Wahl, nie Vinum. Wählst du Bacchus, geht er stattdessen an jemand anderen.

**Ort:** wechselt.

**Szene:** Erzähl, was dort, wo du warst, schal geworden ist, und dann, wie der neue Ort ist.

Liegt vor dir nur Vinum, gibt es nichts zurückzulegen; den Ort wechselst du trotzdem.`,
  'rules.tiesRow.words':
    'gleichstand, gleichstand der dei, gleichstand zwischen göttern, gleichstand in bacchanalia, deus zurücklegen, langweiliger ort, kein herrscher, deus abgeben',

  'rules.accusatorMiles.title': 'Accusator und Miles: verfolgt',
  'rules.accusatorMiles.short':
    'Dein Accusator und die Soldaten kommen näher. Wie nah, hängt davon ab, wie oft Parcae gezogen wurde. Der Ort wechselt immer.',
  'rules.accusatorMiles.more': `**Accusator.** Karten: Du bekommst einen Miles, und Accusator kommt in die Mitte.
- Parcae 0 oder 1: eine Drohung. Sie gehen ahnungslos vorbei, oder du läufst ihnen davon.
- Parcae 2 oder mehr: Dein Accusator stellt dich, und das Verbrechen kommt heraus oder zeigt eine neue Seite.

**Miles.** Karten: Dein Accusator, falls du ihn hast, kommt in die Mitte.
- Parcae 0 oder 1: eine Drohung wie oben.
- Parcae 2: Du bist in die Enge getrieben und entkommst um einen Preis: verletzt oder ohne etwas Kostbares. War dein Amans bei dir, werdet ihr getrennt; die Karte bleibt dir.
- Parcae 3 oder mehr: Du ahnst das Ende. Deine nächste Szene ist dein Miles-Ende.`,
  'rules.accusatorMiles.words':
    'accusator, miles, soldaten, ankläger, drohung, verfolgt, verfolgung, gestellt, in die enge getrieben, preis der flucht, accusator herrscht, miles herrscht, verwundet, vom amans getrennt',

  'rules.minervaVenus.title': 'Minerva und Venus: dein Amans',
  'rules.minervaVenus.short':
    'Beide sprechen von dem Menschen, den du liebst. Minerva bringt Wissen, Venus Nähe; danach kommt jede in die Mitte.',
  'rules.minervaVenus.more': `**Minerva.** Karten: Minerva in die Mitte. Ort: bleibt.
- Mit deinem Amans: Du erfährst etwas Neues.
- Ohne: eine Nachricht, ein Blick von fern oder eine Vision.

**Venus.** Ort: wechselt.
- Amans noch nicht im Spiel: eine warme Erinnerung; Venus bleibt bei dir.
- Amans im Spiel: Du bekommst Amans, aus der Mitte oder von wem die Karte ist, und Venus kommt in die Mitte. Seid ihr schon zusammen, kommt ihr euch näher; sonst führt dich jemand Fremdes, Schönes hin.

„Mit deinem Amans“ heißt in der Geschichte, nicht in den Karten. Du kannst deinen Amans gehen oder bleiben lassen, wie du magst, doch um wieder zusammenzukommen brauchst du die Karte oder eine Szene, die es sagt.`,
  'rules.minervaVenus.words':
    'amans, minerva herrscht, venus herrscht, venus, minerva, geliebter mensch, liebe, beim amans, meinen amans finden, vision, nachricht vom amans, erinnerung, wiedersehen, amans bekommen, amans nicht im spiel',

  'rules.plutoSatyrus.title': 'Pluto und Satyrus',
  'rules.plutoSatyrus.short':
    'Pluto beendet deine Szene mit einem Verbrechen, das an dir hängen bleibt. Satyrus lockt dich an einen anderen Ort. Beide Male wechselt der Ort.',
  'rules.plutoSatyrus.more': `**Pluto.** Karten: Du bekommst einen Miles, und Pluto kommt in die Mitte. Eine Gewalttat beendet die Szene, und du bist verstrickt, ob du etwas getan hast oder nicht. Dann bist du anderswo.

**Satyrus.** Keine Kartenaktion. Du kommst an einen neuen Ort, dessen Verlockungen nicht zu übersehen sind. Was davon erzählt wird und was hinter dem Vorhang bleibt, richtet sich nach dem, was der Tisch verabredet hat.

Ein Satyrus vor dir lässt Vinum außerdem jeden Gleichstand gewinnen.`,
  'rules.plutoSatyrus.words':
    'pluto, satyrus, satyr, satyrn, gewalt, gewalttat, mord, versuchung, pluto herrscht, satyrus herrscht, verstrickt',

  'rules.vinumRow.title': 'Vinum und Bacchus: das Fest wächst',
  'rules.vinumRow.short':
    'Wein herrscht öfter als alles andere. Mit einem Kelch auf deinem Vinum kommt jemand Neues, und du bekommst einen Deus; ohne schwillt das Fest um dich an.',
  'rules.vinumRow.more': `**Vinum mit Kelch** (mindestens eine Umbra darauf trägt ihn). Karten: Du bekommst irgendeinen Deus, nach deiner Wahl. Ort: wie du magst. Szene: Erzähl, wer gekommen ist und welcher Reiz mitkam.

**Vinum ohne.** Keine Kartenaktion. Du bleibst, und die Grenzen des Fests lockern sich.

**Bacchus.** Er bleibt bei dir, und du bleibst, wo du bist. Das Fest wächst um dich.

Vinum herrscht auch, wenn auf keinem Deus von dir eine Umbra liegt.`,
  'rules.vinumRow.words':
    'kelch, vinum, becher, vinum herrscht, bacchus herrscht, ausschweifung, jemand neues kommt, fest wächst, irgendeinen deus holen, was macht der kelch',

  'rules.gettingDeus.title': 'Einen Deus bekommen',
  'rules.gettingDeus.short':
    'Zuerst aus der Mitte. Liegt dort keine Karte des Namens, dann von jemandem deiner Wahl, der eine hat. Hat niemand eine, geschieht nichts.',
  'rules.gettingDeus.more': `- **Ein bestimmter Deus** (Miles, Amans): aus der Mitte, sonst von jemandem, den du wählst.
- **Irgendein Deus** (Vinum mit Kelch): einer aus der Mitte, welcher du magst. Nur wenn die Mitte leer ist, von jemandem deiner Wahl.
- **Vinum** wird nie gegeben, genommen oder zurückgelegt.
- **Bacchus** kehrt nie in die Mitte zurück; wo er es müsste, bekommt ihn jemand anderes.

Gibt es nur eine Möglichkeit, geschieht sie von selbst. Ablehnen kann niemand.`,
  'rules.gettingDeus.words':
    'deus bekommen, deus holen, deus nehmen, anderen wegnehmen, karte stehlen, aus der mitte, deus wählen, kann ich vinum nehmen, niemand hat ihn, miles bekommen, welchen nehme ich',

  'rules.telling.title': 'Eine Szene erzählen',
  'rules.telling.short':
    'Schreib sie in das Formular, das sich auf den Knopf hin öffnet, auch in mehreren Teilen, oder als eigene Nachrichten im Thread, die du deiner Szene hinzufügst. Sie gilt, sobald du sagst, dass sie erzählt ist.',
  'rules.telling.more': `- Was du geschrieben hast, bleibt als Entwurf erhalten, auch wenn ich neu gestartet werde. Bis es erzählt ist, kannst du es ändern.
- Alle Teile zusammen haben Platz für 12.000 Zeichen. Ein paar gute Zeilen genügen.
- Der Aruspex sagt, was geschehen muss und ob der Ort wechselt. Alles andere liegt bei dir: wem du begegnest, wie sie aussehen, wonach es riecht.
- Ich lese im Kanal nicht mit. Eine Nachricht gehört nur zu deiner Szene, wenn du sie hinzufügst.

Ich erzähle nie etwas für dich, ich beurteile es nicht, und ich treffe keine der Entscheidungen, die die Regeln dir geben.`,
  'rules.telling.words':
    'szene, erzählen, schreiben, wie erzähle ich, zu meiner szene hinzufügen, entwurf, mehrere teile, langer text, formular, zeichen, szene ändern, schreibt der bot szenen, liest der bot mit',

  'rules.oddCard.title': 'Eine Karte behalten, und Einspruch dagegen',
  'rules.oddCard.short':
    'Nimmt deine Szene eine erkennbare Figur, einen Ort oder ein Ding auf, das jemand anderes beschrieben hat, darfst du eine Umbra für deinen nächsten Zug behalten.',
  'rules.oddCard.more': `- Es muss etwas Eigenes sein: nicht ein Hof, sondern jener rote Hof mit der riesigen Eiche.
- Es war noch nie in einer Szene von dir, und es ist keine der Gestalten der Karten wie Soldaten oder Satyrn.
- Du sagst, was du aufgenommen hast. Jede Umbra dieses Zugs kommt infrage, nur Parcae nicht.
- In deinem nächsten Zug ist sie eine deiner vier. Ein zweites Mal behältst du sie nie, und nie hast du zwei.

**Einspruch:** Bis weitergespielt wird, kann jeder andere es anzweifeln. Die anderen stimmen ab; sind die meisten Stimmen dafür, wird die Karte abgelegt. Deine Szene bleibt, wie sie ist.`,
  'rules.oddCard.words':
    'karte behalten, umbra behalten, quer gelegte karte, odd card, einspruch, anzweifeln, abstimmen, abstimmung, einweben, verwoben, geschichten der anderen, zweimal behalten',

  'rules.othersTurns.title': 'Was du in den Zügen der anderen tun kannst',
  'rules.othersTurns.short':
    'Fragen stellen, Minerva jemandem geben, dessen Szene über die Stränge schlug, gegen eine behaltene Karte Einspruch erheben und etwas überspringen lassen.',
  'rules.othersTurns.more': `**Fragen:** nach jeder Szene, freundlich und kurz, gleich wer Bacchus hat. Ausführlich antworten muss niemand.

**Minervas Gabe:** Liegt Minerva vor dir und war eine fremde Szene sehr wild, kannst du sie dorthin geben: Die Göttin hat es bemerkt. Das geht, bis die nächste Szene erzählt ist. Vom nächsten Ziehen an will sie dort Wein.

**Einspruch und Abstimmung:** wenn eine Karte behalten wird.

**Überspringen:** Die X-Karte haben alle, jederzeit.`,
  'rules.othersTurns.words':
    'zug der anderen, in fremden zügen, nicht mein zug, minerva geben, minerva verschenken, eine frage stellen, fragen, was kann ich tun während ich warte, wilde szene',

  'rules.safety.title': 'X-Karte, Linien und Schleier',
  'rules.safety.short':
    'Vor dem Spiel verabredet ihr Linien, die die Geschichte nie überschreitet, und Schleier, hinter denen etwas unerzählt geschieht. Die X-Karte überspringt, was eben erzählt wurde, und niemand fragt, warum.',
  'rules.safety.more': `- **Linien** und **Schleier** stehen von Anfang an am Tisch, für alle zu lesen.
- **X-Karte:** ein Knopf, den ihr alle habt, in jedem Zug. Er wirkt auch ohne deinen Namen. Was er überspringt, fällt weg, auch in der Chronik, und das Spiel geht weiter.
- Gehen kannst du jederzeit.

Nie verlangen die Karten mehr als eine Andeutung. Eine Szene, die an der Tür verklingt, ist so gut wie jede andere.`,
  'rules.safety.words':
    'x-karte, x karte, xkarte, x-card, sicherheit, linien, schleier, linien und schleier, unangenehm, überspringen, stopp, zustimmung, zu viel, das will ich nicht, anonym, grenzen',

  'rules.absence.title': 'Nicht da sein, oder die Geschichte verlassen',
  'rules.absence.short':
    'Wer nicht rechtzeitig handelt, wird übergangen, und nichts wird an dessen Stelle erzählt oder gewählt. Wer für immer geht, geht ohne Ende.',
  'rules.absence.more': `**Nicht da:** Uhr und Erinnerungen des Tischs sind wie in jedem Spiel. Ist die Zeit um, wird übergangen, was auf dich wartet: Vorstellung, Szene, Frage, Entscheidung. Du bleibst am Tisch, und der nächste Zug gehört wieder dir. Nur ein fälliges Ende kommt nicht zweimal: Übergangen, bleibt es unerzählt, und deine Geschichte bricht ab. Kein Computerspieler springt ein, denn niemand sonst kann deine Geschichte erzählen.

**Verlassen:** Deine Dei kommen in die Mitte, Bacchus zu jemand anderem, und dein Vinum verlässt das Spiel. Was du erzählt hast, bleibt Teil der Geschichte. Zurückkehren kannst du in sie nicht.

Ist nur noch einer übrig, ist dessen nächster Zug ein Ende.`,
  'rules.absence.words':
    'abwesend, nicht da, abwesenheit, verlassen, geschichte verlassen, aussteigen, urlaub, zug verpasst in der geschichte, übergangen, keine zeit, vertretung, ersatz, spielt der computer für mich',

  'rules.chronicle.title': 'Die Chronik',
  'rules.chronicle.short':
    'Alles, was erzählt wurde, als Dokument: Figuren, Szenen in ihrer Folge mit dem herrschenden Deus, Fragen und Antworten, Enden. Du kannst sie am Schluss holen und auch jederzeit vorher.',
  'rules.chronicle.more': `- Nur wer am Tisch sitzt, kann sie holen.
- Veröffentlicht wird sie nur, wenn alle einverstanden sind; ein einziges Nein genügt, damit sie unter euch bleibt.
- Was mit der X-Karte übersprungen wurde, steht nicht darin.
- Sie enthält eure Worte, wie ihr sie geschrieben habt; von mir sind die Karten und die Reihenfolge, sonst nichts.`,
  'rules.chronicle.words':
    'chronik, dokument, geschichte exportieren, herunterladen, veröffentlichen, wer darf unsere geschichte lesen, geschichte speichern, PDF, nachlesen, privat, geschichte teilen',

  'rules.storyEnd.title': 'Wann die Geschichte vorbei ist',
  'rules.storyEnd.short':
    'Wenn alle ein Ende erzählt haben. Drei Wege führen dahin: Amans-Ende, Miles-Ende und Geschichtenende. Es gibt keine Punkte, und niemand gewinnt.',
  'rules.storyEnd.more': `**Die letzte Runde:** Für alle, die noch dabei sind, wird der nächste Zug ein Geschichtenende, wenn
- nur noch einer übrig ist;
- zwei übrig sind und Parcae gezogen wird;
- die verabredete Zeit gekommen ist;
- Parcae so oft kam wie verabredet.

**Nach einem Ende** werden deine Umbra abgelegt, Bacchus geht an jemanden, der noch spielt, und deine anderen Dei außer Vinum kommen in die Mitte. Du liest, fragst und stimmst weiter mit ab; ein Zug kommt nicht mehr.

Haben alle ihr Ende erzählt, liegt die Chronik bereit.`,
  'rules.storyEnd.words':
    'ende der geschichte, wie endet bacchanalia, letzte runde, wer gewinnt bacchanalia, geschichte gewinnen, vorbei, enden, drei enden, nach meinem ende, fertig, gutes ende',

  'rules.amansEnding.title': 'Amans herrscht: das Amans-Ende',
  'rules.amansEnding.short':
    'Herrscht Amans, erzählst du sofort deine Flucht aus dem Reich: Gemeinsam kommt ihr in Sicherheit, und weder Accusator noch Soldaten erreichen dich mehr.',
  'rules.amansEnding.more': `Vorher wandert keine Karte, und der Ort wechselt: fort aus Bertinoro, fort aus dem Reich.

Dafür brauchst du die Karte Amans vor dir und die meisten Umbra darauf. In die Mitte kommt Amans mit der ersten Parcae. Du bekommst die Karte, wenn Venus herrscht, oder mit einem Kelch auf Vinum.

Es ist das Ende ohne jede Bedingung: Nichts wird gezogen, und es gibt keine Wendung.`,
  'rules.amansEnding.words':
    'amans ende, amans herrscht, glückliches ende, happy end, gemeinsam fliehen, mit dem amans fliehen, wie entkomme ich, wie bekomme ich ein glückliches ende, flucht aus dem reich',

  'rules.milesEnding.title': 'Das Miles-Ende',
  'rules.milesEnding.short':
    'Herrscht Miles bei drei oder mehr Parcae, so ist dein nächster Zug dein Miles-Ende. Noch einmal entscheiden Karten, und meist endet es mit dem Tod.',
  'rules.milesEnding.more': `1. Deine behaltene Karte, falls du eine hast, wird abgelegt.
2. Du ziehst, bis du vier Umbra hast; jedes Vinum wird sofort abgelegt.
3. Sie kommen auf deine Dei, und der herrschende Deus steht fest wie sonst.

**Amans oder Venus herrscht:** Du und dein Amans entkommt.

**Alles andere:** Accusator oder Soldaten sind dein Tod. Ist Parcae unter deinen Karten, darf vorher eine Wendung kommen: Du wirst den Accusator los, oder dein Amans ist für immer gerettet.`,
  'rules.milesEnding.words':
    'miles ende, tod, sterben, von soldaten getötet, drei parcae, wendung, sterbe ich, muss ich sterben, soldaten erwischen mich',

  'rules.storyEnding.title': 'Das Geschichtenende',
  'rules.storyEnding.short':
    'In der letzten Runde ist jeder Zug ein Geschichtenende. Du ziehst vier Umbra ohne Vinum und wählst unter den Enden deiner Dei, auf denen eine liegt.',
  'rules.storyEnding.more': `Zuerst wird deine behaltene Karte abgelegt. Jedes gezogene Vinum wird abgelegt. Gleichstände gibt es hier nicht: Jeder Deus mit einer Umbra steht zur Wahl.

- **Amans oder Venus:** Flucht.
- **Pluto:** Tod im Gefolge eines Verbrechens.
- **Bacchus oder Satyrus:** verloren im Bacchanal.
- **Minerva:** den Accusator los, doch ohne Amans; oder tot, und der Amans gerettet.
- **Miles oder Accusator:** Tod durch ihre Hand.

**Parcae** unter deinen Karten: eine große Wendung, und alle diese Enden stehen dir offen.
**Kein Deus mit einer Umbra:** Vier neue werden gezogen, bis es einen gibt oder Parcae kommt.
**Nur Vinum vor dir:** verloren im Bacchanal, ohne zu ziehen.`,
  'rules.storyEnding.words':
    'geschichtenende, ende wählen, verloren im bacchanal, welche enden gibt es, noch einmal ziehen, nur vinum, letzte szene, letzter zug der geschichte',

  'rules.storyRulings.title': 'Wo das Heft von Bacchanalia schweigt',
  'rules.storyRulings.short':
    'Das Heft ist für Menschen an einem Tisch geschrieben. Wo es einen Fall offenlässt oder nach etwas fragt, das ein Kanal nicht wissen kann, gibt es eine Festlegung, auf der Seite, zu der sie gehört.',
  'rules.storyRulings.more': `Die Festlegungen sagen,
- wie viele es von jeder Umbra gibt;
- wer den ersten Deus gibt und wer zuerst eine Figur vorstellt;
- welches Vinum Minerva bekommt;
- wann Bacchus fragt;
- wer entscheidet, ob eine Karte behalten wird;
- wozu X-Karte, Linien und Schleier da sind.

Auch Abwesenheit, Verlassen, Chronik und Entwürfe sind von uns: An einem einzigen Tisch braucht sie niemand.`,
  'rules.storyRulings.words':
    'festlegungen zu bacchanalia, heft, hausregeln für die geschichte, unterschiede zum heft, originalregeln von bacchanalia, unklar in bacchanalia',

  'rules.ruling.umbraSplit':
    'Das Heft sagt nicht, wie sich die 62 Umbra auf die Namen verteilen: Diese Zahlen sind unsere.',
  'rules.ruling.firstGiver':
    'Statt des jüngsten gibt ein ausgeloster Mensch den ersten Deus, denn niemand soll sein Alter sagen müssen.',
  'rules.ruling.firstIntroduction':
    'Statt dessen, der am freiesten lebt, stellt sich zuerst vor, wen ein zweites Los trifft.',
  'rules.ruling.gobletLast': 'Gibt es mehrere Vinum, bekommt Minerva zuerst eines ohne Kelch.',
  'rules.ruling.bacchusAsks': 'Bacchus fragt, wenn er weiterzog, weil er nicht herrschte, und sonst nie.',
  'rules.ruling.oddChallenge':
    'Wer behält, sagt, was aufgenommen wurde, und ein Einspruch, dem die meisten Stimmen zustimmen, legt die Karte ab.',
  'rules.ruling.xCard':
    'Alle haben eine X-Karte, und der Tisch verabredet Linien und Schleier, bevor das Spiel beginnt.',

  'rules.figure.dei': 'Alle Karten: neun Dei, jeder mit einer Umbra, Vinum mit und ohne Kelch, und Parcae.',
};
