import { describe, expect, test } from 'vitest';
import {
  type Action,
  bacchanalia,
  type Color,
  type GameState,
  offers,
} from '../../../src/games/bacchanalia/index.ts';
import { IN_PHASE, sideBySide } from './phases.ts';
import { dealt, laid, played, player, refusedAs, stateAfter, TELL, types } from './table.ts';

const introduces = (by: Color): Action => ({ type: 'introduce', by, text: 'I am.' });

describe('introductions (docs/rules/bacchanalia.md §8.2)', () => {
  const begun = () => IN_PHASE.introductions();

  test('are told in any order; the turns begin after the last, with the one who was drawn', () => {
    const state = stateAfter(begun(), introduces('yellow'), introduces('blue'));
    expect(state.phase).toEqual({ name: 'introductions', left: ['red'] });
    const told = stateAfter(state, introduces('red'));
    expect(told).toMatchObject({ turn: 'blue', phase: { name: 'drawing' }, tales: 3 });
    expect(told.told.map(({ teller }) => teller)).toEqual(['yellow', 'blue', 'red']);
  });

  test('are one turn, in which all are waited for', () => {
    expect(bacchanalia.toAct(begun())).toEqual(['blue', 'red', 'yellow']);
    const state = stateAfter(begun(), introduces('red'));
    expect(bacchanalia.toAct(state)).toEqual(['blue', 'yellow']);
    expect(state.turnNumber).toBe(begun().turnNumber);
  });

  test('are told once, and passed over for whoever is away or leaves', () => {
    const once = stateAfter(begun(), introduces('red'));
    expect(refusedAs(once, introduces('red'))).toMatchObject({ code: 'notYours' });
    expect(refusedAs(once, { type: 'absent', color: 'red' })).toMatchObject({ code: 'notYours' });
    const away = stateAfter(once, { type: 'absent', color: 'yellow' });
    expect(away.phase).toEqual({ name: 'introductions', left: ['blue'] });
    // Bacchus goes to red, who tells first how he came.
    expect(stateAfter(away, { type: 'leave', color: 'blue' })).toMatchObject({
      turn: 'red',
      phase: { name: 'bacchusCame' },
    });
  });

  test('in stories from before go round as they did', () => {
    const before = IN_PHASE.introduction();
    expect(refusedAs(before, introduces('red'))).toMatchObject({ code: 'wrongPhase' });
    expect(stateAfter(before, TELL).turn).toBe('red');
  });
});

/** Three introductions come before it. */
const SCENE = 3;
const QUESTION = 4;

const scene = (players = 3): GameState =>
  dealt(
    sideBySide(laid({ players, dei: { blue: ['bacchus', 'satyrus'] } })),
    ...(['satyrus', 'satyrus', 'venus', 'pluto'] as const),
  );

/** Yellow has been given Bacchus, and blue tells. */
const told = (odd?: 'venus' | 'pluto', players = 3): GameState =>
  stateAfter(scene(players), { type: 'giveBacchus', to: 'yellow' }, {
    type: 'tell',
    text: 'The torches burn low.',
    ...(odd && { odd: { umbra: odd, woven: 'the red mask' } }),
  } as Action);

/** Everybody in turn is passed over, up to blue's next turn. */
function roundToBlue(from: GameState): GameState {
  let state = from;
  while (state.turn !== 'blue') {
    const chance = offers(state).chance;
    const { color } = offers(state);
    const action: Action =
      chance !== null ? { type: 'draw', pick: 0 } : { type: 'absent', color: color ?? 'blue' };
    state = stateAfter(state, action);
  }
  return state;
}

describe('Bacchus’s question (§8.3)', () => {
  const asks: Action = { type: 'ask', by: 'yellow', about: SCENE, text: 'Why?' };

  test('holds up nobody: the next player draws', () => {
    expect(told()).toMatchObject({ turn: 'red', phase: { name: 'drawing' } });
    expect(told().bacchusAsks).toEqual([{ asker: 'yellow', tale: SCENE }]);
  });

  test('is asked and answered while others play, as his once', () => {
    const asked = stateAfter(told(), asks);
    expect(asked.told[QUESTION]).toMatchObject({ kind: 'question', ofBacchus: true });
    expect(asked).toMatchObject({ turn: 'red', phase: { name: 'drawing' }, bacchusAsks: [] });
    const again = stateAfter(asked, asks);
    expect(again.told[QUESTION + 1]).toMatchObject({ ofBacchus: false });
    const answered = stateAfter(asked, { type: 'answer', by: 'blue', question: QUESTION, text: 'Wine.' });
    expect(answered.told[QUESTION + 1]).toMatchObject({ kind: 'answer', ofBacchus: true });
  });

  test('is passed over when the next turn of who is asked begins', () => {
    const asked = roundToBlue(stateAfter(told(), asks));
    expect(refusedAs(asked, { type: 'answer', by: 'blue', question: QUESTION, text: 'Wine.' })).toMatchObject(
      {
        code: 'tooLate',
      },
    );
    const unasked = roundToBlue(told());
    expect(unasked.bacchusAsks).toEqual([]);
    expect(stateAfter(unasked, asks).told.at(-1)).toMatchObject({ ofBacchus: false });
  });

  test('is asked of nobody who has left, nor is any other', () => {
    const left = stateAfter(told(), { type: 'leave', color: 'blue' });
    expect(offers(left).bacchusAsks).toEqual([]);
    expect(refusedAs(left, asks)).toMatchObject({ code: 'notInGame', facts: { color: 'blue' } });
    expect(refusedAs(left, { ...asks, by: 'red' })).toMatchObject({ code: 'notInGame' });
    // Nor does who was given Bacchus and left ask.
    expect(offers(stateAfter(told(), { type: 'leave', color: 'yellow' })).bacchusAsks).toEqual([]);
  });

  test('goes with a scene that is told anew', () => {
    const retold = stateAfter(
      told(),
      { type: 'skip', tale: SCENE },
      { type: 'retell', by: 'blue', tale: SCENE, text: 'Otherwise.' },
    );
    expect(retold.bacchusAsks).toEqual([{ asker: 'yellow', tale: SCENE + 1 }]);
  });
});

describe('the odd card (§8.4)', () => {
  const doubts = (by: Color): Action => ({ type: 'doubt', by, tale: SCENE });
  const votes = (by: Color, upholds: boolean): Action => ({ type: 'vote', by, upholds, tale: SCENE });

  test('is kept with the scene, and the turn passes on', () => {
    const state = told('venus');
    expect(player(state, 'blue').odd).toBe('venus');
    expect(state).toMatchObject({ turn: 'red', phase: { name: 'drawing' } });
    expect(offers(state).claims).toEqual([{ tale: SCENE, doubters: ['red', 'yellow'], voters: [] }]);
  });

  test('nothing is told where the card may not be kept', () => {
    const moved = stateAfter(scene(), { type: 'giveBacchus', to: 'yellow' });
    const tell = (umbra: 'parcae' | 'miles', woven: string): Action => ({
      type: 'tell',
      text: 'Words.',
      odd: { umbra, woven },
    });
    expect(refusedAs(moved, tell('miles', 'a mask'))).toMatchObject({ code: 'noSuchUmbra' });
    expect(refusedAs(moved, tell('parcae', 'a mask'))).toMatchObject({ code: 'neverParcae' });
  });

  test('a doubt is voted on by all but the two while play goes on; upheld, the card goes at once', () => {
    const doubted = stateAfter(told('venus', 4), doubts('red'));
    expect(doubted).toMatchObject({ turn: 'red', phase: { name: 'drawing' } });
    expect(offers(doubted).claims).toMatchObject([{ doubters: [], voters: ['yellow', 'black'] }]);
    for (const by of ['blue', 'red'] as const) expect(refusedAs(doubted, votes(by, true))).not.toBeNull();
    const gone = played(stateAfter(doubted, votes('yellow', true)), votes('black', true));
    expect(types(gone.events)).toEqual(['voted']);
    expect(player(gone.state, 'blue').odd).toBeNull();
    expect(gone.state.discards).toContain('venus');
    const tied = stateAfter(doubted, votes('yellow', true), votes('black', false));
    expect(player(tied, 'blue').odd).toBe('venus');
  });

  test('may be doubted until the next scene of anybody is told, and by nobody twice', () => {
    const next = stateAfter(dealt(told('venus'), 'pluto', 'pluto', 'venus', 'miles'), TELL);
    expect(next.turn).toBe('yellow');
    expect(refusedAs(next, doubts('red'))).toMatchObject({ code: 'notOffered' });
    expect(refusedAs(stateAfter(told('venus'), doubts('red')), doubts('yellow'))).toMatchObject({
      code: 'notOffered',
    });
    expect(refusedAs(told('venus'), doubts('blue'))).toMatchObject({ code: 'ownClaim' });
  });

  test('may be doubted while the scene before is told again', () => {
    const next = stateAfter(dealt(told('venus'), 'pluto', 'pluto', 'venus', 'miles'), {
      type: 'tell',
      text: 'My turn.',
      odd: { umbra: 'venus', woven: 'the torches' },
    } as Action);
    const retold = stateAfter(
      next,
      { type: 'skip', tale: SCENE },
      { type: 'retell', by: 'blue', tale: SCENE, text: 'Otherwise.', woven: 'the red mask' },
    );
    expect(offers(retold).claims).toEqual([
      { tale: SCENE + 2, doubters: [], voters: [] },
      { tale: SCENE + 1, doubters: ['blue', 'yellow'], voters: [] },
    ]);
  });

  test('is doubted by nobody with two players left: nobody could judge it (§9)', () => {
    const two = stateAfter(told('venus'), { type: 'leave', color: 'yellow' });
    expect(offers(two).claims).toEqual([{ tale: SCENE, doubters: [], voters: [] }]);
    expect(refusedAs(two, doubts('red'))).toMatchObject({ code: 'notOffered' });
    // One that was open before stands undecided no longer: the card stays.
    const three = stateAfter(told('venus'), doubts('red'), { type: 'leave', color: 'yellow' });
    expect(three.claims).toMatchObject([{ doubt: null, isOpen: false }]);
    expect(player(three, 'blue').odd).toBe('venus');
  });

  test('drawn upon, it stays, whatever is said of it', () => {
    const state = roundToBlue(stateAfter(told('venus', 4), doubts('red')));
    expect(player(state, 'blue').odd).toBe('venus');
    expect(refusedAs(state, votes('yellow', true))).toMatchObject({ code: 'noSuchTale' });
  });

  test.each([
    ['stays with what was woven in', 'the red mask', 'venus'],
    ['falls without it', undefined, null],
  ] as const)('of a scene told anew %s (§8.5)', (_, woven, odd) => {
    const state = stateAfter(
      told('venus'),
      { type: 'skip', tale: SCENE },
      { type: 'retell', by: 'blue', tale: SCENE, text: 'Otherwise.', ...(woven && { woven }) },
    );
    expect(player(state, 'blue').odd).toBe(odd);
    expect(state).toMatchObject({ turn: 'red', phase: { name: 'drawing' } });
  });
});
