/** A bot's process, which is killed at any step and started again after seconds or hours. */
import '../../test/games.ts';
import { isRefusal } from '../../src/discord/api/errors.ts';
import { Fatal } from '../../src/discord/background/gateway.ts';
import { type Bot, type BotParts, startBot } from '../../src/discord/bot.ts';
import { createLog } from '../../src/log.ts';
import { Life } from './life.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** A killed bot dies at one of its next so many steps, or, about as often, of those after it has begun to send a message. */
const MAX_STEPS = 60;
const WHILE_SENDING = 0.5;
const MAX_SENDING_STEPS = 10;
const MIN_DOWN_MS = 1000;
const MAX_DOWN_MS = 10 * 3_600_000;

export interface ProcessParts {
  readonly world: World;
  readonly random: Random;
  readonly note: (text: string) => void;
  /** Prepares the parts of a new life. */
  readonly begin: (life: Life) => Promise<Omit<BotParts, 'log' | 'onFatal'>>;
  readonly log: (line: string) => void;
  readonly killed: (life: Life) => void;
}

/** The number of lives of all processes. */
let lives = 0;

export class BotProcess {
  readonly #parts: ProcessParts;
  #life: Life | null = null;
  #bot: Bot | null = null;
  #restart: ReturnType<typeof setTimeout> | null = null;
  /** Nobody starts it any more. */
  #isOver = false;

  constructor(parts: ProcessParts) {
    this.#parts = parts;
  }

  /** Whether it runs, and answers. */
  get isUp(): boolean {
    return this.#bot !== null;
  }

  get life(): Life | null {
    return this.#life;
  }

  /** Starts the bot; one that can't start is gone for a while. */
  start(): Promise<void> {
    const { world } = this.#parts;
    lives += 1;
    const life = new Life(lives);
    this.#life = life;
    return new Promise((resolve, reject) => {
      // A bot that is killed while it starts never comes to an end.
      life.onKill.push(() => this.#killed(life), resolve);
      world.as(life, () => setTimeout(() => void this.#begin(life).then(resolve, reject), 1));
    });
  }

  /** The operator has seen that it is down. */
  startNow(): void {
    if (!this.#restart) return;
    clearTimeout(this.#restart);
    this.#startAgain();
  }

  /** Kills it at one of its next steps, which may be in the middle of anything. */
  killSoon(): void {
    const { random } = this.#parts;
    if (random.chance(WHILE_SENDING)) this.#life?.killWhileSending(random.below(MAX_SENDING_STEPS));
    else this.#life?.killAfter(random.below(MAX_STEPS));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    const bot = this.#bot;
    this.#bot = null;
    // It waits for answers that are its own.
    await this.#parts.world.as(this.#life, () => bot?.stop());
  }

  #startAgain(): void {
    this.#restart = null;
    if (!this.#isOver) void this.start().catch(this.#parts.world.fail);
  }

  #killed(life: Life): void {
    const { random, note, world, killed } = this.#parts;
    this.#bot = null;
    killed(life);
    if (this.#isOver) return;
    const downMs = MIN_DOWN_MS * (MAX_DOWN_MS / MIN_DOWN_MS) ** random.fraction();
    note(`${life.host} gone for ${Math.round(downMs / 1000)} s`);
    this.#restart = world.as(null, () => setTimeout(() => this.#startAgain(), downMs));
  }

  async #begin(life: Life): Promise<void> {
    const { world, note, begin, log } = this.#parts;
    const onFatal = (fatal: Fatal) => {
      note(`${life.host} gives up: ${fatal.message}`);
      // Discord would refuse it again at the next start; a bot that runs on with less is better than none.
      if (fatal.needsOperator || isRefusal(fatal.cause)) world.fail(fatal);
      else life.kill();
    };
    try {
      const bot = await startBot({
        ...(await begin(life)),
        log: createLog('info', { write: (line) => life.isAlive && log(line) }),
        onFatal: (fatal) => life.isAlive && onFatal(fatal),
      });
      if (life.isAlive) this.#bot = bot;
    } catch (error) {
      if (!(error instanceof Fatal)) throw error;
      onFatal(error);
    }
  }
}
