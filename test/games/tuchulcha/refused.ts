import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { Action, GameState, Move, Refusal } from '../../../src/games/tuchulcha/types.ts';
import { type StepChoice, whyNot } from '../../../src/games/tuchulcha/why-not.ts';
import { rowsOf } from '../../rows.ts';
import { applied, beginning, dice, position, rolled } from './legal-lines.ts';

export const POSITIONS = {
  START: '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
  SEVEN: '4 b 0.0 - bn:0/7,11,29/3/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0',
  TWELVE: '4 b 1.1 36 bn:0/23x2/2/4/0 rt:2/25/0/2/3 yn:3/9/2/2/0 kl:2/36/0/0/5',
  TWENTY: '2 b 1.0 - bn:2/12/3/3/0 rx:0/40/4/0/0 yt:3/19/0/1/4 kx:4/9/0/1/0',
  TWENTY_TWO: '4 k 2.1 6,16,36 bn:5/22/1/1/0 ro:0/-/0/0/0 yn:6/24/1/0/0 kl:0/20/0/0/7',
  TWENTY_THREE: '4 b 0.0 - bn:0/1,31/3/3/0 rn:5/4,7x2/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
  TUCHULCHA: '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0',
  LAST_ONE: '4 b 1.0 - bn:0/1/0/7/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0',
  TWO_WAIT: '4 b 0.0 - bn:6/1,11/0/0/0 rn:6/17x2/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
  TWO: '2 b 0.0 - bn:7/11,14/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:5/-/0/0/0',
  ON_MYSTICAL: '4 b 0.0 - bn:7/7/0/0/0 rn:7/11/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
  WITH_RED_TUCHULCHA: '4 b 1.0 - bn:8/-/0/0/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0',
} as const;

/** Something that the rules refuse in a state. */
interface Refused {
  readonly name: string;
  readonly state: GameState;
  readonly refusal: Refusal;
  /** The code alone where only the words are of interest. */
  readonly expected: Refusal | Pick<Refusal, 'code'>;
  /** What players read; empty where another row says the same. */
  readonly says: string;
}

/** `SEVEN → 6-6-2 → 11 2`: a position, what was rolled, and offered steps by origin and die; `START → over`: a phase. */
function stateOf(text: string): GameState {
  const [start = '', ...more] = text.split(' → ');
  const from = position(start in POSITIONS ? POSITIONS[start as keyof typeof POSITIONS] : start);
  const [roll, ...steps] = more;
  if (roll === undefined) return beginning(from);
  const [phase, kept = ''] = roll.split(' ');
  if (phase === 'over') return { ...beginning(from), phase: { name: 'over', winners: ['blue'] } };
  if (phase === 'afterFall') return { ...beginning(from), phase: { name: 'afterFall' } };
  if (phase === 'extra') return { ...beginning(from), phase: { name: 'extra', dice: dice(kept) } };
  return steps.reduce(
    (state, wish) => {
      const step = offers(state).steps.find(
        (one) => one.kind === 'move' && `${one.from} ${one.die}` === wish,
      );
      if (!step) throw new Error(`no step ${wish}`);
      return applied(state, { type: 'step', step });
    },
    rolled(from, dice(roll)),
  );
}

const placeOf = (text = ''): Move['from'] => (/^\d+$/.test(text) ? Number(text) : (text as Move['from']));

/** `blue temple 3`: a step by its color, origin and die; else an action: `roll 1-7`, `move blue temple 3 4 hit`. */
function askedOf(text: string): StepChoice | Action {
  const [verb = '', one = '', ...more] = text.split(' ');
  switch (verb) {
    case 'roll':
      return { type: 'roll', dice: dice(one) };
    case 'discard':
      return { type: 'discard', die: Number(one) };
    case 'let':
      return { type: 'step', step: { kind: 'discard', die: Number(more[0]) } };
    case 'move': {
      const [from, die, to, effect] = more;
      const move = {
        kind: 'move',
        color: one,
        from: placeOf(from),
        die: Number(die),
        to: placeOf(to),
        effect,
      };
      return { type: 'step', step: move as Move };
    }
    case 'tuchulcha':
      return { type: 'devote', devotion: { role: 'tuchulcha', fromTemple: Number(one) } };
    case 'lasaVecuvia': {
      const from = one === 'none' ? null : (placeOf(one) as 'temple' | number);
      return { type: 'devote', devotion: { role: 'lasaVecuvia', from } };
    }
    case 'resign':
      return { type: 'resign', color: one } as Action;
    case 'keep':
    case 'undo':
    case 'confirm':
    case 'pass':
      return { type: verb };
    default:
      return { color: verb, from: placeOf(one), die: Number(more[0]) } as StepChoice;
  }
}

/** `badDice §3 dice=1-7 needed=2` */
function expectedOf(text: string): Refused['expected'] {
  const [code = '', rule, ...facts] = text.split(' ');
  if (rule === undefined) return { code } as Refusal;
  const pairs = facts.map((fact) => fact.split('=') as [string, string]);
  const read = pairs.map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]);
  return { code, rule: rule.slice(1), facts: Object.fromEntries(read) } as Refusal;
}

/** The engine's own refusal of a step or any action. */
function refusalOf(state: GameState, asked: StepChoice | Action): Refusal {
  const answer = 'type' in asked ? tuchulcha.apply(state, asked) : null;
  const refusal = 'type' in asked ? (answer?.ok ? null : answer?.refusal) : whyNot(state, asked);
  if (!refusal) throw new Error(`allowed: ${JSON.stringify(asked)}`);
  return refusal;
}

/** A case, the state, what is asked for, the refusal with its rule and facts, and the sentence that says so. */
const ROWS = rowsOf(`
  in a game that is over | START → over | blue temple 3 | gameOver §7 |
    The game is over, and nothing moves any more.
  after steps that end the game | TWENTY → 2-3 → 40 2 | blue temple 3 | gameOver §7
  after steps that put the mover out | LAST_ONE → 5-4 → 1 5 | blue temple 4 | notInGame §7 color=blue
  before the roll | START | blue temple 3 | wrongPhase §3 phase=before | Roll the dice first.
  before Tuchulcha's discard | TUCHULCHA → 2-1-5-3 | red 22 2 | discardFirst §4.6 |
    First give up one die for Tuchulcha.
  another player's | SEVEN → 6-6-2 | red 17 2 | notYourColor §4.1 color=red
  the other player's of two | TWO → 3-5 | yellow temple 3 | notYourColor §4.1 color=yellow |
    You don’t move yellow haruspexes this turn.
  a die that was not rolled | START → 3-5 | blue temple 4 | noSuchDie §4.1 die=4 |
    There’s no 4 among the dice left.
  a die that is used | START → 3-5 → temple 3 | blue temple 3 | noSuchDie §4.1 die=3
  from where nobody is | START → 3-5 | blue 7 3 | nobodyThere §4.1 color=blue from=7 |
    No blue haruspex is on stone 7.
  of one that made a hit | SEVEN → 6-6-2 → 11 2 → 7 6 | blue 13 6 |
    hitterStays §4.2 color=blue from=13 hitters=2 |
    The 2 blue haruspexes that made the hit on stone 13 stay there for this turn.
  elsewhere while a hit is open | SEVEN → 6-6-2 → 11 2 | blue 29 6 |
    openHit §4.2 stone=13 color=blue missing=1 |
    The hit on stone 13 is open: one more blue haruspex has to arrive there before anything else.
  onto a stone of Tuchulcha | TWELVE → 2-3 | blue 23 2 | closedByTuchulcha §5.2 stone=25 color=red |
    Stone 25: red stands there for Tuchulcha, and nobody else may stop.
  onto a stone with more power than dice are left |
    4 b 0.0 - bn:7/20/0/0/0 rn:8/-/0/0/0 yn:6/24x2/0/0/0 kn:8/-/0/0/0 → 4-3 | blue 20 4 |
    powerTooHigh §4.2 stone=24 color=yellow power=4 count=2 brought=2 |
    Stone 24: the spiritual power of yellow there is 4 (2 haruspexes × 2 on a Ritual stone), and you can bring 2.
  a hit that no other die completes | TWENTY_THREE → 6-6 | blue 1 6 |
    hitNotCompletable §4.2 stone=7 color=red missing=1 |
    Stone 7: the hit on red would stay open. One more haruspex of the same color would have to arrive with the very next dice, and none can.
  of another while one waits on a Mystical stone |
    4 r 0.0 - bn:4/3,5/0/2/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:7/-/0/1/0 → 6-5 | red temple 5 |
    mysticalFirst §4.3 from=11 waiting=1
  of a neutral color while an own one waits | TWO → 3-5 | red temple 5 |
    mysticalFirst §4.3 from=11 waiting=1
  of one that waits on e | 3 y 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:8/e/0/0/0 → 1-6 | yellow temple 6 |
    mysticalFirst §4.3 from=exit waiting=1
  of one that waits, after which another that waits would have no die | TWO_WAIT → 6-3 | blue 1 3 |
    mysticalFirst §4.3 from=11 waiting=1 after=yes |
    After this step one of yours would still have to leave a Mystical stone first (on stone 11), and then you couldn’t use all the dice you have to.
  after which not all dice can be used | SEVEN → 2-2-6 | blue 11 2 | allDice §4.4 dice=3 |
    You have to use 3 dice this turn, and after this step you couldn’t.
  anything in a game that is over | START → over | roll 1-2 | gameOver §7
  a second roll | START → 3-5 | roll 1-2 | wrongPhase §3 phase=moving
  a third die too early | START | roll 1-1-2 | badDice §3 dice=1-1-2 needed=2
  a seven | START | roll 1-7 | badDice §3 dice=1-7 needed=2 |
    2 dice are rolled here, each from 1 to 6, and not 1-7.
  keeping what can be nothing else | START → 3-5 | keep | wrongPhase §3 phase=moving
  a discard that isn't Tuchulcha's | START → 3-5 | discard 3 | noDiscard §4.6 die=3 |
    You can’t give up the 3. Only Tuchulcha’s player gives up a die, once, before moving.
  a discard of a die that was not rolled | TUCHULCHA → 2-1-5-3 | discard 4 | noSuchDie §4.6 die=4
  a discard in mid-turn that isn't Lasa Vecuvia's last one's | START → 3-5 | let go 3 | noDiscard §6.4 die=3
  a discard that would not carry her past the last open Passage | TWENTY_TWO → 5-3 | let go 3 |
    noDiscard §6.4 die=3 |
    You can’t give up the 3. Only the last haruspex of Lasa Vecuvia lets a die go, and only one that would carry it past the last open Passage.
  a discard in mid-turn of a die that was not rolled | TWENTY_TWO → 5-3 | let go 4 | noSuchDie §6.4 die=4
  a step told to another stone | START → 3-5 | move blue temple 3 4 none |
    wrongTarget §4.1 from=temple to=4 die=3 effect=none
  a step told with another effect | START → 3-5 | move blue temple 3 3 hit |
    wrongTarget §4.1 from=temple to=3 die=3 effect=hit | With a 3, “temple → 3, with a hit” isn’t possible.
  a step before the roll | START | move blue temple 3 3 none | wrongPhase §3 phase=before
  taking back a roll | START → 3-5 | undo | nothingToUndo §4 |
    There’s nothing to take back: rolls and devotions stand.
  ending a turn with a die left | START → 3-5 → temple 3 | confirm | turnNotComplete §4.4 used=1 dice=2 |
    Your turn isn’t over: you have to use 2 dice, and so far you’ve used one.
  ending a turn with an open hit | SEVEN → 6-6-2 → 11 2 | confirm |
    openHit §4.2 stone=13 color=blue missing=1
  ending a turn before the roll | START | confirm | wrongPhase §4.4 phase=before
  declining what is not offered | START | pass | wrongPhase §5.4 phase=before
  devoting after the roll | START → 3-5 | tuchulcha 0 | wrongPhase §5.1 phase=moving |
    You’ve rolled the dice: it’s too late for that.
  a second Tuchulcha | 4 b 1.0 - bn:4/-/2/2/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0 | tuchulcha 0 |
    alreadyDevoted §5.1 color=red role=tuchulcha
  Tuchulcha while another has one in play | 4 b 0.0 - bn:4/-/2/2/0 rn:1/-/3/4/0 yn:8/-/0/0/0 kn:8/-/0/0/0 |
    tuchulcha 0 | othersTooFew §5.1 color=red inPlay=1 needed=2 |
    Ben (red) has only one haruspex in play; each of the others needs 2.
  Tuchulcha with too few on the altar and in the forest |
    4 b 0.0 - bn:7/-/0/1/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0 | tuchulcha 1 |
    tooFewToGive §5.1 given=3 least=2 fromTemple=1 altarAndForest=1 temple=7 |
    It costs you 3 haruspexes, at least 2 of them from the altar and the forest, the others from there or the temple. You have 1 on the altar and in the forest, and 7 in the temple.
  Tuchulcha with more from the temple than may be |
    4 b 0.0 - bn:4/-/2/2/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0 | tuchulcha 2 |
    tooFewToGive §5.1 given=3 least=2 fromTemple=2 altarAndForest=4 temple=4 |
    It costs you 3 haruspexes, at least 2 of them from the altar and the forest, the others from there or the temple. You have 4 on the altar and in the forest, and 4 in the temple: 2 from the temple isn’t possible.
  Tuchulcha with nobody in play afterwards | 4 b 0.0 - bn:1/-/5/2/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0 |
    tuchulcha 1 | tooFewInPlay §5.1 inPlay=0 needed=1 |
    None of yours would be left in play, and one has to be.
  Lasa Vecuvia with two players | 2 b 0.0 - bn:9/-/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:5/-/0/0/0 |
    lasaVecuvia temple | fourPlayersOnly §6
  Lasa Vecuvia without Tuchulcha | START | lasaVecuvia temple | tuchulchaNeeded §6.1 |
    Lasa Vecuvia comes only while someone else is devoted to Tuchulcha, and nobody is.
  Lasa Vecuvia a second time | 4 b 1.1 - bn:8/-/0/0/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kl:7/-/0/0/1 |
    lasaVecuvia temple | alreadyDevoted §6.1 role=lasaVecuvia color=black |
    Dirk (black) is devoted to Lasa Vecuvia, who comes only once in a game.
  Lasa Vecuvia with three in play | 4 b 1.0 - bn:3/-/0/5/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0 |
    lasaVecuvia none | tooFewInPlay §6.1 inPlay=3 needed=4 |
    You have 3 haruspexes in play; Lasa Vecuvia asks for 4.
  one of choice where others lie on the altar or in the forest |
    4 b 1.0 - bn:7/-/0/1/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0 | lasaVecuvia temple |
    givesAltarAndForest §6.1 |
    You give all your haruspexes on the altar and in the forest, and none that are in play.
  no choice where none lie there | WITH_RED_TUCHULCHA | lasaVecuvia none |
    tooFewToGive §6.1 altarAndForest=0 |
    You have nobody on the altar or in the forest to give: choose one in play.
  a choice of one who is not there | WITH_RED_TUCHULCHA | lasaVecuvia 3 | nobodyThere §6.1 color=blue from=3
  a devotion of Tuchulcha | TUCHULCHA | lasaVecuvia none | notNormal §6.1 role=tuchulcha |
    Your temple is devoted to Tuchulcha already.
  Lasa Vecuvia after Tuchulcha fell |
    4 b 1.0 - bn:7/-/1/0/0 ro:0/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0 → afterFall | lasaVecuvia none |
    wrongPhase §5.4
  resigning for a neutral color | TWO | resign red | notInGame §7 color=red
  resigning twice | 4 b 0.0 - bn:8/-/0/0/0 ro:0/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0 | resign red |
    notInGame §7 color=red | Nobody still in the game has red.
   | START → extra 3-3 | blue temple 3 | wrongPhase | First decide whether to roll a third die.
   | TUCHULCHA → 2-1-5-3 | confirm | wrongPhase | First give up one die for Tuchulcha.
   | WITH_RED_TUCHULCHA → afterFall | confirm | wrongPhase |
    Tuchulcha has just fallen: devote your temple, or end your turn.
   | WITH_RED_TUCHULCHA → afterFall | lasaVecuvia temple | wrongPhase |
    After Tuchulcha’s fall, Tuchulcha is the only role to take.
   | SEVEN → 6-6-2 | blue temple 2 | nobodyThere | No blue haruspex is in the temple.
   | ON_MYSTICAL → 4-2 | blue 7 4 | powerTooHigh |
    Stone 11: the spiritual power of red there is 3 (1 haruspex × 3 on a Mystical stone), and you can bring 2.
   | ON_MYSTICAL → 4-2 → temple 2 | blue 7 4 | powerTooHigh |
    Stone 11: the spiritual power of red there is 3 (1 haruspex × 3 on a Mystical stone), and you can bring 1.
   | 4 b 0.0 - bn:7/20/0/0/0 rn:8/-/0/0/0 yn:5/23x3/0/0/0 kn:8/-/0/0/0 → 3-4 | blue 20 3 | powerTooHigh |
    Stone 23: the spiritual power of yellow there is 3 (3 haruspexes), and you can bring 2.
   | SEVEN → 6-6-2 | blue 29 6 | mysticalFirst |
    One of yours has to leave its Mystical stone before anything else: it’s on stone 11.
   | 3 y 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:7/21,e/0/0/0 → 1-6 | yellow temple 6 | mysticalFirst |
    2 of yours have to leave their Mystical stones before anything else; one is on stone 21.
   | TWO | lasaVecuvia temple | fourPlayersOnly | Lasa Vecuvia comes only in games of four.
   | WITH_RED_TUCHULCHA | tuchulcha 0 | alreadyDevoted |
    Ben (red) is devoted to Tuchulcha, who takes only one temple at a time.
   | 4 b 1.1 - bn:8/-/0/0/0 rt:5/-/0/0/3 yn:8/-/0/0/0 ko:0/-/0/0/0 | lasaVecuvia temple | alreadyDevoted |
    Someone was devoted to Lasa Vecuvia, who comes only once in a game.
   | 4 k 1.1 - bn:8/-/0/0/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kl:7/-/0/0/1 | tuchulcha 0 | notNormal |
    Your temple is devoted to Lasa Vecuvia already.
`);

export const REFUSED: readonly Refused[] = ROWS.map(
  ([name = '', start = '', asked = '', code = '', says = '']) => {
    const state = stateOf(start);
    const refusal = refusalOf(state, askedOf(asked));
    return { name: name || says, state, refusal, expected: expectedOf(code), says };
  },
);
