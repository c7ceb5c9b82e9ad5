import type { NewTable, PersonSettings, TableChange, TableStore } from '../tables/store.ts';
import type { LoggedAction, Showing, Snowflake, Table } from '../tables/table.ts';
import type { Client, Connection, TransactionClient } from './client.ts';
import { retried } from './retry.ts';
import {
  actionRows,
  changedColumns,
  newTableRow,
  parseLog,
  parseTable,
  seatRows,
  shownColumns,
} from './rows.ts';

const OPEN = ['lobby', 'playing'];
const DEFAULT_SETTINGS: PersonSettings = { autoConfirm: false, autoPlay: false };

export class PrismaStore implements TableStore {
  readonly #client: Client;
  readonly #snapshot: Connection['snapshot'];
  readonly #release: () => void;
  readonly #running = new Set<Promise<unknown>>();
  #closed: Promise<void> | null = null;

  /** `release` is called after the connections are closed. */
  constructor({ client, snapshot }: Connection, release: () => void) {
    this.#client = client;
    this.#snapshot = snapshot;
    this.#release = release;
  }

  create(table: NewTable): Promise<Table> {
    return this.#write(async (tx) => {
      const guild = await tx.guild.upsert({
        where: { id: table.guildId },
        create: { id: table.guildId, lastTable: 1 },
        update: { lastTable: { increment: 1 } },
      });
      const row = await tx.table.create({ data: newTableRow(table, guild.lastTable, new Date()) });
      const seats = seatRows(table.id, table.seats);
      await tx.seat.createMany({ data: seats });
      return parseTable(row, seats);
    });
  }

  load(id: string): Promise<Table | null> {
    return this.#read(async (tx) => {
      const row = await tx.table.findUnique({ where: { id }, include: { seats: true } });
      return row && parseTable(row, row.seats);
    });
  }

  change(id: string, version: number, change: TableChange): Promise<Table | 'stale'> {
    return this.#write(async (tx) => {
      const data = changedColumns(change, new Date());
      const [row] = await tx.table.updateManyAndReturn({ where: { id, version }, data });
      if (row === undefined) {
        await this.#mustExist(tx, id);
        return 'stale';
      }
      const { seats, actions = [] } = change;
      if (seats !== undefined) {
        await tx.seat.deleteMany({ where: { tableId: id } });
        await tx.seat.createMany({ data: seatRows(id, seats) });
      }
      const before = row.logLength - actions.length;
      for (const [index, { seq }] of actions.entries()) {
        if (seq !== before + index)
          throw new Error(`Table ${id}: action ${seq} where ${before + index} is next.`);
      }
      await tx.tableAction.createMany({ data: actionRows(id, row.game, actions) });
      // What doesn't parse is never committed.
      return parseTable(row, await tx.seat.findMany({ where: { tableId: id } }));
    });
  }

  show(id: string, showing: Partial<Showing>): Promise<void> {
    return this.#write(async (tx) => {
      const { count } = await tx.table.updateMany({ where: { id }, data: shownColumns(showing) });
      if (count === 0) await this.#mustExist(tx, id);
    });
  }

  log(id: string): Promise<LoggedAction[]> {
    return this.#read(async (tx) => {
      const table = await tx.table.findUnique({
        where: { id },
        select: { game: true, actions: { orderBy: { seq: 'asc' } } },
      });
      return table === null ? [] : parseLog(id, table.game, table.actions);
    });
  }

  tablesOf(guildId: Snowflake, userId: Snowflake): Promise<Table[]> {
    const sits = { seats: { some: { userId } } };
    return this.#tables({
      ...{ guildId, status: { in: OPEN } },
      OR: [{ status: 'lobby', openerId: userId }, sits],
    });
  }

  tablesIn(channelId: Snowflake): Promise<Table[]> {
    const status = { in: OPEN };
    // The status twice, so that each side has its index.
    return this.#tables({
      OR: [
        { status, channelId },
        { status, playChannelId: channelId },
      ],
    });
  }

  unfinished(): Promise<string[]> {
    return this.#read(async (tx) => {
      const rows = await tx.table.findMany({
        where: {
          OR: [
            { status: { in: ['lobby', 'playing'] } },
            { version: { gt: this.#client.table.fields.versionShown } },
          ],
        },
        select: { id: true },
      });
      return rows.map(({ id }) => id).sort();
    });
  }

  settings(userId: Snowflake): Promise<PersonSettings> {
    return this.#run(async () => {
      const person = await this.#client.person.findUnique({ where: { userId } });
      return person === null
        ? DEFAULT_SETTINGS
        : { autoConfirm: person.autoConfirm, autoPlay: person.autoPlay };
    });
  }

  async saveSettings(userId: Snowflake, { autoConfirm, autoPlay }: PersonSettings): Promise<void> {
    await this.#run(() =>
      this.#client.person.upsert({
        where: { userId },
        create: { userId, autoConfirm, autoPlay },
        update: { autoConfirm, autoPlay },
      }),
    );
  }

  note(key: string): Promise<string | null> {
    return this.#run(async () => {
      const note = await this.#client.note.findUnique({ where: { key } });
      return note?.value ?? null;
    });
  }

  async saveNote(key: string, value: string): Promise<void> {
    await this.#run(() =>
      this.#client.note.upsert({ where: { key }, create: { key, value }, update: { value } }),
    );
  }

  /** Waits for what is under way, then closes. May be called again. */
  close(): Promise<void> {
    this.#closed ??= this.#finish();
    return this.#closed;
  }

  async #finish(): Promise<void> {
    await Promise.allSettled(this.#running);
    await this.#client.$disconnect();
    this.#release();
  }

  #tables(
    where: NonNullable<Parameters<Client['table']['findMany']>[0]>['where'] & object,
  ): Promise<Table[]> {
    return this.#read(async (tx) => {
      const rows = await tx.table.findMany({ where, include: { seats: true } });
      // Sorted here: asked to sort, SQLite walks through all the server's tables by number, the finished ones too.
      return rows.map((row) => parseTable(row, row.seats)).sort((a, b) => b.number - a.number);
    });
  }

  async #mustExist(tx: TransactionClient, id: string): Promise<void> {
    const found = await tx.table.findUnique({ where: { id }, select: { id: true } });
    if (found === null) throw new Error(`No table ${id}.`);
  }

  #write<T>(work: (tx: TransactionClient) => Promise<T>): Promise<T> {
    return this.#run(() => this.#client.$transaction((tx) => work(tx)));
  }

  #read<T>(work: (tx: TransactionClient) => Promise<T>): Promise<T> {
    return this.#run(() => this.#client.$transaction((tx) => work(tx), { isolationLevel: this.#snapshot }));
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed !== null) throw new Error('The store is closed.');
    const running = retried(work);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }
}
