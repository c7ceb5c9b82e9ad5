import { z } from 'zod';
import type { Overdue, Reminders, TurnClock } from '../tables/table.ts';
import { color, counter, snowflake } from './columns.ts';

/** How a watch is read from storage: the shape, and what no clock can show. */

const instant = counter;
const people = z.array(snowflake);

const overdue: z.ZodType<Overdue> = z.strictObject({
  why: z.enum(['time', 'left']),
  since: instant,
  removal: people,
});

const turn: z.ZodType<TurnClock> = z.strictObject({
  turn: counter,
  color,
  userId: snowflake,
  begunAt: instant,
  since: instant,
  // Below zero once the time is up.
  leftMs: z.int(),
  totalMs: counter,
  reminded: counter.max(100),
  muted: z.boolean(),
  nudgedAt: instant.nullable(),
  overdue: overdue.nullable(),
});

export const watchJson: z.ZodType<Reminders> = z.strictObject({
  banks: z.partialRecord(color, counter),
  turn: turn.nullable(),
  missed: z.partialRecord(color, counter),
  touchedAt: instant,
  closesAt: instant.nullable(),
  abort: people,
  publish: people.default([]),
});
