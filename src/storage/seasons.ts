import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { atMost } from '../cache-limits.ts';
import { Secret } from '../tables/fairness/dice.ts';
import { type Snowflake, snowflake } from '../tables/game-types.ts';
import { seasonsToSitOut } from '../tables/seasons/absence.ts';
import {
  isOver,
  type Season,
  type SeasonEntry,
  type SeasonStore,
  type SeasonToCheck,
  type SeasonWritten,
  type StoredSeason,
  seasonChangeJson,
} from '../tables/seasons/season.ts';
import { applySeasonEntry, replaySeason, sitsOut } from '../tables/seasons/season-log.ts';
import { conductOf } from '../tables/seasons/season-results.ts';
import { seasonKey } from '../tables/store.ts';
import { startOf } from '../text.ts';
import { parseJson, parseSettingsRow } from './columns.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import type { SeasonEntry as EntryRow, Prisma, Season as SeasonRow } from './generated/sqlite/client.ts';
import { saltOf } from './settings.ts';

/** Throws BrokenRow. */
export function seasonEntryRow(seasonId: string, seq: number, entry: SeasonEntry): EntryRow {
  const { at, interactionId = null, by = null, ...change } = entry;
  const row = { seasonId, seq, at, interactionId, by, change: JSON.stringify(change) };
  parseSeasonEntry(row);
  return row;
}

/** Throws BrokenRow. */
export const parseSeasonEntry = ({ seasonId, at, interactionId, by, change }: EntryRow): SeasonEntry =>
  parseSettingsRow(`season ${seasonId}`, () => ({
    ...parseJson(seasonChangeJson, change),
    at,
    ...(interactionId !== null && { interactionId: snowflake.parse(interactionId) }),
    ...(by !== null && { by: snowflake.parse(by) }),
  }));

function peopleNamedIn(entry: SeasonEntry): readonly string[] {
  const named = entry.by === undefined ? [] : [entry.by];
  if ('userId' in entry) return [...named, entry.userId];
  if ('userIds' in entry) return [...named, ...entry.userIds];
  if (entry.type === 'opened') return [...named, ...entry.sittingOut];
  return entry.type === 'drawn' ? [...named, ...entry.divisions.flat()] : named;
}

const WITH_NAMES = {
  mentions: { where: { name: { not: '' } }, orderBy: { userId: 'asc' } },
} as const satisfies Prisma.SeasonInclude;

/** The last state read of each season, so that only newer log entries are read. */
type KnownSeasons = LRUCache<
  string,
  { readonly rewritten: number; readonly version: number; readonly season: Season }
>;

const MAX_KNOWN = 500;

const NO_NAMES: ReadonlyMap<Snowflake, string> = new Map();

export function seasonRepository(transactions: Transactions): SeasonStore {
  const { client } = transactions;
  const known: KnownSeasons = new LRUCache(atMost(MAX_KNOWN));
  const seasonsWhere = (where: Prisma.SeasonWhereInput, order: 'asc' | 'desc', most?: number) =>
    transactions.read(async (tx) => {
      const orderBy = [{ createdAt: order }, { id: order }];
      const limit = most !== undefined && { take: most };
      const rows = await tx.season.findMany({ where, include: WITH_NAMES, orderBy, ...limit });
      const found: StoredSeason[] = [];
      for (const row of rows) found.push(await readSeason(tx, row, known));
      return found;
    });
  return {
    openSeason: ({ opened, guildId, channelId, locale, secret, names }) =>
      transactions.write(async (tx) => {
        const { id, at: createdAt } = opened;
        const season = replaySeason([opened]);
        const openIn = season.follows === null ? channelId : afterIn(channelId);
        const row = {
          id,
          guildId,
          channelId,
          openIn,
          locale,
          secret: secret.reveal(),
          version: 1,
          createdAt,
          rewritten: 0,
        };
        // One statement, so that of concurrent calls only one opens its season.
        const written = await tx.season.upsert({
          where: { openIn },
          create: row,
          update: { version: { increment: 0 } },
        });
        if (written.id !== id) return 'channelTaken';
        await writeEntries(tx, id, 0, [opened], names);
        return storedSeason(row, season, names, null);
      }),

    season: (id) =>
      transactions.read(async (tx) => {
        const row = await tx.season.findUnique({ where: { id }, include: WITH_NAMES });
        return row && readSeason(tx, row, known);
      }),

    async seasonLog(id, types) {
      const OR = types?.map((type) => ({ change: { startsWith: `{"type":"${type}"` } }));
      const where = { seasonId: id, ...(OR && { OR }) };
      const rows = await client.seasonEntry.findMany({ where, orderBy: { seq: 'asc' } });
      return rows.map(parseSeasonEntry);
    },

    addToSeason: (id, version, entries, names = NO_NAMES) =>
      transactions.write((tx) => addEntries(tx, id, version, entries, names, known)),

    openSeasons: (guildId) => seasonsWhere({ guildId, openIn: { not: null } }, 'asc'),

    endedSeasons(guildId, most, kind = 'any') {
      const entries = {
        some: { change: { startsWith: '{"type":"ended"' } },
        ...(kind === 'season' && { none: { change: { contains: '"evening":{' } } }),
      };
      return seasonsWhere({ guildId, openIn: null, entries }, 'desc', most);
    },

    async untoldSeasons(guildId, keys) {
      const refused = await client.post.findMany({
        where: { guildId, state: 'refused' },
        select: { key: true },
      });
      const id = { in: refused.flatMap(({ key }) => seasonOfPost(key, keys)) };
      return id.in.length === 0 ? [] : seasonsWhere({ id, openIn: null }, 'desc');
    },

    seasonsToCheck: () =>
      client.$queryRaw<SeasonToCheck[]>`
          SELECT id, guild_id AS "guildId", version FROM seasons
          WHERE open_in IS NOT NULL OR NOT EXISTS (
            SELECT 1 FROM posts WHERE key = 'season:' || seasons.id AND state = 'closed'
          )
          ORDER BY created_at, id
        `,

    async recognizer(guildId, people) {
      const salt = await client.note.findUnique({ where: { key: saltKey(guildId) } });
      return (userId) =>
        people.includes(userId) || (salt !== null && people.includes(knownAlias(salt.value, userId)));
    },
  };
}

/** The key of a channel's next season while the current one is running. */
const afterIn = (channelId: Snowflake): string => `next:${channelId}`;

/** The card is to be shown again, even if it was closed. */
const reopenCard = (tx: TransactionClient, id: string) =>
  tx.post.updateMany({ where: { key: seasonKey(id) }, data: { state: 'sent' } });

/** The id of the season whose post this is, if it has one of these keys. */
const seasonOfPost = (key: string, posts: readonly string[]): readonly string[] => {
  const [, id = '', post = ''] = key.split(':');
  return posts.includes(post) && key === seasonKey(id, post) ? [id] : [];
};

/** When a season is over, or moved, the following one gets the channel, unless another has it. */
async function letNextFollow(tx: TransactionClient, channelId: Snowflake): Promise<void> {
  const taken = await tx.season.findUnique({ where: { openIn: channelId }, select: { id: true } });
  if (taken) return;
  await tx.season.updateMany({ where: { openIn: afterIn(channelId) }, data: { openIn: channelId } });
}

async function addEntries(
  tx: TransactionClient,
  id: string,
  version: number,
  entries: readonly SeasonEntry[],
  names: ReadonlyMap<Snowflake, string>,
  read?: KnownSeasons,
): Promise<SeasonWritten> {
  // Locks the row: concurrent additions wait, and are then stale.
  await tx.season.updateMany({ where: { id }, data: { version: { increment: 0 } } });
  const row = await tx.season.findUnique({ where: { id }, include: WITH_NAMES });
  if (!row) return { ok: false, refusal: { code: 'noSuchSeason' } };
  const found = await readSeason(tx, row, read);
  const { season: before } = found;
  const asked = entries.flatMap(({ interactionId = [] }) => interactionId);
  const isDone =
    asked.length > 0 &&
    (await tx.seasonEntry.count({ where: { seasonId: id, interactionId: { in: asked } } })) > 0;
  if (isDone) return { ok: true, stored: found };
  if (row.version !== version) return { ok: false, refusal: { code: 'stale' } };
  let season = before;
  for (const entry of entries) {
    if (entry.type === 'joined' && (await wasBarred(tx, row.guildId, season, entry.userId)))
      return { ok: false, refusal: { code: 'sitsOut' } };
    const changed = applySeasonEntry(season, entry);
    if (!changed.ok) return changed;
    season = changed.season;
  }
  const channelId = entries.findLast((entry) => entry.type === 'channelChosen')?.channelId;
  if (channelId !== undefined && !isOver(season)) {
    const taken = await tx.season.findUnique({ where: { openIn: channelId }, select: { id: true } });
    if (taken && taken.id !== id) return { ok: false, refusal: { code: 'channelTaken' } };
  }
  await writeEntries(tx, id, version, entries, names);
  const data = {
    version: version + entries.length,
    ...(channelId !== undefined && { channelId, openIn: channelId }),
    ...(isOver(season) && { openIn: null }),
  };
  await tx.season.update({ where: { id }, data });
  if (channelId !== undefined) {
    // Messages that the old channel refused can be sent in the new one.
    await tx.post.deleteMany({ where: { key: { startsWith: seasonKey(id, '') }, state: 'refused' } });
    await reopenCard(tx, id);
  }
  if (isOver(season) || channelId !== undefined) await letNextFollow(tx, row.channelId);
  const known = new Map([...found.names, ...names]);
  const moved = channelId !== undefined && channelId !== row.channelId;
  return {
    ok: true,
    stored: storedSeason({ ...row, ...data }, season, known, moved ? null : found.messageId),
  };
}

async function writeEntries(
  tx: TransactionClient,
  id: string,
  from: number,
  entries: readonly SeasonEntry[],
  names: ReadonlyMap<Snowflake, string>,
): Promise<void> {
  await tx.seasonEntry.createMany({
    data: entries.map((entry, index) => seasonEntryRow(id, from + index, entry)),
  });
  for (const userId of new Set(entries.flatMap(peopleNamedIn))) {
    const mention = { seasonId: id, userId };
    await tx.seasonMention.upsert({
      where: { seasonId_userId: mention },
      create: { ...mention, name: names.get(userId) ?? '' },
      update: names.has(userId) ? { name: names.get(userId) ?? '' } : { userId },
    });
  }
}

/** Reads log entries added since the last read; all if `known` is left out. Other changes are marked by `rewritten`. */
async function readSeason(
  tx: TransactionClient,
  row: Prisma.SeasonGetPayload<{ include: typeof WITH_NAMES }>,
  known?: KnownSeasons,
): Promise<StoredSeason> {
  const { id, version, rewritten } = row;
  const last = known?.get(id);
  const from = last?.rewritten === rewritten && last.version <= version ? last : null;
  const entries =
    from?.version === version
      ? []
      : await tx.seasonEntry.findMany({
          where: { seasonId: id, seq: { gte: from?.version ?? 0, lt: version } },
          orderBy: { seq: 'asc' },
        });
  const season = parseSettingsRow(`season ${id}`, () =>
    from && entries.length === 0
      ? from.season
      : replaySeason(entries.map(parseSeasonEntry), from?.season ?? null),
  );
  known?.set(id, { rewritten, version, season });
  const names = new Map(row.mentions.map(({ userId, name }) => [userId, name]));
  const card = await tx.post.findUnique({ where: { key: seasonKey(id) } });
  return storedSeason(row, season, names, card?.channelId === row.channelId ? card.messageId : null);
}

const storedSeason = (
  { guildId, channelId, locale, secret, version }: SeasonRow,
  season: Season,
  names: ReadonlyMap<Snowflake, string>,
  messageId: Snowflake | null,
): StoredSeason => ({
  season,
  names,
  guildId,
  channelId,
  locale,
  secret: parseSettingsRow(`season ${season.id}`, () => Secret.of(secret)),
  messageId,
  version,
});

/**
 * Removes a person from all seasons: they withdraw, or leave, and `alias` replaces them in the logs, with the same draws and
 * standings. If they may not join, it is one that recognizes them if they try. Returns the number of seasons that named them.
 */
export async function forgetInSeasons(
  tx: TransactionClient,
  userId: Snowflake,
  alias: Snowflake,
  now: Date,
): Promise<number> {
  const mentions = await tx.seasonMention.findMany({ where: { userId }, orderBy: { seasonId: 'asc' } });
  for (const { seasonId } of mentions) {
    // Locks the row, too. Its card names the person: it is shown again, even that of a finished season.
    const { guildId } = await tx.season.update({
      where: { id: seasonId },
      data: { rewritten: { increment: 1 } },
    });
    await reopenCard(tx, seasonId);
    const isBarred = await withdraw(tx, seasonId, userId, now);
    const inIts = isBarred ? knownAlias(await saltOf(tx, saltKey(guildId)), userId) : alias;
    const entries = await tx.seasonEntry.findMany({ where: { seasonId } });
    for (const { seq, by, change } of entries) {
      const forgotten = change.replaceAll(`"${userId}"`, `"${inIts}"`);
      if (forgotten === change && by !== userId) continue;
      await tx.seasonEntry.update({
        where: { seasonId_seq: { seasonId, seq } },
        data: { change: forgotten, by: by === userId ? inIts : by },
      });
    }
  }
  await tx.seasonMention.deleteMany({ where: { userId } });
  return mentions.length;
}

/** The note with a server's salt; it is deleted with the server. */
const saltKey = (guildId: Snowflake): string => `season-salt:${guildId}`;

/** A pseudonym that is the same each time: it tells whether a known id is that person's. */
const knownAlias = (salt: string, userId: Snowflake): Snowflake => {
  const hash = BigInt(`0x${createHmac('sha256', salt).update(userId).digest('hex')}`);
  return `0${startOf(hash.toString(), userId.length - 1)}`;
};

/** Whether somebody who deleted their data may not join. */
async function wasBarred(
  tx: TransactionClient,
  guildId: Snowflake,
  season: Season,
  userId: Snowflake,
): Promise<boolean> {
  const salt = await tx.note.findUnique({ where: { key: saltKey(guildId) } });
  return salt !== null && sitsOut(season, knownAlias(salt.value, userId));
}

/** Withdraws the person. Returns whether they are barred: a player who deletes their data counts as having left. */
async function withdraw(
  tx: TransactionClient,
  seasonId: string,
  userId: Snowflake,
  now: Date,
): Promise<boolean> {
  const row = await tx.season.findUniqueOrThrow({ where: { id: seasonId }, include: WITH_NAMES });
  let { season } = await readSeason(tx, row);
  // Clocks of two processes may differ.
  const at = now < season.at ? season.at : now;
  for (const type of ['withdrew', 'left'] as const) {
    const written = await addEntries(tx, seasonId, row.version, [{ type, userId, at }], NO_NAMES);
    if (!written.ok) continue;
    season = written.stored.season;
    break;
  }
  return sitsOut(season, userId) || seasonsToSitOut(conductOf(season, userId), 0) > 0;
}

/** The entries of seasons about a person, without other people in them: for an export of their data. */
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
