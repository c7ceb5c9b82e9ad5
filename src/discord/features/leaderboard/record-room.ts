import type { Room } from '../../context.ts';

/** What the record's answers are made of. */
export type RecordRoom = Pick<Room, 'records' | 'now' | 'log'>;
