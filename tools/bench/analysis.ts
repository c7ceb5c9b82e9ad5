/**
 * Measures how long the analysis of a finished game takes: `npm run bench -- analysis`. With `--error 20`, also the judge's error
 * about the cost of a choice, from that many games of weak players; `SURE` (src/tables/tuchulcha/analysis/missed-choices.ts) follows from
 * it. `--of turns`, `--of dice` or `--of roles` limits it to one kind of choice, `--players 3` to one number of players.
 */

import {
  COLORS,
  type Color,
  type PlayerCount,
  type Position,
  roleOf,
} from '../../src/games/tuchulcha/board.ts';
import { Judge, judgesBy } from '../../src/games/tuchulcha/computer-players/judge.ts';
import { type Random, randomFrom, styleOf } from '../../src/games/tuchulcha/computer-players/levels.ts';
import { learnedPlayer } from '../../src/games/tuchulcha/computer-players/player.ts';
import { devotionsOf } from '../../src/games/tuchulcha/devotion.ts';
import { firstRoll, mayRollMore } from '../../src/games/tuchulcha/dice.ts';
import {
  afterDevotion,
  applyEndingTo,
  nextPlayer,
  shareOf,
  tuchulchaFell,
} from '../../src/games/tuchulcha/end-of-turn.ts';
import { type TurnEnd, winnersOf } from '../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import type { LoggedAction } from '../../src/tables/game-types.ts';
import { analyse } from '../../src/tables/tuchulcha/analysis/analysis.ts';
import { framesOf } from '../../src/tables/tuchulcha/analysis/frames.ts';
import {
  afterReply,
  chanceAhead,
  extraDieGain,
  SURE,
} from '../../src/tables/tuchulcha/analysis/missed-choices.ts';
import { readWeights } from '../../src/tables/tuchulcha/judge-threads.ts';
import { moments, seatsOf } from '../../test/games/tuchulcha/computer-players/arena.ts';
import { learnedTurns, playGame, type TurnPlayer } from '../training/match.ts';

const COUNTS = [2, 3, 4] as const;
const GAMES = 10;
const ASKED = 2_000;
const ROLLOUTS = 60;
/** Turns after which the judge's estimate replaces a rollout; more for roles, which last. */
const LONG = 12;
const LONG_ROLE = 40;
/** Choices with a lower estimated cost are ignored. */
const LEAST = 0.02;

const weights = readWeights();
const judges = judgesBy(weights);

export function benchAnalysis(options: readonly string[]): void {
  const asked = options.includes('--players') ? Number(options[options.indexOf('--players') + 1]) : null;
  const counts = COUNTS.filter((players) => asked === null || players === asked);
  for (const players of counts) speed(players);
  const games = Number(options[options.indexOf('--error') + 1]);
  if (!options.includes('--error') || !(games > 0)) return;
  const only = options.includes('--of') ? options[options.indexOf('--of') + 1] : undefined;
  for (const [name, samplesOf] of Object.entries(SAMPLES))
    if (only === undefined || only === name)
      for (const players of counts) error(players, games, name, samplesOf);
}

function speed(players: PlayerCount): void {
  const times: number[] = [];
  let turns = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = randomFrom(seed);
    const seats = seatsOf(players, random);
    const setup = { players: seats, first: seats[0] as Color };
    const policy = learnedPlayer(weights, 'casual');
    const at = new Date(0);
    const log = [...moments(setup, () => policy, random)].map(
      ({ action }, seq): LoggedAction<'tuchulcha'> => ({ seq, actor: 'computer', action, at }),
    );
    const frames = framesOf({ setup, log, sittings: [] });
    turns += frames.length;
    const start = process.cpuUsage();
    analyse(judges[players], frames);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  times.sort((one, other) => one - other);
  const [median, worst] = [times[Math.floor(GAMES / 2)] ?? 0, times.at(-1) ?? 0];
  console.log(
    `${players} players: a game of ${(turns / GAMES).toFixed(0)} turns analysed in ${median.toFixed(0)} ms of processor time, worst ${worst.toFixed(0)} (asked: ${ASKED})`,
  );
}

interface Sample {
  /** The cost of the choice by the judge, after the next player's reply if that is lower. */
  readonly said: number;
  /** The mean of rollouts with the same dice, and the variance of that mean. */
  readonly real: number;
  readonly noise: number;
}

type SamplesOf = (players: PlayerCount, seed: number) => Generator<Sample>;

/** Generators of the choices in one game with an estimated cost. */
const SAMPLES: Readonly<Record<string, SamplesOf>> = {
  turns: turnSamples,
  dice: dieSamples,
  roles: roleSamples,
};

function error(players: PlayerCount, games: number, name: string, samplesOf: SamplesOf): void {
  const samples = Array.from({ length: games }, (_, game) => [
    ...samplesOf(players, 9_000_000 + game),
  ]).flat();
  const rows: readonly (readonly [string, (said: number) => boolean])[] = [
    [`from ${LEAST} to ${SURE}`, (said) => said < SURE],
    [`from ${SURE} on`, (said) => said >= SURE],
  ];
  for (const [row, fits] of rows) {
    const found = samples.filter(({ said }) => said >= LEAST && fits(said));
    const mean = (of: (sample: Sample) => number): string =>
      (found.reduce((sum, one) => sum + of(one), 0) / found.length).toFixed(3);
    const wrong = found.filter(({ real, noise }) => real < -1.64 * Math.sqrt(noise)).length;
    const below = found.filter(({ real }) => real < 0).length;
    console.log(
      `${players} players, ${name} said to cost ${row}: ${found.length} choices, on average said ${mean(({ said }) => said)}, really ${mean(({ real }) => real)}; ${below} seem to have cost nothing, ${wrong} surely did`,
    );
  }
}

function* turnSamples(players: PlayerCount, seed: number): Generator<Sample> {
  const random = randomFrom(seed);
  const judge = judges[players];
  const strong = new Judge(weights[players]);
  const weak = new Judge(weights[players], styleOf('novice', players, seed));
  for (const position of beforeRolls(players, seed)) {
    const dice = firstDice(position, random);
    const tried = weak.rate(position, dice);
    const played = tried.turns.end(weak.bestOf(tried));
    const rated = strong.rate(position, dice);
    const best = rated.turns.end(strong.bestOf(rated));
    const seeming = judge.after(best) - judge.after(played);
    if (seeming < LEAST) continue;
    const said = Math.min(seeming, afterReply(judge, best) - afterReply(judge, played));
    if (said < LEAST) continue;
    yield measured(
      said,
      (nth) =>
        rollout(strong, best, position.turn, seed + 7919 * nth) -
        rollout(strong, played, position.turn, seed + 7919 * nth),
    );
  }
}

/** Compares another die with none, the better by the judge with the worse. */
function* dieSamples(players: PlayerCount, seed: number): Generator<Sample> {
  const random = randomFrom(seed);
  const judge = judges[players];
  const strong = new Judge(weights[players]);
  for (const position of beforeRolls(players, seed)) {
    const { turn } = position;
    const dice = firstDice(position, random);
    if (!mayRollMore(players, roleOf(position, turn), dice)) continue;
    const gain = judge.chanceWithMore(position, dice) - judge.bestChance(position, dice);
    if (Math.abs(gain) < LEAST) continue;
    const said = Math.min(Math.abs(gain), Math.sign(gain) * extraDieGain(judge, position, dice));
    if (said < LEAST) continue;
    const endWith = (rolled: readonly number[]): TurnEnd => {
      const rated = strong.rate(position, rolled);
      return rated.turns.end(strong.bestOf(rated));
    };
    yield measured(said, (nth) => {
      const from = seed + 7919 * nth;
      const more = rollout(strong, endWith([...dice, 1 + (nth % 6)]), turn, from);
      return Math.sign(gain) * (more - rollout(strong, endWith(dice), turn, from));
    });
  }
}

/** A game offers the same devotions turn after turn. */
const MAX_ROLES = 4;

/** Compares the best devotion with none, the better by the judge with the worse. */
function* roleSamples(players: PlayerCount, seed: number): Generator<Sample> {
  const judge = judges[players];
  const strong = new Judge(weights[players]);
  const decisions: { readonly position: Position; readonly afterFall: boolean }[] = [];
  const player = learnedTurns(weights[players], styleOf('novice', players, seed));
  const watched: TurnPlayer = {
    ...player,
    bestDevotion: (position, devotions, afterFall) => {
      if (devotions.length > 0) decisions.push({ position, afterFall });
      return player.bestDevotion(position, devotions, afterFall);
    },
  };
  playGame(players, () => watched, seed);
  let count = 0;
  for (const where of decisions) {
    const { position, afterFall } = where;
    const [most = null] = devotionsOf(position, afterFall)
      .map((devotion) => ({ devotion, chance: judge.chanceOnceDecided(position, devotion, afterFall) }))
      .sort((one, other) => other.chance - one.chance);
    if (!most || winnersOf(afterDevotion(position, most.devotion))) continue;
    const seeming = most.chance - judge.chanceOnceDecided(position, null, afterFall);
    if (Math.abs(seeming) < LEAST) continue;
    const sign = Math.sign(seeming);
    const ahead = chanceAhead(judge, where, most.devotion) - chanceAhead(judge, where, null);
    const said = Math.min(sign * seeming, sign * ahead);
    if (said < LEAST) continue;
    const after = (at: Position, nth: number): number =>
      rollout(strong, { position: at, result: null }, position.turn, seed + 7919 * nth, {
        turns: LONG_ROLE,
        isDecided: !afterFall,
      });
    yield measured(
      said,
      (nth) => sign * (after(afterDevotion(position, most.devotion), nth) - after(position, nth)),
    );
    if (++count === MAX_ROLES) return;
  }
}

function beforeRolls(players: PlayerCount, seed: number): readonly Position[] {
  const player = learnedTurns(weights[players], styleOf('novice', players, seed));
  const seen: Position[] = [];
  playGame(
    players,
    () => player,
    seed,
    (position) => seen.push(position),
  );
  return seen;
}

const firstDice = (position: Position, random: Random): readonly number[] =>
  Array.from({ length: firstRoll(position.players, roleOf(position, position.turn)) }, () => 1 + random(6));

/** `costOf` returns the cost in the game that is played out with the `nth` dice. */
function measured(said: number, costOf: (nth: number) => number): Sample {
  const costs = Array.from({ length: ROLLOUTS }, (_, nth) => costOf(nth));
  const real = costs.reduce((sum, cost) => sum + cost, 0) / ROLLOUTS;
  const variance = costs.reduce((sum, cost) => sum + (cost - real) ** 2, 0) / (ROLLOUTS - 1);
  return { said, real, noise: variance / ROLLOUTS };
}

/**
 * The share that a color wins after a turn's end when the strong player plays for everybody. The same seed gives the same dice.
 * `isDecided`: the next roll follows directly, without a change of role.
 */
function rollout(
  strong: Judge,
  end: TurnEnd,
  color: Color,
  seed: number,
  { turns = LONG, isDecided = false } = {},
): number {
  const random = randomFrom(seed);
  const devoted = (position: Position, afterFall: boolean): Position => {
    const devotions = devotionsOf(position, afterFall);
    const devotion = devotions.length > 0 ? strong.bestDevotion(position, devotions, afterFall) : null;
    return devotion ? afterDevotion(position, devotion) : position;
  };
  let { position, result } = end;
  for (let turn = 0; ; turn++) {
    result ??= applyEndingTo(position).over?.winners ?? null;
    if (result) return shareOf(result, color);
    if (turn > 0 || !isDecided) position = { ...position, turn: nextPlayer(position) };
    if (turn === turns) return strong.chancesAt(position, position.turn, true)[COLORS.indexOf(color)] ?? 0;
    if (turn > 0 || !isDecided) position = devoted(position, false);
    result = applyEndingTo(position).over?.winners ?? null;
    if (result) return shareOf(result, color);
    // Every turn draws the same number of dice, so that both ends meet the same ones.
    const numbers = Array.from({ length: 5 }, () => 1 + random(6));
    const role = roleOf(position, position.turn);
    const count = firstRoll(position.players, role);
    const more = mayRollMore(position.players, role, numbers.slice(0, count)) ? 1 : 0;
    const rated = strong.rate(position, numbers.slice(0, count + more));
    const next = rated.turns.end(strong.bestOf(rated));
    result = next.result;
    position =
      !result && tuchulchaFell(position, next.position) ? devoted(next.position, true) : next.position;
  }
}
