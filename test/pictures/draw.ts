import { painter as bacchanalia } from '../../src/pictures/bacchanalia/painter.ts';
import { drawPicture as draw, sharedPainter } from '../../src/pictures/draw-picture.ts';
import type { DescribedPicture, Drawable, Painters } from '../../src/pictures/painter.ts';
import { painter as tuchulcha } from '../../src/pictures/tuchulcha/painter.ts';

const PAINTERS: Painters = { shared: sharedPainter, tuchulcha, bacchanalia };

/** In the calling thread. */
export const drawPicture = async (what: Drawable): Promise<DescribedPicture> => draw(PAINTERS, what);

/** Its alt text. */
export const describePicture = ({ painter, kind, view }: Drawable): string =>
  PAINTERS[painter]?.[kind]?.describe(view) ?? '';
