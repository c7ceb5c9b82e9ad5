import type { DescribedPicture, Drawable, Painters } from './painter.ts';

/** Draws in the calling thread. Rejects where no painter draws it. */
export async function drawPicture(painters: Painters, what: Drawable): Promise<DescribedPicture> {
  const { draw, describe } = paintingOf(painters, what);
  return { ...(await draw(what.view)), description: describe(what.view) };
}

/** Its alt text. */
export const describePicture = (painters: Painters, what: Drawable): string =>
  paintingOf(painters, what).describe(what.view);

/** Draws what first pictures need. */
export async function warmUp(painters: Painters): Promise<void> {
  for (const painter of Object.values(painters))
    for (const { draw, warmUp: view } of Object.values(painter)) if (view) await draw(view);
}

function paintingOf(painters: Painters, { painter, kind }: Drawable): Painters[string][string] {
  const painting = painters[painter]?.[kind];
  if (!painting) throw new Error(`nothing draws ${painter}’s ${kind}`);
  return painting;
}
