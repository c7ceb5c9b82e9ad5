import { type Translate, translator } from '../../texts/index.ts';
import { drawEmblem } from '../emblem.ts';
import { encode, type Picture, type Pixels } from '../encode.ts';
import { drawBorder, drawFrieze, drawPlaque } from '../frieze.ts';
import { FRIEZE_HEIGHT } from '../layout.ts';
import { drawName, fitName } from '../name.ts';
import { PIGMENT } from '../palette.ts';
import { type Pen, WIDTH } from '../pen.ts';
import { PAGE, paintPage } from '../sheet.ts';
import { type Box, grid } from './box.ts';
import { drawMiddle } from './middle.ts';
import { drawSeat } from './seat.ts';
import { drawStage } from './stage.ts';
import type { TableauPlayer, TableauView } from './view.ts';
import { calledBy } from './who.ts';

/** The tableau as an opaque picture of 1320 by 840 pixels. The same view gives the same bytes. */
export const drawTableau = (view: TableauView): Promise<Picture> => encode(paintTableau(view), 'tableau.jpg');

export function paintTableau(view: TableauView): Pixels {
  const t = translator(view.locale);
  return paintPage((pen) => {
    const at = view.players.findIndex(({ color }) => color === view.onTurn);
    const onTurn = view.players[at];
    const others = [...view.players.slice(at + 1), ...view.players.slice(0, Math.max(0, at))];
    const rows = others.length > 3 ? 2 : 1;
    const gap = rows === 2 ? 11 : 14;
    const middle = { x: PAGE.left, width: PAGE.right - PAGE.left, height: rows === 2 ? 150 : 172 };
    let y: number = PAGE.top;
    if (onTurn) {
      drawTurn(pen, t, onTurn);
      const stage = { ...middle, y, height: rows === 2 ? 346 : 392 };
      drawStage(pen, t, view, onTurn, stage);
      y += stage.height + gap;
    } else drawFrieze(pen, [], t('tableau.over'), false);
    drawMiddle(pen, t, view, { ...middle, y });
    y += middle.height + gap;
    drawSeats(pen, t, others, { ...middle, y, height: PAGE.bottom - y }, rows, gap);
  });
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
}

const SIZE = 50;

/** Whose turn it is, over the tableau; and the inner border in that colour. */
function drawTurn(pen: Pen, t: Translate, player: TableauPlayer): void {
  drawBorder(pen, [player.color]);
  const name = fitName(pen, calledBy(t, player), SIZE, 560);
  const text = fitName(pen, t('tableau.turn', { name }), SIZE, 900);
  const width = pen.measureText(text).width;
  drawPlaque(pen, Math.max(150, (width + 62) / 2 + 30));
  const y = FRIEZE_HEIGHT / 2 + 2;
  drawEmblem(pen, player.color, WIDTH / 2 - width / 2 - 8, y, 21, 6);
  drawName(pen, text, WIDTH / 2 + 32, y, {
    size: SIZE,
    fill: PIGMENT.ink,
    maxWidth: width + 10,
    align: 'center',
  });
}
