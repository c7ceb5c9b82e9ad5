import { describe, expect, test } from 'vitest';
import { SHEET_LIMITS } from '../../src/games/bacchanalia/action.ts';
import { PROMPT_COUNTS, PROMPT_OUTCOMES } from '../../src/games/bacchanalia/card-moves.ts';
import { LANGUAGES, translator } from '../../src/texts/index.ts';
import {
  INTRODUCTION_FIELDS,
  nameInSentence,
  nthPromptText,
  type PromptNames,
  promptText,
  promptTexts,
  suggestionFor,
  suggestionTexts,
  tieQuestion,
} from '../../src/texts/prompt-texts.ts';

const NAMES: PromptNames = { amans: 'Vel', accuser: 'the Prefect', crime: 'I lit it', ruler: 'Bacchus' };

const ENDINGS = ['flight', 'crimeEnding', 'bacchanal', 'amansLost', 'amansSaved', 'death'] as const;

/** No chance is drawn for these. */
const TOLD_IN_ORDER = [...ENDINGS, 'bacchusCame'] as const;

/** A phone can show this much next to the cards' effects. */
const LONGEST = 260;

const namesIn = (text: string): readonly string[] => [...new Set(text.match(/\{[^}]*\}/g))].sort();

test('each line has eight to twelve, as many as chance has equal shares of, or nearly', () => {
  for (const count of Object.values(PROMPT_COUNTS)) {
    expect(count).toBeGreaterThanOrEqual(8);
    expect(count).toBeLessThanOrEqual(12);
  }
  expect(PROMPT_OUTCOMES).toBeLessThanOrEqual(256);
});

describe.each(LANGUAGES.map(({ code }) => code))('prompts in %s', (code) => {
  const texts = promptTexts[code] ?? {};
  const all = Object.entries(texts).flatMap(([key, variants]) =>
    variants.map((text, variant) => ({ key, variant, text })),
  );

  test('are as many of each line as the rules choose among', () => {
    const counts = Object.fromEntries(Object.entries(texts).map(([key, of]) => [key, of.length]));
    expect(counts).toEqual({ ...PROMPT_COUNTS, ...Object.fromEntries(TOLD_IN_ORDER.map((key) => [key, 8])) });
  });

  test('an ending has prompts of its own, and no scene asks for them', () => {
    expect(TOLD_IN_ORDER.filter((key) => Object.keys(PROMPT_COUNTS).includes(key))).toEqual([]);
    for (const { key, text } of all) if (key in PROMPT_COUNTS) expect(text, key).not.toContain('{crime}');
  });

  test('those of endings name the crime, the accuser and the Amans, each in at least two of eight', () => {
    for (const key of ENDINGS)
      for (const name of ['{crime}', '{accuser}', '{amans}'])
        expect(texts[key]?.filter((text) => text.includes(name)).length, `${key} ${name}`).toBeGreaterThan(1);
  });

  test('no two are the same', () => expect(new Set(all.map(({ text }) => text)).size).toBe(all.length));

  test('each has the names that it has in English', () => {
    for (const { key, variant, text } of all)
      expect(namesIn(text), text).toEqual(namesIn(promptTexts['en']?.[key]?.[variant] ?? ''));
  });

  test('hold no name but those that are filled in', () => {
    for (const { key, variant } of all) expect(promptText(code, { key, variant }, NAMES)).not.toMatch(/[{}]/);
  });

  test('are short, in whole sentences, with the signs of print', () => {
    for (const { text } of all) {
      expect(text.length, text).toBeLessThanOrEqual(LONGEST);
      expect(text).toMatch(/^[\p{Lu}{].*[.?]$/u);
      expect(text.match(/[.?](?= |$)/g)?.length, text).toBeLessThanOrEqual(3);
      expect(text).not.toMatch(/['"!\n]| {2}/);
    }
  });

  test('say what follows the arrest, and what a flight with Amans is', () => {
    for (const text of texts['endNears'] ?? [])
      expect(text).toMatch(/Miles Ending|Miles-Ende|Miles-einde|finale di Miles/);
    for (const text of texts['amansEnding'] ?? [])
      expect(text).toMatch(/Amans Ending|Amans-Ende|Amans-einde|finale di Amans/);
  });

  test('on the way to Amans there is a task with them and one without', () => {
    const without = { en: /if not,/, de: /wenn nicht,/, nl: /zo niet,/, it: /se no,/ }[code] ?? /./;
    for (const key of ['minerva', 'venusAmans'])
      for (const text of texts[key] ?? []) expect(text).toMatch(without);
  });
});

test('what stands for a name may begin a sentence', () => {
  const names = { ...NAMES, accuser: 'your accuser' };
  const texts = [0, 1].map((variant) => promptText('en-GB', { key: 'accuserConfronts', variant }, names));
  expect(texts[0]).toMatch(/^Your accuser sits down/);
  expect(texts[1]).toContain('between you and your accuser.');
});

test('a name may hold any sign', () => {
  const names = { ...NAMES, amans: '$1 $& {accuser}' };
  expect(promptText('en', { key: 'venusMemory', variant: 2 }, names)).toContain(
    'that $1 $& {accuser} hid there',
  );
});

test('a table sees eight different texts for an ending before one comes again, and another table another first', () => {
  const at = (table: string, nth: number) => nthPromptText('de', { table, key: 'death', nth }, NAMES);
  const seen = Array.from({ length: 8 }, (_, nth) => at('a1b2c3', nth));
  expect(new Set(seen).size).toBe(8);
  expect(at('a1b2c3', 8)).toBe(seen[0]);
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map((table) => at(table, 0))).size).toBeGreaterThan(1);
});

test('there is none of another number or line', () => {
  expect(promptText('en', { key: 'vinum', variant: 12 }, NAMES)).toBeNull();
  expect(promptText('en', { key: 'song', variant: 0 }, NAMES)).toBeNull();
});

test.each(LANGUAGES.map(({ code }) => code))(
  '%s suggests nothing twice, and what there is room for',
  (code) => {
    const t = translator(code);
    for (const field of INTRODUCTION_FIELDS) {
      const texts = suggestionTexts[code]?.[field] ?? [];
      expect(new Set(texts).size).toBe(12);
      for (const text of texts) {
        if (field !== 'place') expect(text.length).toBeLessThanOrEqual(SHEET_LIMITS[field]);
        // Discord's limit for a placeholder.
        expect(t('bacchanalia.sheet.suggestion', { text }).length).toBeLessThanOrEqual(100);
      }
      expect(t(`bacchanalia.form.${field}`).length).toBeLessThanOrEqual(45);
    }
  },
);

test.each(LANGUAGES.map(({ code }) => code))(
  '%s asks about each other character otherwise, in what there is room for',
  (code) => {
    for (const text of suggestionTexts[code]?.tie ?? []) expect(text).toMatch(/^[^{]*\{name\}[^{]*\?$/);
    const asked = (seat: number, about: number) =>
      tieQuestion(code, { table: 'a1b2c3', seat, about, name: 'W'.repeat(25) });
    for (const seat of [0, 1, 2, 3, 4, 5]) {
      const all = [0, 1, 2, 3, 4, 5].map((about) => asked(seat, about));
      expect(new Set(all).size).toBe(6);
      // Discord's limit for a description.
      for (const one of all) expect(one.length).toBeLessThanOrEqual(100);
    }
  },
);

test('no two people at a table are suggested the same, and each the same every time', () => {
  for (const field of INTRODUCTION_FIELDS) {
    const at = (seat: number) => suggestionFor('en', field, 'a1b2c3', seat);
    const all = [0, 1, 2, 3, 4, 5].map(at);
    expect(new Set(all).size).toBe(6);
    expect([0, 1, 2, 3, 4, 5].map(at)).toEqual(all);
  }
  const tables = ['a', 'b', 'c', 'd', 'e', 'f'].map((table) => suggestionFor('en', 'name', table, 0));
  expect(new Set(tables).size).toBeGreaterThan(2);
});

test.each([
  ['en', 'The widow Cornelia', 'the widow Cornelia'],
  ['en', 'My husband', 'your husband'],
  ['en', 'The', 'The'],
  ['en', 'Thea Minor', 'Thea Minor'],
  ['en', 'Felix, who keeps the geese', 'Felix'],
  ['en', ', who', ', who'],
  ['de', 'Marcella, seine Frau', 'Marcella'],
  ['de', 'Der Flötenspieler Kallias', 'Flötenspieler Kallias'],
  ['de', 'Meine Schwester', 'Schwester'],
  ['nl', 'Mijn broer Marcus', 'je broer Marcus'],
  ['it', 'Mio fratello', 'tuo fratello'],
  ['it', 'La vedova', 'la vedova'],
  ['it', 'La mia vicina', 'la tua vicina'],
  ['it', 'L’oste', 'l’oste'],
])('in %s, %s is called %s in a sentence', (locale, name, inSentence) => {
  expect(nameInSentence(locale, name)).toBe(inSentence);
});

test.each([
  ['la vedova Metella', 'della vedova Metella', 'alla vedova Metella'],
  ['il prefetto', 'del prefetto', 'al prefetto'],
  ['lo zio', 'dello zio', 'allo zio'],
  ['l’oste', 'dell’oste', 'all’oste'],
  ['gli eredi', 'degli eredi', 'agli eredi'],
  ['Marzia', 'di Marzia', 'a Marzia'],
  ['Il', 'di Il', 'a Il'],
])('in Italian, %s is %s and %s after a preposition', (name, ofThem, toThem) => {
  const all = Object.entries(promptTexts['it'] ?? {}).flatMap(([key, variants]) =>
    variants.map(
      (text, variant) =>
        [text, promptText('it', { key, variant }, { ...NAMES, amans: name, accuser: name }) ?? ''] as const,
    ),
  );
  for (const [text, filled] of all) {
    if (/\bdi \{(amans|accuser)\}/.test(text)) expect(filled).toContain(ofThem);
    if (/\ba \{(amans|accuser)\}/.test(text)) expect(filled).toContain(toThem);
  }
});
