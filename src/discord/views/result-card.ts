import type { LoggedAction } from '../../tables/game-types.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';

/**
 * Whether the channel where a table was opened gets a card of its result. What was played in that channel tells its end there; what
 * was private is not told to everybody.
 */
export const hasResultCard = ({ channelId, isPrivate, showing }: Table): boolean =>
  !isPrivate && showing.playChannelId !== channelId;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How much time there was from the first to the last entry of a log: minutes, hours or days. */
export function timeTaken(t: Translate, log: readonly Pick<LoggedAction, 'at'>[]): string {
  const [first, last] = [log[0]?.at, log.at(-1)?.at];
  const ms = first && last ? last.getTime() - first.getTime() : 0;
  const [unit, of] =
    ms >= 1.5 * DAY_MS
      ? (['days', DAY_MS] as const)
      : ms >= 1.5 * HOUR_MS
        ? (['hours', HOUR_MS] as const)
        : (['minutes', MINUTE_MS] as const);
  return t('card.length', { unit, time: Math.max(1, Math.round(ms / of)) });
}
