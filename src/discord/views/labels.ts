export { stepLabel, stepText, wayText } from '../../pictures/steps.ts';

export const diceText = (dice: readonly number[]): string => dice.join('-');
