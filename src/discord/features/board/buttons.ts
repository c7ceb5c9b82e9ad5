import { declareCustomIds, tableId } from '../../custom-id.ts';

export const boardButtons = declareCustomIds({
  /** The second tap of a resignation. */
  resign: ['r:{table}', { table: tableId }],
});
