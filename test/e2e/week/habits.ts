import { DAY, HOUR, MINUTE } from '../test-clock.ts';
import type { Character, Role } from './cast.ts';
import { firstWhen, isBetween, minuteOfDay } from './wall-clock.ts';

type Random = () => number;

/** When somebody is not there, whatever happens: [from, to) in Unix milliseconds. */
export interface Away {
  readonly from: number;
  readonly to: number;
}

const between = (random: Random, from: number, to: number): number => from + random() * (to - from);

/** The time in which somebody of this character is lost to the world; null where there is none. */
export function awayOf(character: Character, start: number, random: Random): Away | null {
  switch (character) {
    case 'vanishing':
    case 'leaver':
      return { from: start + between(random, 1, 3) * DAY, to: Number.POSITIVE_INFINITY };
    case 'returning': {
      const from = start + between(random, 1, 2) * DAY;
      return { from, to: from + between(random, 2, 3) * DAY };
    }
    case 'vacationer': {
      const from = start + between(random, 1, 2) * DAY;
      return { from, to: from + 3 * DAY };
    }
    default:
      return null;
  }
}

/** From when to when people look at their phones, in hours of their own day. */
const AWAKE: Partial<Record<Character, readonly [number, number]>> = { sleepy: [18, 22] };
const DAYTIME = [7.5, 23] as const;
const TWICE = [8, 20] as const;

/** When somebody looks at their phone next. `soon`: a game goes on that does not wait long. */
export function nextLook({ character, timeZone }: Role, now: number, soon: boolean, random: Random): number {
  const hour = (at: number) => minuteOfDay(timeZone, at) / 60;
  if (character === 'daily') {
    const next = firstWhen(now + 4 * HOUR, (at) => TWICE.some((time) => Math.abs(hour(at) - time) < 0.25));
    return next + between(random, 0, 40) * MINUTE;
  }
  const [from, to] = AWAKE[character] ?? DAYTIME;
  const gap = soon ? between(random, 1, 5) : between(random, 5, character === 'sleepy' ? 80 : 50);
  return firstWhen(now + gap * MINUTE, (at) => isBetween(minuteOfDay(timeZone, at), from * 60, to * 60));
}
