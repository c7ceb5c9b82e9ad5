import type { NewTable, PersonSettings, TableChange, TableStore } from '../../src/tables/store.ts';
import type { LoggedAction, Showing, Snowflake, Table } from '../../src/tables/table.ts';

/** The tables' port in memory, for tests of rooms that only need some storage. Passes the same suite as the real ones. */
export function memoryStore(): TableStore {
  const tables = new Map<string, Table>();
  const logs = new Map<string, LoggedAction[]>();
  const settings = new Map<Snowflake, PersonSettings>();
  const notes = new Map<string, string>();

  const table = (id: string): Table => {
    const found = tables.get(id);
    if (found === undefined) throw new Error(`No table ${id}.`);
    return found;
  };
  const open = (): Table[] =>
    [...tables.values()]
      .filter(({ status }) => status === 'lobby' || status === 'playing')
      .sort((a, b) => b.number - a.number);

  return {
    async create(newTable: NewTable) {
      if (tables.has(newTable.id)) throw new Error(`Table ${newTable.id} exists.`);
      const numbers = [...tables.values()]
        .filter(({ guildId }) => guildId === newTable.guildId)
        .map(({ number }) => number);
      const at = new Date();
      const created: Table = {
        ...structuredClone(newTable),
        number: Math.max(0, ...numbers) + 1,
        status: 'lobby',
        setup: null,
        state: null,
        logLength: 0,
        version: 1,
        showing: {
          lobbyMessageId: null,
          playChannelId: null,
          turnMessageId: null,
          turnShown: 0,
          versionShown: 0,
        },
        createdAt: at,
        updatedAt: at,
      };
      tables.set(created.id, created);
      logs.set(created.id, []);
      return structuredClone(created);
    },

    async load(id) {
      return structuredClone(tables.get(id) ?? null);
    },

    async change(id, version, change: TableChange) {
      const before = table(id);
      if (before.version !== version) return 'stale';
      const { actions = [], ...rest } = structuredClone(change);
      for (const [index, { seq }] of actions.entries()) {
        if (seq !== before.logLength + index) {
          throw new Error(`Table ${id}: action ${seq} where ${before.logLength + index} is next.`);
        }
      }
      logs.get(id)?.push(...actions);
      const changed: Table = {
        ...before,
        ...rest,
        logLength: before.logLength + actions.length,
        version: version + 1,
        updatedAt: new Date(),
      };
      tables.set(id, changed);
      return structuredClone(changed);
    },

    async show(id, showing: Partial<Showing>) {
      const before = table(id);
      tables.set(id, { ...before, showing: { ...before.showing, ...structuredClone(showing) } });
    },

    async log(id) {
      return structuredClone(logs.get(id) ?? []);
    },

    async tablesOf(guildId, userId) {
      const mine = open().filter(
        (candidate) =>
          candidate.guildId === guildId &&
          ((candidate.status === 'lobby' && candidate.openerId === userId) ||
            candidate.seats.some(({ occupant }) => occupant.kind === 'person' && occupant.userId === userId)),
      );
      return structuredClone(mine);
    },

    async tablesIn(channelId) {
      const here = open().filter(
        (candidate) => candidate.channelId === channelId || candidate.showing.playChannelId === channelId,
      );
      return structuredClone(here);
    },

    async unfinished() {
      return [...tables.values()]
        .filter(
          ({ status, version, showing }) =>
            status === 'lobby' || status === 'playing' || version > showing.versionShown,
        )
        .map(({ id }) => id)
        .sort();
    },

    async settings(userId) {
      return settings.get(userId) ?? { autoConfirm: false, autoPlay: false };
    },
    async saveSettings(userId, changed) {
      settings.set(userId, { ...changed });
    },
    async note(key) {
      return notes.get(key) ?? null;
    },
    async saveNote(key, value) {
      notes.set(key, value);
    },
    async close() {},
  };
}
