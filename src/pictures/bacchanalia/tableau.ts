import { type Translate, translator } from '../../texts/index.ts';
import { drawBorder, drawFrieze, drawPlaque, PAGE, paintPage } from '../canvas/background.ts';
import { type Box, FRIEZE_HEIGHT, grid, WIDTH } from '../canvas/geometry.ts';
import { drawColorShape, PIGMENT } from '../canvas/palette.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Pixels } from '../canvas/picture.ts';
import { drawName, fitName, write } from '../canvas/text.ts';
import { CARD_STYLES, drawEmblem, type Ink } from './emblems.ts';
import { drawMiddle } from './middle.ts';
import { drawSeat, drawStage } from './players.ts';
import { displayNameOf, type TableauPlayer, type TableauView } from './tableau-view.ts';

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

/** Writes whose turn it is above the tableau, and draws the inner border in that color. */
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
