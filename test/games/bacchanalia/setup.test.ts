import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import { COLORS, type Color, type Deus } from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia, offers } from '../../../src/games/bacchanalia/game.ts';
import type { AgreedEnd, GameState, Setup } from '../../../src/games/bacchanalia/state.ts';
import { IN_PHASE } from './phases.ts';
import { deiOf, eventOf, played, refusedAs, stateAfter } from './table.ts';

const start = (players: number, first: Color = 'blue'): GameState =>
  bacchanalia.start({ players: COLORS.slice(0, players), first, end: { kind: 'allTold' } });

const give = (deus: Deus, to: Color): Action => ({ type: 'give', deus, to });

/** Always the first gift that is offered, up to the end of the gifts. */
function givenAll(before: GameState): { readonly state: GameState; readonly gifts: number } {
  let state = before;
  let gifts = 0;
  for (; state.phase.name === 'gift'; gifts++) {
    const [gift] = offers(state).gives;
    if (!gift) throw new Error('no gift');
    state = stateAfter(state, { type: 'give', ...gift });
  }
  return { state, gifts };
}

describe('in the middle lie', () => {
  test.each([
    [3, 'accusator bacchus miles miles minerva pluto satyrus satyrus venus'],
    [4, 'accusator bacchus miles miles minerva pluto satyrus satyrus venus'],
    [5, 'accusator bacchus miles miles miles minerva pluto satyrus satyrus satyrus venus'],
    [6, 'accusator bacchus miles miles miles minerva pluto satyrus satyrus satyrus venus'],
  ])('for %i players', (players, middle) => {
    expect(start(players).middle.join(' ')).toBe(middle);
    expect(start(players)).toMatchObject({ amansApart: true, parcae: 0, discards: [] });
    expect(start(players).deck).toHaveLength(62);
  });
});

describe('no game', () => {
  const setup: Setup = { players: ['blue', 'red', 'yellow'], first: 'blue', end: { kind: 'allTold' } };
  const ending = (end: AgreedEnd): Setup => ({ ...setup, end });
  test.each<[string, Setup]>([
    ['of two', { ...setup, players: ['blue', 'red'] }],
    ['of seven', { ...setup, players: [...COLORS, 'blue'] }],
    ['with a color twice', { ...setup, players: ['blue', 'red', 'red'] }],
    ['with an unknown color', { ...setup, players: ['blue', 'red', 'pink' as Color] }],
    ['whose first is not at the table', { ...setup, first: 'violet' }],
    ['to no Parcae', ending({ kind: 'parcae', times: 0 })],
    ['to ten Parcae', ending({ kind: 'parcae', times: 10 })],
    ['to a Parcae and a half', ending({ kind: 'parcae', times: 1.5 })],
    ['to no time', ending({ kind: 'time', at: Number.NaN })],
  ])('%s', (_, flawed) => expect(() => bacchanalia.start(flawed)).toThrow('not a set-up'));
});

describe('gifts', () => {
  test('go round from the first, one each', () => {
    const { state, events } = played(start(3, 'red'), give('pluto', 'blue'), give('venus', 'blue'));
    expect(events).toEqual([
      { type: 'gave', by: 'red', deus: 'pluto', to: 'blue' },
      { type: 'turn', color: 'yellow', turnNumber: 2 },
      { type: 'gave', by: 'yellow', deus: 'venus', to: 'blue' },
      { type: 'turn', color: 'blue', turnNumber: 3 },
    ]);
    expect(deiOf(state, 'blue')).toEqual(['pluto', 'venus']);
    expect(offers(state)).toMatchObject({ color: 'blue', chance: null, tells: null });
  });

  test('are of one Deus a name, to others with fewer than two', () => {
    const state = stateAfter(start(3), give('pluto', 'red'), give('venus', 'blue'), give('miles', 'red'));
    expect(offers(state).gives).toEqual(
      ['accusator', 'bacchus', 'miles', 'minerva', 'satyrus'].map((deus) => ({ deus, to: 'yellow' })),
    );
  });

  test.each([
    [3, 6, 3],
    [4, 8, 1],
    [5, 10, 1],
    [6, 11, 0],
  ])('with %i players: %i, and %i stay', (players, gifts, middle) => {
    const given = givenAll(start(players));
    expect(given.gifts).toBe(gifts);
    expect(given.state.middle).toHaveLength(middle);
    for (const color of given.state.setup.players) expect(deiOf(given.state, color)[0]).toBe('vinum');
  });

  test('pass over who can give to nobody, while another can', () => {
    // Yellow's turn would come: blue and red have two, and yellow one.
    const { state, events } = played(
      start(3),
      give('pluto', 'red'),
      give('venus', 'blue'),
      give('miles', 'red'),
      give('miles', 'yellow'),
      give('satyrus', 'blue'),
    );
    expect(events.at(-1)).toEqual({ type: 'turn', color: 'blue', turnNumber: 6 });
    expect(stateAfter(state, give('satyrus', 'yellow')).phase.name).toBe('drawingFirst');
  });

  test('end with Vinum for everybody, and chance says who introduces', () => {
    const { state } = givenAll(start(4));
    expect(state.phase).toEqual({ name: 'drawingFirst' });
    expect(offers(state)).toMatchObject({ color: null, chance: 4 });
    expect(bacchanalia.toAct(state)).toEqual([]);
  });
});

const introduces = (by: Color): Action => ({ type: 'introduce', by, text: 'I am.' });

describe('introductions (docs/rules/bacchanalia.md §8.2)', () => {
  const begun = () => IN_PHASE.introductions();

  test('are told in any order; the turns begin after the last, with the one who was drawn', () => {
    const state = stateAfter(begun(), introduces('yellow'), introduces('blue'));
    expect(state.phase).toEqual({ name: 'introductions', left: ['red'] });
    const told = stateAfter(state, introduces('red'));
    expect(told).toMatchObject({ turn: 'blue', phase: { name: 'drawing' }, tales: 3 });
    expect(told.told.map(({ teller }) => teller)).toEqual(['yellow', 'blue', 'red']);
  });

  test('are one turn, in which all are waited for', () => {
    expect(bacchanalia.toAct(begun())).toEqual(['blue', 'red', 'yellow']);
    const state = stateAfter(begun(), introduces('red'));
    expect(bacchanalia.toAct(state)).toEqual(['blue', 'yellow']);
    expect(state.turnNumber).toBe(begun().turnNumber);
  });

  test('are told once, and passed over for whoever is away or leaves', () => {
    const once = stateAfter(begun(), introduces('red'));
    expect(refusedAs(once, introduces('red'))).toMatchObject({ code: 'notYours' });
    expect(refusedAs(once, { type: 'absent', color: 'red' })).toMatchObject({ code: 'notYours' });
    const away = stateAfter(once, { type: 'absent', color: 'yellow' });
    expect(away.phase).toEqual({ name: 'introductions', left: ['blue'] });
    // Bacchus goes to red, who first tells how he came.
    expect(stateAfter(away, { type: 'leave', color: 'blue' })).toMatchObject({
      turn: 'red',
      phase: { name: 'drawing' },
      bacchusShows: true,
    });
  });

  test('begin with whom chance names', () => {
    const { state, events } = played(givenAll(start(3)).state, { type: 'draw', pick: 1 });
    expect(eventOf(events, 'introducesFirst')?.color).toBe('red');
    expect(state).toMatchObject({ turn: 'red', introducesFirst: 'red', draws: 1, lastTeller: null });
    expect(state.phase).toEqual({ name: 'introductions', left: ['red', 'yellow', 'blue'] });
  });
});
