/** Prints what the bot's memory consists of: as `npm start` runs it, npm's process included, idle and after tables have been shown. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPlayground } from '@haruspex/playground';
import { BotProcess } from '../../test/e2e/bot-process.ts';
import { sqliteDatabase } from '../../test/storage/databases.ts';
import { build, openTable } from './start.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** How many tables are open at each look. One person may open three at once. */
const TABLES = [0, 1, 3] as const;
/** Milliseconds for garbage to be collected and queues to empty. */
const PAUSE = 20_000;

export async function benchMemory(): Promise<void> {
  build(ROOT);
  const playground = await startPlayground({ port: 0, acknowledgementMs: 60_000 });
  const database = await sqliteDatabase();
  const bot = new BotProcess(playground, database.url, ['start'], {
    command: 'npm',
    env: { HEALTH_PORT: '0', HOME: process.env['HOME'] ?? '' },
  });
  try {
    await bot.ready();
    let opened = 0;
    for (const tables of TABLES) {
      for (; opened < tables; opened++) await openTable(playground);
      await sleep(PAUSE);
      console.log(`  ${tables} tables (MB)`);
      for (const pid of [bot.pid, ...descendantsOf(bot.pid)]) console.log(`    ${processParts(pid)}`);
      console.log(`    the bot's main thread: ${await heapParts(bot)}`);
    }
  } finally {
    await bot.end('SIGTERM');
    await playground.close();
    await database.drop();
  }
}

function descendantsOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.map(Number).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Its private memory holds the heaps of all threads, canvases and SQLite's cache; its files are libraries and the program. */
function processParts(pid: number): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  const megabytes = (name: string): number => Math.round((field(name) * 1024) / 1e6);
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  return [
    `${command}: ${megabytes('VmRSS')},`,
    `private ${megabytes('RssAnon')}, files ${megabytes('RssFile')}, ${field('Threads')} threads`,
  ].join(' ');
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
