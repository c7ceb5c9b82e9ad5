/** The smallest run that fails as a larger one did. */
import type { Kind, Wanted } from './options.ts';

export interface Outcome {
  /** What was wrong, a sentence a line; null: nothing. */
  readonly wrong: string | null;
  /** On which it was found, or the last one. */
  readonly day: number;
}

const MAX_RUNS = 20;
/** Two failures are the same if so many of their words are. */
const SAME_WORDS = 0.6;

/** The words of a sentence that don't differ between two runs. */
const wordsOf = (sentence: string): ReadonlySet<string> => new Set(sentence.match(/\p{L}{3,}/gu) ?? []);

function isAlike(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = [...words].filter((word) => others.has(word)).length;
  return common >= SAME_WORDS * Math.max(words.size, others.size);
}

/** Whether what was wrong first in one run was wrong in the other as well. */
export function isSameFailure({ wrong }: Outcome, other: Outcome): boolean {
  const first = wrong?.split('\n')[0];
  const sentences = other.wrong?.split('\n') ?? [];
  return first !== undefined && sentences.some((sentence) => isAlike(first, sentence));
}

const halvesOf = (kinds: readonly Kind[]): readonly (readonly Kind[])[] => {
  const middle = Math.ceil(kinds.length / 2);
  return kinds.length > 1 ? [kinds.slice(0, middle), kinds.slice(middle)] : [];
};

/** Smaller runs than this one, the most promising first. */
function* smaller(wanted: Wanted): Generator<Wanted> {
  const { tables, people, processes, faults, kinds } = wanted;
  if (faults !== 'none') {
    yield { ...wanted, faults: 'none' };
    for (const half of halvesOf(kinds)) yield { ...wanted, kinds: half };
    if (kinds.length > 2)
      for (const kind of kinds) yield { ...wanted, kinds: kinds.filter((one) => one !== kind) };
  }
  if (processes > 1) yield { ...wanted, processes: 1 };
  for (const count of [Math.ceil(people / 4), Math.ceil(people / 2)])
    if (count > 1 && count < people) yield { ...wanted, people: count };
  if (tables > 1) yield { ...wanted, tables: Math.floor(tables / 2) };
}

/** Tries a limited number of smaller runs, of which each that fails in the same way is made smaller again. */
export function shrink(wanted: Wanted, found: Outcome, run: (wanted: Wanted) => Outcome): Wanted {
  let [least, runs] = [{ ...wanted, days: Math.min(wanted.days, found.day) }, 0];
  const tried = new Set<string>();
  for (let hasShrunk = true; hasShrunk; ) {
    hasShrunk = false;
    for (const candidate of smaller(least)) {
      const key = JSON.stringify(candidate);
      if (tried.has(key)) continue;
      if (runs === MAX_RUNS) return least;
      tried.add(key);
      runs += 1;
      const outcome = run(candidate);
      if (!isSameFailure(found, outcome)) continue;
      least = { ...candidate, days: outcome.day };
      hasShrunk = true;
      break;
    }
  }
  return least;
}
