import { expect, it } from 'vitest';
import {
  connectPostgresql,
  connectSqlite,
  type TransactionClient,
  Transactions,
} from '../../src/storage/database/client.ts';
import { recalculate } from '../../src/storage/save-result.ts';
import { raw } from './databases.ts';
import type { StoreBench } from './describe.ts';
import { playShort } from './short-games.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const FILE = 'file:';

/** Transactions that do something else before the first writing one. */
class Overtaken extends Transactions {
  overtake: () => Promise<unknown> = async () => {};

  override async write<T>(work: (tx: TransactionClient) => Promise<T>): Promise<T> {
    const { overtake } = this;
    this.overtake = async () => {};
    await overtake();
    return super.write(work);
  }
}

const connect = async (url: string) =>
  url.startsWith(FILE) ? connectSqlite(url.slice(FILE.length)) : connectPostgresql(url);

/** The behavior while a server's results are recalculated and games end there. */
export function recalculateSuite({ store, database, fresh }: StoreBench): void {
  it('a game that ends after all were read, and before the totals are written, counts', async () => {
    const guildId = fresh();
    const [ann, bob] = [fresh(), fresh()];
    let made = 0;
    const play = () =>
      playShort(store(), {
        id: `calc${++made}`,
        guildId,
        at: AT,
        players: [
          [ann, 'ann'],
          [bob, 'bob'],
        ],
      });
    const transactions = new Overtaken(await connect(database().url), () => {});
    try {
      await play();
      await play();
      await raw(database().url, `UPDATE dice_tallies SET fours = 11 WHERE guild_id = '${guildId}'`);
      transactions.overtake = play;
      expect(await recalculate(transactions, guildId)).toMatchObject({ games: 3 });
      expect(await store().rebuild(guildId)).toEqual({ games: 3, fixed: 0 });
    } finally {
      await transactions.close();
    }
  });
}
