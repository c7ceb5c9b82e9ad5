import { declareCustomIds, oneOf, tableId, userId } from '../../custom-id.ts';

export const absenceButtons = declareCustomIds({
  /** The second tap of taking a player's seat away. */
  remove: [
    'remove:{table}:{userId}:{becomes}',
    { table: tableId, userId, becomes: oneOf('computer', 'out') },
  ],
});
