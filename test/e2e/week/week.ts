import { setTimeout as sleep } from 'node:timers/promises';
import { type Playground, startPlayground } from '@haruspex/playground';
import { buttonsOf, connect, type Visitors } from '@haruspex/playground/testing/person.ts';
import type { Interval } from '../../../src/tables/clock/pauses.ts';
import { parseTap } from '../../discord/taps.ts';
import { type Database, sqliteDatabase } from '../../storage/databases.ts';
import { seeded } from '../dice.ts';
import { lobbyOf } from '../game.ts';
import { prefer } from '../panels.ts';
import { DAY, HOUR, MINUTE, TestClock } from '../test-clock.ts';
import { BotLife } from './bot-life.ts';
import { PLANS, ROLES, type TablePlan } from './cast.ts';
import { Deeds } from './deeds.ts';
import { type Away, awayOf, nextLook } from './habits.ts';
import { Noticeboard } from './noticeboard.ts';
import { MOST_SILENCE_MS } from './orders.ts';
import { Player, type Surroundings } from './player.ts';
import { TurningPoints } from './turning-points.ts';

export const ROUND_MS = 5 * MINUTE;

/** A Tuesday; on the Sunday after it the clocks change in Europe. */
export const START = Date.UTC(2026, 2, 24, 6);

/** How long after a day's death is due there has to be somebody whom it interrupts. */
const LONGEST_WAIT_FOR_DEATH = 6 * HOUR;

/** For a kill to fall anywhere between a tap and its effect on the screen. */
const LONGEST_LAST_MOMENT_MS = 150;

/** A week in people's lives: who plays when, and when the bot dies. */
export class Week implements Surroundings {
  readonly playground: Playground;
  readonly visitors: Visitors;
  readonly board: Noticeboard;
  readonly database: Database;
  readonly players: readonly Player[];
  readonly lives: BotLife[] = [];
  /** The tables that were opened as planned, by their ids; and those that were opened after them. */
  readonly plans = new Map<string, TablePlan>();
  /** Things that people would complain about. */
  readonly complaints: string[] = [];
  readonly removedAt = new Map<string, number>();
  /** When the bot was silent for longer than it may be: from its last round on. */
  readonly silences: Interval[] = [];
  readonly #clock: TestClock;
  readonly #random: () => number;
  readonly #deeds: Deeds;
  readonly #turns: TurningPoints;
  readonly #looks = new Map<Player, number>();
  readonly #away = new Map<Player, Away | null>();
  readonly #seed: number;
  #life: BotLife | null = null;
  #heardAt = START;
  #died: Promise<void> = new Promise(() => {});
  #die: () => void = () => {};
  /** Taps while the bot is dead. */
  readonly #hanging: Promise<void>[] = [];

  private constructor(
    seed: number,
    clock: TestClock,
    parts: Pick<Week, 'playground' | 'visitors' | 'database'>,
  ) {
    this.#seed = seed;
    this.#clock = clock;
    this.#random = seeded(seed);
    this.playground = parts.playground;
    this.visitors = parts.visitors;
    this.database = parts.database;
    this.board = new Noticeboard(this.visitors.page);
    this.#deeds = new Deeds(this.board, this.#random);
    this.#turns = new TurningPoints(this, this.#random);
    this.players = ROLES.map(
      (role, index) => new Player(role, this.visitors.as(role.name), this, seeded(seed * 1000 + index)),
    );
  }

  static async open(seed: number): Promise<Week> {
    const clock = new TestClock(START);
    const playground = await startPlayground({
      port: 0,
      recordLimit: 1,
      now: () => clock.ms,
      people: ROLES.map(({ name }) => ({ username: name.toLowerCase(), displayName: name })),
    });
    const database = await sqliteDatabase();
    return new Week(seed, clock, { playground, visitors: await connect(playground.url), database });
  }

  now(): number {
    return this.#clock.ms;
  }

  isAlive(): boolean {
    return this.#life?.isAlive ?? false;
  }

  death(): Promise<void> {
    return this.#died;
  }

  complain(text: string): void {
    this.complaints.push(`${new Date(this.now()).toISOString()} ${text}`);
  }

  get kills(): number {
    return this.lives.length - 1;
  }

  get taps(): number {
    return this.players.reduce((sum, { taps }) => sum + taps, 0);
  }

  /** Everybody says how they want it, and the tables begin. */
  async begin(): Promise<void> {
    await this.#bear();
    const { page } = this.visitors;
    await page.until(() => page.commands.length > 0 || undefined, 'no commands');
    for (const player of this.players) {
      const { wishes, closesDirect, character } = player.role;
      if (Object.keys(wishes).length > 0) await prefer(player.person, wishes);
      if (closesDirect) this.playground.admin.setDirectMessages(player.person.id, false);
      this.#away.set(player, awayOf(character, START, this.#random));
      this.#looks.set(player, START);
    }
    for (const plan of PLANS) this.plans.set(await this.#open(plan), plan);
  }

  async #open({ pace, people, computers = 0, isPrivate, seats }: TablePlan): Promise<string> {
    const [opener, ...others] = people.map((name) => this.#player(name));
    if (!opener) throw new Error('A table needs somebody.');
    const invited = others.map(({ person }, at) => [at === 0 ? 'invite' : `invite-${at + 1}`, person.id]);
    const lobby = await lobbyOf(opener.person, {
      pace,
      computers,
      players: seats ?? people.length + computers,
      ...(isPrivate && { private: true, ...Object.fromEntries(invited) }),
    });
    const tap = buttonsOf(lobby).flatMap(({ customId }) => parseTap(customId ?? '') ?? [])[0];
    const table = tap?.table;
    if (!table) throw new Error(`No table came of ${lobby.content}`);
    opener.tables.push(table);
    for (const { person, tables } of others) {
      const before = this.visitors.page.messages.get(lobby.id);
      await person.press(
        lobby,
        buttonsOf(before ?? lobby).find(({ label }) => /^Join/.test(label))?.customId ?? '',
      );
      await person.waitForChange(lobby, ({ content }) => content !== before?.content);
      tables.push(table);
    }
    return table;
  }

  /** The bot dies once a day, in the middle of play. */
  async live(days: number): Promise<void> {
    const end = START + days * DAY;
    const deaths = Array.from(
      { length: days },
      (_, day) => START + day * DAY + (2 + this.#random() * 18) * HOUR,
    );
    let birth: number | null = null;
    let round = this.now() + ROUND_MS;
    while (this.now() < end) {
      const looks = this.#looks.values();
      const next = Math.min(round, birth ?? end, end, ...looks);
      await this.#goTo(Math.max(this.now(), Math.ceil(next / MINUTE) * MINUTE));
      const now = this.now();
      if (birth !== null && now >= birth) {
        await this.#bear();
        birth = null;
      }
      const isRound = now >= round;
      if (isRound) round += ROUND_MS;
      const [death = end] = deaths;
      const here = this.#here(now);
      const isFatal = this.isAlive() && now >= death && this.#isBusy(here, death);
      const deeds = here.map((player) => this.#look(player, now));
      if (isRound || isFatal) deeds.push(this.#round());
      if (isFatal) {
        deaths.shift();
        await sleep(this.#random() * LONGEST_LAST_MOMENT_MS);
        await this.#kill();
        birth = now + this.#downFor();
      }
      await Promise.all(deeds);
    }
    if (!this.isAlive()) await this.#bear();
    await Promise.all(this.#hanging);
  }

  /** Late notices are sent, and the bot stops as it should. */
  async rest(): Promise<void> {
    await this.#life?.round();
    await this.#life?.stop();
    this.board.catchUp();
  }

  async close(): Promise<void> {
    await Promise.all(this.lives.map((life) => (life.isAlive ? life.kill() : life.ended)));
    this.visitors.close();
    await this.playground.close();
    await this.database.drop();
  }

  #player(name: string): Player {
    const player = this.players.find(({ role }) => role.name === name);
    if (!player) throw new Error(`There is nobody called ${name}.`);
    return player;
  }

  async #goTo(time: number): Promise<void> {
    // All actions are carried out before the clock goes on: on a busy machine that takes a while.
    await this.#life?.settled();
    this.#clock.advance(time - this.now());
    await this.#life?.time(time);
  }

  async #round(): Promise<void> {
    const now = this.now();
    await this.#life?.round();
    if (this.isAlive()) this.#heardAt = now;
  }

  async #bear(): Promise<void> {
    const [from, to] = [this.#heardAt, this.now()];
    if (to - from > MOST_SILENCE_MS) this.silences.push({ from: new Date(from), to: new Date(to) });
    this.#heardAt = to;
    this.#died = new Promise((resolve) => {
      this.#die = resolve;
    });
    const { token, apiUrl } = this.playground;
    const birth = { token, apiUrl, databaseUrl: this.database.url, now: this.now() };
    this.#life = await BotLife.begin({ ...birth, seed: this.#seed * 100 + this.lives.length });
    this.lives.push(this.#life);
  }

  async #kill(): Promise<void> {
    this.#die();
    await this.#life?.kill();
    this.#life = null;
  }

  /** From a minute to five hours; as often short as long. */
  #downFor(): number {
    return MINUTE * 300 ** this.#random();
  }

  #here(now: number): Player[] {
    return this.players.filter((player) => (this.#looks.get(player) ?? 0) <= now);
  }

  #isBusy(here: readonly Player[], since: number): boolean {
    const asked = here.filter((player) => player.tables.some((table) => player.isAsked(table)));
    const waited = this.now() - since;
    return asked.length >= 2 || (asked.length > 0 && waited > 2 * HOUR) || waited > LONGEST_WAIT_FOR_DEATH;
  }

  async #look(player: Player, now: number): Promise<void> {
    const away = this.#away.get(player) ?? null;
    const isSoon = player.tables.some(
      (id) => this.plans.get(id)?.pace === 'live' && this.board.turn(id) !== undefined,
    );
    this.#looks.set(player, nextLook(player.role, now, isSoon, this.#random));
    if (!this.isAlive()) return this.#tapInVain(player);
    try {
      if (away && now >= away.from && now < away.to)
        this.#looks.set(player, await this.#turns.goAway(player, away));
      else await this.#beThere(player, now);
    } catch (error) {
      this.complain(`${player.role.name}: ${error instanceof Error ? error.stack : error}`);
    }
  }

  async #beThere(player: Player, now: number): Promise<void> {
    await this.#deeds.all(player, now);
    await player.playAll();
    await this.#turns.take(player);
  }

  /** Nobody can know that the bot is dead; some find out. */
  #tapInVain(player: Player): void {
    const asked = player.tables.find((table) => player.isAsked(table));
    if (asked && this.#random() < 0.1) this.#hanging.push(player.tapOnce(asked));
  }
}

/** Errors that the bot's processes logged, and lines that they printed. A kill itself leaves nothing behind. */
export const troubles = ({ lives }: Week): string[] =>
  lives.flatMap(({ log, printed, endedByItself }, index) => [
    ...(endedByItself ? [`life ${index + 1} ended by itself`] : []),
    ...log
      .filter(({ level }) => level >= 50)
      .map(({ msg, err }) => `life ${index + 1}: ${msg}: ${err?.stack ?? err?.message ?? ''}`),
    ...printed.map((line) => `life ${index + 1} printed: ${line}`),
  ]);
