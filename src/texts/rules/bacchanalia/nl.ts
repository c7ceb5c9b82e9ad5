import type { BacchanaliaTexts } from '../keys.ts';

/** Dutch. The notes for translators are in `../../en.ts`. */
export const nl: BacchanaliaTexts = {
  'rules.group.story': 'Het verhaal en het begin',
  'rules.group.cards': 'Dei en Umbra',
  'rules.group.aruspex': 'De Aruspex',
  'rules.group.together': 'Samen vertellen',
  'rules.group.endings': 'Hoe het verhaal eindigt',

  'rules.storyAim.title': 'Waar Bacchanalia over gaat',
  'rules.storyAim.short':
    'Een vertelspel met kaarten voor drie tot zes volwassenen. Ieder van jullie speelt iemand die van een zware misdaad tegen het rijk wordt beschuldigd en door Bertinoro vlucht, terwijl de stad zich overgeeft aan een feest van Bacchus. Vind je je geliefde, en kom je weg?',
  'rules.storyAim.more': `Niemand wint of verliest. De kaarten zeggen welke godheid je volgende scène beheerst, en jij vertelt wat er gebeurt. Na vijf tot negen beurten of zo heeft iedereen zijn einde verteld.

**Wat jullie nodig hebben**
- Drie tot zes mensen; geen computerspeler vertelt iemands scènes.
- Een paar uur samen, of een paar dagen: een beurt is één bericht.
- Iedereen meerderjarig. Het feest kan wild worden; hoeveel daarvan verteld wordt, spreken jullie vooraf af.
- Een server die het toestaat: wie hem beheert zet het spel aan, meestal alleen voor kanalen met een leeftijdsgrens.

Ik bewaar de kaarten, tel mee en laat zien wat er kan. De woorden zijn van jullie.`,
  'rules.storyAim.words':
    'bacchanalia, wat is bacchanalia, vertelspel, rollenspel, verhalen vertellen, bertinoro, rijk, spel voor volwassenen, leeftijdsgrens, boven de achttien, met hoeveel spelen we bacchanalia, vlucht, feest, misdaad, geen winnaar, wat hebben we nodig voor het vertelspel',

  'rules.storyTurn.title': 'Hoe een beurt van het verhaal verloopt',
  'rules.storyTurn.short':
    'Je krijgt vier Umbra, en ze worden op je Dei gelegd. De Deus met de meeste heerst. De Aruspex zegt welke kaarten van plaats wisselen en waar je scène over gaat, en jij vertelt haar.',
  'rules.storyTurn.more': `1. **Bacchus kwam** sinds je vorige beurt bij je: vertel eerst hoe hij zich laat zien.
2. **Umbra** worden gedeeld, tot vier; Minerva krijgt haar wijn.
3. **De heersende Deus** staat vast.
4. **Bacchus trekt verder** als je hem hebt en hij niet heerst.
5. **De Aruspex:** eerst zijn kaartactie, dan je scène.
6. **Een kaart bewaren** mag je, als je scène iets van de anderen overneemt.
7. **Bacchus vraagt:** wie hem van je kreeg stelt een vraag, en jij antwoordt.
8. Alle andere Umbra worden afgelegd.

Ik deel meteen als je beurt begint: de kaarten liggen er al. Neem de uren die je nodig hebt, binnen het tempo van de tafel; wat je hebt geschreven blijft bewaard. Valt er niets meer te beslissen, dan gaat de beurt vanzelf verder.`,
  'rules.storyTurn.words':
    'mijn beurt, beurt, beurt in bacchanalia, verloop van het verhaal, volgorde, stappen van een beurt, wat doe ik in mijn beurt, hoeveel tijd heb ik, wie is er, fasen, umbra afleggen, opruimen',

  'rules.gifts.title': 'Voorbereiding: de gaven van de Dei',
  'rules.gifts.short':
    'Om de beurt geeft ieder van jullie een Deus uit het midden aan iemand die er minder dan twee heeft, nooit aan zichzelf. Kan niemand er nog een krijgen, dan krijgt iedereen een Vinum.',
  'rules.gifts.more': `In het midden liggen Bacchus, Pluto, Accusator, Minerva, Venus, en zoveel Satyrus en Miles als bij jullie aantal horen. Amans ligt apart, en Vinum wordt het laatst uitgedeeld.

De gaven eindigen als iedereen er twee heeft, als het midden leeg is, of als er niemand meer is die er een mag krijgen. Met drie of vier blijven er een paar Dei in het midden; dat hoort zo.

Kies wat mooie ellende belooft: de Dei voor iemand bepalen welke scènes waarschijnlijk zijn.`,
  'rules.gifts.words':
    'voorbereiding van bacchanalia, opzet van bacchanalia, gave, gaven, een deus geven, cadeau, beginkaarten, wie geeft het eerst, hoeveel dei krijg ik, waarom heb ik deze kaart',

  'rules.introduction.title': 'Je personage voorstellen',
  'rules.introduction.short':
    'In de eerste ronde worden er geen kaarten gedeeld. Om de beurt zeggen jullie wie je bent, en waar de vlucht begint.',
  'rules.introduction.more': `Laat de anderen weten
- wie je bent, en wat de spiegel je toont;
- van wie je houdt: je **Amans**;
- waarvan je beschuldigd wordt, en door wie: je **Accusator**;
- waar in Bertinoro je nu bent, en wat je daar doet. Je Amans is ergens anders.

De misdaad is zwaar, maar je kunt onschuldig zijn. Praat met de anderen over Amans en Accusator terwijl je ze bedenkt, en neem aan wat ze aanreiken.

Wie begint, vertelt ook de eerste tekenen van het feest: muziek in een steeg, gelach achter een deur, een kruik die rondgaat.`,
  'rules.introduction.words':
    'personage, voorstellen, introductie, eerste ronde, eerste beurt, wie ben ik, amans en accusator bedenken, geliefde, spiegel, mijn misdaad, personage bedenken, begin van het verhaal, wie begint het verhaal',

  'rules.agreedEnd.title': 'Welk einde de tafel afspreekt',
  'rules.agreedEnd.short':
    'Voor het spel kiezen jullie: tot alle eindes verteld zijn, tot Parcae zo vaak is gekomen, of tot een dag en een uur.',
  'rules.agreedEnd.more': `- **Alles verteld:** het verhaal loopt tot ieder van jullie door de kaarten bij een einde is gekomen.
- **Parcae:** zij komt voor de eerste tot negende keer, zoals jullie kiezen. Wij stellen de derde keer voor: vijf tot negen beurten voor ieder.
- **Dag en uur:** vanaf dan is elke volgende beurt een einde.

Wat jullie ook afspreken: het spel is op zijn laatst voorbij als iedereen zijn einde heeft verteld.`,
  'rules.agreedEnd.words':
    'lengte, duur, hoe lang duurt bacchanalia, hoe lang is het verhaal, afgesproken einde, tijdslimiet, datum, hoeveel parcae, wanneer houden we op',

  'rules.deusCards.title': 'De Deus-kaarten',
  'rules.deusCards.short':
    'Een Deus voor je is een godheid of een figuur die je verhaal vormt. Zes ervan zijn er één keer; hoeveel Satyrus en Miles er zijn hangt van jullie aantal af; een Vinum heeft iedereen.',
  'rules.deusCards.more': `- **Eén keer:** Accusator, Amans, Bacchus, Minerva, Pluto, Venus.
- **Half zoveel als jullie zijn, naar boven afgerond:** Satyrus, en evenveel Miles. Dus elk twee met drie of vier, elk drie met vijf of zes.
- **Voor ieder één:** Vinum. Het blijft tot het slot voor je liggen.

Wat voor niemand ligt, ligt in het midden. Amans komt daar als Parcae voor het eerst getrokken wordt. Bacchus gaat, zodra iemand hem heeft gehad, nooit naar het midden terug: hij zwerft van de een naar de ander.

Alle kaarten op tafel zijn voor iedereen open.`,
  'rules.deusCards.words':
    'deus, dei, goden, deuskaart, hoeveel satyrus, hoeveel miles, hoeveel vinum, midden, welke kaarten zijn er, lijst van goden',

  'rules.umbraCards.title': 'Umbra-kaarten, en hoe ze getrokken worden',
  'rules.umbraCards.short':
    'In elke beurt heb je vier Umbra: vier nieuwe, of drie en de kaart die je hebt bewaard. Ze liggen deze beurt op je Dei en bepalen wie er heerst.',
  'rules.umbraCards.more': `Er zijn er 62:
- Miles 8, Satyrus 8
- Vinum 8, waarvan 4 met de kelk
- Bacchus 7, Venus 7
- Accusator 6, Minerva 6, Pluto 6
- Amans 5
- Parcae 1

Is de stapel leeg, dan wordt de aflegstapel tot een nieuwe geschud. Elke kaart trekt het toeval, en na het spel valt dat na te rekenen.

Aan het eind van je beurt worden al je Umbra afgelegd, op één na die je misschien mag bewaren.`,
  'rules.umbraCards.words':
    'umbra, umbrae, umbrakaart, stapel, trekken, kaarten trekken, hoeveel umbra, hoeveel kaarten, aflegstapel, schudden, lege stapel, aantal van elke kaart, kelkkaarten, kans',

  'rules.parcae.title': 'Parcae, het lot',
  'rules.parcae.short':
    'Onder de Umbra is één Parcae. Elke keer dat zij getrokken wordt, komt het einde dichterbij. De eerste keer komt Amans in het midden.',
  'rules.parcae.more': `- Zij blijft deze beurt bij je en ligt op geen Deus. Bewaren kun je haar niet.
- Hoe vaak zij kwam wordt geteld, en bij de kaarten getoond. Met dat aantal worden de scènes van **Accusator** (vanaf 2) en **Miles** (vanaf 2, en vanaf 3) gevaarlijker.
- Na die beurt worden stapel en aflegstapel samen geschud; zo kan zij gauw weer komen.
- Bij een einde brengt zij een wending.
- Zij roept de laatste ronde uit als ze zo vaak komt als afgesproken, of als er nog maar twee meespelen.`,
  'rules.parcae.words':
    'parcae, schikgodin, schikgodinnen, lot, noodlot, parcae getrokken, hoe vaak parcae, aantal parcae, wanneer komt amans, samen geschud',

  'rules.minervaWine.title': 'De wijn van Minerva',
  'rules.minervaWine.short':
    'Ligt Minerva voor je, dan wil ze wijn: één Vinum-Umbra van deze beurt wordt afgelegd voor hij telt. Heb je er geen, dan gaat ze terug naar het midden.',
  'rules.minervaWine.more': `Dat gaat vanzelf, meteen na het trekken en voor de Umbra op de Dei komen.

De kaart die je bewaard hebt is geen offer: die blijft, ook als het een Vinum is.

Zo brengt Minerva rust: minder wijn, minder feest. En wie niets te geven heeft, verlaat ze.`,
  'rules.minervaWine.words':
    'wijn, offer, wijnoffer, minerva wijn, mijn vinum is weg, waarom is mijn vinum afgelegd, waarom is minerva weg, minerva verdwenen, vinum afleggen',

  'rules.honouring.title': 'De goden eren',
  'rules.honouring.short':
    'Elke Umbra komt op je Deus van dezelfde naam. Een waarvan je de Deus niet hebt, telt deze beurt niet.',
  'rules.honouring.more': `Umbra met Vinum liggen op je Vinum, met of zonder kelk.

Heb je meer Dei van één naam, dan worden hun Umbra gelijk verdeeld: de volgende komt altijd op de kaart met de minste. Drie Miles-Umbra op twee Miles zijn dus 2 en 1.

Parcae ligt op niemand.`,
  'rules.honouring.words':
    'eren, goden eren, umbra leggen, erop leggen, geen passende deus, twee miles, twee satyrus, verdelen, gelijk verdeeld, passend, op welke deus komt een umbra',

  'rules.rulingDeus.title': 'Welke Deus heerst',
  'rules.rulingDeus.short':
    'De ene Deus waarop de meeste Umbra liggen. Heb je een Satyrus, dan wint Vinum elke gelijke stand; anders verliest Vinum ze allemaal. Andere gelijke standen zijn een geval apart.',
  'rules.rulingDeus.more': `- **Op geen Deus een Umbra:** Vinum heerst.
- **Vinum en anderen gelijk, en je hebt een Satyrus:** Vinum heerst.
- **Vinum en één ander gelijk, en je hebt er geen:** de ander heerst.
- **Twee of meer anderen gelijk:** de rij „Gelijke stand” van de Aruspex. Ook twee kaarten van één naam staan zo gelijk.

**Voorbeeld:** Venus 1, Pluto 1, Vinum 2: Vinum heerst alleen. Venus 2, Vinum 2: Vinum heerst als je een Satyrus hebt, anders Venus. Venus 1, Pluto 1: gelijke stand.`,
  'rules.rulingDeus.words':
    'heersende deus, welke god heerst, wie heerst, waarom heerst vinum, heersen, meeste umbra, vinum wint gelijke stand, vinum verliest gelijke stand, satyrus en vinum, evenveel umbra, sterkste deus',

  'rules.bacchusMoves.title': 'Bacchus trekt verder, komt en vraagt',
  'rules.bacchusMoves.short':
    'Heb je Bacchus en heerst hij niet, dan geef je hem aan iemand naar keuze. Wie hem krijgt stelt je na je scène een vraag, en vertelt aan het begin van de eigen volgende beurt hoe Bacchus kwam.',
  'rules.bacchusMoves.more': `**Hij trekt verder:** voor de Aruspex, zodra duidelijk is wie er heerst. Heerst hij zelf, dan blijft hij.

**Hij vraagt:** wat voelt of denkt je personage, of wat ligt er in het verleden? Wie hem nu heeft vraagt als je scène verteld is. Antwoord rechtuit, of met een korte herinnering.

**Hij komt:** wie Bacchus kreeg in de beurt van een ander, begint de eigen volgende met een paar regels over hoe de god zich laat zien; dan pas worden de Umbra gedeeld.

Zodra iemand hem heeft gehad, ligt Bacchus nooit meer in het midden. Waar een regel hem daar zou leggen, gaat hij naar iemand anders.`,
  'rules.bacchusMoves.words':
    'bacchus, bacchus trekt verder, bacchus vraagt, vraag van bacchus, wie vraagt mij iets, bacchus weggeven, bacchus kwam, waarom moet ik bacchus weggeven, vraag beantwoorden, bacchus in het midden, bacchus komt',

  'rules.aruspex.title': 'De Aruspex in één oogopslag',
  'rules.aruspex.short':
    'De Aruspex is de tafel van wat elke heersende Deus brengt: eerst een kaartactie, dan of de scène elders heen leidt, dan wat zij vertelt. Ik toon je de regel die geldt, en waarom.',
  'rules.aruspex.more': `- **Gelijke stand** · eigen Deus naar het midden · elders · hier is het flets geworden
- **Accusator** · pak Miles, Accusator naar het midden · elders · achtervolgd
- **Amans** · niets · elders · je Amans-einde
- **Bacchus** · hij blijft · hier · het feest groeit
- **Miles** · Accusator naar het midden · elders · achtervolgd
- **Minerva** · Minerva naar het midden · hier · over je Amans
- **Pluto** · pak Miles, Pluto naar het midden · elders · een misdaad
- **Satyrus** · niets · elders · een plek vol verleiding
- **Venus** · pak Amans indien in het spel, Venus naar het midden · elders · dichter bij je Amans
- **Vinum met een kelk** · pak een Deus · zoals je wilt · er komt iemand
- **Vinum zonder** · niets · hier · het feest groeit

De kaartactie gebeurt meteen; waar er een keus is, word je gevraagd. Mensen van wie je de Deus niet meer hebt, kunnen in je verhaal blijven of gaan. Alleen met je Amans brengen enkel de kaarten je weer samen.`,
  'rules.aruspex.words':
    'aruspex, de aruspex van bacchanalia, tafel van de aruspex, rijen, kaartactie, plek, van plek wisselen, moet ik van plek wisselen, blijven, wat moet ik vertellen, overzicht van de rijen, wat doet elke god, wat doet elke deus',

  'rules.tiesRow.title': 'Gelijke stand: als geen Deus alleen heerst',
  'rules.tiesRow.short':
    'Je legt een van je Dei in het midden, en je scène trekt naar een andere plek, want deze heeft niets meer te bieden.',
  'rules.tiesRow.more': `**Kaarten:** een Deus naar keuze, nooit Vinum. Kies je Bacchus, dan gaat hij in plaats daarvan naar iemand anders.

**Plek:** verandert.

**Scène:** vertel wat er flets is geworden waar je was, en dan hoe de nieuwe plek is.

Ligt er alleen Vinum voor je, dan valt er niets terug te leggen; van plek wissel je toch.`,
  'rules.tiesRow.words':
    'gelijke stand, gelijke stand van dei, gelijke stand tussen goden, gelijke stand in bacchanalia, deus terugleggen, saaie plek, geen heerser, deus afstaan',

  'rules.accusatorMiles.title': 'Accusator en Miles: achtervolgd',
  'rules.accusatorMiles.short':
    'Je Accusator en de soldaten komen dichterbij. Hoe dichtbij hangt ervan af hoe vaak Parcae is getrokken. De plek verandert altijd.',
  'rules.accusatorMiles.more': `**Accusator.** Kaarten: je krijgt een Miles, en Accusator gaat naar het midden.
- Parcae 0 of 1: een dreiging. Ze gaan je zonder iets te merken voorbij, of je bent ze te snel af.
- Parcae 2 of meer: je Accusator treft je, en de misdaad komt uit of toont een nieuwe kant.

**Miles.** Kaarten: je Accusator, als je hem hebt, gaat naar het midden.
- Parcae 0 of 1: een dreiging, als boven.
- Parcae 2: je zit in het nauw, en ontkomt tegen een prijs: gewond, of zonder iets kostbaars. Was je Amans bij je, dan raken jullie elkaar kwijt; de kaart blijft van jou.
- Parcae 3 of meer: je voelt het einde. Je volgende scène is je Miles-einde.`,
  'rules.accusatorMiles.words':
    'accusator, miles, soldaten, aanklager, dreiging, achtervolgd, achtervolging, in het nauw gedreven, prijs van de vlucht, accusator heerst, miles heerst, verwond, gescheiden van amans',

  'rules.minervaVenus.title': 'Minerva en Venus: je Amans',
  'rules.minervaVenus.short':
    'Beide spreken van je geliefde. Minerva brengt weten, Venus nabijheid; daarna gaat elk naar het midden.',
  'rules.minervaVenus.more': `**Minerva.** Kaarten: Minerva naar het midden. Plek: dezelfde.
- Bij je Amans: je komt iets nieuws te weten.
- Zonder: een bericht, een glimp van verre, of een visioen.

**Venus.** Plek: verandert.
- Amans nog niet in het spel: een warme herinnering; Venus blijft bij je.
- Amans in het spel: je krijgt Amans, uit het midden of van wie de kaart heeft, en Venus gaat naar het midden. Zijn jullie al samen, dan groeien jullie naar elkaar toe; zo niet, dan brengt een mooie onbekende je erheen.

„Bij je Amans” betekent in je verhaal, niet in de kaarten. Je mag je Amans laten gaan of blijven zoals je wilt, maar om weer samen te komen heb je de kaart nodig, of een scène die het zegt.`,
  'rules.minervaVenus.words':
    'amans, minerva heerst, venus heerst, venus, minerva, geliefde vinden, liefde, bij amans, mijn amans vinden, visioen, bericht van amans, herinnering, weerzien, amans krijgen, amans niet in het spel',

  'rules.plutoSatyrus.title': 'Pluto en Satyrus',
  'rules.plutoSatyrus.short':
    'Pluto besluit je scène met een misdaad die aan je blijft kleven. Satyrus lokt je naar een andere plek. Beide keren verandert de plek.',
  'rules.plutoSatyrus.more': `**Pluto.** Kaarten: je krijgt een Miles, en Pluto gaat naar het midden. Een gewelddaad besluit de scène, en jij bent erin verwikkeld, of je nu iets deed of niet. Dan ben je elders.

**Satyrus.** Geen kaartactie. Je komt op een nieuwe plek waarvan de verlokkingen niet te missen zijn. Wat daarvan verteld wordt, en wat achter het gordijn blijft, hangt af van wat de tafel heeft afgesproken.

Een Satyrus voor je laat Vinum bovendien elke gelijke stand winnen.`,
  'rules.plutoSatyrus.words':
    'pluto, satyrus, sater, saters, geweld, gewelddaad, moord, verleiding, pluto heerst, satyrus heerst, verwikkeld',

  'rules.vinumRow.title': 'Vinum en Bacchus: het feest groeit',
  'rules.vinumRow.short':
    'Wijn heerst vaker dan al het andere. Met een kelk op je Vinum komt er iemand nieuw, en krijg je een Deus; zonder zwelt het feest om je heen aan.',
  'rules.vinumRow.more': `**Vinum met een kelk** (minstens één Umbra erop draagt hem). Kaarten: je krijgt een Deus, welke je maar wilt. Plek: zoals je wilt. Scène: vertel wie er gekomen is, en welke spanning er meekwam.

**Vinum zonder.** Geen kaartactie. Je blijft, en de grenzen van het feest worden losser.

**Bacchus.** Hij blijft bij je, en jij blijft waar je bent. Het feest groeit om je heen.

Vinum heerst ook als er op geen Deus van jou een Umbra ligt.`,
  'rules.vinumRow.words':
    'kelk, vinum, beker, vinum heerst, bacchus heerst, uitspatting, iemand nieuw komt, feest groeit, een deus naar keuze, wat doet de kelk',

  'rules.gettingDeus.title': 'Een Deus pakken',
  'rules.gettingDeus.short':
    'Eerst uit het midden. Ligt daar geen kaart van die naam, dan van iemand naar keuze die er een heeft. Heeft niemand er een, dan gebeurt er niets.',
  'rules.gettingDeus.more': `- **Een bepaalde Deus** (Miles, Amans): uit het midden, anders van iemand die jij kiest.
- **Een Deus naar keuze** (Vinum met een kelk): een uit het midden, welke je wilt. Alleen als het midden leeg is, van iemand naar keuze.
- **Vinum** wordt nooit gegeven, gepakt of teruggelegd.
- **Bacchus** gaat nooit naar het midden terug; waar hij dat zou moeten, krijgt iemand anders hem.

Is er maar één mogelijkheid, dan gebeurt die vanzelf. Weigeren kan niemand.`,
  'rules.gettingDeus.words':
    'deus krijgen, deus pakken, deus nemen, van een ander pakken, kaart stelen, uit het midden, deus kiezen, mag ik vinum pakken, niemand heeft hem, miles krijgen, welke pak ik',

  'rules.telling.title': 'Een scène vertellen',
  'rules.telling.short':
    'Schrijf haar in het formulier dat de knop opent, ook in meer delen, of als eigen berichten in de thread die je aan je scène toevoegt. Zij geldt zodra je zegt dat ze verteld is.',
  'rules.telling.more': `- Wat je hebt geschreven blijft als concept bewaard, ook als ik opnieuw word gestart. Tot het verteld is, kun je het veranderen.
- Alle delen samen hebben plaats voor 12.000 tekens. Een paar goede regels zijn genoeg.
- De Aruspex zegt wat er moet gebeuren en of de plek verandert. Al het andere is aan jou: wie je ontmoet, hoe ze eruitzien, hoe het ruikt.
- Ik lees in het kanaal niet mee. Een bericht hoort alleen bij je scène als je het toevoegt.

Ik vertel nooit iets voor je, ik oordeel er niet over, en ik maak geen van de keuzes die de regels aan jou geven.`,
  'rules.telling.words':
    'scène, vertellen, schrijven, hoe vertel ik, aan mijn scène toevoegen, concept, meer delen, lange tekst, formulier, tekens, scène veranderen, schrijft de bot scènes, leest de bot mee',

  'rules.oddCard.title': 'Een kaart bewaren, en bezwaar daartegen',
  'rules.oddCard.short':
    'Neemt je scène een herkenbaar personage, een plek of een ding over dat iemand anders heeft beschreven, dan mag je één Umbra voor je volgende beurt bewaren.',
  'rules.oddCard.more': `- Het moet iets eigens zijn: niet een hoeve, maar die rode hoeve met de reusachtige eik.
- Het is nog nooit in een scène van jou geweest, en het is niet een van de figuren van de kaarten, zoals soldaten of saters.
- Je zegt wat je hebt overgenomen. Elke Umbra van deze beurt mag, alleen Parcae niet.
- In je volgende beurt is het een van je vier. Een tweede keer bewaar je hem nooit, en twee heb je er nooit.

**Bezwaar:** tot er verder gespeeld wordt, kan ieder ander het betwijfelen. De anderen stemmen; zijn de meeste stemmen ervoor, dan wordt de kaart afgelegd. Je scène blijft zoals ze is.`,
  'rules.oddCard.words':
    'kaart bewaren, umbra bewaren, gedraaide kaart, odd card, bezwaar, betwijfelen, stemmen, stemming, invlechten, verweven, verhalen van anderen, twee keer bewaren, kaart houden',

  'rules.othersTurns.title': 'Wat je in de beurt van een ander kunt doen',
  'rules.othersTurns.short':
    'Vragen stellen, Minerva geven aan wie een scène vertelde die alle perken te buiten ging, bezwaar maken tegen een bewaarde kaart, en iets laten overslaan.',
  'rules.othersTurns.more': `**Vragen:** over elke scène, vriendelijk en kort, wie Bacchus ook heeft. Uitgebreid antwoorden hoeft niemand.

**De gave van Minerva:** ligt Minerva voor je en was een scène van een ander heel wild, dan kun je haar daarheen geven: de godin heeft het gemerkt. Dat kan tot de volgende scène verteld is. Vanaf het volgende trekken wil ze daar wijn.

**Bezwaar en stemming:** als er een kaart bewaard wordt.

**Overslaan:** de X-kaart heeft iedereen, altijd.`,
  'rules.othersTurns.words':
    'beurt van een ander, niet mijn beurt, minerva geven, minerva weggeven, een vraag stellen, vragen, wat kan ik doen terwijl ik wacht, wilde scène',

  'rules.safety.title': 'X-kaart, lijnen en sluiers',
  'rules.safety.short':
    'Voor het spel spreken jullie lijnen af, die het verhaal nooit overschrijdt, en sluiers, waarachter iets onverteld gebeurt. De X-kaart slaat over wat er net verteld is, en niemand vraagt waarom.',
  'rules.safety.more': `- **Lijnen** en **sluiers** staan vanaf het begin aan de tafel, voor iedereen te lezen.
- **X-kaart:** een knop die jullie allemaal hebben, in elke beurt. Het kan ook zonder je naam. Wat hij overslaat vervalt, ook in de kroniek, en het spel gaat verder.
- Weggaan kun je altijd.

Nooit vragen de kaarten meer dan een toespeling. Een scène die bij de deur wegsterft is zo goed als elke andere.`,
  'rules.safety.words':
    'x-kaart, x kaart, xkaart, x-card, veiligheid, lijnen, sluiers, lijnen en sluiers, ongemakkelijk, overslaan, stop, instemming, te veel, dat wil ik niet, anoniem, grenzen',

  'rules.absence.title': 'Er niet zijn, of het verhaal verlaten',
  'rules.absence.short':
    'Wie niet op tijd handelt wordt overgeslagen, en niets wordt in diens plaats verteld of gekozen. Wie voorgoed gaat, gaat zonder einde.',
  'rules.absence.more': `**Er niet zijn:** klok en herinneringen van de tafel zijn als in elk spel. Is de tijd om, dan wordt overgeslagen wat op je wacht: voorstelling, scène, vraag, keuze. Je blijft aan tafel, en de volgende beurt is weer van jou. Alleen een einde dat aan de beurt is komt geen tweede keer: overgeslagen blijft het onverteld, en je verhaal breekt daar af. Geen computerspeler valt in, want niemand anders kan jouw verhaal vertellen.

**Verlaten:** je Dei gaan naar het midden, Bacchus naar iemand anders, en je Vinum verlaat het spel. Wat je hebt verteld blijft deel van het verhaal. Terugkomen kun je er niet in.

Is er nog maar één over, dan is diens volgende beurt een einde.`,
  'rules.absence.words':
    'afwezig, er niet zijn, afwezigheid, verlaten, het verhaal verlaten, uitstappen, vakantie, beurt gemist in het verhaal, overgeslagen, geen tijd, vervanger, vervanging, speelt de computer voor mij',

  'rules.chronicle.title': 'De kroniek',
  'rules.chronicle.short':
    'Alles wat er verteld is, als document: personages, scènes op volgorde met hun heersende Deus, vragen en antwoorden, eindes. Je kunt haar aan het slot ophalen, en ook altijd daarvoor.',
  'rules.chronicle.more': `- Alleen wie aan de tafel zit kan haar ophalen.
- Gepubliceerd wordt zij alleen als iedereen het ermee eens is; één nee is genoeg om haar onder jullie te houden.
- Wat met de X-kaart is overgeslagen, staat er niet in.
- Zij bevat jullie woorden zoals jullie ze schreven; van mij zijn de kaarten en de volgorde, verder niets.`,
  'rules.chronicle.words':
    'kroniek, document, verhaal exporteren, downloaden, publiceren, wie mag ons verhaal lezen, verhaal bewaren, PDF, nalezen, privé, verhaal delen',

  'rules.storyEnd.title': 'Wanneer het verhaal voorbij is',
  'rules.storyEnd.short':
    'Als iedereen een einde heeft verteld. Er leiden drie wegen heen: Amans-einde, Miles-einde en verhaaleinde. Er zijn geen punten, en niemand wint.',
  'rules.storyEnd.more': `**De laatste ronde:** voor iedereen die nog over is wordt de volgende beurt een verhaaleinde, als
- er nog maar één over is;
- er twee over zijn en Parcae getrokken wordt;
- de afgesproken tijd gekomen is;
- Parcae zo vaak kwam als afgesproken.

**Na een einde** worden je Umbra afgelegd, Bacchus gaat naar iemand die nog speelt, en je andere Dei behalve Vinum gaan naar het midden. Je leest, vraagt en stemt verder mee; een beurt komt er niet meer.

Heeft iedereen zijn einde verteld, dan ligt de kroniek klaar.`,
  'rules.storyEnd.words':
    'einde van het verhaal, hoe eindigt bacchanalia, laatste ronde, wie wint bacchanalia, het verhaal winnen, voorbij, eindes, drie eindes, na mijn einde, klaar, goed einde',

  'rules.amansEnding.title': 'Amans heerst: het Amans-einde',
  'rules.amansEnding.short':
    'Heerst Amans, dan vertel je meteen je vlucht uit het rijk: samen komen jullie in veiligheid, en Accusator noch soldaten bereiken je nog.',
  'rules.amansEnding.more': `Er wisselt vooraf geen kaart, en de plek verandert: weg uit Bertinoro, weg uit het rijk.

Daarvoor heb je de kaart Amans voor je nodig, en daarop de meeste Umbra. In het midden komt Amans met de eerste Parcae. Je krijgt de kaart als Venus heerst, of met een kelk op Vinum.

Het is het einde zonder enige voorwaarde: er wordt niets getrokken, en er is geen wending.`,
  'rules.amansEnding.words':
    'amans einde, amans heerst, gelukkig einde, happy end, samen vluchten, met mijn amans vluchten, hoe ontkom ik, hoe krijg ik een gelukkig einde, vlucht uit het rijk',

  'rules.milesEnding.title': 'Het Miles-einde',
  'rules.milesEnding.short':
    'Heerst Miles bij drie of meer Parcae, dan is je volgende beurt je Miles-einde. Nog één keer beslissen kaarten, en meestal eindigt het met de dood.',
  'rules.milesEnding.more': `1. Je bewaarde kaart, als je er een hebt, wordt afgelegd.
2. Je trekt tot je vier Umbra hebt; elke Vinum wordt meteen afgelegd.
3. Ze komen op je Dei, en de heersende Deus staat vast als anders.

**Amans of Venus heerst:** jij en je Amans komen weg.

**Al het andere:** Accusator of soldaten worden je dood. Is Parcae onder je kaarten, dan mag er eerst een wending komen: je raakt de Accusator kwijt, of je Amans is voorgoed gered.`,
  'rules.milesEnding.words':
    'miles einde, dood, sterven, doodgaan, door soldaten gedood, drie parcae, wending, ga ik dood, moet ik sterven, soldaten pakken mij',

  'rules.storyEnding.title': 'Het verhaaleinde',
  'rules.storyEnding.short':
    'In de laatste ronde is elke beurt een verhaaleinde. Je trekt vier Umbra zonder Vinum, en kiest uit de eindes van je Dei waarop er een ligt.',
  'rules.storyEnding.more': `Eerst wordt je bewaarde kaart afgelegd. Elke Vinum die je trekt wordt afgelegd. Gelijke standen zijn er hier niet: elke Deus met een Umbra staat ter keuze.

- **Amans of Venus:** vlucht.
- **Pluto:** dood in de nasleep van een misdaad.
- **Bacchus of Satyrus:** verloren in het bacchanaal.
- **Minerva:** de Accusator kwijt, maar zonder je Amans; of dood, en je Amans gered.
- **Miles of Accusator:** dood door hun hand.

**Parcae** onder je kaarten: een grote wending, en al deze eindes staan je open.
**Geen Deus met een Umbra:** er worden vier nieuwe getrokken, tot er een is of Parcae komt.
**Alleen Vinum voor je:** verloren in het bacchanaal, zonder te trekken.`,
  'rules.storyEnding.words':
    'verhaaleinde, einde kiezen, verloren in het bacchanaal, welke eindes zijn er, nog eens trekken, alleen vinum, laatste scène, laatste beurt van het verhaal',

  'rules.storyRulings.title': 'Waar het boekje van Bacchanalia zwijgt',
  'rules.storyRulings.short':
    'Het boekje is geschreven voor mensen rond één tafel. Waar het een geval openlaat, of iets vraagt wat een kanaal niet kan weten, is er een uitspraak, op de pagina waar zij bij hoort.',
  'rules.storyRulings.more': `De uitspraken gaan over
- hoeveel er van elke Umbra zijn;
- wie de eerste Deus geeft, en wie het eerst een personage voorstelt;
- welke Vinum Minerva krijgt;
- wanneer Bacchus vraagt;
- wie beslist of een kaart bewaard wordt;
- X-kaart, lijnen en sluiers.

Ook afwezigheid, verlaten, kroniek en concepten komen van ons: rond één tafel heeft niemand ze nodig.`,
  'rules.storyRulings.words':
    'uitspraken over bacchanalia, boekje van bacchanalia, huisregels voor het verhaal, verschillen met het boekje, originele regels van bacchanalia, onduidelijk in bacchanalia',

  'rules.ruling.umbraSplit':
    'Het boekje zegt niet hoe de 62 Umbra over de namen verdeeld zijn: deze aantallen zijn van ons.',
  'rules.ruling.firstGiver':
    'In plaats van de jongste geeft een speler die het lot aanwijst de eerste Deus, want niemand hoeft zijn leeftijd te zeggen.',
  'rules.ruling.firstIntroduction':
    'In plaats van wie het vrijst leeft, stelt zich het eerst voor wie een tweede loting aanwijst.',
  'rules.ruling.gobletLast': 'Zijn er meer Vinum, dan krijgt Minerva er eerst een zonder kelk.',
  'rules.ruling.bacchusAsks': 'Bacchus vraagt als hij verder trok omdat hij niet heerste, en anders nooit.',
  'rules.ruling.oddChallenge':
    'Wie bewaart zegt wat er is overgenomen, en een bezwaar waar de meeste stemmen voor zijn, legt de kaart af.',
  'rules.ruling.xCard':
    'Iedereen heeft een X-kaart, en de tafel spreekt lijnen en sluiers af voor het spel begint.',

  'rules.figure.dei': 'Alle kaarten: negen Dei, elk met een Umbra, Vinum met en zonder kelk, en Parcae.',
};
