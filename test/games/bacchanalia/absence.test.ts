import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import type { Color } from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia, offers } from '../../../src/games/bacchanalia/game.ts';
import { type GameState, isPlaying, type Phase } from '../../../src/games/bacchanalia/state.ts';
import { isEditable } from '../../../src/games/bacchanalia/tales.ts';
import { IN_PHASE, PHASES } from './phases.ts';
import { dealt, deiOf, eventOf, laid, played, player, refusedAs, stateAfter, types } from './table.ts';

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
    phase: 'gift',
    who: 'blue',
    what: 'the next gives',
    turn: 'red',
    next: 'gift',
    events: ['turn'],
  },
  {
    phase: 'introductions',
    who: 'blue',
    what: 'others may',
    turn: 'blue',
    next: 'introductions',
    events: [],
  },
  {
    phase: 'bacchusMoves',
    who: 'blue',
    what: 'he stays',
    turn: 'blue',
    next: 'scene',
    events: [],
    also: (state) => {
      expect(deiOf(state, 'blue')).toEqual(['vinum', 'bacchus', 'satyrus']);
      expect(state.asker).toBeNull();
    },
  },
  {
    phase: 'aruspex',
    who: 'blue',
    what: 'the cards stay',
    turn: 'blue',
    next: 'scene',
    events: [],
    also: (state, before) => {
      expect(state.players).toEqual(before.players);
      expect(state.middle).toEqual(before.middle);
    },
  },
  {
    phase: 'scene',
    who: 'blue',
    what: 'the turn is over',
    turn: 'red',
    next: 'drawing',
    events: ['turn'],
    also: (state) => expect(state.discards).toHaveLength(4),
  },
  {
    phase: 'chooseEnding',
    who: 'blue',
    what: 'it may be told later',
    turn: 'red',
    next: 'drawing',
    events: ['missedEnding', 'deusMoved', 'deusMoved', 'turn'],
    also: (state) => {
      expect(player(state, 'blue')).toMatchObject({ left: false, ended: null });
      const choices = ['amansLost', 'amansSaved'].map((ending) => ({ ending, twist: null }));
      expect(offers(state).late).toEqual([{ color: 'blue', choices }]);
    },
  },
  {
    phase: 'ending',
    who: 'blue',
    what: 'it may be told later',
    turn: 'red',
    next: 'drawing',
    events: ['missedEnding', 'deusMoved', 'deusMoved', 'turn'],
    also: (state) => {
      expect(player(state, 'blue')).toMatchObject({ left: false, ended: null });
      const choices = [{ ending: 'amansSaved', twist: null }];
      expect(offers(state).late).toEqual([{ color: 'blue', choices }]);
    },
  },
  {
    phase: 'bacchusStays',
    who: 'blue',
    what: 'the next has him',
    turn: 'red',
    next: 'drawing',
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
    // All are waited for in introductions.
    for (const { phase, who } of ROWS.filter((row) => row.phase !== 'introductions')) {
      for (const color of (['blue', 'red', 'yellow'] as const).filter((one) => one !== who)) {
        expect(refusedAs(IN_PHASE[phase](), { type: 'absent', color })).toMatchObject({ code: 'notYours' });
      }
    }
  });

  test.each(PHASES)('nobody at all, in %s', (phase) => {
    const before = IN_PHASE[phase]();
    for (const color of [null, undefined]) {
      const action = { type: 'absent', color } as unknown as Action;
      expect(bacchanalia.apply(before, action)).toMatchObject({ ok: false });
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

  test('from the introductions, has the turns come without', () => {
    const { state } = played(
      IN_PHASE.introductions(),
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

describe('an ending that was passed over (§9)', () => {
  const missed = () => stateAfter(IN_PHASE.chooseEnding(), { type: 'absent', color: 'blue' });
  const tells: Action = {
    type: 'tellLate',
    by: 'blue',
    ending: 'amansSaved',
    twist: null,
    text: 'What I told at last.',
    title: 'Late',
  };

  test('is told whosever turn it is, moves no card and holds up nobody', () => {
    const before = missed();
    const { state, events } = played(before, tells);
    expect(types(events)).toEqual(['told', 'ended']);
    expect(events[0]).toMatchObject({ kind: 'ending', color: 'blue', title: 'Late' });
    const ended = { by: 'story', kind: 'amansSaved', twist: null };
    expect(player(state, 'blue')).toEqual({ ...player(before, 'blue'), ended, missed: null });
    const { turn, phase, deck, discards, middle, scene } = before;
    expect(state).toMatchObject({ turn, phase, deck, discards, middle, scene, lastTeller: 'blue' });
    expect(offers(state).late).toEqual([]);
    expect(refusedAs(state, tells)).toMatchObject({ code: 'notOffered' });
  });

  test('is one of those that the cards had left, by its player, with words', () => {
    expect(refusedAs(missed(), { ...tells, ending: 'flight' } as Action)).toMatchObject({
      code: 'notOffered',
    });
    expect(refusedAs(missed(), { ...tells, by: 'red' } as Action)).toMatchObject({ code: 'notOffered' });
    expect(refusedAs(missed(), { ...tells, text: ' ' } as Action)).toMatchObject({ code: 'noText' });
    expect(refusedAs(IN_PHASE.ending(), tells)).toMatchObject({ code: 'notOffered' });
  });

  test('counts as the next scene: what was told before stays as it is', () => {
    const asked = stateAfter(missed(), { type: 'ask', by: 'red', about: 0, text: 'Why?' });
    expect(isEditable(asked, 3)).toBe(true);
    expect(isEditable(stateAfter(asked, tells), 3)).toBe(false);
  });

  test('has its player out of the game: they may ask and answer, and take no turn', () => {
    const state = missed();
    expect(isPlaying(state, 'blue')).toBe(false);
    expect(refusedAs(state, { type: 'leave', color: 'blue' })).toMatchObject({ code: 'notInGame' });
    expect(refusedAs(state, { type: 'ask', by: 'blue', about: 1, text: 'Why?' })).toBeNull();
    const one = stateAfter(state, { type: 'leave', color: 'red' });
    expect(one).toMatchObject({ turn: 'yellow', ending: true });
  });

  test('stays untold once the story is over', () => {
    const over = stateAfter(missed(), { type: 'leave', color: 'red' }, { type: 'leave', color: 'yellow' });
    expect(over.phase.name).toBe('over');
    expect(offers(over).late).toEqual([]);
    expect(refusedAs(over, tells)).toMatchObject({ code: 'gameOver' });
    expect(player(over, 'blue').ended).toBeNull();
  });
});

const leave = (color: Color): Action => ({ type: 'leave', color });

interface LeavingRow {
  readonly phase: Phase['name'];
  readonly who: Color;
  readonly what: string;
  readonly turn: Color;
  readonly next: Phase['name'];
  readonly also?: (state: GameState) => void;
}

const LEAVING: readonly LeavingRow[] = [
  { phase: 'gift', who: 'blue', what: 'the next gives', turn: 'red', next: 'gift' },
  { phase: 'gift', who: 'yellow', what: 'blue gives still', turn: 'blue', next: 'gift' },
  { phase: 'introductions', who: 'blue', what: 'others may', turn: 'blue', next: 'introductions' },
  { phase: 'introductions', who: 'red', what: 'others may', turn: 'blue', next: 'introductions' },
  { phase: 'drawing', who: 'blue', what: 'the next draws', turn: 'red', next: 'drawing' },
  { phase: 'drawing', who: 'red', what: 'blue goes on', turn: 'blue', next: 'drawing' },
  { phase: 'bacchusMoves', who: 'blue', what: 'he goes to the next', turn: 'red', next: 'drawing' },
  {
    phase: 'bacchusMoves',
    who: 'red',
    what: 'he goes to the only other',
    turn: 'blue',
    next: 'scene',
    also: (state) => expect(deiOf(state, 'yellow')).toEqual(['vinum', 'bacchus']),
  },
  { phase: 'aruspex', who: 'blue', what: 'the next draws', turn: 'red', next: 'drawing' },
  { phase: 'aruspex', who: 'red', what: 'blue chooses still', turn: 'blue', next: 'aruspex' },
  { phase: 'scene', who: 'blue', what: 'it stays untold', turn: 'red', next: 'drawing' },
  {
    phase: 'scene',
    who: 'yellow',
    what: 'their Bacchus goes to blue',
    turn: 'blue',
    next: 'scene',
    also: (state) => {
      expect(deiOf(state, 'blue')).toEqual(['vinum', 'satyrus', 'bacchus']);
      expect(player(state, 'blue').bacchusCame).toBe(false);
    },
  },
  { phase: 'chooseEnding', who: 'blue', what: 'there is none', turn: 'red', next: 'drawing' },
  { phase: 'ending', who: 'blue', what: 'it stays untold', turn: 'red', next: 'drawing' },
  {
    ...{
      phase: 'bacchusStays',
      who: 'red',
      what: 'he goes to the only other',
      turn: 'yellow',
      next: 'drawing',
    },
    also: (state) => expect(deiOf(state, 'yellow')).toEqual(['vinum', 'bacchus']),
  },
];

describe('leaving', () => {
  test.each(LEAVING)('in $phase, $who: $what', ({ phase, who, turn, next, also }) => {
    const { state, events } = played(IN_PHASE[phase](), leave(who));
    expect(events[0]).toEqual({ type: 'left', color: who });
    expect(state).toMatchObject({ turn, phase: { name: next } });
    expect(player(state, who)).toMatchObject({ left: true, ended: null, odd: null, hand: [] });
    expect(deiOf(state, who).filter((deus) => deus !== 'vinum')).toEqual([]);
    also?.(state);
  });

  test.each(PHASES.filter((phase) => phase !== 'over'))('by all in %s, the game is over', (phase) => {
    let state = IN_PHASE[phase]();
    for (const color of ['blue', 'red', 'yellow'] as const) {
      if (player(state, color).ended === null) state = stateAfter(state, leave(color));
    }
    expect(state.phase).toEqual({ name: 'over' });
    expect(state.middle).toHaveLength(state.amansApart ? 9 : 10);
    expect(state.deck.length + state.discards.length).toBe(62);
  });

  test.each(PHASES.filter((phase) => phase !== 'over'))(
    'by all in %s, last the player of the turn',
    (phase) => {
      let state = IN_PHASE[phase]();
      for (const color of ['yellow', 'red', 'blue'] as const) {
        if (player(state, color).ended === null) state = stateAfter(state, leave(color));
      }
      expect(state.phase).toEqual({ name: 'over' });
      expect(state.middle).toHaveLength(state.amansApart ? 9 : 10);
    },
  );

  test('of the odd card’s owner has it discarded', () => {
    const state = stateAfter(laid({ odd: { red: 'venus' } }), leave('red'));
    expect(state.discards).toEqual(['venus']);
  });

  test('of one of two has the other’s next turn be the last', () => {
    const { state, events } = played(laid({ dei: { yellow: ['pluto'] } }), leave('red'), leave('blue'));
    expect(eventOf(events, 'endingBegins')?.because).toBe('onePlayer');
    expect(types(events).filter((type) => type === 'endingBegins')).toHaveLength(1);
    expect(state).toMatchObject({ turn: 'yellow', phase: { name: 'drawing', ending: 'story' } });
  });

  test('twice is refused, and so is leaving a story that has ended', () => {
    expect(refusedAs(stateAfter(laid(), leave('red')), leave('red'))).toMatchObject({ code: 'notInGame' });
    expect(refusedAs(IN_PHASE.bacchusStays(), leave('blue'))).toMatchObject({ code: 'notInGame' });
  });
});
