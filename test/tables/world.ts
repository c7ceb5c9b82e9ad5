import { inspect } from 'node:util';
import type { Store } from '../../src/storage/index.ts';
import { type Opening, openLobby, sitDown, startIfFull } from '../../src/tables/changes/lobby.ts';
import { runDueTask } from '../../src/tables/changes/run-due-task.ts';
import {
  forInteraction,
  type Outcome,
  type TablesContext,
} from '../../src/tables/changes/table-transaction.ts';
import { autoPlayTable, makeRequest } from '../../src/tables/changes/turns.ts';
import { type Dice, Secret } from '../../src/tables/fairness/dice.ts';
import type { LoggedAction, Sitting } from '../../src/tables/game-types.ts';
import type { NewNotice } from '../../src/tables/notice.ts';
import { People } from '../../src/tables/people.ts';
import { personToAct, seatToAct } from '../../src/tables/seats.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../../src/tables/settings.ts';
import { logOf, sittingsOf } from '../../src/tables/store.ts';
import type { Table, TableOf } from '../../src/tables/table.ts';
import type { ComputerPlayer } from '../../src/tables/tuchulcha/types.ts';
import { plainRaceJudge } from '../../tools/training/plain-player.ts';
import { type StoredRows, sqliteStore, storedRows } from '../storage/sqlite-store.ts';
import { HOUR, MINUTE, utc } from './clock/arbitraries.ts';
import { addComputer } from './computers.ts';
import { seededDice } from './dice.ts';
import { firstAction, firstRequest } from './first-offered.ts';
import { opened } from './opened.ts';
import { idOf, type Name, person, whoIs } from './people.ts';
import { race } from './race.ts';

/** A notice as the bot would send it: once, when it is due. */
export interface Told {
  readonly at: Date;
  readonly key: string;
  readonly to: string;
  readonly text: NewNotice['text'];
}

export const kinds = (told: readonly Pick<Told, 'text'>[]): string[] => told.map(({ text }) => text.kind);

const CHAIRS = {
  2: ['blue', 'yellow'],
  3: ['blue', 'red', 'yellow'],
  4: ['blue', 'red', 'yellow', 'black'],
} as const;

export const BEGINNING = utc('2026-03-02 12:00');

/** How games began, to begin the same again. */
interface Begun {
  readonly result: unknown;
  readonly rows: StoredRows;
  readonly written: readonly NewNotice[];
  readonly interactions: number;
  /** The dice that were rolled. */
  readonly rolls: readonly ((dice: Dice) => unknown)[];
}

/** By the moment, the seed and what was asked for. */
const begun = new Map<string, Begun>();

const unchanging = (): void => {};

/** A server with a manually advanced clock, and a bot that checks its tables when they are due. */
export class World {
  readonly store: Store;
  readonly tables: TablesContext;
  readonly people: People;
  /** Every notice that was handed to storage by a transaction that went through. */
  readonly written: NewNotice[] = [];
  readonly told: Told[] = [];
  at = BEGINNING;
  /** Happens once, right after the next table was read. */
  meanwhile: (() => Promise<unknown>) | null = null;
  /** Sees each version of a table, also those between: after a person's turn, others may be played or passed at once. */
  whenChanged: (table: Table) => void = unchanging;
  #interactions = 0;
  /** The number of table changes after which storage fails; null: it doesn't. */
  breaksAfter: number | null = null;
  /** Null: its dice or computer players aren't the usual ones. */
  readonly #seed: number | null;
  readonly #rows: ReturnType<typeof storedRows>;
  #rolls: ((dice: Dice) => unknown)[] = [];

  constructor(
    seed = 1,
    computer: ComputerPlayer = firstAction,
    dice: Dice | null = null,
    store: Store | null = null,
  ) {
    const now = () => this.at;
    const kept = store ?? sqliteStore(now);
    this.#seed = dice === null && computer === firstAction ? seed : null;
    this.#rows = storedRows(kept);
    this.store = this.#noting(kept);
    this.tables = {
      store: this.store,
      dice: this.#noted(dice ?? seededDice(seed)),
      services: { tuchulcha: { computer, judge: plainRaceJudge } },
      now,
    };
    this.people = new People(this.store, now);
  }

  #noted(dice: Dice): Dice {
    const rolled = <T>(roll: (dice: Dice) => T): T => {
      this.#rolls.push(roll);
      return roll(dice);
    };
    return {
      roll: (...given) => rolled((one) => one.roll(...given)),
      pick: (...given) => rolled((one) => one.pick(...given)),
      draw: (...given) => rolled((one) => one.draw(...given)),
    };
  }

  /**
   * Begins games by `begin`, returns what it returns. Most tests begin with the same one, which takes dozens of queries: in a world in which nothing has
   * happened, the rows of the first time are stored again.
   */
  async begins<T>(wanted: unknown, begin: () => Promise<T>): Promise<T> {
    const rows = this.#rows;
    const isUntouched =
      this.whenChanged === unchanging && this.meanwhile === null && this.breaksAfter === null;
    if (this.#seed === null || !isUntouched || this.#rolls.length > 0 || !rows?.isEmpty()) return begin();
    const key = inspect([this.#seed, this.at, wanted], { depth: null });
    const before = begun.get(key);
    if (before) {
      rows.insert(before.rows);
      this.written.push(...before.written);
      this.#interactions = before.interactions;
      for (const roll of before.rolls) roll(this.tables.dice);
      return before.result as T;
    }
    const result = await begin();
    begun.set(key, {
      result,
      rows: rows.rows(),
      written: [...this.written],
      interactions: this.#interactions,
      rolls: [...this.#rolls],
    });
    return result;
  }

  #noting(store: Store): Store {
    const noted = <T extends string>(done: Table | T, notices: readonly NewNotice[] = []) => {
      if (typeof done === 'string') return done;
      this.written.push(...notices);
      this.whenChanged(done);
      return done;
    };
    return {
      ...store,
      load: (id) => this.#thenMeanwhile(store.load(id)),
      loadTimed: (id) => this.#thenMeanwhile(store.loadTimed(id)),
      change: async (id, versions, change) => {
        if (this.breaksAfter === 0) throw new Error('out of order');
        if (this.breaksAfter !== null) this.breaksAfter--;
        return noted(await store.change(id, versions, change), change.remindersChange?.notices);
      },
      saveReminders: async (id, version, change) =>
        noted(await store.saveReminders(id, version, change), change.notices),
      notify: async (notices) => {
        await store.notify(notices);
        this.written.push(...notices);
      },
    };
  }

  async #thenMeanwhile<T>(read: Promise<T>): Promise<T> {
    const found = await read;
    const { meanwhile } = this;
    this.meanwhile = null;
    await meanwhile?.();
    return found;
  }

  opening(names: readonly Name[], more: Partial<Opening> = {}): Opening {
    const [first = 'anna'] = names;
    return {
      game: 'tuchulcha',
      guildId: '1',
      channelId: '2',
      locale: 'en',
      opener: person(first),
      color: 'blue',
      size: names.length,
      computers: 0,
      pace: 'daily',
      isPrivate: false,
      invited: [],
      secret: Secret.fresh(),
      lobbyMessageId: '44',
      ...more,
    };
  }

  /** A game that is being played by these people, clockwise from blue; computer players have the other seats. */
  async playing(names: readonly Name[], more: Partial<Opening> = {}): Promise<string> {
    return more.secret
      ? this.#playing(names, more)
      : this.begins([names, more], () => this.#playing(names, more));
  }

  async #playing(names: readonly Name[], more: Partial<Opening>): Promise<string> {
    const size = more.size ?? names.length;
    if (size !== 2 && size !== 3 && size !== 4) throw new Error(`no table has ${size} seats`);
    const tables = forInteraction(this.tables, this.nextInteractionId());
    const { id } = opened(await openLobby(tables, this.opening(names, { ...more, size })));
    for (const [index, name] of names.entries()) {
      const color = CHAIRS[size][index];
      if (color) sure(await sitDown(this.tables, id, person(name), color));
    }
    for (let seated = names.length; seated < size; seated++)
      sure(await addComputer(this.tables, id, idOf(names[0] ?? 'anna')));
    sure(await startIfFull(this.tables, id));
    return id;
  }

  async table(id: string): Promise<TableOf<'tuchulcha'>> {
    return race(await this.#anyTable(id));
  }

  async #anyTable(id: string): Promise<Table> {
    const table = await this.store.load(id);
    if (!table) throw new Error(`no table ${id}`);
    return table;
  }

  log(id: string): Promise<readonly LoggedAction<'tuchulcha'>[]> {
    return logOf(this.store, { id, game: 'tuchulcha' });
  }

  sittings(id: string): Promise<readonly Sitting<'tuchulcha'>[]> {
    return sittingsOf(this.store, { id, game: 'tuchulcha' });
  }

  /** The one to decide: a person's name, `computer`, or `null`. */
  async mover(id: string): Promise<string> {
    const table = await this.table(id);
    const mover = personToAct(table);
    return mover ? mover.name : seatToAct(table) ? 'computer' : 'null';
  }

  async moverName(id: string): Promise<Name> {
    const name = personToAct(await this.table(id))?.name;
    if (name === undefined) throw new Error('the table waits for nobody');
    return name as Name;
  }

  /** One request of the person to move. */
  async acts(
    id: string,
    interactionId = this.nextInteractionId(),
    known?: TableOf<'tuchulcha'>,
  ): Promise<TableOf<'tuchulcha'>> {
    const table = known ?? (await this.table(id));
    const mover = personToAct(table);
    if (!mover || !table.state) throw new Error('the table waits for nobody');
    const tables = forInteraction(this.tables, interactionId);
    return sure(await makeRequest(tables, id, table.version, mover.userId, firstRequest(table.state)));
  }

  /** As Discord gives them: a time, and a number. */
  nextInteractionId(): string {
    const ms = BigInt(this.at.getTime()) - 1_420_070_400_000n;
    return String((ms << 22n) + BigInt(++this.#interactions));
  }

  /** The person to move plays the turn to its end. */
  async plays(id: string): Promise<void> {
    // If a person's turn had to be passed, the computer player's next one is played when the table is shown.
    await autoPlayTable(this.tables, id);
    let table = await this.table(id);
    const turn = table.state?.turnNumber;
    do table = await this.acts(id, this.nextInteractionId(), table);
    while (table.status === 'playing' && table.state?.turnNumber === turn);
  }

  /** Plays on until it is this person's turn. */
  async playsUntil(id: string, name: Name): Promise<void> {
    while ((await this.mover(id)) !== name) await this.plays(id);
  }

  /** A game in which it is this person's turn. */
  async turn(name: Name, names: readonly Name[], more: Partial<Opening> = {}): Promise<string> {
    return this.begins([name, names, more], async () => {
      const id = await this.playing(names, more);
      await this.playsUntil(id, name);
      return id;
    });
  }

  async turnOf(id: string): Promise<number> {
    return (await this.table(id)).state?.turnNumber ?? 0;
  }

  /** The people at the table; in brackets those with a stand-in. */
  async occupants(id: string): Promise<string[]> {
    return (await this.table(id)).seats.map(({ occupant, standIn }) => {
      const who = occupant.kind === 'person' ? whoIs(occupant.userId) : 'computer';
      return standIn ? `(${who})` : who;
    });
  }

  settings(name: Name, changed: Partial<PersonSettings>): Promise<void> {
    return this.people.save(idOf(name), { ...DEFAULT_SETTINGS, ...changed });
  }

  /** Time passes; the bot checks its tables whenever they are due, and sends notices. Returns these. */
  async passes(ms: number): Promise<readonly Told[]> {
    const until = new Date(this.at.getTime() + ms);
    const before = this.told.length;
    await this.deliver();
    for (let looks = 0; ; looks++) {
      if (looks > 10_000) throw new Error('the bot does nothing but look');
      const [id] = await this.store.due(until, 1);
      if (id === undefined) break;
      const { wakeAt } = await this.#anyTable(id);
      if (wakeAt && wakeAt > this.at) this.at = wakeAt;
      await this.look(id);
      await this.deliver();
    }
    this.at = until;
    return this.told.slice(before);
  }

  /** As {@link passes}, in hours. */
  hours(hours: number): Promise<readonly Told[]> {
    return this.passes(hours * HOUR);
  }

  /** The bot is not there for so long; then it is. */
  async down(ms: number): Promise<void> {
    await this.store.recordHeartbeat(this.at, Number.POSITIVE_INFINITY);
    this.at = new Date(this.at.getTime() + ms);
    await this.store.recordHeartbeat(this.at, MINUTE);
  }

  async look(id: string): Promise<void> {
    await runDueTask(this.tables, id);
    const table = await this.#anyTable(id);
    const late = whyStuck(table, this.at);
    if (late)
      throw new Error(
        `table ${id} is stuck: ${late} at ${this.at.toISOString()} ${JSON.stringify(table.reminders)}`,
      );
  }

  async deliver(): Promise<void> {
    for (const { key, userId, text, attempts } of await this.store.dueNotices(this.at, new Date(0), 1000)) {
      await this.store.claimNotice(key, attempts, this.at);
      await this.store.settleNotice(key, 'sent', this.at);
      this.told.push({ at: this.at, key, to: userId === null ? 'all' : whoIs(userId), text });
    }
  }
}

/** A table that waits for somebody with a clock must be checked again later. Null if it will be. */
export function whyStuck(table: Table, now: Date): string | null {
  if (table.status !== 'playing') return null;
  if (!table.wakeAt) return 'never to be looked at';
  if (table.wakeAt <= now && table.reminders.turn)
    return `to be looked at since ${table.wakeAt.toISOString()}`;
  return null;
}

/** `remind 50 anna`, `timeUp all`, with hours after `since`. */
export function written(told: readonly Told[], since = BEGINNING): string[] {
  return told.map(({ at, to, text }) => {
    const hours = (at.getTime() - since.getTime()) / HOUR;
    const facts = text.kind === 'remind' ? ` ${text.share}` : text.kind === 'closed' ? ` ${text.why}` : '';
    return `${Number(hours.toFixed(3))}h ${text.kind}${facts} ${to}`;
  });
}

export function accepted(outcome: Outcome): Table {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.table;
}

export const sure = (outcome: Outcome): TableOf<'tuchulcha'> => race(accepted(outcome));

export const code = (outcome: Outcome): string => (outcome.ok ? 'done' : outcome.refusal.code);
