import { declareCustomIds, field, oneOf } from '../../custom-id.ts';
import { LESSONS } from './lessons.ts';

/** The page before the lessons explains the aim. */
export const FIRST_PAGE = 'aim';

/** The page after the lessons. */
export const LAST_PAGE = 'end';

interface Answer {
  readonly page: string;
  readonly choice: string;
}

const page = oneOf(FIRST_PAGE, ...LESSONS.map(({ id }) => id), LAST_PAGE);

const lesson = oneOf(...LESSONS.map(({ id }) => id));

const ANSWERS: readonly Answer[] = LESSONS.flatMap(({ id, choices }) =>
  choices.map((choice) => ({ page: id, choice: choice.id })),
);

const formatAnswer = ({ page, choice }: Answer): string => `${page}:${choice}`;

/** Only choices of the lesson itself are valid. */
const answer = field<Answer>(
  ANSWERS.map(formatAnswer).join('|'),
  Math.max(...ANSWERS.map((answer) => formatAnswer(answer).length)),
  (text) => ANSWERS.find((answer) => formatAnswer(answer) === text),
  formatAnswer,
);

export const tutorialButtons = declareCustomIds({
  page: ['learn:{page}', { page }],
  answer: ['learn:{answer}', { answer }],
  hint: ['learn:{page}:hint', { page: lesson }],
});
