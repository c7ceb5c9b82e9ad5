import type { GameEvent } from '../../../games/tuchulcha/types.ts';
import type { Frame } from './frames.ts';

/** A deed that a game's story tells. */
export type Deed = Extract<
  GameEvent,
  { type: 'devoted' | 'out' | 'sealed' | 'hit' | 'reachedAltar' | 'lost' }
>;

/** One moment of a game's story. */
export interface Beat {
  readonly turn: number;
  /** Whose turn it was. */
  readonly by: Frame['color'];
  readonly deed: Deed;
  /** That a role was taken or a player went out is never left out of a story; what is lighter is, where there is too much to tell. */
  readonly weight: number;
}

/** From this many haruspexes on, a hit is told. */
export const GREAT_HIT = 3;

/**
 * The beats of a game, in order: changes of role, falls, who went out, sealed Passages, hits of three and more (where there
 * was none, the greatest of those that took two), and the first haruspex on the altar.
 */
export function beatsOf(frames: readonly Frame[]): readonly Beat[] {
  const hits = frames.flatMap(({ events }) => events.filter((event) => event.type === 'hit'));
  const greatest = Math.max(0, ...hits.map(({ count }) => count));
  const least = Math.max(2, Math.min(GREAT_HIT, greatest));
  const firstHome = frames.flatMap(({ events }) => events).find(({ type }) => type === 'reachedAltar');
  return frames.flatMap(({ turn, color: by, events }) =>
    events.flatMap((deed): Beat[] => {
      switch (deed.type) {
        case 'devoted':
        case 'out':
          return [{ turn, by, deed, weight: 5 }];
        case 'sealed':
          return [{ turn, by, deed, weight: 2 }];
        case 'hit':
          return deed.count >= least ? [{ turn, by, deed, weight: 2 + deed.count / 10 }] : [];
        case 'reachedAltar':
          return deed === firstHome ? [{ turn, by, deed, weight: 1 }] : [];
        default:
          return [];
      }
    }),
  );
}

/** In their order; of those that are too many, the lightest and latest are left out. */
export const heaviestBeats = (beats: readonly Beat[], most: number): readonly Beat[] =>
  beats
    .toSorted((one, other) => other.weight - one.weight || one.turn - other.turn)
    .slice(0, most)
    .sort((one, other) => beats.indexOf(one) - beats.indexOf(other));

export const isDeed = (event: GameEvent): event is Deed =>
  ['devoted', 'out', 'sealed', 'hit', 'reachedAltar', 'lost'].includes(event.type);
