import { ELLIPSIS, graphemesOf } from '../text.ts';
import { translator } from '../texts/index.ts';
import { isDrawable } from './canvas/fonts.ts';
import { encodeJpeg } from './canvas/sprite.ts';
import type { DescribedPicture, Drawable, Painter, Painters } from './painter.ts';
import { paintLeaderboard, paintStandings } from './results/leaderboard.ts';
import { drawByPlayers, drawStreak, paintProfile } from './results/profile.ts';
import {
  describeLeaderboard,
  describeProfile,
  describeStandings,
  type ProfileView,
} from './results/result-views.ts';

/** The pictures that belong to no game in particular. */
export const sharedPainter = {
  leaderboard: { paint: paintLeaderboard, describe: describeLeaderboard },
  profile: {
    paint: (view: ProfileView) => paintProfile(view, [drawByPlayers, drawStreak]),
    describe: (view: ProfileView) => describeProfile(view),
  },
  standings: { paint: paintStandings, describe: describeStandings },
} satisfies Painter;

declare module './painter.ts' {
  interface PainterTypes {
    readonly shared: typeof sharedPainter;
  }
}

/** Draws in the calling thread. Throws if no painter draws it. */
export function drawPicture(painters: Painters, { painter, kind, view }: Drawable): DescribedPicture {
  const painting = painters[painter]?.[kind];
  if (!painting) throw new Error(`nothing draws ${painter}’s ${kind}`);
  const locale = 'locale' in view && typeof view.locale === 'string' ? view.locale : 'en';
  const bytes = encodeJpeg(painting.paint(withDrawableNames(view, locale)));
  return { bytes, type: 'image/jpeg', name: `${kind}.jpg`, description: painting.describe(view) };
}

/** Draws everything that first pictures need. */
export function warmUp(painters: Painters): void {
  for (const painter of Object.values(painters))
    for (const { paint, warmUp: view } of Object.values(painter)) if (view) encodeJpeg(paint(view));
}

/** Keys of people's texts in a view. */
const WRITTEN = ['name', 'title'];

const COLORS = ['blue', 'red', 'yellow', 'black', 'green', 'violet'] as const;

/**
 * A copy of a picture's view with names reduced to letters in our fonts: other letters would be boxes. A name without readable
 * letters becomes its seat's color.
 */
export function withDrawableNames<View extends object>(view: View, locale: string): View {
  const t = translator(locale);
  const otherwise = (named: unknown): string => {
    const color = COLORS.find((one) => one === named);
    return color ? t(`color.${color}`) : ELLIPSIS;
  };
  /** `at`: the key of an object in its parent. */
  const adapt = (one: object, at: string): void => {
    for (const [key, value] of Object.entries(one)) {
      if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) adapt(value, key);
      else if (typeof value === 'string' && WRITTEN.includes(key))
        Reflect.set(one, key, drawable(value, otherwise('color' in one ? one.color : at)));
    }
    if ('kind' in one && one.kind === 'initial' && 'text' in one)
      Reflect.set(one, 'text', drawable(String(one.text), '?'));
  };
  const copy = structuredClone(view);
  adapt(copy, '');
  return copy;
}

function drawable(text: string, otherwise: string): string {
  const letters = graphemesOf(text);
  const drawn = letters.filter(isDrawable);
  if (drawn.length === letters.length) return text;
  return drawn.some((letter) => /[\p{L}\p{N}]/u.test(letter)) ? drawn.join('').trim() : otherwise;
}
