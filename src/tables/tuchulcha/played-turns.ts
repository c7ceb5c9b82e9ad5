import type { Color } from '../../games/tuchulcha/board.ts';
import { tuchulcha } from '../../games/tuchulcha/game.ts';
import type { Setup } from '../../games/tuchulcha/position.ts';
import type { GameEvent, GameState } from '../../games/tuchulcha/types.ts';
import { runsOf } from '../../runs.ts';
import type { LoggedAction, SeatColor, Sitting } from '../game-types.ts';
import { holderAt, type SeatPlayer } from '../results/result.ts';

/** A log entry, the states before and after it, and its events. */
export interface ReplayedEntry extends LoggedAction<'tuchulcha'> {
  readonly before: GameState;
  readonly after: GameState;
  readonly events: readonly GameEvent[];
  /** The player whose turn it ends; null if the turn continues. */
  readonly endsTurnOf: Color | null;
}

/** Replays a game's whole log. Throws if it doesn't replay. */
export const replayLog = (
  setup: Setup,
  log: readonly LoggedAction<'tuchulcha'>[],
): readonly ReplayedEntry[] => replayFrom(tuchulcha.start(setup), log);

/**
 * Replays a log from a state between two turns. A turn ends with a confirmation, a pass or devotion after a fall, the mover's
 * leaving, or the game; if another player's leaving ends the game, the turn has no end. Throws if the log doesn't replay.
 */
export function replayFrom(
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

/** The entries of a turn, in order. */
export type Turn = readonly [ReplayedEntry, ...ReplayedEntry[]];

/** The turns, in order, including the current one. */
export const turnsIn = (entries: readonly ReplayedEntry[]): readonly Turn[] =>
  runsOf(entries, ([{ before }], entry) => before.turnNumber === entry.before.turnNumber);

/**
 * The player of a finished turn: the last one who acted in it. If the bot played it completely (no choice, or automatic
 * answers), the seat's holder. Null if it ended because others removed the mover.
 */
export function playerOfTurn(
  turn: readonly ReplayedEntry[],
  sittings: readonly Sitting[],
): SeatPlayer | null {
  const end = turn.at(-1);
  const color = end?.endsTurnOf;
  if (!color || (end.actor === 'table' && end.action.type === 'resign')) return null;
  const last = turn.findLast((entry) => entry.actor !== 'table' && !isLeavingOfOther(entry, color));
  return last && last.actor !== 'table' ? last.actor : holderAt(sittings, color, end.seq);
}

export type TurnsPlayed = ReadonlyMap<SeatColor, ReadonlyMap<SeatPlayer, number>>;

export function turnsPlayed(entries: readonly ReplayedEntry[], sittings: readonly Sitting[]): TurnsPlayed {
  const counts = new Map<SeatColor, Map<SeatPlayer, number>>();
  for (const turn of turnsIn(entries)) {
    const color = turn.at(-1)?.endsTurnOf;
    const player = playerOfTurn(turn, sittings);
    if (!color || !player) continue;
    const own = counts.get(color) ?? new Map<SeatPlayer, number>();
    own.set(player, (own.get(player) ?? 0) + 1);
    counts.set(color, own);
  }
  return counts;
}
