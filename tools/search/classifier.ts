import { countFeatures, type Vector, vectorOf, WEIGHT_STEP } from '../../src/texts/rules/rules-index.ts';
import type { Learned } from '../../src/texts/rules/search-weights.ts';
import { pageTableOf } from './table.ts';

/**
 * Trains the classifier that guesses a question's page: multinomial logistic regression by stochastic gradient descent (Jurafsky
 * and Martin, Speech and Language Processing, 3rd edition, chapter 5). Except for rounded logarithms it uses only + - * / and
 * square roots, so that every machine gets the same bits.
 */

export interface LabelledWords {
  readonly label: number;
  readonly words: readonly string[];
}

/** The value of one unit of a stored rarity. */
const RARITY_STEP = 1 / 24;
const EPOCHS = 3;
/** The rate in the first epoch; it decreases from one to the next. */
const LEARNING_RATE = 4;
/** Smaller gradients take time without a relevant effect. */
const MIN_GRADIENT = 0.005;
const MAX_WEIGHT = 127;

export function learnClassifier(
  examples: readonly LabelledWords[],
  labels: number,
  stemOf: (word: string) => string,
): Pick<Learned, 'weights' | 'rarities'> {
  const seen = new Map();
  const counts = examples.map(({ words }) => countFeatures(words, stemOf, seen));
  const { features, rarities } = rarityOf(counts);
  const vectors = counts.map((count) => vectorOf(count, features, rarities));
  const weights = new Float32Array(features.length * labels);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = LEARNING_RATE / (1 + 0.3 * epoch);
    const { length } = examples;
    // Adjacent examples have the same class; a step that is coprime to their number spreads them.
    const step = coprime(Math.floor(length * 0.618) + epoch, length);
    for (let count = 1, at = 0; count <= length; count++, at = (at + step) % length) {
      const [example, vector] = [examples[at], vectors[at]];
      if (example && vector) descend(weights, vector, softmax(weights, labels, vector), example.label, rate);
    }
  }
  const rows = new Map<number, Map<number, number>>();
  for (const [index, feature] of features.entries())
    rows.set(feature, inSteps(weights.subarray(index * labels, (index + 1) * labels)));
  return { weights: pageTableOf(rows), rarities };
}

/** The features in ascending order, and the rarity of each among the examples, followed by that of unknown features. */
function rarityOf(counts: readonly ReadonlyMap<number, number>[]) {
  const frequencies = new Map<number, number>();
  for (const count of counts)
    for (const feature of count.keys()) frequencies.set(feature, (frequencies.get(feature) ?? 0) + 1);
  const features = Uint32Array.from(frequencies.keys()).sort();
  const rarity = (count: number) => Math.round(Math.log((counts.length + 1) / (count + 0.5)) / RARITY_STEP);
  const known = Array.from(features, (feature) => rarity(frequencies.get(feature) ?? 0));
  return { features, rarities: Uint8Array.from([...known, rarity(0)]) };
}

function descend(
  weights: Float32Array,
  { indexes, values }: Vector,
  probabilities: Float64Array,
  label: number,
  rate: number,
): void {
  const { length } = probabilities;
  for (let of = 0; of < length; of++) {
    const gradient = ((probabilities[of] as number) - (of === label ? 1 : 0)) * rate;
    if (Math.abs(gradient) < MIN_GRADIENT) continue;
    for (let at = 0; at < indexes.length; at++) {
      const weight = (indexes[at] as number) * length + of;
      weights[weight] = (weights[weight] as number) - gradient * (values[at] as number);
    }
  }
}

function softmax(weights: Float32Array, labels: number, { indexes, values }: Vector): Float64Array {
  const scores = new Float64Array(labels);
  for (let at = 0; at < indexes.length; at++) {
    const row = (indexes[at] as number) * labels;
    const value = values[at] as number;
    for (let of = 0; of < labels; of++)
      scores[of] = (scores[of] as number) + value * (weights[row + of] as number);
  }
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let of = 0; of < labels; of++) {
    const power = exponential((scores[of] as number) - most);
    scores[of] = power;
    sum += power;
  }
  for (let of = 0; of < labels; of++) scores[of] = (scores[of] as number) / sum;
  return scores;
}

const HALVINGS = 10;

/** Approximates `Math.exp`, whose last bits depend on the machine, for numbers from -1000 to 0. */
function exponential(exponent: number): number {
  let power = Math.max(0, 1 + exponent / 2 ** HALVINGS);
  for (let halving = 0; halving < HALVINGS; halving++) power *= power;
  return power;
}

/** Weights by label, relative to their median: softmax ignores common offsets. */
function inSteps(weights: Float32Array): Map<number, number> {
  const median = weights.toSorted()[weights.length >> 1] ?? 0;
  const steps = new Map<number, number>();
  for (const [label, weight] of weights.entries()) {
    const step = Math.round((weight - median) / WEIGHT_STEP);
    if (step !== 0) steps.set(label, Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, step)));
  }
  return steps;
}

function coprime(from: number, other: number): number {
  const divisor = (one: number, two: number): number => (two === 0 ? one : divisor(two, one % two));
  let found = Math.max(1, from);
  while (divisor(found, other) > 1) found++;
  return found;
}
