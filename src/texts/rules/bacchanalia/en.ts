import type { BacchanaliaTexts } from '../keys.ts';

/** English. Written by us: facts from the booklet, never its sentences. It hints, and never depicts. */
export const en: BacchanaliaTexts = {
  'rules.group.story': 'The story and its beginning',
  'rules.group.cards': 'Dei and Umbra',
  'rules.group.aruspex': 'The Aruspex',
  'rules.group.together': 'Telling together',
  'rules.group.endings': 'How the story ends',

  'rules.storyAim.title': 'What Bacchanalia is about',
  'rules.storyAim.short':
    'A story game with cards for three to six adults. Each of you plays somebody who is accused of a grave crime against the Empire and flees through Bertinoro, while the town gives itself up to a festival of Bacchus. Will you find the one you love, and get away?',
  'rules.storyAim.more': `Nobody wins or loses. The cards say which god rules your next scene, and you tell what happens. After five to nine turns or so everybody has told an ending.

**What you need**
- Three to six people; no computer player tells anybody’s scenes.
- Some hours together, or some days: one turn is one message.
- All of you of age. The festival may get wild; how much of it is told is agreed beforehand.
- A server that allows it: whoever manages it turns the game on, as a rule only for age-restricted channels.

I keep the cards and the counts, and show what may be done. The words are yours.`,
  'rules.storyAim.words':
    'bacchanalia, what is bacchanalia, story game, roleplaying, storytelling, Bertinoro, Empire, adult game, age restricted, eighteen, how many people play bacchanalia, flight, festival, crime, no winner, what do we need for the story game',

  'rules.storyTurn.title': 'How a turn of the story goes',
  'rules.storyTurn.short':
    'Four Umbra are dealt to you and laid upon your Dei. The Deus with the most rules. The Aruspex says which cards change hands and what your scene is about, and you tell it.',
  'rules.storyTurn.more': `1. **Bacchus came** to you since your last turn: tell first how he shows himself.
2. **Umbra** are dealt, up to four; Minerva takes her wine.
3. **The ruling Deus** is found.
4. **Bacchus moves** on if you have him and he does not rule.
5. **The Aruspex:** first its card action, then your scene.
6. **An odd card** may be kept, if your scene takes up something of the others’.
7. **Bacchus asks:** whoever got him from you puts a question, and you answer.
8. All other Umbra are discarded.

I deal at once when your turn begins, so you find the cards lying there. Take the hours that you need, within the table’s pace: what you have written is kept. With nothing more to decide, the turn passes on by itself.`,
  'rules.storyTurn.words':
    'my turn, turn, story turn, bacchanalia turn, sequence, steps of a turn, what do I do on my turn, order of a turn, how long have I got, whose turn, phases, discard my umbra, tidy up',

  'rules.gifts.title': 'Set-up: the gifts of the Dei',
  'rules.gifts.short':
    'In turn order each of you gives a Deus from the middle to another player who has fewer than two, never to oneself. When nobody can be given any more, everybody gets a Vinum.',
  'rules.gifts.more': `In the middle lie Bacchus, Pluto, Accusator, Minerva, Venus, and the Satyrus and Miles for your number. Amans is kept apart, and Vinum is handed out last.

The gifts end when all have two, when the middle is empty, or when no player is left who may be given one. With three or four players some Dei remain in the middle; that is as it should be.

Choose what will make good trouble: the Dei before a player decide which scenes are likely.`,
  'rules.gifts.words':
    'set-up, setup of bacchanalia, gift, give a deus, gifts, starting cards, preparation, beginning, who gives first, how many dei do I get, why did I get this card',

  'rules.introduction.title': 'Introducing your character',
  'rules.introduction.short':
    'In the first round no cards are dealt. One after the other you say who you are, and where the flight begins.',
  'rules.introduction.more': `Let the others know
- who you are, and what the mirror shows you;
- whom you love: your **Amans**;
- what you are accused of, and by whom: your **Accusator**;
- where in Bertinoro you are now, and what you do there. Your Amans is elsewhere.

The crime is grave, yet you may be innocent. Talk about your Amans and Accusator with the others while you think them up, and take what they offer.

Whoever comes first also tells the first signs of the festival: music in a lane, laughter behind a door, a jug that goes round.`,
  'rules.introduction.words':
    'character, introduce, introduction, first turn, first round, who am I, think up amans and accusator, lover, mirror, my crime, how do I make a character, start of the story, who begins',

  'rules.agreedEnd.title': 'What the table agrees on as the end',
  'rules.agreedEnd.short':
    'Before the game you choose: until all endings are told, until Parcae has come a number of times, or until a date and time.',
  'rules.agreedEnd.more': `- **All told:** the story runs until each of you has come to an ending by way of the cards.
- **Parcae:** she comes for the first to ninth time, as you choose. The third time is what we propose: five to nine turns for each.
- **Date and time:** from then on every next turn is an ending.

Whatever you agree on, the game is over at the latest when all have told their endings.`,
  'rules.agreedEnd.words':
    'length, duration, how long does bacchanalia take, how long is the story, agreed end, time limit, date, number of parcae, when shall we stop',

  'rules.deusCards.title': 'The Deus cards',
  'rules.deusCards.short':
    'A Deus before you is a god or a figure that shapes your story. Six of them are there once; Satyrus and Miles depend on how many you are; everybody has one Vinum.',
  'rules.deusCards.more': `- **Once:** Accusator, Amans, Bacchus, Minerva, Pluto, Venus.
- **Half as many as you are, rounded up:** Satyrus, and as many Miles. So two of each for three or four players, three for five or six.
- **One for each player:** Vinum. It stays before you to the end.

What lies before nobody is in the middle. Amans comes there when Parcae is drawn for the first time. Bacchus, once somebody has him, never goes back to the middle: he wanders from player to player.

All cards on the table are open to everybody.`,
  'rules.deusCards.words':
    'deus, dei, gods, deus card, how many satyrus, how many miles, how many vinum, middle, which cards are there, list of gods',

  'rules.umbraCards.title': 'Umbra cards, and drawing them',
  'rules.umbraCards.short':
    'In each turn you have four Umbra: four new ones, or three and the odd card that you kept. They lie upon your Dei for this turn and decide who rules.',
  'rules.umbraCards.more': `There are 62:
- Miles 8, Satyrus 8
- Vinum 8, of which 4 bear the goblet
- Bacchus 7, Venus 7
- Accusator 6, Minerva 6, Pluto 6
- Amans 5
- Parcae 1

When the deck is empty, the discards are shuffled into a new one. Each card is drawn by chance that can be checked when the game is over.

At the end of your turn all of your Umbra are discarded but an odd card that you may keep.`,
  'rules.umbraCards.words':
    'umbra, umbrae, umbra cards, deck, draw, drawing cards, how many umbra, how many cards, discard pile, shuffle, reshuffle, empty deck, number of each card, goblet cards, odds, probability',

  'rules.parcae.title': 'Parcae, the fates',
  'rules.parcae.short':
    'There is one Parcae among the Umbra. Each time she is drawn, the end comes nearer. The first time, Amans is laid in the middle.',
  'rules.parcae.more': `- She stays with you for the turn and lies upon no Deus. She cannot be kept.
- How often she has come is counted, and shown with the cards. With the count the scenes of **Accusator** (from 2) and **Miles** (from 2, and from 3) grow more dangerous.
- After that turn deck and discards are shuffled together, so she may come again soon.
- At an ending she brings a twist.
- She calls the last round if she comes as often as you agreed, or when only two players are left.`,
  'rules.parcae.words':
    'parcae, parca, fates, fate, parcae drawn, how often parcae, parcae count, when does amans come, shuffled together',

  'rules.minervaWine.title': 'Minerva’s wine',
  'rules.minervaWine.short':
    'If Minerva is before you, she wants wine: one Vinum Umbra of this turn is discarded before it counts. Have you none, she goes back to the middle.',
  'rules.minervaWine.more': `This is done for you, right after the draw and before the Umbra are laid upon the Dei.

The odd card that you kept is no offering: it stays, even if it is a Vinum.

So Minerva quietens things: less wine, less festival. And she leaves whoever has nothing to give up.`,
  'rules.minervaWine.words':
    'wine, sacrifice, offering, minerva wine, lost my vinum, why was my vinum discarded, why did minerva leave, minerva gone, discard vinum',

  'rules.honouring.title': 'Honouring the gods',
  'rules.honouring.short':
    'Each Umbra is laid upon your Deus of the same name. One whose Deus you do not have counts for nothing in this turn.',
  'rules.honouring.more': `Vinum Umbra lie upon your Vinum, with the goblet or without.

If you have several Dei of one name, their Umbra are spread evenly: the next one always goes to the card with the fewest. So three Miles Umbra upon two Miles make 2 and 1.

Parcae lies upon nobody.`,
  'rules.honouring.words':
    'honour, honor, honouring, place umbra, laid upon, no matching deus, two miles cards, two satyrus, spread, evenly, matching, which deus does an umbra go to',

  'rules.rulingDeus.title': 'Which Deus rules',
  'rules.rulingDeus.short':
    'The one Deus with the most Umbra upon it. With a Satyrus of yours, Vinum wins every tie; without, Vinum loses every tie. Other ties are a case of their own.',
  'rules.rulingDeus.more': `- **No Umbra upon any Deus:** Vinum rules.
- **Vinum and others equal, and you have a Satyrus:** Vinum rules.
- **Vinum and one other equal, and you have none:** the other rules.
- **Two or more others equal:** the row “Ties” of the Aruspex. Two cards of one name tie with each other as well.

**Example:** Venus 1, Pluto 1, Vinum 2: Vinum rules alone. Venus 2, Vinum 2: Vinum rules if you have a Satyrus, else Venus. Venus 1, Pluto 1: a tie.`,
  'rules.rulingDeus.words':
    'ruling deus, which god rules, who rules, why does vinum rule, ruling, most umbra, draw between gods, vinum wins ties, vinum loses ties, satyrus and vinum, equal umbra, strongest deus',

  'rules.bacchusMoves.title': 'Bacchus moves, comes and asks',
  'rules.bacchusMoves.short':
    'If you have Bacchus and he does not rule, you give him to a player of your choice. That player asks you a question after your scene, and tells at the start of the own next turn how Bacchus came.',
  'rules.bacchusMoves.more': `**Moves:** before the Aruspex, as soon as it is clear who rules. If he rules, he stays.

**Asks:** what does your character feel or think, or what lies in the past? The new owner asks when you have told your scene. Answer plainly, or with a short memory.

**Comes:** whoever was given Bacchus in somebody else’s turn begins the next own turn with a few lines on how the god shows himself; only then are the Umbra dealt.

Once somebody has had him, Bacchus never lies in the middle again. Where a rule would put him there, he goes to another player.`,
  'rules.bacchusMoves.words':
    'bacchus, bacchus moves, bacchus asks, question of bacchus, who asks me, give bacchus away, bacchus came, why must I give bacchus, answer the question, bacchus in the middle, bacchus comes',

  'rules.aruspex.title': 'The Aruspex at a glance',
  'rules.aruspex.short':
    'The Aruspex is the table of what each ruling Deus brings: first a card action, then whether the scene leads elsewhere, then what it tells. I show you the line that applies, and why.',
  'rules.aruspex.more': `- **Ties** · own Deus to the middle · elsewhere · this place has gone stale
- **Accusator** · get Miles, Accusator to the middle · elsewhere · pursued
- **Amans** · nothing · elsewhere · your Amans Ending
- **Bacchus** · he stays · here · the festival grows
- **Miles** · Accusator to the middle · elsewhere · pursued
- **Minerva** · Minerva to the middle · here · of your Amans
- **Pluto** · get Miles, Pluto to the middle · elsewhere · a crime
- **Satyrus** · nothing · elsewhere · a place of temptation
- **Venus** · get Amans if in play, Venus to the middle · elsewhere · nearer to your Amans
- **Vinum with a goblet** · get any Deus · as you like · somebody arrives
- **Vinum without** · nothing · here · the festival grows

The card action is done at once; where there is a choice, you are asked. People whose Deus you no longer have may stay in your story or leave it. Only with your Amans you are reunited by the cards alone.`,
  'rules.aruspex.words':
    'aruspex, table of the aruspex, rows, card action, place, change location, must I change place, stay, what must I tell, overview of the rows, location, what does each god do, what does each deus do',

  'rules.tiesRow.title': 'Ties: when no Deus rules alone',
  'rules.tiesRow.short':
    'You put one of your own Dei into the middle, and your scene leaves for another place, because this one has nothing left to offer.',
  'rules.tiesRow.more': `**Cards:** a Deus of your choice, never Vinum. Choose Bacchus, and he goes to another player instead.

**Place:** changes.

**Scene:** tell what has gone dull where you were, and then what the new place is like.

With nothing but Vinum before you there is nothing to put back; you change the place all the same.`,
  'rules.tiesRow.words':
    'ties, tie in bacchanalia, tied dei, tie between gods, put a deus back, boring place, no single ruler, give up a deus',

  'rules.accusatorMiles.title': 'Accusator and Miles: pursued',
  'rules.accusatorMiles.short':
    'Your accuser and the soldiers come nearer. How near depends on how often Parcae has been drawn. The place always changes.',
  'rules.accusatorMiles.more': `**Accusator.** Cards: you get a Miles, and Accusator goes to the middle.
- Parcae 0 or 1: a threat. They pass you by unseeing, or you outrun them.
- Parcae 2 or more: your accuser confronts you, and the crime comes out or shows a new side.

**Miles.** Cards: your Accusator, if you have one, goes to the middle.
- Parcae 0 or 1: a threat, as above.
- Parcae 2: you are cornered, and escape at a price: hurt, or without something precious. If your Amans was with you, you are parted; the card stays yours.
- Parcae 3 or more: you sense the end. Your next scene is your Miles Ending.`,
  'rules.accusatorMiles.words':
    'accusator, miles, soldiers, accuser, threat, chased, pursuit, confronted, cornered, escape at a price, accusator rules, miles rules, wounded, separated from amans',

  'rules.minervaVenus.title': 'Minerva and Venus: your Amans',
  'rules.minervaVenus.short':
    'Both speak of the one you love. Minerva brings knowledge, Venus nearness; then each goes to the middle.',
  'rules.minervaVenus.more': `**Minerva.** Cards: Minerva to the middle. Place: stay.
- With your Amans: you learn something new about them.
- Without: news, a glimpse from afar, or a vision.

**Venus.** Place: changes.
- Amans not in play yet: a warm memory; Venus stays with you.
- Amans in play: you get Amans, from the middle or from whoever has the card, and Venus goes to the middle. If you are together already, you grow closer; if not, a fair stranger leads you to them.

“With your Amans” means in your story, not in the cards. You may let your Amans go and stay as you like, but to be reunited you need the card, or a scene that says so.`,
  'rules.minervaVenus.words':
    'amans, minerva rules, venus rules, venus, minerva, beloved, love, lover, with the amans, find my amans, vision, news of amans, memory, reunited, get amans, amans not in play',

  'rules.plutoSatyrus.title': 'Pluto and Satyrus',
  'rules.plutoSatyrus.short':
    'Pluto ends your scene with a crime that clings to you. Satyrus lures you to another place. Both times the place changes.',
  'rules.plutoSatyrus.more': `**Pluto.** Cards: you get a Miles, and Pluto goes to the middle. A violent deed ends the scene, and you are implicated, whether you did anything or not. Then you are elsewhere.

**Satyrus.** No card action. You come to a new place whose temptations are plain to see. What of it is told, and what stays behind the curtain, follows what the table agreed on.

A Satyrus of yours also lets Vinum win every tie.`,
  'rules.plutoSatyrus.words':
    'pluto, satyrus, satyr, satyrs, violence, violent crime, murder, temptation, pluto rules, satyrus rules, implicated',

  'rules.vinumRow.title': 'Vinum and Bacchus: the festival grows',
  'rules.vinumRow.short':
    'Wine rules more often than anything else. With a goblet upon your Vinum somebody new arrives, and you get a Deus; without, the festival around you swells.',
  'rules.vinumRow.more': `**Vinum with a goblet** (at least one of the Umbra upon it bears one). Cards: you get any Deus, which is your choice. Place: as you like. Scene: tell who has come, and the thrill that came along.

**Vinum without.** No card action. You stay, and the bounds of the festival loosen.

**Bacchus.** He stays with you, and so do you where you are. The festival grows around you.

Vinum rules also when no Deus of yours has an Umbra.`,
  'rules.vinumRow.words':
    'goblet, vinum, chalice, cup, vinum rules, bacchus rules, decadence, newcomer, somebody new arrives, party grows, get any deus, what does the goblet do',

  'rules.gettingDeus.title': 'Getting a Deus',
  'rules.gettingDeus.short':
    'First from the middle. If no card of that name lies there, from a player of your choice who has one. If nobody has, nothing happens.',
  'rules.gettingDeus.more': `- **A certain Deus** (Miles, Amans): from the middle, else from a player whom you choose.
- **Any Deus** (Vinum with a goblet): one from the middle, whichever you like. Only if the middle is empty, from a player of your choice.
- **Vinum** is never given, taken or put back.
- **Bacchus** never returns to the middle; where he would, he is given to another player.

Where there is only one possibility, it is done for you. Nobody can refuse.`,
  'rules.gettingDeus.words':
    'get a deus, take a deus, take from another player, steal a card, from the middle, choose a deus, can I take vinum, nobody has it, get miles, which one do I take',

  'rules.telling.title': 'Telling a scene',
  'rules.telling.short':
    'Write it in the form that the button opens, in several parts if you like, or as messages of your own in the thread that you add to your scene. It counts once you say that it is told.',
  'rules.telling.more': `- What you have written is kept as your draft, even if I am restarted. Until it is told, you can change it.
- All parts together have room for 12,000 characters. A few good lines will do.
- The Aruspex says what has to come about and whether the place changes. Everything else is up to you: whom you meet, what they look like, how it smells.
- I do not read along in the channel. A message belongs to your scene only if you add it.

I never tell anything for you, I do not judge it, and I make none of the choices that the rules give to you.`,
  'rules.telling.words':
    'scene, tell, telling, write, narrate, how do I tell, add to my scene, draft, several parts, long text, form, characters, edit my scene, does the bot write scenes, does the bot read my messages',

  'rules.oddCard.title': 'The odd card, and challenging it',
  'rules.oddCard.short':
    'If your scene takes up a recognisable character, place or thing that another player described, you may keep one Umbra for your next turn.',
  'rules.oddCard.more': `- It has to be something of its own: not a farm, but that red farm with the huge oak.
- It has never been in a scene of yours, and it is not one of the figures of the cards, such as soldiers or satyrs.
- You say what you took up. Any Umbra of this turn will do but Parcae.
- In your next turn it is one of your four. It is never kept twice, and you never have two.

**Challenge:** until the next player goes on, any other player may doubt it. The others vote; if most of the votes agree, the card is discarded. Your scene stays as it is.`,
  'rules.oddCard.words':
    'odd card, keep a card, keep an umbra, bowed card, challenge, vote, weave in, woven, other players’ stories, keep twice, hold a card, doubt, accept',

  'rules.othersTurns.title': 'What you can do in others’ turns',
  'rules.othersTurns.short':
    'Ask questions, give Minerva to whoever has told an excessive scene, challenge an odd card, and have something skipped.',
  'rules.othersTurns.more': `**Ask:** about any scene, kindly and briefly, whoever has Bacchus. Nobody has to answer at length.

**Minerva’s gift:** if Minerva is before you and somebody’s scene was very wild, you may give her to them: the goddess has taken notice. It can be done until the next scene is told. There she wants wine from the next draw on.

**Challenge and vote:** when an odd card is kept.

**Skip:** the X-card is everybody’s, at any time.`,
  'rules.othersTurns.words':
    'others turns, other players’ turn, not my turn, give minerva, minerva gift, ask a question, questions, what can I do while I wait, excessive scene',

  'rules.safety.title': 'X-card, lines and veils',
  'rules.safety.short':
    'Before the game you agree on lines, which the story never crosses, and veils, behind which things happen untold. The X-card skips what was just told, and nobody asks why.',
  'rules.safety.more': `- **Lines** and **veils** stand at the table from the start, for everybody to read.
- **X-card:** a button that all of you have, in every turn. It can be used without your name. What it skips is left out, in the chronicle as well, and the game goes on.
- You can leave at any time.

The cards never force more than a hint. A scene that fades out at the door is as good as any other.`,
  'rules.safety.words':
    'x-card, x card, xcard, safety, lines, veils, lines and veils, uncomfortable, skip, stop, consent, too much, I do not want this, anonymous, limits',

  'rules.absence.title': 'Being away, or leaving the story',
  'rules.absence.short':
    'Whoever does not act in time is passed over, and nothing is told or chosen for them. Whoever leaves for good leaves without an ending.',
  'rules.absence.more': `**Away:** the table’s clock and reminders are as in any game. When the time is up, what waits for you is passed over: an introduction, a scene, a question, a choice. You stay at the table, and the next turn is yours again. Only an ending that is due does not come twice: passed over, it stays untold, and your story stops there. No computer player sits in, for nobody else can tell your story.

**Leaving:** your Dei go back to the middle, Bacchus to another player, and your Vinum leaves the game. What you have told stays part of the story. You cannot come back to it.

If only one player is left, that player’s next turn is an ending.`,
  'rules.absence.words':
    'away, absent, absence, leave, leaving, quit the story, holiday, missed my turn in the story, passed over, no time, substitute, computer plays for me, dropped out',

  'rules.chronicle.title': 'The chronicle',
  'rules.chronicle.short':
    'All that was told, as a document: characters, scenes in order with their ruling Deus, questions and answers, endings. You can fetch it at the end, and at any time before.',
  'rules.chronicle.more': `- Only those who sit at the table can fetch it.
- It is published only if all of you agree; a single no is enough to keep it among you.
- What was skipped with the X-card is not in it.
- It holds your words as you wrote them; I add the cards and the order, nothing else.`,
  'rules.chronicle.words':
    'chronicle, document, export the story, download, publish, who can read our story, save the story, PDF, read again, private, share the story',

  'rules.storyEnd.title': 'When the story is over',
  'rules.storyEnd.short':
    'When everybody has told an ending. There are three ways to one: Amans Ending, Miles Ending and Story Ending. There are no points, and nobody wins.',
  'rules.storyEnd.more': `**The last round:** all who are left make their next turn a Story Ending, when
- only one player is left;
- two are left, and Parcae is drawn;
- the agreed time has come;
- Parcae has come as often as you agreed.

**After an ending** your Umbra are discarded, Bacchus goes to somebody who still plays, and your other Dei but Vinum go to the middle. You go on reading, asking and voting; no turn comes to you any more.

When all have told their endings, the chronicle is ready.`,
  'rules.storyEnd.words':
    'end of the story, how does bacchanalia end, last round, who wins bacchanalia, win the story, over, endings, ending, three endings, after my ending, finished, happy end',

  'rules.amansEnding.title': 'Amans rules: the Amans Ending',
  'rules.amansEnding.short':
    'When Amans rules, you tell your flight from the Empire at once: together you reach safety, and neither accuser nor soldiers can reach you.',
  'rules.amansEnding.more': `No card changes hands before it, and the place changes: out of Bertinoro, out of the Empire.

For that you need the Amans card before you, and the most Amans Umbra. Amans comes into the middle with the first Parcae. You get the card when Venus rules, or with a goblet upon Vinum.

It is the ending without any condition: nothing is drawn, and there is no twist.`,
  'rules.amansEnding.words':
    'amans ending, amans rules, happy ending, flee together, escape with my lover, how do I escape, how do I get a happy ending, flight from the empire',

  'rules.milesEnding.title': 'The Miles Ending',
  'rules.milesEnding.short':
    'If Miles rules with three or more Parcae, your next turn is your Miles Ending. Cards decide once more, and mostly it ends in death.',
  'rules.milesEnding.more': `1. Your odd card, if any, is discarded.
2. You draw until you have four Umbra; every Vinum is discarded at once.
3. They are laid upon your Dei, and the ruling Deus is found as usual.

**Amans or Venus rules:** you and your Amans get away.

**Anything else:** accuser or soldiers are your death. If Parcae is among your cards, a twist may come before: you are rid of the accuser, or your Amans is saved for ever.`,
  'rules.milesEnding.words':
    'miles ending, death, die, killed by soldiers, three parcae, twist, will I die, do I have to die, soldiers catch me',

  'rules.storyEnding.title': 'The Story Ending',
  'rules.storyEnding.short':
    'In the last round everybody’s turn is a Story Ending. You draw four Umbra without Vinum, and choose among the endings of your Dei that got one.',
  'rules.storyEnding.more': `Your odd card is discarded first. Every Vinum that you draw is discarded. Here are no ties: any Deus with an Umbra may be chosen.

- **Amans or Venus:** flight.
- **Pluto:** death in the aftermath of a crime.
- **Bacchus or Satyrus:** lost in the bacchanal.
- **Minerva:** rid of the accuser but without your Amans, or dead and your Amans saved.
- **Miles or Accusator:** death at their hands.

**Parcae** among your cards: a great twist, and all of these are open to you.
**No Deus with an Umbra:** four more are drawn, until there is one, or Parcae.
**Nothing but Vinum before you:** lost in the bacchanal, without a draw.`,
  'rules.storyEnding.words':
    'story ending, choose my ending, lost in the bacchanal, which endings are there, draw again, only vinum, final scene, last turn of the story',

  'rules.storyRulings.title': 'Where Bacchanalia’s booklet is silent',
  'rules.storyRulings.short':
    'The booklet is written for people round one table. Where it leaves a case open, or asks for what a channel cannot know, there is a ruling, marked on the page that it belongs to.',
  'rules.storyRulings.more': `The rulings are about
- how many of each Umbra there are;
- who gives the first Deus, and who introduces a character first;
- which Vinum Minerva is given;
- when Bacchus asks;
- who decides whether an odd card may be kept;
- X-card, lines and veils.

Being away, leaving, the chronicle and the drafts are of our making, too: at one table nobody needs them.`,
  'rules.storyRulings.words':
    'rulings of bacchanalia, booklet, house rules for the story, differences to the booklet, original rules of bacchanalia, unclear in bacchanalia',

  'rules.ruling.umbraSplit':
    'The booklet does not say how the 62 Umbra are split among the names: these numbers are ours.',
  'rules.ruling.firstGiver':
    'Instead of the youngest, a player drawn at random gives the first Deus, for nobody should have to tell their age.',
  'rules.ruling.firstIntroduction':
    'Instead of whoever lives most freely, a second draw decides who introduces a character first.',
  'rules.ruling.gobletLast': 'If there are several Vinum, Minerva is given one without the goblet first.',
  'rules.ruling.bacchusAsks': 'Bacchus asks when he has moved because he did not rule, and at no other time.',
  'rules.ruling.oddChallenge':
    'The player says what was taken up, and a challenge that most of those who vote uphold discards the card.',
  'rules.ruling.xCard':
    'Every player has an X-card, and the table agrees on lines and veils before the game begins.',

  'rules.figure.dei':
    'All cards: nine Dei, each with an Umbra of its own, Vinum’s with and without the goblet, and Parcae.',
};
