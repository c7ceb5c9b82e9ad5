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
const EPOCHS = 3;
/** In the first epoch; it falls from one to the next. */
const LEARNING_RATE = 4;
/** A gradient below changes nothing that matters, and takes time. */
const LEAST_GRADIENT = 0.005;

/** Examples that are gone through without a pause: 10 to 20 ms. */
const PIECE = 200;

/** Of a word, with how much each counts. */
type Features = readonly (readonly [feature: string, weight: number])[];

/** A vector of length 1, or shorter where features are unknown. */
interface Sparse {
  readonly indexes: Int32Array;
  readonly values: Float32Array;
}

export class Classifier {
  readonly #stemOf: (word: string) => string;
  readonly #labels: number;
  readonly #indexes = new Map<string, number>();
  #rarities = new Float32Array();
  #rarest = 0;
  /** By feature, then label. */
  #weights = new Float32Array();
  /** Null once all is learned: it holds what it worked with. */
  #learning: Generator<void, void> | null;

  constructor(examples: readonly Example[], labels: number, stemOf: (word: string) => string) {
    this.#stemOf = stemOf;
    this.#labels = labels;
    this.#learning = this.#learnAll(examples);
  }

  /** Learns for some 10 to 20 ms; false once all is learned. */
  prepare(): boolean {
    if (this.#learning?.next().done) this.#learning = null;
    return this.#learning !== null;
  }

  /** For each label, how likely it is, from 0 to 1; together 1, or less where the examples have less of the text. Learns what is not learned yet. */
  probabilities(words: readonly string[]): Float64Array {
    while (this.prepare());
    const vector = this.#vectorOf(this.#countsOf(words));
    const known = vector.values.reduce((sum, value) => sum + value * value, 0);
    return this.#softmax(vector).map((probability) => probability * known);
  }

  *#learnAll(examples: readonly Example[]): Generator<void, void> {
    const counts: ReadonlyMap<string, number>[] = [];
    const seen = new Map<string, Features>();
    const frequency: number[] = [];
    for (const { words } of examples) {
      const count = this.#countsOf(words, seen);
      for (const feature of count.keys()) {
        const index = this.#indexes.get(feature) ?? this.#indexes.size;
        this.#indexes.set(feature, index);
        frequency[index] = (frequency[index] ?? 0) + 1;
      }
      if (counts.push(count) % PIECE === 0) yield;
    }
    const rarity = (count: number) => Math.log((examples.length + 1) / (count + 0.5));
    this.#rarities = Float32Array.from(frequency, rarity);
    this.#rarest = rarity(0);
    this.#weights = new Float32Array(frequency.length * this.#labels);
    const vectors: Sparse[] = [];
    for (const count of counts) if (vectors.push(this.#vectorOf(count)) % PIECE === 0) yield;
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      const rate = LEARNING_RATE / (1 + 0.3 * epoch);
      const { length } = examples;
      // Neighbours are of one class: a step that has no divisor in common with their number spreads them.
      const step = coprime(Math.floor(length * 0.618) + epoch, length);
      for (let count = 1, at = 0; count <= length; count++, at = (at + step) % length) {
        const [example, vector] = [examples[at], vectors[at]];
        if (example && vector) this.#learn(example.label, vector, rate);
        if (count % PIECE === 0) yield;
      }
    }
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

  /** Its features by how often they are there. */
  #countsOf(words: readonly string[], seen = new Map<string, Features>()): Map<string, number> {
    const counts = new Map<string, number>();
    const add = (feature: string, weight: number) => {
      counts.set(feature, (counts.get(feature) ?? 0) + weight);
    };
    let before: string | null = null;
    for (const word of words) {
      const features = seen.get(word) ?? this.#featuresOf(word);
      seen.set(word, features);
      for (const [feature, weight] of features) add(feature, weight);
      const [[stem] = ['']] = features;
      if (before !== null) add(`${before} ${stem}`, PAIR_WEIGHT);
      before = stem;
    }
    return counts;
  }

  /** Its stem, then its runs of letters: slips, compounds and unfinished words leave most of these whole. */
  #featuresOf(word: string): Features {
    const features: [string, number][] = [[`=${this.#stemOf(word)}`, 1]];
    const marked = `^${withoutMarks(word)}$`;
    for (const length of RUNS)
      for (let at = 0; at + length <= marked.length; at++)
        features.push([marked.slice(at, at + length), 1 / Math.sqrt(marked.length)]);
    return features;
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
