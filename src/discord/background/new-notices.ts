import type { TableStore } from '../../tables/store.ts';

/**
 * Whether this process has written notices for which nobody has looked yet: mostly none follow from a tap. Those of other
 * processes, and those whose time comes, are found by the periodic tasks.
 */
export class NewNotices {
  #areThere = false;

  /** The same store, listened to. */
  heardOf(store: TableStore): TableStore {
    const after = async <T>(done: Promise<T>, notices: readonly unknown[] = []): Promise<T> => {
      const result = await done;
      if (notices.length > 0) this.#areThere = true;
      return result;
    };
    return {
      ...store,
      create: (table) => after(store.create(table), table.notices),
      createWithin: (limit, table) => after(store.createWithin(limit, table), table.notices),
      change: (id, versions, change) =>
        after(store.change(id, versions, change), change.remindersChange?.notices),
      changeWithin: (limit, id, versions, change) =>
        after(store.changeWithin(limit, id, versions, change), change.remindersChange?.notices),
      saveReminders: (id, version, change) => after(store.saveReminders(id, version, change), change.notices),
      notify: (notices) => after(store.notify(notices), notices),
    };
  }

  /** Calls `deliver` if there are some. Where it fails, they are there still. */
  async deliver(deliver: () => Promise<void>): Promise<void> {
    if (!this.#areThere) return;
    this.#areThere = false;
    try {
      await deliver();
    } catch (error) {
      this.#areThere = true;
      throw error;
    }
  }
}
