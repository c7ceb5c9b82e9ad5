import { beforeEach, expect, it } from 'vitest';
import { describeStores } from './describe.ts';

const NOW = new Date(1_700_000_000_000);
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describeStores('interactions that are not done', ({ store, other, fresh }) => {
  let id = '';
  let written: Parameters<ReturnType<typeof store>['writeInteraction']>[0];

  beforeEach(async () => {
    for (const left of await store().abandonedInteractions(later(1e6), 1000))
      await store().removeInteraction(left.id);
    id = fresh();
    written = { id, userId: fresh(), promised: 'update', payload: { token: 't', data: { x: ['ü'] } } };
    await store().writeInteraction(written, later(10));
  });

  it('are their process’s while its lease lasts', async () => {
    expect(await store().abandonedInteractions(later(9), 10)).toEqual([]);
    expect(await other().abandonedInteractions(later(10), 10)).toEqual([{ ...written, attempts: 1 }]);
    await store().renewLeases([id], later(20));
    expect(await other().abandonedInteractions(later(19), 10)).toEqual([]);
    expect(await other().abandonedInteractions(later(20), 10)).toHaveLength(1);
  });

  it('are written once', async () => {
    await store().writeInteraction({ ...written, promised: 'reply' }, later(60));
    expect(await store().abandonedInteractions(later(10), 10)).toEqual([{ ...written, attempts: 1 }]);
  });

  it('are taken up by one of many', async () => {
    const claims = await Promise.all(
      [store(), other(), store(), other()].map((one) => one.claimInteraction(id, 1, later(30))),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await store().abandonedInteractions(later(29), 10)).toEqual([]);
    expect(await store().abandonedInteractions(later(30), 10)).toMatchObject([{ id, attempts: 2 }]);
  });

  it('are removed with what they hold once they are done', async () => {
    await store().removeInteraction(id);
    await store().removeInteraction(id);
    expect(await store().abandonedInteractions(later(1e6), 10)).toEqual([]);
    expect(await store().claimInteraction(id, 1, later(30))).toBe(false);
  });

  it('go with the person who asked', async () => {
    await store().forgetPerson(written.userId);
    expect(await store().abandonedInteractions(later(1e6), 10)).toEqual([]);
  });
});
