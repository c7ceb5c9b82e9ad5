/** Guesses the page that a question is about: multinomial logistic regression with weights learned by tools/search/. */
import { type FeatureCounts, vectorOf } from './features.ts';
import { addWeightedRow, type Learned } from './learned.ts';

export const WEIGHT_STEP = 0.25;

export class Classifier {
  readonly #learned: Pick<Learned, 'weights' | 'rarities'>;
  readonly #pages: number;

  constructor(learned: Pick<Learned, 'weights' | 'rarities'>, pages: number) {
    this.#learned = learned;
    this.#pages = pages;
  }

  /** The probability of each page, 0 to 1. They add up to 1, or to less when the examples lack some of the text's features. */
  probabilities(counts: FeatureCounts): Float64Array {
    const { weights, rarities } = this.#learned;
    const { indexes, values } = vectorOf(counts, weights.keys, rarities);
    const scores = new Float64Array(this.#pages);
    for (const [at, index] of indexes.entries())
      addWeightedRow(weights, index, (values[at] ?? 0) * WEIGHT_STEP, scores);
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const sum = powers.reduce((total, power) => total + power, 0);
    const known = values.reduce((total, value) => total + value * value, 0);
    return powers.map((power) => (power / sum) * known);
  }
}
