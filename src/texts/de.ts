import type { Catalogue } from './catalogue.ts';
import { de as rules } from './rules/de.ts';

/**
 * German. Phrases that follow a name (`story.*`) are participles: who did it may be “du” or a name. Colours are nouns (Blau,
 * ein Haruspex von Blau), so that nothing has to agree with them.
 */
export const de: Catalogue = {
  ...rules,

  'language.name': 'Deutsch',

  'color.blue': 'Blau',
  'color.red': 'Rot',
  'color.yellow': 'Gelb',
  'color.black': 'Schwarz',
  'color.green': 'Grün',
  'color.violet': 'Violett',

  'game.tuchulcha': 'Tuchulcha',
  'game.bacchanalia': 'Bacchanalia',

  'god.blue': 'Alpan',
  'god.red': 'Achvizr',
  'god.yellow': 'Thalna',
  'god.black': 'Leinth',

  who: '{name} ({color})',
  'who.computer': 'Computerspieler',
  'who.neutral': 'neutral',

  'place.temple': 'Tempel',
  'place.altar': 'Voltumna',
  'place.exit': 'Zielstein',

  'step.way': '{from} nach {to}',
  'step.wayOf': '{color} {from} nach {to}',
  'step.brings': '{way}, {brings}',
  'step.hit': 'schlägt {color}',
  'step.open': 'beginnt Schlag auf {color}',
  'step.lost': 'geht verloren',
  'step.sealed': 'versiegelt',
  'step.ritual': 'Ritualstein',
  'step.mystical': 'Zauberstein',
  'step.drop': 'die {die} verfallen lassen',
  'step.label': '{letter} · {die}: {text}',
  'step.label.drop': '{letter} · {die}: verfallen lassen',

  'turn.head': '{who}, {text}',
  'turn.table':
    '-# Tisch {number} · du bist {color}, Priester von {god}{until, select, none {} other { · deine Zeit läuft {until} ab}}',
  'turn.before': 'du bist am Zug: Wirf {count} Würfel oder weihe vorher deinen Tempel.',
  'turn.extra':
    'du hast **{dice}** geworfen, einen Pasch. Willst du einen {which, selectordinal, other {#.}} Würfel werfen?',
  'turn.discard': 'du hast **{dice}** für Tuchulcha geworfen. Lege einen Würfel weg.',
  'turn.afterFall': 'du hast Tuchulcha gestürzt! Dein Tempel darf den Platz einnehmen.',
  'turn.rolled':
    'du hast **{dice}**{role, select, tuchulcha { für Tuchulcha} lasaVecuvia { für Lasa Vecuvia} other {}} geworfen.',
  'turn.since': 'Seit deinem letzten Zug · {story}.',
  'turn.soFar': 'Bisher · {line}',
  'turn.step': '{die}: {text}',
  'turn.how.extra':
    'Auch der neue Würfel muss dann genutzt werden, soweit es geht, selbst zu deinem Nachteil.{role, select, tuchulcha { Danach legst du einen der vier Würfel weg.} other {}}',
  'turn.how.discard':
    'Einen Würfel legst du für Tuchulcha weg; alle anderen müssen genutzt werden, soweit es geht.',
  'turn.how.before':
    'Eine Weihe ändert deine Rolle für den Rest des Spiels; bevor sie gilt, wirst du noch einmal gefragt.',
  'turn.how.afterFall': 'Wenn du nicht willst, endet dein Zug.',
  'turn.how.only': 'Nur ein Zug ist möglich · {line}',
  'turn.how.confirm': 'Deine Würfel sind verbraucht. Beende deinen Zug oder mach einen Schritt rückgängig.',
  'turn.how.die': 'Noch zu nutzen: {left}. Wähle zuerst den Würfel.',
  'turn.how.step': 'Noch zu nutzen: {left}. Wähle einen Schritt; die Buchstaben stehen auf dem Spielplan.',
  'turn.how.stepOrStop':
    'Noch zu nutzen: {left}. Mach weiter oder beende hier deinen Zug: Mit einem einzigen Haruspex musst du nicht alle Würfel nutzen.',

  'story.you': 'du',
  'story.deed': '{who}: {deeds}',
  'story.before': '… {story}',
  'story.times': '{phrase} ({times}-mal)',
  'story.hit':
    '{yours, select, yes {{count, plural, one {einen von dir} other {# von dir}}} other {{count, plural, one {einen Haruspex von {color}} other {# Haruspizes von {color}}}}} auf Stein {stone} geschlagen{to, select, temple { (zurück in den Tempel)} other {}}',
  'story.lost':
    '{own, select, yes {einen Haruspex} other {einen Haruspex von {color}}} in Durchgang {stone} verloren',
  'story.sealed': 'Durchgang {stone} versiegelt',
  'story.altar':
    '{own, select, yes {einen Haruspex} other {einen Haruspex von {color}}} nach Voltumna gebracht',
  'story.devoted.tuchulcha': 'den Tempel für {given} Haruspizes Tuchulcha geweiht',
  'story.devoted.lasaVecuvia': 'den Tempel Lasa Vecuvia geweiht',
  'story.out.tuchulchaFell': 'mit Tuchulcha gestürzt und ausgeschieden',
  'story.out.tuchulchaAlone': 'ausgeschieden (kein Haruspex von Tuchulcha im Spiel)',
  'story.out.tooFewForPassages': 'ausgeschieden (weniger Haruspizes als offene Durchgänge)',
  'story.out.noneInPlay': 'ausgeschieden (kein Haruspex im Spiel)',
  'story.out.resigned': 'aufgegeben',
  'story.played': 'den einzig möglichen Zug mit {dice} gemacht ({steps})',
  'story.blocked': 'kein Zug möglich{why, select, nothing {} other { ({why})}}',
  'story.closed': 'Tuchulcha hält {stones}',
  'story.strong': 'zu viel Kraft auf {stones}',

  'past.turn':
    '-# Zug {number} · {who}{dice, select, none {} other { · {dice}}}{told, select, nothing {} other { · {told}}}',
  'past.unknown': '-# Dieser Zug ist vorbei.',

  'end.head':
    '**Das Spiel an Tisch {number} ist zu Ende: {count, plural, =0 {Niemand gewinnt} one {{winners} gewinnt} other {{winners} teilen sich den Sieg}}.**',
  'end.tuchulchaWins': 'Tuchulcha hat alle vom Weg gefegt.',
  'end.allSealed': 'Lasa Vecuvia hat jeden Durchgang versiegelt.',
  'end.lastInGame': 'Sonst ist niemand mehr dabei.',
  'end.colorFinished':
    'Eine Farbe hat keinen Haruspex mehr im Spiel: Es gewinnen die meisten in Voltumna, dann die wenigsten im Wald.',
  'end.lastTurn': 'Der letzte Zug · {story}.',
  'end.row': '{who}: {altar} in Voltumna, {forest} im Wald',
  'end.turns': '-# Züge von {color}: {players}',
  'end.turnsOf': '{name} {turns}',
  'end.rowOut': '{who}: ausgeschieden',

  'lobby.head': '**{game}, Tisch {number}** · für {size} Spieler',
  'lobby.seat': '{shape} {color}{god, select, none {} other { ({god})}}: {name}',
  'lobby.person': '**{name}**',
  'lobby.free': 'frei',
  'lobby.how':
    '{open, plural, one {Ein Platz ist} other {# Plätze sind}} frei. Sind alle besetzt, beginnt das Spiel von selbst; wer anfängt, wird ausgelost.',
  'lobby.closes': '-# Schließt {time}, wenn bis dahin niemand kommt oder geht.',
  'lobby.needsPerson': 'Mindestens ein Mensch muss Platz nehmen.',
  'lobby.pace':
    '{pace}{clock, select, none {: Ein Zug darf beliebig lange dauern.} other {; was übrig bleibt, wird angespart, bis zum Doppelten.}}',
  'lobby.private': 'Privater Tisch. Eingeladen: {people, select, nobody {niemand} other {{people}}}.',
  'lobby.invited': 'Eingeladen: {people}.',
  'lobby.invitation': '{people}: {name} lädt an Tisch {number} ein.',
  'lobby.adults':
    'Eine Geschichte für Erwachsene, die ihr zusammen erzählt; die Karten sagen, worum es in jeder Szene geht. Alle haben eine X-Karte: Sie überspringt, was eben erzählt wurde, und niemand fragt, warum.',
  'terms.end.told': 'Endet, wenn alle ihr Ende erzählt haben.',
  'terms.end.parcae': 'Die letzten Enden beginnen, wenn Parcae zum {times}. Mal gezogen wird.',
  'terms.end.time': 'Die letzten Enden beginnen am {date} ({time}).',
  'terms.lines': '**Linien**, die die Geschichte nie überschreitet:',
  'terms.veils': '**Schleier**, hinter denen etwas unerzählt geschieht:',
  'terms.none': 'Linien und Schleier: bisher keine.',
  'terms.more':
    '- … und {count, plural, one {noch etwas} other {noch # weitere}}: „Linien und Schleier“ zeigt alles.',
  'terms.modal.title': 'Linien und Schleier dieser Geschichte',
  'terms.modal.lines': 'Linien: nie in dieser Geschichte',
  'terms.modal.veils': 'Schleier: nur angedeutet',
  'terms.fieldHint.lines': 'Eine pro Zeile, höchstens {most}. Alle am Tisch können ergänzen und streichen.',
  'terms.fieldHint.veils': 'Einer pro Zeile, höchstens {most}. Gründe braucht es nicht.',
  'terms.choose.end': 'Wann die Geschichte zu Ende geht',
  'terms.option.days': 'Letzte Enden in {days} Tagen',
  'terms.option.date': 'Letzte Enden zum Zeitpunkt oben',

  'pace.live': 'Live: 5 Minuten pro Zug',
  'pace.quick': 'Schnell: 2 Stunden pro Zug',
  'pace.daily': 'Täglich: 24 Stunden pro Zug',
  'pace.slow': 'Langsam: 3 Tage pro Zug',
  'pace.none': 'Ohne Uhr',
  'lobby.playing': '**{game}, Tisch {number}**: Es spielen {players}.',
  'lobby.starts': 'Ausgelost für den ersten Zug: {who}.',
  'lobby.finished': '**{game}, Tisch {number}** ist zu Ende. Es spielten {players}.',
  'lobby.aborted': '**{game}, Tisch {number}** wurde vor dem Start geschlossen.',
  'lobby.expired': '**{game}, Tisch {number}** wurde geschlossen: Lange war niemand gekommen oder gegangen.',
  'lobby.closed': '**{game}, Tisch {number}** wurde ohne Ergebnis geschlossen. Es spielten {players}.',

  'button.join': 'Mitspielen: {color}',
  'button.joinTable': 'An den Tisch setzen',
  'button.limits': 'Linien und Schleier',
  'button.leave': 'Platz freigeben',
  'button.addComputer': 'Computerspieler hinzufügen',
  'button.removeComputer': 'Computerspieler entfernen',
  'button.start': 'Spiel mit {count} beginnen',
  'button.goToTable': 'Zum Tisch gehen',
  'button.roll': '{count} Würfel werfen',
  'button.extra': '{which, selectordinal, other {#.}} Würfel werfen',
  'button.keep': 'Bei {dice} bleiben',
  'button.discard': 'Die {die} weglegen, {rest} behalten',
  'button.pass': 'Nichts ändern, Zug beenden',
  'button.devote.tuchulcha': 'Tempel Tuchulcha weihen…',
  'button.devote.lasaVecuvia': 'Tempel Lasa Vecuvia weihen…',
  'button.never': 'Weiter, nie mehr nach Weihen fragen',
  'button.rematch': 'Revanche spielen',
  'button.undo': 'Letzten Schritt rückgängig machen',
  'button.confirm': 'Zug beenden',
  'button.playOnly': 'Einzigen Zug spielen und beenden',
  'button.endVacation': 'Ich bin aus dem Urlaub zurück',
  'button.die': 'Die {die} nutzen ({count, plural, one {# Schritt} other {# Schritte}})',
  'button.otherDie': 'Anderen Würfel wählen',
  'button.give': 'Tuchulcha {needed} opfern, {temple, plural, =0 {keinen} other {#}} vom Tempel',
  'button.giveAll': 'Tempel Lasa Vecuvia weihen',
  'button.giveTemple': 'Haruspex aus dem Tempel opfern',
  'button.giveStone': 'Haruspex auf Stein {stone} opfern',
  'button.resign':
    '{game, select, bacchanalia {Geschichte an Tisch {number} verlassen} other {An Tisch {number} aufgeben}}',

  'devote.tuchulcha':
    '**Deinen Tempel Tuchulcha weihen?** Das kostet {needed} Haruspizes aus Voltumna und Wald (du hast {altar} und {forest}); wie viele davon stattdessen aus dem Tempel kommen, steht auf dem Knopf. Wer dann noch in Voltumna ist, kommt in den Wald. Danach wirfst du {dice} Würfel und legst einen weg, kannst nicht geschlagen werden, beachtest Ritualsteine und Zaubersteine nicht und ziehst nach einem Schlag weiter. Du gewinnst, wenn sonst niemand mehr im Spiel ist. Du scheidest aus, sobald ein anderer Spieler einen Haruspex nach Voltumna bringt.',
  'devote.lasaVecuvia':
    '**Deinen Tempel Lasa Vecuvia weihen?** Alle von dir in Voltumna und im Wald ({altar} und {forest}) gehen in ihr Heiligtum; sind dort keine, opferst du einen im Spiel. Danach ziehen deine nur über leere Steine und überspringen die anderen, und nur Tuchulcha kann sie in den Wald schicken. Du gewinnst, wenn du {open, plural, one {den letzten offenen Durchgang ({open})} other {die {open} offenen Durchgänge}} versiegelst; mit weniger Haruspizes als offenen Durchgängen scheidest du aus.',

  'notice.remind':
    'Tisch {number} wartet auf dich{until, select, none {} other {: Deine Zeit läuft {until} ab}}.',
  'notice.nudge': '{by} bittet dich, an Tisch {number} zu ziehen.',
  'notice.next': 'an Tisch {number} bist du als Nächstes dran, nach {who}.',
  'notice.followed.turn':
    '{game, select, bacchanalia {Tisch {number}, Zug {turn}: Die Geschichte wartet auf {who}.} other {Tisch {number}, Zug {turn}: {who} ist am Zug.}}',
  'notice.followed.closed':
    '{game, select, bacchanalia {Die Geschichte an Tisch {number} wurde vor ihrem Ende geschlossen.} other {Tisch {number} ist ohne Ergebnis geschlossen.}}',
  'notice.followed.over':
    '{game, select, bacchanalia {Die Geschichte an Tisch {number} ist zu Ende erzählt.} other {Das Spiel an Tisch {number} ist zu Ende: {count, plural, =0 {Niemand gewinnt} one {{winners} gewinnt} other {{winners} teilen sich den Sieg}}.}}',
  'notice.trouble.channelGone':
    'Tisch {number} hat seinen Kanal verloren. Das Spiel bleibt erhalten: `/{game} verlegen` in einem anderen Kanal holt es dorthin.',
  'notice.trouble.noPermission':
    'An Tisch {number} in {channel} darf ich nicht mehr schreiben, und niemand sieht, wer am Zug ist. Wer den Server verwaltet, kann mir erlauben, den Kanal zu sehen, Nachrichten zu senden (auch in Threads), Dateien anzuhängen und den Verlauf zu lesen. Das Spiel bleibt erhalten; `/{game} verlegen` in einem anderen Kanal holt es dorthin.',
  'notice.timeUp':
    '{game, select, bacchanalia {{why, select, left {{who} hat den Server verlassen.} other {Die Zeit von {who} ist abgelaufen.}} {others, plural, =0 {Der Zug wird {until} übergangen.} other {Was soll geschehen? Wenn niemand wählt, wird der Zug {until} übergangen.}}} other {{why, select, left {{who} hat den Server verlassen.} other {Die Zeit von {who} ist abgelaufen.}} {others, plural, =0 {Der Computerspieler macht den Zug {until}.} other {Was soll geschehen? Wenn niemand wählt, macht der Computerspieler den Zug {until}.}}}}',
  'notice.timeUp.over': 'Dieser Zug ist gemacht.',
  'notice.playedFor':
    '{game, select, bacchanalia {{by, select, nobody {Ein Zug von {name} wurde übergangen.} other {{by} hat einen Zug von {name} übergehen lassen.}}} other {{by, select, nobody {Der Computerspieler hat einen Zug für {name} gemacht.} other {{by} hat den Computerspieler einen Zug für {name} machen lassen.}}}}',
  'notice.standIn':
    '{game, select, bacchanalia {{by, select, nobody {} other {{by} möchte, dass die Geschichte weitergeht. }}Die Züge von {name} werden bis zur Rückkehr übergangen; zurückkommen ist jederzeit möglich.} other {{by, select, nobody {} other {{by} hat den Platz einem Computerspieler überlassen. }}Ab jetzt vertritt ein Computerspieler {name}. Zurückkommen ist jederzeit möglich.}}',
  'notice.back': '{name} ist zurück.',
  'notice.waiting':
    '{game, select, bacchanalia {{by} wartet auf {name}{until, select, none {} other {; sonst wird der Zug {until} übergangen}}.} other {{by} wartet auf {name}{until, select, none {} other {; sonst macht der Computerspieler den Zug {until}}}.}}',
  'notice.handedOver': '{to} spielt anstelle von {from} weiter.',
  'notice.removed':
    '{game, select, bacchanalia {{name} ist nicht mehr in der Geschichte.} other {{becomes, select, computer {Ein Computerspieler hat den Platz von {name} übernommen.} other {{name} ist ausgeschieden.}}}}',
  'notice.vacation': '{name} ist bis {until} im Urlaub. Die Uhr steht so lange still.',
  'notice.vacationOver': '{name} ist aus dem Urlaub zurück.',
  'notice.idle':
    'an Tisch {number} hat sich lange nichts getan. Er wird am {closes} geschlossen, wenn niemand weiterspielt.',
  'notice.closed':
    '{game, select, bacchanalia {Tisch {number} ist vor dem Ende der Geschichte geschlossen} other {Tisch {number} ist ohne Ergebnis geschlossen}}: {why, select, agreed {Alle haben zugestimmt} idle {Lange hat sich nichts getan} admin {{by} verwaltet den Server und hat ihn geschlossen} other {{by} hat ihn geschlossen}}.',

  'button.mute': 'In diesem Zug nicht mehr erinnern',
  'button.unfollow': 'Diesem Tisch nicht mehr folgen',
  'button.back': 'Ich bin zurück am Tisch',
  'button.keepOpen': 'Tisch offen halten',
  'button.late.wait': 'Auf den Spieler warten',
  'button.late.playFor':
    '{game, select, bacchanalia {Diesen Zug übergehen} other {Computerspieler macht den Zug}}',
  'button.late.standIn':
    '{game, select, bacchanalia {Bis zur Rückkehr übergehen} other {Computerspieler spielt weiter}}',
  'button.late.remove':
    '{game, select, bacchanalia {{others, plural, one {Aus der Geschichte nehmen} other {Herausnehmen, wenn alle {others} zustimmen}}} other {{others, plural, one {Ausschließen} other {Ausschluss, wenn alle {others} zustimmen}}}}',
  'button.offer.take': 'Platz übernehmen',
  'button.offer.decline': 'Platz ablehnen',
  'button.offer.withdraw': 'Angebot zurückziehen',
  'button.agree': 'Dem Ende zustimmen, oder doch nicht',
  'button.close': 'Tisch {number} schließen',
  'button.remove.computer': 'Platz einem Computerspieler geben',
  'button.remove.out': '{game, select, bacchanalia {Aus der Geschichte nehmen} other {Spieler ausschließen}}',
  'button.follow': 'Diesem Tisch folgen',
  'button.follow.turn': 'Bei jedem Zug schreiben',
  'button.follow.end': 'Nur am Ende schreiben',
  'button.backAt': 'An Tisch {number} bin ich zurück',

  'refused.noSuchTable': 'Diesen Tisch gibt es nicht mehr.',
  'refused.stale':
    'Das Spiel ist weitergegangen, seit dieser Knopf erschien. {who, select, nobody {} other {{who} ist am Zug.}}',
  'refused.notInLobby': 'Das Spiel hat schon begonnen.',
  'refused.notPlaying': 'Dort wird gerade nicht gespielt.',
  'refused.notOver': 'Das Spiel ist noch nicht zu Ende.',
  'refused.seatTaken': 'Auf {color} sitzt schon jemand.',
  'refused.mustBeOpposite': 'Zu zweit sitzt man sich gegenüber, und gegenüber ist {color}.',
  'refused.full': 'Alle Plätze sind besetzt.',
  'refused.notSeated':
    'Du hast an diesem Tisch keinen Platz. {who, select, nobody {} other {{who} ist am Zug.}}',
  'refused.onlyOpener': 'Das kann nur, wer den Tisch eröffnet hat.',
  'refused.tooFewSeated':
    'Zum Spielen müssen mindestens {least, plural, =2 {zwei} =3 {drei} other {#}} am Tisch sitzen.',
  'refused.noPerson': 'Mindestens ein Mensch muss Platz nehmen.',
  'refused.noComputer': 'An diesem Tisch sitzt kein Computerspieler.',
  'refused.away':
    '{game, select, bacchanalia {An Tisch {number} werden deine Züge übergangen. „Ich bin zurück am Tisch“ beendet das.} other {An Tisch {number} vertritt dich ein Computerspieler. „Ich bin zurück am Tisch“ gibt dir deinen Platz wieder.}}',
  'refused.notAway':
    '{game, select, bacchanalia {An Tisch {number} werden deine Züge nicht übergangen.} other {An Tisch {number} vertritt dich kein Computerspieler.}}',
  'refused.notOverdue':
    'Dieser Zug an Tisch {number} ist schon gemacht, oder die Zeit ist noch nicht abgelaufen.',
  'refused.aboutYou': 'Es geht um deinen eigenen Zug an Tisch {number}: Mach ihn, und alles ist gut.',
  'refused.notInvited':
    'Tisch {number} ist privat, und du bist nicht eingeladen. Einladen kann dich, wer ihn eröffnet hat oder dort sitzt.',
  'refused.onlyOpenerOrAdmin': 'Das kann nur, wer Tisch {number} eröffnet hat oder den Server verwaltet.',
  'refused.offerGone': 'Dieser Platz an Tisch {number} ist nicht mehr zu haben.',
  'refused.alreadySeated': 'Du sitzt schon an Tisch {number}.',
  'refused.nobodyThere': 'Diese Person hat an Tisch {number} keinen Platz.',
  'refused.nobodyToNudge': 'Tisch {number} wartet gerade auf niemanden.',
  'refused.nudgedLately':
    'Tisch {number}: {who} hat erst vor Kurzem eine Nachricht bekommen. Anstupsen kannst du {until} wieder.',
  'refused.resting':
    'Tisch {number}: Bei {who} ist Nacht oder Urlaub, und keine Uhr läuft. Anstupsen kannst du {until}.',
  'refused.notYourTurn': 'Du bist nicht dran: {who} ist am Zug.',
  'refused.rules': '{why} Nichts hat sich geändert (Regeln, Abschnitt {rule}).',
  'refused.unknownButton':
    'Dieser Knopf stammt von einer älteren Version des Bots. /tuchulcha spielplan oder /bacchanalia tableau zeigt deinen Tisch neu.',
  'refused.failed':
    'Bei uns ist etwas schiefgegangen, und nichts wurde geändert. Bitte versuch es noch einmal.',
  'refused.noTable':
    'Du hast hier keinen Tisch. /tuchulcha neu eröffnet einen, und /tutorial bringt dir das Spiel bei.',
  'refused.whichTable': 'Du sitzt an mehreren Tischen. Wähle einen mit der Option „tisch“.',
  'refused.cannotWrite':
    'Dort, wo das stehen sollte, darf ich nicht schreiben. Tisch {number} bleibt erhalten; {game, select, bacchanalia {/bacchanalia verlegen} other {/tuchulcha verlegen}} in einem anderen Kanal holt ihn dorthin.',
  'refused.chooseTable': 'Hier gibt es mehrere Tische. Wähle einen mit der Option „tisch“.',
  'refused.otherGame': 'An Tisch {number} wird {game} gespielt: Die Befehle dazu beginnen mit diesem Namen.',
  'refused.published':
    'Alle haben der Veröffentlichung der Chronik von Tisch {number} zugestimmt, und die Geschichte ist zu Ende: Das lässt sich nicht zurücknehmen.',
  'refused.onlyServer': 'Tische werden in einem Kanal eines Servers eröffnet.',
  'refused.permissions':
    'In diesem Kanal fehlen mir Rechte: {missing}. Wer den Server verwaltet, kann sie mir geben.',
  'refused.onlyManagers': 'Nur wer den Server verwaltet, kann seine Einstellungen ändern.',
  'refused.channel':
    'In diesem Kanal werden keine Tische eröffnet. {count, plural, one {Dafür gibt es einen eigenen} other {Dafür gibt es andere}}: {channels}.',
  'refused.tooManyTables':
    'Du hast hier schon {most, plural, one {einen Tisch} other {# Tische}} offen, und mehr zugleich erlaubt dieser Server nicht. /spiele zeigt sie dir.',
  'refused.adultsOff':
    'Bacchanalia ist ein Erzählspiel für Erwachsene und auf diesem Server ausgeschaltet. Wer den Server verwaltet, kann es einschalten: /einstellungen tische, Option „bacchanalia“.',
  'refused.adultsChannel':
    'Bacchanalia ist ein Erzählspiel für Erwachsene: Auf diesem Server wird es nur in Kanälen gespielt, die Discord als altersbeschränkt kennzeichnet. Wer den Server verwaltet, kann einen Kanal in dessen Einstellungen so kennzeichnen oder das Spiel überall erlauben: /einstellungen tische, Option „bacchanalia“.',
  'refused.endPassed':
    'Der Zeitpunkt, zu dem diese Geschichte enden sollte, ist vorbei. Einigt euch erst auf ein anderes Ende.',
  'refused.termsTooLong':
    'Das ist zu viel: höchstens {most} Linien und ebenso viele Schleier, mit je bis zu {length} Zeichen und zusammen {all} von einer Art. Nichts hat sich geändert.',
  'refused.noStory':
    'Du hast hier keine Geschichte. /bacchanalia neu eröffnet einen Tisch dafür, und /regeln erklärt das Spiel.',
  'refused.inviteSelf': 'Du sitzt ohnehin an deinem Tisch: Lade jemand anders ein.',
  'refused.inviteBot':
    'Einen Bot kann man nicht einladen. {computers, select, yes {Die Option „computer“ gibt Computerspielern einen Platz.} other {Dieses Spiel ist nur für Menschen.}}',
  'refused.inviteStranger': '{name} ist nicht auf diesem Server und kann nicht eingeladen werden.',

  'permission.ViewChannel': 'Kanal anzeigen',
  'permission.SendMessages': 'Nachrichten senden',
  'permission.SendMessagesInThreads': 'Nachrichten in Threads senden',
  'permission.AttachFiles': 'Dateien anhängen',
  'permission.ReadMessageHistory': 'Nachrichtenverlauf anzeigen',

  'thread.name': '{game} {number}: {players}',
  'thread.computers': '{count, plural, one {ein Computerspieler} other {# Computerspieler}}',

  'resign.question':
    '{game, select, bacchanalia {Die Geschichte an Tisch {number} verlassen? Deine Figur geht ohne ein Ende, was du erzählt hast, bleibt, und du kannst nicht in sie zurück.} other {An Tisch {number} aufgeben? Deine Haruspizes verlassen den Spielplan, und du kannst in dieses Spiel nicht zurück.}}',
  'resign.done':
    '{game, select, bacchanalia {Du hast die Geschichte an Tisch {number} verlassen.} other {Du hast an Tisch {number} aufgegeben.}}',
  'abort.done': 'Tisch {number} ist geschlossen.',
  'devote.done': 'Dein Tempel ist geweiht.',
  'rematch.opened':
    '{name} möchte eine Revanche: Tisch {number} wartet auf {open, plural, =0 {niemanden} one {einen Spieler} other {# Spieler}}.',
  'rematch.joined': 'Du sitzt an Tisch {number}.',
  'next.table':
    'Auch Tisch {number} wartet auf dich{more, plural, =0 {} one {, und noch einer} other {, und # weitere}}.',

  'turn.deserted':
    '{game, select, bacchanalia {**Tisch {number}** wartet: Alle sind weg. Die Geschichte geht weiter, sobald jemand zurück ist.} other {**Tisch {number}** wartet: Computerspieler vertreten alle. Das Spiel geht weiter, sobald jemand zurück ist.}}',
  'late.votes':
    '{names} {count, plural, one {möchte} other {möchten}} diesen Spieler ausschließen ({count} von {all}).',
  'late.voted':
    'Tisch {number}: Du möchtest diesen Spieler ausschließen. {count} von {all} sind dafür; {names} {missing, plural, one {muss} other {müssen}} noch zustimmen.',
  'mute.done': 'Tisch {number}: In diesem Zug erinnere ich dich nicht mehr.',
  'back.done': 'Willkommen zurück: An Tisch {number} spielst du wieder selbst.',
  'keep.done': '{name} hält Tisch {number} offen.',
  'nudge.done': 'Tisch {number}: {who} bekommt eine Erinnerung.',

  'offer.own':
    '{to}: {by} bietet dir einen Platz an Tisch {number} an: {color}{god, select, none {} other {, Priester von {god}}}. Das Spiel geht weiter, wo es steht.',
  'offer.absent':
    '{game, select, bacchanalia {{to}: {by} bietet dir den Platz von {from} an Tisch {number} an: {color}. {from} ist weg, und von da an gehört die Figur dir.} other {{to}: {by} bietet dir den Platz von {from} an Tisch {number} an: {color}{god, select, none {} other {, Priester von {god}}}. Dort spielt zurzeit ein Computerspieler in Vertretung, und das Spiel geht weiter, wo es steht.}}',
  'offer.sent': 'Tisch {number}: {to} wurde gefragt, den Platz von {from} zu übernehmen.',
  'offer.taken': '{to} hat den Platz von {from} an Tisch {number} übernommen.',
  'offer.declined': '{to} übernimmt den Platz von {from} an Tisch {number} nicht.',
  'offer.withdrawn': 'Der Platz von {from} an Tisch {number} wird nicht mehr angeboten.',
  'offer.gone': 'Dieser Platz an Tisch {number} ist nicht mehr zu haben.',
  'offer.notYours': 'Tisch {number}: Dieser Platz wird jemand anderem angeboten.',
  'offer.onlyOfferer':
    'Tisch {number}: Nur wer diesen Platz angeboten hat oder den Server verwaltet, kann das Angebot zurückziehen.',
  'offer.bot': 'Ein Bot kann keinen Platz übernehmen. Wähle einen Menschen.',
  'offer.stranger': '{name} ist nicht auf diesem Server und kann keinen Platz übernehmen.',
  'offer.seated': '{name} sitzt schon an Tisch {number}.',
  'offer.notAway':
    '{game, select, bacchanalia {{name} spielt an Tisch {number} und hat den Platz. Einen anderen als den eigenen kann man erst weitergeben, wenn die Züge dort übergangen werden.} other {{name} spielt an Tisch {number} und hat den Platz. Einen anderen als den eigenen kann man erst weitergeben, wenn ein Computerspieler dort vertritt.}}',
  'offer.out': '{name} ist an Tisch {number} ausgeschieden: Es gibt keinen Platz weiterzugeben.',

  'invite.done': 'Tisch {number}: {name} ist eingeladen.',
  'invite.before': 'Tisch {number}: {name} ist schon eingeladen.',

  'agree.proposed':
    '{name} schlägt vor, Tisch {number} ohne Ergebnis zu beenden. Dafür: {names} ({count} von {all}). Noch einmal tippen nimmt es zurück.',
  'agree.nobody': 'Niemand möchte Tisch {number} noch ohne Ergebnis beenden.',
  'agree.done': 'Tisch {number} ist ohne Ergebnis zu Ende: Alle haben zugestimmt.',
  'agree.over': 'An Tisch {number} wird nicht mehr gespielt.',
  'agree.out': 'Du bist an Tisch {number} ausgeschieden: Über das Ende entscheiden die, die noch spielen.',
  'agree.asked': 'Tisch {number}: Die anderen sind gefragt. Das Spiel endet, sobald alle zustimmen.',

  'close.question':
    'Tisch {number} schließen? {status, select, lobby {Dort kann dann niemand mehr Platz nehmen.} other {Das Spiel endet für alle, ohne Ergebnis.}}',
  'remove.question.computer':
    'Den Platz von {name} an Tisch {number} einem Computerspieler geben? {name} kann ihn nicht zurücknehmen.',
  'remove.question.out':
    '{game, select, bacchanalia {{name} aus der Geschichte an Tisch {number} nehmen? Was erzählt ist, bleibt, die Figur geht ohne ein Ende, und {name} kann in diese Geschichte nicht zurück.} other {{name} an Tisch {number} ausschließen? Die Haruspizes verlassen den Spielplan, und {name} kann in dieses Spiel nicht zurück.}}',
  'remove.done':
    'Tisch {number}: {what, select, computer {Den Platz von {name} hat jetzt ein Computerspieler.} out {{name} ist ausgeschieden.} other {{name} sitzt nicht mehr dort.}}',
  'move.done': 'Tisch {number} geht in {channel} weiter.',
  'move.here':
    'Tisch {number} ist schon in diesem Kanal. {game, select, bacchanalia {/bacchanalia tableau zeigt ihn} other {/tuchulcha spielplan zeigt ihn}} neu.',

  'follow.hello':
    'Ich schreibe dir hier, {at, select, turn {wenn an Tisch {number} ein neuer Zug beginnt} other {wenn Tisch {number} zu Ende ist}}.',
  'follow.done':
    'Du folgst Tisch {number}: Ich schreibe dir, {at, select, turn {wenn ein neuer Zug beginnt} other {wenn er zu Ende ist}}.',
  'follow.off': 'Du folgst Tisch {number} nicht mehr.',
  'follow.closed':
    'Discord lässt mich dir keine Direktnachrichten schicken: Erlaube sie in den Privatsphäre-Einstellungen dieses Servers und folge dann Tisch {number} noch einmal. Bis dahin folgst du ihm nicht.',
  'follow.seated': 'Du sitzt selbst an Tisch {number} und erfährst alles ohnehin.',

  'me.turnEnd':
    'Deine Züge: {auto, select, yes {Der letzte Schritt beendet sie, ohne Nachfrage} other {Du beendest jeden selbst}}.',
  'me.onlyTurn':
    'Züge mit nur einer Möglichkeit: {auto, select, yes {Ich mache sie für dich} other {Du machst sie selbst, mit einmal Tippen}}.',
  'me.reminders':
    'Erinnerungen: {when, select, off {keine.} half {bei der Hälfte der Zeit} tenth {wenn noch ein Zehntel der Zeit bleibt} halfTenth {wenn noch die Hälfte der Zeit bleibt und bei einem Zehntel} allThree {wenn noch die Hälfte der Zeit bleibt, bei einem Viertel und bei einem Zehntel} other {wenn noch {shares} der Zeit bleiben}}{by, select, message {, per Direktnachricht.} mention {, dort, wo gespielt wird.} other {}}',
  'me.share': '{share, number, percent}',
  'me.off': 'aus',
  'me.next':
    'Wenn du als Nächstes dran bist: {tell, select, yes {Ich sage es dir, sobald der Spieler vor dir am Zug ist.} other {Ich sage nichts, bis du am Zug bist.}}',
  'me.quiet':
    'Ruhezeit: {hours, select, none {keine.} other {{hours} ({zone}); dann stehen deine Uhren still.}}',
  'me.timeZone': 'Zeitzone: {zone, select, none {nicht bekannt.} other {{zone}, dort ist es jetzt {time}.}}',
  'me.vacation':
    'Urlaub: {end, select, none {zurzeit keiner} other {bis {end}}}, dieses Jahr {left, plural, =0 {kein Tag mehr} one {noch ein Tag} other {noch # Tage}} übrig.',
  'me.language': 'Sprache: {language}{from, select, discord {, wie in deinem Discord} other {}}.',
  'me.badTime':
    'Diese Uhrzeit verstehe ich nicht. Schreib sie als 22:30, 7 oder 22 Uhr. Nichts hat sich geändert.',
  'me.badZone':
    'Diese Zeitzone kenne ich nicht. Tippe den Namen einer großen Stadt in deiner Nähe und wähle aus der Liste. Nichts hat sich geändert.',
  'me.noZone':
    'Für eine Ruhezeit muss ich deine Zeitzone kennen: Gib auch die Option „zeitzone“ an. Nichts hat sich geändert.',
  'me.noOther':
    'Eine Ruhezeit hat Anfang und Ende: Gib „ruhe-ab“ und „ruhe-bis“ an. Nichts hat sich geändert.',
  'me.tooLong':
    'Eine Ruhezeit dauert höchstens {hours} Stunden am Tag, damit die anderen nicht warten müssen. Nichts hat sich geändert.',
  'me.empty': 'Deine Ruhezeit würde enden, wenn sie beginnt. Nichts hat sich geändert.',
  'me.directTest': 'Hier werde ich dich an deine Züge erinnern. /ich ändert das.',
  'me.directClosed':
    'Discord lässt mich dir keine Direktnachrichten schicken: Erlaube sie in den Privatsphäre-Einstellungen dieses Servers und versuch es dann noch einmal. Deine Erinnerungen bleiben, wo sie waren.',

  'vacation.none':
    'Du bist nicht im Urlaub. {left, plural, =0 {Dieses Jahr ist kein Tag mehr übrig.} one {Dieses Jahr ist noch ein Tag von {budget} übrig; mit der Option „tage“ nimmst du ihn.} other {Dieses Jahr sind noch # von {budget} Tagen übrig; mit der Option „tage“ nimmst du welche davon.}}',
  'vacation.running':
    'Du bist bis {end} im Urlaub, und deine Uhren stehen still. Dieses Jahr {left, plural, =0 {ist kein Tag mehr} one {ist noch ein Tag} other {sind noch # Tage}} übrig.',
  'vacation.started':
    'Dein Urlaub hat begonnen. Bis {end} stehen deine Uhren still. Dieses Jahr {left, plural, =0 {ist kein Tag mehr} one {ist noch ein Tag} other {sind noch # Tage}} übrig.',
  'vacation.ended':
    'Willkommen zurück: Deine Uhren laufen wieder. Dieses Jahr {left, plural, =0 {ist kein Tag mehr} one {ist noch ein Tag} other {sind noch # Tage}} übrig.',
  'vacation.badDays': 'Ein Urlaub dauert 1 bis {longest} ganze Tage.',
  'vacation.tooLong': 'Ein Urlaub dauert höchstens {longest} Tage.',
  'vacation.budget':
    'Das ist mehr, als du hast: Dieses Jahr {left, plural, =0 {ist kein Tag mehr} one {ist noch ein Tag} other {sind noch # Tage}} übrig.',

  'settings.head': '**Einstellungen dieses Servers**',
  'settings.pace': 'Tempo, wenn niemand eines wählt: {pace}',
  'settings.place':
    'Gespielt wird {place, select, channel {in dem Kanal, in dem der Tisch eröffnet wurde.} other {in einem eigenen Thread.}}',
  'settings.maxTables': 'Offene Tische pro Person: {most, plural, =0 {beliebig viele.} other {#.}}',
  'settings.language':
    'Sprache an den Tischen: {language}{from, select, discord {, wie im Discord dieses Servers} other {}}.',
  'settings.bacchanalia':
    'Bacchanalia, ein Erzählspiel für Erwachsene: {where, select, off {aus. Es werden keine Tische dafür eröffnet; offene laufen weiter.} ageRestricted {in Kanälen, die Discord als altersbeschränkt kennzeichnet.} other {überall, wo Tische eröffnet werden dürfen. Wer dort liest, liest auch die Geschichten.}}',
  'settings.channels':
    'Tische dürfen {channels, select, all {in jedem Kanal} other {in {channels}}} eröffnet werden.',
  'settings.allowed': 'Tische dürfen jetzt in {channel} eröffnet werden.',
  'settings.allowedFirst':
    'Ab jetzt werden Tische nur noch in {channel} eröffnet, bis du weitere Kanäle erlaubst.',
  'settings.allowedBefore': 'In {channel} dürfen schon Tische eröffnet werden.',
  'settings.forbidden': 'In {channel} dürfen keine Tische mehr eröffnet werden.',
  'settings.forbiddenLast':
    '{channel} war der einzige Kanal für Tische. Ohne ihn dürfen sie wieder in jedem Kanal eröffnet werden.',
  'settings.forbiddenBefore': 'In {channel} waren Tische ohnehin nicht erlaubt. Nichts hat sich geändert.',
  'settings.forbidNone':
    'Tische dürfen in jedem Kanal eröffnet werden. Erlaube die Kanäle, in denen du sie willst, dann sind die anderen gesperrt. Nichts hat sich geändert.',
  'settings.everywhere': 'Tische dürfen in jedem Kanal eröffnet werden.',
  'settings.tooManyChannels':
    'Ich kann mir {most} Kanäle merken. Verbiete erst einen oder öffne alle. Nichts hat sich geändert.',
  'devotion.done':
    'Tisch {number}: {asks, select, yes {Ich frage dich nach einem Rollenwechsel, wenn du darfst.} other {Ich frage dich nie nach einem Rollenwechsel.}}',

  'board.whose': 'Tisch {number}. {who, select, nobody {Das Spiel ist zu Ende.} other {{who} ist am Zug.}}',

  'games.head':
    '**Deine Tische hier**{count, plural, =0 {: Keiner wartet auf dich.} one {: Einer wartet auf dich.} other {: # warten auf dich.}}',
  'games.yours': '**[Tisch {number}]({link})** ({game}, {pace}): Du bist am Zug{time}',
  'games.waiting': '[Tisch {number}]({link}) ({game}, {pace}): wartet auf {who}{time}',
  'games.lobby':
    '[Tisch {number}]({link}) ({game}, {pace}): noch nicht begonnen, {open, plural, one {ein Platz} other {# Plätze}} frei',
  'games.pace': '{pace, select, live {live} quick {schnell} daily {täglich} slow {langsam} other {ohne Uhr}}',
  'games.up': ', die Zeit läuft {until} ab',
  'games.overdue':
    '{game, select, bacchanalia {, die Zeit ist abgelaufen: Der Zug wird {until} übergangen} other {, die Zeit ist abgelaufen: Der Computerspieler macht den Zug {until}}}',
  'games.away':
    '{game, select, bacchanalia {{line}. Deine Züge werden übergangen} other {{line}. Ein Computerspieler vertritt dich}}',
  'games.none':
    'Du hast auf diesem Server keinen Tisch. /tuchulcha neu eröffnet einen, und /tutorial bringt dir das Spiel bei.',
  'games.more': 'und {count} weitere.',

  'tutorial.head': '**Dein erstes Spiel · {number} von {of} · {title}**',
  'tutorial.asks.step': 'Mit welchem Schritt beginnst du?',
  'tutorial.right': '**Gut.** {text}',
  'tutorial.weaker': '**Das darfst du, aber es geht besser.** {text}',
  'tutorial.refused': '**Das verbieten die Regeln,** und im Spiel biete ich es nicht an. {text}',
  'tutorial.button.next': 'Nächste Stellung',
  'tutorial.button.again': 'Diese Stellung noch einmal',
  'tutorial.button.skip': 'Diese Stellung überspringen',
  'tutorial.button.back': 'Zurück zur vorigen Stellung',
  'tutorial.button.startOver': 'Von vorn beginnen',
  'tutorial.button.stop': 'Tutorial beenden',
  'tutorial.button.goOn': 'Tutorial fortsetzen',
  'tutorial.stopped':
    'Wir hören hier auf. Du kannst weitermachen, wo du warst, oder mit /tutorial neu beginnen.',

  'tutorial.power.title': 'Zwei Würfel',
  'tutorial.power.setUp':
    'Du bist Blau, der Priester von Alpan. Deine acht Haruspizes ziehen im Uhrzeigersinn vom Tempel rundum bis nach Voltumna; jeder Würfel bewegt einen von ihnen um seine Zahl. Du hast **4-1** geworfen. Die 4 hat einen aus dem Tempel auf Stein 4 gebracht, einen Ritualstein (mit einem Ring darum). Hinter dir, auf Stein 39, kommt Schwarz heran.',
  'tutorial.power.asks': 'Was machst du mit der 1?',
  'tutorial.power.two':
    'Jetzt sind zwei unterwegs, und beide sind gut geschützt. Wer einen schlagen und in den Wald schicken will, muss so viele Haruspizes hinbringen, wie dessen spirituelle Kraft beträgt: {ritual} auf einen Ritualstein, {mystical} auf einen Zauberstein.',
  'tutorial.power.one':
    'Stein 5 ist ein normaler Stein: Dort hat dein Haruspex eine spirituelle Kraft von {plain}, und ein einziger von Schwarz kann ihn schlagen und in den Wald schicken. Auf Stein 4, einem Ritualstein, hatte er {ritual}.',
  'tutorial.power.end': 'Alle Würfel müssen genutzt werden, soweit es geht, und die 1 geht noch.',

  'tutorial.hit.title': 'Ein Schlag',
  'tutorial.hit.setUp':
    'Zum Schlagen bringst du in einem Zug so viele Haruspizes auf einen Stein, wie die spirituelle Kraft dort beträgt. Schwarz hat zwei auf Stein 9, einem normalen Stein: Kraft {plain}. Rot hat einen auf Stein 11, einem Zauberstein (mit einer Sonne): Kraft {mystical}. Du hast **6-2** geworfen.',
  'tutorial.hit.pair':
    'Die 2 beginnt den Schlag, und der nächste Würfel muss noch einen bringen: die 6, von Stein 3. Zwei sind angekommen, das genügt, und beide von Schwarz kommen in den Wald.',
  'tutorial.hit.strong':
    'Um {color} auf Stein {stone} zu schlagen, braucht es {power} Haruspizes, und deine Würfel bringen höchstens {brought}.',
  'tutorial.hit.past':
    'Niemand wird geschlagen. Der auf Stein 7 wurde gebraucht: Mit der 2 wäre er als Zweiter auf Stein 9 angekommen.',

  'tutorial.mystical.title': 'Zaubersteine zuerst',
  'tutorial.mystical.setUp':
    'Wer beim Würfeln auf einem Zauberstein steht, muss ihn verlassen, bevor ein anderer von dir zieht. Das ist dein Haruspex auf Stein 1. Achte auf Stein 6: Er ist ein Durchgang (ein Wirbel), und wer dort anhält, ist an den Wald verloren. Du hast **6-5** geworfen.',
  'tutorial.mystical.leave':
    'Er hat den Zauberstein verlassen und ist über den Durchgang hinweggezogen, was nicht schadet. Die 5 ist jetzt für jeden von dir frei.',
  'tutorial.mystical.temple':
    'Dein Haruspex auf dem Zauberstein {from} zieht zuerst. Danach darf die 5 einen aus dem Tempel bringen.',
  'tutorial.mystical.passage':
    'Er hat auf dem Durchgang angehalten und ist an den Wald verloren. Mit der 6 wäre er darüber hinweggezogen.',

  'tutorial.third.title': 'Ein dritter Würfel',
  'tutorial.third.setUp':
    'Du hast **3-3** geworfen: Nach einem Pasch darfst du einen dritten Würfel werfen, der dann auch genutzt werden muss, wenn es geht. Die Dreien bringen deinen Haruspex von Stein 28 nach Voltumna. Deine anderen zwei stehen auf Stein 3; Schwarz und Gelb versperren vor ihnen die Steine 4, 5 und 7, und Stein 6 ist ein Durchgang.',
  'tutorial.third.asks': 'Wirfst du einen dritten Würfel?',
  'tutorial.third.keep':
    'Noch einer ist in Voltumna, und die auf Stein 3 bleiben, wo sie vor dem Durchgang sicher sind.',
  'tutorial.third.roll':
    'Angenommen, es ist eine 2. Der Haruspex auf Stein 28 kann zwei der Würfel nutzen, aber der letzte, eine 3, bleibt für Stein 3 und führt in den Durchgang. So geht es mit {costly}: {count} der sechs Zahlen kosten dich einen Haruspex.',

  'tutorial.devote.title': 'Tuchulcha',
  'tutorial.devote.setUp':
    'In Voltumna hast du niemanden, im Wald drei. Bevor du würfelst, darfst du deinen Tempel Tuchulcha weihen, für {needed} Haruspizes, {least} oder mehr davon aus Voltumna und Wald. Du würdest {dice} Würfel werfen, niemand könnte dich schlagen, und Ritualsteine und Zaubersteine würden niemanden vor dir schützen. Du gewinnst, wenn sonst niemand mehr im Spiel ist, und scheidest aus, sobald ein anderer Spieler Voltumna erreicht.',
  'tutorial.devote.asks': 'Weihst du deinen Tempel, und wen opferst du? Oder würfelst du, wie du bist?',
  'tutorial.devote.forest':
    'Alle {needed} kommen aus dem Wald, wo sie ohnehin verloren waren; wer noch laufen kann, läuft für dich. Ab jetzt wirfst du {dice} Würfel und jagst die anderen rund um den Ring.',
  'tutorial.devote.temple':
    'Damit gibst du einen her, der noch laufen könnte, und lässt einen im Wald, der es nicht mehr kann. Opfere zuerst, wer ohnehin verloren ist.',
  'tutorial.devote.roll':
    'Niemand muss sich weihen, und wer vorn liegt, lässt es besser. Aber du liegst zurück, und die zwei von Schwarz auf Ritualstein 14 haben eine Kraft von {power}: So viele bringen zwei Würfel oder drei nie hin. Angenommen, du würfelst 5-2: Niemand wird geschlagen.',

  'tutorial.die.title': 'Ein Würfel zu viel',
  'tutorial.die.setUp':
    'Du bist Tuchulcha geweiht und hast **2-1-5-3** geworfen. Ein Würfel wird weggelegt, die anderen werden genutzt. Die zwei von Schwarz auf Stein 14 haben für dich eine Kraft von {pair}, Ritualstein hin oder her, und Rot hat einen auf Stein 15. Deine ziehen nach einem Schlag auch weiter, was sonst niemand darf.',
  'tutorial.die.asks': 'Welchen Würfel legst du weg?',
  'tutorial.die.five':
    'Die 2 und die 3 bringen zwei von dir auf Stein 14 und schlagen beide von Schwarz. Die 1 führt einen von ihnen weiter auf Stein 15, und auch Rot ist geschlagen: drei mit einem Wurf.',
  'tutorial.die.three':
    'Die 3 wurde gebraucht, um einen zweiten auf Stein 14 zu bringen, also sind die zwei von Schwarz sicher. Nur den einen von Rot kannst du schlagen.',
  'tutorial.die.two':
    'Die 2 wurde gebraucht, um einen zweiten auf Stein 14 zu bringen, also sind die zwei von Schwarz sicher. Nur den einen von Rot kannst du schlagen.',
  'tutorial.die.one':
    'Die 2 und die 3 schlagen die zwei von Schwarz, aber die 5, die bleibt, schlägt niemanden. Mit einer 1 an ihrer Stelle ginge es weiter zu Rot auf Stein 15.',

  'tutorial.seal.title': 'Lasa Vecuvia',
  'tutorial.seal.setUp':
    'Gelb ist Tuchulcha geweiht, darum hast du deinen Tempel Lasa Vecuvia geweiht. Deine Haruspizes halten nur auf leeren Steinen an und überspringen alle anderen, ohne sie zu zählen. Wer auf einem offenen Durchgang anhält, versiegelt ihn, und sind alle {passages} versiegelt, gewinnst du. Du hast **5-4** geworfen, und Zauberstein 1 muss zuerst verlassen werden.',
  'tutorial.seal.seal':
    'Stein 3 wurde übersprungen: 2, 4, 5, 6 sind vier leere Steine. Der Durchgang ist für immer versiegelt, und der Haruspex hat seine Arbeit getan. {open} Durchgänge sind offen und {inPlay} von dir im Spiel. Hab nie weniger als das: Du würdest ausscheiden.',
  'tutorial.seal.past':
    'Stein 3 wurde übersprungen, wie es sein soll, aber der Durchgang liegt jetzt hinter dir, und auch die 4 versiegelt nichts.',
  'tutorial.seal.count':
    'Auf Stein 3 steht Gelb, also zählt er nicht. Von Stein {from} führt die {die} über 2, 4 und 5 auf Stein 6.',

  'tutorial.end.head': '**Dein erstes Spiel · Wie es endet**',
  'tutorial.end.wins':
    'Hier hat Blau niemanden mehr im Spiel: Damit endet das Spiel, wer immer es ist, und die meisten Haruspizes in Voltumna gewinnen. Das ist Alpan mit fünf. Tuchulcha gewinnt anders, nämlich wenn sonst niemand mehr einen Haruspex im Spiel hat, und Lasa Vecuvia, wenn alle Durchgänge versiegelt sind.',
  'tutorial.end.play':
    'Jetzt weißt du genug zum Spielen. /tuchulcha neu eröffnet auf einem Server einen Tisch; mit 3 bei „computer“ geht es sofort los, und du kannst alles in Ruhe ausprobieren. /regeln beantwortet, was du wissen willst.',

  // What is typed after the slash, and the options' names.
  'name.tuchulcha': 'tuchulcha',
  'name.bacchanalia': 'bacchanalia',
  'name.ending': 'ende',
  'name.tableau': 'tableau',
  'name.leave': 'verlassen',
  'name.new': 'neu',
  'name.players': 'spieler',
  'name.color': 'farbe',
  'name.computers': 'computer',
  'name.pace': 'tempo',
  'name.private': 'privat',
  'name.invite': 'einladen',
  'name.invite-2': 'einladen-2',
  'name.invite-3': 'einladen-3',
  'name.invite-4': 'einladen-4',
  'name.invite-5': 'einladen-5',
  'name.hand-over': 'übergeben',
  'name.to': 'an',
  'name.of': 'von',
  'name.player': 'spieler',
  'name.follow': 'folgen',
  'name.at': 'wann',
  'name.move': 'verlegen',
  'name.end': 'beenden',
  'name.close': 'schließen',
  'name.remove': 'entfernen',
  'name.becomes': 'platz',
  'name.nudge': 'anstupsen',
  'name.games': 'spiele',
  'name.me': 'ich',
  'name.turn-end': 'zugende',
  'name.only-turn': 'einziger-zug',
  'name.reminders': 'erinnerungen',
  'name.remind-by': 'erinnern-per',
  'name.you-are-next': 'bald-dran',
  'name.quiet-from': 'ruhe-ab',
  'name.quiet-to': 'ruhe-bis',
  'name.time-zone': 'zeitzone',
  'name.language': 'sprache',
  'name.vacation': 'urlaub',
  'name.rules': 'regeln',
  'name.topic': 'thema',
  'name.tutorial': 'tutorial',
  'name.days': 'tage',
  'name.settings': 'einstellungen',
  'name.show': 'anzeigen',
  'name.tables': 'tische',
  'name.place': 'ort',
  'name.max-tables': 'höchstzahl',
  'name.channel': 'kanal',
  'name.board': 'spielplan',
  'name.as': 'als',
  'name.devotion': 'weihe',
  'name.ask': 'fragen',
  'name.resign': 'aufgeben',
  'name.abort': 'abbrechen',
  'name.table': 'tisch',

  'messageCommand.addToScene': 'In meine Szene nehmen',

  'command.tuchulcha': 'Tuchulcha spielen',
  'command.new': 'Einen Tisch eröffnen',
  'command.new.players': 'Wie viele mitspielen (4, wenn du nichts angibst)',
  'command.new.ending': 'Wann die Geschichte endet (bei der 3. Parcae, wenn du nichts angibst)',
  'command.new.days': 'Oder nach dem Kalender: Die letzten Enden beginnen in so vielen Tagen, auf die Stunde',
  'command.new.color': 'Deine Farbe (die erste freie, wenn du nichts angibst)',
  'command.new.computers': 'Wie viele davon Computerspieler sind',
  'command.new.pace': 'Wie viel Zeit ein Zug hat (wie auf dem Server eingestellt, wenn du nichts angibst)',
  'command.new.private': 'Ob nur Platz nehmen darf, wen du einlädst',
  'command.new.invite': 'Jemand zum Mitspielen',
  'command.board': 'Meinen Tisch noch einmal zeigen',
  'command.board.as': 'Als Bild, oder in Worten für einen Screenreader',
  'command.resign': 'An einem Tisch aufgeben',
  'command.bacchanalia': 'Zusammen eine Geschichte erzählen: Bacchanalia, für Erwachsene',
  'command.tableau': 'Meinen Tisch mit allen Karten noch einmal zeigen',
  'command.leave': 'Eine Geschichte ohne eigenes Ende verlassen',
  'command.handOver.ofAbsent':
    'Wessen Platz, wenn diese Person fehlt und übergangen wird (deiner, wenn du nichts angibst)',
  'command.abort': 'Einen Tisch, den du eröffnet hast, vor dem Start schließen',
  'command.nudge': 'Den Spieler erinnern, der am Zug ist',
  'command.handOver': 'Jemand anderem einen Platz anbieten',
  'command.handOver.to': 'Wer weiterspielen soll',
  'command.handOver.of':
    'Wessen Platz, wenn ein Computerspieler dort vertritt (deiner, wenn du nichts angibst)',
  'command.invite': 'Jemanden an einen Tisch einladen, der noch nicht begonnen hat',
  'command.invite.player': 'Wer mitspielen soll',
  'command.end': 'Vorschlagen, ein Spiel ohne Ergebnis zu beenden',
  'command.close': 'Einen Tisch schließen: für alle, die ihn eröffnet haben oder den Server verwalten',
  'command.remove': 'Einen Platz wegnehmen: für alle, die den Tisch eröffnet haben oder den Server verwalten',
  'command.remove.player': 'Wer den Platz verliert',
  'command.remove.becomes': 'Was aus dem Platz wird (ein Computerspieler, wenn du nichts angibst)',
  'command.move': 'Einen Tisch in diesen Kanal holen',
  'command.follow': 'Von einem Tisch erfahren, an dem andere spielen',
  'command.follow.at': 'Wann ich dir schreibe (am Ende, wenn du nichts angibst)',
  'command.table': 'Welcher Tisch',
  'command.games': 'Meine Tische auf diesem Server, zuerst die, die auf mich warten',
  'command.me': 'Meine Einstellungen',
  'command.me.turnEnd': 'Wie meine Züge enden',
  'command.me.onlyTurn': 'Züge, in denen nur eines möglich ist',
  'command.me.reminders': 'Wann ich dich an deinen Zug erinnere',
  'command.me.remindBy': 'Wo ich dich erinnere',
  'command.me.next': 'Ob ich dir sage, dass du als Nächstes dran bist',
  'command.me.quietFrom': 'Ab wann deine Uhren abends stillstehen, etwa 22:30; „aus“ beendet die Ruhezeit',
  'command.me.quietTo': 'Ab wann sie morgens wieder laufen, etwa 7:00',
  'command.me.timeZone': 'Wo du lebst: eine große Stadt in deiner Nähe',
  'command.me.language': 'In welcher Sprache ich mit dir spreche',
  'command.rules': 'Die Regeln lesen oder etwas zu ihnen fragen',
  'command.rules.topic': 'Ein Thema, oder eine Frage in deinen Worten',
  'command.tutorial': 'Das Spiel in sieben kurzen Lektionen lernen',
  'command.vacation': 'Meine Uhren für einige Tage anhalten',
  'command.vacation.days': 'Wie viele Tage, ab jetzt',
  'command.settings': 'Einstellungen dieses Servers',
  'command.settings.show': 'Wie alles eingestellt ist',
  'command.settings.tables': 'Wie die Tische sind',
  'command.settings.tables.pace': 'Wie viel Zeit ein Zug hat, wenn niemand etwas wählt',
  'command.settings.tables.place': 'Wo gespielt wird',
  'command.settings.tables.maxTables': 'Wie viele Tische eine Person offen haben darf; 0 für beliebig viele',
  'command.settings.tables.language': 'Die Sprache an den Tischen',
  'command.settings.tables.bacchanalia':
    'Wo Bacchanalia, ein Erzählspiel für Erwachsene, gespielt werden darf',
  'command.settings.channel': 'Wo Tische eröffnet werden dürfen',
  'command.settings.channel.games': 'Ob dort Tische eröffnet werden dürfen',
  'command.settings.channel.channel': 'Welcher Kanal (dieser, wenn du nichts angibst)',
  'command.devotion': 'Ob ich an einem Tisch nach einem Rollenwechsel gefragt werde',
  'command.devotion.ask': 'Mich fragen, oder nie',
  'choice.color': '{color} ({god})',
  'choice.turnEnd.ask': 'Ich beende jeden Zug selbst',
  'choice.turnEnd.auto': 'Der letzte Schritt beendet ihn',
  'choice.onlyTurn.ask': 'Ich mache sie mit einmal Tippen',
  'choice.onlyTurn.auto': 'Der Bot macht sie für mich',
  'choice.reminders.off': 'Aus',
  'choice.reminders.half': 'Wenn die Hälfte meiner Zeit bleibt',
  'choice.reminders.tenth': 'Wenn ein Zehntel davon bleibt',
  'choice.reminders.halfTenth': 'Bei der Hälfte und einem Zehntel',
  'choice.reminders.allThree': 'Bei der Hälfte, einem Viertel und einem Zehntel',
  'choice.remindBy.mention': 'Dort, wo gespielt wird',
  'choice.remindBy.message': 'Per Direktnachricht',
  'choice.next.yes': 'Sag es mir, wenn der Spieler vor mir beginnt',
  'choice.next.no': 'Sag nichts, bis ich am Zug bin',
  'choice.language.discord': 'Wie in Discord',
  'choice.place.thread': 'In einem eigenen Thread',
  'choice.place.channel': 'Im Kanal selbst',
  'choice.as.picture': 'Als Bild',
  'choice.as.text': 'In Worten',
  'choice.games.allow': 'Tische dort erlauben',
  'choice.games.forbid': 'Tische dort verbieten',
  'choice.games.everywhere': 'Tische in jedem Kanal erlauben',
  'choice.bacchanalia.off': 'Nirgends',
  'choice.bacchanalia.ageRestricted': 'In Kanälen mit Altersbeschränkung',
  'choice.bacchanalia.everywhere': 'Überall, wo Tische eröffnet werden dürfen',
  'choice.timeZone': '{zone} ({time})',
  'choice.devotion.ask': 'Mich fragen',
  'choice.devotion.never': 'An diesem Tisch nie',
  'choice.becomes.computer': 'Ein Computerspieler übernimmt ihn',
  'choice.becomes.out': 'Der Spieler scheidet aus',
  'choice.end.told': 'Wenn alle ihr Ende erzählt haben',
  'choice.end.parcae': 'Letzte Enden, wenn Parcae zum {times}. Mal kommt',
  'choice.follow.turn': 'Bei jedem Zug',
  'choice.follow.end': 'Am Ende',
  'choice.follow.off': 'Nicht mehr',
  'choice.table': 'Tisch {number}{yours, select, yes {: Du bist am Zug} other {}}',

  // Pages of the rules: `/rules`, and wherever a button leads to them. Their own texts are in rules/de.ts.
  'rulesView.contents':
    '**Die Regeln von {game}**\nWähle einen Teil und dann eine Seite, oder frag in deinen Worten: `/regeln thema:…`',
  'rulesView.nothing':
    'Keine Seite der Regeln handelt von „{query}“. Vielleicht finden andere Wörter sie; hier sind alle Seiten.',
  'rulesView.ruling': '**Unsere Festlegung:** {text}',
  'rulesView.source':
    '-# {sections, select, none {} other {{count, plural, one {Abschnitt} other {Abschnitte}} {sections}}}{both, select, yes { · } other {}}{chapter, select, none {} other {Im Regelheft: {chapter}}}',
  'rulesView.sourceOf':
    '-# {game}{sections, select, none {} other { · {count, plural, one {Abschnitt} other {Abschnitte}} {sections}}}',
  'rulesView.figure': '-# Bild: {caption}',
  'rulesView.shared': '-# {name} teilt diese Seite der Regeln.',
  'rulesView.noShare':
    'Diese Seite kann hier nicht geteilt werden: Wir beide, du und ich, müssen in diesem Kanal schreiben dürfen.',
  'rulesView.option.part': 'Teil der Regeln wählen',
  'rulesView.option.page': 'Seite der Regeln wählen',
  'rulesView.option.ofGame': '{game}: {title}',
  'rulesView.button.also': 'Auch: {title}',
  'rulesView.button.contents': 'Inhalt der Regeln',
  'rulesView.button.game': 'Die Regeln von {game}',
  'rulesView.button.more': 'Mehr von dieser Seite',
  'rulesView.button.less': 'Zurück zum Seitenanfang',
  'rulesView.button.share': 'In diesem Kanal teilen',

  // The private answers of “What can I do?” and “Why not?”.
  'button.help': 'Was kann ich tun?',
  'button.help.again': 'Noch einmal nachsehen, was geht',
  'button.help.words': 'Spielplan in Worten',
  'button.help.die': 'Warum nicht mit der {die}?',
  'button.rule': 'Regeln, Abschnitt {section}',
  'help.moved': '-# Das Spiel ist weitergegangen, seit dieser Knopf erschien. So steht es jetzt.',
  'help.choose': 'Warum nicht? Haruspex wählen',
  'help.at.temple': 'im Tempel',
  'help.at.exit': 'auf dem Zielstein',
  'help.at.stone': 'auf Stein {stone}',
  'help.place': '{at}{count, plural, one {} other { (#)}}',
  'help.from':
    '{from, select, temple {Vom Tempel} exit {Vom Zielstein} other {Von Stein {from}}}{color, select, none {} other {, {color}}}',
  'help.there': '{count} dort',
  'help.before':
    '**Wirf {count} Würfel**{devote, select, no {.} other {, oder weihe vorher deinen Tempel.}}{extra, select, no {} pair { Bei einem Pasch darfst du noch einen werfen.} other { Sind zwei gleich, darfst du noch einen werfen.}}',
  'help.before.mystical': 'Was du auch würfelst, zuerst zieht, wer {places} steht (Zauberstein).',
  'help.extra':
    '**Wirf noch einen Würfel oder bleib bei {dice}.** Alles Geworfene muss genutzt werden, soweit es geht.',
  'help.extra.stay': 'Wenn du bei {dice} bleibst:',
  'help.discard': '**Lege zuerst einen Würfel weg**, welchen du willst.',
  'help.discard.rest':
    '{of, select, any {In jedem Fall} other {Ohne die {of}}} {rest, select, all {müssen die anderen genutzt werden, und alle lassen sich nutzen.} free {muss einer der anderen genutzt werden, und mehr sind erlaubt.} other {{dice, plural, =0 {lässt sich keiner} one {lässt sich nur einer} other {lassen sich nur #}} der anderen nutzen.}}',
  'help.afterFall':
    '**Du hast Tuchulcha gestürzt.** Dein Tempel darf jetzt den Platz einnehmen; sonst endet dein Zug.',
  'help.dice': '**Würfel:** {dice}.',
  'help.must':
    '{must, select, none {Keiner davon lässt sich nutzen: Beende deinen Zug.} done {Mehr muss nicht genutzt werden: Beende deinen Zug oder mach einen Schritt rückgängig.} over {Deine Schritte beenden das Spiel: Beende deinen Zug oder mach sie rückgängig.} last {Es ist dein einziger Haruspex im Spiel: Nutze einen Würfel und hör dann auf, wo du willst.} free {Es ist dein einziger Haruspex im Spiel: Mach weiter oder beende hier deinen Zug.} all {Alle müssen genutzt werden.} other {Mehr als {dice} lassen sich auf keinem Weg nutzen, und {dice, plural, one {einer muss} other {# müssen}} es.}}',
  'help.mysticalFirst': '**Zauberstein zuerst:** Vor allem anderen zieht, wer {places} steht.',
  'help.mysticalFree':
    'Zaubersteine musst du in diesem Zug nicht zuerst verlassen ({places}): Sonst ließen sich weniger Würfel nutzen.',
  'help.first': '**Zuerst:** {reason}',
  'help.die': '**{die}**{times, plural, one {} other { (#-mal)}}: {steps}',
  'help.die.none': '**{die}**{times, plural, one {} other { (#-mal)}}: nichts. {reasons}',
  'help.die.nobody': 'Du hast keinen Haruspex mehr, der ziehen könnte.',
  'help.die.drop': 'verfallen lassen',
  'help.group': '{color}: {steps}',
  'help.moreReasons':
    '{count, plural, one {Noch ein Grund} other {Noch # Gründe}}: Wähle unten einen Haruspex.',
  'help.sameEnd': 'Alles, was möglich ist, endet in derselben Stellung.',
  'help.role.tuchulcha.may':
    '**Tuchulcha:** {when, select, now {Du darfst dich jetzt weihen} other {Beim jetzigen Stand darfst du dich vor deinem nächsten Wurf weihen}}. Es kostet dich {given} Haruspizes, {temple, select, 0 {keinen} other {{temple}}} aus dem Tempel und die übrigen aus Voltumna ({altar}) und Wald ({forest}); wer dann noch in Voltumna ist, kommt in den Wald. Du wirfst {dice} Würfel, legst einen weg und kannst nicht geschlagen werden.',
  'help.role.lasaVecuvia.may':
    '**Lasa Vecuvia:** {when, select, now {Du darfst dich jetzt weihen} other {Beim jetzigen Stand darfst du dich vor deinem nächsten Wurf weihen}}. Es kostet {there, plural, =0 {einen Haruspex im Spiel} other {alle in Voltumna ({altar}) und im Wald ({forest})}}. Du ziehst über leere Steine und versiegelst Durchgänge: {open} {open, plural, one {ist} other {sind}} offen, und {inPlay} von dir wären im Spiel.',
  'help.role.tuchulcha.not':
    '-# Tuchulcha: {when, select, now {jetzt nicht} other {beim jetzigen Stand nicht}}. {why}',
  'help.role.lasaVecuvia.not':
    '-# Lasa Vecuvia: {when, select, now {jetzt nicht} other {beim jetzigen Stand nicht}}. {why}',
  'help.role.is.tuchulcha':
    'Du spielst für Tuchulcha: Niemand kann dich schlagen, und Zaubersteine und Ritualsteine gelten nicht, aber offene Durchgänge nehmen auch deine. Du gewinnst, wenn sonst niemand im Spiel ist; du scheidest aus, wenn jemand anders Voltumna erreicht.',
  'help.role.is.lasaVecuvia':
    'Du spielst für Lasa Vecuvia: {inPlay} im Spiel, {open, plural, one {ein Durchgang} other {# Durchgänge}} offen. Ist keiner mehr offen, gewinnst du; mit weniger im Spiel als offen scheidest du aus.',
  'help.turnOf': '**{who} ist am Zug**{dice, select, none {, noch nicht gewürfelt.} other {: {dice}.}}',
  'help.yours':
    'Du bist {color}: {inPlay} im Spiel, {altar} in Voltumna, {forest} im Wald{sanctuary, plural, =0 {} other {, # im Heiligtum}}.',
  'help.out': 'Du bist an Tisch {number} ausgeschieden.',
  'help.row':
    '{who}: {inPlay} im Spiel, {altar} in Voltumna, {forest} im Wald{role, select, tuchulcha {, Tuchulcha} lasaVecuvia {, Lasa Vecuvia} other {}}',
  'help.askDie': '**{haruspex}.** Mit welchem Würfel?',
  'help.noDice': '**{haruspex}:** Es ist kein Würfel mehr zu nutzen.',
  'help.may': '**{haruspex}, mit der {die}:** ja, {step}.',
  'help.mayNot': '**{haruspex}, mit der {die}:** nein. {why}\n-# Regeln, Abschnitt {rule}',

  'why.gameOver': 'Das Spiel ist entschieden, und nichts zieht mehr.',
  'why.wrongPhase':
    '{phase, select, before {Zuerst muss gewürfelt werden.} extra {Entscheide zuerst, ob du noch einen Würfel wirfst.} discard {Lege zuerst einen Würfel für Tuchulcha weg.} moving {Die Würfel sind gefallen: Dafür ist es zu spät.} afterFall {Tuchulcha ist gerade gestürzt: Weihe deinen Tempel oder beende deinen Zug.} over {Das Spiel ist zu Ende.} other {Nach Tuchulchas Sturz kannst du nur die Rolle von Tuchulcha übernehmen.}}',
  'why.badDice':
    'Hier {needed, plural, one {wird ein Würfel} other {werden # Würfel}} geworfen, jeder mit 1 bis 6, und nicht {dice}.',
  'why.noSuchDie': 'Unter den übrigen Würfeln ist keine {die}.',
  'why.nobodyThere': 'Kein Haruspex von {color} steht {at}.',
  'why.notYourColor': 'Haruspizes von {color} bewegst du in diesem Zug nicht.',
  'why.closedByTuchulcha':
    'Stein {stone}: {color} steht dort für Tuchulcha, und niemand sonst darf anhalten.',
  'why.powerTooHigh':
    'Stein {stone}: Die spirituelle Kraft von {color} beträgt dort {power} ({count, plural, one {# Haruspex} other {# Haruspizes}}{times, select, 3 { × 3 auf einem Zauberstein} 2 { × 2 auf einem Ritualstein} other {}}), und du kannst {brought} hinbringen.',
  'why.hitNotCompletable':
    'Stein {stone}: Der Schlag gegen {color} bliebe offen. {missing, plural, one {Noch ein Haruspex derselben Farbe müsste} other {Noch # Haruspizes derselben Farbe müssten}} gleich mit den nächsten Würfeln ankommen, und das geht nicht.',
  'why.openHit':
    'Der Schlag auf Stein {stone} ist offen: {missing, plural, one {Noch ein Haruspex von {color} muss} other {Noch # Haruspizes von {color} müssen}} dort ankommen, vor allem anderen.',
  'why.hitterStays':
    '{hitters, plural, one {Der Haruspex von {color}, der {at} geschlagen hat, bleibt} other {Die # Haruspizes von {color}, die {at} geschlagen haben, bleiben}} in diesem Zug dort stehen.',
  'why.mysticalFirst':
    '{after, select, yes {Nach diesem Schritt {waiting, plural, one {müsste noch einer deiner Haruspizes zuerst einen Zauberstein verlassen} other {müssten noch # deiner Haruspizes zuerst einen Zauberstein verlassen}} ({at}), und dann ließen sich weniger Würfel nutzen, als genutzt werden müssen.} other {{waiting, plural, one {Einer deiner Haruspizes muss vor allem anderen seinen Zauberstein verlassen: Er steht {at}.} other {# deiner Haruspizes müssen vor allem anderen ihre Zaubersteine verlassen; einer steht {at}.}}}}',
  'why.allDice':
    'Du musst in diesem Zug {dice, plural, one {einen Würfel} other {# Würfel}} nutzen, und nach diesem Schritt könntest du es nicht mehr.',
  'why.wrongTarget':
    'Mit einer {die} ist „{way}{effect, select, hit {, mit Schlag} open {, Schlag offen} lost {, verloren} sealed {, versiegelt} other {}}“ nicht möglich.',
  'why.noDiscard':
    'Die {die} lässt sich nicht weglegen. {of, select, tuchulcha {Nur wer für Tuchulcha spielt, legt einen Würfel weg, einmal, vor dem Ziehen.} other {Nur der letzte Haruspex von Lasa Vecuvia lässt einen Würfel verfallen, und nur einen, der ihn über den letzten offenen Durchgang hinausführen würde.}}',
  'why.discardFirst': 'Lege zuerst einen Würfel für Tuchulcha weg.',
  'why.nothingToUndo': 'Es gibt nichts rückgängig zu machen: Würfe und Weihen gelten.',
  'why.turnNotComplete':
    'Dein Zug ist noch nicht zu Ende: {dice, plural, one {Ein Würfel muss} other {# Würfel müssen}} genutzt werden, bisher {used, plural, =0 {ist es keiner} one {ist es einer} other {sind es #}}.',
  'why.fourPlayersOnly': 'Lasa Vecuvia kommt nur zu viert.',
  'why.alreadyDevoted':
    '{role, select, tuchulcha {{who} ist Tuchulcha geweiht, und Tuchulcha nimmt nur einen Tempel zur selben Zeit.} other {{who, select, nobody {Jemand war schon} other {{who} ist}} Lasa Vecuvia geweiht, und sie kommt nur einmal im Spiel.}}',
  'why.tuchulchaNeeded':
    'Lasa Vecuvia kommt nur, solange jemand anders Tuchulcha geweiht ist, und das ist niemand.',
  'why.tooFewInPlay':
    '{of, select, tuchulcha {Von dir {inPlay, plural, =0 {bliebe keiner} one {bliebe einer} other {blieben #}} im Spiel, und {needed, plural, one {einer muss} other {# müssen}} es sein.} other {Du hast {inPlay, plural, =0 {keinen Haruspex} one {einen Haruspex} other {# Haruspizes}} im Spiel; Lasa Vecuvia verlangt {needed}.}}',
  'why.tooFewToGive':
    '{of, select, tuchulcha {Es kostet dich {given} Haruspizes, {least} oder mehr davon aus Voltumna und Wald, die übrigen von dort oder aus dem Tempel. Du hast {altarAndForest} in Voltumna und im Wald und {temple} im Tempel{wrong, select, temple {: {fromTemple} aus dem Tempel gehen nicht} other {}}.} other {Du hast niemanden in Voltumna oder im Wald zu opfern: Wähle einen im Spiel.}}',
  'why.givesAltarAndForest':
    'Alle von dir in Voltumna und im Wald werden geopfert, und niemand im Spiel dazu.',
  'why.othersTooFew':
    '{who} hat {inPlay, plural, =0 {keinen Haruspex} one {nur einen Haruspex} other {nur # Haruspizes}} im Spiel; jeder der anderen braucht {needed}.',
  'why.notNormal':
    '{role, select, tuchulcha {Dein Tempel ist schon Tuchulcha geweiht.} lasaVecuvia {Dein Tempel ist schon Lasa Vecuvia geweiht.} other {Du bist ausgeschieden.}}',
  'why.notInGame': 'Kein Spieler, der noch dabei ist, hat {color}.',

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
  'bacchanalia.row.ties': 'Gleichstand',
  'bacchanalia.row.accusator': 'Accusator',
  'bacchanalia.row.amans': 'Amans',
  'bacchanalia.row.bacchus': 'Bacchus',
  'bacchanalia.row.miles': 'Miles',
  'bacchanalia.row.minerva': 'Minerva',
  'bacchanalia.row.pluto': 'Pluto',
  'bacchanalia.row.satyrus': 'Satyrus',
  'bacchanalia.row.venus': 'Venus',
  'bacchanalia.row.goblet': 'Vinum mit Kelch',
  'bacchanalia.row.vinum': 'Vinum ohne Kelch',

  'bacchanalia.line.ties':
    'Dieser Ort hat seinen Zauber verloren. Erzähl, was hier schal geworden ist und dich weitertreibt, und wie es am nächsten Ort ist.',
  'bacchanalia.line.threat':
    'Dein Accusator oder die Soldaten sind nah. Sie übersehen dich, oder du bist schneller: Erzähl, wie, und wohin du gehst, denn hier bist du nicht mehr sicher.',
  'bacchanalia.line.accuserConfronts':
    'Du stehst deinem Accusator gegenüber. Erzähl, was gesagt wird und was von deinem Verbrechen ans Licht kommt.',
  'bacchanalia.line.amansEnding':
    'Der Weg aus dem Reich steht offen. Erzähl, wie du und dein Amans in Sicherheit kommt: Dies ist dein Amans-Ende.',
  'bacchanalia.line.bacchus':
    'Bacchus bleibt bei dir, und das Fest um dich vergisst eine Grenze nach der anderen. Erzähl, wie es wächst.',
  'bacchanalia.line.cornered':
    'Sie haben dich in die Enge getrieben. Erzähl, wie du doch entkommst und um welchen Preis: eine Wunde oder etwas, das dir teuer war. War dein Amans bei dir, werdet ihr getrennt.',
  'bacchanalia.line.endNears':
    'Du spürst, dass es nicht mehr lange so weitergeht. Erzähl, was du fürchtest; deine nächste Szene wird dein Miles-Ende.',
  'bacchanalia.line.minerva':
    'Ist dein Amans bei dir: Erzähl, was du Neues von diesem Menschen erfährst. Wenn nicht: Erzähl, welche Nachricht dich erreicht oder was du siehst, von weitem oder in einer Vision.',
  'bacchanalia.line.crime':
    'Eine Gewalttat beendet diese Szene, und du wirst hineingezogen, schuldig oder nicht. Erzähl, wie es dazu kommt und wohin du dann gehst.',
  'bacchanalia.line.satyrus':
    'Die Satyrn locken dich an einen anderen Ort. Erzähl, was dort so verlockend ist, so weit dein Tisch es hören mag.',
  'bacchanalia.line.venusMemory':
    'Dein Amans ist weit fort. Erzähl eine Erinnerung an euch beide, die dich noch immer wärmt.',
  'bacchanalia.line.venusAmans':
    'Ist dein Amans bei dir: Erzähl, was euch einander näher bringt. Wenn nicht: Jemand Fremdes, schön und geheimnisvoll, führt dich dorthin, wo dein Amans ist.',
  'bacchanalia.line.newcomer':
    'Jemand Neues kommt dorthin, wo du bist, und bringt einen neuen Reiz mit. Erzähl, wer es ist und was sich ändert.',
  'bacchanalia.line.vinum':
    'Der Wein fließt, und das Fest um dich kennt immer weniger Grenzen. Erzähl, woran man es merkt.',
  'bacchanalia.place.mustChange': 'Die Szene führt an einen anderen Ort.',
  'bacchanalia.place.stay': 'Die Szene bleibt, wo du bist.',
  'bacchanalia.place.mayChange': 'Bleib, wo du bist, oder geh woandershin, wie du magst.',

  'bacchanalia.because.most': '{deus} herrscht: {count} Umbra, mehr als auf jedem anderen Deus von dir.',
  'bacchanalia.because.vinumWins':
    'Vinum und {others} haben je {count} Umbra. Du hast einen Satyrus, also gewinnt Vinum den Gleichstand und herrscht.',
  'bacchanalia.because.vinumLoses':
    '{deus} und Vinum haben je {count} Umbra. Ohne Satyrus verliert Vinum jeden Gleichstand, also herrscht {deus}.',
  'bacchanalia.because.tied': 'Niemand herrscht allein: {others} haben je {count} Umbra.',
  'bacchanalia.because.none': 'Auf keinem Deus von dir liegt eine Umbra, und so herrscht Vinum.',
  'bacchanalia.because.cards': '{count} × {deus}',

  'bacchanalia.ending.flight': 'Flucht',
  'bacchanalia.ending.crime': 'Tod nach einem Verbrechen',
  'bacchanalia.ending.bacchanal': 'Verloren im Bacchanal',
  'bacchanalia.ending.amansLost': 'Accusator fort, Amans verloren',
  'bacchanalia.ending.amansSaved': 'Tod, doch der Amans gerettet',
  'bacchanalia.ending.death': 'Tod durch Accusator oder Soldaten',
  'bacchanalia.endingLine.flight':
    'Du entkommst, fort aus Bertinoro und aus der Reichweite des Reiches. Erzähl, wie, und wer bei dir ist.',
  'bacchanalia.endingLine.crime':
    'Ein Verbrechen mitten im Fest hat Folgen, und am Ende kostet es dich das Leben. Erzähl, wie.',
  'bacchanalia.endingLine.bacchanal':
    'Du verlässt das Fest nie mehr: Du wirst eine Gestalt von vielen, die Bacchus folgen, und niemand findet dich unter ihnen. Erzähl, wie du dich verlierst.',
  'bacchanalia.endingLine.amansLost':
    'Dein Accusator wird dir nie mehr schaden, und dein Amans ist für dich verloren. Erzähl, wie es zu beidem kam.',
  'bacchanalia.endingLine.amansSaved':
    'Dein Accusator oder die Soldaten sind dein Tod, doch dein Amans ist für immer in Sicherheit. Erzähl, wie.',
  'bacchanalia.endingLine.death':
    'Dein Accusator oder die Soldaten finden dich, und du überlebst es nicht. Erzähl, wie deine Geschichte schließt.',
  'bacchanalia.twist.accuserGone': 'Vorher vom Accusator befreit',
  'bacchanalia.twist.amansSaved': 'Vorher den Amans gerettet',

  'bacchanalia.why.gameOver': 'Diese Geschichte ist zu Ende erzählt.',
  'bacchanalia.why.wrongPhase': 'Darauf wartet das Spiel gerade nicht.',
  'bacchanalia.why.notYours': 'Das entscheidet jemand anderes.',
  'bacchanalia.why.notInGame': 'Wer das wäre, spielt nicht oder nicht mehr mit.',
  'bacchanalia.why.badPick': 'Eine solche Karte gibt es nicht zu ziehen.',
  'bacchanalia.why.noText': 'Es stehen noch keine Worte da: Schreib auf, was du erzählst.',
  'bacchanalia.why.tooLong':
    'Das ist zu lang: Was auf einmal erzählt wird, hat Platz für {most, number} Zeichen.',
  'bacchanalia.why.notThere': 'Diese Karte ist dort nicht zu holen.',
  'bacchanalia.why.neverToOneself': 'Diese Karte geht an jemand anderen, nie an einen selbst.',
  'bacchanalia.why.hasTwo': 'Dort liegen schon zwei Dei.',
  'bacchanalia.why.neverVinum':
    'Vinum bleibt das ganze Spiel, wo es liegt: Niemand gibt, nimmt oder legt es zurück.',
  'bacchanalia.why.notOffered': 'Das steht jetzt nicht zur Wahl.',
  'bacchanalia.why.noSuchUmbra': 'Eine solche Umbra hast du in diesem Zug nicht.',
  'bacchanalia.why.neverKeptTwice':
    'Eine behaltene Karte dient nur noch einen Zug lang: Ein zweites Mal bleibt sie nicht.',
  'bacchanalia.why.neverParcae': 'Parcae lässt sich nicht behalten: Sie kommt zurück in den Stapel.',
  'bacchanalia.why.nothingWoven':
    'Sag erst, was deine Szene aus den Geschichten der anderen aufgenommen hat; sonst bleibt keine Karte.',
  'bacchanalia.why.ownClaim': 'Es geht um deine eigene Karte: Darüber urteilen die anderen.',
  'bacchanalia.why.votedAlready': 'Du hast dazu schon gestimmt.',
  'bacchanalia.why.noSuchTale': 'So etwas wurde nicht erzählt.',
  'bacchanalia.why.skippedAlready': 'Das ist schon übersprungen.',
  'bacchanalia.why.notSkipped': 'Das ist nicht übersprungen, oder schon neu erzählt.',
  'bacchanalia.why.noMinerva': 'Du hast Minerva nicht.',
  'bacchanalia.why.ownTale': 'Das hast du selbst erzählt.',

  'board.turn': '{god} ist am Zug',
  'board.wins': '{god} gewinnt',
  'board.shared': '{first} und {second} gewinnen',
  'board.over': 'Das Spiel ist zu Ende',
  'board.forest': 'Wald',
  'board.altar': 'Voltumna',
  'board.neutral': 'neutral',
  'board.out': 'ausgeschieden',

  'alt.turn': '{who} ist am Zug.',
  'alt.won': 'Gewonnen: {who}.',
  'alt.over': 'Das Spiel ist zu Ende.',
  'alt.ring': 'Ring aus {stones} Steinen; von je zehn ist der 1. ein Zauberstein, der 4. ein Ritualstein.',
  'alt.ways': 'Wege: {ways}.',
  'alt.way': '{color} von {entry} bis {exit}',
  'alt.named': '{god} ({color})',
  'alt.notRolled': 'Noch nicht gewürfelt.',
  'alt.dice': 'Würfel: {dice}.',
  'alt.die.unused': '{value}',
  'alt.die.used': '{value} genutzt',
  'alt.die.discarded': '{value} weggelegt',
  'alt.color': '{name}{role}: {places}.',
  'alt.outColor': '{name}: {role}.',
  'alt.role.tuchulcha': 'Tuchulcha geweiht',
  'alt.role.lasaVecuvia': 'Lasa Vecuvia geweiht',
  'alt.role.neutral': 'neutral',
  'alt.role.out': 'ausgeschieden',
  'alt.temple': '{count} im Tempel',
  'alt.stones': 'auf {count, plural, one {Stein} other {Steinen}} {stones}',
  'alt.waiting': '{count} mit beendeter Runde',
  'alt.altar': '{count} in Voltumna',
  'alt.forest': '{count} im Wald',
  'alt.sanctuary': '{count} im Heiligtum',
  'alt.stone.mystical': '{stone} (Zauberstein)',
  'alt.stone.ritual': '{stone} (Ritualstein)',
  'alt.stone.passage': '{stone} (versiegelt)',
  'alt.nowhere': 'niemand',
  'alt.open': 'Offene Durchgänge: {stones}.',
  'alt.stack':
    '{stone} mit {count, plural, =2 {zwei} =3 {drei} =4 {vier} =5 {fünf} =6 {sechs} =7 {sieben} =8 {acht} =9 {neun} other {#}}',
  'alt.sealed': 'Versiegelte Durchgänge: {stones}.',
  'alt.devotions': 'Weihen bisher: Tuchulcha {tuchulcha}, Lasa Vecuvia {lasaVecuvia}.',
  'alt.moved': '{when, select, now {Bisher gezogen} last {Letzter Zug} other {Vor diesem Zug}}: {moves}.',
  'alt.movesOf': '{color} {moves}',
  'alt.choices': 'Schritte: {choices}.',
  'alt.choices.some': 'Schritte: {choices}; {more} weitere auf den Knöpfen.',
  'alt.choices.none': '{more, plural, one {Ein Schritt} other {# Schritte}} auf den Knöpfen.',

  'tableau.turn': '{name} ist am Zug',
  'tableau.over': 'Alles ist erzählt',
  'tableau.rules': '{deus} herrscht',
  'tableau.ties': 'Gleichstand',
  'tableau.hand': 'Auf keinem Deus',
  'tableau.odd': 'Behalten',
  'tableau.middle': 'In der Mitte',
  'tableau.noCards': 'Noch kein Deus',
  'tableau.dei': 'Die Karten',
  'tableau.noDei': 'Kein Deus in der Mitte',
  'tableau.endings': 'Letzte Enden',
  'tableau.deck': 'Stapel',
  'tableau.discards': 'Ablage',
  'tableau.end.flight': 'Geglückte Flucht',
  'tableau.end.crime': 'Folge eines Verbrechens',
  'tableau.end.bacchanal': 'Im Rausch verloren',
  'tableau.end.amansLost': 'Amans verloren',
  'tableau.end.amansSaved': 'Amans gerettet',
  'tableau.end.death': 'Tod',
  'tableau.end.left': 'Gegangen',
  'tableau.alt.turn': '{who} ist am Zug.',
  'tableau.alt.over': 'Die Partie ist vorbei: Alles ist erzählt.',
  'tableau.alt.here': 'Am Zug',
  'tableau.alt.ties': 'Gleichstand von {dei}.',
  'tableau.alt.endings': 'Alle, die übrig sind, erzählen ihre letzte Szene.',
  'tableau.alt.parcae':
    'Parcae {times, plural, =0 {noch nie} one {einmal} other {#-mal}} gezogen{end, plural, =0 {} other {; beim #. Mal beginnt das Ende}}.',
  'tableau.alt.player': '{who}: {cards}.',
  'tableau.alt.hand': 'auf keinem Deus: {cards}',
  'tableau.alt.odd': 'behaltene Karte {card}',
  'tableau.alt.milesNext': 'als Nächstes Miles-Ende',
  'tableau.alt.bowed': '{deus} (eben gekommen)',
  'tableau.alt.umbra':
    '{deus} mit {count} Umbra{goblets, plural, =0 {} one { (# Kelch)} other { (# Kelche)}}',
  'tableau.alt.goblet': 'Vinum mit Kelch',
  'tableau.alt.middle': 'In der Mitte: {dei}.',
  'tableau.alt.nothing': 'nichts',
  'tableau.alt.apart': 'Amans liegt beiseite.',
  'tableau.alt.piles': 'Stapel {deck}, Ablage {discards}.',
  'tableau.alt.dei':
    'Die Deus-Karten, jede mit ihrem Zeichen und einer Umbra als Schatten: {dei}. Auf Vinum liegen zwei Umbra, eine davon mit Kelch. Parcae, mit Spindel und Faden, gehört zu keinem Deus.',
  'tableau.alt.more': 'Mehr ist im Bild.',

  'picture.leaderboard': 'Rangliste',
  'picture.period.all': 'alle Zeiten',
  'picture.period.quarter': '{quarter}. Quartal {year}',
  'picture.allTables': 'alle Tische',
  'picture.players': '{count} Spieler',
  'picture.page': 'Seite {page} von {pages}',
  'picture.rating': 'Wertung',
  'picture.games': 'Partien',
  'picture.wins': 'Siege',
  'picture.provisional': 'Vorläufig: weniger als {games, plural, one {eine Partie} other {# Partien}}',
  'picture.nobody': 'Noch steht niemand auf dieser Rangliste.',
  'picture.rank': 'Platz {rank}',
  'picture.isProvisional': 'vorläufig',
  'picture.unrated': 'Noch ohne Wertung',
  'picture.byPlayers': 'Nach Spielerzahl',
  'picture.wonOf': '{wins} von {games}',
  'picture.roles': 'Rollen',
  'picture.bestHit': 'Bester Schlag',
  'picture.hits': '{count, plural, one {# Schlag} other {# Schläge}}',
  'picture.streak': 'Siege in Folge',
  'picture.longest': 'längste: {count}',
  'picture.luck': 'Würfelglück',
  'picture.pips': '{pips} Augen',
  'picture.dice': '{count, plural, one {# Würfel} other {# Würfel}}',
  'picture.summary': 'Tisch {number} · {outcome}',
  'picture.altar': 'In Voltumna',
  'picture.forest': 'Im Wald',
  'picture.turns': 'Zug',
  'picture.swing': 'Chance {change}',
  'picture.hit': 'Schlag',
  'picture.turningPoints': 'Wendepunkte · Siegchance',
  'picture.noTurningPoints': 'Kein Zug sticht heraus.',
  'picture.turningPoint': 'Zug {turn}: {text}',
  'picture.moment.hit': '{who} schlägt {count, plural, one {einen} other {#}} von {whom}',
  'picture.moment.role': '{who} weiht den Tempel {role}',
  'picture.moment.lost': '{who} verliert {count, plural, one {einen} other {#}} in einem Durchgang',
  'picture.moment.out': '{who} scheidet aus',
  'picture.moment.roll': '{who} würfelt {dice}',
  'picture.moment.choice': '{who} übersieht einen besseren Zug',
  'picture.moment.sealed': '{who} versiegelt Durchgang {stone}',
  'picture.moment.altar': '{who} erreicht Voltumna',
  'picture.change': '{text} ({whose, select, own {} other {{whose} }}{change})',
  'picture.film.start': 'Das Spiel beginnt',
  'picture.film.turn': 'Zug {turn} · {who}',
  'picture.film.moment': '{turn} · {text}',
  'picture.alt.leaderboard': 'Rangliste: {subject}.',
  'picture.alt.row':
    '{rank}. {name}: {rating}{provisional, select, yes {, vorläufig} other {}}, {games, plural, one {eine Partie} other {# Partien}}, {wins} gewonnen.',
  'picture.alt.more': '{count, plural, one {Noch einer steht} other {Noch # stehen}} im Bild.',
  'picture.alt.profile': 'Profil von {name}: {subject}.',
  'picture.alt.rated':
    'Wertung {rating}{rank, plural, =0 {} other {, Platz #}}{provisional, select, yes {, vorläufig} other {}}.',
  'picture.alt.games':
    '{games, plural, one {Eine Partie} other {# Partien}}, {wins} gewonnen{share, select, none {} other { ({share})}}.',
  'picture.alt.byPlayers': 'Zu {players}: {wins} von {games} gewonnen.',
  'picture.alt.curve': 'Die Wertung ging von {first} auf {last}, zwischen {low} und {high}.',
  'picture.alt.roles':
    'Tuchulcha geweiht in {tuchulcha, plural, one {einer Partie} other {# Partien}}, Lasa Vecuvia in {lasaVecuvia}.',
  'picture.alt.feats':
    '{hits, plural, one {Ein Schlag} other {# Schläge}}, der beste {best}. Siege in Folge: jetzt {now}, höchstens {longest}.',
  'picture.alt.luck': 'Würfel: {pips} gegenüber dem Durchschnitt ({dice}).',
  'picture.alt.turns':
    '{turns, plural, one {Ein Zug} other {# Züge}}, {hits, plural, one {ein Schlag} other {# Schläge}}.',
  'picture.alt.player':
    '{name} ({color}): am Ende {altar} in Voltumna, {forest} im Wald; Würfel {pips}{swing, select, none {} other {, Chance {swing}}}.',
  'picture.alt.turningPoint': 'Wendepunkt in Zug {turn}: {text}.',
  'picture.alt.film': 'Ein bewegtes Bild des Spielplans, von Zug {from} bis Zug {to}.',
  'picture.alt.moreHappened': 'Noch {count, plural, one {ein Ereignis} other {# Ereignisse}} mehr.',

  // Würfel, die man prüfen kann.
  'name.verify': 'prüfen',
  'name.dice': 'würfel',
  'command.verify': 'Nachrechnen, was in einem beendeten Spiel gewürfelt oder gezogen wurde',
  'command.dice': 'Wie gleichmäßig die Würfel dieses Servers bisher fielen',
  'lobby.opening': '**{game}**: Ein Tisch wird eröffnet.',
  'dice.fixed':
    '-# {game, select, bacchanalia {Karten, festgelegt, bevor sonst jemand Platz nimmt: `{commitment}`} other {Würfel, festgelegt, bevor sonst jemand Platz nimmt: `{commitment}`}}',
  'dice.facts': '-# Seit dem Start bekannt: `{facts}`',
  'dice.secret':
    '-# {game, select, bacchanalia {Woher die Karten kamen (/prüfen rechnet sie nach): `{secret}`} other {Woher die Würfel kamen (/prüfen rechnet sie nach): `{secret}`}}',
  'verify.agrees':
    '{game, select, bacchanalia {**Tisch {number}: Die Karten stimmen.** Aus dem Geheimnis nachgerechnet: wer angefangen hat und {rolls, plural, =0 {keine Ziehung} one {eine Ziehung} other {alle # Ziehungen}}.} other {**Tisch {number}: Die Würfel stimmen.** Aus dem Geheimnis nachgerechnet: wer angefangen hat und {rolls, plural, =0 {kein Wurf} one {ein Wurf} other {alle # Würfe}}.}}',
  'verify.differs':
    '{game, select, bacchanalia {**Tisch {number}: Die Karten stimmen nicht.** {wrong, plural, =0 {Keine} other {#}} von {rolls, plural, one {einer Ziehung} other {# Ziehungen}} {wrong, plural, =0 {weicht} one {weicht} other {weichen}} von dem ab, was das Geheimnis ergibt.} other {**Tisch {number}: Die Würfel stimmen nicht.** {wrong, plural, =0 {Keiner} other {#}} von {rolls, plural, one {einem Wurf} other {# Würfen}} {wrong, plural, =0 {weicht} one {weicht} other {weichen}} von dem ab, was das Geheimnis ergibt.}}',
  'verify.differs.first': 'Für den ersten Zug: {drawn}. Das Geheimnis ergibt {due}.',
  'verify.differs.facts': 'Was beim Start bekannt war, passt nicht zu den Leuten in diesem Spiel.',
  'verify.differs.roll':
    '{game, select, bacchanalia {Ziehung {place}, von 0 an gezählt: {dice}. Das Geheimnis ergibt {due}.} other {Wurf {place}, von 0 an gezählt: {dice}. Das Geheimnis ergibt {due}.}}',
  'verify.differs.more': 'Und {count, plural, one {noch einer} other {noch #}}.',
  'verify.fixed':
    '-# Vor dem Start festgelegt, zu vergleichen mit der ersten Nachricht des Tischs: `{commitment}`',
  'verify.secret': '-# Das Geheimnis: `{secret}`',
  'verify.id':
    '-# {game, select, bacchanalia {Die Kennung des Tischs: `{id}`.} other {Die Kennung des Tischs: `{id}`. Wie man es ohne mich nachrechnet, steht in meiner README.}}',
  'verify.running':
    '{game, select, bacchanalia {**Tisch {number}: {begun, select, yes {Die Geschichte wird erzählt} other {Die Geschichte hat noch nicht begonnen}}.** Die Karten sind schon festgelegt; woher sie kommen, wird am Ende der Geschichte verraten, und dann lässt sich jede Ziehung prüfen.} other {**Tisch {number}: {begun, select, yes {Es wird gespielt} other {Das Spiel hat noch nicht begonnen}}.** Die Würfel sind schon festgelegt; woher sie kommen, wird am Ende des Spiels verraten, und dann lässt sich jeder Wurf prüfen.}}',
  'verify.unplayed':
    '{game, select, bacchanalia {Tisch {number} wurde vor dem Start geschlossen: Dort ist keine Karte gezogen worden.} other {Tisch {number} wurde vor dem Start geschlossen: Dort ist nichts gewürfelt worden.}}',
  'verify.before':
    'Tisch {number} stammt aus der Zeit, bevor Würfel zu prüfen waren: Sie kamen aus dem Zufall der Maschine, auf der ich laufe, und davon ist nichts geblieben.',
  'verify.unknown':
    'Einen solchen Tisch kenne ich auf diesem Server nicht. Wähle einen mit der Option „tisch“.',
  'verify.none': 'Auf diesem Server wurde noch kein Spiel gespielt, dessen Würfel zu prüfen wären.',
  'verify.button.first': 'Zur ersten Nachricht',
  'dice.head':
    '**Die Würfel dieses Servers**: {count, plural, one {ein Würfel} other {# Würfel}} in beendeten Spielen.',
  'dice.even':
    'So oder ungleichmäßiger fallen gerechte Würfel in {cases, plural, =0 {weniger als einem} one {einem} other {#}} von 100 Fällen.',
  'dice.statistic': '-# Chi-Quadrat {chiSquare} bei 5 Freiheitsgraden, p = {p}',
  'dice.few': 'Das sind zu wenige, um zu sagen, wie gleichmäßig sie fallen.',
  'dice.none': 'Auf diesem Server wurde noch kein Spiel beendet, also gibt es keine Würfel zu zählen.',
  'dice.shared': '-# {name} teilt dies.',
  'dice.noShare':
    'Das kann hier nicht geteilt werden: Wir beide, du und ich, müssen in diesem Kanal schreiben dürfen.',

  // Wer am besten ist, und was über Leute gespeichert wird.
  'who.gone': 'jemand von früher',
  'name.leaderboard': 'rangliste',
  'name.profile': 'profil',
  'name.privacy': 'datenschutz',
  'name.game': 'spiel',
  'name.season': 'saison',
  'name.page': 'seite',
  'name.person': 'person',
  'command.leaderboard': 'Wer auf diesem Server am besten ist',
  'command.leaderboard.game': 'In welchem Spiel',
  'command.leaderboard.season': 'Dieses Quartal, dieses Jahr, alle Zeiten oder eine vergangene Saison',
  'command.leaderboard.players': 'Nur Partien mit so vielen Spielern; ohne Angabe alle zusammen',
  'command.leaderboard.page': 'Ab welcher Seite',
  'command.profile': 'Deine Bilanz auf diesem Server oder die von jemand anderem',
  'command.profile.person': 'Wessen; ohne Angabe deine',
  'command.privacy': 'Was ich über dich speichere: ansehen, dich ausblenden, löschen',
  'leaderboard.head': '**Rangliste** · {subject}',
  'leaderboard.row': '**{rank}.** {name} · {rating} · {wins} von {games} gewonnen',
  'leaderboard.you': '{name} (du)',
  'leaderboard.provisional': '-# Vorläufig, nach weniger als {games} Partien:',
  'leaderboard.means':
    '-# Alle beginnen bei {start}; ± sagt, wie weit die Zahl noch daneben liegen kann, und schrumpft mit jeder Partie. Sortiert nach dem unteren Ende (Wertung minus ±), damit ein paar glückliche Partien nicht viel ausmachen.',
  'leaderboard.mine':
    '-# Du: Platz {rank} von {total}, {rating}{provisional, select, yes {, vorläufig} other {}}.',
  'leaderboard.notYou':
    '-# Du stehst noch nicht darauf: Eine Partie, die du zu Ende spielst, bringt dich dorthin.',
  'leaderboard.hidden': '-# Du stehst nicht darauf, weil du dich ausgeblendet hast (/datenschutz).',
  'leaderboard.nobody':
    'Noch steht niemand auf dieser Rangliste. Wer eine Partie zu Ende spielt, steht sofort darauf, bis {games} Partien als vorläufig. /tuchulcha neu eröffnet einen Tisch; auch Computerspieler zählen als Gegner.',
  'leaderboard.noSeason':
    'Eine solche Saison kenne ich nicht. Wähle eine mit der Option „saison“ oder schreibe ein Jahr wie 2026 oder ein Quartal wie 2026-Q4.',
  'leaderboard.button.previous': 'Vorige Seite',
  'leaderboard.button.next': 'Nächste Seite',
  'leaderboard.button.mine': 'Zu meinem Platz',
  'leaderboard.choose.season': 'Andere Saison wählen',
  'leaderboard.choose.players': 'Zahl der Spieler wählen',
  'leaderboard.option.now': '{season} (jetzt)',
  'profile.head': '**{name}** · {game}, auf diesem Server',
  'profile.rating':
    'Wertung **{rating}**, Platz {rank} von {of} (alle Zeiten){more, plural, =0 {} one {; vorläufig, noch eine Partie, dann zählt sie} other {; vorläufig, noch # Partien, dann zählt sie}}',
  'profile.ratingAlone': 'Wertung **{rating}**, auf keiner Rangliste',
  'profile.unrated': 'Nicht gewertet: Das wird nur, wer eine Partie von Anfang an spielt.',
  'profile.games': 'Partien: **{games}**, gewonnen **{wins}**{share, select, none {} other { ({share})}}',
  'profile.byPlayers': 'Gewonnen: {parts}',
  'profile.byPlayers.part': '{wins} von {games} bei {players} Spielern',
  'profile.endings': 'So gingen sie aus: {parts}',
  'profile.endings.place': '{rank}. Platz {times}×',
  'profile.endings.left': 'vorzeitig gegangen {times}×',
  'profile.endings.substitute': 'eingesprungen {times}× ({wins} gewonnen)',
  'profile.roles': 'Rollen: {parts}',
  'profile.roles.none': 'Rollen: bisher keine',
  'profile.roles.part':
    '{role, select, tuchulcha {Tuchulcha} other {Lasa Vecuvia}} {games}×, {wins} gewonnen',
  'profile.hits':
    'Geschlagen: {hits} insgesamt, {best, plural, =0 {noch keiner} one {immer nur einer} other {mit dem besten Schlag #}}; von den eigenen geschlagen: {taken}, in Durchgängen verloren: {lost}',
  'profile.streak': 'Siege in Folge: jetzt {now}, höchstens {best}',
  'profile.luck':
    'Würfelglück: {surplus} Augen gegenüber dem Durchschnitt von {dice, plural, one {einem Würfel} other {# Würfeln}}',
  'profile.turns': 'Züge: {turns}',
  'profile.stories':
    'Geschichten (Bacchanalia): an **{told}** beteiligt, {ended, plural, =0 {kein Ende} one {ein Ende} other {# Enden}} erzählt',
  'profile.onlyYou': '-# Nur du kannst das sehen: Du hast dich ausgeblendet (/datenschutz).',
  'profile.hidden': '{name} möchte die eigene Bilanz für sich behalten.',
  'profile.noneOwn':
    'Du hast auf diesem Server noch keine Partie beendet. /tuchulcha neu eröffnet einen Tisch; Computerspieler spielen sofort mit.',
  'profile.none': '{name} hat auf diesem Server noch keine Partie beendet.',
  'profile.bot':
    'Bots haben kein Profil. Der Computerspieler hat eine feste Wertung und steht auf keiner Rangliste.',
  'profile.noShare': 'Dieses Profil kann nicht geteilt werden: Es wurde inzwischen ausgeblendet.',
  'privacy.what':
    '**Was ich über dich speichere, und wozu**\n- Deine Discord-ID und deinen Namen, wie er an deinen Tischen steht: damit ich weiß, wer am Zug ist.\n- Was du an Tischen tust, Zug um Zug, mit der Zeit: Ein Spiel besteht aus seinen Zügen. Daraus kommen Ergebnisse, Wertungen und Bilder.\n- Was du in Geschichten schreibst, Wort für Wort, und was du noch nicht erzählt hast: Es ist die Geschichte und ihre Chronik.\n- Was du mit /ich gewählt hast, deinen Urlaub, die Tische, denen du folgst, die Sprache deines Discords.\nSonst nichts, keine deiner Nachrichten außer denen, die du mir gibst. Niemand bekommt es von mir, und es bleibt, bis du es löschst.',
  'privacy.ranked':
    '{hidden, select, yes {Du stehst auf keiner Rangliste, und nur du kannst dein Profil sehen.} other {Auf Servern, auf denen du eine Partie beendet hast, stehst du auf der Rangliste, und andere können dein Profil sehen.}}',
  'privacy.button.data': 'Meine Daten zeigen',
  'privacy.button.hide': 'Mich auf Ranglisten ausblenden',
  'privacy.button.unhide': 'Mich auf Ranglisten wieder zeigen',
  'privacy.button.ask': 'Meine Daten löschen…',
  'privacy.button.delete': 'Alles endgültig löschen',
  'privacy.button.keep': 'Alles behalten',
  'privacy.data': 'Alles, was ich über dich speichere, als .json-Datei. Nur du siehst sie.',
  'privacy.dataTooLarge':
    'Was ich über dich speichere, ist zu groß für eine Datei in Discord. Wer diesen Bot betreibt, kann es dir geben.',
  'privacy.question':
    '**Alles über dich löschen?** Das lässt sich nicht rückgängig machen.\n- {playing, plural, =0 {{stories, plural, =0 {Du spielst an keinem Tisch.} other {}}} one {An dem Tisch, an dem du spielst, übernimmt ein Computerspieler deinen Platz für immer; das zählt als gegangen.} other {An den # Tischen, an denen du spielst, übernimmt ein Computerspieler deinen Platz für immer; das zählt als gegangen.}}{stories, plural, =0 {} one { Die Geschichte, in der du mitspielst, geht ohne dich weiter.} other { Die # Geschichten, in denen du mitspielst, gehen ohne dich weiter.}}\n- {lobbies, plural, =0 {Du wartest an keinem Tisch von anderen.} one {Du stehst von dem Tisch auf, an dem du wartest.} other {Du stehst von den # Tischen auf, an denen du wartest.}} {own, plural, =0 {} one {Der Tisch, den du eröffnet hast, wird geschlossen.} other {Die # Tische, die du eröffnet hast, werden geschlossen.}}\n- Beendete Partien bleiben für die anderen, unter niemandes Namen. Deine Wertungen, Plätze und dein Profil sind weg.\n- In Geschichten wird jedes deiner Worte zu „…“; was andere geholt haben, bleibt bei ihnen.\n- Deine Einstellungen, dein Urlaub und deine Erinnerungen sind weg.\n- Was ich in Kanäle geschrieben habe, bleibt dort wie jede Nachricht; wer den Server verwaltet, kann es löschen.\nDu kannst jederzeit wiederkommen und fängst dann neu an.',
  'privacy.failed': '**Das hat nicht geklappt, und noch ist nicht alles gelöscht.** Tippe bitte noch einmal.',
  'privacy.deleted':
    '**Erledigt.** Nichts, was ich speichere, führt noch zu dir. Wenn du wiederkommst, fängst du neu an.',

  // Partien, die zu Ende sind.
  'name.history': 'verlauf',
  'command.history': 'Beendete Partien noch einmal ansehen: Zug um Zug, als Film oder als Datei',
  'command.history.person': 'Wessen Partien; ohne Angabe die von allen',
  'name.chronicle': 'chronik',
  'command.chronicle':
    'Die Geschichte eines Tischs bis hierher, als Datei für die, die sie erzählen oder erzählt haben',
  'history.list.head':
    '**{whose, select, own {Deine beendeten Partien} other {Beendete Partien{whose, select, all { auf diesem Server} other { von {name}}}}}**',
  'history.list.row':
    '**{number}** · {game, select, none {} other {{game} · }}{time} · {players} · {turns, plural, one {ein Zug} other {# Züge}}',
  'history.list.won': '{name} (gewonnen)',
  'history.list.hint':
    '-# Wähle eine Partie, um sie zu öffnen. Partien, die vor ihrem Ende geschlossen wurden, stehen nicht hier: Nenne ihren Tisch im Befehl.',
  'history.list.none':
    '{whose, select, own {Du hast auf diesem Server noch keine Partie beendet.} all {Auf diesem Server ist noch keine Partie beendet worden.} other {{name} hat auf diesem Server noch keine Partie beendet.}} Sobald eine Partie zu Ende ist, steht sie hier; /tuchulcha neu eröffnet einen Tisch.',
  'history.list.hidden': 'Diese Person möchte ihre Ergebnisse für sich behalten.',
  'history.choose.table': 'Eine Partie öffnen',
  'history.choose.turn': 'Zu einem besonderen Zug gehen',
  'history.button.story': 'Geschichte der Partie',
  'history.button.newer': 'Neuere Partien',
  'history.button.older': 'Ältere Partien',
  'history.button.mine': 'Nur meine Partien',
  'history.button.all': 'Partien von allen',
  'history.button.replay': 'Zug um Zug ansehen',
  'history.button.film': 'Film daraus machen',
  'history.button.lastTurn': 'Film vom letzten Zug machen',
  'history.button.dice': 'Würfel nachprüfen',
  'history.button.text': 'Als Text ausgeben',
  'history.button.json': 'Für Programme ausgeben',
  'history.button.next': 'Nächster Zug',
  'history.button.back': 'Einen Zug zurück',
  'history.button.first': 'Zurück zum Anfang',
  'history.button.last': 'Weiter zum Ende',
  'history.closed': '**Tisch {number} wurde vor dem Ende geschlossen: Niemand gewinnt.**',
  'history.when': '{time}, nach {turns, plural, one {einem Zug} other {# Zügen}}.',
  'history.player': '{who}, {god}',
  'history.row':
    '- {end}; {hits, plural, =0 {niemanden geschlagen} one {einen geschlagen} other {# geschlagen}}{luck, select, none {} other {; {luck}}}',
  'history.luck': 'Würfel {pips} Augen{swing, select, none {} other {, Gewinnchance {swing}}}',
  'history.points': '**Wendepunkte**, mit dem, was sie an der Gewinnchance änderten:',
  'history.point': '- Zug {turn}: {text}',
  'history.isPoint': 'Wendepunkt: {text}',
  'history.making': '-# Das Bild wird gemacht, und das Würfelglück gewogen …',
  'history.noPicture':
    '-# Das Bild und das Würfelglück sind gerade nicht zu haben. Öffne die Partie in einer Minute noch einmal.',
  'history.turn':
    '**Tisch {number}**, {turn, plural, =0 {vor dem ersten von {turns} Zügen} other {Zug # von {turns}}}',
  'history.turn.start': 'Am Tisch sitzen {players}; {who} beginnt.',
  'history.turn.who': '{who}, {god}{dice, select, none {} other {: Würfel {dice}}}',
  'history.turn.what': '{told, select, nothing {Niemand wurde bewegt.} other {{told}}}',
  'history.film.making': 'Der Film wird gemacht …{done, plural, =0 {} other { # von {total} Bildern.}}',
  'history.film':
    '**Tisch {number}**: {part, select, film {die ganze Partie} other {der letzte Zug}} als Film von {seconds, plural, one {einer Sekunde} other {# Sekunden}}.',
  'history.film.shortened':
    '-# Einige Züge, in denen wenig geschah, sind ausgelassen, damit Discord die Datei annimmt.',
  'history.film.busy':
    'Es warten schon andere auf ihre Filme. Bitte versuche es in einer Minute noch einmal.',
  'history.export':
    'Tisch {number} als {kind, select, json {Datei für Programme} other {Text}}: `{file}`. {checked, select, yes {`node src/cli/verify.mjs {file}` rechnet die Würfel ohne mich nach; wie, und was in der Datei steht, sagt mein README.} other {Was darin steht, sagt mein README. Die Würfel dieses Tisches lassen sich nicht nachprüfen: Er ist aus der Zeit davor.}}',
  'history.not.goesOn':
    'Tisch {number} ist noch nicht zu Ende. Seine Geschichte wird erzählt, wenn er es ist.',
  'history.not.unplayed':
    'Tisch {number} wurde geschlossen, bevor jemand etwas getan hatte: Da ist nichts anzusehen.',
  'history.not.story':
    'Die Geschichte von Tisch {number} ist für die, die am Tisch sitzen oder saßen, es sei denn, sie stimmen alle der Veröffentlichung zu.',
  'history.not.private':
    'Tisch {number} war privat: Nur wer dort gespielt hat, kann die Partie ansehen und teilen.',

  'chronicle.title': 'Die Chronik von Tisch {number}',
  'chronicle.contents': 'Inhalt',
  'chronicle.cast': 'Die Figuren',
  'chronicle.story': 'Die Geschichte',
  'chronicle.fates': 'Was aus ihnen wurde',
  'chronicle.goesOn': 'Die Geschichte geht weiter. Das ist bisher erzählt.',
  'chronicle.scenes': 'Szenen',
  'chronicle.gifts': 'Vor Beginn der Geschichte geschenkt: {gifts}.',
  'chronicle.gift': '{deus} von {who}',
  'chronicle.isFirst': 'Hier werden die ersten Zeichen des Bacchanals erzählt.',
  'chronicle.unruled': 'Eine Szene',
  'chronicle.ruled.most': '{deus} herrscht, mit {count} Umbra.',
  'chronicle.ruled.vinumWins': 'Vinum herrscht: so viele Umbra wie {others}, und ein Satyrus ist dabei.',
  'chronicle.ruled.vinumLoses':
    '{deus} herrscht: Vinum hat ebenso viele Umbra, verliert aber ohne Satyrus jeden Gleichstand.',
  'chronicle.ruled.tied': 'Niemand herrscht allein: {others} haben je {count} Umbra.',
  'chronicle.ruled.none': 'Auf keinem Deus liegt eine Umbra, und so herrscht Vinum.',
  'chronicle.parcae': 'Parcae wurde zum {times}. Mal gezogen.',
  'chronicle.amansCame': 'Amans kam in die Mitte.',
  'chronicle.minervaWent': 'Für Minerva war kein Wein da, auf den zu verzichten war, und sie ging.',
  'chronicle.moved.came': '{deus} kam zu {to}.',
  'chronicle.moved.left': '{deus} verließ {from}.',
  'chronicle.moved.went': '{deus} ging von {from} zu {to}.',
  'chronicle.endingBegins.onePlayer': 'Nur eine Figur ist noch da, und das letzte Ende beginnt.',
  'chronicle.endingBegins.twoAndParcae':
    'Zwei sind noch da, Parcae wurde gezogen, und die letzten Enden beginnen.',
  'chronicle.endingBegins.time': 'Die vereinbarte Zeit ist gekommen, und die letzten Enden beginnen.',
  'chronicle.endingBegins.parcae':
    'Parcae wurde so oft gezogen wie vereinbart, und die letzten Enden beginnen.',
  'chronicle.bacchus': 'Wie Bacchus kam',
  'chronicle.odd.kept':
    '{umbra} wurde für die nächste Szene behalten.{woven, select, yes { Eingewoben:} other {}}',
  'chronicle.odd.open':
    '{umbra} soll für die nächste Szene bleiben. {who} bezweifelt das.{woven, select, yes { Eingewoben sein soll:} other {}}',
  'chronicle.odd.dismissed':
    '{umbra} wurde für die nächste Szene behalten. {who} bezweifelte das, und die Karte blieb.{woven, select, yes { Eingewoben:} other {}}',
  'chronicle.odd.upheld':
    '{umbra} wurde für die nächste Szene behalten. {who} bezweifelte das, und die Karte wurde abgelegt.{woven, select, yes { Eingewoben sein sollte:} other {}}',
  'chronicle.minerva': 'Dafür gab es Minerva, von {who}.',
  'chronicle.asks': '{who} fragt',
  'chronicle.asks.bacchus': 'Bacchus fragt, durch {who}',
  'chronicle.answers': '{who} antwortet',
  'chronicle.untold.skipped': 'Übersprungen.',
  'chronicle.untold.absent': 'Übergangen: Es wurde nichts erzählt.',
  'chronicle.untold.open': 'Noch nicht erzählt.',
  'chronicle.endingBy.amans': 'Amans-Ende',
  'chronicle.endingBy.miles': 'Miles-Ende',
  'chronicle.endingBy.story': 'Story-Ende',
  'chronicle.ending': '{ending} ({by})',
  'chronicle.twist.accuserGone': 'Vor dem Tod eine Wendung: Den Accusator gibt es nicht mehr.',
  'chronicle.twist.amansSaved': 'Vor dem Tod eine Wendung: Der Amans ist für immer in Sicherheit.',
  'chronicle.departed': '{who} hat die Geschichte verlassen',
  'chronicle.fate.open': 'geht weiter',
  'chronicle.fate.left': 'ohne Ende gegangen',
  'chronicle.colophon':
    'Haruspex hat die Karten geführt und dieses Buch gemacht: Tisch {number}{dates, select, none {} other {, {dates}}}.',
  'chronicle.colophon.words':
    'Die Worte der Geschichte gehören denen, die sie erzählt haben, und stehen hier wie geschrieben.',
  'chronicle.colophon.game':
    'Bacchanalia ist ein Spiel von Paul Czege und Michele Gelli (2012). Haruspex ist ein inoffizielles Werk aus dem Kreis derer, die es spielen.',
  'chronicle.somebody': 'jemand',
  'chronicle.somewhere': 'ein anderer Kanal',
  'chronicle.show':
    '**Die Chronik von Tisch {number}**: {scenes, plural, =0 {noch keine Szene} one {eine Szene} other {# Szenen}}{over, select, yes {} other {, und die Geschichte geht weiter}}. Sie wird jetzt für dich geschrieben, in deiner Sprache und aus allem, was erzählt wurde; was übersprungen wurde, steht nicht darin.',
  'chronicle.publish.none':
    'Sie ist für die, die am Tisch sitzen oder saßen, es sei denn, sie stimmen alle der Veröffentlichung zu.',
  'chronicle.publish.some':
    'Für alle ist sie, sobald alle am Tisch zustimmen; bisher {count} von {all}: {names}.',
  'chronicle.publish.all':
    'Alle stimmen der Veröffentlichung zu: Auf diesem Server können sie alle lesen.{final, select, yes {} other { Bis die Geschichte zu Ende ist, kann das jeder von ihnen zurücknehmen.}}',
  'chronicle.button.html': 'Als Webseite holen',
  'chronicle.button.markdown': 'Als Markdown holen',
  'chronicle.button.agree': 'Der Veröffentlichung zustimmen',
  'chronicle.button.disagree': 'Meine Zustimmung zurücknehmen',
  'chronicle.button.publish': 'Hier allen zeigen',
  'chronicle.file':
    'Die Chronik von Tisch {number} als {kind, select, html {Webseite: Speichere die Datei und öffne sie in einem Browser} other {Markdown}}. Nur du siehst diese Nachricht.',
  'chronicle.published':
    '**Die Chronik von Tisch {number}**, veröffentlicht von denen, die sie erzählt haben. /bacchanalia chronik hat sie in deiner Sprache.',
  'chronicle.none':
    'Du hast auf diesem Server noch keine Geschichte erzählt. Die Option „tisch“ nennt die von anderen.',
  'chronicle.notBegun': 'Die Geschichte von Tisch {number} hat nicht begonnen.',
  'chronicle.noStory':
    'An Tisch {number} wird keine Geschichte erzählt, sondern Tuchulcha gespielt. /verlauf hat die Partie.',

  // Turns of a story.
  'bacchanalia.parcae': 'Parcae',
  'bacchanalia.middle': 'die Mitte',
  'bacchanalia.dealt':
    'Gezogen: {cards}.{discarded, plural, =0 {} one { Ein Vinum kam weg.} other { # Vinum kamen weg.}}',
  'bacchanalia.did.gave': '{who} gab {to} die Karte {deus}.',
  'bacchanalia.did.introducesFirst': 'Als Erste vorgestellt wird, so das Los: {who}.',
  'bacchanalia.did.parcae': 'Parcae kam, zum {times}. Mal.',
  'bacchanalia.did.amansCame': 'Amans kommt in die Mitte.',
  'bacchanalia.did.wine': 'Minerva bekam ein Vinum.',
  'bacchanalia.did.minervaWent': 'Für Minerva war kein Vinum da: Sie liegt wieder in der Mitte.',
  'bacchanalia.did.deusMoved':
    '{deus}: {from, select, middle {aus der Mitte} other {von {from}}} {to, select, middle {in die Mitte} other {zu {to}}}.',
  'bacchanalia.did.nothingToGet': 'Niemand hat {deus}, also wird keine Karte genommen.',
  'bacchanalia.did.kept': '{who} behält {card}.',
  'bacchanalia.did.challenged': '{who} bezweifelt, dass es eingeflochten war.',
  'bacchanalia.did.voted':
    '{upheld, select, yes {Der Zweifel gilt, die behaltene Karte kommt weg} other {Die behaltene Karte bleibt}}: {for} dafür, {against} dagegen.',
  'bacchanalia.did.endingBegins':
    '{because, select, onePlayer {Nur noch jemand ist übrig} twoAndParcae {Zwei sind übrig, und Parcae kam} time {Die vereinbarte Zeit ist da} other {Parcae kam so oft wie vereinbart}}: Wer noch spielt, erzählt im nächsten Zug das Ende.',
  'bacchanalia.did.ended': 'Die Geschichte von {who} ist erzählt: {ending}.',
  'bacchanalia.did.absent': '{who} ist nicht da und wurde übergangen.',
  'bacchanalia.did.left': '{who} hat die Geschichte verlassen.',
  'bacchanalia.head': '**{who}: {what}**',
  'bacchanalia.table': '-# Tisch {number} · Zug {turn}{until, select, none {} other { · Zeit bis {until}}}',
  'bacchanalia.what':
    '{phase, select, gift {gib eine der Karten in der Mitte jemand anderem} introduction {stell deine Figur vor{first, select, yes { und erzähle die ersten Zeichen des Festes in der Stadt} other {}}} bacchusCame {Bacchus kam zu dir: Erzähle kurz, wie er sich zeigt} bacchusMoves {Bacchus regiert dich nicht. Zu wem geht er?} aruspex {wähle, was die Karten tun} scene {erzähle deine Szene} odd {behalte eine Karte oder beende den Zug} witness {{who} behält eine Karte. Mach weiter, oder bezweifle sie} challenge {war es in die Szene von {who} eingeflochten? Stimm ab} question {Bacchus ist bei dir. Frag {who}, was du wissen willst} answer {beantworte, was {asker} dich fragt} chooseEnding {wähle, wie deine Geschichte endet} ending {erzähle, wie deine Geschichte endet} bacchusStays {Bacchus bleibt zurück. Bei wem?} other {}}',
  'bacchanalia.introduction':
    'Wer bist du? Was zeigt der Spiegel? Wer ist dein Amans, wen liebst du? Welches Verbrechens klagt man dich an, und wer tut es? Wo in Bertinoro bist du, und was tust du dort, ohne deinen Amans?{first, select, yes { Und woran merkt man, dass das Fest begonnen hat?} other {}}',
  'bacchanalia.woven': '{who} behält {card}; eingeflochten ist: „{woven}“',
  'bacchanalia.choose': 'Wähle',
  'bacchanalia.choose.give': 'Welche Karte, und an wen?',
  'bacchanalia.choose.deus': 'Welche Karte?',
  'bacchanalia.choice.give': '{deus} an {seat}',
  'bacchanalia.button.tell': 'Jetzt erzählen',
  'bacchanalia.button.part': 'Erst einen Teil schreiben',
  'bacchanalia.button.draft': 'Mein Entwurf',
  'bacchanalia.button.askAsBacchus': 'Die Frage stellen',
  'bacchanalia.button.ask': 'Danach fragen',
  'bacchanalia.button.answer': 'Darauf antworten',
  'bacchanalia.button.bacchusTo': 'Bacchus zu {seat}',
  'bacchanalia.button.putBack': '{deus} ablegen ({place})',
  'bacchanalia.button.get': '{deus} nehmen ({place})',
  'bacchanalia.button.keep': '{card} behalten',
  'bacchanalia.button.keepNone': 'Zug beenden',
  'bacchanalia.button.accept': 'Gelten lassen',
  'bacchanalia.button.challenge': 'Karte bezweifeln',
  'bacchanalia.button.vote.yes': 'Es war nicht eingeflochten',
  'bacchanalia.button.vote.no': 'Es war eingeflochten',
  'bacchanalia.button.minerva': 'Minerva an {seat} geben',
  'bacchanalia.button.how': 'Wie geht das?',
  'bacchanalia.button.words': 'Die Karten in Worten',
  'bacchanalia.button.skip': 'X-Karte',
  'bacchanalia.button.retell': 'Neu erzählen',
  'bacchanalia.button.chronicle': 'Die Chronik',
  'bacchanalia.past.turn': 'Zug {number}, {who}{row, select, none {} other {: {row}}}',
  'bacchanalia.past.others':
    '-# Zug {number}, {who}: {what, select, came {Bacchus hat sich gezeigt} kept {eine Karte bleibt} closed {erzählt} accepted {Die behaltene Karte gilt} doubted {Die behaltene Karte wird bezweifelt} upheld {Die behaltene Karte kommt weg} rejected {Die behaltene Karte bleibt} asked {Bacchus hat gefragt} answered {Bacchus hat seine Antwort} other {übergangen}}.',
  'bacchanalia.end.head':
    '**An Tisch {number} ist alles erzählt.** Die Geschichte besteht aus {tales, plural, one {einer Erzählung} other {# Erzählungen}}.',
  'bacchanalia.end.row': '{who}: {ending, select, none {kein Ende erzählt} other {{ending}}}',
  'bacchanalia.end.chronicle':
    'Die Chronik enthält alles, für die, die am Tisch saßen; für alle, sobald sie alle zustimmen.',
  'bacchanalia.tale':
    '**{who}** · {kind, select, introduction {Vorstellung} bacchusCame {wie Bacchus kam} scene {Szene} ending {Ende} question {{ofBacchus, select, yes {Bacchus fragt} other {Frage}}} other {Antwort}}{parts, plural, one {} other { ({part} von #)}}{here, select, yes {, in eigenen Worten oben} other {}}',
  'bacchanalia.skipped': '-# X-Karte: Was hier stand, ist übersprungen. Die Geschichte geht ohne es weiter.',
  'bacchanalia.skip.asked':
    'Soll übersprungen werden, was hier erzählt wurde? Niemand wird nach einem Grund gefragt. Die Geschichte geht ohne es weiter, und in der Chronik fehlt es.',
  'bacchanalia.skip.nobody': 'Überspringen, ohne meinen Namen',
  'bacchanalia.skip.me': 'Überspringen, mit meinem Namen',
  'bacchanalia.skip.done': 'Es ist übersprungen.',
  'bacchanalia.skip.told':
    'X-Karte{who, select, nobody {} other { von {who}}}: Eine Erzählung ist übersprungen. Die Geschichte geht ohne sie weiter.',
  'bacchanalia.form.tale':
    '{kind, select, introduction {Deine Figur} bacchusCame {Wie Bacchus sich zeigt} ending {Dein Ende} other {Deine Szene}}',
  'bacchanalia.form.tale.label':
    '{parts, plural, =0 {Erzähle} one {Folgt auf den Teil in deinem Entwurf} other {Folgt auf die # Teile in deinem Entwurf}}',
  'bacchanalia.form.part': 'Ein Teil deiner Erzählung',
  'bacchanalia.form.part.label': 'Wird aufbewahrt, bis du erzählst',
  'bacchanalia.form.question': 'Deine Frage',
  'bacchanalia.form.answer': 'Deine Antwort',
  'bacchanalia.form.retell': 'Neu erzählt',
  'bacchanalia.form.woven': 'Die behaltene Karte',
  'bacchanalia.form.woven.label': 'Was aus fremden Szenen ist eingeflochten?',
  'bacchanalia.draft.none':
    'Du hast keinen Entwurf an Tisch {number}. Schreib einen Teil, oder nimm „Zu meiner Szene“ bei einer eigenen Nachricht.',
  'bacchanalia.draft.head':
    'Dein Entwurf an Tisch {number}, {parts, plural, one {ein Teil} other {# Teile}}, {characters} Zeichen. Niemand sonst sieht ihn.',
  'bacchanalia.draft.full':
    'Dafür ist kein Platz: Eine Erzählung hat höchstens {most} Zeichen. Dein Entwurf ist, wie er war.',
  'bacchanalia.draft.saved':
    'Das konnte jetzt nicht erzählt werden. Es ist in deinem Entwurf aufbewahrt, nichts ist verloren.',
  'bacchanalia.givenBack': 'Das hast du geschrieben; es steht nirgends sonst.',
  'bacchanalia.draft.dropped': 'Der Entwurf ist verworfen.',
  'bacchanalia.draft.told': 'Es ist erzählt.',
  'bacchanalia.button.tellDraft': 'Den Entwurf erzählen',
  'bacchanalia.button.more': 'Noch mehr schreiben',
  'bacchanalia.button.drop': 'Entwurf verwerfen',
  'bacchanalia.done': 'Erledigt.',
  'bacchanalia.add.notYours': 'Nur eigene Nachrichten können zu deiner Szene.',
  'bacchanalia.add.noText': 'In dieser Nachricht steht kein Text.',
  'bacchanalia.add.noTable': 'Du sitzt an keinem Tisch, an dem hier erzählt wird.',
};
