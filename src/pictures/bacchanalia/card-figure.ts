import { DEI, type Deus, type Umbra } from '../../games/bacchanalia/index.ts';
import { translator } from '../../texts/index.ts';
import { PIGMENT } from '../canvas/palette.ts';
import { grid, inside } from '../canvas/pen.ts';
import { encode, type Picture, type Pixels } from '../canvas/picture.ts';
import { letter } from '../canvas/text.ts';
import { drawTitle, PAGE, paintPage } from '../canvas/wall.ts';
import { drawDeus, drawUmbra, hangingUnder } from './cards.ts';
import { LOOK } from './emblems.ts';

/** All cards, for a page of the rules: every Deus with an Umbra of its own upon it, and Parcae. */
export const drawDei = (locale: string): Promise<Picture> => encode(paintDei(locale), 'dei.jpg');

/** The same in words. */
export const describeDei = (locale: string): string =>
  translator(locale)('tableau.alt.dei', { dei: DEI.map((deus) => LOOK[deus].name).join(', ') });

/** Vinum’s has the goblet. */
const shadowOf = (deus: Deus): readonly Umbra[] => (deus === 'vinum' ? ['vinum', 'goblet'] : [deus]);

export function paintDei(locale: string): Pixels {
  const t = translator(locale);
  const { left: x, top: y, right, bottom } = PAGE;
  const places = grid({ x, y: y + 6, width: right - x, height: bottom - y - 6 }, 5, 2, 30);
  return paintPage((pen) => {
    drawTitle(pen, t('tableau.dei'));
    for (const [i, deus] of DEI.entries()) {
      const place = places[i];
      if (!place) continue;
      const card = { ...place, height: place.height - hangingUnder(place.width) };
      drawDeus(pen, deus, card, { size: 52, umbra: shadowOf(deus), roomy: true, counted: false });
    }
    const last = places[DEI.length];
    if (!last) return;
    const card = inside(last, 40, 54);
    drawUmbra(pen, 'parcae', { ...card, y: card.y + 20 });
    letter(pen, LOOK.parcae.name, last.x + last.width / 2, last.y + 30, { size: 52, fill: PIGMENT.ink });
  });
}
