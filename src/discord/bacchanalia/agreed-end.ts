import type { AgreedEnd } from '../../games/bacchanalia/index.ts';
import type { Translate } from '../../texts/index.ts';
import { stamp } from '../views/names.ts';

/** For which time Parcae is drawn, as far as a table is offered it. */
export const PARCAE_TIMES = [2, 3, 4, 5, 6] as const;

/** A story may be agreed to end so many days from now. */
export const MOST_DAYS = 60;

const DAY_MS = 24 * 3_600_000;

export const inDays = (days: number, now: Date): AgreedEnd => ({
  kind: 'time',
  at: now.getTime() + days * DAY_MS,
});

/** As it stands in lists: `told`, `parcae-3`, `time-1700000000000`. */
export function formatEnd(end: AgreedEnd): string {
  switch (end.kind) {
    case 'allTold':
      return 'told';
    case 'parcae':
      return `parcae-${end.times}`;
    case 'time':
      return `time-${end.at}`;
  }
}

/** What {@link formatEnd} writes, as far as a table is offered it, and `days-14`: so many days from `now`; else null. */
export function parseEnd(text: string, now: Date): AgreedEnd | null {
  if (text === 'told') return { kind: 'allTold' };
  const [, kind, digits] = /^(parcae|days|time)-(\d{1,15})$/.exec(text) ?? [];
  const number = Number(digits);
  if (kind === 'parcae' && PARCAE_TIMES.some((times) => times === number)) {
    return { kind, times: number };
  }
  if (kind === 'days' && number >= 1 && number <= MOST_DAYS) return inDays(number, now);
  return kind === 'time' ? { kind, at: number } : null;
}

/** When the last endings are told, as a table's first message says it. */
export function endSentence(t: Translate, end: AgreedEnd): string {
  switch (end.kind) {
    case 'allTold':
      return t('terms.end.told');
    case 'parcae':
      return t('terms.end.parcae', { times: end.times });
    case 'time':
      return t('terms.end.time', { date: stamp(end.at, 'F'), time: stamp(end.at) });
  }
}
