import { declareCustomIds, tableId } from '../../custom-id.ts';

export const endingButtons = declareCustomIds({
  /** Agrees to end the game without a result, or takes that back. */
  agree: ['agree:{table}', { table: tableId }],
  /** The second tap of closing a table. */
  close: ['close:{table}', { table: tableId }],
});
