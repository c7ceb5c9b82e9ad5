/** The smallest run that fails as a larger one did. */
import type { Kind, Wanted } from './options.ts';

export interface Outcome {
  /** The failures, one sentence per line; null: none. */
  readonly wrong: string | null;
  /** On which it was found, or the last one. */
  readonly day: number;
}

const MAX_RUNS = 30;
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

/** Ways in which a run may be smaller, those first that save the most. */
const WAYS: readonly ((wanted: Wanted) => readonly Wanted[])[] = [
  (wanted) => (wanted.faults === 'none' ? [] : [{ ...wanted, faults: 'none' }]),
  (wanted) => (wanted.faults === 'none' ? [] : halvesOf(wanted.kinds).map((kinds) => ({ ...wanted, kinds }))),
  (wanted) =>
    [Math.ceil(wanted.people / 4), Math.ceil(wanted.people / 2)]
      .filter((people) => people > 1 && people < wanted.people)
      .map((people) => ({ ...wanted, people })),
  (wanted) => (wanted.processes > 1 ? [{ ...wanted, processes: 1 }] : []),
  (wanted) => (wanted.tables > 1 ? [{ ...wanted, tables: Math.floor(wanted.tables / 2) }] : []),
  (wanted) =>
    wanted.faults === 'none' || wanted.kinds.length < 3
      ? []
      : wanted.kinds.map((kind) => ({ ...wanted, kinds: wanted.kinds.filter((one) => one !== kind) })),
];

/** Tries a limited number of smaller runs, of which each that fails in the same way is made smaller again. */
export function shrink(wanted: Wanted, found: Outcome, run: (wanted: Wanted) => Outcome): Wanted {
  let least = { ...wanted, days: Math.min(wanted.days, found.day) };
  const tried = new Set<string>();
  /** The first of them that fails in the same way. */
  const firstOf = (candidates: readonly Wanted[]): Wanted | null => {
    for (const candidate of candidates) {
      const key = JSON.stringify(candidate);
      if (tried.has(key) || tried.size === MAX_RUNS) continue;
      tried.add(key);
      const outcome = run(candidate);
      if (isSameFailure(found, outcome)) return { ...candidate, days: Math.min(candidate.days, outcome.day) };
    }
    return null;
  };
  for (let before: Wanted | null = null; before !== least; ) {
    before = least;
    for (const smaller of WAYS)
      for (let next = firstOf(smaller(least)); next; next = firstOf(smaller(least))) least = next;
  }
  return least;
}
