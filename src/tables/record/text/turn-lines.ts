/** The log as lines, one a turn. */
import { COLOR_LETTERS } from '../../../games/tuchulcha/notation.ts';
import type { LoggedAction } from '../../table.ts';
import { formatAction } from './action-text.ts';
import type { RecordedGame } from './recorded-game.ts';
import { Replay } from './replaying.ts';
import { formatTime } from './values.ts';

/** `1. b @2026-03-02T12:00:00.000Z table: (3-5) +4.25 P1: T-3 +1.5 T-5 +0.8 end`. Throws where the log does not replay. */
export function formatTurns({ setup, log }: Pick<RecordedGame, 'setup' | 'log'>): readonly string[] {
  const replay = new Replay(setup);
  const lines: string[][] = [];
  let begun = 0;
  let before: LoggedAction<'tuchulcha'> | null = null;
  for (const entry of log) {
    const { turnNumber, position } = replay.state;
    if (turnNumber !== begun) {
      begun = turnNumber;
      before = null;
      lines.push([`${turnNumber}.`, COLOR_LETTERS[position.turn]]);
    }
    const word = formatAction(replay.state, entry.action);
    lines.at(-1)?.push(...timeOf(entry, before), ...actorOf(entry, before), word);
    const refusal = replay.apply(entry.action);
    if (refusal) throw new Error(`entry ${entry.seq} of the log is refused: ${refusal.code}`);
    before = entry;
  }
  return lines.map((words) => words.join(' '));
}

/** A line begins with a time of its own; within it, what passed since the entry before. */
function timeOf(
  { at }: LoggedAction<'tuchulcha'>,
  before: LoggedAction<'tuchulcha'> | null,
): readonly string[] {
  if (!before) return [`@${formatTime(at)}`];
  const ms = at.getTime() - before.at.getTime();
  return ms === 0 ? [] : [`${ms < 0 ? '-' : '+'}${Math.abs(ms) / 1000}`];
}

const actorOf = (
  { actor }: LoggedAction<'tuchulcha'>,
  before: LoggedAction<'tuchulcha'> | null,
): readonly string[] => (actor === before?.actor ? [] : [`${actor}:`]);
