import type { Color } from '../../../games/tuchulcha/board.ts';
import { greatestOf, type Highlight } from '../../../games/tuchulcha/highlights.ts';
import type { Chances, JudgeByCount } from '../../../games/tuchulcha/players/judges.ts';
import { chancesAtEnd, chancesAtStart } from './analysis.ts';
import type { Frame } from './frames.ts';

export interface DecisiveTurn {
  readonly turn: number;
  /** Whose turn it was: not necessarily a winner's. */
  readonly color: Color;
  readonly dice: readonly number[];
  readonly winners: readonly Color[];
  /** The chance to win, 0..1, of all winners together, before the turn and after it. */
  readonly before: number;
  readonly after: number;
  /** The turn is remembered for this; null where nothing but its moves is to tell. */
  readonly highlight: Highlight | null;
}

/**
 * The turn in which the chance to win of who won in the end, by the judge, rose most; of equals the last. The
 * game's last turn counts only where the winners were not nearly sure of it before. Only positions are weighed, no
 * rolls: a game takes a few milliseconds. Null where nobody won.
 */
export function decisiveTurn(judges: JudgeByCount, frames: readonly Frame[]): DecisiveTurn | null {
  const winners = frames.at(-1)?.events.find((event) => event.type === 'over')?.winners ?? [];
  const [first] = frames;
  if (!first || winners.length === 0) return null;
  const judge = judges[first.before.players];
  const together = (chances: Chances): number => winners.reduce((sum, color) => sum + chances[color], 0);
  const last = frames.length - 1;
  const chances = frames.map((frame, index) => (index === last ? 1 : together(chancesAtEnd(judge, frame))));
  const turns = frames.map((frame, index): DecisiveTurn => {
    const before = chances[index - 1] ?? together(chancesAtStart(judge, first));
    const { turn, color, dice } = frame;
    const highlight = toldOf(winners, frame);
    return { turn, color, dice, winners, before, after: chances[index] ?? 0, highlight };
  });
  const end = turns.slice(-1);
  const candidates = (end[0]?.before ?? 0) < AHEAD ? turns : turns.slice(0, -1);
  const [most = end[0]] = candidates
    .filter((one) => riseOf(one) > 0)
    .sort((a, b) => riseOf(b) - riseOf(a) || b.turn - a.turn);
  return most ?? null;
}

/** From this chance on the winners only had to bring the game home. */
const AHEAD = 2 / 3;

const riseOf = ({ before, after }: DecisiveTurn): number => after - before;

/** What the winners lost didn't decide the game. */
const toldOf = (winners: readonly Color[], { highlights }: Frame): Highlight | null =>
  greatestOf(highlights.filter(({ kind, whom }) => kind !== 'lost' || !winners.includes(whom)));
