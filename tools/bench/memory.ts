/**
 * Prints the parts of the bot's memory with 1, 20 and 40 tables, during play and when idle: as run by `npm start`, including npm's
 * process.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPlayground } from '@haruspex/playground';
import { BotProcess } from '../../test/e2e/bot-process.ts';
import { seeded } from '../../test/e2e/dice.ts';
import { sqliteDatabase } from '../../test/storage/databases.ts';
import { cpuMsOf } from './cpu.ts';
import { openTables, peopleFor } from './load.ts';
import { LoadedTable, TableSocket } from './load-table.ts';
import { build } from './start.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const OPTIONS = {
  tables: { type: 'string', default: '1,20,40' },
  /** Seconds of play before each measurement. */
  seconds: { type: 'string', default: '60' },
  /** Seconds between a board and the next tap at its table. */
  pause: { type: 'string', default: '3' },
  /** Seconds without taps, for garbage collection. */
  rest: { type: 'string', default: '20' },
  /** Another checkout to alternate with. */
  against: { type: 'string' },
} as const;

type Options = { readonly [Name in Exclude<keyof typeof OPTIONS, 'against'>]: string };

export async function benchMemory(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const checkouts = [...(values.against ? [path.resolve(values.against)] : []), ROOT];
  for (const checkout of checkouts) {
    build(checkout);
    console.log(checkout === ROOT ? 'here' : checkout);
    await benchCheckout(checkout, values);
  }
}

async function benchCheckout(checkout: string, options: Options): Promise<void> {
  const counts = options.tables.split(',').map(Number);
  const playground = await startPlayground({
    port: 0,
    recordLimit: 1,
    people: peopleFor(Math.max(...counts)),
    acknowledgementMs: 60_000,
  });
  const database = await sqliteDatabase();
  const bot = new BotProcess(playground, database.url, ['start'], {
    command: 'npm',
    cwd: checkout,
    env: { HEALTH_PORT: '0', HOME: process.env['HOME'] ?? '' },
  });
  try {
    await bot.ready();
    const tables: LoadedTable[] = [];
    const socket = await TableSocket.open(playground.url);
    for (const count of counts) {
      const boards = await openTables(playground, count - tables.length, 2 * tables.length);
      const pauseMs = Number(options.pause) * 1000;
      tables.push(
        ...boards.map((board, at) => new LoadedTable(socket, board, seeded(tables.length + at), pauseMs)),
      );
      const before = cpuOf(bot);
      for (const table of tables) table.start();
      await sleep(Number(options.seconds) * 1000);
      const taps = tables.reduce((sum, { shown }) => sum + shown.length, 0);
      console.log(
        `  ${count} tables, played: ${taps} taps, ${((cpuOf(bot) - before) / taps).toFixed(1)} ms of CPU each`,
      );
      for (const pid of processesOf(bot)) console.log(`    ${processParts(pid)}`);
      for (const table of tables) {
        table.stop();
        table.clear();
      }
      await sleep(Number(options.rest) * 1000);
      console.log(`  ${count} tables, at rest`);
      for (const pid of processesOf(bot)) console.log(`    ${processParts(pid)}`);
      console.log(`    the bot's main thread: ${await heapParts(bot)}`);
    }
    socket.close();
  } finally {
    await bot.end('SIGTERM');
    await playground.close();
    await database.drop();
  }
}

/** npm's process and those that it started. */
const processesOf = ({ pid }: BotProcess): readonly number[] => [pid, ...descendantsOf(pid)];

const cpuOf = (bot: BotProcess): number => processesOf(bot).reduce((sum, pid) => sum + cpuMsOf(pid), 0);

function descendantsOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.map(Number).flatMap((child) => [child, ...descendantsOf(child)]);
}

/**
 * Its private memory holds the heaps of all threads, canvases and SQLite's cache; its files are libraries and the program. Node
 * itself is in memory once, though npm's process and the bot both use it: half of it counts in each.
 */
function processParts(pid: number): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  const megabytes = (name: string): number => Math.round((field(name) * 1024) / 1e6);
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  return [
    `${command}: ${megabytes('VmRSS')} MB (${megabytes('VmHWM')} at most),`,
    `private ${megabytes('RssAnon')}, files ${megabytes('RssFile')}, its share ${shareOf(pid)}, ${field('Threads')} threads`,
  ].join(' ');
}

/** In megabytes; memory shared by several processes is divided among them. */
function shareOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return Math.round((Number(kilobytes) * 1024) / 1e6);
}

async function heapParts(bot: BotProcess): Promise<string> {
  const line = bot.output.find((text) => text.includes('health page is listening'));
  const { host, port } = JSON.parse(line ?? '{}');
  const text = await (await fetch(`http://${host}:${port}/metrics`)).text();
  return ['heap_size_used', 'heap_size_total', 'external_memory']
    .map((name) => {
      const bytes = new RegExp(`^haruspex_nodejs_${name}_bytes (\\S+)`, 'm').exec(text)?.[1];
      return `${name.replaceAll('_', ' ')} ${Math.round(Number(bytes) / 1e6)}`;
    })
    .join(', ');
}
