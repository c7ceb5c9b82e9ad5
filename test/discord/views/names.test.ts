import { describe, expect, test } from 'vitest';
import type { Avatars } from '../../../src/discord/api/avatars.ts';
import { replaceMentions, tidyText } from '../../../src/discord/bacchanalia/chronicle/phrases.ts';
import {
  bareName,
  labelOn,
  nameAt,
  nameOn,
  plainLabel,
  plainName,
  plainText,
  shownPlayers,
  who,
} from '../../../src/discord/views/names.ts';
import { computerName } from '../../../src/tables/game-registry.ts';
import type { Seat } from '../../../src/tables/game-types.ts';
import { USUAL_TERMS } from '../../../src/tables/tuchulcha/terms.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import { runs } from '../../runs.ts';
import { aTable } from '../../tables/a-table.ts';

describe('a person’s words as plain text', () => {
  test.each([
    ['letters stay', 'Anna of Caere', 'Anna of Caere'],
    ['bold, italic and underlined', '**a** _b_ __c__', '\\*\\*a\\*\\* \\_b\\_ \\_\\_c\\_\\_'],
    ['struck through and spoilers', '~~a~~ ||b||', '\\~\\~a\\~\\~ \\|\\|b\\|\\|'],
    ['code, of any number of backticks', '`a` ``b`` ```c```', '\\`a\\` \\`\\`b\\`\\` \\`\\`\\`c\\`\\`\\`'],
    ['a backslash of their own frees nothing', '\\*a*', '\\\\\\*a\\*'],
    ['a masked link', '[a](b)', '\\[a\\](b)'],
    ['a link', 'https://a.example', 'https:\u200b/\u200b/\u200ba.example'],
    ['an invite', 'discord.gg/abc', 'discord.gg/\u200babc'],
    ['half a character', 'a\ud83d', 'a\ufffd'],
    ['mentions', '<@1> <@&3> @everyone <#2>', '@\u200b… @\u200b… @\u200beveryone #…'],
    ['a custom emoji', 'Livia <a:owl_1:123>', 'Livia :\u200bowl\\_1:\u200b'],
    ['a command', '</games:123>', '/\u200bgames'],
    ['times', '<t:1700000000> <t:1700000000:t>', '2023-11-14 22:\u200b13'],
    ['what only looks like one', '<@a> <t:1>', '<\u200b@\u200ba>\u200b <\u200bt:\u200b1>\u200b'],
    ['a channel’s name', '#games', '#games'],
    ['a heading, small print, a quote', '# a', '#\u200b a'],
    ['a heading of two signs', '## a', '##\u200b a'],
    ['a sign with which a name ends', 'a #', 'a #\u200b'],
    ['lists', '- a', '\\- a'],
    ['numbered lists', '12. a', '12\\. a'],
    ['a number that begins no list', '12.5 a', '12.5 a'],
    ['lines and spaces', ' a \n\n- b\t ', 'a - b'],
    ['signs that turn the writing', 'a\u202eb', 'ab'],
    ['right to left', 'שלום', '\u2068שלום\u2069'],
  ])('%s', (_, given, shown) => expect(plainText(given)).toBe(shown));

  test('a name that is cut leaves no backslash alone, and no half of a sign', () => {
    expect(plainName(`a${'*'.repeat(100)}`)).toBe(`a${'\\*'.repeat(49)}`);
    expect(plainName(`a${'😀'.repeat(100)}`)).toBe(`a${'😀'.repeat(49)}`);
    expect(plainName('*'.repeat(50))).toBe('\\*'.repeat(50));
  });
});

test.each([plainLabel, bareName])(
  'Discord’s markup is words in pictures, on buttons and in documents',
  (shown) => {
    expect(shown('Livia <:owl:1> <@2>, <t:1700000000:R>')).toBe('Livia :owl: @…, 2023-11-14 22:13');
  },
);

test('a person at a table is named in plain text', () => {
  const occupant = { kind: 'person', userId: '9', name: '*Vel*' } as const;
  expect(nameAt(aTable({ seats: [{ color: 'blue', occupant }] }), '9')).toBe('\\*Vel\\*');
});

test('a color that nobody plays is told by its name, once', () => {
  const table = aTable({ seats: [] });
  const told = LANGUAGES.map(({ code }) => translator(code)).map((t) => [
    nameOn(t, table, 'black'),
    who(t, table, 'black'),
  ]);
  for (const [name, whole] of told) expect(whole).toBe(name);
  expect(told.map(([name]) => name)).toEqual(
    expect.arrayContaining(['neutral black', 'neutrales Schwarz', 'neutraal zwart', 'nero neutrale']),
  );
});

test('two sides of a channel are told apart by their colors, and one side needs none', () => {
  const voters = { kind: 'voters', name: 'games' } as const;
  const t = translator('en');
  const sides = aTable({
    seats: [
      { color: 'blue', occupant: voters },
      { color: 'red', occupant: voters },
    ],
  });
  // Pictures have only space for the color.
  expect([labelOn(t, sides, 'blue'), labelOn(t, aTable(), 'red')]).toEqual(['blue', 'neutral red']);
  expect([nameOn(t, sides, 'blue'), who(t, sides, 'red')]).toEqual([
    '#games (blue)',
    plainName('#games (red)'),
  ]);
  const one = aTable({ seats: [{ color: 'blue', occupant: voters }] });
  expect([nameOn(t, one, 'blue'), who(t, one, 'blue')]).toEqual(['#games', `${plainName('#games')} (blue)`]);
});

describe('words of any length are escaped in time that grows with the length', () => {
  const SIGNS = [
    ...'` ``a * ***_ __'.split(' '),
    '\\',
    '[a',
    '[a](',
    '<',
    '<a:',
    'https://',
    '- ',
    '1.',
    ' ',
    '\n',
    '@',
    '||',
    '~',
  ];
  const mention = { locale: 'en', timeZone: 'UTC', nameOf: () => null };

  test.each(SIGNS)('very often %j', (sign) => {
    const text = sign.repeat(runs(50_000, 100_000));
    expect(plainText(text).length).toBeLessThanOrEqual(2 * text.length);
    expect(plainName(text).length).toBeLessThanOrEqual(102);
    expect(bareName(text).length).toBeLessThanOrEqual(text.length);
    // A code block that is left open is closed.
    expect(replaceMentions(tidyText(text), mention).length).toBeLessThanOrEqual(text.length + 4);
  });
});

const SEATS: readonly Seat[] = [
  { color: 'blue', occupant: { kind: 'person', userId: '11', name: 'anna' } },
  { color: 'red', occupant: { kind: 'computer' } },
  { color: 'yellow', occupant: { kind: 'person', userId: '9', name: '' } },
];

/** Returns the person for whom it was called. */
const avatars: Pick<Avatars, 'of'> = {
  of: async (occupant) =>
    occupant.kind === 'person'
      ? { kind: 'initial', text: `${occupant.userId} ${occupant.name}` }
      : { kind: 'computer' },
};

const table = { id: 't1', game: 'tuchulcha', terms: USUAL_TERMS, seats: SEATS, locale: 'de' } as const;

test('people by their names, computer players by theirs, and those who had their data deleted without one', async () => {
  expect(await shownPlayers(avatars, table)).toEqual({
    blue: { name: 'anna', face: { kind: 'initial', text: '11 anna' } },
    red: {
      name: computerName(table, 'red'),
      face: { kind: 'computer', portrait: computerName(table, 'red').toLowerCase() },
    },
    yellow: { name: 'ein ehemaliges Mitglied', face: { kind: 'initial', text: '9 ' } },
  });
});
