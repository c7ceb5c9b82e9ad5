import type { Client } from 'discord.js';
import { ApplicationCommandType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GuildCommands, guildCommandsNote } from '../../../src/discord/background/guild-commands.ts';
import type { GameFeature } from '../../../src/discord/game-features.ts';
import { commandsOfGame } from '../../../src/discord/registry.ts';
import { createLog } from '../../../src/log.ts';
import { type StorySettings, withStorySettings } from '../../../src/tables/bacchanalia/types.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import type { Table } from '../../../src/tables/table.ts';
import { rememberCommands, rememberGuildCommands, translator } from '../../../src/texts/index.ts';
import { sqliteStore } from '../../storage/sqlite-store.ts';
import { MISSING_PERMISSION, UNAVAILABLE } from '../rest-stub.ts';
import { asker } from '../stub-interaction.ts';
import { TestBot } from '../test-bot.ts';

const MINUTE = 60_000;
const GUILD = '42';
const STORY = ['bacchanalia', 'Add to my scene', 'Ask or use the X-card'];

interface Put {
  readonly guildId: string;
  readonly names: readonly string[];
}

let at: number;
let store: ReturnType<typeof sqliteStore>;
let guilds: Map<string, { available: boolean; joinedTimestamp: number }>;
let puts: Put[];
/** Discord's reactions to the next requests, before it accepts all others. */
let faults: (() => Promise<void> | void)[];
let openTables: Partial<Table>[];

beforeEach(() => {
  at = Date.parse('2026-03-02T12:00:00Z');
  store = sqliteStore(() => new Date(at));
  guilds = new Map([[GUILD, { available: true, joinedTimestamp: at - MINUTE }]]);
  puts = [];
  faults = [];
  openTables = [];
});

afterEach(() => rememberCommands([]));

/** A process of the bot. */
function start(commandsOf: (game: GameFeature) => ReturnType<typeof commandsOfGame> = commandsOfGame) {
  const put = async (route: string, { body }: { body: ReturnType<typeof commandsOfGame> }) => {
    const [, guildId = ''] = /^\/applications\/7\/guilds\/(\d+)\/commands$/.exec(route) ?? [];
    puts.push({ guildId, names: body.map(({ name }) => name) });
    await faults.shift()?.();
    return body.map((one, index) => ({
      type: ApplicationCommandType.ChatInput,
      ...one,
      id: `${guildId}${index}`,
    }));
  };
  return new GuildCommands({
    client: { rest: { put }, application: { id: '7' }, guilds: { cache: guilds } } as unknown as Client,
    store: {
      ...store,
      placesIn: async () => openTables.map(({ id = '' }) => ({ id, channelId: '1' })),
      load: async (id: string) => (openTables.find((one) => one.id === id) ?? null) as Table | null,
    },
    log: createLog('silent', { write: () => {} }),
    now: () => new Date(at),
    commandsOf,
  });
}

const storiesAre = (channels: StorySettings['channels']) =>
  withStorySettings(DEFAULT_GUILD_SETTINGS, { channels });

async function choose(
  commands: GuildCommands,
  channels: StorySettings['channels'],
  guildId = GUILD,
): Promise<void> {
  const before = await store.guildSettings(guildId);
  await store.saveGuildSettings(guildId, storiesAre(channels));
  await commands.serverChanged(guildId, before, storiesAre(channels));
}

const mention = () => translator('en', GUILD)('refused.noStory');

describe('the commands of a game that a server turns on', () => {
  test('are there as soon as it is on, and gone when it is off', async () => {
    const commands = start();
    await commands.run();
    expect(puts).toEqual([]);
    await choose(commands, 'ageRestricted');
    expect(puts).toEqual([{ guildId: GUILD, names: STORY }]);
    expect(mention()).toContain('</bacchanalia new:420>');
    await choose(commands, 'everywhere');
    await commands.run();
    expect(puts).toHaveLength(1);
    await choose(commands, 'off');
    expect(puts.at(-1)).toEqual({ guildId: GUILD, names: [] });
    expect(mention()).toContain('`/bacchanalia new`');
    await commands.run();
    expect(puts).toHaveLength(2);
  });

  test('follow a setting that changes again and again a few times, then as it was left', async () => {
    const commands = start();
    for (let change = 0; change < 100; change++) await choose(commands, change % 2 ? 'off' : 'everywhere');
    await choose(commands, 'everywhere');
    expect(puts).toHaveLength(5);
    await choose(commands, 'off');
    at += 10 * 60_000;
    await commands.run();
    expect(puts.at(-1)).toEqual({ guildId: GUILD, names: [] });
    expect(puts).toHaveLength(6);
  });

  test('stay as long as a table of it is open', async () => {
    const commands = start();
    await choose(commands, 'everywhere');
    openTables = [
      { id: 'a', game: 'tuchulcha' },
      { id: 'b', game: 'bacchanalia' },
    ];
    await choose(commands, 'off');
    await commands.run();
    expect(puts).toHaveLength(1);
    openTables.pop();
    await commands.run();
    expect(puts.at(-1)).toEqual({ guildId: GUILD, names: [] });
  });

  test('are not sent again by the next process, which knows their ids', async () => {
    await choose(start(), 'everywhere');
    rememberCommands([]);
    await start().run();
    expect(puts).toHaveLength(1);
    expect(mention()).toContain('</bacchanalia new:420>');
  });

  test('are sent again once they are others', async () => {
    await choose(start(), 'everywhere');
    const others = start((game) => commandsOfGame(game).slice(0, 1));
    await others.run();
    await others.run();
    expect(puts.map(({ names }) => names)).toEqual([STORY, ['bacchanalia']]);
  });

  test('are put together once, however many servers have them', async () => {
    let made = 0;
    const commands = start((game) => {
      made += 1;
      return commandsOfGame(game);
    });
    for (const guildId of ['1', '2']) {
      guilds.set(guildId, { available: true, joinedTimestamp: 0 });
      await choose(commands, 'everywhere', guildId);
    }
    await commands.run();
    expect(puts.map(({ names }) => names)).toEqual([STORY, STORY]);
    expect(made).toBe(1);
  });

  test('are made up for after a start that follows a change nobody carried out', async () => {
    await store.saveGuildSettings(GUILD, storiesAre('everywhere'));
    await start().run();
    await store.saveGuildSettings(GUILD, storiesAre('off'));
    await start().run();
    expect(puts.map(({ names }) => names)).toEqual([STORY, []]);
  });

  test('are sent again to a server that has thrown the bot out meanwhile', async () => {
    const commands = start();
    await choose(commands, 'everywhere');
    // By Discord's clock, which is ahead.
    guilds.set(GUILD, { available: true, joinedTimestamp: at + MINUTE });
    await commands.run();
    await commands.run();
    expect(puts.map(({ names }) => names)).toEqual([STORY, STORY]);
  });

  test('are left to the process that serves the server, and to the end of an outage', async () => {
    for (const guildId of ['1', '2']) await store.saveGuildSettings(guildId, storiesAre('everywhere'));
    guilds.set('2', { available: false, joinedTimestamp: 0 });
    const commands = start();
    await commands.run();
    expect(puts).toEqual([]);
    guilds.set('2', { available: true, joinedTimestamp: 0 });
    await commands.run();
    expect(puts.map(({ guildId }) => guildId)).toEqual(['2']);
  });

  test('reach many servers little by little', async () => {
    for (let id = 100; id < 220; id++) {
      guilds.set(`${id}`, { available: true, joinedTimestamp: 0 });
      await store.saveGuildSettings(`${id}`, storiesAre('everywhere'));
    }
    const commands = start();
    const sent: number[] = [];
    for (let run = 0; run < 4; run++) {
      await commands.run();
      sent.push(puts.length);
    }
    expect(sent).toEqual([50, 100, 120, 120]);
    expect(new Set(puts.map(({ guildId }) => guildId)).size).toBe(120);
  });
});

test('answers link to the server’s own commands there, and nowhere else', async () => {
  rememberGuildCommands(GUILD, { bacchanalia: '420' });
  const bot = new TestBot();
  const told = async (guildId: string) =>
    JSON.stringify(await bot.command(asker('anna', { guildId }), 'bacchanalia tableau'));
  expect(await told(GUILD)).toContain('</bacchanalia new:420>');
  expect(await told('43')).toContain('`/bacchanalia new`');
});

describe('where Discord takes no commands', () => {
  const fails = (error: () => Error) => () => {
    throw error();
  };

  test('it is asked again after a minute when it is out of order', async () => {
    const commands = start();
    faults = [fails(UNAVAILABLE)];
    await choose(commands, 'everywhere');
    await commands.run();
    expect(puts).toHaveLength(1);
    at += MINUTE;
    await commands.run();
    expect(puts).toHaveLength(2);
    expect((await guildCommandsNote.read(store, GUILD)).isRefused).toBe(false);
    expect(mention()).toContain('</bacchanalia new:420>');
  });

  test('a refusal is noted, for those who manage the server, and it is asked again after ten minutes', async () => {
    const commands = start();
    faults = [fails(MISSING_PERMISSION), fails(MISSING_PERMISSION)];
    await choose(commands, 'everywhere');
    expect((await guildCommandsNote.read(store, GUILD)).isRefused).toBe(true);
    at += 9 * MINUTE;
    await commands.run();
    expect(puts).toHaveLength(1);
    at += MINUTE;
    await commands.run();
    expect(puts).toHaveLength(2);
    at += 10 * MINUTE;
    await commands.run();
    expect((await guildCommandsNote.read(store, GUILD)).isRefused).toBe(false);
    expect(mention()).toContain('</bacchanalia new:420>');
  });

  test('a refusal is forgotten where nothing is wanted any more', async () => {
    const commands = start();
    faults = [fails(MISSING_PERMISSION)];
    await choose(commands, 'everywhere');
    await choose(commands, 'off');
    expect(puts).toHaveLength(1);
    expect((await guildCommandsNote.read(store, GUILD)).isRefused).toBe(false);
  });

  test('an answer that takes its time is asked for once, and counts once it comes', async () => {
    let answer = () => {};
    faults = [() => new Promise<void>((resolve) => (answer = resolve))];
    const commands = start();
    const chosen = choose(commands, 'everywhere');
    await vi.waitFor(() => expect(puts).toHaveLength(1));
    await commands.run();
    expect(puts).toHaveLength(1);
    answer();
    await chosen;
    expect(mention()).toContain('</bacchanalia new:420>');
  });
});

test('a note reads what every version has stored: fields keep their names', async () => {
  const store = sqliteStore();
  const stored = { digest: 'd', ids: { play: '5' }, at: 7, isRefused: true };
  await store.saveNote(guildCommandsNote.keyOf('9'), JSON.stringify(stored));
  expect(await guildCommandsNote.read(store, '9')).toEqual(stored);
});
