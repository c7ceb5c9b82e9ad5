import type { Translate } from '../../../texts/index.ts';
import { drawArt, LAUREL } from '../../canvas/art.ts';
import { drawColorShape, PIGMENT } from '../../canvas/palette.ts';
import type { Box, Pen } from '../../canvas/pen.ts';
import { drawName, write } from '../../canvas/text.ts';
import { drawTablet } from '../../canvas/wall.ts';
import { signedShare } from '../../figures.ts';
import type { SummaryPlayer } from './view.ts';

const EACH = 146;

/** Every player with how the dice changed their chance, and what their choices cost, where that is known. */
export function drawPlayers(
  pen: Pen,
  t: Translate,
  locale: string,
  players: readonly SummaryPlayer[],
  box: Box,
): void {
  drawTablet(pen, box.x, box.y, box.width, box.height);
  const left = box.x + 24;
  const width = box.width - 48;
  for (const [i, player] of players.entries()) {
    const y = box.y + 48 + i * Math.min(EACH * 1.3, (box.height - 12) / Math.max(1, players.length));
    if (player.won) drawArt(pen, LAUREL, left + 22, y, 0.17);
    drawColorShape(pen, player.color, left + 22, y, player.won ? 13 : 17, 4);
    drawName(pen, player.name, left + 62, y, { size: 42, fill: PIGMENT.ink, maxWidth: width - 62 });
    drawFigure(pen, locale, t('history.page.luck'), player.swing, { left, width, y: y + 50 });
    drawFigure(pen, locale, t('history.page.choices'), player.given, { left, width, y: y + 94 });
  }
}

function drawFigure(
  pen: Pen,
  locale: string,
  name: string,
  figure: number | null,
  { left, width, y }: { readonly left: number; readonly width: number; readonly y: number },
): void {
  if (figure === null) return;
  const taken = write(pen, name, left + 62, y, {
    size: 36,
    fill: PIGMENT.terracottaDark,
    maxWidth: width * 0.6,
  });
  const size = { size: 40, align: 'right', maxWidth: width - taken - 80 } as const;
  write(pen, signedShare(locale, figure), left + width, y, size);
}
