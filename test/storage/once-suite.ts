import { describe, expect, it } from 'vitest';
import { changed, type Workbench } from './workbench.ts';

const NOW = new Date(1_700_000_000_000);

/** The behavior of every store for changes with an interaction. */
export function onceSuite({ store, create, fresh }: Workbench): void {
  const reminders = async (id: string) => {
    const table = await store().load(id);
    if (!table) throw new Error('no table');
    return { reminders: { ...table.reminders, touchedAt: 7 }, wakeAt: null, notices: [] };
  };

  describe('an interaction', () => {
    it('changes a table once, whatever the version', async () => {
      const table = await create();
      const interactionId = fresh();
      expect(await store().hasChanged(interactionId, table.id)).toBe(false);
      const first = changed(await store().change(table.id, table, { invited: ['1'], interactionId }));
      expect(first).toMatchObject({ invited: ['1'], version: 2 });
      expect(await store().hasChanged(interactionId, table.id)).toBe(true);
      expect(await store().change(table.id, first, { invited: ['2'], interactionId })).toEqual(first);
      expect(await store().load(table.id)).toEqual(first);
    });

    it('changes its reminders once', async () => {
      const { id } = await create();
      const interactionId = fresh();
      const change = { ...(await reminders(id)), interactionId };
      const first = changed(await store().saveReminders(id, 1, change));
      expect(first).toMatchObject({ remindersVersion: 2 });
      expect(await store().saveReminders(id, 2, change)).toEqual(first);
      expect(await store().load(id)).toEqual(first);
    });

    it('that comes too late for a version has changed nothing, and may try again', async () => {
      const table = await create();
      const interactionId = fresh();
      const next = changed(await store().change(table.id, table, {}));
      expect(await store().change(table.id, table, { interactionId })).toBe('stale');
      expect(await store().hasChanged(interactionId, table.id)).toBe(false);
      expect(await store().change(table.id, next, { interactionId })).toMatchObject({ version: 3 });
    });

    it('may change many tables, and many interactions one', async () => {
      const [one, other] = [await create(), await create()];
      const [interactionId, later] = [fresh(), fresh()];
      const first = changed(await store().change(one.id, one, { interactionId }));
      expect(await store().change(other.id, other, { interactionId })).toMatchObject({ version: 2 });
      expect(await store().change(one.id, first, { interactionId: later })).toMatchObject({ version: 3 });
    });

    it('that opened a table has changed it', async () => {
      const interactionId = fresh();
      const { id } = await create({ interactionId });
      expect(await store().hasChanged(interactionId, id)).toBe(true);
    });

    it('adds to a draft once', async () => {
      const { id } = await create();
      const [me, interactionId] = [fresh(), fresh()];
      const part = { text: 'Io!', messageId: null };
      const draft = await store().games.bacchanalia.addToDraft(id, me, part, NOW, interactionId);
      expect(await store().games.bacchanalia.addToDraft(id, me, part, NOW, interactionId)).toBe('added');
      expect(await store().games.bacchanalia.draft(id, me)).toEqual(draft);
      expect(await store().games.bacchanalia.addToDraft(id, me, part, NOW)).toMatchObject({
        parts: [part, part],
      });
    });

    it('is forgotten in the end', async () => {
      const { id } = await create();
      const interactionId = fresh();
      const table = await store().load(id);
      if (table) await store().change(id, table, { interactionId });
      await store().forget(new Date('2100-01-01'));
      expect(await store().hasChanged(interactionId, id)).toBe(false);
    });
  });

  it('moved to another channel, a table has no messages there yet', async () => {
    const table = await create({ lobbyMessageId: '44' });
    await store().show(table.id, { playChannelId: '45', turnMessageId: '46', turnShown: 3 });
    expect(await store().change(table.id, table, { channelId: '77' })).toMatchObject({
      channelId: '77',
      showing: { lobbyMessageId: null, playChannelId: null, turnMessageId: null, turnShown: 0 },
    });
  });
}
