import { legalTurnsOf, type Position } from '../../games/tuchulcha/index.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6];

const inForest = ({ colors, turn }: Position): number => colors[turn]?.forest ?? 0;

/** The numbers of a third die after which every legal turn leaves more of the mover's in the forest, ascending. */
export function costlyThirdDice(position: Position, dice: readonly number[]): readonly number[] {
  return NUMBERS.filter((third) => {
    const turns = legalTurnsOf(position, [...dice, third]);
    const ends = Array.from({ length: turns.size }, (_, index) => turns.end(index).position);
    return ends.every((end) => inForest(end) > inForest(position));
  });
}
