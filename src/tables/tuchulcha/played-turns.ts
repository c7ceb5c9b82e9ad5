import type { Color } from '../../games/tuchulcha/board.ts';
import { tuchulcha } from '../../games/tuchulcha/index.ts';
import type { Setup } from '../../games/tuchulcha/position.ts';
import type { GameEvent, GameState } from '../../games/tuchulcha/types.ts';
import type { LoggedAction, SeatColor, Sitting } from '../game-types.ts';
import { holderAt, type SeatPlayer } from '../results/result.ts';

/** An entry of a log, and whose turn it ends; null where the turn goes on. */
export interface LoggedTurnEnd extends LoggedAction<'tuchulcha'> {
  readonly endsTurnOf: Color | null;
}

/** An entry of a log, the game before and after it, what it did, and whose turn it ends. */
export interface ReplayedEntry extends LoggedTurnEnd {
  readonly before: GameState;
  readonly after: GameState;
  readonly events: readonly GameEvent[];
}

/**
 * A log replayed from a state between two turns. A turn ends with a confirmation, a pass or a devotion after a fall, the mover's
 * leaving, the end of the game; one in which another player's leaving ends the game has no end. Throws where the log does not
 * replay.
 */
export function replayLog(
  start: GameState,
  log: readonly LoggedAction<'tuchulcha'>[],
): readonly ReplayedEntry[] {
  let before = start;
  return log.map((entry): ReplayedEntry => {
    const applied = tuchulcha.apply(before, entry.action);
    if (!applied.ok) throw new Error(`entry ${entry.seq} of the log is refused: ${applied.refusal.code}`);
    const { state: after, events } = applied;
    const { turn } = before.position;
    const passed = after.turnNumber !== before.turnNumber;
    const over = tuchulcha.winners(after) !== null && !isLeavingOfOther(entry, turn);
    const replayed = { ...entry, before, after, events, endsTurnOf: passed || over ? turn : null };
    before = after;
    return replayed;
  });
}

const isLeavingOfOther = ({ action }: LoggedAction<'tuchulcha'>, mover: Color): boolean =>
  action.type === 'resign' && action.color !== mover;

/** A log with the ends of its turns. Throws where the log does not replay. */
export const endsOfTurns = (
  setup: Setup,
  log: readonly LoggedAction<'tuchulcha'>[],
): readonly LoggedTurnEnd[] => replayLog(tuchulcha.start(setup), log);

/** The winners and the reason of a game that its log ends; null where it goes on. */
export const overIn = (entries: readonly ReplayedEntry[]): Extract<GameEvent, { type: 'over' }> | null =>
  entries.at(-1)?.events.find((event) => event.type === 'over') ?? null;

interface PlayedTurn<T extends LoggedTurnEnd> {
  readonly color: Color;
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
