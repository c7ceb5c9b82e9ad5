import { describe, expect, test } from 'vitest';
import { type Color, type GameState, offers, type Phase } from '../../../src/games/bacchanalia/index.ts';
import { IN_PHASE, PHASES } from './phases.ts';
import { dealt, deiOf, laid, played, player, refusedAs, stateAfter, types } from './table.ts';

test.each(PHASES)('the table of phase %s is in it', (name) => {
  expect(IN_PHASE[name]().phase.name).toBe(name);
});

interface Row {
  readonly phase: Phase['name'];
  readonly who: Color;
  readonly what: string;
  readonly turn: Color;
  readonly next: Phase['name'];
  readonly events: readonly string[];
  readonly also?: (state: GameState, before: GameState) => void;
}

const ROWS: readonly Row[] = [
  {
    ...{ phase: 'gift', who: 'blue', what: 'the next gives', turn: 'red', next: 'gift' },
    events: ['turn'],
  },
  {
    ...{ phase: 'introduction', who: 'blue', what: 'the next introduces', turn: 'red', next: 'introduction' },
    events: ['turn'],
  },
  {
    ...{ phase: 'bacchusCame', who: 'blue', what: 'it stays untold', turn: 'blue', next: 'drawing' },
    events: [],
    also: (state) => expect(player(state, 'blue').bacchusCame).toBe(false),
  },
  {
    ...{ phase: 'bacchusMoves', who: 'blue', what: 'he stays', turn: 'blue', next: 'scene' },
    events: [],
    also: (state) => {
      expect(deiOf(state, 'blue')).toEqual(['vinum', 'bacchus', 'satyrus']);
      expect(state.asker).toBeNull();
    },
  },
  {
    ...{ phase: 'aruspex', who: 'blue', what: 'the cards stay', turn: 'blue', next: 'scene' },
    events: [],
    also: (state, before) => {
      expect(state.players).toEqual(before.players);
      expect(state.middle).toEqual(before.middle);
    },
  },
  {
    ...{ phase: 'scene', who: 'blue', what: 'the turn is over', turn: 'red', next: 'drawing' },
    events: ['turn'],
    also: (state) => expect(state.discards).toHaveLength(4),
  },
  {
    ...{ phase: 'odd', who: 'blue', what: 'none is kept', turn: 'blue', next: 'question' },
    events: [],
    also: (state) => expect(player(state, 'blue').odd).toBeNull(),
  },
  {
    ...{ phase: 'witness', who: 'red', what: 'the card is kept', turn: 'blue', next: 'question' },
    events: [],
    also: (state) => expect(player(state, 'blue').odd).toBe('venus'),
  },
  {
    ...{ phase: 'challenge', who: 'red', what: 'the vote goes on without', turn: 'blue', next: 'question' },
    events: ['voted'],
    also: (state) => expect(player(state, 'blue').odd).toBeNull(),
  },
  {
    ...{ phase: 'question', who: 'yellow', what: 'nothing is asked', turn: 'red', next: 'drawing' },
    events: ['turn'],
  },
  {
    ...{ phase: 'answer', who: 'blue', what: 'it stays unanswered', turn: 'red', next: 'drawing' },
    events: ['turn'],
    also: (state) => expect(state.questions).toHaveLength(1),
  },
  {
    ...{ phase: 'chooseEnding', who: 'blue', what: 'they have left', turn: 'red', next: 'bacchusCame' },
    events: ['left', 'deusMoved', 'deusMoved', 'turn'],
    also: (state) => expect(player(state, 'blue')).toMatchObject({ left: true, ended: null }),
  },
  {
    ...{ phase: 'ending', who: 'blue', what: 'they have left', turn: 'red', next: 'bacchusCame' },
    events: ['left', 'deusMoved', 'deusMoved', 'turn'],
    also: (state) => expect(player(state, 'blue')).toMatchObject({ left: true, ended: null }),
  },
  {
    ...{ phase: 'bacchusStays', who: 'blue', what: 'the next has him', turn: 'red', next: 'bacchusCame' },
    events: ['deusMoved', 'turn'],
    also: (state) => expect(deiOf(state, 'red')).toEqual(['vinum', 'bacchus']),
  },
];

describe('absent', () => {
  test.each(ROWS)('in $phase: $what', ({ phase, who, turn, next, events, also }) => {
    const before = IN_PHASE[phase]();
    expect(offers(before).color).toBe(who);
    const happened = played(before, { type: 'absent', color: who });
    expect(happened.events[0]).toEqual({ type: 'absent', color: who, phase });
    expect(types(happened.events.slice(1))).toEqual(events);
    expect(happened.state).toMatchObject({ turn, phase: { name: next } });
    also?.(happened.state, before);
  });

  test.each(PHASES.filter((phase) => !ROWS.some((row) => row.phase === phase)))(
    'nobody is in %s',
    (phase) => {
      for (const color of ['blue', 'red', 'yellow'] as const) {
        expect(refusedAs(IN_PHASE[phase](), { type: 'absent', color })).not.toBeNull();
      }
    },
  );

  test('only the one the game waits for', () => {
    for (const { phase, who } of ROWS) {
      for (const color of (['blue', 'red', 'yellow'] as const).filter((one) => one !== who)) {
        expect(refusedAs(IN_PHASE[phase](), { type: 'absent', color })).toMatchObject({ code: 'notYours' });
      }
    }
  });

  test('all givers, one after the other, end the gifts', () => {
    const two = stateAfter(
      stateAfter(IN_PHASE.gift(), { type: 'give', deus: 'pluto', to: 'red' }),
      { type: 'absent', color: 'red' },
      { type: 'absent', color: 'yellow' },
    );
    expect(two.phase.name).toBe('gift');
    const { state } = played(two, { type: 'absent', color: 'blue' });
    expect(state.phase.name).toBe('drawingFirst');
    expect(deiOf(state, 'red')).toEqual(['vinum', 'pluto']);
    expect(deiOf(state, 'blue')).toEqual(['vinum']);
  });

  test('not all givers one after the other, they go on', () => {
    const state = stateAfter(
      IN_PHASE.gift(),
      { type: 'absent', color: 'blue' },
      { type: 'absent', color: 'red' },
      { type: 'give', deus: 'pluto', to: 'red' },
      { type: 'absent', color: 'blue' },
      { type: 'absent', color: 'red' },
    );
    expect(state).toMatchObject({ turn: 'yellow', phase: { name: 'gift', absent: 2 } });
  });

  test('from an introduction, has the turns come without', () => {
    const { state } = played(
      IN_PHASE.introduction(),
      { type: 'absent', color: 'blue' },
      { type: 'absent', color: 'red' },
      { type: 'absent', color: 'yellow' },
    );
    expect(state).toMatchObject({ turn: 'blue', tales: 0, phase: { name: 'drawing' } });
  });

  test('from the scene of a late Miles, does not put off the Miles Ending', () => {
    const scene = dealt(laid({ dei: { blue: ['miles'] }, parcae: 3 }), 'miles', 'amans', 'venus', 'pluto');
    expect(scene.phase).toMatchObject({ line: 'endNears' });
    expect(player(stateAfter(scene, { type: 'absent', color: 'blue' }), 'blue').milesNext).toBe(true);
  });
});
