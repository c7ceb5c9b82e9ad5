/**
 * Measures how many full enumerations of turns the rules engine does per second, and how much longer it takes to read their ends.
 * `npm run bench -- engine --against ../old` alternates with another checkout on the same positions.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Chess } from 'chess.js';
import { build } from 'esbuild';
import { withConstants } from '../../scripts/constants.mjs';
import { type Position, roleOf } from '../../src/games/tuchulcha/board.ts';
import type { legalTurnsOf } from '../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import { type Random, type Rolled, randomFrom, randomTurns } from '../../test/games/tuchulcha/random-play.ts';

interface Engine {
  readonly legalTurnsOf: typeof legalTurnsOf;
}

interface Sample {
  readonly name: string;
  readonly target?: number;
  readonly turns: readonly Rolled[];
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const SIZE = 2_000;
const ROUNDS = 7;
/** CPU time per round. */
const SECONDS = 0.15;

export async function benchEngine(options: readonly string[]): Promise<void> {
  const at = options.indexOf('--against');
  const other = at < 0 ? undefined : options[at + 1];
  const folder = mkdtempSync(path.join(tmpdir(), 'haruspex-bench-'));
  const roots = [ROOT, ...(other ? [path.resolve(other)] : [])];
  const engines = await Promise.all(roots.map((root, index) => bundled(root, path.join(folder, `${index}`))));
  for (const sample of samples(randomFrom(20))) {
    for (const [index, line] of measure(sample, engines).entries()) {
      console.log(`${index === 0 ? '' : `  against ${other}: `}${line}`);
    }
  }
  const [engine] = engines;
  if (engine) console.log(slowest(engine, randomFrom(21)));
  console.log(chess());
  rmSync(folder, { recursive: true });
}

/** Bundles the engine as the build does, since a loader's output is slower. */
async function bundled(root: string, folder: string): Promise<Engine> {
  const outfile = path.join(folder, 'engine.mjs');
  mkdirSync(folder);
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'src/games/tuchulcha/legal-turns/legal-turns.ts')],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  writeFileSync(outfile, root === ROOT ? withConstants(text) : text);
  return import(pathToFileURL(outfile).href);
}

function samples(random: Random): readonly Sample[] {
  const isTuchulcha = ({ position }: Rolled) => roleAtTurn(position) === 'tuchulcha';
  return [
    {
      name: 'four players, two dice',
      target: 650_000,
      turns: take(4, random, ({ dice }) => dice.length === 2),
    },
    {
      name: 'four players, three dice',
      target: 190_000,
      turns: take(4, random, (turn) => turn.dice.length === 3 && !isTuchulcha(turn)),
    },
    {
      name: "four players, Tuchulcha's four dice, with the discard",
      target: 63_000,
      turns: take(4, random, ({ dice }) => dice.length === 4),
    },
    {
      name: 'two players, with neutral colors',
      target: 57_000,
      turns: take(2, random, (turn) => !isTuchulcha(turn)),
    },
    { name: 'three players', target: 290_000, turns: take(3, random, () => true) },
    {
      name: "two and three players, Tuchulcha's three dice",
      turns: ([2, 3] as const).flatMap((players) =>
        take(players, random, (turn) => isTuchulcha(turn) && turn.dice.length === 3, SIZE / 2),
      ),
    },
  ];
}

const roleAtTurn = (position: Position) => roleOf(position, position.turn);

/** Copies positions as storage does: parsed, next to each other in memory. */
function take(
  players: 2 | 3 | 4,
  random: Random,
  wanted: (turn: Rolled) => boolean,
  size = SIZE,
): readonly Rolled[] {
  const taken: Rolled[] = [];
  for (const turn of randomTurns(players, random)) {
    if (wanted(turn)) taken.push(turn);
    if (taken.length === size) break;
  }
  return JSON.parse(JSON.stringify(taken));
}

interface Timing {
  /** Microseconds of CPU time per turn. */
  readonly listing: number[];
  readonly reading: number[];
  ends: number;
}

/** Returns a line per engine. They alternate, so that other load on the machine affects all alike. */
function measure({ name, target, turns }: Sample, engines: readonly Engine[]): readonly string[] {
  const timings = engines.map((): Timing => ({ listing: [], reading: [], ends: 0 }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, timing] of timings.entries()) {
      const { legalTurnsOf } = engines[index] as Engine;
      timing.ends = 0;
      for (const { position, dice } of turns) timing.ends += legalTurnsOf(position, dice).size / turns.length;
      timing.listing.push(mean(turns, ({ position, dice }) => legalTurnsOf(position, dice)));
      timing.reading.push(
        mean(turns, ({ position, dice }) => {
          const found = legalTurnsOf(position, dice);
          for (let end = 0; end < found.size; end++) found.end(end);
        }),
      );
    }
  }
  return timings.map(({ listing, reading, ends }) => {
    const list = median(listing);
    return `${name}: ${count(1e6 / list)} enumerations/s${target ? ` (asked: ${count(target)})` : ''}, ${ends.toFixed(1)} ends each, as positions ${(median(reading) / list).toFixed(2)} times as long (asked: 1.3)`;
  });
}

/** Returns microseconds of CPU time, which doesn't count other programs. */
function mean(turns: readonly Rolled[], work: (turn: Rolled) => unknown): number {
  const start = process.cpuUsage();
  let [done, spent] = [0, 0];
  while (spent < SECONDS * 1e6) {
    for (const turn of turns) work(turn);
    done += turns.length;
    spent = process.cpuUsage(start).user;
  }
  return spent / done;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Measures 10,000 random positions, each as the fastest of three runs, to exclude pauses of the machine. */
function slowest({ legalTurnsOf }: Engine, random: Random): string {
  const time = ({ position, dice }: Rolled): number => {
    const start = performance.now();
    legalTurnsOf(position, dice);
    return performance.now() - start;
  };
  let worst = { ms: 0, ends: 0, players: 0, dice: '' };
  for (const players of [2, 3, 4] as const) {
    let met = 0;
    for (const turn of randomTurns(players, random)) {
      if (met++ === Math.ceil(10_000 / 3)) break;
      const ms = Math.min(time(turn), time(turn), time(turn));
      const { position, dice } = turn;
      if (ms > worst.ms)
        worst = { ms, ends: legalTurnsOf(position, dice).size, players, dice: dice.join('-') };
    }
  }
  const { ms, ends, players, dice } = worst;
  return `slowest of 10,000 random positions: ${ms.toFixed(2)} ms (asked: 10), ${players} players, ${dice}, ${ends} ends`;
}

/** Measures chess's legal moves with a widely used library, to compare machines. */
function chess(): string {
  const board = new Chess();
  const start = process.cpuUsage();
  let [enumerations, spent] = [0, 0];
  while (spent < 2e6) {
    board.perft(3);
    enumerations += 1 + 20 + 400;
    spent = process.cpuUsage(start).user;
  }
  return `chess, the yardstick (chess.js, perft 3): ${count((enumerations / spent) * 1e6)} enumerations/s, 21 moves each`;
}

const count = (rate: number): string => Math.round(rate).toLocaleString('en');
