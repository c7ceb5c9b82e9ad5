import { describe, expect, test } from 'vitest';
import {
  type Action,
  type Color,
  type GameState,
  offers,
  type Umbra,
} from '../../../src/games/bacchanalia/index.ts';
import { dealt, deiOf, drawn, eventOf, laid, played, player, stateAfter, TELL, types } from './table.ts';

const WINE: readonly Umbra[] = ['vinum', 'amans', 'amans', 'pluto'];
const withBacchus = (state: Partial<GameState> = {}): GameState =>
  laid({ dei: { blue: ['bacchus'] }, state });
const to = (color: Color): Action => ({ type: 'giveBacchus', to: color });
const question = (by: Color, about: number): Action => ({ type: 'ask', by, about, text: 'Why?' });

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
    expect(stateAfter(state, TELL, { type: 'keepNone' })).toMatchObject({ turn: 'red' });
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

  test('is told by the new owner before the next draw', () => {
    const passed = stateAfter(
      dealt(withBacchus(), ...WINE),
      to('red'),
      TELL,
      { type: 'keepNone' },
      { type: 'absent', color: 'red' },
    );
    expect(passed).toMatchObject({ turn: 'red', phase: { name: 'bacchusCame' } });
    expect(offers(passed)).toMatchObject({ color: 'red', tells: 'bacchusCame', chance: null });
    const { state, events } = played(passed, TELL);
    expect(eventOf(events, 'told')).toMatchObject({ kind: 'bacchusCame', color: 'red' });
    expect(state.phase).toEqual({ name: 'drawing', ending: null });
    expect(player(state, 'red').bacchusCame).toBe(false);
  });
});

describe('his question', () => {
  const told = (): GameState => stateAfter(dealt(withBacchus(), ...WINE), to('yellow'), TELL);

  test('comes after the odd card', () => {
    expect(told().phase.name).toBe('odd');
    const state = stateAfter(told(), { type: 'keepNone' });
    expect(state.phase).toEqual({ name: 'question', asker: 'yellow' });
    expect(offers(state)).toMatchObject({ color: 'yellow', tells: 'question' });
  });

  test('is about the scene, and answered by its teller', () => {
    const asked = played(told(), { type: 'keepNone' }, question('yellow', 3));
    expect(eventOf(asked.events, 'told')).toEqual({
      ...{ type: 'told', tale: 4, kind: 'question', color: 'yellow', text: 'Why?' },
      ...{ about: 3, ofBacchus: true },
    });
    expect(asked.state.phase).toEqual({ name: 'answer', question: 4, asker: 'yellow' });
    expect(offers(asked.state)).toMatchObject({ color: 'blue', tells: 'answer' });
    const answered = played(asked.state, { type: 'answer', by: 'blue', question: 4, text: 'So.' });
    expect(eventOf(answered.events, 'told')).toMatchObject({ kind: 'answer', about: 4, ofBacchus: true });
    expect(answered.state).toMatchObject({ turn: 'red', questions: [] });
  });

  test('is not a question about another tale, nor another’s, nor one before its time', () => {
    const due = stateAfter(told(), { type: 'keepNone' });
    for (const asked of [
      stateAfter(due, question('yellow', 0)),
      stateAfter(due, question('red', 3)),
      stateAfter(told(), question('yellow', 3), { type: 'keepNone' }),
    ]) {
      expect(asked.phase).toEqual({ name: 'question', asker: 'yellow' });
      expect(asked.questions).toMatchObject([{ ofBacchus: false }]);
    }
  });

  test('left unanswered is answered later', () => {
    const asked = stateAfter(told(), { type: 'keepNone' }, question('yellow', 3));
    const { state, events } = played(asked, { type: 'absent', color: 'blue' });
    expect(types(events)).toEqual(['absent', 'turn']);
    const later = played(state, { type: 'answer', by: 'blue', question: 4, text: 'So.' });
    expect(eventOf(later.events, 'told')).toMatchObject({ kind: 'answer', ofBacchus: true });
    expect(later.state).toMatchObject({ turn: 'red', questions: [] });
  });
});
