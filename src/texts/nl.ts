import type { Catalogue } from './catalogue.ts';
import { nl as rules } from './rules/nl.ts';

/**
 * Dutch. `dobbelsteen` is a die, always in full, and `steen` a stone of the path; `zet` is one die’s move; haruspexes are
 * `in het spel`, players `doen mee` or are `uitgeschakeld`; haruspexes are `geofferd`, dice `weggelegd` (Tuchulcha) or
 * `vervallen` (Lasa Vecuvia).
 */
export const nl: Catalogue = {
  ...rules,

  'language.name': 'Nederlands',

  'color.blue': 'blauw',
  'color.red': 'rood',
  'color.yellow': 'geel',
  'color.black': 'zwart',
  'color.green': 'groen',
  'color.violet': 'paars',

  'game.tuchulcha': 'Tuchulcha',
  'game.bacchanalia': 'Bacchanalia',

  'god.blue': 'Alpan',
  'god.red': 'Achvizr',
  'god.yellow': 'Thalna',
  'god.black': 'Leinth',

  who: '{name} ({color})',
  'who.computer': 'computerspeler',
  'who.neutral': 'neutraal',

  'place.temple': 'tempel',
  'place.altar': 'altaar',
  'place.exit': 'eindsteen',

  'step.way': '{from} naar {to}',
  'step.wayOf': '{color} {from} naar {to}',
  'step.brings': '{way}, {brings}',
  'step.hit': 'slaat {color}',
  'step.open': 'begint slag op {color}',
  'step.lost': 'gaat verloren',
  'step.sealed': 'sluit af',
  'step.ritual': 'ritueel',
  'step.mystical': 'mystiek',
  'step.drop': 'de {die} vervalt',
  'step.label': '{letter}·{die}: {text}',
  'step.label.drop': '{letter}·{die}: laten vervallen',

  'turn.head': '{who}, {text}',
  'turn.table':
    '-# Tafel {number} · jij bent {color}, priester van {god}{until, select, none {} other { · je tijd verstrijkt {until}}}',
  'turn.before': 'je bent aan de beurt: gooi {count} dobbelstenen, of wijd eerst je tempel.',
  'turn.extra': 'je gooide **{dice}**: dubbel. Gooi je er een {which}e dobbelsteen bij?',
  'turn.discard': 'je gooide **{dice}** voor Tuchulcha. Leg één dobbelsteen weg.',
  'turn.afterFall': 'je hebt Tuchulcha ten val gebracht! Je tempel mag de plaats innemen.',
  'turn.rolled':
    'je gooide **{dice}**{role, select, tuchulcha { voor Tuchulcha} lasaVecuvia { voor Lasa Vecuvia} other {}}.',
  'turn.since': 'Sinds je vorige beurt: {story}.',
  'turn.soFar': 'Tot nu toe · {line}',
  'turn.step': '{die}: {text}',
  'turn.how.extra':
    'Ook die dobbelsteen moet gebruikt worden als het kan, zelfs als het pijn doet.{role, select, tuchulcha { Daarna leg je er als Tuchulcha één van de vier weg.} other {}}',
  'turn.how.discard':
    'Eén dobbelsteen is voor Tuchulcha; alle andere moeten gebruikt worden, voor zover dat kan.',
  'turn.how.before':
    'Een wijding verandert je rol voor de rest van het spel; het wordt je nog één keer gevraagd voordat het telt.',
  'turn.how.afterFall': 'Wil je dat niet, dan eindigt je beurt.',
  'turn.how.only': 'Er is maar één beurt mogelijk · {line}',
  'turn.how.confirm': 'Je dobbelstenen zijn op. Beëindig je beurt, of neem een zet terug.',
  'turn.how.die': 'Nog te gebruiken: {left}. Kies eerst de dobbelsteen.',
  'turn.how.step': 'Nog te gebruiken: {left}. Kies een zet; de letters staan op het bord.',
  'turn.how.stepOrStop':
    'Nog te gebruiken: {left}. Ga door, of beëindig hier je beurt: met één aruspex hoef je niet elke dobbelsteen te gebruiken.',

  'story.you': 'jij',
  'story.deed': '{who} {deeds}',
  'story.before': '… {story}',
  'story.times': '{phrase} ({times} keer)',
  'story.hit':
    'sloeg {yours, select, yes {{count, plural, one {er een van jou} other {er # van jou}}} other {{count, plural, one {een aruspex van {color}} other {# aruspices van {color}}}}} op {stone}{to, select, temple { (terug naar de tempel)} other {}}',
  'story.lost': 'verloor {own, select, yes {een aruspex} other {een aruspex van {color}}} in wervel {stone}',
  'story.sealed': 'sloot wervel {stone} af',
  'story.altar': 'bracht {own, select, yes {een aruspex} other {een aruspex van {color}}} naar het altaar',
  'story.devoted.tuchulcha': 'wijdde de tempel aan Tuchulcha en offerde er {given}',
  'story.devoted.lasaVecuvia': 'wijdde de tempel aan Lasa Vecuvia',
  'story.out.tuchulchaFell': 'viel met Tuchulcha en werd uitgeschakeld',
  'story.out.tuchulchaAlone': 'had geen aruspex van Tuchulcha meer en werd uitgeschakeld',
  'story.out.tooFewForPassages': 'had minder aruspices dan open wervels en werd uitgeschakeld',
  'story.out.noneInPlay': 'had geen aruspex meer in het spel en werd uitgeschakeld',
  'story.out.resigned': 'gaf op',
  'story.played': 'deed met {dice} het enige wat kon ({steps})',
  'story.blocked': 'kon niet zetten{why, select, nothing {} other { ({why})}}',
  'story.closed': 'Tuchulcha houdt {stones} bezet',
  'story.strong': 'te veel kracht op {stones}',

  'past.turn':
    '-# Beurt {number} · {who}{dice, select, none {} other { · {dice}}}{told, select, nothing {} other { · {told}}}',
  'past.unknown': '-# Deze beurt is voorbij.',

  'end.head':
    '**Tafel {number} is afgelopen: {count, plural, =0 {niemand wint} one {{winners} wint} other {{winners} delen de overwinning}}.**',
  'end.tuchulchaWins': 'Tuchulcha heeft iedereen van het pad geveegd.',
  'end.allSealed': 'Lasa Vecuvia heeft alle wervels afgesloten.',
  'end.lastInGame': 'Niemand anders doet nog mee.',
  'end.colorFinished':
    'Een kleur heeft geen aruspex meer in het spel: de meeste op het altaar wint, dan de minste in het woud.',
  'end.lastTurn': 'De laatste beurt: {story}.',
  'end.row': '{who}: {altar} op het altaar, {forest} in het woud',
  'end.turns': '-# Beurten van {color}: {players}',
  'end.turnsOf': '{turns} door {name}',
  'end.rowOut': '{who}: uitgeschakeld',

  'lobby.head': '**{game}, tafel {number}** · voor {size} spelers',
  'lobby.seat': '{shape} {color}{god, select, none {} other { ({god})}}: {name}',
  'lobby.person': '**{name}**',
  'lobby.free': 'vrij',
  'lobby.how':
    'Er {open, plural, one {is nog één plaats} other {zijn nog # plaatsen}} vrij. Het spel begint vanzelf als ze allemaal bezet zijn; wie begint, wordt geloot.',
  'lobby.closes': '-# Sluit {time}, tenzij er iemand bij komt of weggaat.',
  'lobby.needsPerson': 'Er moet minstens één persoon aanschuiven.',
  'lobby.pace':
    '{pace}{clock, select, none {: een beurt mag zo lang duren als je wilt.} other {; wat je overhoudt, spaar je op, tot hoogstens het dubbele.}}',
  'lobby.private': 'Besloten tafel. Uitgenodigd: {people, select, nobody {niemand} other {{people}}}.',
  'lobby.invited': 'Uitgenodigd: {people}.',
  'lobby.invitation': '{people}: uitnodiging van {name} voor tafel {number}.',
  'lobby.adults':
    'Een verhaal voor volwassenen, dat jullie samen vertellen; de kaarten zeggen waar elke scène over gaat. Iedereen heeft een X-kaart: die slaat over wat net verteld is, en niemand vraagt waarom.',
  'terms.end.told': 'Eindigt als ieders einde verteld is.',
  'terms.end.parcae': 'De laatste eindes beginnen als Parcae voor de {times}e keer getrokken wordt.',
  'terms.end.time': 'De laatste eindes beginnen op {date} ({time}).',
  'terms.lines': '**Lijnen**, waar het verhaal nooit overheen gaat:',
  'terms.veils': '**Sluiers**, waarachter iets onverteld gebeurt:',
  'terms.none': 'Lijnen en sluiers: nog geen.',
  'terms.more': '- … en nog {count, plural, one {één} other {#}}: “Lijnen en sluiers” toont alles.',
  'terms.modal.title': 'Lijnen en sluiers van dit verhaal',
  'terms.modal.lines': 'Lijnen: nooit in dit verhaal',
  'terms.modal.veils': 'Sluiers: alleen aangeduid',
  'terms.fieldHint.lines': 'Eén per regel, hooguit {most}. Iedereen aan tafel kan aanvullen en schrappen.',
  'terms.fieldHint.veils': 'Eén per regel, hooguit {most}. Een reden is niet nodig.',
  'terms.choose.end': 'Wanneer het verhaal afloopt',
  'terms.option.days': 'Laatste eindes over {days} dagen',
  'terms.option.date': 'Laatste eindes op de datum hierboven',

  'pace.live': 'Live: 5 minuten per beurt',
  'pace.quick': 'Snel: 2 uur per beurt',
  'pace.daily': 'Dagelijks: 24 uur per beurt',
  'pace.slow': 'Rustig: 3 dagen per beurt',
  'pace.none': 'Zonder klok',
  'lobby.playing': '**{game}, tafel {number}** wordt gespeeld door {players}.',
  'lobby.starts': 'Na loting begint {who}.',
  'lobby.finished': '**{game}, tafel {number}** is afgelopen. Er speelden {players}.',
  'lobby.aborted': '**{game}, tafel {number}** is vóór het begin gesloten.',
  'lobby.expired':
    '**{game}, tafel {number}** is gesloten: er was een tijd niemand bij gekomen of weggegaan.',
  'lobby.closed': '**{game}, tafel {number}** is zonder uitslag gesloten. Er speelden {players}.',

  'button.join': 'Aanschuiven als {color}',
  'button.joinTable': 'Aan tafel gaan',
  'button.limits': 'Lijnen en sluiers',
  'button.leave': 'Tafel verlaten',
  'button.addComputer': 'Computerspeler erbij',
  'button.removeComputer': 'Computerspeler eraf',
  'button.start': 'Spel met {count} beginnen',
  'button.goToTable': 'Naar de tafel gaan',
  'button.roll': '{count} dobbelstenen gooien',
  'button.extra': 'Een {which}e dobbelsteen gooien',
  'button.keep': 'Het bij {dice} houden',
  'button.discard': 'De {die} wegleggen, {rest} houden',
  'button.pass': 'Zo blijven, beurt beëindigen',
  'button.devote.tuchulcha': 'Tempel aan Tuchulcha wijden…',
  'button.devote.lasaVecuvia': 'Tempel aan Lasa Vecuvia wijden…',
  'button.never': 'Doorgaan, nooit meer om wijding vragen',
  'button.rematch': 'Revanche spelen',
  'button.undo': 'Laatste zet terugnemen',
  'button.confirm': 'Beurt beëindigen',
  'button.playOnly': 'Enige beurt spelen en beëindigen',
  'button.endVacation': 'Ik ben terug van vakantie',
  'button.die': 'De {die} gebruiken ({count, plural, one {# zet} other {# zetten}})',
  'button.otherDie': 'Andere dobbelsteen kiezen',
  'button.give': 'Tuchulcha {needed} offeren, {temple, plural, =0 {geen} other {#}} uit tempel',
  'button.giveAll': 'Tempel aan Lasa Vecuvia wijden',
  'button.giveTemple': 'Aruspex uit de tempel offeren',
  'button.giveStone': 'Aruspex op steen {stone} offeren',
  'button.resign':
    '{game, select, bacchanalia {Het verhaal aan tafel {number} verlaten} other {Opgeven aan tafel {number}}}',

  'devote.tuchulcha':
    '**Je tempel aan Tuchulcha wijden?** Dat kost {needed} aruspices van altaar en woud (je hebt er {altar} en {forest}); op de knop staat hoeveel ervan in plaats daarvan uit de tempel komen. Wie op je altaar overblijft, gaat naar het woud. Daarna gooi je {dice} dobbelstenen en leg je er één weg, kun je niet geslagen worden, trek je je niets aan van rituele en mystieke stenen en mag je na een slag door. Je wint als niemand anders nog in het spel is. Je bent uitgeschakeld zodra een andere speler een aruspex op het altaar brengt.',
  'devote.lasaVecuvia':
    '**Je tempel aan Lasa Vecuvia wijden?** Al die van jou op het altaar en in het woud ({altar} en {forest}) gaan naar haar heiligdom; zijn er daar geen, dan offer je er één die in het spel is. Daarna zetten die van jou alleen over lege stenen en springen ze over de andere heen, en alleen Tuchulcha kan ze naar het woud sturen. Je wint door de {open} open {open, plural, one {wervel} other {wervels}} af te sluiten; heb je er minder in het spel dan er open zijn, dan ben je uitgeschakeld.',

  'notice.remind': 'tafel {number} wacht op je{until, select, none {} other {: je tijd verstrijkt {until}}}.',
  'notice.nudge': '{by} vraagt je te spelen aan tafel {number}.',
  'notice.next': 'aan tafel {number} ben jij aan de beurt na {who}.',
  'notice.followed.turn':
    '{game, select, bacchanalia {Tafel {number}, beurt {turn}: het verhaal wacht op {who}.} other {Tafel {number}, beurt {turn}: {who} is aan de beurt.}}',
  'notice.followed.closed':
    '{game, select, bacchanalia {Het verhaal aan tafel {number} is voor het einde gesloten.} other {Tafel {number} is zonder uitslag gesloten.}}',
  'notice.followed.over':
    '{game, select, bacchanalia {Het verhaal aan tafel {number} is uitverteld.} other {Tafel {number} is afgelopen: {count, plural, =0 {niemand wint} one {{winners} wint} other {{winners} delen de overwinning}}.}}',
  'notice.trouble.channelGone':
    'Het kanaal van tafel {number} is verdwenen. Het spel is bewaard: `/{game} verplaatsen` in een ander kanaal haalt het daarheen.',
  'notice.trouble.noPermission':
    'Ik mag aan tafel {number} in {channel} niet meer schrijven, dus niemand ziet wie er aan de beurt is. Iemand die de server beheert, kan me toestaan het kanaal te zien, berichten te sturen (ook in threads), bestanden bij te voegen en de geschiedenis te lezen. Het spel is bewaard; `/{game} verplaatsen` in een ander kanaal haalt het daarheen.',
  'notice.timeUp':
    '{game, select, bacchanalia {{why, select, left {{who} heeft de server verlaten.} other {De tijd van {who} is om.}} {others, plural, =0 {De beurt wordt {until} overgeslagen.} other {Wat moet er gebeuren? Als niemand kiest, wordt de beurt {until} overgeslagen.}}} other {{why, select, left {{who} heeft de server verlaten.} other {De tijd van {who} is om.}} {others, plural, =0 {De computerspeler speelt de beurt {until}.} other {Wat moet er gebeuren? Als niemand kiest, speelt de computerspeler de beurt {until}.}}}}',
  'notice.timeUp.over': 'Die beurt is gespeeld.',
  'notice.playedFor':
    '{game, select, bacchanalia {{by, select, nobody {Een beurt van {name} is overgeslagen.} other {{by} heeft een beurt van {name} laten overslaan.}}} other {{by, select, nobody {De computerspeler heeft een beurt gespeeld voor {name}.} other {{by} liet de computerspeler een beurt spelen voor {name}.}}}}',
  'notice.standIn':
    '{game, select, bacchanalia {{by, select, nobody {} other {{by} wil dat het verhaal verdergaat. }}De beurten van {name} worden tot de terugkeer overgeslagen; terugkomen kan altijd.} other {{by, select, nobody {} other {{by} gaf de plaats aan een computerspeler. }}Vanaf nu valt een computerspeler in voor {name}; terugkomen kan altijd.}}',
  'notice.back': '{name} is terug.',
  'notice.waiting':
    '{game, select, bacchanalia {{by} wacht op {name}{until, select, none {} other {; anders wordt de beurt {until} overgeslagen}}.} other {{by} wacht op {name}{until, select, none {} other {; anders speelt de computerspeler de beurt {until}}}.}}',
  'notice.handedOver': '{to} speelt verder op de plaats van {from}.',
  'notice.removed':
    '{game, select, bacchanalia {{name} doet niet meer mee in het verhaal.} other {{becomes, select, computer {Een computerspeler heeft de plaats van {name} overgenomen.} other {{name} is uitgeschakeld.}}}}',
  'notice.vacation': '{name} is tot {until} op vakantie. Zo lang staat de klok stil.',
  'notice.vacationOver': '{name} is terug van vakantie.',
  'notice.idle':
    'aan tafel {number} is al lange tijd niets gebeurd. De tafel sluit op {closes}, tenzij er iemand verder speelt.',
  'notice.closed':
    '{game, select, bacchanalia {Tafel {number} is voor het einde van het verhaal gesloten} other {Tafel {number} is zonder uitslag gesloten}}: {why, select, agreed {iedereen was het eens} idle {er is lange tijd niets gebeurd} admin {{by}, die de server beheert, heeft dat gedaan} other {{by} heeft dat gedaan}}.',

  'button.mute': 'Geen herinneringen meer, deze beurt',
  'button.unfollow': 'Deze tafel niet meer volgen',
  'button.back': 'Ik ben terug aan tafel',
  'button.keepOpen': 'Tafel openhouden',
  'button.late.wait': 'Op de speler wachten',
  'button.late.playFor':
    '{game, select, bacchanalia {Deze beurt overslaan} other {Computer speelt deze beurt}}',
  'button.late.standIn':
    '{game, select, bacchanalia {Tot de terugkeer overslaan} other {Computer speelt voor de speler verder}}',
  'button.late.remove':
    '{game, select, bacchanalia {Uit het verhaal halen{others, plural, one {} other { (alle {others} akkoord)}}} other {Speler uitschakelen{others, plural, one {} other { (alle {others} akkoord)}}}}',
  'button.offer.take': 'Plaats nemen',
  'button.offer.decline': 'Plaats afslaan',
  'button.offer.withdraw': 'Aanbod intrekken',
  'button.agree': 'Akkoord met het einde, of toch niet',
  'button.close': 'Tafel {number} sluiten',
  'button.remove.computer': 'Plaats aan een computerspeler geven',
  'button.remove.out':
    '{game, select, bacchanalia {Speler uit het verhaal halen} other {Speler uitschakelen}}',
  'button.follow': 'Deze tafel volgen',
  'button.follow.turn': 'Laat het bij elke beurt weten',
  'button.follow.end': 'Laat alleen het einde weten',
  'button.backAt': 'Ik ben terug aan tafel {number}',

  'refused.noSuchTable': 'Die tafel bestaat niet meer.',
  'refused.stale':
    'Het bord is veranderd sinds deze knop verscheen. {who, select, nobody {} other {{who} is aan de beurt.}}',
  'refused.notInLobby': 'Dat spel is al begonnen.',
  'refused.notPlaying': 'Dat spel wordt nu niet gespeeld.',
  'refused.notOver': 'Dat spel is nog niet afgelopen.',
  'refused.seatTaken': 'Op {color} zit al iemand.',
  'refused.mustBeOpposite': 'Twee spelers zitten tegenover elkaar, en de ander is {color}.',
  'refused.full': 'Alle plaatsen zijn bezet.',
  'refused.notSeated':
    'Je hebt geen plaats aan die tafel. {who, select, nobody {} other {{who} is aan de beurt.}}',
  'refused.onlyOpener': 'Dat kan alleen wie de tafel geopend heeft.',
  'refused.tooFewSeated':
    'Voor een spel zijn {least, plural, =2 {twee} =3 {drie} other {#}} of meer spelers nodig.',
  'refused.noPerson': 'Er moet minstens één persoon aanschuiven.',
  'refused.noComputer': 'Er zit geen computerspeler aan die tafel.',
  'refused.away':
    '{game, select, bacchanalia {Aan tafel {number} worden je beurten overgeslagen. Met “Ik ben terug aan tafel” doe je weer mee.} other {Aan tafel {number} valt een computerspeler voor je in. Met “Ik ben terug aan tafel” krijg je je plaats weer.}}',
  'refused.notAway':
    '{game, select, bacchanalia {Aan tafel {number} worden je beurten niet overgeslagen.} other {Er valt aan tafel {number} geen computerspeler voor je in.}}',
  'refused.notOverdue': 'Die beurt aan tafel {number} is gespeeld, of de tijd is nog niet om.',
  'refused.aboutYou': 'Dit gaat over je eigen beurt aan tafel {number}: speel die, en alles is in orde.',
  'refused.notInvited':
    'Tafel {number} is besloten en je bent niet uitgenodigd. Wie de tafel geopend heeft en wie er zit, kan je uitnodigen.',
  'refused.onlyOpenerOrAdmin':
    'Dat kan alleen wie tafel {number} geopend heeft, of iemand die de server beheert.',
  'refused.offerGone': 'Die plaats aan tafel {number} is niet meer te krijgen.',
  'refused.alreadySeated': 'Je zit al aan tafel {number}.',
  'refused.nobodyThere': 'Die persoon heeft geen plaats aan tafel {number}.',
  'refused.nobodyToNudge': 'Tafel {number} wacht op dit moment op niemand.',
  'refused.nudgedLately':
    'Tafel {number}: {who} heeft nog niet lang geleden een seintje gehad. Opnieuw aansporen kan {until}.',
  'refused.resting':
    'Tafel {number}: voor {who} is het nacht of vakantie, en er loopt geen klok. Aansporen kan {until}.',
  'refused.notYourTurn': 'Niet jij bent aan de beurt, maar {who}.',
  'refused.rules': '{why} Er is niets veranderd (regels, paragraaf {rule}).',
  'refused.unknownButton':
    'Deze knop is van een oudere versie van de bot. /tuchulcha bord of /bacchanalia tableau toont je tafel opnieuw.',
  'refused.failed': 'Er ging bij ons iets mis, en er is niets veranderd. Probeer het nog eens.',
  'refused.noTable':
    'Je hebt hier geen tafel. /tuchulcha nieuw opent er een, en met /leren leer je het spel.',
  'refused.whichTable': 'Je zit aan meer tafels. Kies er een met de optie “tafel”.',
  'refused.cannotWrite':
    'Waar dat gezegd moest worden, mag ik niet schrijven. Tafel {number} is bewaard; {game, select, bacchanalia {/bacchanalia verplaatsen} other {/tuchulcha verplaatsen}} in een ander kanaal haalt het spel daarheen.',
  'refused.chooseTable': 'Er zijn hier meer tafels. Kies er een met de optie “tafel”.',
  'refused.otherGame':
    'Aan tafel {number} wordt {game} gespeeld: de opdrachten daarvoor beginnen met die naam.',
  'refused.published':
    'Iedereen heeft ingestemd met publicatie van de kroniek van tafel {number}, en het verhaal is uit: dat kan niet teruggenomen worden.',
  'refused.onlyServer': 'Tafels worden geopend in een kanaal van een server.',
  'refused.permissions':
    'Dit mag ik in dit kanaal niet: {missing}. Iemand die de server beheert, kan het toestaan.',
  'refused.onlyManagers': 'Alleen wie de server beheert, kan de instellingen ervan veranderen.',
  'refused.channel':
    'In dit kanaal worden geen tafels geopend. {count, plural, one {Er is een eigen kanaal voor} other {Er zijn andere kanalen voor}}: {channels}.',
  'refused.tooManyTables':
    'Je hebt hier al {most, plural, one {een tafel} other {# tafels}} open, en meer tegelijk staat deze server niet toe. /spellen toont ze.',
  'refused.adultsOff':
    'Bacchanalia is een verhalenspel voor volwassenen en staat op deze server uit. Wie de server beheert, kan het aanzetten: /instellingen tafels, optie “bacchanalia”.',
  'refused.adultsChannel':
    'Bacchanalia is een verhalenspel voor volwassenen: op deze server wordt het alleen gespeeld in kanalen die Discord een leeftijdsgrens geeft. Wie de server beheert, kan een kanaal in zijn eigen instellingen zo aanmerken, of het spel overal toestaan: /instellingen tafels, optie “bacchanalia”.',
  'refused.endPassed':
    'De datum waarop dit verhaal zou eindigen, is voorbij. Spreek eerst een ander einde af.',
  'refused.termsTooLong':
    'Dat is te veel: hooguit {most} lijnen en evenveel sluiers, elk van hooguit {length} tekens en samen {all} per soort. Er is niets veranderd.',
  'refused.noStory':
    'Je hebt hier geen verhaal. /bacchanalia nieuw opent er een tafel voor, en /regels legt het spel uit.',
  'refused.inviteSelf': 'Jij zit sowieso aan je tafel: nodig iemand anders uit.',
  'refused.inviteBot':
    'Een bot kun je niet uitnodigen. {computers, select, yes {De optie “computers” geeft plaatsen aan computerspelers.} other {Dit spel is alleen voor mensen.}}',
  'refused.inviteStranger': '{name} is niet op deze server en kan niet uitgenodigd worden.',

  'permission.ViewChannel': 'berichten zien',
  'permission.SendMessages': 'berichten sturen',
  'permission.SendMessagesInThreads': 'berichten sturen in threads',
  'permission.AttachFiles': 'afbeeldingen bijvoegen',
  'permission.ReadMessageHistory': 'de berichtgeschiedenis lezen',

  'thread.name': '{game} {number}: {players}',
  'thread.computers': '{count, plural, one {een computerspeler} other {# computerspelers}}',

  'resign.question':
    '{game, select, bacchanalia {Het verhaal aan tafel {number} verlaten? Je personage gaat zonder einde, wat je verteld hebt blijft staan, en terugkomen kan niet.} other {Opgeven aan tafel {number}? Je aruspices gaan van het bord, en je kunt in dit spel niet terugkomen.}}',
  'resign.done':
    '{game, select, bacchanalia {Je hebt het verhaal aan tafel {number} verlaten.} other {Je hebt aan tafel {number} opgegeven.}}',
  'abort.done': 'Tafel {number} is gesloten.',
  'devote.done': 'Je tempel is gewijd.',
  'rematch.opened':
    '{name} wil revanche: tafel {number} wacht op {open, plural, =0 {niemand} one {één speler} other {# spelers}}.',
  'rematch.joined': 'Je zit aan tafel {number}.',
  'next.table': 'Ook tafel {number} wacht op je{more, plural, =0 {} one {, en nog één} other {, en nog #}}.',

  'turn.deserted':
    '{game, select, bacchanalia {**Tafel {number}** wacht: iedereen is weg. Het verhaal gaat verder zodra er iemand terug is.} other {**Tafel {number}** wacht: voor iedereen valt een computerspeler in. Het spel gaat verder zodra er iemand terug is.}}',
  'late.votes':
    '{names} {count, plural, one {wil} other {willen}} deze speler uitschakelen ({count} van {all}).',
  'late.voted':
    'Tafel {number}: jij wilt deze speler uitschakelen. {count} van {all} zijn akkoord; ook {names} {missing, plural, one {moet} other {moeten}} nog akkoord gaan.',
  'mute.done': 'Tafel {number}: deze beurt geen herinneringen meer.',
  'back.done': 'Welkom terug: aan tafel {number} speel je weer zelf.',
  'keep.done': '{name} houdt tafel {number} open.',
  'nudge.done': 'Tafel {number}: {who} krijgt een seintje.',

  'offer.own':
    '{to}: {by} biedt je een plaats aan tafel {number} aan: {color}{god, select, none {} other {, priester van {god}}}. Het spel gaat verder waar het gebleven is.',
  'offer.absent':
    '{game, select, bacchanalia {{to}: {by} biedt je de plaats van {from} aan tafel {number} aan: {color}. {from} is weg, en van daar af is het personage van jou.} other {{to}: {by} biedt je de plaats van {from} aan tafel {number} aan: {color}{god, select, none {} other {, priester van {god}}}. Daar valt nu een computerspeler in; het spel gaat verder waar het gebleven is.}}',
  'offer.sent': 'Tafel {number}: {to} is gevraagd de plaats van {from} te nemen.',
  'offer.taken': '{to} heeft de plaats van {from} aan tafel {number} genomen.',
  'offer.declined': '{to} neemt de plaats van {from} aan tafel {number} niet.',
  'offer.withdrawn': 'De plaats van {from} aan tafel {number} wordt niet meer aangeboden.',
  'offer.gone': 'Deze plaats aan tafel {number} is niet meer te krijgen.',
  'offer.notYours': 'Tafel {number}: die plaats is aan iemand anders aangeboden.',
  'offer.onlyOfferer':
    'Tafel {number}: alleen wie deze plaats aanbood of de server beheert, kan dat intrekken.',
  'offer.bot': 'Een bot kan geen plaats nemen. Kies een persoon.',
  'offer.stranger': '{name} is niet op deze server en kan geen plaats nemen.',
  'offer.seated': '{name} zit al aan tafel {number}.',
  'offer.notAway':
    '{game, select, bacchanalia {{name} speelt aan tafel {number} en heeft de plaats zelf. Een andere plaats dan de jouwe kan pas doorgegeven worden als de beurten daar worden overgeslagen.} other {{name} speelt aan tafel {number} en heeft de plaats zelf. Een andere plaats dan de jouwe kan pas doorgegeven worden als er een computerspeler invalt.}}',
  'offer.out': '{name} is aan tafel {number} uitgeschakeld: er is geen plaats om door te geven.',

  'invite.done': 'Tafel {number}: {name} is uitgenodigd.',
  'invite.before': 'Tafel {number}: {name} was al uitgenodigd.',

  'agree.proposed':
    '{name} stelt voor tafel {number} zonder uitslag te beëindigen. Akkoord: {names} ({count} van {all}). Nog een keer tikken trekt het weer in.',
  'agree.nobody': 'Niemand wil tafel {number} nog zonder uitslag beëindigen.',
  'agree.done': 'Tafel {number} is zonder uitslag afgelopen: iedereen ging akkoord.',
  'agree.over': 'Aan tafel {number} wordt niet meer gespeeld.',
  'agree.out':
    'Je bent aan tafel {number} uitgeschakeld: over het einde beslissen de spelers die nog meedoen.',
  'agree.asked': 'Tafel {number}: de anderen zijn gevraagd. Het spel eindigt zodra iedereen akkoord is.',

  'close.question':
    'Tafel {number} sluiten? {status, select, lobby {Er kan dan niemand meer aanschuiven.} other {Het spel eindigt voor iedereen, zonder uitslag.}}',
  'remove.question.computer':
    'De plaats van {name} aan tafel {number} aan een computerspeler geven? {name} kan die niet terugnemen.',
  'remove.question.out':
    '{game, select, bacchanalia {{name} uit het verhaal aan tafel {number} halen? Wat verteld is, blijft, het personage gaat zonder einde, en {name} kan in dit verhaal niet terugkomen.} other {{name} aan tafel {number} uitschakelen? De aruspices van die kleur gaan van het bord, en {name} kan in dit spel niet terugkomen.}}',
  'remove.done':
    'Tafel {number}: {what, select, computer {een computerspeler heeft nu de plaats van {name}.} out {{name} is uitgeschakeld.} other {{name} zit er niet meer.}}',
  'move.done': 'Tafel {number} gaat verder in {channel}.',
  'move.here':
    'Tafel {number} is al in dit kanaal. {game, select, bacchanalia {/bacchanalia tableau toont de kaarten} other {/tuchulcha bord toont het bord}} opnieuw.',

  'follow.hello':
    'Ik schrijf je hier {at, select, turn {bij elke beurt aan tafel {number}} other {als tafel {number} afgelopen is}}.',
  'follow.done':
    'Je volgt tafel {number}: ik schrijf je {at, select, turn {bij elke beurt} other {als het spel afgelopen is}}.',
  'follow.off': 'Je volgt tafel {number} niet meer.',
  'follow.closed':
    'Discord laat me je geen privéberichten sturen: sta ze toe in de privacyinstellingen van deze server en volg tafel {number} dan opnieuw. Tot dan volg je de tafel niet.',
  'follow.seated': 'Je zit aan tafel {number} en hoort er sowieso van.',

  'me.turnEnd':
    'Je beurten: {auto, select, yes {de laatste zet beëindigt ze, zonder te vragen} other {je beëindigt ze zelf}}.',
  'me.onlyTurn':
    'Beurten zonder keuze: {auto, select, yes {ik speel ze voor je} other {je speelt ze met één tik}}.',
  'me.reminders':
    'Herinneringen: {when, select, off {geen.} half {als de helft van de tijd over is} tenth {als een tiende van de tijd over is} halfTenth {als de helft van de tijd over is, en bij een tiende} allThree {als de helft van de tijd over is, bij een kwart en bij een tiende} other {als er {shares} van de tijd over is}}{by, select, message {, met een privébericht.} mention {, waar het spel gespeeld wordt.} other {}}',
  'me.share': '{share, number, percent}',
  'me.off': 'uit',
  'me.next':
    'Bijna aan de beurt: {tell, select, yes {ik laat het weten als de speler vóór je aan de beurt komt.} other {ik zeg niets tot je aan de beurt bent.}}',
  'me.quiet':
    'Stille uren: {hours, select, none {geen.} other {{hours} ({zone}); dan staan je klokken stil.}}',
  'me.timeZone': 'Tijdzone: {zone, select, none {niet bekend.} other {{zone}, waar het nu {time} is.}}',
  'me.vacation':
    'Vakantie: {end, select, none {nu geen} other {tot {end}}}, dit jaar {left, plural, =0 {geen dag meer} one {nog één dag} other {nog # dagen}} over.',
  'me.language': 'Taal: {language}{from, select, discord {, zoals in je Discord} other {}}.',
  'me.badTime': 'Die tijd begrijp ik niet. Schrijf hem als 22:30, 22 of 7. Er is niets veranderd.',
  'me.badZone':
    'Die tijdzone ken ik niet. Typ de naam van een grote stad in je buurt en kies uit de lijst. Er is niets veranderd.',
  'me.noZone':
    'Voor stille uren moet ik je tijdzone kennen: vul ook de optie “tijdzone” in. Er is niets veranderd.',
  'me.noOther':
    'Stille uren hebben een begin en een einde: vul “stil-vanaf” en “stil-tot” in. Er is niets veranderd.',
  'me.tooLong':
    'Stille uren duren hoogstens {hours} uur per dag, zodat de anderen niet te lang wachten. Er is niets veranderd.',
  'me.empty': 'Je stille uren zouden eindigen op het moment dat ze beginnen. Er is niets veranderd.',
  'me.directTest': 'Hier herinner ik je aan je beurten. Met /ik verander je dat.',
  'me.directClosed':
    'Discord laat me je geen privéberichten sturen: sta ze toe in de privacyinstellingen van deze server en probeer het dan opnieuw. Je herinneringen blijven waar ze waren.',

  'vacation.none':
    'Je bent niet op vakantie. {left, plural, =0 {Dit jaar is er geen dag meer over.} one {Dit jaar is er nog één dag van de {budget} over; met de optie “dagen” neem je die op.} other {Dit jaar zijn er nog # van de {budget} dagen over; met de optie “dagen” neem je er een paar op.}}',
  'vacation.running':
    'Je bent op vakantie tot {end}, en je klokken staan stil. Dit jaar {left, plural, =0 {is er geen dag meer} one {is er nog één dag} other {zijn er nog # dagen}} over.',
  'vacation.started':
    'Je vakantie is begonnen. Tot {end} staan je klokken stil. Dit jaar {left, plural, =0 {is er geen dag meer} one {is er nog één dag} other {zijn er nog # dagen}} over.',
  'vacation.ended':
    'Welkom terug: je klokken lopen weer. Dit jaar {left, plural, =0 {is er geen dag meer} one {is er nog één dag} other {zijn er nog # dagen}} over.',
  'vacation.badDays': 'Een vakantie duurt 1 tot {longest} hele dagen.',
  'vacation.tooLong': 'Een vakantie duurt hoogstens {longest} dagen.',
  'vacation.budget':
    'Dat is meer dan je hebt: dit jaar {left, plural, =0 {is er geen dag meer} one {is er nog één dag} other {zijn er nog # dagen}} over.',

  'settings.head': '**Instellingen van deze server**',
  'settings.pace': 'Tempo, als niemand er een kiest: {pace}',
  'settings.place':
    'Gespeeld wordt er {place, select, channel {in het kanaal waar de tafel geopend is.} other {in een eigen thread.}}',
  'settings.maxTables': 'Tafels die iemand open mag hebben: {most, plural, =0 {zoveel je wilt.} other {#.}}',
  'settings.language':
    'Taal aan de tafels: {language}{from, select, discord {, zoals in de Discord van deze server} other {}}.',
  'settings.bacchanalia':
    'Bacchanalia, een verhalenspel voor volwassenen: {where, select, off {uit. Er worden geen tafels voor geopend; open tafels gaan door.} ageRestricted {in kanalen die Discord een leeftijdsgrens geeft.} other {overal waar tafels geopend mogen worden. Wie daar leest, leest ook de verhalen.}}',
  'settings.channels':
    'Tafels mogen geopend worden in {channels, select, all {elk kanaal.} other {{channels}.}}',
  'settings.allowed': 'In {channel} mogen nu tafels geopend worden.',
  'settings.allowedFirst':
    'Vanaf nu worden er alleen in {channel} tafels geopend, tot je meer kanalen toestaat.',
  'settings.allowedBefore': 'In {channel} mochten al tafels geopend worden.',
  'settings.forbidden': 'In {channel} mogen geen tafels meer geopend worden.',
  'settings.forbiddenLast':
    '{channel} was het enige kanaal voor tafels. Zonder dat kanaal mogen ze weer overal geopend worden.',
  'settings.forbiddenBefore': 'In {channel} mochten toch al geen tafels. Er is niets veranderd.',
  'settings.forbidNone':
    'Tafels mogen in elk kanaal geopend worden. Sta de kanalen toe waar je ze wilt, en in de andere kan het niet meer. Er is niets veranderd.',
  'settings.everywhere': 'Tafels mogen in elk kanaal geopend worden.',
  'settings.tooManyChannels':
    'Meer dan {most} kanalen kan ik niet onthouden. Verbied er eerst een, of sta ze allemaal toe. Er is niets veranderd.',
  'devotion.done':
    'Tafel {number}: {asks, select, yes {ik vraag je of je van rol wilt wisselen, als het kan.} other {ik vraag je nooit of je van rol wilt wisselen.}}',

  'board.whose':
    'Tafel {number}. {who, select, nobody {Het spel is afgelopen.} other {{who} is aan de beurt.}}',

  'games.head':
    '**Je tafels hier**{count, plural, =0 {: er wacht er geen op je.} one {: er wacht er één op je.} other {: er wachten er # op je.}}',
  'games.yours': '**[Tafel {number}]({link})** ({game}, {pace}): jouw beurt{time}',
  'games.waiting': '[Tafel {number}]({link}) ({game}, {pace}): wacht op {who}{time}',
  'games.lobby':
    '[Tafel {number}]({link}) ({game}, {pace}): nog niet begonnen, {open, plural, one {één plaats} other {# plaatsen}} vrij',
  'games.pace':
    '{pace, select, live {live} quick {snel} daily {dagelijks} slow {rustig} other {zonder klok}}',
  'games.up': ', de tijd verstrijkt {until}',
  'games.overdue':
    '{game, select, bacchanalia {, de tijd is om: de beurt wordt {until} overgeslagen} other {, de tijd is om: de computerspeler speelt {until}}}',
  'games.away':
    '{game, select, bacchanalia {{line}. Je beurten worden overgeslagen} other {{line}. Een computerspeler valt voor je in}}',
  'games.none':
    'Je hebt op deze server geen tafel. /tuchulcha nieuw opent er een, en met /leren leer je het spel.',
  'games.more': 'en nog {count}.',

  'tutorial.head': '**Eerste spel · {number} van {of} · {title}**',
  'tutorial.asks.step': 'Met welke zet begin je?',
  'tutorial.right': '**Goed.** {text}',
  'tutorial.weaker': '**Het mag, maar het kan beter.** {text}',
  'tutorial.refused': '**Dat verbieden de regels,** en in een spel bied ik het niet aan. {text}',
  'tutorial.button.next': 'Volgende stelling',
  'tutorial.button.again': 'Deze stelling nog eens',
  'tutorial.button.skip': 'Deze stelling overslaan',
  'tutorial.button.back': 'Terug naar de vorige stelling',
  'tutorial.button.startOver': 'Van voren af aan beginnen',
  'tutorial.button.stop': 'Stoppen met leren',
  'tutorial.button.goOn': 'Verder leren',
  'tutorial.stopped': 'We stoppen hier. Je kunt verder waar je was, of opnieuw beginnen met /leren.',

  'tutorial.power.title': 'Twee dobbelstenen',
  'tutorial.power.setUp':
    'Je bent blauw, priester van Alpan. Je acht aruspices lopen met de klok mee van je tempel rond naar het altaar; elke dobbelsteen zet er één zijn aantal ogen vooruit. Je gooide **4-1**. De 4 heeft er een uit je tempel naar steen 4 gebracht, een rituele steen (met een ring eromheen). Zwart komt achter je aan, op steen 39.',
  'tutorial.power.asks': 'Wat doe je met de 1?',
  'tutorial.power.two':
    'Nu zijn er twee op weg, en beide zijn goed beschermd. Wie er een wil slaan en naar het woud wil sturen, moet evenveel aruspices brengen als zijn geestelijke kracht: {ritual} naar een rituele steen, {mystical} naar een mystieke.',
  'tutorial.power.one':
    'Steen 5 is een gewone steen: daar heeft je aruspex een geestelijke kracht van {plain}, dus één van zwart kan hem slaan en naar het woud sturen. Op steen 4, een rituele steen, was dat {ritual}.',
  'tutorial.power.end': 'Alle dobbelstenen moeten gebruikt worden, voor zover dat kan, en de 1 kan nog.',

  'tutorial.hit.title': 'Een slag',
  'tutorial.hit.setUp':
    'Om te slaan breng je evenveel aruspices naar een steen als de geestelijke kracht daar, allemaal in één beurt. Zwart heeft er twee op steen 9, een gewone steen: kracht {plain}. Rood heeft er een op steen 11, een mystieke steen (een zon): kracht {mystical}. Je gooide **6-2**.',
  'tutorial.hit.pair':
    'De 2 begint de slag, en de volgende dobbelsteen moet er nog een brengen: de 6, van steen 3. Er zijn er twee aangekomen, dat is genoeg, en beide van zwart gaan naar het woud.',
  'tutorial.hit.strong':
    'Om {color} op steen {stone} te slaan zijn {power} aruspices nodig, en je dobbelstenen brengen er hoogstens {brought}.',
  'tutorial.hit.past':
    'Er wordt niemand geslagen. Die op steen 7 was nodig: met de 2 was hij de tweede geweest op steen 9.',

  'tutorial.mystical.title': 'Mystiek eerst',
  'tutorial.mystical.setUp':
    'Wie bij je worp op een mystieke steen staat, moet eraf voordat je een ander van jou zet. Dat is je aruspex op steen 1. Let op steen 6: dat is een wervel (een draaikolk), en wie daar stopt, is verloren en gaat naar het woud. Je gooide **6-5**.',
  'tutorial.mystical.leave':
    'Hij is van de mystieke steen af, over de wervel heen, en dat kan geen kwaad. De 5 is nu vrij voor wie je maar wilt.',
  'tutorial.mystical.temple':
    'Je aruspex op mystieke steen {from} zet eerst. Daarna mag de 5 er een uit je tempel brengen.',
  'tutorial.mystical.passage':
    'Hij is op de wervel gestopt en verloren: naar het woud. Met de 6 was hij eroverheen gekomen.',

  'tutorial.third.title': 'Een derde dobbelsteen',
  'tutorial.third.setUp':
    'Je gooide **3-3**: na een dubbele worp mag je een derde dobbelsteen gooien, en die moet dan ook gebruikt worden, als het kan. De drieën brengen je aruspex van steen 28 naar het altaar. Je andere twee staan op steen 3; zwart en geel versperren vóór hen de stenen 4, 5 en 7, en steen 6 is een wervel.',
  'tutorial.third.asks': 'Gooi je een derde dobbelsteen?',
  'tutorial.third.keep':
    'Er staat er weer een op je altaar, en die op steen 3 blijven waar ze veilig zijn voor de wervel.',
  'tutorial.third.roll':
    'Stel, het is een 2. De aruspex op steen 28 kan twee van de dobbelstenen gebruiken, maar de laatste, een 3, blijft over voor steen 3 en voert in de wervel. Zo gaat het met {costly}: {count} van de zes getallen kosten je een aruspex.',

  'tutorial.devote.title': 'Tuchulcha',
  'tutorial.devote.setUp':
    'Op het altaar heb je niemand, in het woud drie. Vóór je gooit, mag je je tempel aan Tuchulcha wijden, voor {needed} aruspices, waarvan {least} of meer van altaar en woud. Je zou {dice} dobbelstenen gooien, niemand kon je slaan, en rituele en mystieke stenen zouden niemand tegen je beschermen. Je wint als niemand anders nog in het spel is, en bent uitgeschakeld zodra een andere speler het altaar bereikt.',
  'tutorial.devote.asks': 'Wijd je je tempel, en wie offer je dan? Of gooi je zoals je bent?',
  'tutorial.devote.forest':
    'Alle {needed} komen uit het woud, waar ze toch al verloren waren; wie nog kan lopen, loopt voor jou. Vanaf nu gooi je {dice} dobbelstenen en loop je de ring rond, op jacht naar de anderen.',
  'tutorial.devote.temple':
    'Zo geef je er een weg die nog kon lopen, en laat je er een in het woud die dat niet kan. Offer eerst wie toch al verloren is.',
  'tutorial.devote.roll':
    'Niemand hoeft zich te wijden, en wie voorstaat, kan het beter laten. Maar jij staat achter, en de twee van zwart op rituele steen 14 hebben een kracht van {power}: zo veel breng je er met twee dobbelstenen nooit, en met drie ook niet. Stel, je gooit 5-2: er wordt niemand geslagen.',

  'tutorial.die.title': 'Eén dobbelsteen te veel',
  'tutorial.die.setUp':
    'Je bent aan Tuchulcha gewijd en gooide **2-1-5-3**. Eén dobbelsteen moet je wegleggen, de andere gebruik je. De twee van zwart op steen 14 hebben voor jou een kracht van {pair}, rituele steen of niet, en rood heeft er een op steen 15. Die van jou mogen na een slag ook nog door, wat niemand anders mag.',
  'tutorial.die.asks': 'Welke dobbelsteen leg je weg?',
  'tutorial.die.five':
    'De 2 en de 3 brengen er twee van jou naar steen 14, en beide van zwart zijn geslagen. De 1 brengt een ervan door naar steen 15, en ook rood is geslagen: drie met één worp.',
  'tutorial.die.three':
    'De 3 was nodig om een tweede naar steen 14 te brengen, dus de twee van zwart zijn veilig. Die ene van rood is alles wat je kunt slaan.',
  'tutorial.die.two':
    'De 2 was nodig om een tweede naar steen 14 te brengen, dus de twee van zwart zijn veilig. Die ene van rood is alles wat je kunt slaan.',
  'tutorial.die.one':
    'De 2 en de 3 slaan de twee van zwart, maar de 5 die overblijft, slaat niemand. Met een 1 in plaats daarvan kon je door naar rood op steen 15.',

  'tutorial.seal.title': 'Lasa Vecuvia',
  'tutorial.seal.setUp':
    'Geel is aan Tuchulcha gewijd, dus heb jij je tempel aan Lasa Vecuvia gewijd. Die van jou stoppen alleen op lege stenen, en springen over alle andere heen zonder ze te tellen. Wie op een open wervel stopt, sluit hem af, en zijn ze alle {passages} afgesloten, dan win je. Je gooide **5-4**, en mystieke steen 1 moet eerst verlaten worden.',
  'tutorial.seal.seal':
    'Over steen 3 is heen gesprongen: 2, 4, 5, 6 zijn vier lege stenen. De wervel is voorgoed afgesloten, en de aruspex heeft zijn werk gedaan. Er zijn nog {open} wervels open, en {inPlay} van jou in het spel. Heb er nooit minder dan dat: dan ben je uitgeschakeld.',
  'tutorial.seal.past':
    'Over steen 3 is heen gesprongen, zoals het hoort, maar de wervel ligt nu achter je, en ook de 4 sluit niets af.',
  'tutorial.seal.count':
    'Geel staat op steen 3, dus die telt niet mee. Van steen {from} voert de {die} over 2, 4 en 5 naar steen 6.',

  'tutorial.end.head': '**Eerste spel · Hoe het eindigt**',
  'tutorial.end.wins':
    'Hier heeft blauw niemand meer in het spel: daarmee eindigt het, welke kleur het ook is, en de meeste aruspices op het altaar winnen. Dat is Alpan, met vijf. Tuchulcha wint anders, als niemand anders nog een aruspex in het spel heeft, en Lasa Vecuvia als alle wervels afgesloten zijn.',
  'tutorial.end.play':
    'Nu weet je genoeg om te spelen. /tuchulcha nieuw opent een tafel op een server; met 3 bij “computers” begint het spel meteen, en kun je alles rustig uitproberen. /regels geeft antwoord op al je vragen.',

  // Wat na de schuine streep getypt wordt, en de namen van de opties.
  'name.tuchulcha': 'tuchulcha',
  'name.bacchanalia': 'bacchanalia',
  'name.ending': 'einde',
  'name.tableau': 'tableau',
  'name.leave': 'verlaten',
  'name.new': 'nieuw',
  'name.players': 'spelers',
  'name.color': 'kleur',
  'name.computers': 'computers',
  'name.pace': 'tempo',
  'name.private': 'besloten',
  'name.invite': 'uitnodigen',
  'name.invite-2': 'uitnodigen-2',
  'name.invite-3': 'uitnodigen-3',
  'name.invite-4': 'uitnodigen-4',
  'name.invite-5': 'uitnodigen-5',
  'name.hand-over': 'overdragen',
  'name.to': 'aan',
  'name.of': 'van',
  'name.player': 'speler',
  'name.follow': 'volgen',
  'name.at': 'wanneer',
  'name.move': 'verplaatsen',
  'name.end': 'beëindigen',
  'name.close': 'sluiten',
  'name.remove': 'verwijderen',
  'name.becomes': 'wordt',
  'name.nudge': 'aansporen',
  'name.games': 'spellen',
  'name.me': 'ik',
  'name.turn-end': 'beurteinde',
  'name.only-turn': 'geen-keuze',
  'name.reminders': 'herinneringen',
  'name.remind-by': 'herinneren-via',
  'name.you-are-next': 'bijna-aan-de-beurt',
  'name.quiet-from': 'stil-vanaf',
  'name.quiet-to': 'stil-tot',
  'name.time-zone': 'tijdzone',
  'name.language': 'taal',
  'name.vacation': 'vakantie',
  'name.tutorial': 'leren',
  'name.rules': 'regels',
  'name.topic': 'onderwerp',
  'name.days': 'dagen',
  'name.settings': 'instellingen',
  'name.show': 'tonen',
  'name.tables': 'tafels',
  'name.place': 'waar',
  'name.max-tables': 'max-tafels',
  'name.channel': 'kanaal',
  'name.board': 'bord',
  'name.as': 'als',
  'name.devotion': 'wijding',
  'name.ask': 'vragen',
  'name.resign': 'opgeven',
  'name.abort': 'afbreken',
  'name.table': 'tafel',

  'messageCommand.addToScene': 'Aan mijn scène toevoegen',

  'command.tuchulcha': 'Tuchulcha spelen',
  'command.new': 'Een tafel openen',
  'command.new.players': 'Met hoeveel je speelt (4 als je niets kiest)',
  'command.new.ending': 'Wanneer het verhaal eindigt (bij de 3e Parcae als je niets kiest)',
  'command.new.days': 'Of op een datum: de laatste eindes beginnen over zoveel dagen, op dit uur',
  'command.new.color': 'Je kleur (de eerste vrije als je niets kiest)',
  'command.new.computers': 'Hoeveel van hen computerspelers zijn',
  'command.new.pace': 'Hoeveel tijd een beurt heeft (zoals op de server ingesteld als je niets kiest)',
  'command.new.private': 'Of alleen wie je uitnodigt, mag aanschuiven',
  'command.new.invite': 'Iemand om mee te spelen',
  'command.board': 'Mijn tafel opnieuw tonen',
  'command.board.as': 'Als afbeelding, of in woorden voor een schermlezer',
  'command.resign': 'Aan een tafel opgeven',
  'command.bacchanalia': 'Samen een verhaal vertellen: Bacchanalia, voor volwassenen',
  'command.tableau': 'Mijn tafel met alle kaarten opnieuw tonen',
  'command.leave': 'Een verhaal verlaten zonder eigen einde',
  'command.handOver.ofAbsent':
    'Wiens plaats, als die er niet is en wordt overgeslagen (de jouwe als je niets kiest)',
  'command.abort': 'Een tafel die je geopend hebt, sluiten vóór het begin',
  'command.nudge': 'De speler herinneren die aan de beurt is',
  'command.handOver': 'Iemand anders een plaats aanbieden',
  'command.handOver.to': 'Wie er verder speelt',
  'command.handOver.of': 'Wiens plaats, als daar een computerspeler invalt (de jouwe als je niets kiest)',
  'command.invite': 'Iemand uitnodigen aan een tafel die nog niet begonnen is',
  'command.invite.player': 'Wie er mee moet doen',
  'command.end': 'Voorstellen een spel zonder uitslag te beëindigen',
  'command.close': 'Een tafel sluiten: voor wie de tafel geopend heeft of de server beheert',
  'command.remove': 'Een plaats afnemen: voor wie de tafel geopend heeft of de server beheert',
  'command.remove.player': 'Wie de plaats kwijtraakt',
  'command.remove.becomes': 'Wat er met de plaats gebeurt (een computerspeler als je niets kiest)',
  'command.move': 'Een tafel naar dit kanaal halen',
  'command.follow': 'Op de hoogte blijven van een tafel waar anderen spelen',
  'command.follow.at': 'Wanneer ik je schrijf (aan het eind als je niets kiest)',
  'command.table': 'Welke tafel',
  'command.games': 'Mijn tafels op deze server, eerst die op mij wachten',
  'command.me': 'Mijn instellingen',
  'command.me.turnEnd': 'Hoe mijn beurten eindigen',
  'command.me.onlyTurn': 'Beurten waarin maar één ding kan',
  'command.me.reminders': 'Wanneer ik je aan je beurt herinner',
  'command.me.remindBy': 'Waar ik je herinner',
  'command.me.next': 'Of ik laat weten dat je bijna aan de beurt bent',
  'command.me.quietFrom': 'Wanneer je klokken ’s avonds stilvallen, zoals 22:30; “uit” schaft stille uren af',
  'command.me.quietTo': 'Wanneer ze ’s ochtends weer lopen, zoals 7:00',
  'command.me.timeZone': 'Waar je woont: een grote stad in je buurt',
  'command.me.language': 'In welke taal ik tegen je praat',
  'command.tutorial': 'Het spel leren in zeven korte lessen',
  'command.rules': 'De regels lezen, of er iets over vragen',
  'command.rules.topic': 'Een onderwerp, of een vraag in je eigen woorden',
  'command.vacation': 'Mijn klokken een paar dagen laten stilstaan',
  'command.vacation.days': 'Hoeveel dagen, vanaf nu',
  'command.settings': 'Instellingen van deze server',
  'command.settings.show': 'Hoe alles ingesteld is',
  'command.settings.tables': 'Hoe tafels zijn',
  'command.settings.tables.pace': 'Hoeveel tijd een beurt heeft, als niemand kiest',
  'command.settings.tables.place': 'Waar er gespeeld wordt',
  'command.settings.tables.maxTables': 'Hoeveel tafels iemand open mag hebben; 0 voor zoveel je wilt',
  'command.settings.tables.language': 'De taal aan de tafels',
  'command.settings.tables.bacchanalia':
    'Waar Bacchanalia, een verhalenspel voor volwassenen, gespeeld mag worden',
  'command.settings.channel': 'Waar tafels geopend mogen worden',
  'command.settings.channel.games': 'Of er daar tafels geopend mogen worden',
  'command.settings.channel.channel': 'Welk kanaal (dit als je niets kiest)',
  'command.devotion': 'Of ik je aan een tafel vraag of je van rol wilt wisselen',
  'command.devotion.ask': 'Vragen, of nooit',
  'choice.color': '{color} ({god})',
  'choice.as.picture': 'Als afbeelding',
  'choice.as.text': 'In woorden',
  'choice.turnEnd.ask': 'Ik beëindig elke beurt zelf',
  'choice.turnEnd.auto': 'De laatste zet beëindigt mijn beurt',
  'choice.onlyTurn.ask': 'Ik speel ze met één tik',
  'choice.onlyTurn.auto': 'De bot speelt ze voor me',
  'choice.reminders.off': 'Uit',
  'choice.reminders.half': 'Als de helft van mijn tijd over is',
  'choice.reminders.tenth': 'Als een tiende ervan over is',
  'choice.reminders.halfTenth': 'Bij de helft en bij een tiende',
  'choice.reminders.allThree': 'Bij de helft, bij een kwart en bij een tiende',
  'choice.remindBy.mention': 'Waar het spel gespeeld wordt',
  'choice.remindBy.message': 'Met een privébericht',
  'choice.next.yes': 'Laat het weten als de speler vóór mij aan de beurt komt',
  'choice.next.no': 'Zeg niets tot ik aan de beurt ben',
  'choice.language.discord': 'Zoals in Discord',
  'choice.place.thread': 'In een eigen thread',
  'choice.place.channel': 'In het kanaal zelf',
  'choice.games.allow': 'Daar tafels toestaan',
  'choice.games.forbid': 'Daar tafels verbieden',
  'choice.games.everywhere': 'In elk kanaal tafels toestaan',
  'choice.bacchanalia.off': 'Nergens',
  'choice.bacchanalia.ageRestricted': 'In kanalen met een leeftijdsgrens',
  'choice.bacchanalia.everywhere': 'Overal waar tafels geopend mogen worden',
  'choice.timeZone': '{zone} ({time})',
  'choice.devotion.ask': 'Vraag het me',
  'choice.devotion.never': 'Nooit aan deze tafel',
  'choice.becomes.computer': 'Een computerspeler neemt de plaats over',
  'choice.becomes.out': 'De speler is uitgeschakeld',
  'choice.end.told': 'Als ieders einde verteld is',
  'choice.end.parcae': 'Laatste eindes als Parcae voor de {times}e keer komt',
  'choice.follow.turn': 'Bij elke beurt',
  'choice.follow.end': 'Aan het eind',
  'choice.follow.off': 'Niet meer',
  'choice.table': 'Tafel {number}{yours, select, yes {: jouw beurt} other {}}',

  // Bladzijden met regels: `/regels`, en waar een knop erheen leidt.
  'rulesView.contents':
    '**De regels van {game}**\nKies een deel en dan een pagina, of vraag het in je eigen woorden: `/regels onderwerp:…`',
  'rulesView.nothing':
    'Geen pagina van de regels gaat over “{query}”. Misschien lukt het met andere woorden; hier zijn alle pagina’s.',
  'rulesView.ruling': '**Onze uitspraak:** {text}',
  'rulesView.source':
    '-# {sections, select, none {} other {{count, plural, one {Paragraaf} other {Paragrafen}} {sections}}}{both, select, yes { · } other {}}{chapter, select, none {} other {In het regelboekje: {chapter}}}',
  'rulesView.sourceOf':
    '-# {game}{sections, select, none {} other { · {count, plural, one {Paragraaf} other {Paragrafen}} {sections}}}',
  'rulesView.figure': '-# Afbeelding: {caption}',
  'rulesView.shared': '-# {name} deelt deze pagina van de regels.',
  'rulesView.noShare':
    'Deze pagina kan hier niet gedeeld worden: jij en ik moeten allebei in dit kanaal mogen schrijven.',
  'rulesView.option.part': 'Kies een deel van de regels',
  'rulesView.option.page': 'Kies een pagina van de regels',
  'rulesView.option.ofGame': '{game}: {title}',
  'rulesView.button.also': 'Ook: {title}',
  'rulesView.button.contents': 'Inhoud van de regels',
  'rulesView.button.game': 'De regels van {game}',
  'rulesView.button.more': 'Meer van deze pagina',
  'rulesView.button.less': 'Terug naar het begin van de pagina',
  'rulesView.button.share': 'Delen in dit kanaal',

  // De persoonlijke antwoorden op “Wat kan ik doen?” en “Waarom niet?”.
  'button.help': 'Wat kan ik doen?',
  'button.help.again': 'Opnieuw kijken wat ik kan doen',
  'button.help.words': 'Bord in woorden',
  'button.help.die': 'Waarom niet met de {die}?',
  'button.rule': 'Regels, paragraaf {section}',
  'help.moved': '-# Het bord is veranderd sinds die knop verscheen. Zo staat het er nu voor.',
  'help.choose': 'Waarom niet? Kies een aruspex',
  'help.at.temple': 'in de tempel',
  'help.at.exit': 'op de eindsteen',
  'help.at.stone': 'op steen {stone}',
  'help.place': '{at}{count, plural, one {} other { (#)}}',
  'help.from':
    '{from, select, temple {Uit de tempel} exit {Van de eindsteen} other {Van steen {from}}}{color, select, none {} other {, {color}}}',
  'help.there': '{count} daar',
  'help.before':
    '**Gooi {count} dobbelstenen**{devote, select, no {.} other {, of wijd eerst je tempel.}}{extra, select, no {} pair { Bij een dubbele worp mag je er nog een gooien.} other { Zijn er twee gelijk, dan mag je er nog een gooien.}}',
  'help.before.mystical': 'Wat je ook gooit: wie {places} staat (mystiek), moet er eerst af.',
  'help.extra':
    '**Gooi er nog een dobbelsteen bij, of houd het bij {dice}.** Alles wat gegooid is, moet gebruikt worden, voor zover dat kan.',
  'help.extra.stay': 'Als je het bij {dice} houdt:',
  'help.discard': '**Leg eerst één dobbelsteen weg**, welke je maar wilt.',
  'help.discard.rest':
    '{of, select, any {Welke het ook is} other {Zonder de {of}}}: {rest, select, all {de andere moeten gebruikt worden, en dat kan allemaal.} free {een van de andere moet gebruikt worden, en meer mag.} other {{dice, plural, =0 {geen van de andere is} one {maar één van de andere is} other {maar # van de andere zijn}} te gebruiken.}}',
  'help.afterFall':
    '**Je hebt Tuchulcha ten val gebracht.** Je tempel mag nu de plaats innemen; anders eindigt je beurt.',
  'help.dice': '**Dobbelstenen:** {dice}.',
  'help.must':
    '{must, select, none {Je kunt er geen enkele gebruiken: beëindig je beurt.} done {Er hoeft niets meer gebruikt te worden: beëindig je beurt, of neem een zet terug.} over {Je zetten beëindigen het spel: beëindig je beurt, of neem ze terug.} last {Het is je enige aruspex in het spel: gebruik één dobbelsteen, en stop daarna waar je wilt.} free {Het is je enige aruspex in het spel: ga door, of beëindig hier je beurt.} all {Ze moeten allemaal gebruikt worden.} other {Je kunt er hoogstens {dice} gebruiken, en dat moet dan ook.}}',
  'help.mysticalFirst': '**Mystiek eerst:** wie {places} staat, moet eraf vóór al het andere.',
  'help.mysticalFree':
    'Mystiek eerst geldt deze beurt niet ({places}): anders waren er minder dobbelstenen te gebruiken.',
  'help.first': '**Eerst:** {reason}',
  'help.die': '**{die}**{times, plural, one {} other { (# keer)}}: {steps}',
  'help.die.none': '**{die}**{times, plural, one {} other { (# keer)}}: niets. {reasons}',
  'help.die.nobody': 'Je hebt geen aruspex meer om te zetten.',
  'help.die.drop': 'laten vervallen',
  'help.group': '{color}: {steps}',
  'help.moreReasons':
    '{count, plural, one {Nog één reden} other {Nog # redenen}}: kies hieronder een aruspex.',
  'help.sameEnd': 'Alles wat kan, leidt tot dezelfde stelling.',
  'help.role.tuchulcha.may':
    '**Tuchulcha:** {when, select, now {je mag je nu wijden} other {vóór je volgende worp mag je je wijden, zoals het er nu voorstaat}}. Het kost {given} van jou, {temple, select, 0 {geen} other {{temple}}} uit de tempel en de andere van altaar ({altar}) en woud ({forest}); de rest van je altaar gaat naar het woud. Je gooit {dice} dobbelstenen, legt er één weg en kunt niet geslagen worden.',
  'help.role.lasaVecuvia.may':
    '**Lasa Vecuvia:** {when, select, now {je mag je nu wijden} other {vóór je volgende worp mag je je wijden, zoals het er nu voorstaat}}. Het kost {there, plural, =0 {één aruspex in het spel} other {iedereen op je altaar ({altar}) en in je woud ({forest})}}. Je zet over lege stenen en sluit wervels af: er {open, plural, one {is er # open} other {zijn er # open}}, en je zou er {inPlay} in het spel hebben.',
  'help.role.tuchulcha.not':
    '-# Tuchulcha: {when, select, now {nu niet} other {zoals het er nu voorstaat niet}}. {why}',
  'help.role.lasaVecuvia.not':
    '-# Lasa Vecuvia: {when, select, now {nu niet} other {zoals het er nu voorstaat niet}}. {why}',
  'help.role.is.tuchulcha':
    'Je speelt voor Tuchulcha: niemand kan je slaan, en mystieke en rituele stenen tellen niet, maar open wervels grijpen ook die van jou. Je wint als niemand anders nog in het spel is; je bent uitgeschakeld als een ander het altaar bereikt.',
  'help.role.is.lasaVecuvia':
    'Je speelt voor Lasa Vecuvia: {inPlay} in het spel, {open, plural, one {één wervel} other {# wervels}} open. Is er geen meer open, dan win je; met minder in het spel dan er open zijn, ben je uitgeschakeld.',
  'help.turnOf':
    '**{who} is aan de beurt**{dice, select, none {, en heeft nog niet gegooid.} other {: {dice}.}}',
  'help.yours':
    'Jij bent {color}: {inPlay} in het spel, {altar} op het altaar, {forest} in het woud{sanctuary, plural, =0 {} other {, # in het heiligdom}}.',
  'help.out': 'Je bent aan tafel {number} uitgeschakeld.',
  'help.row':
    '{who}: {inPlay} in het spel, {altar} op het altaar, {forest} in het woud{role, select, tuchulcha {, Tuchulcha} lasaVecuvia {, Lasa Vecuvia} other {}}',
  'help.askDie': '**{haruspex}.** Met welke dobbelsteen?',
  'help.noDice': '**{haruspex}:** er is geen dobbelsteen meer te gebruiken.',
  'help.may': '**{haruspex}, met de {die}:** ja, {step}.',
  'help.mayNot': '**{haruspex}, met de {die}:** nee. {why}\n-# Regels, paragraaf {rule}',

  'why.gameOver': 'Het spel is beslist, en er wordt niet meer gezet.',
  'why.wrongPhase':
    '{phase, select, before {Eerst moet er gegooid worden.} extra {Beslis eerst of je nog een dobbelsteen gooit.} discard {Leg eerst één dobbelsteen weg voor Tuchulcha.} moving {Er is al gegooid: daarvoor is het te laat.} afterFall {Tuchulcha is net gevallen: wijd je tempel, of beëindig je beurt.} over {Het spel is afgelopen.} other {Na de val van Tuchulcha kun je alleen de rol van Tuchulcha nemen.}}',
  'why.badDice':
    'Hier {needed, plural, one {wordt één dobbelsteen} other {worden # dobbelstenen}} gegooid, elk van 1 tot 6, en niet {dice}.',
  'why.noSuchDie': 'Onder de overgebleven dobbelstenen is er geen {die}.',
  'why.nobodyThere': 'Er staat geen aruspex van {color} {at}.',
  'why.notYourColor': 'Aruspices van {color} zet je deze beurt niet.',
  'why.closedByTuchulcha':
    'Steen {stone}: daar staat {color} voor Tuchulcha, en niemand anders mag er stoppen.',
  'why.powerTooHigh':
    'Steen {stone}: de geestelijke kracht van {color} is daar {power} ({count, plural, one {# aruspex} other {# aruspices}}{times, select, 3 { × 3 op een mystieke steen} 2 { × 2 op een rituele steen} other {}}), en jij kunt er {brought} brengen.',
  'why.hitNotCompletable':
    'Steen {stone}: de slag op {color} zou open blijven. Met de eerstvolgende dobbelstenen {missing, plural, one {zou nog één aruspex} other {zouden nog # aruspices}} van dezelfde kleur moeten aankomen, en dat kan niet.',
  'why.openHit':
    'De slag op steen {stone} staat open: {missing, plural, one {er moet nog één aruspex} other {er moeten nog # aruspices}} van {color} aankomen vóór al het andere.',
  'why.hitterStays':
    '{hitters, plural, one {De aruspex van {color} die {at} geslagen heeft, blijft} other {De # aruspices van {color} die {at} geslagen hebben, blijven}} daar deze beurt staan.',
  'why.mysticalFirst':
    '{after, select, yes {Na deze zet {waiting, plural, one {zou er nog een van jou} other {zouden er nog # van jou}} eerst van een mystieke steen af moeten ({at}), en dan waren er minder dobbelstenen te gebruiken dan moet.} other {{waiting, plural, one {Eerst moet er een van jou van zijn mystieke steen af: hij staat {at}.} other {Eerst moeten er # van jou van hun mystieke stenen af; een ervan staat {at}.}}}}',
  'why.allDice':
    'Je moet deze beurt {dice, plural, one {één dobbelsteen} other {# dobbelstenen}} gebruiken, en na deze zet kan dat niet meer.',
  'why.wrongTarget':
    'Met een {die} kan “{way}{effect, select, hit {, met een slag} open {, met een open slag} lost {, verloren} sealed {, afsluiten} other {}}” niet.',
  'why.noDiscard':
    'De {die} kan niet weg. {of, select, tuchulcha {Alleen wie Tuchulcha speelt, legt een dobbelsteen weg, één keer, vóór het zetten.} other {Alleen de laatste aruspex van Lasa Vecuvia laat een dobbelsteen vervallen, en alleen een die hem voorbij de laatste open wervel zou brengen.}}',
  'why.discardFirst': 'Leg eerst één dobbelsteen weg voor Tuchulcha.',
  'why.nothingToUndo': 'Er is niets om terug te nemen: worpen en wijdingen blijven staan.',
  'why.turnNotComplete':
    'Je beurt is nog niet om: {dice, plural, one {één dobbelsteen moet} other {# dobbelstenen moeten}} gebruikt worden, en {used, plural, =0 {tot nu toe is het er geen} one {tot nu toe is het er één} other {tot nu toe zijn het er #}}.',
  'why.fourPlayersOnly': 'Lasa Vecuvia komt alleen als er vier spelen.',
  'why.alreadyDevoted':
    '{role, select, tuchulcha {{who} is aan Tuchulcha gewijd, en Tuchulcha neemt maar één tempel tegelijk.} other {{who, select, nobody {Iemand was} other {{who} is}} al aan Lasa Vecuvia gewijd, en zij komt maar één keer per spel.}}',
  'why.tuchulchaNeeded':
    'Lasa Vecuvia komt alleen als iemand anders aan Tuchulcha gewijd is, en dat is nu niemand.',
  'why.tooFewInPlay':
    '{of, select, tuchulcha {{inPlay, plural, =0 {Er zou er geen} other {Er zou er #}} van jou in het spel overblijven, en {needed, plural, one {één moet er blijven} other {# moeten er blijven}}.} other {Je hebt {inPlay, plural, =0 {geen aruspex} one {één aruspex} other {# aruspices}} in het spel; Lasa Vecuvia vraagt er {needed}.}}',
  'why.tooFewToGive':
    '{of, select, tuchulcha {Het kost er {given} van jou, {least} of meer ervan van altaar en woud, de andere daarvandaan of uit de tempel. Je hebt er {altarAndForest} op het altaar en in het woud, en {temple} in de tempel{wrong, select, temple {: {fromTemple} uit de tempel kan niet} other {}}.} other {Je hebt niemand op het altaar of in het woud om te offeren: kies er een die in het spel is.}}',
  'why.givesAltarAndForest':
    'Al die van jou op het altaar en in het woud worden geofferd, en daarnaast niemand uit het spel.',
  'why.othersTooFew':
    '{who} heeft {inPlay, plural, =0 {geen aruspex} one {maar één aruspex} other {maar # aruspices}} in het spel; van de anderen moet iedereen er {needed} hebben.',
  'why.notNormal':
    '{role, select, tuchulcha {Je tempel is al aan Tuchulcha gewijd.} lasaVecuvia {Je tempel is al aan Lasa Vecuvia gewijd.} other {Je bent uitgeschakeld.}}',
  'why.notInGame': 'Niemand die nog meedoet, heeft {color}.',

  // Bacchanalia.
  'bacchanalia.deus.accusator': 'Accusator',
  'bacchanalia.deus.amans': 'Amans',
  'bacchanalia.deus.bacchus': 'Bacchus',
  'bacchanalia.deus.miles': 'Miles',
  'bacchanalia.deus.minerva': 'Minerva',
  'bacchanalia.deus.pluto': 'Pluto',
  'bacchanalia.deus.satyrus': 'Satyrus',
  'bacchanalia.deus.venus': 'Venus',
  'bacchanalia.deus.vinum': 'Vinum',
  'bacchanalia.row.ties': 'Gelijke stand',
  'bacchanalia.row.accusator': 'Accusator',
  'bacchanalia.row.amans': 'Amans',
  'bacchanalia.row.bacchus': 'Bacchus',
  'bacchanalia.row.miles': 'Miles',
  'bacchanalia.row.minerva': 'Minerva',
  'bacchanalia.row.pluto': 'Pluto',
  'bacchanalia.row.satyrus': 'Satyrus',
  'bacchanalia.row.venus': 'Venus',
  'bacchanalia.row.goblet': 'Vinum met een kelk',
  'bacchanalia.row.vinum': 'Vinum zonder kelk',

  'bacchanalia.line.ties':
    'Deze plek heeft haar betovering verloren. Vertel wat hier flets is geworden en je verder drijft, en hoe het op de volgende plek is.',
  'bacchanalia.line.threat':
    'Je Accusator of de soldaten zijn dichtbij. Ze zien je over het hoofd, of je bent sneller: vertel hoe, en waar je heen gaat, want hier ben je niet meer veilig.',
  'bacchanalia.line.accuserConfronts':
    'Je staat oog in oog met je Accusator. Vertel wat er gezegd wordt, en wat er van je misdaad aan het licht komt.',
  'bacchanalia.line.amansEnding':
    'De weg het rijk uit ligt open. Vertel hoe jij en je Amans in veiligheid komen: dit is je Amans-einde.',
  'bacchanalia.line.bacchus':
    'Bacchus blijft bij je, en het feest om je heen vergeet de ene grens na de andere. Vertel hoe het groeit.',
  'bacchanalia.line.cornered':
    'Ze hebben je in het nauw gedreven. Vertel hoe je toch wegkomt, en tegen welke prijs: een wond, of iets wat je dierbaar was. Was je Amans bij je, dan raken jullie elkaar kwijt.',
  'bacchanalia.line.endNears':
    'Je voelt dat het niet lang meer zo doorgaat. Vertel waar je tegen opziet; je volgende scène wordt je Miles-einde.',
  'bacchanalia.line.minerva':
    'Is je Amans bij je: vertel wat je te weten komt dat je nog niet wist. Zo niet: vertel welk bericht je bereikt, of wat je ziet, van verre of in een visioen.',
  'bacchanalia.line.crime':
    'Een gewelddaad maakt een eind aan deze scène, en jij raakt erin verwikkeld, schuldig of niet. Vertel hoe het zover komt, en waar je dan heen gaat.',
  'bacchanalia.line.satyrus':
    'De saters lokken je naar een andere plek. Vertel wat daar zo verleidelijk is, voor zover jouw tafel het wil horen.',
  'bacchanalia.line.venusMemory':
    'Je Amans is ver weg. Vertel een herinnering aan jullie tweeën die je nog altijd verwarmt.',
  'bacchanalia.line.venusAmans':
    'Is je Amans bij je: vertel wat jullie dichter bij elkaar brengt. Zo niet: iemand die je niet kent, mooi en geheimzinnig, brengt je naar waar je Amans is.',
  'bacchanalia.line.newcomer':
    'Er komt iemand nieuw waar je bent, en brengt een nieuwe spanning mee. Vertel wie het is, en wat er verandert.',
  'bacchanalia.line.vinum':
    'De wijn vloeit, en het feest om je heen kent steeds minder grenzen. Vertel waaraan je dat merkt.',
  'bacchanalia.place.mustChange': 'De scène leidt naar een andere plek.',
  'bacchanalia.place.stay': 'De scène blijft waar je bent.',
  'bacchanalia.place.mayChange': 'Blijf waar je bent, of ga ergens anders heen, zoals je wilt.',

  'bacchanalia.because.most': '{deus} heerst: {count} Umbra, meer dan op elke andere Deus van jou.',
  'bacchanalia.because.vinumWins':
    'Vinum en {others} hebben elk {count} Umbra. Je hebt een Satyrus, dus Vinum wint de gelijke stand en heerst.',
  'bacchanalia.because.vinumLoses':
    '{deus} en Vinum hebben elk {count} Umbra. Zonder Satyrus verliest Vinum elke gelijke stand, dus heerst {deus}.',
  'bacchanalia.because.tied': 'Niemand heerst alleen: {others} hebben elk {count} Umbra.',
  'bacchanalia.because.none': 'Op geen Deus van jou ligt een Umbra, en dus heerst Vinum.',
  'bacchanalia.because.cards': '{count} × {deus}',

  'bacchanalia.ending.flight': 'Vlucht',
  'bacchanalia.ending.crime': 'Dood na een misdaad',
  'bacchanalia.ending.bacchanal': 'Verloren in het bacchanaal',
  'bacchanalia.ending.amansLost': 'Accusator weg, Amans verloren',
  'bacchanalia.ending.amansSaved': 'Dood, maar de Amans gered',
  'bacchanalia.ending.death': 'Dood door Accusator of soldaten',
  'bacchanalia.endingLine.flight':
    'Je ontkomt, weg uit Bertinoro en buiten het bereik van het rijk. Vertel hoe, en wie er bij je is.',
  'bacchanalia.endingLine.crime':
    'Een misdaad midden in het feest heeft gevolgen, en ten slotte kost het je het leven. Vertel hoe.',
  'bacchanalia.endingLine.bacchanal':
    'Je verlaat het feest nooit meer: je wordt een van de velen die Bacchus volgen, en niemand vindt je daar terug. Vertel hoe je jezelf verliest.',
  'bacchanalia.endingLine.amansLost':
    'Je Accusator zal je nooit meer deren, en je Amans ben je kwijt. Vertel hoe het een en het ander ging.',
  'bacchanalia.endingLine.amansSaved':
    'Je Accusator of de soldaten worden je dood, maar je Amans is voorgoed veilig. Vertel hoe.',
  'bacchanalia.endingLine.death':
    'Je Accusator of de soldaten vinden je, en je overleeft het niet. Vertel hoe je verhaal eindigt.',
  'bacchanalia.twist.accuserGone': 'Eerst van de Accusator bevrijd',
  'bacchanalia.twist.amansSaved': 'Eerst de Amans gered',

  'bacchanalia.why.gameOver': 'Dit verhaal is uitverteld.',
  'bacchanalia.why.wrongPhase': 'Daar wacht het spel nu niet op.',
  'bacchanalia.why.notYours': 'Daar beslist iemand anders over.',
  'bacchanalia.why.notInGame': 'Die speler doet niet of niet meer mee.',
  'bacchanalia.why.badPick': 'Zo’n kaart valt er niet te trekken.',
  'bacchanalia.why.noText': 'Er staan nog geen woorden: schrijf op wat je vertelt.',
  'bacchanalia.why.tooLong':
    'Dat is te lang: wat je in één keer vertelt, heeft plaats voor {most, number} tekens.',
  'bacchanalia.why.notThere': 'Die kaart valt daar niet te halen.',
  'bacchanalia.why.neverToOneself': 'Die kaart gaat naar iemand anders, nooit naar jezelf.',
  'bacchanalia.why.hasTwo': 'Die speler heeft al twee Dei.',
  'bacchanalia.why.neverVinum':
    'Vinum blijft het hele spel waar het ligt: niemand geeft het, pakt het of legt het terug.',
  'bacchanalia.why.notOffered': 'Dat valt nu niet te kiezen.',
  'bacchanalia.why.noSuchUmbra': 'Zo’n Umbra heb je deze beurt niet.',
  'bacchanalia.why.neverKeptTwice':
    'Een bewaarde kaart dient nog één beurt: een tweede keer bewaar je haar niet.',
  'bacchanalia.why.neverParcae': 'Parcae bewaar je niet: zij gaat terug in de stapel.',
  'bacchanalia.why.nothingWoven':
    'Zeg eerst wat je scène uit de verhalen van de anderen heeft overgenomen; anders bewaar je geen kaart.',
  'bacchanalia.why.ownClaim': 'Het gaat om je eigen kaart: daar oordelen de anderen over.',
  'bacchanalia.why.votedAlready': 'Je hebt hier al over gestemd.',
  'bacchanalia.why.noSuchTale': 'Zoiets is er niet verteld.',
  'bacchanalia.why.skippedAlready': 'Dat is al overgeslagen.',
  'bacchanalia.why.notSkipped': 'Dat is niet overgeslagen, of al opnieuw verteld.',
  'bacchanalia.why.noMinerva': 'Je hebt Minerva niet.',
  'bacchanalia.why.ownTale': 'Dat heb je zelf verteld.',

  'board.turn': '{god} is aan de beurt',
  'board.wins': '{god} wint',
  'board.shared': '{first} en {second} winnen',
  'board.over': 'Het spel is afgelopen',
  'board.forest': 'Woud',
  'board.altar': 'Velthumena',
  'board.neutral': 'neutraal',
  'board.out': 'uitgeschakeld',

  'alt.turn': '{who} is aan de beurt.',
  'alt.won': 'Gewonnen: {who}.',
  'alt.over': 'Het spel is afgelopen.',
  'alt.ring': 'Ring van {stones} stenen; van elke tien is de 1e mystiek, de 4e ritueel.',
  'alt.ways': 'Wegen: {ways}.',
  'alt.way': '{color} van {entry} tot {exit}',
  'alt.named': '{god} ({color})',
  'alt.notRolled': 'Nog niet gegooid.',
  'alt.dice': 'Dobbelstenen: {dice}.',
  'alt.die.unused': '{value}',
  'alt.die.used': '{value} gebruikt',
  'alt.die.discarded': '{value} weggelegd',
  'alt.color': '{name}{role}: {places}.',
  'alt.outColor': '{name}: {role}.',
  'alt.role.tuchulcha': 'gewijd aan Tuchulcha',
  'alt.role.lasaVecuvia': 'gewijd aan Lasa Vecuvia',
  'alt.role.neutral': 'neutraal',
  'alt.role.out': 'uitgeschakeld',
  'alt.temple': '{count} in de tempel',
  'alt.stones': 'op {count, plural, one {steen} other {stenen}} {stones}',
  'alt.waiting': '{count} met de ronde af',
  'alt.altar': '{count} op het altaar',
  'alt.forest': '{count} in het woud',
  'alt.sanctuary': '{count} in het heiligdom',
  'alt.stone.mystical': '{stone} (mystiek)',
  'alt.stone.ritual': '{stone} (ritueel)',
  'alt.stone.passage': '{stone} (afgesloten)',
  'alt.nowhere': 'niemand',
  'alt.open': 'Open wervels: {stones}.',
  'alt.stack':
    '{stone} met {count, plural, =2 {twee} =3 {drie} =4 {vier} =5 {vijf} =6 {zes} =7 {zeven} =8 {acht} =9 {negen} other {#}}',
  'alt.sealed': 'Afgesloten wervels: {stones}.',
  'alt.devotions': 'Wijdingen tot nu toe: Tuchulcha {tuchulcha}, Lasa Vecuvia {lasaVecuvia}.',
  'alt.moved':
    '{when, select, now {Tot nu toe gezet} last {Laatste beurt} other {Voor deze beurt gezet}}: {moves}.',
  'alt.movesOf': '{color} {moves}',
  'alt.choices': 'Zetten: {choices}.',
  'alt.choices.some': 'Zetten: {choices}; nog {more} op de knoppen.',
  'alt.choices.none': '{more, plural, one {Eén zet} other {# zetten}} op de knoppen.',

  'tableau.turn': '{name} is aan de beurt',
  'tableau.over': 'Alles is verteld',
  'tableau.rules': '{deus} heerst',
  'tableau.ties': 'Gelijk',
  'tableau.hand': 'Op geen Deus',
  'tableau.odd': 'Gedraaid',
  'tableau.middle': 'In het midden',
  'tableau.noCards': 'Nog geen Deus',
  'tableau.dei': 'De kaarten',
  'tableau.noDei': 'Geen Deus in het midden',
  'tableau.endings': 'Laatste eindes',
  'tableau.deck': 'Stapel',
  'tableau.discards': 'Afgelegd',
  'tableau.end.flight': 'Gelukkige vlucht',
  'tableau.end.crime': 'Gevolg van een misdaad',
  'tableau.end.bacchanal': 'Verloren in de roes',
  'tableau.end.amansLost': 'Amans verloren',
  'tableau.end.amansSaved': 'Amans gered',
  'tableau.end.death': 'Dood',
  'tableau.end.left': 'Vertrokken',
  'tableau.alt.turn': '{who} is aan de beurt.',
  'tableau.alt.over': 'Het spel is voorbij: alles is verteld.',
  'tableau.alt.here': 'Aan de beurt',
  'tableau.alt.ties': 'Gelijk: {dei}.',
  'tableau.alt.endings': 'Allen die over zijn, vertellen hun laatste scène.',
  'tableau.alt.parcae':
    'Parcae {times, plural, =0 {nog nooit} one {één keer} other {# keer}} getrokken{end, plural, =0 {} other {; bij nummer # begint het einde}}.',
  'tableau.alt.player': '{who}: {cards}.',
  'tableau.alt.hand': 'op geen Deus: {cards}',
  'tableau.alt.odd': 'gedraaide kaart {card}',
  'tableau.alt.milesNext': 'hierna Miles-einde',
  'tableau.alt.bowed': '{deus} (net gekomen)',
  'tableau.alt.umbra': '{deus} met {count} Umbra{goblets, plural, =0 {} one { (# kelk)} other { (# kelken)}}',
  'tableau.alt.goblet': 'Vinum met kelk',
  'tableau.alt.middle': 'In het midden: {dei}.',
  'tableau.alt.nothing': 'niets',
  'tableau.alt.apart': 'Amans ligt apart.',
  'tableau.alt.piles': 'Stapel {deck}, aflegstapel {discards}.',
  'tableau.alt.dei':
    'De Deus-kaarten, elk met een eigen teken en een Umbra als schaduw: {dei}. Op Vinum liggen twee Umbra, één met de kelk. Parcae, met spindel en draad, hoort bij geen Deus.',
  'tableau.alt.more': 'Er is meer op de afbeelding.',

  'picture.leaderboard': 'Ranglijst',
  'picture.period.all': 'aller tijden',
  'picture.period.quarter': '{quarter}e kwartaal {year}',
  'picture.allTables': 'alle tafels',
  'picture.players': '{count} spelers',
  'picture.page': 'pagina {page} van {pages}',
  'picture.rating': 'Waardering',
  'picture.games': 'Partijen',
  'picture.wins': 'Gewonnen',
  'picture.provisional': 'Voorlopig: minder dan {games, plural, one {één partij} other {# partijen}}',
  'picture.nobody': 'Nog niemand staat op deze ranglijst.',
  'picture.rank': 'plaats {rank}',
  'picture.isProvisional': 'voorlopig',
  'picture.unrated': 'Nog geen waardering',
  'picture.byPlayers': 'Naar spelers',
  'picture.wonOf': '{wins} van {games}',
  'picture.roles': 'Rollen',
  'picture.bestHit': 'Beste slag',
  'picture.hits': '{count, plural, one {# slag} other {# slagen}}',
  'picture.streak': 'Zeges op rij',
  'picture.longest': 'langste: {count}',
  'picture.luck': 'Dobbelgeluk',
  'picture.pips': '{pips} ogen',
  'picture.dice': '{count, plural, one {# dobbelsteen} other {# dobbelstenen}}',
  'picture.summary': 'Tafel {number} · {outcome}',
  'picture.altar': 'Op het altaar',
  'picture.forest': 'In het woud',
  'picture.turns': 'Beurt',
  'picture.swing': 'kans {change}',
  'picture.hit': 'Slag',
  'picture.turningPoints': 'Keerpunten · winstkans',
  'picture.noTurningPoints': 'Geen beurt springt eruit.',
  'picture.turningPoint': 'Beurt {turn}: {text}',
  'picture.moment.hit': '{who} slaat er {count, plural, one {één} other {#}} van {whom}',
  'picture.moment.role': '{who} wijdt de tempel aan {role}',
  'picture.moment.lost': '{who} verliest er {count, plural, one {één} other {#}} in een wervel',
  'picture.moment.out': '{who} is uitgeschakeld',
  'picture.moment.roll': '{who} gooit {dice}',
  'picture.moment.choice': '{who} mist een betere beurt',
  'picture.moment.sealed': '{who} verzegelt wervel {stone}',
  'picture.moment.altar': '{who} bereikt het altaar',
  'picture.change': '{text} ({whose, select, own {} other {{whose} }}{change})',
  'picture.film.start': 'Het spel begint',
  'picture.film.turn': 'Beurt {turn} · {who}',
  'picture.film.moment': '{turn} · {text}',
  'picture.alt.leaderboard': 'Ranglijst: {subject}.',
  'picture.alt.row':
    '{rank}. {name}: {rating}{provisional, select, yes {, voorlopig} other {}}, {games, plural, one {één partij} other {# partijen}}, {wins} gewonnen.',
  'picture.alt.more': 'Nog {count, plural, one {één} other {#}} op de afbeelding.',
  'picture.alt.profile': 'Profiel van {name}: {subject}.',
  'picture.alt.rated':
    'Waardering {rating}{rank, plural, =0 {} other {, plaats #}}{provisional, select, yes {, voorlopig} other {}}.',
  'picture.alt.games':
    '{games, plural, one {Eén partij} other {# partijen}}, {wins} gewonnen{share, select, none {} other { ({share})}}.',
  'picture.alt.byPlayers': 'Met {players} spelers: {wins} van {games} gewonnen.',
  'picture.alt.curve': 'De waardering ging van {first} naar {last}, tussen {low} en {high}.',
  'picture.alt.roles':
    'Aan Tuchulcha gewijd in {tuchulcha, plural, one {één partij} other {# partijen}}, aan Lasa Vecuvia in {lasaVecuvia}.',
  'picture.alt.feats':
    '{hits, plural, one {Eén slag} other {# slagen}}, de beste {best}. Zeges op rij: nu {now}, hoogstens {longest}.',
  'picture.alt.luck': 'Dobbelstenen: {pips} tegenover het gemiddelde ({dice}).',
  'picture.alt.turns':
    '{turns, plural, one {Eén beurt} other {# beurten}}, {hits, plural, one {één slag} other {# slagen}}.',
  'picture.alt.player':
    '{name} ({color}): aan het eind {altar} op het altaar, {forest} in het woud; dobbelstenen {pips}{swing, select, none {} other {, kans {swing}}}.',
  'picture.alt.turningPoint': 'Keerpunt in beurt {turn}: {text}.',
  'picture.alt.film': 'Een bewegend beeld van het bord, van beurt {from} tot beurt {to}.',
  'picture.alt.moreHappened': 'Er gebeurde nog {count, plural, one {één ding} other {# dingen}} meer.',

  // Dobbelstenen die te controleren zijn.
  'name.verify': 'controleren',
  'name.dice': 'dobbelstenen',
  'command.verify': 'Narekenen wat er in een afgelopen spel is gegooid of getrokken',
  'command.dice': 'Hoe gelijkmatig de dobbelstenen van deze server vielen',
  'lobby.opening': '**{game}**: er wordt een tafel geopend.',
  'dice.fixed':
    '-# {game, select, bacchanalia {Kaarten, vastgelegd voordat iemand anders aanschuift: `{commitment}`} other {Dobbelstenen, vastgelegd voordat iemand anders aanschuift: `{commitment}`}}',
  'dice.facts': '-# Bekend sinds het begin: `{facts}`',
  'dice.secret':
    '-# {game, select, bacchanalia {Waar de kaarten vandaan kwamen (/controleren rekent ze na): `{secret}`} other {Waar de dobbelstenen vandaan kwamen (/controleren rekent ze na): `{secret}`}}',
  'verify.agrees':
    '{game, select, bacchanalia {**Tafel {number}: de kaarten kloppen.** Nagerekend met het geheim: wie er begon en {rolls, plural, =0 {geen trekking} one {één trekking} other {alle # trekkingen}}.} other {**Tafel {number}: de dobbelstenen kloppen.** Nagerekend met het geheim: wie er begon en {rolls, plural, =0 {geen worp} one {één worp} other {alle # worpen}}.}}',
  'verify.differs':
    '{game, select, bacchanalia {**Tafel {number}: de kaarten kloppen niet.** {wrong, plural, =0 {Geen} other {#}} van {rolls, plural, one {één trekking} other {# trekkingen}} {wrong, plural, =0 {wijkt} one {wijkt} other {wijken}} af van wat het geheim oplevert.} other {**Tafel {number}: de dobbelstenen kloppen niet.** {wrong, plural, =0 {Geen} other {#}} van {rolls, plural, one {één worp} other {# worpen}} {wrong, plural, =0 {wijkt} one {wijkt} other {wijken}} af van wat het geheim oplevert.}}',
  'verify.differs.first': 'Wie begint: {drawn}. Het geheim levert {due} op.',
  'verify.differs.facts': 'Wat bij het begin bekend was, past niet bij de spelers van dit spel.',
  'verify.differs.roll':
    '{game, select, bacchanalia {Trekking {place}, geteld vanaf 0: {dice}. Het geheim levert {due} op.} other {Worp {place}, geteld vanaf 0: {dice}. Het geheim levert {due} op.}}',
  'verify.differs.more': 'En nog {count, plural, one {één} other {#}}.',
  'verify.fixed':
    '-# Vastgelegd vóór het begin, te vergelijken met het eerste bericht van de tafel: `{commitment}`',
  'verify.secret': '-# Het geheim: `{secret}`',
  'verify.id':
    '-# {game, select, bacchanalia {Het kenmerk van de tafel: `{id}`.} other {Het kenmerk van de tafel: `{id}`. Hoe je het zonder mij narekent, staat in mijn README.}}',
  'verify.running':
    '{game, select, bacchanalia {**Tafel {number}: {begun, select, yes {het verhaal wordt verteld} other {het verhaal is nog niet begonnen}}.** De kaarten liggen al vast; waar ze vandaan komen, wordt na afloop verteld, en dan is elke trekking te controleren.} other {**Tafel {number}: {begun, select, yes {er wordt gespeeld} other {het spel is nog niet begonnen}}.** De dobbelstenen liggen al vast; waar ze vandaan komen, wordt na afloop verteld, en dan is elke worp te controleren.}}',
  'verify.unplayed':
    '{game, select, bacchanalia {Tafel {number} is vóór het begin gesloten: er is daar geen kaart getrokken.} other {Tafel {number} is vóór het begin gesloten: er is daar niets gegooid.}}',
  'verify.before':
    'Tafel {number} is van voordat dobbelstenen te controleren waren: ze kwamen uit het toeval van de machine waarop ik draai, en daar is niets van over.',
  'verify.unknown': 'Zo’n tafel ken ik op deze server niet. Kies er een met de optie “tafel”.',
  'verify.none': 'Op deze server is nog geen spel gespeeld waarvan de dobbelstenen te controleren zijn.',
  'verify.button.first': 'Naar het eerste bericht',
  'dice.head':
    '**De dobbelstenen van deze server**: {count, plural, one {één dobbelsteen} other {# dobbelstenen}} in afgelopen spellen.',
  'dice.even':
    'Zo of ongelijkmatiger vallen eerlijke dobbelstenen in {cases, plural, =0 {minder dan één} one {één} other {#}} van de 100 gevallen.',
  'dice.statistic': '-# Chi-kwadraat {chiSquare} bij 5 vrijheidsgraden, p = {p}',
  'dice.few': 'Dat zijn er te weinig om te zeggen hoe gelijkmatig ze vallen.',
  'dice.none': 'Op deze server is nog geen spel afgelopen, dus er zijn geen dobbelstenen te tellen.',
  'dice.shared': '-# {name} deelt dit.',
  'dice.noShare': 'Dit kan hier niet gedeeld worden: jij en ik moeten allebei in dit kanaal mogen schrijven.',

  // Wie de beste is, en wat over mensen bewaard wordt.
  'who.gone': 'iemand van vroeger',
  'name.leaderboard': 'ranglijst',
  'name.profile': 'profiel',
  'name.privacy': 'gegevens',
  'name.game': 'spel',
  'name.season': 'seizoen',
  'name.page': 'pagina',
  'name.person': 'persoon',
  'command.leaderboard': 'Wie op deze server de beste is',
  'command.leaderboard.game': 'Van welk spel',
  'command.leaderboard.season': 'Dit kwartaal, dit jaar, aller tijden, of een seizoen dat voorbij is',
  'command.leaderboard.players': 'Alleen partijen met zoveel spelers; anders alle samen',
  'command.leaderboard.page': 'Vanaf welke pagina',
  'command.profile': 'Jouw resultaten op deze server, of die van iemand anders',
  'command.profile.person': 'Van wie; anders die van jou',
  'command.privacy': 'Wat ik over je bewaar: bekijken, jezelf verbergen, verwijderen',
  'leaderboard.head': '**Ranglijst** · {subject}',
  'leaderboard.row': '**{rank}.** {name} · {rating} · {wins} van {games} gewonnen',
  'leaderboard.you': '{name} (jij)',
  'leaderboard.provisional': '-# Voorlopig, na minder dan {games} partijen:',
  'leaderboard.means':
    '-# Iedereen begint op {start}; ± zegt hoever het getal er nog naast kan zitten, en krimpt met elke partij. Gesorteerd op de ondergrens (waardering min ±), zodat een paar gelukkige partijen weinig uitmaken.',
  'leaderboard.mine':
    '-# Jij: plaats {rank} van {total}, {rating}{provisional, select, yes {, voorlopig} other {}}.',
  'leaderboard.notYou': '-# Je staat er nog niet op: met een partij die je uitspeelt kom je erop.',
  'leaderboard.hidden': '-# Je staat er niet op, omdat je jezelf verborgen hebt (/gegevens).',
  'leaderboard.nobody':
    'Nog niemand staat op deze ranglijst. Wie een partij uitspeelt, staat er meteen op, tot {games} partijen als voorlopig. /tuchulcha nieuw opent een tafel; ook computerspelers tellen als tegenstanders.',
  'leaderboard.noSeason':
    'Zo’n seizoen ken ik niet. Kies er een met de optie “seizoen”, of typ een jaar zoals 2026 of een kwartaal zoals 2026-Q4.',
  'leaderboard.button.previous': 'Vorige pagina',
  'leaderboard.button.next': 'Volgende pagina',
  'leaderboard.button.mine': 'Naar mijn plaats',
  'leaderboard.choose.season': 'Een ander seizoen kiezen',
  'leaderboard.choose.players': 'Aantal spelers kiezen',
  'leaderboard.option.now': '{season} (nu)',
  'profile.head': '**{name}** · {game}, op deze server',
  'profile.rating':
    'Waardering **{rating}**, plaats {rank} van {of} (aller tijden){more, plural, =0 {} one {; voorlopig, nog één partij en ze telt} other {; voorlopig, nog # partijen en ze telt}}',
  'profile.ratingAlone': 'Waardering **{rating}**, op geen ranglijst',
  'profile.unrated': 'Zonder waardering: die krijgt alleen wie een partij begint.',
  'profile.games': 'Partijen: **{games}**, gewonnen **{wins}**{share, select, none {} other { ({share})}}',
  'profile.byPlayers': 'Gewonnen: {parts}',
  'profile.byPlayers.part': '{wins} van {games} met {players} spelers',
  'profile.endings': 'Hoe ze afliepen: {parts}',
  'profile.endings.place': '{rank}e {times}×',
  'profile.endings.left': 'eerder vertrokken {times}×',
  'profile.endings.substitute': 'ingevallen {times}× ({wins} gewonnen)',
  'profile.roles': 'Rollen: {parts}',
  'profile.roles.none': 'Rollen: nog geen',
  'profile.roles.part':
    '{role, select, tuchulcha {Tuchulcha} other {Lasa Vecuvia}} {games}×, {wins} gewonnen',
  'profile.hits':
    'Geslagen: {hits} in totaal, {best, plural, =0 {nog geen} one {steeds één} other {# met de beste slag}}; van de eigen geslagen: {taken}, in doorgangen verloren: {lost}',
  'profile.streak': 'Zeges op rij: nu {now}, hoogstens {best}',
  'profile.luck':
    'Dobbelgeluk: {surplus} ogen ten opzichte van het gemiddelde van {dice, plural, one {één dobbelsteen} other {# dobbelstenen}}',
  'profile.turns': 'Beurten: {turns}',
  'profile.stories':
    'Verhalen (Bacchanalia): aan **{told}** meegedaan, {ended, plural, =0 {geen einde} one {één einde} other {# eindes}} verteld',
  'profile.onlyYou': '-# Alleen jij kunt dit zien: je hebt jezelf verborgen (/gegevens).',
  'profile.hidden': '{name} houdt de eigen resultaten liever voor zich.',
  'profile.noneOwn':
    'Je hebt op deze server nog geen partij uitgespeeld. /tuchulcha nieuw opent een tafel; computerspelers doen meteen mee.',
  'profile.none': '{name} heeft op deze server nog geen partij uitgespeeld.',
  'profile.bot':
    'Bots hebben geen profiel. De computerspeler heeft een vaste waardering en staat op geen ranglijst.',
  'profile.noShare': 'Dit profiel kan niet gedeeld worden: het is intussen verborgen.',
  'privacy.what':
    '**Wat ik over je bewaar, en waarom**\n- Je Discord-id, en je naam zoals die aan je tafels staat: zodat ik weet wie aan de beurt is.\n- Wat je aan tafels doet, zet voor zet, met de tijd: een spel bestaat uit zijn zetten. Uitslagen, waarderingen en plaatjes komen daaruit.\n- Wat je in verhalen schrijft, woord voor woord, en wat je nog niet verteld hebt: het is het verhaal, en zijn kroniek.\n- Wat je met /ik hebt gekozen, je vakanties, de tafels die je volgt, de taal van je Discord.\nVerder niets, geen van je berichten, behalve die je mij geeft. Niemand krijgt het van mij, en het blijft tot jij het verwijdert.',
  'privacy.ranked':
    '{hidden, select, yes {Je staat op geen ranglijst, en alleen jij kunt je profiel zien.} other {Op servers waar je een partij hebt uitgespeeld, sta je op de ranglijst, en kunnen anderen je profiel zien.}}',
  'privacy.button.data': 'Mijn gegevens tonen',
  'privacy.button.hide': 'Mij op ranglijsten verbergen',
  'privacy.button.unhide': 'Mij weer op ranglijsten tonen',
  'privacy.button.ask': 'Mijn gegevens verwijderen…',
  'privacy.button.delete': 'Alles voorgoed verwijderen',
  'privacy.button.keep': 'Alles houden',
  'privacy.data': 'Alles wat ik over je bewaar, als .json-bestand. Alleen jij ziet het.',
  'privacy.dataTooLarge':
    'Wat ik over je bewaar is te groot voor een bestand in Discord. Wie deze bot beheert, kan het je geven.',
  'privacy.question':
    '**Alles over jou verwijderen?** Dat kan niet ongedaan gemaakt worden.\n- {playing, plural, =0 {{stories, plural, =0 {Je speelt aan geen tafel.} other {}}} one {Aan de tafel waar je speelt neemt een computerspeler je plaats voorgoed over; dat telt als vertrokken.} other {Aan de # tafels waar je speelt neemt een computerspeler je plaats voorgoed over; dat telt als vertrokken.}}{stories, plural, =0 {} one { Het verhaal waarin je meespeelt gaat zonder jou verder.} other { De # verhalen waarin je meespeelt gaan zonder jou verder.}}\n- {lobbies, plural, =0 {Je wacht aan geen tafel van anderen.} one {Je staat op van de tafel waar je wacht.} other {Je staat op van de # tafels waar je wacht.}} {own, plural, =0 {} one {De tafel die je opende wordt gesloten.} other {De # tafels die je opende worden gesloten.}}\n- Afgelopen partijen blijven voor de anderen, onder niemands naam. Je waarderingen, plaatsen en profiel zijn weg.\n- In verhalen wordt elk woord van jou “…”; wat anderen hebben opgehaald, blijft van hen.\n- Je instellingen, vakanties en herinneringen zijn weg.\n- Wat ik in kanalen heb geschreven blijft daar staan, zoals elk bericht; wie de server beheert, kan het verwijderen.\nJe kunt altijd terugkomen, als nieuweling.',
  'privacy.failed': '**Dat is niet gelukt, en nog niet alles is verwijderd.** Tik alsjeblieft nog een keer.',
  'privacy.deleted':
    '**Klaar.** Niets van wat ik bewaar leidt nog naar jou. Kom je terug, dan begin je als nieuweling.',

  // Partijen die voorbij zijn.
  'name.history': 'geschiedenis',
  'command.history': 'Afgelopen partijen opnieuw bekijken: beurt voor beurt, als film of als bestand',
  'command.history.person': 'Wiens partijen; zonder keuze die van iedereen',
  'name.chronicle': 'kroniek',
  'command.chronicle':
    'Het verhaal van een tafel tot nu toe, als bestand voor wie het vertellen of vertelden',
  'history.list.head':
    '**{whose, select, own {Jouw afgelopen partijen} other {Afgelopen partijen{whose, select, all { op deze server} other { van {name}}}}}**',
  'history.list.row':
    '**{number}** · {game, select, none {} other {{game} · }}{time} · {players} · {turns, plural, one {één beurt} other {# beurten}}',
  'history.list.won': '{name} (gewonnen)',
  'history.list.hint':
    '-# Kies een partij om haar te openen. Partijen die voor het einde gesloten zijn, staan hier niet: noem hun tafel in de opdracht.',
  'history.list.none':
    '{whose, select, own {Je hebt op deze server nog geen partij uitgespeeld.} all {Op deze server is nog geen partij uitgespeeld.} other {{name} heeft op deze server nog geen partij uitgespeeld.}} Zodra een partij voorbij is, staat ze hier; /tuchulcha nieuw opent een tafel.',
  'history.list.hidden': 'Deze persoon houdt de uitslagen liever voor zich.',
  'history.choose.table': 'Een partij openen',
  'history.choose.turn': 'Naar een bijzondere beurt gaan',
  'history.button.story': 'Verhaal van de partij',
  'history.button.newer': 'Nieuwere partijen',
  'history.button.older': 'Oudere partijen',
  'history.button.mine': 'Alleen mijn partijen',
  'history.button.all': 'Partijen van iedereen',
  'history.button.replay': 'Beurt voor beurt bekijken',
  'history.button.film': 'Er een film van maken',
  'history.button.lastTurn': 'Film van de laatste beurt maken',
  'history.button.dice': 'De dobbelstenen nagaan',
  'history.button.text': 'Als tekst exporteren',
  'history.button.json': 'Voor programma’s exporteren',
  'history.button.next': 'Volgende beurt',
  'history.button.back': 'Eén beurt terug',
  'history.button.first': 'Terug naar het begin',
  'history.button.last': 'Verder naar het einde',
  'history.closed': '**Tafel {number} is voor het einde gesloten: niemand wint.**',
  'history.when': '{time}, na {turns, plural, one {één beurt} other {# beurten}}.',
  'history.player': '{who}, {god}',
  'history.row':
    '- {end}; {hits, plural, =0 {niemand geslagen} one {één geslagen} other {# geslagen}}{luck, select, none {} other {; {luck}}}',
  'history.luck': 'dobbelstenen {pips} ogen{swing, select, none {} other {, winstkans {swing}}}',
  'history.points': '**Keerpunten**, met wat ze aan de winstkans veranderden:',
  'history.point': '- Beurt {turn}: {text}',
  'history.isPoint': 'Keerpunt: {text}',
  'history.making': '-# De afbeelding wordt gemaakt, en het dobbelgeluk gewogen …',
  'history.noPicture':
    '-# De afbeelding en het dobbelgeluk zijn nu niet te krijgen. Open de partij over een minuut opnieuw.',
  'history.turn':
    '**Tafel {number}**, {turn, plural, =0 {voor de eerste van {turns} beurten} other {beurt # van {turns}}}',
  'history.turn.start': 'Aan tafel zitten {players}; {who} begint.',
  'history.turn.who': '{who}, {god}{dice, select, none {} other {: dobbelstenen {dice}}}',
  'history.turn.what': '{told, select, nothing {Er is niemand verplaatst.} other {{told}}}',
  'history.film.making': 'De film wordt gemaakt …{done, plural, =0 {} other { # van {total} beelden.}}',
  'history.film':
    '**Tafel {number}**: {part, select, film {de hele partij} other {de laatste beurt}} als film van {seconds, plural, one {één seconde} other {# seconden}}.',
  'history.film.shortened':
    '-# Enkele beurten waarin weinig gebeurde, zijn weggelaten, zodat Discord het bestand aanneemt.',
  'history.film.busy': 'Anderen wachten al op hun films. Probeer het over een minuut opnieuw.',
  'history.export':
    'Tafel {number} als {kind, select, json {bestand voor programma’s} other {tekst}}: `{file}`. {checked, select, yes {`node src/cli/verify.mjs {file}` rekent de dobbelstenen na zonder mij; hoe, en wat er in het bestand staat, zegt mijn README.} other {Wat erin staat, zegt mijn README. De dobbelstenen van deze tafel zijn niet na te gaan: hij is van voor die tijd.}}',
  'history.not.goesOn': 'Tafel {number} is nog niet voorbij. Het verhaal wordt verteld zodra dat zo is.',
  'history.not.unplayed':
    'Tafel {number} is gesloten voordat iemand iets gedaan had: er is niets te bekijken.',
  'history.not.story':
    'Het verhaal van tafel {number} is voor wie aan de tafel zit of zat, tenzij zij allemaal met publicatie instemmen.',
  'history.not.private':
    'Tafel {number} was besloten: alleen wie daar gespeeld heeft, kan de partij bekijken en delen.',

  'chronicle.title': 'De kroniek van tafel {number}',
  'chronicle.contents': 'Inhoud',
  'chronicle.cast': 'De personages',
  'chronicle.story': 'Het verhaal',
  'chronicle.fates': 'Hoe het hun verging',
  'chronicle.goesOn': 'Het verhaal gaat verder. Dit is er tot nu toe verteld.',
  'chronicle.scenes': 'Scènes',
  'chronicle.gifts': 'Gegeven voor het verhaal begon: {gifts}.',
  'chronicle.gift': '{deus} door {who}',
  'chronicle.isFirst': 'Hier worden de eerste tekenen van het bacchanaal verteld.',
  'chronicle.unruled': 'Een scène',
  'chronicle.ruled.most': '{deus} heerst, met {count} Umbra.',
  'chronicle.ruled.vinumWins': 'Vinum heerst: evenveel Umbra als {others}, en een Satyrus erbij.',
  'chronicle.ruled.vinumLoses':
    '{deus} heerst: Vinum heeft evenveel Umbra, maar verliest zonder Satyrus elke gelijke stand.',
  'chronicle.ruled.tied': 'Niemand heerst alleen: {others} hebben elk {count} Umbra.',
  'chronicle.ruled.none': 'Op geen Deus ligt een Umbra, en dus heerst Vinum.',
  'chronicle.parcae': 'Parcae is voor de {times}e keer getrokken.',
  'chronicle.amansCame': 'Amans kwam in het midden.',
  'chronicle.minervaWent': 'Er was geen wijn om aan Minerva af te staan, en zij ging.',
  'chronicle.moved.came': '{deus} kwam bij {to}.',
  'chronicle.moved.left': '{deus} verliet {from}.',
  'chronicle.moved.went': '{deus} ging van {from} naar {to}.',
  'chronicle.endingBegins.onePlayer': 'Er is nog één personage over, en het laatste einde begint.',
  'chronicle.endingBegins.twoAndParcae':
    'Er zijn er nog twee, Parcae is getrokken, en de laatste eindes beginnen.',
  'chronicle.endingBegins.time': 'De afgesproken tijd is gekomen, en de laatste eindes beginnen.',
  'chronicle.endingBegins.parcae':
    'Parcae is zo vaak getrokken als afgesproken, en de laatste eindes beginnen.',
  'chronicle.bacchus': 'Hoe Bacchus kwam',
  'chronicle.odd.kept':
    '{umbra} is gehouden als gedraaide kaart.{woven, select, yes { Erin verweven:} other {}}',
  'chronicle.odd.open':
    '{umbra} zou blijven als gedraaide kaart. {who} betwist haar.{woven, select, yes { Erin verweven zou zijn:} other {}}',
  'chronicle.odd.dismissed':
    '{umbra} is gehouden als gedraaide kaart. {who} betwistte haar, en zij bleef.{woven, select, yes { Erin verweven:} other {}}',
  'chronicle.odd.upheld':
    '{umbra} is gehouden als gedraaide kaart. {who} betwistte haar, en zij is afgelegd.{woven, select, yes { Erin verweven zou zijn:} other {}}',
  'chronicle.minerva': 'Hiervoor werd Minerva gegeven, door {who}.',
  'chronicle.asks': '{who} vraagt',
  'chronicle.asks.bacchus': 'Bacchus vraagt, bij monde van {who}',
  'chronicle.answers': '{who} antwoordt',
  'chronicle.untold.skipped': 'Overgeslagen.',
  'chronicle.untold.absent': 'Voorbijgegaan: er is niets verteld.',
  'chronicle.untold.open': 'Nog niet verteld.',
  'chronicle.endingBy.amans': 'Amans-einde',
  'chronicle.endingBy.miles': 'Miles-einde',
  'chronicle.endingBy.story': 'Verhaaleinde',
  'chronicle.ending': '{ending} ({by})',
  'chronicle.twist.accuserGone': 'Voor de dood een wending: de Accusator is er niet meer.',
  'chronicle.twist.amansSaved': 'Voor de dood een wending: de Amans is voorgoed veilig.',
  'chronicle.departed': '{who} heeft het verhaal verlaten',
  'chronicle.fate.open': 'gaat verder',
  'chronicle.fate.left': 'zonder einde vertrokken',
  'chronicle.colophon':
    'Haruspex hield de kaarten bij en maakte dit boek: tafel {number}{dates, select, none {} other {, {dates}}}.',
  'chronicle.colophon.words': 'De woorden van het verhaal zijn van de spelers zelf, zoals zij ze schreven.',
  'chronicle.colophon.game':
    'Bacchanalia is een spel van Paul Czege en Michele Gelli (2012). Haruspex is een onofficieel werk van spelers.',
  'chronicle.somebody': 'iemand',
  'chronicle.somewhere': 'een ander kanaal',
  'chronicle.show':
    '**De kroniek van tafel {number}**: {scenes, plural, =0 {nog geen scène} one {één scène} other {# scènes}}{over, select, yes {} other {, en het verhaal gaat verder}}. Ze wordt nu voor je geschreven, in je eigen taal en uit alles wat verteld is; wat overgeslagen werd, staat er niet in.',
  'chronicle.publish.none':
    'Ze is voor wie aan de tafel zit of zat, tenzij zij allemaal met publicatie instemmen.',
  'chronicle.publish.some':
    'Voor iedereen is ze zodra allen aan de tafel instemmen; tot nu toe {count} van {all}: {names}.',
  'chronicle.publish.all':
    'Iedereen stemt met publicatie in: allen op deze server kunnen ze lezen.{final, select, yes {} other { Tot het verhaal uit is, kan elk van hen dat terugnemen.}}',
  'chronicle.button.html': 'Als webpagina ophalen',
  'chronicle.button.markdown': 'Als Markdown ophalen',
  'chronicle.button.agree': 'Met publicatie instemmen',
  'chronicle.button.disagree': 'Mijn instemming terugnemen',
  'chronicle.button.publish': 'Hier aan iedereen tonen',
  'chronicle.file':
    'De kroniek van tafel {number} als {kind, select, html {webpagina: sla het bestand op en open het in een browser} other {Markdown}}. Alleen jij ziet dit bericht.',
  'chronicle.published':
    '**De kroniek van tafel {number}**, gepubliceerd door wie haar vertelden. /bacchanalia kroniek heeft haar in je eigen taal.',
  'chronicle.none':
    'Je hebt op deze server nog geen verhaal verteld. De optie “tafel” noemt dat van anderen.',
  'chronicle.notBegun': 'Het verhaal van tafel {number} is niet begonnen.',
  'chronicle.noStory':
    'Aan tafel {number} wordt geen verhaal verteld, maar Tuchulcha gespeeld. /geschiedenis heeft de partij.',

  // Turns of a story.
  'bacchanalia.parcae': 'Parcae',
  'bacchanalia.middle': 'het midden',
  'bacchanalia.dealt':
    'Getrokken: {cards}.{discarded, plural, =0 {} one { Eén Vinum ging weg.} other { # Vinum gingen weg.}}',
  'bacchanalia.did.gave': '{who} gaf {deus} aan {to}.',
  'bacchanalia.did.introducesFirst': 'Door het lot als eerste voorgesteld: {who}.',
  'bacchanalia.did.parcae': 'Parcae kwam, voor de {times}e keer.',
  'bacchanalia.did.amansCame': 'Amans komt in het midden.',
  'bacchanalia.did.wine': 'Minerva kreeg een Vinum.',
  'bacchanalia.did.minervaWent': 'Er was geen Vinum voor Minerva: zij ligt weer in het midden.',
  'bacchanalia.did.deusMoved':
    '{deus}: {from, select, middle {uit het midden} other {van {from}}} {to, select, middle {naar het midden} other {naar {to}}}.',
  'bacchanalia.did.nothingToGet': 'Niemand heeft {deus}, dus er wordt geen kaart genomen.',
  'bacchanalia.did.kept': '{who} bewaart {card}.',
  'bacchanalia.did.challenged': '{who} betwijfelt of het erin verweven was.',
  'bacchanalia.did.voted':
    '{upheld, select, yes {De twijfel geldt, de bewaarde kaart gaat weg} other {De bewaarde kaart blijft}}: {for} voor, {against} tegen.',
  'bacchanalia.did.endingBegins':
    '{because, select, onePlayer {Er is nog maar één over} twoAndParcae {Er zijn er twee over, en Parcae kwam} time {De afgesproken tijd is er} other {Parcae kwam zo vaak als afgesproken}}: wie nog speelt, vertelt in de volgende beurt het einde.',
  'bacchanalia.did.ended': 'Het verhaal van {who} is verteld: {ending}.',
  'bacchanalia.did.absent': '{who} is er niet en werd overgeslagen.',
  'bacchanalia.did.left': '{who} heeft het verhaal verlaten.',
  'bacchanalia.head': '**{who}: {what}**',
  'bacchanalia.table': '-# Tafel {number} · beurt {turn}{until, select, none {} other { · tijd tot {until}}}',
  'bacchanalia.what':
    '{phase, select, gift {geef een van de kaarten in het midden aan iemand anders} introduction {stel je personage voor{first, select, yes { en vertel de eerste tekenen van het feest in de stad} other {}}} bacchusCame {Bacchus kwam bij je: vertel kort hoe hij zich toont} bacchusMoves {Bacchus regeert je niet. Naar wie gaat hij?} aruspex {kies wat de kaarten doen} scene {vertel je scène} odd {bewaar een kaart, of beëindig je beurt} witness {{who} bewaarde een kaart. Ga verder, of betwijfel haar} challenge {was het in de scène van {who} verweven? Stem} question {Bacchus is bij je. Vraag {who} wat je wilt weten} answer {beantwoord wat {asker} je vraagt} chooseEnding {kies hoe je verhaal afloopt} ending {vertel hoe je verhaal afloopt} bacchusStays {Bacchus blijft achter. Bij wie?} other {}}',
  'bacchanalia.introduction':
    'Wie ben je? Wat toont de spiegel? Wie is je Amans, van wie houd je? Van welke misdaad word je beschuldigd, en door wie? Waar in Bertinoro ben je, en wat doe je daar, zonder je Amans?{first, select, yes { En waaraan merkt men dat het feest begonnen is?} other {}}',
  'bacchanalia.woven': '{who} houdt {card}; verweven is: “{woven}”',
  'bacchanalia.choose': 'Kies',
  'bacchanalia.choose.give': 'Welke kaart, en aan wie?',
  'bacchanalia.choose.deus': 'Welke kaart?',
  'bacchanalia.choice.give': '{deus} aan {seat}',
  'bacchanalia.button.tell': 'Nu vertellen',
  'bacchanalia.button.part': 'Eerst een deel schrijven',
  'bacchanalia.button.draft': 'Mijn klad',
  'bacchanalia.button.askAsBacchus': 'De vraag stellen',
  'bacchanalia.button.ask': 'Ernaar vragen',
  'bacchanalia.button.answer': 'Erop antwoorden',
  'bacchanalia.button.bacchusTo': 'Bacchus naar {seat}',
  'bacchanalia.button.putBack': '{deus} leggen ({place})',
  'bacchanalia.button.get': '{deus} nemen ({place})',
  'bacchanalia.button.keep': '{card} houden',
  'bacchanalia.button.keepNone': 'Beurt beëindigen',
  'bacchanalia.button.accept': 'Laten gelden',
  'bacchanalia.button.challenge': 'Kaart betwijfelen',
  'bacchanalia.button.vote.yes': 'Het was er niet in verweven',
  'bacchanalia.button.vote.no': 'Het was erin verweven',
  'bacchanalia.button.minerva': 'Minerva aan {seat} geven',
  'bacchanalia.button.how': 'Hoe werkt dit?',
  'bacchanalia.button.words': 'De kaarten in woorden',
  'bacchanalia.button.skip': 'X-kaart',
  'bacchanalia.button.retell': 'Opnieuw vertellen',
  'bacchanalia.button.chronicle': 'De kroniek',
  'bacchanalia.past.turn': 'Beurt {number}, {who}{row, select, none {} other {: {row}}}',
  'bacchanalia.past.others':
    '-# Beurt {number}, {who}: {what, select, came {Bacchus heeft zich getoond} kept {een kaart blijft} closed {verteld} accepted {de bewaarde kaart geldt} doubted {de bewaarde kaart wordt betwijfeld} upheld {de bewaarde kaart gaat weg} rejected {de bewaarde kaart blijft} asked {Bacchus heeft gevraagd} answered {Bacchus heeft zijn antwoord} other {overgeslagen}}.',
  'bacchanalia.end.head':
    '**Aan tafel {number} is alles verteld.** {tales, plural, one {Eén vertelling vormt} other {# vertellingen vormen}} het verhaal.',
  'bacchanalia.end.row': '{who}: {ending, select, none {geen einde verteld} other {{ending}}}',
  'bacchanalia.end.chronicle':
    'De kroniek bevat alles, voor wie aan de tafel zat; voor iedereen, zodra zij allemaal instemmen.',
  'bacchanalia.tale':
    '**{who}** · {kind, select, introduction {voorstelling} bacchusCame {hoe Bacchus kwam} scene {scène} ending {einde} question {{ofBacchus, select, yes {Bacchus vraagt} other {vraag}}} other {antwoord}}{parts, plural, one {} other { ({part} van #)}}{here, select, yes {, in eigen woorden hierboven} other {}}',
  'bacchanalia.skipped': '-# X-kaart: wat hier stond, is overgeslagen. Het verhaal gaat zonder verder.',
  'bacchanalia.skip.asked':
    'Overslaan wat hier verteld werd? Niemand hoeft te zeggen waarom. Het verhaal gaat zonder verder, en in de kroniek staat het niet.',
  'bacchanalia.skip.nobody': 'Overslaan, zonder mijn naam',
  'bacchanalia.skip.me': 'Overslaan, met mijn naam',
  'bacchanalia.skip.done': 'Het is overgeslagen.',
  'bacchanalia.skip.told':
    'X-kaart{who, select, nobody {} other { van {who}}}: een vertelling is overgeslagen. Het verhaal gaat zonder verder.',
  'bacchanalia.form.tale':
    '{kind, select, introduction {Je personage} bacchusCame {Hoe Bacchus zich toont} ending {Je einde} other {Je scène}}',
  'bacchanalia.form.tale.label':
    '{parts, plural, =0 {Vertel} one {Volgt op het deel in je klad} other {Volgt op de # delen in je klad}}',
  'bacchanalia.form.part': 'Een deel van je vertelling',
  'bacchanalia.form.part.label': 'Wordt bewaard tot je vertelt',
  'bacchanalia.form.question': 'Je vraag',
  'bacchanalia.form.answer': 'Je antwoord',
  'bacchanalia.form.retell': 'Opnieuw verteld',
  'bacchanalia.form.woven': 'De bewaarde kaart',
  'bacchanalia.form.woven.label': 'Wat verweefde je uit andermans scène?',
  'bacchanalia.draft.none':
    'Je hebt geen klad aan tafel {number}. Schrijf een deel, of gebruik “Bij mijn scène” op een eigen bericht.',
  'bacchanalia.draft.head':
    'Je klad aan tafel {number}, {parts, plural, one {één deel} other {# delen}}, {characters} tekens. Niemand anders ziet het.',
  'bacchanalia.draft.full':
    'Daar is geen plaats voor: een vertelling heeft hoogstens {most} tekens. Je klad is zoals het was.',
  'bacchanalia.draft.saved':
    'Dat kon nu niet verteld worden. Het wordt als klad bewaard, er is niets verloren.',
  'bacchanalia.givenBack': 'Dit heb je geschreven; het staat nergens anders.',
  'bacchanalia.draft.dropped': 'Het klad is weggegooid.',
  'bacchanalia.draft.told': 'Het is verteld.',
  'bacchanalia.button.tellDraft': 'Het klad vertellen',
  'bacchanalia.button.more': 'Verder schrijven',
  'bacchanalia.button.drop': 'Klad weggooien',
  'bacchanalia.done': 'Gedaan.',
  'bacchanalia.add.notYours': 'Alleen eigen berichten kunnen bij je scène.',
  'bacchanalia.add.noText': 'In dat bericht staat geen tekst.',
  'bacchanalia.add.noTable': 'Je zit niet aan een tafel waar hier verteld wordt.',
};
