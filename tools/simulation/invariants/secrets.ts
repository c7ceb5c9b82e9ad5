/** Secrets: who votes for what, who cuts a scene, words that aren't told yet, dice and draws. */
import { type PageMessage, textOf } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { numbersOf, tellingOf } from '../../../src/discord/bacchanalia/story-texts.ts';
import { ReplayCache } from '../../../src/discord/table-message/replay-cache.ts';
import type { SqliteDatabase } from '../../../src/storage/database/sqlite-file.ts';
import { isOf, isOpen, type Table } from '../../../src/tables/table.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import { type Screen, type Shown, tapOf, tapsOn } from '../screen.ts';
import type { SimulatedServer } from '../server.ts';
import { statement } from '../stored.ts';
import { CANARY, type Witness } from '../witness.ts';

/** As long as a ballot is open, no line for everybody has a voter's name and what they voted for. */
export function toldVotes(
  { database: { database } }: SimulatedServer,
  { votes }: Witness,
  message: PageMessage,
): string[] {
  const { id, ephemeral_for } = message;
  if (ephemeral_for !== undefined) return [];
  const content = textOf(message);
  return votes.flatMap(({ customId, userId, name, label }) => {
    if (!label || !content.includes(label)) return [];
    const tap = tapOf(customId);
    if (tap?.on !== 'vote') return [];
    const isTold = content.split('\n').some((line) => line.includes(label) && line.includes(name));
    return isTold && statement(database, OPEN_BALLOT).get(tap.table, tap.seq, userId)
      ? [`${userId} votes for ${label} at ${tap.table}, which ${id} tells: ${content}`]
      : [];
  });
}

const OPEN_BALLOT = `
  SELECT 1 FROM tables JOIN votes ON table_id = id
  WHERE id = ? AND log_length = ? AND user_id = ? AND status = 'playing'
`;

/** Nobody sees the secret of dice or of a draw before the end, nor the bot's token. */
export function toldSecrets({ database: { database }, playground }: SimulatedServer, text: string): string[] {
  if (text.includes(playground.token)) return ['the bot’s token is told'];
  return (text.match(SECRET) ?? []).flatMap((secret) =>
    OPEN_WITH.filter((sql) => statement(database, sql).get(secret)).map(() => `a secret is told: ${text}`),
  );
}

const SECRET = /\b[0-9a-f]{64}\b/g;
const OPEN_WITH = [
  "SELECT 1 FROM tables WHERE secret = ? AND status IN ('lobby', 'playing')",
  'SELECT 1 FROM seasons WHERE secret = ? AND open_in IS NOT NULL',
];

/**
 * A table with a private thread shows nothing elsewhere, and its people alone are in that; also people whose data was deleted when it
 * was over.
 */
export function exposed(
  table: Table,
  shown: readonly Shown[],
  { page }: Screen,
  { playground, deleted }: Pick<SimulatedServer, 'playground'> & Pick<Witness, 'deleted'>,
): string[] {
  const { showing, seats, openerId, invited, reminders } = table;
  if (showing.threadMembers === null) return [];
  const seated = seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? occupant.userId : []));
  const forgotten = isOpen(table) ? [] : deleted;
  const others = [...invited, ...(reminders.offers ?? []).map(({ to }) => to), ...forgotten];
  const own = new Set([playground.botId, openerId, ...seated, ...others]);
  const { members = [] } = page.channels.get(showing.playChannelId ?? '') ?? {};
  const manages = (one: string) =>
    (BigInt(page.rights.get(one) ?? 0) & PermissionFlagsBits.ManageThreads) !== 0n;
  // Those who manage threads can read it, and are in it as soon as they write there.
  const strangers = members.filter((one) => !own.has(one) && !manages(one));
  const isOpenly = ({ message }: Shown): boolean => {
    const { channel_id, ephemeral_for } = message;
    const channel = page.channels.get(channel_id);
    // What somebody shares is their own decision.
    const isShared = SHARED.some((words) => textOf(message).split('\n')[0]?.endsWith(words));
    return ephemeral_for === undefined && channel?.kind !== 'dm' && !channel?.members && !isShared;
  };
  return [
    ...strangers.map((one) => `${one} is in its private thread`),
    ...shown.filter(isOpenly).map(({ message }) => `everybody sees ${message.id}: ${textOf(message)}`),
  ];
}

/** A private table is there only for its people: those who opened it, sit or sat there, or were invited or offered a seat. */
const STRANGER = `is_private AND opener_id <> ?1
  AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND user_id = ?1)
  AND NOT EXISTS (SELECT 1 FROM sittings WHERE table_id = tables.id AND user_id = ?1)
  AND NOT EXISTS (SELECT 1 FROM mentions WHERE table_id = tables.id AND user_id = ?1)`;

/** Whether it is a private table that the person can't know of. */
export const isStranger = (database: SqliteDatabase, userId: string, id: string): boolean =>
  statement(database, `SELECT 1 FROM tables WHERE id = ?2 AND ${STRANGER}`).get(userId, id) !== undefined;

/** Private tables among these ids that a person can't know of. */
export const unknownTo = (
  { database: { database } }: SimulatedServer,
  userId: string,
  ids: readonly string[],
): string[] =>
  ids.flatMap((id) =>
    isStranger(database, userId, id) ? [`the private table ${id} is suggested to ${userId}`] : [],
  );

/** Nobody follows a private table who wasn't asked to play there. */
export function intruders(database: SqliteDatabase): string[] {
  const followers = statement(
    database,
    `SELECT f.table_id, f.user_id FROM followers f JOIN tables ON tables.id = f.table_id
     WHERE ${STRANGER.replaceAll('?1', 'f.user_id')}`,
  ).all() as unknown as readonly { readonly table_id: string; readonly user_id: string }[];
  return followers.map(
    (one) => `${one.user_id} follows the private table ${one.table_id}, to which they have no way`,
  );
}

const SHARED = LANGUAGES.map(
  ({ code }) => translator(code)('dice.shared', { name: '|' }).split('|').at(-1) ?? '',
);

/** Nobody is known to have cut a scene who didn't want to be. */
export function knownCutters(database: SqliteDatabase, { deeds }: Witness): string[] {
  const skips = deeds.flatMap(({ customId, userId }) => {
    const tap = tapOf(customId);
    return tap?.on === 'story' && tap.request.type === 'skip'
      ? [{ ...tap.request, table: tap.table, userId }]
      : [];
  });
  const known = database.prepare(
    `SELECT 1 FROM actions WHERE table_id = ? AND actor = ? AND action ->> 'type' = 'skip' AND action ->> 'tale' = ?`,
  );
  return skips
    .filter(({ anonymous }) => anonymous)
    .filter(({ table, tale, userId }) => known.get(table, userId, tale))
    .filter((one) => !skips.some((other) => other.userId === one.userId && !other.anonymous))
    .map(({ table, tale, userId }) => `${userId} is known to have cut scene ${tale} of ${table}`);
}

/** A told text is no draft any more. */
export function toldDrafts(database: SqliteDatabase): string[] {
  const drafts = database.prepare('SELECT table_id, user_id, parts FROM drafts').all() as readonly {
    readonly table_id: string;
    readonly user_id: string;
    readonly parts: string;
  }[];
  const told = database.prepare(
    `SELECT 1 FROM actions WHERE table_id = ? AND actor = ? AND action LIKE ? AND action ->> 'type' IN ('tell', 'introduce')`,
  );
  return drafts.flatMap(({ table_id, user_id, parts }) =>
    [...new Set(parts.match(CANARY))]
      .filter((word) => told.get(table_id, user_id, `%${word}%`))
      .map((word) => `“${word}” of ${user_id} is told, and still a draft at ${table_id}`),
  );
}

/** A message with buttons about a scene quotes no other. */
export async function misquoted({ store }: SimulatedServer, message: PageMessage): Promise<string[]> {
  const words = textOf(message).split('>>> ')[1]?.match(CANARY) ?? [];
  const about = tapsOn(message).find((tap) => tap.on === 'story' && 'tale' in tap.request);
  if (words.length === 0 || about?.on !== 'story' || !('tale' in about.request)) return [];
  const table = await store.load(about.table);
  if (!table || !isOf('bacchanalia', table)) return [];
  const { tale } = about.request;
  const replay = await new ReplayCache(store).of(table);
  const told = JSON.stringify(numbersOf(replay, tale).map((number) => tellingOf(replay, number)));
  return words
    .filter((word) => !told.includes(word))
    .map((word) => `“${word}” stands in ${message.id}, which is about scene ${tale} of ${table.id}`);
}

/** Files are for those who get them: words in them are their own, or told. */
export async function leaksInFiles(
  { playground }: SimulatedServer,
  { attachments }: PageMessage,
  leaksIn: (text: string) => readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { url, filename } of attachments) {
    if (!TEXT.test(filename)) continue;
    const response = await playground.fetch(new Request(url));
    if (response.ok) wrong.push(...leaksIn(await response.text()));
  }
  return wrong;
}

const TEXT = /\.(json|csv|txt|md|html)$/;
