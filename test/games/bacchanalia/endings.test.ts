import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import type { Color, Deus } from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia, offers } from '../../../src/games/bacchanalia/game.ts';
import type { EndingKind, GameState, Player, Twist } from '../../../src/games/bacchanalia/state.ts';
import { rowsOf } from '../../rows.ts';
import { IN_PHASE } from './phases.ts';
import {
  dealt,
  deiIn,
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
  types,
  umbraeIn,
} from './table.ts';

const miles = (dei: readonly Deus[], laying: Laid = {}): GameState =>
  laid({ dei: { blue: dei }, ...laying, state: { phase: { name: 'drawing', ending: 'miles' } } });
const story = (dei: readonly Deus[], laying: Laid = {}): GameState =>
  laid({
    dei: { blue: dei },
    ...laying,
    state: { ...laying.state, ending: true, phase: { name: 'drawing', ending: 'story' } },
  });

describe('a Miles Ending', () => {
  test.each(
    rowsOf(`
      Amans | amans | amans pluto pluto venus | flight
      Venus | venus | venus pluto pluto amans | flight
      Venus with Parcae | venus | venus parcae pluto amans | flight
      Amans and Venus tie | amans venus | venus amans pluto pluto | death
      Pluto | pluto | venus amans pluto pluto | death
      nothing | pluto | venus amans miles miles | death
    `),
  )('of %s', (_, dei = '', draws = '', kind) => {
    const { state, events } = drawn(miles(deiIn(dei), { parcae: 3 }), ...umbraeIn(draws));
    expect(state.phase).toEqual({ name: 'ending', by: 'miles', kind, twist: null });
    expect(eventOf(events, 'ruled')?.color).toBe('blue');
  });

  test('discards every Vinum it draws, and the odd card', () => {
    const marked = laid({
      dei: { blue: ['venus'] },
      odd: { blue: 'venus' },
      blue: { milesNext: true, odd: 'venus' },
    });
    const yellow: GameState = { ...marked, turn: 'yellow', phase: IN_PHASE.scene().phase };
    const begun = stateAfter(yellow, { type: 'absent', color: 'yellow' });
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
    const twists: readonly (Twist | null)[] = ['accuserGone', 'amansSaved', 'both', null];
    expect(offers(state)).toMatchObject({
      color: 'blue',
      endings: twists.map((twist) => ({ ending: 'death', twist })),
    });
    // The ruling is decided, so giving Minerva away doesn't change it.
    const gave = dealt(
      laid({
        dei: { blue: ['minerva', 'venus'] },
        parcae: 3,
        state: { lastTeller: 'yellow', phase: { name: 'drawing', ending: 'miles' } },
      }),
      ...(['parcae', 'minerva', 'minerva', 'venus'] as const),
    );
    expect(offers(stateAfter(gave, { type: 'giveMinerva', by: 'blue' })).endings).toHaveLength(4);
    const chosen = stateAfter(state, { type: 'chooseEnding', ending: 'death', twist: 'amansSaved' });
    expect(chosen.phase).toEqual({ name: 'ending', by: 'miles', kind: 'death', twist: 'amansSaved' });
    expect(eventOf(played(chosen, TELL).events, 'ended')).toEqual({
      type: 'ended',
      color: 'blue',
      by: 'miles',
      kind: 'death',
      twist: 'amansSaved',
    });
  });
});

describe('a Story Ending', () => {
  test.each(
    rowsOf(`
      Amans | amans | amans miles miles miles | flight
      Venus | venus | venus miles miles miles | flight
      Pluto | pluto | pluto miles miles miles | crime
      Bacchus | bacchus | bacchus miles miles miles | bacchanal
      Satyrus | satyrus | satyrus miles miles miles | bacchanal
      Minerva: either | minerva | minerva miles miles miles | amansLost amansSaved
      Miles | miles | venus pluto miles miles | death
      Accusator | accusator | accusator miles miles miles | death
      several, however many Umbra each | pluto venus miles satyrus | pluto pluto pluto venus | flight crime
      two with one ending | bacchus satyrus | bacchus satyrus satyrus venus | bacchanal
      Parcae: all | pluto | parcae amans venus miles | flight crime bacchanal amansLost amansSaved death
    `),
  )('of %s', (_, dei = '', draws = '', expected = '') => {
    const { phase, ...state } = dealt(story(deiIn(dei), { parcae: 2 }), ...umbraeIn(draws));
    const kinds = expected.split(' ') as EndingKind[];
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
    const red: Partial<GameState> = { turn: 'red', ending: true, phase: IN_PHASE.scene().phase };
    const table = laid({ state: red });
    // Yellow is next and has only Vinum.
    const { state } = played(table, { type: 'absent', color: 'red' });
    expect(state).toMatchObject({
      turn: 'yellow',
      draws: 0,
      phase: { name: 'ending', by: 'story', kind: 'bacchanal', twist: null },
    });
  });

  test('is the bacchanal where Minerva, the last Deus but Vinum, is given away while cards are drawn', () => {
    const drawing = story(['minerva'], { state: { lastTeller: 'yellow' } });
    const given = stateAfter(dealt(drawing, 'amans', 'venus'), { type: 'giveMinerva', by: 'blue' });
    expect(dealt(given, 'minerva', 'pluto').phase).toMatchObject({ name: 'ending', kind: 'bacchanal' });
  });

  test.each([
    ['another Deus has an Umbra', ['minerva', 'pluto'], ['minerva', 'pluto', 'venus', 'amans'], 'ending'],
    ['none has', ['minerva', 'pluto'], ['minerva', 'minerva', 'venus', 'amans'], 'drawing'],
    ['there is Vinum alone', ['minerva'], ['minerva', 'minerva', 'venus', 'amans'], 'ending'],
  ] as const)('goes on without Minerva’s endings once she is given away: %s', (_, dei, draws, phase) => {
    const choosing = dealt(story(dei, { state: { lastTeller: 'yellow' } }), ...draws);
    expect(choosing.phase.name).toBe('chooseEnding');
    const state = stateAfter(choosing, { type: 'giveMinerva', by: 'blue' });
    expect(state.phase.name).toBe(phase);
    if (phase === 'ending')
      expect(state.phase).toMatchObject({ kind: dei.length > 1 ? 'crime' : 'bacchanal' });
  });

  test.each([
    ['with other Dei', ['pluto']],
    ['with Vinum alone', []],
  ] as const)('is a Miles Ending for whoever was arrested, %s', (_, dei) => {
    const table = laid({
      dei: { blue: dei },
      blue: { milesNext: true },
      state: { turn: 'yellow', ending: true, phase: IN_PHASE.scene().phase },
    });
    expect(stateAfter(table, { type: 'absent', color: 'yellow' }).phase).toEqual({
      name: 'drawing',
      ending: 'miles',
    });
  });
});

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
    expect(toRed).toMatchObject({ turn: 'red', bacchusShows: true });
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

  test('who was given Bacchus in the Amans Ending’s turn may ask, and the turn passes on', () => {
    const table = laid({ dei: { blue: ['amans', 'bacchus'] }, parcae: 1 });
    const told = stateAfter(
      dealt(table, 'amans', 'amans', 'vinum', 'pluto'),
      { type: 'giveBacchus', to: 'red' },
      TELL,
    );
    expect(told).toMatchObject({ turn: 'red', bacchusShows: true });
    expect(told.bacchusAsks).toEqual([{ asker: 'red', tale: 3 }]);
    expect(told.middle).toContain('amans');
    const asked = stateAfter(told, { type: 'ask', by: 'red', about: 3, text: 'Why?' });
    const answered = stateAfter(asked, { type: 'answer', by: 'blue', question: 4, text: 'So.' });
    expect(answered.told.at(-1)).toMatchObject({ kind: 'answer', ofBacchus: true });
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
    // The turn in progress continues unchanged.
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
    const { state: next } = played(dealt(state, 'vinum', 'amans', 'venus'), TELL);
    expect(next).toMatchObject({ turn: 'red', phase: { name: 'drawing', ending: 'story' } });
  });

  test('not when Parcae come with three left', () =>
    expect(dealt(laid({ parcae: 1 }), 'parcae').ending).toBe(false));

  test('when Parcae come the agreed number of times', () => {
    const table = (parcae: number): GameState =>
      laid({ parcae, setup: { end: { kind: 'parcae', times: 3 } } });
    expect(dealt(table(1), 'parcae').ending).toBe(false);
    const { state, events } = drawn(table(2), 'parcae');
    expect(eventOf(events, 'endingBegins')?.because).toBe('parcae');
    expect(state.ending).toBe(true);
  });

  describe('after the agreed number of scenes', () => {
    const scene = { teller: 'red', kind: 'scene', about: null, ofBacchus: false } as const;
    const question = { ...scene, kind: 'question', about: 1 } as const;
    const at = (turn: Color, told: GameState['told'], introducesFirst: Color = 'blue'): GameState =>
      laid({
        setup: { end: { kind: 'scenes', scenes: 2 } },
        state: { turn, told, tales: told.length, introducesFirst, phase: IN_PHASE.scene().phase },
      });

    test.each([
      ['the last player of a round tells the last scene', at('yellow', [scene, question]), true],
      ['a scene is wanting', at('yellow', [question]), false],
      ['a scene was cut and told again', at('yellow', [{ ...scene, retells: 0 }]), false],
      ['the round isn’t over', at('red', [scene]), false],
      ['another player began the round', at('blue', [scene], 'red'), true],
    ])('%s', (_name, before, begins) => {
      const { state, events } = played(before, TELL);
      expect(eventOf(events, 'endingBegins')?.because).toBe(begins ? 'scenes' : undefined);
      expect(state.ending).toBe(begins);
    });

    test('a round begins with the next player where its first has left', () => {
      const table = at('yellow', [scene]);
      const gone = {
        ...table,
        players: { ...table.players, blue: { ...player(table, 'blue'), left: true } },
      };
      expect(played({ ...gone, ending: false }, TELL).state).toMatchObject({ turn: 'red', ending: true });
    });
  });

  test('when the agreed time comes, once', () => {
    const { state, events } = played(laid({ setup: { end: end('time') } }), { type: 'timeReached' });
    expect(events).toEqual([{ type: 'endingBegins', because: 'time' }]);
    expect(state).toMatchObject({ ending: true, phase: { name: 'drawing', ending: null } });
    expect(refusedAs(state, { type: 'timeReached' })).toMatchObject({ code: 'notOffered' });
  });

  test('never by a time that was not agreed', () =>
    expect(refusedAs(laid(), { type: 'timeReached' })).toMatchObject({ code: 'notOffered', rule: '6' }));
});

test('the game is over when all have told their endings, and nobody has won', () => {
  const table = laid({
    dei: { blue: ['venus'] },
    state: { ending: true, phase: { name: 'ending', by: 'story', kind: 'flight', twist: null } },
  });
  expect(bacchanalia.winners(table)).toBeNull();
  // The others have only Vinum.
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
