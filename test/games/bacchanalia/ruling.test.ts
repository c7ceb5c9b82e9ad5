import { describe, expect, test } from 'vitest';
import type { Deus } from '../../../src/games/bacchanalia/cards.ts';
import { dealt, drawn, eventOf, honours, type Laid, laid, layingIn, player, umbraeIn } from './table.ts';

const withDei = (...blue: readonly Deus[]): Laid => ({ dei: { blue } });

/** Blue's Dei, what blue draws, and who rules: the row, because of what, with how many, among whom. */
const ROWS: Readonly<Record<string, string>> = {
  'the one with the most Umbra': 'pluto venus | pluto pluto venus vinum | pluto most 2: pluto',
  'the only one with any': 'pluto | pluto amans venus miles | pluto most 1: pluto',
  'Vinum where no Deus has any': 'pluto | amans amans venus miles | vinum none 0:',
  'Vinum with the most': 'pluto | vinum vinum pluto miles | vinum most 2: vinum',
  'Vinum with the most, of which one has the goblet':
    'pluto | goblet vinum pluto miles | goblet most 2: vinum',
  'a tie of two': 'pluto venus | pluto venus amans miles | ties tied 1: pluto venus',
  'a tie of four':
    'pluto venus satyrus bacchus | pluto venus satyrus bacchus | ties tied 1: pluto venus satyrus bacchus',
  'a tie of two cards of one name':
    'satyrus satyrus | satyrus satyrus satyrus satyrus | ties tied 2: satyrus satyrus',
  'no tie of two cards of one name with an uneven number':
    'satyrus satyrus pluto | satyrus satyrus satyrus pluto | satyrus most 2: satyrus',
  'Vinum loses a tie without a Satyrus: the other rules':
    'pluto venus | pluto pluto vinum goblet | pluto vinumLoses 2: vinum pluto',
  'Vinum loses a tie without a Satyrus: the others tie':
    'pluto venus | pluto venus vinum amans | ties tied 1: vinum pluto venus',
  'Vinum wins a tie with a Satyrus':
    'pluto satyrus | pluto vinum amans amans | vinum vinumWins 1: vinum pluto',
  'Vinum wins a tie with the Satyrus itself':
    'satyrus | satyrus satyrus vinum goblet | goblet vinumWins 2: vinum satyrus',
  'Vinum wins a tie with two Satyrus':
    'satyrus satyrus | satyrus satyrus vinum amans | vinum vinumWins 1: vinum satyrus satyrus',
  'a Satyrus breaks no tie of others':
    'satyrus pluto venus | pluto venus amans amans | ties tied 1: pluto venus',
  'four Umbra of one name': 'pluto | pluto pluto pluto pluto | pluto most 4: pluto',
  'the odd card counts': 'pluto venus; odd pluto | pluto venus amans | pluto most 2: pluto',
  'Parcae lie on no Deus': 'pluto | parcae amans venus miles | vinum none 0:',
};

describe('there rules', () => {
  test.each(Object.entries(ROWS))('%s', (_, row) => {
    const [dei = '', draws = '', ruled] = row.split(' | ');
    const { ruling } = eventOf(drawn(layingIn(dei), ...umbraeIn(draws)).events, 'ruled') ?? {};
    const { row: found, because, most, among = [] } = ruling ?? {};
    expect(`${found} ${because} ${most}: ${among.join(' ')}`.trim()).toBe(ruled);
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

/** Blue's Dei, what blue draws, what Minerva is given, and the Umbra on blue's Dei then. */
const WINES: Readonly<Record<string, string>> = {
  'a Vinum': 'minerva | vinum vinum amans amans | vinum | vinum 1, minerva 0',
  'one without the goblet first': 'minerva | goblet vinum amans amans | vinum | vinum 1, minerva 0',
  'the goblet where there is no other': 'minerva | goblet goblet venus amans | goblet | vinum 1, minerva 0',
  'nothing: she goes': 'minerva | minerva minerva amans amans | nothing | vinum 0',
  'not the odd card: she goes': 'minerva; odd vinum | minerva amans amans | nothing | vinum 1',
};

describe('Minerva is given', () => {
  test.each(Object.entries(WINES))('%s', (_, row) => {
    const [laying = '', draws = '', poured, dei] = row.split(' | ');
    const { state, events } = drawn(layingIn(laying), ...umbraeIn(draws));
    const { umbra } = eventOf(events, 'wine') ?? {};
    expect(umbra ?? 'nothing').toBe(poured);
    expect(eventOf(events, 'minervaWent') !== undefined).toBe(poured === 'nothing');
    expect(state.middle.includes('minerva')).toBe(poured === 'nothing');
    expect(state.discards).toEqual(umbra ? [umbra] : []);
    expect(honours(state, 'blue')).toBe(dei);
  });

  test('nothing by whoever has her not', () => {
    const { state, events } = drawn(laid(), 'vinum', 'vinum', 'amans', 'amans');
    expect(eventOf(events, 'wine')).toBeUndefined();
    expect(honours(state, 'blue')).toBe('vinum 2');
  });
});
