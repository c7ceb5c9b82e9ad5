import type { Table } from '../table.ts';
import type { Source } from './rolls.ts';

type Sealed = Pick<Table, 'id' | 'status' | 'secret' | 'facts'>;

/** What the dice of a table came from, once everybody may know it: its game is over, or was closed after its start. Else null. */
export function published({ id, status, secret, facts }: Sealed): Source | null {
  const isOver = status === 'finished' || status === 'aborted';
  return isOver && secret && facts !== null ? { id, secret, facts } : null;
}

/** What is public of a table's dice now; null: they can't be checked. */
export interface Told {
  readonly commitment: string;
  /** 64 hexadecimal digits; null as long as nobody may know it. */
  readonly secret: string | null;
  readonly facts: string | null;
}

export function told(table: Sealed): Told | null {
  const { secret, facts } = table;
  if (!secret) return null;
  return { commitment: secret.commitment, secret: published(table)?.secret.reveal() ?? null, facts };
}
