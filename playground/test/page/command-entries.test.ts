import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/payloads/v10';
import { describe, expect, it } from 'vitest';
import {
  commandEntries,
  givenOptions,
  matching,
  menuEntries,
  readValue,
} from '../../src/page/command-entries.ts';

const command = (more: Partial<APIApplicationCommand>): APIApplicationCommand => ({
  id: '1',
  application_id: '9',
  version: '1',
  type: 1,
  name: 'games',
  description: 'My tables',
  default_member_permissions: null,
  ...more,
});

const commands = [
  command({}),
  command({
    name: 'tuchulcha',
    options: [
      {
        type: Option.Subcommand,
        name: 'new',
        name_localizations: { de: 'neu', 'es-ES': 'nueva' },
        description: 'Open a table',
        description_localizations: { de: 'Einen Tisch eröffnen' },
        options: [{ type: Option.Integer, name: 'players', description: 'How many', required: true }],
      },
      {
        type: Option.SubcommandGroup,
        name: 'my',
        description: 'Mine',
        options: [{ type: Option.Subcommand, name: 'settings', description: 'Settings' }],
      },
    ],
  }),
  command({ name: 'here', contexts: [0] }),
  command({ name: 'settings', default_member_permissions: '32' }),
  command({ name: 'purge', default_member_permissions: '0' }),
  command({ name: 'Look up', type: 2, description: '' }),
];

const titles = (kind: 'text' | 'dm', locale: string): string[] =>
  commandEntries(commands, kind, locale, 0n).map(({ title }) => title);

describe('commandEntries', () => {
  it('lists sub-commands by themselves, by name, without menus of right clicks', () => {
    expect(titles('text', 'en-US')).toEqual(['games', 'here', 'tuchulcha my settings', 'tuchulcha new']);
  });
  it('leaves out what can’t be used in direct messages', () => {
    expect(titles('dm', 'en-US')).not.toContain('here');
  });
  it.each([
    ['de', 'tuchulcha neu'],
    ['es-419', 'tuchulcha nueva'],
    ['fr', 'tuchulcha new'],
  ])('speaks the person’s language: %s', (locale, title) => expect(titles('text', locale)).toContain(title));
});

describe('commands of one server', () => {
  it.each([
    ['text', ['story']],
    ['dm', []],
  ] as const)('in %s', (kind, expected) => {
    const all = [command({ name: 'story', guild_id: '7' }), command({ name: 'story-help', contexts: [2] })];
    expect(commandEntries(all, kind, 'en-US', 0n).map(({ title }) => title)).toEqual(expected);
  });
});

describe('commands that ask for rights', () => {
  it.each<[string, 'text' | 'dm', bigint, string[]]>([
    ['are hidden from who has none', 'text', 0n, []],
    ['are hidden from who has others', 'text', 16n, []],
    ['are there for who has them', 'text', 32n, ['settings']],
    ['are there for administrators', 'text', 8n | 32n, ['purge', 'settings']],
    ['are there for all in direct messages', 'dm', 0n, ['purge', 'settings']],
  ])('%s', (_what, kind, rights, expected) => {
    const found = commandEntries(commands, kind, 'en-US', rights).map(({ title }) => title);
    expect(found.filter((title) => ['purge', 'settings'].includes(title))).toEqual(expected);
  });
});

describe('matching', () => {
  it.each([
    ['', ['games', 'here', 'tuchulcha my settings', 'tuchulcha new']],
    ['tuchulcha n', ['tuchulcha new']],
    ['NEW', ['tuchulcha new']],
    ['e', ['games', 'here', 'tuchulcha my settings', 'tuchulcha new']],
    ['he', ['here']],
    ['x', []],
  ])('“%s”', (typed, expected) => {
    const found = matching(commandEntries(commands, 'text', 'en-US', 0n), typed);
    expect(found.map(({ title }) => title)).toEqual(expected);
  });
});

describe('givenOptions', () => {
  const values = [{ name: 'players', type: Option.Integer, value: 3 }];
  const wrapped = (title: string) => {
    const entry = commandEntries(commands, 'text', 'en-US', 0n).find((one) => one.title === title);
    return entry && givenOptions(entry, values);
  };
  it('of a plain command are its values', () => {
    expect(wrapped('games')).toEqual(values);
  });
  it('of a sub-command are inside it', () => {
    expect(wrapped('tuchulcha new')).toEqual([{ name: 'new', type: 1, options: values }]);
  });
  it('of a group’s sub-command are inside both', () => {
    expect(wrapped('tuchulcha my settings')).toEqual([
      { name: 'my', type: 2, options: [{ name: 'settings', type: 1, options: values }] },
    ]);
  });
});

describe('menuEntries', () => {
  const menu = (name: string, more: Partial<APIApplicationCommand> = {}) =>
    command({ type: ApplicationCommandType.Message, name, description: '', ...more });
  const all = [
    command({ name: 'keep' }),
    command({ type: ApplicationCommandType.User, name: 'Greet' }),
    menu('Read aloud', { name_localizations: { de: 'Vorlesen' } }),
    menu('Keep this', { name_localizations: { de: 'Wegpacken' } }),
    menu('Stewards', { default_member_permissions: '32' }),
    menu('Alone', { contexts: [1] }),
  ];
  it.each([
    ['in the server', 'text', 'en-US', 0n, ['Keep this', 'Read aloud']],
    ['in a thread, in German', 'thread', 'de', 0n, ['Vorlesen', 'Wegpacken']],
    ['for who has the rights', 'text', 'en-US', 32n, ['Keep this', 'Read aloud', 'Stewards']],
    ['in direct messages', 'dm', 'en-US', 0n, ['Alone', 'Keep this', 'Read aloud', 'Stewards']],
  ] as const)('%s', (_where, kind, locale, rights, titles) => {
    expect(menuEntries(all, kind, locale, rights).map(({ title }) => title)).toEqual(titles);
  });
  it('keep their own names in every language', () => {
    expect(menuEntries(all, 'text', 'de', 0n).map(({ name }) => name)).toEqual(['Read aloud', 'Keep this']);
  });
});

describe('readValue', () => {
  const option = (type: number, more = {}): APIApplicationCommandBasicOption =>
    ({ type, name: 'x', description: 'x', ...more }) as APIApplicationCommandBasicOption;
  it.each([
    ['a whole number', option(Option.Integer), '3', 3],
    ['a broken number where a whole one is wanted', option(Option.Integer), '3.5', null],
    ['a word for a number', option(Option.Integer), 'three', null],
    ['nothing for a number', option(Option.Integer), ' ', null],
    ['too small a number', option(Option.Integer, { min_value: 2 }), '1', null],
    ['too great a number', option(Option.Integer, { max_value: 4 }), '5', null],
    ['the greatest number', option(Option.Integer, { max_value: 4 }), '4', 4],
    ['yes', option(Option.Boolean), 'true', true],
    ['no', option(Option.Boolean), 'false', false],
    ['neither', option(Option.Boolean), '', null],
    ['a text', option(Option.String), 'abc', 'abc'],
    ['too short a text', option(Option.String, { min_length: 4 }), 'abc', null],
    ['too long a text', option(Option.String, { max_length: 2 }), 'abc', null],
    ['a person', option(Option.User), '123', '123'],
    ['nobody', option(Option.User), '', null],
  ])('%s', (_what, wanted, text, expected) => expect(readValue(wanted, text)).toBe(expected));
});
