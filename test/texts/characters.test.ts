import { expect, test } from 'vitest';
import { SHEET_LIMITS } from '../../src/games/bacchanalia/index.ts';
import { INTRODUCTION_FIELDS, suggestionFor, suggestionTexts } from '../../src/texts/characters.ts';
import { LANGUAGES, translator } from '../../src/texts/index.ts';

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
