/** Promises are kept, once. */
import type { SqliteDatabase } from '../../../src/storage/database/sqlite-file.ts';
import { isForgotten } from '../../../src/tables/game-types.ts';
import { isOpen } from '../../../src/tables/table.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import { HOUR, MINUTE } from '../person.ts';
import { type Screen, tapOf, tapsOn } from '../screen.ts';
import type { SimulatedServer } from '../server.ts';
import { statement } from '../stored.ts';
import type { Witness } from '../witness.ts';
import { hasFailed } from './people.ts';

const added = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Each reminder and nudge that is stored rings once, unless the clock was wrong by which its messages are found again. */
export function repeated(database: SqliteDatabase, { rings, deleted }: Witness): string[] {
  const stored = database.prepare(
    `SELECT count(*) AS count, min(first_tried_at) AS tried FROM notices
     WHERE table_id = ? AND user_id = ? AND text ->> 'turn' = ? AND text ->> 'kind' IN ('remind', 'nudge')`,
  );
  const rung = new Map<string, number[]>();
  for (const { userId, message, at } of rings) {
    const mute = tapsOn(message).find(({ on }) => on === 'mute');
    if (mute?.on !== 'mute' || deleted.has(userId)) continue;
    const key = [mute.table, userId, mute.turn].join(' ');
    rung.set(key, [...(rung.get(key) ?? []), at]);
  }
  return [...rung].flatMap(([key, times]) => {
    const [table = '', userId = '', turn = ''] = key.split(' ');
    const row = stored.get(table, userId, Number(turn)) as { readonly count: number; readonly tried: string };
    const isEarlier = times.some((at) => at < Date.parse(row.tried ?? ''));
    return times.length > row.count && !isEarlier
      ? [`of ${key}, ${row.count} notices rang ${times.length} times`]
      : [];
  });
}

/** A reminder of a turn that still waits for its player has reached them, by another way if their direct messages are closed. */
export function unreminded(
  { database: { database }, isDamaged }: SimulatedServer,
  { page }: Screen,
  { leavers }: Witness,
): string[] {
  if (isDamaged) return [];
  const dropped = database
    .prepare(
      `SELECT key, user_id FROM notices n JOIN tables t ON t.id = table_id
       WHERE n.state = 'dropped' AND text ->> 'kind' = 'remind' AND status = 'playing'
       AND reminders -> 'turn' ->> 'turn' = text ->> 'turn' AND reminders -> 'turn' ->> 'userId' = user_id
       AND NOT EXISTS (SELECT 1 FROM json_each(reminders, '$.turn.muted') WHERE value = user_id) AND turn_message_id IS NOT NULL`,
    )
    .all() as unknown as readonly { readonly key: string; readonly user_id: string }[];
  return dropped
    .filter(({ user_id }) => page.rights.get(user_id) != null && !leavers.has(user_id))
    .map(({ key, user_id }) => `${user_id} is still waited for, and the reminder ${key} didn’t reach them`);
}

/** People who want no more reminders of a turn get none. */
export const unmuted = (witness: Witness): string[] =>
  witness.rings.flatMap(({ userId, message, at }) => {
    const reminder = tapsOn(message).find(({ on }) => on === 'mute');
    const isMuted = witness.deeds.some((deed) => {
      const isTheirs = deed.userId === userId && deed.at + MINUTE < at && !hasFailed(witness, deed);
      const tap = isTheirs ? tapOf(deed.customId) : null;
      const isSame = tap?.on === 'mute' && reminder?.on === 'mute' && tap.turn === reminder.turn;
      return isSame && tap.table === reminder.table;
    });
    return isMuted ? [`${userId} was reminded by ${message.id}, though they wanted no more of that`] : [];
  });

/** A role is called to a table's free seats once, if the bot can read the channel before it calls again. */
export function calledAgain({ playground, isDamaged }: SimulatedServer): string[] {
  if (isDamaged) return [];
  const calls = new Map<string, number>();
  for (const { body } of playground.admin.messages()) {
    if (body.author.id !== playground.botId || !body.content.includes('<@&')) continue;
    for (const tap of tapsOn(body)) if (tap.on === 'join') added(calls, tap.table);
  }
  return [...calls].flatMap(([table, times]) =>
    times > 1 ? [`a role was called to table ${table} ${times} times`] : [],
  );
}

/** People who were told that their vote counts have one in the ballot. */
export function lostVotes(database: SqliteDatabase, { deeds, answers, deleted, tried }: Witness): string[] {
  const stored = database.prepare('SELECT way FROM votes WHERE table_id = ? AND seq = ? AND user_id = ?');
  const promise = LANGUAGES.map(
    ({ code }) => translator(code)('vote.cast', { way: '', until: 'none' }).split('**')[0] ?? '',
  );
  const cast = new Map<string, Set<string | null>>();
  for (const { customId, interactionId, userId } of deeds) {
    const tap = tapOf(customId);
    if (tap?.on !== 'vote' && tap?.on !== 'voteOther') continue;
    const key = [tap.table, tap.seq, userId].join(' ');
    const said = answers.get(interactionId)?.content ?? '';
    const isPromised = tap.on === 'voteOther' || promise.some((words) => said.startsWith(words));
    if (!isPromised || deleted.has(userId)) continue;
    // The choice from the list of all turns isn't known.
    cast.set(key, new Set([...(cast.get(key) ?? []), tap.on === 'vote' ? tap.way : null]));
  }
  return [...cast].flatMap(([key, ways]) => {
    const vote = stored.get(...key.split(' ')) as { readonly way: string } | undefined;
    const isCounted = vote !== undefined && (ways.has(null) || tried.has(`${key} ${vote.way}`));
    return isCounted || [...ways].every((way) => way === null)
      ? []
      : [`of the votes of ${key}, ${[...ways].join(' ')}, none is counted: ${vote?.way}`];
  });
}

/** Nobody has points for a game that they sat at afterwards, or answers a puzzle that is solved already; no season's log is filled. */
export function wrongAnswers(database: SqliteDatabase): string[] {
  const all = <Row>(sql: string) => database.prepare(sql).all() as readonly Row[];
  const ownGames = all<{ readonly table_id: string; readonly user_id: string; readonly points: number }>(
    `SELECT p.table_id, p.user_id, p.points FROM prophecies p JOIN sittings s
     ON s.table_id = p.table_id AND s.user_id = p.user_id AND s.at >= p.at AND NOT s.stand_in
     WHERE p.points IS NOT NULL`,
  );
  const entries = all<{ readonly season_id: string; readonly by: string; readonly count: number }>(
    `SELECT season_id, "by", count(*) AS count FROM season_entries
     WHERE change ->> 'type' = 'joined' GROUP BY season_id, "by" HAVING count(*) > ${MAX_JOINED}`,
  );
  const solved = all<{ readonly user_id: string; readonly puzzle_id: string }>(
    `SELECT a.user_id, a.puzzle_id FROM puzzle_answers a JOIN puzzle_posts p
     ON p.guild_id = a.guild_id AND p.day = a.day WHERE a.at > p.closes_at`,
  );
  return [
    ...solved.map(
      (one) => `${one.user_id} has answered puzzle ${one.puzzle_id}, whose solution everybody knew`,
    ),
    ...ownGames.map((one) => `${one.user_id} has ${one.points} points of their own table ${one.table_id}`),
    ...entries.map((one) => `${one.by} joined season ${one.season_id} ${one.count} times`),
  ];
}

/** So often somebody may join a season. */
const MAX_JOINED = 3;

/** People who were told that they follow a table do, unless they stopped or refuse direct messages. */
export async function lostFollowers(
  { store }: SimulatedServer,
  { follows, leavers, closed }: Witness,
): Promise<string[]> {
  const lost: string[] = [];
  for (const key of follows) {
    const [userId = '', id = ''] = key.split(' ');
    const table = await store.load(id);
    const isSeated = table?.seats.some(
      ({ occupant }) => occupant.kind === 'person' && occupant.userId === userId,
    );
    if (!table || !isOpen(table) || isSeated || leavers.has(userId) || closed.has(userId))
      follows.delete(key);
    else if (!(await store.followers(id)).some((one) => one.userId === userId))
      lost.push(`${userId} follows table ${table.number} no longer, and has not asked for that`);
  }
  return lost;
}

/** So many times a message that Discord refuses is tried at least. */
const MIN_TRIES = 8;

/** Whoever follows a table hears of its end, unless they refuse direct messages. */
export function unheardEnds(
  database: SqliteDatabase,
  { page }: Screen,
  { closed, leavers }: Witness,
): string[] {
  const dropped = database
    .prepare(
      `SELECT user_id, number FROM notices n JOIN tables ON tables.id = table_id
       WHERE n.state = 'dropped' AND attempts + 1 < ${MIN_TRIES}
       AND text ->> 'kind' = 'followed' AND text ->> 'over'`,
    )
    .all() as unknown as readonly { readonly user_id: string; readonly number: number }[];
  return dropped.flatMap(({ user_id, number }) =>
    page.rights.get(user_id) == null || leavers.has(user_id) || closed.has(user_id)
      ? []
      : [`${user_id} follows table ${number}, and wasn’t told of its end`],
  );
}

/** People who got a seat by searching for a table were named there, or where it was opened; they weren't on vacation. */
export function uncalled(
  database: SqliteDatabase,
  clockErrorMs: number,
  { seeks, found }: Witness,
): string[] {
  const seats = database
    .prepare(
      `SELECT joined_by, number, user_id, created_at,
       (SELECT vacations FROM people WHERE people.user_id = seats.user_id) AS vacations FROM seats
       JOIN tables ON id = table_id WHERE status IN ('lobby', 'playing') AND joined_by IS NOT NULL`,
    )
    .all() as unknown as readonly FoundSeat[];
  return seats.flatMap(({ joined_by, number, user_id, created_at, vacations }) => {
    if (!seeks.has(joined_by) || isForgotten(user_id)) return [];
    const at = Date.parse(created_at);
    const isAway = (JSON.parse(vacations ?? '[]') as readonly Vacation[]).some(
      ({ from, to }) => from + MINUTE + clockErrorMs < at && at < to,
    );
    return [
      ...(found.has(`${number} ${user_id}`)
        ? []
        : [`${user_id} searched for table ${number}, and was not called there`]),
      ...(isAway ? [`${user_id} searched for table ${number}, and got it while on vacation`] : []),
    ];
  });
}

interface FoundSeat {
  readonly joined_by: string;
  readonly number: number;
  readonly user_id: string;
  readonly created_at: string;
  readonly vacations: string | null;
}

/** Unix milliseconds. */
interface Vacation {
  readonly from: number;
  readonly to: number;
}

/** Nobody is nudged twice within so long. */
const NUDGED_MS = 6 * HOUR;

const MUTED = `
  SELECT tables.id, reminders -> 'turn' ->> 'turn' AS turn, value AS user_id
  FROM tables, json_each(reminders, '$.turn.muted') WHERE status = 'playing'
`;
const NUDGES = `
  SELECT table_id, user_id, text ->> 'turn' AS turn, due_at FROM notices
  WHERE text ->> 'kind' = 'nudge' ORDER BY table_id, user_id, turn, due_at
`;
const TOUCHED = `
  SELECT reminders ->> 'touchedAt' AS at FROM tables JOIN interaction_changes c ON c.table_id = id
  WHERE status = 'playing' AND id = ? AND c.interaction_id = ?
`;

/** A turn's player is reminded unless they want no more of that, and seldom nudged; a table where people play doesn't count as idle. */
export function wrongReminders(
  { database: { database }, clockErrorMs }: SimulatedServer,
  { deeds, promises }: Witness,
): string[] {
  const turns = statement(database, MUTED).all() as unknown as readonly MutedTurn[];
  const nudges = statement(database, NUDGES).all() as unknown as readonly Nudge[];
  const touched = statement(database, TOUCHED);
  return [
    ...turns
      .filter(({ id, turn, user_id }) => !promises.muted.has([id, turn, user_id].join(' ')))
      .map(({ id, turn, user_id }) => `${user_id} isn’t reminded of turn ${turn} at ${id}, and wanted to be`),
    ...nudges.flatMap((nudge, index) => {
      const before = nudges[index - 1];
      const isSame =
        before?.table_id === nudge.table_id && before.user_id === nudge.user_id && before.turn === nudge.turn;
      const afterMs = isSame ? Date.parse(nudge.due_at) - Date.parse(before.due_at) : NUDGED_MS;
      return afterMs >= NUDGED_MS - clockErrorMs
        ? []
        : [`${nudge.user_id} was nudged twice for turn ${nudge.turn} at ${nudge.table_id}`];
    }),
    ...deeds.flatMap(({ customId, interactionId, userId, at }) => {
      const tap = tapOf(customId);
      if (tap?.on !== 'turn') return [];
      const row = touched.get(tap.table, interactionId) as { readonly at: number } | undefined;
      return row && row.at + MINUTE + clockErrorMs < at
        ? [`${userId} played at ${tap.table}, which counts as idle since ${new Date(row.at).toISOString()}`]
        : [];
    }),
  ];
}

interface MutedTurn {
  readonly id: string;
  readonly turn: number;
  readonly user_id: string;
}

interface Nudge {
  readonly table_id: string;
  readonly user_id: string;
  readonly turn: number;
  readonly due_at: string;
}
