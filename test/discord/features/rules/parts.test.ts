import { expect, test } from 'vitest';
import { textsOf } from '../../../../src/discord/features/rules/page.ts';
import { type TextKey, type TextValues, type Translate, translator } from '../../../../src/texts/index.ts';
import { pageOf, type RulesPage } from '../../../../src/texts/rules/pages.ts';

const english = translator('en');

/** English, but for the details of a page. */
const withMore = (more: string): Translate =>
  Object.assign(
    (key: TextKey, values?: TextValues) => (key.endsWith('.more') ? more : english(key, values)),
    english,
  );

const openHit = pageOf('openHit');

test('the title, the answer, the details, the ruling, the caption and the source, in this order', () => {
  expect(textsOf(withMore('Details.'), openHit)).toEqual([
    [`### ${english('rules.openHit.title')}`, english('rules.openHit.short')].join('\n'),
    [
      'Details.',
      '',
      `**Our ruling:** ${english('rules.ruling.openHitNextDice')}`,
      '',
      `-# Picture: ${english('rules.figure.openHit')}`,
      '-# Section 4.2 · In the rulebook: The game',
    ].join('\n'),
  ]);
});

test.each<[string, Partial<RulesPage>, string | null]>([
  ['sections and chapter', {}, '-# Section 4.2 · In the rulebook: The game'],
  ['sections alone', { rulebook: null }, '-# Section 4.2'],
  ['chapter alone', { sections: [] }, '-# In the rulebook: The game'],
  ['neither', { sections: [], rulebook: null }, null],
])('what a page rests on: %s', (_, given, line) => {
  const text = textsOf(english, { ...openHit, figure: null, ...given }).join('\n');
  expect(text.split('\n').filter((one) => one.startsWith('-#'))).toEqual(line === null ? [] : [line]);
});
