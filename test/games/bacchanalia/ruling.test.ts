import { describe, expect, test } from 'vitest';
import type { Deus, Umbra } from '../../../src/games/bacchanalia/cards.ts';
import type { Ruling } from '../../../src/games/bacchanalia/state.ts';
import { dealt, drawn, eventOf, honours, type Laid, laid, player } from './table.ts';

interface Row extends Ruling {
  readonly name: string;
  readonly laid: Laid;
  readonly draws: readonly Umbra[];
}

const withDei = (...blue: readonly Deus[]): Laid => ({ dei: { blue } });

const ROWS: readonly Row[] = [
  {
    name: 'the one with the most Umbra',
    laid: withDei('pluto', 'venus'),
    draws: ['pluto', 'pluto', 'venus', 'vinum'],
    row: 'pluto',
    because: 'most',
    among: ['pluto'],
    most: 2,
  },
  {
    name: 'the only one with any',
    laid: withDei('pluto'),
    draws: ['pluto', 'amans', 'venus', 'miles'],
    row: 'pluto',
    because: 'most',
    among: ['pluto'],
    most: 1,
  },
  {
    name: 'Vinum where no Deus has any',
    laid: withDei('pluto'),
    draws: ['amans', 'amans', 'venus', 'miles'],
    row: 'vinum',
    because: 'none',
    among: [],
    most: 0,
  },
  {
    name: 'Vinum with the most',
    laid: withDei('pluto'),
    draws: ['vinum', 'vinum', 'pluto', 'miles'],
    row: 'vinum',
    because: 'most',
    among: ['vinum'],
    most: 2,
  },
  {
    name: 'Vinum with the most, of which one has the goblet',
    laid: withDei('pluto'),
    draws: ['goblet', 'vinum', 'pluto', 'miles'],
    row: 'goblet',
    because: 'most',
    among: ['vinum'],
    most: 2,
  },
  {
    name: 'a tie of two',
    laid: withDei('pluto', 'venus'),
    draws: ['pluto', 'venus', 'amans', 'miles'],
    row: 'ties',
    because: 'tied',
    among: ['pluto', 'venus'],
    most: 1,
  },
  {
    name: 'a tie of four',
    laid: withDei('pluto', 'venus', 'satyrus', 'bacchus'),
    draws: ['pluto', 'venus', 'satyrus', 'bacchus'],
    row: 'ties',
    because: 'tied',
    among: ['pluto', 'venus', 'satyrus', 'bacchus'],
    most: 1,
  },
  {
    name: 'a tie of two cards of one name',
    laid: withDei('satyrus', 'satyrus'),
    draws: ['satyrus', 'satyrus', 'satyrus', 'satyrus'],
    row: 'ties',
    because: 'tied',
    among: ['satyrus', 'satyrus'],
    most: 2,
  },
  {
    name: 'no tie of two cards of one name with an uneven number',
    laid: withDei('satyrus', 'satyrus', 'pluto'),
    draws: ['satyrus', 'satyrus', 'satyrus', 'pluto'],
    row: 'satyrus',
    because: 'most',
    among: ['satyrus'],
    most: 2,
  },
  {
    name: 'Vinum loses a tie without a Satyrus: the other rules',
    laid: withDei('pluto', 'venus'),
    draws: ['pluto', 'pluto', 'vinum', 'goblet'],
    row: 'pluto',
    because: 'vinumLoses',
    among: ['vinum', 'pluto'],
    most: 2,
  },
  {
    name: 'Vinum loses a tie without a Satyrus: the others tie',
    laid: withDei('pluto', 'venus'),
    draws: ['pluto', 'venus', 'vinum', 'amans'],
    row: 'ties',
    because: 'tied',
    among: ['vinum', 'pluto', 'venus'],
    most: 1,
  },
  {
    name: 'Vinum wins a tie with a Satyrus',
    laid: withDei('pluto', 'satyrus'),
    draws: ['pluto', 'vinum', 'amans', 'amans'],
    row: 'vinum',
    because: 'vinumWins',
    among: ['vinum', 'pluto'],
    most: 1,
  },
  {
    name: 'Vinum wins a tie with the Satyrus itself',
    laid: withDei('satyrus'),
    draws: ['satyrus', 'satyrus', 'vinum', 'goblet'],
    row: 'goblet',
    because: 'vinumWins',
    among: ['vinum', 'satyrus'],
    most: 2,
  },
  {
    name: 'Vinum wins a tie with two Satyrus',
    laid: withDei('satyrus', 'satyrus'),
    draws: ['satyrus', 'satyrus', 'vinum', 'amans'],
    row: 'vinum',
    because: 'vinumWins',
    among: ['vinum', 'satyrus', 'satyrus'],
    most: 1,
  },
  {
    name: 'a Satyrus breaks no tie of others',
    laid: withDei('satyrus', 'pluto', 'venus'),
    draws: ['pluto', 'venus', 'amans', 'amans'],
    row: 'ties',
    because: 'tied',
    among: ['pluto', 'venus'],
    most: 1,
  },
  {
    name: 'four Umbra of one name',
    laid: withDei('pluto'),
    draws: ['pluto', 'pluto', 'pluto', 'pluto'],
    row: 'pluto',
    because: 'most',
    among: ['pluto'],
    most: 4,
  },
  {
    name: 'the odd card counts',
    laid: { ...withDei('pluto', 'venus'), odd: { blue: 'pluto' } },
    draws: ['pluto', 'venus', 'amans'],
    row: 'pluto',
    because: 'most',
    among: ['pluto'],
    most: 2,
  },
  {
    name: 'Parcae lie on no Deus',
    laid: withDei('pluto'),
    draws: ['parcae', 'amans', 'venus', 'miles'],
    row: 'vinum',
    because: 'none',
    among: [],
    most: 0,
  },
];

describe('there rules', () => {
  test.each(ROWS)('$name', ({ name: _, laid: table, draws, ...ruling }) => {
    expect(eventOf(drawn(laid(table), ...draws).events, 'ruled')).toEqual({
      type: 'ruled',
      color: 'blue',
      ruling,
    });
  });
});

describe('Umbra', () => {
  test('are spread evenly over cards of one name', () => {
    const state = dealt(laid(withDei('miles', 'miles')), 'miles', 'miles', 'miles', 'amans');
    expect(honours(state, 'blue')).toBe('vinum 0, miles 2, miles 1');
  });

  test('without a Deus of their name stay in the hand', () => {
    const state = dealt(laid(withDei('satyrus')), 'parcae', 'satyrus', 'vinum', 'miles');
    expect(honours(state, 'blue')).toBe('vinum 1, satyrus 1');
    expect(player(state, 'blue').hand).toEqual(['parcae', 'miles']);
  });

  test('are three with an odd card, which lies among them then', () => {
    const state = dealt(laid({ ...withDei('satyrus'), odd: { blue: 'satyrus' } }), 'venus', 'vinum', 'amans');
    expect(state.phase.name).toBe('scene');
    expect(honours(state, 'blue')).toBe('vinum 1, satyrus 1');
    expect(player(state, 'blue')).toMatchObject({ odd: null, wasOdd: 'satyrus', hand: ['venus', 'amans'] });
  });
});

interface Wine {
  readonly name: string;
  readonly laid: Laid;
  readonly draws: readonly Umbra[];
  readonly poured: Umbra | null;
  readonly dei: string;
}

const minerva = withDei('minerva');

const WINES: readonly Wine[] = [
  {
    name: 'a Vinum',
    laid: minerva,
    draws: ['vinum', 'vinum', 'amans', 'amans'],
    poured: 'vinum',
    dei: 'vinum 1, minerva 0',
  },
  {
    name: 'one without the goblet first',
    laid: minerva,
    draws: ['goblet', 'vinum', 'amans', 'amans'],
    poured: 'vinum',
    dei: 'vinum 1, minerva 0',
  },
  {
    name: 'the goblet where there is no other',
    laid: minerva,
    draws: ['goblet', 'goblet', 'venus', 'amans'],
    poured: 'goblet',
    dei: 'vinum 1, minerva 0',
  },
  {
    name: 'nothing: she goes',
    laid: minerva,
    draws: ['minerva', 'minerva', 'amans', 'amans'],
    poured: null,
    dei: 'vinum 0',
  },
  {
    name: 'not the odd card: she goes',
    laid: { ...minerva, odd: { blue: 'vinum' } },
    draws: ['minerva', 'amans', 'amans'],
    poured: null,
    dei: 'vinum 1',
  },
];

describe('Minerva is given', () => {
  test.each(WINES)('$name', ({ laid: table, draws, poured, dei }) => {
    const { state, events } = drawn(laid(table), ...draws);
    expect(eventOf(events, 'wine')?.umbra ?? null).toBe(poured);
    expect(eventOf(events, 'minervaWent') !== undefined).toBe(poured === null);
    expect(state.middle.includes('minerva')).toBe(poured === null);
    expect(state.discards).toEqual(poured ? [poured] : []);
    expect(honours(state, 'blue')).toBe(dei);
  });

  test('nothing by whoever has her not', () => {
    const { state, events } = drawn(laid(), 'vinum', 'vinum', 'amans', 'amans');
    expect(eventOf(events, 'wine')).toBeUndefined();
    expect(honours(state, 'blue')).toBe('vinum 2');
  });
});
