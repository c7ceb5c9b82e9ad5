import type { Table } from '../../tables/table.ts';

/**
 * Whether the channel where a table was opened gets a card of its result. What was played in that channel tells its end there; what
 * was private is not told to everybody.
 */
export const hasResultCard = ({ channelId, isPrivate, showing }: Table): boolean =>
  !isPrivate && showing.playChannelId !== channelId;
