import { config as loadDotenv } from 'dotenv';
import { parseConfig } from './config.ts';
import { startBot } from './discord/bot.ts';
import { chooseAction } from './games/tuchulcha/players/computer.ts';
import { createLog } from './log.ts';
import { createAnimator, DrawingQueue, drawView } from './pictures/index.ts';
import type { Playground } from './playground/index.ts';
import { openStore, StoreUnavailable } from './storage/index.ts';
import { tableDice } from './tables/fairness/dice.ts';
import { createLuckThread } from './tables/results/luck-thread/index.ts';

async function main(): Promise<void> {
  loadDotenv({ quiet: true });
  const parsed = parseConfig(process.env);
  if (!parsed.ok) return giveUp(parsed.problems.join('\n'));
  const { config } = parsed;
  const log = createLog(config.logLevel);

  // Closed in reverse order. A signal may come while the rest is still starting.
  const closing: (() => Promise<void>)[] = [];
  let isStopping = false;
  const stop = async (signal: string) => {
    // Ctrl-C reaches this process and npm's shell, whose end is told as another signal (scripts/start.mjs).
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    for (const close of closing.reverse()) await close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  const store = await openStore({ url: config.databaseUrl });
  closing.push(() => store.close());
  const playground = config.token ? null : await openPlayground(config.port);
  if (playground) closing.push(() => playground.close());
  const bot = await startBot({
    token: config.token ?? playground?.token ?? '',
    apiUrl: config.apiUrl ?? playground?.apiUrl ?? null,
    store,
    results: store,
    drafts: store,
    inbox: store,
    dice: tableDice,
    computer: chooseAction,
    animator: createAnimator(),
    luckThread: createLuckThread(),
    draw: drawView,
    drawing: new DrawingQueue({ waiting: config.drawingsWaiting }),
    picturesAMinute: config.picturesAMinute,
    log,
    shards: config.shards,
  });
  closing.push(() => bot.stop());
  if (playground) {
    process.stdout.write(
      `\nThe playground is open: ${playground.pageUrl}\n` +
        'For real Discord, put a bot token into .env (DISCORD_TOKEN, see .env.example) and start again.\n\n',
    );
  }
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise failed unheard'));
}

/** Its packages are not in a production install, which has a token. */
async function openPlayground(port: number): Promise<Playground> {
  const { startPlayground } = await import('./playground/index.ts').catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    return giveUp(
      'Without DISCORD_TOKEN the playground opens, but the packages that it needs are not installed: put a token into .env, or run "npm ci".',
    );
  });
  return await startPlayground({ port });
}

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const isPortTaken = (error: unknown): error is NodeJS.ErrnoException & { readonly port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

main().catch((error: unknown) => {
  if (error instanceof StoreUnavailable) giveUp(error.message);
  if (isPortTaken(error))
    giveUp(`Another program uses port ${error.port}: set PORT in .env to a free one, or to 0 for any.`);
  giveUp(`Haruspex could not start: ${error instanceof Error ? error.message : String(error)}`);
});
