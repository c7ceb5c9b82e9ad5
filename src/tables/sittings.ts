import type { Color } from '../games/tuchulcha/color.ts';
import type { LoggedAction, Seat, Sitting, Snowflake, Table } from './table.ts';

/** Who sits where when a game begins. */
export const sittingsAtStart = (seats: readonly Seat[], at: Date): readonly Sitting[] =>
  seats.map(({ color, occupant }) => ({ seq: 0, color, occupant, standIn: false, why: 'start', at }));

/** A change of who holds or plays a seat, from now on. */
export const sittingOf = (
  { logLength }: Pick<Table, 'logLength'>,
  { color, occupant, standIn }: Seat,
  why: Sitting['why'],
  at: Date,
): Sitting => ({ seq: logLength, color, occupant, standIn: standIn ?? false, why, at });

/** Turns of a colour, by who played them: a person's id, or `computer`, for itself or in somebody's place. */
export type TurnsPlayed = ReadonlyMap<Color, ReadonlyMap<Snowflake | 'computer', number>>;

/**
 * Who played how many turns. A turn is whoever's who ended it; one that the bot ended for want of a choice, or because its
 * player wants it so, is that of who held the seat.
 */
export function turnsPlayed(
  log: readonly (LoggedAction & { readonly endsTurnOf: Color | null })[],
  sittings: readonly Sitting[],
): TurnsPlayed {
  const counts = new Map<Color, Map<Snowflake | 'computer', number>>();
  for (const { seq, actor, endsTurnOf: color } of log) {
    if (!color) continue;
    const player = actor === 'table' ? holderAt(sittings, color, seq) : actor;
    if (!player) continue;
    const own = counts.get(color) ?? new Map<Snowflake | 'computer', number>();
    own.set(player, (own.get(player) ?? 0) + 1);
    counts.set(color, own);
  }
  return counts;
}

function holderAt(sittings: readonly Sitting[], color: Color, seq: number): Snowflake | 'computer' | null {
  const sitting = sittings.findLast((one) => one.color === color && one.seq <= seq);
  if (!sitting?.occupant) return null;
  return sitting.standIn || sitting.occupant.kind === 'computer' ? 'computer' : sitting.occupant.userId;
}
