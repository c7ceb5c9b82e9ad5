import type { Color } from '../../games/tuchulcha/board.ts';
import type { GameEvent } from '../../games/tuchulcha/types.ts';
import type { Points, TurnLuck } from './luck.ts';
import type { Frame } from './turns.ts';

/** A turn that changed its player's chance to win more than others did. */
export interface TurningPoint {
  readonly turn: number;
  readonly color: Color;
  /** Whose turn it was; null: nobody's. */
  readonly player: Frame['player'];
  /** What changed most: what fell, what was made of it, or a change of role. */
  readonly by: 'roll' | 'choice' | 'devotion';
  readonly points: Points;
  /** What the turn is remembered for; null where nothing was. */
  readonly deed: GameEvent | null;
}

/** In the order of the game; of each turn what changed most in it. `luck`: of the same frames. */
export function turningPoints(
  frames: readonly Frame[],
  luck: readonly TurnLuck[],
  most = 3,
): readonly TurningPoint[] {
  return frames
    .flatMap((frame, index) => {
      const own = luck[index];
      const point = own && turningPoint(frame, own);
      return point ? [point] : [];
    })
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, most)
    .sort((one, other) => one.turn - other.turn);
}

function turningPoint(frame: Frame, { rolls, choice, devotion }: TurnLuck): TurningPoint | null {
  const changes = [
    { by: 'roll', points: rolls.reduce((sum, roll) => sum + roll.luck, 0) },
    { by: 'choice', points: choice ?? 0 },
    { by: 'devotion', points: devotion ?? 0 },
  ] as const;
  const [change] = changes.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  if (!change || change.points === 0) return null;
  const { turn, color, player, events } = frame;
  return { turn, color, player, ...change, deed: deedOf(events) };
}

/** The rarer first. */
const WEIGHT: Readonly<Partial<Record<GameEvent['type'], number>>> = {
  over: 7,
  out: 6,
  devoted: 5,
  sealed: 4,
  hit: 3,
  reachedAltar: 2,
  lost: 1,
};

const weightOf = (event: GameEvent): number =>
  (WEIGHT[event.type] ?? 0) + (event.type === 'hit' ? event.count / 10 : 0);

function deedOf(events: readonly GameEvent[]): GameEvent | null {
  const [deed] = events.toSorted((one, other) => weightOf(other) - weightOf(one));
  return deed && weightOf(deed) > 0 ? deed : null;
}

/** What rolls and choices came to, by colour or by player; turns without a key are left out. */
export function luckBy<K>(
  frames: readonly Frame[],
  luck: readonly TurnLuck[],
  keyOf: (frame: Frame) => K | null,
): ReadonlyMap<K, { readonly luck: Points; readonly choice: Points }> {
  const sums = new Map<K, { readonly luck: Points; readonly choice: Points }>();
  for (const [index, { rolls, choice }] of luck.entries()) {
    const frame = frames[index];
    const key = frame ? keyOf(frame) : null;
    if (key === null) continue;
    const sum = sums.get(key) ?? { luck: 0, choice: 0 };
    const rolled = rolls.reduce((all, roll) => all + roll.luck, 0);
    sums.set(key, { luck: sum.luck + rolled, choice: sum.choice + (choice ?? 0) });
  }
  return sums;
}
