import { expect, test } from 'vitest';
import { noticeOf } from '../../src/tables/notice.ts';
import { describeStores } from './describe.ts';
import { newTable, versions } from './samples.ts';

describeStores('what an operator watches', (bench) => {
  test('the database answers, and says how much there is', async () => {
    const store = bench.store();
    await store.ping();
    const closed = await store.create(newTable('closed'));
    await store.create(newTable('open'));
    await store.change('closed', versions(closed.version), { status: 'aborted', closedWhy: 'opener' });
    const notice = (key: string, inMs: number) =>
      noticeOf('open', key, null, { kind: 'back', name: 'Ann' }, new Date(Date.now() + inMs));
    await store.notify([notice('due', -60_000), notice('sent', -60_000), notice('later', 3_600_000)]);
    await store.settleNotice('open:sent', 'sent', new Date());
    expect(await store.stats()).toEqual({ tables: { aborted: 1, lobby: 1 }, noticesDue: 1, transactions: 0 });
  });
});
