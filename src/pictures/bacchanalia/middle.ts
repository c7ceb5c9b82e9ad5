import type { Translate } from '../../texts/index.ts';
import { PIGMENT } from '../canvas/palette.ts';
import { type Box, inside, type Pen } from '../canvas/pen.ts';
import { write, writeCentered } from '../canvas/text.ts';
import { cardRows, drawDeus, drawHalo } from './cards.ts';
import { CARD_STYLES, drawEmblem, type Ink, LIT } from './emblems.ts';
import { counted, LATIN, rulers, rulingCards, type TableauView } from './tableau-view.ts';

const FATE = 300;
const PILES = 270;

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
  const places = cardRows(box, kinds.length + apart, 14, 160);
  const size = Math.min(36, (places[0]?.width ?? 0) * 0.37);
  const onTurn = view.players.find(({ color }) => color === view.onTurn);
  // A card's action may have moved the ruling Deus here.
  const ruling = onTurn && rulingCards(view, onTurn).size === 0 ? rulers(view).dei : [];
  for (const [i, [name, times]] of kinds.entries()) {
    const place = places[i];
    if (!place) continue;
    const card = ruling.includes(name) ? inside(place, place.width * 0.05, place.height * 0.07) : place;
    if (ruling.includes(name)) drawHalo(pen, card);
    drawDeus(pen, name, card, { size, times });
  }
  const last = places.at(-1);
  if (apart && last) drawApart(pen, last, size);
  // The first of two rows may be the longer one.
  const right = Math.max(...places.map(({ x, width }) => x + width));
  const taken = last ? right - box.x + 26 : 6;
  if (box.width - taken > 240)
    write(
      pen,
      t(kinds.length === 0 ? 'tableau.noDei' : 'tableau.middle'),
      box.x + taken,
      box.y + box.height / 2,
      {
        size: 38,
        fill: '#a8937a',
        maxWidth: box.width - taken,
      },
    );
}

function drawApart(pen: Pen, place: Box, size: number): void {
  const card = inside(place, 3);
  pen.save();
  pen.globalAlpha = 0.5;
  drawDeus(pen, 'amans', card, { size });
  pen.restore();
  pen.beginPath();
  pen.roundRect(card.x, card.y, card.width, card.height, 12);
  pen.setLineDash([12, 10]);
  pen.lineWidth = 6;
  pen.strokeStyle = PIGMENT.cream;
  pen.stroke();
  pen.setLineDash([]);
}

const TO_COME: Ink = { main: '#5d5048', shade: '#5d5048', line: PIGMENT.ink };

const MOST = 9;

function drawFate(pen: Pen, t: Translate, view: TableauView, box: Box): void {
  const { parcae, parcaeEnd, ending, onTurn } = view;
  const shown = Math.min(MOST, Math.max(1, parcaeEnd ?? 0, parcae));
  const size = Math.min(box.height - 44, 120, box.width / Math.min(shown, 4));
  const step = Math.min(size * 0.94, shown > 1 ? (box.width - size) / (shown - 1) : 0);
  const left = box.x + (box.width - size - step * (shown - 1)) / 2;
  const y = box.y + (box.height - 44) / 2;
  for (let i = 0; i < shown; i++)
    drawEmblem(
      pen,
      CARD_STYLES.parcae.emblem,
      left + size / 2 + step * i,
      y,
      size,
      i < parcae ? LIT : TO_COME,
    );
  const count = parcaeEnd === null ? String(parcae) : `${parcae}/${parcaeEnd}`;
  const isEnding = ending && onTurn !== null;
  write(
    pen,
    isEnding ? t('tableau.endings') : `${LATIN.parcae} ${count}`,
    box.x + box.width / 2,
    box.y + box.height - 20,
    {
      size: 40,
      align: 'center',
      fill: isEnding ? '#ff9a7a' : PIGMENT.cream,
      maxWidth: box.width,
    },
  );
}

function drawPile(pen: Pen, label: string, count: number, box: Box, isFaceDown: boolean): void {
  const height = Math.min(130, box.height - 46);
  const width = Math.max(78, height * 0.8);
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - 44 - height) / 2;
  pen.lineWidth = 4;
  pen.strokeStyle = PIGMENT.plasterShade;
  if (count === 0) {
    pen.setLineDash([9, 9]);
    pen.beginPath();
    pen.roundRect(x, y, width, height, 9);
    pen.stroke();
    pen.setLineDash([]);
  }
  for (let i = Math.min(3, count); i > 0; i--) {
    pen.beginPath();
    pen.roundRect(x + (i - 1) * 6, y + (i - 1) * 4, width, height, 9);
    pen.fillStyle = isFaceDown ? PIGMENT.terracotta : PIGMENT.buccheroLight;
    pen.fill();
    pen.stroke();
  }
  writeCentered(pen, String(count), x + width / 2, y + height / 2, { size: 46, fill: PIGMENT.cream });
  write(pen, label, box.x + box.width / 2, box.y + box.height - 19, {
    size: 36,
    align: 'center',
    fill: PIGMENT.plaster,
    maxWidth: box.width,
  });
}
