import type { Aftermath, TablesParts } from './aftermath.ts';
import type { Snowflake } from './game-types.ts';
import type { Outcome } from './outcome.ts';
import { type Readership, readershipOf } from './readership.ts';
import { refuse } from './refusal.ts';
import { rewatched, touched } from './reminders/wake.ts';
import { isOf, type Table } from './table.ts';
import { isOpen } from './who-acts.ts';
import type { Writer } from './writer.ts';

/** Who reads a story beside those who told it. */
export class Publishing {
  readonly #parts: Pick<TablesParts, 'store'>;
  readonly #writer: Writer;
  readonly #aftermath: Aftermath;

  constructor(parts: Pick<TablesParts, 'store'>, writer: Writer, aftermath: Aftermath) {
    this.#parts = parts;
    this.#writer = writer;
    this.#aftermath = aftermath;
  }

  /** Of a story's table, as it is stored now. */
  async readership(table: Table): Promise<Readership> {
    const { store } = this.#parts;
    const [sittings, log] = await Promise.all([store.sittings(table.id), store.log(table.id)]);
    return readershipOf(table, sittings, log);
  }

  /** Somebody whose words are in the story agrees to publish it, or takes that back, which they can until it is over and all agree. */
  agree(id: string, by: Snowflake): Promise<Outcome> {
    return this.#writer.watching(id, async (table) => {
      if (!isOf('bacchanalia', table) || !table.setup) return refuse('notPlaying');
      const { voters, isFinal } = await this.readership(table);
      if (voters.every(({ userId }) => userId !== by)) return refuse('notSeated');
      if (isFinal) return refuse('published');
      const { publish } = table.watch;
      const attendance = await this.#aftermath.attend(table);
      const watch = {
        ...(isOpen(table) ? touched(table.watch, attendance.now.getTime()) : table.watch),
        publish: publish.includes(by) ? publish.filter((userId) => userId !== by) : [...publish, by],
      };
      return { ok: true, change: rewatched(table, watch, attendance) };
    });
  }
}
