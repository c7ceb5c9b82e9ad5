import { declareCustomIds, userId } from '../../custom-id.ts';

export const profileButtons = declareCustomIds({
  /** Shows a profile to everybody in the channel. */
  share: ['profile:share:{userId}', { userId }],
});
