import type { Translate } from '../../texts/index.ts';
import { PIGMENT } from '../palette.ts';
import { letter, type Pen } from '../pen.ts';
import { write } from '../sheet.ts';
import { type Box, cardRows, inside } from './box.ts';
import { drawDeus, drawHalo } from './card.ts';
import { LOOK } from './dei.ts';
import { drawEmblemIn, type Ink } from './emblems/emblem.ts';
import { spindle } from './emblems/fate.ts';
import { counted, rulers, rulingCards } from './ruling.ts';
import type { TableauView } from './view.ts';

const FATE = 300;
const PILES = 270;

/** What nobody owns: Dei, Parcae so far, deck and discards. */
export function drawMiddle(pen: Pen, t: Translate, view: TableauView, box: Box): void {
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 18);
  pen.fillStyle = PIGMENT.bucchero;
  pen.fill();
  pen.lineWidth = 5;
  pen.strokeStyle = PIGMENT.ochre;
  pen.stroke();
  const inner = inside(box, 20, 14);
  const piles = { ...inner, x: inner.x + inner.width - PILES, width: PILES };
  const fate = { ...inner, x: piles.x - FATE - 20, width: FATE };
  drawDei(pen, t, view, { ...inner, width: fate.x - inner.x - 20 });
  drawFate(pen, t, view, fate);
  drawPile(pen, t('tableau.deck'), view.deck, { ...piles, width: PILES / 2 - 6 }, true);
  drawPile(
    pen,
    t('tableau.discards'),
    view.discards,
    { ...piles, x: piles.x + PILES / 2 + 6, width: PILES / 2 - 6 },
    false,
  );
}

function drawDei(pen: Pen, t: Translate, view: TableauView, box: Box): void {
  const kinds = [...counted(view.middle)];
  const apart = view.amansApart ? 1 : 0;
  const places = cardRows(box, kinds.length + apart, 14, 150);
  const size = Math.min(36, (places[0]?.width ?? 0) * 0.36);
  const onTurn = view.players.find(({ color }) => color === view.onTurn);
  const ruling = onTurn && rulingCards(view, onTurn).size === 0 ? rulers(view).dei : [];
  for (const [i, [name, times]] of kinds.entries()) {
    const place = places[i];
    if (!place) continue;
    if (ruling.includes(name)) drawHalo(pen, inside(place, 6));
    drawDeus(pen, name, place, { size, times });
  }
  const last = places.at(-1);
  if (apart && last) {
    pen.save();
    pen.globalAlpha = 0.55;
    drawDeus(pen, 'amans', last, { size });
    pen.restore();
    pen.beginPath();
    pen.roundRect(last.x - 3, last.y - 3, last.width + 6, last.height + 6, 12);
    pen.setLineDash([10, 9]);
    pen.lineWidth = 5;
    pen.strokeStyle = PIGMENT.cream;
    pen.stroke();
    pen.setLineDash([]);
  }
  if (kinds.length === 0 && !apart)
    write(pen, t('tableau.noDei'), box.x + 10, box.y + box.height / 2, {
      size: 40,
      fill: PIGMENT.plasterShade,
      maxWidth: box.width - 20,
    });
}

const SPUN: Ink = { fill: PIGMENT.cream, shade: PIGMENT.gold, line: PIGMENT.ink };
const TO_COME: Ink = { fill: '#5d5048', shade: '#5d5048', line: PIGMENT.ink };

/** How often Parcae came, of how often. */
function drawFate(pen: Pen, t: Translate, { parcae, parcaeEnd, ending }: TableauView, box: Box): void {
  const shown = Math.max(1, parcaeEnd ?? parcae, parcae);
  const size = Math.min(76, (box.width / Math.min(9, shown)) * 0.98);
  const left = box.x + (box.width - size * Math.min(9, shown)) / 2;
  for (let i = 0; i < Math.min(9, shown); i++)
    drawEmblemIn(pen, spindle, left + size * (i + 0.5), box.y + 40, size, i < parcae ? SPUN : TO_COME);
  const count = parcaeEnd === null ? String(parcae) : `${parcae}/${parcaeEnd}`;
  const text = ending ? t('tableau.endings') : `${LOOK.parcae.name} ${count}`;
  write(pen, text, box.x + box.width / 2, box.y + box.height - 22, {
    size: 40,
    align: 'center',
    fill: ending ? '#ff9a7a' : PIGMENT.cream,
    maxWidth: box.width,
  });
}

function drawPile(pen: Pen, label: string, count: number, box: Box, faceDown: boolean): void {
  const height = box.height - 44;
  const width = height * 0.78;
  const x = box.x + (box.width - width) / 2;
  for (let i = Math.min(3, count); i > 0; i--) {
    pen.beginPath();
    pen.roundRect(x + (i - 1) * 5, box.y + (i - 1) * 3, width, height - 6, 8);
    pen.fillStyle = faceDown ? PIGMENT.terracotta : PIGMENT.buccheroLight;
    pen.fill();
    pen.lineWidth = 4;
    pen.strokeStyle = PIGMENT.plasterShade;
    pen.stroke();
  }
  letter(pen, String(count), x + width / 2, box.y + height / 2 - 3, { size: 46, fill: PIGMENT.cream });
  write(pen, label, box.x + box.width / 2, box.y + box.height - 20, {
    size: 34,
    align: 'center',
    fill: PIGMENT.plaster,
    maxWidth: box.width,
  });
}
