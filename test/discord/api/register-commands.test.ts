import { Client, DiscordAPIError } from 'discord.js';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { registerCommands, sameCommands } from '../../../src/discord/bot.ts';
import { commandDefinitions } from '../../../src/discord/registry.ts';
import { createLog } from '../../../src/log.ts';

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
  test('with what Discord adds', () => expect(isSame(answered())).toBe(true));

  test('in another order', () => expect(isSame(answered().reverse())).toBe(true));

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

describe('commands that Discord refuses', () => {
  const refusing = async (error: object, status: number) => {
    const lines: string[] = [];
    const client = new Client({ intents: [] });
    const known = answered().slice(1);
    client.rest.get = async () => known;
    client.rest.put = async () => {
      const noBody = { files: undefined, body: undefined };
      throw new DiscordAPIError({ code: 0, message: '', ...error }, 0, status, 'PUT', 'https://x', noBody);
    };
    const log = createLog('info', { write: (line) => lines.push(line) });
    const taken = await registerCommands(client, '1', commandDefinitions(), log);
    expect(taken).toEqual(known);
    return lines.map((line) => JSON.parse(line));
  };
  const [first] = commandDefinitions();

  test('leave those that it has, and one line says which and why', async () => {
    const wrong = { _errors: [{ code: 'BASE_TYPE_BAD_LENGTH', message: 'Must be shorter.' }] };
    const errors = { 0: { description: wrong } };
    const lines = await refusing({ code: 50035, message: 'Invalid Form Body', errors }, 400);
    expect(lines).toHaveLength(1);
    expect(lines).toMatchObject([
      { level: 50, refused: [`/${first?.name}.description[BASE_TYPE_BAD_LENGTH]: Must be shorter.`] },
    ]);
  });

  test('for a reason that is none of a command’s are told as well', async () => {
    const lines = await refusing({ code: 30034, message: 'Max number of daily application commands' }, 400);
    expect(lines).toMatchObject([{ refused: ['Max number of daily application commands'] }]);
  });

  test('for another reason are no refusal', () =>
    expect(refusing({ message: 'Unauthorized' }, 401)).rejects.toThrow('Unauthorized'));
});
