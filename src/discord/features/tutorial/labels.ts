import { type Action, askedByTuchulcha, type GameState } from '../../../games/tuchulcha/index.ts';
import { stepLabel } from '../../../pictures/steps.ts';
import type { Translate } from '../../../texts/index.ts';
import { diceText, type LetteredStep, lettered } from '../../views/moves.ts';
import type { Lesson } from './lesson.ts';

/** The choices that are steps, each with its letter. */
export const stepsOf = ({ choices }: Pick<Lesson, 'choices'>): LetteredStep[] =>
  lettered(choices.flatMap(({ tries }) => (tries.type === 'step' ? [tries.step] : [])));

/** A choice as the button of a real turn. Throws for what no lesson asks. */
export function labelOf(
  t: Translate,
  { position, phase }: GameState,
  lesson: Lesson,
  action: Action,
): string {
  const dice = 'dice' in phase ? phase.dice : [];
  switch (action.type) {
    case 'step': {
      const found = stepsOf(lesson).find(({ step }) => step === action.step);
      return stepLabel(t, position, action.step, found?.letter ?? '', false);
    }
    case 'confirm':
      return t('button.confirm');
    case 'roll':
      return phase.name === 'extra'
        ? t('button.extra', { which: dice.length + 1 })
        : t('button.roll', { count: action.dice.length });
    case 'keep':
      return t('button.keep', { dice: diceText(dice) });
    case 'discard':
      return t('button.discard', {
        die: action.die,
        rest: diceText(dice.toSpliced(dice.indexOf(action.die), 1)),
      });
    case 'devote':
      if (action.devotion.role === 'tuchulcha') {
        const temple = action.devotion.fromTemple;
        return t('button.give', { needed: askedByTuchulcha(position), temple });
      }
  }
  throw new Error(`No lesson asks for this: ${JSON.stringify(action)}`);
}
