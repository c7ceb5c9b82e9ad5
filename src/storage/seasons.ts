import { Secret } from '../tables/fairness/secret.ts';
import type { Snowflake } from '../tables/game-types.ts';
import type { Season, SeasonEntry } from '../tables/seasons/season.ts';
import { applySeasonEntry, replaySeason } from '../tables/seasons/season-log.ts';
import type { SeasonStore, SeasonWritten, StoredSeason } from '../tables/seasons/store.ts';
import { parseSettingsRow } from './columns.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import type { SeasonEntry as EntryRow, Season as SeasonRow } from './generated/sqlite/client.ts';
import { parseSeasonEntry, peopleNamedIn, seasonEntryRow } from './season-entries.ts';

type RowWithLog = SeasonRow & { readonly entries: readonly EntryRow[] };

const WITH_LOG = { entries: { orderBy: { seq: 'asc' } } } as const;

/** Seasons and their logs. */
export function seasonRepository(transactions: Transactions): SeasonStore {
  return {
    openSeason: ({ opened, guildId, channelId, locale, secret }) =>
      transactions.write(async (tx) => {
        const { id, at: createdAt } = opened;
        const season = replaySeason([opened]);
        const row = {
          id,
          guildId,
          channelId,
          openIn: channelId,
          locale,
          secret: secret.reveal(),
          messageId: null,
          version: 1,
          createdAt,
        };
        // One statement, so that of many at once one opens its season.
        const written = await tx.season.upsert({
          where: { openIn: channelId },
          create: row,
          update: { version: { increment: 0 } },
        });
        if (written.id !== id) return 'channelTaken';
        await writeEntries(tx, id, 0, [opened]);
        return storedSeason(row, season);
      }),

    season: (id) =>
      transactions.single(async (client) => {
        const row = await client.season.findUnique({ where: { id }, include: WITH_LOG });
        return row && readSeason(row);
      }),

    seasonLog: (id) =>
      transactions.single(async (client) => {
        const rows = await client.seasonEntry.findMany({ where: { seasonId: id }, orderBy: { seq: 'asc' } });
        return rows.map(parseSeasonEntry);
      }),

    addToSeason: (id, version, entries) => transactions.write((tx) => addEntries(tx, id, version, entries)),

    openSeasons: (guildId) =>
      transactions.single(async (client) => {
        const where = { guildId, openIn: { not: null } };
        const rows = await client.season.findMany({
          where,
          include: WITH_LOG,
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        });
        return rows.map(readSeason);
      }),

    async showSeason(id, messageId) {
      await transactions.single((client) => client.season.updateMany({ where: { id }, data: { messageId } }));
    },
  };
}

async function addEntries(
  tx: TransactionClient,
  id: string,
  version: number,
  entries: readonly SeasonEntry[],
): Promise<SeasonWritten> {
  // Locks the row: what others add waits, and is stale then.
  await tx.season.updateMany({ where: { id }, data: { version: { increment: 0 } } });
  const row = await tx.season.findUnique({ where: { id }, include: WITH_LOG });
  if (!row) return { ok: false, refusal: { code: 'noSuchSeason' } };
  const { season: before } = readSeason(row);
  const asked = entries.flatMap(({ interactionId = [] }) => interactionId);
  if (row.entries.some(({ interactionId }) => interactionId !== null && asked.includes(interactionId)))
    return { ok: true, stored: storedSeason(row, before) };
  if (row.version !== version) return { ok: false, refusal: { code: 'stale' } };
  let season = before;
  for (const entry of entries) {
    const changed = applySeasonEntry(season, entry);
    if (!changed.ok) return changed;
    season = changed.season;
  }
  await writeEntries(tx, id, version, entries);
  const isOver = season.status === 'ended' || season.status === 'calledOff';
  const data = { version: version + entries.length, ...(isOver && { openIn: null }) };
  await tx.season.update({ where: { id }, data });
  return { ok: true, stored: storedSeason({ ...row, ...data }, season) };
}

async function writeEntries(
  tx: TransactionClient,
  id: string,
  from: number,
  entries: readonly SeasonEntry[],
): Promise<void> {
  await tx.seasonEntry.createMany({
    data: entries.map((entry, index) => seasonEntryRow(id, from + index, entry)),
  });
  for (const userId of new Set(entries.flatMap(peopleNamedIn))) {
    const mention = { seasonId: id, userId };
    await tx.seasonMention.upsert({
      where: { seasonId_userId: mention },
      create: mention,
      update: { userId },
    });
  }
}

const readSeason = (row: RowWithLog): StoredSeason =>
  storedSeason(
    row,
    parseSettingsRow(`season ${row.id}`, () => replaySeason(row.entries.map(parseSeasonEntry))),
  );

const storedSeason = (
  { guildId, channelId, locale, secret, messageId, version }: SeasonRow,
  season: Season,
): StoredSeason => ({
  season,
  guildId,
  channelId,
  locale,
  secret: parseSettingsRow(`season ${season.id}`, () => Secret.of(secret)),
  messageId,
  version,
});

/**
 * Takes a person out of all seasons: they withdraw, or leave, and `alias` stands for them in the logs, of which draws and
 * standings are the same. How many seasons named them.
 */
export async function forgetInSeasons(
  tx: TransactionClient,
  userId: Snowflake,
  alias: Snowflake,
  now: Date,
): Promise<number> {
  const mentions = await tx.seasonMention.findMany({ where: { userId }, orderBy: { seasonId: 'asc' } });
  for (const { seasonId } of mentions) {
    await withdraw(tx, seasonId, userId, now);
    const entries = await tx.seasonEntry.findMany({ where: { seasonId } });
    for (const { seq, by, change } of entries) {
      const forgotten = change.replaceAll(`"${userId}"`, `"${alias}"`);
      if (forgotten === change && by !== userId) continue;
      await tx.seasonEntry.update({
        where: { seasonId_seq: { seasonId, seq } },
        data: { change: forgotten, by: by === userId ? alias : by },
      });
    }
  }
  await tx.seasonMention.deleteMany({ where: { userId } });
  return mentions.length;
}

async function withdraw(
  tx: TransactionClient,
  seasonId: string,
  userId: Snowflake,
  now: Date,
): Promise<void> {
  const row = await tx.season.findUniqueOrThrow({ where: { id: seasonId }, include: WITH_LOG });
  const { season } = readSeason(row);
  // Clocks of two processes may differ.
  const at = now < season.at ? season.at : now;
  for (const type of ['withdrew', 'left'] as const) {
    const written = await addEntries(tx, seasonId, row.version, [{ type, userId, at }]);
    if (written.ok) return;
  }
}

/** The entries of seasons that name a person, without others whom they name: for an export of their data. */
export async function seasonsOfPerson(tx: TransactionClient, userId: Snowflake): Promise<readonly object[]> {
  const mentions = await tx.seasonMention.findMany({ where: { userId }, orderBy: { seasonId: 'asc' } });
  const found: object[] = [];
  for (const { seasonId } of mentions) {
    const entries = await tx.seasonEntry.findMany({ where: { seasonId }, orderBy: { seq: 'asc' } });
    for (const { at, by, interactionId, change } of entries) {
      const byYou = by === userId;
      if (!byYou && !change.includes(`"${userId}"`)) continue;
      const { type, ...facts } = JSON.parse(change);
      found.push({ seasonId, at, type, byYou, interactionId, ...(facts.userId === userId && facts) });
    }
  }
  return found;
}
