import { painter as bacchanalia } from '../../src/pictures/bacchanalia/painter.ts';
import {
  type DescribedPicture,
  type Drawable,
  describePicture as describe,
  drawPicture as draw,
  type Painters,
} from '../../src/pictures/painter.ts';
import { sharedPainter } from '../../src/pictures/results/painter.ts';
import { seasonPainter } from '../../src/pictures/seasons/painter.ts';
import { painter as tuchulcha } from '../../src/pictures/tuchulcha/painter.ts';

const PAINTERS: Painters = { shared: sharedPainter, seasons: seasonPainter, tuchulcha, bacchanalia };

/** In the calling thread. */
export const drawPicture = (what: Drawable): Promise<DescribedPicture> => draw(PAINTERS, what);

export const describePicture = (what: Drawable): string => describe(PAINTERS, what);
