import { describe, expect, test } from 'vitest';
import {
  type Deus,
  type EndingKind,
  type GameState,
  offers,
  type Twist,
  type Umbra,
} from '../../../src/games/bacchanalia/index.ts';
import { dealt, deiOf, drawn, eventOf, type Laid, laid, played, player, stateAfter, TELL } from './table.ts';

const miles = (dei: readonly Deus[], laying: Laid = {}): GameState =>
  laid({ dei: { blue: dei }, ...laying, state: { phase: { name: 'drawing', ending: 'miles' } } });
const story = (dei: readonly Deus[], laying: Laid = {}): GameState =>
  laid({
    dei: { blue: dei },
    ...laying,
    state: { ...laying.state, ending: true, phase: { name: 'drawing', ending: 'story' } },
  });

interface Row {
  readonly name: string;
  readonly dei: readonly Deus[];
  readonly draws: readonly Umbra[];
  readonly kinds: readonly EndingKind[];
}

const ALL: readonly EndingKind[] = ['flight', 'crime', 'bacchanal', 'amansLost', 'amansSaved', 'death'];

const MILES: readonly Row[] = [
  { name: 'Amans: flight', dei: ['amans'], draws: ['amans', 'pluto', 'pluto', 'venus'], kinds: ['flight'] },
  { name: 'Venus: flight', dei: ['venus'], draws: ['venus', 'pluto', 'pluto', 'amans'], kinds: ['flight'] },
  {
    name: 'Venus with Parcae: flight',
    dei: ['venus'],
    draws: ['venus', 'parcae', 'pluto', 'amans'],
    kinds: ['flight'],
  },
  {
    name: 'Amans and Venus tie: death',
    dei: ['amans', 'venus'],
    draws: ['venus', 'amans', 'pluto', 'pluto'],
    kinds: ['death'],
  },
  { name: 'Pluto: death', dei: ['pluto'], draws: ['venus', 'amans', 'pluto', 'pluto'], kinds: ['death'] },
  { name: 'nothing: death', dei: ['pluto'], draws: ['venus', 'amans', 'miles', 'miles'], kinds: ['death'] },
];

describe('a Miles Ending', () => {
  test.each(MILES)('$name', ({ dei, draws, kinds: [kind] }) => {
    const { state, events } = drawn(miles(dei, { parcae: 3 }), ...draws);
    expect(state.phase).toEqual({ name: 'ending', by: 'miles', kind, twist: null });
    expect(eventOf(events, 'ruled')?.color).toBe('blue');
  });

  test('discards every Vinum it draws, and the odd card', () => {
    const marked = laid({
      dei: { blue: ['venus'] },
      odd: { blue: 'venus' },
      blue: { milesNext: true, odd: 'venus' },
    });
    const yellow: GameState = { ...marked, turn: 'yellow', phase: { name: 'question', asker: 'red' } };
    const begun = stateAfter(yellow, { type: 'absent', color: 'red' });
    expect(begun).toMatchObject({
      turn: 'blue',
      phase: { name: 'drawing', ending: 'miles' },
      discards: ['venus'],
    });
    const { state, events } = drawn(begun, 'vinum', 'venus', 'goblet', 'pluto', 'amans', 'vinum', 'pluto');
    expect(events.filter((event) => event.type === 'drew' && event.discarded)).toHaveLength(3);
    expect(state.discards).toEqual(['venus', 'vinum', 'goblet', 'vinum']);
    expect(state.phase).toMatchObject({ name: 'ending', kind: 'flight' });
  });

  test('asks Minerva for no wine, and leaves Bacchus', () => {
    const state = dealt(miles(['minerva', 'bacchus']), 'minerva', 'venus', 'amans', 'pluto');
    expect(deiOf(state, 'blue')).toEqual(['vinum', 'minerva', 'bacchus']);
  });

  test('with Parcae in hand may have one twist before death', () => {
    const state = dealt(miles(['pluto'], { parcae: 3 }), 'parcae', 'pluto', 'amans', 'venus');
    const twists: readonly (Twist | null)[] = ['accuserGone', 'amansSaved', null];
    expect(offers(state)).toMatchObject({
      color: 'blue',
      endings: twists.map((twist) => ({ ending: 'death', twist })),
    });
    const chosen = stateAfter(state, { type: 'chooseEnding', ending: 'death', twist: 'amansSaved' });
    expect(chosen.phase).toEqual({ name: 'ending', by: 'miles', kind: 'death', twist: 'amansSaved' });
    expect(eventOf(played(chosen, TELL).events, 'ended')).toEqual({
      ...{ type: 'ended', color: 'blue', by: 'miles', kind: 'death', twist: 'amansSaved' },
    });
  });
});

const STORY: readonly Row[] = [
  { name: 'Amans', dei: ['amans'], draws: ['amans', 'miles', 'miles', 'miles'], kinds: ['flight'] },
  { name: 'Venus', dei: ['venus'], draws: ['venus', 'miles', 'miles', 'miles'], kinds: ['flight'] },
  { name: 'Pluto', dei: ['pluto'], draws: ['pluto', 'miles', 'miles', 'miles'], kinds: ['crime'] },
  { name: 'Bacchus', dei: ['bacchus'], draws: ['bacchus', 'miles', 'miles', 'miles'], kinds: ['bacchanal'] },
  { name: 'Satyrus', dei: ['satyrus'], draws: ['satyrus', 'miles', 'miles', 'miles'], kinds: ['bacchanal'] },
  {
    name: 'Minerva: either',
    dei: ['minerva'],
    draws: ['minerva', 'miles', 'miles', 'miles'],
    kinds: ['amansLost', 'amansSaved'],
  },
  { name: 'Miles', dei: ['miles'], draws: ['venus', 'pluto', 'miles', 'miles'], kinds: ['death'] },
  {
    name: 'Accusator',
    dei: ['accusator'],
    draws: ['accusator', 'miles', 'miles', 'miles'],
    kinds: ['death'],
  },
  {
    name: 'several, however many Umbra each',
    dei: ['pluto', 'venus', 'miles', 'satyrus'],
    draws: ['pluto', 'pluto', 'pluto', 'venus'],
    kinds: ['flight', 'crime'],
  },
  {
    name: 'two with one ending',
    dei: ['bacchus', 'satyrus'],
    draws: ['bacchus', 'satyrus', 'satyrus', 'venus'],
    kinds: ['bacchanal'],
  },
  { name: 'Parcae: all', dei: ['pluto'], draws: ['parcae', 'amans', 'venus', 'miles'], kinds: ALL },
];

describe('a Story Ending', () => {
  test.each(STORY)('of $name', ({ dei, draws, kinds }) => {
    const { phase, ...state } = dealt(story(dei, { parcae: 2 }), ...draws);
    const [only = 'death', ...more] = kinds;
    if (more.length === 0) expect(phase).toEqual({ name: 'ending', by: 'story', kind: only, twist: null });
    else {
      expect(phase).toEqual({ name: 'chooseEnding', ending: 'story' });
      const endings = kinds.map((ending) => ({ ending, twist: null }));
      expect(offers({ ...state, phase })).toMatchObject({ color: 'blue', endings });
      for (const { ending } of endings) {
        const chosen = stateAfter({ ...state, phase }, { type: 'chooseEnding', ending, twist: null });
        expect(chosen.phase).toEqual({ name: 'ending', by: 'story', kind: ending, twist: null });
      }
    }
  });

  test('draws four others until a Deus is honoured', () => {
    const again = dealt(story(['pluto']), 'amans', 'amans', 'venus', 'miles');
    expect(again.phase).toEqual({ name: 'drawing', ending: 'story' });
    expect(again.discards).toHaveLength(4);
    expect(player(again, 'blue').hand).toEqual([]);
    const state = dealt(again, 'amans', 'goblet', 'pluto', 'venus', 'miles');
    expect(state.phase).toMatchObject({ name: 'ending', kind: 'crime' });
  });

  test('with Vinum alone is the bacchanal, and no card is drawn', () => {
    const red: Partial<GameState> = {
      turn: 'red',
      ending: true,
      phase: { name: 'question', asker: 'yellow' },
    };
    const table = laid({ state: red });
    // Yellow is next, with Vinum alone.
    const { state } = played(table, { type: 'absent', color: 'yellow' });
    expect(state).toMatchObject({
      ...{ turn: 'yellow', draws: 0 },
      phase: { name: 'ending', by: 'story', kind: 'bacchanal', twist: null },
    });
  });

  test('is the bacchanal where Minerva, the last Deus but Vinum, is given away while cards are drawn', () => {
    const drawing = story(['minerva'], { state: { lastTeller: 'yellow' } });
    const given = stateAfter(dealt(drawing, 'amans', 'venus'), { type: 'giveMinerva', by: 'blue' });
    expect(dealt(given, 'minerva', 'pluto').phase).toMatchObject({ name: 'ending', kind: 'bacchanal' });
  });

  test('comes before a Miles Ending', () => {
    const table = laid({
      dei: { blue: ['pluto'] },
      blue: { milesNext: true },
      state: { turn: 'yellow', ending: true, phase: { name: 'question', asker: 'red' } },
    });
    expect(stateAfter(table, { type: 'absent', color: 'red' }).phase).toEqual({
      name: 'drawing',
      ending: 'story',
    });
  });
});
