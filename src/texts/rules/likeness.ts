/**
 * How like a text is to examples of each class: nearest neighbours and centroids (Rocchio) over tf-idf vectors, compared by
 * cosine. Nothing is trained but counts. Manning, Raghavan, Schütze, Introduction to Information Retrieval (2008), 6.3 and 14.2–14.3.
 */

import { withoutMarks } from './languages.ts';

/** A text as counts of its features, above 0. */
export type Features = ReadonlyMap<string, number>;

/** Lengths of the runs of letters; the ends of a word are marked, and count as letters. */
const RUNS = [2, 3, 4];
const PAIR_WEIGHT = 0.5;

/** Words, words that follow each other, and runs of letters within words, which slips, compounds and unfinished words leave whole. */
export function featuresOf(words: readonly string[], stemOf: (word: string) => string): Features {
  const counts = new Map<string, number>();
  const add = (feature: string, weight: number) => {
    counts.set(feature, (counts.get(feature) ?? 0) + weight);
  };
  let before: string | null = null;
  for (const word of words) {
    const stem = stemOf(word);
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

export interface Labelled {
  /** From 0. */
  readonly label: number;
  readonly features: Features;
}

/** Those that have a feature, with its weight in their vectors. */
interface Postings {
  readonly of: number[];
  readonly weights: number[];
}

/** The nearest examples of a class count in full, by half, by a third. */
const NEIGHBOURS = [1, 1 / 2, 1 / 3];
const CENTROID_WEIGHT = 2;
/** The most that a text can be like a class. */
const MOST = NEIGHBOURS.reduce((sum, weight) => sum + weight, CENTROID_WEIGHT);

/** For each of `labels` classes, how like the text is, from 0 to 1. */
export type Likeness = (text: Features) => Float64Array;

export function likenessTo(examples: readonly Labelled[], labels: number): Likeness {
  const frequency = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) frequency.set(feature, (frequency.get(feature) ?? 0) + 1);
  const rarity = (feature: string): number =>
    Math.log((examples.length + 1) / ((frequency.get(feature) ?? 0) + 0.5));
  const vectorOf = (features: Features): Map<string, number> =>
    normalized(
      new Map([...features].map(([feature, count]) => [feature, Math.sqrt(count) * rarity(feature)])),
    );

  const vectors = examples.map(({ features }) => vectorOf(features));
  const byExample = invert(vectors);
  const byLabel = invert(centroids(examples, vectors, labels));
  return (text) => {
    const vector = vectorOf(text);
    const likeness = dot(vector, byLabel, labels).map((cosine) => CENTROID_WEIGHT * cosine);
    const nearest = Array.from({ length: labels }, (): number[] => []);
    for (const [index, cosine] of dot(vector, byExample, examples.length).entries())
      if (cosine > 0) nearest[examples[index]?.label ?? 0]?.push(cosine);
    for (const [label, cosines] of nearest.entries()) {
      cosines.sort((one, other) => other - one);
      for (const [at, weight] of NEIGHBOURS.entries())
        likeness[label] = (likeness[label] ?? 0) + weight * (cosines[at] ?? 0);
    }
    return likeness.map((sum) => sum / MOST);
  };
}

function normalized(vector: Map<string, number>): Map<string, number> {
  const length = Math.hypot(...vector.values()) || 1;
  for (const [feature, weight] of vector) vector.set(feature, weight / length);
  return vector;
}

function centroids(
  examples: readonly Labelled[],
  vectors: readonly ReadonlyMap<string, number>[],
  labels: number,
): Map<string, number>[] {
  const sums = Array.from({ length: labels }, () => new Map<string, number>());
  for (const [index, vector] of vectors.entries()) {
    const sum = sums[examples[index]?.label ?? 0];
    for (const [feature, weight] of vector) sum?.set(feature, (sum.get(feature) ?? 0) + weight);
  }
  return sums.map(normalized);
}

function invert(vectors: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, Postings> {
  const inverted = new Map<string, Postings>();
  for (const [index, vector] of vectors.entries()) {
    for (const [feature, weight] of vector) {
      const postings = inverted.get(feature) ?? { of: [], weights: [] };
      postings.of.push(index);
      postings.weights.push(weight);
      inverted.set(feature, postings);
    }
  }
  return inverted;
}

/** The cosine of a vector with each of so many. */
function dot(
  vector: ReadonlyMap<string, number>,
  inverted: ReadonlyMap<string, Postings>,
  size: number,
): Float64Array {
  const cosines = new Float64Array(size);
  for (const [feature, weight] of vector) {
    const { of = [], weights = [] } = inverted.get(feature) ?? {};
    for (let at = 0; at < of.length; at++) {
      const index = of[at] ?? 0;
      cosines[index] = (cosines[index] ?? 0) + weight * (weights[at] ?? 0);
    }
  }
  return cosines;
}
