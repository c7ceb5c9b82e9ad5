import type { Color } from '../../../games/tuchulcha/board.ts';
import { type Highlight, highlightsOf, type TimedHighlight } from '../../../games/tuchulcha/highlights.ts';
import {
  type Action,
  type GameEvent,
  type GameState,
  type Setup,
  tuchulcha,
} from '../../../games/tuchulcha/index.ts';
import type { Position } from '../../../games/tuchulcha/position.ts';
import type { Devotion, Step } from '../../../games/tuchulcha/types.ts';
import type { LoggedAction, Sitting } from '../../game-types.ts';
import { holderAt, type SeatPlayer } from '../../results/result.ts';
import { playedTurns, replayLog } from '../played-turns.ts';

/** One thing done in a turn and not taken back, with the position after it. */
export type Stage =
  | { readonly kind: 'devoted'; readonly devotion: Devotion; readonly position: Position }
  /** `roll`: the number of the roll in the game, from 0. A third or fourth die is a roll of its own. */
  | {
      readonly kind: 'rolled';
      readonly dice: readonly number[];
      readonly roll: number;
      readonly position: Position;
    }
  | { readonly kind: 'kept'; readonly position: Position }
  | { readonly kind: 'discarded'; readonly die: number; readonly position: Position }
  | { readonly kind: 'stepped'; readonly step: Step; readonly position: Position }
  | { readonly kind: 'left'; readonly color: Color; readonly position: Position };

export interface Frame {
  readonly turn: number;
  readonly color: Color;
  /** Who played it (played-turns.ts); of a turn that goes on, who is to. Null: nobody. */
  readonly player: SeatPlayer | null;
  /** Its entries in the log: from this one, up to this one without it. */
  readonly from: number;
  readonly to: number;
  readonly before: Position;
  /** Where the turn has passed, it is the next player's. */
  readonly after: Position;
  /** Steps that were taken back are not among them. */
  readonly stages: readonly Stage[];
  readonly dice: readonly number[];
  readonly discarded: number | null;
  readonly steps: readonly Step[];
  /** The events of the turn in their order, without the beginning of the next turn. */
  readonly events: readonly GameEvent[];
  readonly highlights: readonly Highlight[];
  readonly ended: boolean;
}

export const timedHighlights = (frames: readonly Frame[]): readonly TimedHighlight[] =>
  frames.flatMap(({ turn, highlights }) => highlights.map((one) => ({ ...one, turn })));

interface LoggedGame {
  readonly setup: Setup;
  readonly log: readonly LoggedAction<'tuchulcha'>[];
  readonly sittings: readonly Sitting[];
}

/** The turns of a game that have begun with an entry of the log, in order. Throws where the log does not replay. */
export const framesOf = ({ setup, log, sittings }: LoggedGame): readonly Frame[] =>
  framesFrom(tuchulcha.start(setup), log, sittings);

/** The same for a log that goes on from a state between two turns. */
export function framesFrom(
  start: GameState,
  log: readonly LoggedAction<'tuchulcha'>[],
  sittings: readonly Sitting[],
): readonly Frame[] {
  const drafts: OpenFrame[] = [];
  const entries = replayLog(start, log);
  for (const { seq, action, before, after, events, endsTurnOf } of entries) {
    const draft = openFrame(drafts, before, seq);
    draft.stages = staged(draft.stages, before, action, after);
    draft.events.push(...events.filter(({ type }) => type !== 'turn'));
    draft.to = seq + 1;
    draft.after = after.position;
    draft.ended = endsTurnOf !== null;
  }
  const players = new Map(
    playedTurns(entries, sittings).map(({ player, entries: [first] }) => [first?.seq, player]),
  );
  return drafts.map((draft) => {
    const player = draft.ended ? players.get(draft.from) : holderAt(sittings, draft.color, draft.to);
    const highlights = highlightsOf(draft.events);
    return { ...draft, player: player ?? null, highlights, ...summed(draft.stages) };
  });
}

type OpenFrame = { -readonly [K in 'to' | 'after' | 'stages' | 'ended']: Frame[K] } & Pick<
  Frame,
  'turn' | 'color' | 'from' | 'before'
> & { readonly events: GameEvent[] };

function openFrame(drafts: OpenFrame[], { turnNumber, position }: GameState, seq: number): OpenFrame {
  const last = drafts.at(-1);
  if (last?.turn === turnNumber) return last;
  const draft: OpenFrame = {
    turn: turnNumber,
    color: position.turn,
    from: seq,
    to: seq,
    before: position,
    after: position,
    stages: [],
    events: [],
    ended: false,
  };
  drafts.push(draft);
  return draft;
}

function staged(
  stages: readonly Stage[],
  before: GameState,
  action: Action,
  { position }: GameState,
): readonly Stage[] {
  switch (action.type) {
    case 'roll':
      return [...stages, { kind: 'rolled', dice: action.dice, roll: before.rolls, position }];
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
      // It takes the turn in progress back to its roll.
      const kept = before.phase.name === 'moving' ? stages.filter(({ kind }) => kind !== 'stepped') : stages;
      return [...kept, { kind: 'left', color: action.color, position }];
    }
    case 'confirm':
    case 'pass':
      return stages;
  }
}

const canBeTakenBack = ({ kind }: Stage): boolean =>
  kind === 'kept' || kind === 'discarded' || kind === 'stepped';

function summed(stages: readonly Stage[]): Pick<Frame, 'dice' | 'discarded' | 'steps'> {
  const discarded = stages.find((stage) => stage.kind === 'discarded');
  return {
    dice: stages.flatMap((stage) => (stage.kind === 'rolled' ? stage.dice : [])),
    discarded: discarded?.die ?? null,
    steps: stages.flatMap((stage) => (stage.kind === 'stepped' ? [stage.step] : [])),
  };
}
