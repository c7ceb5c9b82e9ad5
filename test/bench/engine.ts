/** How many full enumerations of a turn the rules engine does in a second, and the slowest it meets. */
import { legalTurnsOf, roleOf } from '../../src/games/tuchulcha/index.ts';
import { type Random, type Rolled, randomFrom, randomTurns } from '../games/tuchulcha/random-play.ts';

interface Sample {
  readonly name: string;
  /** Enumerations a second that the design asks for. */
  readonly target: number;
  readonly turns: readonly Rolled[];
}

const SAMPLE = 2_000;
const SECONDS = 2;

/** Prints a line for each figure. */
export function benchEngine(): void {
  for (const sample of samples(randomFrom(20))) console.log(measure(sample));
  console.log(slowest(randomFrom(21)));
}

function samples(random: Random): readonly Sample[] {
  return [
    {
      name: 'two dice, four players',
      target: 200_000,
      turns: take(4, random, ({ dice }) => dice.length === 2),
    },
    {
      name: "Tuchulcha's four dice, with the discard",
      target: 20_000,
      turns: take(4, random, ({ dice }) => dice.length === 4),
    },
    {
      name: 'two players, with neutral colours',
      target: 20_000,
      turns: take(2, random, ({ position }) => roleOf(position, position.turn) === 'normal'),
    },
  ];
}

function take(players: 2 | 4, random: Random, wanted: (turn: Rolled) => boolean): readonly Rolled[] {
  const taken: Rolled[] = [];
  for (const turn of randomTurns(players, random)) {
    if (wanted(turn)) taken.push(turn);
    if (taken.length === SAMPLE) break;
  }
  return taken;
}

/** By the processor's time: what else runs on the machine doesn't count. */
function measure({ name, target, turns }: Sample): string {
  for (const { position, dice } of turns) legalTurnsOf(position, dice);
  let enumerations = 0;
  let ends = 0;
  const start = process.cpuUsage();
  let seconds = 0;
  while (seconds < SECONDS) {
    for (const { position, dice } of turns) ends += legalTurnsOf(position, dice).size;
    enumerations += turns.length;
    seconds = process.cpuUsage(start).user / 1e6;
  }
  const mean = (ends / enumerations).toFixed(1);
  return `${name}: ${count(enumerations / seconds)} enumerations/s (asked: ${count(target)}), ${mean} ends each`;
}

/** Over positions of random play, 10,000 in all; a position's time is the best of three, to leave the machine's pauses out. */
function slowest(random: Random): string {
  let worst = { ms: 0, ends: 0, players: 0, dice: '' };
  for (const players of [2, 3, 4] as const) {
    let met = 0;
    for (const { position, dice } of randomTurns(players, random)) {
      if (met++ === Math.ceil(10_000 / 3)) break;
      const ms = Math.min(time(position, dice), time(position, dice), time(position, dice));
      if (ms > worst.ms)
        worst = { ms, ends: legalTurnsOf(position, dice).size, players, dice: dice.join('-') };
    }
  }
  const { ms, ends, players, dice } = worst;
  return `slowest of 10,000 random positions: ${ms.toFixed(2)} ms (asked: 10), ${players} players, ${dice}, ${ends} ends`;
}

function time(position: Rolled['position'], dice: Rolled['dice']): number {
  const start = performance.now();
  legalTurnsOf(position, dice);
  return performance.now() - start;
}

const count = (rate: number): string => Math.round(rate).toLocaleString('en');
