import type { FilmFrame } from '../../../pictures/tuchulcha/index.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { logOf, sittingsOf } from '../../../tables/store.ts';
import { isOpen, type TableOf } from '../../../tables/table.ts';
import { type Frame, framesOf } from '../../../tables/tuchulcha/analysis/frames.ts';
import type { HandlerContext } from '../../context.ts';
import { frameAfter } from '../film-frames.ts';

/** More would take longer to look at than to read. */
export const MOST_TURNS = 6;

/** The turns of a table that have come to their end, and of a game that is over all. */
export async function endedTurns(
  context: HandlerContext,
  table: TableOf<'tuchulcha'>,
): Promise<readonly Frame[]> {
  const { setup, id } = table;
  if (!setup || table.logLength === 0) return [];
  const read = async (): Promise<readonly Frame[]> =>
    framesOf({
      setup,
      log: await logOf(context.store, table, table),
      sittings: await sittingsOf(context.store, table, table),
    });
  if (!isOpen(table)) return context.services.tuchulcha.filmCache.frames(id, read);
  return (await read()).filter(({ ended }) => ended);
}

/** The turns after the last one that the person played; to whoever has played none, the last of each player. */
export function turnsSince(turns: readonly Frame[], userId: Snowflake, players: number): readonly Frame[] {
  const own = turns.findLastIndex(({ player }) => player === userId);
  return own >= 0 ? turns.slice(own + 1) : turns.slice(-players);
}

/** The board after the last of some turns, with the arrows of all of them. */
export function stillOf(locale: string, turns: readonly Frame[]): FilmFrame | null {
  const shown = turns.map((turn) => frameAfter(locale, turn));
  const last = shown.at(-1);
  if (!last) return null;
  return { ...last, board: { ...last.board, lastMoves: shown.flatMap(({ board }) => board.lastMoves) } };
}
