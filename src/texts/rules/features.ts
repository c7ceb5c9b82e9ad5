/**
 * The features by which search compares texts: hashes of stems, pairs of stems and letter n-grams, weighted by tf-idf. Most n-grams
 * survive typos, compounds and unfinished words.
 */
import { fnv1aOf } from '../../hash.ts';
import { withoutMarks } from './languages.ts';
import { positionIn } from './search-weights.ts';

/** Lengths of the n-grams; the markers for a word's ends count as letters. */
const RUNS = [2, 3, 4];
const PAIR_WEIGHT = 0.5;

export type FeatureCounts = ReadonlyMap<number, number>;

interface WordFeatures {
  readonly stem: string;
  readonly features: readonly (readonly [feature: number, weight: number])[];
}

/** `seen` caches features of repeated words between calls. */
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
  const units = `^${withoutMarks(word)}$`.split('');
  for (const length of RUNS)
    for (let at = 0; at + length <= units.length; at++)
      features.push([fnv1aOf(units.slice(at, at + length).join('')), 1 / Math.sqrt(units.length)]);
  return { stem, features };
}

/** A vector of length 1, or shorter when some features are unknown. */
export interface Vector {
  readonly indexes: Int32Array;
  readonly values: Float32Array;
}

/** `features` are the known ones in ascending order. `rarities` has one for each of them, and a last one for unknown features. */
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
