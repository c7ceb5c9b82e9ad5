import type { Catalogue } from './catalogue.ts';
import { it as rules } from './rules/it.ts';

/** Italian. The notes for translators are in `en.ts`. */
export const it: Catalogue = {
  ...rules,

  'language.name': 'Italiano',

  'color.blue': 'blu',
  'color.red': 'rosso',
  'color.yellow': 'giallo',
  'color.black': 'nero',
  'color.green': 'verde',
  'color.violet': 'viola',

  'game.tuchulcha': 'Tuchulcha',
  'game.bacchanalia': 'Bacchanalia',

  'god.blue': 'Alpan',
  'god.red': 'Achvizr',
  'god.yellow': 'Thalna',
  'god.black': 'Leinth',

  who: '{name} ({color})',
  'who.computer': 'Giocatore virtuale',
  'who.neutral': 'neutrale',

  'place.temple': 'tempio',
  'place.altar': 'Velthumena',
  'place.exit': 'uscita',

  'step.way': 'da {from} a {to}',
  'step.wayOf': '{color} da {from} a {to}',
  'step.brings': '{way}, {brings}',
  'step.hit': 'colpisce il {color}',
  'step.open': 'apre un colpo sul {color}',
  'step.lost': 'va perso',
  'step.sealed': 'lo sigilla',
  'step.ritual': 'Rituale',
  'step.mystical': 'Mistica',
  'step.drop': 'rinuncia al dado {die}',
  'step.label': '{letter} · {die}: {text}',
  'step.label.drop': '{letter} · {die}: rinuncia a usarlo',

  'turn.head': '{who}, {text}',
  'turn.table':
    '-# Tavolo {number} · sei il {color}, sacerdote di {god}{until, select, none {} other { · il tuo tempo scade {until}}}',
  'turn.before': 'tocca a te: tira {count} dadi, o consacra prima il tuo tempio.',
  'turn.extra': 'hai tirato **{dice}**: un doppio. Vuoi tirare un {which}º dado?',
  'turn.discard': 'hai tirato **{dice}** per Tuchulcha. Scarta un dado.',
  'turn.afterFall': 'hai fatto cadere Tuchulcha! Il tuo tempio può prenderne il posto.',
  'turn.rolled':
    'hai tirato **{dice}**{role, select, tuchulcha { per Tuchulcha} lasaVecuvia { per Lasa Vecuvia} other {}}.',
  'turn.since': 'Dopo il tuo ultimo turno · {story}.',
  'turn.soFar': 'Finora · {line}',
  'turn.step': '{die}: {text}',
  'turn.how.extra':
    'Anche il dado in più va usato ovunque si possa, pure se ti danneggia.{role, select, tuchulcha { Poi Tuchulcha ne prende uno dei quattro.} other {}}',
  'turn.how.discard': 'Tuchulcha prende un dado; tutti gli altri vanno usati ovunque si possa.',
  'turn.how.before':
    'Una consacrazione cambia il tuo ruolo per il resto della partita; prima che valga, te lo chiedo ancora una volta.',
  'turn.how.afterFall': 'Se non lo vuoi, il tuo turno finisce.',
  'turn.how.only': 'Un solo turno è possibile · {line}',
  'turn.how.confirm': 'Hai usato i tuoi dadi. Chiudi il turno, o torna indietro di una mossa.',
  'turn.how.die': 'Da usare: {left}. Scegli prima il dado.',
  'turn.how.step': 'Da usare: {left}. Scegli una mossa; le lettere sono sul tabellone.',
  'turn.how.stepOrStop':
    'Da usare: {left}. Continua, o chiudi qui il turno: con un solo aruspice non devi usare tutti i dadi.',

  'story.you': 'tu',
  'story.deed': '{who}: {deeds}',
  'story.before': '… {story}',
  'story.times': '{phrase} ({times} volte)',
  'story.hit':
    '{yours, select, yes {{count, plural, one {colpito uno dei tuoi} other {colpiti # dei tuoi}}} other {{count, plural, one {colpito un aruspice {color}} other {colpiti # aruspici del {color}}}}} sulla pietra {stone}{to, select, temple { (di nuovo nel tempio)} other {}}',
  'story.lost': 'perso {own, select, yes {un aruspice} other {un aruspice {color}}} nel Passaggio {stone}',
  'story.sealed': 'sigillato il Passaggio {stone}',
  'story.altar': 'portato {own, select, yes {un aruspice} other {un aruspice {color}}} all’altare',
  'story.devoted.tuchulcha':
    'consacrato il tempio a Tuchulcha ({given, plural, one {# aruspice offerto} other {# aruspici offerti}})',
  'story.devoted.lasaVecuvia': 'consacrato il tempio a Lasa Vecuvia',
  'story.out.tuchulchaFell': 'fuori dalla partita (Tuchulcha è caduto)',
  'story.out.tuchulchaAlone': 'fuori dalla partita (Tuchulcha non ha più aruspici in gioco)',
  'story.out.tooFewForPassages': 'fuori dalla partita (meno aruspici che Passaggi aperti)',
  'story.out.noneInPlay': 'fuori dalla partita (nessun aruspice in gioco)',
  'story.out.resigned': 'partita abbandonata',
  'story.played': 'giocato l’unico turno possibile con {dice} ({steps})',
  'story.blocked': 'nessuna mossa possibile{why, select, nothing {} other { ({why})}}',
  'story.closed': 'Tuchulcha occupa {stones}',
  'story.strong': 'troppo potere su {stones}',

  'past.turn':
    '-# Turno {number} · {who}{dice, select, none {} other { · {dice}}}{told, select, nothing {} other { · {told}}}',
  'past.unknown': '-# Questo turno è finito.',

  'end.head':
    '**Tavolo {number}, fine della partita: {count, plural, =0 {non vince nessuno} one {vince {winners}} other {{winners} condividono la vittoria}}.**',
  'end.tuchulchaWins': 'Tuchulcha ha spazzato via tutti dal cammino.',
  'end.allSealed': 'Lasa Vecuvia ha sigillato tutti i Passaggi.',
  'end.lastInGame': 'In partita non è rimasto nessun altro.',
  'end.colorFinished':
    'Un colore non ha più aruspici in gioco: vince chi ne ha di più sull’altare, poi di meno nella foresta.',
  'end.lastTurn': 'Ultimo turno · {story}.',
  'end.row': '{who}: {altar} sull’altare, {forest} nella foresta',
  'end.turns': '-# Turni del {color}: {players}',
  'end.turnsOf': '{turns} di {name}',
  'end.rowOut': '{who}: fuori dalla partita',

  'lobby.head': '**{game}, tavolo {number}** · per {size} giocatori',
  'lobby.seat': '{shape} {color}{god, select, none {} other { ({god})}}: {name}',
  'lobby.person': '**{name}**',
  'lobby.free': 'libero',
  'lobby.how':
    '{open, plural, one {C’è un posto libero} other {Ci sono # posti liberi}}. La partita comincia da sola quando sono tutti occupati; chi inizia viene sorteggiato.',
  'lobby.closes': '-# Si chiude {time}, se nessuno arriva o se ne va.',
  'lobby.needsPerson': 'Deve sedersi almeno una persona.',
  'lobby.pace':
    '{pace}{clock, select, none {: un turno può durare quanto vuole.} other {; il tempo che avanza si accumula, fino al doppio.}}',
  'lobby.private': 'Tavolo privato. Inviti: {people, select, nobody {nessuno} other {{people}}}.',
  'lobby.invited': 'Inviti: {people}.',
  'lobby.invitation': '{people}: invito di {name} al tavolo {number}.',
  'lobby.adults':
    'Una storia per adulti, da raccontare insieme; le carte dicono di che cosa parla ogni scena. Tutti hanno una carta X: salta ciò che è stato appena raccontato, e nessuno chiede perché.',
  'terms.end.told': 'Finisce quando tutti hanno raccontato il proprio finale.',
  'terms.end.parcae': 'Gli ultimi finali cominciano quando Parcae viene pescata per la {times}ª volta.',
  'terms.end.time': 'Gli ultimi finali cominciano il {date} ({time}).',
  'terms.lines': '**Linee**, che la storia non oltrepassa mai:',
  'terms.veils': '**Veli**, dietro i quali le cose accadono senza essere raccontate:',
  'terms.none': 'Linee e veli: per ora nessuno.',
  'terms.more':
    '- … e {count, plural, one {un’altra voce} other {altre # voci}}: “Linee e veli” mostra tutto.',
  'terms.modal.title': 'Linee e veli di questa storia',
  'terms.modal.lines': 'Linee: mai in questa storia',
  'terms.modal.veils': 'Veli: solo accennati',
  'terms.fieldHint.lines': 'Una per riga, al massimo {most}. Chi è al tavolo può aggiungere e togliere.',
  'terms.fieldHint.veils': 'Uno per riga, al massimo {most}. Non serve dare motivi.',
  'terms.choose.end': 'Quando la storia arriva alla fine',
  'terms.option.days': 'Ultimi finali fra {days} giorni',
  'terms.option.date': 'Ultimi finali alla data qui sopra',

  'pace.live': 'In tempo reale: 5 minuti a turno',
  'pace.quick': 'Veloce: 2 ore a turno',
  'pace.daily': 'Giornaliero: 24 ore a turno',
  'pace.slow': 'Lento: 3 giorni a turno',
  'pace.none': 'Senza limiti di tempo',
  'lobby.playing': '**{game}, tavolo {number}**: stanno giocando {players}.',
  'lobby.starts': 'Inizia, per sorteggio, {who}.',
  'lobby.finished': '**{game}, tavolo {number}**: partita finita. Hanno giocato {players}.',
  'lobby.aborted': '**{game}, tavolo {number}**: chiuso prima dell’inizio.',
  'lobby.expired': '**{game}, tavolo {number}**: chiuso, perché da tempo nessuno arrivava o se ne andava.',
  'lobby.closed': '**{game}, tavolo {number}**: chiuso senza risultato. Hanno giocato {players}.',

  'button.join': 'Gioca con il {color}',
  'button.joinTable': 'Siediti al tavolo',
  'button.limits': 'Linee e veli',
  'button.leave': 'Lascia il posto',
  'button.addComputer': 'Aggiungi un giocatore virtuale',
  'button.removeComputer': 'Togli un giocatore virtuale',
  'button.start': 'Comincia la partita in {count}',
  'button.goToTable': 'Vai al tavolo',
  'button.roll': 'Tira {count} dadi',
  'button.extra': 'Tira un {which}º dado',
  'button.keep': 'Resta con {dice}',
  'button.discard': 'Scarta il dado {die}, tieni {rest}',
  'button.pass': 'Resta come sei, fine turno',
  'button.devote.tuchulcha': 'Consacra il tempio a Tuchulcha…',
  'button.devote.lasaVecuvia': 'Consacra il tempio a Lasa Vecuvia…',
  'button.never': 'Continua, non propormi più ruoli',
  'button.rematch': 'Gioca la rivincita',
  'button.undo': 'Annulla l’ultima mossa',
  'button.confirm': 'Fine turno',
  'button.playOnly': 'Gioca l’unico turno possibile',
  'button.endVacation': 'Rieccomi dalla vacanza',
  'button.die': 'Usa il dado {die} ({count, plural, one {# mossa} other {# mosse}})',
  'button.otherDie': 'Scegli un altro dado',
  'button.give': 'Dai {needed} a Tuchulcha, {temple, plural, =0 {nessuno} other {#}} dal tempio',
  'button.giveAll': 'Consacra il tempio a Lasa Vecuvia',
  'button.giveTemple': 'Offri un aruspice dal tempio',
  'button.giveStone': 'Offri l’aruspice sulla pietra {stone}',
  'button.resign':
    '{game, select, bacchanalia {Lascia la storia al tavolo {number}} other {Abbandona il tavolo {number}}}',

  'devote.tuchulcha':
    '**Consacri il tuo tempio a Tuchulcha?** Costa {needed} aruspici dall’altare e dalla foresta (ne hai {altar} e {forest}); il pulsante dice quanti vengono invece dal tempio. Chi ti rimane sull’altare va nella foresta. Poi tiri {dice} dadi e ne scarti uno, nessuno può colpirti, ignori le pietre Rituali e Mistiche e prosegui dopo un colpo. Vinci quando nessun altro è in gioco. Sei fuori appena un altro giocatore porta un aruspice all’altare.',
  'devote.lasaVecuvia':
    '**Consacri il tuo tempio a Lasa Vecuvia?** Tutti i tuoi sull’altare e nella foresta ({altar} e {forest}) vanno nel suo santuario; se non ce ne sono, ne offri uno in gioco. Poi i tuoi si fermano solo su pietre vuote, saltando gli altri, e solo Tuchulcha può mandarli nella foresta. Vinci sigillando {open, plural, one {l’unico Passaggio aperto} other {i # Passaggi aperti}}; con meno aruspici di così in gioco, sei fuori.',

  'notice.remind':
    'il tavolo {number} aspetta te{until, select, none {} other {: il tuo tempo scade {until}}}.',
  'notice.nudge': '{by} ti sollecita a giocare al tavolo {number}.',
  'notice.next': 'al tavolo {number} poi tocca a te, dopo {who}.',
  'notice.followed.turn':
    '{game, select, bacchanalia {Tavolo {number}, turno {turn}: la storia aspetta {who}.} other {Tavolo {number}, turno {turn}: gioca {who}.}}',
  'notice.followed.closed':
    '{game, select, bacchanalia {La storia al tavolo {number} è stata chiusa prima della fine.} other {Il tavolo {number} è stato chiuso senza risultato.}}',
  'notice.followed.over':
    '{game, select, bacchanalia {La storia al tavolo {number} è stata raccontata fino alla fine.} other {Tavolo {number}, fine della partita: {count, plural, =0 {non vince nessuno} one {vince {winners}} other {{winners} condividono la vittoria}}.}}',
  'notice.trouble.channelGone':
    'Il tavolo {number} ha perso il suo canale. La partita è conservata: `/{game} sposta` in un altro canale la porta lì.',
  'notice.trouble.noPermission':
    'Al tavolo {number}, in {channel}, non posso più scrivere, e nessuno vede di chi è il turno. Chi gestisce il server può permettermi di vedere il canale, inviare messaggi (anche nei thread), allegare file e leggere la cronologia. La partita è conservata; `/{game} sposta` in un altro canale la porta lì.',
  'notice.timeUp':
    '{game, select, bacchanalia {{why, select, left {{who} ha lasciato il server.} other {Il tempo di {who} è scaduto.}} {others, plural, =0 {Il turno viene saltato {until}.} other {Che cosa si fa? Se nessuno sceglie, il turno viene saltato {until}.}}} other {{why, select, left {{who} ha lasciato il server.} other {Il tempo di {who} è scaduto.}} {others, plural, =0 {Il giocatore virtuale gioca questo turno {until}.} other {Che cosa si fa? Se nessuno sceglie, il giocatore virtuale gioca questo turno {until}.}}}}',
  'notice.timeUp.over': 'Quel turno è stato giocato.',
  'notice.playedFor':
    '{game, select, bacchanalia {{by, select, nobody {Un turno di {name} è stato saltato.} other {{by} ha fatto saltare un turno di {name}.}}} other {{by, select, nobody {Il giocatore virtuale ha giocato un turno per {name}.} other {{by} ha fatto giocare al giocatore virtuale un turno per {name}.}}}}',
  'notice.standIn':
    '{game, select, bacchanalia {{by, select, nobody {} other {{by} vuole che la storia continui. }}I turni di {name} vengono saltati fino al suo ritorno, che può essere in qualsiasi momento.} other {{by, select, nobody {} other {{by} ha affidato il posto a un giocatore virtuale. }}D’ora in poi per {name} gioca un giocatore virtuale; {name} può tornare in qualsiasi momento.}}',
  'notice.back': '{name} è di nuovo qui.',
  'notice.waiting':
    '{game, select, bacchanalia {{by} aspetta {name}{until, select, none {} other {; altrimenti il turno viene saltato {until}}}.} other {{by} aspetta {name}{until, select, none {} other {; altrimenti il giocatore virtuale gioca il turno {until}}}.}}',
  'notice.handedOver': '{to} continua al posto di {from}.',
  'notice.removed':
    '{game, select, bacchanalia {{name} non è più nella storia.} other {{becomes, select, computer {Un giocatore virtuale ha preso il posto di {name}.} other {{name} è fuori dalla partita.}}}}',
  'notice.vacation': '{name} è in vacanza fino a {until}. Il suo tempo resta fermo.',
  'notice.vacationOver': '{name} è di nuovo qui dopo la vacanza.',
  'notice.idle':
    'da molto nessuno tocca il tavolo {number}. Si chiude {closes}, se nessuno continua a giocare.',
  'notice.closed':
    '{game, select, bacchanalia {Il tavolo {number} è chiuso prima della fine della storia} other {Il tavolo {number} è chiuso senza risultato}}: {why, select, agreed {tutti hanno accettato} idle {da molto nessuno lo toccava} admin {l’ha chiuso {by}, che gestisce il server} other {l’ha chiuso {by}}}.',

  'button.mute': 'Basta promemoria per questo turno',
  'button.unfollow': 'Non seguire più questo tavolo',
  'button.back': 'Rieccomi al tavolo',
  'button.keepOpen': 'Tieni aperto il tavolo',
  'button.late.wait': 'Aspetta il giocatore',
  'button.late.playFor':
    '{game, select, bacchanalia {Salta questo turno} other {Turno al giocatore virtuale}}',
  'button.late.standIn':
    '{game, select, bacchanalia {Salta fino al ritorno} other {Continua il giocatore virtuale}}',
  'button.late.remove':
    '{game, select, bacchanalia {Togli dalla storia{others, plural, one {} other { (servono {others} sì)}}} other {Escludi il giocatore{others, plural, one {} other { (servono {others} sì)}}}}',
  'button.offer.take': 'Prendi il posto',
  'button.offer.decline': 'Rifiuta il posto',
  'button.offer.withdraw': 'Ritira l’offerta',
  'button.agree': 'Accetta di chiudere, o ripensaci',
  'button.close': 'Chiudi il tavolo {number}',
  'button.remove.computer': 'Dai il posto a un giocatore virtuale',
  'button.remove.out':
    '{game, select, bacchanalia {Togli il giocatore dalla storia} other {Escludi il giocatore}}',
  'button.follow': 'Segui questo tavolo',
  'button.follow.turn': 'Avvisami a ogni turno',
  'button.follow.end': 'Avvisami solo alla fine',
  'button.backAt': 'Rieccomi al tavolo {number}',

  'refused.noSuchTable': 'Quel tavolo non esiste più.',
  'refused.stale':
    'Da quando c’è questo pulsante, la partita è andata avanti. {who, select, nobody {} other {Turno di {who}.}}',
  'refused.notInLobby': 'Quella partita è già cominciata.',
  'refused.notPlaying': 'Quella partita ora non è in corso.',
  'refused.notOver': 'Quella partita non è ancora finita.',
  'refused.seatTaken': 'Con il {color} gioca già qualcun altro.',
  'refused.mustBeOpposite': 'In due si gioca ai lati opposti, e l’altro giocatore è il {color}.',
  'refused.full': 'Tutti i posti sono occupati.',
  'refused.notSeated': 'Non hai un posto a quel tavolo. {who, select, nobody {} other {Turno di {who}.}}',
  'refused.onlyOpener': 'Può farlo solo chi ha aperto il tavolo.',
  'refused.tooFewSeated':
    'Per una partita servono almeno {least, plural, =2 {due} =3 {tre} other {#}} giocatori.',
  'refused.noPerson': 'Deve sedersi almeno una persona.',
  'refused.noComputer': 'A quel tavolo non c’è nessun giocatore virtuale.',
  'refused.away':
    '{game, select, bacchanalia {Al tavolo {number} i tuoi turni vengono saltati. Con “Rieccomi al tavolo” torni a giocare.} other {Al tavolo {number} gioca per te un giocatore virtuale. “Rieccomi al tavolo” ti ridà il posto.}}',
  'refused.notAway':
    '{game, select, bacchanalia {Al tavolo {number} i tuoi turni non vengono saltati.} other {Al tavolo {number} nessun giocatore virtuale gioca per te.}}',
  'refused.notOverdue': 'Quel turno al tavolo {number} è stato giocato, o il suo tempo non è scaduto.',
  'refused.aboutYou': 'Qui si tratta del tuo turno al tavolo {number}: giocalo, e tutto è a posto.',
  'refused.notInvited':
    'Il tavolo {number} è privato, e non hai un invito. Può invitarti chi l’ha aperto o chi ci gioca.',
  'refused.onlyOpenerOrAdmin': 'Può farlo solo chi ha aperto il tavolo {number} o chi gestisce il server.',
  'refused.offerGone': 'Quel posto al tavolo {number} non è più disponibile.',
  'refused.alreadySeated': 'Hai già un posto al tavolo {number}.',
  'refused.nobodyThere': 'Quella persona non ha un posto al tavolo {number}.',
  'refused.nobodyToNudge': 'Il tavolo {number} al momento non aspetta nessuno.',
  'refused.nudgedLately':
    'Tavolo {number}: {who} ha ricevuto un avviso da poco. Puoi mandare un sollecito {until}.',
  'refused.resting':
    'Tavolo {number}: per {who} è notte, o tempo di vacanza, e il tempo non scorre. Puoi mandare un sollecito {until}.',
  'refused.notYourTurn': 'Non è il tuo turno: ora gioca {who}.',
  'refused.rules': '{why} Nulla è cambiato (regole, sezione {rule}).',
  'refused.unknownButton':
    'Questo pulsante è di una versione precedente del bot. /tuchulcha tabellone o /bacchanalia tableau mostra di nuovo il tuo tavolo.',
  'refused.failed': 'Qualcosa è andato storto da parte nostra, e nulla è cambiato. Riprova.',
  'refused.noTable':
    'Qui non hai nessun tavolo. /tuchulcha nuovo ne apre uno, e /tutorial ti insegna il gioco.',
  'refused.whichTable': 'Hai un posto a più tavoli. Scegline uno con l’opzione “tavolo”.',
  'refused.cannotWrite':
    'Dove avrei dovuto dirlo non posso scrivere. Il tavolo {number} è conservato; {game, select, bacchanalia {/bacchanalia sposta} other {/tuchulcha sposta}} in un altro canale lo porta lì.',
  'refused.chooseTable': 'Qui ci sono più tavoli. Scegline uno con l’opzione “tavolo”.',
  'refused.otherGame': 'Al tavolo {number} si gioca a {game}: i suoi comandi cominciano con quel nome.',
  'refused.published':
    'Tutti hanno accettato di pubblicare la cronaca del tavolo {number}, e la storia è finita: non si può più tornare indietro.',
  'refused.onlyServer': 'I tavoli si aprono nel canale di un server.',
  'refused.permissions': 'In questo canale non posso {missing}. Chi gestisce il server può permettermelo.',
  'refused.onlyManagers': 'Solo chi gestisce il server può cambiarne le impostazioni.',
  'refused.channel':
    'In questo canale non si aprono tavoli. {count, plural, one {C’è un canale apposta} other {Ci sono canali apposta}}: {channels}.',
  'refused.tooManyTables':
    'Qui hai già {most, plural, one {un tavolo aperto} other {# tavoli aperti}}, e questo server non ne permette di più insieme. /partite li elenca.',
  'refused.adultsOff':
    'Bacchanalia è un gioco di narrazione per adulti, e su questo server è disattivato. Chi gestisce il server può attivarlo: /impostazioni tavoli, opzione “bacchanalia”.',
  'refused.adultsChannel':
    'Bacchanalia è un gioco di narrazione per adulti: su questo server si gioca solo nei canali che Discord segna con un limite di età. Chi gestisce il server può segnare un canale nelle impostazioni del canale, o permettere il gioco ovunque: /impostazioni tavoli, opzione “bacchanalia”.',
  'refused.endPassed':
    'La data in cui questa storia doveva finire è passata. Prima accordatevi su un’altra fine.',
  'refused.termsTooLong':
    'È troppo: al massimo {most} linee e altrettanti veli, ciascuno di {length} caratteri al massimo, e {all} in tutto per tipo. Non è cambiato nulla.',
  'refused.noStory':
    'Qui non hai nessuna storia. /bacchanalia nuovo apre un tavolo per una, e /regole spiega il gioco.',
  'refused.inviteSelf': 'Al tuo tavolo ci sei comunque: invita qualcun altro.',
  'refused.inviteBot':
    'Un bot non si può invitare. {computers, select, yes {L’opzione “virtuali” dà posti a giocatori virtuali.} other {Questo gioco è solo per persone.}}',
  'refused.inviteStranger': '{name} non è su questo server, e non si può invitare.',

  'permission.ViewChannel': 'vedere i messaggi',
  'permission.SendMessages': 'inviare messaggi',
  'permission.SendMessagesInThreads': 'inviare messaggi nei thread',
  'permission.AttachFiles': 'allegare immagini',
  'permission.ReadMessageHistory': 'leggere la cronologia dei messaggi',

  'thread.name': '{game} {number}: {players}',
  'thread.computers': '{count, plural, one {un giocatore virtuale} other {# giocatori virtuali}}',

  'resign.question':
    '{game, select, bacchanalia {Lasci la storia al tavolo {number}? Il tuo personaggio se ne va senza un finale, ciò che hai raccontato resta, e non puoi rientrare.} other {Abbandoni il tavolo {number}? I tuoi aruspici lasciano il tabellone, e in questa partita non puoi rientrare.}}',
  'resign.done':
    '{game, select, bacchanalia {Hai lasciato la storia al tavolo {number}.} other {Hai abbandonato il tavolo {number}.}}',
  'abort.done': 'Il tavolo {number} è chiuso.',
  'devote.done': 'Il tuo tempio è consacrato.',
  'rematch.opened':
    '{name} vuole la rivincita: il tavolo {number} aspetta {open, plural, =0 {nessuno} one {un giocatore} other {# giocatori}}.',
  'rematch.joined': 'Hai un posto al tavolo {number}.',
  'next.table':
    'Anche il tavolo {number} ti aspetta{more, plural, =0 {} one {, e un altro ancora} other {, e altri # ancora}}.',

  'turn.deserted':
    '{game, select, bacchanalia {**Il tavolo {number}** aspetta: sono tutti assenti. La storia riprende appena qualcuno torna.} other {**Il tavolo {number}** aspetta: per tutti giocano giocatori virtuali. La partita riprende appena qualcuno torna.}}',
  'late.votes':
    '{names} {count, plural, one {vuole} other {vogliono}} questo giocatore fuori dalla partita ({count} su {all}).',
  'late.voted':
    'Tavolo {number}: vuoi questo giocatore fuori dalla partita. D’accordo {count} su {all}; {missing, plural, one {deve} other {devono}} accettare anche {names}.',
  'mute.done': 'Tavolo {number}: basta promemoria per questo turno.',
  'back.done': 'Si riprende: al tavolo {number} sei di nuovo tu a giocare.',
  'keep.done': '{name} tiene aperto il tavolo {number}.',
  'nudge.done': 'Tavolo {number}: {who} riceverà un sollecito.',

  'offer.own':
    '{to}: {by} ti offre un posto al tavolo {number}: {color}{god, select, none {} other {, sacerdote di {god}}}. La partita continua da dov’è.',
  'offer.absent':
    '{game, select, bacchanalia {{to}: {by} ti offre il posto di {from} al tavolo {number}: {color}. {from} è assente, e da lì in poi il personaggio è tuo.} other {{to}: {by} ti offre il posto di {from} al tavolo {number}: {color}{god, select, none {} other {, sacerdote di {god}}}. Per ora ci gioca un giocatore virtuale, e la partita continua da dov’è.}}',
  'offer.sent': 'Tavolo {number}: {to} ha ricevuto l’offerta del posto di {from}.',
  'offer.taken': '{to} ha preso il posto di {from} al tavolo {number}.',
  'offer.declined': '{to} non prende il posto di {from} al tavolo {number}.',
  'offer.withdrawn': 'Il posto di {from} al tavolo {number} non è più in offerta.',
  'offer.gone': 'Questo posto al tavolo {number} non è più disponibile.',
  'offer.notYours': 'Tavolo {number}: quel posto è offerto a qualcun altro.',
  'offer.onlyOfferer':
    'Tavolo {number}: può ritirare l’offerta solo chi l’ha fatta o chi gestisce il server.',
  'offer.bot': 'Un bot non può prendere un posto. Scegli una persona.',
  'offer.stranger': '{name} non è su questo server, e non può prendere un posto.',
  'offer.seated': '{name} ha già un posto al tavolo {number}.',
  'offer.notAway':
    '{game, select, bacchanalia {Al tavolo {number} gioca {name}, e il posto è suo. Un posto che non è il tuo si può cedere solo quando i suoi turni vengono saltati.} other {Al tavolo {number} gioca {name}, e il posto è suo. Un posto che non è il tuo si può cedere solo quando ci gioca un giocatore virtuale.}}',
  'offer.out': '{name} è fuori dalla partita al tavolo {number}: non c’è nessun posto da cedere.',

  'invite.done': 'Tavolo {number}: {name} ora ha un invito.',
  'invite.before': 'Tavolo {number}: {name} ha già un invito.',

  'agree.proposed':
    '{name} propone di chiudere la partita al tavolo {number} senza risultato. D’accordo: {names} ({count} su {all}). Un secondo tocco ritira il tuo sì.',
  'agree.nobody': 'Nessuno vuole più chiudere la partita al tavolo {number} senza risultato.',
  'agree.done': 'La partita al tavolo {number} è finita senza risultato: tutti hanno accettato.',
  'agree.over': 'Al tavolo {number} non si gioca più.',
  'agree.out':
    'Al tavolo {number} sei fuori dalla partita: sulla sua fine si mette d’accordo chi gioca ancora.',
  'agree.asked': 'Tavolo {number}: ho chiesto agli altri. La partita finisce quando tutti accettano.',

  'close.question':
    'Chiudi il tavolo {number}? {status, select, lobby {Nessuno potrà più sedersi.} other {La partita finisce per tutti, senza risultato.}}',
  'remove.question.computer':
    'Dai a un giocatore virtuale il posto di {name} al tavolo {number}? {name} non potrà riprenderlo.',
  'remove.question.out':
    '{game, select, bacchanalia {Togli {name} dalla storia al tavolo {number}? Ciò che ha raccontato resta, il personaggio se ne va senza un finale, e {name} non potrà rientrare in questa storia.} other {Metti {name} fuori dalla partita al tavolo {number}? I suoi aruspici lasciano il tabellone, e {name} non potrà rientrare in questa partita.}}',
  'remove.done':
    'Tavolo {number}: {what, select, computer {ora un giocatore virtuale ha il posto di {name}.} out {{name} è fuori dalla partita.} other {{name} non ha più un posto.}}',
  'move.done': 'Il tavolo {number} continua in {channel}.',
  'move.here':
    'Il tavolo {number} è già in questo canale. {game, select, bacchanalia {/bacchanalia tableau lo mostra} other {/tuchulcha tabellone lo mostra}} di nuovo.',

  'follow.hello':
    'Ti scriverò qui {at, select, turn {a ogni turno del tavolo {number}} other {quando al tavolo {number} la partita finisce}}.',
  'follow.done':
    'Segui il tavolo {number}: ti scriverò {at, select, turn {a ogni turno} other {a fine partita}}.',
  'follow.off': 'Non segui più il tavolo {number}.',
  'follow.closed':
    'Discord non mi lascia mandarti messaggi diretti: permettili nelle impostazioni di privacy di questo server, poi segui di nuovo il tavolo {number}. Fino ad allora non lo segui.',
  'follow.seated': 'Giochi al tavolo {number}, e sai comunque che cosa succede.',

  'me.turnEnd':
    'I tuoi turni: {auto, select, yes {l’ultima mossa li chiude, senza chiedere} other {li chiudi tu uno per uno}}.',
  'me.onlyTurn':
    'Turni con una sola possibilità: {auto, select, yes {li gioco io per te} other {li giochi tu, con un tocco}}.',
  'me.reminders':
    'Promemoria: {when, select, off {nessuno.} half {a metà del tempo} tenth {quando resta un decimo del tempo} halfTenth {a metà del tempo e quando ne resta un decimo} allThree {a metà del tempo, quando ne resta un quarto e quando ne resta un decimo} other {quando del tempo resta {shares}}}{by, select, message {, per messaggio diretto.} mention {, dove si gioca.} other {}}',
  'me.share': '{share, number, percent}',
  'me.off': 'no',
  'me.next':
    'Dopo tocca a te: {tell, select, yes {ti avviso quando comincia il turno del giocatore prima di te.} other {non dico nulla finché non è il tuo turno.}}',
  'me.quiet':
    'Ore di quiete: {hours, select, none {nessuna.} other {{hours} ({zone}); in queste ore il tuo tempo resta fermo.}}',
  'me.timeZone': 'Fuso orario: {zone, select, none {non indicato.} other {{zone}, dove ora sono le {time}.}}',
  'me.vacation':
    'Vacanza: {end, select, none {ora no} other {fino a {end}}}, per quest’anno {left, plural, =0 {non resta nessun giorno} one {resta un giorno} other {restano # giorni}}.',
  'me.language': 'Lingua: {language}{from, select, discord {, come nel tuo Discord} other {}}.',
  'me.badTime': 'Non capisco quell’ora. Scrivila così: 22:30, 22 o 7. Nulla è cambiato.',
  'me.badZone':
    'Non conosco quel fuso orario. Scrivi il nome di una grande città vicina e scegli dall’elenco. Nulla è cambiato.',
  'me.noZone':
    'Per le ore di quiete devo sapere il tuo fuso orario: indica anche l’opzione “fuso-orario”. Nulla è cambiato.',
  'me.noOther':
    'Le ore di quiete hanno un inizio e una fine: indica “quiete-dalle” e “quiete-alle”. Nulla è cambiato.',
  'me.tooLong':
    'Le ore di quiete sono al massimo {hours} al giorno, per non far aspettare troppo gli altri. Nulla è cambiato.',
  'me.empty': 'Le tue ore di quiete finirebbero quando cominciano. Nulla è cambiato.',
  'me.directTest': 'Ti ricorderò qui i tuoi turni. Con /preferenze puoi cambiarlo.',
  'me.directClosed':
    'Discord non mi lascia mandarti messaggi diretti: permettili nelle impostazioni di privacy di questo server, poi riprova. I tuoi promemoria restano dov’erano.',

  'vacation.none':
    'Non sei in vacanza. {left, plural, =0 {Per quest’anno non resta nessun giorno.} one {Per quest’anno resta un giorno su {budget}; con l’opzione “giorni” puoi prenderlo.} other {Per quest’anno restano # giorni su {budget}; con l’opzione “giorni” ne prendi alcuni.}}',
  'vacation.running':
    'Sei in vacanza fino a {end}, e il tuo tempo resta fermo. Per quest’anno {left, plural, =0 {non resta nessun giorno} one {resta un giorno} other {restano # giorni}}.',
  'vacation.started':
    'La tua vacanza è cominciata. Fino a {end} il tuo tempo resta fermo. Per quest’anno {left, plural, =0 {non resta nessun giorno} one {resta un giorno} other {restano # giorni}}.',
  'vacation.ended':
    'La vacanza è finita: il tuo tempo scorre di nuovo. Per quest’anno {left, plural, =0 {non resta nessun giorno} one {resta un giorno} other {restano # giorni}}.',
  'vacation.badDays': 'Una vacanza dura da 1 a {longest} giorni interi.',
  'vacation.tooLong': 'Una vacanza dura al massimo {longest} giorni.',
  'vacation.budget':
    'Sono più di quelli che hai: per quest’anno {left, plural, =0 {non resta nessun giorno} one {resta un giorno} other {restano # giorni}}.',

  'settings.head': '**Impostazioni di questo server**',
  'settings.pace': 'Ritmo, se nessuno lo sceglie: {pace}',
  'settings.place':
    'Si gioca {place, select, channel {nel canale dove si è aperto il tavolo.} other {in un thread apposito.}}',
  'settings.maxTables':
    'Tavoli che una persona può tenere aperti: {most, plural, =0 {quanti ne vuole.} other {#.}}',
  'settings.language':
    'Lingua ai tavoli: {language}{from, select, discord {, come nel Discord di questo server} other {}}.',
  'settings.bacchanalia':
    'Bacchanalia, un gioco di narrazione per adulti: {where, select, off {disattivato. Non se ne aprono tavoli; quelli aperti continuano.} ageRestricted {nei canali che Discord segna con un limite di età.} other {ovunque si possano aprire tavoli. Chi legge lì legge anche le storie.}}',
  'settings.channels':
    'Si possono aprire tavoli in {channels, select, all {ogni canale.} other {{channels}.}}',
  'settings.allowed': 'Ora si possono aprire tavoli in {channel}.',
  'settings.allowedFirst':
    'D’ora in poi si aprono tavoli solo in {channel}, finché non permetti altri canali.',
  'settings.allowedBefore': 'In {channel} si possono già aprire tavoli.',
  'settings.forbidden': 'In {channel} non si possono più aprire tavoli.',
  'settings.forbiddenLast':
    '{channel} era l’unico canale per i tavoli. Senza, si possono aprire di nuovo in ogni canale.',
  'settings.forbiddenBefore': 'In {channel} i tavoli non erano comunque permessi. Nulla è cambiato.',
  'settings.forbidNone':
    'Si possono aprire tavoli in ogni canale. Permetti i canali dove li vuoi, e gli altri saranno chiusi ai tavoli. Nulla è cambiato.',
  'settings.everywhere': 'Si possono aprire tavoli in ogni canale.',
  'settings.tooManyChannels':
    'Posso ricordare {most} canali. Prima vietane uno, o aprili tutti. Nulla è cambiato.',
  'devotion.done':
    'Tavolo {number}: {asks, select, yes {ti chiedo se vuoi cambiare ruolo quando puoi.} other {non ti chiedo mai se vuoi cambiare ruolo.}}',

  'board.whose': 'Tavolo {number}. {who, select, nobody {La partita è finita.} other {Turno di {who}.}}',

  'games.head':
    '**I tuoi tavoli qui**{count, plural, =0 {: nessuno ti aspetta.} one {: uno ti aspetta.} other {: # ti aspettano.}}',
  'games.yours': '**[Tavolo {number}]({link})** ({game}, {pace}): tocca a te{time}',
  'games.waiting': '[Tavolo {number}]({link}) ({game}, {pace}): aspetta {who}{time}',
  'games.lobby':
    '[Tavolo {number}]({link}) ({game}, {pace}): non ancora cominciato, {open, plural, one {un posto libero} other {# posti liberi}}',
  'games.pace':
    '{pace, select, live {in tempo reale} quick {veloce} daily {giornaliero} slow {lento} other {senza limiti}}',
  'games.up': ', il tempo scade {until}',
  'games.overdue':
    '{game, select, bacchanalia {, il tempo è scaduto: il turno viene saltato {until}} other {, il tempo è scaduto: il giocatore virtuale gioca {until}}}',
  'games.away':
    '{game, select, bacchanalia {{line}. I tuoi turni vengono saltati} other {{line}. Per te gioca un giocatore virtuale}}',
  'games.none':
    'Su questo server non hai nessun tavolo. /tuchulcha nuovo ne apre uno, e /tutorial ti insegna il gioco.',
  'games.more': 'e altri {count}.',

  'tutorial.head': '**Prima partita · {number} di {of} · {title}**',
  'tutorial.asks.step': 'Con quale mossa cominci?',
  'tutorial.right': '**Bene.** {text}',
  'tutorial.weaker': '**Si può, ma c’è di meglio.** {text}',
  'tutorial.refused': '**Le regole lo vietano,** e in partita non te lo propongo. {text}',
  'tutorial.button.next': 'Prossima posizione',
  'tutorial.button.again': 'Riprova questa posizione',
  'tutorial.button.skip': 'Salta questa posizione',
  'tutorial.button.back': 'Torna alla posizione precedente',
  'tutorial.button.startOver': 'Ricomincia da capo',
  'tutorial.button.stop': 'Ferma il tutorial',
  'tutorial.button.goOn': 'Continua il tutorial',
  'tutorial.stopped': 'Ci fermiamo qui. Puoi continuare da dov’eri, o ricominciare con /tutorial.',

  'tutorial.power.title': 'Due dadi',
  'tutorial.power.setUp':
    'Sei il blu, il sacerdote di Alpan. I tuoi otto aruspici vanno in senso orario dal tempio fino all’altare; ogni dado ne muove uno del suo numero. Hai tirato **4-1**. Il 4 ne ha portato uno dal tempio alla pietra 4, una pietra Rituale (con un anello intorno). Il nero ti arriva alle spalle, sulla pietra 39.',
  'tutorial.power.asks': 'Che cosa fai con l’1?',
  'tutorial.power.two':
    'Ora due sono in cammino, ed entrambi ben protetti. Chi vuole colpirne uno, e mandarlo nella foresta, deve portare tanti aruspici quant’è il suo potere spirituale: {ritual} su una pietra Rituale, {mystical} su una Mistica.',
  'tutorial.power.one':
    'La pietra 5 è una pietra normale: lì il tuo aruspice ha un potere spirituale di {plain}, quindi al nero ne basta uno per colpirlo e mandarlo nella foresta. Sulla pietra 4, una Rituale, era {ritual}.',
  'tutorial.power.end': 'Tutti i dadi vanno usati finché è possibile, e l’1 si può ancora usare.',

  'tutorial.hit.title': 'Un colpo',
  'tutorial.hit.setUp':
    'Per colpire porti su una pietra tanti aruspici quant’è il suo potere spirituale, tutti nello stesso turno. Il nero ne ha due sulla pietra 9, una pietra normale: potere {plain}. Il rosso ne ha uno sulla pietra 11, una pietra Mistica (un sole): potere {mystical}. Hai tirato **6-2**.',
  'tutorial.hit.pair':
    'Il 2 apre il colpo, e il dado seguente deve portarne un altro: il 6, dalla pietra 3. Ne sono arrivati due, bastano, ed entrambi quelli del nero vanno nella foresta.',
  'tutorial.hit.strong':
    'Per colpire il {color} sulla pietra {stone} servono {power} aruspici, e i tuoi dadi ne portano al massimo {brought}.',
  'tutorial.hit.past':
    'Nessuno è colpito. Serviva quello sulla pietra 7: con il 2 sarebbe stato il secondo ad arrivare sulla pietra 9.',

  'tutorial.mystical.title': 'Prima le Mistiche',
  'tutorial.mystical.setUp':
    'Chi sta su una pietra Mistica quando tiri deve lasciarla prima che si muova qualsiasi altro dei tuoi. È il caso del tuo aruspice sulla pietra 1. Attenzione alla pietra 6: è un Passaggio (un vortice), e chi ci si ferma è perso nella foresta. Hai tirato **6-5**.',
  'tutorial.mystical.leave':
    'Ha lasciato la pietra Mistica, passando sopra il Passaggio, che così non fa danni. Ora il 5 è libero per uno qualsiasi dei tuoi.',
  'tutorial.mystical.temple':
    'Prima si muove il tuo aruspice sulla pietra Mistica {from}. Poi il 5 può farne uscire uno dal tempio.',
  'tutorial.mystical.passage':
    'Si è fermato sul Passaggio ed è perso nella foresta. Con il 6 ci sarebbe passato sopra.',

  'tutorial.third.title': 'Un terzo dado',
  'tutorial.third.setUp':
    'Hai tirato **3-3**: dopo un doppio puoi tirare un terzo dado, che va poi usato anch’esso, se si può. I 3 portano il tuo aruspice dalla pietra 28 all’altare. Gli altri tuoi due sono sulla pietra 3; davanti a loro nero e giallo bloccano le pietre 4, 5 e 7, e la pietra 6 è un Passaggio.',
  'tutorial.third.asks': 'Tiri un terzo dado?',
  'tutorial.third.keep':
    'Ne hai uno in più sull’altare, e quelli sulla pietra 3 restano dove il Passaggio non li minaccia.',
  'tutorial.third.roll':
    'Mettiamo che esca un 2. L’aruspice sulla pietra 28 può usare due dei dadi, ma l’ultimo, un 3, tocca alla pietra 3 e porta nel Passaggio. Va così con {costly}: {count} dei sei numeri ti costano un aruspice.',

  'tutorial.devote.title': 'Tuchulcha',
  'tutorial.devote.setUp':
    'Sull’altare non ne hai nessuno, nella foresta tre. Prima di tirare puoi consacrare il tuo tempio a Tuchulcha, per {needed} aruspici, {least} o più da altare e foresta. Tireresti {dice} dadi, nessuno potrebbe colpirti, e le pietre Rituali e Mistiche non proteggerebbero nessuno da te. Vinci quando nessun altro è in gioco, e sei fuori appena un altro giocatore raggiunge l’altare.',
  'tutorial.devote.asks': 'Consacri il tuo tempio, e chi offri? O tiri così come sei?',
  'tutorial.devote.forest':
    'Tutti e {needed} vengono dalla foresta, dov’erano comunque persi; chi può ancora camminare cammina per te. D’ora in poi tiri {dice} dadi e giri lungo l’anello, a caccia degli altri.',
  'tutorial.devote.temple':
    'Così ne dai via uno che poteva ancora camminare, e ne lasci nella foresta uno che non può. Offri prima quelli che sono comunque persi.',
  'tutorial.devote.roll':
    'Nessuno è obbligato a consacrarsi, e a chi è in testa non conviene. Ma tu sei indietro, e i due del nero sulla pietra Rituale 14 hanno un potere di {power}: con due dadi, o tre, non ne porterai mai tanti. Mettiamo che tiri 5-2: nessuno è colpito.',

  'tutorial.die.title': 'Un dado di troppo',
  'tutorial.die.setUp':
    'Il tuo tempio è consacrato a Tuchulcha e hai tirato **2-1-5-3**. Un dado si scarta, gli altri si usano. I due del nero sulla pietra 14 per te hanno un potere di {pair}, pietra Rituale o no, e il rosso ne ha uno sulla pietra 15. I tuoi inoltre proseguono dopo un colpo, cosa che nessun altro può fare.',
  'tutorial.die.asks': 'Quale dado scarti?',
  'tutorial.die.five':
    'Il 2 e il 3 portano due dei tuoi sulla pietra 14, e colpiscono entrambi quelli del nero. L’1 ne porta uno alla pietra 15, e anche il rosso è colpito: tre con un solo tiro.',
  'tutorial.die.three':
    'Il 3 serviva a portarne un secondo sulla pietra 14: così i due del nero sono al sicuro. Puoi colpire solo quello del rosso.',
  'tutorial.die.two':
    'Il 2 serviva a portarne un secondo sulla pietra 14: così i due del nero sono al sicuro. Puoi colpire solo quello del rosso.',
  'tutorial.die.one':
    'Il 2 e il 3 colpiscono i due del nero, ma il 5 che resta non colpisce nessuno. Con un 1 al suo posto potresti proseguire fino al rosso sulla pietra 15.',

  'tutorial.seal.title': 'Lasa Vecuvia',
  'tutorial.seal.setUp':
    'Il giallo è consacrato a Tuchulcha, e tu hai consacrato il tuo tempio a Lasa Vecuvia. I tuoi si fermano solo su pietre vuote, e saltano tutte le altre senza contarle. Chi si ferma su un Passaggio aperto lo sigilla, e con tutti e {passages} sigillati vinci. Hai tirato **5-4**, e la pietra Mistica 1 va lasciata per prima.',
  'tutorial.seal.seal':
    'La pietra 3 è stata saltata: 2, 4, 5, 6 sono quattro pietre vuote. Il Passaggio è sigillato per sempre, e l’aruspice ha fatto il suo dovere. Restano aperti {open} Passaggi, e {inPlay} dei tuoi sono in gioco. Non averne mai di meno: saresti fuori.',
  'tutorial.seal.past':
    'La pietra 3 è stata saltata, com’è giusto, ma ora il Passaggio è alle tue spalle, e nemmeno il 4 sigilla nulla.',
  'tutorial.seal.count':
    'Sulla pietra 3 c’è il giallo, quindi non conta. Dalla pietra {from} il dado {die} porta, oltre 2, 4 e 5, alla pietra 6.',

  'tutorial.end.head': '**Prima partita · Come finisce**',
  'tutorial.end.wins':
    'Qui il blu non ha più nessuno in gioco: questo chiude la partita, di chiunque si tratti, e vince chi ha più aruspici sull’altare. È Alpan, con cinque. Tuchulcha vince in altro modo, quando nessun altro ha aruspici in gioco, e Lasa Vecuvia quando tutti i Passaggi sono sigillati.',
  'tutorial.end.play':
    'Ora ne sai abbastanza per giocare. /tuchulcha nuovo apre un tavolo su un server; con 3 per “virtuali” si comincia subito, e puoi provare tutto con calma. /regole risponde a ogni tua domanda.',

  // What is typed after the slash, and the options' names.
  'name.tuchulcha': 'tuchulcha',
  'name.bacchanalia': 'bacchanalia',
  'name.ending': 'fine',
  'name.tableau': 'tableau',
  'name.leave': 'lascia',
  'name.new': 'nuovo',
  'name.players': 'giocatori',
  'name.color': 'colore',
  'name.computers': 'virtuali',
  'name.pace': 'ritmo',
  'name.private': 'privato',
  'name.invite': 'invita',
  'name.invite-2': 'invita-2',
  'name.invite-3': 'invita-3',
  'name.invite-4': 'invita-4',
  'name.invite-5': 'invita-5',
  'name.hand-over': 'cedi-posto',
  'name.to': 'a',
  'name.of': 'di',
  'name.player': 'giocatore',
  'name.follow': 'segui',
  'name.at': 'quando',
  'name.move': 'sposta',
  'name.end': 'termina',
  'name.close': 'chiudi',
  'name.remove': 'togli',
  'name.becomes': 'diventa',
  'name.nudge': 'sollecita',
  'name.games': 'partite',
  'name.me': 'preferenze',
  'name.turn-end': 'fine-turno',
  'name.only-turn': 'turno-unico',
  'name.reminders': 'promemoria',
  'name.remind-by': 'promemoria-dove',
  'name.you-are-next': 'dopo-tocca-a-te',
  'name.quiet-from': 'quiete-dalle',
  'name.quiet-to': 'quiete-alle',
  'name.time-zone': 'fuso-orario',
  'name.language': 'lingua',
  'name.vacation': 'vacanza',
  'name.tutorial': 'tutorial',
  'name.days': 'giorni',
  'name.settings': 'impostazioni',
  'name.show': 'mostra',
  'name.tables': 'tavoli',
  'name.place': 'luogo',
  'name.max-tables': 'max-tavoli',
  'name.channel': 'canale',
  'name.board': 'tabellone',
  'name.devotion': 'consacrazione',
  'name.ask': 'chiedi',
  'name.resign': 'abbandona',
  'name.abort': 'annulla',
  'name.table': 'tavolo',

  'messageCommand.addToScene': 'Aggiungi alla mia scena',
  'name.rules': 'regole',
  'name.topic': 'argomento',
  'name.as': 'come',

  'command.tuchulcha': 'Gioca a Tuchulcha',
  'command.new': 'Apri un tavolo',
  'command.new.players': 'In quanti si gioca (4 se non dici nulla)',
  'command.new.ending': 'Quando finisce la storia (alla 3ª Parcae se non dici nulla)',
  'command.new.days': 'Oppure a una data: gli ultimi finali cominciano fra tanti giorni, a quest’ora',
  'command.new.color': 'Il tuo colore (il primo libero se non dici nulla)',
  'command.new.computers': 'Quanti di loro sono giocatori virtuali',
  'command.new.pace': 'Quanto tempo ha un turno (come impostato sul server se non dici nulla)',
  'command.new.private': 'Se può sedersi solo chi inviti tu',
  'command.new.invite': 'Qualcuno con cui giocare',
  'command.board': 'Mostra di nuovo il tuo tavolo',
  'command.board.as': 'Come immagine, o a parole per un lettore di schermo',
  'command.resign': 'Abbandona la partita a un tavolo',
  'command.bacchanalia': 'Raccontare insieme una storia: Bacchanalia, per adulti',
  'command.tableau': 'Mostra di nuovo il tuo tavolo con tutte le carte',
  'command.leave': 'Lascia una storia senza un finale tuo',
  'command.handOver.ofAbsent': 'Di chi è il posto, se non c’è e viene saltato (il tuo se non dici nulla)',
  'command.abort': 'Chiudi un tavolo aperto da te, prima che cominci',
  'command.nudge': 'Ricorda il turno al giocatore a cui tocca',
  'command.handOver': 'Offri un posto a qualcun altro',
  'command.handOver.to': 'Chi deve continuare',
  'command.handOver.of': 'Di chi è il posto, se ci gioca un giocatore virtuale (il tuo se non dici nulla)',
  'command.invite': 'Invita qualcuno a un tavolo non ancora cominciato',
  'command.invite.player': 'Chi deve partecipare',
  'command.end': 'Proponi di chiudere una partita senza risultato',
  'command.close': 'Chiudi un tavolo: per chi l’ha aperto e per chi gestisce il server',
  'command.remove': 'Togli un posto a qualcuno: per chi ha aperto il tavolo e per chi gestisce il server',
  'command.remove.player': 'Chi perde il posto',
  'command.remove.becomes': 'Che ne è del posto (a un giocatore virtuale se non dici nulla)',
  'command.move': 'Porta un tavolo in questo canale',
  'command.follow': 'Segui un tavolo dove giocano altri',
  'command.follow.at': 'Quando ti scrivo (alla fine se non dici nulla)',
  'command.table': 'Quale tavolo',
  'command.games': 'I tuoi tavoli su questo server, prima quelli che aspettano te',
  'command.me': 'Le tue preferenze',
  'command.me.turnEnd': 'Come finiscono i tuoi turni',
  'command.me.onlyTurn': 'Turni in cui è possibile una cosa sola',
  'command.me.reminders': 'Quando ti ricordo il tuo turno',
  'command.me.remindBy': 'Dove te lo ricordo',
  'command.me.next': 'Se ti avviso quando il prossimo turno è il tuo',
  'command.me.quietFrom':
    'Quando la sera il tuo tempo si ferma, per esempio 22:30; “no” toglie le ore di quiete',
  'command.me.quietTo': 'Quando la mattina riprende a scorrere, per esempio 7:00',
  'command.me.timeZone': 'Dove vivi: una grande città vicino a te',
  'command.me.language': 'In quale lingua ti parlo',
  'command.tutorial': 'Impara il gioco in sette brevi lezioni',
  'command.rules': 'Leggi le regole, o fai una domanda',
  'command.rules.topic': 'Un argomento, o una domanda con parole tue',
  'command.vacation': 'Ferma il tuo tempo per qualche giorno',
  'command.vacation.days': 'Quanti giorni, a partire da adesso',
  'command.settings': 'Impostazioni di questo server',
  'command.settings.show': 'Mostra tutte le impostazioni',
  'command.settings.tables': 'Come sono i tavoli',
  'command.settings.tables.pace': 'Quanto tempo ha un turno, se nessuno sceglie',
  'command.settings.tables.place': 'Dove si gioca',
  'command.settings.tables.maxTables': 'Quanti tavoli può tenere aperti una persona; 0 per quanti ne vuole',
  'command.settings.tables.language': 'La lingua ai tavoli',
  'command.settings.tables.bacchanalia':
    'Dove si può giocare a Bacchanalia, un gioco di narrazione per adulti',
  'command.settings.channel': 'Dove si possono aprire tavoli',
  'command.settings.channel.games': 'Se lì si possono aprire tavoli',
  'command.settings.channel.channel': 'Quale canale (questo se non dici nulla)',
  'command.devotion': 'Se a un tavolo ti chiedo del cambio di ruolo',
  'command.devotion.ask': 'Chiedimelo, o mai',
  'choice.color': '{color} ({god})',
  'choice.turnEnd.ask': 'Chiudo io ogni turno',
  'choice.turnEnd.auto': 'Lo chiude l’ultima mossa',
  'choice.onlyTurn.ask': 'Li gioco io con un tocco',
  'choice.onlyTurn.auto': 'Li gioca il bot per me',
  'choice.reminders.off': 'Nessuno',
  'choice.reminders.half': 'A metà del tempo',
  'choice.reminders.tenth': 'Quando ne resta un decimo',
  'choice.reminders.halfTenth': 'A metà e quando ne resta un decimo',
  'choice.reminders.allThree': 'A metà, quando ne resta un quarto e quando ne resta un decimo',
  'choice.remindBy.mention': 'Dove si gioca',
  'choice.remindBy.message': 'Per messaggio diretto',
  'choice.next.yes': 'Avvisami quando comincia il giocatore prima di me',
  'choice.next.no': 'Non dirmi nulla finché non tocca a me',
  'choice.language.discord': 'Come in Discord',
  'choice.place.thread': 'In un thread apposito',
  'choice.place.channel': 'Nel canale stesso',
  'choice.games.allow': 'Permetti tavoli lì',
  'choice.games.forbid': 'Vieta tavoli lì',
  'choice.games.everywhere': 'Permetti tavoli in ogni canale',
  'choice.bacchanalia.off': 'Da nessuna parte',
  'choice.bacchanalia.ageRestricted': 'Nei canali con limite di età',
  'choice.bacchanalia.everywhere': 'Ovunque si possano aprire tavoli',
  'choice.timeZone': '{zone} ({time})',
  'choice.devotion.ask': 'Chiedimelo',
  'choice.devotion.never': 'Mai a questo tavolo',
  'choice.becomes.computer': 'Lo prende un giocatore virtuale',
  'choice.becomes.out': 'Il giocatore è fuori dalla partita',
  'choice.end.told': 'Quando tutti hanno raccontato il proprio finale',
  'choice.end.parcae': 'Ultimi finali quando Parcae esce per la {times}ª volta',
  'choice.as.picture': 'Come immagine',
  'choice.as.text': 'A parole',
  'choice.follow.turn': 'A ogni turno',
  'choice.follow.end': 'Alla fine',
  'choice.follow.off': 'Non più',
  'choice.table': 'Tavolo {number}{yours, select, yes {: tocca a te} other {}}',

  // Pages of the rules: `/rules`, and wherever a button leads to them.
  'rulesView.contents':
    '**Le regole di {game}**\nScegli una parte e poi una pagina, o fai una domanda con parole tue: `/regole argomento:…`',
  'rulesView.nothing':
    'Nessuna pagina delle regole parla di “{query}”. Forse la trovi con altre parole; ecco tutte le pagine.',
  'rulesView.ruling': '**Il nostro chiarimento:** {text}',
  'rulesView.source':
    '-# {sections, select, none {} other {{count, plural, one {Sezione} other {Sezioni}} {sections}}}{both, select, yes { · } other {}}{chapter, select, none {} other {Nel regolamento: {chapter}}}',
  'rulesView.sourceOf':
    '-# {game}{sections, select, none {} other { · {count, plural, one {Sezione} other {Sezioni}} {sections}}}',
  'rulesView.figure': '-# Immagine: {caption}',
  'rulesView.shared': '-# {name} condivide questa pagina delle regole.',
  'rulesView.noShare':
    'Questa pagina qui non si può condividere: sia tu sia io dobbiamo poter scrivere in questo canale.',
  'rulesView.option.part': 'Scegli una parte delle regole',
  'rulesView.option.page': 'Scegli una pagina delle regole',
  'rulesView.option.ofGame': '{game}: {title}',
  'rulesView.button.also': 'Vedi: {title}',
  'rulesView.button.contents': 'Indice delle regole',
  'rulesView.button.game': 'Le regole di {game}',
  'rulesView.button.more': 'Altro di questa pagina',
  'rulesView.button.less': 'Torna all’inizio della pagina',
  'rulesView.button.share': 'Condividi in questo canale',

  // The private answers of “What can I do?” and “Why not?”.
  'button.help': 'Che cosa posso fare?',
  'button.help.again': 'Guarda di nuovo che cosa posso fare',
  'button.help.words': 'Tabellone a parole',
  'button.help.die': 'Perché non con il dado {die}?',
  'button.rule': 'Regole, sezione {section}',
  'help.moved': '-# Da quando c’è quel pulsante, la partita è andata avanti. Ecco com’è ora.',
  'help.choose': 'Perché no? Scegli un aruspice',
  'help.at.temple': 'nel tempio',
  'help.at.exit': 'sulla pietra d’uscita',
  'help.at.stone': 'sulla pietra {stone}',
  'help.place': '{at}{count, plural, one {} other { (#)}}',
  'help.from':
    '{from, select, temple {Dal tempio} exit {Dalla pietra d’uscita} other {Dalla pietra {from}}}{color, select, none {} other {, {color}}}',
  'help.there': '{count, plural, one {# aruspice} other {# aruspici}}',
  'help.before':
    '**Tira {count} dadi**{devote, select, no {.} other {, o prima consacra il tuo tempio.}}{extra, select, no {} pair { Con un doppio puoi tirarne un altro.} other { Con due uguali puoi tirarne un altro.}}',
  'help.before.mystical':
    'Comunque vada il tiro, chi sta su una pietra Mistica si muove per primo: {places}.',
  'help.extra':
    '**Tira un altro dado, o resta con {dice}.** Tutto ciò che si tira va usato ovunque si possa.',
  'help.extra.stay': 'Se resti con {dice}:',
  'help.discard': '**Prima scarta un dado**, quello che vuoi.',
  'help.discard.rest':
    '{of, select, any {Qualunque sia} other {Senza il dado {of}}}, {rest, select, all {gli altri vanno usati, e si può usarli tutti.} free {uno degli altri va usato, e puoi usarne di più.} other {degli altri {dice, plural, =0 {non se ne può usare nessuno} one {se ne può usare solo uno} other {se ne possono usare solo #}}.}}',
  'help.afterFall':
    '**Hai fatto cadere Tuchulcha.** Il tuo tempio può prenderne il posto ora; altrimenti il tuo turno finisce.',
  'help.dice': '**Dadi:** {dice}.',
  'help.must':
    '{must, select, none {Non se ne può usare nessuno: chiudi il turno.} done {Non devi usare altro: chiudi il turno, o torna indietro di una mossa.} over {Le tue mosse chiudono la partita: chiudi il turno, o torna indietro.} last {Hai un solo aruspice in gioco: usa un dado, poi fermati quando vuoi.} free {Hai un solo aruspice in gioco: continua, o chiudi qui il turno.} all {Vanno usati tutti.} other {In nessun modo se ne usano più di {dice}, e {dice, plural, one {uno va usato} other {# vanno usati}}.}}',
  'help.mysticalFirst': '**Prima le Mistiche:** chi sta {places} si muove prima di tutti.',
  'help.mysticalFree':
    'In questo turno non devi lasciare prima le pietre Mistiche ({places}): altrimenti si userebbero meno dadi.',
  'help.first': '**Per prima cosa:** {reason}',
  'help.die': '**{die}**{times, plural, one {} other { (# volte)}}: {steps}',
  'help.die.none': '**{die}**{times, plural, one {} other { (# volte)}}: nulla. {reasons}',
  'help.die.nobody': 'Non hai più aruspici da muovere.',
  'help.die.drop': 'rinuncia a usarlo',
  'help.group': '{color}: {steps}',
  'help.moreReasons':
    '{count, plural, one {C’è un altro motivo} other {Ci sono altri # motivi}}: scegli un aruspice qui sotto.',
  'help.sameEnd': 'Tutto ciò che è possibile porta alla stessa posizione.',
  'help.role.tuchulcha.may':
    '**Tuchulcha:** {when, select, now {puoi consacrarti ora} other {prima del tuo prossimo tiro puoi consacrarti, per come stanno le cose}}. Chiede {given} dei tuoi, {temple, select, 0 {nessuno} other {{temple}}} dal tempio e gli altri dall’altare ({altar}) e dalla foresta ({forest}); chi resta sull’altare va nella foresta. Tiri {dice} dadi, ne scarti uno e nessuno può colpirti.',
  'help.role.lasaVecuvia.may':
    '**Lasa Vecuvia:** {when, select, now {puoi consacrarti ora} other {prima del tuo prossimo tiro puoi consacrarti, per come stanno le cose}}. Chiede {there, plural, =0 {un aruspice in gioco} other {tutti i tuoi sull’altare ({altar}) e nella foresta ({forest})}}. Ti fermi solo su pietre vuote e sigilli Passaggi: {open} {open, plural, one {è aperto} other {sono aperti}}, e ne avresti in gioco {inPlay}.',
  'help.role.tuchulcha.not':
    '-# Tuchulcha: {when, select, now {ora no} other {per come stanno le cose, no}}. {why}',
  'help.role.lasaVecuvia.not':
    '-# Lasa Vecuvia: {when, select, now {ora no} other {per come stanno le cose, no}}. {why}',
  'help.role.is.tuchulcha':
    'Giochi per Tuchulcha: nessuno può colpirti, e le pietre Mistiche e Rituali non contano, ma i Passaggi aperti prendono anche i tuoi. Vinci quando nessun altro è in gioco; sei fuori quando un altro raggiunge l’altare.',
  'help.role.is.lasaVecuvia':
    'Giochi per Lasa Vecuvia: {inPlay} in gioco, {open, plural, one {un Passaggio aperto} other {# Passaggi aperti}}. Se nessuno è più aperto, vinci; con meno aruspici in gioco che Passaggi aperti, sei fuori.',
  'help.turnOf': '**Turno di {who}**{dice, select, none {, che non ha ancora tirato.} other {: {dice}.}}',
  'help.yours':
    'Sei il {color}: {inPlay} in gioco, {altar} sull’altare, {forest} nella foresta{sanctuary, plural, =0 {} other {, # nel santuario}}.',
  'help.out': 'Al tavolo {number} sei fuori dalla partita.',
  'help.row':
    '{who}: {inPlay} in gioco, {altar} sull’altare, {forest} nella foresta{role, select, tuchulcha {, Tuchulcha} lasaVecuvia {, Lasa Vecuvia} other {}}',
  'help.askDie': '**{haruspex}.** Con quale dado?',
  'help.noDice': '**{haruspex}:** non ci sono più dadi da usare.',
  'help.may': '**{haruspex}, con il dado {die}:** sì, {step}.',
  'help.mayNot': '**{haruspex}, con il dado {die}:** no. {why}\n-# Regole, sezione {rule}',

  'why.gameOver': 'La partita è decisa, e non si muove più nulla.',
  'why.wrongPhase':
    '{phase, select, before {Prima si devono tirare i dadi.} extra {Prima decidi se tirare un altro dado.} discard {Prima scarta un dado per Tuchulcha.} moving {I dadi sono già tirati: è troppo tardi.} afterFall {Tuchulcha è appena caduto: consacra il tuo tempio, o chiudi il turno.} over {La partita è finita.} other {Dopo la caduta di Tuchulcha, solo Tuchulcha si può scegliere come ruolo.}}',
  'why.badDice':
    'Qui si {needed, plural, one {tira un dado} other {tirano # dadi}}, ciascuno da 1 a 6, e non {dice}.',
  'why.noSuchDie': 'Fra i dadi rimasti non c’è nessun {die}.',
  'why.nobodyThere': 'Non c’è nessun aruspice {color} {at}.',
  'why.notYourColor': 'In questo turno non muovi gli aruspici del {color}.',
  'why.closedByTuchulcha':
    'Pietra {stone}: la occupa il {color} per Tuchulcha, e nessun altro può fermarsi lì.',
  'why.powerTooHigh':
    'Pietra {stone}: il potere spirituale del {color} lì è {power} ({count, plural, one {# aruspice} other {# aruspici}}{times, select, 3 { × 3 su una pietra Mistica} 2 { × 2 su una pietra Rituale} other {}}), e tu puoi portarne {brought}.',
  'why.hitNotCompletable':
    'Pietra {stone}: il colpo contro il {color} resterebbe aperto. Proprio con i dadi seguenti {missing, plural, one {dovrebbe arrivare un altro aruspice} other {dovrebbero arrivare altri # aruspici}} dello stesso colore, e non è possibile.',
  'why.openHit':
    'Il colpo sulla pietra {stone} è aperto: prima di tutto {missing, plural, one {deve arrivare lì un altro aruspice {color}} other {devono arrivare lì altri # aruspici del {color}}}.',
  'why.hitterStays':
    '{hitters, plural, one {L’aruspice {color} che ha colpito {at} resta lì} other {I # aruspici del {color} che hanno colpito {at} restano lì}} per questo turno.',
  'why.mysticalFirst':
    '{after, select, yes {Dopo questa mossa {waiting, plural, one {uno dei tuoi dovrebbe} other {# dei tuoi dovrebbero}} ancora lasciare per primi una pietra Mistica ({at}), e si userebbero meno dadi del dovuto.} other {{waiting, plural, one {Uno dei tuoi deve lasciare la sua pietra Mistica prima di tutto: sta {at}.} other {# dei tuoi devono lasciare le loro pietre Mistiche prima di tutto; uno sta {at}.}}}}',
  'why.allDice':
    'In questo turno devi usare {dice, plural, one {un dado} other {# dadi}}, e dopo questa mossa non potresti.',
  'why.wrongTarget':
    'Con il dado {die}, “{way}{effect, select, hit {, con un colpo} open {, con un colpo aperto} lost {, perso} sealed {, sigillando} other {}}” non è possibile.',
  'why.noDiscard':
    'Al dado {die} non si può rinunciare. {of, select, tuchulcha {Solo chi gioca Tuchulcha scarta un dado, una volta, prima di muovere.} other {Solo l’ultimo aruspice di Lasa Vecuvia rinuncia a un dado, e solo a uno che lo porterebbe oltre l’ultimo Passaggio aperto.}}',
  'why.discardFirst': 'Prima scarta un dado per Tuchulcha.',
  'why.nothingToUndo': 'Non c’è nulla da riprendere: tiri e consacrazioni restano.',
  'why.turnNotComplete':
    'Il tuo turno non è finito: {dice, plural, one {va usato un dado} other {vanno usati # dadi}}, e finora {used, plural, =0 {non ne hai usato nessuno} one {ne hai usato uno} other {ne hai usati #}}.',
  'why.fourPlayersOnly': 'Lasa Vecuvia c’è solo quando si gioca in quattro.',
  'why.alreadyDevoted':
    '{role, select, tuchulcha {A Tuchulcha si può consacrare un solo tempio alla volta, e ora è quello di {who}.} other {Lasa Vecuvia viene una sola volta a partita, e {who, select, nobody {c’è già stata} other {ha già il tempio di {who}}}.}}',
  'why.tuchulchaNeeded':
    'Lasa Vecuvia viene solo mentre un altro è consacrato a Tuchulcha, e non lo è nessuno.',
  'why.tooFewInPlay':
    '{of, select, tuchulcha {{inPlay, plural, =0 {Non ti resterebbe in gioco nessun aruspice} one {Ti resterebbe in gioco un aruspice} other {Ti resterebbero in gioco # aruspici}}, e {needed, plural, one {deve restarne almeno uno} other {devono restarne almeno #}}.} other {{inPlay, plural, =0 {Non hai aruspici} one {Hai un aruspice} other {Hai # aruspici}} in gioco; Lasa Vecuvia ne chiede {needed}.}}',
  'why.tooFewToGive':
    '{of, select, tuchulcha {Si offrono {given} dei tuoi, almeno {least} da altare e foresta, gli altri da lì o dal tempio. Ne hai {altarAndForest} fra altare e foresta e {temple} nel tempio{wrong, select, temple {: {fromTemple} dal tempio non è possibile} other {}}.} other {Non hai nessuno sull’altare o nella foresta da offrire: scegline uno in gioco.}}',
  'why.givesAltarAndForest':
    'Si offrono tutti i tuoi sull’altare e nella foresta, e nessuno di quelli in gioco.',
  'why.othersTooFew':
    '{who} {inPlay, plural, =0 {non ha aruspici} one {ha un solo aruspice} other {ha solo # aruspici}} in gioco; ognuno degli altri deve averne {needed}.',
  'why.notNormal':
    '{role, select, tuchulcha {Il tuo tempio è già consacrato a Tuchulcha.} lasaVecuvia {Il tuo tempio è già consacrato a Lasa Vecuvia.} other {Sei fuori dalla partita.}}',
  'why.notInGame': 'Nessun giocatore ancora in partita ha il {color}.',

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
  'bacchanalia.row.ties': 'Parità',
  'bacchanalia.row.accusator': 'Accusator',
  'bacchanalia.row.amans': 'Amans',
  'bacchanalia.row.bacchus': 'Bacchus',
  'bacchanalia.row.miles': 'Miles',
  'bacchanalia.row.minerva': 'Minerva',
  'bacchanalia.row.pluto': 'Pluto',
  'bacchanalia.row.satyrus': 'Satyrus',
  'bacchanalia.row.venus': 'Venus',
  'bacchanalia.row.goblet': 'Vinum con il calice',
  'bacchanalia.row.vinum': 'Vinum senza calice',

  'bacchanalia.line.ties':
    'Questo luogo ha perso il suo incanto. Racconta che cosa qui si è spento e ti spinge altrove, e com’è il luogo seguente.',
  'bacchanalia.line.threat':
    'Il tuo Accusator o i soldati sono vicini. Non ti notano, oppure sei più veloce di loro: racconta come, e dove vai, perché qui non c’è più sicurezza per te.',
  'bacchanalia.line.accuserConfronts':
    'Ti trovi davanti al tuo Accusator. Racconta che cosa viene detto, e che cosa viene alla luce del tuo crimine.',
  'bacchanalia.line.amansEnding':
    'La via per uscire dall’Impero è aperta. Racconta come tu e il tuo Amans vi mettete in salvo: questo è il tuo finale di Amans.',
  'bacchanalia.line.bacchus':
    'Bacchus resta con te, e la festa intorno a te dimentica un limite dopo l’altro. Racconta come cresce.',
  'bacchanalia.line.cornered':
    'Ti hanno messo alle strette. Racconta come riesci comunque a fuggire, e a quale prezzo: una ferita, o qualcosa che ti era caro. Se il tuo Amans era con te, le vostre strade si dividono.',
  'bacchanalia.line.endNears':
    'Senti che non durerà ancora a lungo. Racconta che cosa temi; la tua prossima scena sarà il tuo finale di Miles.',
  'bacchanalia.line.minerva':
    'Se il tuo Amans è con te: racconta che cosa scopri di nuovo su chi ami. Se no: racconta quale notizia ti giunge, o che cosa vedi, da lontano o in una visione.',
  'bacchanalia.line.crime':
    'Un atto di violenza chiude questa scena, e ti coinvolge, con o senza colpa tua. Racconta come ci si arriva, e dove vai poi.',
  'bacchanalia.line.satyrus':
    'I satiri ti attirano in un altro luogo. Racconta che cosa vi è di così seducente, fin dove il tuo tavolo vuole ascoltare.',
  'bacchanalia.line.venusMemory':
    'Il tuo Amans è lontano. Racconta un ricordo di voi due che ancora ti scalda.',
  'bacchanalia.line.venusAmans':
    'Se il tuo Amans è con te: racconta che cosa vi avvicina ancora di più. Se no: qualcuno che non conosci, bello e misterioso, ti conduce dove si trova il tuo Amans.',
  'bacchanalia.line.newcomer':
    'Qualcuno di nuovo arriva dove sei, e porta un nuovo brivido. Racconta chi è, e che cosa cambia.',
  'bacchanalia.line.vinum':
    'Il vino scorre, e la festa intorno a te conosce sempre meno limiti. Racconta da che cosa si capisce.',
  'bacchanalia.place.mustChange': 'La scena porta in un altro luogo.',
  'bacchanalia.place.stay': 'La scena resta dove ti trovi.',
  'bacchanalia.place.mayChange': 'Resta dove sei o va’ altrove, come preferisci.',

  'bacchanalia.because.most': '{deus} regna: {count} Umbra, più che su ogni altro tuo Deus.',
  'bacchanalia.because.vinumWins':
    'Vinum e {others} hanno {count} Umbra ciascuno. Hai un Satyrus, quindi Vinum vince la parità e regna.',
  'bacchanalia.because.vinumLoses':
    '{deus} e Vinum hanno {count} Umbra ciascuno. Senza un Satyrus Vinum perde ogni parità, quindi regna {deus}.',
  'bacchanalia.because.tied': 'Nessuno regna da solo: {others} hanno {count} Umbra ciascuno.',
  'bacchanalia.because.none': 'Nessun tuo Deus ha un’Umbra, e così regna Vinum.',
  'bacchanalia.because.cards': '{count} × {deus}',

  'bacchanalia.ending.flight': 'Fuga',
  'bacchanalia.ending.crime': 'Morte dopo un crimine',
  'bacchanalia.ending.bacchanal': 'Smarrimento nel baccanale',
  'bacchanalia.ending.amansLost': 'Senza Accusator, senza Amans',
  'bacchanalia.ending.amansSaved': 'Morte, ma l’Amans è al sicuro',
  'bacchanalia.ending.death': 'Morte per Accusator o soldati',
  'bacchanalia.endingLine.flight':
    'Riesci a fuggire, via da Bertinoro e fuori dalla portata dell’Impero. Racconta come, e chi è con te.',
  'bacchanalia.endingLine.crime':
    'Un crimine nel mezzo della festa ha le sue conseguenze, e alla fine ti costa la vita. Racconta come.',
  'bacchanalia.endingLine.bacchanal':
    'Non lasci mai più la festa: diventi una figura tra le tante che seguono Bacchus, e lì nessuno ti ritrova. Racconta come ti perdi.',
  'bacchanalia.endingLine.amansLost':
    'Il tuo Accusator non ti farà mai più del male, e il tuo Amans è perduto per te. Racconta come è successo.',
  'bacchanalia.endingLine.amansSaved':
    'Il tuo Accusator o i soldati sono la tua morte, ma il tuo Amans è al sicuro per sempre. Racconta come.',
  'bacchanalia.endingLine.death':
    'Il tuo Accusator o i soldati ti trovano, e non sopravvivi. Racconta come si chiude la tua storia.',
  'bacchanalia.twist.accuserGone': 'Prima, via l’Accusator',
  'bacchanalia.twist.amansSaved': 'Prima, in salvo l’Amans',

  'bacchanalia.why.gameOver': 'Questa storia è stata raccontata fino alla fine.',
  'bacchanalia.why.wrongPhase': 'Non è ciò che la partita aspetta in questo momento.',
  'bacchanalia.why.notYours': 'Questo lo decide qualcun altro.',
  'bacchanalia.why.notInGame': 'Quel giocatore non è, o non è più, in questa partita.',
  'bacchanalia.why.badPick': 'Non c’è una carta simile da pescare.',
  'bacchanalia.why.noText': 'Non ci sono ancora parole: scrivi che cosa racconti.',
  'bacchanalia.why.tooLong':
    'È troppo lungo: ciò che si racconta in una volta ha posto per {most, number} caratteri.',
  'bacchanalia.why.notThere': 'Quella carta non si può prendere da lì.',
  'bacchanalia.why.neverToOneself': 'Quella carta va a qualcun altro, mai a sé stessi.',
  'bacchanalia.why.hasTwo': 'Quel giocatore ha già due Dei.',
  'bacchanalia.why.neverVinum':
    'Vinum resta al suo posto per tutta la partita: nessuno lo dà, lo prende o lo rimette al centro.',
  'bacchanalia.why.notOffered': 'Non è tra ciò che ora si può scegliere.',
  'bacchanalia.why.noSuchUmbra': 'In questo turno non hai un’Umbra simile.',
  'bacchanalia.why.neverKeptTwice':
    'Una carta conservata serve per un solo altro turno: non si può tenere una seconda volta.',
  'bacchanalia.why.neverParcae': 'Parcae non si può tenere: torna nel mazzo.',
  'bacchanalia.why.nothingWoven':
    'Di’ prima che cosa la tua scena ha ripreso dalle storie degli altri; altrimenti non si tiene nessuna carta.',
  'bacchanalia.why.ownClaim': 'Si tratta della tua carta: la giudicano gli altri.',
  'bacchanalia.why.votedAlready': 'Hai già detto la tua su questo.',
  'bacchanalia.why.noSuchTale': 'Non è stato raccontato nulla di simile.',
  'bacchanalia.why.skippedAlready': 'È già stato saltato.',
  'bacchanalia.why.notSkipped': 'Non è stato saltato, o è già stato raccontato di nuovo.',
  'bacchanalia.why.noMinerva': 'Non hai Minerva.',
  'bacchanalia.why.ownTale': 'Questo l’hai raccontato tu.',

  'board.turn': 'Gioca {god}',
  'board.wins': 'Vince {god}',
  'board.shared': 'Vincono {first} e {second}',
  'board.over': 'Fine della partita',
  'board.forest': 'Foresta',
  'board.altar': 'Velthumena',
  'board.neutral': 'neutrale',
  'board.out': 'fuori',

  'alt.turn': 'Turno di {who}.',
  'alt.won': 'Vittoria: {who}.',
  'alt.over': 'La partita è finita.',
  'alt.ring': 'Anello di {stones} pietre; ogni dieci la 1ª è Mistica, la 4ª Rituale.',
  'alt.ways': 'Percorsi: {ways}.',
  'alt.way': '{color} da {entry} a {exit}',
  'alt.named': '{god} ({color})',
  'alt.notRolled': 'Dadi non ancora tirati.',
  'alt.dice': 'Dadi: {dice}.',
  'alt.die.unused': '{value}',
  'alt.die.used': '{value} usato',
  'alt.die.discarded': '{value} scartato',
  'alt.color': '{name}{role}: {places}.',
  'alt.outColor': '{name}: {role}.',
  'alt.role.tuchulcha': 'consacrato a Tuchulcha',
  'alt.role.lasaVecuvia': 'consacrato a Lasa Vecuvia',
  'alt.role.neutral': 'neutrale',
  'alt.role.out': 'fuori dalla partita',
  'alt.temple': '{count} nel tempio',
  'alt.stones': '{count, plural, one {sulla pietra} other {sulle pietre}} {stones}',
  'alt.waiting': '{count} a giro finito',
  'alt.altar': '{count} sull’altare',
  'alt.forest': '{count} nella foresta',
  'alt.sanctuary': '{count} nel santuario',
  'alt.stone.mystical': '{stone} (Mistica)',
  'alt.stone.ritual': '{stone} (Rituale)',
  'alt.stone.passage': '{stone} (sigillato)',
  'alt.nowhere': 'nessuno',
  'alt.open': 'Passaggi aperti: {stones}.',
  'alt.stack':
    '{stone} con {count, plural, =2 {due} =3 {tre} =4 {quattro} =5 {cinque} =6 {sei} =7 {sette} =8 {otto} =9 {nove} other {#}}',
  'alt.sealed': 'Passaggi sigillati: {stones}.',
  'alt.devotions': 'Consacrazioni finora: Tuchulcha {tuchulcha}, Lasa Vecuvia {lasaVecuvia}.',
  'alt.moved':
    '{when, select, now {Mosso finora} last {Ultimo turno} other {Mosso prima di questo turno}}: {moves}.',
  'alt.movesOf': '{color} {moves}',
  'alt.choices': 'Mosse: {choices}.',
  'alt.choices.some': 'Mosse: {choices}; altre {more} sui pulsanti.',
  'alt.choices.none': '{more, plural, one {Una mossa} other {# mosse}} sui pulsanti.',

  'tableau.turn': 'Gioca {name}',
  'tableau.over': 'Tutto è narrato',
  'tableau.rules': 'Regna {deus}',
  'tableau.ties': 'Parità',
  'tableau.hand': 'Su nessun Deus',
  'tableau.odd': 'Di traverso',
  'tableau.middle': 'Al centro',
  'tableau.noCards': 'Ancora nessun Deus',
  'tableau.dei': 'Le carte',
  'tableau.noDei': 'Nessun Deus al centro',
  'tableau.endings': 'Ultimi finali',
  'tableau.deck': 'Mazzo',
  'tableau.discards': 'Scarti',
  'tableau.end.flight': 'Fuga felice',
  'tableau.end.crime': 'Travolti da un crimine',
  'tableau.end.bacchanal': 'Persi nell’ebbrezza',
  'tableau.end.amansLost': 'Amans perduto',
  'tableau.end.amansSaved': 'Amans salvo',
  'tableau.end.death': 'Morte',
  'tableau.end.left': 'Ha lasciato',
  'tableau.alt.turn': 'È il turno di {who}.',
  'tableau.alt.over': 'La partita è finita: tutto è narrato.',
  'tableau.alt.here': 'Di turno',
  'tableau.alt.ties': 'Parità tra {dei}.',
  'tableau.alt.endings': 'Chi è rimasto narra la sua ultima scena.',
  'tableau.alt.parcae':
    'Parcae {times, plural, =0 {mai pescate} one {pescate una volta} other {pescate # volte}}{end, plural, =0 {} other {; alla #ª comincia la fine}}.',
  'tableau.alt.player': '{who}: {cards}.',
  'tableau.alt.hand': 'su nessun Deus: {cards}',
  'tableau.alt.odd': 'carta di traverso {card}',
  'tableau.alt.milesNext': 'poi Finale di Miles',
  'tableau.alt.bowed': '{deus} (appena giunto)',
  'tableau.alt.umbra': '{deus} con {count} Umbra{goblets, plural, =0 {} one { (# coppa)} other { (# coppe)}}',
  'tableau.alt.goblet': 'Vinum con coppa',
  'tableau.alt.middle': 'Al centro: {dei}.',
  'tableau.alt.nothing': 'niente',
  'tableau.alt.apart': 'Amans è messo da parte.',
  'tableau.alt.piles': 'Mazzo {deck}, scarti {discards}.',
  'tableau.alt.dei':
    'Le carte Deus, ognuna con il suo emblema e un’Umbra come ombra: {dei}. Vinum ha due Umbra, una con la coppa. Parcae, con fuso e filo, non è di nessun Deus.',
  'tableau.alt.more': 'Nell’immagine c’è altro.',

  'picture.leaderboard': 'Classifica',
  'picture.period.all': 'di sempre',
  'picture.period.quarter': '{quarter}º trimestre {year}',
  'picture.allTables': 'tutti i tavoli',
  'picture.players': '{count} giocatori',
  'picture.page': 'pagina {page} di {pages}',
  'picture.rating': 'Punteggio',
  'picture.games': 'Partite',
  'picture.wins': 'Vittorie',
  'picture.provisional': 'Provvisori: meno di {games, plural, one {una partita} other {# partite}}',
  'picture.nobody': 'Nessuno è ancora in questa classifica.',
  'picture.rank': '{rank}º posto',
  'picture.isProvisional': 'provvisorio',
  'picture.unrated': 'Ancora senza punteggio',
  'picture.byPlayers': 'Per giocatori',
  'picture.wonOf': '{wins} su {games}',
  'picture.roles': 'Ruoli',
  'picture.bestHit': 'Colpo migliore',
  'picture.hits': '{count, plural, one {# colpo} other {# colpi}}',
  'picture.streak': 'Vittorie di fila',
  'picture.longest': 'massimo: {count}',
  'picture.luck': 'Fortuna ai dadi',
  'picture.pips': '{pips} punti',
  'picture.dice': '{count, plural, one {# dado} other {# dadi}}',
  'picture.summary': 'Tavolo {number} · {outcome}',
  'picture.altar': 'Sull’altare',
  'picture.forest': 'Nella foresta',
  'picture.turns': 'Turno',
  'picture.swing': 'prob. {change}',
  'picture.hit': 'Colpo',
  'picture.turningPoints': 'Momenti decisivi · probabilità di vittoria',
  'picture.noTurningPoints': 'Nessun turno spicca sugli altri.',
  'picture.turningPoint': 'Turno {turn}: {text}',
  'picture.moment.hit': '{who} colpisce {count, plural, one {un aruspice} other {# aruspici}} di {whom}',
  'picture.moment.role': '{who} consacra il tempio a {role}',
  'picture.moment.lost': '{who} perde {count, plural, one {un aruspice} other {# aruspici}} in un Passaggio',
  'picture.moment.out': '{who} è fuori',
  'picture.moment.roll': '{who} lancia {dice}',
  'picture.moment.choice': '{who} manca una giocata migliore',
  'picture.moment.sealed': '{who} sigilla il Passaggio {stone}',
  'picture.moment.altar': '{who} raggiunge l’altare',
  'picture.change': '{text} ({whose, select, own {} other {{whose} }}{change})',
  'picture.film.start': 'La partita comincia',
  'picture.film.turn': 'Turno {turn} · {who}',
  'picture.film.moment': '{turn} · {text}',
  'picture.alt.leaderboard': 'Classifica: {subject}.',
  'picture.alt.row':
    '{rank}. {name}: {rating}{provisional, select, yes {, provvisorio} other {}}, {games, plural, one {una partita} other {# partite}}, vittorie: {wins}.',
  'picture.alt.more': '{count, plural, one {Un altro} other {Altri #}} nell’immagine.',
  'picture.alt.profile': 'Profilo di {name}: {subject}.',
  'picture.alt.rated':
    'Punteggio {rating}{rank, plural, =0 {} other {, #º posto}}{provisional, select, yes {, provvisorio} other {}}.',
  'picture.alt.games':
    '{games, plural, one {Una partita} other {# partite}}, vittorie: {wins}{share, select, none {} other { ({share})}}.',
  'picture.alt.byPlayers': 'In {players}: {wins} su {games} vinte.',
  'picture.alt.curve': 'Il punteggio è andato da {first} a {last}, tra {low} e {high}.',
  'picture.alt.roles':
    'Tempio consacrato a Tuchulcha in {tuchulcha, plural, one {una partita} other {# partite}}, a Lasa Vecuvia in {lasaVecuvia}.',
  'picture.alt.feats':
    '{hits, plural, one {Un colpo} other {# colpi}}, il migliore di {best}. Vittorie di fila: {now} ora, {longest} al massimo.',
  'picture.alt.luck': 'Dadi: {pips} rispetto alla media ({dice}).',
  'picture.alt.turns':
    '{turns, plural, one {Un turno} other {# turni}}, {hits, plural, one {un colpo} other {# colpi}}.',
  'picture.alt.player':
    '{name} ({color}): alla fine {altar} sull’altare, {forest} nella foresta; dadi {pips}{swing, select, none {} other {, probabilità {swing}}}.',
  'picture.alt.turningPoint': 'Momento decisivo al turno {turn}: {text}.',
  'picture.alt.film': 'Un’immagine animata del tabellone, dal turno {from} al turno {to}.',
  'picture.alt.moreHappened':
    '{count, plural, one {È successa un’altra cosa} other {Sono successe altre # cose}}.',

  // Dadi che si possono verificare.
  'name.verify': 'verifica',
  'name.dice': 'dadi',
  'command.verify': 'Ricalcola che cosa è stato lanciato o pescato in una partita finita',
  'command.dice': 'Quanto sono stati equilibrati i dadi di questo server',
  'lobby.opening': '**{game}**: si apre un tavolo.',
  'dice.fixed':
    '-# {game, select, bacchanalia {Carte, fissate prima che si sieda qualcun altro: `{commitment}`} other {Dadi, fissati prima che si sieda qualcun altro: `{commitment}`}}',
  'dice.facts': '-# Noto dall’inizio: `{facts}`',
  'dice.secret':
    '-# {game, select, bacchanalia {Da dove venivano le carte (/verifica le ricalcola): `{secret}`} other {Da dove venivano i dadi (/verifica li ricalcola): `{secret}`}}',
  'verify.agrees':
    '{game, select, bacchanalia {**Tavolo {number}: le carte sono giuste.** Ricalcolate dal segreto: chi ha cominciato e {rolls, plural, =0 {nessuna pescata} one {una pescata} other {tutte le # pescate}}.} other {**Tavolo {number}: i dadi sono giusti.** Ricalcolati dal segreto: chi ha cominciato e {rolls, plural, =0 {nessun lancio} one {un lancio} other {tutti i # lanci}}.}}',
  'verify.differs':
    '{game, select, bacchanalia {**Tavolo {number}: le carte non sono giuste.** {wrong, plural, =0 {Nessun risultato, su} one {Un risultato su} other {# risultati su}} {rolls, plural, one {una pescata} other {# pescate}}, {wrong, plural, one {differisce} other {differiscono}} da quello che dà il segreto.} other {**Tavolo {number}: i dadi non sono giusti.** {wrong, plural, =0 {Nessun risultato, su} one {Un risultato su} other {# risultati su}} {rolls, plural, one {un lancio} other {# lanci}}, {wrong, plural, one {differisce} other {differiscono}} da quello che dà il segreto.}}',
  'verify.differs.first': 'A cominciare: {drawn}. Il segreto dà {due}.',
  'verify.differs.facts': 'Ciò che era noto all’inizio non corrisponde ai giocatori di questa partita.',
  'verify.differs.roll':
    '{game, select, bacchanalia {Pescata {place}, contando da 0: {dice}. Il segreto dà {due}.} other {Lancio {place}, contando da 0: {dice}. Il segreto dà {due}.}}',
  'verify.differs.more': 'E {count, plural, one {un altro} other {altri #}}.',
  'verify.fixed':
    '-# Fissato prima dell’inizio, da confrontare con il primo messaggio del tavolo: `{commitment}`',
  'verify.secret': '-# Il segreto: `{secret}`',
  'verify.id':
    '-# {game, select, bacchanalia {Il codice del tavolo: `{id}`.} other {Il codice del tavolo: `{id}`. Come ricalcolare tutto senza di me è scritto nel mio README.}}',
  'verify.running':
    '{game, select, bacchanalia {**Tavolo {number}: {begun, select, yes {storia in corso} other {storia non ancora cominciata}}.** Le carte sono già fissate; da dove vengono si dice a storia finita, e allora ogni pescata si può verificare.} other {**Tavolo {number}: {begun, select, yes {partita in corso} other {partita non ancora cominciata}}.** I dadi sono già fissati; da dove vengono si dice a partita finita, e allora ogni lancio si può verificare.}}',
  'verify.unplayed':
    '{game, select, bacchanalia {Il tavolo {number} è stato chiuso prima dell’inizio: non vi si è pescata nessuna carta.} other {Il tavolo {number} è stato chiuso prima dell’inizio: non vi si è lanciato nessun dado.}}',
  'verify.before':
    'Il tavolo {number} è di prima che i dadi si potessero verificare: venivano dal caso della macchina su cui giro, e non ne resta nulla.',
  'verify.unknown': 'Su questo server non conosco un tavolo così. Scegline uno con l’opzione “tavolo”.',
  'verify.none': 'Su questo server non si è ancora giocata una partita di cui si possano verificare i dadi.',
  'verify.button.first': 'Al primo messaggio',
  'dice.head':
    '**I dadi di questo server**: {count, plural, one {un dado} other {# dadi}} nelle partite finite.',
  'dice.even':
    'Dadi onesti cadono così, o meno equilibrati, in {cases, plural, =0 {meno di un caso} one {un caso} other {# casi}} su 100.',
  'dice.statistic': '-# Chi quadrato {chiSquare} con 5 gradi di libertà, p = {p}',
  'dice.few': 'Sono troppo pochi per dire quanto siano equilibrati.',
  'dice.none': 'Su questo server non è ancora finita nessuna partita: non ci sono dadi da contare.',
  'dice.shared': '-# {name} condivide questo.',
  'dice.noShare': 'Qui non si può condividere: sia tu sia io dobbiamo poter scrivere in questo canale.',

  // Chi è il migliore, e che cosa si conserva delle persone.
  'who.gone': 'qualcuno di un tempo',
  'name.leaderboard': 'classifica',
  'name.profile': 'profilo',
  'name.privacy': 'dati',
  'name.game': 'gioco',
  'name.season': 'stagione',
  'name.page': 'pagina',
  'name.person': 'persona',
  'command.leaderboard': 'Chi è il migliore su questo server',
  'command.leaderboard.game': 'Di quale gioco',
  'command.leaderboard.season': 'Questo trimestre, quest’anno, di sempre, o una stagione passata',
  'command.leaderboard.players': 'Solo partite con tanti giocatori; altrimenti tutte insieme',
  'command.leaderboard.page': 'Da quale pagina',
  'command.profile': 'I tuoi risultati su questo server, o quelli di qualcun altro',
  'command.profile.person': 'Di chi; altrimenti i tuoi',
  'command.privacy': 'Che cosa conservo di te: vederlo, nasconderti, cancellarlo',
  'leaderboard.head': '**Classifica** · {subject}',
  'leaderboard.row': '**{rank}.** {name} · {rating} · {wins} su {games} vinte',
  'leaderboard.you': '{name} (tu)',
  'leaderboard.provisional': '-# Provvisori, con meno di {games} partite:',
  'leaderboard.means':
    '-# Tutti cominciano da {start}; ± dice di quanto il numero può ancora sbagliare, e si riduce a ogni partita. In ordine di limite inferiore (punteggio meno ±): poche partite fortunate contano poco.',
  'leaderboard.mine':
    '-# Tu: posto {rank} su {total}, {rating}{provisional, select, yes {, provvisorio} other {}}.',
  'leaderboard.notYou': '-# Non ci sei ancora: basta giocare una partita fino alla fine.',
  'leaderboard.hidden': '-# Non ci sei, perché hai scelto di nasconderti (/dati).',
  'leaderboard.nobody':
    'Nessuno è ancora in questa classifica. Chi gioca una partita fino alla fine c’è subito, come provvisorio fino a {games} partite. /tuchulcha nuovo apre un tavolo; anche i giocatori virtuali contano come avversari.',
  'leaderboard.noSeason':
    'Non conosco una stagione così. Scegline una con l’opzione “stagione”, o scrivi un anno come 2026 o un trimestre come 2026-Q4.',
  'leaderboard.button.previous': 'Pagina precedente',
  'leaderboard.button.next': 'Pagina successiva',
  'leaderboard.button.mine': 'Vai al mio posto',
  'leaderboard.choose.season': 'Scegli un’altra stagione',
  'leaderboard.choose.players': 'Scegli quanti giocatori',
  'leaderboard.option.now': '{season} (adesso)',
  'profile.head': '**{name}** · {game}, su questo server',
  'profile.rating':
    'Punteggio **{rating}**, posto {rank} su {of} (di sempre){more, plural, =0 {} one {; provvisorio, manca una partita} other {; provvisorio, mancano # partite}}',
  'profile.ratingAlone': 'Punteggio **{rating}**, in nessuna classifica',
  'profile.unrated': 'Senza punteggio: lo riceve solo chi comincia una partita.',
  'profile.games': 'Partite: **{games}**, vinte **{wins}**{share, select, none {} other { ({share})}}',
  'profile.byPlayers': 'Vinte: {parts}',
  'profile.byPlayers.part': '{wins} su {games} con {players} giocatori',
  'profile.endings': 'Com’è finita: {parts}',
  'profile.endings.place': '{rank}º {times}×',
  'profile.endings.left': 'lasciate prima {times}×',
  'profile.endings.substitute': 'al posto di altri {times}× ({wins} vinte)',
  'profile.roles': 'Ruoli presi: {parts}',
  'profile.roles.none': 'Ruoli presi: ancora nessuno',
  'profile.roles.part': '{role, select, tuchulcha {Tuchulcha} other {Lasa Vecuvia}} {games}×, {wins} vinte',
  'profile.hits':
    'Colpiti: {hits} in tutto, {best, plural, =0 {ancora nessuno} one {uno alla volta} other {# con il colpo migliore}}; dei propri colpiti: {taken}, persi nei Passaggi: {lost}',
  'profile.streak': 'Vittorie di fila: {now} ora, {best} al massimo',
  'profile.luck':
    'Fortuna ai dadi: {surplus} punti rispetto alla media di {dice, plural, one {un dado} other {# dadi}}',
  'profile.turns': 'Turni: {turns}',
  'profile.stories':
    'Storie (Bacchanalia): **{told}** con la sua parte, {ended, plural, =0 {nessun finale raccontato} one {un finale raccontato} other {# finali raccontati}}',
  'profile.onlyYou': '-# Lo vedi solo tu: hai scelto di nasconderti (/dati).',
  'profile.hidden': '{name} preferisce tenere per sé i propri risultati.',
  'profile.noneOwn':
    'Su questo server non hai ancora finito una partita. /tuchulcha nuovo apre un tavolo; i giocatori virtuali giocano subito con te.',
  'profile.none': '{name} non ha ancora finito una partita su questo server.',
  'profile.bot':
    'I bot non hanno un profilo. Il giocatore virtuale ha un punteggio fisso e non è in nessuna classifica.',
  'profile.noShare': 'Questo profilo non si può condividere: nel frattempo è stato nascosto.',
  'privacy.what':
    '**Che cosa conservo di te, e perché**\n- Il tuo ID di Discord, e il tuo nome come appare ai tuoi tavoli: per sapere a chi tocca.\n- Quello che fai ai tavoli, mossa per mossa, con l’ora: una partita è fatta delle sue mosse. Risultati, punteggi e immagini vengono da lì.\n- Quello che scrivi nelle storie, parola per parola, e quello che non hai ancora raccontato: è la storia, e la sua cronaca.\n- Quello che hai scelto con /preferenze, le vacanze, i tavoli che segui, la lingua del tuo Discord.\nNient’altro, nessuno dei tuoi messaggi, salvo quelli che mi affidi. Non lo do a nessuno, e resta finché non lo cancelli.',
  'privacy.ranked':
    '{hidden, select, yes {Non sei in nessuna classifica, e il tuo profilo lo vedi solo tu.} other {Sui server dove hai finito una partita sei in classifica, e gli altri possono vedere il tuo profilo.}}',
  'privacy.button.data': 'Mostra i miei dati',
  'privacy.button.hide': 'Nascondimi dalle classifiche',
  'privacy.button.unhide': 'Mostrami di nuovo in classifica',
  'privacy.button.ask': 'Cancella i miei dati…',
  'privacy.button.delete': 'Cancella tutto per sempre',
  'privacy.button.keep': 'Tieni tutto',
  'privacy.data': 'Tutto quello che conservo di te, in un file .json. Lo vedi solo tu.',
  'privacy.dataTooLarge':
    'Quello che conservo di te è troppo grande per un file su Discord. Chi gestisce questo bot può dartelo.',
  'privacy.question':
    '**Cancellare tutto di te?** Non si può annullare.\n- {playing, plural, =0 {{stories, plural, =0 {Non stai giocando a nessun tavolo.} other {}}} one {Al tavolo dove giochi, un giocatore virtuale prende il tuo posto per sempre; conta come partita lasciata.} other {Ai # tavoli dove giochi, un giocatore virtuale prende il tuo posto per sempre; conta come partita lasciata.}}{stories, plural, =0 {} one { La storia in cui giochi continua senza di te.} other { Le # storie in cui giochi continuano senza di te.}}\n- {lobbies, plural, =0 {Non aspetti a nessun tavolo di altri.} one {Ti alzi dal tavolo dove aspetti.} other {Ti alzi dai # tavoli dove aspetti.}} {own, plural, =0 {} one {Il tavolo che hai aperto si chiude.} other {I # tavoli che hai aperto si chiudono.}}\n- Le partite finite restano per gli altri, sotto il nome di nessuno. I tuoi punteggi, posti e profilo spariscono.\n- Nelle storie ogni tua parola diventa “…”; ciò che altri hanno già scaricato resta a loro.\n- Le tue preferenze, vacanze e promemoria spariscono.\n- Quello che ho scritto nei canali resta lì, come ogni messaggio; chi gestisce il server può cancellarlo.\nPuoi tornare quando vuoi, da principiante.',
  'privacy.failed':
    '**Non ha funzionato, e non tutto è ancora cancellato.** Tocca ancora una volta, per favore.',
  'privacy.deleted': '**Fatto.** Niente di quello che conservo porta più a te. Se torni, ricominci da capo.',

  // Partite finite.
  'name.history': 'storia',
  'command.history': 'Rivedere le partite finite: turno per turno, come film o come file',
  'command.history.person': 'Le partite di chi; se manca, quelle di tutti',
  'name.chronicle': 'cronaca',
  'command.chronicle': 'La storia di un tavolo fin qui, come file per chi la racconta o l’ha raccontata',
  'history.list.head':
    '**{whose, select, own {Le tue partite finite} other {Partite finite{whose, select, all { di questo server} other { di {name}}}}}**',
  'history.list.row':
    '**{number}** · {game, select, none {} other {{game} · }}{time} · {players} · {turns, plural, one {un turno} other {# turni}}',
  'history.list.won': '{name} (vittoria)',
  'history.list.hint':
    '-# Scegli una partita per aprirla. Quelle chiuse prima della fine non sono in elenco: indica il loro tavolo nel comando.',
  'history.list.none':
    '{whose, select, own {Non hai ancora finito una partita su questo server.} all {Su questo server non è ancora finita nessuna partita.} other {{name} non ha ancora finito una partita su questo server.}} Appena una partita è finita, si trova qui; /tuchulcha nuovo apre un tavolo.',
  'history.list.hidden': 'Questa persona preferisce tenere per sé i propri risultati.',
  'history.choose.table': 'Apri una partita',
  'history.choose.turn': 'Vai a un turno notevole',
  'history.button.story': 'La storia della partita',
  'history.button.newer': 'Partite più recenti',
  'history.button.older': 'Partite precedenti',
  'history.button.mine': 'Solo le mie partite',
  'history.button.all': 'Le partite di tutti',
  'history.button.replay': 'Rivedi turno per turno',
  'history.button.film': 'Fanne un film',
  'history.button.lastTurn': 'Fai un film dell’ultimo turno',
  'history.button.dice': 'Verifica i dadi',
  'history.button.text': 'Esporta come testo',
  'history.button.json': 'Esporta per programmi',
  'history.button.next': 'Turno seguente',
  'history.button.back': 'Indietro di un turno',
  'history.button.first': 'Torna all’inizio',
  'history.button.last': 'Vai alla fine',
  'history.closed': '**Il tavolo {number} è stato chiuso prima della fine: non vince nessuno.**',
  'history.when': '{time}, dopo {turns, plural, one {un turno} other {# turni}}.',
  'history.player': '{who}, {god}',
  'history.row':
    '- {end}; {hits, plural, =0 {nessuno colpito} one {uno colpito} other {# colpiti}}{luck, select, none {} other {; {luck}}}',
  'history.luck': 'dadi {pips} punti{swing, select, none {} other {, probabilità di vincere {swing}}}',
  'history.points': '**Svolte**, con quanto hanno cambiato la probabilità di vincere:',
  'history.point': '- Turno {turn}: {text}',
  'history.isPoint': 'Svolta: {text}',
  'history.making': '-# L’immagine è in preparazione, e la fortuna ai dadi si sta pesando …',
  'history.noPicture': '-# L’immagine e la fortuna ai dadi ora non ci sono. Riapri la partita fra un minuto.',
  'history.turn':
    '**Tavolo {number}**, {turn, plural, =0 {prima del primo di {turns} turni} other {turno # di {turns}}}',
  'history.turn.start': 'Al tavolo: {players}; comincia {who}.',
  'history.turn.who': '{who}, {god}{dice, select, none {} other {: dadi {dice}}}',
  'history.turn.what': '{told, select, nothing {Nessuno si è mosso.} other {{told}}}',
  'history.film.making': 'Il film è in preparazione …{done, plural, =0 {} other { # di {total} immagini.}}',
  'history.film':
    '**Tavolo {number}**: {part, select, film {tutta la partita} other {l’ultimo turno}} in un film di {seconds, plural, one {un secondo} other {# secondi}}.',
  'history.film.shortened': '-# Alcuni turni in cui è successo poco mancano, perché Discord accetti il file.',
  'history.film.busy': 'Altri stanno già aspettando i loro film. Riprova fra un minuto.',
  'history.export':
    'Tavolo {number} come {kind, select, json {file per programmi} other {testo}}: `{file}`. {checked, select, yes {`node src/cli/verify.mjs {file}` ricalcola i dadi senza di me; come, e che cosa c’è nel file, lo dice il mio README.} other {Che cosa c’è nel file lo dice il mio README. I dadi di questo tavolo non si possono verificare: è di prima che fosse possibile.}}',
  'history.not.goesOn': 'Il tavolo {number} non è ancora finito. La sua storia si racconta quando lo sarà.',
  'history.not.unplayed':
    'Il tavolo {number} è stato chiuso prima che qualcuno facesse qualcosa: non c’è niente da vedere.',
  'history.not.story':
    'La storia del tavolo {number} è per chi siede o sedeva al tavolo, a meno che tutti accettino di pubblicarla.',
  'history.not.private':
    'Il tavolo {number} era privato: solo chi ci ha giocato può guardare la partita, e condividerla.',

  'chronicle.title': 'La cronaca del tavolo {number}',
  'chronicle.contents': 'Indice',
  'chronicle.cast': 'I personaggi',
  'chronicle.story': 'La storia',
  'chronicle.fates': 'Che ne è stato di loro',
  'chronicle.goesOn': 'La storia continua. Questo è quanto è stato raccontato finora.',
  'chronicle.scenes': 'Scene',
  'chronicle.gifts': 'Donati prima dell’inizio della storia: {gifts}.',
  'chronicle.gift': '{deus} da {who}',
  'chronicle.isFirst': 'Qui si raccontano i primi segni del baccanale.',
  'chronicle.unruled': 'Una scena',
  'chronicle.ruled.most': '{deus} regna, con {count} Umbra.',
  'chronicle.ruled.vinumWins': 'Vinum regna: tante Umbra quante {others}, e un Satyrus in compagnia.',
  'chronicle.ruled.vinumLoses':
    '{deus} regna: Vinum ha altrettante Umbra, ma senza un Satyrus perde ogni parità.',
  'chronicle.ruled.tied': 'Nessuno regna da solo: {others} hanno {count} Umbra ciascuno.',
  'chronicle.ruled.none': 'Nessun Deus ha un’Umbra, e così regna Vinum.',
  'chronicle.parcae': 'Parcae è stata pescata per la {times}ª volta.',
  'chronicle.amansCame': 'Amans è arrivato al centro.',
  'chronicle.minervaWent': 'Non c’era vino a cui rinunciare per Minerva, e lei se n’è andata.',
  'chronicle.moved.came': '{deus} arriva a {to}.',
  'chronicle.moved.left': '{deus} lascia {from}.',
  'chronicle.moved.went': '{deus} passa da {from} a {to}.',
  'chronicle.endingBegins.onePlayer': 'Resta un solo personaggio, e comincia l’ultimo finale.',
  'chronicle.endingBegins.twoAndParcae':
    'Restano in due, Parcae è stata pescata, e cominciano gli ultimi finali.',
  'chronicle.endingBegins.time': 'Il momento concordato è arrivato, e cominciano gli ultimi finali.',
  'chronicle.endingBegins.parcae':
    'Parcae è stata pescata le volte concordate, e cominciano gli ultimi finali.',
  'chronicle.bacchus': 'Come venne Bacchus',
  'chronicle.odd.kept':
    '{umbra} è stata tenuta come carta di traverso.{woven, select, yes { Intrecciato nella scena:} other {}}',
  'chronicle.odd.open':
    '{umbra} dovrebbe restare come carta di traverso. {who} la contesta.{woven, select, yes { Intrecciato, a suo dire:} other {}}',
  'chronicle.odd.dismissed':
    '{umbra} è stata tenuta come carta di traverso. {who} l’ha contestata, ed è rimasta.{woven, select, yes { Intrecciato nella scena:} other {}}',
  'chronicle.odd.upheld':
    '{umbra} è stata tenuta come carta di traverso. {who} l’ha contestata, ed è stata scartata.{woven, select, yes { Intrecciato, a suo dire:} other {}}',
  'chronicle.minerva': 'Per questo è arrivata Minerva, da {who}.',
  'chronicle.asks': '{who} chiede',
  'chronicle.asks.bacchus': 'Bacchus chiede, per bocca di {who}',
  'chronicle.answers': '{who} risponde',
  'chronicle.untold.skipped': 'Saltata.',
  'chronicle.untold.absent': 'Passata oltre: nulla è stato raccontato.',
  'chronicle.untold.open': 'Non ancora raccontata.',
  'chronicle.endingBy.amans': 'Finale di Amans',
  'chronicle.endingBy.miles': 'Finale di Miles',
  'chronicle.endingBy.story': 'Finale della storia',
  'chronicle.ending': '{ending} ({by})',
  'chronicle.twist.accuserGone': 'Prima della morte una svolta: l’Accusator non c’è più.',
  'chronicle.twist.amansSaved': 'Prima della morte una svolta: l’Amans è al sicuro per sempre.',
  'chronicle.departed': '{who} ha lasciato la storia',
  'chronicle.fate.open': 'continua',
  'chronicle.fate.left': 'via senza un finale',
  'chronicle.colophon':
    'Haruspex ha tenuto le carte e fatto questo libro: tavolo {number}{dates, select, none {} other {, {dates}}}.',
  'chronicle.colophon.words': 'Le parole della storia sono di chi l’ha giocata, così come le ha scritte.',
  'chronicle.colophon.game':
    'Bacchanalia è un gioco di Paul Czege e Michele Gelli (2012). Haruspex è un’opera non ufficiale di chi gioca.',
  'chronicle.somebody': 'qualcuno',
  'chronicle.somewhere': 'un altro canale',
  'chronicle.show':
    '**La cronaca del tavolo {number}**: {scenes, plural, =0 {ancora nessuna scena} one {una scena} other {# scene}}{over, select, yes {} other {, e la storia continua}}. Viene scritta ora per te, nella tua lingua e da tutto ciò che è stato raccontato; ciò che è stato saltato non c’è.',
  'chronicle.publish.none': 'È per chi siede o sedeva al tavolo, a meno che tutti accettino di pubblicarla.',
  'chronicle.publish.some':
    'Sarà per chiunque quando al tavolo saranno tutti d’accordo; finora {count} di {all}: {names}.',
  'chronicle.publish.all':
    'Tutti accettano di pubblicarla: la può leggere chiunque su questo server.{final, select, yes {} other { Finché la storia non è finita, ognuno di loro può ripensarci.}}',
  'chronicle.button.html': 'Scaricala come pagina web',
  'chronicle.button.markdown': 'Scaricala in Markdown',
  'chronicle.button.agree': 'Accetta di pubblicarla',
  'chronicle.button.disagree': 'Ritira il mio consenso',
  'chronicle.button.publish': 'Mostrala qui a chiunque',
  'chronicle.file':
    'La cronaca del tavolo {number} {kind, select, html {come pagina web: salva il file e aprilo in un browser} other {in Markdown}}. Questo messaggio lo vedi solo tu.',
  'chronicle.published':
    '**La cronaca del tavolo {number}**, pubblicata da chi l’ha raccontata. /bacchanalia cronaca la dà nella tua lingua.',
  'chronicle.none':
    'Su questo server non hai ancora raccontato nessuna storia. L’opzione “tavolo” indica quella di altri.',
  'chronicle.notBegun': 'La storia del tavolo {number} non è cominciata.',
  'chronicle.noStory':
    'Al tavolo {number} non si racconta una storia, si gioca a Tuchulcha. /storia ha la partita.',

  // Turns of a story.
  'bacchanalia.parcae': 'Parcae',
  'bacchanalia.middle': 'il centro',
  'bacchanalia.dealt':
    'Pescate: {cards}.{discarded, plural, =0 {} one { Un Vinum è stato scartato.} other { # Vinum sono stati scartati.}}',
  'bacchanalia.did.gave': '{who} ha dato {deus} a {to}.',
  'bacchanalia.did.introducesFirst': 'La sorte fa cominciare le presentazioni da {who}.',
  'bacchanalia.did.parcae': 'È uscita Parcae, per la {times}ª volta.',
  'bacchanalia.did.amansCame': 'Amans arriva al centro.',
  'bacchanalia.did.wine': 'Minerva ha ricevuto un Vinum.',
  'bacchanalia.did.minervaWent': 'Non c’era Vinum per Minerva: è di nuovo al centro.',
  'bacchanalia.did.deusMoved':
    '{deus}: {from, select, middle {dal centro} other {da {from}}} {to, select, middle {al centro} other {a {to}}}.',
  'bacchanalia.did.nothingToGet': 'Nessuno ha {deus}: non si prende nulla.',
  'bacchanalia.did.kept': '{who} conserva {card}.',
  'bacchanalia.did.challenged': '{who} dubita che fosse intrecciato.',
  'bacchanalia.did.voted':
    '{upheld, select, yes {Il dubbio vale: la carta conservata è scartata} other {La carta conservata resta}}: {for} a favore, {against} contro.',
  'bacchanalia.did.endingBegins':
    '{because, select, onePlayer {Resta una persona sola} twoAndParcae {Restano in due, ed è uscita Parcae} time {È arrivato il momento concordato} other {Parcae è uscita quante volte si era concordato}}: chi resta racconta il suo finale al prossimo turno.',
  'bacchanalia.did.ended': 'La storia di {who} è raccontata: {ending}.',
  'bacchanalia.did.absent': '{who} non c’è, e il turno è passato oltre.',
  'bacchanalia.did.left': '{who} ha lasciato la storia.',
  'bacchanalia.head': '**{who}: {what}**',
  'bacchanalia.table':
    '-# Tavolo {number} · turno {turn}{until, select, none {} other { · tempo fino a {until}}}',
  'bacchanalia.what':
    '{phase, select, gift {dai una delle carte al centro a qualcun altro} introduction {presenta il tuo personaggio{first, select, yes { e racconta i primi segni della festa in città} other {}}} bacchusCame {Bacchus è venuto da te: racconta in breve come si mostra} bacchusMoves {Bacchus non regna su di te. A chi va?} aruspex {scegli che cosa fanno le carte} scene {racconta la tua scena} odd {conserva una carta, o chiudi il turno} witness {{who} ha conservato una carta. Vai avanti, o mettila in dubbio} challenge {era intrecciato nella scena di {who}? Vota} question {Bacchus è con te. Chiedi a {who} ciò che vuoi sapere} answer {rispondi a ciò che ti chiede {asker}} chooseEnding {scegli come finisce la tua storia} ending {racconta come finisce la tua storia} bacchusStays {Bacchus resta. Con chi?} other {}}',
  'bacchanalia.introduction':
    'Chi sei? Che cosa mostra lo specchio? Chi è il tuo Amans, chi ami? Di quale delitto ti si accusa, e chi ti accusa? Dove sei, a Bertinoro, e che cosa fai lì, senza il tuo Amans?{first, select, yes { E da che cosa si capisce che la festa è cominciata?} other {}}',
  'bacchanalia.woven': '{who} tiene {card}, avendo intrecciato: «{woven}»',
  'bacchanalia.choose': 'Scegli',
  'bacchanalia.choose.give': 'Quale carta, e a chi?',
  'bacchanalia.choose.deus': 'Quale carta?',
  'bacchanalia.choice.give': '{deus} a {seat}',
  'bacchanalia.button.tell': 'Racconta ora',
  'bacchanalia.button.part': 'Scrivi prima una parte',
  'bacchanalia.button.draft': 'La mia bozza',
  'bacchanalia.button.askAsBacchus': 'Fai la domanda',
  'bacchanalia.button.ask': 'Chiedi di più',
  'bacchanalia.button.answer': 'Rispondi a questo',
  'bacchanalia.button.bacchusTo': 'Bacchus a {seat}',
  'bacchanalia.button.putBack': 'Riponi {deus} ({place})',
  'bacchanalia.button.get': 'Prendi {deus} ({place})',
  'bacchanalia.button.keep': 'Tieni {card}',
  'bacchanalia.button.keepNone': 'Chiudi il turno',
  'bacchanalia.button.accept': 'Va bene così',
  'bacchanalia.button.challenge': 'Metti in dubbio',
  'bacchanalia.button.vote.yes': 'Non era intrecciato',
  'bacchanalia.button.vote.no': 'Era intrecciato',
  'bacchanalia.button.minerva': 'Dai Minerva a {seat}',
  'bacchanalia.button.how': 'Come funziona?',
  'bacchanalia.button.words': 'Le carte a parole',
  'bacchanalia.button.skip': 'Carta X',
  'bacchanalia.button.retell': 'Racconta di nuovo',
  'bacchanalia.button.chronicle': 'La cronaca',
  'bacchanalia.past.turn': 'Turno {number}, {who}{row, select, none {} other {: {row}}}',
  'bacchanalia.past.others':
    '-# Turno {number}, {who}: {what, select, came {Bacchus si è mostrato} kept {una carta resta} closed {raccontato} accepted {la carta conservata vale} doubted {la carta conservata è messa in dubbio} upheld {la carta conservata è scartata} rejected {la carta conservata resta} asked {Bacchus ha chiesto} answered {Bacchus ha la sua risposta} other {passato oltre}}.',
  'bacchanalia.end.head':
    '**Al tavolo {number} tutto è raccontato.** La storia è fatta di {tales, plural, one {un racconto} other {# racconti}}.',
  'bacchanalia.end.row': '{who}: {ending, select, none {nessun finale raccontato} other {{ending}}}',
  'bacchanalia.end.chronicle':
    'La cronaca contiene tutto, per chi sedeva al tavolo; per chiunque, quando tutti loro saranno d’accordo.',
  'bacchanalia.tale':
    '**{who}** · {kind, select, introduction {presentazione} bacchusCame {come è venuto Bacchus} scene {scena} ending {finale} question {{ofBacchus, select, yes {Bacchus chiede} other {domanda}}} other {risposta}}{parts, plural, one {} other { ({part} di #)}}{here, select, yes {, con parole sue qui sopra} other {}}',
  'bacchanalia.skipped': '-# Carta X: ciò che stava qui è saltato. La storia va avanti senza.',
  'bacchanalia.skip.asked':
    'Saltare ciò che è stato raccontato qui? Nessuno deve dire perché. La storia va avanti senza, e nella cronaca non compare.',
  'bacchanalia.skip.nobody': 'Salta, senza il mio nome',
  'bacchanalia.skip.me': 'Salta, e di’ che sono io',
  'bacchanalia.skip.done': 'È saltato.',
  'bacchanalia.skip.told':
    'Carta X{who, select, nobody {} other { di {who}}}: un racconto è saltato. La storia va avanti senza.',
  'bacchanalia.form.tale':
    '{kind, select, introduction {Il tuo personaggio} bacchusCame {Come si mostra Bacchus} ending {Il tuo finale} other {La tua scena}}',
  'bacchanalia.form.tale.label':
    '{parts, plural, =0 {Racconta} one {Segue la parte della tua bozza} other {Segue le # parti della tua bozza}}',
  'bacchanalia.form.part': 'Una parte del tuo racconto',
  'bacchanalia.form.part.label': 'Resta da parte finché non racconti',
  'bacchanalia.form.question': 'La tua domanda',
  'bacchanalia.form.answer': 'La tua risposta',
  'bacchanalia.form.retell': 'Raccontato di nuovo',
  'bacchanalia.form.woven': 'La carta conservata',
  'bacchanalia.form.woven.label': 'Che cosa hai intrecciato di altri?',
  'bacchanalia.draft.none':
    'Non hai una bozza al tavolo {number}. Scrivi una parte, o usa «Alla mia scena» su un tuo messaggio.',
  'bacchanalia.draft.head':
    'La tua bozza al tavolo {number}, {parts, plural, one {una parte} other {# parti}}, {characters} caratteri. Nessun altro la vede.',
  'bacchanalia.draft.full':
    'Non c’è spazio: un racconto ha al massimo {most} caratteri. La tua bozza è com’era.',
  'bacchanalia.draft.saved': 'Ora non si poteva raccontare. Resta nella tua bozza: nulla è perduto.',
  'bacchanalia.givenBack': 'Ecco che cosa hai scritto; non sta da nessun’altra parte.',
  'bacchanalia.draft.dropped': 'La bozza è buttata.',
  'bacchanalia.draft.told': 'È raccontato.',
  'bacchanalia.button.tellDraft': 'Racconta la bozza',
  'bacchanalia.button.more': 'Scrivi ancora',
  'bacchanalia.button.drop': 'Butta la bozza',
  'bacchanalia.done': 'Fatto.',
  'bacchanalia.add.notYours': 'Alla tua scena si aggiungono solo messaggi tuoi.',
  'bacchanalia.add.noText': 'In quel messaggio non c’è testo.',
  'bacchanalia.add.noTable': 'Non siedi a nessun tavolo in cui qui si racconta.',
};
