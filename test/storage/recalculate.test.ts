import { expect, test } from 'vitest';
import { connectSqlite, type TransactionClient, Transactions } from '../../src/storage/database/client.ts';
import { openStore } from '../../src/storage/index.ts';
import { recalculate } from '../../src/storage/recalculate.ts';
import { raw, sqliteDatabase } from './databases.ts';
import { playShort } from './short-games.ts';

const GUILD = '1';
const AT = new Date('2026-11-20T12:00:00Z');

/** Transactions before the first writing one of which something else is done. */
class Overtaken extends Transactions {
  overtake: () => Promise<unknown> = async () => {};

  override async write<T>(work: (tx: TransactionClient) => Promise<T>): Promise<T> {
    const { overtake } = this;
    this.overtake = async () => {};
    await overtake();
    return super.write(work);
  }
}

test('a game that ends after all were read, and before the totals are written, counts', async () => {
  const database = await sqliteDatabase();
  const store = await openStore({ url: database.url });
  const transactions = new Overtaken(connectSqlite(database.url.slice('file:'.length)), () => {});
  const play = (id: string) =>
    playShort(store, {
      id,
      guildId: GUILD,
      players: [
        ['101', 'ann'],
        ['102', 'bob'],
      ],
      at: AT,
    });
  try {
    await play('one');
    await play('two');
    await raw(database.url, 'UPDATE ratings SET mu = 11');
    transactions.overtake = () => play('three');
    expect(await recalculate(transactions, GUILD)).toMatchObject({ games: 3 });
    expect(await store.rebuild(GUILD)).toEqual({ games: 3, mended: 0 });
  } finally {
    await transactions.close();
    await store.close();
    await database.drop();
  }
});
