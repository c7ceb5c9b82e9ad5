/** People at a table can all read it, its threads are its own, and the list of tables is true. */
import { MAX_TEXT, textIn } from '../../../src/discord/api/layout.ts';
import { gamesMessage } from '../../../src/discord/features/my-games.ts';
import { slashCommands } from '../../../src/discord/registry.ts';
import { isFullOfPeople } from '../../../src/discord/views/links.ts';
import { withTurnTimes } from '../../../src/tables/reminders/timing.ts';
import { presentPeople } from '../../../src/tables/seats.ts';
import { tableListKey } from '../../../src/tables/store.ts';
import { isOpen, type Table, tableChannel } from '../../../src/tables/table.ts';
import { translator } from '../../../src/texts/index.ts';
import { command } from '../declared.ts';
import { HOUR } from '../person.ts';
import type { Screen } from '../screen.ts';
import type { SimulatedServer } from '../server.ts';
import { statement } from '../stored.ts';
import type { Witness } from '../witness.ts';

/** Half a surrogate pair, as it arrives. */
export const HALVED = '\ufffd';

const LATE_MS = HOUR;

/** Everybody who sat down since `since`, and is on the server, can read where they play. */
export function unseeing(table: Table, screen: Screen, since: Date): string[] {
  // People are told if its channel is gone.
  if (!isOpen(table) || table.createdAt < since || !screen.page.channels.has(tableChannel(table))) return [];
  return presentPeople(table.seats).flatMap(({ userId, name }) => {
    const isHere = screen.page.rights.get(userId) != null;
    return !isHere || screen.sees(userId, tableChannel(table))
      ? []
      : [`${name} (${userId}) sits there, and can't read ${tableChannel(table)}`];
  });
}

/** Threads that the bot has made, which can be used, and are no table's. A lobby's thread may have been left for another. */
export function strayThreads(
  { database, playground }: SimulatedServer,
  screen: Screen,
  witness: Witness,
): string[] {
  const isUsed = new Set(playground.admin.messages().map(({ body }) => body.channel_id));
  // A moved table leaves its thread behind, with its messages.
  const moves = slashCommands().some(({ name }) => name.endsWith(' move') && witness.uses(command(name)) > 0);
  const ofTable = database.database.prepare(
    'SELECT 1 FROM tables WHERE play_channel_id = ?1 OR lobby_message_id = ?1',
  );
  return playground.admin
    .threadsOf(playground.botId)
    .filter((id) => {
      const thread = screen.page.channels.get(id);
      // Two processes made it at the same time, or a request that was repeated, and another is used.
      const isUnused = thread?.archived && (thread.members?.length ?? 1) === 1 && !isUsed.has(id);
      return thread && !thread.locked && !isUnused && !ofTable.get(id) && !(moves && isUsed.has(id));
    })
    .map((id) => `in thread ${id} no table is played`);
}

export const brokenNames = ({ page }: Screen): string[] =>
  [...page.channels.values()].flatMap(({ id, name }) =>
    name.includes(HALVED) ? [`a character is cut in two in the name of ${id}: ${name}`] : [],
  );

/** The list of tables, as it stands, and what all its readers can see; null: there is none. */
async function tableList({ store, playground }: SimulatedServer, screen: Screen) {
  const { guildId, admin } = playground;
  const list = await store.post(tableListKey(guildId));
  const message = list?.messageId ? admin.message(list.messageId) : undefined;
  if (!list || !message || list.state === 'refused') return null;
  const people = screen.page.people.filter(({ id }) => screen.sees(id, list.channelId));
  const isForAll = (table: Table) =>
    [table.channelId, tableChannel(table)].every((channel) =>
      people.every(({ id }) => screen.sees(id, channel)),
    );
  const tables = await store.publicTables(guildId);
  const text = textIn(message.components ?? []);
  const shown = [...text.matchAll(LISTED)].map(([, number]) => Number(number));
  const isFull = shown.length >= MAX_LISTED || text.length > MAX_TEXT - ROOM_FOR_A_LINE;
  return { tables, shown, isForAll, isFull };
}

/**
 * The list of tables has those that all its readers can see, an hour after they can be joined or seen. A bot that has started since a
 * thread was archived doesn't know who reads it.
 */
export async function unlisted(server: SimulatedServer, screen: Screen): Promise<string[]> {
  const list = await tableList(server, screen);
  if (!list || list.isFull) return [];
  const { tables, shown, isForAll } = list;
  const lost = tables.filter((table) => {
    const { game, status, createdAt, updatedAt, number } = table;
    const changedAt = status === 'playing' ? createdAt : updatedAt;
    const isMeant = game === 'tuchulcha' && (status === 'playing' || !isFullOfPeople(table));
    const isOld = Date.now() - changedAt.getTime() > LATE_MS;
    const isArchived = screen.page.channels.get(tableChannel(table))?.archived ?? false;
    // Somebody else may be asked into a private thread at any time.
    const isAmongFew = screen.page.channels.get(table.channelId)?.members !== undefined;
    return isMeant && isOld && !isArchived && !isAmongFew && !shown.includes(number) && isForAll(table);
  });
  return lost.map(({ number }) => `table ${number} isn’t in the list of tables`);
}

/** At rest, it has no other. */
export async function wronglyListed(server: SimulatedServer, screen: Screen): Promise<string[]> {
  const list = await tableList(server, screen);
  if (!list) return [];
  const { tables, shown, isForAll } = list;
  const strange = shown.filter((number) => {
    const table = tables.find((one) => one.number === number);
    // A thread that somebody has deleted hides nothing.
    return !table || !(isForAll(table) || !screen.page.channels.has(tableChannel(table)));
  });
  return strange.map((number) => `table ${number} is in the list of tables, and not for all of its readers`);
}

const SEATED = `
  SELECT number, coalesce(turn_message_id, lobby_message_id) AS message FROM seats JOIN tables ON id = table_id
  WHERE user_id = ? AND guild_id = ? AND status IN ('lobby', 'playing') AND lobby_message_id IS NOT NULL`;

/** Somebody's own list leads to all tables at which they sit, on one of its pages. */
export async function missedTables(
  { store, playground: { guildId }, database: { database } }: SimulatedServer,
  { page }: Screen,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id } of page.people) {
    const tables = await store.tablesOf(guildId, id);
    const timed = await withTurnTimes({ store, now: () => new Date() }, tables);
    const pages = timed.map((_, at) => JSON.stringify(gamesMessage(translator('en'), timed, id, at))).join();
    const seats = statement(database, SEATED).all(id, guildId) as unknown as readonly {
      readonly number: number;
      readonly message: string;
    }[];
    const missed = seats.filter(({ message }) => !pages.includes(`/${message}"`));
    wrong.push(...missed.map(({ number }) => `table ${number} isn’t among the games of ${id}`));
  }
  return wrong;
}

const MAX_LISTED = 8;
/** With less, the names of a further table's people may not fit. */
const ROOM_FOR_A_LINE = 300;
/** A row of the list: the number is bold. */
const LISTED = /^\*\*\D*(\d+)\*\*/gm;
