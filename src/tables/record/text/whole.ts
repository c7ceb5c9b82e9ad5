/** Whether a record's parts fit together. */
import type { RecordFlawCode } from './flaw.ts';
import type { Ending, RecordedGame } from './recorded-game.ts';
import { formatEnding } from './values.ts';

export interface Misfit {
  readonly code: RecordFlawCode;
  /** The tag that contradicts the log, and which one of that name. */
  readonly tag: 'Result' | 'Sitting';
  readonly index: number;
}

/** `over`: how the log ends, null where the game is not over after it. */
export function whyNotWhole(game: RecordedGame, over: Ending | null): Misfit | null {
  const told = formatEnding(game.ending);
  const is = formatEnding(over ?? { kind: 'goesOn' });
  const closed = over === null && game.ending.kind === 'closed';
  if (!closed && (told.result !== is.result || told.reason !== is.reason)) {
    return { code: 'wrongEnding', tag: 'Result', index: 0 };
  }
  const index = game.sittings.findIndex(({ seq }) => seq > game.log.length);
  return index < 0 ? null : { code: 'badValue', tag: 'Sitting', index };
}
