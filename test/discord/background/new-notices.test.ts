import { beforeEach, describe, expect, it } from 'vitest';
import { NewNotices } from '../../../src/discord/background/new-notices.ts';
import type { NewNotice } from '../../../src/tables/notice.ts';
import type { TableStore } from '../../../src/tables/store.ts';
import { annInBlue, newTable, versions } from '../../storage/samples.ts';
import { memoryStore } from '../../tables/memory-store.ts';

const notice: NewNotice = {
  key: 't:1',
  tableId: 't',
  userId: null,
  dueAt: new Date(),
  text: { kind: 'back', name: 'Ann' },
};
const quiet = { reminders: newTable('t').reminders, wakeAt: null };

describe('notices that a process has written', () => {
  let looked = 0;
  let news: NewNotices;
  let store: TableStore;
  const look = async () => {
    looked += 1;
  };

  beforeEach(async () => {
    looked = 0;
    news = new NewNotices();
    store = news.heardOf(memoryStore());
    await store.create(newTable('t', { seats: [annInBlue] }));
  });

  it('are not looked for where there are none', async () => {
    await store.change('t', versions(1), { remindersChange: { ...quiet, notices: [] } });
    await store.notify([]);
    await news.deliver(look);
    expect(looked).toBe(0);
  });

  it.each([
    ['a change', () => store.change('t', versions(1), { remindersChange: { ...quiet, notices: [notice] } })],
    ['reminders', () => store.saveReminders('t', 1, { ...quiet, notices: [notice] })],
    ['themselves', () => store.notify([notice])],
  ])('are looked for once after %s', async (_, write) => {
    await write();
    await news.deliver(look);
    await news.deliver(look);
    expect(looked).toBe(1);
  });

  it('are looked for again where that failed', async () => {
    await store.notify([notice]);
    const fails = async () => {
      throw new Error('the database is lost');
    };
    await expect(news.deliver(fails)).rejects.toThrow('lost');
    await news.deliver(look);
    expect(looked).toBe(1);
  });
});
