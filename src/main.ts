import { setFlagsFromString } from 'node:v8';
import type { Playground } from '@haruspex/playground';
import { config as loadDotenv } from 'dotenv';
import { parseConfig, unknownSettings } from './config.ts';
import { Fatal } from './discord/background/gateway.ts';
import { exitWhenStalled, MAX_TASK_INTERVAL_MS, startHealth } from './discord/background/health.ts';
import { type Bot, startBot } from './discord/bot.ts';
import { GAMES, painterFiles } from './game-modules.ts';
import { type ExitCode, Lifecycle } from './lifecycle.ts';
import { createLog } from './log.ts';
import { createDrawingThread, DrawingQueue } from './pictures/drawing-queue.ts';
import { openStore, StoreUnavailable } from './storage/index.ts';
import { tableDice } from './tables/fairness/dice.ts';
import { useGames } from './tables/game-registry.ts';

/** Collects garbage once heap and external pictures have grown by half; by default it is twice the live size, 50 MB more. */
setFlagsFromString('--heap-growing-percent=50');

let life: Lifecycle | null = null;

async function main(): Promise<void> {
  useGames(GAMES);
  const { parsed: written = {} } = loadDotenv({ quiet: true });
  const parsed = parseConfig(process.env);
  if (!parsed.ok) return refuseToStart(parsed.problems.join('\n'), 78);
  const { config } = parsed;
  const log = createLog(config.logLevel);
  const settings = unknownSettings(Object.keys(written));
  if (settings.length > 0) log.warn({ settings }, '.env has settings that don’t exist: see .env.example');

  const ending = new Lifecycle(log);
  life = ending;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ending.stop(signal));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => ending.crash(error));
  const endFor = (error: Fatal | StoreUnavailable) => ending.giveUp(error.message, exitCodeOf(error));

  const drawingThread = createDrawingThread({
    painters: painterFiles(),
    onDeath: (error) => log.error({ err: error }, 'drawing thread died; started another'),
  });
  ending.add('the drawing thread', () => drawingThread.close());
  const store = await openStore({
    url: config.databaseUrl,
    outages: {
      lost(why) {
        if (why.reason === 'broken') endFor(why);
        else log.error({ reason: why.reason }, `${why.message} Until then nothing can be played.`);
      },
      back: () => log.info('database is usable again'),
    },
    broken: (err) => log.error({ err, tableId: err.tableId }, 'failed to read a database row'),
  });
  ending.add('the database', () => store.close());
  let bot: Bot | null = null;
  const checks = {
    gateway: () => bot?.isConnected ?? false,
    database: () => store.ping().then(() => true),
    tasks: () => bot !== null && Date.now() - bot.lastRunAt < MAX_TASK_INTERVAL_MS,
  };
  exitWhenStalled(checks, endFor);
  const metrics = config.health && new (await import('./discord/background/metrics.ts')).Metrics(store);
  if (config.health && metrics) {
    const health = await startHealth({
      ...config.health,
      checks,
      metrics: () => metrics.text(),
    });
    ending.add('the health page', () => health.close());
    log.info({ host: config.health.host, port: health.port }, 'health page is listening');
  }
  const playground = config.token ? null : await openPlayground(config.port);
  if (playground) ending.add('the playground', () => playground.close());
  const started = await startBot({
    token: config.token ?? playground?.token ?? '',
    apiUrl: config.apiUrl ?? playground?.apiUrl ?? null,
    cdnUrl: config.cdnUrl,
    store,
    results: store,
    seasons: store,
    inbox: store,
    dice: tableDice,
    playing: async () => (await store.stats()).tables['playing'] ?? 0,
    draw: drawingThread.draw,
    drawing: new DrawingQueue({ waiting: config.drawingsWaiting }),
    picturesAMinute: config.picturesAMinute,
    log,
    shards: config.shards,
    onFatal: endFor,
    metrics,
  });
  bot = started;
  ending.add('the bot', () => started.stop());
  if (playground) {
    process.stdout.write(
      `\nThe playground is open: ${playground.pageUrl}\n` +
        'For real Discord, put a bot token into .env (DISCORD_TOKEN, see .env.example) and start again.\n\n',
    );
  }
  // Last, since it takes a third of the start. Earlier taps wait for their picture.
  await drawingThread.warmUp();
}

/** The playground is no production dependency: an install without it must have a token. */
async function openPlayground(port: number): Promise<Playground> {
  const { startPlayground } = await import('@haruspex/playground').catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    return refuseToStart(
      'Without DISCORD_TOKEN the playground opens, but the packages that it needs are not installed: put a token into .env, or run "npm ci".',
      78,
    );
  });
  return await startPlayground({ port, isBotNew: true });
}

/** Problems that may be gone after a restart. */
const PASSING: readonly string[] = ['unreachable', 'inUse', 'locked', 'full'];

function exitCodeOf(error: Fatal | StoreUnavailable): Exclude<ExitCode, 0> {
  const needsOperator = error instanceof Fatal ? error.needsOperator : !PASSING.includes(error.reason);
  return needsOperator ? 78 : 1;
}

function refuseToStart(sentence: string, code: Exclude<ExitCode, 0>): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

/** The playground's port is another program's, or needs more rights. */
const isPortRefused = (error: unknown): error is NodeJS.ErrnoException & { readonly port: number } =>
  error instanceof Error && 'port' in error && 'syscall' in error && error.syscall === 'listen';

main().catch((error: unknown) => {
  // The process was asked to stop during startup.
  if (life?.isEnding) return;
  if (error instanceof Fatal || error instanceof StoreUnavailable)
    refuseToStart(error.message, exitCodeOf(error));
  if (isPortRefused(error))
    refuseToStart(
      error.code === 'EADDRINUSE'
        ? `Another program uses port ${error.port}: set PORT in .env to a free one, or to 0 for any.`
        : `Port ${error.port} can't be used (${error.code}): set PORT in .env to one above 1023, or to 0 for any.`,
      1,
    );
  refuseToStart(`Haruspex could not start: ${error instanceof Error ? error.message : String(error)}`, 1);
});
