import { describe, expect, test } from 'vitest';
import type { Action, AruspexChoice } from '../../../src/games/bacchanalia/action.ts';
import type { Color, Deus, Umbra } from '../../../src/games/bacchanalia/cards.ts';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import type { GameState, Source } from '../../../src/games/bacchanalia/state.ts';
import {
  dealt,
  deiIn,
  deiOf,
  drawn,
  eventOf,
  type Laid,
  laid,
  layingIn,
  played,
  player,
  refusedAs,
  stateAfter,
  TELL,
  umbraeIn,
} from './table.ts';

const accusator: Laid = { dei: { blue: ['accusator'] } };
const miles: Laid = { dei: { blue: ['miles'] } };

/**
 * Rows of the Aruspex without a choice in their card action: blue's Dei, what blue draws, the row, line and place, and blue's Dei
 * then, besides Vinum.
 */
const SCENES: Readonly<Record<string, string>> = {
  'Accusator, 0 Parcae: a threat; a Miles comes, Accusator goes':
    'accusator; parcae 0 | accusator pluto venus bacchus | accusator threat mustChange | miles',
  'Accusator, 1 Parcae: a threat; a Miles comes, Accusator goes':
    'accusator; parcae 1 | accusator pluto venus bacchus | accusator threat mustChange | miles',
  'Accusator, 2 Parcae: confronted':
    'accusator; parcae 2 | accusator pluto venus bacchus | accusator accuserConfronts mustChange | miles',
  'Accusator, 3 Parcae: confronted':
    'accusator; parcae 3 | accusator pluto venus bacchus | accusator accuserConfronts mustChange | miles',
  'Accusator, the second Parcae drawn in this turn: confronted':
    'accusator; parcae 1 | accusator parcae venus bacchus | accusator accuserConfronts mustChange | miles',
  'Miles, 0 Parcae: a threat':
    'miles; parcae 0 | miles pluto venus bacchus | miles threat mustChange | miles',
  'Miles, 1 Parcae: a threat':
    'miles; parcae 1 | miles pluto venus bacchus | miles threat mustChange | miles',
  'Miles, 2 Parcae: cornered':
    'miles; parcae 2 | miles pluto venus bacchus | miles cornered mustChange | miles',
  'Miles, 3 Parcae: the end nears':
    'miles; parcae 3 | miles pluto venus bacchus | miles endNears mustChange | miles',
  'Miles, 7 Parcae: the end nears':
    'miles; parcae 7 | miles pluto venus bacchus | miles endNears mustChange | miles',
  'Miles: an own Accusator goes':
    'accusator miles | miles miles accusator bacchus | miles threat mustChange | miles',
  'Bacchus: he stays': 'bacchus | bacchus pluto venus miles | bacchus bacchus stay | bacchus',
  'Minerva: she goes': 'minerva | minerva vinum venus miles | minerva minerva stay | ',
  'Pluto: a Miles comes, Pluto goes': 'pluto | pluto minerva venus miles | pluto crime mustChange | miles',
  'Pluto: a Miles of the only player who has one':
    'pluto; red miles miles | pluto minerva venus miles | pluto crime mustChange | miles',
  'Pluto: all Miles are blue’s, Pluto goes all the same':
    'pluto miles miles | pluto minerva venus amans | pluto crime mustChange | miles miles',
  'Satyrus: nothing moves':
    'satyrus accusator | satyrus minerva venus amans | satyrus satyrus mustChange | satyrus accusator',
  'Venus, Amans apart: a memory, and she stays':
    'venus | venus minerva pluto amans | venus venusMemory mustChange | venus',
  'Venus, Amans in the middle: he comes, she goes':
    'venus; parcae 1 | venus minerva pluto amans | venus venusAmans mustChange | amans',
  'Venus, Amans with red: he comes, she goes':
    'venus; red amans; parcae 1 | venus minerva pluto miles | venus venusAmans mustChange | amans',
  'Venus, Amans with blue already: she goes':
    'venus amans; parcae 1 | venus minerva pluto miles | venus venusAmans mustChange | amans',
  'Venus with the first Parcae of this turn: Amans is in play':
    'venus | venus parcae pluto miles | venus venusAmans mustChange | amans',
  'Vinum without a goblet: nothing moves': 'pluto | vinum vinum pluto miles | vinum vinum stay | pluto',
  'no Umbra on any Deus: Vinum, and no goblet': ' | pluto accusator venus miles | vinum vinum stay | ',
  'ties of two cards of one name: that name goes':
    'miles miles | miles miles venus pluto | ties ties mustChange | miles',
};

describe('the Aruspex', () => {
  test.each(Object.entries(SCENES))('%s', (_, scene) => {
    const [laying = '', draws = '', told = '', dei = ''] = scene.split(' | ');
    const [row, line, place] = told.split(' ');
    const { state, events } = drawn(layingIn(laying), ...umbraeIn(draws));
    expect(eventOf(events, 'ruled')?.ruling.row).toBe(row);
    expect(state.phase).toMatchObject({ name: 'scene', line, place });
    expect(deiOf(state, 'blue')).toEqual(['vinum', ...deiIn(dei)]);
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
