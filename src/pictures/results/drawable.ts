import type { Drawable } from '../painter.ts';
import type { LeaderboardView, ProfileView } from './result-views.ts';

export interface SharedViews {
  readonly leaderboard: LeaderboardView;
  readonly profile: ProfileView;
}

export const sharedPicture = <Kind extends keyof SharedViews>(
  kind: Kind,
  view: SharedViews[Kind],
): Drawable<SharedViews[Kind]> => ({ painter: 'shared', kind, view });
