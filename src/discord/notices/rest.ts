import { pauseAt } from '../../tables/clock/index.ts';
import type { Notice, NoticeKind } from '../../tables/notice.ts';
import type { TableStore } from '../../tables/store.ts';

/** What rings the phone of somebody who has not asked for it just now. */
const CALLS: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['remind', 'nudge', 'next']);

/** Whoever ends a vacation early hears within this time of what waited for them. */
const ASKED_AGAIN_MS = 3_600_000;

/** Until when its person sleeps, or is on vacation, and a notice has to wait; null where it need not. */
export async function restOf(
  store: Pick<TableStore, 'settings'>,
  { userId, text }: Notice,
  now: Date,
): Promise<Date | null> {
  if (userId === null || !CALLS.has(text.kind)) return null;
  return pauseAt(now, await store.settings(userId), [])?.to ?? null;
}

/** When to look again whether somebody who rests until then still does. */
export const askedAgain = (rest: Date, now: Date): Date =>
  new Date(Math.min(rest.getTime(), now.getTime() + ASKED_AGAIN_MS));
