import { declareCustomIds } from '../../custom-id.ts';

export const fairnessButtons = declareCustomIds({
  /** Shows the server's dice to everybody in the channel. */
  shareDice: ['dice:share', {}],
});
