import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Interval } from '../tables/clock/intervals.ts';
import { quietJson } from '../tables/clock/quiet-hours.ts';
import { counter, instant, locale, type Snowflake, snowflake } from '../tables/game-types.ts';
import {
  DEFAULT_GUILD_SETTINGS,
  DEFAULT_SETTINGS,
  type GuildPart,
  type GuildSettings,
  guildColumns,
  MAX_BLOCKED,
  type PersonSettings,
  personColumns,
  type SettingsStore,
} from '../tables/settings.ts';
import { type NoteStore, type PostStore, postRow, tableListKey } from '../tables/store.ts';
import { BrokenRow, parseJson, parseSettingsRow, type ReadableRows } from './columns.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import { parseByGame } from './game-storage.ts';
import type { GuildSettings as GuildRow, Person as PersonRow } from './generated/sqlite/client.ts';

const remindersJson = z
  .array(z.int().min(1).max(99))
  .refine((shares) => shares.every((share, index) => index === 0 || share < (shares[index - 1] ?? 0)), {
    error: 'reminders that do not descend',
  });

const vacationsJson = z.array(
  z
    .strictObject({ from: instant, to: instant })
    .refine(({ from, to }) => from < to, { error: 'a vacation without length' }),
);

const channelsJson = z.array(snowflake);

const blockedJson = z.array(snowflake).max(MAX_BLOCKED);

/** The columns that a person chooses. Saving settings keeps the row's others. */
type SettingsColumns = Pick<
  PersonRow,
  'userId' | 'reminders' | 'quiet' | 'vacations' | 'blocked' | 'games' | keyof z.infer<typeof personColumns>
>;

/** Throws BrokenRow. */
export function parsePerson(row: SettingsColumns): PersonSettings {
  return parseSettingsRow(row.userId, () => ({
    ...personColumns.parse(row),
    reminders: parseJson(remindersJson, row.reminders),
    quiet: row.quiet === null ? null : parseJson(quietJson, row.quiet),
    vacations: parseJson(vacationsJson, row.vacations).map(
      ({ from, to }): Interval => ({ from: new Date(from), to: new Date(to) }),
    ),
    blocked: parseJson(blockedJson, row.blocked),
    games: parseByGame('preferences', row.games),
  }));
}

/** Throws BrokenRow. */
export function personRowOf(userId: Snowflake, settings: PersonSettings): SettingsColumns {
  const { reminders, quiet, vacations, blocked, games, ...columns } = settings;
  const row = {
    userId,
    ...columns,
    reminders: JSON.stringify(reminders),
    quiet: quiet && JSON.stringify(quiet),
    vacations: JSON.stringify(vacations.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }))),
    blocked: JSON.stringify(blocked),
    games: JSON.stringify(games),
  };
  parsePerson(row);
  return row;
}

export const SETTINGS_FIELDS: readonly string[] = Object.keys(personRowOf('0', DEFAULT_SETTINGS));

/** Throws BrokenRow. */
const parseDiscordLocale = ({
  userId,
  discordLocale,
}: Pick<PersonRow, 'userId' | 'discordLocale'>): string | null =>
  parseSettingsRow(userId, () => locale.nullable().parse(discordLocale));

/** Throws BrokenRow. */
function parseGuild(row: GuildRow): GuildSettings {
  return parseSettingsRow(row.guildId, () => {
    return {
      ...guildColumns.parse(row),
      maxTables: counter.parse(row.maxTables) || null,
      channels: parseJson(channelsJson, row.channels),
      games: parseByGame('guildSettings', row.games),
    };
  });
}

/** Throws BrokenRow. */
function guildRowOf(guildId: Snowflake, settings: GuildSettings): GuildRow {
  const { channels, maxTables, games, ...columns } = settings;
  if (maxTables !== null && maxTables < 1)
    throw new BrokenRow(`Settings of ${guildId}`, 'at most no table', null);
  const row = {
    guildId,
    ...columns,
    maxTables: maxTables ?? 0,
    channels: JSON.stringify(channels),
    games: JSON.stringify(games),
  };
  parseGuild(row);
  return row;
}

export function settingsRepository({ client }: Transactions, readable: ReadableRows): SettingsStore {
  return {
    async settings(userId) {
      const row = await client.person.findUnique({ where: { userId } });
      return row === null ? DEFAULT_SETTINGS : parsePerson(row);
    },

    async saveSettings(userId, settings) {
      const row = personRowOf(userId, settings);
      await client.person.upsert({ where: { userId }, create: row, update: row });
    },

    async discordLocale(userId) {
      const row = await client.person.findUnique({
        where: { userId },
        select: { userId: true, discordLocale: true },
      });
      return row === null ? null : parseDiscordLocale(row);
    },

    async saveDiscordLocale(userId, locale) {
      const row = { userId, discordLocale: locale };
      parseDiscordLocale(row);
      await client.person.upsert({
        where: { userId },
        create: { ...personRowOf(userId, DEFAULT_SETTINGS), ...row },
        update: row,
        select: { userId: true },
      });
    },

    async guildSettings(guildId) {
      const row = await client.guildSettings.findUnique({ where: { guildId } });
      return row === null ? DEFAULT_GUILD_SETTINGS : parseGuild(row);
    },

    async saveGuildSettings(guildId, settings) {
      const row = guildRowOf(guildId, settings);
      await client.guildSettings.upsert({ where: { guildId }, create: row, update: row });
    },

    async guildsWith(game) {
      const rows = await client.guildSettings.findMany({
        where: { games: { contains: `"${game}":` } },
      });
      return readable.parse(rows, (row) => ({ guildId: row.guildId, settings: parseGuild(row) }));
    },

    tableLists: () =>
      client.$queryRaw<GuildPart<Snowflake | null>[]>`
        SELECT guild_id AS "guildId", table_list AS "id", locale FROM guild_settings WHERE table_list IS NOT NULL
          OR EXISTS (SELECT 1 FROM posts WHERE key = ${tableListKey('')} || guild_settings.guild_id)`,

    async seatRoles() {
      const rows = await client.guildSettings.findMany({
        where: { seatRole: { not: null } },
        select: { guildId: true, seatRole: true, locale: true },
      });
      return rows.flatMap(({ guildId, locale, seatRole: id }) =>
        id === null ? [] : { guildId, id, locale },
      );
    },
  };
}

/** The random note with this key, created if missing: 64 hexadecimal digits. */
export async function saltOf(tx: TransactionClient, key: string): Promise<string> {
  const create = { key, value: randomBytes(32).toString('hex') };
  return (await tx.note.upsert({ where: { key }, create, update: { key } })).value;
}

export function noteRepository({ client }: Transactions): NoteStore {
  return {
    async note(key) {
      const note = await client.note.findUnique({ where: { key } });
      return note?.value ?? null;
    },

    async saveNote(key, value) {
      await client.note.upsert({ where: { key }, create: { key, value }, update: { value } });
    },
  };
}

export function postRepository({ client }: Transactions): PostStore {
  return {
    async post(key) {
      const row = await client.post.findUnique({ where: { key } });
      return row && parseSettingsRow(key, () => postRow.parse(row));
    },

    async savePost(post) {
      const row = postRow.parse(post);
      await client.post.upsert({ where: { key: row.key }, create: row, update: row });
    },

    async removePost(key) {
      await client.post.deleteMany({ where: { key } });
    },
  };
}
