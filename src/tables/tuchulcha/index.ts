import { COLORS, isPlayerCount, type PlayerCount, roleOf } from '../../games/tuchulcha/board.ts';
import { waysOf } from '../../games/tuchulcha/computer-players/hint.ts';
import { COMPUTER_PEOPLE, type ComputerName } from '../../games/tuchulcha/computer-players/levels.ts';
import { nextPlayer } from '../../games/tuchulcha/end-of-turn.ts';
import { offers, tuchulcha as rules, settledPosition } from '../../games/tuchulcha/game.ts';
import { turnsWithHighlights } from '../../games/tuchulcha/highlights.ts';
import { formatPosition, formatSteps } from '../../games/tuchulcha/notation.ts';
import type { GameState, Step } from '../../games/tuchulcha/types.ts';
import type { Pace } from '../clock/pace.ts';
import { type SeatColor, type ServicesOf, VOTERS } from '../game-types.ts';
import { WHO_WINS } from '../prophecies/prophecies.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import type { TableOf } from '../table.ts';
import type {
  GameQuestions,
  GameSeason,
  GameVotes,
  RatedWay,
  TableGame,
  UsualLength,
} from '../table-game.ts';
import { replayLog } from './analysis/frames.ts';
import { applyRaceRequest, formatRequest, parseRequest, stepRequest } from './apply-request.ts';
import {
  autoPlayRace,
  canAutoPlayRace,
  freeColors,
  isColorInGame,
  playRaceTurnFor,
  startingRaceSeats,
  withAnswers,
} from './automatic-play.ts';
import { raceCareer, raceResult } from './result.ts';
import { tuchulchaTerms } from './terms.ts';
import type { TuchulchaRequest } from './types.ts';

/** A judge of this game knows only chances to win. */
const raceSeason: GameSeason<'tuchulcha'> = {
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

/** Maximum number of offered turns; the judge considers all others bad. */
const MAX_TURNS = 112;

/** An option with its steps; none if it isn't a turn. */
export interface RaceWay extends RatedWay {
  readonly steps: readonly Step[];
}

const decision = (request: TuchulchaRequest, chance: number): RaceWay => ({
  way: formatRequest(request),
  chance,
  moves: '',
  steps: [],
});

const raceVotes: GameVotes<'tuchulcha'> = {
  ways: (state, services) => raceWays(state, services).map(({ steps: _, ...way }) => way),

  play(from, way, playing) {
    const request = parseRequest(way);
    const { color } = offers(from.state);
    const seat = playing.seats.find((one) => one.color === color);
    if (!request || !seat) return null;
    // A vote for a turn includes its end.
    const settings = withAnswers(DEFAULT_SETTINGS, { ending: 'play' });
    const asked = applyRaceRequest(from, { person: { userId: VOTERS }, seat, settings, request, playing });
    return asked?.ok ? asked.progress : null;
  },
};

/** The judge's best first; of each change of role only the best. */
export function raceWays(state: GameState, { judge }: ServicesOf<'tuchulcha'>): RaceWay[] {
  const { players } = state.position;
  const ways = waysOf(judge.byCount[players], state, MAX_TURNS).toSorted(
    (one, other) => other.chance - one.chance,
  );
  return ways.flatMap((way, index): RaceWay[] => {
    const { chance } = way;
    if (way.kind === 'devote') {
      const { devotion } = way;
      const best = ways.findIndex(
        (other) => other.kind === 'devote' && other.devotion.role === devotion.role,
      );
      return best === index ? [decision({ type: 'devote', devotion }, chance)] : [];
    }
    if (way.kind !== 'turn') return [decision({ type: way.kind }, chance)];
    const discard: Step[] = way.discard === null ? [] : [{ kind: 'discard', die: way.discard }];
    const steps = [...discard, ...way.steps];
    const request: TuchulchaRequest =
      steps.length === 0 ? { type: 'keep' } : { type: 'turn', steps: steps.map(stepRequest) };
    return [{ ...decision(request, chance), moves: formatSteps(steps, players), steps }];
  });
}

/** Whether Tuchulcha will fall before the game is over. */
export const TUCHULCHA_FALLS = 'fall';

/** Maximum chance to win of any player for the judge to consider a game open. */
const OPEN = 0.6;

/** Number of turns of every player before the first question, since a game that has just begun is always open. */
const TURNS_BEFORE = 3;

export const raceQuestions: GameQuestions<'tuchulcha'> = {
  at(state, { judge }, asked) {
    const { setup, turnNumber, phase } = state;
    if (turnNumber <= TURNS_BEFORE * setup.players.length) return null;
    const position = settledPosition(state);
    const chances = judge.byCount[position.players].before(position, phase.name === 'before');
    const roles = COLORS.map((color) => [color, roleOf(position, color)] as const);
    const options = roles.flatMap(([color, role]) => (role === 'out' || role === 'neutral' ? [] : [color]));
    if (options.length < 2 || options.some((color) => chances[color] > OPEN)) return null;
    const isHunting = roles.some(([, role]) => role === 'tuchulcha');
    return isHunting && !asked.some(({ about }) => about === TUCHULCHA_FALLS)
      ? { about: TUCHULCHA_FALLS, options: ['yes', 'no'] }
      : { about: WHO_WINS, options };
  },
  outcome({ turn }, { setup, log }) {
    const fell = replayLog(setup, log).some(
      ({ before, events }) =>
        before.turnNumber >= turn &&
        events.some((event) => event.type === 'out' && event.reason === 'tuchulchaFell'),
    );
    return fell ? [1, 0] : [0, 1];
  },
};

/** The computer player of a seat: always the same, also in a rematch, and unique at its table. */
export function raceComputerName(
  { id, terms: { level, namedAfter = id } }: Pick<TableOf<'tuchulcha'>, 'id' | 'terms'>,
  color: SeatColor,
): ComputerName {
  const names = COMPUTER_PEOPLE[level];
  const first = [...namedAfter].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % names.length, 0);
  const colors: readonly SeatColor[] = COLORS;
  return names[(first + colors.indexOf(color)) % names.length] ?? names[0];
}

export const tuchulchaTables: TableGame<'tuchulcha'> = {
  name: 'tuchulcha',
  rules,
  colors: COLORS,
  sizes: { least: 2, most: 4 },
  hasComputers: true,
  computerName: raceComputerName,
  terms: tuchulchaTerms,
  choosesColors: true,
  freeColors,
  startingSeats: startingRaceSeats,
  setUp: (players, first) => ({ players, first }),
  toAct: (state) => offers(state).color,
  next: ({ position }) => nextPlayer(position),
  isInGame: isColorInGame,
  endOf: (log) => log.at(-1) ?? null,
  applyRequest: applyRaceRequest,
  leaving: (color) => ({ type: 'resign', color }),
  turnsWithMoments: ({ players }, events, turn) => turnsWithHighlights(events, players, turn),
  canAutoPlay: canAutoPlayRace,
  autoPlay: autoPlayRace,
  playTurnFor: playRaceTurnFor,
  chances: (_, actions) =>
    actions.flatMap((action, seq) =>
      action.type === 'roll' ? [{ seq, outcomes: 6, least: 1, came: action.dice }] : [],
    ),
  resultOf: raceResult,
  isContest: true,
  titles: ['boldest', 'luckiest', 'cruellest', 'craftiest', 'sharpest', 'noblest'],
  career: raceCareer,
  votes: raceVotes,
  season: raceSeason,
  questions: raceQuestions,
};
