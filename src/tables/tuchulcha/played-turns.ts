import type { Color } from '../../games/tuchulcha/board.ts';
import { tuchulcha } from '../../games/tuchulcha/index.ts';
import type { Setup } from '../../games/tuchulcha/position.ts';
import type { GameEvent, GameState } from '../../games/tuchulcha/types.ts';
import type { LoggedAction, SeatColor, SetupOf, Sitting } from '../game-types.ts';
import { holderAt, type SeatPlayer } from '../results/result.ts';

/** An entry of a log, and whose turn it ends; null where the turn goes on. */
export type LoggedTurnEnd = LoggedAction<'tuchulcha'> & {
  readonly endsTurnOf: SeatColor<'tuchulcha'> | null;
};

/** An entry of a log, what it did, and whose turn it ends; null where the turn goes on. */
export type ReplayedEntry = LoggedAction<'tuchulcha'> & {
  readonly events: readonly GameEvent[];
  readonly endsTurnOf: Color | null;
};

interface ReplayedLog {
  readonly state: GameState;
  readonly entries: readonly ReplayedEntry[];
}

/**
 * A log replayed. A turn ends with a confirmation, a pass or a devotion after a fall, the mover's leaving, the end of the
 * game; one in which another player's leaving ends the game has no end. Throws where the log does not replay.
 */
export function replayLog(setup: Setup, log: readonly LoggedAction<'tuchulcha'>[]): ReplayedLog {
  let state = tuchulcha.start(setup);
  const entries = log.map((entry): ReplayedEntry => {
    const before = state;
    const applied = tuchulcha.apply(before, entry.action);
    if (!applied.ok) throw new Error(`Action ${entry.seq} of the log is refused: ${applied.refusal.code}`);
    state = applied.state;
    const color = before.position.turn;
    const passed = state.turnNumber !== before.turnNumber;
    const over = tuchulcha.winners(state) !== null && !isLeavingOfOther(entry, color);
    return { ...entry, events: applied.events, endsTurnOf: passed || over ? color : null };
  });
  return { state, entries };
}

export const isLeavingOfOther = ({ action }: LoggedAction<'tuchulcha'>, mover: Color): boolean =>
  action.type === 'resign' && action.color !== mover;

/** A log with the ends of its turns. Throws where the log does not replay. */
export const endsOfTurns = (
  setup: SetupOf<'tuchulcha'>,
  log: readonly LoggedAction<'tuchulcha'>[],
): readonly LoggedTurnEnd[] => replayLog(setup, log).entries;

interface PlayedTurn<T extends LoggedTurnEnd> {
  readonly color: SeatColor<'tuchulcha'>;
  readonly player: SeatPlayer;
  /** From the first entry after the turn before to the one that ended it. */
  readonly entries: readonly T[];
}

/**
 * The turns by who played them. A turn is that of the player who did the last thing in it; one in which the bot did everything, for want
 * of a choice or because its player wants it so, is that of who had the seat. One that ended because the others took the
 * mover out of the game is nobody's.
 */
export function playedTurns<T extends LoggedTurnEnd>(
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

/** Turns of a color, by who played them. */
export type TurnsPlayed = ReadonlyMap<SeatColor, ReadonlyMap<SeatPlayer, number>>;

export function turnsPlayed(log: readonly LoggedTurnEnd[], sittings: readonly Sitting[]): TurnsPlayed {
  const counts = new Map<SeatColor, Map<SeatPlayer, number>>();
  for (const { color, player } of playedTurns(log, sittings)) {
    const own = counts.get(color) ?? new Map<SeatPlayer, number>();
    own.set(player, (own.get(player) ?? 0) + 1);
    counts.set(color, own);
  }
  return counts;
}
