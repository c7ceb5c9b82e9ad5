import type { Pace } from './pace.ts';

export const playersOfGame = [2, 3, 4] as const;

/**
 * Turns of a game of Tuchulcha by its number of players: means of 300 games that computer players played. `npm run bench -- length`
 * measures them again.
 */
export const TURNS: Readonly<Record<(typeof playersOfGame)[number], number>> = { 2: 48, 3: 57, 4: 68 };

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Minutes from one turn to the next where a person plays it: far less than the clock allows, with the nights in it. */
const MINUTES_A_TURN: Readonly<Record<Pace, number | null>> = {
  live: 0.85,
  quick: 40,
  daily: 5 * HOUR,
  slow: 15 * HOUR,
  none: null,
};

/** How long something takes, as people say it. */
export interface Length {
  readonly unit: 'minutes' | 'hours' | 'days' | 'weeks';
  readonly count: number;
}

/**
 * How long a game of Tuchulcha takes about; null without a clock. `people`: how many of the players are, since computer players
 * move at once.
 */
export function lengthOf(pace: Pace, players: number, people = players): Length | null {
  const each = MINUTES_A_TURN[pace];
  const turns = TURNS[playersOfGame.find((one) => one === players) ?? 4];
  return each === null ? null : spoken((each * turns * people) / players);
}

/** In the largest unit that isn't coarse. */
function spoken(minutes: number): Length {
  if (minutes < 55) return { unit: 'minutes', count: Math.max(10, Math.round(minutes / 10) * 10) };
  if (minutes < 20 * HOUR) return { unit: 'hours', count: Math.round(minutes / HOUR) };
  if (minutes < 13.5 * DAY) return { unit: 'days', count: Math.round(minutes / DAY) };
  return { unit: 'weeks', count: Math.round(minutes / WEEK) };
}
