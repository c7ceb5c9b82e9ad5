import {
  daysLeft,
  LONGEST_VACATION_DAYS,
  VACATION_DAYS_A_YEAR,
  vacationAt,
} from '../../tables/clock/index.ts';
import type { PersonSettings } from '../../tables/settings.ts';
import type { Translate } from '../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../message.ts';
import { stamp } from './stamp.ts';

/** Whether a vacation is running, and what is left of this year's. A running one has its button. */
export function vacationMessage(
  t: Translate,
  { vacations, timeZone }: Pick<PersonSettings, 'vacations' | 'timeZone'>,
  now: Date,
  { justBegun = false }: { readonly justBegun?: boolean } = {},
): OutMessage {
  const running = vacationAt(vacations, now);
  const left = daysLeft(vacations, now, timeZone);
  if (!running) return plain(t('vacation.none', { left, budget: VACATION_DAYS_A_YEAR }));
  const key = justBegun ? 'vacation.started' : 'vacation.running';
  const back = button({ on: 'endVacation' }, t('button.endVacation'));
  return plain(t(key, { end: stamp(running.to, 'F'), left }), rowsOf([back]));
}

/** Why no vacation begins. */
export const vacationRefusal = (
  t: Translate,
  problem: 'badDays' | 'tooLong' | 'budget',
  left: number,
): OutMessage => plain(t(`vacation.${problem}`, { left, longest: LONGEST_VACATION_DAYS }));
