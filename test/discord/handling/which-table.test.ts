import type { ChatInputCommandInteraction } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { Tap } from '../../../src/discord/handling/context.ts';
import { handleAtTable } from '../../../src/discord/handling/which-table.ts';
import { seatOf } from '../../../src/tables/seats.ts';
import type { Table, TableOf } from '../../../src/tables/table.ts';
import { translator } from '../../../src/texts/index.ts';
import { idOf, type Name } from '../../tables/people.ts';
import { toldBy } from '../stub-interaction.ts';
import { TestBot } from '../test-bot.ts';

/** Games of these people, each in a separate thread; returns which ones `anna` finds with a command. */
async function found(
  games: readonly (readonly Name[])[],
  asked: {
    /** A game's own thread, or a channel; default: that of all games. */
    readonly in?: number | 'elsewhere';
    readonly table?: number;
    readonly command?: string;
    readonly by?: Name;
  },
) {
  const bot = new TestBot();
  const tables: TableOf<'tuchulcha'>[] = [];
  for (const names of games) tables.push(await bot.playing(names));
  const replies: string[] = [];
  const place = typeof asked.in === 'number' ? tables[asked.in]?.showing.playChannelId : (asked.in ?? '2');
  const by = idOf(asked.by ?? 'anna');
  const interaction = {
    guildId: '1',
    channelId: place,
    user: { id: by },
    locale: 'en',
    commandName: asked.command ?? 'tuchulcha',
    options: { getString: () => (asked.table === undefined ? null : tables[asked.table]?.id) },
    reply: async ({ content }: { content: string }) => replies.push(content),
  } as unknown as ChatInputCommandInteraction;
  const tap = {
    ...bot.context,
    interaction,
    userId: by,
    locale: 'en',
    t: translator('en'),
  } as unknown as Tap<typeof interaction>;
  let which = -1;
  await handleAtTable(tap, {
    name: 'tuchulcha end',
    text: 'command.end',
    options: [],
    permission: 'play',
    fits: ({ user }: ChatInputCommandInteraction, table: Table) =>
      table.status === 'playing' && seatOf(table, user.id) !== undefined,
    handle: async (_tap: unknown, table: Table) => {
      which = tables.findIndex(({ id }) => id === table.id);
    },
  });
  return { which, replies };
}

const OURS = ['anna', 'bert'] as const;
const THEIRS = ['carl', 'dora'] as const;

describe('the table that a command means', () => {
  test.each([
    ['the one that is named', [OURS, OURS], { table: 1 }, 1],
    ['the one that is played here', [OURS, OURS], { in: 1 }, 1],
    ['one’s only one, from anywhere', [OURS, THEIRS], { in: 'elsewhere' }, 0],
    ['one’s only one among those here', [OURS, THEIRS], {}, 0],
    ['one’s own here, though there are more elsewhere', [OURS, OURS, THEIRS], { in: 0 }, 0],
  ] as const)('is %s', async (_, games, asked, which) => {
    expect(await found(games, asked)).toEqual({ which, replies: [] });
  });

  test.each([
    ['of one’s own is meant, where there are several', [OURS, OURS], {}, /Which table do you mean/],
    ['of one’s own is meant, from anywhere', [OURS, OURS], { in: 'elsewhere' }, /Which table do you mean/],
    ['there is, where there is none', [THEIRS], {}, /You’re at no table here/],
  ] as const)('is asked for: which %s', async (_, games, asked, words) => {
    const { which, replies } = await found(games, asked);
    expect(which).toBe(-1);
    expect(replies).toEqual([expect.stringMatching(words)]);
  });

  test('is none of another game', async () => {
    const { which, replies } = await found([OURS], { table: 0, command: 'bacchanalia' });
    expect(which).toBe(-1);
    expect(replies).toEqual([expect.stringContaining('Tuchulcha')]);
  });

  test('is chosen from no list that is older than its command', async () => {
    const told = toldBy(await new TestBot().select('anna', 'which:123456789012345678', ['']));
    expect(told).toEqual(['reply This button is out of date.']);
  });
});
