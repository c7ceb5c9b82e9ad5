import { describe, expect, test } from 'vitest';
import {
  type Action,
  bacchanalia,
  type Color,
  type GameState,
  offers,
  type Player,
} from '../../../src/games/bacchanalia/index.ts';
import {
  dealt,
  deiOf,
  drawn,
  eventOf,
  laid,
  played,
  player,
  refusedAs,
  stateAfter,
  TELL,
  types,
} from './table.ts';

describe('after an ending', () => {
  const flight = { name: 'ending', by: 'amans', kind: 'flight', twist: null } as const;

  test('Umbra go to the discards, Dei but Vinum to the middle', () => {
    const table = laid({ dei: { blue: ['amans', 'pluto'] }, odd: { blue: 'pluto' }, parcae: 1 });
    const { state, events } = played(dealt(table, 'amans', 'amans', 'vinum'), TELL);
    expect(types(events)).toEqual(['told', 'ended', 'deusMoved', 'deusMoved', 'turn']);
    expect(eventOf(events, 'told')).toMatchObject({ kind: 'ending', color: 'blue' });
    expect(deiOf(state, 'blue')).toEqual(['vinum']);
    expect(state.middle).toEqual(expect.arrayContaining(['amans', 'pluto']));
    expect(state.discards.toSorted()).toEqual(['amans', 'amans', 'pluto', 'vinum']);
    expect(player(state, 'blue').ended).toEqual({ by: 'amans', kind: 'flight', twist: null });
    expect(state).toMatchObject({ turn: 'red', lastTeller: 'blue' });
  });

  test('Bacchus goes to a player of choice', () => {
    const state = stateAfter(laid({ dei: { blue: ['bacchus', 'venus'] }, state: { phase: flight } }), TELL);
    expect(state.phase).toEqual({ name: 'bacchusStays' });
    expect(offers(state)).toMatchObject({ color: 'blue', bacchusTo: ['red', 'yellow'] });
    expect(deiOf(state, 'blue')).toEqual(['vinum', 'bacchus']);
    const given = stateAfter(state, { type: 'giveBacchus', to: 'yellow' });
    expect(given.turn).toBe('red');
    expect(player(given, 'yellow')).toMatchObject({ bacchusCame: true });
    const toRed = stateAfter(state, { type: 'giveBacchus', to: 'red' });
    expect(toRed).toMatchObject({ turn: 'red', phase: { name: 'bacchusCame' } });
  });

  test('Bacchus goes unasked to the only other, and to the middle where nobody plays', () => {
    const table = laid({ dei: { blue: ['bacchus'] }, state: { phase: flight } });
    const left = (...colors: readonly Color[]): GameState['players'] => ({
      ...table.players,
      ...Object.fromEntries(
        colors.map((color): [Color, Player] => [color, { ...player(table, color), left: true }]),
      ),
    });
    const forced = stateAfter({ ...table, players: left('red') }, TELL);
    expect(deiOf(forced, 'yellow')).toEqual(['vinum', 'bacchus']);
    const over = stateAfter({ ...table, players: left('red', 'yellow') }, TELL);
    expect(over.middle).toContain('bacchus');
    expect(over.phase).toEqual({ name: 'over' });
  });

  test('who was given Bacchus in the Amans Ending’s turn asks first', () => {
    const table = laid({ dei: { blue: ['amans', 'bacchus'] }, parcae: 1 });
    const told = stateAfter(
      dealt(table, 'amans', 'amans', 'vinum', 'pluto'),
      { type: 'giveBacchus', to: 'red' },
      TELL,
    );
    expect(told.phase).toEqual({ name: 'question', asker: 'red' });
    const asked = stateAfter(told, { type: 'ask', by: 'red', about: 3, text: 'Why?' });
    expect(offers(asked)).toMatchObject({ color: 'blue', tells: 'answer' });
    const { state } = played(asked, { type: 'answer', by: 'blue', question: 4, text: 'So.' });
    expect(state).toMatchObject({ turn: 'red', phase: { name: 'bacchusCame' } });
    expect(state.middle).toContain('amans');
  });
});

describe('the ending of all begins', () => {
  const end = (kind: 'allTold' | 'time') =>
    kind === 'time' ? ({ kind, at: 1_800_000_000_000 } as const) : ({ kind } as const);
  const two = (state: GameState): GameState => ({
    ...state,
    players: { ...state.players, yellow: { ...player(state, 'yellow'), left: true } },
  });

  test('when one player is left', () => {
    const { state, events } = played(two(laid()), { type: 'leave', color: 'red' });
    expect(eventOf(events, 'endingBegins')).toEqual({ type: 'endingBegins', because: 'onePlayer' });
    // The turn in progress goes on as it began.
    expect(state.phase).toEqual({ name: 'drawing', ending: null });
  });

  test('when one is left by an ending', () => {
    const table = two(laid({ dei: { blue: ['amans'], red: ['pluto'] }, parcae: 1 }));
    const { state, events } = played(dealt(table, 'amans', 'amans', 'vinum', 'pluto'), TELL);
    expect(eventOf(events, 'endingBegins')?.because).toBe('onePlayer');
    expect(state).toMatchObject({ turn: 'red', phase: { name: 'drawing', ending: 'story' } });
  });

  test('when Parcae come with two left', () => {
    const { state, events } = drawn(two(laid({ parcae: 1, dei: { red: ['pluto'] } })), 'parcae');
    expect(eventOf(events, 'endingBegins')?.because).toBe('twoAndParcae');
    const { state: next } = played(dealt(state, 'vinum', 'amans', 'venus'), TELL, { type: 'keepNone' });
    expect(next).toMatchObject({ turn: 'red', phase: { name: 'drawing', ending: 'story' } });
  });

  test('not when Parcae come with three left', () => {
    expect(dealt(laid({ parcae: 1 }), 'parcae').ending).toBe(false);
  });

  test('when Parcae come the agreed number of times', () => {
    const table = (parcae: number): GameState =>
      laid({ parcae, setup: { end: { kind: 'parcae', times: 3 } } });
    expect(dealt(table(1), 'parcae').ending).toBe(false);
    const { state, events } = drawn(table(2), 'parcae');
    expect(eventOf(events, 'endingBegins')?.because).toBe('parcae');
    expect(state.ending).toBe(true);
  });

  test('when the agreed time comes, once', () => {
    const { state, events } = played(laid({ setup: { end: end('time') } }), { type: 'timeReached' });
    expect(events).toEqual([{ type: 'endingBegins', because: 'time' }]);
    expect(state).toMatchObject({ ending: true, phase: { name: 'drawing', ending: null } });
    expect(refusedAs(state, { type: 'timeReached' })).toMatchObject({ code: 'notOffered' });
  });

  test('never by a time that was not agreed', () => {
    expect(refusedAs(laid(), { type: 'timeReached' })).toMatchObject({ code: 'notOffered', rule: '6' });
  });
});

test('the game is over when all have told their endings, and nobody has won', () => {
  const table = laid({
    dei: { blue: ['venus'] },
    state: { ending: true, phase: { name: 'ending', by: 'story', kind: 'flight', twist: null } },
  });
  expect(bacchanalia.winners(table)).toBeNull();
  // The others have Vinum alone.
  const tellings: readonly Action[] = [TELL, TELL, TELL];
  const { state, events } = played(table, ...tellings);
  expect(events.flatMap((event) => (event.type === 'ended' ? [[event.color, event.kind]] : []))).toEqual([
    ['blue', 'flight'],
    ['red', 'bacchanal'],
    ['yellow', 'bacchanal'],
  ]);
  expect(events.at(-1)).toEqual({ type: 'over' });
  expect(state.phase).toEqual({ name: 'over' });
  expect(bacchanalia.winners(state)).toEqual([]);
  expect(bacchanalia.toAct(state)).toEqual([]);
  expect(offers(state)).toMatchObject({ color: null, chance: null, tells: null, minerva: null });
});
