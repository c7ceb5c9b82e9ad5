import type { Logger } from 'pino';
import type { TableStore } from '../tables/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Later } from './later.ts';
import type { Screen } from './screen.ts';

/** What the handlers of commands and buttons work with. */
export interface Room {
  readonly tables: Tables;
  readonly store: TableStore;
  readonly screen: Screen;
  readonly later: Later;
  readonly log: Logger;
}
