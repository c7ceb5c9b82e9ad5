import type { Color, GameEvent } from '../../../games/tuchulcha/index.ts';
import type { Seat, Sitting, Snowflake } from '../../../tables/game-types.ts';
import type { FinishedTable } from '../../../tables/results/result.ts';
import { logOf, sittingsOf } from '../../../tables/store.ts';
import { isOf, isOpen, type Table, type TableOf } from '../../../tables/table.ts';
import { type Frame, framesOf } from '../../../tables/tuchulcha/analysis/frames.ts';
import type { HandlerContext } from '../../context.ts';

/** A game that is over, or was closed after its start. */
export interface PastGame {
  readonly table: TableOf<'tuchulcha'>;
  /** At least one. */
  readonly frames: readonly Frame[];
  readonly sittings: readonly Sitting<'tuchulcha'>[];
}

/** `unplayed`: closed before anything was done. */
type WhyNot = 'goesOn' | 'unplayed';

export type Found =
  | { readonly ok: true; readonly game: PastGame }
  | { readonly ok: false; readonly why: 'story'; readonly table: TableOf<'bacchanalia'> }
  | { readonly ok: false; readonly why: WhyNot; readonly table: Table };

/**
 * The game of a table, for those who may see it. A story that has begun has a chronicle instead, and no turns to look at. Throws
 * where the log does not replay.
 */
export async function pastGame(context: HandlerContext, table: Table): Promise<Found> {
  if (isOf('bacchanalia', table) && table.setup) return { ok: false, why: 'story', table };
  if (isOpen(table)) return { ok: false, why: 'goesOn', table };
  if (!isOf('tuchulcha', table)) return { ok: false, why: 'unplayed', table };
  const { setup, id } = table;
  if (!setup || table.logLength === 0) return { ok: false, why: 'unplayed', table };
  const sittings = await sittingsOf(context.store, table);
  const frames = await context.filmCache.frames(id, async () =>
    framesOf({ setup, log: await logOf(context.store, table), sittings }),
  );
  return { ok: true, game: { table, frames, sittings } };
}

/** Whether a person may see the game of a line of the list, as at its table. */
export const mayList = ({ isPrivate, placings }: FinishedTable, userId: Snowflake): boolean =>
  !isPrivate || placings.some(({ player }) => player.kind === 'person' && player.userId === userId);

/** In another language than the table's. */
export const withLocale = (game: PastGame, locale: string): PastGame => ({
  ...game,
  table: { ...game.table, locale },
});

/** Who played each color when an entry of the log was written; a computer player that sits in counts as one. */
export function seatsAt({ table, sittings }: PastGame, seq: number): readonly Seat[] {
  return table.seats.map((seat) => {
    const sitting = sittings.findLast(({ color, seq: since }) => color === seat.color && since <= seq);
    if (!sitting) return seat;
    const { color } = seat;
    return { color, occupant: (sitting.standIn ? null : sitting.occupant) ?? { kind: 'computer' } };
  });
}

type Over = Extract<GameEvent, { type: 'over' }>;

/** How the game ended; null where it was closed before. */
export function endOf({ frames }: Pick<PastGame, 'frames'>): Over | null {
  const over = frames.at(-1)?.events.find((event) => event.type === 'over');
  return over ?? null;
}

/** The players in clockwise order. */
export const colorsOf = ({ table }: PastGame): readonly Color[] => table.setup?.players ?? [];
