import { nl as bacchanalia } from './bacchanalia/nl.ts';
import type { RulesTexts } from './keys.ts';

/** Dutch, in the words of the Dutch rulebook: aruspex, geestelijke kracht, wervel, woud, heiligdom, wijden, offeren, schijfje. */
export const nl: RulesTexts = {
  ...bacchanalia,

  'rules.search.ignored':
    'de het een ’n ik mij me mijn m’n we wij ons onze je jij jou jouw u uw hij hem zijn zij ze haar hun hen er is ben bent was waren doe doet doen kan kun kunt kunnen kon mag mogen zal zul zou zullen wil wilt willen heb hebt heeft hebben had van in op aan bij voor met door en of maar dus om te naar wat hoe wanneer waar welke welk dan dat die dit deze daar hier als ook nog nu al eens precies eigenlijk graag vertel uitleggen leg over krijg krijgt krijgen',

  'rules.group.start': 'Eerste stappen',
  'rules.group.board': 'Het bord',
  'rules.group.moving': 'Dobbelstenen en zetten',
  'rules.group.hits': 'Geestelijke kracht en slaan',
  'rules.group.tuchulcha': 'Tuchulcha',
  'rules.group.lasaVecuvia': 'Lasa Vecuvia',
  'rules.group.end': 'Het einde van het spel',
  'rules.group.fewer': 'Met twee of drie spelers',
  'rules.group.reading': 'Notatie en uitspraken',

  'rules.chapter.contents': 'Inhoud',
  'rules.chapter.object': 'Doel van het spel',
  'rules.chapter.spaces': 'De vakken van het bord',
  'rules.chapter.preparation': 'Voorbereiding',
  'rules.chapter.game': 'Spelverloop',
  'rules.chapter.roles': 'Rolwijzigingen, Tuchulcha (pagina 3)',
  'rules.chapter.lasaVecuvia': 'Rolwijzigingen, Lasa Vecuvia',
  'rules.chapter.end': 'Einde van het spel en de overwinning',
  'rules.chapter.fewer': 'Spelregels bij twee of drie spelers',
  'rules.chapter.twoPlayers': 'Bijzondere regels voor twee spelers',

  'rules.aim.title': 'Doel van het spel',
  'rules.aim.short':
    'Je bent hogepriester. Breng meer van je aruspices over het pad naar het altaar van Velthumena dan wie ook, en stuur die van de anderen onderweg het woud in. Wie van rol wisselt, naar Tuchulcha of Lasa Vecuvia, krijgt een eigen doel.',
  'rules.aim.more': `**Drie manieren om te winnen**
- Als gewone speler: je hebt aan het eind de meeste aruspices op het altaar, en bij gelijke stand de minste in het woud.
- Gewijd aan **Tuchulcha**: geen enkele andere speler heeft nog een aruspex in het spel.
- Gewijd aan **Lasa Vecuvia** (alleen met vier spelers): alle wervels zijn afgesloten.

Wie als laatste speler overblijft, wint ook.

Elke kleur dient één god: blauw Alpan, rood Achvizr, geel Thalna, zwart Leinth.`,
  'rules.aim.words':
    'doel, bedoeling, waar gaat het om, wat is dit voor spel, hoe werkt dit spel, hoe speel je dit, speluitleg, uitleg, overzicht, beginner, nieuwe speler, inleiding, basis, basisregels, Alpan, Achvizr, Thalna, Leinth, goden, god, priester, hogepriester',

  'rules.haruspex.title': 'Aruspices, en wanneer ze in het spel zijn',
  'rules.haruspex.short':
    'Een aruspex is een van je figuren. Hij is in het spel zolang hij in zijn tempel of op het pad staat. Op het altaar, in het woud en in een heiligdom niet meer, en daar blijft hij.',
  'rules.haruspex.more': `Hoeveel je er in het spel hebt, telt vaak mee:
- Met **nul** kun je uitgeschakeld zijn, of eindigt het spel.
- Met **één** op het moment dat je gooit, hoef je niet elke dobbelsteen te gebruiken.
- Hebben alle andere spelers er **minstens twee**, dan kan iemand zich aan Tuchulcha wijden.
- Met **minstens vier** van jezelf kun je je aan Lasa Vecuvia wijden.

Een aruspex die zijn tempel nog niet uit is, telt even zwaar als een op het pad. Maar één ding haalt een aruspex van het pad en houdt hem toch in het spel: slaat een ander dan Tuchulcha er een van Lasa Vecuvia, dan gaat die terug naar zijn tempel.`,
  'rules.haruspex.words':
    'aruspex, aruspices, haruspex, haruspices, haruspexen, figuur, figuren, pion, pionnen, stukken, volgelingen, poppetjes, in het spel, wat telt als in het spel, wat is een aruspex, hoeveel heb ik er over',

  'rules.setup.title': 'Voorbereiding',
  'rules.setup.short':
    'Met vier spelers heeft iedereen 8 aruspices, met twee of drie 9. Ze beginnen allemaal in hun tempel. Wie begint, wordt geloot, en daarna gaat het met de klok mee: blauw, rood, geel, zwart.',
  'rules.setup.more': `- **4 spelers:** alle kleuren, elk 8 aruspices.
- **3 spelers:** drie kleuren naar keuze, elk 9, op het bord met 30 stenen.
- **2 spelers:** kleuren tegenover elkaar, elk 9: blauw en geel, of rood en zwart. De andere twee kleuren zijn neutraal, met elk 5 in hun tempel.

De vier schijfjes liggen klaar voor Lasa Vecuvia; zij doet alleen met vier spelers mee.`,
  'rules.setup.words':
    'voorbereiden, opzet, opstelling, beginopstelling, opzetten, klaarzetten, klaarleggen, begin van het spel, startspeler, wie begint, wie start, wie mag eerst, eerste speler, volgorde van de spelers, speelvolgorde, hoeveel aruspices, hoeveel figuren krijg ik, hoeveel figuren, kleuren, plaatsen, hoeveel spelers, aantal spelers, hoeveel pionnen, wie mag beginnen',

  'rules.turn.title': 'Zo verloopt een beurt',
  'rules.turn.short':
    'Gooi twee dobbelstenen en zet met elk ervan één aruspex met de klok mee vooruit. Vóór je worp mag je van rol wisselen, als het kan. Zijn je dobbelstenen op, dan is de volgende speler met de klok mee.',
  'rules.turn.more': `1. **Vóór de worp:** je mag je tempel aan Tuchulcha of Lasa Vecuvia wijden, als aan de voorwaarden is voldaan.
2. **Gooien:** twee dobbelstenen; bij een dubbele worp mag er meteen een derde bij. Tuchulcha gooit er meer en legt er één weg.
3. **Zetten:** eerst iedereen van de mystieke stenen af, daarna wat je wilt, één dobbelsteen tegelijk. Zo veel mogelijk dobbelstenen moeten gebruikt worden.
4. **Na het zetten:** heb je Tuchulcha ten val gebracht, dan mag je die rol meteen overnemen.

Kan geen enkele dobbelsteen gebruikt worden, dan gaat de beurt voorbij.`,
  'rules.turn.words':
    'beurt, mijn beurt, verloop van een beurt, beurtverloop, fasen, volgorde van een beurt, wat doe ik in mijn beurt, wat kan ik doen, wat moet ik doen, met de klok mee, uurwijzerzin, volgende speler',

  'rules.board.title': 'Het bord',
  'rules.board.short':
    'Het pad is een ring van 40 stenen (30 met drie spelers), met de klok mee genummerd. Elke tien stenen horen bij één tempel, en van elke tien is de 1e mystiek, de 4e ritueel en de 6e een wervel. De andere zijn gewoon.',
  'rules.board.more': `**Twee en vier spelers:** blauw 1 tot 10, rood 11 tot 20, geel 21 tot 30, zwart 31 tot 40.
- Mystieke stenen: 1, 11, 21, 31
- Rituele stenen: 4, 14, 24, 34
- Wervels: 6, 16, 26, 36

**Drie spelers:** drie sectoren van tien, in de volgorde blauw, rood, geel, zwart, zonder de kleur die niemand speelt.

Naast de ring liggen de tempels, het altaar van Velthumena, het heiligdom van Tuchulcha met het woud eromheen, en het heiligdom van Lasa Vecuvia.`,
  'rules.board.words':
    'bord, speelbord, spelbord, steen, stenen, tegel, tegels, vak, vakken, velden, plattegrond, ring, cirkel, nummers, hoeveel stenen, hoe groot is het bord, sector, sectoren, bijzondere stenen, speciale stenen, gewone steen, welke steen is wat',

  'rules.way.title': 'De weg van een aruspex',
  'rules.way.short':
    'Van de tempel naar de mystieke steen van de eigen sector, dan met de klok mee, en van de eindsteen naar het altaar. De eindsteen is de 31e stap van de weg; elke dobbelsteen die verder reikt, eindigt op het altaar.',
  'rules.way.more': `Met twee of vier spelers is de eindsteen de mystieke steen van de sector vóór de eigen sector, na driekwart van de ring:
- blauw begint op 1 en eindigt op 31
- rood begint op 11 en eindigt op 1
- geel begint op 21 en eindigt op 11
- zwart begint op 31 en eindigt op 21

Met drie spelers is het de eigen mystieke steen, na een hele ronde.

Achteruit gaat nooit iemand. Wie aan Tuchulcha of Lasa Vecuvia gewijd is, verlaat de ring niet bij de eindsteen, maar loopt rondje na rondje.`,
  'rules.way.words':
    'weg, route, pad, parcours, richting, loopt, looprichting, met de klok mee, hoe ver, hoe lang is de weg, afstand, achteruit, terug lopen, eindsteen, uitgang, waar moet ik eruit, waar verlaat ik het pad, beginsteen, ingang, ronde, keien',

  'rules.temple.title': 'Uit de tempel het pad op',
  'rules.temple.short':
    'Je aruspices beginnen in je tempel. Elke dobbelsteen brengt er een naar buiten: een 1 naar je eigen mystieke steen, een 2 naar de steen erna, enzovoort. In de tempel kan niemand geslagen worden.',
  'rules.temple.more': `Je hebt geen bepaald getal nodig om te beginnen, en je mag er in één beurt meer dan één het pad op zetten. Een 4 komt op de rituele steen uit, een 6 op de wervel: daar is de aruspex verloren, tenzij de wervel afgesloten is.

Wie in de tempel staat, is in het spel. Bij een wijding aan Tuchulcha kun je er soms een paar van offeren.

Niemand komt terug in de tempel, behalve de aruspices van Lasa Vecuvia als een gewone speler ze slaat.`,
  'rules.temple.words':
    'tempel, thuis, basis, huis, binnen, naar buiten, uit de tempel, tempel verlaten, uit de tempel komen, op het pad komen, opkomen, inzetten, een zes nodig, zes gooien om te beginnen, starttempel, vertrektempel, veilig in de tempel',

  'rules.mystical.title': 'Mystieke stenen',
  'rules.mystical.short':
    'Een mystieke steen verdrievoudigt de geestelijke kracht van wie erop staat. De prijs: wie er staat, moet er in je volgende beurt als eerste af. Het zijn de stenen 1, 11, 21 en 31.',
  'rules.mystical.more': `De 1e steen van elke sector is mystiek. Daar komt de kleur van de sector het pad op, en met twee of vier spelers is het ook de eindsteen van de volgende kleur met de klok mee: rood begint op 11, en geel eindigt er.

- Eén aruspex heeft er kracht 3, twee hebben er 6.
- Elke kleur mag op elke mystieke steen staan en is er beschermd.
- Tuchulcha trekt zich er niets van aan: tegen aruspices van Tuchulcha helpt de steen niet, en die van Tuchulcha hoeven er niet af.

Op het bord voor drie spelers zijn het 1, 11 en 21.`,
  'rules.mystical.words':
    'mystiek, mystieke steen, mystieke tegel, wat is een mystieke steen, drievoudig, drievoudige kracht, verdrievoudigen, drie keer, maal drie, x3, vuurgloed, zon, sterkste steen, steen 1, steen 11, steen 21, steen 31',

  'rules.ritual.title': 'Rituele stenen',
  'rules.ritual.short':
    'Een rituele steen verdubbelt de geestelijke kracht van wie erop staat. Je mag er blijven zo lang je wilt. Het zijn de stenen 4, 14, 24 en 34.',
  'rules.ritual.more': `De 4e steen van elke sector is ritueel.

- Eén aruspex heeft er kracht 2, twee hebben er 4, drie 6.
- Elke kleur mag elke rituele steen gebruiken.
- Niemand hoeft eraf, anders dan bij een mystieke steen.
- Tuchulcha trekt zich er niets van aan: twee aruspices op een rituele steen hebben tegen Tuchulcha maar kracht 2.

Op het bord voor drie spelers zijn het 4, 14 en 24.`,
  'rules.ritual.words':
    'ritueel, rituele steen, wat is een rituele steen, rituele tegel, spirituele tegel, dubbele kracht, verdubbelen, dubbel zo sterk, twee keer, maal twee, x2, groen, halve ring, blijven staan, steen 4, steen 14, steen 24, steen 34',

  'rules.passage.title': 'Wervels',
  'rules.passage.short':
    'Een aruspex die op een open wervel stopt, is verloren: hij gaat naar het woud. Eroverheen lopen kan geen kwaad. Het zijn de stenen 6, 16, 26 en 36.',
  'rules.passage.more': `De 6e steen van elke sector is een wervel.

- Alleen waar een dobbelsteen **eindigt**, telt. Gebruikt één aruspex twee dobbelstenen, dan stopt hij ook na de eerste.
- Je mag met opzet een wervel in, en je moet als geen andere beurt zo veel dobbelstenen gebruikt.
- Ook aruspices van Tuchulcha gaan er verloren.
- Alleen Lasa Vecuvia kan een wervel afsluiten. Een afgesloten wervel is voor iedereen een gewone steen, de rest van het spel.

Op het bord voor drie spelers zijn het 6, 16 en 26.`,
  'rules.passage.words':
    'wervel, wervels, wat is een wervel, spiraal, draaikolk, kolk, gat, toegang, toegang tot het woud, val, doorgang, verloren, gevaarlijke steen, op een wervel stoppen, in een wervel vallen, zes uit de tempel, steen 6, steen 16, steen 26, steen 36',

  'rules.forest.title': 'Het woud',
  'rules.forest.short':
    'Wie geslagen wordt of op een open wervel stopt, gaat naar het woud en komt nooit meer op het pad terug.',
  'rules.forest.more': `Van elke kleur wordt apart geteld hoeveel er in het woud zijn.

- Aan het eind beslist het woud bij een gelijk aantal op het altaar: wie er de minste heeft, wint.
- Wie in het woud is, kun je offeren als je je aan Tuchulcha wijdt; wijd je je aan Lasa Vecuvia, dan gaan ze allemaal naar haar heiligdom.
- Wijd je je aan Tuchulcha, dan gaan die van jou die op het altaar overblijven, naar het woud.`,
  'rules.forest.words':
    'woud, bos, het bos, dode aruspices, weg uit het spel, uit het woud terug, terugkomen uit het woud, terug uit het bos, uit het woud halen, verdwaald, verdwalen, verloren aruspices, redden',

  'rules.altar.title': 'Het altaar van Velthumena bereiken',
  'rules.altar.short':
    'Elke dobbelsteen die een aruspex voorbij zijn eindsteen brengt, brengt hem op het altaar. Je hoeft niet precies uit te komen: wat over is, vervalt. Op de eindsteen stoppen mag ook.',
  'rules.altar.more': `**Voorbeeld:** de eindsteen van blauw is 31. Vanaf 29 is een 3 of hoger genoeg voor het altaar, en een 2 stopt op 31. Vanaf 31 is elk getal goed.

- Op het altaar is een aruspex veilig, en niet meer in het spel.
- Wie er de meeste op het altaar heeft, beslist aan het eind.
- Is iemand anders aan Tuchulcha gewijd als jij het altaar bereikt, dan is die speler meteen uitgeschakeld.
- Aruspices van Tuchulcha en Lasa Vecuvia komen er nooit.`,
  'rules.altar.words':
    'altaar, altaar bereiken, Velthumena, Voltumna, finish, doelvak, binnenbrengen, thuiskomen, naar het altaar, precies gooien, exact gooien, exact getal, precies uitkomen, te veel gooien, ogen over, overschot, van het bord af, punten, einde van de weg',

  'rules.sanctuary.title': 'De heiligdommen',
  'rules.sanctuary.short':
    'Aruspices die aan Tuchulcha of Lasa Vecuvia geofferd zijn, staan in hun heiligdom. Ze zijn niet meer in het spel en doen niets meer.',
  'rules.sanctuary.more': `- In het **heiligdom van Tuchulcha** staan de aruspices die bij de wijding geofferd zijn.
- In het **heiligdom van Lasa Vecuvia** staan die van haar wijding, en elke aruspex die een wervel heeft afgesloten.

Ze zetten nooit meer, en tellen niet als op het altaar en niet als in het woud. Is hun speler uitgeschakeld, dan gaan ze met de andere in de doos.`,
  'rules.sanctuary.words':
    'heiligdom, heiligdommen, offerplaats, geofferd, geofferde aruspices, geofferde figuren, ster, waar gaan geofferde figuren heen',

  'rules.dice.title': 'Hoeveel dobbelstenen je gooit',
  'rules.dice.short':
    'Twee, en bij een dubbele worp desgewenst een derde. Tuchulcha gooit er vier met vier spelers en drie met minder, waarbij gelijke dobbelstenen een vierde toestaan; één ervan wordt weggelegd.',
  'rules.dice.more': `- **Gewone speler:** 2 dobbelstenen; bij een dubbele worp mag een derde.
- **Lasa Vecuvia:** net zo, 2 dobbelstenen; bij een dubbele worp mag een derde.
- **Tuchulcha, vier spelers:** 4 dobbelstenen, één wordt weggelegd.
- **Tuchulcha, twee of drie spelers:** 3 dobbelstenen; zijn er minstens twee gelijk, dan mag een vierde; één wordt weggelegd.

Elke dobbelsteen wordt apart gebruikt. De volgorde kies je zelf, zover de andere regels dat toelaten.`,
  'rules.dice.words':
    'dobbelsteen, dobbelstenen, aantal dobbelstenen, hoeveel dobbelstenen, worp, gooien, werpen, rollen, dobbelen, twee dobbelstenen, volgorde van de dobbelstenen, opnieuw gooien',

  'rules.doubles.title': 'Dubbele worp: de derde dobbelsteen',
  'rules.doubles.short':
    'Tonen beide dobbelstenen hetzelfde getal, dan mag je meteen een derde gooien, vóór je zet. Het hoeft niet. Ligt hij er eenmaal, dan moet hij gebruikt worden net als de andere.',
  'rules.doubles.more': `- Is de derde ook gelijk, dan komt er geen vierde.
- Het bij twee houden kan slim zijn: een derde dobbelsteen kan je een wervel in dwingen, of van een veilige steen af.
- Ook Lasa Vecuvia mag bij een dubbele worp een derde gooien.
- Tuchulcha gooit met vier spelers niets extra. Met twee of drie spelers mag Tuchulcha een vierde gooien als minstens twee van de drie gelijk zijn, vóór er één wordt weggelegd.

**Voorbeeld:** geel gooit 2-2, neemt een derde erbij en krijgt een 4. Eén aruspex komt met de 4 het pad op, een andere gebruikt 2 en 2, en beide staan op de rituele steen.`,
  'rules.doubles.words':
    'dubbel, dubbele, dubbel gooien, dubbels, dubbele worp, paar, twee gelijke, gelijke dobbelstenen, twee keer hetzelfde getal, derde dobbelsteen, derde steen, extra dobbelsteen, nog een keer gooien, nog een dobbelsteen, drie gelijke',

  'rules.moving.title': 'Zetten: één dobbelsteen, één aruspex',
  'rules.moving.short':
    'Elke dobbelsteen zet één aruspex met de klok mee vooruit, precies zijn aantal ogen. Eén aruspex mag er meer gebruiken, maar een voor een: na elke stopt hij, en elke stop moet toegestaan zijn.',
  'rules.moving.more': `Een dobbelsteen mag eindigen
- op een lege steen,
- bij aruspices van dezelfde kleur,
- op een open wervel: verloren, naar het woud,
- op het altaar, voorbij de eindsteen,
- op een steen van een andere kleur alleen als je slaat.

Dobbelstenen worden nooit opgeteld. Met 2 en 4 loop je niet ineens 6: je loopt 2, stopt, en dan 4, of andersom. Dat kan je redden (stoppen vóór en na een wervel) of je tegenhouden.

**Voorbeeld:** blauw begint met 3-5 en zet twee aruspices naar buiten, naar steen 3 en 5. Eén aruspex naar 8 mocht ook.`,
  'rules.moving.words':
    'zet, zetten, zet doen, lopen, bewegen, verplaatsen, hoe zet ik, dobbelstenen optellen, optellen, som, samen, beide dobbelstenen bij elkaar, beide dobbelstenen met één aruspex, dezelfde figuur twee keer, splitsen, verdelen, stappen, waar mag ik stoppen, achteruit',

  'rules.passing.title': 'Over anderen heen lopen',
  'rules.passing.short':
    'Ja, je mag over alle stenen heen, wie er ook op staat, en je telt ze gewoon mee. Alleen waar een dobbelsteen eindigt, doet ertoe.',
  'rules.passing.more': `- Je eigen aruspices, andere kleuren, die van Tuchulcha en grote groepen: niemand verspert de doorgang.
- Eroverheen lopen schaadt niemand, en open wervels deren je dan niet.
- Gebruikt een aruspex twee dobbelstenen, dan stopt hij ertussenin, en die stop moet toegestaan zijn.
- **Lasa Vecuvia** zet anders: haar aruspices springen over bezette stenen heen zonder ze mee te tellen.`,
  'rules.passing.words':
    'over anderen heen, overheen, over iemand heen, voorbij lopen, passeren, inhalen, springen, eroverheen springen, langs lopen, blokkeren, blokkade, verspert, is de weg versperd, bezette steen, bezette stenen, over een figuur heen',

  'rules.stacking.title': 'Meer aruspices op één steen',
  'rules.stacking.short':
    'Van één kleur mogen er zo veel als je wilt op een steen staan, en samen zijn ze sterker. Verschillende kleuren delen nooit een steen.',
  'rules.stacking.more': `Het aantal op de steen is hun geestelijke kracht, op een rituele steen verdubbeld en op een mystieke verdrievoudigd. Een groep zit niet aan elkaar vast: elke dobbelsteen zet nog altijd één aruspex.

Twee kleuren staan alleen op één steen zolang een slag open is, binnen één beurt.`,
  'rules.stacking.words':
    'stapelen, stapel, groep, toren, samen op een steen, samen staan, bij elkaar, steen delen, zelfde steen, dezelfde steen, twee op een steen, twee aruspices op één steen, twee spelers op één steen, hoeveel op één steen, maximum, onbeperkt, twee kleuren op één steen, twee kleuren op een steen',

  'rules.mysticalFirst.title': 'Eerst van de mystieke stenen af',
  'rules.mysticalFirst.short':
    'Vóór je iets anders zet, moeten al je aruspices die bij je worp op een mystieke steen stonden, eraf, elk met één dobbelsteen.',
  'rules.mysticalFirst.more': `- Het geldt alleen voor wie er stond toen de dobbelstenen geworpen werden. Wie nu pas op een mystieke steen komt, mag blijven of doorlopen, tot je volgende beurt.
- Zijn het er meer dan je dobbelstenen hebt, dan zet elke dobbelsteen er een weg en wachten de andere.
- Jij kiest wie welke dobbelsteen gebruikt en wie het eerst gaat.
- Aruspices van Tuchulcha en neutrale hoeven er niet af; die van Lasa Vecuvia wel.

**Voorbeeld:** rood staat op 11 en gooit 6-5. Die op 11 gaat eerst: met de 5 zou hij op wervel 16 uitkomen, dus gebruikt hij de 6. Daarna gebruikt een ander de 5.`,
  'rules.mysticalFirst.words':
    'mystiek eerst, eerst van de mystieke steen, moet eraf, moet ik van de mystieke steen af, mystieke steen verlaten, moet weg, verplicht weg, verplicht zetten, eerst zetten, mag ik op een mystieke steen blijven, op mystieke steen blijven staan, wie moet eerst, welke aruspex moet eerst',

  'rules.mysticalBlocked.title': 'Als niemand van de mystieke steen af kan',
  'rules.mysticalBlocked.short':
    'Zo veel mogelijk dobbelstenen gebruiken gaat voor. Zou door eerst van de mystieke stenen af te gaan een dobbelsteen overblijven die een andere beurt wel kan gebruiken, dan vervalt die plicht voor deze beurt.',
  'rules.mysticalBlocked.more': `Kijk eerst hoeveel dobbelstenen de best mogelijke beurt kan gebruiken, zonder de plicht. Is er een beurt die eerst de mystieke stenen verlaat en er even veel gebruikt, dan moet je er eerst af. Zo niet, dan zet je deze beurt vrij, zolang je maar zo veel dobbelstenen gebruikt.

**Voorbeeld:** blauw heeft één aruspex op mystieke steen 1 en zeven in de tempel, gooit 4-4 en houdt het bij twee dobbelstenen. Twee rode aruspices op 5 versperren de enige weg van de mystieke steen af, dus mag blauw andere zetten.`,
  'rules.mysticalBlocked.words':
    'kan niet van de mystieke steen af, vast op mystieke steen, vastzitten op mystiek, mystieke steen geblokkeerd, mystiek vast, uitzondering, mystieke regel vervalt, mystieke regel negeren, plicht vervalt',

  'rules.allDice.title': 'Alle dobbelstenen moeten gebruikt worden',
  'rules.allDice.short':
    'Je moet zo veel mogelijk dobbelstenen gebruiken, ook als het pijn doet. Is er een manier om ze allemaal te gebruiken, dan is elke beurt met minder verboden.',
  'rules.allDice.more': `Het gaat om de hele beurt, niet om de losse zet. Een zet mag niet als de beurt daarna niet meer zo veel dobbelstenen kan gebruiken als de beste beurt.

- Uit de beurten met de meeste dobbelstenen kies je vrij, hoge of lage ogen.
- Kan de ene dobbelsteen of de andere, maar niet allebei, dan kies je zelf welke, tenzij mystieke stenen het bepalen.
- Kan er geen enkele, dan gaat de beurt voorbij.
- Eindigt het spel of word je uitgeschakeld, dan is de beurt meteen af.

**Voorbeeld:** blauw heeft twee aruspices op 23 en gooit 2-3. De 2 zou op 25 uitkomen, die Tuchulcha bezet houdt. De 3 voert in wervel 26, en moet gespeeld worden.`,
  'rules.allDice.words':
    'alle dobbelstenen, alle dobbelstenen gebruiken, moet ik alle dobbelstenen gebruiken, beide dobbelstenen gebruiken, maar één dobbelsteen gebruiken, dobbelsteen niet gebruiken, dobbelsteen overslaan, moet ik zetten, verplicht, gedwongen, zetplicht, passen, mag ik passen, overslaan, weigeren, zet weigeren',

  'rules.blocked.title': 'Als je niet kunt zetten',
  'rules.blocked.short':
    'Een dobbelsteen is niet te gebruiken als elke zet ermee eindigt op een steen waar je niet op mag: een die Tuchulcha bezet houdt, of een waar je er niet genoeg heen krijgt om te slaan. Kan geen enkele, dan gaat je beurt voorbij.',
  'rules.blocked.more': `**Een zet kan verboden zijn omdat**
- Tuchulcha de steen bezet houdt: daar kan niemand slaan;
- de geestelijke kracht daar groter is dan het aantal aruspices dat je met deze dobbelstenen kunt brengen;
- andere van jou eerst van een mystieke steen af moeten;
- een slag openstaat en eerst voltooid moet worden;
- de aruspex deze beurt geslagen heeft en blijft waar hij is;
- er daarna minder dobbelstenen gebruikt kunnen worden dan in een andere beurt.

**Voorbeeld:** de laatste twee van blauw staan samen op 23, en Tuchulcha houdt 25 bezet. Met 2-2-2 kan blauw geen enkele dobbelsteen gebruiken, en de beurt gaat voorbij.`,
  'rules.blocked.words':
    'waarom, waarom niet, waarom kan ik niet zetten, waarom mag dat niet, waarom mag deze zet niet, mag niet, niet toegestaan, verboden, ongeldige zet, geen zet mogelijk, kan niet zetten, niet kunnen zetten, vast, vastzitten, geblokkeerd, beurt overgeslagen, mijn beurt werd overgeslagen, beurt gaat voorbij, geweigerd',

  'rules.lastOne.title': 'Met nog één aruspex in het spel',
  'rules.lastOne.short':
    'Heb je bij je worp precies één aruspex in het spel, dan mag je na elke dobbelsteen stoppen. Minstens één moet je er gebruiken, als dat kan.',
  'rules.lastOne.more': `Het telt op het moment van de worp. Verlies je tijdens je beurt je voorlaatste, dan helpt de regel je pas vanaf je volgende beurt.

Een slag openlaten mag ook dan niet.

Lasa Vecuvia heeft een eigen regel voor haar laatste. Tuchulcha legt eerst een dobbelsteen weg; daarna geldt de regel voor wat overblijft.

**Voorbeeld:** de enige aruspex van blauw staat op 20 en blauw gooit 4-2. Beide dobbelstenen samen zouden op wervel 26 uitkomen. Blauw speelt de 4 naar rituele steen 24 en stopt.`,
  'rules.lastOne.words':
    'laatste aruspex, mijn laatste aruspex, de laatste, enige aruspex, nog maar één aruspex, nog maar één over, één figuur over, laatste figuur, één pion, eerder stoppen, minder dobbelstenen, niet alle dobbelstenen, 1 aruspex, 1 figuur, 1 pion',

  'rules.power.title': 'Geestelijke kracht',
  'rules.power.short':
    'De geestelijke kracht van een steen is het aantal aruspices erop: op een rituele steen het dubbele, op een mystieke het drievoudige. Om er te slaan, moeten er minstens evenveel aruspices aankomen.',
  'rules.power.more': `**Zo sterk**
- 1 op een gewone steen: 1; op een rituele: 2; op een mystieke: 3
- 2 op een gewone steen: 2; op een rituele: 4; op een mystieke: 6
- 3 op een gewone steen: 3; op een rituele: 6; op een mystieke: 9

Kracht beschermt alleen. Aanvallers tellen elk voor één, waar ze ook vandaan komen.

Met twee of drie dobbelstenen brengt niemand er vier: twee aruspices op een rituele steen zijn veilig voor iedereen behalve Tuchulcha. Tegen de aruspices van Tuchulcha telt alleen het aantal, zonder de steen.`,
  'rules.power.words':
    'kracht, geestelijke kracht, spirituele kracht, geestelijke weerstand, weerstand, sterkte, hoe sterk, verdediging, bescherming, beschermen, beschermd, vermenigvuldigen, veilig, veilige steen, veilige stenen, ben ik veilig, hoeveel heb ik er nodig, sterker, wie is sterker',

  'rules.hits.title': 'Slaan',
  'rules.hits.short':
    'Breng binnen één beurt minstens zo veel aruspices van één kleur naar een steen als de geestelijke kracht daar: allen die erop stonden, gaan naar het woud. Tegen één aruspex op een gewone steen is er één genoeg.',
  'rules.hits.more': `- Elke dobbelsteen brengt één aruspex; meer dan je dobbelstenen hebt, breng je er niet.
- Allen op de steen worden samen geslagen, nooit maar een deel.
- Wie geslagen heeft, blijft tot je volgende beurt op de steen staan.
- In de tempel, op het altaar en in het woud kan niemand geslagen worden.
- Aruspices van Tuchulcha kunnen helemaal niet geslagen worden. Die van Lasa Vecuvia slaan niemand, en gaan terug naar hun tempel als een gewone speler ze slaat.

**Voorbeeld:** zwart gooit 5-5, neemt er een 3 bij en loopt met één aruspex van de tempel naar 35, 40 en 3. De enige van blauw op 3 gaat naar het woud.`,
  'rules.hits.words':
    'slaan, slag, sla, slaat, hoe sla ik, hoe moet ik slaan, aanvallen, aanval, aanvaller, pakken, vangen, verslaan, doden, eruit gooien, uitschakelen, wegjagen, naar het woud sturen, naar het bos sturen, tegenstander slaan, op een tegenstander komen, steen van een andere kleur, vechten',

  'rules.openHit.title': 'Slaan met meer dan één aruspex',
  'rules.openHit.short':
    'Waar de kracht 2 of meer is, moeten er in één beurt verscheidene van jou aankomen. Na de eerste staat de slag open, en de eerstvolgende dobbelstenen moeten de andere brengen, tot de kracht bereikt is.',
  'rules.openHit.more': `- Je mag een slag alleen beginnen als je hem met de overige dobbelstenen kunt voltooien.
- Zolang hij openstaat, zet niets anders, en wie is aangekomen, wacht.
- Ze mogen van verschillende plaatsen komen, ook uit de tempel, maar zijn allemaal van één kleur.
- Een beurt eindigt nooit met een open slag, ook niet als het spel zou eindigen.
- Het mag je geen dobbelsteen kosten: zou er een overblijven die een andere beurt wel kan gebruiken, dan is de slag verboden.

**Voorbeeld:** twee zwarte aruspices op 13 hebben kracht 2. Blauw gooit 6-6-2 en brengt er een van 11 met de 2 en een van 7 met een 6: de slag is voltooid. De andere 6 brengt een derde op het altaar. Met 2-2-6 is deze slag verboden, omdat daarna niemand de andere 2 kan gebruiken.`,
  'rules.openHit.words':
    'groep slaan, hoe sla ik een groep, twee slaan, twee aruspices slaan, meer slaan, open slag, slag voltooien, slag afmaken, samen slaan, gezamenlijke aanval, samen aanvallen, kracht twee, kracht van twee, stapel slaan, twee tegen twee, slag beginnen, halve slag',

  'rules.hitterStays.title': 'Na een slag: blijven staan',
  'rules.hitterStays.short':
    'De aruspices die geslagen hebben, zetten deze beurt niet meer. Wie op de steen aankomt nadat de slag voltooid is, is vrij. Die van Tuchulcha mogen meteen door.',
  'rules.hitterStays.more': `Bedenk dus wie de rest van je dobbelstenen gebruikt: iemand anders moet dat doen, waar het maar kan.

**Voorbeeld:** blauw gooit 3-6 en slaat zwart op 3 met een aruspex uit de tempel. Die moet blijven staan. Die op 5 kan de 6 niet gebruiken, want die van rood op mystieke steen 11 heeft kracht 3. Dus brengt de 6 er een uit de tempel, in wervel 6.

In je volgende beurt zijn zij die geslagen hebben even vrij als alle andere.`,
  'rules.hitterStays.words':
    'na een slag, na het slaan, na het slaan doorlopen, verder na een slag, doorlopen na een slag, mag ik verder na een slag, nog een keer slaan, twee keer slaan, opnieuw slaan, doorslaan, slaan en weglopen, wie geslagen heeft',

  'rules.gettingHit.title': 'Als je geslagen wordt',
  'rules.gettingHit.short':
    'Al die van jou op die steen gaan naar het woud en blijven daar. Verder verlies je niets. Waren het je laatste in het spel, dan kan het spel eindigen, of ben je misschien uitgeschakeld.',
  'rules.gettingHit.more': `- **Gewone speler:** naar het woud, wie er ook slaat.
- **Lasa Vecuvia:** terug naar de tempel; alleen Tuchulcha kan de hare naar het woud sturen.
- **Tuchulcha:** kan niet geslagen worden.

**Was het je laatste in het spel:** zolang iemand aan Tuchulcha gewijd is, ben je uitgeschakeld. Is niemand dat, dan eindigt het spel en wordt het altaar geteld.

**Zo bescherm je je:** sta samen, op rituele stenen, of één ronde op een mystieke steen; of buiten bereik van twee of drie dobbelstenen.`,
  'rules.gettingHit.words':
    'geslagen, geslagen worden, word geslagen, ik ben geslagen, wat gebeurt er als ik geslagen word, aruspex kwijt, figuur kwijt, aruspex verloren, verdwenen, ben mijn aruspex kwijt, aangevallen, gedood, gevangen, mezelf beschermen',

  'rules.roles.title': 'Van rol wisselen',
  'rules.roles.short':
    'Aan het begin van je beurt, vóór je gooit, mag je je tempel aan Tuchulcha wijden of, met vier spelers, aan Lasa Vecuvia, als aan de voorwaarden is voldaan. Terug kun je niet.',
  'rules.roles.more': `**Tuchulcha** jaagt: meer dobbelstenen, niet te slaan, wint als geen andere speler nog een aruspex in het spel heeft. Uitgeschakeld zodra een andere speler het altaar bereikt.

**Lasa Vecuvia** sluit af: springt over iedereen heen, wint als alle wervels afgesloten zijn. Uitgeschakeld zodra zij minder aruspices in het spel heeft dan er wervels open zijn.

Alleen een gewone speler kan van rol wisselen. Op elk moment is hoogstens één speler Tuchulcha; Lasa Vecuvia komt één keer per spel. Wie gewisseld is, gaat niet meer naar het altaar.`,
  'rules.roles.words':
    'rol, rollen, rol wisselen, rolwisseling, rolwijziging, rol veranderen, andere rol, wijden, wijding, tempel wijden, zich wijden, terugwisselen, bijzondere rollen, wijding ongedaan maken, gewone speler',

  'rules.tuchulcha.title': 'Tuchulcha',
  'rules.tuchulcha.short':
    'Wie aan Tuchulcha gewijd is, jaagt op de anderen: meer dobbelstenen, niemand kan terugslaan, en gewonnen is het spel als geen andere speler nog een aruspex in het spel heeft. Maar brengt een ander er één op het altaar, dan is Tuchulcha uitgeschakeld.',
  'rules.tuchulcha.more': `**Wat er verandert**
- Vier dobbelstenen met vier spelers (drie met minder), waarvan er één wordt weggelegd.
- Je aruspices kunnen niet geslagen worden, en mogen na een slag door.
- Rituele en mystieke stenen doen je niets, niet bij jou en niet bij je slachtoffers.
- Wervels blijven dodelijk.
- Je aruspices lopen rond over de ring en gaan nooit naar het altaar.

**Zo win je:** je bent de enige speler die nog meedoet.

**Zo verlies je:** een andere speler brengt een aruspex op het altaar, of je hebt er zelf geen meer in het spel.`,
  'rules.tuchulcha.words':
    'tuchulcha, demon, monster, jager, slecht, slang, vijandige god, wat is tuchulcha, wat doet tuchulcha, wie is tuchulcha, wanneer wint tuchulcha, hoe wint tuchulcha, tuchulcha wint',

  'rules.devotingTuchulcha.title': 'Tuchulcha worden',
  'rules.devotingTuchulcha.short':
    'Dat mag vóór je gooit, als niemand aan Tuchulcha gewijd is, elke andere speler minstens twee aruspices in het spel heeft, je het gevraagde aantal kunt offeren, en er daarna nog één van jou in het spel is.',
  'rules.devotingTuchulcha.more': `**Dit moet allemaal kloppen**
- Je bent een gewone speler en hebt nog niet gegooid.
- Niemand is nu aan Tuchulcha gewijd.
- Elke andere speler die nog meedoet, heeft er twee of meer in het spel. Lasa Vecuvia en neutrale kleuren tellen hierbij niet.
- Je kunt de prijs offeren: 3 aruspices met vier spelers, 4 met minder, en één meer voor elke eerdere wijding aan Tuchulcha.
- Minstens één van jou is daarna nog in het spel.

Wie van jou op het altaar overblijft, gaat naar het woud. Dan gooi je in dezelfde beurt als Tuchulcha.

**Voorbeeld:** rood heeft er twee in de tempel, twee op het pad, twee op het altaar en twee in het woud. De prijs is 3: rood offert er drie van altaar en woud, of daarvan twee en één uit de tempel.`,
  'rules.devotingTuchulcha.words':
    'tuchulcha worden, aan tuchulcha wijden, wijden aan tuchulcha, naar tuchulcha wisselen, wanneer kan ik tuchulcha worden, wanneer mag ik me wijden, waarom mag ik me niet wijden, voorwaarden, eisen, voorwaarden voor tuchulcha, in tuchulcha veranderen, tuchulcha kiezen, hoe wordt ik tuchulcha',

  'rules.tuchulchaPrice.title': 'Wat Tuchulcha kost',
  'rules.tuchulchaPrice.short':
    'Met vier spelers 3 aruspices, met twee of drie spelers 4, en één meer voor elke eerdere wijding aan Tuchulcha in dit spel. De meeste komen van je altaar en uit je woud.',
  'rules.tuchulchaPrice.more': `- **Vier spelers:** de eerste keer 3, daarna 4, 5 …; minstens 2 ervan van altaar en woud.
- **Twee of drie spelers:** de eerste keer 4, daarna 5, 6 …; minstens 3 ervan van altaar en woud.

De andere komen van altaar, woud of uit je tempel, zoals je wilt. Van het pad kun je er geen offeren.

Wie zich eerder gewijd heeft, maakt niet uit: elke wijding aan Tuchulcha in dit spel telt.

Alle geofferde aruspices gaan naar het heiligdom van Tuchulcha. Wie op je altaar overblijft, gaat naar het woud.`,
  'rules.tuchulchaPrice.words':
    'kosten, kost, prijs, betalen, offer, offeren, opofferen, hoeveel kost tuchulcha, wat kost tuchulcha, hoeveel aruspices offeren, hoeveel aruspices moet ik offeren, hoeveel aruspices voor tuchulcha, duurder, tweede keer, extra aruspex, altaar kwijt',

  'rules.tuchulchaDice.title': 'De dobbelstenen van Tuchulcha',
  'rules.tuchulchaDice.short':
    'Met vier spelers gooit Tuchulcha vier dobbelstenen. Met twee of drie spelers zijn het er drie, en als er minstens twee gelijk zijn, mag een vierde erbij. Dan wordt er één weggelegd, en de andere worden gebruikt.',
  'rules.tuchulchaDice.more': `Tuchulcha zet dus met drie dobbelstenen, en in de kleinere spellen met twee (of drie).

De dobbelsteen wordt vóór de eerste zet weggelegd. Van de andere moeten er zo veel mogelijk gebruikt worden, zoals bij iedereen.

Met twee of drie spelers is de vierde dobbelsteen je eigen keuze: met hem houd je er drie over.`,
  'rules.tuchulchaDice.words':
    'hoeveel dobbelstenen gooit tuchulcha, dobbelstenen tuchulcha, vier dobbelstenen, vierde dobbelsteen, drie dobbelstenen, tuchulcha gooit',

  'rules.discard.title': 'Welke dobbelsteen Tuchulcha weglegt',
  'rules.discard.short':
    'Om het even welke van de geworpen dobbelstenen, naar keuze. Het gebeurt vóór het zetten; al het andere hangt alleen af van de dobbelstenen die overblijven.',
  'rules.discard.more': `Dat alle dobbelstenen gebruikt moeten worden, geldt alleen voor wat overblijft. Je mag dus juist die ene wegleggen die je een wervel in zou voeren, ook al zou hij te gebruiken zijn.

Ook wie maar één aruspex in het spel heeft, legt een dobbelsteen weg, en mag daarna na elke andere stoppen.

De laatste aruspex van Lasa Vecuvia kan om een andere reden dobbelstenen laten vervallen: zie de pagina daarover.`,
  'rules.discard.words':
    'wegleggen, dobbelsteen wegleggen, dobbelsteen weg, dobbelsteen weggooien, dobbelsteen afstaan, dobbelsteen offeren, dobbelsteen inleveren, dobbelsteen opgeven, dobbelsteen kiezen, welke dobbelsteen weg, welke dobbelsteen',

  'rules.tuchulchaPowers.title': 'De krachten van Tuchulcha',
  'rules.tuchulchaPowers.short':
    'Aruspices van Tuchulcha kunnen niet geslagen worden, trekken zich niets aan van rituele en mystieke stenen, en mogen na een slag door. Een steen waar ze staan, is voor alle anderen versperd.',
  'rules.tuchulchaPowers.more': `- **Versperde stenen:** niemand mag stoppen waar er een van Tuchulcha staat; eroverheen mag wel.
- **Slaan:** alleen het aantal slachtoffers telt. Voor twee op een mystieke steen zijn twee aanvallers genoeg, geen zes. Wie aankomt, moet de slag zoals altijd met de volgende dobbelstenen voltooien.
- **Na een slag** mogen dezelfde aruspices verder, en opnieuw slaan.
- **Mystieke stenen** hoeven niet eerst verlaten te worden.
- Ook aruspices van **Lasa Vecuvia** gaan naar het woud als Tuchulcha ze slaat.
- **Wervels** gelden wel: wie van Tuchulcha op een open wervel stopt, is verloren.
- Ze gaan nooit naar het altaar, maar lopen rondje na rondje.

**Voorbeeld:** rood gooit als Tuchulcha 2-1-5-3 en legt de 5 weg. Met 2 en 3 slaan twee aruspices de twee van blauw op rituele steen 24; met de 1 loopt een van hen door.`,
  'rules.tuchulchaPowers.words':
    'onkwetsbaar, immuun, krachten van tuchulcha, vaardigheden, voordelen, voordelen van tuchulcha, kan tuchulcha geslagen worden, tuchulcha slaan, kan ik tuchulcha slaan, tuchulcha aanvallen, versperde steen, gesloten steen, steen van tuchulcha, tuchulcha doden',

  'rules.tuchulchaFalls.title': 'Hoe Tuchulcha ten val komt',
  'rules.tuchulchaFalls.short':
    'Zodra een andere speler een aruspex op het altaar brengt, is wie aan Tuchulcha gewijd is, uitgeschakeld. Wie aan de beurt is, gaat verder met de overige dobbelstenen.',
  'rules.tuchulchaFalls.more': `Alle aruspices van die speler verlaten het bord, ook die in het heiligdom en het woud. Daarna wordt gekeken of het spel eindigt: is er één speler over, dan wint die; heeft een kleur er geen meer in het spel, dan wordt het altaar geteld; anders gaat het spel zonder Tuchulcha verder.

Wie aan Tuchulcha gewijd is en geen aruspex meer in het spel heeft, bijvoorbeeld door wervels, is ook uitgeschakeld.

Wie het altaar bereikte, mag aan het eind van die beurt zelf Tuchulcha worden, en later mag iedereen dat. Elke wijding kost één aruspex meer dan de vorige.

Met twee spelers brengt ook een neutrale aruspex op het altaar Tuchulcha ten val.`,
  'rules.tuchulchaFalls.words':
    'tuchulcha verslaan, tuchulcha stoppen, tuchulcha tegenhouden, tuchulcha ten val brengen, val van tuchulcha, tuchulcha uitschakelen, tuchulcha uitgeschakeld, tuchulcha valt, tuchulcha verliest, tuchulcha kwijtraken, tuchulcha wegkrijgen, wat doe je tegen tuchulcha, tegen tuchulcha',

  'rules.eliminator.title': 'De plaats van Tuchulcha innemen',
  'rules.eliminator.short':
    'Heb je Tuchulcha ten val gebracht door het altaar te bereiken, dan mag je aan het eind van diezelfde beurt je eigen tempel aan Tuchulcha wijden, onder de gewone voorwaarden.',
  'rules.eliminator.more': `- Het is de enige wijding na het zetten. Je gooit nu niet: je beurt eindigt, en vanaf je volgende beurt speel je als Tuchulcha.
- Het kost één aruspex meer dan de vorige wijding.
- Alle voorwaarden gelden: de anderen elk twee in het spel (behalve Lasa Vecuvia), genoeg om te offeren, zelf nog één in het spel.
- Alleen als het spel niet afgelopen is.
- Doe je het niet, dan mag iedereen later Tuchulcha worden, aan het begin van een beurt; jij ook.

**Voorbeeld:** geel heeft Tuchulcha, gespeeld door rood, ten val gebracht. Het was de eerste wijding, dus betaalt geel 4: één van het altaar, één uit het woud en twee uit de tempel.`,
  'rules.eliminator.words':
    'nadat tuchulcha valt, na de val van tuchulcha, overnemen, rol overnemen, tuchulcha overnemen, tuchulcha opvolgen, opvolger, vervangen, tweede tuchulcha, nieuwe tuchulcha, zelfde beurt, aan het eind van de beurt',

  'rules.lasaVecuvia.title': 'Lasa Vecuvia',
  'rules.lasaVecuvia.short':
    'Met vier spelers kan één speler de rivaal van Tuchulcha worden. Haar aruspices springen over iedereen heen en sluiten de wervels af. Zij wint als alle wervels dicht zijn, en is uitgeschakeld als ze te weinig aruspices heeft voor die nog open zijn.',
  'rules.lasaVecuvia.more': `**Wat er verandert**
- Twee dobbelstenen, bij een dubbele worp een derde, zoals voorheen.
- Haar aruspices zetten alleen over lege stenen, en springen over de andere heen.
- Ze slaan niemand. Alleen Tuchulcha stuurt ze naar het woud; slaat een ander ze, dan gaan ze terug naar de tempel.
- Ze lopen rond over de ring en gaan nooit naar het altaar.
- Wie op een open wervel stopt, sluit hem af en trekt zich terug in haar heiligdom.

**Zo wint ze:** er is geen wervel meer open.

**Zo verliest ze:** minder aruspices in het spel dan er wervels open zijn.

Valt Tuchulcha, dan doet zij nog mee en kan ze nog winnen, zelfs als het altaar geteld wordt (met niemand op het altaar).`,
  'rules.lasaVecuvia.words':
    'lasa vecuvia, lasa, vecuvia, vegoia, nimf, engel, rivaal, vijand van tuchulcha, wat is lasa vecuvia, wie is lasa, wat doet lasa, hoe wint lasa, wanneer wint lasa, lasa wint',

  'rules.devotingLasa.title': 'Lasa Vecuvia worden',
  'rules.devotingLasa.short':
    'Met vier spelers, vóór je gooit: iemand anders is nu aan Tuchulcha gewijd, niemand is in dit spel al Lasa Vecuvia geweest, en je hebt minstens vier aruspices in het spel.',
  'rules.devotingLasa.more': `**Wat je offert:** al die van jou op het altaar en in het woud gaan naar haar heiligdom. Zijn er daar geen, dan offer je één aruspex naar keuze, uit de tempel of van welke steen ook.

Daarna gooi je in dezelfde beurt.

Het gebeurt één keer per spel: is Lasa Vecuvia uitgeschakeld, dan volgt niemand haar op.

Tel eerst: elke wervel die je afsluit, kost een aruspex, en met minder in het spel dan er wervels open zijn, ben je uitgeschakeld.`,
  'rules.devotingLasa.words':
    'lasa worden, lasa vecuvia worden, aan lasa wijden, wijden aan lasa vecuvia, naar lasa wisselen, wanneer kan ik lasa worden, voorwaarden voor lasa, wat kost lasa, lasa kiezen, hoe wordt ik lasa',

  'rules.lasaMoving.title': 'Hoe Lasa Vecuvia zet',
  'rules.lasaMoving.short':
    'Alleen lege stenen tellen, en alleen daar komt ze uit. Over stenen waar iemand staat, ook een van haar, springt ze heen zonder ze te tellen. Zo verspert niemand haar de weg, en slaat ze niemand.',
  'rules.lasaMoving.more': `- Een wervel zonder aruspex, open of afgesloten, telt als lege steen.
- Ook over die van Tuchulcha springt ze heen.
- Ze kan er geen twee op één steen zetten; een groep die er van vroeger staat, mag wel blijven.
- Mystieke stenen moeten eerst verlaten worden en alle dobbelstenen gebruikt, net als bij een gewone speler.
- Haar aruspices hebben de gewone geestelijke kracht tegen wie ze wil slaan.

**Voorbeeld:** zwart gooit als Lasa Vecuvia 5-4. Met de 4 springt de aruspex op 31 over Tuchulcha op 33 heen en sluit hij wervel 36 af. Met de 5 springt er een uit de tempel ook over 33 heen, en hij stopt op 36, nu een gewone steen.`,
  'rules.lasaMoving.words':
    'lasa zet, lasa zetten, hoe loopt lasa, lasa springt, hoe springt lasa, springt over, sprong, lege stenen, vrije stenen, onbezette stenen, tellen, bezette stenen overslaan, kan lasa slaan, slaat lasa, lasa beweegt',

  'rules.sealing.title': 'Een wervel afsluiten',
  'rules.sealing.short':
    'Een aruspex van Lasa Vecuvia die op een open wervel stopt, sluit hem af en trekt zich terug in haar heiligdom. Een afgesloten wervel is voor iedereen een gewone steen, voorgoed.',
  'rules.sealing.more': `- Hij moet er met een dobbelsteen stoppen; eroverheen gaan sluit niets af.
- De aruspex is vanaf dan niet meer in het spel, en telt niet meer voor de wervels die nog open zijn.
- Zijn ze alle vier afgesloten, dan wint Lasa Vecuvia meteen.
- De schijfjes blijven liggen als zij uitgeschakeld is.
- De vier wervels mogen in elke volgorde afgesloten worden, in welke ronde ook.`,
  'rules.sealing.words':
    'afsluiten, wervel afsluiten, wervels afsluiten, wervel sluiten, wervel dichtmaken, hoe sluit ik een wervel, verzegelen, zegel, zegels, schijfje, schijfjes, vier schijfjes, tegel op een wervel, afgesloten wervel, gesloten wervel, open wervel',

  'rules.lasaHit.title': 'Als Lasa Vecuvia geslagen wordt',
  'rules.lasaHit.short':
    'Slaat Tuchulcha haar aruspices, dan gaan ze naar het woud. Slaat iemand anders ze, dan gaan ze terug naar hun eigen tempel en beginnen opnieuw.',
  'rules.lasaHit.more': `De geestelijke kracht beschermt ze zoals altijd: het aantal op de steen, op een rituele steen verdubbeld en op een mystieke verdrievoudigd. Tegen Tuchulcha telt alleen het aantal.

In de tempel zijn ze in het spel: door een gewone speler geslagen worden kost haar dus weg, maar geen aruspex.

**Voorbeeld:** geel gooit 2-6, loopt van 32 naar 38 en slaat dan die van Lasa Vecuvia op 40: hij gaat terug naar de tempel van zwart. Eerst de 2 en dan de 6 kon niet, want Tuchulcha hield 34 bezet.`,
  'rules.lasaHit.words':
    'lasa vecuvia slaan, lasa slaan, lasa geslagen, lasa wordt geslagen, lasa aanvallen, lasa geslagen door tuchulcha, terug naar de tempel, terug in de tempel, lasa beschermen',

  'rules.lasaLast.title': 'De laatste aruspex van Lasa Vecuvia',
  'rules.lasaLast.short':
    'Zolang er precies één van haar in het spel is, mag ze elke dobbelsteen laten vervallen die hem voorbij de laatste open wervel zou brengen. Die dobbelsteen geldt als gebruikt.',
  'rules.lasaLast.more': `- Het geldt vanaf het moment dat ze er nog maar één heeft, ook midden in een beurt.
- Mystiek eerst geldt niet voor een dobbelsteen die vervalt.
- Een dobbelsteen die haar niet voorbij de wervel brengt, moet gewoon gebruikt worden.
- De regel voor een gewone speler met één aruspex, na elke dobbelsteen mogen stoppen, is niet voor haar.

**Voorbeeld:** de laatste van Lasa Vecuvia staat op 20; de enige open wervel is 26, en 22 en 24 zijn bezet. Ze gooit 5-3. De 3 gaat naar 25, en de 5 mag vervallen. Ze mag ook beide gebruiken en op 30 eindigen.`,
  'rules.lasaLast.words':
    'laatste van lasa, lasa laatste aruspex, laatste aruspex lasa, lasa nog één over, lasa heeft er nog één, laten vervallen, dobbelsteen laten vervallen, dobbelsteen vervalt, voorbij de laatste wervel, nog een ronde',

  'rules.lasaOut.title': 'Wanneer Lasa Vecuvia uitgeschakeld is',
  'rules.lasaOut.short':
    'Zodra ze minder aruspices in het spel heeft dan er wervels open zijn, is Lasa Vecuvia uitgeschakeld. Haar schijfjes blijven liggen.',
  'rules.lasaOut.more': `Wie in de tempel staat, telt als in het spel; daarheen teruggestuurd worden schakelt haar dus niet uit. Een slag van Tuchulcha kost er wel een. Afsluiten kost één aruspex en één open wervel, en schakelt haar dus nooit uit.

Al haar aruspices gaan in de doos. Niemand anders kan zich in dit spel nog aan haar wijden.

Valt Tuchulcha, dan doet zij nog mee. Heeft een kleur dan geen aruspex in het spel, dan eindigt het spel, en telt zij mee met niemand op het altaar.`,
  'rules.lasaOut.words':
    'lasa verliest, lasa uit het spel, lasa uitgeschakeld, lasa eruit, lasa ligt eruit, lasa dood, lasa verslaan, lasa uitschakelen, te weinig aruspices, genoeg aruspices voor de wervels',

  'rules.end.title': 'Wanneer het spel eindigt',
  'rules.end.short':
    'Zolang niemand aan Tuchulcha gewijd is: zodra een kleur die nog meedoet, geen aruspex in het spel heeft. En ook als Tuchulcha of Lasa Vecuvia wint, of er maar één speler over is.',
  'rules.end.more': `- **De laatste aruspex** van een kleur bereikt het altaar of het woud, en niemand is Tuchulcha: het altaar wordt geteld. Ook midden in een beurt is het dan afgelopen, en de andere dobbelstenen worden niet gebruikt.
- **Alle wervels zijn afgesloten:** Lasa Vecuvia wint.
- **Eén speler doet nog mee:** die wint. Zo wint Tuchulcha.

Zolang iemand aan Tuchulcha gewijd is, is een speler zonder aruspices in het spel uitgeschakeld, en gaan de anderen door.

Met twee spelers tellen ook de neutrale kleuren: een neutrale kleur zonder aruspices in het spel beëindigt het spel.`,
  'rules.end.words':
    'einde, einde van het spel, spel afgelopen, afgelopen, wanneer is het spel afgelopen, wanneer eindigt het spel, hoe eindigt het spel, hoe lang duurt het, laatste beurt, laatste aruspex op het altaar, slotronde, voorbij',

  'rules.winning.title': 'Wie wint',
  'rules.winning.short':
    'Wie aan het eind de meeste aruspices op het altaar heeft; bij gelijke stand de minste in het woud. Tuchulcha wint door als enige speler over te blijven, Lasa Vecuvia door alle wervels af te sluiten.',
  'rules.winning.more': `Alleen spelers die nog meedoen, tellen mee, ook Lasa Vecuvia, met niemand op het altaar. Wie het spel beëindigt, maakt niet uit: als eerste geen aruspices meer hebben maakt je nog geen winnaar.

**Voorbeeld:** blauw beëindigt het spel met 4 op het altaar en 4 in het woud, rood heeft er 4 op het altaar en 2 in het woud. Rood wint.

Met twee spelers komt daar iets bij: staan alleen neutrale kleuren bovenaan, dan wint de tegenstander van wie het spel beëindigde.`,
  'rules.winning.words':
    'winnaar, winnen, wint, gewonnen, wie heeft gewonnen, hoe win ik, hoe win je, wanneer win ik, overwinning, score, punten, meeste op het altaar, stand, eindstand, rangorde, telling, uitslag',

  'rules.ties.title': 'Gelijke stand',
  'rules.ties.short':
    'Bij een gelijk aantal op het altaar wint wie er minder in het woud heeft. Wie in beide gelijk is, deelt de overwinning.',
  'rules.ties.more': `Wie in een heiligdom, in de tempel of op het pad staat, telt voor geen van beide.

**Voorbeeld:** blauw stapt met zijn laatste aruspex in een wervel. Niemand heeft er een op het altaar, blauw niet en Lasa Vecuvia niet. Blauw heeft er 8 in het woud, Lasa Vecuvia geen: Lasa Vecuvia wint.`,
  'rules.ties.words':
    'gelijkspel, gelijk, gelijkstand, remise, evenveel, evenveel op het altaar, zelfde aantal op het altaar, gelijk aantal op het altaar, gedeelde overwinning, overwinning delen, twee winnaars, wat als het gelijk is, wie wint bij gelijkspel, wie wint bij gelijke stand',

  'rules.outOfTheGame.title': 'Uitgeschakeld',
  'rules.outOfTheGame.short':
    'Een speler zonder aruspices in het spel is uitgeschakeld zolang iemand aan Tuchulcha gewijd is. Tuchulcha is het als een andere speler het altaar bereikt, Lasa Vecuvia als ze er te weinig heeft voor de open wervels.',
  'rules.outOfTheGame.more': `Alle aruspices van die speler gaan van het bord in de doos, ook die op het altaar, en tellen aan het eind niet mee.

**Je bent uitgeschakeld**
- als gewone speler, zonder aruspices in het spel terwijl een ander Tuchulcha is;
- als Tuchulcha, wanneer een andere speler een aruspex op het altaar brengt, of wanneer je er geen meer in het spel hebt;
- als Lasa Vecuvia, met minder in het spel dan er wervels open zijn;
- als je opgeeft.

Zolang niemand Tuchulcha is, is een gewone speler zonder aruspices in het spel niet uitgeschakeld: het spel eindigt, en iedereen telt mee. Neutrale kleuren zijn nooit uitgeschakeld.`,
  'rules.outOfTheGame.words':
    'uitgeschakeld, uitschakeling, uit het spel, eruit, lig ik eruit, ben ik eruit, verliezen, verloren, ik heb verloren, geen aruspices meer, wat als ik geen aruspices meer heb, wat gebeurt er als ik geen aruspices meer heb, in de doos, doos, af',

  'rules.order.title': 'Als er meer dingen tegelijk gebeuren',
  'rules.order.short':
    'Na elke zet en elke wijding worden dezelfde vijf vragen gesteld, in een vaste volgorde, zodat elk einde duidelijk is.',
  'rules.order.more': `1. Heeft een aruspex het altaar bereikt terwijl een andere speler aan Tuchulcha gewijd is? Die speler is uitgeschakeld.
2. Heeft Lasa Vecuvia er minder in het spel dan er wervels open zijn? Zij is uitgeschakeld. Is er geen wervel open? Zij wint.
3. Heeft Tuchulcha er geen in het spel? Uitgeschakeld. Is Tuchulcha er nog, dan is elke andere speler zonder aruspex in het spel uitgeschakeld.
4. Is er maar één speler over? Die wint.
5. Is niemand aan Tuchulcha gewijd, en heeft een kleur die niet uitgeschakeld is, er geen in het spel? Het spel eindigt, en het altaar wordt geteld.

Bereikt je laatste aruspex dus het altaar terwijl Tuchulcha jaagt, dan valt eerst Tuchulcha, en dan wordt het altaar geteld: jij bent niet uitgeschakeld.`,
  'rules.order.words':
    'volgorde, volgorde van controle, tegelijk, tegelijkertijd, gelijktijdig, op hetzelfde moment, wat komt eerst, wat gaat voor, voorrang, allebei tegelijk, mijn laatste aruspex brengt tuchulcha ten val',

  'rules.resigning.title': 'Opgeven',
  'rules.resigning.short':
    'Wie opgeeft of van de tafel verwijderd wordt, is uitgeschakeld: de aruspices gaan in de doos. De anderen spelen door, en wie als laatste overblijft, wint.',
  'rules.resigning.more': `Je kunt op elk moment opgeven, niet alleen in je eigen beurt. In dat spel terugkomen kan niet.

Geeft Tuchulcha op, dan is de rol weer vrij, en kost de volgende wijding één aruspex meer. Geeft Lasa Vecuvia op, dan blijven haar schijfjes liggen en volgt niemand haar op.`,
  'rules.resigning.words':
    'opgeven, ik geef op, opgave, stoppen, stoppen met spelen, ermee stoppen, ophouden, weggaan, spel verlaten, weglopen, verwijderd, capituleren',

  'rules.threePlayers.title': 'Drie spelers',
  'rules.threePlayers.short':
    'Je speelt op een ring van 30 stenen, met elk 9 aruspices en drie kleuren naar keuze. Een aruspex loopt de hele ring rond en eindigt op de mystieke steen waar hij begon. Lasa Vecuvia doet niet mee.',
  'rules.threePlayers.more': `- **Sectoren** van tien, in de volgorde blauw, rood, geel, zwart, zonder de kleur die ontbreekt. Mystieke stenen zijn 1, 11, 21, rituele stenen 4, 14, 24, wervels 6, 16, 26.
- **De weg** is even lang als met vier spelers: de 31e stap is de eindsteen, en voorbij die steen ligt het altaar.
- **Tuchulcha** kost de eerste keer 4 aruspices, minstens 3 ervan van altaar en woud, en gooit drie dobbelstenen.
- **Lasa Vecuvia** kan niet gekozen worden.

Alle andere regels blijven gelijk.`,
  'rules.threePlayers.words':
    '3 spelers, met drie spelers, met z’n drieën, spel met drie, drie speler, bord voor drie, bord voor drie spelers, bord 3 spelers, 30 stenen, drie kleuren, hele ronde, verschillen, regels met drie',

  'rules.exitStone.title': 'Drie spelers: wachten op de eindsteen',
  'rules.exitStone.short':
    'Met drie spelers is de eindsteen ook de steen waar je begint. Een aruspex die er na zijn ronde stopt, wordt apart gemarkeerd: zijn ronde is af, en elke dobbelsteen brengt hem op het altaar.',
  'rules.exitStone.more': `In de notatie staat er **e** in plaats van het nummer van de steen, en op de afbeelding staat hij apart.

- Voor de geestelijke kracht telt hij samen met die van jou die er net op gekomen zijn, en de mystieke steen verdrievoudigt ze allemaal.
- In je volgende beurt moet hij er als eerste af, zoals iedereen op een mystieke steen; daarbij gelden de wachtende en de pas begonnen aruspices als twee groepen.
- Wijd je je aan Tuchulcha, dan wordt hij een gewone aruspex op die steen.

**Voorbeeld:** geel begint en eindigt op steen 21, op een bord met rood, geel en blauw. Met 2-4 brengt geel de twee op 19 en 17 naar de eindsteen, en beide wachten daar.`,
  'rules.exitStone.words':
    'wachten, wachten op de eindsteen, ronde klaar, ronde voltooid, ronde af, hele ronde gelopen, e, eindsteen, uitgang, naast de steen, opzij gezet, begin en einde, zelfde steen twee keer',

  'rules.twoPlayers.title': 'Twee spelers',
  'rules.twoPlayers.short':
    'Je zit tegenover elkaar, met elk 9 aruspices, op het bord met 40 stenen. De andere twee kleuren zijn neutraal, met elk 5, en jullie mogen ze allebei zetten. Lasa Vecuvia doet niet mee.',
  'rules.twoPlayers.more': `- **Elke dobbelsteen** zet een aruspex van jezelf of een neutrale, zoals je wilt.
- **Tuchulcha** kost de eerste keer 4 aruspices, minstens 3 ervan van altaar en woud; gooit drie dobbelstenen, en een vierde mag als er twee gelijk zijn; en zet alleen de eigen kleur.
- **Het einde:** ook een neutrale kleur zonder aruspices in het spel beëindigt het spel, zolang niemand Tuchulcha is.

**Voorbeeld:** blauw gooit 3-5. De 5 zet een eigen aruspex van 14 naar 19, de 3 een neutrale zwarte van 11 naar 14. Zwart hoeft niet van zijn mystieke steen af, maar mag wel.`,
  'rules.twoPlayers.words':
    '2 spelers, met twee spelers, met z’n tweeën, spel met twee, duel, tegenover elkaar, alleen wij twee, bord voor twee, verschillen, regels met twee',

  'rules.neutral.title': 'Neutrale aruspices',
  'rules.neutral.short':
    'Met twee spelers mag elke dobbelsteen een neutrale aruspex zetten in plaats van een van jou. Hij loopt de weg van zijn eigen kleur en slaat elke andere kleur, ook de jouwe.',
  'rules.neutral.more': `- Ze beginnen bij hun eigen tempel en gaan via hun eigen eindsteen naar het altaar.
- Neutrale aruspices hoeven niet eerst van mystieke stenen af. Die van jou wel, vóór je een neutrale zet.
- Een slag wordt door één kleur gedaan: eigen en neutrale aruspices tellen niet bij elkaar op.
- Iedereen kan ze slaan; ze gaan dan naar hun woud.
- Ze worden nooit gewijd en zijn nooit uitgeschakeld.
- Wie Tuchulcha is, kan ze niet zetten.
- Hun zetten tellen mee als het erom gaat zo veel mogelijk dobbelstenen te gebruiken.

**Voorbeeld:** blauw gooit 2-3 en zet met de 3 zwart van 9 naar 12. De aruspex van blauw daar wordt geslagen.`,
  'rules.neutral.words':
    'neutraal, neutrale, neutrale kleuren, neutrale figuren, neutrale aruspex zetten, mag ik neutrale zetten, grijs, van niemand, andere kleuren zetten, van wie zijn deze',

  'rules.neutralWins.title': 'Als een neutrale kleur bovenaan staat',
  'rules.neutralWins.short':
    'Staan aan het eind alleen neutrale kleuren bovenaan, dan wint de tegenstander van de speler wiens zet het spel beëindigde. Wie met een neutrale kleur gelijkstaat, wint.',
  'rules.neutralWins.more': `Neutrale kleuren tellen mee zoals spelers: de meeste op het altaar, dan de minste in het woud.

Pas dus op voor je een neutrale aruspex op het altaar brengt: eindigt het spel daardoor met een neutrale kleur bovenaan, dan heb je verloren.

**Voorbeeld:** blauw brengt de laatste rode, neutrale aruspex op het altaar. Rood heeft er daar 5, geel 4 en blauw 3. Rood staat alleen bovenaan, blauw beëindigde het spel, dus wint geel.`,
  'rules.neutralWins.words':
    'neutraal wint, neutrale kleur wint, neutraal staat eerste, neutraal heeft de meeste, tegenstander wint, neutrale op het altaar, gelijk met neutraal, neutraal beëindigt het spel',

  'rules.notation.title': 'Hoe je stellingen en zetten schrijft',
  'rules.notation.short':
    'Een zet is van, een streepje, en naar: T is de tempel, V het altaar, e de voltooide ronde, een getal een steen. Een teken zegt wat daar gebeurt.',
  'rules.notation.more': `**Tekens:** \`x\` de slag is voltooid, \`+\` de slag staat open, \`~\` verloren in een wervel, \`#\` een wervel afgesloten, \`!5\` een 5 weggelegd of vervallen. Met twee spelers begint elke zet met zijn kleur: \`y:T-24\`.

**Dobbelstenen:** \`3-6\`

**Stellingen** zijn één regel: spelers, wie aan de beurt is (b blauw, r rood, y geel, k zwart), wijdingen aan Tuchulcha en aan Lasa Vecuvia, afgesloten wervels, dan elke kleur.
\`bn:6/3,5/0/0/0\` is blauw, gewoon (t Tuchulcha, l Lasa Vecuvia, x neutraal, o uitgeschakeld), met 6 in de tempel, elk één op steen 3 en 5, en 0 op het altaar, in het woud en in een heiligdom. \`24x2\` is twee op 24.

**Voorbeelden:** \`T-3x\` van de tempel naar 3 met een slag; \`29-V\` van 29 naar het altaar.`,
  'rules.notation.words':
    'notatie, schrijfwijze, schrijven, opschrijven, verslag, symbolen, letters, afkortingen, wat betekent x, wat betekenen de tekens, stelling, exporteren, T V e, plusteken, tilde',

  'rules.rulings.title': 'Waar het regelboekje zwijgt',
  'rules.rulings.short':
    'De gedrukte regels laten een paar gevallen open, en de talen verschillen hier en daar. Voor elk ervan is er hier een uitspraak, die op de bijbehorende pagina staat.',
  'rules.rulings.more': `De uitspraken gaan over
- de gewone stenen, en de ring voor drie spelers;
- welke dobbelsteen Tuchulcha weglegt;
- slagen waar meer aruspices voor nodig zijn;
- mystieke stenen waar niemand af kan;
- de enige aruspex in het spel met twee;
- wie na een wijding in het spel blijft, en hoe Tuchulcha ten val komt;
- gedeelde overwinningen, en gelijkstaan met een neutrale kleur.

Speel je elders met het echte spel, spreek deze dan vooraf af.`,
  'rules.rulings.words':
    'uitspraak, uitspraken, huisregel, huisregels, officiële regels, regelboek, regelboekje, spelregels, onduidelijk, dubbelzinnig, veelgestelde vragen, FAQ, correcties, verschil met de spelregels, uitleg van de regels, interpretatie, discussie, gedrukte regels',

  'rules.ruling.plainStones':
    'De tekst van het regelboekje noemt geen nummers: dat de 1e, 4e en 6e steen van een sector bijzonder zijn en geen andere, is uit de voorbeelden afgeleid.',
  'rules.ruling.ringOfThirty':
    'Het regelboekje telt de stenen voor drie spelers niet: hier is het een ring van 30, die met sectoren van tien en een even lange weg.',
  'rules.ruling.anyDieDiscarded':
    'Niet elk regelboekje zegt welke dobbelsteen Tuchulcha weglegt: hier mag het om het even welke zijn.',
  'rules.ruling.openHitNextDice':
    'Het regelboekje zegt niet wat er mag gebeuren vóór een slag voltooid is: hier moeten de eerstvolgende dobbelstenen hem voltooien, en zet er niets tussendoor.',
  'rules.ruling.mysticalSetAside':
    'Het regelboekje laat je de mystieke regel negeren als dan meer dobbelstenen bruikbaar zijn, maar zegt niet hoever: hier vervalt hij voor de hele beurt.',
  'rules.ruling.lastOneOwnColor':
    'Het regelboekje zegt niet of neutrale aruspices meetellen voor je laatste: hier telt in het spel met twee alleen je eigen kleur.',
  'rules.ruling.oneLeftAfterDevoting':
    'Het regelboekje verbiedt niet je laatste aruspex in het spel aan Tuchulcha te offeren: hier moet er daarna minstens één in het spel zijn.',
  'rules.ruling.neutralFellsTuchulcha':
    'Het regelboekje zegt niet of een neutrale aruspex op het altaar Tuchulcha ten val brengt: hier wel.',
  'rules.ruling.tuchulchaAloneIsOut':
    'Het regelboekje zegt niet wat er met Tuchulcha zonder aruspices in het spel gebeurt: hier is die speler uitgeschakeld.',
  'rules.ruling.sharedVictory':
    'Het regelboekje heeft geen antwoord als altaar en woud allebei gelijk zijn: hier wordt de overwinning gedeeld.',
  'rules.ruling.neutralShares':
    'Het regelboekje zegt niet wat er gebeurt als een speler en een neutrale kleur samen bovenaan staan: hier wint de speler.',

  'rules.figure.board':
    'Alle aruspices zijn in hun tempel. Van elke tien stenen is de 1e mystiek, de 4e ritueel, de 6e een wervel.',
  'rules.figure.moving': 'Blauw gooit 3-5 en zet twee aruspices de tempel uit, naar 3 en 5.',
  'rules.figure.altar':
    'Blauw gooit 3-4: vanaf 29 is een 3 genoeg voor het altaar, en de 4 brengt een andere naar de eindsteen.',
  'rules.figure.doubles':
    'Geel gooit 2-2 en neemt een derde dobbelsteen erbij, een 4: twee aruspices komen samen op rituele steen 24.',
  'rules.figure.mysticalFirst': 'Rood gooit 6-5: de aruspex op mystieke steen 11 zet eerst.',
  'rules.figure.mysticalBlocked':
    'Blauw gooit 4-4: twee rode versperren de weg van 1 naar 5, dus mogen andere zetten.',
  'rules.figure.allDice': 'Blauw gooit 2-3: Tuchulcha houdt 25 bezet, en de 3 voert in de wervel.',
  'rules.figure.blocked':
    'Blauw gooit 2-2-2: Tuchulcha houdt 25 bezet, niemand kan zetten, en de beurt gaat voorbij.',
  'rules.figure.lastOne':
    'De enige aruspex van blauw gaat met de 4 naar een rituele steen en laat de 2 liggen.',
  'rules.figure.power':
    'Blauw heeft kracht 1 op 3 en op 5, rood 3 op mystieke steen 11 en 2 op rituele steen 14, geel 4 met twee op rituele steen 24.',
  'rules.figure.hits': 'Zwart gooit 5-5-3 en loopt met één aruspex naar 35, 40 en 3, waar hij blauw slaat.',
  'rules.figure.openHit':
    'Blauw gooit 6-6-2: twee aruspices slaan de twee van zwart op 13, een derde gaat naar het altaar.',
  'rules.figure.hitterStays':
    'Blauw gooit 3-6 en slaat op 3. Wie geslagen heeft, blijft, en de 6 brengt een andere in de wervel.',
  'rules.figure.devotingTuchulcha':
    'Rood mag zich wijden: twee op het altaar, twee in het woud, en elke andere speler heeft er twee of meer in het spel.',
  'rules.figure.tuchulchaPowers':
    'Rood legt als Tuchulcha de 5 weg, slaat met twee aruspices de twee van blauw op 24, en loopt met een ervan door.',
  'rules.figure.tuchulchaFalls':
    'Geel brengt de aruspex op 10 naar het altaar, en rood, als Tuchulcha, is uitgeschakeld.',
  'rules.figure.eliminator':
    'Tuchulcha is net gevallen. Geel mag de plaats innemen voor 4: altaar 1, woud 1, tempel 2.',
  'rules.figure.lasaMoving':
    'Zwart springt als Lasa Vecuvia over 33, sluit wervel 36 af, en zet er een andere aruspex op.',
  'rules.figure.lasaHit':
    'Geel loopt voorbij Tuchulcha naar 38 en slaat Lasa Vecuvia op 40: haar aruspex gaat terug naar de tempel.',
  'rules.figure.lasaLast':
    'De laatste van Lasa Vecuvia gaat met de 3 naar 25, en laat de 5 vervallen die voorbij wervel 26 zou gaan.',
  'rules.figure.ties':
    'De laatste aruspex van blauw moet wervel 6 in: gelijk op het altaar, en zwart heeft er minder in het woud.',
  'rules.figure.threePlayers': 'De ring voor drie spelers: 30 stenen, elk 9 aruspices.',
  'rules.figure.exitStone': 'Geel gooit 2-4: beide aruspices maken hun ronde af en wachten op de eindsteen.',
  'rules.figure.twoPlayers': 'Blauw gooit 3-5 en zet een eigen aruspex en een zwarte, neutrale.',
  'rules.figure.neutral': 'Blauw gebruikt de 3 voor neutraal zwart, dat de aruspex van blauw op 12 slaat.',
  'rules.figure.neutralWins':
    'Blauw brengt de laatste rode naar het altaar. Neutraal rood staat bovenaan, dus wint geel.',
};
