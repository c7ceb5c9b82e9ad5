import { painter as bacchanalia } from '../../src/pictures/bacchanalia/painter.ts';
import {
  type DescribedPicture,
  type Drawable,
  drawPicture as draw,
  type Painters,
} from '../../src/pictures/painter.ts';
import { sharedPainter } from '../../src/pictures/shared-painter.ts';
import { painter as tuchulcha } from '../../src/pictures/tuchulcha/painter.ts';

const PAINTERS: Painters = { shared: sharedPainter, tuchulcha, bacchanalia };

/** In the calling thread. */
export const drawPicture = (what: Drawable): Promise<DescribedPicture> => draw(PAINTERS, what);

/** Its alt text. */
export const describePicture = ({ painter, kind, view }: Drawable): string =>
  PAINTERS[painter]?.[kind]?.describe(view) ?? '';
