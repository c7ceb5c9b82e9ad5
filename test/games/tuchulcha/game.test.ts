import { describe, expect, test } from 'vitest';
import { type Game, replay } from '../../../src/games/game.ts';
import type { Color, Setup } from '../../../src/games/tuchulcha/board.ts';
import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import { formatPosition, formatStep } from '../../../src/games/tuchulcha/notation.ts';
import type { Action, GameEvent, GameState, Move, Refusal } from '../../../src/games/tuchulcha/types.ts';
import { applied, beginning, dice, position, rolled } from './legal-lines.ts';

const game: Game<Setup, GameState, Action, GameEvent, Refusal> = tuchulcha;
const FOUR: Setup = { players: ['blue', 'red', 'yellow', 'black'], first: 'red' };
const FALL = '4 y 1.1 6,36 bo:0/-/0/0/0 rt:2/25/0/2/3 yn:5/10,23/0/1/0 kl:2/37/0/0/5';
const FALLEN = '4 y 1.1 6,36 bo:0/-/0/0/0 ro:0/-/0/0/0 yn:5/24/1/1/0 kl:2/37/0/0/5';

const state = (text: string, roll: string): GameState => rolled(position(text), dice(roll));
const all = (start: GameState, ...actions: readonly Action[]): GameState => actions.reduce(applied, start);
const written = (state: GameState): string => formatPosition(state.position);
const names = (state: GameState): readonly string[] =>
  offers(state).steps.map((step) => formatStep(step, state.position.players));

/** The offered step that is written so. */
function step(state: GameState, text: string): Action {
  const found = offers(state).steps.find((step) => formatStep(step, state.position.players) === text);
  if (!found) throw new Error(`${text} is not offered, but ${names(state).join(' ')}`);
  return { type: 'step', step: found };
}

const stepped = (start: GameState, ...steps: readonly string[]): GameState =>
  steps.reduce((state, text) => applied(state, step(state, text)), start);

function events(state: GameState, action: Action): readonly GameEvent[] {
  const answer = tuchulcha.apply(state, action);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.events;
}

describe('a turn', () => {
  test('begins with a roll or a devotion', () => {
    const start = game.start(FOUR);
    expect(game.toAct(start)).toEqual(['red']);
    expect(game.winners(start)).toBeNull();
    expect(offers(start)).toEqual({
      color: 'red',
      roll: 2,
      devotions: [],
      keep: false,
      pass: false,
      discards: [],
      steps: [],
      undo: false,
      confirm: false,
      onlyTurn: null,
    });
  });

  test('doubles bring a third die or not (§3)', () => {
    const doubles = applied(game.start(FOUR), { type: 'roll', dice: [2, 2] });
    expect(offers(doubles)).toMatchObject({ roll: 1, keep: true, undo: false, steps: [] });
    const kept = applied(doubles, { type: 'keep' });
    expect(kept.phase).toMatchObject({ name: 'moving', dice: [2, 2] });
    expect(applied(kept, { type: 'undo' })).toEqual(doubles);
    const more = applied(doubles, { type: 'roll', dice: [5] });
    expect(more).toMatchObject({ rolls: 2, phase: { name: 'moving', dice: [2, 2, 5] } });
    expect(offers(more).undo).toBe(false);
  });

  test('others move at once', () =>
    expect(applied(game.start(FOUR), { type: 'roll', dice: [2, 3] }).phase.name).toBe('moving'));

  test('Tuchulcha with four players rolls four dice and discards one (§3)', () => {
    const start = beginning(
      position('4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0'),
    );
    expect(offers(start).roll).toBe(4);
    const asked = applied(start, { type: 'roll', dice: [2, 2, 5, 3] });
    expect(offers(asked)).toMatchObject({ roll: 0, keep: false, discards: [5, 3, 2], undo: false });
    const moving = applied(asked, { type: 'discard', die: 2 });
    expect(moving.phase).toMatchObject({ dice: [2, 2, 5, 3], discarded: 2 });
    expect(new Set(offers(moving).steps.map(({ die }) => die))).toEqual(new Set([5, 3, 2]));
    expect(applied(moving, { type: 'undo' })).toEqual(asked);
  });

  test('Tuchulcha with three players rolls three, and a fourth if two are equal (§3)', () => {
    const start = beginning(position('3 b 1.0 - bt:3/1,12/0/0/4 rn:9/-/0/0/0 yn:9/-/0/0/0'));
    expect(offers(start).roll).toBe(3);
    expect(applied(start, { type: 'roll', dice: [1, 2, 3] }).phase.name).toBe('discard');
    const equal = applied(start, { type: 'roll', dice: [4, 2, 4] });
    expect(offers(equal)).toMatchObject({ roll: 1, keep: true });
    expect(applied(equal, { type: 'roll', dice: [6] }).phase).toEqual({
      name: 'discard',
      dice: [4, 2, 4, 6],
    });
    const kept = applied(equal, { type: 'keep' });
    expect(all(kept, { type: 'discard', die: 4 }, { type: 'undo' }, { type: 'undo' })).toEqual(equal);
  });

  test('its steps are taken back one by one, and the position with them', () => {
    const start = state('4 k 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:8/-/0/0/0', '5-5-3');
    const hit = stepped(start, 'T-35', '35-40', '40-3x');
    expect(written(hit)).toContain('bn:6/5/0/1/0');
    expect(all(hit, { type: 'undo' }, { type: 'undo' }, { type: 'undo' })).toEqual(start);
  });

  test('offers each step once, the highest die first, then the own color, then the origin', () => {
    expect(names(state('2 b 0.0 - bn:8/2/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:4/33/0/0/0', '3-5'))).toEqual(
      'b:T-5 b:2-7 r:T-15 k:T-35 k:33-38 b:T-3 b:2-5 r:T-13 k:T-33 k:33-36~'.split(' '),
    );
  });

  test('with one end offers the rest of it', () => {
    const start = state('4 b 1.1 36 bn:0/23x2/2/4/0 rt:2/25/0/2/3 yn:3/9/2/2/0 kl:2/36/0/0/5', '2-3');
    const { onlyTurn, confirm } = offers(start);
    expect(onlyTurn?.map((step) => formatStep(step, 4))).toEqual(['23-26~']);
    expect(confirm).toBe(false);
    expect(offers(stepped(start, '23-26~'))).toMatchObject({ steps: [], confirm: true, onlyTurn: [] });
  });

  test('with several ends names none', () =>
    expect(offers(applied(game.start(FOUR), { type: 'roll', dice: [3, 5] })).onlyTurn).toBeNull());

  test('in which no die can be used is only confirmed', () => {
    const start = state('4 b 1.1 36 bn:0/23x2/2/4/0 rt:2/25/0/2/3 yn:3/9/2/2/0 kl:2/36/0/0/5', '2-2-2');
    expect(offers(start)).toMatchObject({ steps: [], confirm: true, onlyTurn: [], undo: false });
    expect(applied(start, { type: 'confirm' }).position.turn).toBe('red');
  });

  test('of the last haruspex may stop early (§4.5)', () => {
    const start = state('4 b 0.0 - bn:0/2/4/3/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0', '3-5');
    expect(offers(start).confirm).toBe(false);
    expect(offers(stepped(start, '2-5'))).toMatchObject({ confirm: true, steps: [{ from: 5, to: 10 }] });
  });

  test('passes clockwise over those who are out', () => {
    const start = state('4 b 0.0 - bn:8/-/0/0/0 ro:0/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0', '3-5');
    const next = applied(stepped(start, 'T-3', 'T-5'), { type: 'confirm' });
    expect(next).toMatchObject({ turnNumber: 2, phase: { name: 'before' }, position: { turn: 'yellow' } });
  });

  test('passes over neutral colors', () => {
    const start = state('2 b 0.0 - bn:9/-/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:5/-/0/0/0', '3-5');
    expect(applied(stepped(start, 'b:T-3', 'b:T-5'), { type: 'confirm' }).position.turn).toBe('yellow');
  });
});

describe('events', () => {
  test('of steps are told when the turn is confirmed, in order', () => {
    const start = state('4 b 0.0 - bn:6/5/0/1/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:7/3/0/0/0', '3-6');
    const first = step(start, 'T-3x');
    expect(events(start, first)).toEqual([]);
    const end = stepped(start, 'T-3x', 'T-6~');
    const [hit, lost] = end.phase.name === 'moving' ? end.phase.steps : [];
    expect(events(end, { type: 'confirm' })).toEqual([
      { type: 'moved', by: 'blue', move: hit },
      { type: 'hit', by: 'blue', with: 'blue', color: 'black', count: 1, stone: 3, to: 'forest' },
      { type: 'moved', by: 'blue', move: lost },
      { type: 'lost', by: 'blue', color: 'blue', stone: 6 },
      { type: 'confirmed', color: 'blue', steps: [hit, lost], dice: [3, 6], discarded: null },
      { type: 'turn', color: 'red', turnNumber: 2 },
    ]);
  });

  test('tell a hit by a neutral color, and by how many haruspexes it was suffered', () => {
    const start = state('2 b 0.0 - bn:7/12x2/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:3/9x2/0/0/0', '3-3');
    expect(events(stepped(start, 'k:9-12+', 'k:9-12x'), { type: 'confirm' })).toContainEqual({
      type: 'hit',
      by: 'blue',
      with: 'black',
      color: 'blue',
      count: 2,
      stone: 12,
      to: 'forest',
    });
  });

  test('tell that Lasa Vecuvia returns to her temple, seals and discards', () => {
    const hit = state('4 y 1.1 36 bo:0/-/0/0/0 rt:2/34/0/2/3 yn:2/32/1/4/0 kl:2/40/0/0/5', '2-6');
    expect(events(stepped(hit, '32-38', '38-40x'), { type: 'confirm' })).toContainEqual(
      expect.objectContaining({ type: 'hit', color: 'black', to: 'temple' }),
    );
    const seal = state('4 k 1.1 - bn:2/-/2/4/0 rt:2/33/0/2/3 yn:3/9/2/2/0 kl:3/31/0/0/4', '5-4');
    expect(events(stepped(seal, '31-36#', 'T-36'), { type: 'confirm' })).toContainEqual({
      type: 'sealed',
      color: 'black',
      stone: 36,
    });
    const last = state('4 k 2.1 6,16,36 bn:5/22/1/1/0 ro:0/-/0/0/0 yn:6/24/1/0/0 kl:0/20/0/0/7', '5-3');
    expect(events(stepped(last, '!5', '20-25'), { type: 'confirm' })).toContainEqual({
      type: 'discarded',
      color: 'black',
      die: 5,
    });
  });

  test.each<[string, string, GameEvent]>([
    [
      'Lasa Vecuvia has too few for the Passages',
      '4 r 1.1 - bn:8/-/0/0/0 rt:4/21/0/0/3 yn:8/-/0/0/0 kl:3/24/0/0/4',
      { type: 'out', color: 'black', reason: 'tooFewForPassages' },
    ],
    [
      'nobody of a player is in play beside Tuchulcha',
      '4 r 1.0 - bn:0/24/4/3/0 rt:4/21/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0',
      { type: 'out', color: 'blue', reason: 'noneInPlay' },
    ],
  ])('tell who is out: %s', (_, text, expected) => {
    const start = applied(state(text, '3-1-1-2'), { type: 'discard', die: 2 });
    const end = stepped(start, '21-24x', 'T-11', 'T-11');
    expect(events(end, { type: 'confirm' })).toContainEqual(expected);
  });

  test('tell that Tuchulcha has nobody left in play', () => {
    const start = state('4 r 1.0 - bn:8/-/0/0/0 rt:0/5/0/4/3 yn:8/-/0/0/0 kn:8/-/0/0/0', '1-1-1-1');
    const end = stepped(applied(start, { type: 'discard', die: 1 }), '5-6~');
    expect(events(end, { type: 'confirm' })).toContainEqual({
      type: 'out',
      color: 'red',
      reason: 'tuchulchaAlone',
    });
    expect(applied(end, { type: 'confirm' }).position.turn).toBe('yellow');
  });

  test('tell how a game ends', () => {
    const sealing = state('4 k 1.1 6,16,36 bn:8/-/0/0/0 ro:0/-/0/0/0 yn:8/-/0/0/0 kl:0/25/0/0/7', '1-3');
    const sealed = stepped(sealing, '25-26#');
    expect(offers(sealed)).toMatchObject({ steps: [], confirm: true });
    expect(events(sealed, { type: 'confirm' }).at(-1)).toEqual({
      type: 'over',
      winners: ['black'],
      reason: 'allSealed',
    });

    const end = stepped(
      state('4 b 1.1 36 bn:0/1/0/7/0 ro:0/-/0/0/0 yo:0/-/0/0/0 kl:3/-/0/0/5', '5-5'),
      '1-6~',
    );
    expect(end.phase).toMatchObject({ result: ['black'] });
    const over = applied(end, { type: 'confirm' });
    expect(tuchulcha.winners(over)).toEqual(['black']);
    expect(tuchulcha.toAct(over)).toEqual([]);
    expect(offers(over)).toMatchObject({ color: null, roll: 0, steps: [], confirm: false });
  });
});

describe("after Tuchulcha's fall (§5.4)", () => {
  const confirmed = () => applied(stepped(state(FALL, '6-1'), '10-V', '23-24'), { type: 'confirm' });

  test('is told, and the eliminator is asked', () => {
    const end = stepped(state(FALL, '6-1'), '10-V', '23-24');
    expect(events(end, { type: 'confirm' })).toMatchObject([
      { type: 'moved' },
      { type: 'reachedAltar', by: 'yellow', color: 'yellow' },
      { type: 'out', color: 'red', reason: 'tuchulchaFell' },
      { type: 'moved' },
      { type: 'confirmed' },
    ]);
    expect(written(confirmed())).toBe(FALLEN);
    expect(tuchulcha.toAct(confirmed())).toEqual(['yellow']);
  });

  test('the eliminator declines', () => {
    const passed = applied(confirmed(), { type: 'pass' });
    expect(passed).toMatchObject({ phase: { name: 'before' }, turnNumber: 2 });
    expect(written(passed)).toBe(FALLEN.replace('4 y', '4 k'));
  });

  test('the eliminator devotes, and the turn passes', () => {
    const action: Action = { type: 'devote', devotion: { role: 'tuchulcha', fromTemple: 2 } };
    expect(events(confirmed(), action)).toEqual([
      { type: 'devoted', color: 'yellow', devotion: action.devotion, given: 4 },
      { type: 'turn', color: 'black', turnNumber: 2 },
    ]);
    expect(written(applied(confirmed(), action))).toBe(
      '4 k 2.1 6,36 bo:0/-/0/0/0 ro:0/-/0/0/0 yt:3/24/0/0/4 kl:2/37/0/0/5',
    );
  });

  test('nobody is asked who could not devote', () => {
    const start = state('4 y 1.0 - bn:8/-/0/0/0 rt:5/-/0/0/3 yn:7/10/0/0/0 kn:8/-/0/0/0', '6-1');
    expect(applied(stepped(start, '10-V', 'T-21'), { type: 'confirm' })).toMatchObject({
      phase: { name: 'before' },
      position: { turn: 'black' },
    });
  });
});

describe('devoting', () => {
  test('before the roll changes the roll', () => {
    const start = beginning(
      position('4 r 0.0 - bn:2/24x2/2/2/0 rn:2/21,22/2/2/0 yn:3/9/2/2/0 kn:3/31/2/2/0'),
    );
    const devoted = applied(start, { type: 'devote', devotion: { role: 'tuchulcha', fromTemple: 0 } });
    expect(offers(devoted)).toMatchObject({ color: 'red', roll: 4, devotions: [] });
  });

  test('to Lasa Vecuvia takes all on the altar and in the forest (§6.1)', () => {
    const start = beginning(position('4 b 1.0 - bn:4/-/2/2/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0'));
    expect(offers(start).devotions).toEqual([{ role: 'lasaVecuvia', from: null }]);
    const action: Action = { type: 'devote', devotion: { role: 'lasaVecuvia', from: null } };
    expect(events(start, action)).toEqual([
      { type: 'devoted', color: 'blue', devotion: action.devotion, given: 4 },
    ]);
    expect(written(applied(start, action))).toBe(
      '4 b 1.1 - bl:4/-/0/0/4 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0',
    );
  });

  test('to Lasa Vecuvia takes one of choice where none lie there (§6.1)', () => {
    const start = beginning(position('4 b 1.0 - bn:5/2x2,8/0/0/0 rt:5/-/0/0/3 yn:8/-/0/0/0 kn:8/-/0/0/0'));
    expect(
      offers(start).devotions.map((devotion) => devotion.role === 'lasaVecuvia' && devotion.from),
    ).toEqual(['temple', 2, 8]);
    const ends = (['temple', 2, 8] as const).map((from) =>
      written(applied(start, { type: 'devote', devotion: { role: 'lasaVecuvia', from } }))
        .split(' ')
        .at(4),
    );
    expect(ends).toEqual(['bl:4/2x2,8/0/0/1', 'bl:5/2,8/0/0/1', 'bl:5/2x2/0/0/1']);
  });
});

describe('resigning (§7)', () => {
  const resigned = (start: GameState, color: Color) => applied(start, { type: 'resign', color });

  test('by the mover takes the steps back and passes the turn', () => {
    const start = stepped(
      state('4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0', '3-5'),
      'T-3',
    );
    expect(events(start, { type: 'resign', color: 'blue' })).toEqual([
      { type: 'out', color: 'blue', reason: 'resigned' },
      { type: 'turn', color: 'red', turnNumber: 2 },
    ]);
    expect(written(resigned(start, 'blue'))).toBe(
      '4 r 0.0 - bo:0/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
    );
  });

  test('by another takes the steps back and leaves the dice', () => {
    const start = state('4 b 0.0 - bn:7/2/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:6/5x2/0/0/0', '3-5');
    expect(names(start)).not.toContain('2-5');
    const left = resigned(stepped(start, 'T-3'), 'black');
    expect(left).toMatchObject({ turnNumber: 1, phase: { name: 'moving', dice: [3, 5], steps: [] } });
    expect(names(left)).toContain('2-5');
    expect(offers(left).undo).toBe(false);
  });

  test("by another keeps Tuchulcha's discard", () => {
    const start = state('4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0', '2-1-5-3');
    const moving = stepped(applied(start, { type: 'discard', die: 5 }), '21-22');
    expect(resigned(moving, 'blue').phase).toMatchObject({
      discarded: 5,
      steps: [],
      before: { turn: 'red' },
    });
  });

  test('of one whom the steps had put out takes them back first', () => {
    const fallen = stepped(state(FALL, '6-1'), '10-V');
    expect(written(fallen)).toContain('ro:');
    const left = resigned(fallen, 'red');
    expect(written(left)).toBe('4 y 1.1 6,36 bo:0/-/0/0/0 ro:0/-/0/0/0 yn:5/10,23/0/1/0 kl:2/37/0/0/5');
    expect(applied(stepped(left, '10-V', '23-24'), { type: 'confirm' }).phase.name).toBe('before');
  });

  test('of the last but one ends the game', () => {
    const start = game.start({ players: ['red', 'black'], first: 'red' });
    expect(events(start, { type: 'resign', color: 'black' })).toEqual([
      { type: 'out', color: 'black', reason: 'resigned' },
      { type: 'over', winners: ['red'], reason: 'lastInGame' },
    ]);
  });

  test('of all others lets Tuchulcha win', () => {
    const start = beginning(position('3 y 1.0 - bo:0/-/0/0/0 rt:5/-/0/0/4 yn:9/-/0/0/0'));
    expect(events(start, { type: 'resign', color: 'yellow' }).at(-1)).toEqual({
      type: 'over',
      winners: ['red'],
      reason: 'tuchulchaWins',
    });
  });

  test('of the eliminator who is asked passes the turn', () => {
    const asked = applied(stepped(state(FALL, '6-1'), '10-V', '23-24'), { type: 'confirm' });
    expect(events(asked, { type: 'resign', color: 'yellow' }).at(-1)).toMatchObject({
      type: 'over',
      winners: ['black'],
    });
  });

  test('of another leaves the eliminator asked', () => {
    const start = state('4 y 1.0 - bn:8/-/0/0/0 rt:5/-/0/0/3 yn:4/10,23/1/1/0 kn:8/-/0/0/0', '6-1');
    const asked = applied(stepped(start, '10-V', '23-24'), { type: 'confirm' });
    expect(resigned(asked, 'blue')).toMatchObject({
      phase: { name: 'afterFall' },
      position: { turn: 'yellow' },
    });
  });
});

describe('a log', () => {
  test('replays to the same state and events', () => {
    const setup: Setup = { players: ['blue', 'red', 'yellow', 'black'], first: 'blue' };
    const move: Omit<Move, 'to' | 'from' | 'die'> = { kind: 'move', color: 'blue', effect: 'none' };
    const log: readonly Action[] = [
      { type: 'roll', dice: [3, 3] },
      { type: 'keep' },
      { type: 'step', step: { ...move, die: 3, from: 'temple', to: 3 } },
      { type: 'step', step: { ...move, die: 3, from: 'temple', to: 3 } },
      { type: 'confirm' },
    ];
    const { state, events } = replay(game, setup, log);
    expect(written(state)).toBe('4 r 0.0 - bn:6/3x2/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0');
    expect(events.map(({ type }) => type)).toEqual(['rolled', 'kept', 'moved', 'moved', 'confirmed', 'turn']);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(() => replay(game, setup, [...log, { type: 'undo' }])).toThrow('nothingToUndo');
  });
});
