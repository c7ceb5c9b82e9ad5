import { encodeJpeg } from './canvas/sprite.ts';
import { withDrawableNames } from './drawable-names.ts';
import type { DescribedPicture, Drawable, Painter, Painters } from './painter.ts';
import { paintLeaderboard } from './results/leaderboard.ts';
import { drawByPlayers, drawStreak, paintProfile } from './results/profile.ts';
import {
  describeLeaderboard,
  describeProfile,
  describeStandings,
  type ProfileView,
} from './results/result-views.ts';
import { paintStandings } from './results/standings.ts';

/** Draws whatever belongs to no game in particular. */
export const sharedPainter = {
  leaderboard: { paint: paintLeaderboard, describe: describeLeaderboard },
  profile: {
    paint: (view: ProfileView) => paintProfile(view, [drawByPlayers, drawStreak]),
    describe: (view: ProfileView) => describeProfile(view),
  },
  standings: { paint: paintStandings, describe: describeStandings },
} satisfies Painter;

/** Draws in the calling thread. Throws where no painter draws it. */
export function drawPicture(painters: Painters, { painter, kind, view }: Drawable): DescribedPicture {
  const painting = painters[painter]?.[kind];
  if (!painting) throw new Error(`nothing draws ${painter}’s ${kind}`);
  const locale = 'locale' in view && typeof view.locale === 'string' ? view.locale : 'en';
  const bytes = encodeJpeg(painting.paint(withDrawableNames(view, locale)));
  return { bytes, type: 'image/jpeg', name: `${kind}.jpg`, description: painting.describe(view) };
}

/** Draws what first pictures need. */
export function warmUp(painters: Painters): void {
  for (const painter of Object.values(painters))
    for (const { paint, warmUp: view } of Object.values(painter)) if (view) encodeJpeg(paint(view));
}
