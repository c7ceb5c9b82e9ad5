/** States of a table that exclude each other; none is left by a transaction. */
import type { SqliteDatabase } from '../../../src/storage/database/sqlite-file.ts';
import { statement } from '../stored.ts';

const OFFERS = `FROM tables, json_each(reminders, '$.offers') AS offer WHERE tables.id = ?`;
const FROM = `(offer.value ->> 'from')`;
const HOLDS = `SELECT 1 FROM seats WHERE table_id = tables.id AND user_id = ${FROM}`;

/** Each finds sentences about a table. */
const EXCLUDED: readonly string[] = [
  `SELECT 'the seat of ' || ${FROM} || ' is offered twice at once' AS wrong ${OFFERS} GROUP BY ${FROM} HAVING count(*) > 1`,
  `SELECT ${FROM} || ' offers a seat, and has none' AS wrong ${OFFERS}
   AND (status NOT IN ('lobby', 'playing') OR NOT EXISTS (${HOLDS}))`,
  `SELECT 'the seat of ' || ${FROM} || ' is offered, and they are back' AS wrong ${OFFERS}
   AND status IN ('lobby', 'playing') AND offer.value ->> 'isAway' AND NOT EXISTS (${HOLDS} AND stand_in)`,
  `SELECT user_id || ' sits there twice' AS wrong FROM seats
   WHERE table_id = ? AND user_id IS NOT NULL GROUP BY user_id HAVING count(*) > 1`,
  `SELECT 'it waits for ' || user_id || ', for whom a computer plays' AS wrong FROM seats JOIN tables ON id = table_id
   WHERE id = ? AND status = 'playing' AND stand_in AND user_id = reminders -> 'turn' ->> 'userId'`,
  `SELECT 'it waits for ' || (reminders -> 'turn' ->> 'userId') || ', who has no seat' AS wrong FROM tables
   WHERE id = ? AND status = 'playing' AND reminders -> 'turn' ->> 'userId' IS NOT NULL
   AND reminders -> 'turn' ->> 'userId' NOT IN (
     SELECT user_id FROM seats WHERE table_id = id AND user_id IS NOT NULL)`,
  `SELECT 'it is ' || status || ', and waits for ' || (reminders -> 'turn' ->> 'userId') AS wrong FROM tables
   WHERE id = ? AND status <> 'playing' AND reminders -> 'turn' ->> 'userId' IS NOT NULL`,
  `SELECT user_id || ' votes for both sides' AS wrong FROM votes
   WHERE table_id = ? GROUP BY user_id HAVING count(DISTINCT color) > 1`,
  `SELECT user_id || ' plays there, and has a vote' AS wrong FROM votes
   WHERE table_id = ?1 AND user_id IN (SELECT user_id FROM seats WHERE table_id = ?1 AND NOT stand_in)`,
];

export const excluded = (database: SqliteDatabase, tableId: string): string[] =>
  EXCLUDED.flatMap((sql) =>
    (statement(database, sql).all(tableId) as unknown as readonly { readonly wrong: string }[]).map(
      ({ wrong }) => `table ${tableId}: ${wrong}`,
    ),
  );
