/**
 * Measures the computer players: how long a choice takes (which blocks everything else), how strong the learned player is, and how
 * good its estimates are. `npm run bench -- computer --games 2000`; `--players 2` limits the number of players.
 */

import { COLORS, type Color, type PlayerCount } from '../../src/games/tuchulcha/board.ts';
import { Judge, LOOK_AHEAD } from '../../src/games/tuchulcha/computer-players/judge.ts';
import {
  LEVEL_NAMES,
  type LevelName,
  STRONG,
  styleOf,
} from '../../src/games/tuchulcha/computer-players/levels.ts';
import { learnedPlayer } from '../../src/games/tuchulcha/computer-players/player.ts';
import type { GameState } from '../../src/games/tuchulcha/types.ts';
import { readWeights } from '../../src/tables/tuchulcha/judge-threads.ts';
import { moments, seatsOf } from '../../test/games/tuchulcha/computer-players/arena.ts';
import { type Policy, randomPolicy } from '../../test/games/tuchulcha/computer-players/policies.ts';
import { randomFrom } from '../../test/games/tuchulcha/random-play.ts';
import { learnedTurns, match, plainTurns, playGame, type TurnPlayer } from '../training/match.ts';
import { chooseAction, plainJudge } from '../training/plain-player.ts';

const CHOICES = 2_500;
const GAMES = 400;
const SEED = 3_000_000;
const HELD_OUT = 5_000_000;
const rolled: readonly string[] = ['extra', 'discard', 'moving'];
const COUNTS = [2, 3, 4] as const;
const ASKED = { 2: 62, 3: 70, 4: 40 } as const;
/** The plain player's log-loss, which the learned player had to beat. */
const PLAIN_LOSS = { 2: 0.678, 3: 0.776, 4: 1.163 } as const;

const weights = readWeights();

export function benchComputer(options: readonly string[]): void {
  const games = optionOf(options, '--games') ?? GAMES;
  const only = optionOf(options, '--players');
  const counts = COUNTS.filter((players) => only === null || players === only);
  const learned = learnedPlayer(weights);
  for (const players of counts) {
    speed(`learned, ${players} players`, players, learned, 2, 100);
    speed(`plain, ${players} players`, players, chooseAction, 5, 50);
  }
  for (const players of counts) strength(players, games);
  for (const players of counts) calibration(players, games);
}

function optionOf(options: readonly string[], name: string): number | null {
  const given = Number(options[options.indexOf(name) + 1]);
  return options.includes(name) && Number.isSafeInteger(given) && given > 0 ? given : null;
}

/** Measures choices in games against itself and, for positions that it would avoid, in random games. */
function speed(name: string, players: PlayerCount, policy: Policy, median: number, worst: number): void {
  const found = [...states(players, policy), ...states(players, randomPolicy)];
  const ms = found.map((state) => time(policy, state)).sort((one, other) => one - other);
  const at = (part: number) => (ms[Math.floor(part * (ms.length - 1))] ?? 0).toFixed(2);
  console.log(
    `${name}: ${at(0.5)} ms of processor time a choice (asked: ${median}), 99 % under ${at(0.99)}, worst ${at(1)} (asked: ${worst})`,
  );
}

function states(players: PlayerCount, policy: Policy): readonly GameState[] {
  const found: GameState[] = [];
  for (let seed = 1; found.length < CHOICES; seed++) {
    const random = randomFrom(seed);
    const seats = seatsOf(players, random);
    const setup = { players: seats, first: seats[0] as Color };
    for (const { state } of moments(setup, () => policy, random)) {
      if (rolled.includes(state.phase.name)) found.push(state);
    }
  }
  return found.slice(0, CHOICES);
}

/** Takes the faster of two runs, to exclude pauses of the machine. Copies of the state prevent cached results. */
const time = (policy: Policy, state: GameState): number =>
  Math.min(timeOnce(policy, structuredClone(state)), timeOnce(policy, structuredClone(state)));

/** CPU time, which doesn't count other programs. */
function timeOnce(policy: Policy, state: GameState): number {
  const start = process.cpuUsage();
  policy(state, () => 0);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function strength(players: PlayerCount, games: number): void {
  const at = (level: LevelName): TurnPlayer =>
    level === 'strong'
      ? learnedTurns(weights[players], STRONG, LOOK_AHEAD[players])
      : learnedTurns(weights[players], styleOf(level, players, 1));
  const rows: readonly (readonly [string, TurnPlayer, TurnPlayer])[] = [
    ...LEVEL_NAMES.toReversed().map((level) => {
      const asked = level === 'strong' ? ` (asked: ${ASKED[players]} %)` : '';
      return [`one ${level} against plain${asked}`, at(level), plainTurns] as const;
    }),
    ...LEVEL_NAMES.flatMap((weaker, index) =>
      LEVEL_NAMES.slice(index + 1).map(
        (level) => [`one ${weaker} against ${level}`, at(weaker), at(level)] as const,
      ),
    ),
  ];
  for (const [name, one, others] of rows) {
    const { share, turns } = match(players, one, others, games, SEED);
    const [low, high] = intervalOf(share, games);
    console.log(
      `${players} players, ${name}: ${percent(share)} (${percent(low)} to ${percent(high)}) of ${games} games, ${points(share, players)} points (${points(low, players)} to ${points(high, players)}), ${turns.toFixed(1)} turns each`,
    );
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The 95 % Wilson interval, which also holds near 0 and 1 and for few games. */
function intervalOf(share: number, games: number): readonly [number, number] {
  const z = 1.96;
  const middle = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half =
    (z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2))) / (1 + z ** 2 / games);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

function points(share: number, players: PlayerCount): string {
  if (share <= 0) return '-∞';
  if (share >= 1) return '+∞';
  const above = Math.round(400 * Math.log10((share * (players - 1)) / (1 - share)));
  return `${above < 0 ? '' : '+'}${above}`;
}

/**
 * The log-loss: the mean of minus the logarithm of the winner's estimated chance, before each roll of games outside the training.
 */
function calibration(players: PlayerCount, games: number): void {
  const judge = new Judge(weights[players]);
  const self = learnedTurns(weights[players]);
  const bins = Array.from({ length: 10 }, () => ({ count: 0, said: 0, won: 0 }));
  let [loss, plain, all] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const seen: { readonly learned: readonly number[]; readonly plain: readonly number[] }[] = [];
    const { winners } = playGame(
      players,
      () => self,
      HELD_OUT + game,
      (position) => {
        seen.push({
          learned: [...judge.chancesAt(position, position.turn, false)],
          plain: [...plainJudge.chancesAt(position, position.turn, false)],
        });
      },
    );
    const won = COLORS.map((color) => (winners.includes(color) ? 1 / winners.length : 0));
    for (const chances of seen) {
      all++;
      for (const [color, part] of won.entries()) {
        const chance = chances.learned[color] as number;
        loss -= part * Math.log(Math.max(1e-4, chance));
        plain -= part * Math.log(Math.max(1e-4, chances.plain[color] as number));
        const bin = chance > 0 ? bins[Math.min(9, Math.floor(10 * chance))] : undefined;
        if (!bin) continue;
        bin.count++;
        bin.said += chance;
        bin.won += part;
      }
    }
  }
  const curve = bins.map(({ count, said, won }) =>
    count === 0 ? '-' : `${((100 * said) / count).toFixed(0)}→${((100 * won) / count).toFixed(0)}`,
  );
  console.log(
    `${players} players: log-loss ${(loss / all).toFixed(3)} on ${games} held-out games (asked: below ${PLAIN_LOSS[players]}; the plain player's there: ${(plain / all).toFixed(3)})`,
  );
  console.log(`  said → won, in %: ${curve.join('  ')}`);
}
