import type { PainterOf } from './painter.ts';
import { drawLeaderboard } from './results/leaderboard.ts';
import { drawProfile } from './results/profile.ts';
import {
  describeLeaderboard,
  describeProfile,
  describeStandings,
  type SharedViews,
} from './results/result-views.ts';
import { drawStandings } from './results/standings.ts';

/** Draws whatever belongs to no game in particular. */
export const sharedPainter: PainterOf<SharedViews> = {
  leaderboard: { draw: drawLeaderboard, describe: describeLeaderboard },
  profile: { draw: drawProfile, describe: (view) => describeProfile(view) },
  standings: { draw: drawStandings, describe: describeStandings },
};
