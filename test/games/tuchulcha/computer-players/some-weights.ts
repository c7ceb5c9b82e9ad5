import type { WeightsByCount } from '../../../../src/games/tuchulcha/computer-players/judge.ts';
import { firstWeights } from '../../../../tools/training/first-weights.ts';

export const UNTRAINED: WeightsByCount = { 2: firstWeights(1), 3: firstWeights(1), 4: firstWeights(1) };
