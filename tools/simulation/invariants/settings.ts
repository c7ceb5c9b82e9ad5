/** Settings agree with each other, and are kept by what follows. */

import type { SqliteDatabase } from '../../../src/storage/database/sqlite-file.ts';
import { rematchId } from '../../../src/tables/changes/rematch.ts';
import type { QuietHours } from '../../../src/tables/clock/quiet-hours.ts';
import type { Row, RowChange } from '../changes.ts';
import { statement } from '../stored.ts';

/** Quiet hours are hours of the person's own time zone. */
export const inOtherZone = (changes: readonly RowChange[]): string[] =>
  changes.flatMap(({ table, after }) => {
    if (table !== 'people' || !after?.['quiet']) return [];
    const { timeZone } = JSON.parse(String(after['quiet'])) as QuietHours;
    const { user_id, time_zone } = after;
    return timeZone === time_zone ? [] : [`${user_id} lives in ${time_zone}, and rests by ${timeZone}`];
  });

const ENDED = `SELECT id, is_private, counts, game, pace FROM tables WHERE status IN ('finished', 'aborted')`;
const KEPT = ['is_private', 'counts', 'game', 'pace'] as const;

/** Another game of the same people begins as the last one was. */
export const otherwiseAgain = (database: SqliteDatabase, changes: readonly RowChange[]): string[] =>
  changes.flatMap(({ table, before, after }) => {
    if (table !== 'tables' || before || !after) return [];
    const ended = statement(database, ENDED).all() as unknown as readonly Row[];
    const last = ended.find(({ id }) =>
      [0, 1, 2].some((attempt) => rematchId(String(id), attempt) === after['id']),
    );
    return KEPT.flatMap((name) =>
      !last || last[name] === after[name]
        ? []
        : [
            `table ${after['id']} follows ${last['id']}, and its ${name} is ${after[name]}, not ${last[name]}`,
          ],
    );
  });
