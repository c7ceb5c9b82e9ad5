/** The shape of a game as JSON: FORMAT.md. */
import { z } from 'zod';
import { action, color, setup } from './action-json.ts';
import { MOST_ENTRIES, MOST_TAGS } from './limits.ts';
import { CLOSED_WHY, END_REASONS, HEX, LABEL, parseTime, TABLE_ID } from './values.ts';

/** Of the format. */
export const VERSION = 1;

const time = z.string().transform((text, context) => {
  const parsed = parseTime(text);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: 'no time' });
  return z.NEVER;
});
const label = z.string().regex(LABEL);
const counter = z.int().min(0);
const bits = z.string().regex(HEX);

export const gameJson = z.strictObject({
  haruspex: z.literal(VERSION),
  game: z.literal('tuchulcha'),
  table: z.string().regex(TABLE_ID),
  number: counter.max(999_999_999),
  opened: time,
  ended: time.nullable(),
  result: z.strictObject({ winners: z.array(color), reason: z.enum(END_REASONS) }).nullable(),
  closed: z.enum([...CLOSED_WHY, 'unknown']).nullable(),
  setup,
  people: z.array(z.strictObject({ label, name: z.string().min(1).nullable() })).max(MOST_TAGS),
  seats: z.array(z.strictObject({ color, player: z.union([label, z.literal('computer')]) })).max(4),
  dice: z
    .strictObject({ commitment: bits, secret: bits.nullable(), facts: z.string().min(1).nullable() })
    .nullable(),
  log: z
    .array(
      z.strictObject({
        seq: counter,
        actor: z.union([label, z.literal(['computer', 'table'])]),
        at: time,
        action,
      }),
    )
    .max(MOST_ENTRIES),
  sittings: z
    .array(
      z.strictObject({
        seq: counter,
        color,
        /** Null: nobody any more. */
        player: z.union([label, z.literal('computer')]).nullable(),
        standIn: z.boolean(),
        why: z.enum(['start', 'handedOver', 'standIn', 'back', 'removed']),
        at: time,
      }),
    )
    .max(MOST_TAGS),
});

export type GameJson = z.output<typeof gameJson>;
/** Times as text. */
export type WrittenJson = z.input<typeof gameJson>;
