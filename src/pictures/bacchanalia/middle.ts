import type { Translate } from '../../texts/index.ts';
import { type Box, grid, inside } from '../canvas/geometry.ts';
import { PIGMENT } from '../canvas/palette.ts';
import {
  drawDashed,
  fillBox,
  type Pen,
  roundBox,
  type Stroke,
  strokePath,
  withSavedState,
} from '../canvas/pen.ts';
import { write, writeCentered } from '../canvas/text.ts';
import { cardRows, drawDeus, drawHalo } from './cards.ts';
import { CARD_STYLES, drawEmblem, type Ink, LIT } from './emblems.ts';
import { counted, latinOf, rulers, rulingCards, type TableauView } from './tableau-view.ts';

const FATE = 300;
const PILES = 270;

export function drawMiddle(pen: Pen, t: Translate, view: TableauView, box: Box): void {
  fillBox(pen, box, 18, PIGMENT.bucchero);
  strokePath(pen, [5, PIGMENT.ochre]);
  const inner = inside(box, 20, 14);
  const piles = { ...inner, x: inner.x + inner.width - PILES, width: PILES };
  const fate = { ...inner, x: piles.x - FATE - 20, width: FATE };
  drawDei(pen, t, view, { ...inner, width: fate.x - inner.x - 20 });
  drawFate(pen, t, view, fate);
  const [deck, discards] = grid(piles, 2, 1, 12);
  if (deck) drawPile(pen, t('tableau.deck'), view.deck, deck, PIGMENT.terracotta);
  if (discards) drawPile(pen, t('tableau.discards'), view.discards, discards, PIGMENT.buccheroLight);
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
  const label = t(kinds.length === 0 ? 'tableau.noDei' : 'tableau.middle');
  const style = { size: 38, fill: '#a8937a', maxWidth: box.width - taken };
  if (style.maxWidth > 240) write(pen, label, box.x + taken, box.y + box.height / 2, style);
}

function drawApart(pen: Pen, place: Box, size: number): void {
  const card = inside(place, 3);
  withSavedState(pen, () => {
    pen.globalAlpha = 0.5;
    drawDeus(pen, 'amans', card, { size });
  });
  roundBox(pen, card, 12);
  drawDashed(pen, [12, 10], () => strokePath(pen, [6, PIGMENT.cream]));
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
  const { emblem } = CARD_STYLES.parcae;
  for (let i = 0; i < shown; i++)
    drawEmblem(pen, emblem, left + size / 2 + step * i, y, size, i < parcae ? LIT : TO_COME);
  const count = parcaeEnd === null ? String(parcae) : `${parcae}/${parcaeEnd}`;
  const isEnding = ending && onTurn !== null;
  const text = isEnding ? t('tableau.endings') : `${latinOf('parcae')} ${count}`;
  const style = { size: 40, fill: isEnding ? '#ff9a7a' : PIGMENT.cream, maxWidth: box.width };
  writeCentered(pen, text, box.x + box.width / 2, box.y + box.height - 20, style);
}

function drawPile(pen: Pen, label: string, count: number, box: Box, back: string): void {
  const height = Math.min(130, box.height - 46);
  const width = Math.max(78, height * 0.8);
  const middle = box.x + box.width / 2;
  const card = { x: middle - width / 2, y: box.y + (box.height - 44 - height) / 2, width, height };
  const edge: Stroke = [4, PIGMENT.plasterShade];
  if (count === 0) {
    roundBox(pen, card, 9);
    drawDashed(pen, [9, 9], () => strokePath(pen, edge));
  }
  for (let i = Math.min(3, count) - 1; i >= 0; i--) {
    fillBox(pen, { ...card, x: card.x + i * 6, y: card.y + i * 4 }, 9, back);
    strokePath(pen, edge);
  }
  writeCentered(pen, String(count), middle, card.y + height / 2, { size: 46, fill: PIGMENT.cream });
  const style = { size: 36, fill: PIGMENT.plaster, maxWidth: box.width };
  writeCentered(pen, label, middle, box.y + box.height - 19, style);
}
