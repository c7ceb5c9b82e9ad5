import { commands } from '@haruspex/playground/validators/command.ts';
import { Client } from 'discord.js';
import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { sameCommands } from '../../src/discord/bot.ts';
import { gameFeatures } from '../../src/discord/game-features.ts';
import {
  commandDefinitions,
  commandsOfGame,
  globalCommands,
  slashCommands,
} from '../../src/discord/registry.ts';
import { localeTexts } from '../../src/texts/index.ts';

const ADD_TO_SCENE = 'Add to my scene';
/** The commands of servers that have turned everything on. */
const allCommands = () => [
  ...globalCommands(),
  ...gameFeatures()
    .filter(({ isOn }) => isOn)
    .flatMap(commandsOfGame),
];
const messageCommands = allCommands().filter(({ type }) => type === ApplicationCommandType.Message);
const userCommands = allCommands().filter(({ type }) => type === ApplicationCommandType.User);
const menus = [...userCommands, ...messageCommands];
/** Discord's limit of each for an app. */
const MAX_MENU_COMMANDS = 15;

test('the commands in menus are registered with the others, such as Discord takes them', () => {
  const names = commandDefinitions().map(({ name }) => name);
  expect(
    allCommands()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...names, ...menus.map(({ name }) => name)].sort());
  expect(commands.safeParse(structuredClone(allCommands())).error?.issues).toBeUndefined();
  expect(messageCommands.map(({ name }) => name)).toEqual([ADD_TO_SCENE, 'Ask or use the X-card']);
  expect(userCommands.map(({ name }) => name)).toEqual([
    'Invite to a table',
    'Don’t seat me with them',
    'Profile',
  ]);
  for (const menu of [messageCommands, userCommands])
    expect(menu.length).toBeLessThanOrEqual(MAX_MENU_COMMANDS);
});

test('commands are put together once, not with every interaction', () =>
  expect(slashCommands()).toBe(slashCommands()));

test('those of a game that servers turn on are on no other server, and say nothing of where they work', () => {
  const isStory = (name: string) =>
    name === 'bacchanalia' || messageCommands.some((one) => one.name === name);
  expect(globalCommands().filter(({ name }) => isStory(name))).toEqual([]);
  const story = gameFeatures()
    .filter(({ isOn }) => isOn)
    .flatMap(commandsOfGame);
  expect(story.map(({ name }) => name)).toEqual(['bacchanalia', ...messageCommands.map(({ name }) => name)]);
  for (const command of story) {
    expect(command).not.toHaveProperty('contexts');
    expect(command).not.toHaveProperty('integration_types');
  }
});

test.each(Object.keys(localeTexts).filter((code) => code !== 'en'))(
  'they are called otherwise in %s, in at most 32 characters',
  (code) => {
    for (const { name, name_localizations } of menus) {
      const own = name_localizations?.[code as 'de'] ?? '';
      expect(own).not.toBe(name);
      expect(own.length).toBeGreaterThan(0);
      expect(own.length).toBeLessThanOrEqual(32);
    }
  },
);

/** Discord's response: its own fields, and a description that nobody can set. */
const answered = () =>
  structuredClone(allCommands()).map((command) => ({ type: 1, description: '', ...command, nsfw: false }));

const isSame = (theirs: readonly object[]) =>
  sameCommands(new Client({ intents: [] }), allCommands(), theirs as APIApplicationCommand[]);

test('they are not told anew for what Discord adds, but where one is another kind or called otherwise', () => {
  expect(isSame(answered())).toBe(true);
  const kinds = answered().map((one) => (one.name === ADD_TO_SCENE ? { ...one, type: 2 } : one));
  expect(isSame(kinds)).toBe(false);
  const names = answered().map((one) =>
    one.name === ADD_TO_SCENE ? { ...one, name_localizations: { de: 'Anders' } } : one,
  );
  expect(isSame(names)).toBe(false);
});

describe('the commands', () => {
  test('are such as Discord takes', () =>
    expect(commands.safeParse(structuredClone(commandDefinitions())).error?.issues).toBeUndefined());

  test('that change a server are shown to those who manage it, all others to everybody', () => {
    const guarded = commandDefinitions().filter(
      ({ default_member_permissions }) => default_member_permissions,
    );
    expect(guarded.map(({ name, default_member_permissions }) => [name, default_member_permissions])).toEqual(
      [['settings', '32']],
    );
  });

  test('every description is short enough to be read on a phone', () => {
    const described = (of: object): string[] => {
      const { description = '', options = [] } = of as { description?: string; options?: object[] };
      return [description, ...options.flatMap(described)];
    };
    for (const text of commandDefinitions().flatMap(described)) {
      expect(text.length, text).toBeGreaterThan(0);
      expect(text.length, text).toBeLessThanOrEqual(100);
    }
  });
});
