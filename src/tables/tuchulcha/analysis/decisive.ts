import type { Color } from '../../../games/tuchulcha/board.ts';
import type { Chances, JudgeByCount } from '../../../games/tuchulcha/computer-players/judges.ts';
import { greatestOf, type Highlight } from '../../../games/tuchulcha/highlights.ts';
import { chancesAtEnd, chancesAtStart } from './analysis.ts';
import type { Frame } from './frames.ts';

export interface DecisiveTurn {
  readonly turn: number;
  /** Whose turn it was: not necessarily a winner's. */
  readonly color: Color;
  readonly dice: readonly number[];
  readonly winners: readonly Color[];
  /** The turn is remembered for this; null where nothing but its moves is to tell. */
  readonly highlight: Highlight | null;
  /** The game was open to its last turn. */
  readonly isLast: boolean;
}

/**
 * The turn after which the winners' chance, by the judge, never fell below half again. Null where there was none: nobody won, or they
 * were ahead all along. Only positions are weighed, no rolls: a game takes a few milliseconds.
 */
export function decisiveTurn(judges: JudgeByCount, frames: readonly Frame[]): DecisiveTurn | null {
  const winners = frames.at(-1)?.events.find((event) => event.type === 'over')?.winners ?? [];
  const [first] = frames;
  if (!first || winners.length === 0) return null;
  const judge = judges[first.before.players];
  const together = (chances: Chances): number => winners.reduce((sum, color) => sum + chances[color], 0);
  const ends = frames.slice(0, -1).map((frame) => together(chancesAtEnd(judge, frame)));
  const chances = [together(chancesAtStart(judge, first)), ...ends];
  const index = chances.findLastIndex((chance) => chance < EVEN);
  const frame = frames[index];
  if (!frame) return null;
  const { turn, color, dice } = frame;
  return { turn, color, dice, winners, highlight: toldOf(winners, frame), isLast: frame === frames.at(-1) };
}

const EVEN = 1 / 2;

/** What the winners lost didn't decide the game. */
const toldOf = (winners: readonly Color[], { highlights }: Frame): Highlight | null =>
  greatestOf(highlights.filter(({ kind, whom }) => kind !== 'lost' || !winners.includes(whom)));
