import { type Translate, translator } from '../../texts/index.ts';
import { drawBorder, drawFrieze, drawPlaque, PAGE, paintPage } from '../canvas/background.ts';
import { drawColorShape } from '../canvas/color-shapes.ts';
import { type Box, FRIEZE_HEIGHT, grid, inside, WIDTH } from '../canvas/geometry.ts';
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
import type { Pixels } from '../canvas/sprite.ts';
import { drawName, fitName, write, writeCentered } from '../canvas/text.ts';
import {
  counted,
  displayNameOf,
  latinOf,
  rulers,
  rulingCards,
  type TableauPlayer,
  type TableauView,
} from './alt.ts';
import { CARD_STYLES, cardRows, drawDeus, drawEmblem, drawHalo, type Ink, LIT } from './cards.ts';
import { drawSeat, drawStage } from './players.ts';

export function paintTableau(view: TableauView): Pixels {
  const t = translator(view.locale);
  return paintPage((pen) => {
    const at = view.players.findIndex(({ color }) => color === view.onTurn);
    const onTurn = view.players[at];
    const others = [...view.players.slice(at + 1), ...view.players.slice(0, Math.max(0, at))];
    const rows = others.length > 3 ? 2 : 1;
    const gap = rows === 2 ? 11 : 14;
    const { stage, middle } = heights(view, rows);
    const width = { x: PAGE.left, width: PAGE.right - PAGE.left };
    let y: number = PAGE.top;
    if (onTurn) {
      drawTurn(pen, t, onTurn);
      drawStage(pen, t, view, onTurn, { ...width, y, height: stage });
      y += stage + gap;
    } else drawFrieze(pen, [], t(isIntroducing(view) ? 'tableau.introducing' : 'tableau.over'), false);
    // In a finished story the cards no longer matter, only how everybody ended.
    if (onTurn || isIntroducing(view)) {
      drawMiddle(pen, t, view, { ...width, y, height: middle });
      y += middle + gap;
    }
    drawSeats(pen, t, others, { ...width, y, height: PAGE.bottom - y }, rows, gap);
  });
}

const isIntroducing = ({ introducing = [] }: TableauView): boolean => introducing.length > 0;

/** The middle is large until everybody has a Vinum, since Dei are still given from it. */
function heights(
  { players, onTurn }: TableauView,
  rows: number,
): { readonly stage: number; readonly middle: number } {
  const both = rows === 2 ? 474 : 560;
  const isGiven = players.every(
    ({ dei, hand, odd }) => hand.length === 0 && odd === null && dei.every(({ name }) => name !== 'vinum'),
  );
  const middle = isGiven && onTurn !== null ? 290 : rows === 2 ? 144 : 172;
  return { stage: both - middle, middle };
}

function drawSeats(
  pen: Pen,
  t: Translate,
  players: readonly TableauPlayer[],
  box: Box,
  rows: number,
  gap: number,
): void {
  const places = grid(box, Math.ceil(players.length / rows), rows, gap + 8);
  for (const [i, player] of players.entries()) {
    const place = places[i];
    if (place) drawSeat(pen, t, player, place);
  }
  for (const { x, y, width, height } of places.slice(players.length))
    drawEmblem(pen, CARD_STYLES.bacchus.emblem, x + width / 2, y + height / 2, height * 0.84, PAINTED);
}

const PAINTED: Ink = { main: '#e3c793', shade: '#d3b988', line: '#c9a970' };

const SIZE = 50;

/** Writes the player of the turn above the tableau, and draws the inner border in that color. */
function drawTurn(pen: Pen, t: Translate, player: TableauPlayer): void {
  drawBorder(pen, [player.color]);
  const name = fitName(pen, displayNameOf(t, player), SIZE, 560, true);
  const nameWidth = pen.measureText(name).width;
  // The parts are drawn separately: a right-to-left name would reorder the text around it.
  const [before = '', after = ''] = t('tableau.turn', { name: SPLIT }).split(SPLIT);
  const widths = [before, after].map((part) => write(pen, part, 0, -SIZE, { size: SIZE }));
  const [beforeWidth = 0, afterWidth = 0] = widths;
  const width = beforeWidth + nameWidth + afterWidth;
  drawPlaque(pen, Math.max(150, (width + 62) / 2 + 30));
  const y = FRIEZE_HEIGHT / 2 + 2;
  const left = WIDTH / 2 - width / 2 + 31;
  drawColorShape(pen, player.color, left - 40, y, 21, 6);
  write(pen, before, left, y, { size: SIZE });
  drawName(pen, name, left + beforeWidth, y, { size: SIZE, fill: PIGMENT.ink, maxWidth: nameWidth + 1 });
  write(pen, after, left + beforeWidth + nameWidth, y, { size: SIZE });
}

const SPLIT = '\u0000';

const FATE = 300;
const PILES = 270;

function drawMiddle(pen: Pen, t: Translate, view: TableauView, box: Box): void {
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
  const places = cardRows(box, kinds.length + apart, 14);
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
