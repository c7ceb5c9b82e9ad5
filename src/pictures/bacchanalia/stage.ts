import type { Translate } from '../../texts/index.ts';
import { drawEmblem } from '../emblem.ts';
import { DYE, PIGMENT } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { write } from '../sheet.ts';
import { type Box, inside } from './box.ts';
import { bowed, drawCrown, drawDeus, drawFan, drawHalo, drawTie, drawUmbra } from './card.ts';
import { LIT, LOOK } from './dei.ts';
import { drawEmblemIn } from './emblems/emblem.ts';
import { helmet } from './emblems/law.ts';
import { rulers, rulingCards } from './ruling.ts';
import type { TableauPlayer, TableauView } from './view.ts';

const GAP = 24;
const NAME = 38;
/** What the ruling, the hand and the odd card take on the right. */
const ASIDE = 318;

/** The player on turn, in the light: every card large, with its Umbra. */
export function drawStage(pen: Pen, t: Translate, view: TableauView, player: TableauPlayer, box: Box): void {
  drawGround(pen, player, box);
  const inner = inside(box, 30, 20);
  const aside = { ...inner, x: inner.x + inner.width - ASIDE, width: ASIDE };
  const room = { ...inner, x: inner.x + 66, width: inner.width - ASIDE - 66 - 26 };
  drawDei(pen, view, player, room);
  drawAside(pen, t, view, player, aside);
}

function drawGround(pen: Pen, { color }: TableauPlayer, box: Box): void {
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 20);
  const light = pen.createRadialGradient(
    box.x + box.width * 0.4,
    box.y + box.height / 2,
    40,
    box.x + box.width * 0.4,
    box.y + box.height / 2,
    box.width * 0.6,
  );
  light.addColorStop(0, '#fffaf0');
  light.addColorStop(1, '#f8e3b4');
  pen.fillStyle = light;
  pen.fill();
  pen.save();
  pen.clip();
  pen.fillStyle = DYE[color].fill;
  pen.fillRect(box.x, box.y, 62, box.height);
  pen.fillStyle = PIGMENT.cream;
  pen.fillRect(box.x + 62, box.y, 5, box.height);
  pen.restore();
  pen.lineWidth = 7;
  pen.strokeStyle = DYE[color].fill;
  pen.stroke();
  for (const at of [0.2, 0.5, 0.8]) drawEmblem(pen, color, box.x + 32, box.y + box.height * at, 15, 5);
}

function drawDei(pen: Pen, view: TableauView, player: TableauPlayer, room: Box): void {
  const { dei, bacchusCame } = player;
  const widest = Math.min(190, room.height * 0.58);
  const width = Math.min(widest, (room.width - GAP * (dei.length - 1)) / Math.max(1, dei.length));
  const height = Math.min(width * 1.24, room.height - 34);
  const left = room.x + Math.max(0, (room.width - dei.length * (width + GAP) + GAP) / 2);
  const top = room.y + (room.height - height - width * 0.4) / 2 + 12;
  const ruling = rulingCards(view, player);
  const { ties } = rulers(view);
  for (const [i, { name, umbra }] of dei.entries()) {
    const card = { x: left + i * (width + GAP), y: top, width, height };
    if (bacchusCame && name === 'bacchus') {
      bowed(pen, card, (p, upright) => drawDeus(p, name, upright, { size: NAME * 0.8, umbra }));
      continue;
    }
    if (ruling.has(i) && !ties) drawHalo(pen, card);
    drawDeus(pen, name, card, { size: NAME, umbra, honoured: true });
    if (ruling.has(i) && ties) drawTie(pen, card);
  }
}

function drawAside(pen: Pen, t: Translate, view: TableauView, player: TableauPlayer, box: Box): void {
  const { ties, dei } = rulers(view);
  let y = box.y + 24;
  const [first] = dei;
  if (ties || first) {
    drawCrown(pen, box.x + 30, y + 16, 52);
    const text = ties ? t('tableau.ties') : first ? t('tableau.rules', { deus: LOOK[first].name }) : '';
    write(pen, text, box.x + 68, y, { size: 44, maxWidth: box.width - 68 });
  }
  y += 44;
  if (player.hand.length > 0) {
    write(pen, t('tableau.hand'), box.x, y + 8, {
      size: 34,
      fill: PIGMENT.terracottaDark,
      maxWidth: box.width,
    });
    drawFan(pen, player.hand, { x: box.x, y: y + 34, width: box.width, height: 96 }, false);
    y += 142;
  }
  if (player.odd) {
    const { odd } = player;
    bowed(pen, { x: box.x, y: y + 4, width: 108, height: 84 }, (p, upright) => drawUmbra(p, odd, upright));
    write(pen, t('tableau.odd'), box.x + 124, y + 46, {
      size: 34,
      fill: PIGMENT.terracottaDark,
      maxWidth: box.width - 124,
    });
  }
  if (player.milesNext) drawEmblemIn(pen, helmet, box.x + box.width - 30, box.y + box.height - 34, 62, LIT);
}
