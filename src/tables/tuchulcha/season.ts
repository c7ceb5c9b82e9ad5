import { settledPosition } from '../../games/tuchulcha/game.ts';
import { formatPosition } from '../../games/tuchulcha/notation.ts';
import { isPlayerCount, type PlayerCount } from '../../games/tuchulcha/position.ts';
import type { Pace } from '../clock/pace.ts';
import type { GameSeason, UsualLength } from '../table-game.ts';

/** A judge of this game knows only chances to win. */
export const raceSeason: GameSeason<'tuchulcha'> = {
  usualLength: (pace, players) => estimateLength(pace, players),
  usualTurns: (players) => turnsOf(players) / players,
  judge(state, colors, { judge }) {
    const position = settledPosition(state);
    const chances = judge.byCount[position.players].before(position, state.phase.name === 'before');
    return {
      position: formatPosition(position),
      weights: judge.name(position.players),
      chances: { kind: 'wins', wins: colors.map((color) => chances[color]) },
    };
  },
};

/** Mean number of turns in 300 games between computer players, by number of players (`npm run bench -- length`). */
export const TURNS: Readonly<Record<PlayerCount, number>> = { 2: 48, 3: 57, 4: 68 };

const turnsOf = (players: number): number => TURNS[isPlayerCount(players) ? players : 4];

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Mean minutes between turns of people, nights included; far less than the clock allows. */
const MINUTES_A_TURN: Readonly<Record<Pace, number | null>> = {
  live: 0.85,
  quick: 40,
  daily: 5 * HOUR,
  slow: 15 * HOUR,
  none: null,
};

/** Estimates the length of a game; null without a clock. `people` of its players are persons; computer players move at once. */
export function estimateLength(pace: Pace, players: number, people = players): UsualLength | null {
  const each = MINUTES_A_TURN[pace];
  const turns = turnsOf(players);
  return each === null ? null : roundLength((each * turns * people) / players);
}

function roundLength(minutes: number): UsualLength {
  if (minutes < 55) return { unit: 'minutes', count: Math.max(10, Math.round(minutes / 10) * 10) };
  if (minutes < 20 * HOUR) return { unit: 'hours', count: Math.round(minutes / HOUR) };
  if (minutes < 13.5 * DAY) return { unit: 'days', count: Math.round(minutes / DAY) };
  return { unit: 'weeks', count: Math.round(minutes / WEEK) };
}
