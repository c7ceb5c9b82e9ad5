import { COLORS, type Color } from '../../games/tuchulcha/index.ts';
import type { TurningPoint as ShownPoint, SummaryView, TimedMoment, Track } from '../../pictures/index.ts';
import { pipsBy } from '../../tables/results/dice-statistics.ts';
import type { Frame } from '../../tables/results/frames.ts';
import { luckBy, type TurnLuck, turningPoints } from '../../tables/results/luck.ts';
import { translator } from '../../texts/index.ts';
import { momentOf, momentsOf } from './moments.ts';
import { colorsOf, endOf, type PastGame } from './past-game.ts';

/** Chances are counted in points, pictures in parts of one. */
const POINTS = 100;

const colorOf = ({ color }: Frame): Color => color;

/** A game for its picture, and for what is told beside it. */
export function summaryView(game: PastGame, luck: readonly TurnLuck[]): SummaryView {
  const { table, frames } = game;
  const winners = endOf(game)?.winners ?? [];
  const pips = pipsBy(frames, colorOf);
  const lucks = luckBy(frames, luck, colorOf);
  return {
    number: table.number,
    turns: frames.length,
    players: colorsOf(game).map((color) => {
      const rolled = pips.get(color);
      return {
        ...{ color, name: nameOf(game, color), won: winners.includes(color) },
        luck: { dice: rolled?.dice ?? 0, pips: rolled?.sum ?? 0 },
        swing: (lucks.get(color)?.luck ?? 0) / POINTS,
      };
    }),
    tracks: tracksOf(frames),
    marks: frames.flatMap(({ turn, events }) =>
      momentsOf(events).map((moment): TimedMoment => ({ ...moment, turn })),
    ),
    turningPoints: shownPoints(frames, luck),
    locale: table.locale,
  };
}

/** Plain, as pictures write it. */
function nameOf({ table }: PastGame, color: Color): string {
  const t = translator(table.locale);
  const occupant = table.seats.find((seat) => seat.color === color)?.occupant;
  if (occupant?.kind !== 'person') return t('who.computer');
  return occupant.name === '' ? t('who.gone') : occupant.name;
}

export const shownPoints = (frames: readonly Frame[], luck: readonly TurnLuck[]): ShownPoint[] =>
  turningPoints(frames, luck).map(({ turn, color, by, points, deed }) => ({
    ...{ turn, color, by, change: points / POINTS },
    dice: frames.find((frame) => frame.turn === turn)?.dice ?? [],
    moment: deed && momentOf(deed),
  }));

/** Of each colour up to the turn in which it went out. */
function tracksOf(frames: readonly Frame[]): Track[] {
  const [first] = frames;
  if (!first) return [];
  return COLORS.flatMap((color) => {
    const start = first.before.colors[color];
    if (!start) return [];
    const out = frames.findIndex(({ after }) => after.colors[color]?.role === 'out');
    const shown = out < 0 ? frames : frames.slice(0, out + 1);
    const states = [start, ...shown.flatMap(({ after }) => after.colors[color] ?? [])];
    return [{ color, altar: states.map(({ altar }) => altar), forest: states.map(({ forest }) => forest) }];
  });
}
