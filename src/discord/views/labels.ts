export { stepLabel, stepText, wayText } from '../../pictures/tuchulcha/steps.ts';

export const diceText = (dice: readonly number[]): string => dice.join('-');
