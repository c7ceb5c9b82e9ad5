import { declareCustomIds, tableId } from '../../custom-id.ts';

/** Show what was checked to everybody in the channel. */
export const fairnessButtons = declareCustomIds({
  shareCheck: ['check:share:{table}', { table: tableId }],
  shareDice: ['dice:share', {}],
});
