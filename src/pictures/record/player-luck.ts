import type { Translate } from '../../texts/index.ts';
import { drawEmblem } from '../emblem.ts';
import { drawName } from '../name.ts';
import { PIGMENT } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { drawLaurel } from '../roles.ts';
import { drawHeading, drawTablet, line, write } from '../sheet.ts';
import type { Box } from './curve.ts';
import { deviation, signed, signedShare, surplus } from './figures.ts';
import type { SummaryPlayer } from './view.ts';

/** Standard deviations at a bar's ends. */
const ENDS = 3;
const EACH = 146;

/** Every player's pips against the average, and what they changed where it is known. */
export function drawPlayersLuck(
  pen: Pen,
  t: Translate,
  locale: string,
  players: readonly SummaryPlayer[],
  box: Box,
): void {
  drawTablet(pen, box.x, box.y, box.width, box.height);
  const left = box.x + 24;
  const width = box.width - 48;
  drawHeading(pen, t('picture.luck'), left, box.y + 34, width);
  for (const [i, player] of players.entries()) {
    const y = box.y + 92 + i * Math.min(EACH * 1.3, (box.height - 62) / Math.max(1, players.length));
    if (player.won) drawLaurel(pen, left + 22, y, 17);
    drawEmblem(pen, player.color, left + 22, y, player.won ? 13 : 17, 4);
    drawName(pen, player.name, left + 62, y, { size: 42, fill: PIGMENT.ink, maxWidth: width - 62 });
    drawBar(pen, deviation(player.luck), left, y + 44, width);
    const pips = t('picture.pips', { pips: signed(locale, surplus(player.luck)) });
    const taken = write(pen, pips, left, y + 84, { size: 36, maxWidth: width / 2 });
    if (player.swing !== null) {
      write(pen, t('picture.swing', { change: signedShare(locale, player.swing) }), left + width, y + 84, {
        size: 36,
        align: 'right',
        maxWidth: width - taken - 24,
      });
    }
  }
}

/** From the middle to the right where there were more pips than on average, to the left where there were fewer. */
function drawBar(pen: Pen, sigmas: number, x: number, y: number, width: number): void {
  const middle = x + width / 2;
  const reach = (Math.max(-ENDS, Math.min(ENDS, sigmas)) / ENDS) * (width / 2);
  pen.fillStyle = PIGMENT.plasterShade;
  pen.fillRect(x, y - 10, width, 20);
  pen.fillStyle = reach >= 0 ? PIGMENT.leaf : PIGMENT.flameCore;
  pen.fillRect(Math.min(middle, middle + reach), y - 10, Math.abs(reach), 20);
  pen.lineWidth = 4;
  pen.strokeStyle = PIGMENT.ink;
  pen.strokeRect(x, y - 10, width, 20);
  line(pen, middle, y - 16, middle, y + 16, PIGMENT.ink, 5);
}
