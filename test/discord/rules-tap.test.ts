import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTap, parseTap } from '../../src/discord/custom-id.ts';
import { parseRulesTap, type RulesTap } from '../../src/discord/rules-tap.ts';
import { GROUPS, PAGES } from '../../src/texts/rules/index.ts';

const TAPS: readonly RulesTap[] = [
  ...PAGES.flatMap(({ id: page }): RulesTap[] => [
    { on: 'rulesPage', page, part: 0 },
    { on: 'rulesPage', page, part: 9 },
    { on: 'rulesShare', page },
  ]),
  ...GROUPS.map((group): RulesTap => ({ on: 'rulesContents', group })),
  { on: 'rulesChoice', of: 'group' },
  { on: 'rulesChoice', of: 'page' },
];

test.each(TAPS.map((tap) => [formatTap(tap), tap] as const))('%s comes back as it was', (customId, tap) => {
  expect(parseTap(customId)).toEqual(tap);
  expect(customId.length).toBeLessThanOrEqual(100);
});

test.each([
  'rules:page:nowhere:0',
  'rules:page:constructor:0',
  'rules:page:aim',
  'rules:page:aim:10',
  'rules:page:aim:-1',
  'rules:share:aim:0',
  'rules:share:nowhere',
  'rules:contents:aim',
  'rules:contents:constructor',
  'rules:choose:nothing',
  'rules:burn:aim',
  'rules:share:aim\n',
  'rules',
  '',
])('%j is none', (customId) => {
  expect(parseTap(customId)).toBeNull();
});

test('whatever is read is written the same', () => {
  const near = fc.tuple(
    fc.constantFrom('page', 'share', 'contents', 'choose', 'x'),
    fc.constantFrom('aim', 'start', 'group', 'page', 'toString', ''),
    fc.constantFrom('', ':0', ':5', ':05', ':x'),
  );
  fc.assert(
    fc.property(near, ([does, of, part]) => {
      const customId = `rules:${does}:${of}${part}`;
      const tap = parseRulesTap(customId);
      if (tap) expect(formatTap(tap)).toBe(customId);
    }),
  );
});
