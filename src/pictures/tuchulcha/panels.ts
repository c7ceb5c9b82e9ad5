/** The scoreboard: each color's player and role, and its haruspexes that are not on the road. */

import type { Color, ColorState, Role } from '../../games/tuchulcha/board.ts';
import { drawAvatar } from '../canvas/avatar.ts';
import { drawColorShape } from '../canvas/color-shapes.ts';
import { LABEL } from '../canvas/fonts.ts';
import { type Box, inside, type Point } from '../canvas/geometry.ts';
import { type Art, drawArt, LAUREL, loadArt } from '../canvas/load-art.ts';
import { DYE, PIGMENT } from '../canvas/palette.ts';
import { fillBox, fillDisc, type Pen, strokePath } from '../canvas/pen.ts';
import { around, drawSprite } from '../canvas/sprite.ts';
import { drawNamePlate, drawNumeral, NUMERAL, numeralBox, writeCentered } from '../canvas/text.ts';
import type { BoardPlayer } from './board-view.ts';
import type { Home, Layout, PlayerPanel } from './layout.ts';
import { VENOM, WINGS } from './pawns.ts';

const ART = {
  temple: loadArt('tuchulcha/home'),
  altar: loadArt('tuchulcha/offering'),
  forest: loadArt('tuchulcha/forest-round'),
  pit: loadArt('tuchulcha/pit'),
  mirror: loadArt('tuchulcha/mirror'),
} as const satisfies Readonly<Record<string, Art>>;

export interface ShownPanel {
  readonly state: ColorState;
  readonly player: BoardPlayer;
  /** The text instead of the counts of a color that is out. */
  readonly out: string;
  readonly isToMove: boolean;
  readonly hasWon: boolean;
}

export function drawPanel(pen: Pen, panel: PlayerPanel, shown: ShownPanel): void {
  const { color } = panel;
  const { state, player, isToMove, hasWon } = shown;
  drawTile(pen, panel, isToMove || hasWon ? DYE[color].fill : null);
  drawHead(pen, panel, player, state.role, hasWon);
  for (const home of countsOf(state.role)) drawCount(pen, home, color, state, panel.counts[home]);
  if (state.role === 'out') drawOut(pen, panel, shown.out);
}

export function countsOf(role: Role): readonly Home[] {
  if (role === 'out') return [];
  const all = ['temple', 'altar', 'forest'] as const;
  return role === 'tuchulcha' || role === 'lasaVecuvia' ? [...all, 'sanctuary'] : all;
}

/** Bright and with a border for the player of the turn. */
function drawTile(pen: Pen, { x, y, width, height }: Box, border: string | null): void {
  const tile = { x: 0, y: 0, width, height };
  drawSprite(pen, `tile ${width} ${height} ${border}`, x, y, inside(tile, -8), (own) => {
    fillBox(own, tile, 22, border ? '#fffaf0' : 'rgba(255,248,230,0.6)');
    if (border) strokePath(own, [16, PIGMENT.ink], [10, border]);
    else strokePath(own, [4, PIGMENT.tuffShade]);
  });
}

function drawHead(
  pen: Pen,
  panel: PlayerPanel,
  { name, face }: BoardPlayer,
  role: Role,
  hasWon: boolean,
): void {
  const { color, avatar } = panel;
  const { x, y, r } = avatar;
  const sign = role === 'tuchulcha' ? VENOM : role === 'lasaVecuvia' ? WINGS : hasWon ? LAUREL : null;
  if (sign)
    drawSprite(pen, `sign ${role} ${hasWon}`, x, y, around(r * 1.7), (own) =>
      drawArt(own, sign, 0, 0, (r * (role === 'tuchulcha' ? 0.8 : 0.62)) / 100),
    );
  if (face) drawAvatar(pen, face, color, x, y, sign ? r * 0.86 : r);
  else drawColorShape(pen, color, x, y, r * 0.7, 5);
  drawNamePlate(pen, name, panel.name);
}

/** Units from the middle of a count down to its number. */
export const LOWER: Readonly<Record<Home, number>> = { temple: 9, altar: 0, forest: 0, sanctuary: 0 };

function drawCount(pen: Pen, home: Home, color: Color, state: ColorState, { x, y }: Point): void {
  const count = state[home];
  const key = ['count', home, color, state.role, count].join(' ');
  drawSprite(pen, key, x, y, around(72), (own) => paintCount(own, home, color, state.role, count));
}

function paintCount(pen: Pen, home: Home, color: Color, role: Role, count: number): void {
  const { fill, shade } = DYE[color];
  if (home === 'temple') drawArt(pen, ART.temple, 0, 0, 0.46, { main: fill, shade });
  if (home === 'altar') drawArt(pen, ART.altar, 0, 0, 0.47);
  if (home === 'forest') drawArt(pen, ART.forest, 0, 0, 0.42);
  if (home === 'sanctuary') {
    if (role === 'tuchulcha') {
      drawArt(pen, ART.pit, 0, 0, 0.46);
      fillDisc(pen, 0, 0, 36, '#35241f');
    } else drawArt(pen, ART.mirror, 0, 0, 0.46);
  }
  drawNumeral(pen, String(count), LOWER[home], countInk(home, color, role));
}

export function countInk(home: Home, color: Color, role: Role): string {
  if (home === 'temple') return DYE[color].text;
  return home === 'sanctuary' && role === 'tuchulcha' ? PIGMENT.cream : PIGMENT.ink;
}

function drawOut(pen: Pen, panel: PlayerPanel, word: string): void {
  const { counts } = panel;
  fillBox(pen, panel, 22, 'rgba(234,216,178,0.5)');
  const middle = { x: (counts.temple.x + counts.forest.x) / 2, y: counts.temple.y };
  pen.font = `700 ${NUMERAL * 0.8}px ${LABEL}`;
  const half = Math.min(150, pen.measureText(word).width / 2 + 26);
  const plate = { x: middle.x - half, y: middle.y - 38, width: 2 * half, height: 76 };
  fillBox(pen, plate, 12, PIGMENT.terracottaDark);
  strokePath(pen, [5, PIGMENT.ink]);
  const style = { size: NUMERAL * 0.8, fill: PIGMENT.cream, maxWidth: 2 * half - 30 };
  writeCentered(pen, word, middle.x, middle.y, style);
}

/** Boxes that must stay readable in the scoreboard: names and counts. */
export function panelBoxes({ panels }: Layout, roleOf: (color: Color) => Role): readonly Box[] {
  return panels.flatMap(({ color, name, counts }) => {
    const numbers = countsOf(roleOf(color)).map((home) =>
      numeralBox('8', counts[home].x, counts[home].y + LOWER[home]),
    );
    return [name, ...numbers];
  });
}
