/** The shape of a game as JSON: docs/game-record.md. */
import { z } from 'zod';
import { COLORS } from '../../../games/tuchulcha/board.ts';
import type { Setup } from '../../../games/tuchulcha/position.ts';
import type { Action, Devotion, Step } from '../../../games/tuchulcha/types.ts';
import { MOST_ENTRIES, MOST_TAGS } from './flaw.ts';
import { CLOSED_WHY, END_REASONS, HEX, ID, LABEL, TABLE_ID, timeText, VERSIONS } from './values.ts';

// Tuchulcha's set-up and actions: their shapes alone. The rules say whether they are legal.

export const color = z.enum(COLORS);
export const stone = z.int().min(1).max(40);
export const pip = z.int().min(1).max(6);
export const dice = z.array(pip).min(1).max(4);
/** Of haruspexes in one place. */
export const count = z.int().min(0).max(9);

export const step: z.ZodType<Step> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('move'),
    color,
    die: pip,
    from: z.union([z.literal(['temple', 'exit']), stone]),
    to: z.union([z.literal(['altar', 'exit']), stone]),
    effect: z.enum(['none', 'hit', 'open', 'lost', 'sealed']),
  }),
  z.strictObject({ kind: z.literal('discard'), die: pip }),
]);

const devotion: z.ZodType<Devotion> = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('tuchulcha'), fromTemple: count }),
  z.strictObject({ role: z.literal('lasaVecuvia'), from: z.union([z.literal('temple'), stone, z.null()]) }),
]);

export const setup: z.ZodType<Setup> = z.strictObject({
  players: z.array(color).min(2).max(4),
  first: color,
});

export const action: z.ZodType<Action> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll'), dice }),
  z.strictObject({ type: z.literal('keep') }),
  z.strictObject({ type: z.literal('discard'), die: pip }),
  z.strictObject({ type: z.literal('step'), step }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('confirm') }),
  z.strictObject({ type: z.literal('devote'), devotion }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('resign'), color }),
]);

const label = z.string().regex(LABEL);
const counter = z.int().min(0);
const bits = z.string().regex(HEX);

export const gameJson = z.strictObject({
  haruspex: z.literal(VERSIONS),
  game: z.literal('tuchulcha'),
  table: z.string().regex(TABLE_ID),
  number: counter.max(999_999_999),
  opened: timeText,
  ended: timeText.nullable(),
  result: z.strictObject({ winners: z.array(color), reason: z.enum(END_REASONS) }).nullable(),
  closed: z.enum([...CLOSED_WHY, 'unknown']).nullable(),
  setup,
  people: z.array(z.strictObject({ label, name: z.string().min(1).nullable() })).max(MOST_TAGS),
  seats: z.array(z.strictObject({ color, player: z.union([label, z.literal('computer')]) })).max(4),
  dice: z
    .strictObject({
      commitment: bits,
      secret: bits.nullable(),
      facts: z.string().min(1).nullable(),
      trail: z.string().nullable().default(null),
    })
    .nullable(),
  log: z
    .array(
      z.strictObject({
        seq: counter,
        actor: z.union([label, z.literal(['computer', 'table'])]),
        at: timeText,
        interaction: z.string().regex(ID).optional(),
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
        at: timeText,
      }),
    )
    .max(MOST_TAGS),
});

export type GameJson = z.output<typeof gameJson>;
/** Times as text. */
export type WrittenJson = z.input<typeof gameJson>;
