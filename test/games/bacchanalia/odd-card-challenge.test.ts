import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import type { Color, Umbra } from '../../../src/games/bacchanalia/cards.ts';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../../src/games/bacchanalia/state.ts';
import {
  dealt,
  eventOf,
  honours,
  type Laid,
  laid,
  played,
  player,
  refusedAs,
  stateAfter,
  TELL,
  types,
} from './table.ts';
import { roundToBlue, SCENE, scene, told } from './told-scene.ts';

const DRAWS: readonly Umbra[] = ['satyrus', 'satyrus', 'amans', 'goblet'];

/** Blue has these Umbra and is to tell a scene. */
const drawn = (laying: Laid = {}, draws: readonly Umbra[] = DRAWS): GameState =>
  dealt(laid({ dei: { blue: ['satyrus'] }, ...laying }), ...draws);

const keep = (umbra: Umbra): Action => ({
  type: 'tell',
  text: 'What I tell.',
  odd: { umbra, woven: 'The red farm with the oak.' },
});

const doubts = (by: Color): Action => ({ type: 'doubt', by, tale: SCENE });
const votes = (by: Color, upholds: boolean): Action => ({ type: 'vote', by, upholds, tale: SCENE });

describe('an odd card', () => {
  test('may be any kind of this turn’s Umbra', () => {
    expect(offers(drawn()).keeps).toEqual(['amans', 'satyrus', 'goblet']);
  });

  test('is never Parcae', () => {
    const state = drawn({}, ['parcae', 'satyrus', 'amans', 'pluto']);
    expect(offers(state).keeps).toEqual(['amans', 'pluto', 'satyrus']);
  });

  test('is never one that was odd before', () => {
    const state = drawn({ odd: { blue: 'pluto' } }, ['satyrus', 'amans', 'amans']);
    expect(offers(state).keeps).toEqual(['amans', 'satyrus']);
    expect(refusedAs(state, keep('pluto'))).toMatchObject({ code: 'neverKeptTwice' });
  });

  test('is another of that kind', () => {
    const state = drawn({ odd: { blue: 'pluto' } }, ['pluto', 'amans', 'amans']);
    expect(offers(state).keeps).toEqual(['amans', 'pluto']);
  });

  test('is kept from a Deus or the hand with the scene, the rest is discarded, and the turn passes on', () => {
    const { state, events } = played(drawn(), keep('satyrus'));
    expect(eventOf(events, 'kept')).toMatchObject({ color: 'blue', umbra: 'satyrus' });
    expect(state).toMatchObject({
      turn: 'red',
      phase: { name: 'drawing' },
      discards: ['goblet', 'satyrus', 'amans'],
    });
    expect(player(state, 'blue')).toMatchObject({ odd: 'satyrus', wasOdd: null, hand: [] });
    expect(offers(state).claims).toEqual([{ tale: SCENE, doubters: ['red', 'yellow'], voters: [] }]);
    const ofHand = stateAfter(drawn(), keep('amans'));
    expect(ofHand.discards).toEqual(['goblet', 'satyrus', 'satyrus']);
    expect(player(ofHand, 'blue').odd).toBe('amans');
  });

  test('has the next turn draw three', () => {
    const state = laid({ dei: { blue: ['satyrus'] }, odd: { blue: 'satyrus' } });
    expect(dealt(state, 'amans', 'amans').phase.name).toBe('drawing');
    expect(honours(dealt(state, 'amans', 'amans', 'pluto'), 'blue')).toBe('vinum 0, satyrus 1');
  });

  test('nothing is told where the card may not be kept', () => {
    const moved = stateAfter(scene(), { type: 'giveBacchus', to: 'yellow' });
    const tell = (umbra: 'parcae' | 'miles', woven: string): Action => ({
      type: 'tell',
      text: 'Words.',
      odd: { umbra, woven },
    });
    expect(refusedAs(moved, tell('miles', 'a mask'))).toMatchObject({ code: 'noSuchUmbra' });
    expect(refusedAs(moved, tell('parcae', 'a mask'))).toMatchObject({ code: 'neverParcae' });
  });

  test('drawn upon, it stays, whatever is said of it', () => {
    const state = roundToBlue(stateAfter(told('venus', 4), doubts('red')));
    expect(player(state, 'blue').odd).toBe('venus');
    expect(refusedAs(state, votes('yellow', true))).toMatchObject({ code: 'noSuchTale' });
  });

  test.each([
    ['stays with what was woven in', 'the red mask', 'venus'],
    ['falls without it', undefined, null],
  ] as const)('of a scene told anew %s (§8.5)', (_, woven, odd) => {
    const state = stateAfter(
      told('venus'),
      { type: 'skip', tale: SCENE },
      { type: 'retell', by: 'blue', tale: SCENE, text: 'Otherwise.', ...(woven && { woven }) },
    );
    expect(player(state, 'blue').odd).toBe(odd);
    expect(state).toMatchObject({ turn: 'red', phase: { name: 'drawing' } });
  });
});

interface Poll {
  readonly name: string;
  readonly players: number;
  readonly actions: readonly Action[];
  readonly expected: { readonly upheld: boolean; readonly for: number; readonly against: number } | null;
}

/** All vote but the two. */
const POLLS: readonly Poll[] = [
  { name: 'with one judge waits for that vote', players: 3, actions: [doubts('yellow')], expected: null },
  {
    name: 'is rejected by the only judge',
    players: 3,
    actions: [doubts('yellow'), votes('red', false)],
    expected: { upheld: false, for: 0, against: 1 },
  },
  {
    name: 'is upheld by the only judge',
    players: 3,
    actions: [doubts('red'), votes('yellow', true)],
    expected: { upheld: true, for: 1, against: 0 },
  },
  {
    name: 'with two judges waits for both',
    players: 4,
    actions: [doubts('black'), votes('yellow', true)],
    expected: null,
  },
  {
    name: 'with two judges is a tie, and not upheld',
    players: 4,
    actions: [doubts('black'), votes('yellow', true), votes('red', false)],
    expected: { upheld: false, for: 1, against: 1 },
  },
  {
    name: 'with four judges waits for the third of one mind',
    players: 6,
    actions: [doubts('black'), votes('yellow', true), votes('green', true)],
    expected: null,
  },
  {
    name: 'with four judges is rejected by three before the last vote',
    players: 6,
    actions: [doubts('black'), votes('yellow', false), votes('green', false), votes('violet', false)],
    expected: { upheld: false, for: 0, against: 3 },
  },
  {
    name: 'is decided by who stay, where a judge leaves',
    players: 4,
    actions: [doubts('black'), votes('yellow', true), { type: 'leave', color: 'red' }],
    expected: { upheld: true, for: 1, against: 0 },
  },
  {
    name: 'goes on where its challenger leaves',
    players: 4,
    actions: [
      doubts('yellow'),
      { type: 'leave', color: 'yellow' },
      votes('red', false),
      votes('black', false),
    ],
    expected: { upheld: false, for: 0, against: 2 },
  },
];

describe('a challenge', () => {
  test.each(POLLS)('$name', ({ players, actions, expected }) => {
    const { state, events } = played(drawn({ players }), keep('satyrus'), ...actions);
    expect(eventOf(events, 'challenged')).toMatchObject({ color: 'blue' });
    expect(eventOf(events, 'voted') ?? null).toEqual(
      expected ? { type: 'voted', color: 'blue', ...expected } : null,
    );
    expect(player(state, 'blue').odd).toBe(expected?.upheld ? null : 'satyrus');
  });

  test('a doubt is voted on by all but the two while play goes on; upheld, the card goes at once', () => {
    const doubted = stateAfter(told('venus', 4), doubts('red'));
    expect(doubted).toMatchObject({ turn: 'red', phase: { name: 'drawing' } });
    expect(offers(doubted).claims).toMatchObject([{ doubters: [], voters: ['yellow', 'black'] }]);
    for (const by of ['blue', 'red'] as const) expect(refusedAs(doubted, votes(by, true))).not.toBeNull();
    const gone = played(stateAfter(doubted, votes('yellow', true)), votes('black', true));
    expect(types(gone.events)).toEqual(['voted']);
    expect(player(gone.state, 'blue').odd).toBeNull();
    expect(gone.state.discards).toContain('venus');
    const tied = stateAfter(doubted, votes('yellow', true), votes('black', false));
    expect(player(tied, 'blue').odd).toBe('venus');
  });

  test('may be doubted until the next scene of anybody is told, and by nobody twice', () => {
    const next = stateAfter(dealt(told('venus'), 'pluto', 'pluto', 'venus', 'miles'), TELL);
    expect(next.turn).toBe('yellow');
    expect(refusedAs(next, doubts('red'))).toMatchObject({ code: 'notOffered' });
    expect(refusedAs(stateAfter(told('venus'), doubts('red')), doubts('yellow'))).toMatchObject({
      code: 'notOffered',
    });
    expect(refusedAs(told('venus'), doubts('blue'))).toMatchObject({ code: 'ownClaim' });
  });

  test('may be doubted while the scene before is told again', () => {
    const next = stateAfter(dealt(told('venus'), 'pluto', 'pluto', 'venus', 'miles'), {
      type: 'tell',
      text: 'My turn.',
      odd: { umbra: 'venus', woven: 'the torches' },
    } as Action);
    const retold = stateAfter(
      next,
      { type: 'skip', tale: SCENE },
      { type: 'retell', by: 'blue', tale: SCENE, text: 'Otherwise.', woven: 'the red mask' },
    );
    expect(offers(retold).claims).toEqual([
      { tale: SCENE + 2, doubters: [], voters: [] },
      { tale: SCENE + 1, doubters: ['blue', 'yellow'], voters: [] },
    ]);
  });

  test('is doubted by nobody with two players left: nobody could judge it (§9)', () => {
    const two = stateAfter(told('venus'), { type: 'leave', color: 'yellow' });
    expect(offers(two).claims).toEqual([{ tale: SCENE, doubters: [], voters: [] }]);
    expect(refusedAs(two, doubts('red'))).toMatchObject({ code: 'notOffered' });
    // An earlier open one is no longer undecided: the card stays.
    const three = stateAfter(told('venus'), doubts('red'), { type: 'leave', color: 'yellow' });
    expect(three.claims).toMatchObject([{ doubt: null, isOpen: false }]);
    expect(player(three, 'blue').odd).toBe('venus');
  });
});
