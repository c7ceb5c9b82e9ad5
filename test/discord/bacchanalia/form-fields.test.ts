import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { storyCard } from '../../../src/discord/bacchanalia/end-message.ts';
import { type Form, formBody, readForm } from '../../../src/discord/bacchanalia/form-fields.ts';
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from '../../../src/games/bacchanalia/action.ts';
import { UMBRAE } from '../../../src/games/bacchanalia/cards.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import { IN_PHASE } from '../../games/bacchanalia/phases.ts';
import { textOf } from '../laws.ts';
import { storyTable } from './a-story.ts';

const t = translator('en');
const SCENE: Form = {
  title: 'Your scene',
  prompt: 'Venus rules.',
  label: 'Tell it',
  text: '',
  named: '',
  odd: { cards: UMBRAE.slice(0, 3), woven: '' },
};

const idsOf = (form: Form) =>
  formBody(t, 'id', form).components.map((part) =>
    part.type === ComponentType.Label ? part.component.custom_id : 'prompt',
  );

const filled = (fields: Readonly<Record<string, string>>) =>
  readForm({
    fields: new Map(
      Object.entries(fields).map(([customId, value]) => [
        customId,
        { type: ComponentType.TextInput, customId, value },
      ]),
    ),
  } as unknown as Parameters<typeof readForm>[0]);

const valuesOf = (form: Form) =>
  formBody(t, 'id', form).components.flatMap((part) =>
    part.type === ComponentType.Label && part.component.type === ComponentType.TextInput
      ? [part.component.value ?? '']
      : [],
  );

test.each([
  ['short paragraphs', 'I hide. '.repeat(40)],
  ['paragraphs that end soon after half a field', 'I hide. '.repeat(260)],
  ['paragraphs of a whole field', 'I hide. '.repeat(499)],
  ['one word without end', 'hide'.repeat(3000)],
])('a text of %s stands in its fields whole', (_name, paragraph) => {
  const text = `${paragraph}\n\n`.repeat(40).slice(0, MAX_TEXT_LENGTH).trim();
  const { odd: _, named: __, ...plain } = SCENE;
  const shown = valuesOf({ ...plain, text }).join('');
  expect(shown.replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''));
});

describe('a title for what is told', () => {
  test('is asked for below the text, with the title that stands, and need not be given', () => {
    expect(idsOf(SCENE)).toEqual(['prompt', 'text', 'named', 'card', 'woven']);
    const named = formBody(t, 'id', { ...SCENE, named: 'The cellar' }).components[2];
    expect(named).toMatchObject({
      component: { required: false, max_length: MAX_TITLE_LENGTH, value: 'The cellar' },
    });
  });

  test('gives way where the form is full', () => {
    const long = (fields: number) => 'word '.repeat(800 * (fields - 1) + 100);
    expect(idsOf({ ...SCENE, text: long(2) })).toEqual(['text', 'text2', 'named', 'card', 'woven']);
    expect(idsOf({ ...SCENE, text: long(3) })).toEqual(['text', 'text2', 'text3', 'card', 'woven']);
  });

  test('stands below the scene where Bacchus comes first, unless there are cards to keep', () => {
    const { odd: _, ...withoutCards } = SCENE;
    expect(idsOf({ ...withoutCards, hasCome: true })).toEqual(['prompt', 'came', 'text', 'named']);
    expect(idsOf({ ...SCENE, hasCome: true })).toEqual(['prompt', 'came', 'text', 'card', 'woven']);
  });

  test('is one line, and nothing where nothing was written', () => {
    expect(filled({ text: 'I hide.', named: ' The\n cellar ' }).named).toBe('The cellar');
    expect(filled({ text: 'I hide.' }).named).toBe('');
  });
});

test('an ending is chosen in a list where there are several, and none is read where there is no list', () => {
  const endings = [
    { label: 'Happy flight', value: 'flight-none' },
    { label: 'Fallout of a crime', value: 'crime-none' },
  ];
  const { odd: _, ...plain } = SCENE;
  const form: Form = { ...plain, endings };
  expect(idsOf(form)).toEqual(['prompt', 'text', 'named', 'ending']);
  const long = 'word '.repeat(2000);
  expect(idsOf({ ...form, text: long })).toEqual(['text', 'text2', 'text3', 'named', 'ending']);
  const chosen = [['ending', { type: ComponentType.StringSelect, values: ['crime-none'] }]] as const;
  const read = readForm({ fields: new Map(chosen) } as unknown as Parameters<typeof readForm>[0]);
  expect(read.ending).toBe('crime-none');
  expect(filled({ text: 'I hide.' }).ending).toBe('');
});

test.each(LANGUAGES)('the card of a story in $code says its title', ({ code }) => {
  const told = storyTable({ setup: IN_PHASE.introductions().setup }, IN_PHASE.introductions(), code);
  const terms = told.terms && { ...told.terms, title: 'The *cellar*' };
  expect(textOf(storyCard({ ...told, terms }, [], []))).toContain('The \\*cellar\\*');
  expect(textOf(storyCard(told, [], []))).not.toMatch(/none|undefined/);
});
