import type { HandlerContext } from '../../context.ts';

/** What the record's answers are made of. */
export type RecordRoom = Pick<HandlerContext, 'records' | 'now' | 'log'>;
