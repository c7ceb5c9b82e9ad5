import type { MaybeTale, WhyUntold } from '../../tables/story/index.ts';
import type { Passage, Words } from './book.ts';
import type { Voice } from './voice.ts';

export const untoldPassage = (why: WhyUntold, { t }: Voice): Passage => ({
  words: null,
  untold: t(`chronicle.untold.${why}`),
  questions: [],
});

export function passageOf(told: MaybeTale, voice: Voice): Passage {
  if (told.is === 'untold') return untoldPassage(told.why, voice);
  const { t, who } = voice;
  const { text, questions } = told.tale;
  return {
    words: text,
    untold: null,
    questions: questions.map((question): readonly Words[] => [
      {
        label: t(question.ofBacchus ? 'chronicle.asks.bacchus' : 'chronicle.asks', {
          who: who(question.color),
        }),
        text: question.text,
      },
      ...question.answers.map((answer) => ({
        label: t('chronicle.answers', { who: who(answer.color) }),
        text: answer.text,
      })),
    ]),
  };
}
