export { type Interval, merged } from './interval.ts';
export { type Allowance, allowanceOf, isPace, PACES, type Pace, refilled } from './pace.ts';
export { pausesFrom, RESTLESS, type Rest } from './pauses.ts';
export {
  canonicalZone,
  formatMinutes,
  LONGEST_QUIET_MINUTES,
  type ParsedQuietHours,
  parseQuietHours,
  type QuietHours,
  zonesLike,
} from './quiet-hours.ts';
export { pauseAt, runningMs, whenRun } from './running.ts';
export {
  daysLeft,
  endVacation,
  kept,
  LONGEST_VACATION_DAYS,
  type PlannedVacation,
  planVacation,
  VACATION_DAYS_A_YEAR,
  vacationAt,
} from './vacation.ts';
