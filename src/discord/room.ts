import type { Logger } from 'pino';
import type { DraftStore } from '../tables/drafts.ts';
import type { Snowflake } from '../tables/game-types.ts';
import type { People } from '../tables/people.ts';
import type { ResultsStore } from '../tables/results/results-store.ts';
import type { TableStore } from '../tables/store.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Chronicle } from './history/chronicle.ts';
import type { Later } from './later.ts';
import type { Post } from './post.ts';
import type { Screen } from './screen.ts';

/** What the handlers of commands and buttons work with. */
export interface Room {
  readonly tables: Tables;
  readonly people: People;
  readonly store: TableStore;
  readonly records: ResultsStore;
  /** What people have written of a tale and not told yet. */
  readonly drafts: DraftStore;
  readonly chronicle: Chronicle;
  readonly screen: Screen;
  readonly post: Post;
  readonly later: Later;
  readonly log: Logger;
  readonly now: () => Date;
  /** Sends what is to be told, now; what cannot be sent is tried again later. */
  readonly deliver: () => Promise<void>;
  /** Tells people who can mend it that the bot cannot write in a table's channel. */
  readonly troubled: (table: Table, channelId: Snowflake, error: unknown) => Promise<void>;
}
