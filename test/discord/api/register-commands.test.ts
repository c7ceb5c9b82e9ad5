import { Client } from 'discord.js';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { sameCommands } from '../../../src/discord/api/register-commands.ts';
import { commandDefinitions } from '../../../src/discord/registry.ts';

/** Discord's answer: with ids and defaults, without empty lists. */
const answered = () =>
  structuredClone(commandDefinitions()).map((command, index) => ({
    default_member_permissions: null,
    name_localizations: null,
    ...command,
    id: `${index}`,
    application_id: '1',
    version: '2',
    type: 1,
    nsfw: false,
  }));

const isSame = (theirs: ReturnType<typeof answered>) =>
  sameCommands(
    new Client({ intents: [] }),
    commandDefinitions(),
    theirs as unknown as APIApplicationCommand[],
  );

describe('commands are the same', () => {
  test('with what Discord adds', () => {
    expect(isSame(answered())).toBe(true);
  });

  test('in another order', () => {
    expect(isSame(answered().reverse())).toBe(true);
  });

  test.each<[string, (theirs: ReturnType<typeof answered>) => unknown]>([
    ['a command is missing', (theirs) => theirs.pop()],
    [
      'there is one more',
      (theirs) =>
        theirs.push(
          ...answered()
            .slice(0, 1)
            .map((first) => ({ ...first, name: 'old' as const })),
        ),
    ],
    ['a description differs', (theirs) => Object.assign(theirs[0] ?? {}, { description: 'Old' })],
    ['an option is gone', (theirs) => theirs[0]?.options?.pop()],
    [
      'a choice was renamed',
      (theirs) => Object.assign(theirs, JSON.parse(JSON.stringify(theirs).replace('Achvizr', 'X'))),
    ],
    [
      'an option was required',
      (theirs) =>
        Object.assign(
          theirs,
          JSON.parse(
            JSON.stringify(theirs).replace('"autocomplete":true', '"autocomplete":true,"required":true'),
          ),
        ),
    ],
    [
      'a localization is left over',
      (theirs) => Object.assign(theirs[0] ?? {}, { name_localizations: { de: 'alt' } }),
    ],
  ])('not when %s', (_, change) => {
    const theirs = answered();
    change(theirs);
    expect(isSame(theirs)).toBe(false);
  });
});
