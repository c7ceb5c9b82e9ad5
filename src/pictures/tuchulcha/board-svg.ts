/** The board as SVG, for documents: constant parts once, and each position as a group over them. */

import { readFileSync } from 'node:fs';
import { memoized } from '../../cache-limits.ts';
import {
  type Color,
  type ColorState,
  entryOf,
  kindOf,
  type Position,
  stonesOf,
} from '../../games/tuchulcha/board.ts';
import { projectFile } from '../../project-file.ts';
import { HEIGHT, type Point, WIDTH } from '../canvas/geometry.ts';
import { DYE, PIGMENT } from '../canvas/palette.ts';
import { shortName } from '../formats.ts';
import { colorStates, type ShownDie, type ShownMove } from './board-view.ts';
import { type Layout, layoutOf, PAWN_RADIUS, roadAt, STONE_RADIUS } from './layout.ts';
import { countInk, countsOf, LOWER } from './panels.ts';
import { numeralMiddle, type Pawn, pawnsOf } from './pawns.ts';
import { entryWay, exitWay, ROAD_BANDS } from './road.ts';
import { headPoints, trailLine } from './trails.ts';

/** The contents of one group. */
export interface SvgMoment {
  readonly position: Position;
  readonly dice: readonly ShownDie[];
  readonly moves: readonly ShownMove[];
  /** Highlighted panels. */
  readonly lit: readonly Color[];
}

export const BOARD_BOX = `40 64 ${WIDTH - 80} ${HEIGHT - 96}`;

const ROLES = ['normal', 'neutral', 'tuchulcha', 'lasaVecuvia'] as const;

/** Emblems and stones, once for a document. */
export function boardDefinitions(colors: readonly Color[]): string {
  const stones = ['plain', 'mystical', 'ritual', 'passage', 'sealed'];
  return [
    ...stones.map((kind) => symbolOf(`s-${kind}`, `tuchulcha/stone-${kind}`)),
    ...['venom', 'wings', 'offering', 'pit', 'mirror', 'altar'].map((name) =>
      symbolOf(`a-${name}`, `tuchulcha/${name}`),
    ),
    symbolOf('a-forest', 'tuchulcha/forest-round'),
    symbolOf('a-laurel', 'laurel'),
    ...colors.flatMap((color) => [
      symbolOf(`t-${color}`, 'tuchulcha/home', { main: DYE[color].fill, shade: DYE[color].shade }),
      `<symbol id="c-${color}" overflow="visible">${shapeOf(color)}</symbol>`,
      ...ROLES.map((role) => pawnSymbol(color, role)),
    ]),
  ].join('');
}

function pawnSymbol(color: Color, role: (typeof ROLES)[number]): string {
  const shape = (scale: number, paint: string): string =>
    `<use href="#c-${color}" transform="scale(${scale})" ${paint}/>`;
  const sign = { normal: '', neutral: '', tuchulcha: '#a-venom', lasaVecuvia: '#a-wings' }[role];
  return [
    `<symbol id="p-${color}-${role}" overflow="visible">`,
    sign && `<use href="${sign}" transform="scale(${role === 'tuchulcha' ? 1 : 0.8})"/>`,
    shape(0.92, `fill="${PIGMENT.cream}" stroke="${PIGMENT.ink}" stroke-width="24"`),
    shape(0.76, `fill="${DYE[color].fill}"`),
    role === 'neutral' ? shape(0.5, `fill="${PIGMENT.cream}"`) : '',
    '</symbol>',
  ].join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
const whole = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const line = (points: readonly Point[]): string => `M${points.map(whole).join('L')}`;

const use = (href: string, { x, y }: Point, scale = 1, turn = 0): string =>
  `<use href="#${href}" transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${scale === 1 ? '' : ` scale(${round(scale * 100) / 100})`}"/>`;

const letters = (text: string, { x, y }: Point, size: number, fill: string, more: string): string =>
  `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}" fill="${fill}" text-anchor="middle" dominant-baseline="central"${more}>${escaped(text)}</text>`;

/** The board without anything that a turn changes. `nameOf`: a color's player. */
export function groundSvg(position: Position, nameOf: (color: Color) => string): string {
  const layout = layoutOf(position);
  const { board, stride } = layout;
  const road = Array.from({ length: 240 }, (_, at) => roadAt((at * board.size * stride) / 240));
  const kerbs = board.sectors.map((color) => {
    const start = (entryOf(board, color) - 1.5) * stride + 6;
    const span = 10 * stride - 12;
    const side = (offset: number): string =>
      `<path d="${line(Array.from({ length: 61 }, (_, at) => roadAt(start + (span * at) / 60, offset)))}" fill="none" stroke="${DYE[color].fill}" stroke-width="7"/>`;
    return side(35.5) + side(-35.5);
  });
  const ways = board.sectors.map((color) => {
    const way = (points: readonly Point[]): string =>
      `<path d="${line(points)}" fill="none" stroke="${DYE[color].fill}" stroke-width="13" stroke-linecap="round" stroke-dasharray="1 24"/>`;
    return way(entryWay(layout, color)) + way(exitWay(layout, color));
  });
  const stones = stonesOf(board).map((stone) => {
    const kind = kindOf(stone);
    const at = layout.stone(stone);
    const turn = kind === 'ritual' ? (Math.atan2(at.ny, at.nx) * 180) / Math.PI : 0;
    return [
      use(`s-${kind === 'ritual' ? 'plain' : kind}`, at),
      kind === 'ritual' ? use('s-ritual', at, 1, turn) : '',
    ].join('');
  });
  return [
    `<rect x="0" y="0" width="${WIDTH}" height="${HEIGHT}" fill="${PIGMENT.plaster}"/>`,
    ...ROAD_BANDS.map(
      ([width, ink]) => `<path d="${line(road)}Z" fill="none" stroke="${ink}" stroke-width="${width}"/>`,
    ),
    ...kerbs,
    ...ways,
    ...stones,
    ...layout.panels.map(({ color, x, y, width, height, avatar, name, counts }) =>
      [
        `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${width}" height="${height}" rx="22" fill="#fff8e6" fill-opacity=".7" stroke="${PIGMENT.tuffShade}" stroke-width="4"/>`,
        use(`p-${color}-${position.colors[color]?.role === 'neutral' ? 'neutral' : 'normal'}`, avatar, 0.4),
        letters(
          shortName(nameOf(color), Math.floor(name.width / LETTER)),
          { x: name.x + name.width / 2, y: name.y + name.height / 2 },
          40,
          PIGMENT.ink,
          ' font-weight="bold"',
        ),
        use(`t-${color}`, counts.temple, 0.46),
        use('a-offering', counts.altar, 0.47),
        use('a-forest', counts.forest, 0.42),
      ].join(''),
    ),
    use('a-altar', layout.altar, layout.altar.r / 128),
  ].join('');
}

/** Average width of a name's letter, in units. */
const LETTER = 27;

export function numbersSvg(position: Position): string {
  const layout = layoutOf(position);
  const halo = ` stroke="${PIGMENT.plaster}" stroke-width="8" stroke-linejoin="round" paint-order="stroke"`;
  return stonesOf(layout.board)
    .map((stone) =>
      letters(String(stone), roadAt(layout.reach(stone), STONE_RADIUS + 30), 34, PIGMENT.ink, halo),
    )
    .join('');
}

/** The marks that a moment adds to the ground. */
export function momentSvg({ position, dice, moves, lit }: SvgMoment): string {
  const layout = layoutOf(position);
  return [
    ...position.sealed.map((stone) => use('s-sealed', layout.stone(stone))),
    ...colorStates(position).map(([color, state]) => panelSvg(layout, color, state, lit.includes(color))),
    ...moves.map((move) => trailSvg(layout, move)),
    ...pawnsOf(layout, position).map(pawnSvg),
    ...moves.map((move) => headSvg(layout, move)),
    diceSvg(layout.altar, dice),
  ].join('');
}

function panelSvg(layout: Layout, color: Color, state: ColorState, isLit: boolean): string {
  const { x, y, width, height, counts, avatar } = layout.panel(color);
  const frame = isLit
    ? `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${width}" height="${height}" rx="22" fill="none" stroke="${DYE[color].fill}" stroke-width="12"/>`
    : '';
  if (state.role === 'out')
    return `<path d="M${Math.round(x + 20)} ${Math.round(y + 20)}L${Math.round(x + width - 20)} ${Math.round(y + height - 20)}" stroke="${PIGMENT.flameCore}" stroke-width="12" stroke-linecap="round"/>`;
  const hasRole = state.role === 'tuchulcha' || state.role === 'lasaVecuvia';
  return [
    frame,
    hasRole ? use(`p-${color}-${state.role}`, avatar, 0.4) : '',
    hasRole ? use(state.role === 'tuchulcha' ? 'a-pit' : 'a-mirror', counts.sanctuary, 0.46) : '',
    ...countsOf(state.role).map((home) =>
      letters(
        String(state[home]),
        { x: counts[home].x, y: counts[home].y + LOWER[home] },
        44,
        countInk(home, color, state.role),
        ' font-weight="bold"',
      ),
    ),
  ].join('');
}

function pawnSvg({ color, role, x, y, count, radius = PAWN_RADIUS, finished }: Pawn): string {
  const at = { x, y };
  return [
    finished ? use('a-laurel', at, radius / 100) : '',
    use(`p-${color}-${role}`, at, radius / 100),
    count > 1
      ? letters(
          String(count),
          { x, y: numeralMiddle(color, y) },
          44,
          role === 'neutral' ? PIGMENT.ink : DYE[color].text,
          ' font-weight="bold"',
        )
      : '',
  ].join('');
}

function trailSvg(layout: Layout, move: ShownMove): string {
  const points = trailLine(layout, move);
  if (points.length === 0) return '';
  const d = line(points.filter((_, at) => at < 3 || at % 2 === 0 || at === points.length - 1));
  const stroke = (width: number, ink: string): string =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return stroke(21, PIGMENT.cream) + stroke(12, DYE[move.color].fill);
}

function headSvg(layout: Layout, move: ShownMove): string {
  const corners = headPoints(layout, move);
  if (corners.length === 0) return '';
  return `<path d="${line(corners)}Z" fill="${DYE[move.color].fill}" stroke="${PIGMENT.cream}" stroke-width="5" paint-order="stroke"/>`;
}

/** On the altar, as digits: more readable than pips on a small board. */
const diceSvg = (altar: Point, dice: readonly ShownDie[]): string =>
  dice
    .map(({ value, state }, at) => {
      const x = altar.x + (at - (dice.length - 1) / 2) * 62;
      const pale = state === 'discarded' ? ' opacity=".45"' : '';
      return `<g${pale}><rect x="${round(x - 28)}" y="${round(altar.y - 28)}" width="56" height="56" rx="10" fill="${PIGMENT.cream}" stroke="${PIGMENT.ink}" stroke-width="4"/>${letters(String(value), { x, y: altar.y + 1 }, 42, PIGMENT.ink, ' font-weight="bold"')}</g>`;
    })
    .join('');

const fileOf = memoized((name: string) => readFileSync(projectFile(`assets/art/${name}.svg`), 'utf8'));

/** Converts a drawing of `assets/art` to a `<symbol>`. Colors become attributes, so that it needs no style sheet. */
function symbolOf(id: string, name: string, inks: Readonly<Record<string, string>> = {}): string {
  const text = fileOf(name);
  const usual = Object.fromEntries(
    [...text.matchAll(/\.(?:fill|stroke)-(\w+) \{ (?:fill|stroke): ([^ }]+) \}/g)].map(([, ink, color]) => [
      ink,
      color,
    ]),
  );
  const shapes = text
    // This effect keeps strokes as wide in screen pixels, which is too thick for small boards.
    .replaceAll(' vector-effect="non-scaling-stroke"', '')
    .replace(/<title>.*?<\/title>|<style>.*?<\/style>/gs, '')
    .replace(/ class="(fill|stroke)-(\w+)"/g, (_, paint, ink) => ` ${paint}="${inks[ink] ?? usual[ink]}"`)
    .replace(/^.*?<svg [^>]*>|<\/svg>\s*$/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
  return `<symbol id="${id}" overflow="visible"${joins(text)}>${shapes}</symbol>`;
}

const joins = (text: string): string =>
  [...(/<svg [^>]*>/.exec(text)?.[0] ?? '').matchAll(/ stroke-line(?:join|cap)="\w+"/g)].join('');

export const shapeOf = (color: string): string =>
  (/<(?:circle|rect|path) [^>]*\/>/.exec(fileOf(`color-shapes/${color}`))?.[0] ?? '').replace(
    / class="[^"]*"/,
    '',
  );

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
