import { ComponentType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { introductionForm, sheetIn, tieRow, tieTo } from '../../../src/discord/bacchanalia/cast.ts';
import { nameOnButton, taleOf } from '../../../src/discord/bacchanalia/story-texts.ts';
import { taleMessage } from '../../../src/discord/bacchanalia/tale-messages.ts';
import { who } from '../../../src/discord/views/names.ts';
import { SHEET_LIMITS } from '../../../src/games/bacchanalia/action.ts';
import type { GameState } from '../../../src/games/bacchanalia/state.ts';
import { talePartsOf } from '../../../src/tables/bacchanalia/apply-request.ts';
import { translator } from '../../../src/texts/index.ts';
import { IN_PHASE } from '../../games/bacchanalia/phases.ts';
import { played, stateAfter } from '../../games/bacchanalia/table.ts';
import { storyTable } from './a-story.ts';

const t = translator('en');
const LIVIA = { name: '*Livia*', accusation: 'Arson @here', accuser: 'Cotta', amans: '' };

const begun = IN_PHASE.introductions();
const table = (state: GameState) => storyTable({ setup: begun.setup }, state);
const named = stateAfter(begun, { type: 'introduce', by: 'red', text: 'I hide.', character: LIVIA });

const seatOf = (color: string) => {
  const seat = table(begun).seats.find((one) => one.color === color);
  if (!seat) throw new Error(`Nobody is ${color}.`);
  return seat;
};

const inputsOf = (form: ReturnType<typeof introductionForm>) =>
  form.components.flatMap((part) =>
    part.type === ComponentType.Label && part.component.type === ComponentType.TextInput
      ? [part.component]
      : [],
  );

test('the form asks five questions, with other suggestions for each', () => {
  const placeholders = ['red', 'blue'].map((color) => {
    const form = introductionForm(t, 'id', { table: table(begun), seat: seatOf(color) }, {});
    const inputs = inputsOf(form);
    expect(inputs.map(({ custom_id }) => custom_id)).toEqual([...Object.keys(SHEET_LIMITS), 'text']);
    expect(inputs.every(({ required = true }) => required)).toBe(true);
    // One tells the first signs of the festival, too.
    expect(JSON.stringify(form).includes('first notice')).toBe(begun.introducesFirst === color);
    return inputs.map(({ placeholder }) => placeholder);
  });
  expect(new Set(placeholders.flat()).size).toBe(10);
});

test('a tie to somebody chosen is one question more, with their name', () => {
  const at = { table: table(begun), seat: seatOf('red') };
  const question = tieTo(t, at, 'blue');
  expect(question).toContain(nameOnButton(t, at.table, 'blue'));
  const last = introductionForm(t, 'id', at, { question }).components.at(-1);
  expect(last?.type === ComponentType.Label && last.description).toBe(question);
  const options = tieRow(t, at.table).components.flatMap((list) =>
    'options' in list ? (list.options ?? []) : [],
  );
  expect(options.map(({ value }) => value)).toEqual(at.table.seats.map(({ color }) => color));
});

test('a draft may be told as it is, and words from before stand in the form again', () => {
  const at = { table: table(begun), seat: seatOf('red') };
  const text = inputsOf(introductionForm(t, 'id', at, { parts: 2 })).at(-1);
  expect(text?.required).toBe(false);
  const before = { sheet: LIVIA, text: 'I hide.' };
  const values = inputsOf(introductionForm(t, 'id', at, { before })).map(({ value }) => value);
  expect(values).toEqual(['*Livia*', 'Arson @here', 'Cotta', undefined, 'I hide.']);
});

test('a sheet is one line a field; a form without a name has none', () => {
  const field = (customId: string, value: string) =>
    [customId, { type: ComponentType.TextInput, customId, value }] as const;
  const fields = (name: string) =>
    ({
      fields: new Map([field('name', name), field('accuser', ' Cotta\n the elder ')]),
    }) as unknown as Parameters<typeof sheetIn>[0];
  expect(sheetIn(fields('Livia'))).toEqual({
    name: 'Livia',
    accusation: '',
    accuser: 'Cotta the elder',
    amans: '',
  });
  expect(sheetIn(fields(' '))).toBeNull();
});

test('characters are called by their names, as plain text, and others as before', () => {
  expect(who(t, table(named), 'red')).toBe('\\*Livia\\* (Larthia)');
  expect(who(t, table(begun), 'red')).toBe('Larthia (red)');
  expect(nameOnButton(t, table(named), 'red')).toBe('*Livia*');
  expect(nameOnButton(t, table(begun), 'red')).toBe('Larthia');
  const tale = begun.tales;
  const skipped = stateAfter(named, { type: 'skip', tale });
  expect(who(t, table(skipped), 'red')).toBe('Larthia (red)');
});

test('two characters of one name are called by their players on buttons', () => {
  const twins = stateAfter(named, { type: 'introduce', by: 'blue', text: 'I hide, too.', character: LIVIA });
  expect(nameOnButton(t, table(twins), 'red')).toBe('Larthia');
  expect(nameOnButton(t, table(twins), 'blue')).toBe('Aule');
});

test('an introduction says who its character is, and fits into its messages', () => {
  const tale = (character: typeof LIVIA, text: string): Parameters<typeof taleMessage>[1] => {
    const action = { type: 'introduce', by: 'red', text, character } as const;
    const { events } = played(begun, action);
    const told = taleOf([{ seq: 0, actor: '200', action, at: new Date(0), events }], begun.tales);
    if (!told) throw new Error('Nothing was told.');
    return told;
  };
  const { content } = taleMessage(table(named), tale(LIVIA, 'I hide.'), 0, false) ?? { content: '' };
  expect(content.split('\n')).toEqual([
    '**\\*Livia\\* (Larthia)** · introduction',
    '**The charge:** Arson @\u200bhere',
    '**Accuser:** Cotta',
    '>>> I hide.',
  ]);
  const long = Object.fromEntries(
    Object.entries(SHEET_LIMITS).map(([field, most]) => [field, '*'.repeat(most)]),
  ) as typeof LIVIA;
  const words = 'So it went on. '.repeat(400);
  const state = stateAfter(begun, { type: 'introduce', by: 'red', text: words, character: long });
  for (const [part] of talePartsOf(words, true).entries())
    expect(taleMessage(table(state), tale(long, words), part, false)?.content.length).toBeLessThan(2000);
});
