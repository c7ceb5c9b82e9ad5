/**
 * How two players' games ended under the first version of the rules: whoever was level on top shared, and a player level with
 * a neutral color won. Games begun then end so, and their logs replay to the same result.
 */
import { COLORS, type Color } from './board.ts';
import type { ColorState, Position, Setup } from './position.ts';
import type { EndReason } from './types.ts';

/** `winners`: by the rules of now. */
export function winnersUnder(
  { rules }: Setup,
  position: Position,
  winners: readonly Color[],
  reason: EndReason,
): readonly Color[] {
  if (rules !== undefined || position.players !== 2 || reason !== 'colorFinished') return winners;
  const ranked = COLORS.filter((color) => (position.colors[color]?.role ?? 'out') !== 'out');
  const rankOf = (color: Color): number => rank(position.colors[color]);
  const best = Math.max(...ranked.map(rankOf));
  const players = ranked.filter((color) => position.colors[color]?.role !== 'neutral');
  const top = players.filter((color) => rankOf(color) === best);
  return top.length > 0 ? top : players.filter((color) => color !== position.turn);
}

const rank = (state: ColorState | undefined): number => (state ? 16 * state.altar - state.forest : -99);
