import type { Translate } from '../../texts/index.ts';
import { drawEmblem } from '../emblem.ts';
import { drawName } from '../name.ts';
import { DYE, PIGMENT } from '../palette.ts';
import { fillDisc, type Pen } from '../pen.ts';
import { drawTablet, write } from '../sheet.ts';
import { type Box, cardRows, inside } from './box.ts';
import { bowed, drawDeus, drawUmbra } from './card.ts';
import { ENDING, LIT } from './dei.ts';
import { drawEmblemIn } from './emblems/emblem.ts';
import { helmet } from './emblems/law.ts';
import type { TableauPlayer } from './view.ts';
import { calledBy } from './who.ts';

const RIBBON = 52;
const GAP = 12;

/** A player who is not on turn. */
export function drawSeat(pen: Pen, t: Translate, player: TableauPlayer, box: Box): void {
  drawTablet(pen, box.x, box.y, box.width, box.height);
  const gone = player.ended !== null || player.left;
  if (gone) {
    drawCards(pen, player, box);
    pen.beginPath();
    pen.roundRect(box.x, box.y, box.width, box.height, 18);
    pen.fillStyle = 'rgba(214,190,146,0.72)';
    pen.fill();
    drawGone(pen, t, player, box);
  } else drawCards(pen, player, box);
  drawRibbon(pen, t, player, box, gone);
}

function drawRibbon(pen: Pen, t: Translate, player: TableauPlayer, box: Box, gone: boolean): void {
  const { color } = player;
  const dye = DYE[color];
  const width = box.width - (player.milesNext ? 74 : 0);
  pen.beginPath();
  pen.moveTo(box.x - 6, box.y);
  pen.lineTo(box.x + width, box.y);
  pen.lineTo(box.x + width - 22, box.y + RIBBON / 2);
  pen.lineTo(box.x + width, box.y + RIBBON);
  pen.lineTo(box.x - 6, box.y + RIBBON);
  pen.closePath();
  pen.fillStyle = gone ? dye.shade : dye.fill;
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  fillDisc(pen, box.x + 30, box.y + RIBBON / 2, 24, PIGMENT.cream);
  drawEmblem(pen, color, box.x + 30, box.y + RIBBON / 2, 12, 4);
  drawName(pen, calledBy(t, player), box.x + 66, box.y + RIBBON / 2, {
    size: 40,
    fill: gone ? '#ffffff' : dye.text,
    maxWidth: width - 66 - 30,
  });
  if (player.milesNext) {
    fillDisc(pen, box.x + box.width - 34, box.y + RIBBON / 2 + 6, 36, PIGMENT.ink);
    fillDisc(pen, box.x + box.width - 34, box.y + RIBBON / 2 + 6, 32, '#d8342a');
    drawEmblemIn(pen, helmet, box.x + box.width - 34, box.y + RIBBON / 2 + 6, 46, LIT);
  }
}

function drawCards(pen: Pen, player: TableauPlayer, box: Box): void {
  const { dei, hand, odd, bacchusCame } = player;
  const inner = inside({ ...box, y: box.y + RIBBON, height: box.height - RIBBON }, 14, 12);
  const aside = hand.length + (odd ? 1 : 0);
  const places = cardRows(inner, dei.length + aside, GAP, 170);
  const size = Math.min(36, (places[0]?.width ?? 0) * 0.36);
  for (const [i, { name, umbra }] of dei.entries()) {
    const place = places[i];
    if (!place) continue;
    if (bacchusCame && name === 'bacchus')
      bowed(pen, place, (p, upright) => drawDeus(p, name, upright, { size: size * 0.8, umbra }));
    else drawDeus(pen, name, place, { size, umbra });
  }
  for (const [i, one] of hand.entries()) {
    const place = places[dei.length + i];
    if (place) drawUmbra(pen, one, inside(place, place.width * 0.12, place.height * 0.12));
  }
  const last = places.at(-1);
  if (odd && last) bowed(pen, last, (p, upright) => drawUmbra(p, odd, upright));
}

/** How the story ended, over the cards that are left. */
function drawGone(pen: Pen, t: Translate, player: TableauPlayer, box: Box): void {
  const kind = player.ended ?? 'left';
  const size = Math.min(170, box.height - RIBBON - 24);
  const middle = box.y + RIBBON + (box.height - RIBBON) / 2;
  drawEmblemIn(pen, ENDING[kind], box.x + 30 + size / 2, middle, size, LIT);
  write(pen, t(`tableau.end.${kind}`), box.x + 54 + size, middle, {
    size: 42,
    maxWidth: box.width - size - 80,
  });
}
