/**
 * Which of some classes a text is of, learned from examples: multinomial logistic regression by stochastic gradient descent over
 * tf-idf of words, pairs of words and runs of letters. Jurafsky, Martin, Speech and Language Processing, 3rd edition, chapter 5.
 */
import { withoutMarks } from './languages.ts';

export interface Example {
  /** From 0. */
  readonly label: number;
  readonly words: readonly string[];
}

/** Lengths of the runs of letters; the ends of a word are marked, and count as letters. */
const RUNS = [2, 3, 4];
const PAIR_WEIGHT = 0.5;
const EPOCHS = 5;
/** In the first epoch; it falls from one to the next. */
const LEARNING_RATE = 4;
/** A gradient below changes nothing that matters, and takes time. */
const LEAST_GRADIENT = 0.002;

/** A vector of length 1, or shorter where features are unknown. */
interface Sparse {
  readonly indexes: Int32Array;
  readonly values: Float32Array;
}

export class Classifier {
  readonly #stemOf: (word: string) => string;
  readonly #labels: number;
  readonly #indexes = new Map<string, number>();
  readonly #rarities: Float32Array;
  readonly #rarest: number;
  /** By feature, then label. */
  readonly #weights: Float32Array;
  readonly #examples: readonly { readonly label: number; readonly vector: Sparse }[];
  #epoch = 0;

  constructor(examples: readonly Example[], labels: number, stemOf: (word: string) => string) {
    this.#stemOf = stemOf;
    this.#labels = labels;
    const counts = examples.map(({ words }) => this.#countsOf(words));
    const frequency: number[] = [];
    for (const feature of counts.flatMap((count) => [...count.keys()])) {
      const index = this.#indexes.get(feature) ?? this.#indexes.size;
      this.#indexes.set(feature, index);
      frequency[index] = (frequency[index] ?? 0) + 1;
    }
    const rarity = (count: number) => Math.log((examples.length + 1) / (count + 0.5));
    this.#rarities = Float32Array.from(frequency, rarity);
    this.#rarest = rarity(0);
    this.#weights = new Float32Array(frequency.length * labels);
    this.#examples = examples.map(({ label }, at) => ({
      label,
      vector: this.#vectorOf(counts[at] ?? new Map()),
    }));
  }

  get isTrained(): boolean {
    return this.#epoch === EPOCHS;
  }

  /** Goes once through the examples, in an order that is always the same; 30 to 150 ms for 2,500 to 4,000. */
  trainEpoch(): void {
    const rate = LEARNING_RATE / (1 + 0.3 * this.#epoch);
    const { length } = this.#examples;
    // Neighbours are of one class: a step that has no divisor in common with their number spreads them.
    const step = coprime(Math.floor(length * 0.618) + this.#epoch, length);
    for (let count = 0, at = 0; count < length; count++, at = (at + step) % length) {
      const example = this.#examples[at];
      if (example) this.#learn(example.label, example.vector, rate);
    }
    this.#epoch++;
  }

  /** For each label, how likely it is, from 0 to 1; together 1, or less where the examples have less of the text. Trains what is not trained yet. */
  probabilities(words: readonly string[]): Float64Array {
    while (!this.isTrained) this.trainEpoch();
    const vector = this.#vectorOf(this.#countsOf(words));
    const known = vector.values.reduce((sum, value) => sum + value * value, 0);
    return this.#softmax(vector).map((probability) => probability * known);
  }

  #learn(label: number, vector: Sparse, rate: number): void {
    const { indexes, values } = vector;
    const weights = this.#weights;
    const gradients = this.#softmax(vector);
    gradients[label] = (gradients[label] as number) - 1;
    for (let of = 0; of < gradients.length; of++) {
      const gradient = (gradients[of] as number) * rate;
      if (Math.abs(gradient) < LEAST_GRADIENT) continue;
      for (let at = 0; at < indexes.length; at++) {
        const weight = (indexes[at] as number) * gradients.length + of;
        weights[weight] = (weights[weight] as number) - gradient * (values[at] as number);
      }
    }
  }

  #softmax({ indexes, values }: Sparse): Float64Array {
    const weights = this.#weights;
    const scores = new Float64Array(this.#labels);
    for (let at = 0; at < indexes.length; at++) {
      const row = (indexes[at] as number) * scores.length;
      const value = values[at] as number;
      for (let of = 0; of < scores.length; of++)
        scores[of] = (scores[of] as number) + value * (weights[row + of] as number);
    }
    let most = Number.NEGATIVE_INFINITY;
    for (const score of scores) most = Math.max(most, score);
    let sum = 0;
    for (let of = 0; of < scores.length; of++) {
      const power = Math.exp((scores[of] as number) - most);
      scores[of] = power;
      sum += power;
    }
    for (let of = 0; of < scores.length; of++) scores[of] = (scores[of] as number) / sum;
    return scores;
  }

  /** Its features by how often they are there. Slips, compounds and unfinished words leave most runs of letters whole. */
  #countsOf(words: readonly string[]): Map<string, number> {
    const counts = new Map<string, number>();
    const add = (feature: string, weight: number) => {
      counts.set(feature, (counts.get(feature) ?? 0) + weight);
    };
    let before: string | null = null;
    for (const word of words) {
      const stem = this.#stemOf(word);
      add(`=${stem}`, 1);
      if (before !== null) add(`=${before} ${stem}`, PAIR_WEIGHT);
      before = stem;
      const marked = `^${withoutMarks(word)}$`;
      for (const length of RUNS)
        for (let at = 0; at + length <= marked.length; at++)
          add(marked.slice(at, at + length), 1 / Math.sqrt(marked.length));
    }
    return counts;
  }

  #vectorOf(counts: ReadonlyMap<string, number>): Sparse {
    const weighed = [...counts].map(([feature, count]) => {
      const index = this.#indexes.get(feature);
      const rarity = index === undefined ? this.#rarest : (this.#rarities[index] ?? 0);
      return { index, value: Math.sqrt(count) * rarity };
    });
    const length = Math.hypot(...weighed.map(({ value }) => value)) || 1;
    const known = weighed.filter(({ index }) => index !== undefined);
    return {
      indexes: Int32Array.from(known, ({ index }) => index ?? 0),
      values: Float32Array.from(known, ({ value }) => value / length),
    };
  }
}

/** The first number from one on that has no divisor in common with another. */
function coprime(from: number, other: number): number {
  const divisor = (one: number, two: number): number => (two === 0 ? one : divisor(two, one % two));
  let found = Math.max(1, from);
  while (divisor(found, other) > 1) found++;
  return found;
}
