/** Counts the files of src/ whose code a tap in the middle of a turn runs in the main thread, and its requests. */
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Playground, startPlayground } from '@haruspex/playground';
import { buttonsOf, connect, type PageMessage, type Visitors } from '@haruspex/playground/testing/person.ts';
import { painterFiles } from '../../src/game-modules.ts';
import { createLog } from '../../src/log.ts';
import { createDrawingThread } from '../../src/pictures/drawing-queue.ts';
import { openStore } from '../../src/storage/index.ts';
import { DAY_MS } from '../../src/tables/clock/pace.ts';
import { TestDice } from '../../test/e2e/dice.ts';
import { tapsOf, versionOf } from '../../test/e2e/game.ts';
import { startTestBot } from '../../test/e2e/start-bot.ts';
import { sqliteDatabase } from '../../test/storage/databases.ts';

const SRC = pathToFileURL(`${path.resolve(import.meta.dirname, '../../src')}${path.sep}`).href;
/** The first taps run code that never runs again, such as compilers of texts. */
const TAPS = 12;
const QUIET_MS = 300;

interface FileRun {
  readonly file: string;
  /** By name; unnamed functions are left out. */
  readonly functions: readonly string[];
}

interface Run {
  readonly isSameMessage: boolean;
  readonly files: readonly FileRun[];
  readonly requests: number;
}

/** `--list`: prints the files of a tap that keeps the turn in the same message, and their functions. */
export async function benchTapFiles(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { list: { type: 'boolean', default: false } } });
  const playground = await startPlayground({ port: 0, acknowledgementMs: 20_000, recordLimit: 10_000 });
  const database = await sqliteDatabase();
  const store = await openStore({ url: database.url });
  const drawing = createDrawingThread({ painters: painterFiles() });
  const bot = await startTestBot({
    token: playground.token,
    apiUrl: playground.apiUrl,
    store,
    dice: new TestDice(1),
    log: createLog('error'),
    // Periodic tasks aren't part of a tap.
    runEveryMs: DAY_MS,
    draw: (what) => drawing.draw(what),
  });
  const visitors = await connect(playground.url);
  const coverage = new Session();
  coverage.connect();
  await coverage.post('Profiler.enable');
  await coverage.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const settled = async () => {
    await sleep(QUIET_MS);
    await bot.settled();
  };
  const runs: Run[] = [];
  let board = await openTable(visitors);
  for (let tap = 0; tap < TAPS; tap++) {
    await settled();
    await filesRun(coverage);
    const before = playground.recorded.length;
    const next = await play(visitors, board);
    await settled();
    const requests = playground.recorded.length - before;
    runs.push({ isSameMessage: next.id === board.id, files: await filesRun(coverage), requests });
    board = next;
  }
  report(runs, values.list);
  visitors.close();
  await close(playground, bot, drawing);
  await store.close();
  await database.drop();
}

async function close(
  playground: Playground,
  bot: { stop(): Promise<void> },
  drawing: { close(): Promise<void> },
) {
  await bot.stop();
  await drawing.close();
  await playground.close();
}

function report(runs: readonly Run[], isListed: boolean): void {
  for (const isSameMessage of [true, false]) {
    const some = runs.filter((run) => run.isSameMessage === isSameMessage).slice(1);
    const files = some.map((run) => run.files.length).sort((one, other) => one - other);
    const where = isSameMessage ? 'in the middle of a turn' : 'that ends a turn';
    const requests = some.reduce((sum, run) => sum + run.requests, 0) / some.length;
    console.log(
      `a tap ${where}: code of ${files[files.length >> 1]} files, ${requests.toFixed(2)} requests (${files.length} taps)`,
    );
  }
  if (!isListed) return;
  for (const { file, functions } of runs.findLast((run) => run.isSameMessage)?.files ?? [])
    console.log(`${file}: ${functions.join(' ')}`);
}

/** Files of src/ that have run a function since the last call. */
async function filesRun(coverage: Session): Promise<readonly FileRun[]> {
  const { result } = await coverage.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.startsWith(SRC))
    .map(({ url, functions }) => ({
      file: url.slice(SRC.length),
      run: functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0),
    }))
    .filter(({ run }) => run.length > 0)
    .map(({ file, run }) => ({
      file,
      functions: run.flatMap(({ functionName }) => (functionName === '' ? [] : [functionName])),
    }))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

async function openTable(visitors: Visitors): Promise<PageMessage> {
  const { page } = visitors;
  const [opener, other] = visitors.some(2);
  if (!opener || !other) throw new Error('too few people');
  await page.until(() => page.commands.length > 0 || undefined, 'no commands');
  await opener.command('tuchulcha new', { players: 2 });
  const messages = () => [...page.messages.values()];
  const lobby = await page.until(
    () => messages().find((message) => tapsOf(message).some(({ on }) => on === 'join')),
    'no lobby',
  );
  await other.press(lobby, 'Join the table');
  return page.until(
    () => messages().find((message) => tapsOf(message).some(({ on }) => on === 'turn')),
    'no turn is shown',
  );
}

/** Presses the first button of the turn; returns the message that then shows the table. */
async function play(visitors: Visitors, board: PageMessage): Promise<PageMessage> {
  const version = versionOf(board) ?? 0;
  const [, userId = ''] = /^<@(\d+)>/.exec(board.content) ?? [];
  await visitors.as(userId).press(board, buttonsOf(board)[0]?.customId ?? '');
  const { page } = visitors;
  return page.until(
    () => [...page.messages.values()].findLast((message) => (versionOf(message) ?? 0) > version),
    'the table is not shown',
  );
}
