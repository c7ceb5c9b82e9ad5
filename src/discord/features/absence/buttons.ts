import { declareCustomIds, oneOf, tableId, userId, wholeNumber } from '../../custom-id.ts';

export type LateChoice = 'wait' | 'playFor' | 'standIn' | 'remove';

const turn = wholeNumber(6);

export const absenceButtons = declareCustomIds({
  /** What becomes of a turn whose time is up. */
  late: [
    'late:{table}:{turn}:{does}',
    { table: tableId, turn, does: oneOf<LateChoice>('wait', 'playFor', 'standIn', 'remove') },
  ],
  /** No more reminders of this turn. */
  mute: ['mute:{table}:{turn}', { table: tableId, turn }],
  /** The second tap of taking a player's seat away. */
  remove: [
    'remove:{table}:{userId}:{becomes}',
    { table: tableId, userId, becomes: oneOf('computer', 'out') },
  ],
});
