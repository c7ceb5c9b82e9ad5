import { describe, expect, test } from 'vitest';
import { type Action, SHEET_LIMITS } from '../../../src/games/bacchanalia/action.ts';
import type { Color } from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia } from '../../../src/games/bacchanalia/game.ts';
import type { CharacterSheet } from '../../../src/games/bacchanalia/state.ts';
import { castOf } from '../../../src/games/bacchanalia/tales.ts';
import { IN_PHASE } from './phases.ts';
import { played, refusedAs, stateAfter, TELL } from './table.ts';

const LIVIA: CharacterSheet = { name: 'Livia', accusation: 'Arson', accuser: 'Cotta', amans: 'Festus' };

const introduces = (by: Color, character: CharacterSheet = LIVIA): Action => ({
  type: 'introduce',
  by,
  text: 'I hide in the baths.',
  character,
});

const begun = () => IN_PHASE.introductions();

describe('characters (docs/rules/bacchanalia.md §3)', () => {
  test('are named with their introductions, in any order', () => {
    expect(castOf(begun())).toEqual({});
    const { state, events } = played(begun(), introduces('yellow'));
    expect(events[0]).toMatchObject({ type: 'told', kind: 'introduction', character: LIVIA });
    const both = stateAfter(state, introduces('red', { ...LIVIA, name: 'Rufus', amans: '' }));
    expect(castOf(both)).toEqual({ yellow: LIVIA, red: { ...LIVIA, name: 'Rufus', amans: '' } });
  });

  test('need no names', () => {
    const state = stateAfter(begun(), { type: 'introduce', by: 'red', text: 'I am.' });
    expect(castOf(state)).toEqual({});
    expect(state.tales).toBe(1);
  });

  test('are nameless while their introduction is skipped, and named again by the next', () => {
    const tale = begun().tales;
    const skipped = stateAfter(begun(), introduces('red'), { type: 'skip', tale });
    expect(castOf(skipped)).toEqual({});
    const again: Action = { type: 'retell', by: 'red', tale, text: 'Else.', character: LIVIA };
    expect(castOf(stateAfter(skipped, again))).toEqual({ red: LIVIA });
  });

  test.each(Object.entries(SHEET_LIMITS))('have room for so many letters of %s', (field, most) => {
    const of = (length: number) => introduces('red', { ...LIVIA, [field]: 'x'.repeat(length) });
    expect(bacchanalia.apply(begun(), of(most)).ok).toBe(true);
    expect(refusedAs(begun(), of(most + 1))).toMatchObject({ code: 'tooLong', facts: { most } });
  });

  test('have a name', () =>
    expect(refusedAs(begun(), introduces('red', { ...LIVIA, name: ' ' }))).toMatchObject({ code: 'noText' }));
});

describe('titles', () => {
  test('stand with scenes, and with nothing else', () => {
    const titled: Action = { ...(TELL as Extract<Action, { type: 'tell' }>), title: 'The baths' };
    const { events } = played(IN_PHASE.scene(), titled);
    expect(events[0]).toMatchObject({ type: 'told', kind: 'scene', title: 'The baths' });
    const tale = begun().tales;
    const edit = { type: 'edit', by: 'red', tale, text: 'Else.', title: 'The baths' } as const;
    expect(refusedAs(stateAfter(begun(), introduces('red')), edit)).toMatchObject({ code: 'notOffered' });
    expect(refusedAs(IN_PHASE.scene(), { ...titled, title: 'x'.repeat(81) })).toMatchObject({
      code: 'tooLong',
    });
    expect(refusedAs(IN_PHASE.scene(), { ...titled, title: '  ' })).toMatchObject({ code: 'noText' });
  });
});
