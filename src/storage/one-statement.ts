import type { Interval } from '../tables/clock/interval.ts';
import { timingScope } from '../tables/reminders/timing.ts';
import type { TableChange } from '../tables/store.ts';
import type { Table } from '../tables/table.ts';
import type { Transactions } from './database/client.ts';
import { rawCause } from './database/raw-errors.ts';
import { rowsOf } from './games.ts';
import { type Follower, type Person, Prisma } from './generated/sqlite/client.ts';
import { ChangedBefore } from './interactions.ts';
import { noticeRows } from './notices.ts';
import { hasSame } from './table-cache.ts';
import { newEntries, type StoredChange } from './table-changes.ts';
import { lastInteraction, playedOn, type StampRow, shownAs } from './table-rows.ts';

/**
 * The two things that every tap does, as one statement of PostgreSQL each. Between two statements a busy process turns its event loop once, however
 * fast the server is: a transaction of seven statements waits seven times for other tables' pictures and answers. One statement is a
 * transaction by itself, and reads one snapshot. SQLite answers at once and knows no statement that writes to several tables.
 */

const STAMP_COLUMNS = Prisma.sql`
  id, version, reminders_version AS "remindersVersion", lobby_message_id AS "lobbyMessageId", play_channel_id AS "playChannelId",
  turn_message_id AS "turnMessageId", turn_shown AS "turnShown", version_shown AS "versionShown"
`;

/** Fields of a change that only plays on. */
const PLAYED = new Set<string>([
  'state',
  'actions',
  'remindersChange',
  'interactionId',
] satisfies (keyof TableChange)[]);

type PlayedChange = Required<Pick<TableChange, 'state' | 'actions' | 'remindersChange'>> &
  Pick<TableChange, 'interactionId'>;

/** Whether the change is one that `playOnAtOnce` can write. */
export const onlyPlaysOn = ({ game }: Table, change: TableChange): change is PlayedChange =>
  !rowsOf(game)?.afterActions &&
  Boolean(change.state && change.actions && change.remindersChange) &&
  Object.keys(change).every((field) => PLAYED.has(field));

/** As `changeTable` does it, on the versions at which the table is known. Throws ChangedBefore. */
export async function playOnAtOnce(
  transactions: Transactions,
  known: Table,
  change: PlayedChange,
  now: Date,
): Promise<StoredChange | 'stale'> {
  const { id, version, remindersVersion } = known;
  // Parsed before it is stored, for the statement commits itself.
  const { rows, entries } = newEntries(known, known.logLength, change.actions);
  const { table, columns } = playedOn(known, change, now);
  const { wakeAt, notices } = change.remindersChange;
  const actions = rows.map(({ tableId, interactionId, ...row }) => ({
    ...row,
    table_id: tableId,
    interaction_id: interactionId,
  }));
  const told = noticeRows(notices).map(({ tableId, userId, dueAt, ...row }) => ({
    ...row,
    table_id: tableId,
    user_id: userId,
    due_at: dueAt,
  }));
  const { interactionId = null } = change;
  const stamps = await transactions
    .single(
      (client) => client.$queryRaw<StampRow[]>`
        WITH changed AS (
          UPDATE tables SET
            state = ${columns.state}, reminders = ${columns.reminders}, wake_at = ${wakeAt}, updated_at = ${now},
            log_length = ${table.logLength},
            last_interaction_id = COALESCE(${lastInteraction(entries) ?? null}, last_interaction_id),
            version = version + 1, reminders_version = reminders_version + 1
          WHERE id = ${id} AND version = ${version} AND reminders_version = ${remindersVersion}
          RETURNING *
        ), logged AS (
          INSERT INTO actions (table_id, seq, actor, action, at, interaction_id)
          SELECT entry.table_id, entry.seq, entry.actor, entry.action, entry.at, entry.interaction_id
          FROM changed, json_populate_recordset(NULL::actions, ${JSON.stringify(actions)}::json) AS entry
        ), told AS (
          INSERT INTO notices (key, table_id, user_id, text, due_at, position, state, attempts)
          SELECT notice.key, notice.table_id, notice.user_id, notice.text, notice.due_at, notice.position, notice.state,
            notice.attempts
          FROM changed, json_populate_recordset(NULL::notices, ${JSON.stringify(told)}::json) AS notice
          ON CONFLICT (key) DO NOTHING
        ), marked AS (
          INSERT INTO interaction_changes (interaction_id, table_id, at)
          SELECT ${interactionId}::text, id, updated_at FROM changed WHERE ${interactionId}::text IS NOT NULL
        )
        SELECT ${STAMP_COLUMNS} FROM changed
      `,
    )
    .catch((error: unknown) => {
      throw isMarked(error) ? new ChangedBefore() : error;
    });
  const [stamp] = stamps;
  return stamp ? { table: shownAs(table, stamp), entries } : 'stale';
}

function isMarked(error: unknown): boolean {
  const cause = rawCause(error);
  return (
    cause?.kind === 'UniqueConstraintViolation' && cause.constraint?.index === 'interaction_changes_pkey'
  );
}

export interface TimingRows {
  readonly persons: Omit<Person, 'discordLocale' | 'hidden'>[];
  readonly followers: Follower[];
  readonly down: readonly Interval[];
  /** Of the server, as long as it lasts. */
  readonly outage: { readonly begunAt: Date } | null;
}

/** The same as PostgreSQL's JSON has it: times in Unix milliseconds. */
interface RawTiming extends Omit<TimingRows, 'down' | 'outage'> {
  readonly down: readonly { readonly from: number; readonly to: number }[];
  readonly begunAt: number | null;
}

const timingOf = ({ persons, followers, down, begunAt }: RawTiming): TimingRows => ({
  persons,
  followers,
  down: down.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
  outage: begunAt === null ? null : { begunAt: new Date(begunAt) },
});

type Attended = Pick<Table, 'id' | 'guildId'>;

/** Rows of these people, of the table's followers, and of the server's down-times that ended after `since`; when its outage began. */
const timingColumns = ({ id, guildId }: Attended, people: readonly string[], since: Date) => Prisma.sql`
  (SELECT COALESCE(json_agg(json_build_object(
    'userId', user_id, 'reminders', reminders, 'remindBy', remind_by, 'tellNext', tell_next, 'stillPictures', still_pictures,
    'quiet', quiet, 'vacations', vacations, 'timeZone', time_zone, 'locale', locale, 'games', games
  )), '[]') FROM people WHERE user_id = ANY(${[...people]}::text[])) AS persons,
  (SELECT COALESCE(json_agg(json_build_object('tableId', table_id, 'userId', user_id, 'at', at) ORDER BY user_id), '[]')
    FROM followers WHERE table_id = ${id}) AS followers,
  (SELECT COALESCE(json_agg(json_build_object(
    'from', (extract(epoch FROM "from") * 1000)::bigint, 'to', (extract(epoch FROM "to") * 1000)::bigint
  )), '[]') FROM downtimes WHERE (guild_id IS NULL OR guild_id = ${guildId}) AND "to" > ${since}) AS down,
  (SELECT (extract(epoch FROM begun_at) * 1000)::float8 FROM outages WHERE guild_id = ${guildId}) AS "begunAt"
`;

/** By the table as it was loaded: what was read in the same statement, for the first who asks the same. */
const readWithTable = new WeakMap<Attended, { readonly asked: string; readonly rows: TimingRows }>();

const askedFor = (people: readonly string[], since: Date) => JSON.stringify([people, since]);

/** By which a table's clocks go; as it was when the table was loaded, where that read it too. */
export async function timingAtOnce(
  transactions: Transactions,
  table: Attended,
  people: readonly string[],
  since: Date,
): Promise<TimingRows> {
  const read = readWithTable.get(table);
  readWithTable.delete(table);
  if (read?.asked === askedFor(people, since)) return read.rows;
  const [found] = await transactions.single(
    (client) => client.$queryRaw<RawTiming[]>`SELECT ${timingColumns(table, people, since)}`,
  );
  if (!found) throw new Error('A SELECT without FROM gave no row.');
  return timingOf(found);
}

/** Whether a table is still as it is known, and by which its clocks go: whoever loads it mostly asks for that next. */
export async function loadAtOnce(
  transactions: Transactions,
  known: Table,
  tableOf: (row: StampRow) => Promise<Table>,
): Promise<Table | null> {
  const { people, since } = timingScope(known);
  const [row] = await transactions.single(
    (client) => client.$queryRaw<(StampRow & RawTiming)[]>`
      SELECT ${STAMP_COLUMNS}, ${timingColumns(known, people, since)} FROM tables WHERE id = ${known.id}
    `,
  );
  if (!row) return null;
  const table = await tableOf(row);
  // Else others may sit there, and its clocks count from another time.
  if (hasSame(table, known))
    readWithTable.set(table, { asked: askedFor(people, since), rows: timingOf(row) });
  return table;
}
