import { parseArgs } from 'node:util';
import { installWorld } from './world.ts';

const USAGE =
  'Use: npm run simulate -- [--seed 7] [--days 7] [--tables 10] [--faults none|some|many] [--trace]';
/** A Tuesday; on the Sunday after it the clocks change in Europe. */
const START = Date.UTC(2026, 2, 24, 6);

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n${USAGE}\n`);
  process.exit(2);
}

function numberIn(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  return refuse(`--${name} takes a whole number from ${least} to ${most}, not “${text}”.`);
}

function oneOf<T extends string>(name: string, text: string, all: readonly T[]): T {
  return all.find((one) => one === text) ?? refuse(`--${name} takes ${all.join(', ')}, not “${text}”.`);
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: '1' },
        days: { type: 'string', default: '7' },
        tables: { type: 'string', default: '10' },
        faults: { type: 'string', default: 'none' },
        trace: { type: 'boolean', default: false },
      },
    });
    return {
      seed: numberIn('seed', values.seed, 0, 0xffff_ffff),
      days: numberIn('days', values.days, 1, 3650),
      tables: numberIn('tables', values.tables, 1, 100),
      faults: oneOf('faults', values.faults, ['none', 'some', 'many']),
      trace: values.trace,
    };
  } catch (error) {
    return refuse(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

const { trace, ...given } = options();
const world = installWorld(given.seed, START);
// Only now: what is loaded keeps the clock, and discord.js the sockets, that it finds.
await import('./gateway-socket.ts');
const { Simulation, Violation } = await import('./simulation.ts');
const print = (line: string) => void process.stdout.write(`${line}\n`);
const simulation = new Simulation(world, { ...given, print: trace ? print : null });
const before = process.cpuUsage();
const told = () => {
  const { user, system } = process.cpuUsage(before);
  return `${((user + system) / 1e6).toFixed(1)} s of a core, ${simulation.trace.lines} lines, ${simulation.trace.hash}`;
};
try {
  await simulation.run();
  print(`Seed ${given.seed}: ${given.days} days in ${told()}`);
  print(`Never used: ${simulation.unused.join(', ') || 'nothing'}.`);
  process.exit(0);
} catch (error) {
  print(`Seed ${given.seed} failed on day ${simulation.day}, after ${told()}. The latest events:`);
  for (const line of simulation.trace.last) print(`  ${line}`);
  const isViolation = error instanceof Violation;
  print(error instanceof Error && !isViolation ? (error.stack ?? error.message) : String(error));
  process.exit(1);
}
