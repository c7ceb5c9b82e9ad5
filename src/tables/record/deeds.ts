import type { Color } from '../../games/tuchulcha/board.ts';
import type { GameEvent } from '../../games/tuchulcha/types.ts';
import { holderAt, type Player, playedTurns } from '../sittings.ts';
import type { Sitting } from '../table.ts';
import type { Deeds, Faces } from './result.ts';
import type { ToldEntry } from './told-log.ts';

/** What one player did with one colour. */
export interface Tally extends Omit<Deeds, 'altar' | 'forest'> {
  readonly turns: number;
  readonly dice: number;
  readonly pips: number;
}

export const NOTHING: Tally = {
  ...{ turns: 0, dice: 0, pips: 0 },
  ...{ roles: [], hits: 0, bestHit: 0, taken: 0, lost: 0 },
};

/** By colour, by player. A turn and all that happened in it is whose the turn was; being hit is whose the seat was. */
export type Tallies = ReadonlyMap<Color, ReadonlyMap<Player, Tally>>;

export function tallies(entries: readonly ToldEntry[], sittings: readonly Sitting[]): Tallies {
  const all = new Map<Color, Map<Player, Tally>>();
  const add = (color: Color, player: Player, more: (tally: Tally) => Tally) => {
    const own = all.get(color) ?? new Map<Player, Tally>();
    own.set(player, more(own.get(player) ?? NOTHING));
    all.set(color, own);
  };
  for (const turn of playedTurns(entries, sittings)) {
    const { color, player } = turn;
    add(color, player, (tally) => ({ ...tally, turns: tally.turns + 1 }));
    for (const event of turn.entries.flatMap(({ events }) => events))
      add(color, player, (tally) => done(tally, color, event));
  }
  for (const { seq, events } of entries) {
    for (const event of events) {
      if (event.type !== 'hit') continue;
      const victim = holderAt(sittings, event.color, seq);
      if (victim) add(event.color, victim, (tally) => ({ ...tally, taken: tally.taken + event.count }));
    }
  }
  return all;
}

/** What an event of a colour's own turn adds. */
function done(tally: Tally, color: Color, event: GameEvent): Tally {
  switch (event.type) {
    case 'rolled': {
      const { dice } = event;
      return {
        ...tally,
        dice: tally.dice + dice.length,
        pips: dice.reduce((sum, die) => sum + die, tally.pips),
      };
    }
    case 'devoted':
      return { ...tally, roles: [...tally.roles, event.devotion.role] };
    case 'hit':
      // With two players a neutral colour hits the mover's own too (tuchulcha.md §8).
      if (event.color === color) return tally;
      return {
        ...tally,
        hits: tally.hits + event.count,
        bestHit: Math.max(tally.bestHit, event.count),
      };
    case 'lost':
      return event.color === color ? { ...tally, lost: tally.lost + 1 } : tally;
    default:
      return tally;
  }
}

export function facesOf(entries: readonly ToldEntry[]): Faces {
  const faces: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  for (const { events } of entries) {
    for (const event of events) {
      if (event.type !== 'rolled') continue;
      for (const die of event.dice) faces[die - 1] = (faces[die - 1] ?? 0) + 1;
    }
  }
  return faces;
}
