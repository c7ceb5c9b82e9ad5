import { describe, expect, test } from 'vitest';
import type { Action, AruspexChoice } from '../../../src/games/bacchanalia/action.ts';
import type { Color, Deus, Umbra } from '../../../src/games/bacchanalia/cards.ts';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import type { GameState, PlaceRule, Row, SceneLine, Source } from '../../../src/games/bacchanalia/state.ts';
import {
  dealt,
  deiOf,
  drawn,
  eventOf,
  type Laid,
  laid,
  played,
  player,
  refusedAs,
  stateAfter,
  TELL,
} from './table.ts';

interface Scene {
  readonly name: string;
  readonly laid: Laid;
  readonly draws: readonly Umbra[];
  readonly row: Row;
  readonly line: SceneLine;
  readonly place: PlaceRule;
  /** Blue's Dei besides Vinum after the card action. */
  readonly dei: readonly Deus[];
}

const accusator: Laid = { dei: { blue: ['accusator'] } };
const miles: Laid = { dei: { blue: ['miles'] } };

/** Rows of the Aruspex without a choice in their card action. */
const SCENES: readonly Scene[] = [
  ...([0, 1] as const).map(
    (parcae): Scene => ({
      name: `Accusator, ${parcae} Parcae: a threat; a Miles comes, Accusator goes`,
      laid: { ...accusator, parcae },
      draws: ['accusator', 'pluto', 'venus', 'bacchus'],
      row: 'accusator',
      line: 'threat',
      place: 'mustChange',
      dei: ['miles'],
    }),
  ),
  ...([2, 3] as const).map(
    (parcae): Scene => ({
      name: `Accusator, ${parcae} Parcae: confronted`,
      laid: { ...accusator, parcae },
      draws: ['accusator', 'pluto', 'venus', 'bacchus'],
      row: 'accusator',
      line: 'accuserConfronts',
      place: 'mustChange',
      dei: ['miles'],
    }),
  ),
  {
    name: 'Accusator, the second Parcae drawn in this turn: confronted',
    laid: { ...accusator, parcae: 1 },
    draws: ['accusator', 'parcae', 'venus', 'bacchus'],
    row: 'accusator',
    line: 'accuserConfronts',
    place: 'mustChange',
    dei: ['miles'],
  },
  ...([0, 1] as const).map(
    (parcae): Scene => ({
      name: `Miles, ${parcae} Parcae: a threat`,
      laid: { ...miles, parcae },
      draws: ['miles', 'pluto', 'venus', 'bacchus'],
      row: 'miles',
      line: 'threat',
      place: 'mustChange',
      dei: ['miles'],
    }),
  ),
  {
    name: 'Miles, 2 Parcae: cornered',
    laid: { ...miles, parcae: 2 },
    draws: ['miles', 'pluto', 'venus', 'bacchus'],
    row: 'miles',
    line: 'cornered',
    place: 'mustChange',
    dei: ['miles'],
  },
  ...([3, 7] as const).map(
    (parcae): Scene => ({
      name: `Miles, ${parcae} Parcae: the end nears`,
      laid: { ...miles, parcae },
      draws: ['miles', 'pluto', 'venus', 'bacchus'],
      row: 'miles',
      line: 'endNears',
      place: 'mustChange',
      dei: ['miles'],
    }),
  ),
  {
    name: 'Miles: an own Accusator goes',
    laid: { dei: { blue: ['accusator', 'miles'] } },
    draws: ['miles', 'miles', 'accusator', 'bacchus'],
    row: 'miles',
    line: 'threat',
    place: 'mustChange',
    dei: ['miles'],
  },
  {
    name: 'Bacchus: he stays',
    laid: { dei: { blue: ['bacchus'] } },
    draws: ['bacchus', 'pluto', 'venus', 'miles'],
    row: 'bacchus',
    line: 'bacchus',
    place: 'stay',
    dei: ['bacchus'],
  },
  {
    name: 'Minerva: she goes',
    laid: { dei: { blue: ['minerva'] } },
    draws: ['minerva', 'vinum', 'venus', 'miles'],
    row: 'minerva',
    line: 'minerva',
    place: 'stay',
    dei: [],
  },
  {
    name: 'Pluto: a Miles comes, Pluto goes',
    laid: { dei: { blue: ['pluto'] } },
    draws: ['pluto', 'minerva', 'venus', 'miles'],
    row: 'pluto',
    line: 'crime',
    place: 'mustChange',
    dei: ['miles'],
  },
  {
    name: 'Pluto: a Miles of the only player who has one',
    laid: { dei: { blue: ['pluto'], red: ['miles', 'miles'] } },
    draws: ['pluto', 'minerva', 'venus', 'miles'],
    row: 'pluto',
    line: 'crime',
    place: 'mustChange',
    dei: ['miles'],
  },
  {
    name: 'Pluto: all Miles are blue’s, Pluto goes all the same',
    laid: { dei: { blue: ['pluto', 'miles', 'miles'] } },
    draws: ['pluto', 'minerva', 'venus', 'amans'],
    row: 'pluto',
    line: 'crime',
    place: 'mustChange',
    dei: ['miles', 'miles'],
  },
  {
    name: 'Satyrus: nothing moves',
    laid: { dei: { blue: ['satyrus', 'accusator'] } },
    draws: ['satyrus', 'minerva', 'venus', 'amans'],
    row: 'satyrus',
    line: 'satyrus',
    place: 'mustChange',
    dei: ['satyrus', 'accusator'],
  },
  {
    name: 'Venus, Amans apart: a memory, and she stays',
    laid: { dei: { blue: ['venus'] } },
    draws: ['venus', 'minerva', 'pluto', 'amans'],
    row: 'venus',
    line: 'venusMemory',
    place: 'mustChange',
    dei: ['venus'],
  },
  {
    name: 'Venus, Amans in the middle: he comes, she goes',
    laid: { dei: { blue: ['venus'] }, parcae: 1 },
    draws: ['venus', 'minerva', 'pluto', 'amans'],
    row: 'venus',
    line: 'venusAmans',
    place: 'mustChange',
    dei: ['amans'],
  },
  {
    name: 'Venus, Amans with red: he comes, she goes',
    laid: { dei: { blue: ['venus'], red: ['amans'] }, parcae: 1 },
    draws: ['venus', 'minerva', 'pluto', 'miles'],
    row: 'venus',
    line: 'venusAmans',
    place: 'mustChange',
    dei: ['amans'],
  },
  {
    name: 'Venus, Amans with blue already: she goes',
    laid: { dei: { blue: ['venus', 'amans'] }, parcae: 1 },
    draws: ['venus', 'minerva', 'pluto', 'miles'],
    row: 'venus',
    line: 'venusAmans',
    place: 'mustChange',
    dei: ['amans'],
  },
  {
    name: 'Venus with the first Parcae of this turn: Amans is in play',
    laid: { dei: { blue: ['venus'] } },
    draws: ['venus', 'parcae', 'pluto', 'miles'],
    row: 'venus',
    line: 'venusAmans',
    place: 'mustChange',
    dei: ['amans'],
  },
  {
    name: 'Vinum without a goblet: nothing moves',
    laid: { dei: { blue: ['pluto'] } },
    draws: ['vinum', 'vinum', 'pluto', 'miles'],
    row: 'vinum',
    line: 'vinum',
    place: 'stay',
    dei: ['pluto'],
  },
  {
    name: 'no Umbra on any Deus: Vinum, and no goblet',
    laid: {},
    draws: ['pluto', 'accusator', 'venus', 'miles'],
    row: 'vinum',
    line: 'vinum',
    place: 'stay',
    dei: [],
  },
  {
    name: 'ties of two cards of one name: that name goes',
    laid: { dei: { blue: ['miles', 'miles'] } },
    draws: ['miles', 'miles', 'venus', 'pluto'],
    row: 'ties',
    line: 'ties',
    place: 'mustChange',
    dei: ['miles'],
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

const GOBLET: readonly Umbra[] = ['goblet', 'vinum', 'amans', 'amans'];

interface Choice {
  readonly name: string;
  readonly laid: Laid;
  readonly draws: readonly Umbra[];
  readonly choices: readonly AruspexChoice[];
}

const get = (deus: Deus, from: 'middle' | 'red' | 'yellow'): AruspexChoice => ({ type: 'get', deus, from });
const putBack = (deus: Deus, to: 'middle' | 'red' | 'yellow'): AruspexChoice => ({
  type: 'putBack',
  deus,
  to,
});

const CHOICES: readonly Choice[] = [
  {
    name: 'ties: any own Deus but Vinum, tied or not',
    laid: { dei: { blue: ['pluto', 'venus', 'satyrus'] } },
    draws: ['pluto', 'venus', 'amans', 'amans'],
    choices: [putBack('pluto', 'middle'), putBack('venus', 'middle'), putBack('satyrus', 'middle')],
  },
  {
    name: 'Accusator, both Miles with others: of whom',
    laid: { dei: { blue: ['accusator'], red: ['miles'], yellow: ['miles'] } },
    draws: ['accusator', 'venus', 'amans', 'amans'],
    choices: [get('miles', 'red'), get('miles', 'yellow')],
  },
  {
    name: 'Pluto, both Miles with others: of whom',
    laid: { dei: { blue: ['pluto'], red: ['miles'], yellow: ['miles'] } },
    draws: ['pluto', 'venus', 'amans', 'amans'],
    choices: [get('miles', 'red'), get('miles', 'yellow')],
  },
  {
    name: 'a goblet: any Deus of the middle, one of a name',
    laid: { dei: { blue: ['venus'], red: ['bacchus', 'pluto'], yellow: ['accusator'] } },
    draws: GOBLET,
    choices: [get('miles', 'middle'), get('minerva', 'middle'), get('satyrus', 'middle')],
  },
  {
    name: 'a goblet, the middle empty: any Deus but Vinum of any other',
    laid: {
      emptyMiddle: true,
      dei: {
        blue: ['venus', 'satyrus', 'satyrus', 'minerva', 'miles'],
        red: ['bacchus', 'pluto'],
        yellow: ['accusator'],
      },
    },
    draws: ['goblet', 'vinum', 'vinum', 'amans'],
    choices: [get('bacchus', 'red'), get('pluto', 'red'), get('accusator', 'yellow'), get('miles', 'yellow')],
  },
];

describe('a card action with a choice', () => {
  test.each(CHOICES)('$name', ({ laid: table, draws, choices }) => {
    const state = dealt(laid(table), ...draws);
    expect(state.phase.name).toBe('aruspex');
    expect(offers(state)).toMatchObject({ color: 'blue', aruspex: choices, tells: null });
    for (const choice of choices) {
      const chosen = stateAfter(state, { type: 'aruspex', choice });
      expect(chosen.phase.name).toBe('scene');
      const place = choice.type === 'get' ? choice.from : choice.to;
      const held = (at: Source, of: typeof state): number =>
        (at === 'middle' ? of.middle : deiOf(of, at)).filter((deus) => deus === choice.deus).length;
      const to = choice.type === 'get' ? 'blue' : place;
      const from = choice.type === 'get' ? place : 'blue';
      expect(held(to, chosen)).toBe(held(to, state) + 1);
      expect(held(from, chosen)).toBe(held(from, state) - 1);
    }
  });

  test('is told before the scene', () => {
    const state = dealt(laid({ dei: { blue: ['pluto', 'venus'] } }), 'pluto', 'venus', 'amans', 'amans');
    expect(refusedAs(state, TELL)).toMatchObject({ code: 'wrongPhase' });
  });

  test('gets a Miles before Pluto goes', () => {
    const state = dealt(
      laid({ dei: { blue: ['pluto'], red: ['miles'], yellow: ['miles'] } }),
      'pluto',
      'venus',
      'amans',
      'amans',
    );
    expect(deiOf(state, 'blue')).toEqual(['vinum', 'pluto']);
    const chosen = stateAfter(state, { type: 'aruspex', choice: get('miles', 'yellow') });
    expect(deiOf(chosen, 'blue')).toEqual(['vinum', 'miles']);
    expect(deiOf(chosen, 'yellow')).toEqual(['vinum']);
    expect(chosen.middle).toContain('pluto');
  });

  test('takes Bacchus, who need not be told as having come in one’s own turn', () => {
    const table = laid({
      emptyMiddle: true,
      dei: { blue: ['venus', 'satyrus', 'satyrus', 'minerva', 'miles'], red: ['bacchus', 'pluto'] },
    });
    const taken = stateAfter(dealt(table, 'goblet', 'vinum', 'vinum', 'amans'), {
      type: 'aruspex',
      choice: get('bacchus', 'red'),
    });
    expect(taken.players.blue?.bacchusCame).toBe(false);
    expect(taken.phase).toMatchObject({ name: 'scene', line: 'newcomer', place: 'mayChange' });
  });

  test('gives Bacchus, who never goes to the middle, to a player', () => {
    const tie = laid({ dei: { blue: ['bacchus', 'pluto', 'venus'] } });
    const stayed = stateAfter(dealt(tie, 'pluto', 'venus', 'amans', 'amans'), {
      type: 'absent',
      color: 'blue',
    });
    expect(offers(stayed).aruspex).toEqual([
      putBack('bacchus', 'red'),
      putBack('bacchus', 'yellow'),
      putBack('pluto', 'middle'),
      putBack('venus', 'middle'),
    ]);
    const given = stateAfter(stayed, { type: 'aruspex', choice: putBack('bacchus', 'yellow') });
    expect(deiOf(given, 'yellow')).toEqual(['vinum', 'bacchus']);
    expect(given.players.yellow?.bacchusCame).toBe(true);
  });
});

const WINE: readonly Umbra[] = ['vinum', 'amans', 'amans', 'pluto'];
const withBacchus = (state: Partial<GameState> = {}): GameState =>
  laid({ dei: { blue: ['bacchus'] }, state });
const to = (color: Color): Action => ({ type: 'giveBacchus', to: color });

describe('Bacchus', () => {
  test('who does not rule goes to a player of choice', () => {
    const state = dealt(withBacchus(), ...WINE);
    expect(state.phase).toMatchObject({ name: 'bacchusMoves', ruling: { row: 'vinum' } });
    expect(offers(state)).toMatchObject({ color: 'blue', bacchusTo: ['red', 'yellow'] });
    const { state: given, events } = played(state, to('yellow'));
    expect(deiOf(given, 'blue')).toEqual(['vinum']);
    expect(deiOf(given, 'yellow')).toEqual(['vinum', 'bacchus']);
    expect(given).toMatchObject({ asker: 'yellow', phase: { name: 'scene' } });
    expect(eventOf(events, 'deusMoved')).toMatchObject({ why: 'bacchusMoves', from: 'blue', to: 'yellow' });
  });

  test('who rules stays, and nobody asks', () => {
    const state = dealt(withBacchus(), 'bacchus', 'amans', 'amans', 'pluto');
    expect(deiOf(state, 'blue')).toEqual(['vinum', 'bacchus']);
    expect(stateAfter(state, TELL)).toMatchObject({ turn: 'red', bacchusAsks: [] });
  });

  test('in a tie goes too, before the other Deus is put back', () => {
    const tie = laid({ dei: { blue: ['bacchus', 'pluto'] } });
    const state = stateAfter(dealt(tie, 'bacchus', 'pluto', 'amans', 'amans'), to('red'));
    expect(deiOf(state, 'blue')).toEqual(['vinum']);
    expect(state.middle).toContain('pluto');
    expect(state.phase).toMatchObject({ name: 'scene', line: 'ties' });
  });

  test('goes unasked to the only other who plays', () => {
    const { players } = withBacchus();
    const gone = {
      ...withBacchus(),
      players: { ...players, red: { ...player(withBacchus(), 'red'), left: true } },
    };
    const { state } = drawn(gone, ...WINE);
    expect(deiOf(state, 'yellow')).toContain('bacchus');
    expect(state).toMatchObject({ asker: 'yellow', phase: { name: 'scene' } });
  });

  describe('is told by the new owner', () => {
    const shows = { type: 'tellBacchus', text: 'As a bull.' } as const;
    const NO_MATCH = ['pluto', 'pluto', 'miles', 'miles'] as const;
    const passed = () => stateAfter(dealt(withBacchus(), ...WINE), to('red'), TELL);

    test('with the cards drawn, before the scene, even where he moves on', () => {
      const begun = passed();
      expect(begun).toMatchObject({
        turn: 'red',
        phase: { name: 'drawing', ending: null },
        bacchusShows: true,
      });
      expect(player(begun, 'red').bacchusCame).toBe(false);
      expect(offers(begun)).toMatchObject({ color: null, chance: begun.deck.length });
      const moves = dealt(begun, ...NO_MATCH);
      expect(moves.phase.name).toBe('bacchusMoves');
      const due = stateAfter(moves, to('blue'));
      expect(offers(due)).toMatchObject({ color: 'red', tells: 'scene', tellsBacchus: 'red' });
      const { state, events } = played(due, shows);
      expect(eventOf(events, 'told')).toMatchObject({
        kind: 'bacchusCame',
        color: 'red',
        text: 'As a bull.',
      });
      expect(offers(state)).toMatchObject({ tells: 'scene', tellsBacchus: null });
      expect(refusedAs(state, shows)).toMatchObject({ code: 'wrongPhase', rule: '4.1' });
      expect(stateAfter(state, TELL)).toMatchObject({ turn: 'yellow', bacchusShows: false });
    });

    test('or passed over with the scene told without it', () => {
      const due = stateAfter(dealt(passed(), ...NO_MATCH), to('yellow'));
      const next = stateAfter(due, TELL);
      expect(offers(next).tellsBacchus).toBe('yellow');
      expect(next.told.some(({ kind }) => kind === 'bacchusCame')).toBe(false);
    });

    test('with nothing but blanks it is refused', () => {
      const due = stateAfter(dealt(passed(), ...NO_MATCH), to('blue'));
      expect(refusedAs(due, { ...shows, text: ' ' })).toMatchObject({ code: 'noText' });
    });
  });
});
