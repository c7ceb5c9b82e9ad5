import { en as rules } from './rules/en.ts';

/**
 * English: it decides which keys there are. For translators:
 *
 * - A language is one file beside this one, `<code>.ts` with `export const <code>: Catalogue = { … }`, every key of this file
 *   and of `rules/en.ts` and `rules/bacchanalia/en.ts` in it (or spread, as here), and its line in `catalogues.ts`. Types tell what is
 *   missing, `npx vitest run test/texts test/discord/definitions` the rest.
 * - Voice: a calm host who speaks to one player, informally (du, je, tu), in short sentences. Say what happened and what can be
 *   done; no jokes, no exclamation marks but where one is here. Our own words, never the rulebook's sentences.
 * - Terms are those of the game's own edition in your language (haruspex, temple, altar, forest, Passage, Ritual and Mystical
 *   stone, spiritual power, devote, seal): one word for one thing, in `rules.*` as on buttons. Tuchulcha, Lasa Vecuvia, the gods
 *   of the temples and markdown (`**`, `-#`, `[…](…)`), and symbols stay as they are.
 * - ICU MessageFormat: names in braces, and the words before `{` inside select and plural (`none`, `yes`, `=0`), are not
 *   translated, what they hold is. Plural and ordinal forms are your language's own (`one`, `other`, …). Each placeholder of
 *   the English text is used. Write ’ for an apostrophe: a straight one would quote what follows.
 * - `name.*` are commands and options: lower case, no spaces, each word once among its neighbours. A text that names one
 *   (`/tuchulcha move`, “table”) uses your own names for it, options in quotation marks.
 * - Room: a button is best within 38 characters (80 at most), descriptions and choices 100, words on the picture 14 or so.
 */
export const en = {
  ...rules,

  'language.name': 'English',

  'color.blue': 'blue',
  'color.red': 'red',
  'color.yellow': 'yellow',
  'color.black': 'black',
  'color.green': 'green',
  'color.violet': 'violet',

  'game.tuchulcha': 'Tuchulcha',
  'game.bacchanalia': 'Bacchanalia',

  'god.blue': 'Alpan',
  'god.red': 'Achvizr',
  'god.yellow': 'Thalna',
  'god.black': 'Leinth',

  who: '{name} ({color})',
  'who.computer': 'computer player',
  'who.neutral': 'neutral',

  'place.temple': 'temple',
  'place.altar': 'altar',
  'place.exit': 'exit',

  'step.way': '{from} to {to}',
  'step.wayOf': '{color} {from} to {to}',
  'step.brings': '{way}, {brings}',
  'step.hit': 'hits {color}',
  'step.open': 'opens hit on {color}',
  'step.lost': 'is lost',
  'step.sealed': 'seals it',
  'step.ritual': 'Ritual',
  'step.mystical': 'Mystical',
  'step.drop': 'let the {die} go',
  'step.label': '{letter} · {die}: {text}',
  'step.label.drop': '{letter} · {die}: let it go unused',

  'turn.head': '{who}, {text}',
  'turn.table':
    '-# Table {number} · you are {color}, priest of {god}{until, select, none {} other { · your time is up {until}}}',
  'turn.before': 'it is your turn: roll {count} dice, or devote your temple first.',
  'turn.extra':
    'you rolled **{dice}**: doubles. Will you roll {which, selectordinal, one {a #st} two {a #nd} few {a #rd} other {a #th}} die?',
  'turn.discard': 'you rolled **{dice}** for Tuchulcha. Give one die up.',
  'turn.afterFall': 'you brought Tuchulcha down! Your temple may take the place.',
  'turn.rolled':
    'you rolled **{dice}**{role, select, tuchulcha { for Tuchulcha} lasaVecuvia { for Lasa Vecuvia} other {}}.',
  'turn.since': 'Since your last turn: {story}.',
  'turn.soFar': 'So far · {line}',
  'turn.step': '{die}: {text}',
  'turn.how.extra':
    'One die more has to be used as well wherever it can be, even where it hurts.{role, select, tuchulcha { Tuchulcha then takes one of the four.} other {}}',
  'turn.how.discard': 'Tuchulcha takes one die; all the others have to be used wherever they can be.',
  'turn.how.before':
    'A devotion changes your role for the rest of the game; you are asked once more before it counts.',
  'turn.how.afterFall': 'If you do not want it, your turn ends.',
  'turn.how.only': 'Only one turn is possible · {line}',
  'turn.how.confirm': 'Your dice are spent. End your turn, or take a step back.',
  'turn.how.die': 'To use: {left}. Choose the die first.',
  'turn.how.step': 'To use: {left}. Choose a step; the letters are on the board.',
  'turn.how.stepOrStop':
    'To use: {left}. Go on, or end your turn here: with a single haruspex you need not use every die.',

  'story.you': 'you',
  'story.deed': '{who} {deeds}',
  'story.before': '… {story}',
  'story.times': '{phrase} ({times} times)',
  'story.hit':
    'hit {yours, select, yes {{count, plural, one {one of yours} other {# of yours}}} other {{count, plural, one {one {color} haruspex} other {# {color} haruspexes}}}} on {stone}{to, select, temple { (back to the temple)} other {}}',
  'story.lost': 'lost {own, select, yes {a haruspex} other {a {color} haruspex}} in Passage {stone}',
  'story.sealed': 'sealed Passage {stone}',
  'story.altar': 'brought {own, select, yes {a haruspex} other {a {color} haruspex}} to the altar',
  'story.devoted.tuchulcha': 'devoted the temple to Tuchulcha, giving {given}',
  'story.devoted.lasaVecuvia': 'devoted the temple to Lasa Vecuvia',
  'story.out.tuchulchaFell': 'fell with Tuchulcha and is out',
  'story.out.tuchulchaAlone': 'has no haruspex of Tuchulcha left and is out',
  'story.out.tooFewForPassages': 'has fewer haruspexes than open Passages and is out',
  'story.out.noneInPlay': 'has no haruspex left in play and is out',
  'story.out.resigned': 'resigned',
  'story.played': 'made the only move there was with {dice} ({steps})',
  'story.blocked': 'could not move{why, select, nothing {} other { ({why})}}',
  'story.closed': 'Tuchulcha holds {stones}',
  'story.strong': 'too much power on {stones}',

  'past.turn':
    '-# Turn {number} · {who}{dice, select, none {} other { · {dice}}}{told, select, nothing {} other { · {told}}}',
  'past.unknown': '-# This turn is over.',

  'end.head':
    '**Table {number} is over: {count, plural, =0 {nobody wins} one {{winners} wins} other {{winners} share the victory}}.**',
  'end.tuchulchaWins': 'Tuchulcha has swept everybody from the path.',
  'end.allSealed': 'Lasa Vecuvia has sealed every Passage.',
  'end.lastInGame': 'Nobody else is left in the game.',
  'end.colorFinished':
    'A colour has no haruspex left in play: most on the altar wins, then fewest in the forest.',
  'end.lastTurn': 'The last turn: {story}.',
  'end.row': '{who}: {altar} on the altar, {forest} in the forest',
  'end.turns': '-# Turns of {color}: {players}',
  'end.turnsOf': '{turns} by {name}',
  'end.rowOut': '{who}: out of the game',

  'lobby.head': '**{game}, table {number}** · for {size} players',
  'lobby.seat': '{shape} {color}{god, select, none {} other { ({god})}}: {name}',
  'lobby.person': '**{name}**',
  'lobby.free': 'free',
  'lobby.how':
    '{open, plural, one {One seat is} other {# seats are}} free. The game starts by itself when all are taken; who begins is drawn.',
  'lobby.closes': '-# Closes {time} unless somebody comes or goes.',
  'lobby.needsPerson': 'At least one person has to sit down.',
  'lobby.pace':
    '{pace}{clock, select, none {: a turn may take as long as it likes.} other {; what is left over is saved, up to twice as much.}}',
  'lobby.private': 'Private table. Invited: {people, select, nobody {nobody} other {{people}}}.',
  'lobby.invited': 'Invited: {people}.',
  'lobby.invitation': '{people}: {name} invites you to table {number}.',
  'lobby.adults':
    'A story for adults, told together; the cards say what each scene is about. Everybody has an X-card: it skips what was just told, and nobody asks why.',
  'terms.end.told': 'Ends when everybody’s ending is told.',
  'terms.end.parcae':
    'The last endings begin when Parcae is drawn for the {times, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time.',
  'terms.end.time': 'The last endings begin on {date} ({time}).',
  'terms.lines': '**Lines**, which the story never crosses:',
  'terms.veils': '**Veils**, behind which things happen untold:',
  'terms.none': 'Lines and veils: none so far.',
  'terms.more': '- … and {count, plural, one {one more} other {# more}}: “Lines and veils” shows all.',
  'terms.modal.title': 'Lines and veils of this story',
  'terms.modal.lines': 'Lines: never in this story',
  'terms.modal.veils': 'Veils: only hinted at',
  'terms.fieldHint.lines': 'One a line, at most {most}. Everybody at the table can add and take away.',
  'terms.fieldHint.veils': 'One a line, at most {most}. No reason needs to be given.',
  'terms.choose.end': 'When the story comes to its end',
  'terms.option.days': 'Last endings in {days} days',
  'terms.option.date': 'Last endings on the date above',

  'pace.live': 'Live: 5 minutes a turn',
  'pace.quick': 'Quick: 2 hours a turn',
  'pace.daily': 'Daily: 24 hours a turn',
  'pace.slow': 'Slow: 3 days a turn',
  'pace.none': 'No clock',
  'lobby.playing': '**{game}, table {number}** is being played by {players}.',
  'lobby.starts': 'Drawn to begin: {who}.',
  'lobby.finished': '**{game}, table {number}** is over. {players} played.',
  'lobby.aborted': '**{game}, table {number}** was closed before the start.',
  'lobby.expired': '**{game}, table {number}** was closed: nobody had come or gone for some time.',
  'lobby.closed': '**{game}, table {number}** was closed without a result. {players} played.',

  'button.join': 'Join as {color}',
  'button.joinTable': 'Join the table',
  'button.limits': 'Lines and veils',
  'button.leave': 'Leave the table',
  'button.addComputer': 'Add a computer player',
  'button.removeComputer': 'Remove a computer player',
  'button.start': 'Start the game with {count}',
  'button.goToTable': 'Go to the table',
  'button.roll': 'Roll {count} dice',
  'button.extra': 'Roll {which, selectordinal, one {a #st} two {a #nd} few {a #rd} other {a #th}} die',
  'button.keep': 'Stay with {dice}',
  'button.discard': 'Give up the {die}, keep {rest}',
  'button.pass': 'Stay as I am, end my turn',
  'button.devote.tuchulcha': 'Devote my temple to Tuchulcha…',
  'button.devote.lasaVecuvia': 'Devote my temple to Lasa Vecuvia…',
  'button.never': 'Go on, never ask about devotions',
  'button.rematch': 'Play a rematch',
  'button.undo': 'Undo last step',
  'button.confirm': 'End my turn',
  'button.playOnly': 'Play my only turn and end it',
  'button.endVacation': 'I am back from vacation',
  'button.die': 'Use the {die} ({count, plural, one {# step} other {# steps}})',
  'button.otherDie': 'Choose another die',
  'button.give': 'Give {needed} to Tuchulcha, {temple, plural, =0 {none} other {#}} from temple',
  'button.giveAll': 'Devote my temple to Lasa Vecuvia',
  'button.giveTemple': 'Give one haruspex from the temple',
  'button.giveStone': 'Give the haruspex on stone {stone}',
  'button.resign':
    '{game, select, bacchanalia {Leave the story at table {number}} other {Resign from table {number}}}',

  'devote.tuchulcha':
    '**Devote your temple to Tuchulcha?** It costs {needed} haruspexes from altar and forest (you have {altar} and {forest}); the button says how many of them come from the temple instead. Whoever is left on your altar goes to the forest. Then you roll {dice} dice and give one up, cannot be hit, ignore Ritual and Mystical stones and move on after a hit. You win when nobody else is in play. You are out as soon as another player brings a haruspex to the altar.',
  'devote.lasaVecuvia':
    '**Devote your temple to Lasa Vecuvia?** All of yours on the altar and in the forest ({altar} and {forest}) leave for her sanctuary; with none there, you give one in play. Then yours walk on empty stones only, jumping over the others, and only Tuchulcha can send them to the forest. You win by sealing the {open} open {open, plural, one {Passage} other {Passages}}; with fewer haruspexes than that, you are out.',

  'notice.remind':
    'table {number} is waiting for you{until, select, none {} other {: your time is up {until}}}.',
  'notice.nudge': '{by} asks you to play at table {number}.',
  'notice.next': 'you are next at table {number}, after {who}.',
  'notice.followed.turn':
    '{game, select, bacchanalia {Table {number}, turn {turn}: the story waits for {who}.} other {Table {number}, turn {turn}: {who} is to move.}}',
  'notice.followed.closed':
    '{game, select, bacchanalia {The story at table {number} was closed before its end.} other {Table {number} is closed without a result.}}',
  'notice.followed.over':
    '{game, select, bacchanalia {The story at table {number} is told to its end.} other {Table {number} is over: {count, plural, =0 {nobody wins} one {{winners} wins} other {{winners} share the victory}}.}}',
  'notice.trouble.channelGone':
    'Table {number} has lost its channel. The game is kept: `/{game} move` in another channel takes it there.',
  'notice.trouble.noPermission':
    'I may not write at table {number} in {channel} any more, so nobody sees whose turn it is. Somebody who manages the server can allow me to see the channel, send messages (in threads too), attach files and read the history. The game is kept; `/{game} move` in another channel takes it there.',
  'notice.timeUp':
    '{game, select, bacchanalia {{why, select, left {{who} has left the server.} other {The time of {who} is up.}} {others, plural, =0 {The turn is passed over {until}.} other {What shall happen? If nobody chooses, the turn is passed over {until}.}}} other {{why, select, left {{who} has left the server.} other {The time of {who} is up.}} {others, plural, =0 {The computer player plays the turn {until}.} other {What shall happen? If nobody chooses, the computer player plays the turn {until}.}}}}',
  'notice.timeUp.over': 'That turn has been played.',
  'notice.playedFor':
    '{game, select, bacchanalia {{by, select, nobody {{name}’s turn was passed over.} other {{by} had {name}’s turn passed over.}}} other {{by, select, nobody {The computer player has played a turn for {name}.} other {{by} let the computer player play a turn for {name}.}}}}',
  'notice.standIn':
    '{game, select, bacchanalia {{by, select, nobody {} other {{by} wants the story to go on. }}{name}’s turns are passed over until they are back, which they can be at any time.} other {{by, select, nobody {} other {{by} gave the seat to a computer player. }}A computer player sits in for {name} from now on, who can come back at any time.}}',
  'notice.back': '{name} is back.',
  'notice.waiting':
    '{game, select, bacchanalia {{by} waits for {name}{until, select, none {} other {; else the turn is passed over {until}}}.} other {{by} waits for {name}{until, select, none {} other {; else the computer player plays the turn {until}}}.}}',
  'notice.handedOver': '{to} plays on in the place of {from}.',
  'notice.removed':
    '{game, select, bacchanalia {{name} is no longer in the story.} other {{becomes, select, computer {A computer player has taken the seat of {name}.} other {{name} is out of the game.}}}}',
  'notice.vacation': '{name} is on vacation until {until}. Their clock stands still.',
  'notice.vacationOver': '{name} is back from vacation.',
  'notice.idle':
    'nobody has touched table {number} for a long time. It is closed on {closes} unless somebody plays on.',
  'notice.closed':
    '{game, select, bacchanalia {Table {number} is closed before the end of its story} other {Table {number} is closed without a result}}: {why, select, agreed {all have agreed} idle {nobody has touched it for a long time} admin {{by}, who manages the server, closed it} other {{by} closed it}}.',

  'button.mute': 'No more reminders of this turn',
  'button.unfollow': 'Follow this table no more',
  'button.back': 'I am back at the table',
  'button.keepOpen': 'Keep the table open',
  'button.late.wait': 'Wait for the player',
  'button.late.playFor': '{game, select, bacchanalia {Pass over this turn} other {Computer plays this turn}}',
  'button.late.standIn':
    '{game, select, bacchanalia {Pass over until they are back} other {Computer plays on for the player}}',
  'button.late.remove':
    '{game, select, bacchanalia {Remove from the story{others, plural, one {} other { (if all {others} agree)}}} other {Remove the player{others, plural, one {} other { (all {others} must agree)}}}}',
  'button.offer.take': 'Take the seat',
  'button.offer.decline': 'Decline the seat',
  'button.offer.withdraw': 'Withdraw the offer',
  'button.agree': 'Agree to end, or take it back',
  'button.close': 'Close table {number}',
  'button.remove.computer': 'Give the seat to a computer player',
  'button.remove.out':
    '{game, select, bacchanalia {Take the player out of the story} other {Put the player out of the game}}',
  'button.follow': 'Follow this table',
  'button.follow.turn': 'Tell me of each turn',
  'button.follow.end': 'Tell me of the end only',
  'button.backAt': 'I am back at table {number}',

  'refused.noSuchTable': 'That table no longer exists.',
  'refused.stale':
    'The board has moved on since this button was drawn. {who, select, nobody {} other {{who} is to move.}}',
  'refused.notInLobby': 'That game has already begun.',
  'refused.notPlaying': 'That game is not being played now.',
  'refused.notOver': 'That game is not over yet.',
  'refused.seatTaken': 'Somebody already sits on {color}.',
  'refused.mustBeOpposite': 'Two players sit opposite each other, and the other one is {color}.',
  'refused.full': 'All seats are taken.',
  'refused.notSeated': 'You have no seat at that table. {who, select, nobody {} other {{who} is to move.}}',
  'refused.onlyOpener': 'Only the person who opened the table can do that.',
  'refused.tooFewSeated': 'A game needs {least, plural, =2 {two} =3 {three} other {#}} players or more.',
  'refused.noPerson': 'At least one person has to sit down.',
  'refused.noComputer': 'There is no computer player at that table.',
  'refused.away':
    '{game, select, bacchanalia {Your turns at table {number} are passed over. “I am back at the table” ends that.} other {A computer player sits in for you at table {number}. “I am back at the table” gives you your seat again.}}',
  'refused.notAway':
    '{game, select, bacchanalia {Your turns at table {number} are not passed over.} other {No computer player sits in for you at table {number}.}}',
  'refused.notOverdue': 'That turn at table {number} has been played, or its time is not up.',
  'refused.aboutYou': 'It is your own turn at table {number} that this is about: play it, and all is well.',
  'refused.notInvited':
    'Table {number} is private, and you are not invited. Its opener, and those who sit there, can invite you.',
  'refused.onlyOpenerOrAdmin':
    'Only the person who opened table {number}, or somebody who manages the server, can do that.',
  'refused.offerGone': 'That seat at table {number} is not to be had any more.',
  'refused.alreadySeated': 'You sit at table {number} already.',
  'refused.nobodyThere': 'That person has no seat at table {number}.',
  'refused.nobodyToNudge': 'Table {number} waits for nobody at the moment.',
  'refused.nudgedLately': 'Table {number}: {who} has been told not long ago. You can nudge again {until}.',
  'refused.resting':
    'Table {number}: it is night for {who}, or they are on vacation, and no clock runs. You can nudge {until}.',
  'refused.notYourTurn': 'It is not your turn: {who} is to move.',
  'refused.rules': '{why} Nothing has changed (rules, section {rule}).',
  'refused.unknownButton':
    'This button is from an older version of the bot. /tuchulcha board or /bacchanalia tableau shows your table anew.',
  'refused.failed': 'Something went wrong on our side, and nothing was changed. Please try again.',
  'refused.noTable': 'You have no table here. /tuchulcha new opens one, and /tutorial teaches you the game.',
  'refused.whichTable': 'You sit at several tables. Choose one with the option “table”.',
  'refused.cannotWrite':
    'I may not write where that was to be said. Table {number} is kept; {game, select, bacchanalia {/bacchanalia move} other {/tuchulcha move}} in another channel takes it there.',
  'refused.chooseTable': 'There are several tables here. Choose one with the option “table”.',
  'refused.otherGame': 'Table {number} plays {game}: its commands begin with that name.',
  'refused.published':
    'All have agreed to publish the chronicle of table {number}, and its story is over: that cannot be taken back.',
  'refused.onlyServer': 'Tables are opened in a channel of a server.',
  'refused.permissions': 'I may not {missing} in this channel. Somebody who manages the server can allow it.',
  'refused.onlyManagers': 'Only people who manage the server can change its settings.',
  'refused.channel':
    'Tables are not opened in this channel. {count, plural, one {They have one of their own} other {There are others for it}}: {channels}.',
  'refused.tooManyTables':
    'You have {most, plural, one {a table} other {# tables}} open here already, and this server allows no more at once. /games lists them.',
  'refused.adultsOff':
    'Bacchanalia is a story game for adults, and it is turned off on this server. Somebody who manages the server can turn it on: /settings tables, option “bacchanalia”.',
  'refused.adultsChannel':
    'Bacchanalia is a story game for adults: on this server it is played only in channels that Discord marks as age-restricted. Somebody who manages the server can mark a channel in its own settings, or allow the game everywhere: /settings tables, option “bacchanalia”.',
  'refused.endPassed': 'The date on which this story was to end has passed. Agree on another end first.',
  'refused.termsTooLong':
    'That is too much: at most {most} lines and as many veils, each of up to {length} characters, {all} of a kind together. Nothing has changed.',
  'refused.noStory':
    'You have no story here. /bacchanalia new opens a table for one, and /rules explains the game.',
  'refused.inviteSelf': 'You sit at your table anyway: invite somebody else.',
  'refused.inviteBot':
    'A bot cannot be invited. {computers, select, yes {The option “computers” gives seats to computer players.} other {This game is for people only.}}',
  'refused.inviteStranger': '{name} is not on this server and cannot be invited.',

  'permission.ViewChannel': 'see messages',
  'permission.SendMessages': 'send messages',
  'permission.SendMessagesInThreads': 'send messages in threads',
  'permission.AttachFiles': 'attach pictures',
  'permission.ReadMessageHistory': 'read the message history',

  'thread.name': '{game} {number}: {players}',
  'thread.computers': '{count, plural, one {a computer player} other {# computer players}}',

  'resign.question':
    '{game, select, bacchanalia {Leave the story at table {number}? Your character goes without an ending, what you have told stays, and you cannot come back to it.} other {Resign from table {number}? Your haruspexes leave the board, and you cannot come back to this game.}}',
  'resign.done':
    '{game, select, bacchanalia {You have left the story at table {number}.} other {You have resigned from table {number}.}}',
  'abort.done': 'Table {number} is closed.',
  'devote.done': 'It is done.',
  'rematch.opened':
    '{name} wants a rematch: table {number} waits for {open, plural, =0 {nobody} one {one player} other {# players}}.',
  'rematch.joined': 'You sit at table {number}.',
  'next.table':
    'Table {number} waits for you too{more, plural, =0 {} one {, and one more} other {, and # more}}.',

  'turn.deserted':
    '{game, select, bacchanalia {**Table {number}** waits: everybody is away. The story goes on as soon as somebody is back.} other {**Table {number}** waits: computer players sit in for everybody. The game goes on as soon as somebody is back.}}',
  'late.votes':
    '{names} {count, plural, one {wants} other {want}} this player out of the game ({count} of {all}).',
  'late.voted':
    'Table {number}: you want this player out of the game. {count} of {all} agree; {names} {missing, plural, one {has} other {have}} to agree as well.',
  'mute.done': 'Table {number}: no more reminders of this turn.',
  'back.done': 'Welcome back: you play for yourself at table {number} again.',
  'keep.done': '{name} keeps table {number} open.',
  'nudge.done': 'Table {number}: {who} will be reminded.',

  'offer.own':
    '{to}: {by} offers you a seat at table {number}: {color}{god, select, none {} other {, priest of {god}}}. The game goes on from where it is.',
  'offer.absent':
    '{game, select, bacchanalia {{to}: {by} offers you the seat of {from} at table {number}: {color}. {from} is away, and the character is yours from there on.} other {{to}: {by} offers you the seat of {from} at table {number}: {color}{god, select, none {} other {, priest of {god}}}. A computer player sits in there, and the game goes on from where it is.}}',
  'offer.sent': 'Table {number}: {to} has been asked to take the seat of {from}.',
  'offer.taken': '{to} has taken the seat of {from} at table {number}.',
  'offer.declined': '{to} does not take the seat of {from} at table {number}.',
  'offer.withdrawn': 'The seat of {from} at table {number} is no longer offered.',
  'offer.gone': 'This seat at table {number} is no longer to be had.',
  'offer.notYours': 'Table {number}: that seat is offered to somebody else.',
  'offer.onlyOfferer':
    'Table {number}: only those who offered this seat, or who manage the server, can withdraw it.',
  'offer.bot': 'A bot cannot take a seat. Choose a person.',
  'offer.stranger': '{name} is not on this server and cannot take a seat.',
  'offer.seated': '{name} sits at table {number} already.',
  'offer.notAway':
    '{game, select, bacchanalia {{name} plays at table {number} and has the seat. Another seat than your own can be passed on once its turns are passed over.} other {{name} plays at table {number} and has the seat. Another seat than your own can be passed on once a computer player sits in.}}',
  'offer.out': '{name} is out of the game at table {number}: there is no seat to pass on.',

  'invite.done': 'Table {number}: {name} is invited.',
  'invite.before': 'Table {number}: {name} is invited already.',

  'agree.proposed':
    '{name} proposes to end table {number} without a result. Agreed: {names} ({count} of {all}). A second tap takes it back.',
  'agree.nobody': 'Nobody wants to end table {number} without a result any more.',
  'agree.done': 'Table {number} is over without a result: all have agreed.',
  'agree.over': 'Table {number} is not being played any more.',
  'agree.out': 'You are out of the game at table {number}: its end is for those to agree on who still play.',
  'agree.asked': 'Table {number}: the others have been asked. The game ends once all agree.',

  'close.question':
    'Close table {number}? {status, select, lobby {Nobody can sit down there any more.} other {The game ends for everybody, without a result.}}',
  'remove.question.computer':
    'Give the seat of {name} at table {number} to a computer player? {name} cannot take it back.',
  'remove.question.out':
    '{game, select, bacchanalia {Take {name} out of the story at table {number}? What they told stays, their character goes without an ending, and {name} cannot come back to this story.} other {Put {name} out of the game at table {number}? Their haruspexes leave the board, and {name} cannot come back to this game.}}',
  'remove.done':
    'Table {number}: {what, select, computer {a computer player has the seat of {name} now.} out {{name} is out of the game.} other {{name} no longer sits there.}}',
  'move.done': 'Table {number} goes on in {channel}.',
  'move.here':
    'Table {number} is in this channel already. {game, select, bacchanalia {/bacchanalia tableau shows it} other {/tuchulcha board shows it}} anew.',

  'follow.hello':
    'I will write to you here {at, select, turn {at each turn of table {number}} other {when table {number} is over}}.',
  'follow.done':
    'You follow table {number}: I will write to you {at, select, turn {at each turn} other {when it is over}}.',
  'follow.off': 'You no longer follow table {number}.',
  'follow.closed':
    'Discord does not let me send you direct messages: allow them in the privacy settings of this server, then follow table {number} again. Until then you do not follow it.',
  'follow.seated': 'You sit at table {number} and hear of it anyway.',

  'me.turnEnd':
    'Your turns: {auto, select, yes {the last step ends them, without asking} other {you end each one yourself}}.',
  'me.onlyTurn':
    'Turns with only one possibility: {auto, select, yes {I play them for you} other {you play them, with one tap}}.',
  'me.reminders':
    'Reminders: {when, select, off {none.} half {when half of the time is left} tenth {when a tenth of the time is left} halfTenth {when half of the time is left, and at a tenth} allThree {when half of the time is left, at a quarter and at a tenth} other {when {shares} of the time is left}}{by, select, message {, by direct message.} mention {, where the game is played.} other {}}',
  'me.share': '{share, number, percent}',
  'me.off': 'off',
  'me.next':
    'You are next: {tell, select, yes {I tell you when the player before you begins a turn.} other {I say nothing until it is your turn.}}',
  'me.quiet':
    'Quiet hours: {hours, select, none {none.} other {{hours} ({zone}), when your clocks stand still.}}',
  'me.timeZone': 'Time zone: {zone, select, none {not known.} other {{zone}, where it is {time} now.}}',
  'me.vacation':
    'Vacation: {end, select, none {none now} other {until {end}}}, {left, plural, =0 {no day} one {one day} other {# days}} left this year.',
  'me.language': 'Language: {language}{from, select, discord {, as in your Discord} other {}}.',
  'me.badTime': 'I do not understand that time. Write it as 22:30, 7 or 10 pm. Nothing has changed.',
  'me.badZone':
    'I do not know that time zone. Type the name of a large city near you and choose from the list. Nothing has changed.',
  'me.noZone':
    'For quiet hours I have to know your time zone: give the option “time-zone” as well. Nothing has changed.',
  'me.noOther':
    'Quiet hours have a beginning and an end: give “quiet-from” and “quiet-to”. Nothing has changed.',
  'me.tooLong':
    'Quiet hours are at most {hours} hours a day, so that the others are not kept waiting. Nothing has changed.',
  'me.empty': 'Your quiet hours would end when they begin. Nothing has changed.',
  'me.directTest': 'This is where I will remind you of your turns. /me changes that.',
  'me.directClosed':
    'Discord does not let me send you direct messages: allow them in the privacy settings of this server, then try again. Your reminders stay where they were.',

  'vacation.none':
    'You are not on vacation. {left, plural, =0 {No day is left this year.} one {One day of {budget} is left this year; the option “days” takes it.} other {# of {budget} days are left this year; the option “days” takes some of them.}}',
  'vacation.running':
    'You are on vacation until {end}, and your clocks stand still. {left, plural, =0 {No day is} one {One day is} other {# days are}} left this year.',
  'vacation.started':
    'Your vacation has begun. Until {end} your clocks stand still. {left, plural, =0 {No day is} one {One day is} other {# days are}} left this year.',
  'vacation.ended':
    'Welcome back: your clocks run again. {left, plural, =0 {No day is} one {One day is} other {# days are}} left this year.',
  'vacation.badDays': 'A vacation lasts 1 to {longest} whole days.',
  'vacation.tooLong': 'A vacation lasts at most {longest} days.',
  'vacation.budget':
    'That is more than you have: {left, plural, =0 {no day is} one {one day is} other {# days are}} left this year.',

  'settings.head': '**Settings of this server**',
  'settings.pace': 'Pace, where nobody chooses one: {pace}',
  'settings.place':
    'Games are played {place, select, channel {in the channel where they were opened.} other {in a thread of their own.}}',
  'settings.maxTables': 'Tables a person may have open: {most, plural, =0 {any number.} other {#.}}',
  'settings.language':
    'Language at the tables: {language}{from, select, discord {, as in this server’s Discord} other {}}.',
  'settings.bacchanalia':
    'Bacchanalia, a story game for adults: {where, select, off {off. No tables of it are opened; those that are open go on.} ageRestricted {in channels that Discord marks as age-restricted.} other {wherever tables may be opened. Whoever reads there reads the stories, too.}}',
  'settings.channels': 'Tables may be opened in {channels, select, all {every channel.} other {{channels}.}}',
  'settings.allowed': 'Tables may be opened in {channel} now.',
  'settings.allowedFirst': 'From now on tables are opened only in {channel}, until you allow more channels.',
  'settings.allowedBefore': 'Tables may be opened in {channel} already.',
  'settings.forbidden': 'Tables may no longer be opened in {channel}.',
  'settings.forbiddenLast':
    '{channel} was the only channel for tables. Without it, they may be opened in every channel again.',
  'settings.forbiddenBefore': 'Tables were not allowed in {channel} anyway. Nothing has changed.',
  'settings.forbidNone':
    'Tables may be opened in every channel. Allow the channels where you want them, and the others are closed to them. Nothing has changed.',
  'settings.everywhere': 'Tables may be opened in every channel.',
  'settings.tooManyChannels':
    'I can keep {most} channels. Forbid one first, or open all of them. Nothing has changed.',
  'devotion.done':
    'Table {number}: {asks, select, yes {I ask you about a change of role where you may.} other {I never ask you about a change of role.}}',

  'board.whose': 'Table {number}. {who, select, nobody {The game is over.} other {{who} is to move.}}',

  'games.head':
    '**Your tables here**{count, plural, =0 {: none waits for you.} one {: one waits for you.} other {: # wait for you.}}',
  'games.yours': '**[Table {number}]({link})** ({game}, {pace}): your turn{time}',
  'games.waiting': '[Table {number}]({link}) ({game}, {pace}): waits for {who}{time}',
  'games.lobby':
    '[Table {number}]({link}) ({game}, {pace}): lobby, {open, plural, one {one free seat} other {# free seats}}',
  'games.pace': '{pace, select, live {live} quick {quick} daily {daily} slow {slow} other {no clock}}',
  'games.up': ', the time is up {until}',
  'games.overdue':
    '{game, select, bacchanalia {, the time is up: the turn is passed over {until}} other {, the time is up: the computer player plays {until}}}',
  'games.away':
    '{game, select, bacchanalia {{line}. Your turns are passed over} other {{line}. A computer player sits in for you}}',
  'games.none':
    'You have no table on this server. /tuchulcha new opens one, and /tutorial teaches you the game.',
  'games.more': 'and {count} more.',

  'tutorial.head': '**First game · {number} of {of} · {title}**',
  'tutorial.asks.step': 'Which step do you begin with?',
  'tutorial.right': '**Good.** {text}',
  'tutorial.weaker': '**You may, but there is better.** {text}',
  'tutorial.refused': '**The rules forbid that,** and in a game I do not offer it. {text}',
  'tutorial.button.next': 'Next position',
  'tutorial.button.again': 'Try this position again',
  'tutorial.button.skip': 'Skip this position',
  'tutorial.button.back': 'Back to the last position',
  'tutorial.button.startOver': 'Start over from the beginning',
  'tutorial.button.stop': 'Stop the tutorial',
  'tutorial.button.goOn': 'Go on with the tutorial',
  'tutorial.stopped': 'We stop here. You can go on where you were, or begin anew with /tutorial.',

  'tutorial.power.title': 'Two dice',
  'tutorial.power.setUp':
    'You are blue, the priest of Alpan. Your eight haruspexes go clockwise from your temple round to the altar; each die moves one of them by its number. You rolled **4-1**. The 4 has brought one from your temple to stone 4, a Ritual stone (with a ring round it). Black is coming up behind you, on stone 39.',
  'tutorial.power.asks': 'What do you do with the 1?',
  'tutorial.power.two':
    'Two are on their way now, and both are well protected. Whoever wants to hit one, and send it to the forest, has to bring as many haruspexes as its spiritual power: {ritual} to a Ritual stone, {mystical} to a Mystical one.',
  'tutorial.power.one':
    'Stone 5 is a plain stone: there your haruspex has a spiritual power of {plain}, so a single one of black’s can hit it and send it to the forest. On stone 4, a Ritual stone, it had {ritual}.',
  'tutorial.power.end': 'All dice have to be used as far as that is possible, and the 1 can still be used.',

  'tutorial.hit.title': 'A hit',
  'tutorial.hit.setUp':
    'To hit, you bring as many haruspexes onto a stone as its spiritual power, all in one turn. Black has two on stone 9, a plain stone: power {plain}. Red has one on stone 11, a Mystical stone (a sun): power {mystical}. You rolled **6-2**.',
  'tutorial.hit.pair':
    'The 2 begins the hit, and the next die has to bring another: the 6, from stone 3. Two have arrived, that is enough, and both of black’s go to the forest.',
  'tutorial.hit.strong':
    'To hit {color} on stone {stone} takes {power} haruspexes, and your dice bring {brought} at most.',
  'tutorial.hit.past':
    'Nobody is hit. The one on stone 7 was needed: with the 2 it would have been the second to arrive on stone 9.',

  'tutorial.mystical.title': 'Mystical first',
  'tutorial.mystical.setUp':
    'Whoever stands on a Mystical stone when you roll has to leave it before any other of yours moves. That is your haruspex on stone 1. Mind stone 6: it is a Passage (a whirl), and whoever stops there is lost to the forest. You rolled **6-5**.',
  'tutorial.mystical.leave':
    'It has left the Mystical stone, over the Passage and past it, which does no harm. The 5 is free for any of yours now.',
  'tutorial.mystical.temple':
    'Your haruspex on the Mystical stone {from} moves first. After that, the 5 may bring one from your temple.',
  'tutorial.mystical.passage':
    'It has stopped on the Passage and is lost to the forest. With the 6 it would have passed over it.',

  'tutorial.third.title': 'A third die',
  'tutorial.third.setUp':
    'You rolled **3-3**: after doubles you may roll a third die, which then has to be used as well, if it can be. The 3s bring your haruspex from stone 28 to the altar. Your other two are on stone 3; black and yellow block the stones 4, 5 and 7 in front of them, and stone 6 is a Passage.',
  'tutorial.third.asks': 'Do you roll a third die?',
  'tutorial.third.keep':
    'One more is on your altar, and those on stone 3 stay where they are safe from the Passage.',
  'tutorial.third.roll':
    'Say it is a 2. The haruspex on stone 28 can use two of the dice, but the last one, a 3, is left for stone 3 and leads into the Passage. So it goes with {costly}: {count} of the six numbers cost you a haruspex.',

  'tutorial.devote.title': 'Tuchulcha',
  'tutorial.devote.setUp':
    'None of yours is on the altar and three are in the forest. Before you roll you may devote your temple to Tuchulcha, for {needed} haruspexes, {least} or more of them from altar and forest. You would roll {dice} dice, nobody could hit you, and Ritual and Mystical stones would protect nobody from you. You win when nobody else is in play, and are out as soon as another player reaches the altar.',
  'tutorial.devote.asks': 'Do you devote your temple, and whom do you give? Or do you roll as you are?',
  'tutorial.devote.forest':
    'All {needed} come from the forest, where they were lost anyway; whoever can still walk walks for you. From now on you roll {dice} dice and go round the ring, hunting the others.',
  'tutorial.devote.temple':
    'It gives away one who could still walk, and leaves one in the forest who cannot. Give those first that are lost anyway.',
  'tutorial.devote.roll':
    'Nobody has to devote, and a player who leads had better not. But you are behind, and black’s two on the Ritual stone 14 have a power of {power}: two dice, or three, never bring so many. Say you roll 5-2: nobody is hit.',

  'tutorial.die.title': 'One die too many',
  'tutorial.die.setUp':
    'You are devoted to Tuchulcha and rolled **2-1-5-3**. One die has to be given up, the others are used. Black’s two on stone 14 have a power of {pair} for you, Ritual stone or not, and red has one on stone 15. Yours also move on after a hit, which nobody else’s may.',
  'tutorial.die.asks': 'Which die do you give up?',
  'tutorial.die.five':
    'The 2 and the 3 bring two of yours to stone 14, which hits both of black’s. The 1 takes one of them on to stone 15, and red is hit as well: three with one roll.',
  'tutorial.die.three':
    'The 3 was needed to bring a second one to stone 14, so black’s two are safe. Red’s one is all that you can hit.',
  'tutorial.die.two':
    'The 2 was needed to bring a second one to stone 14, so black’s two are safe. Red’s one is all that you can hit.',
  'tutorial.die.one':
    'The 2 and the 3 hit black’s two, but the 5 that is left hits nobody. With a 1 in its place you could go on to red on stone 15.',

  'tutorial.seal.title': 'Lasa Vecuvia',
  'tutorial.seal.setUp':
    'Yellow is devoted to Tuchulcha, so you have devoted your temple to Lasa Vecuvia. Yours stop on empty stones only, and jump over all others without counting them. One that stops on an open Passage seals it, and with all {passages} sealed you win. You rolled **5-4**, and the Mystical stone 1 has to be left first.',
  'tutorial.seal.seal':
    'Stone 3 was jumped over: 2, 4, 5, 6 are four empty stones. The Passage is sealed for good, and the haruspex has done its work. {open} Passages are open and {inPlay} of yours in play. Never have fewer than that: you would be out.',
  'tutorial.seal.past':
    'Stone 3 was jumped over, as it should be, but the Passage lies behind you now, and the 4 seals nothing either.',
  'tutorial.seal.count':
    'Yellow stands on stone 3, so it does not count. From stone {from} the {die} leads over 2, 4 and 5 to stone 6.',

  'tutorial.end.head': '**First game · How it ends**',
  'tutorial.end.wins':
    'Here blue has nobody in play any more: that ends the game, whoever it is, and the most haruspexes on the altar win. That is Alpan, with five. Tuchulcha wins in another way, when nobody else has a haruspex in play, and Lasa Vecuvia when all Passages are sealed.',
  'tutorial.end.play':
    'Now you know enough to play. /tuchulcha new opens a table on a server; with 3 for “computers” it begins at once, and you can try everything in peace. /rules answers whatever you want to know.',

  // What is typed after the slash, and the options' names.
  'name.tuchulcha': 'tuchulcha',
  'name.bacchanalia': 'bacchanalia',
  'name.ending': 'ending',
  'name.tableau': 'tableau',
  'name.leave': 'leave',
  'name.new': 'new',
  'name.players': 'players',
  'name.color': 'color',
  'name.computers': 'computers',
  'name.pace': 'pace',
  'name.private': 'private',
  'name.invite': 'invite',
  'name.invite-2': 'invite-2',
  'name.invite-3': 'invite-3',
  'name.invite-4': 'invite-4',
  'name.invite-5': 'invite-5',
  'name.hand-over': 'hand-over',
  'name.to': 'to',
  'name.of': 'of',
  'name.player': 'player',
  'name.follow': 'follow',
  'name.at': 'at',
  'name.move': 'move',
  'name.end': 'end',
  'name.close': 'close',
  'name.remove': 'remove',
  'name.becomes': 'becomes',
  'name.nudge': 'nudge',
  'name.games': 'games',
  'name.me': 'me',
  'name.turn-end': 'turn-end',
  'name.only-turn': 'only-turn',
  'name.reminders': 'reminders',
  'name.remind-by': 'remind-by',
  'name.you-are-next': 'you-are-next',
  'name.quiet-from': 'quiet-from',
  'name.quiet-to': 'quiet-to',
  'name.time-zone': 'time-zone',
  'name.language': 'language',
  'name.vacation': 'vacation',
  'name.tutorial': 'tutorial',
  'name.rules': 'rules',
  'name.topic': 'topic',
  'name.days': 'days',
  'name.settings': 'settings',
  'name.show': 'show',
  'name.tables': 'tables',
  'name.place': 'place',
  'name.max-tables': 'max-tables',
  'name.channel': 'channel',
  'name.board': 'board',
  'name.as': 'as',
  'name.devotion': 'devotion',
  'name.ask': 'ask',
  'name.resign': 'resign',
  'name.abort': 'abort',
  'name.table': 'table',

  'messageCommand.addToScene': 'Add to my scene',

  'command.tuchulcha': 'Play Tuchulcha',
  'command.new': 'Open a table',
  'command.new.players': 'How many play (4 if you say nothing)',
  'command.new.ending': 'When the story ends (at the 3rd Parcae if you say nothing)',
  'command.new.days': 'Or by the calendar: the last endings begin so many days from now, to the hour',
  'command.new.color': 'Your colour (the first free one if you say nothing)',
  'command.new.computers': 'How many of them are computer players',
  'command.new.pace': 'How much time a turn has (the server’s setting if you say nothing)',
  'command.new.private': 'Whether only those whom you invite may sit down',
  'command.new.invite': 'Somebody to play with',
  'command.board': 'Show my table again',
  'command.board.as': 'As a picture, or in words for a screen reader',
  'command.resign': 'Give up at a table',
  'command.bacchanalia': 'Tell a story together: Bacchanalia, for adults',
  'command.tableau': 'Show my table with all its cards again',
  'command.leave': 'Leave a story without an ending of your own',
  'command.handOver.ofAbsent': 'Whose seat, where they are away and passed over (yours if you say nothing)',
  'command.abort': 'Close a table that you opened, before it starts',
  'command.nudge': 'Remind the player whose turn it is',
  'command.handOver': 'Offer a seat to somebody else',
  'command.handOver.to': 'Who shall play on',
  'command.handOver.of': 'Whose seat, where a computer player sits in for them (yours if you say nothing)',
  'command.invite': 'Invite somebody to a table that has not begun',
  'command.invite.player': 'Who shall join',
  'command.end': 'Propose to end a game without a result',
  'command.close': 'Close a table: for its opener, and for those who manage the server',
  'command.remove': 'Take a seat away: for the opener, and for those who manage the server',
  'command.remove.player': 'Who loses the seat',
  'command.remove.becomes': 'What becomes of the seat (a computer player if you say nothing)',
  'command.move': 'Take a table to this channel',
  'command.follow': 'Hear of a table that others play',
  'command.follow.at': 'When I write to you (at the end if you say nothing)',
  'command.table': 'Which table',
  'command.games': 'My tables on this server, those that wait for me first',
  'command.me': 'My settings',
  'command.me.turnEnd': 'How my turns end',
  'command.me.onlyTurn': 'Turns in which only one thing is possible',
  'command.me.reminders': 'When I remind you of your turn',
  'command.me.remindBy': 'Where I remind you',
  'command.me.next': 'Whether I tell you that you are next',
  'command.me.quietFrom': 'When your clocks stop in the evening, such as 22:30; “off” ends quiet hours',
  'command.me.quietTo': 'When they run again in the morning, such as 7:00',
  'command.me.timeZone': 'Where you live: a large city near you',
  'command.me.language': 'In which language I speak to you',
  'command.tutorial': 'Learn the game in seven short lessons',
  'command.rules': 'Read the rules, or ask about them',
  'command.rules.topic': 'A topic, or a question in your own words',
  'command.vacation': 'Let my clocks stand still for some days',
  'command.vacation.days': 'How many days, from now on',
  'command.settings': 'Settings of this server',
  'command.settings.show': 'How everything is set',
  'command.settings.tables': 'How tables are',
  'command.settings.tables.pace': 'How much time a turn has, where nobody chooses',
  'command.settings.tables.place': 'Where games are played',
  'command.settings.tables.maxTables': 'How many tables a person may have open; 0 for any number',
  'command.settings.tables.language': 'The language at the tables',
  'command.settings.tables.bacchanalia': 'Where Bacchanalia, a story game for adults, may be played',
  'command.settings.channel': 'Where tables may be opened',
  'command.settings.channel.games': 'Whether tables may be opened there',
  'command.settings.channel.channel': 'Which channel (this one if you say nothing)',
  'command.devotion': 'Whether I am asked about a change of role at a table',
  'command.devotion.ask': 'Ask me, or never',
  'choice.color': '{color} ({god})',
  'choice.turnEnd.ask': 'I end each turn myself',
  'choice.turnEnd.auto': 'The last step ends it',
  'choice.onlyTurn.ask': 'I play them with one tap',
  'choice.onlyTurn.auto': 'The bot plays them for me',
  'choice.reminders.off': 'Off',
  'choice.reminders.half': 'When half of my time is left',
  'choice.reminders.tenth': 'When a tenth of it is left',
  'choice.reminders.halfTenth': 'At half and at a tenth',
  'choice.reminders.allThree': 'At half, at a quarter and at a tenth',
  'choice.remindBy.mention': 'Where the game is played',
  'choice.remindBy.message': 'By direct message',
  'choice.next.yes': 'Tell me when the player before me begins',
  'choice.next.no': 'Tell me nothing until it is my turn',
  'choice.language.discord': 'As in Discord',
  'choice.place.thread': 'In a thread of their own',
  'choice.place.channel': 'In the channel itself',
  'choice.games.allow': 'Allow tables there',
  'choice.games.forbid': 'Forbid tables there',
  'choice.games.everywhere': 'Allow tables in every channel',
  'choice.bacchanalia.off': 'Nowhere',
  'choice.bacchanalia.ageRestricted': 'In age-restricted channels',
  'choice.bacchanalia.everywhere': 'Wherever tables may be opened',
  'choice.timeZone': '{zone} ({time})',
  'choice.devotion.ask': 'Ask me',
  'choice.devotion.never': 'Never at this table',
  'choice.becomes.computer': 'A computer player takes it',
  'choice.becomes.out': 'The player is out of the game',
  'choice.end.told': 'When everybody’s ending is told',
  'choice.end.parcae':
    'Last endings when Parcae comes for the {times, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time',
  'choice.follow.turn': 'At each turn',
  'choice.follow.end': 'At the end',
  'choice.follow.off': 'No more',
  'choice.as.picture': 'As a picture',
  'choice.as.text': 'In words',
  'choice.table': 'Table {number}{yours, select, yes {: your turn} other {}}',

  // Pages of the rules: `/rules`, and wherever a button leads to them. Their own texts are in rules/en.ts.
  'rulesView.contents':
    '**The rules of {game}**\nChoose a part and then a page, or ask in your own words: `/rules topic:…`',
  'rulesView.nothing':
    'No page of the rules is about “{query}”. Perhaps other words find it; here are all pages.',
  'rulesView.ruling': '**Our ruling:** {text}',
  'rulesView.source':
    '-# {sections, select, none {} other {{count, plural, one {Section} other {Sections}} {sections}}}{both, select, yes { · } other {}}{chapter, select, none {} other {In the rulebook: {chapter}}}',
  'rulesView.sourceOf':
    '-# {game}{sections, select, none {} other { · {count, plural, one {Section} other {Sections}} {sections}}}',
  'rulesView.figure': '-# Picture: {caption}',
  'rulesView.shared': '-# {name} shares this page of the rules.',
  'rulesView.noShare':
    'This page cannot be shared here: both you and I have to be allowed to write in this channel.',
  'rulesView.option.part': 'Choose a part of the rules',
  'rulesView.option.page': 'Choose a page of the rules',
  'rulesView.option.ofGame': '{game}: {title}',
  'rulesView.button.also': 'Also: {title}',
  'rulesView.button.contents': 'Contents of the rules',
  'rulesView.button.game': 'The rules of {game}',
  'rulesView.button.more': 'More of this page',
  'rulesView.button.less': 'Back to the start of the page',
  'rulesView.button.share': 'Share in this channel',

  // The private answers of “What can I do?” and “Why not?”.
  'button.help': 'What can I do?',
  'button.help.again': 'Look again at what I can do',
  'button.help.words': 'Board in words',
  'button.help.die': 'Why not with the {die}?',
  'button.rule': 'Rules, section {section}',
  'help.moved': '-# The board has moved on since that button was drawn. This is how it stands now.',
  'help.choose': 'Why not? Choose a haruspex',
  'help.at.temple': 'in the temple',
  'help.at.exit': 'on the exit stone',
  'help.at.stone': 'on stone {stone}',
  'help.place': '{at}{count, plural, one {} other { (#)}}',
  'help.from':
    'From {from, select, temple {the temple} exit {the exit stone} other {stone {from}}}{color, select, none {} other {, {color}}}',
  'help.there': '{count} there',
  'help.before':
    '**Roll {count} dice**{devote, select, no {.} other {, or devote your temple first.}}{extra, select, no {} pair { With doubles you may roll one more.} other { With two equal ones you may roll one more.}}',
  'help.before.mystical': 'Whatever you roll, whoever stands {places} (Mystical) moves off first.',
  'help.extra':
    '**Roll one more die, or stay with {dice}.** All that is rolled has to be used wherever it can be.',
  'help.extra.stay': 'If you stay with {dice}:',
  'help.discard': '**Give one die up first**, whichever you like.',
  'help.discard.rest':
    '{of, select, any {Whichever it is} other {Without the {of}}}, {rest, select, all {the others have to be used, and all can be.} free {one of the others has to be used, and you may use more.} other {{dice, plural, =0 {none} one {only one} other {only #}} of the others can be used.}}',
  'help.afterFall':
    '**You brought Tuchulcha down.** Your temple may take the place now; otherwise your turn ends.',
  'help.dice': '**Dice:** {dice}.',
  'help.must':
    '{must, select, none {None of them can be used: end your turn.} done {Nothing more has to be used: end your turn, or take a step back.} over {Your steps end the game: end your turn, or take them back.} last {It is your only haruspex in play: use one die, then stop wherever you like.} free {It is your only haruspex in play: go on, or end your turn here.} all {All of them have to be used.} other {No way uses more than {dice} of them, and {dice, plural, one {one has} other {# have}} to be used.}}',
  'help.mysticalFirst': '**Mystical first:** whoever stands {places} moves off before anything else.',
  'help.mysticalFree':
    'Mystical first does not bind you this turn ({places}): with it, fewer dice could be used.',
  'help.first': '**First:** {reason}',
  'help.die': '**{die}**{times, plural, one {} other { (# times)}}: {steps}',
  'help.die.none': '**{die}**{times, plural, one {} other { (# times)}}: nothing. {reasons}',
  'help.die.nobody': 'You have no haruspex left to move.',
  'help.die.drop': 'let it go unused',
  'help.group': '{color}: {steps}',
  'help.moreReasons':
    '{count, plural, one {One reason more} other {# reasons more}}: choose a haruspex below.',
  'help.sameEnd': 'All that is possible ends in the same position.',
  'help.role.tuchulcha.may':
    '**Tuchulcha:** {when, select, now {you may devote now} other {before your next roll you may, as things stand}}. It takes {given} of yours, {temple, select, 0 {none} other {{temple}}} from the temple and the others from altar ({altar}) and forest ({forest}); the rest of the altar goes to the forest. You roll {dice} dice, give one up, and cannot be hit.',
  'help.role.lasaVecuvia.may':
    '**Lasa Vecuvia:** {when, select, now {you may devote now} other {before your next roll you may, as things stand}}. It takes {there, plural, =0 {one haruspex in play} other {all of altar ({altar}) and forest ({forest})}}. You walk on empty stones and seal Passages: {open} {open, plural, one {is} other {are}} open, and {inPlay} of yours would be in play.',
  'help.role.tuchulcha.not': '-# Tuchulcha: {when, select, now {not now} other {not as things stand}}. {why}',
  'help.role.lasaVecuvia.not':
    '-# Lasa Vecuvia: {when, select, now {not now} other {not as things stand}}. {why}',
  'help.role.is.tuchulcha':
    'You play for Tuchulcha: nobody can hit you, and Mystical and Ritual stones count for nothing, but open Passages take yours too. You win when nobody else is in play; you are out when somebody else reaches the altar.',
  'help.role.is.lasaVecuvia':
    'You play for Lasa Vecuvia: {inPlay} in play, {open, plural, one {one Passage} other {# Passages}} open. With none open you win; with fewer in play than open, you are out.',
  'help.turnOf': '**{who} is to move**{dice, select, none {, and has not rolled yet.} other {: {dice}.}}',
  'help.yours':
    'You are {color}: {inPlay} in play, {altar} on the altar, {forest} in the forest{sanctuary, plural, =0 {} other {, # in the sanctuary}}.',
  'help.out': 'You are out of the game at table {number}.',
  'help.row':
    '{who}: {inPlay} in play, {altar} on the altar, {forest} in the forest{role, select, tuchulcha {, Tuchulcha} lasaVecuvia {, Lasa Vecuvia} other {}}',
  'help.askDie': '**{haruspex}.** With which die?',
  'help.noDice': '**{haruspex}:** no die is left to use.',
  'help.may': '**{haruspex}, with the {die}:** yes, {step}.',
  'help.mayNot': '**{haruspex}, with the {die}:** no. {why}\n-# Rules, section {rule}',

  'why.gameOver': 'The game is decided, and nothing moves any more.',
  'why.wrongPhase':
    '{phase, select, before {The dice have to be rolled first.} extra {First decide whether to roll one more die.} discard {First give one die up for Tuchulcha.} moving {The dice have been rolled: it is too late for that.} afterFall {Tuchulcha has just fallen: devote your temple, or end your turn.} over {The game is over.} other {After Tuchulcha’s fall, Tuchulcha is the only role to take.}}',
  'why.badDice':
    '{needed, plural, one {One die is} other {# dice are}} rolled here, each from 1 to 6, and not {dice}.',
  'why.noSuchDie': 'There is no {die} among the dice that are left.',
  'why.nobodyThere': 'No {color} haruspex is {at}.',
  'why.notYourColor': 'You do not move {color} haruspexes in this turn.',
  'why.closedByTuchulcha': 'Stone {stone}: {color} stands there for Tuchulcha, and nobody else may stop.',
  'why.powerTooHigh':
    'Stone {stone}: the spiritual power of {color} there is {power} ({count, plural, one {# haruspex} other {# haruspexes}}{times, select, 3 { × 3 on a Mystical stone} 2 { × 2 on a Ritual stone} other {}}), and you can bring {brought}.',
  'why.hitNotCompletable':
    'Stone {stone}: the hit on {color} would stay open. {missing, plural, one {One more haruspex} other {# more haruspexes}} of the same colour would have to arrive with the very next dice, and none can.',
  'why.openHit':
    'The hit on stone {stone} is open: {missing, plural, one {one more {color} haruspex has} other {# more {color} haruspexes have}} to arrive there before anything else.',
  'why.hitterStays':
    '{hitters, plural, one {The {color} haruspex that made the hit {at} stays} other {The # {color} haruspexes that made the hit {at} stay}} there for this turn.',
  'why.mysticalFirst':
    '{after, select, yes {After this step {waiting, plural, one {one of yours} other {# of yours}} would still have to leave a Mystical stone first ({at}), and then fewer dice could be used than have to be.} other {{waiting, plural, one {One of yours has to leave its Mystical stone before anything else: it stands {at}.} other {# of yours have to leave their Mystical stones before anything else; one stands {at}.}}}}',
  'why.allDice':
    'You have to use {dice, plural, one {one die} other {# dice}} this turn, and after this step you could not.',
  'why.wrongTarget':
    'With a {die}, “{way}{effect, select, hit {, with a hit} open {, with an open hit} lost {, lost} sealed {, sealing} other {}}” is not possible.',
  'why.noDiscard':
    'The {die} cannot be given up. {of, select, tuchulcha {Only Tuchulcha’s player gives a die up, once, before moving.} other {Only the last haruspex of Lasa Vecuvia lets a die go, and only one that would carry it past the last open Passage.}}',
  'why.discardFirst': 'First give one die up for Tuchulcha.',
  'why.nothingToUndo': 'There is nothing to take back: rolls and devotions stand.',
  'why.turnNotComplete':
    'Your turn is not over: {dice, plural, one {one die has} other {# dice have}} to be used, and {used, plural, =0 {none is} one {one is} other {# are}} so far.',
  'why.fourPlayersOnly': 'Lasa Vecuvia comes only where four play.',
  'why.alreadyDevoted':
    '{role, select, tuchulcha {{who} is devoted to Tuchulcha, who takes only one temple at a time.} other {{who, select, nobody {Somebody was} other {{who} is}} devoted to Lasa Vecuvia, who comes only once in a game.}}',
  'why.tuchulchaNeeded':
    'Lasa Vecuvia comes only while somebody else is devoted to Tuchulcha, and nobody is.',
  'why.tooFewInPlay':
    '{of, select, tuchulcha {{inPlay, plural, =0 {None} other {#}} of yours would be left in play, and {needed, plural, one {one has} other {# have}} to be.} other {You have {inPlay, plural, =0 {no haruspex} one {one haruspex} other {# haruspexes}} in play; Lasa Vecuvia asks for {needed}.}}',
  'why.tooFewToGive':
    '{of, select, tuchulcha {It takes {given} of yours, {least} or more of them from altar and forest, the others from there or the temple. You have {altarAndForest} on the altar and in the forest, and {temple} in the temple{wrong, select, temple {: {fromTemple} from the temple cannot be} other {}}.} other {You have nobody on the altar or in the forest to give: choose one in play.}}',
  'why.givesAltarAndForest':
    'All of yours on the altar and in the forest are given, and nobody in play besides.',
  'why.othersTooFew':
    '{who} has {inPlay, plural, =0 {no haruspex} one {only one haruspex} other {only # haruspexes}} in play; each of the others needs {needed}.',
  'why.notNormal':
    '{role, select, tuchulcha {Your temple is devoted to Tuchulcha already.} lasaVecuvia {Your temple is devoted to Lasa Vecuvia already.} other {You are out of the game.}}',
  'why.notInGame': 'No player who is still in the game has {color}.',

  // Bacchanalia: what a turn says of the cards, in the second person. It hints, and never depicts. Names of cards stay Latin.
  'bacchanalia.deus.accusator': 'Accusator',
  'bacchanalia.deus.amans': 'Amans',
  'bacchanalia.deus.bacchus': 'Bacchus',
  'bacchanalia.deus.miles': 'Miles',
  'bacchanalia.deus.minerva': 'Minerva',
  'bacchanalia.deus.pluto': 'Pluto',
  'bacchanalia.deus.satyrus': 'Satyrus',
  'bacchanalia.deus.venus': 'Venus',
  'bacchanalia.deus.vinum': 'Vinum',
  'bacchanalia.row.ties': 'Ties',
  'bacchanalia.row.accusator': 'Accusator',
  'bacchanalia.row.amans': 'Amans',
  'bacchanalia.row.bacchus': 'Bacchus',
  'bacchanalia.row.miles': 'Miles',
  'bacchanalia.row.minerva': 'Minerva',
  'bacchanalia.row.pluto': 'Pluto',
  'bacchanalia.row.satyrus': 'Satyrus',
  'bacchanalia.row.venus': 'Venus',
  'bacchanalia.row.goblet': 'Vinum with a goblet',
  'bacchanalia.row.vinum': 'Vinum without a goblet',

  'bacchanalia.line.ties':
    'This place has lost its spell for you. Tell what has gone stale here and drives you on, and what the next place is like.',
  'bacchanalia.line.threat':
    'Your accuser or the soldiers are close. They overlook you, or you are faster than they are: tell how, and where you go, for here you are safe no longer.',
  'bacchanalia.line.accuserConfronts':
    'You come face to face with your accuser. Tell what is said, and what comes to light of your crime.',
  'bacchanalia.line.amansEnding':
    'The way out of the Empire lies open. Tell how you and your Amans reach safety: this is your Amans Ending.',
  'bacchanalia.line.bacchus':
    'Bacchus stays with you, and where you are the festival forgets one bound after another. Tell how it grows.',
  'bacchanalia.line.cornered':
    'They have you cornered. Tell how you get away after all, and at what price: a wound, or something dear to you. If your Amans was with you, you are parted.',
  'bacchanalia.line.endNears':
    'You feel that it will not go on for much longer. Tell what you dread; your next scene will be your Miles Ending.',
  'bacchanalia.line.minerva':
    'If your Amans is with you: tell what you learn of them that you never knew. If not: tell what news of them reaches you, or what you see of them, from afar or in a vision.',
  'bacchanalia.line.crime':
    'A deed of violence ends this scene, and you are drawn into it, guilty or not. Tell how it comes to that, and where you go then.',
  'bacchanalia.line.satyrus':
    'The satyrs lure you to another place. Tell what is so alluring about it, as far as your table likes to hear.',
  'bacchanalia.line.venusMemory':
    'Your Amans is far away. Tell a memory of the two of you that still keeps you warm.',
  'bacchanalia.line.venusAmans':
    'If your Amans is with you: tell what brings you closer to each other. If not: a stranger, fair and mysterious, leads you to where your Amans is.',
  'bacchanalia.line.newcomer':
    'Somebody new comes to where you are, and brings a new thrill. Tell who it is, and what changes.',
  'bacchanalia.line.vinum':
    'The wine flows, and where you are the festival knows fewer and fewer bounds. Tell what gives it away.',
  'bacchanalia.place.mustChange': 'The scene leads to another place.',
  'bacchanalia.place.stay': 'The scene stays where you are.',
  'bacchanalia.place.mayChange': 'Stay where you are, or go elsewhere, as you like.',

  'bacchanalia.because.most': '{deus} rules: {count} Umbra, more than upon any other Deus of yours.',
  'bacchanalia.because.vinumWins':
    'Vinum and {others} have {count} Umbra each. You have a Satyrus, so Vinum wins the tie and rules.',
  'bacchanalia.because.vinumLoses':
    '{deus} and Vinum have {count} Umbra each. Without a Satyrus Vinum loses every tie, so {deus} rules.',
  'bacchanalia.because.tied': 'None rules alone: {others} have {count} Umbra each.',
  'bacchanalia.because.none': 'No Deus of yours has an Umbra upon it, and so Vinum rules.',
  'bacchanalia.because.cards': '{count} × {deus}',

  'bacchanalia.ending.flight': 'Flight',
  'bacchanalia.ending.crime': 'Death after a crime',
  'bacchanalia.ending.bacchanal': 'Lost in the bacchanal',
  'bacchanalia.ending.amansLost': 'Accuser gone, Amans lost',
  'bacchanalia.ending.amansSaved': 'Death, and the Amans saved',
  'bacchanalia.ending.death': 'Death by accuser or soldiers',
  'bacchanalia.endingLine.flight':
    'You get away, out of Bertinoro and out of the Empire’s reach. Tell how, and who is with you.',
  'bacchanalia.endingLine.crime':
    'A crime amid the festival has consequences, and in the end they cost you your life. Tell how.',
  'bacchanalia.endingLine.bacchanal':
    'You never leave the festival: you become one of the many who follow Bacchus, and nobody finds you among them. Tell how you are lost.',
  'bacchanalia.endingLine.amansLost':
    'Your accuser will never trouble you again, and your Amans is lost to you. Tell how both came about.',
  'bacchanalia.endingLine.amansSaved':
    'Your accuser or the soldiers are your death, but your Amans is safe for ever. Tell how.',
  'bacchanalia.endingLine.death':
    'Your accuser or the soldiers find you, and you do not survive it. Tell how your story closes.',
  'bacchanalia.twist.accuserGone': 'First, be rid of the accuser',
  'bacchanalia.twist.amansSaved': 'First, save the Amans for ever',

  'bacchanalia.why.gameOver': 'This story has been told to its end.',
  'bacchanalia.why.wrongPhase': 'That is not what the game is waiting for at the moment.',
  'bacchanalia.why.notYours': 'Somebody else decides this.',
  'bacchanalia.why.notInGame': 'That player is not, or is no longer, in this game.',
  'bacchanalia.why.badPick': 'There is no such card to be drawn.',
  'bacchanalia.why.noText': 'There are no words yet: write down what you tell.',
  'bacchanalia.why.tooLong': 'That is too long: what is told at once has room for {most, number} characters.',
  'bacchanalia.why.notThere': 'That card is not there to be taken from.',
  'bacchanalia.why.neverToOneself': 'That card goes to somebody else, never to oneself.',
  'bacchanalia.why.hasTwo': 'That player has two Dei already.',
  'bacchanalia.why.neverVinum':
    'Vinum stays with its owner for the whole game: nobody gives, takes or puts it back.',
  'bacchanalia.why.notOffered': 'That is not among what can be chosen now.',
  'bacchanalia.why.noSuchUmbra': 'You have no such Umbra in this turn.',
  'bacchanalia.why.neverKeptTwice': 'An odd card serves for one more turn: it cannot be kept a second time.',
  'bacchanalia.why.neverParcae': 'Parcae is not a card to keep: she goes back into the deck.',
  'bacchanalia.why.nothingWoven':
    'Say first what of the others’ stories your scene has taken up; without that, no card is kept.',
  'bacchanalia.why.ownClaim': 'This is about your own card: the others judge it.',
  'bacchanalia.why.votedAlready': 'You have had your say on this already.',
  'bacchanalia.why.noSuchTale': 'Nothing of the kind has been told.',
  'bacchanalia.why.skippedAlready': 'That has been skipped already.',
  'bacchanalia.why.notSkipped': 'That is not skipped, or is told anew already.',
  'bacchanalia.why.noMinerva': 'You do not have Minerva.',
  'bacchanalia.why.ownTale': 'You told that yourself.',

  'board.turn': '{god}’s turn',
  'board.wins': '{god} wins',
  'board.shared': '{first} and {second} win',
  'board.over': 'The game is over',
  'board.forest': 'Forest',
  'board.altar': 'Velthumena',
  'board.neutral': 'neutral',
  'board.out': 'out',

  'alt.turn': '{who} to move.',
  'alt.won': '{who} won.',
  'alt.over': 'The game is over.',
  'alt.ring': 'Ring of {stones} stones; of every ten the 1st is Mystical, the 4th Ritual.',
  'alt.ways': 'Ways: {ways}.',
  'alt.way': '{color} from {entry} to {exit}',
  'alt.named': '{god} ({color})',
  'alt.notRolled': 'Dice not rolled yet.',
  'alt.dice': 'Dice: {dice}.',
  'alt.die.unused': '{value}',
  'alt.die.used': '{value} used',
  'alt.die.discarded': '{value} discarded',
  'alt.color': '{name}{role}: {places}.',
  'alt.outColor': '{name}: {role}.',
  'alt.role.tuchulcha': 'devoted to Tuchulcha',
  'alt.role.lasaVecuvia': 'devoted to Lasa Vecuvia',
  'alt.role.neutral': 'neutral',
  'alt.role.out': 'out',
  'alt.temple': '{count} in temple',
  'alt.stones': 'on {count, plural, one {stone} other {stones}} {stones}',
  'alt.waiting': '{count} with circuit finished',
  'alt.altar': '{count} on altar',
  'alt.forest': '{count} in forest',
  'alt.sanctuary': '{count} in sanctuary',
  'alt.stone.mystical': '{stone} (Mystical)',
  'alt.stone.ritual': '{stone} (Ritual)',
  'alt.stone.passage': '{stone} (sealed)',
  'alt.nowhere': 'nobody',
  'alt.open': 'Open Passages: {stones}.',
  'alt.stack':
    '{stone} with {count, plural, =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} other {#}}',
  'alt.sealed': 'Sealed Passages: {stones}.',
  'alt.devotions': 'Devoted so far: Tuchulcha {tuchulcha}, Lasa Vecuvia {lasaVecuvia}.',
  'alt.moved': '{when, select, now {Moved so far} last {Last turn} other {Moved before this turn}}: {moves}.',
  'alt.movesOf': '{color} {moves}',
  'alt.choices': 'Moves: {choices}.',
  'alt.choices.some': 'Moves: {choices}; {more} more on the buttons.',
  'alt.choices.none': '{more, plural, one {One move} other {# moves}} on the buttons.',

  'tableau.turn': '{name}’s turn',
  'tableau.over': 'All is told',
  'tableau.rules': '{deus} rules',
  'tableau.ties': 'A tie',
  'tableau.hand': 'On no Deus',
  'tableau.odd': 'Odd card',
  'tableau.middle': 'In the middle',
  'tableau.noCards': 'No Deus yet',
  'tableau.dei': 'The cards',
  'tableau.noDei': 'No Deus in the middle',
  'tableau.endings': 'Last endings',
  'tableau.deck': 'Deck',
  'tableau.discards': 'Discards',
  'tableau.end.flight': 'Happy flight',
  'tableau.end.crime': 'Fallout of a crime',
  'tableau.end.bacchanal': 'Lost in revels',
  'tableau.end.amansLost': 'Amans lost',
  'tableau.end.amansSaved': 'Amans saved',
  'tableau.end.death': 'Death',
  'tableau.end.left': 'Left',
  'tableau.alt.turn': 'The turn of {who}.',
  'tableau.alt.over': 'The game is over: all is told.',
  'tableau.alt.here': 'On turn',
  'tableau.alt.ties': 'A tie between {dei}.',
  'tableau.alt.endings': 'All who are left tell their last scene.',
  'tableau.alt.parcae':
    'Parcae drawn {times, plural, =0 {not yet} one {once} other {# times}}{end, plural, =0 {} other {; the end begins at number #}}.',
  'tableau.alt.player': '{who}: {cards}.',
  'tableau.alt.hand': 'on no Deus: {cards}',
  'tableau.alt.odd': 'odd card {card}',
  'tableau.alt.milesNext': 'Miles Ending next',
  'tableau.alt.bowed': '{deus} (just come)',
  'tableau.alt.umbra':
    '{deus} with {count} Umbra{goblets, plural, =0 {} one { (# goblet)} other { (# goblets)}}',
  'tableau.alt.goblet': 'Vinum with goblet',
  'tableau.alt.middle': 'In the middle: {dei}.',
  'tableau.alt.nothing': 'nothing',
  'tableau.alt.apart': 'Amans is kept apart.',
  'tableau.alt.piles': 'Deck {deck}, discards {discards}.',
  'tableau.alt.dei':
    'The Deus cards, each with its emblem and an Umbra as its shadow: {dei}. Vinum has two Umbra, one of them with the goblet. Parcae, with spindle and thread, belongs to no Deus.',
  'tableau.alt.more': 'There is more in the picture.',

  'picture.leaderboard': 'Leaderboard',
  'picture.period.all': 'all time',
  'picture.period.quarter': 'Q{quarter} {year}',
  'picture.allTables': 'all tables',
  'picture.players': '{count} players',
  'picture.page': 'page {page} of {pages}',
  'picture.rating': 'Rating',
  'picture.games': 'Games',
  'picture.wins': 'Wins',
  'picture.provisional': 'Provisional: fewer than {games, plural, one {one game} other {# games}}',
  'picture.nobody': 'Nobody is on this leaderboard yet.',
  'picture.rank': 'place {rank}',
  'picture.isProvisional': 'provisional',
  'picture.unrated': 'Not rated yet',
  'picture.byPlayers': 'By players',
  'picture.wonOf': '{wins} of {games} won',
  'picture.roles': 'Roles taken',
  'picture.bestHit': 'Best hit',
  'picture.hits': '{count, plural, one {# hit} other {# hits}}',
  'picture.streak': 'Wins in a row',
  'picture.longest': 'longest: {count}',
  'picture.luck': 'Dice luck',
  'picture.pips': '{pips} pips',
  'picture.dice': '{count, plural, one {# die} other {# dice}}',
  'picture.summary': 'Table {number} · {outcome}',
  'picture.altar': 'On the altar',
  'picture.forest': 'In the forest',
  'picture.turns': 'Turn',
  'picture.swing': 'chance {change}',
  'picture.hit': 'Hit',
  'picture.turningPoints': 'Turning points · chance of winning',
  'picture.noTurningPoints': 'No turn stands out from the others.',
  'picture.turningPoint': 'Turn {turn}: {text}',
  'picture.moment.hit': '{who} hits {count, plural, one {one} other {#}} of {whom}',
  'picture.moment.role': '{who} devotes to {role}',
  'picture.moment.lost': '{who} loses {count, plural, one {one} other {#}} in a Passage',
  'picture.moment.out': '{who} is out',
  'picture.moment.roll': '{who} rolls {dice}',
  'picture.moment.choice': '{who} misses a better turn',
  'picture.moment.sealed': '{who} seals Passage {stone}',
  'picture.moment.altar': '{who} reaches the altar',
  'picture.change': '{text} ({whose, select, own {} other {{whose} }}{change})',
  'picture.film.start': 'The game begins',
  'picture.film.turn': 'Turn {turn} · {who}',
  'picture.film.moment': '{turn} · {text}',
  'picture.alt.leaderboard': 'Leaderboard: {subject}.',
  'picture.alt.row':
    '{rank}. {name}: {rating}{provisional, select, yes {, provisional} other {}}, {games, plural, one {one game} other {# games}}, {wins} won.',
  'picture.alt.more': '{count, plural, one {One more} other {# more}} in the picture.',
  'picture.alt.profile': 'Profile of {name}: {subject}.',
  'picture.alt.rated':
    'Rating {rating}{rank, plural, =0 {} other {, place #}}{provisional, select, yes {, provisional} other {}}.',
  'picture.alt.games':
    '{games, plural, one {One game} other {# games}}, {wins} won{share, select, none {} other { ({share})}}.',
  'picture.alt.byPlayers': 'With {players} players: {wins} of {games} won.',
  'picture.alt.curve': 'The rating went from {first} to {last}, between {low} and {high}.',
  'picture.alt.roles':
    'Devoted to Tuchulcha in {tuchulcha, plural, one {one game} other {# games}}, to Lasa Vecuvia in {lasaVecuvia}.',
  'picture.alt.feats':
    '{hits, plural, one {One hit} other {# hits}}, the best of {best}. Wins in a row: {now} now, {longest} at most.',
  'picture.alt.luck': 'Dice: {pips} against the average of {dice}.',
  'picture.alt.turns':
    '{turns, plural, one {One turn} other {# turns}}, {hits, plural, one {one hit} other {# hits}}.',
  'picture.alt.player':
    '{name} ({color}): {altar} on the altar, {forest} in the forest at the end; dice {pips}{swing, select, none {} other {, chance {swing}}}.',
  'picture.alt.turningPoint': 'Turning point in turn {turn}: {text}.',
  'picture.alt.film': 'An animated picture of the board, from turn {from} to turn {to}.',
  'picture.alt.moreHappened': '{count, plural, one {One thing more} other {# things more}} happened.',

  // Dice that can be checked.
  'name.verify': 'verify',
  'name.dice': 'dice',
  'command.verify': 'Work out again what was rolled or drawn in a game that is over',
  'command.dice': 'How even the dice of this server have been',
  'lobby.opening': '**{game}**: a table is being opened.',
  'dice.fixed':
    '-# {game, select, bacchanalia {Cards, fixed before anybody else sits down: `{commitment}`} other {Dice, fixed before anybody else sits down: `{commitment}`}}',
  'dice.facts': '-# Known since the start: `{facts}`',
  'dice.secret':
    '-# {game, select, bacchanalia {Where the cards came from (/verify checks them): `{secret}`} other {Where the dice came from (/verify checks them): `{secret}`}}',
  'verify.agrees':
    '{game, select, bacchanalia {**Table {number}: the cards are right.** Worked out again from the secret: who began, and {rolls, plural, =0 {no draw} one {one draw} other {all # draws}}.} other {**Table {number}: the dice are right.** Worked out again from the secret: who began, and {rolls, plural, =0 {no roll} one {one roll} other {all # rolls}}.}}',
  'verify.differs':
    '{game, select, bacchanalia {**Table {number}: the cards are not right.** {wrong, plural, =0 {None} other {#}} of {rolls, plural, one {one draw} other {# draws}} {wrong, plural, one {differs} other {differ}} from what the secret gives.} other {**Table {number}: the dice are not right.** {wrong, plural, =0 {None} other {#}} of {rolls, plural, one {one roll} other {# rolls}} {wrong, plural, one {differs} other {differ}} from what the secret gives.}}',
  'verify.differs.first': 'To begin: {drawn}. The secret gives {due}.',
  'verify.differs.facts': 'What was known at the start does not fit the players of this game.',
  'verify.differs.roll':
    '{game, select, bacchanalia {Draw {place}, counted from 0: {dice}. The secret gives {due}.} other {Roll {place}, counted from 0: {dice}. The secret gives {due}.}}',
  'verify.differs.more': 'And {count, plural, one {one more} other {# more}}.',
  'verify.fixed': '-# Fixed before the start, to compare with the table’s first message: `{commitment}`',
  'verify.secret': '-# The secret: `{secret}`',
  'verify.id':
    '-# {game, select, bacchanalia {The table’s id: `{id}`.} other {The table’s id: `{id}`. How to work it out without me is in my README.}}',
  'verify.running':
    '{game, select, bacchanalia {**Table {number} {begun, select, yes {tells its story} other {has not begun}}.** Its cards are fixed already; where they come from is told when the story is over, and then every draw can be checked.} other {**Table {number} {begun, select, yes {is being played} other {has not begun}}.** Its dice are fixed already; where they come from is told when the game is over, and then every roll can be checked.}}',
  'verify.unplayed':
    '{game, select, bacchanalia {Table {number} was closed before its start: no card was drawn there.} other {Table {number} was closed before its start: nothing was rolled there.}}',
  'verify.before':
    'Table {number} is from before dice could be checked: they came from the randomness of the machine that I run on, and nothing of that is left.',
  'verify.unknown': 'I know no such table on this server. Choose one with the option “table”.',
  'verify.none': 'No game has been played on this server yet whose dice could be checked.',
  'verify.button.first': 'Go to the first message',
  'dice.head':
    '**The dice of this server**: {count, plural, one {one die} other {# dice}} in finished games.',
  'dice.even':
    'Such dice or less even ones come up in {cases, plural, =0 {fewer than one} other {#}} of 100 cases with fair dice.',
  'dice.statistic': '-# Chi-square {chiSquare} with 5 degrees of freedom, p = {p}',
  'dice.few': 'Those are too few to say how even they are.',
  'dice.none': 'No game has been finished on this server yet, so there are no dice to count.',
  'dice.shared': '-# {name} shares this.',
  'dice.noShare': 'This cannot be shared here: both you and I have to be allowed to write in this channel.',

  // Who is best, and what is stored of people.
  'who.gone': 'a former player',
  'name.leaderboard': 'leaderboard',
  'name.profile': 'profile',
  'name.privacy': 'privacy',
  'name.game': 'game',
  'name.season': 'season',
  'name.page': 'page',
  'name.person': 'person',
  'command.leaderboard': 'Who is best on this server',
  'command.leaderboard.game': 'Of which game',
  'command.leaderboard.season': 'This quarter, this year, all time, or one that is over',
  'command.leaderboard.players': 'Only games of so many players; all together if left out',
  'command.leaderboard.page': 'From which page on',
  'command.profile': 'Your record on this server, or somebody else’s',
  'command.profile.person': 'Whose; yours if left out',
  'command.privacy': 'What I store about you; show it, hide you from leaderboards, delete it',
  'leaderboard.head': '**Leaderboard** · {subject}',
  'leaderboard.row': '**{rank}.** {name} · {rating} · {wins} of {games} won',
  'leaderboard.you': '{name} (you)',
  'leaderboard.provisional': '-# Provisional, after fewer than {games} games:',
  'leaderboard.means':
    '-# Everybody begins at {start}; ± says how far off the number may still be, and shrinks with each game. Sorted by the lower end (rating minus ±), so that a few lucky games do not count for much.',
  'leaderboard.mine':
    '-# You: place {rank} of {total}, {rating}{provisional, select, yes {, provisional} other {}}.',
  'leaderboard.notYou': '-# You are not on it yet: a game that you play to its end puts you there.',
  'leaderboard.hidden': '-# You are not on it, because you have hidden yourself (/privacy).',
  'leaderboard.nobody':
    'Nobody is on this leaderboard yet. Whoever plays a game to its end is, at once; until {games} games as provisional. /tuchulcha new opens a table, computer players count as opponents too.',
  'leaderboard.noSeason':
    'I know no such season. Choose one with the option “season”, or type a year such as 2026, or a quarter such as 2026-Q4.',
  'leaderboard.button.previous': 'Previous page',
  'leaderboard.button.next': 'Next page',
  'leaderboard.button.mine': 'Go to my place',
  'leaderboard.choose.season': 'Choose another season',
  'leaderboard.choose.players': 'Choose how many players',
  'leaderboard.option.now': '{season} (now)',
  'profile.head': '**{name}** · {game}, on this server',
  'profile.rating':
    'Rating **{rating}**, place {rank} of {of} (all time){more, plural, =0 {} one {; provisional, one game more and it counts} other {; provisional, # games more and it counts}}',
  'profile.ratingAlone': 'Rating **{rating}**, on no leaderboard',
  'profile.unrated': 'Not rated: only who begins a game is.',
  'profile.games': 'Games: **{games}**, won **{wins}**{share, select, none {} other { ({share})}}',
  'profile.byPlayers': 'Won: {parts}',
  'profile.byPlayers.part': '{wins} of {games} with {players} players',
  'profile.endings': 'How they ended: {parts}',
  'profile.endings.place': '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} {times}×',
  'profile.endings.left': 'left early {times}×',
  'profile.endings.substitute': 'as a substitute {times}× ({wins} won)',
  'profile.roles': 'Roles taken: {parts}',
  'profile.roles.none': 'Roles taken: none so far',
  'profile.roles.part': '{role, select, tuchulcha {Tuchulcha} other {Lasa Vecuvia}} {games}×, {wins} won',
  'profile.hits':
    'Hit: {hits} in all, {best, plural, =0 {none yet} one {one at a time} other {# in the best hit}}; own ones hit: {taken}, lost in Passages: {lost}',
  'profile.streak': 'Wins in a row: {now} now, {best} at most',
  'profile.luck':
    'Dice luck: {surplus} pips against the average of {dice, plural, one {one die} other {# dice}}',
  'profile.turns': 'Turns: {turns}',
  'profile.stories':
    'Stories (Bacchanalia): took part in **{told}**, told the ending of {ended, plural, =0 {none} other {#}}',
  'profile.onlyYou': '-# Only you can see this: you have hidden yourself (/privacy).',
  'profile.hidden': '{name} prefers to keep their record to themselves.',
  'profile.noneOwn':
    'You have not finished a game on this server yet. /tuchulcha new opens a table; computer players play along at once.',
  'profile.none': '{name} has not finished a game on this server yet.',
  'profile.bot':
    'Bots have no profile. The computer player stands at a fixed rating and is on no leaderboard.',
  'profile.noShare': 'This profile cannot be shared: it has been hidden meanwhile.',
  'privacy.what':
    '**What I store about you, and why**\n- Your Discord id, and your name as it is at your tables: so that I know whose turn it is.\n- What you do at tables, move by move, with the time: a game is its moves. Results, ratings and pictures come from them.\n- What you write in stories, word for word, and what you have not told yet: it is the story, and its chronicle.\n- What you chose with /me, your vacations, the tables that you follow, the language of your Discord.\nNothing else: none of your messages but those that you hand to me. It is passed on to nobody, and stays until you delete it.',
  'privacy.ranked':
    '{hidden, select, yes {You are on no leaderboard, and only you can see your profile.} other {On servers where you have finished a game, you are on the leaderboard, and others can see your profile.}}',
  'privacy.button.data': 'Show my data',
  'privacy.button.hide': 'Hide me from leaderboard and profile',
  'privacy.button.unhide': 'Show me on leaderboard and profile',
  'privacy.button.ask': 'Delete my data…',
  'privacy.button.delete': 'Delete everything for good',
  'privacy.button.keep': 'Keep everything',
  'privacy.data': 'Everything that I store about you, as a .json file. Only you see it.',
  'privacy.dataTooLarge':
    'What I store about you is too large for a file in Discord. Whoever runs this bot can give it to you.',
  'privacy.question':
    '**Delete everything about you?** This cannot be undone.\n- {playing, plural, =0 {{stories, plural, =0 {You are playing at no table.} other {}}} one {At the table where you are playing, a computer player takes your seat for good; that counts as left.} other {At the # tables where you are playing, a computer player takes your seat for good; that counts as left.}}{stories, plural, =0 {} one { The story in which you play goes on without you.} other { The # stories in which you play go on without you.}}\n- {lobbies, plural, =0 {You wait at nobody else’s table.} one {You stand up from the table where you wait.} other {You stand up from the # tables where you wait.}} {own, plural, =0 {} one {The table that you opened closes.} other {The # tables that you opened close.}}\n- Games that are over stay for the others, under nobody’s name. Your ratings, places and profile are gone.\n- In stories every word of yours becomes “…”; what others have fetched stays with them.\n- Your settings, vacations and reminders are gone.\n- What I have written into channels stays there, as any message does; who manages the server can delete it.\nYou can come back at any time, as a newcomer.',
  'privacy.failed': '**That did not work out, and not everything is deleted yet.** Please tap once more.',
  'privacy.deleted':
    '**Done.** Nothing that I store leads to you any more. If you come back, you begin as a newcomer.',

  // Games that are over.
  'name.history': 'history',
  'command.history': 'Finished games: look at one again, turn by turn, as a film, or as a file',
  'command.history.person': 'Whose games; everybody’s if left out',
  'name.chronicle': 'chronicle',
  'command.chronicle': 'The story of a table so far, as a file for those who tell or told it',
  'history.list.head':
    '**{whose, select, own {Your finished games} other {Finished games{whose, select, all { of this server} other { of {name}}}}}**',
  'history.list.row':
    '**{number}** · {game, select, none {} other {{game} · }}{time} · {players} · {turns, plural, one {one turn} other {# turns}}',
  'history.list.won': '{name} (won)',
  'history.list.hint':
    '-# Choose a game to open it. Games that were closed before their end are not listed: name their table in the command.',
  'history.list.none':
    '{whose, select, own {You have not finished a game on this server yet.} all {No game has been finished on this server yet.} other {{name} has not finished a game on this server yet.}} A game that is over stands here at once; /tuchulcha new opens a table.',
  'history.list.hidden': 'This person prefers to keep their record to themselves.',
  'history.choose.table': 'Open a game',
  'history.choose.turn': 'Go to a notable turn',
  'history.button.story': 'Story of the game',
  'history.button.newer': 'Newer games',
  'history.button.older': 'Older games',
  'history.button.mine': 'Only my games',
  'history.button.all': 'Everybody’s games',
  'history.button.replay': 'Replay turn by turn',
  'history.button.film': 'Make a film of it',
  'history.button.lastTurn': 'Make a film of the last turn',
  'history.button.dice': 'Check the dice',
  'history.button.text': 'Export as text',
  'history.button.json': 'Export for programs',
  'history.button.next': 'Next turn',
  'history.button.back': 'Back one turn',
  'history.button.first': 'Back to the start',
  'history.button.last': 'Go to the end',
  'history.closed': '**Table {number} was closed before its end: nobody wins.**',
  'history.when': '{time}, after {turns, plural, one {one turn} other {# turns}}.',
  'history.player': '{who}, {god}',
  'history.row':
    '- {end}; {hits, plural, =0 {hit nobody} other {hit #}}{luck, select, none {} other {; {luck}}}',
  'history.luck': 'dice {pips} pips{swing, select, none {} other {, chance of winning {swing}}}',
  'history.points': '**Turning points**, with what they changed in the chance of winning:',
  'history.point': '- Turn {turn}: {text}',
  'history.isPoint': 'Turning point: {text}',
  'history.making': '-# The picture is being made, and the luck of the dice weighed …',
  'history.noPicture':
    '-# The picture and the luck of the dice cannot be had just now. Open the game again in a minute.',
  'history.turn':
    '**Table {number}**, {turn, plural, =0 {before the first of {turns} turns} other {turn # of {turns}}}',
  'history.turn.start': '{players} are about to play; {who} begins.',
  'history.turn.who': '{who}, {god}{dice, select, none {} other {: dice {dice}}}',
  'history.turn.what': '{told, select, nothing {Nobody was moved.} other {{told}}}',
  'history.film.making': 'The film is being made …{done, plural, =0 {} other { # of {total} pictures.}}',
  'history.film':
    '**Table {number}**: {part, select, film {the whole game} other {the last turn}} as a film of {seconds, plural, one {one second} other {# seconds}}.',
  'history.film.shortened':
    '-# Some turns in which little happened are left out, so that Discord takes the file.',
  'history.film.busy': 'Others wait for their films already. Please try again in a minute.',
  'history.export':
    'Table {number} as {kind, select, json {a file for programs} other {text}}: `{file}`. {checked, select, yes {`node src/cli/verify.mjs {file}` works the dice out again without me; my README says how, and what is in the file.} other {My README says what is in it. The dice of this table cannot be checked: it is from before they could be.}}',
  'history.not.goesOn': 'Table {number} is not over yet. Its story is told when it is.',
  'history.not.unplayed':
    'Table {number} was closed before anybody did anything: there is nothing to look at.',
  'history.not.story':
    'The story of table {number} is for those who are or were at the table, unless all of them agree to publish it.',
  'history.not.private':
    'Table {number} was private: only who played there can look at its game, and share it.',

  'chronicle.title': 'The chronicle of table {number}',
  'chronicle.contents': 'Contents',
  'chronicle.cast': 'The characters',
  'chronicle.story': 'The story',
  'chronicle.fates': 'What became of them',
  'chronicle.goesOn': 'The story goes on. This is what has been told so far.',
  'chronicle.scenes': 'Scenes',
  'chronicle.gifts': 'Given before the story began: {gifts}.',
  'chronicle.gift': '{deus} by {who}',
  'chronicle.isFirst': 'The first signs of the bacchanal are told here.',
  'chronicle.unruled': 'A scene',
  'chronicle.ruled.most': '{deus} rules, with {count} Umbra.',
  'chronicle.ruled.vinumWins': 'Vinum rules: as many Umbra as {others}, and a Satyrus for company.',
  'chronicle.ruled.vinumLoses':
    '{deus} rules: Vinum has as many Umbra, but loses every tie without a Satyrus.',
  'chronicle.ruled.tied': 'None rules alone: {others} have {count} Umbra each.',
  'chronicle.ruled.none': 'No Deus has an Umbra, and so Vinum rules.',
  'chronicle.parcae':
    'Parcae was drawn for the {times, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time.',
  'chronicle.amansCame': 'Amans came to the middle.',
  'chronicle.minervaWent': 'There was no wine to give up for Minerva, and she went.',
  'chronicle.moved.came': '{deus} came to {to}.',
  'chronicle.moved.left': '{deus} left {from}.',
  'chronicle.moved.went': '{deus} went from {from} to {to}.',
  'chronicle.endingBegins.onePlayer': 'One player is left, and the last ending begins.',
  'chronicle.endingBegins.twoAndParcae': 'Two are left, Parcae was drawn, and the last endings begin.',
  'chronicle.endingBegins.time': 'The agreed time has come, and the last endings begin.',
  'chronicle.endingBegins.parcae': 'Parcae was drawn as often as agreed, and the last endings begin.',
  'chronicle.bacchus': 'How Bacchus came',
  'chronicle.odd.kept': '{umbra} was kept as the odd card.{woven, select, yes { Woven in:} other {}}',
  'chronicle.odd.open':
    '{umbra} is to be kept as the odd card. {who} challenges it.{woven, select, yes { Said to be woven in:} other {}}',
  'chronicle.odd.dismissed':
    '{umbra} was kept as the odd card. {who} challenged it, and it stayed.{woven, select, yes { Woven in:} other {}}',
  'chronicle.odd.upheld':
    '{umbra} was kept as the odd card. {who} challenged it, and it was discarded.{woven, select, yes { Said to be woven in:} other {}}',
  'chronicle.minerva': 'For this, Minerva was given by {who}.',
  'chronicle.asks': '{who} asks',
  'chronicle.asks.bacchus': 'Bacchus asks, through {who}',
  'chronicle.answers': '{who} answers',
  'chronicle.untold.skipped': 'Skipped.',
  'chronicle.untold.absent': 'Passed over: nothing was told.',
  'chronicle.untold.open': 'Not told yet.',
  'chronicle.endingBy.amans': 'Amans Ending',
  'chronicle.endingBy.miles': 'Miles Ending',
  'chronicle.endingBy.story': 'Story Ending',
  'chronicle.ending': '{ending} ({by})',
  'chronicle.twist.accuserGone': 'Before death, a twist: the accuser is no more.',
  'chronicle.twist.amansSaved': 'Before death, a twist: the Amans is safe for ever.',
  'chronicle.departed': '{who} left the story',
  'chronicle.fate.open': 'goes on',
  'chronicle.fate.left': 'left without an ending',
  'chronicle.colophon':
    'Haruspex kept the cards and made this book: table {number}{dates, select, none {} other {, {dates}}}.',
  'chronicle.colophon.words': 'The words of the story are its players’ own, as they wrote them.',
  'chronicle.colophon.game':
    'Bacchanalia is a game by Paul Czege and Michele Gelli (2012). Haruspex is an unofficial work of players.',
  'chronicle.somebody': 'somebody',
  'chronicle.somewhere': 'another channel',
  'chronicle.show':
    '**The chronicle of table {number}**: {scenes, plural, =0 {no scene yet} one {one scene} other {# scenes}}{over, select, yes {} other {, and the story goes on}}. It is written for you now, in your language and from all that was told; what was skipped is not in it.',
  'chronicle.publish.none':
    'It is for those who are or were at the table, unless all of them agree to publish it.',
  'chronicle.publish.some':
    'For everybody it is once all at the table agree; so far {count} of {all} do: {names}.',
  'chronicle.publish.all':
    'All agree to publish it: everybody on this server can read it.{final, select, yes {} other { Until the story is over, each of them can take that back.}}',
  'chronicle.button.html': 'Get it as a web page',
  'chronicle.button.markdown': 'Get it as Markdown',
  'chronicle.button.agree': 'Agree to publish it',
  'chronicle.button.disagree': 'Take my agreement back',
  'chronicle.button.publish': 'Show it to everybody here',
  'chronicle.file':
    'The chronicle of table {number} as {kind, select, html {a web page: save the file and open it in a browser} other {Markdown}}. Only you see this message.',
  'chronicle.published':
    '**The chronicle of table {number}**, published by those who told it. /bacchanalia chronicle has it in your language.',
  'chronicle.none': 'You have told no story on this server yet. The option “table” names that of others.',
  'chronicle.notBegun': 'The story of table {number} has not begun.',
  'chronicle.noStory': 'Table {number} tells no story: it plays Tuchulcha. /history has its game.',

  // Turns of a story.
  'bacchanalia.parcae': 'Parcae',
  'bacchanalia.middle': 'the middle',
  'bacchanalia.dealt':
    'Drawn: {cards}.{discarded, plural, =0 {} one { One Vinum was put away.} other { # Vinum were put away.}}',
  'bacchanalia.did.gave': '{who} gave {deus} to {to}.',
  'bacchanalia.did.introducesFirst': 'Drawn to be introduced first: {who}.',
  'bacchanalia.did.parcae':
    'Parcae came, for the {times, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time.',
  'bacchanalia.did.amansCame': 'Amans comes into the middle.',
  'bacchanalia.did.wine': 'Minerva was given a Vinum.',
  'bacchanalia.did.minervaWent': 'There was no Vinum for Minerva: she is in the middle again.',
  'bacchanalia.did.deusMoved':
    '{deus}: {from, select, middle {from the middle} other {from {from}}} {to, select, middle {to the middle} other {to {to}}}.',
  'bacchanalia.did.nothingToGet': 'Nobody has {deus}, so none is taken.',
  'bacchanalia.did.kept': '{who} keeps {card} as the odd card.',
  'bacchanalia.did.challenged': '{who} doubts that it was woven in.',
  'bacchanalia.did.voted':
    '{upheld, select, yes {The doubt stands, and the odd card is put away} other {The odd card stays}}: {for} for, {against} against.',
  'bacchanalia.did.endingBegins':
    '{because, select, onePlayer {Only one is left} twoAndParcae {Two are left, and Parcae came} time {The agreed time has come} other {Parcae came as often as agreed}}: whoever is left tells their ending at their next turn.',
  'bacchanalia.did.ended': 'The story of {who} is told: {ending}.',
  'bacchanalia.did.absent': '{who} is away and was passed over.',
  'bacchanalia.did.left': '{who} has left the story.',
  'bacchanalia.head': '**{who}: {what}**',
  'bacchanalia.table':
    '-# Table {number} · turn {turn}{until, select, none {} other { · time until {until}}}',
  'bacchanalia.what':
    '{phase, select, gift {give one of the cards in the middle to somebody else} introduction {introduce your character{first, select, yes {, and tell the first signs of the festival in town} other {}}} bacchusCame {Bacchus came to you: tell briefly how he shows himself} bacchusMoves {Bacchus does not rule you. To whom does he go?} aruspex {choose what the cards do} scene {tell your scene} odd {keep an odd card, or end your turn} witness {{who} kept an odd card. Go on, or doubt it} challenge {was it woven into the scene of {who}? Vote} question {Bacchus is with you. Ask {who} what you want to know} answer {answer what {asker} asks you} chooseEnding {choose how your story ends} ending {tell how your story ends} bacchusStays {Bacchus stays behind. With whom?} other {}}',
  'bacchanalia.introduction':
    'Who are you? What does the mirror show? Who is your Amans, whom you love? What crime are you accused of, and who accuses you? Where in Bertinoro are you, and what are you doing there, without your Amans?{first, select, yes { And how does one notice that the festival has begun?} other {}}',
  'bacchanalia.woven': '{who} keeps {card}, for having woven in: “{woven}”',
  'bacchanalia.choose': 'Choose',
  'bacchanalia.choose.give': 'Which card, and to whom?',
  'bacchanalia.choose.deus': 'Which card?',
  'bacchanalia.choice.give': '{deus} to {seat}',
  'bacchanalia.button.tell': 'Tell it',
  'bacchanalia.button.part': 'Write a part first',
  'bacchanalia.button.draft': 'My draft',
  'bacchanalia.button.askAsBacchus': 'Ask the question',
  'bacchanalia.button.ask': 'Ask about it',
  'bacchanalia.button.answer': 'Answer it',
  'bacchanalia.button.bacchusTo': 'Bacchus to {seat}',
  'bacchanalia.button.putBack': 'Return {deus} ({place})',
  'bacchanalia.button.get': 'Take {deus} ({place})',
  'bacchanalia.button.keep': 'Keep {card}',
  'bacchanalia.button.keepNone': 'End my turn',
  'bacchanalia.button.accept': 'Go on',
  'bacchanalia.button.challenge': 'Doubt it',
  'bacchanalia.button.vote.yes': 'It was not woven in',
  'bacchanalia.button.vote.no': 'It was woven in',
  'bacchanalia.button.minerva': 'Give Minerva to {seat}',
  'bacchanalia.button.how': 'How does this work?',
  'bacchanalia.button.words': 'The cards in words',
  'bacchanalia.button.skip': 'X-card',
  'bacchanalia.button.retell': 'Tell it anew',
  'bacchanalia.button.chronicle': 'The chronicle',
  'bacchanalia.past.turn': 'Turn {number}, {who}{row, select, none {} other {: {row}}}',
  'bacchanalia.past.others':
    '-# Turn {number}, {who}: {what, select, came {Bacchus has shown himself} kept {an odd card is kept} closed {told} accepted {the odd card stands} doubted {the odd card is doubted} upheld {the odd card is put away} rejected {the odd card stays} asked {Bacchus has asked} answered {Bacchus has his answer} other {passed over}}.',
  'bacchanalia.end.head':
    '**All is told at table {number}.** {tales, plural, one {One tale} other {# tales}} make the story.',
  'bacchanalia.end.row': '{who}: {ending, select, none {no ending was told} other {{ending}}}',
  'bacchanalia.end.chronicle':
    'The chronicle has all of it, for those who were at the table; for everybody, once all of them agree.',
  'bacchanalia.tale':
    '**{who}** · {kind, select, introduction {introduction} bacchusCame {how Bacchus came} scene {scene} ending {ending} question {{ofBacchus, select, yes {Bacchus asks} other {question}}} other {answer}}{parts, plural, one {} other { ({part} of #)}}{here, select, yes {, in their own words above} other {}}',
  'bacchanalia.skipped': '-# X-card: what stood here is skipped. The story goes on without it.',
  'bacchanalia.skip.asked':
    'Skip what was told here? Nobody is asked for a reason. The story goes on without it, and it is left out of the chronicle.',
  'bacchanalia.skip.nobody': 'Skip it, without my name',
  'bacchanalia.skip.me': 'Skip it, and say it was me',
  'bacchanalia.skip.done': 'It is skipped.',
  'bacchanalia.skip.told':
    'X-card{who, select, nobody {} other { from {who}}}: a tale is skipped. The story goes on without it.',
  'bacchanalia.form.tale':
    '{kind, select, introduction {Your character} bacchusCame {How Bacchus shows himself} ending {Your ending} other {Your scene}}',
  'bacchanalia.form.tale.label':
    '{parts, plural, =0 {Tell it} one {It is told after the part in your draft} other {It is told after the # parts in your draft}}',
  'bacchanalia.form.part': 'A part of your tale',
  'bacchanalia.form.part.label': 'It is kept until you tell it',
  'bacchanalia.form.question': 'Your question',
  'bacchanalia.form.answer': 'Your answer',
  'bacchanalia.form.retell': 'Told anew',
  'bacchanalia.form.woven': 'The odd card',
  'bacchanalia.form.woven.label': 'What of another’s tale did you weave in?',
  'bacchanalia.draft.none':
    'You have no draft at table {number}. Write a part, or use “Add to my scene” on a message of your own.',
  'bacchanalia.draft.head':
    'Your draft at table {number}, {parts, plural, one {one part} other {# parts}}, {characters} characters. Nobody else sees it.',
  'bacchanalia.draft.full':
    'There is no room for that: a tale has at most {most} characters. Your draft is as it was.',
  'bacchanalia.draft.saved': 'That could not be told now. It is kept as your draft, so nothing is lost.',
  'bacchanalia.givenBack': 'This is what you wrote; it stands nowhere else.',
  'bacchanalia.draft.dropped': 'The draft is thrown away.',
  'bacchanalia.draft.told': 'It is told.',
  'bacchanalia.button.tellDraft': 'Tell it now',
  'bacchanalia.button.more': 'Write more',
  'bacchanalia.button.drop': 'Throw it away',
  'bacchanalia.done': 'Done.',
  'bacchanalia.add.notYours': 'Only messages of your own can be added to your scene.',
  'bacchanalia.add.noText': 'There is no text in that message.',
  'bacchanalia.add.noTable': 'You sit at no story that is being told here.',
} as const;
