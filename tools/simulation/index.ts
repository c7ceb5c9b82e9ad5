import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FOCUS_NAMES, KINDS, LEVELS, type Wanted } from './options.ts';
import { type Outcome, shrink } from './shrink.ts';

const USAGE = [
  'Use: npm run simulate -- [--seed 7] [--days 7] [--tables 10] [--people 40] [--processes 2] [--trace]',
  `[--faults ${LEVELS.join('|')}] [--kinds ${KINDS.join()}] [--focus ${FOCUS_NAMES.join('|')}] [--no-shrink]`,
  'Or: npm run simulate -- --minutes 2 [--days 2] [--tables 5] [--people 12]: other seeds, one after the other; and others of what isn’t given of faults and processes.',
].join('\n');

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

const MAX_PEOPLE = 40;

function options() {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: '1' },
        days: { type: 'string', default: '7' },
        tables: { type: 'string', default: '10' },
        processes: { type: 'string' },
        faults: { type: 'string' },
        kinds: { type: 'string', default: KINDS.join() },
        focus: { type: 'string', default: 'none' },
        people: { type: 'string', default: `${MAX_PEOPLE}` },
        minutes: { type: 'string', default: '0' },
        trace: { type: 'boolean', default: false },
        'no-shrink': { type: 'boolean', default: false },
      },
    });
    return {
      seed: numberIn('seed', values.seed, 0, 0xffff_ffff),
      days: numberIn('days', values.days, 1, 3650),
      tables: numberIn('tables', values.tables, 1, 100),
      processes: values.processes === undefined ? null : numberIn('processes', values.processes, 1, 4),
      people: numberIn('people', values.people, 2, MAX_PEOPLE),
      faults: values.faults === undefined ? null : oneOf('faults', values.faults, LEVELS),
      kinds: values.kinds.split(',').map((kind) => oneOf('kinds', kind, KINDS)),
      focus: oneOf('focus', values.focus, FOCUS_NAMES),
      trace: values.trace,
      shrinks: !values['no-shrink'],
      minutes: numberIn('minutes', values.minutes, 0, 10_000),
    };
  } catch (error) {
    return refuse(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

/** A simulation in a process of its own. Ends this one where that breaks. */
function simulate(wanted: Wanted, { isTold, trace }: { isTold: boolean; trace: boolean }): Outcome {
  const program = path.join(import.meta.dirname, 'run.js');
  // Most of what is made lives no longer than a request.
  const given = ['--expose-gc', '--max-semi-space-size=32', program, JSON.stringify({ ...wanted, trace })];
  const out = isTold ? 'inherit' : 'ignore';
  const { output } = spawnSync(process.execPath, given, { stdio: ['ignore', out, out, 'pipe'] });
  const outcome = String(output[3] ?? '');
  return outcome === '' ? process.exit(1) : JSON.parse(outcome);
}

/** The options that lead to a run. */
const commandOf = ({ seed, days, tables, people, processes, faults, kinds, focus }: Wanted): string =>
  [
    `npm run simulate -- --seed ${seed} --days ${days} --tables ${tables} --people ${people}`,
    ...(processes > 1 ? [`--processes ${processes}`] : []),
    ...(focus === 'none' ? [] : [`--focus ${focus}`]),
    ...(faults === 'none' ? [] : [`--faults ${faults} --kinds ${kinds.join()}`]),
  ].join(' ');

const { trace, shrinks, minutes, ...given } = options();
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Whether nothing was wrong. */
function isFine(wanted: Wanted): boolean {
  const found = simulate(wanted, { isTold: true, trace });
  if (found.wrong !== null && shrinks) {
    print('Looking for a smaller run that fails in the same way…');
    const least = shrink(wanted, found, (smaller) => simulate(smaller, { isTold: false, trace: false }));
    print(commandOf(least));
  }
  return found.wrong === null;
}

/** Simulations of seeds that nobody has chosen, until the time is over or one of them fails. */
function isFineFor(ms: number): boolean {
  const until = Date.now() + ms;
  for (let round = 0; Date.now() < until; round += 1) {
    const faults = given.faults ?? LEVELS[round % LEVELS.length] ?? 'none';
    const processes = given.processes ?? 1 + (round % 2);
    const wanted = { ...given, seed: randomInt(2 ** 32), processes, faults };
    print(commandOf(wanted));
    if (!isFine(wanted)) return false;
  }
  return true;
}

const { processes, faults } = given;
const one = { ...given, processes: processes ?? 1, faults: faults ?? 'none' };
process.exitCode = (minutes > 0 ? isFineFor(minutes * 60_000) : isFine(one)) ? 0 : 1;
