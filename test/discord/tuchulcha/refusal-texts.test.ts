import { describe, expect, test } from 'vitest';
import { whyText } from '../../../src/discord/tuchulcha/move-texts.ts';
import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { Action, GameState, Move, Refusal, RefusalCode } from '../../../src/games/tuchulcha/types.ts';
import { type StepChoice, whyNot } from '../../../src/games/tuchulcha/why-not.ts';
import { translator } from '../../../src/texts/index.ts';
import { REFUSAL_CODES } from '../../../tools/engine/refusal-words.ts';
import { applied, beginning, dice, position, rolled } from '../../games/tuchulcha/legal-lines.ts';
import { aTable } from '../a-table.ts';
import { seats } from './what-can-i-do/seats.ts';

const t = translator('en');

const START = '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const SEVEN = '4 b 0.0 - bn:0/7,11,29/3/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0';
const ON_MYSTICAL = '4 b 0.0 - bn:7/7/0/0/0 rn:7/11/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const WITH_RED_TUCHULCHA = '4 b 1.0 - bn:8/-/0/0/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0';
const TUCHULCHA = '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0';
const TWO = '2 b 0.0 - bn:7/11,14/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:5/-/0/0/0';

const before = (text: string) => (): GameState => beginning(position(text));
const after = (text: string, roll: string) => (): GameState => rolled(position(text), dice(roll));
const atPhase = (text: string, phase: GameState['phase']) => (): GameState => ({
  ...beginning(position(text)),
  phase,
});

/** Goes on with the offered steps of these origins and dice. */
const steps =
  (start: () => GameState, ...wishes: readonly (readonly [from: Move['from'], die: number])[]) =>
  (): GameState =>
    wishes.reduce((state, [from, die]) => {
      const step = offers(state).steps.find(
        (step) => step.kind === 'move' && step.from === from && step.die === die,
      );
      if (!step) throw new Error(`no step from ${from} with ${die}`);
      return applied(state, { type: 'step', step });
    }, start());

const blue = (from: StepChoice['from'], die: number): StepChoice => ({ color: 'blue', from, die });
const tuchulchaWith = (fromTemple: number): Action => ({
  type: 'devote',
  devotion: { role: 'tuchulcha', fromTemple },
});
const lasaVecuvia = (from: 'temple' | number | null): Action => ({
  type: 'devote',
  devotion: { role: 'lasaVecuvia', from },
});
const step = (given: Omit<Move, 'kind'>): Action => ({ type: 'step', step: { kind: 'move', ...given } });

type Row = readonly [RefusalCode, () => GameState, StepChoice | Action, string];

const ROWS: readonly Row[] = [
  [
    'gameOver',
    atPhase(START, { name: 'over', winners: ['blue'] }),
    blue('temple', 3),
    'The game is over, and nothing moves any more.',
  ],
  ['wrongPhase', before(START), blue('temple', 3), 'Roll the dice first.'],
  [
    'wrongPhase',
    atPhase(START, { name: 'extra', dice: [3, 3] }),
    blue('temple', 3),
    'First decide whether to roll a third die.',
  ],
  ['wrongPhase', after(TUCHULCHA, '2-1-5-3'), { type: 'confirm' }, 'First give up one die for Tuchulcha.'],
  ['wrongPhase', after(START, '3-5'), tuchulchaWith(0), 'You’ve rolled the dice: it’s too late for that.'],
  [
    'wrongPhase',
    atPhase(WITH_RED_TUCHULCHA, { name: 'afterFall' }),
    { type: 'confirm' },
    'Tuchulcha has just fallen: devote your temple, or end your turn.',
  ],
  [
    'wrongPhase',
    atPhase(WITH_RED_TUCHULCHA, { name: 'afterFall' }),
    lasaVecuvia('temple'),
    'After Tuchulcha’s fall, Tuchulcha is the only role to take.',
  ],
  [
    'badDice',
    before(START),
    { type: 'roll', dice: [1, 7] },
    '2 dice are rolled here, each from 1 to 6, and not 1-7.',
  ],
  ['noSuchDie', after(START, '3-5'), blue('temple', 4), 'There’s no 4 among the dice left.'],
  ['nobodyThere', after(START, '3-5'), blue(7, 3), 'No blue haruspex is on stone 7.'],
  ['nobodyThere', after(SEVEN, '6-6-2'), blue('temple', 2), 'No blue haruspex is in the temple.'],
  [
    'notYourColor',
    after(TWO, '3-5'),
    { color: 'yellow', from: 'temple', die: 3 },
    'You don’t move yellow haruspexes this turn.',
  ],
  [
    'closedByTuchulcha',
    after('4 b 1.1 36 bn:0/23x2/2/4/0 rt:2/25/0/2/3 yn:3/9/2/2/0 kl:2/36/0/0/5', '2-3'),
    blue(23, 2),
    'Stone 25: red stands there for Tuchulcha, and nobody else may stop.',
  ],
  [
    'powerTooHigh',
    after(ON_MYSTICAL, '4-2'),
    blue(7, 4),
    'Stone 11: the spiritual power of red there is 3 (1 haruspex × 3 on a Mystical stone), and you can bring 2.',
  ],
  [
    'powerTooHigh',
    steps(after(ON_MYSTICAL, '4-2'), ['temple', 2]),
    blue(7, 4),
    'Stone 11: the spiritual power of red there is 3 (1 haruspex × 3 on a Mystical stone), and you can bring 1.',
  ],
  [
    'powerTooHigh',
    after('4 b 0.0 - bn:7/20/0/0/0 rn:8/-/0/0/0 yn:6/24x2/0/0/0 kn:8/-/0/0/0', '4-3'),
    blue(20, 4),
    'Stone 24: the spiritual power of yellow there is 4 (2 haruspexes × 2 on a Ritual stone), and you can bring 2.',
  ],
  [
    'powerTooHigh',
    after('4 b 0.0 - bn:7/20/0/0/0 rn:8/-/0/0/0 yn:5/23x3/0/0/0 kn:8/-/0/0/0', '3-4'),
    blue(20, 3),
    'Stone 23: the spiritual power of yellow there is 3 (3 haruspexes), and you can bring 2.',
  ],
  [
    'hitNotCompletable',
    after('4 b 0.0 - bn:0/1,31/3/3/0 rn:5/4,7x2/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0', '6-6'),
    blue(1, 6),
    'Stone 7: the hit on red would stay open. One more haruspex of the same color would have to arrive with the very next dice, and none can.',
  ],
  [
    'openHit',
    steps(after(SEVEN, '6-6-2'), [11, 2]),
    blue(29, 6),
    'The hit on stone 13 is open: one more blue haruspex has to arrive there before anything else.',
  ],
  [
    'hitterStays',
    steps(after(SEVEN, '6-6-2'), [11, 2], [7, 6]),
    blue(13, 6),
    'The 2 blue haruspexes that made the hit on stone 13 stay there for this turn.',
  ],
  [
    'mysticalFirst',
    after(SEVEN, '6-6-2'),
    blue(29, 6),
    'One of yours has to leave its Mystical stone before anything else: it’s on stone 11.',
  ],
  [
    'mysticalFirst',
    after('3 y 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:7/21,e/0/0/0', '1-6'),
    { color: 'yellow', from: 'temple', die: 6 },
    '2 of yours have to leave their Mystical stones before anything else; one is on stone 21.',
  ],
  [
    'mysticalFirst',
    after('4 b 0.0 - bn:6/1,11/0/0/0 rn:6/17x2/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0', '6-3'),
    blue(1, 3),
    'After this step one of yours would still have to leave a Mystical stone first (on stone 11), and then you couldn’t use all the dice you have to.',
  ],
  [
    'allDice',
    after(SEVEN, '2-2-6'),
    blue(11, 2),
    'You have to use 3 dice this turn, and after this step you couldn’t.',
  ],
  [
    'wrongTarget',
    after(START, '3-5'),
    step({ color: 'blue', die: 3, from: 'temple', to: 3, effect: 'hit' }),
    'With a 3, “temple → 3, with a hit” isn’t possible.',
  ],
  [
    'noDiscard',
    after(START, '3-5'),
    { type: 'discard', die: 3 },
    'You can’t give up the 3. Only Tuchulcha’s player gives up a die, once, before moving.',
  ],
  [
    'noDiscard',
    after('4 k 2.1 6,16,36 bn:5/22/1/1/0 ro:0/-/0/0/0 yn:6/24/1/0/0 kl:0/20/0/0/7', '5-3'),
    { type: 'step', step: { kind: 'discard', die: 3 } },
    'You can’t give up the 3. Only the last haruspex of Lasa Vecuvia lets a die go, and only one that would carry it past the last open Passage.',
  ],
  [
    'discardFirst',
    after(TUCHULCHA, '2-1-5-3'),
    { color: 'red', from: 22, die: 2 },
    'First give up one die for Tuchulcha.',
  ],
  [
    'nothingToUndo',
    after(START, '3-5'),
    { type: 'undo' },
    'There’s nothing to take back: rolls and devotions stand.',
  ],
  [
    'turnNotComplete',
    steps(after(START, '3-5'), ['temple', 3]),
    { type: 'confirm' },
    'Your turn isn’t over: you have to use 2 dice, and so far you’ve used one.',
  ],
  ['fourPlayersOnly', before(TWO), lasaVecuvia('temple'), 'Lasa Vecuvia comes only in games of four.'],
  [
    'alreadyDevoted',
    before(WITH_RED_TUCHULCHA),
    tuchulchaWith(0),
    'Ben (red) is devoted to Tuchulcha, who takes only one temple at a time.',
  ],
  [
    'alreadyDevoted',
    before('4 b 1.1 - bn:8/-/0/0/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kl:7/-/0/0/1'),
    lasaVecuvia('temple'),
    'Dirk (black) is devoted to Lasa Vecuvia, who comes only once in a game.',
  ],
  [
    'alreadyDevoted',
    before('4 b 1.1 - bn:8/-/0/0/0 rt:5/-/0/0/3 yn:8/-/0/0/0 ko:0/-/0/0/0'),
    lasaVecuvia('temple'),
    'Someone was devoted to Lasa Vecuvia, who comes only once in a game.',
  ],
  [
    'tuchulchaNeeded',
    before(START),
    lasaVecuvia('temple'),
    'Lasa Vecuvia comes only while someone else is devoted to Tuchulcha, and nobody is.',
  ],
  [
    'tooFewInPlay',
    before('4 b 0.0 - bn:1/-/5/2/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    tuchulchaWith(1),
    'None of yours would be left in play, and one has to be.',
  ],
  [
    'tooFewInPlay',
    before('4 b 1.0 - bn:3/-/0/5/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    lasaVecuvia(null),
    'You have 3 haruspexes in play; Lasa Vecuvia asks for 4.',
  ],
  [
    'tooFewToGive',
    before('4 b 0.0 - bn:7/-/0/1/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    tuchulchaWith(1),
    'It costs you 3 haruspexes, at least 2 of them from the altar and the forest, the others from there or the temple. You have 1 on the altar and in the forest, and 7 in the temple.',
  ],
  [
    'tooFewToGive',
    before('4 b 0.0 - bn:4/-/2/2/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    tuchulchaWith(2),
    'It costs you 3 haruspexes, at least 2 of them from the altar and the forest, the others from there or the temple. You have 4 on the altar and in the forest, and 4 in the temple: 2 from the temple isn’t possible.',
  ],
  [
    'tooFewToGive',
    before(WITH_RED_TUCHULCHA),
    lasaVecuvia(null),
    'You have nobody on the altar or in the forest to give: choose one in play.',
  ],
  [
    'givesAltarAndForest',
    before('4 b 1.0 - bn:7/-/0/1/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    lasaVecuvia('temple'),
    'You give all your haruspexes on the altar and in the forest, and none that are in play.',
  ],
  [
    'othersTooFew',
    before('4 b 0.0 - bn:4/-/2/2/0 rn:1/-/3/4/0 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    tuchulchaWith(0),
    'Ben (red) has only one haruspex in play; each of the others needs 2.',
  ],
  ['notNormal', before(TUCHULCHA), lasaVecuvia(null), 'Your temple is devoted to Tuchulcha already.'],
  [
    'notNormal',
    before('4 k 1.1 - bn:8/-/0/0/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kl:7/-/0/0/1'),
    tuchulchaWith(0),
    'Your temple is devoted to Lasa Vecuvia already.',
  ],
  [
    'notInGame',
    before('4 b 0.0 - bn:8/-/0/0/0 ro:0/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    { type: 'resign', color: 'red' },
    'Nobody still in the game has red.',
  ],
];

/** The engine's own refusal of a step or any action. */
function refusalOf(state: GameState, asked: StepChoice | Action): Refusal {
  const answer = 'type' in asked ? tuchulcha.apply(state, asked) : null;
  const refusal = 'type' in asked ? (answer?.ok ? null : answer?.refusal) : whyNot(state, asked);
  if (!refusal) throw new Error(`allowed: ${JSON.stringify(asked)}`);
  return refusal;
}

describe('why something is not allowed', () => {
  test.each(ROWS)('%s', (code, state, asked, sentence) => {
    const refusal = refusalOf(state(), asked);
    expect(refusal.code).toBe(code);
    expect(whyText(t, refusal, { ...aTable(), id: 'a', seats })).toBe(sentence);
  });

  test.each(REFUSAL_CODES)('%s has a row', (code) => {
    expect(ROWS.filter((row) => row[0] === code)).not.toEqual([]);
  });

  test('names the color alone where nobody knows who sits there', () => {
    const refusal = refusalOf(before(WITH_RED_TUCHULCHA)(), tuchulchaWith(0));
    expect(whyText(t, refusal, null)).toBe(
      'red is devoted to Tuchulcha, who takes only one temple at a time.',
    );
  });
});
