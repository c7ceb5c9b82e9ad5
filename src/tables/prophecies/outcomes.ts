import { replay } from '../../games/game.ts';
import type { GameName } from '../game-types.ts';
import { gameOf } from '../games.ts';
import type { FinishedGame } from '../results/result.ts';
import type { Question } from '../table.ts';
import { WHO_WINS } from './questions.ts';

/** How a question came out: each option's share, 0..1, together 1. */
export interface Outcome extends Question {
  readonly shares: readonly number[];
}

/** How a finished game's questions came out; those are left out to which nothing is the answer. Throws where its log does not replay. */
export function outcomesOf<G extends GameName>(
  name: G,
  questions: readonly Question[],
  game: FinishedGame<G>,
): readonly Outcome[] {
  const { questions: ofGame } = gameOf({ game: name });
  return questions
    .map((question) => ({
      ...question,
      shares:
        question.about === WHO_WINS
          ? sharesOf(question.options, winnersOf(name, game))
          : (ofGame?.outcome(question, game) ?? []),
    }))
    .filter(({ shares }) => shares.some((share) => share > 0));
}

/** Those who win together share it. */
const sharesOf = (options: readonly string[], winners: readonly string[]): readonly number[] =>
  options.map((option) => (winners.includes(option) ? 1 / winners.length : 0));

function winnersOf<G extends GameName>(game: G, { setup, log }: FinishedGame<G>): readonly string[] {
  const { rules } = gameOf({ game });
  const { state } = replay(
    rules,
    setup,
    log.map(({ action }) => action),
  );
  return rules.winners(state) ?? [];
}
