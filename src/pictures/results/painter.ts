import type { PainterOf } from '../painter.ts';
import { describeLeaderboard, describeProfile } from './alt.ts';
import { drawLeaderboard } from './leaderboard.ts';
import { drawProfile } from './profile.ts';
import type { SharedViews } from './result-views.ts';

/** What is drawn of no game in particular. */
export const sharedPainter: PainterOf<SharedViews> = {
  leaderboard: { draw: drawLeaderboard, describe: describeLeaderboard },
  profile: { draw: drawProfile, describe: (view) => describeProfile(view) },
};
