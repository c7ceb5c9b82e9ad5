import { postponeCheck, runDueTask } from '../../tables/changes/run-due-task.ts';
import { DAY_MS, HOUR_MS } from '../../tables/clock/pace.ts';
import { tableChannel } from '../../tables/table.ts';
import { withTimeout } from '../api/interaction.ts';
import type { HandlerContext, PeriodicTask } from '../handling/context.ts';
import { refreshTable } from '../handling/refresh-table.ts';
import type { Inbox } from './inbox.ts';
import type { NoticeSender } from './notice-sender.ts';

export const RUN_EVERY_MS = 10_000;
/** Silence of all processes for longer than this is a down-time: nobody's clock ran. */
export const MAX_SILENCE_MS = 60_000;
/** A run waits so long for what asks Discord: what hangs goes on by itself, and holds up nothing else. */
const MAX_WAIT_MS = 5000;
const MOST = 100;
/** A table of a server that is out of reach is looked at again after this. */
const OUT_OF_REACH_MS = 5 * 60_000;
/** A change that is unshown for so long may have been left by a process that died. */
const UNSHOWN_MS = 60_000;
/** One that couldn't be shown is tried again after this: the event that tells of a permission or an unlocked thread may be lost. */
const AGAIN_MS = HOUR_MS;
/** Settled notices and down-times are kept for as long as any clock could ask for them. */
const KEPT_MS = 90 * DAY_MS;
const FORGET_EVERY_MS = DAY_MS;

export interface PeriodicTasksParts {
  readonly noticeSender: Pick<NoticeSender, 'deliver'>;
  /** Milliseconds between two runs; {@link RUN_EVERY_MS} if left out. */
  readonly runEveryMs?: number;
  /** Milliseconds; see {@link MAX_SILENCE_MS}. */
  readonly mostSilenceMs: number;
  readonly isConnected: () => boolean;
  readonly inbox: Pick<Inbox, 'takeUp'>;
  readonly tasks: readonly Pick<PeriodicTask, 'run'>[];
}

const waitFor = (work: Promise<void>): Promise<void> => withTimeout(MAX_WAIT_MS, work, undefined);

/** Does what the passing of time asks for: clocks, reminders, closings. Any number of processes may do so at once. */
export class PeriodicTasks {
  readonly #context: HandlerContext;
  readonly #parts: PeriodicTasksParts;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #forgotAt = 0;
  #lastAt = 0;
  #lookedForUnshownAt = 0;
  readonly #apart = new Map<string, Promise<void>>();
  /** The state of each table that this process has tried to show in another's place, and when. */
  readonly #tried = new Map<string, { readonly what: string; readonly at: number }>();
  /** Tables whose check failed, which is logged once: those that can't be read stay due. */
  readonly #failing = new Set<string>();

  constructor(context: HandlerContext, parts: PeriodicTasksParts) {
    this.#context = context;
    this.#parts = parts;
  }

  /** Time of the last run, or of startup if none has run yet (Unix ms of the real clock). */
  get lastAt(): number {
    return this.#lastAt;
  }

  start(): void {
    this.#lastAt = Date.now();
    this.#timer ??= setInterval(() => {
      // A run that takes long is no silence.
      if (this.#running && this.#parts.isConnected()) void this.tryHeartbeat();
      void this.run();
    }, this.#parts.runEveryMs ?? RUN_EVERY_MS);
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#running;
    await Promise.all(this.#apart.values());
  }

  /** Notes that the bot is there. The time without it counts against nobody. */
  async sendHeartbeat(): Promise<void> {
    const { store, now, log } = this.#context;
    const down = await store.recordHeartbeat(now(), this.#parts.mostSilenceMs);
    if (down) log.info({ from: down.from, to: down.to }, 'the bot was down; clocks were stopped');
  }

  /** As {@link sendHeartbeat}, but never throws. */
  tryHeartbeat(): Promise<void> {
    return this.sendHeartbeat().catch((error: unknown) =>
      this.#context.log.error({ err: error }, 'failed to write the heartbeat'),
    );
  }

  /** Runs them after the run that is under way, which may have looked too early. Never throws. */
  async runAgain(): Promise<void> {
    await this.#running;
    await this.run();
    await Promise.all(this.#apart.values());
  }

  /** Runs them, or waits for the run that is under way. Never throws. */
  run(): Promise<void> {
    this.#running ??= this.#runOnce()
      .catch((error: unknown) => this.#context.log.error({ err: error }, 'periodic check failed'))
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  async #runOnce(): Promise<void> {
    const { store, now } = this.#context;
    const { noticeSender, inbox, tasks, isConnected } = this.#parts;
    if (!isConnected()) return;
    await this.sendHeartbeat();
    await this.#runApart('interactions', () => inbox.takeUp());
    const looked = new Set<string>();
    for (;;) {
      const due = await store.due(now(), MOST);
      // A table that can't be read can't be postponed either: it stays due.
      const others = due.filter((id) => !looked.has(id));
      for (const id of others) {
        looked.add(id);
        await this.#checkTable(id);
      }
      if (others.length === 0 || due.length < MOST) break;
    }
    const at = now().getTime();
    if (at - this.#lookedForUnshownAt >= UNSHOWN_MS) {
      this.#lookedForUnshownAt = at;
      await this.#refreshUnshown(at);
    }
    await Promise.all([
      this.#runApart('notices', () => noticeSender.deliver()),
      ...tasks.map((task, index) => this.#runApart(`task ${index}`, () => task.run())),
    ]);
    if (at - this.#forgotAt > FORGET_EVERY_MS) {
      this.#forgotAt = at;
      await store.forget(new Date(at - KEPT_MS));
    }
    this.#lastAt = Date.now();
  }

  /** Begins it, unless an earlier run's is still under way after a while, and waits for it a while. Never throws. */
  async #runApart(name: string, work: () => Promise<void>): Promise<void> {
    const before = this.#apart.get(name);
    if (before) await waitFor(before);
    if (this.#apart.has(name)) return;
    const { log } = this.#context;
    const running = work()
      .catch((error: unknown) => log.error({ err: error }, 'a periodic task failed'))
      .finally(() => this.#apart.delete(name));
    this.#apart.set(name, running);
    return waitFor(running);
  }

  /** Shows changes that another process left unshown when it died, or that couldn't be shown. */
  async #refreshUnshown(at: number): Promise<void> {
    const { store, isTableReachable, accessTo } = this.#context;
    // People were told when it couldn't be shown.
    const quiet = { ...this.#context, reportTrouble: async () => {} };
    const unshown = await store.unshown(new Date(at - UNSHOWN_MS));
    for (const id of this.#tried.keys()) if (!unshown.includes(id)) this.#tried.delete(id);
    for (const id of unshown) {
      const table = await store.load(id).catch(() => null);
      if (!table || !isTableReachable(table)) continue;
      const tried = this.#tried.get(id);
      // Nothing tells of the end of a time-out.
      const what = `${table.version} ${accessTo(tableChannel(table))?.missing.length === 0}`;
      const isTried = tried?.what === what;
      // A clock that was set back doesn't stop it.
      if (isTried && Math.abs(at - tried.at) < AGAIN_MS) continue;
      this.#tried.set(id, { what, at });
      await waitFor(refreshTable(isTried ? quiet : this.#context, id));
    }
  }

  async #checkTable(id: string): Promise<void> {
    const { store, tables, isTableReachable, now, log } = this.#context;
    try {
      const table = await store.load(id);
      if (!table) return;
      if (!isTableReachable(table)) {
        await store.beginOutage(table.guildId, now());
        await postponeCheck(tables, id, new Date(now().getTime() + OUT_OF_REACH_MS));
        return;
      }
      const after = await runDueTask(tables, id, table);
      const isNew = after && after.version > after.showing.versionShown;
      // Without a new version, its texts may have changed.
      const known = isNew || !after ? null : ({ ok: true, table: after } as const);
      if (after) await waitFor(refreshTable(this.#context, id, false, null, known));
      this.#failing.delete(id);
    } catch (error) {
      if (!this.#failing.has(id)) log.error({ err: error, table: id }, 'failed to check a table');
      this.#failing.add(id);
      await postponeCheck(tables, id, new Date(now().getTime() + OUT_OF_REACH_MS)).catch(() => {});
    }
  }
}
