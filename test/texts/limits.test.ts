import { describe, expect, test } from 'vitest';
import { localeTexts } from '../../src/texts/index.ts';
import { PAGES } from '../../src/texts/rules/pages.ts';
import { badNames, longButtons, tooLong, undrawable } from './limits.ts';
import { LONG_BUTTONS } from './same.ts';

const english = localeTexts.en;

/** Space for a page's sources below its text. */
const RULES_FOOT = 150;

const keysOf = (flaws: readonly string[]): (string | undefined)[] => flaws.map((flaw) => flaw.split(':')[0]);

describe.each(Object.entries(localeTexts))('%s', (code, texts) => {
  test('fits where Discord shows it, with the longest names and numbers', () =>
    expect(tooLong(texts)).toEqual([]));

  test('names commands as Discord allows', () => expect(badNames(texts)).toEqual([]));

  test('has letters on the picture that the fonts have', () => expect(undrawable(texts)).toEqual([]));

  test('has buttons that a phone shows whole, but for those that are listed', () => {
    const listed = LONG_BUTTONS[code] ?? [];
    const long = longButtons(texts);
    expect(long.filter((flaw) => !listed.some((key) => flaw.startsWith(`${key}: `)))).toEqual([]);
    expect(listed.filter((key) => !keysOf(long).includes(key))).toEqual([]);
  });
});

describe('what is too long is found', () => {
  test.each([
    ['name.new', 'n'.repeat(33)],
    ['command.new', 'x'.repeat(101)],
    ['choice.turnEnd.ask', 'x'.repeat(101)],
    ['pace.daily', 'x'.repeat(101)],
    ['button.join', `${'x'.repeat(75)} {color} {shape}`],
    ['color.black', 'x'.repeat(80)],
    ['step.hit', `${'x'.repeat(60)} {color}`],
    ['board.out', 'x'.repeat(21)],
    ['offer.own', '{to} {by} '.repeat(20)],
    ['turn.since', `{first, select, yes {} other {}}{story}${'x'.repeat(1301)}`],
  ] as const)('%s', (key, text) => {
    // Buttons contain a color and a step.
    const keys = [key, 'button.join', 'step.brings'];
    expect(tooLong(english, keys)).toEqual([]);
    expect(tooLong({ ...english, [key]: text }, keys)).not.toEqual([]);
  });

  test.each(['New', 'new table', 'new!'])('a name that Discord does not take: %s', (name) => {
    expect(badNames({ ...english, 'name.new': name })).toEqual([`name.new: ${name}`]);
  });

  test('a letter that no font has', () =>
    expect(undrawable({ ...english, 'board.out': 'вне' })).toEqual(['board.out: вне']));

  test('a long button', () => {
    expect(longButtons({ ...english, 'button.leave': 'x'.repeat(39) })).toContain(
      `button.leave: ${'x'.repeat(39)}`,
    );
  });

  test('a placeholder that nobody knows the length of', () => {
    expect(tooLong({ ...english, 'button.leave': 'Leave {it}' }, ['button.leave']).join()).toContain(
      'how long can {it} be?',
    );
  });
});

describe.each(Object.entries(localeTexts))('a page of the rules is one message: %s', (_, texts) => {
  test.each(PAGES.map(({ id }) => id))('%s', (id) => {
    const parts = [
      `**${texts[`rules.${id}.title`]}**`,
      texts[`rules.${id}.short`],
      texts[`rules.${id}.more`],
    ];
    expect(parts.join('\n\n').length).toBeLessThanOrEqual(2000 - RULES_FOOT);
  });
});
