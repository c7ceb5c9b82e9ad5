import { COLORS, type Color } from '../../games/tuchulcha/board.ts';
import type { Position } from '../../games/tuchulcha/position.ts';
import type { SeatColor } from '../game.ts';
import type { Player } from '../sittings.ts';
import type { Occupant, Sitting } from '../table.ts';
import { facesOf, NOTHING, type Tallies, tallies } from './deeds.ts';
import { ranks } from './finish-order.ts';
import type { FinishedGame } from './finished-game.ts';
import { type Holding, holdingOf, wholeSittings } from './holding.ts';
import type { Deeds, GameResult, Placing } from './result.ts';
import { toldLog } from './told-log.ts';

/** How a finished game ended, from its log. Throws where the log does not replay, or not to an end. */
export function resultOf({ setup, log, sittings: written, seats }: FinishedGame<'tuchulcha'>): GameResult {
  const { state, entries } = toldLog(setup, log);
  const over = entries.at(-1)?.events.find((event) => event.type === 'over');
  if (over?.type !== 'over') throw new Error('The log does not come to the end of the game.');
  const sittings = wholeSittings(written, seats);
  const holdings = setup.players.map((color) => holdingOf(color, entries, sittings));
  const byPlayer = tallies(entries, sittings);
  const ranked = ranks(holdings, over.winners, state.position);
  const placings = holdings.flatMap((holding) =>
    playersOf(holding, byPlayer).map((player): Placing => {
      const { color, first, leftAt, last } = holding;
      const began = player === playerOf(first);
      const part = !began ? 'substitute' : leftAt === null ? 'whole' : 'left';
      const { turns, dice, pips, ...deeds } = byPlayer.get(color)?.get(player) ?? NOTHING;
      return {
        ...{ color, player: occupantOf(player, color, sittings), part },
        rank: began ? (ranked.get(color) ?? null) : null,
        won: part !== 'left' && player === last && over.winners.includes(color),
        ...{ turns, dice, pips, deeds: { ...deeds, ...endOf(color, state.position) } },
      };
    }),
  );
  return {
    players: setup.players.length,
    turns: state.turnNumber,
    reason: over.reason,
    faces: facesOf(entries),
    placings: placings.sort(inOrder),
  };
}

const playerOf = (occupant: Occupant): Player =>
  occupant.kind === 'computer' ? 'computer' : occupant.userId;

/** Who began with the colour, who ended with it, and who did anything with it between. */
const playersOf = ({ color, first, last }: Holding, byPlayer: Tallies): readonly Player[] => [
  ...new Set([playerOf(first), ...(byPlayer.get(color)?.keys() ?? []), ...(last === null ? [] : [last])]),
];

function occupantOf(player: Player, color: Color, sittings: readonly Sitting[]): Occupant {
  if (player === 'computer') return { kind: 'computer' };
  const named = sittings.findLast(
    ({ occupant, color: own }) => own === color && occupant?.kind === 'person' && occupant.userId === player,
  );
  return named?.occupant ?? { kind: 'person', userId: player, name: '' };
}

function endOf(color: Color, position: Position): Pick<Deeds, 'altar' | 'forest'> {
  const { altar = 0, forest = 0 } = position.colors[color] ?? {};
  return { altar, forest };
}

/** Substitutes last; those who are equal, clockwise. */
const CLOCKWISE: readonly SeatColor[] = COLORS;

const inOrder = (a: Placing, b: Placing): number =>
  (a.rank ?? Number.POSITIVE_INFINITY) - (b.rank ?? Number.POSITIVE_INFINITY) ||
  CLOCKWISE.indexOf(a.color) - CLOCKWISE.indexOf(b.color) ||
  0;
