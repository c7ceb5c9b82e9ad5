/**
 * What the search sees in a text: stems, pairs of them and runs of letters, each as a hash, weighed by tf-idf. Slips, compounds and
 * unfinished words leave most runs of letters whole.
 */
import { fnv1aOf } from '../../hash.ts';
import { withoutMarks } from './languages.ts';
import { positionIn } from './learned.ts';

/** Lengths of the runs of letters; the ends of a word are marked, and count as letters. */
const RUNS = [2, 3, 4];
const PAIR_WEIGHT = 0.5;

/** How often each feature of a text is there, by its hash. */
export type FeatureCounts = ReadonlyMap<number, number>;

interface WordFeatures {
  readonly stem: string;
  /** Hashes, and how much each counts. */
  readonly features: readonly (readonly [feature: number, weight: number])[];
}

/** `seen` saves work where the same words come again. */
export function countFeatures(
  words: readonly string[],
  stemOf: (word: string) => string,
  seen = new Map<string, WordFeatures>(),
): FeatureCounts {
  const counts = new Map<number, number>();
  const add = (feature: number, weight: number) => {
    counts.set(feature, (counts.get(feature) ?? 0) + weight);
  };
  let before: string | null = null;
  for (const word of words) {
    const known = seen.get(word) ?? featuresOf(word, stemOf(word));
    seen.set(word, known);
    for (const [feature, weight] of known.features) add(feature, weight);
    if (before !== null) add(fnv1aOf(`${before} ${known.stem}`), PAIR_WEIGHT);
    before = known.stem;
  }
  return counts;
}

function featuresOf(word: string, stem: string): WordFeatures {
  const features: [number, number][] = [[fnv1aOf(`=${stem}`), 1]];
  const marked = `^${withoutMarks(word)}$`;
  for (const length of RUNS)
    for (let at = 0; at + length <= marked.length; at++)
      features.push([fnv1aOf(marked.slice(at, at + length)), 1 / Math.sqrt(marked.length)]);
  return { stem, features };
}

/** A vector of length 1, or shorter where features are unknown. */
export interface Vector {
  /** Positions of its features among those that are known. */
  readonly indexes: Int32Array;
  readonly values: Float32Array;
}

/** `features`: the known ones in ascending order; `rarities`: of each of them, and last of one that is unknown. */
export function vectorOf(counts: FeatureCounts, features: Uint32Array, rarities: Uint8Array): Vector {
  const unknown = rarities[features.length] ?? 0;
  const indexes: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (const [feature, count] of counts) {
    const index = positionIn(features, feature);
    const value = Math.sqrt(count) * (index === -1 ? unknown : (rarities[index] ?? 0));
    squares += value * value;
    if (index === -1) continue;
    indexes.push(index);
    values.push(value);
  }
  const length = Math.sqrt(squares) || 1;
  return {
    indexes: Int32Array.from(indexes),
    values: Float32Array.from(values, (value) => value / length),
  };
}
