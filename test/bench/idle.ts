import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAction } from '../../src/games/tuchulcha/players/computer.ts';
import { startPlayground } from '../../src/playground/index.ts';
import { openStore } from '../../src/storage/index.ts';
import { tableDice } from '../../src/tables/fairness/dice.ts';
import { Secret } from '../../src/tables/fairness/secret.ts';
import { createTables, type Outcome } from '../../src/tables/tables.ts';
import { BotProcess } from '../e2e/bot-process.ts';
import { sqliteDatabase } from '../storage/databases.ts';
import { opened } from '../tables/opened.ts';

const TABLES = 1000;
const MEASURED_SECONDS = 60;

/** The cost of a bot that has a thousand open tables with running clocks and nothing to do: a process of its own, on SQLite. */
export async function benchIdle(): Promise<void> {
  if (!existsSync('/proc/self/stat')) {
    console.log('This machine does not tell what another process costs (no /proc).');
    return;
  }
  const playground = await startPlayground({ port: 0, recordLimit: 1 });
  const database = await sqliteDatabase();
  await openTables(database.url, playground.guildId, playground.admin.channelId('games'));
  const bot = new BotProcess(playground, database.url);
  try {
    const ready = performance.now();
    await bot.ready();
    const { pid } = bot;
    const looked = await settled(pid);
    const before = cpuSeconds(pid);
    await sleep(MEASURED_SECONDS * 1000);
    const spent = cpuSeconds(pid) - before;
    console.table({
      'open tables': TABLES,
      'CPU seconds until all were looked after': Math.round(looked * 10) / 10,
      'seconds until then': Math.round((performance.now() - ready) / 1000 - MEASURED_SECONDS),
      'CPU seconds per hour': Math.round((spent * 3600) / MEASURED_SECONDS),
      'share of one core, percent': Math.round((spent * 1000) / MEASURED_SECONDS) / 10,
      'memory, MB': Math.round(residentBytes(pid) / 1e6),
    });
  } finally {
    await bot.end('SIGKILL');
    await playground.close();
    await database.drop();
  }
}

async function openTables(url: string, guildId: string, channelId: string): Promise<void> {
  const store = await openStore({ url });
  const tables = createTables({ store, dice: tableDice, computer: chooseAction, now: () => new Date() });
  const person = (n: number) => ({ kind: 'person', userId: String(10_000 + n), name: `P${n}` }) as const;
  for (let n = 0; n < TABLES; n++) {
    const { id } = opened(
      await tables.open({
        game: 'tuchulcha',
        ...{ guildId, channelId, locale: 'en-US', opener: person(2 * n), color: 'blue', size: 2 },
        ...{ computers: 0, pace: 'daily', isPrivate: false, invited: [] },
        ...{ secret: Secret.fresh(), lobbyMessageId: '1' },
      }),
    );
    await tables.sitDown(id, person(2 * n + 1), 'yellow');
    const started: Outcome = await tables.start(id, person(2 * n).userId);
    if (!started.ok) throw new Error(`A table did not start: ${started.refusal.code}`);
    const { version, state } = started.table;
    await store.show(id, {
      ...{ playChannelId: channelId, turnMessageId: '1', lobbyMessageId: '1' },
      ...{ turnShown: state?.turnNumber ?? 0, versionShown: version },
    });
  }
  await store.close();
}

/** CPU seconds at the moment from which hardly any more are spent. */
async function settled(pid: number): Promise<number> {
  for (;;) {
    const before = cpuSeconds(pid);
    await sleep(3000);
    const after = cpuSeconds(pid);
    if (after - before < 0.3) return after;
  }
}

/** User and system time, in the kernel's ticks of a hundredth of a second. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
