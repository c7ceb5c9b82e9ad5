import { en as bacchanalia } from './bacchanalia/en.ts';
import type { RulesTexts } from './keys.ts';

/** English. Written by us: facts from the rulebook, never its sentences. */
export const en: RulesTexts = {
  ...bacchanalia,

  'rules.search.ignored':
    'a an the i me my we our us you your he she it its they his her is are am was be been being do does did doing can could may might will would should shall have has had to of in on at for with from by as and or but so what how when where which then than that this there these those get got if please tell explain about',

  'rules.group.start': 'First steps',
  'rules.group.board': 'The board',
  'rules.group.moving': 'Dice and moving',
  'rules.group.hits': 'Spiritual power and hits',
  'rules.group.tuchulcha': 'Tuchulcha',
  'rules.group.lasaVecuvia': 'Lasa Vecuvia',
  'rules.group.end': 'The end of the game',
  'rules.group.fewer': 'Two or three players',
  'rules.group.reading': 'Notation and rulings',

  'rules.chapter.contents': 'Contents',
  'rules.chapter.object': 'Object of the game',
  'rules.chapter.spaces': 'The spaces of the board',
  'rules.chapter.preparation': 'Preparation',
  'rules.chapter.game': 'The game',
  'rules.chapter.roles': 'Changing role, Tuchulcha (page 3)',
  'rules.chapter.lasaVecuvia': 'Changing role, Lasa Vecuvia',
  'rules.chapter.end': 'End of the game and victory',
  'rules.chapter.fewer': 'The game for 2 or 3 players',
  'rules.chapter.twoPlayers': 'Special rules for 2 players',

  'rules.aim.title': 'What the game is about',
  'rules.aim.short':
    'You are a high priest. Bring more of your haruspexes than anybody else around the path to the Velthumena altar, and send those of the others to the forest on the way. Two changes of role, to Tuchulcha and to Lasa Vecuvia, have aims of their own.',
  'rules.aim.more': `**Three ways to win**
- As a normal player: at the end of the game you have the most haruspexes on the altar; among equals, the fewest in the forest.
- Devoted to **Tuchulcha**: no other player has a haruspex left in play.
- Devoted to **Lasa Vecuvia** (four players only): every Passage is sealed.

Whoever is the last player left in the game wins as well.

Each colour serves one god: blue Alpan, red Achvizr, yellow Thalna, black Leinth.`,
  'rules.aim.words':
    'goal, object, objective, overview, how to play, how does this game work, what is this game, beginner, new player, introduction, basics, Alpan, Achvizr, Thalna, Leinth, gods, priest',

  'rules.haruspex.title': 'Haruspexes, and when they are in play',
  'rules.haruspex.short':
    'A haruspex is one of your pieces. It is in play while it stands in its temple or on the path. On the altar, in the forest or in a sanctuary it is not, and stays there.',
  'rules.haruspex.more': `How many of yours are in play matters often:
- With **none**, a player may be out of the game, or the game ends.
- With **one** when you roll, you need not use every die.
- With **at least two** for every other player, somebody may devote to Tuchulcha.
- With **at least four** of your own, you may devote to Lasa Vecuvia.

A haruspex that has not yet left its temple counts as much as one on the path. Only one thing ever brings a haruspex off the path and still keeps it in play: when one of Lasa Vecuvia’s is hit by anybody but Tuchulcha, it goes back to its temple.`,
  'rules.haruspex.words':
    'pieces, pawns, figures, men, tokens, in play, what counts as in play, aruspex, haruspices, how many do I have left',

  'rules.setup.title': 'Set-up',
  'rules.setup.short':
    'With four players everybody has 8 haruspexes, with two or three 9. All begin in their temples. Who begins is drawn, and play goes clockwise: blue, red, yellow, black.',
  'rules.setup.more': `- **4 players:** all colours, 8 haruspexes each.
- **3 players:** any three colours, 9 each, on the board of 30 stones.
- **2 players:** opposite colours, 9 each: blue and yellow, or red and black. The other two colours are neutral, with 5 each in their temples.

The four seals lie ready for Lasa Vecuvia; she exists with four players only.`,
  'rules.setup.words':
    'first player, how many pieces do I get, how many haruspexes does everybody get, start of the game, starting position, preparation, how many haruspexes, how many pieces, who starts, who goes first, starting player, turn order, colours, seats, how many players',

  'rules.turn.title': 'How a turn goes',
  'rules.turn.short':
    'Roll two dice, then use each of them to move one haruspex clockwise. Before rolling you may change your role, if you are allowed to. When your dice are used, the next player clockwise is on.',
  'rules.turn.more': `1. **Before the roll:** you may devote your temple to Tuchulcha or to Lasa Vecuvia, where the conditions are met.
2. **Roll:** two dice; on doubles you may add a third at once. Tuchulcha rolls more dice and gives one up.
3. **Move:** first everybody off the Mystical stones, then whatever you like, one die at a time. As many dice as possible have to be used.
4. **After the move:** if you brought Tuchulcha down, you may take that role at once.

If no die can be used, the turn passes.`,
  'rules.turn.words':
    'sequence, phases, steps of a turn, order of a turn, what do I do on my turn, my turn, what can I do, clockwise, next player',

  'rules.board.title': 'The board',
  'rules.board.short':
    'The path is a ring of 40 stones (30 with three players), numbered clockwise. Every ten stones belong to one temple, and of every ten the 1st is Mystical, the 4th a Ritual stone and the 6th a Passage. The others are plain.',
  'rules.board.more': `**Two and four players:** blue 1 to 10, red 11 to 20, yellow 21 to 30, black 31 to 40.
- Mystical: 1, 11, 21, 31
- Ritual: 4, 14, 24, 34
- Passages: 6, 16, 26, 36

**Three players:** three sectors of ten, in the order blue, red, yellow, black, without the colour that nobody plays.

Beside the ring lie the temples, the Velthumena altar, Tuchulcha’s sanctuary with the forest around it, and Lasa Vecuvia’s sanctuary.`,
  'rules.board.words':
    'stone, stones, spaces, fields, squares, map, ring, circle, numbers, how many stones, sector, special stones, layout, which stone is which',

  'rules.way.title': 'The way of a haruspex',
  'rules.way.short':
    'From the temple onto the Mystical stone of its own sector, then clockwise, and from the exit stone to the altar. The exit stone is the 31st step of the way; any die that leads beyond it ends on the altar.',
  'rules.way.more': `With two or four players the exit is the Mystical stone of the sector before one’s own, after three quarters of the ring:
- blue enters on 1 and leaves by 31
- red enters on 11 and leaves by 1
- yellow enters on 21 and leaves by 11
- black enters on 31 and leaves by 21

With three players it is the own Mystical stone, after a whole circuit.

Nobody ever moves backwards. Those devoted to Tuchulcha or Lasa Vecuvia do not leave by the exit: they go round and round.`,
  'rules.way.words':
    'exit, where do I exit, way out, route, path, direction, clockwise, journey, how far, how long is the way, distance, backwards, where do I leave, exit stone, entry stone, lap, circuit, cobblestones',

  'rules.temple.title': 'The temple, and entering the path',
  'rules.temple.short':
    'Your haruspexes begin in your temple. Any die brings one out: a 1 to your own Mystical stone, a 2 to the stone after it, and so on. In the temple nobody can be hit.',
  'rules.temple.more': `You need no special number to enter, and may enter with several in one turn. A 4 enters on the Ritual stone, a 6 on the Passage, where the haruspex is lost unless the Passage is sealed.

Those in the temple are in play. Some can be given up when you devote to Tuchulcha.

Nobody comes back to the temple, but for Lasa Vecuvia’s haruspexes when a normal player hits them.`,
  'rules.temple.words':
    'temple, home, base, house, enter, entering, leave the temple, leaving home, come out, bring out, get a piece out, start space, need a six, safe',

  'rules.mystical.title': 'Mystical stones',
  'rules.mystical.short':
    'A Mystical stone triples the spiritual power of the haruspexes on it. The price: those who stand there have to leave first in your next turn. They are stones 1, 11, 21 and 31.',
  'rules.mystical.more': `The 1st stone of every sector is Mystical. It is where the sector’s own colour enters, and with two or four players it is also the exit of the next colour clockwise: red enters on 11, and yellow leaves by it.

- One haruspex there has power 3, two have 6.
- Any colour may stand on any Mystical stone and is protected there.
- Tuchulcha ignores it: against Tuchulcha’s haruspexes it gives nothing, and Tuchulcha’s own need not leave.

The board for three players has 1, 11 and 21.`,
  'rules.mystical.words':
    'mystical, triple, times three, x3, tri-lobed, glowing aura, protected, strongest stone, stone 1, stone 11, stone 21, stone 31, what is a mystical stone',

  'rules.ritual.title': 'Ritual stones',
  'rules.ritual.short':
    'A Ritual stone doubles the spiritual power of the haruspexes on it. You may stay as long as you like. They are stones 4, 14, 24 and 34.',
  'rules.ritual.more': `The 4th stone of every sector is a Ritual stone.

- One haruspex there has power 2, two have 4, three have 6.
- Any colour may use any Ritual stone.
- Nobody has to leave it, unlike a Mystical stone.
- Tuchulcha ignores it: two haruspexes on a Ritual stone have only power 2 against Tuchulcha’s.

The board for three players has 4, 14 and 24.`,
  'rules.ritual.words':
    'ritual, double power, times two, x2, green, horseshoe, safe, stay, stone 4, stone 14, stone 24, stone 34, what is a ritual stone',

  'rules.passage.title': 'Passages',
  'rules.passage.short':
    'A haruspex that stops on an open Passage is lost to the forest. Passing over one is harmless. They are stones 6, 16, 26 and 36.',
  'rules.passage.more': `The 6th stone of every sector is a Passage.

- Only where a die **ends** counts. If one haruspex takes two dice, it stops after the first as well.
- You may enter a Passage on purpose, and you must if no other turn uses as many dice.
- Tuchulcha’s haruspexes are lost there too.
- Only Lasa Vecuvia can seal a Passage. A sealed one is a plain stone for everybody, for the rest of the game.

The board for three players has 6, 16 and 26.`,
  'rules.passage.words':
    'passage, passages, vortex, swirl, whirl, spiral, hole, trap, lost, dangerous stone, stone 6, stone 16, stone 26, stone 36, roll a six from the temple, fall into, land on, stop on a passage',

  'rules.forest.title': 'The forest',
  'rules.forest.short':
    'Whoever is hit, or stops on an open Passage, goes to the forest and never comes back to the path.',
  'rules.forest.more': `Each colour has its own count in the forest.

- At the end, fewer in the forest wins among those with equally many on the altar.
- Those in the forest can be given when you devote to Tuchulcha, and all of them go to her sanctuary when you devote to Lasa Vecuvia.
- When you devote to Tuchulcha, those of yours that remain on the altar go to the forest.`,
  'rules.forest.words':
    'forest, the forest, woods, dead, removed, return from the forest, come back, get out of the forest, lost haruspexes, revive',

  'rules.altar.title': 'Reaching the Velthumena altar',
  'rules.altar.short':
    'Any die that carries a haruspex past its exit stone brings it to the altar. The roll need not be exact: what is left of the die is lost. It may also stop on the exit stone.',
  'rules.altar.more': `**Example:** blue’s exit stone is 31. From 29 a 3 or more reaches the altar, and a 2 stops on 31. From 31 every number will do.

- On the altar a haruspex is safe, and out of play.
- Most on the altar decides the game at the end.
- If somebody else is devoted to Tuchulcha when you reach the altar, that player is out at once.
- Haruspexes of Tuchulcha and Lasa Vecuvia never go there.`,
  'rules.altar.words':
    'altar, the altar, Velthumena, Voltumna, finish, goal space, target, home stretch, exact roll, exact number, overshoot, bear off, leave the board, score, points, get to the end',

  'rules.sanctuary.title': 'The sanctuaries',
  'rules.sanctuary.short':
    'Haruspexes given to Tuchulcha or Lasa Vecuvia stand in that sanctuary. They are out of play and take no more part in the game.',
  'rules.sanctuary.more': `- **Tuchulcha’s sanctuary** holds the haruspexes given at the devotion.
- **Lasa Vecuvia’s sanctuary** holds those given at her devotion, and each haruspex that has sealed a Passage.

They never move again, and count neither as on the altar nor as in the forest. If their player is out of the game, they go to the box with the others.`,
  'rules.sanctuary.words':
    'sacrifice, offered, given haruspexes, four-pointed star, where do sacrificed pieces go',

  'rules.dice.title': 'How many dice you roll',
  'rules.dice.short':
    'Two, and on doubles a third if you like. Tuchulcha rolls four with four players, and three with fewer, where equal dice allow a fourth; one of them is given up.',
  'rules.dice.more': `- **Normal player:** 2 dice; doubles allow a third.
- **Lasa Vecuvia:** the same, 2 dice; doubles allow a third.
- **Tuchulcha, four players:** 4 dice, one is given up.
- **Tuchulcha, two or three players:** 3 dice; if at least two are equal, a fourth is allowed; one is given up.

Every die is used by itself. The order is yours, as far as the other rules let you choose.`,
  'rules.dice.words':
    'dice, the dice, number of dice, roll, rolling, throw, two dice, how many dice, order of dice, reroll',

  'rules.doubles.title': 'Doubles: the third die',
  'rules.doubles.short':
    'If both dice show the same number, you may roll a third at once, before you move. You need not. Once rolled, it has to be used like the others.',
  'rules.doubles.more': `- A third die that matches gives no fourth one.
- Staying with two can be wise: a third die may force you onto a Passage, or away from a safe stone.
- Lasa Vecuvia may roll a third on doubles as well.
- Tuchulcha rolls no extra die with four players. With two or three, Tuchulcha may roll a fourth if at least two of three are equal, before giving one up.

**Example:** yellow rolls 2-2, adds a third die and gets a 4. One haruspex enters with the 4, another takes 2 and 2, and both stand on the Ritual stone.`,
  'rules.doubles.words':
    'third dice, double, pair, same number twice, equal dice, third die, extra die, bonus die, roll again, another roll, triples, three of a kind',

  'rules.moving.title': 'Moving: one die, one haruspex',
  'rules.moving.short':
    'Each die moves one haruspex clockwise by exactly its number. One haruspex may take several dice, but one after the other: it stops after each, and every stop has to be allowed.',
  'rules.moving.more': `A die may end
- on an empty stone,
- with haruspexes of the same colour,
- on an open Passage: lost to the forest,
- on the altar, beyond the exit,
- on a stone of another colour only if you hit.

Dice are never added up. With 2 and 4 you cannot walk 6 at once: you walk 2, stop, then 4, or the other way round. This can save you (stopping before and after a Passage) or block you.

**Example:** blue begins with 3-5 and moves two haruspexes out, to stones 3 and 5. One haruspex to 8 would be allowed too.`,
  'rules.moving.words':
    'move, how do I move, add the dice, sum, total, combine dice, split dice, use both dice on one haruspex, same piece twice, steps, where may I stop, backwards',

  'rules.passing.title': 'Passing over others',
  'rules.passing.short':
    'Yes, you may pass over any stones, whoever stands on them, and count them as you go. Only where a die ends matters.',
  'rules.passing.more': `- Your own, other colours, Tuchulcha’s and large groups: nobody blocks the way.
- Passing does no harm to anybody, and open Passages do none to you.
- If a haruspex takes two dice, it stops in between, and that stop has to be allowed.
- **Lasa Vecuvia** moves differently: her haruspexes jump over occupied stones without counting them.`,
  'rules.passing.words':
    'jump over, jumping, can I jump over, pass through, walk through, go past, overtake, leap, blockade, is the way blocked, occupied stones',

  'rules.stacking.title': 'Several haruspexes on one stone',
  'rules.stacking.short':
    'Any number of haruspexes of one colour may share a stone, and together they are stronger. Different colours never share one.',
  'rules.stacking.more': `The number on the stone is their spiritual power, doubled on a Ritual stone and tripled on a Mystical stone. A group is not tied together: each die still moves one haruspex.

Two colours are on one stone only while a hit is open, within a single turn.`,
  'rules.stacking.words':
    'two players on one stone, stack, group, tower, pile, together, share a stone, same stone, limit, how many on one stone, two haruspexes on a stone',

  'rules.mysticalFirst.title': 'Mystical stones are left first',
  'rules.mysticalFirst.short':
    'Before you move anything else, all haruspexes that stood on Mystical stones when you rolled have to leave, one die each.',
  'rules.mysticalFirst.more': `- It concerns only those who stood there when the dice were rolled. Whoever arrives on a Mystical stone now may stay, or move on, until your next turn.
- With more of them than dice, each die moves one, and the others wait.
- You choose which die each of them takes, and which leaves first.
- Tuchulcha’s haruspexes and neutral ones need not leave; Lasa Vecuvia’s have to.

**Example:** red stands on 11 and rolls 6-5. The one on 11 moves first: with the 5 it would end on Passage 16, so it takes the 6. Then somebody else takes the 5.`,
  'rules.mysticalFirst.words':
    'must leave, have to leave the mystical stone, forced to move, move first, obliged, can I stay on a mystical stone, leave mystical, which haruspex must move',

  'rules.mysticalBlocked.title': 'When nobody can leave the Mystical stone',
  'rules.mysticalBlocked.short':
    'Using as many dice as possible is more important. If leaving Mystical stones first would leave a die unused that another turn could use, the duty is set aside for this turn.',
  'rules.mysticalBlocked.more': `First count how many dice the best possible turn could use, without the duty. If some turn that leaves Mystical stones first uses as many, you have to leave first. If none does, you move freely this turn, as long as you use that many dice.

**Example:** blue has one haruspex on Mystical stone 1 and seven in the temple, rolls 4-4 and stays with two dice. Two red haruspexes on 5 close the only way off the Mystical stone, so blue may move others instead.`,
  'rules.mysticalBlocked.words':
    'cannot leave the mystical stone, stuck on mystical, ignore the mystical rule, exception, mystical conflict, blocked on mystical',

  'rules.allDice.title': 'All dice have to be used',
  'rules.allDice.short':
    'You have to use as many of your dice as possible, even where it hurts. If there is a way to use them all, every turn that uses fewer is forbidden.',
  'rules.allDice.more': `What counts is the whole turn, not the single step. A step is refused if, after it, the turn could no longer use as many dice as the best turn does.

- You may choose freely among the turns that use the most dice, a high number or a low one.
- If one die can be used but not both, you choose which, unless Mystical stones decide.
- If none can be used, the turn passes.
- A turn is complete at once when the game ends, or when you are out.

**Example:** blue has two haruspexes on 23 and rolls 2-3. The 2 would end on 25, which Tuchulcha holds. The 3 leads into Passage 26, and has to be played.`,
  'rules.allDice.words':
    'use one die only, only one die, must I move, may I skip, skip a die, pass, refuse to move, forced, forced move, use every die, use both dice, leave a die unused, do I have to, mandatory',

  'rules.blocked.title': 'When you cannot move',
  'rules.blocked.short':
    'A die cannot be used if every step with it ends on a stone that you may not enter: one held by Tuchulcha, or one where you cannot bring enough haruspexes to hit. If no die can be used, your turn passes.',
  'rules.blocked.more': `**A step can be refused because**
- Tuchulcha holds the stone: nobody can hit there;
- the spiritual power there is higher than the haruspexes that you can bring with these dice;
- others of yours have to leave a Mystical stone first;
- a hit is open and has to be completed first;
- the haruspex has hit this turn, and stays where it is;
- after it, fewer dice could be used than in another turn.

**Example:** blue’s last two stand together on 23, and Tuchulcha holds 25. With 2-2-2 blue cannot use a single die, and the turn passes.`,
  'rules.blocked.words':
    'why cannot I move, why can’t I move, why not, not allowed, illegal move, no legal move, stuck, refused, forbidden, turn passes, no moves, skipped my turn',

  'rules.lastOne.title': 'With a single haruspex in play',
  'rules.lastOne.short':
    'If you have exactly one haruspex in play when you roll, you may stop after any die. At least one has to be used, if one can be.',
  'rules.lastOne.more': `It counts at the moment of the roll. If you lose your last but one during the turn, the rule helps you from your next turn on.

You still cannot leave a hit open.

Lasa Vecuvia has a rule of her own for her last one. Tuchulcha gives up one die first; this rule then holds for those that are kept.

**Example:** blue’s only haruspex stands on 20 and blue rolls 4-2. Both dice together would end on Passage 26. Blue plays the 4 to Ritual stone 24 and stops.`,
  'rules.lastOne.words':
    'my last haruspex, the last haruspex, last haruspex, only one left, one left, single piece, one pawn, stop early, fewer dice, not all dice, last piece',

  'rules.power.title': 'Spiritual power',
  'rules.power.short':
    'The spiritual power of a stone is the number of haruspexes on it: twice that on a Ritual stone, three times on a Mystical stone. To hit there, at least as many haruspexes have to arrive.',
  'rules.power.more': `**How strong**
- 1 on a plain stone: 1; on a Ritual stone: 2; on a Mystical stone: 3
- 2 on a plain stone: 2; on a Ritual stone: 4; on a Mystical stone: 6
- 3 on a plain stone: 3; on a Ritual stone: 6; on a Mystical stone: 9

Power only protects. Attackers count one each, wherever they come from.

With two or three dice nobody can bring four: two haruspexes on a Ritual stone are safe from everybody but Tuchulcha. Against Tuchulcha’s haruspexes only the number counts, without the stone.`,
  'rules.power.words':
    'safe stones, safe stone, strength, defence, defense, protection, protect, how strong, multiplier, safe stone, how many do I need, am I safe, is it safe, spirit power',

  'rules.hits.title': 'Hitting',
  'rules.hits.short':
    'Bring at least as many haruspexes of one colour to a stone, within one turn, as the spiritual power there: all who stood on it go to the forest. Against a single haruspex on a plain stone, one is enough.',
  'rules.hits.more': `- Each die brings one haruspex; how many dice you have is the most that you can bring.
- All on the stone are hit together, never only some.
- Whoever hit stays on the stone until your next turn.
- In the temple, on the altar and in the forest nobody can be hit.
- Tuchulcha’s haruspexes cannot be hit at all. Lasa Vecuvia’s haruspexes hit nobody, and go back to their temple when hit by a normal player.

**Example:** black rolls 5-5, adds a 3, and walks one haruspex from the temple to 35, 40 and 3. Blue’s single one on 3 goes to the forest.`,
  'rules.hits.words':
    'attack, attacking, attacker, kill, killing, hit, attack, capture, kill, take, beat, kick out, send to the forest, knock off, fight, strike, land on an opponent, how do I hit, stone of another colour',

  'rules.openHit.title': 'Hitting with several haruspexes',
  'rules.openHit.short':
    'Where the power is 2 or more, several of yours have to arrive in one turn. After the first the hit is open, and the very next dice have to bring the others until the power is reached.',
  'rules.openHit.more': `- You may begin a hit only if you can complete it with the dice left.
- While it is open, nothing else moves, and those that arrived wait.
- They may come from different places, the temple too, but they are all of one colour.
- A turn never ends with an open hit, not even when the game would end.
- It must not cost you a die: if the hit would leave a die unused that another turn could use, it is forbidden.

**Example:** two black haruspexes on 13 have power 2. Blue rolls 6-6-2 and brings one from 11 with the 2 and one from 7 with a 6: the hit is complete. The other 6 takes a third to the altar. With 2-2-6 this hit would be forbidden, because afterwards nobody could use the other 2.`,
  'rules.openHit.words':
    'hit a group, hit two, hit several, open hit, complete the hit, combined attack, together, power of two, power two, attack a stack, two against two, begin a hit, half a hit',

  'rules.hitterStays.title': 'After a hit: stay where you are',
  'rules.hitterStays.short':
    'The haruspexes that made a hit do not move again this turn. One that arrives on the stone once the hit is complete is free. Tuchulcha’s may move on at once.',
  'rules.hitterStays.more': `So plan who takes the rest of your dice: somebody else has to, wherever it is possible.

**Example:** blue rolls 3-6 and hits black on 3 with a haruspex from the temple. It has to stay. The one on 5 cannot use the 6, as red’s on Mystical stone 11 has power 3. So the 6 takes one from the temple, into Passage 6.

In your next turn those who hit are as free as all the others.`,
  'rules.hitterStays.words':
    'after a hit, move after hitting, hit and run, continue after a hit, hit twice, can I move on after a hit, hit again, double hit, hitter',

  'rules.gettingHit.title': 'What happens when you are hit',
  'rules.gettingHit.short':
    'All of yours on that stone go to the forest and stay there. You lose nothing else. If they were your last in play, the game may end, or you may be out.',
  'rules.gettingHit.more': `- **Normal player:** to the forest, whoever hit.
- **Lasa Vecuvia:** back to the temple, and only Tuchulcha can send hers to the forest.
- **Tuchulcha:** cannot be hit.

**If it was your last in play:** while somebody is devoted to Tuchulcha, you are out of the game. While nobody is, the game ends and the altar is counted.

**To protect yourself:** stand together, on Ritual stones, or for one round on a Mystical stone; or out of reach of two or three dice.`,
  'rules.gettingHit.words':
    'I was hit, got hit, get hit, when I get hit, what happens when I get hit, being hit, hit by somebody, lose a haruspex, my haruspex is gone, captured, killed, died, attacked, protect myself, lost my piece, disappeared',

  'rules.roles.title': 'Changing your role',
  'rules.roles.short':
    'At the beginning of your turn, before you roll, you may devote your temple to Tuchulcha or, with four players, to Lasa Vecuvia, where the conditions are met. You cannot change back.',
  'rules.roles.more': `**Tuchulcha** hunts: more dice, cannot be hit, wins when no other player has a haruspex in play. Out as soon as another player reaches the altar.

**Lasa Vecuvia** seals: jumps over everybody, wins when every Passage is sealed. Out as soon as she has fewer haruspexes in play than there are open Passages.

Only a normal player can change. At any time one player at most is Tuchulcha; Lasa Vecuvia comes once in a game. Changed haruspexes no longer go to the altar.`,
  'rules.roles.words':
    'role, roles, change role, change my role, devote, devotion, convert, switch, change back, special roles, undo devotion, normal player',

  'rules.tuchulcha.title': 'Tuchulcha',
  'rules.tuchulcha.short':
    'A player devoted to Tuchulcha hunts the others: more dice, nobody can hit back, and the game is won when no other player has a haruspex in play. But one haruspex of another player on the altar, and Tuchulcha is out.',
  'rules.tuchulcha.more': `**What changes**
- Four dice with four players (three with fewer), of which one is given up.
- Your haruspexes cannot be hit, and may move on after a hit.
- Ritual and Mystical stones mean nothing to you, neither your own nor those of your victims.
- Passages stay deadly.
- Your haruspexes circle the ring and never go to the altar.

**How you win:** you are the only player left in the game.

**How you lose:** another player brings a haruspex to the altar, or you have none left in play.`,
  'rules.tuchulcha.words':
    'tuchulcha, demon, monster, hunter, evil, snake, what is tuchulcha, what does tuchulcha do, who is tuchulcha, tuchulcha wins, how does tuchulcha win',

  'rules.devotingTuchulcha.title': 'Becoming Tuchulcha',
  'rules.devotingTuchulcha.short':
    'Before you roll, if nobody is devoted to Tuchulcha, every other player has at least two haruspexes in play, you can give the number that is asked, and one of yours is still in play afterwards.',
  'rules.devotingTuchulcha.more': `**All of these have to hold**
- You are a normal player, and have not rolled yet.
- Nobody is devoted to Tuchulcha now.
- Every other player still in the game has two haruspexes or more in play. Lasa Vecuvia and neutral colours do not count here.
- You can give what it costs: 3 haruspexes with four players, 4 with fewer, and one more for each earlier devotion to Tuchulcha.
- At least one of yours is in play afterwards.

Whoever remains on your altar goes to the forest. Then you roll as Tuchulcha in the same turn.

**Example:** red has two in the temple, two on the path, two on the altar and two in the forest. It costs 3: red gives three from altar and forest, or two of those and one from the temple.`,
  'rules.devotingTuchulcha.words':
    'become tuchulcha, devote to tuchulcha, change to tuchulcha, when can I devote, may I devote, why can’t I devote, conditions, requirements, turn into tuchulcha, choose tuchulcha, be tuchulcha',

  'rules.tuchulchaPrice.title': 'What Tuchulcha costs',
  'rules.tuchulchaPrice.short':
    'With four players 3 haruspexes, with two or three players 4, and one more for every earlier devotion to Tuchulcha in this game. Most of them come from your altar and forest.',
  'rules.tuchulchaPrice.more': `- **Four players:** 3 the first time, then 4, 5 …; at least 2 of them from altar and forest.
- **Two or three players:** 4 the first time, then 5, 6 …; at least 3 of them from altar and forest.

The others come from altar, forest or your temple, as you choose. Those on the path cannot be given.

It does not matter who devoted before: every devotion to Tuchulcha in this game counts.

All that are given go to Tuchulcha’s sanctuary. Whoever is left on your altar goes to the forest.`,
  'rules.tuchulchaPrice.words':
    'cost, price, pay, sacrifice, give, offer, how many haruspexes for tuchulcha, how much does tuchulcha cost, more expensive, second time, additional haruspex, altar lost',

  'rules.tuchulchaDice.title': 'Tuchulcha’s dice',
  'rules.tuchulchaDice.short':
    'With four players Tuchulcha rolls four dice. With two or three players it is three, and if at least two of them are equal, a fourth may be rolled. Then one die is given up and the others are used.',
  'rules.tuchulchaDice.more': `So Tuchulcha moves with three dice, and with two (or three) in the smaller games.

The die is given up before the first step. As many of the others as possible have to be used, as for everybody.

In the game of two or three the fourth die is your choice: with it, you keep three.`,
  'rules.tuchulchaDice.words':
    'how many dice does tuchulcha roll, four dice, fourth die, three dice, tuchulcha rolls, dice of tuchulcha, tribute',

  'rules.discard.title': 'Which die Tuchulcha gives up',
  'rules.discard.short':
    'Any of the rolled dice, as the player likes. It is chosen before moving; all the rest is decided with the dice that are kept.',
  'rules.discard.more': `The rule that all dice have to be used looks only at those that are kept. So you may give up the one die that would lead you into a Passage, even if it could be used.

A player with a single haruspex in play gives up one die as well, and may then stop after any of the others.

Lasa Vecuvia’s last haruspex can let dice go for another reason: see the page on it.`,
  'rules.discard.words':
    'discard, drop a die, remove a die, throw away a die, give up a die, choose die, which die, fewer dice',

  'rules.tuchulchaPowers.title': 'Tuchulcha’s powers',
  'rules.tuchulchaPowers.short':
    'Tuchulcha’s haruspexes cannot be hit, ignore Ritual and Mystical stones, and may move on after a hit. A stone that they hold is closed to everybody else.',
  'rules.tuchulchaPowers.more': `- **Closed stones:** nobody may stop where one of Tuchulcha’s stands; passing is allowed.
- **Hits:** only the number of victims counts. Two on a Mystical stone take two attackers, not six. Those who arrive have to complete the hit with the next dice, as always.
- **After a hit** the same haruspexes may walk and hit again.
- **Mystical stones** need not be left first.
- **Lasa Vecuvia’s** haruspexes go to the forest too when Tuchulcha hits them.
- **Passages** are not ignored: whoever of Tuchulcha’s stops on an open one is lost.
- They never leave for the altar, but go round and round.

**Example:** red as Tuchulcha rolls 2-1-5-3 and gives up the 5. With 2 and 3, two haruspexes hit blue’s pair on Ritual stone 24; with the 1, one of them moves on.`,
  'rules.tuchulchaPowers.words':
    'invulnerable, immune, powers of tuchulcha, abilities, can tuchulcha be hit, hit tuchulcha, closed stone, stone held by tuchulcha, attack tuchulcha, advantages, kill tuchulcha',

  'rules.tuchulchaFalls.title': 'How Tuchulcha falls',
  'rules.tuchulchaFalls.short':
    'As soon as another player brings a haruspex to the altar, the player devoted to Tuchulcha is out of the game. The mover goes on with the dice that are left.',
  'rules.tuchulchaFalls.more': `All haruspexes of that player leave the board, also those in the sanctuary and the forest. Then the end of the game is checked: with one player left, that player wins; with a colour that has none in play, the altar is counted; otherwise play goes on without Tuchulcha.

A player devoted to Tuchulcha who has no haruspex left in play, for example in Passages, is out as well.

Whoever reached the altar may become Tuchulcha at the end of that turn, and anybody may later on. Each devotion costs one haruspex more than the one before.

With two players, a neutral haruspex on the altar also brings Tuchulcha down.`,
  'rules.tuchulchaFalls.words':
    'defeat tuchulcha, beat tuchulcha, stop tuchulcha, bring down tuchulcha, kill tuchulcha, eliminate tuchulcha, tuchulcha loses, tuchulcha out, tuchulcha eliminated, get rid of tuchulcha',

  'rules.eliminator.title': 'Taking Tuchulcha’s place',
  'rules.eliminator.short':
    'If you brought Tuchulcha down by reaching the altar, you may devote your own temple to Tuchulcha at the end of the same turn, under the usual conditions.',
  'rules.eliminator.more': `- It is the only devotion after moving. You do not roll now: your turn ends, and you play as Tuchulcha from your next turn.
- It costs one haruspex more than the last devotion.
- All conditions hold: others with two in play each (Lasa Vecuvia apart), enough to give, one of yours still in play.
- Only if the game is not over.
- If you let it be, anybody may become Tuchulcha later, at the beginning of a turn; you too.

**Example:** yellow brought red’s Tuchulcha down. It was the first devotion, so yellow pays 4: one from the altar, one from the forest and two from the temple.`,
  'rules.eliminator.words':
    'after tuchulcha falls, take over, replace tuchulcha, second tuchulcha, same turn, at the end of the turn, successor, new tuchulcha',

  'rules.lasaVecuvia.title': 'Lasa Vecuvia',
  'rules.lasaVecuvia.short':
    'With four players, one player may become the rival of Tuchulcha. Her haruspexes jump over everybody and seal the Passages. She wins when all are sealed, and is out when she has too few haruspexes for those still open.',
  'rules.lasaVecuvia.more': `**What changes**
- Two dice, a third on doubles, as before.
- Her haruspexes move on empty stones only, and jump over the others.
- They hit nobody. Only Tuchulcha sends them to the forest; hit by others, they go back to the temple.
- They circle the ring and never go to the altar.
- Stopping on an open Passage seals it, and the haruspex retires to her sanctuary.

**How she wins:** no Passage is open any more.

**How she loses:** fewer haruspexes in play than open Passages.

She stays in the game when Tuchulcha falls, and may still win, even by the altar count (with nobody on the altar).`,
  'rules.lasaVecuvia.words':
    'lasa vecuvia, lasa, vegoia, nymph, angel, lasa, vecuvia, rival, what is lasa vecuvia, what does lasa do, how does lasa win, lasa wins',

  'rules.devotingLasa.title': 'Becoming Lasa Vecuvia',
  'rules.devotingLasa.short':
    'With four players, before you roll: somebody else is devoted to Tuchulcha now, nobody has been Lasa Vecuvia in this game, and you have at least four haruspexes in play.',
  'rules.devotingLasa.more': `**What you give:** all of yours on the altar and in the forest go to her sanctuary. If there are none, you give one haruspex of your choice, from the temple or from any stone.

Then you roll in the same turn.

It happens once in a game: when Lasa Vecuvia is out, nobody follows her.

Count before you do it: each seal takes one haruspex, and with fewer in play than open Passages you are out.`,
  'rules.devotingLasa.words':
    'become lasa vecuvia, devote to lasa, change to lasa, when can I become lasa, conditions for lasa, requirements, choose lasa, be lasa, cost of lasa',

  'rules.lasaMoving.title': 'How Lasa Vecuvia moves',
  'rules.lasaMoving.short':
    'Only empty stones are counted and landed on. Stones where anybody stands, her own too, are jumped over and not counted. So nobody blocks her, and she hits nobody.',
  'rules.lasaMoving.more': `- An open or sealed Passage without a haruspex counts as an empty stone.
- She jumps over Tuchulcha’s as well.
- She cannot put two on one stone, except that a group standing there from before may stay.
- Mystical stones have to be left first, and all dice used, as for a normal player.
- Her haruspexes have the usual spiritual power against those who want to hit them.

**Example:** black as Lasa Vecuvia rolls 5-4. With the 4, the haruspex on 31 jumps over Tuchulcha on 33 and seals Passage 36. With the 5, one from the temple jumps 33 too, and stops on 36, now a plain stone.`,
  'rules.lasaMoving.words':
    'lasa moves, jump, jumping, lasa jumps over, empty stones, unoccupied, count, skip occupied stones, can lasa hit, movement of lasa',

  'rules.sealing.title': 'Sealing a Passage',
  'rules.sealing.short':
    'A haruspex of Lasa Vecuvia that stops on an open Passage seals it, and retires to her sanctuary. A sealed Passage is a plain stone for everybody, for good.',
  'rules.sealing.more': `- It has to stop there with a die; passing over does not seal.
- The haruspex is out of play from then on, and no longer counts for the Passages still open.
- With all four sealed, Lasa Vecuvia wins at once.
- The seals stay when she is out of the game.
- The four Passages can be sealed in any order, and by haruspexes on any round.`,
  'rules.sealing.words':
    'seal, seals, close a passage, shut, block a passage, sealed passage, open passage, token on passage, how do I seal, four seals',

  'rules.lasaHit.title': 'When Lasa Vecuvia is hit',
  'rules.lasaHit.short':
    'Hit by Tuchulcha, her haruspexes go to the forest. Hit by anybody else, they go back to their own temple and begin again.',
  'rules.lasaHit.more': `The spiritual power protects them as usual: the number on the stone, doubled on a Ritual and tripled on a Mystical stone. Against Tuchulcha only the number counts.

In the temple they are in play, so being hit by a normal player costs her way, but no haruspex.

**Example:** yellow rolls 2-6 and walks from 32 to 38, then hits Lasa Vecuvia’s on 40: it goes back to black’s temple. First 2 and then 6 was not possible, as Tuchulcha held 34.`,
  'rules.lasaHit.words':
    'hit lasa vecuvia, lasa is hit, attack lasa, lasa hit by tuchulcha, back to the temple, return to temple, protect lasa',

  'rules.lasaLast.title': 'Lasa Vecuvia’s last haruspex',
  'rules.lasaLast.short':
    'While exactly one of hers is in play, she may let any die go that would carry it past the last open Passage. The die counts as used.',
  'rules.lasaLast.more': `- It holds from the moment she has only one, even in the middle of a turn.
- Mystical first does not bind a die that is let go.
- A die that would not carry her past the Passage has to be used as usual.
- The rule for a normal player with one haruspex, to stop after any die, is not hers.

**Example:** Lasa Vecuvia’s last one stands on 20; the only open Passage is 26, and 22 and 24 are occupied. She rolls 5-3. The 3 leads to 25, and the 5 may be let go. She may also use both dice, and end on 30.`,
  'rules.lasaLast.words':
    'last haruspex of lasa, lasa one left, discard a die, let a die go, pass the last passage, overshoot the passage, another round, drop a die as lasa',

  'rules.lasaOut.title': 'When Lasa Vecuvia is out',
  'rules.lasaOut.short':
    'As soon as she has fewer haruspexes in play than there are open Passages, Lasa Vecuvia is out of the game. Her seals stay.',
  'rules.lasaOut.more': `Those in the temple count as in play, so being sent back there does not put her out. A hit by Tuchulcha does cost one. Sealing takes one haruspex and one open Passage, so it never puts her out.

All her haruspexes go to the box. Nobody else can be devoted to her in this game.

She stays in the game when Tuchulcha falls. If then a colour has no haruspex in play, the game ends, and she is ranked with nobody on the altar.`,
  'rules.lasaOut.words':
    'lasa loses, lasa eliminated, lasa out, too few haruspexes, enough haruspexes for the passages, lasa dead, defeat lasa',

  'rules.end.title': 'When the game ends',
  'rules.end.short':
    'While nobody is devoted to Tuchulcha: as soon as any colour still in the game has no haruspex in play. Also when Tuchulcha or Lasa Vecuvia wins, or only one player is left.',
  'rules.end.more': `- **The last haruspex** of a colour reached the altar or the forest, and nobody is Tuchulcha: the altar is counted. It ends in the middle of a turn too, and the other dice are not used.
- **Every Passage is sealed:** Lasa Vecuvia wins.
- **One player is left in the game:** that player wins. This is how Tuchulcha wins.

While somebody is devoted to Tuchulcha, a player without haruspexes in play is out, and the others go on.

With two players the neutral colours count too: a neutral colour without haruspexes in play ends the game.`,
  'rules.end.words':
    'game over, finish, when does the game end, end of the game, how long, over, last turn, last haruspex reaches the altar, end condition',

  'rules.winning.title': 'Who wins',
  'rules.winning.short':
    'At the end of the game, whoever has the most haruspexes on the altar; among equals, the fewest in the forest. Tuchulcha wins by being the only player left, Lasa Vecuvia by sealing every Passage.',
  'rules.winning.more': `Only players still in the game are ranked, Lasa Vecuvia too, with nobody on the altar. It does not matter who ended the game: running out of haruspexes first does not make you the winner.

**Example:** blue ends the game with 4 on the altar and 4 in the forest, red has 4 on the altar and 2 in the forest. Red wins.

With two players there is a twist: if neutral colours alone are on top, the winner is the opponent of the player who ended the game.`,
  'rules.winning.words':
    'winner, win, wins, who wins, how do I win, victory, score, points, most on the altar, ranking, count, final result',

  'rules.ties.title': 'Ties',
  'rules.ties.short':
    'With equally many on the altar, fewer in the forest wins. Players who are equal in both share the victory.',
  'rules.ties.more': `Those in a sanctuary, in the temple or on the path count for neither.

**Example:** blue steps into a Passage with its last haruspex. Nobody has any on the altar, neither blue nor Lasa Vecuvia. Blue has 8 in the forest, Lasa Vecuvia none: Lasa Vecuvia wins.`,
  'rules.ties.words':
    'tie, draw, tied, equal, same number on the altar, tie break, tiebreaker, shared victory, share the win, two winners',

  'rules.outOfTheGame.title': 'Out of the game',
  'rules.outOfTheGame.short':
    'A player without haruspexes in play is out while somebody is devoted to Tuchulcha. Tuchulcha is out when another player reaches the altar, Lasa Vecuvia when she has too few for the open Passages.',
  'rules.outOfTheGame.more': `All haruspexes of that player leave the board for the box, those on the altar included, and are not ranked at the end.

**You are out**
- as a normal player, with none in play while somebody else is Tuchulcha;
- as Tuchulcha, when another player brings a haruspex to the altar, or when you have none in play;
- as Lasa Vecuvia, with fewer in play than open Passages;
- if you resign.

While nobody is Tuchulcha, a normal player without haruspexes in play is not out: the game ends, and all are ranked. Neutral colours are never out.`,
  'rules.outOfTheGame.words':
    'eliminated, elimination, eliminated, out, knocked out, lose, lost the game, am I out, no haruspexes left, what happens if I have no haruspexes left, removed from the game, box, player elimination, dead',

  'rules.order.title': 'When several things happen at once',
  'rules.order.short':
    'After every step and every devotion the same five questions are asked, in a fixed order, so that every ending is clear.',
  'rules.order.more': `1. Did a haruspex reach the altar while another player is devoted to Tuchulcha? That player is out.
2. Has Lasa Vecuvia fewer in play than open Passages? She is out. Is no Passage open? She wins.
3. Has Tuchulcha none in play? Out. If Tuchulcha is still there, every other player with none in play is out.
4. Is only one player left? That player wins.
5. Is nobody devoted to Tuchulcha, and has a colour that is not out none in play? The game ends, and the altar is counted.

So if your last haruspex reaches the altar while Tuchulcha hunts, Tuchulcha falls first, and then the altar is counted: you are not out.`,
  'rules.order.words':
    'order of checks, priority, timing, simultaneous, at the same time, what comes first, sequence of the end, both happen, my last haruspex brings down tuchulcha',

  'rules.resigning.title': 'Resigning',
  'rules.resigning.short':
    'Who resigns, or is removed from the table, is out of the game: the haruspexes go to the box. The others play on, and a last one left wins.',
  'rules.resigning.more': `You can resign at any time, not only in your own turn. You cannot come back to that game.

If Tuchulcha resigns, the role is free again, and the next devotion costs one haruspex more. If Lasa Vecuvia resigns, her seals stay and nobody follows her.`,
  'rules.resigning.words':
    'give up, giving up, giving up the game, resign, give up, quit, surrender, leave the game, concede, stop playing, removed, abandon',

  'rules.threePlayers.title': 'Three players',
  'rules.threePlayers.short':
    'You play on a ring of 30 stones, with 9 haruspexes each and any three colours. A haruspex goes round the whole ring, and leaves from the Mystical stone where it entered. Lasa Vecuvia does not take part.',
  'rules.threePlayers.more': `- **Sectors** of ten, in the order blue, red, yellow, black, without the colour that is missing. Mystical stones are 1, 11, 21, Ritual stones 4, 14, 24, Passages 6, 16, 26.
- **The way** is as long as with four players: the 31st step is the exit stone, and beyond it lies the altar.
- **Tuchulcha** costs 4 haruspexes the first time, at least 3 of them from altar and forest, and rolls three dice.
- **Lasa Vecuvia** cannot be chosen.

All other rules are the same.`,
  'rules.threePlayers.words':
    '3 players, three player game, 3 player board, board for three, 30 stones, three colours, whole circuit, differences',

  'rules.exitStone.title': 'Three players: waiting on the exit stone',
  'rules.exitStone.short':
    'With three players the exit stone is also your entry. A haruspex that stops there after its circuit is marked as finished, and any die takes it to the altar.',
  'rules.exitStone.more': `In notation it is written **e** instead of the stone’s number, and on the picture it stands apart.

- For spiritual power it counts together with yours that have just entered there, and the Mystical stone triples them all.
- It has to leave first in your next turn, like everybody on a Mystical stone; for leaving, those waiting and those just entered are told apart.
- If you devote to Tuchulcha, it becomes an ordinary haruspex on that stone.

**Example:** yellow enters and leaves by stone 21 on a board of red, yellow and blue. With 2-4, yellow brings the two on 19 and 17 to the exit stone, where both wait.`,
  'rules.exitStone.words':
    'finished circuit, e, exit, waiting, border of the stone, entry and exit, completed the round, full lap, same stone twice',

  'rules.twoPlayers.title': 'Two players',
  'rules.twoPlayers.short':
    'You sit opposite each other, with 9 haruspexes each, on the board of 40 stones. The other two colours are neutral, with 5 each, and both of you may move them. Lasa Vecuvia does not take part.',
  'rules.twoPlayers.more': `- **Each die** moves one of your own or a neutral haruspex, as you like.
- **Tuchulcha** costs 4 haruspexes the first time, at least 3 of them from altar and forest; rolls three dice, a fourth allowed if two are equal; and moves only the own colour.
- **The end:** a neutral colour without haruspexes in play ends the game too, while nobody is Tuchulcha.

**Example:** blue rolls 3-5. The 5 moves its own haruspex from 14 to 19, the 3 a neutral black one from 11 to 14. Black need not leave its Mystical stone, but may.`,
  'rules.twoPlayers.words':
    '2 players, two player game, duel, head to head, only two of us, opposite colours, differences, board for two',

  'rules.neutral.title': 'Neutral haruspexes',
  'rules.neutral.short':
    'With two players, each die may move a neutral haruspex instead of one of yours. It walks its own colour’s way, and hits every other colour, even yours.',
  'rules.neutral.more': `- They enter at their own temple, and leave for the altar by their own exit.
- Neutral haruspexes need not leave Mystical stones first. Your own have to, before you move a neutral one.
- Hits are made by one colour: your own and neutral haruspexes do not add up.
- They can be hit by anybody, and go to their forest.
- They are never devoted and never out.
- Whoever is Tuchulcha cannot move them.
- Their moves count when as many dice as possible have to be used.

**Example:** blue rolls 2-3 and uses the 3 to move black from 9 to 12. Blue’s own haruspex there is hit.`,
  'rules.neutral.words':
    'neutral colours, grey, nobody’s haruspexes, dummy, move the other colours, neutral pieces, can I move neutral, whose are these',

  'rules.neutralWins.title': 'When a neutral colour is on top',
  'rules.neutralWins.short':
    'If neutral colours alone are best at the end, the winner is the opponent of the player whose move ended the game. A player who is equal with a neutral colour wins.',
  'rules.neutralWins.more': `Neutral colours are ranked like players: most on the altar, then fewest in the forest.

So take care before you bring a neutral haruspex home: if that ends the game with a neutral colour on top, you have lost it.

**Example:** blue brings the last red neutral haruspex to the altar. Red has 5 there, yellow 4 and blue 3. Red alone is on top, blue ended the game, so yellow wins.`,
  'rules.neutralWins.words':
    'neutral wins, neutral is first, neutral has most, opponent wins, neutral on the altar, tie with neutral, neutral ends the game',

  'rules.notation.title': 'How positions and moves are written',
  'rules.notation.short':
    'A step is written as from, a dash, and to: T is the temple, V the altar, e the finished circuit, a number a stone. A mark tells what happens there.',
  'rules.notation.more': `**Marks:** \`x\` the hit is complete, \`+\` the hit is open, \`~\` lost in a Passage, \`#\` a Passage sealed, \`!5\` a 5 given up. With two players every step begins with its colour: \`y:T-24\`.

**Dice:** \`3-6\`

**Positions** are one line: players, whose turn (b, r, y, k for black), devotions to Tuchulcha and to Lasa Vecuvia, sealed Passages, then each colour.
\`bn:6/3,5/0/0/0\` is blue, normal (t Tuchulcha, l Lasa Vecuvia, x neutral, o out), with 6 in the temple, one each on stones 3 and 5, and 0 on the altar, in the forest and in a sanctuary. \`24x2\` is two on 24.

**Examples:** \`T-3x\` from the temple to 3 with a hit; \`29-V\` from 29 to the altar.`,
  'rules.notation.words':
    'notation, write, record, symbols, letters, abbreviations, what does x mean, position string, log, export, T V e, plus sign, tilde',

  'rules.rulings.title': 'Where the rulebook is silent',
  'rules.rulings.short':
    'The printed rules leave some cases open, and their languages differ in places. For each of them there is a ruling here, marked on the page that it belongs to.',
  'rules.rulings.more': `The rulings are about
- the plain stones, and the ring of three players;
- which die Tuchulcha gives up;
- hits that take several haruspexes;
- Mystical stones that cannot be left;
- a single haruspex in the game of two;
- who stays in play after a devotion, and how Tuchulcha falls;
- shared victories, and ties with a neutral colour.

If you play with the printed game elsewhere, agree on these before you begin.`,
  'rules.rulings.words':
    'ruling, house rule, official rules, rulebook, unclear, ambiguous, FAQ, errata, differences to the rulebook, interpretation, disputed, printed rules',

  'rules.ruling.plainStones':
    'The text of the rulebook gives no numbers: that the 1st, 4th and 6th stone of a sector are special, and no other, is concluded from its examples.',
  'rules.ruling.ringOfThirty':
    'The rulebook does not count the stones for three players: here it is a ring of 30, the one with sectors of ten and a way of the same length.',
  'rules.ruling.anyDieDiscarded':
    'The rulebook does not say which die Tuchulcha gives up: here it may be any of them.',
  'rules.ruling.openHitNextDice':
    'The rulebook does not say what may happen before a hit is complete: here the very next dice have to complete it, and nothing else moves in between.',
  'rules.ruling.mysticalSetAside':
    'The rulebook lets you ignore the Mystical rule if more dice can be used then, but not how far: here it is set aside for the whole turn.',
  'rules.ruling.lastOneOwnColor':
    'The rulebook does not say whether neutral haruspexes count towards your last one: here, in the game of two, only your own colour does.',
  'rules.ruling.oneLeftAfterDevoting':
    'The rulebook does not forbid giving your last haruspex in play to Tuchulcha: here at least one has to be in play afterwards.',
  'rules.ruling.neutralFellsTuchulcha':
    'The rulebook does not say whether a neutral haruspex on the altar brings Tuchulcha down: here it does.',
  'rules.ruling.tuchulchaAloneIsOut':
    'The rulebook does not say what becomes of Tuchulcha without haruspexes in play: here that player is out of the game.',
  'rules.ruling.sharedVictory':
    'The rulebook has no answer if altar and forest are both equal: here the victory is shared.',
  'rules.ruling.neutralShares':
    'The rulebook does not say what happens if a player and a neutral colour are equally best: here the player wins.',

  'rules.figure.board':
    'All haruspexes are in their temples. Of every ten stones the 1st is Mystical, the 4th Ritual, the 6th a Passage.',
  'rules.figure.moving': 'Blue rolls 3-5 and moves two haruspexes out of the temple, to 3 and 5.',
  'rules.figure.altar':
    'Blue rolls 3-4: a 3 is enough to reach the altar from 29, and the 4 takes another to the exit stone.',
  'rules.figure.doubles':
    'Yellow rolls 2-2 and adds a third die, a 4: two haruspexes meet on Ritual stone 24.',
  'rules.figure.mysticalFirst': 'Red rolls 6-5: the haruspex on Mystical stone 11 moves first.',
  'rules.figure.mysticalBlocked':
    'Blue rolls 4-4: the way from 1 to 5 is closed by two red ones, so others may move.',
  'rules.figure.allDice': 'Blue rolls 2-3: Tuchulcha holds 25, and the 3 leads into the Passage.',
  'rules.figure.blocked': 'Blue rolls 2-2-2: Tuchulcha holds 25, nobody can move, and the turn passes.',
  'rules.figure.lastOne': 'Blue’s only haruspex takes the 4 to a Ritual stone, and lets the 2 be.',
  'rules.figure.power':
    'Blue has power 1 on 3 and on 5, red 3 on Mystical stone 11 and 2 on Ritual stone 14, yellow 4 with two on Ritual stone 24.',
  'rules.figure.hits': 'Black rolls 5-5-3 and walks one haruspex to 35, 40 and 3, where it hits blue.',
  'rules.figure.openHit':
    'Blue rolls 6-6-2: two haruspexes hit black’s pair on 13, a third goes to the altar.',
  'rules.figure.hitterStays':
    'Blue rolls 3-6 and hits on 3. The hitter stays, and the 6 takes another into the Passage.',
  'rules.figure.devotingTuchulcha':
    'Red may devote: two on the altar, two in the forest, and every other player has two or more in play.',
  'rules.figure.tuchulchaPowers':
    'Red as Tuchulcha gives up the 5, hits blue’s pair on 24 with two haruspexes, and moves on with one of them.',
  'rules.figure.tuchulchaFalls': 'Yellow brings the haruspex on 10 to the altar, and red’s Tuchulcha is out.',
  'rules.figure.eliminator':
    'Tuchulcha has just fallen. Yellow may take the place for 4: altar 1, forest 1, temple 2.',
  'rules.figure.lasaMoving':
    'Black as Lasa Vecuvia jumps over 33, seals Passage 36, and enters another haruspex on it.',
  'rules.figure.lasaHit':
    'Yellow walks past Tuchulcha to 38 and hits Lasa Vecuvia on 40: her haruspex goes back to the temple.',
  'rules.figure.lasaLast':
    'The last one of Lasa Vecuvia takes the 3 to 25, and lets the 5 go that would lead past Passage 26.',
  'rules.figure.ties':
    'Blue’s last haruspex has to enter Passage 6: equal on the altar, and black has fewer in the forest.',
  'rules.figure.threePlayers': 'The ring of three players: 30 stones, 9 haruspexes each.',
  'rules.figure.exitStone': 'Yellow rolls 2-4: both haruspexes end their circuit and wait on the exit stone.',
  'rules.figure.twoPlayers': 'Blue rolls 3-5 and moves one of its own and a black, neutral one.',
  'rules.figure.neutral': 'Blue uses the 3 for neutral black, which hits blue’s own haruspex on 12.',
  'rules.figure.neutralWins':
    'Blue brings the last red one to the altar. Neutral red is on top, so yellow wins.',
};
