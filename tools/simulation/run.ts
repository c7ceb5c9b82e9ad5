/** One simulation, given as JSON. Its outcome goes to a pipe. */
import { writeSync } from 'node:fs';
import { inspect } from 'node:util';
import type { Wanted } from './options.ts';
import type { Outcome } from './shrink.ts';
import { installWorld } from './world.ts';

/** A Tuesday; on the Sunday after it the clocks change in Europe. */
const START = Date.UTC(2026, 2, 24, 6);
const PIPE = 3;
/** Runs of so many days say how far they are. */
const LONG_DAYS = 10;

const { trace, ...given }: Wanted & { readonly trace: boolean } = JSON.parse(process.argv[2] ?? '');
const world = installWorld(given.seed, START);
// Only now: what is loaded keeps the clock, and discord.js the sockets, that it finds.
await import('./gateway-socket.ts');
// With the simulated timers, Node would end without a word.
const { Simulation, Violation } = await import('./simulation.ts').catch((error: unknown) => {
  writeSync(2, `${inspect(error)}\n`);
  process.exit(1);
});
const tell = (outcome: Outcome) => void writeSync(PIPE, JSON.stringify(outcome));
const print = (line: string) => void process.stdout.write(`${line}\n`);
const before = process.cpuUsage();
const simulation = new Simulation(world, {
  ...given,
  print: trace ? print : null,
  rested(day) {
    if (given.days < LONG_DAYS) return;
    // Without it, most would be what is about to be collected.
    globalThis.gc?.();
    const mb = Math.round(process.memoryUsage().heapUsed / 2 ** 20);
    print(`Day ${day}: ${told()}, ${mb} MB`);
  },
});
const told = () => {
  const { user, system } = process.cpuUsage(before);
  return `${((user + system) / 1e6).toFixed(1)} s of a core, ${simulation.trace.lines} lines, ${simulation.trace.hash}`;
};
try {
  await simulation.run();
  print(`Seed ${given.seed}: ${given.days} days in ${told()}`);
  print(`Never used: ${simulation.unused.join(', ') || 'nothing'}.`);
  tell({ wrong: null, day: given.days });
  process.exit(0);
} catch (error) {
  print(`Seed ${given.seed} failed on day ${simulation.day}, after ${told()}. The latest events:`);
  for (const line of simulation.trace.last) print(`  ${line}`);
  const isViolation = error instanceof Violation;
  const wrong = isViolation
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);
  print(wrong);
  tell({ wrong, day: simulation.day });
  process.exit(1);
}
