import { LRUCache } from 'lru-cache';
import type { LoggedAction, Sitting } from '../tables/game-types.ts';
import type { Versions } from '../tables/store.ts';
import type { Table } from '../tables/table.ts';

/** More than one process has busy at a time. With its log, a table takes some tens of kilobytes. */
export const MOST_CACHED = 300;

interface Kept {
  readonly table: Table;
  /** Null: not read yet. */
  readonly log: readonly LoggedAction[] | null;
  readonly sittings: readonly Sitting[] | null;
}

/** Given out as often as somebody asks: whoever would change it fails. */
function frozen<T extends object>(value: T): T {
  if (Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) frozen(inner);
  return Object.freeze(value);
}

/** The list itself where there is nothing more. */
const withMore = <T>(list: readonly T[], more: readonly T[]): readonly T[] =>
  more.length === 0 ? list : [...list, ...more];

export const hasSame = ({ version, remindersVersion }: Versions, other: Versions): boolean =>
  version === other.version && remindersVersion === other.remindersVersion;

/**
 * Open tables as this process read or wrote them last, so that a tap doesn't read and parse them again. What is kept holds as long
 * as the row has the same versions: whatever changes an open table raises one of them, deletions (forget-person.ts) too. So two
 * integers tell whether another process has gone on. Where the table is shown, and who follows it, changes without that.
 */
export class TableCache {
  readonly #kept = new LRUCache<string, Kept>({ max: MOST_CACHED });

  /** The table as it was last, which it may be no more. */
  latest(id: string): Table | null {
    return this.#kept.get(id)?.table ?? null;
  }

  /** The table as it is known at these versions, with its log and sittings as far as they are. */
  at(id: string, versions: Versions): Kept | null {
    const kept = this.#kept.get(id);
    return kept && hasSame(kept.table, versions) ? kept : null;
  }

  /** Only what is committed. Of the table at the same versions, the log and sittings stay known. */
  keep(table: Table, { log, sittings }: Partial<Kept> = {}): void {
    const { id, status } = table;
    // One that is over is hardly asked for again, and is changed by deletions without a new version.
    if (status !== 'lobby' && status !== 'playing') {
      this.#kept.delete(id);
      return;
    }
    const known = this.at(id, table);
    this.#kept.set(id, {
      table: frozen(table),
      log: log ? frozen(log) : (known?.log ?? null),
      sittings: sittings ? frozen(sittings) : (known?.sittings ?? null),
    });
  }

  /** The same for a table that was `before` this until now, and to which so much was added; `actions` null: its log is another. */
  keepChanged(
    before: Versions,
    table: Table,
    actions: readonly LoggedAction[] | null,
    sittings: readonly Sitting[],
  ): void {
    const known = this.at(table.id, before);
    this.keep(table, {
      log: known?.log && actions ? withMore(known.log, actions) : null,
      sittings: known?.sittings ? withMore(known.sittings, sittings) : null,
    });
  }
}
