import { describe, expect, test } from 'vitest';
import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { Action, GameState, Move, Refusal } from '../../../src/games/tuchulcha/types.ts';
import { blockedBy, type StepChoice, whyNot } from '../../../src/games/tuchulcha/why-not.ts';
import { REFUSAL_CODES, refusalWords } from '../../../tools/engine/refusal-words.ts';
import { applied, beginning, dice, position, rolled } from './legal-lines.ts';

const state = (text: string, roll: string): GameState => rolled(position(text), dice(roll));
const over = (): GameState => ({
  ...beginning(position(START)),
  phase: { name: 'over', winners: ['blue'] },
});

/** Goes on with the offered steps of these origins and dice. */
function moved(
  start: GameState,
  ...wishes: readonly (readonly [from: Move['from'], die: number])[]
): GameState {
  return wishes.reduce((before, [from, die]) => {
    const step = offers(before).steps.find(
      (step) => step.kind === 'move' && step.from === from && step.die === die,
    );
    if (!step) throw new Error(`no step from ${from} with ${die}`);
    return applied(before, { type: 'step', step });
  }, start);
}

const START = '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const SEVEN = '4 b 0.0 - bn:0/7,11,29/3/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0';
const TWELVE = '4 b 1.1 36 bn:0/23x2/2/4/0 rt:2/25/0/2/3 yn:3/9/2/2/0 kl:2/36/0/0/5';
const TWENTY = '2 b 1.0 - bn:2/12/3/3/0 rx:0/40/4/0/0 yt:3/19/0/1/4 kx:4/9/0/1/0';
const TWENTY_TWO = '4 k 2.1 6,16,36 bn:5/22/1/1/0 ro:0/-/0/0/0 yn:6/24/1/0/0 kl:0/20/0/0/7';
const TWENTY_THREE = '4 b 0.0 - bn:0/1,31/3/3/0 rn:5/4,7x2/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const TUCHULCHA = '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0';
const LAST_ONE = '4 b 1.0 - bn:0/1/0/7/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0';
const TWO_WAIT = '4 b 0.0 - bn:6/1,11/0/0/0 rn:6/17x2/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const TWO = '2 b 0.0 - bn:7/11,14/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:5/-/0/0/0';

interface Row {
  readonly name: string;
  readonly state: () => GameState;
  readonly expected: Refusal;
}
interface StepRow extends Row {
  readonly wish: StepChoice;
}

const STEPS: readonly StepRow[] = [
  {
    name: 'in a game that is over',
    state: over,
    wish: { color: 'blue', from: 'temple', die: 3 },
    expected: { code: 'gameOver', rule: '7', facts: {} },
  },
  {
    name: 'after steps that end the game',
    state: () => moved(state(TWENTY, '2-3'), [40, 2]),
    wish: { color: 'blue', from: 'temple', die: 3 },
    expected: { code: 'gameOver', rule: '7', facts: {} },
  },
  {
    name: 'after steps that put the mover out',
    state: () => moved(state(LAST_ONE, '5-4'), [1, 5]),
    wish: { color: 'blue', from: 'temple', die: 4 },
    expected: { code: 'notInGame', rule: '7', facts: { color: 'blue' } },
  },
  {
    name: 'before the roll',
    state: () => beginning(position(START)),
    wish: { color: 'blue', from: 'temple', die: 3 },
    expected: { code: 'wrongPhase', rule: '3', facts: { phase: 'before' } },
  },
  {
    name: "before Tuchulcha's discard",
    state: () => state(TUCHULCHA, '2-1-5-3'),
    wish: { color: 'red', from: 22, die: 2 },
    expected: { code: 'discardFirst', rule: '4.6', facts: {} },
  },
  {
    name: "another player's",
    state: () => state(SEVEN, '6-6-2'),
    wish: { color: 'red', from: 17, die: 2 },
    expected: { code: 'notYourColor', rule: '4.1', facts: { color: 'red' } },
  },
  {
    name: "the other player's of two",
    state: () => state(TWO, '3-5'),
    wish: { color: 'yellow', from: 'temple', die: 3 },
    expected: { code: 'notYourColor', rule: '4.1', facts: { color: 'yellow' } },
  },
  {
    name: 'a die that was not rolled',
    state: () => state(START, '3-5'),
    wish: { color: 'blue', from: 'temple', die: 4 },
    expected: { code: 'noSuchDie', rule: '4.1', facts: { die: 4 } },
  },
  {
    name: 'a die that is used',
    state: () => moved(state(START, '3-5'), ['temple', 3]),
    wish: { color: 'blue', from: 'temple', die: 3 },
    expected: { code: 'noSuchDie', rule: '4.1', facts: { die: 3 } },
  },
  {
    name: 'from where nobody is',
    state: () => state(START, '3-5'),
    wish: { color: 'blue', from: 7, die: 3 },
    expected: { code: 'nobodyThere', rule: '4.1', facts: { color: 'blue', from: 7 } },
  },
  {
    name: 'of one that made a hit',
    state: () => moved(state(SEVEN, '6-6-2'), [11, 2], [7, 6]),
    wish: { color: 'blue', from: 13, die: 6 },
    expected: { code: 'hitterStays', rule: '4.2', facts: { color: 'blue', from: 13, hitters: 2 } },
  },
  {
    name: 'elsewhere while a hit is open',
    state: () => moved(state(SEVEN, '6-6-2'), [11, 2]),
    wish: { color: 'blue', from: 29, die: 6 },
    expected: { code: 'openHit', rule: '4.2', facts: { stone: 13, color: 'blue', missing: 1 } },
  },
  {
    name: 'onto a stone of Tuchulcha',
    state: () => state(TWELVE, '2-3'),
    wish: { color: 'blue', from: 23, die: 2 },
    expected: { code: 'closedByTuchulcha', rule: '5.2', facts: { stone: 25, color: 'red' } },
  },
  {
    name: 'onto a stone with more power than dice are left',
    state: () => state('4 b 0.0 - bn:7/20/0/0/0 rn:8/-/0/0/0 yn:6/24x2/0/0/0 kn:8/-/0/0/0', '4-3'),
    wish: { color: 'blue', from: 20, die: 4 },
    expected: {
      code: 'powerTooHigh',
      rule: '4.2',
      facts: { stone: 24, color: 'yellow', power: 4, count: 2, brought: 2 },
    },
  },
  {
    name: 'a hit that no other die completes',
    state: () => state(TWENTY_THREE, '6-6'),
    wish: { color: 'blue', from: 1, die: 6 },
    expected: { code: 'hitNotCompletable', rule: '4.2', facts: { stone: 7, color: 'red', missing: 1 } },
  },
  {
    name: 'of another while one waits on a Mystical stone',
    state: () => state('4 r 0.0 - bn:4/3,5/0/2/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:7/-/0/1/0', '6-5'),
    wish: { color: 'red', from: 'temple', die: 5 },
    expected: { code: 'mysticalFirst', rule: '4.3', facts: { from: 11, waiting: 1 } },
  },
  {
    name: 'of a neutral color while an own one waits',
    state: () => state(TWO, '3-5'),
    wish: { color: 'red', from: 'temple', die: 5 },
    expected: { code: 'mysticalFirst', rule: '4.3', facts: { from: 11, waiting: 1 } },
  },
  {
    name: 'of one that waits on e',
    state: () => state('3 y 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:8/e/0/0/0', '1-6'),
    wish: { color: 'yellow', from: 'temple', die: 6 },
    expected: { code: 'mysticalFirst', rule: '4.3', facts: { from: 'exit', waiting: 1 } },
  },
  {
    name: 'of one that waits, after which another that waits would have no die',
    state: () => state(TWO_WAIT, '6-3'),
    wish: { color: 'blue', from: 1, die: 3 },
    expected: { code: 'mysticalFirst', rule: '4.3', facts: { from: 11, waiting: 1, after: 'yes' } },
  },
  {
    name: 'after which not all dice can be used',
    state: () => state(SEVEN, '2-2-6'),
    wish: { color: 'blue', from: 11, die: 2 },
    expected: { code: 'allDice', rule: '4.4', facts: { dice: 3 } },
  },
];

describe('a step is refused', () => {
  test.each(STEPS)('$name', ({ state, wish, expected }) => {
    expect(whyNot(state(), wish)).toEqual(expected);
  });

  test('and no step that is offered', () => {
    for (const start of [state(SEVEN, '6-6-2'), state(TWO, '3-5'), state(TWENTY, '2-3')]) {
      for (const step of offers(start).steps) {
        if (step.kind === 'move') expect(whyNot(start, step)).toBeNull();
      }
    }
  });
});

interface ActionRow extends Row {
  readonly action: Action;
}

const move = (step: Omit<Move, 'kind'>): Action => ({ type: 'step', step: { kind: 'move', ...step } });
const before = (text: string) => () => beginning(position(text));

const ACTIONS: readonly ActionRow[] = [
  {
    name: 'anything in a game that is over',
    state: over,
    action: { type: 'roll', dice: [1, 2] },
    expected: { code: 'gameOver', rule: '7', facts: {} },
  },
  {
    name: 'a second roll',
    state: () => state(START, '3-5'),
    action: { type: 'roll', dice: [1, 2] },
    expected: { code: 'wrongPhase', rule: '3', facts: { phase: 'moving' } },
  },
  {
    name: 'a third die too early',
    state: before(START),
    action: { type: 'roll', dice: [1, 1, 2] },
    expected: { code: 'badDice', rule: '3', facts: { dice: '1-1-2', needed: 2 } },
  },
  {
    name: 'a seven',
    state: before(START),
    action: { type: 'roll', dice: [1, 7] },
    expected: { code: 'badDice', rule: '3', facts: { dice: '1-7', needed: 2 } },
  },
  {
    name: 'keeping what can be nothing else',
    state: () => state(START, '3-5'),
    action: { type: 'keep' },
    expected: { code: 'wrongPhase', rule: '3', facts: { phase: 'moving' } },
  },
  {
    name: "a discard that isn't Tuchulcha's",
    state: () => state(START, '3-5'),
    action: { type: 'discard', die: 3 },
    expected: { code: 'noDiscard', rule: '4.6', facts: { die: 3 } },
  },
  {
    name: 'a discard of a die that was not rolled',
    state: () => state(TUCHULCHA, '2-1-5-3'),
    action: { type: 'discard', die: 4 },
    expected: { code: 'noSuchDie', rule: '4.6', facts: { die: 4 } },
  },
  {
    name: "a discard in mid-turn that isn't Lasa Vecuvia's last one's",
    state: () => state(START, '3-5'),
    action: { type: 'step', step: { kind: 'discard', die: 3 } },
    expected: { code: 'noDiscard', rule: '6.4', facts: { die: 3 } },
  },
  {
    name: 'a discard that would not carry her past the last open Passage',
    state: () => state(TWENTY_TWO, '5-3'),
    action: { type: 'step', step: { kind: 'discard', die: 3 } },
    expected: { code: 'noDiscard', rule: '6.4', facts: { die: 3 } },
  },
  {
    name: 'a discard in mid-turn of a die that was not rolled',
    state: () => state(TWENTY_TWO, '5-3'),
    action: { type: 'step', step: { kind: 'discard', die: 4 } },
    expected: { code: 'noSuchDie', rule: '6.4', facts: { die: 4 } },
  },
  {
    name: 'a step told to another stone',
    state: () => state(START, '3-5'),
    action: move({ color: 'blue', die: 3, from: 'temple', to: 4, effect: 'none' }),
    expected: { code: 'wrongTarget', rule: '4.1', facts: { from: 'temple', to: 4, die: 3, effect: 'none' } },
  },
  {
    name: 'a step told with another effect',
    state: () => state(START, '3-5'),
    action: move({ color: 'blue', die: 3, from: 'temple', to: 3, effect: 'hit' }),
    expected: { code: 'wrongTarget', rule: '4.1', facts: { from: 'temple', to: 3, die: 3, effect: 'hit' } },
  },
  {
    name: 'a step before the roll',
    state: before(START),
    action: move({ color: 'blue', die: 3, from: 'temple', to: 3, effect: 'none' }),
    expected: { code: 'wrongPhase', rule: '3', facts: { phase: 'before' } },
  },
  {
    name: 'taking back a roll',
    state: () => state(START, '3-5'),
    action: { type: 'undo' },
    expected: { code: 'nothingToUndo', rule: '4', facts: {} },
  },
  {
    name: 'ending a turn with a die left',
    state: () => moved(state(START, '3-5'), ['temple', 3]),
    action: { type: 'confirm' },
    expected: { code: 'turnNotComplete', rule: '4.4', facts: { used: 1, dice: 2 } },
  },
  {
    name: 'ending a turn with an open hit',
    state: () => moved(state(SEVEN, '6-6-2'), [11, 2]),
    action: { type: 'confirm' },
    expected: { code: 'openHit', rule: '4.2', facts: { stone: 13, color: 'blue', missing: 1 } },
  },
  {
    name: 'ending a turn before the roll',
    state: before(START),
    action: { type: 'confirm' },
    expected: { code: 'wrongPhase', rule: '4.4', facts: { phase: 'before' } },
  },
  {
    name: 'declining what is not offered',
    state: before(START),
    action: { type: 'pass' },
    expected: { code: 'wrongPhase', rule: '5.4', facts: { phase: 'before' } },
  },
  {
    name: 'devoting after the roll',
    state: () => state(START, '3-5'),
    action: { type: 'devote', devotion: { role: 'tuchulcha', fromTemple: 0 } },
    expected: { code: 'wrongPhase', rule: '5.1', facts: { phase: 'moving' } },
  },
  {
    name: 'a second Tuchulcha',
    state: before('4 b 1.0 - bn:4/-/2/2/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    action: { type: 'devote', devotion: { role: 'tuchulcha', fromTemple: 0 } },
    expected: { code: 'alreadyDevoted', rule: '5.1', facts: { color: 'red', role: 'tuchulcha' } },
  },
  {
    name: 'Tuchulcha while another has one in play',
    state: before('4 b 0.0 - bn:4/-/2/2/0 rn:1/-/3/4/0 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    action: { type: 'devote', devotion: { role: 'tuchulcha', fromTemple: 0 } },
    expected: { code: 'othersTooFew', rule: '5.1', facts: { color: 'red', inPlay: 1, needed: 2 } },
  },
  {
    name: 'Tuchulcha with too few on the altar and in the forest',
    state: before('4 b 0.0 - bn:7/-/0/1/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    action: { type: 'devote', devotion: { role: 'tuchulcha', fromTemple: 1 } },
    expected: {
      code: 'tooFewToGive',
      rule: '5.1',
      facts: { given: 3, least: 2, fromTemple: 1, altarAndForest: 1, temple: 7 },
    },
  },
  {
    name: 'Tuchulcha with more from the temple than may be',
    state: before('4 b 0.0 - bn:4/-/2/2/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    action: { type: 'devote', devotion: { role: 'tuchulcha', fromTemple: 2 } },
    expected: {
      code: 'tooFewToGive',
      rule: '5.1',
      facts: { given: 3, least: 2, fromTemple: 2, altarAndForest: 4, temple: 4 },
    },
  },
  {
    name: 'Tuchulcha with nobody in play afterwards',
    state: before('4 b 0.0 - bn:1/-/5/2/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    action: { type: 'devote', devotion: { role: 'tuchulcha', fromTemple: 1 } },
    expected: { code: 'tooFewInPlay', rule: '5.1', facts: { inPlay: 0, needed: 1 } },
  },
  {
    name: 'Lasa Vecuvia with two players',
    state: before('2 b 0.0 - bn:9/-/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:5/-/0/0/0'),
    action: { type: 'devote', devotion: { role: 'lasaVecuvia', from: 'temple' } },
    expected: { code: 'fourPlayersOnly', rule: '6', facts: {} },
  },
  {
    name: 'Lasa Vecuvia without Tuchulcha',
    state: before(START),
    action: { type: 'devote', devotion: { role: 'lasaVecuvia', from: 'temple' } },
    expected: { code: 'tuchulchaNeeded', rule: '6.1', facts: {} },
  },
  {
    name: 'Lasa Vecuvia a second time',
    state: before('4 b 1.1 - bn:8/-/0/0/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kl:7/-/0/0/1'),
    action: { type: 'devote', devotion: { role: 'lasaVecuvia', from: 'temple' } },
    expected: { code: 'alreadyDevoted', rule: '6.1', facts: { role: 'lasaVecuvia', color: 'black' } },
  },
  {
    name: 'Lasa Vecuvia with three in play',
    state: before('4 b 1.0 - bn:3/-/0/5/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    action: { type: 'devote', devotion: { role: 'lasaVecuvia', from: null } },
    expected: { code: 'tooFewInPlay', rule: '6.1', facts: { inPlay: 3, needed: 4 } },
  },
  {
    name: 'one of choice where others lie on the altar or in the forest',
    state: before('4 b 1.0 - bn:7/-/0/1/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    action: { type: 'devote', devotion: { role: 'lasaVecuvia', from: 'temple' } },
    expected: { code: 'givesAltarAndForest', rule: '6.1', facts: {} },
  },
  {
    name: 'no choice where none lie there',
    state: before('4 b 1.0 - bn:8/-/0/0/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    action: { type: 'devote', devotion: { role: 'lasaVecuvia', from: null } },
    expected: { code: 'tooFewToGive', rule: '6.1', facts: { altarAndForest: 0 } },
  },
  {
    name: 'a choice of one who is not there',
    state: before('4 b 1.0 - bn:8/-/0/0/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    action: { type: 'devote', devotion: { role: 'lasaVecuvia', from: 3 } },
    expected: { code: 'nobodyThere', rule: '6.1', facts: { color: 'blue', from: 3 } },
  },
  {
    name: 'a devotion of Tuchulcha',
    state: before(TUCHULCHA),
    action: { type: 'devote', devotion: { role: 'lasaVecuvia', from: null } },
    expected: { code: 'notNormal', rule: '6.1', facts: { role: 'tuchulcha' } },
  },
  {
    name: 'Lasa Vecuvia after Tuchulcha fell',
    state: () => ({
      ...beginning(position('4 b 1.0 - bn:7/-/1/0/0 ro:0/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0')),
      phase: { name: 'afterFall' },
    }),
    action: { type: 'devote', devotion: { role: 'lasaVecuvia', from: null } },
    expected: { code: 'wrongPhase', rule: '5.4', facts: {} },
  },
  {
    name: 'resigning for a neutral color',
    state: before(TWO),
    action: { type: 'resign', color: 'red' },
    expected: { code: 'notInGame', rule: '7', facts: { color: 'red' } },
  },
  {
    name: 'resigning twice',
    state: before('4 b 0.0 - bn:8/-/0/0/0 ro:0/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    action: { type: 'resign', color: 'red' },
    expected: { code: 'notInGame', rule: '7', facts: { color: 'red' } },
  },
];

describe('an action is refused', () => {
  test.each(ACTIONS)('$name', ({ state, action, expected }) => {
    expect(tuchulcha.apply(state(), action)).toEqual({ ok: false, refusal: expected });
  });
});

describe('refusals', () => {
  const rows: readonly Row[] = [...STEPS, ...ACTIONS];

  test.each(REFUSAL_CODES)('%s occurs', (code) => {
    expect(rows.some(({ expected }) => expected.code === code)).toBe(true);
  });

  test.each(rows)('have words: $name', ({ expected }) => {
    expect(refusalWords(expected)).toMatch(new RegExp(`^§${expected.rule}: \\S`));
    expect(refusalWords(expected)).not.toContain('undefined');
  });
});

const STRONG = '4 b 0.0 - bn:0/9/3/4/0 rn:6/11,14/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';

describe('why no die can be used', () => {
  test.each<[string, string, string, readonly [string, unknown][]]>([
    ['example 12, 2-2-2: Tuchulcha stands there', TWELVE, '2-2-2', [['closedByTuchulcha', 25]]],
    [
      'power 3 against two dice; power 2, for which a second haruspex is wanting',
      STRONG,
      '2-5',
      [
        ['powerTooHigh', 11],
        ['hitNotCompletable', 14],
      ],
    ],
  ])('%s', (_, text, roll, reasons) => {
    const before = state(text, roll);
    expect(blockedBy(before).map(({ code, facts }) => [code, facts['stone']])).toEqual(reasons);
    const applied = tuchulcha.apply(before, { type: 'confirm' });
    expect(applied.ok && applied.events[0]).toMatchObject({
      type: 'blocked',
      color: 'blue',
      reasons: reasons.map(([code]) => ({ code })),
    });
  });

  test('a turn with steps tells nothing of the kind', () => {
    const applied = tuchulcha.apply(state(TWELVE, '2-3'), {
      type: 'step',
      step: { kind: 'move', color: 'blue', die: 3, from: 23, to: 26, effect: 'lost' },
    });
    if (!applied.ok) throw new Error(applied.refusal.code);
    const confirmed = tuchulcha.apply(applied.state, { type: 'confirm' });
    expect(confirmed.ok ? confirmed.events.map(({ type }) => type) : []).toContain('confirmed');
    expect(confirmed.ok ? confirmed.events.map(({ type }) => type) : []).not.toContain('blocked');
  });
});
