import { describe, expect, test } from 'vitest';
import {
  type AruspexChoice,
  type Deus,
  offers,
  type Source,
  type Umbra,
} from '../../../src/games/bacchanalia/index.ts';
import { dealt, deiOf, type Laid, laid, refusedAs, stateAfter, TELL } from './table.ts';

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
