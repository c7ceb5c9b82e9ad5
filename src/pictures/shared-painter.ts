import type { PainterOf } from './painter.ts';
import { drawLeaderboard } from './results/leaderboard.ts';
import { drawProfile } from './results/profile.ts';
import { describeLeaderboard, describeProfile, type SharedViews } from './results/result-views.ts';
import { describeStandings } from './seasons/season-view.ts';
import { drawStandings } from './seasons/standings.ts';

/** Draws whatever belongs to no game in particular. */
export const sharedPainter: PainterOf<SharedViews> = {
  leaderboard: { draw: drawLeaderboard, describe: describeLeaderboard },
  profile: { draw: drawProfile, describe: (view) => describeProfile(view) },
  standings: { draw: drawStandings, describe: describeStandings },
};
