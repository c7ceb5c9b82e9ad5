import { describe, expect, test } from 'vitest';
import {
  type Action,
  type Color,
  type GameState,
  offers,
  type Umbra,
} from '../../../src/games/bacchanalia/index.ts';
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
} from './table.ts';

const DRAWS: readonly Umbra[] = ['satyrus', 'satyrus', 'amans', 'goblet'];

/** Blue has told a scene with these Umbra. */
const told = (laying: Laid = {}, draws: readonly Umbra[] = DRAWS): GameState =>
  stateAfter(dealt(laid({ dei: { blue: ['satyrus'] }, ...laying }), ...draws), TELL);

const keep = (umbra: Umbra): Action => ({ type: 'keep', umbra, woven: 'The red farm with the oak.' });
const challenge = (by: Color): Action => ({ type: 'challenge', by });
const vote = (by: Color, upholds: boolean): Action => ({ type: 'vote', by, upholds });

describe('an odd card', () => {
  test('may be any kind of this turn’s Umbra, or none', () => {
    expect(offers(told())).toMatchObject({ color: 'blue', keepsNone: true });
    expect(offers(told()).keeps).toEqual(['amans', 'satyrus', 'goblet']);
  });

  test('is never Parcae', () => {
    const state = told({}, ['parcae', 'satyrus', 'amans', 'pluto']);
    expect(offers(state).keeps).toEqual(['amans', 'pluto', 'satyrus']);
  });

  test('is never one that was odd before', () => {
    const state = told({ odd: { blue: 'pluto' } }, ['satyrus', 'amans', 'amans']);
    expect(offers(state).keeps).toEqual(['amans', 'satyrus']);
    expect(refusedAs(state, keep('pluto'))).toMatchObject({ code: 'neverKeptTwice' });
  });

  test('is another of that kind', () => {
    const state = told({ odd: { blue: 'pluto' } }, ['pluto', 'amans', 'amans']);
    expect(offers(state).keeps).toEqual(['amans', 'pluto']);
  });

  test('is kept from a Deus or the hand once the next player goes on, and the rest is discarded', () => {
    const { state, events } = played(told(), keep('satyrus'));
    expect(eventOf(events, 'kept')).toMatchObject({ color: 'blue', umbra: 'satyrus' });
    expect(state.phase).toMatchObject({ name: 'witness', next: 'red', umbra: 'satyrus' });
    expect(offers(state)).toMatchObject({ color: 'red', accepts: 'red', challengers: ['red', 'yellow'] });
    const gone = stateAfter(state, { type: 'accept', by: 'red' });
    expect(gone).toMatchObject({ turn: 'red', discards: ['goblet', 'satyrus', 'amans'] });
    expect(player(gone, 'blue')).toMatchObject({ odd: 'satyrus', wasOdd: null, hand: [] });
    const ofHand = stateAfter(told(), keep('amans'), { type: 'accept', by: 'red' });
    expect(ofHand.discards).toEqual(['goblet', 'satyrus', 'satyrus']);
    expect(player(ofHand, 'blue').odd).toBe('amans');
  });

  test('has the next turn draw three', () => {
    const state = laid({ dei: { blue: ['satyrus'] }, odd: { blue: 'satyrus' } });
    expect(dealt(state, 'amans', 'amans').phase.name).toBe('drawing');
    expect(honours(dealt(state, 'amans', 'amans', 'pluto'), 'blue')).toBe('vinum 0, satyrus 1');
  });

  test('needs no witness where nobody else plays', () => {
    const alone = { ...player(laid(), 'red'), left: true };
    const table = told();
    const state = stateAfter(
      { ...table, players: { ...table.players, red: alone, yellow: alone } },
      keep('goblet'),
    );
    expect(state).toMatchObject({ turn: 'blue', phase: { name: 'drawing', ending: 'story' } });
  });
});

interface Poll {
  readonly name: string;
  readonly players: number;
  readonly actions: readonly Action[];
  readonly expected: { readonly upheld: boolean; readonly for: number; readonly against: number } | null;
}

const absent = (color: Color): Action => ({ type: 'absent', color });

const POLLS: readonly Poll[] = [
  { name: 'of two waits', players: 3, actions: [challenge('yellow')], expected: null },
  {
    name: 'of two is a tie, and not upheld',
    players: 3,
    actions: [challenge('yellow'), vote('red', false)],
    expected: { upheld: false, for: 1, against: 1 },
  },
  {
    name: 'of two is upheld by both',
    players: 3,
    actions: [challenge('red'), vote('yellow', true)],
    expected: { upheld: true, for: 2, against: 0 },
  },
  {
    name: 'is upheld by its challenger alone, where the other is away',
    players: 3,
    actions: [challenge('red'), absent('yellow')],
    expected: { upheld: true, for: 1, against: 0 },
  },
  {
    name: 'of three is upheld by two at once',
    players: 4,
    actions: [challenge('black'), vote('yellow', true)],
    expected: { upheld: true, for: 2, against: 0 },
  },
  {
    name: 'of three is rejected by two',
    players: 4,
    actions: [challenge('black'), vote('yellow', false), vote('red', false)],
    expected: { upheld: false, for: 1, against: 2 },
  },
  {
    name: 'of three with one away is a tie',
    players: 4,
    actions: [challenge('black'), absent('red'), vote('yellow', false)],
    expected: { upheld: false, for: 1, against: 1 },
  },
  {
    name: 'of five waits for the third of one mind',
    players: 6,
    actions: [challenge('black'), vote('yellow', true), vote('green', false), vote('violet', false)],
    expected: null,
  },
  {
    name: 'of five is rejected by three before the last votes',
    players: 6,
    actions: [challenge('black'), vote('yellow', false), vote('green', false), vote('violet', false)],
    expected: { upheld: false, for: 1, against: 3 },
  },
  {
    name: 'is decided by who stay, where a voter leaves',
    players: 4,
    actions: [challenge('black'), vote('yellow', false), { type: 'leave', color: 'red' }],
    expected: { upheld: false, for: 1, against: 1 },
  },
];

describe('a challenge', () => {
  test.each(POLLS)('$name', ({ players, actions, expected }) => {
    const { state, events } = played(told({ players }), keep('satyrus'), ...actions);
    expect(eventOf(events, 'challenged')).toMatchObject({ color: 'blue' });
    expect(eventOf(events, 'voted') ?? null).toEqual(
      expected ? { type: 'voted', color: 'blue', ...expected } : null,
    );
    expect(state.phase.name === 'challenge').toBe(expected === null);
    if (expected) expect(player(state, 'blue').odd).toBe(expected.upheld ? null : 'satyrus');
    if (expected) expect(state.turn).toBe(actions.at(-1)?.type === 'leave' ? 'yellow' : 'red');
  });

  test('waits for the voters in turn order', () => {
    const state = stateAfter(told({ players: 4 }), keep('satyrus'), challenge('yellow'));
    expect(offers(state)).toMatchObject({ color: 'red', voters: ['red', 'black'], accepts: null });
    expect(offers(stateAfter(state, absent('red')))).toMatchObject({ color: 'black', voters: ['black'] });
  });

  test('of whoever leaves counts no more', () => {
    const state = stateAfter(told({ players: 4 }), keep('satyrus'), challenge('yellow'));
    const { events } = played(
      state,
      { type: 'leave', color: 'yellow' },
      vote('red', false),
      vote('black', false),
    );
    expect(eventOf(events, 'voted')).toMatchObject({ upheld: false, for: 0, against: 2 });
  });
});
