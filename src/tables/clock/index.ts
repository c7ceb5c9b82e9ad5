export { type Interval, merged } from './interval.ts';
export { type Allowance, allowanceOf, isPace, PACES, type Pace, refilled } from './pace.ts';
export { pauseAt, pausesFrom, RESTLESS, type Rest, runningMs, whenRun } from './pauses.ts';
export {
  formatMinutes,
  LONGEST_QUIET_MINUTES,
  type ParsedQuietHours,
  parseQuietHours,
  type QuietHours,
} from './quiet-hours.ts';
export {
  daysLeft,
  endVacation,
  LONGEST_VACATION_DAYS,
  type PlannedVacation,
  planVacation,
  recentVacations,
  VACATION_DAYS_A_YEAR,
  vacationAt,
} from './vacation.ts';
export { canonicalZone, zonesLike } from './zones.ts';
