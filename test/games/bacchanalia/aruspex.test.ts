import { describe, expect, test } from 'vitest';
import type { Deus, PlaceRule, Row, SceneLine, Umbra } from '../../../src/games/bacchanalia/index.ts';
import { dealt, deiOf, drawn, eventOf, type Laid, laid } from './table.ts';

interface Scene {
  readonly name: string;
  readonly laid: Laid;
  readonly draws: readonly Umbra[];
  readonly row: Row;
  readonly line: SceneLine;
  readonly place: PlaceRule;
  /** Blue's Dei beside Vinum, once the card action is done. */
  readonly dei: readonly Deus[];
}

const accusator: Laid = { dei: { blue: ['accusator'] } };
const miles: Laid = { dei: { blue: ['miles'] } };

/** Every row of the Aruspex where its card action leaves no choice. */
const SCENES: readonly Scene[] = [
  ...([0, 1] as const).map(
    (parcae): Scene => ({
      name: `Accusator, ${parcae} Parcae: a threat; a Miles comes, Accusator goes`,
      laid: { ...accusator, parcae },
      draws: ['accusator', 'pluto', 'venus', 'bacchus'],
      ...{ row: 'accusator', line: 'threat', place: 'mustChange', dei: ['miles'] },
    }),
  ),
  ...([2, 3] as const).map(
    (parcae): Scene => ({
      name: `Accusator, ${parcae} Parcae: confronted`,
      laid: { ...accusator, parcae },
      draws: ['accusator', 'pluto', 'venus', 'bacchus'],
      ...{ row: 'accusator', line: 'accuserConfronts', place: 'mustChange', dei: ['miles'] },
    }),
  ),
  {
    name: 'Accusator, the second Parcae drawn in this turn: confronted',
    laid: { ...accusator, parcae: 1 },
    draws: ['accusator', 'parcae', 'venus', 'bacchus'],
    ...{ row: 'accusator', line: 'accuserConfronts', place: 'mustChange', dei: ['miles'] },
  },
  ...([0, 1] as const).map(
    (parcae): Scene => ({
      name: `Miles, ${parcae} Parcae: a threat`,
      laid: { ...miles, parcae },
      draws: ['miles', 'pluto', 'venus', 'bacchus'],
      ...{ row: 'miles', line: 'threat', place: 'mustChange', dei: ['miles'] },
    }),
  ),
  {
    name: 'Miles, 2 Parcae: cornered',
    laid: { ...miles, parcae: 2 },
    draws: ['miles', 'pluto', 'venus', 'bacchus'],
    ...{ row: 'miles', line: 'cornered', place: 'mustChange', dei: ['miles'] },
  },
  ...([3, 7] as const).map(
    (parcae): Scene => ({
      name: `Miles, ${parcae} Parcae: the end nears`,
      laid: { ...miles, parcae },
      draws: ['miles', 'pluto', 'venus', 'bacchus'],
      ...{ row: 'miles', line: 'endNears', place: 'mustChange', dei: ['miles'] },
    }),
  ),
  {
    name: 'Miles: an own Accusator goes',
    laid: { dei: { blue: ['accusator', 'miles'] } },
    draws: ['miles', 'miles', 'accusator', 'bacchus'],
    ...{ row: 'miles', line: 'threat', place: 'mustChange', dei: ['miles'] },
  },
  {
    name: 'Bacchus: he stays',
    laid: { dei: { blue: ['bacchus'] } },
    draws: ['bacchus', 'pluto', 'venus', 'miles'],
    ...{ row: 'bacchus', line: 'bacchus', place: 'stay', dei: ['bacchus'] },
  },
  {
    name: 'Minerva: she goes',
    laid: { dei: { blue: ['minerva'] } },
    draws: ['minerva', 'vinum', 'venus', 'miles'],
    ...{ row: 'minerva', line: 'minerva', place: 'stay', dei: [] },
  },
  {
    name: 'Pluto: a Miles comes, Pluto goes',
    laid: { dei: { blue: ['pluto'] } },
    draws: ['pluto', 'minerva', 'venus', 'miles'],
    ...{ row: 'pluto', line: 'crime', place: 'mustChange', dei: ['miles'] },
  },
  {
    name: 'Pluto: a Miles of the only player who has one',
    laid: { dei: { blue: ['pluto'], red: ['miles', 'miles'] } },
    draws: ['pluto', 'minerva', 'venus', 'miles'],
    ...{ row: 'pluto', line: 'crime', place: 'mustChange', dei: ['miles'] },
  },
  {
    name: 'Pluto: all Miles are blue’s, Pluto goes all the same',
    laid: { dei: { blue: ['pluto', 'miles', 'miles'] } },
    draws: ['pluto', 'minerva', 'venus', 'amans'],
    ...{ row: 'pluto', line: 'crime', place: 'mustChange', dei: ['miles', 'miles'] },
  },
  {
    name: 'Satyrus: nothing moves',
    laid: { dei: { blue: ['satyrus', 'accusator'] } },
    draws: ['satyrus', 'minerva', 'venus', 'amans'],
    ...{ row: 'satyrus', line: 'satyrus', place: 'mustChange', dei: ['satyrus', 'accusator'] },
  },
  {
    name: 'Venus, Amans apart: a memory, and she stays',
    laid: { dei: { blue: ['venus'] } },
    draws: ['venus', 'minerva', 'pluto', 'amans'],
    ...{ row: 'venus', line: 'venusMemory', place: 'mustChange', dei: ['venus'] },
  },
  {
    name: 'Venus, Amans in the middle: he comes, she goes',
    laid: { dei: { blue: ['venus'] }, parcae: 1 },
    draws: ['venus', 'minerva', 'pluto', 'amans'],
    ...{ row: 'venus', line: 'venusAmans', place: 'mustChange', dei: ['amans'] },
  },
  {
    name: 'Venus, Amans with red: he comes, she goes',
    laid: { dei: { blue: ['venus'], red: ['amans'] }, parcae: 1 },
    draws: ['venus', 'minerva', 'pluto', 'miles'],
    ...{ row: 'venus', line: 'venusAmans', place: 'mustChange', dei: ['amans'] },
  },
  {
    name: 'Venus, Amans with blue already: she goes',
    laid: { dei: { blue: ['venus', 'amans'] }, parcae: 1 },
    draws: ['venus', 'minerva', 'pluto', 'miles'],
    ...{ row: 'venus', line: 'venusAmans', place: 'mustChange', dei: ['amans'] },
  },
  {
    name: 'Venus with the first Parcae of this turn: Amans is in play',
    laid: { dei: { blue: ['venus'] } },
    draws: ['venus', 'parcae', 'pluto', 'miles'],
    ...{ row: 'venus', line: 'venusAmans', place: 'mustChange', dei: ['amans'] },
  },
  {
    name: 'Vinum without a goblet: nothing moves',
    laid: { dei: { blue: ['pluto'] } },
    draws: ['vinum', 'vinum', 'pluto', 'miles'],
    ...{ row: 'vinum', line: 'vinum', place: 'stay', dei: ['pluto'] },
  },
  {
    name: 'no Umbra on any Deus: Vinum, and no goblet',
    laid: {},
    draws: ['pluto', 'accusator', 'venus', 'miles'],
    ...{ row: 'vinum', line: 'vinum', place: 'stay', dei: [] },
  },
  {
    name: 'ties of two cards of one name: that name goes',
    laid: { dei: { blue: ['miles', 'miles'] } },
    draws: ['miles', 'miles', 'venus', 'pluto'],
    ...{ row: 'ties', line: 'ties', place: 'mustChange', dei: ['miles'] },
  },
];

describe('the Aruspex', () => {
  test.each(SCENES)('$name', ({ laid: table, draws, row, line, place, dei }) => {
    const { state, events } = drawn(laid(table), ...draws);
    expect(eventOf(events, 'ruled')?.ruling.row).toBe(row);
    expect(state.phase).toMatchObject({ name: 'scene', line, place });
    expect(deiOf(state, 'blue')).toEqual(['vinum', ...dei]);
  });

  test('has a Miles rule by three Parcae be the last scene but one', () => {
    expect(
      dealt(laid({ ...miles, parcae: 3 }), 'miles', 'pluto', 'venus', 'bacchus').players.blue,
    ).toMatchObject({ milesNext: true });
    expect(
      dealt(laid({ ...miles, parcae: 2 }), 'miles', 'pluto', 'venus', 'bacchus').players.blue,
    ).toMatchObject({ milesNext: false });
  });

  test('says where nobody has a Miles', () => {
    const { events } = drawn(laid({ dei: { blue: ['pluto', 'miles', 'miles'] } }), ...PLUTO_ALONE);
    expect(eventOf(events, 'nothingToGet')).toEqual({ type: 'nothingToGet', color: 'blue', deus: 'miles' });
  });

  test('has Amans lead to the Amans Ending', () => {
    const { state, events } = drawn(laid({ dei: { blue: ['amans'] }, parcae: 1 }), ...AMANS_ALONE);
    expect(eventOf(events, 'ruled')?.ruling.row).toBe('amans');
    expect(state.phase).toEqual({ name: 'ending', by: 'amans', kind: 'flight', twist: null });
    expect(deiOf(state, 'blue')).toEqual(['vinum', 'amans']);
  });

  test('lays the Umbra of a Deus that goes into the hand', () => {
    const state = dealt(laid(accusator), 'accusator', 'accusator', 'venus', 'bacchus');
    expect(state.players.blue?.hand).toEqual(['venus', 'bacchus', 'accusator', 'accusator']);
  });
});

const PLUTO_ALONE: readonly Umbra[] = ['pluto', 'minerva', 'venus', 'amans'];
const AMANS_ALONE: readonly Umbra[] = ['amans', 'minerva', 'venus', 'pluto'];
