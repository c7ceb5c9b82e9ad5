/** A log replayed entry by entry: every record is one, so whatever the rules refuse is found. */

import { COLORS, type Color } from '../../../games/tuchulcha/board.ts';
import { tuchulcha } from '../../../games/tuchulcha/index.ts';
import type { Setup } from '../../../games/tuchulcha/position.ts';
import type { Refusal } from '../../../games/tuchulcha/refusal.ts';
import type { Action, EndReason, GameState } from '../../../games/tuchulcha/types.ts';
import type { ClosedWhy, LoggedAction } from '../../game-types.ts';

export type RecordedEnding =
  | { readonly kind: 'goesOn' }
  | { readonly kind: 'over'; readonly winners: readonly Color[]; readonly reason: EndReason }
  /** Without a result; `why` null where that was never written down. */
  | { readonly kind: 'closed'; readonly why: ClosedWhy | null };

type Over = Extract<RecordedEnding, { kind: 'over' }>;

/** A state on its way through a log. */
export class Replay {
  state: GameState;
  /** Set once the game is over. */
  over: Over | null = null;

  /** Throws where the set-up isn't one: ask {@link isSetup} before. */
  constructor(setup: Setup) {
    this.state = tuchulcha.start(setup);
  }

  /** Null, or why the rules refuse the action; then nothing has changed. */
  apply(action: Action): Refusal | null {
    const applied = tuchulcha.apply(this.state, action);
    if (!applied.ok) return applied.refusal;
    this.state = applied.state;
    for (const event of applied.events) {
      if (event.type === 'over') this.over = { kind: 'over', winners: event.winners, reason: event.reason };
    }
    return null;
  }
}

/** A whole log. Throws where the rules refuse an entry: such a log is broken. */
export function replayed(setup: Setup, log: readonly LoggedAction<'tuchulcha'>[]): Replay {
  const replay = new Replay(setup);
  for (const { seq, action } of log) {
    const refusal = replay.apply(action);
    if (refusal) throw new Error(`entry ${seq} of the log is refused: ${JSON.stringify(refusal)}`);
  }
  return replay;
}

/** Two to four colors clockwise, two of them opposite, one of them first (docs/rules/tuchulcha.md §2). */
export function isSetup(setup: Setup): boolean {
  const places = setup.players.map((color) => COLORS.indexOf(color));
  if (!places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))) return false;
  try {
    tuchulcha.start(setup);
    return true;
  } catch {
    return false;
  }
}
