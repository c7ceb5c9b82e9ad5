import { describe, expect, test } from 'vitest';
import { bacchanaliaRefusal } from '../../../src/discord/views/refusal.ts';
import type { RefusalCode } from '../../../src/games/bacchanalia/index.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';

/** The compiler asks for each code. */
const ALL: Readonly<Record<RefusalCode, true>> = {
  ...{ gameOver: true, wrongPhase: true, notYours: true, notInGame: true, badPick: true, noText: true },
  ...{ tooLong: true, notThere: true, neverToOneself: true, hasTwo: true, neverVinum: true },
  ...{ notOffered: true, noSuchUmbra: true, neverKeptTwice: true, neverParcae: true, nothingWoven: true },
  ...{ ownClaim: true, votedAlready: true, noSuchTale: true, skippedAlready: true, noMinerva: true },
  ...{ notSkipped: true, ownTale: true },
};
const CODES = Object.keys(ALL) as RefusalCode[];

describe.each(LANGUAGES.map(({ code }) => code))('%s', (language) => {
  const t = translator(language);
  const said = (code: RefusalCode): string => bacchanaliaRefusal(t, { code, rule: '4.6', facts: {} });

  test.each(CODES)('%s is a sentence', (code) => {
    expect(said(code)).toMatch(/^\p{Lu}[^{}]*\p{L}[.]$/u);
  });

  test('no two are the same', () => {
    expect(new Set(CODES.map(said)).size).toBe(CODES.length);
  });
});

test.each([
  ['en', '12,000'],
  ['de', '12.000'],
])('%s: what is too long says how long it may be', (language, most) => {
  const refusal = { code: 'tooLong', rule: '4.7', facts: {} } as const;
  expect(bacchanaliaRefusal(translator(language), refusal)).toContain(most);
});
