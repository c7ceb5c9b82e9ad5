import type { Translate } from '../../texts/index.ts';
import { drawColorShape } from '../canvas/color-shapes.ts';
import { DYE, PIGMENT } from '../canvas/palette.ts';
import { type Box, fillDisc, inside, type Pen } from '../canvas/pen.ts';
import { drawName, inLines, write } from '../canvas/text.ts';
import { drawTablet } from '../canvas/wall.ts';
import { cardRows, drawBowedDeus, drawBowedUmbra, drawDeus, drawUmbra } from './cards.ts';
import { drawEmblem, ENDING, LIT, LOOK } from './emblems.ts';
import { calledBy, type TableauPlayer } from './view.ts';

const RIBBON = 50;

/** A player who is not on turn. Of one whose story is over the ending is shown: the Vinum that is left tells nothing. */
export function drawSeat(pen: Pen, t: Translate, player: TableauPlayer, box: Box): void {
  drawTablet(pen, box.x, box.y, box.width, box.height);
  const isGone = player.ended !== null || player.left;
  if (isGone) drawGone(pen, t, player, box);
  else drawCards(pen, player, box);
  drawRibbon(pen, t, player, box, isGone);
}

function drawRibbon(pen: Pen, t: Translate, player: TableauPlayer, box: Box, isGone: boolean): void {
  const { color, milesNext } = player;
  const { x, y } = box;
  const dye = DYE[color];
  const width = box.width - (milesNext ? 62 : 0);
  const middle = y + RIBBON / 2;
  pen.beginPath();
  pen.moveTo(x - 6, y);
  pen.lineTo(x + width, y);
  pen.lineTo(x + width - 22, middle);
  pen.lineTo(x + width, y + RIBBON);
  pen.lineTo(x - 6, y + RIBBON);
  pen.closePath();
  pen.fillStyle = isGone ? dye.shade : dye.fill;
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  fillDisc(pen, x + 28, middle, 23, PIGMENT.cream);
  drawColorShape(pen, color, x + 28, middle, 12, 4);
  drawName(pen, calledBy(t, player), x + 64, middle, {
    size: 40,
    fill: isGone ? '#ffffff' : dye.text,
    maxWidth: width - 64 - 30,
  });
  if (milesNext) drawMilesNext(pen, x + box.width - 30, middle + 4);
}

/** The next scene is the Miles Ending. */
export function drawMilesNext(pen: Pen, x: number, y: number): void {
  fillDisc(pen, x, y, 36, PIGMENT.ink);
  fillDisc(pen, x, y, 32, '#d8342a');
  drawEmblem(pen, LOOK.miles.emblem, x, y, 46, LIT);
}

function drawCards(pen: Pen, { dei, hand, odd, bacchusCame }: TableauPlayer, box: Box): void {
  const inner = inside({ ...box, y: box.y + RIBBON, height: box.height - RIBBON }, 12, 11);
  const places = cardRows(inner, dei.length + hand.length + (odd ? 1 : 0), 12, 160);
  const size = Math.min(36, (places[0]?.width ?? 0) * 0.37);
  for (const [i, { name, umbra }] of dei.entries()) {
    const place = places[i];
    if (!place) continue;
    if (bacchusCame && name === 'bacchus') drawBowedDeus(pen, name, place, { size, umbra });
    else drawDeus(pen, name, place, { size, umbra });
  }
  for (const [i, one] of hand.entries()) {
    const place = places[dei.length + i];
    if (place) drawUmbra(pen, one, inside(place, place.width * 0.12, place.height * 0.12));
  }
  const last = places.at(-1);
  if (odd && last) drawBowedUmbra(pen, odd, inside(last, last.width * 0.04, last.height * 0.04));
}

/** How the story ended, in the dark. */
function drawGone(pen: Pen, t: Translate, { ended }: TableauPlayer, box: Box): void {
  const { x, y, width, height } = box;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 18);
  pen.fillStyle = 'rgba(150,112,66,0.45)';
  pen.fill();
  const kind = ended ?? 'left';
  const size = Math.min(180, height - RIBBON - 24);
  const middle = y + RIBBON + (height - RIBBON) / 2;
  drawEmblem(pen, ENDING[kind], x + 34 + size / 2, middle, size, LIT);
  const room = width - size - 84;
  const lines = inLines(pen, t(`tableau.end.${kind}`), 44, room);
  for (const [i, line] of lines.entries()) {
    const dy = (i - (lines.length - 1) / 2) * 54;
    write(pen, line, x + 68 + size, middle + dy, { size: 44, maxWidth: room });
  }
}
