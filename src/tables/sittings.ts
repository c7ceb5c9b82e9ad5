import type { SeatColor, SetupOf } from './game.ts';
import { isLeavingOfOther, toldLog } from './record/told-log.ts';
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

/** Who plays: a person's id, or `computer`, for itself or in somebody's place. */
export type Player = Snowflake | 'computer';

/** Turns of a colour, by who played them. */
export type TurnsPlayed = ReadonlyMap<SeatColor, ReadonlyMap<Player, number>>;

/** An entry of a log, and whose turn it ends; null where the turn goes on. */
export type EndingAction = LoggedAction<'tuchulcha'> & {
  readonly endsTurnOf: SeatColor<'tuchulcha'> | null;
};

/** A log with the ends of its turns. Throws where the log does not replay. */
export const endsOfTurns = (
  setup: SetupOf<'tuchulcha'>,
  log: readonly LoggedAction<'tuchulcha'>[],
): readonly EndingAction[] => toldLog(setup, log).entries;

/** A turn that came to its end, and whose it was. */
export interface PlayedTurn<T extends EndingAction> {
  readonly color: SeatColor<'tuchulcha'>;
  readonly player: Player;
  /** From the first entry after the turn before to the one that ended it. */
  readonly entries: readonly T[];
}

/**
 * The turns by who played them. A turn is whoever's who did the last thing in it; one in which the bot did everything, for want
 * of a choice or because its player wants it so, is that of who had the seat. One that ended because the others took the
 * mover out of the game is nobody's.
 */
export function playedTurns<T extends EndingAction>(
  log: readonly T[],
  sittings: readonly Sitting[],
): readonly PlayedTurn<T>[] {
  const turns: PlayedTurn<T>[] = [];
  let begin = 0;
  for (const [index, { seq, actor, action, endsTurnOf: color }] of log.entries()) {
    if (!color) continue;
    const entries = log.slice(begin, index + 1);
    begin = index + 1;
    if (actor === 'table' && action.type === 'resign') continue;
    const last = entries.findLast((entry) => entry.actor !== 'table' && !isLeavingOfOther(entry, color));
    const player = last && last.actor !== 'table' ? last.actor : holderAt(sittings, color, seq);
    if (player) turns.push({ color, player, entries });
  }
  return turns;
}

/** Who played how many turns. */
export function turnsPlayed(log: readonly EndingAction[], sittings: readonly Sitting[]): TurnsPlayed {
  const counts = new Map<SeatColor, Map<Player, number>>();
  for (const { color, player } of playedTurns(log, sittings)) {
    const own = counts.get(color) ?? new Map<Player, number>();
    own.set(player, (own.get(player) ?? 0) + 1);
    counts.set(color, own);
  }
  return counts;
}

/** Who plays a colour at an entry of the log; null: nobody any more. */
export function holderAt(sittings: readonly Sitting[], color: SeatColor, seq: number): Player | null {
  const sitting = sittings.findLast((one) => one.color === color && one.seq <= seq);
  if (!sitting?.occupant) return null;
  return sitting.standIn || sitting.occupant.kind === 'computer' ? 'computer' : sitting.occupant.userId;
}
