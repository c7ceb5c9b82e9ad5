import type { TableRefusal } from './refusal.ts';
import type { TableChange, WatchChange } from './store.ts';
import type { Table } from './table.ts';

/** What became of a wish: the table as it is then, or why nothing was done. */
export type Outcome =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly refusal: TableRefusal; readonly table: Table | null };

/** What a wish comes to, before it is written. */
export type Decision =
  | { readonly ok: true; readonly change: TableChange }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** What a wish comes to that leaves the game alone. */
export type WatchDecision =
  | { readonly ok: true; readonly change: WatchChange }
  | { readonly ok: false; readonly refusal: TableRefusal };
