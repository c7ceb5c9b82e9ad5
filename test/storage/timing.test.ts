import { expect, test } from 'vitest';
import type { TransactionClient, Transactions } from '../../src/storage/database/client.ts';
import { downtimeRepository } from '../../src/storage/timing.ts';

const MINUTE = 60_000;
const at = (minutes: number): Date => new Date(1_600_000_000_000 + minutes * MINUTE);

/**
 * The rows of a heartbeat and an outage on a database where processes interleave, as they do on PostgreSQL: another one does
 * something right after each row was read.
 */
function interleaved(lastBeat: Date, meanwhile: (rows: Rows) => void) {
  const rows: Rows = { beat: lastBeat, outage: at(0), downtimes: [] };
  const once = () => {
    meanwhile(rows);
    meanwhile = () => {};
  };
  const tx = {
    heartbeat: {
      findUnique: async () => {
        const found = { at: rows.beat };
        once();
        return found;
      },
      updateMany: async ({ where, data }: { where: { at?: Date }; data: { at: Date } }) => {
        if (where.at && where.at.getTime() !== rows.beat.getTime()) return { count: 0 };
        rows.beat = data.at;
        return { count: 1 };
      },
    },
    outage: {
      findUnique: async () => {
        const found = rows.outage && { begunAt: rows.outage };
        once();
        return found;
      },
      deleteMany: async () => {
        const count = rows.outage ? 1 : 0;
        rows.outage = null;
        return { count };
      },
    },
    downtime: {
      create: async ({ data }: { data: { from: Date; to: Date } }) => void rows.downtimes.push(data),
    },
  };
  const write = (work: (tx: TransactionClient) => Promise<unknown>) =>
    work(tx as unknown as TransactionClient);
  return { rows, repository: downtimeRepository({ write } as unknown as Transactions) };
}

interface Rows {
  beat: Date;
  outage: Date | null;
  readonly downtimes: unknown[];
}

test.each([
  ['a down-time is written once: another process beat at the same time', 10.5, 10.5],
  ['a process that beats late, after another one, doesn’t put the beat back', 9, 10],
])('%s', async (_, beats, stays) => {
  const { rows, repository } = interleaved(at(0), (all) => {
    all.beat = at(10);
    all.downtimes.push('by the other process');
  });
  expect(await repository.recordHeartbeat(at(beats), MINUTE)).toBeNull();
  expect(rows).toMatchObject({ beat: at(stays), downtimes: ['by the other process'] });
});

test('an outage ends once: another process ended it at the same time', async () => {
  const { rows, repository } = interleaved(at(0), (all) => {
    all.outage = null;
  });
  expect(await repository.endOutage('1', at(10))).toBeNull();
  expect(rows.downtimes).toEqual([]);
});
