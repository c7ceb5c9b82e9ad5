import { DYE, PIGMENT } from '../../../../pictures/canvas/palette.ts';
import { escaped } from '../../../../pictures/svg/art.ts';
import type { GamePage, PagePlayer } from './game-page.ts';

const PLOT = { left: 74, top: 22, width: 1000, height: 300 } as const;
const BOX = { width: 1140, height: 366 } as const;

/** Dashes and widths differ as well, so that the lines don't depend on color. */
const DASH = { blue: '', red: '22 12', yellow: '2 12', black: '' } as const;
const THICK = { blue: 7, red: 7, yellow: 8, black: 4 } as const;

/** Everybody's chances as curves. A click selects a turn. */
export function curveSvg({ players, turns, decisive }: GamePage, alt: string): string {
  const last = Math.max(1, turns.length - 1);
  const x = (turn: number): number => Math.round(PLOT.left + (PLOT.width * turn) / last);
  const y = (chance: number): number => Math.round(PLOT.top + PLOT.height * (1 - chance));
  const rules = [0, 0.5, 1].map(
    (chance) =>
      `<path d="M${PLOT.left} ${y(chance)}h${PLOT.width}" stroke="${PIGMENT.tuffShade}" stroke-width="2"/><text x="${PLOT.left - 10}" y="${y(chance)}" font-size="26" fill="${PIGMENT.terracottaDark}" text-anchor="end" dominant-baseline="central">${100 * chance}%</text>`,
  );
  const path = ({ chances }: PagePlayer): string =>
    `M${chances.map((chance, turn) => `${x(turn)} ${y(chance)}`).join('L')}`;
  const lines = players.map((player) => {
    const { color } = player;
    const stroke = (ink: string, width: number, dash: string): string =>
      `<path d="${path(player)}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${dash && ` stroke-dasharray="${dash}"`}/>`;
    return (
      stroke(PIGMENT.ink, THICK[color] + 4, '') +
      stroke(color === 'black' ? PIGMENT.cream : DYE[color].fill, THICK[color], DASH[color])
    );
  });
  const missed = turns.flatMap(({ turn, better, moment }) => {
    const player = players.find(({ color }) => better && color === moment.lit[0]);
    if (!player) return [];
    const at = y(player.chances[turn] ?? 0);
    return [
      `<path d="M${x(turn)} ${at - 22}l11 18h-22z" fill="${PIGMENT.flameCore}" stroke="${PIGMENT.cream}" stroke-width="4" paint-order="stroke"/>`,
    ];
  });
  const ends = endPlaces(players.map(({ chances }) => y(chances.at(-1) ?? 0)));
  const emblems = players.map(
    ({ color }, at) =>
      `<use href="#c-${color}" transform="translate(${PLOT.left + PLOT.width + 34} ${ends[at]}) scale(.16)" fill="${DYE[color].fill}" stroke="${PIGMENT.ink}" stroke-width="18" paint-order="stroke"/>`,
  );
  const ticks = ticksOf(last).map(
    (turn) =>
      `<text x="${x(turn)}" y="${PLOT.top + PLOT.height + 26}" font-size="24" fill="${PIGMENT.terracottaDark}" text-anchor="middle">${turn}</text>`,
  );
  const flag =
    decisive === null
      ? ''
      : `<path d="M${x(decisive)} ${PLOT.top}v${PLOT.height}" stroke="${PIGMENT.terracotta}" stroke-width="4" stroke-dasharray="4 10"/>`;
  return [
    `<svg id="curve" class="curve" viewBox="0 0 ${BOX.width} ${BOX.height}" role="img" aria-label="${escaped(alt)}" data-left="${PLOT.left}" data-width="${PLOT.width}">`,
    ...rules,
    ...ticks,
    flag,
    ...lines,
    ...missed,
    ...emblems,
    `<line id="cursor" x1="${PLOT.left}" x2="${PLOT.left}" y1="${PLOT.top - 8}" y2="${PLOT.top + PLOT.height + 4}" stroke="${PIGMENT.ink}" stroke-width="3"/></svg>`,
  ].join('');
}

/** A tick for every fifth, tenth or twentieth turn. */
function ticksOf(last: number): readonly number[] {
  const step = [5, 10, 20].find((size) => last / size <= 9) ?? 50;
  return Array.from({ length: Math.floor(last / step) }, (_, at) => (at + 1) * step);
}

const APART = 40;

/** Places for emblems, top to bottom, so that none covers another. */
function endPlaces(wanted: readonly number[]): readonly number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const places: number[] = [];
  let free = 0;
  for (const [nth, at] of order.entries()) {
    const lowest = PLOT.top + PLOT.height - (order.length - 1 - nth) * APART;
    const place = Math.min(lowest, Math.max(wanted[at] ?? 0, free));
    places[at] = place;
    free = place + APART;
  }
  return places;
}
