import type { Color } from '../../games/tuchulcha/board.ts';
import { findGameOver } from '../../games/tuchulcha/types.ts';
import type { Seat, Sitting } from '../../tables/game-types.ts';
import { logOf, sittingsOf } from '../../tables/store.ts';
import { isOf, isOpen, type Table, type TableOf } from '../../tables/table.ts';
import { type Frame, framesOf } from '../../tables/tuchulcha/analysis/frames.ts';
import type { Translate } from '../../texts/index.ts';
import type { HandlerContext } from '../handling/context.ts';
import { withComputerFor } from '../views/names.ts';
import type { NoPast } from '../views/refusal.ts';

/** A game that is over, or was closed after its start. */
export interface PastGame {
  readonly table: TableOf<'tuchulcha'>;
  readonly frames: readonly Frame[];
  readonly sittings: readonly Sitting<'tuchulcha'>[];
}

/** The game of a table, or why it can't be shown. Throws if the log doesn't replay. */
export async function pastGame(
  { store, services }: Pick<HandlerContext, 'store' | 'services'>,
  table: Table,
): Promise<PastGame | NoPast> {
  if (isOpen(table)) return 'goesOn';
  if (!isOf('tuchulcha', table) || !table.setup || table.logLength === 0) return 'unplayed';
  const { setup, id } = table;
  const sittings = await sittingsOf(store, table);
  const frames = await services.tuchulcha.filmCache.frames(id, async () =>
    framesOf({ setup, log: await logOf(store, table), sittings }),
  );
  return { table, frames, sittings };
}

export const withLocale = (game: PastGame, locale: string): PastGame => ({
  ...game,
  table: { ...game.table, locale },
});

/** The player of each color at a log entry. */
export function seatsAt({ table, sittings }: PastGame, seq: number): readonly Seat<'tuchulcha'>[] {
  return table.seats.map((seat) => {
    const sitting = sittings.findLast(({ color, seq: since }) => color === seat.color && since <= seq);
    if (!sitting) return seat;
    return { color: seat.color, occupant: sitting.occupant ?? { kind: 'computer' } };
  });
}

/** The game's table as texts on a turn name its players: `🤖 for Anna` if a computer player played it for her. */
export function tableIn(t: Translate, game: PastGame, { to, player, color }: Frame): PastGame['table'] {
  const seats = seatsAt(game, to - 1);
  return { ...game.table, seats: player === 'computer' ? withComputerFor(t, seats, color) : seats };
}

/** Null if the game was closed before its end. */
export const endOf = ({ frames }: Pick<PastGame, 'frames'>) => findGameOver(frames.at(-1)?.events ?? []);

export const playerColors = ({ table }: PastGame): readonly Color[] => table.setup?.players ?? [];
