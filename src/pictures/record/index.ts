export { describeFilm, describeLeaderboard, describeProfile, describeSummary, describeTurn } from './alt.ts';
export {
  type Animation,
  type AnimationOptions,
  type Animator,
  type AnimatorOptions,
  createAnimator,
} from './film/animator.ts';
export type { Film, FilmFrame } from './film/film.ts';
export { drawLeaderboard } from './leaderboard.ts';
export { drawProfile } from './profile.ts';
export { drawSummary } from './summary.ts';
export { drawTurn } from './turn.ts';
export type {
  CurvePoint,
  LeaderboardRow,
  LeaderboardView,
  Luck,
  Moment,
  ProfileView,
  ShownPeriod,
  ShownRating,
  SummaryPlayer,
  SummaryView,
  TimedMoment,
  Track,
  TurningPoint,
} from './view.ts';
