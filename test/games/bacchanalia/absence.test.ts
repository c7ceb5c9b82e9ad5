import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import type { Color } from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia, offers } from '../../../src/games/bacchanalia/game.ts';
import {
  type EndingKind,
  type GameState,
  isPlaying,
  type Phase,
} from '../../../src/games/bacchanalia/state.ts';
import { isEditable } from '../../../src/games/bacchanalia/tales.ts';
import { rowsOf } from '../../rows.ts';
import { IN_PHASE, PHASES } from './phases.ts';
import { dealt, deiOf, eventOf, laid, played, player, refusedAs, stateAfter, types } from './table.ts';

test.each(PHASES)('the table of phase %s is in it', (name) => expect(IN_PHASE[name]().phase.name).toBe(name));

/** Phase, what becomes of blue’s absence, whose turn it is then, in which phase, and the events. */
const ROWS = rowsOf(`
  gift | the next gives | red | gift | turn
  introductions | others may | blue | introductions | none
  bacchusMoves | he stays | blue | scene | none
  aruspex | the cards stay | blue | scene | none
  scene | the turn is over | red | drawing | turn
  chooseEnding | it may be told later | red | drawing | missedEnding deusMoved deusMoved turn
  ending | it may be told later | red | drawing | missedEnding deusMoved deusMoved turn
  bacchusStays | the next has him | red | drawing | deusMoved turn
`).map(([phase, what, turn, next, events]) => [phase as Phase['name'], what, turn, next, events] as const);

const mayTellLater = (state: GameState, ...endings: readonly EndingKind[]) => {
  expect(player(state, 'blue')).toMatchObject({ left: false, ended: null });
  const choices = endings.map((ending) => ({ ending, twist: null }));
  expect(offers(state).late).toEqual([{ color: 'blue', choices }]);
};
const ALSO: Partial<Record<Phase['name'], (state: GameState, before: GameState) => void>> = {
  bacchusMoves: (state) => {
    expect(deiOf(state, 'blue')).toEqual(['vinum', 'bacchus', 'satyrus']);
    expect(state.asker).toBeNull();
  },
  aruspex: (state, before) => {
    expect(state.players).toEqual(before.players);
    expect(state.middle).toEqual(before.middle);
  },
  scene: (state) => expect(state.discards).toHaveLength(4),
  chooseEnding: (state) => mayTellLater(state, 'amansLost', 'amansSaved'),
  ending: (state) => mayTellLater(state, 'amansSaved'),
  bacchusStays: (state) => expect(deiOf(state, 'red')).toEqual(['vinum', 'bacchus']),
};

describe('absent', () => {
  test.each(ROWS)('in %s: %s', (phase, _, turn, next, events) => {
    const before = IN_PHASE[phase]();
    expect(offers(before).color).toBe('blue');
    const happened = played(before, { type: 'absent', color: 'blue' });
    expect(happened.events[0]).toEqual({ type: 'absent', color: 'blue', phase });
    expect(types(happened.events.slice(1)).join(' ') || 'none').toBe(events);
    expect(happened.state).toMatchObject({ turn, phase: { name: next } });
    ALSO[phase]?.(happened.state, before);
  });

  test.each(PHASES.filter((phase) => !ROWS.some(([one]) => one === phase)))('nobody is in %s', (phase) => {
    for (const color of ['blue', 'red', 'yellow'] as const)
      expect(refusedAs(IN_PHASE[phase](), { type: 'absent', color })).not.toBeNull();
  });

  test('only the one the game waits for', () => {
    // All are waited for in introductions.
    for (const [phase] of ROWS.filter(([phase]) => phase !== 'introductions')) {
      for (const color of ['red', 'yellow'] as const)
        expect(refusedAs(IN_PHASE[phase](), { type: 'absent', color })).toMatchObject({ code: 'notYours' });
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

/** Phase, who leaves, what becomes of it, whose turn it is then, and in which phase. */
const LEAVING = rowsOf(`
  gift | blue | the next gives | red | gift
  gift | yellow | blue gives still | blue | gift
  introductions | blue | others may | blue | introductions
  introductions | red | others may | blue | introductions
  drawing | blue | the next draws | red | drawing
  drawing | red | blue goes on | blue | drawing
  bacchusMoves | blue | he goes to the next | red | drawing
  bacchusMoves | red | he goes to the only other | blue | scene
  aruspex | blue | the next draws | red | drawing
  aruspex | red | blue chooses still | blue | aruspex
  scene | blue | it stays untold | red | drawing
  scene | yellow | their Bacchus goes to blue | blue | scene
  chooseEnding | blue | there is none | red | drawing
  ending | blue | it stays untold | red | drawing
  bacchusStays | red | he goes to the only other | yellow | drawing
`).map(([phase, who, what, turn, next]) => [phase as Phase['name'], who as Color, what, turn, next] as const);

const AFTER_LEAVING: Readonly<Record<string, (state: GameState) => void>> = {
  'bacchusMoves red': (state) => expect(deiOf(state, 'yellow')).toEqual(['vinum', 'bacchus']),
  'scene yellow': (state) => {
    expect(deiOf(state, 'blue')).toEqual(['vinum', 'satyrus', 'bacchus']);
    expect(player(state, 'blue').bacchusCame).toBe(false);
  },
  'bacchusStays red': (state) => expect(deiOf(state, 'yellow')).toEqual(['vinum', 'bacchus']),
};

describe('leaving', () => {
  test.each(LEAVING)('in %s, %s: %s', (phase, who, _, turn, next) => {
    const { state, events } = played(IN_PHASE[phase](), leave(who));
    expect(events[0]).toEqual({ type: 'left', color: who });
    expect(state).toMatchObject({ turn, phase: { name: next } });
    expect(player(state, who)).toMatchObject({ left: true, ended: null, odd: null, hand: [] });
    expect(deiOf(state, who).filter((deus) => deus !== 'vinum')).toEqual([]);
    AFTER_LEAVING[`${phase} ${who}`]?.(state);
  });

  test.each(PHASES.filter((phase) => phase !== 'over'))('by all in %s, the game is over', (phase) => {
    // The player of the turn is the first or the last of them.
    for (const colors of [['blue', 'red', 'yellow'] as const, ['yellow', 'red', 'blue'] as const]) {
      let state = IN_PHASE[phase]();
      for (const color of colors)
        if (player(state, color).ended === null) state = stateAfter(state, leave(color));
      expect(state.phase).toEqual({ name: 'over' });
      expect(state.middle).toHaveLength(state.amansApart ? 9 : 10);
      expect(state.deck.length + state.discards.length).toBe(62);
    }
  });

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
