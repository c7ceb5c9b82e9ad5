import { describe, expect, test } from 'vitest';
import {
  type Action,
  bacchanalia,
  type Color,
  type GameState,
  offers,
} from '../../../src/games/bacchanalia/index.ts';
import { dealt, deiOf, eventOf, laid, played, player, refusedAs, stateAfter, TELL } from './table.ts';

const ask = (by: Color, about: number): Action => ({ type: 'ask', by, about, text: 'Why?' });
const give = (by: Color): Action => ({ type: 'giveMinerva', by });

describe('anybody', () => {
  test('asks about another’s tale at any time, and its teller answers once', () => {
    const { state, events } = played(laid(), ask('yellow', 1));
    expect(eventOf(events, 'told')).toMatchObject({ kind: 'question', tale: 3, about: 1, ofBacchus: false });
    expect(state).toMatchObject({ phase: { name: 'drawing' }, tales: 4, lastTeller: null });
    expect(state.questions).toEqual([{ tale: 3, about: 1, ofBacchus: false }]);
    const answer: Action = { type: 'answer', by: 'red', question: 3, text: 'So.' };
    const answered = played(state, answer);
    expect(eventOf(answered.events, 'told')).toMatchObject({ kind: 'answer', tale: 4, about: 3 });
    expect(refusedAs(answered.state, answer)).toMatchObject({ code: 'noSuchTale' });
  });

  test('asks and answers whose own story has ended', () => {
    const ended = { by: 'story', kind: 'death', twist: null } as const;
    const state = laid({ blue: { ended }, state: { turn: 'red' } });
    const asked = stateAfter(state, ask('blue', 1), ask('red', 0));
    expect(stateAfter(asked, { type: 'answer', by: 'blue', question: 4, text: 'So.' }).tales).toBe(6);
  });

  test('has a tale skipped, once', () => {
    const { state, events } = played(laid(), { type: 'skip', tale: 2 });
    expect(events).toEqual([{ type: 'skipped', tale: 2 }]);
    expect(state).toEqual({ ...laid(), skipped: [2] });
  });

  test('has the last ending skipped too, when all is over', () => {
    const over: GameState = laid({ state: { phase: { name: 'over' } } });
    expect(bacchanalia.apply(over, { type: 'skip', tale: 2 }).ok).toBe(true);
  });
});

describe('Minerva', () => {
  /** Blue has told; red has Minerva. */
  const told = (): GameState =>
    stateAfter(
      dealt(laid({ dei: { red: ['minerva'], blue: ['venus'] } }), 'vinum', 'vinum', 'amans', 'amans'),
      TELL,
    );

  test('is given to the player of the turn, the scene told', () => {
    const { state, events } = played(told(), give('red'));
    expect(events).toEqual([
      { type: 'deusMoved', deus: 'minerva', from: 'red', to: 'blue', why: 'minervaGift' },
    ]);
    expect(deiOf(state, 'blue')).toEqual(['vinum', 'venus', 'minerva']);
    expect(state.phase.name).toBe('odd');
  });

  test('is not given before', () => {
    const before = dealt(laid({ dei: { red: ['minerva'] } }), 'vinum', 'vinum', 'amans', 'amans');
    expect(offers(before).minerva).toBeNull();
    expect(offers(told()).minerva).toEqual({ from: 'red', to: 'blue' });
  });

  test('is given to who told last in the next turn, until its scene is told', () => {
    const next = stateAfter(told(), { type: 'keepNone' });
    expect(next.turn).toBe('red');
    expect(offers(next).minerva).toEqual({ from: 'red', to: 'blue' });
    const yellow = stateAfter(told(), { type: 'keepNone' }, { type: 'draw', pick: 0 }, give('red'));
    expect(deiOf(yellow, 'blue')).toContain('minerva');
  });

  test('is given to who told since', () => {
    const table = laid({ dei: { yellow: ['minerva'] } });
    const blue = stateAfter(dealt(table, 'vinum', 'vinum', 'amans', 'amans'), TELL, { type: 'keepNone' });
    expect(offers(dealt(blue, 'vinum', 'venus', 'amans', 'amans')).minerva).toMatchObject({ to: 'blue' });
    expect(offers(stateAfter(dealt(blue, 'vinum', 'venus', 'amans', 'amans'), TELL)).minerva).toEqual({
      ...{ from: 'yellow', to: 'red' },
    });
  });

  test('is not given while Umbra of her owner’s turn lie upon her', () => {
    const next = dealt(stateAfter(told(), { type: 'keepNone' }), 'vinum', 'vinum', 'goblet', 'minerva');
    expect(next.phase.name).toBe('aruspex');
    expect(offers(next).minerva).toBeNull();
    expect(refusedAs(next, give('red'))).toMatchObject({ code: 'notOffered' });
  });

  test('is not given to who has ended or left, nor to oneself', () => {
    const gone = stateAfter(told(), { type: 'leave', color: 'blue' });
    expect(offers(gone).minerva).toBeNull();
    const own: GameState = { ...told(), lastTeller: 'red' };
    expect(refusedAs(own, give('red'))).toMatchObject({ code: 'neverToOneself' });
    const ended = { ...player(told(), 'blue'), ended: { by: 'story', kind: 'death', twist: null } as const };
    const withEnded: GameState = { ...told(), players: { ...told().players, blue: ended } };
    expect(refusedAs(withEnded, give('red'))).toMatchObject({ code: 'notOffered' });
  });

  test('given away, is not a Deus to put back any more', () => {
    const tie = laid({
      dei: { blue: ['minerva', 'pluto', 'venus'] },
      state: { lastTeller: 'yellow' },
    });
    const state = dealt(tie, 'pluto', 'venus', 'vinum', 'amans');
    expect(offers(state).aruspex).toHaveLength(3);
    expect(offers(stateAfter(state, give('blue'))).aruspex.map(({ deus }) => deus)).toEqual([
      'pluto',
      'venus',
    ]);
  });
});
