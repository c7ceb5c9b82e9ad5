import { declareCustomIds, field, oneOf } from '../../custom-id.ts';
import { LESSONS } from './lessons.ts';

/** Before the lessons: what one plays for. */
export const FIRST_PAGE = 'aim';

/** After the lessons. */
export const LAST_PAGE = 'end';

interface Answer {
  /** A lesson's id. */
  readonly page: string;
  /** The id of one of its choices. */
  readonly choice: string;
}

const page = oneOf(FIRST_PAGE, ...LESSONS.map(({ id }) => id), LAST_PAGE);

const lesson = oneOf(...LESSONS.map(({ id }) => id));

const ANSWERS: readonly Answer[] = LESSONS.flatMap(({ id, choices }) =>
  choices.map((choice) => ({ page: id, choice: choice.id })),
);

const formatAnswer = ({ page, choice }: Answer): string => `${page}:${choice}`;

/** A lesson and a choice of it: no other pair of words. */
const answer = field<Answer>(
  ANSWERS.map(formatAnswer).join('|'),
  Math.max(...ANSWERS.map((answer) => formatAnswer(answer).length)),
  (text) => ANSWERS.find((answer) => formatAnswer(answer) === text),
  formatAnswer,
);

export const tutorialButtons = declareCustomIds({
  page: ['learn:{page}', { page }],
  answer: ['learn:{answer}', { answer }],
  /** The best choice of a lesson, and why. */
  hint: ['learn:{page}:hint', { page: lesson }],
  /** Leaves off; the page is where to go on. On no message any more, but on old ones. */
  stop: ['learn:{page}:-', { page }],
});
