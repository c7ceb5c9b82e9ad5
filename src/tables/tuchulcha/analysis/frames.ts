import type { Color, Position, Setup } from '../../../games/tuchulcha/board.ts';
import { tuchulcha } from '../../../games/tuchulcha/game.ts';
import { type Highlight, highlightsOf, type TimedHighlight } from '../../../games/tuchulcha/highlights.ts';
import type { Devotion, GameEvent, GameState, Step } from '../../../games/tuchulcha/types.ts';
import { runsOf } from '../../../runs.ts';
import type { LoggedAction, SeatColor, Sitting } from '../../game-types.ts';
import { type FinishedGame, holderAt, type SeatPlayer } from '../../results/result.ts';

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
function replayFrom(start: GameState, log: readonly LoggedAction<'tuchulcha'>[]): readonly ReplayedEntry[] {
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

type Turn = readonly [ReplayedEntry, ...ReplayedEntry[]];

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

/** An action of a turn that was not taken back, with the position after it. */
export type Stage =
  | { readonly kind: 'devoted'; readonly devotion: Devotion; readonly position: Position }
  /** A third or fourth die is a separate roll. */
  | { readonly kind: 'rolled'; readonly dice: readonly number[]; readonly position: Position }
  | { readonly kind: 'kept'; readonly position: Position }
  | { readonly kind: 'discarded'; readonly die: number; readonly position: Position }
  | { readonly kind: 'stepped'; readonly step: Step; readonly position: Position }
  | { readonly kind: 'left'; readonly position: Position };

export interface Frame {
  readonly turn: number;
  readonly color: Color;
  /** Its player; for a running turn, the player to act. Null: nobody. */
  readonly player: SeatPlayer | null;
  /** Its log entries: from this one (inclusive) to this one (exclusive). */
  readonly from: number;
  readonly to: number;
  readonly before: Position;
  /** Once the turn has passed, it is the next player's. */
  readonly after: Position;
  /** Without steps that were taken back. */
  readonly stages: readonly Stage[];
  readonly dice: readonly number[];
  readonly discarded: number | null;
  readonly steps: readonly Step[];
  /** The events of the turn in order, without the beginning of the next turn. */
  readonly events: readonly GameEvent[];
  readonly highlights: readonly Highlight[];
  readonly ended: boolean;
}

export const timedHighlights = (frames: readonly Frame[]): readonly TimedHighlight[] =>
  frames.flatMap(({ turn, highlights }) => highlights.map((one) => ({ ...one, turn })));

/** The turns of a game, in order. Throws if the log doesn't replay. */
export const framesOf = ({
  setup,
  log,
  sittings,
}: Pick<FinishedGame<'tuchulcha'>, 'setup' | 'log' | 'sittings'>): readonly Frame[] =>
  framesFrom(tuchulcha.start(setup), log, sittings);

/** The same for a log that continues from a state between two turns. */
export const framesFrom = (
  start: GameState,
  log: readonly LoggedAction<'tuchulcha'>[],
  sittings: readonly Sitting[],
): readonly Frame[] => turnsIn(replayFrom(start, log)).map((turn) => frameOf(turn, sittings));

function frameOf(turn: Turn, sittings: readonly Sitting[]): Frame {
  const [first] = turn;
  const last = turn.at(-1) ?? first;
  const { turnNumber, position: before } = first.before;
  const to = last.seq + 1;
  const ended = last.endsTurnOf !== null;
  const stages = turn.reduce<readonly Stage[]>(staged, []);
  const events = turn.flatMap((entry) => entry.events).filter(({ type }) => type !== 'turn');
  return {
    turn: turnNumber,
    color: before.turn,
    player: ended ? playerOfTurn(turn, sittings) : holderAt(sittings, before.turn, to),
    from: first.seq,
    to,
    before,
    after: last.after.position,
    stages,
    dice: stages.flatMap((stage) => (stage.kind === 'rolled' ? stage.dice : [])),
    discarded: stages.find((stage) => stage.kind === 'discarded')?.die ?? null,
    steps: stages.flatMap((stage) => (stage.kind === 'stepped' ? [stage.step] : [])),
    events,
    highlights: highlightsOf(events),
    ended,
  };
}

function staged(
  stages: readonly Stage[],
  { before, action, after: { position } }: ReplayedEntry,
): readonly Stage[] {
  switch (action.type) {
    case 'roll':
      return [...stages, { kind: 'rolled', dice: action.dice, position }];
    case 'keep':
      return [...stages, { kind: 'kept', position }];
    case 'discard':
      return [...stages, { kind: 'discarded', die: action.die, position }];
    case 'step':
      return [...stages, { kind: 'stepped', step: action.step, position }];
    case 'devote':
      return [...stages, { kind: 'devoted', devotion: action.devotion, position }];
    case 'undo':
      return stages.toSpliced(stages.findLastIndex(canBeTakenBack), 1);
    case 'resign': {
      // It takes the current turn back to its roll.
      const kept = before.phase.name === 'moving' ? stages.filter(({ kind }) => kind !== 'stepped') : stages;
      return [...kept, { kind: 'left', position }];
    }
    case 'confirm':
    case 'pass':
      return stages;
  }
}

const canBeTakenBack = ({ kind }: Stage): boolean =>
  kind === 'kept' || kind === 'discarded' || kind === 'stepped';
