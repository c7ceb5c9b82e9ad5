import type { Color, Stone } from './board.ts';
import type { Devotion, GameEvent, OutReason } from './types.ts';

/** A memorable event of a turn. */
export type Highlight = {
  /** The color of the turn. */
  readonly who: Color;
  /** The affected color: the one that was hit, lost, brought to the altar or is out; otherwise the same as `who`. */
  readonly whom: Color;
  /** 1..8: higher is rarer. */
  readonly weight: number;
} & (
  | {
      readonly kind: 'hit';
      readonly count: number;
      readonly stone: Stone;
      readonly to: 'forest' | 'temple';
    }
  | { readonly kind: 'role'; readonly role: Devotion['role']; readonly given: number }
  /** All Passages that one turn sealed. */
  | { readonly kind: 'sealed'; readonly stones: readonly Stone[] }
  | { readonly kind: 'altar' }
  | { readonly kind: 'lost'; readonly stone: Stone }
  | { readonly kind: 'out'; readonly why: OutReason }
);

/** A highlight that can be announced to the whole table with a banner. */
export type GreatHighlight = Exclude<Highlight, { kind: 'altar' | 'lost' }>;

export type TimedHighlight = Highlight & { readonly turn: number };

const WEIGHTS: Readonly<Record<Highlight['kind'], number>> = {
  out: 6,
  role: 5,
  sealed: 4,
  hit: 3,
  altar: 2,
  lost: 1,
};

/** Minimum number of haruspexes hit at once for an announcement. */
const GREAT_HIT = 3;

/** The highlight of an event; null for the others. `mover`: the color of the turn, if known. */
export function highlightOf(event: GameEvent, mover: Color | null = null): Highlight | null {
  switch (event.type) {
    case 'hit': {
      const { by: who, color: whom, count, stone, to } = event;
      return { kind: 'hit', who, whom, weight: WEIGHTS.hit + count / 10, count, stone, to };
    }
    case 'devoted': {
      const { color, devotion, given } = event;
      return { kind: 'role', who: color, whom: color, weight: WEIGHTS.role, role: devotion.role, given };
    }
    case 'sealed': {
      const { color, stone } = event;
      return { kind: 'sealed', who: color, whom: color, weight: WEIGHTS.sealed, stones: [stone] };
    }
    case 'reachedAltar':
      return { kind: 'altar', who: event.by, whom: event.color, weight: WEIGHTS.altar };
    case 'lost':
      return { kind: 'lost', who: event.by, whom: event.color, weight: WEIGHTS.lost, stone: event.stone };
    case 'out': {
      const { color: whom, reason: why } = event;
      const weight = WEIGHTS.out + (why === 'tuchulchaFell' ? 1 : 0);
      return { kind: 'out', who: mover ?? whom, whom, weight, why };
    }
    default:
      return null;
  }
}

/** The highlights of one turn, in order; all Passages that it sealed are one. */
export function highlightsOf(events: readonly GameEvent[]): readonly Highlight[] {
  const found: Highlight[] = [];
  let mover: Color | null = null;
  for (const event of events) {
    if ('by' in event) mover = event.by;
    else if (event.type === 'devoted') mover = event.color;
    const one = highlightOf(event, mover);
    const seals = one?.kind === 'sealed' ? found.findIndex(({ kind }) => kind === 'sealed') : -1;
    const before = found[seals];
    if (one?.kind === 'sealed' && before?.kind === 'sealed')
      found[seals] = { ...before, stones: [...before.stones, ...one.stones] };
    else if (one) found.push(one);
  }
  return found;
}

/** The greatest, the first of equals; null if there is none. */
export const greatestOf = (highlights: readonly Highlight[]): Highlight | null =>
  byWeight(highlights)[0] ?? null;

const byWeight = <H extends Highlight>(highlights: readonly H[]): H[] =>
  highlights.toSorted((one, other) => other.weight - one.weight);

/** A turn's announced highlights, greatest first: eliminations, changes of role, seals, great hits on one of the `players`. */
export const greatHighlights = (
  events: readonly GameEvent[],
  players: readonly Color[],
): readonly GreatHighlight[] =>
  byWeight(
    highlightsOf(events).filter((one): one is GreatHighlight => {
      if (one.kind === 'hit') return one.count >= GREAT_HIT && players.includes(one.whom);
      return one.kind === 'out' ? one.why !== 'resigned' : one.kind === 'role' || one.kind === 'sealed';
    }),
  );

/** The turns with great highlights. `turn`: the turn in which the events begin. */
export function turnsWithHighlights(
  events: readonly GameEvent[],
  players: readonly Color[],
  turn: number,
): readonly number[] {
  const turns = new Map<number, GameEvent[]>();
  let now = turn;
  for (const event of events) {
    if (event.type === 'turn') now = event.turnNumber;
    else turns.set(now, [...(turns.get(now) ?? []), event]);
  }
  return [...turns].flatMap(([number, own]) => (greatHighlights(own, players).length > 0 ? [number] : []));
}

/**
 * The highlights of a game's story, in order: roles, eliminations, seals, great hits (if there were none, the greatest of those
 * that took two) and the first haruspex on the altar. Beyond `most`, the lightest and latest are dropped.
 */
export function storyHighlights(all: readonly TimedHighlight[], most: number): readonly TimedHighlight[] {
  const greatest = Math.max(...all.map((one) => (one.kind === 'hit' ? one.count : 0)));
  const least = Math.max(2, Math.min(GREAT_HIT, greatest));
  const firstHome = all.find(({ kind }) => kind === 'altar');
  const told = all.filter((one) => {
    if (one.kind === 'hit') return one.count >= least;
    return one.kind === 'altar' ? one === firstHome : one.kind !== 'lost';
  });
  const kept = new Set(byWeight(told).slice(0, most));
  return told.filter((one) => kept.has(one));
}
