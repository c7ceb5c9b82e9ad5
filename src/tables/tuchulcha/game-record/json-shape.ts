/** The shape of a game as JSON: docs/game-record.md. */
import * as z from 'zod';
import { COLORS } from '../../../games/tuchulcha/board.ts';
import type { Setup } from '../../../games/tuchulcha/position.ts';
import type { Action, Devotion, EndReason, Step } from '../../../games/tuchulcha/types.ts';
import type { ClosedWhy } from '../../game-types.ts';
import { MOST_ENTRIES, MOST_SITTINGS } from './replay.ts';

export const VERSION = 1;

// Tuchulcha's set-up and actions: their shapes alone. The rules say whether they are legal.

export const color = z.enum(COLORS);
export const stone = z.int().min(1).max(40);
export const pip = z.int().min(1).max(6);
export const dice = z.array(pip).min(1).max(4);
/** The number of haruspexes in one place. */
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

const label = z.string().regex(/^P[1-9]\d{0,5}$/);
const player = z.union([label, z.literal(['computer', 'voters'])]);
const counter = z.int().min(0);
/** A text of 256 bits. */
const bits = z.string().regex(/^[0-9a-f]{64}$/);
/** The id of a message or an interaction. */
const id = z.string().regex(/^\d{1,20}$/);

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** `2026-03-02T12:00:00.000Z`. */
const time = z.string().transform((text, context) => {
  const parsed = new Date(TIME.test(text) ? text : Number.NaN);
  if (!Number.isNaN(parsed.getTime()) && parsed.toISOString() === text) return parsed;
  context.addIssue({ code: 'custom', message: 'no time' });
  return z.NEVER;
});

const END_REASONS = [
  'tuchulchaWins',
  'allSealed',
  'lastInGame',
  'colorFinished',
] as const satisfies readonly EndReason[];
const CLOSED_WHY = ['opener', 'admin', 'agreed', 'idle', 'expired'] as const satisfies readonly ClosedWhy[];

export const gameJson = z.strictObject({
  haruspex: z.literal(VERSION),
  game: z.literal('tuchulcha'),
  table: z.string().regex(/^\w{1,40}$/),
  number: counter.max(999_999_999),
  opened: time,
  ended: time.nullable(),
  result: z.strictObject({ winners: z.array(color), reason: z.enum(END_REASONS) }).nullable(),
  closed: z.enum([...CLOSED_WHY, 'unknown']).nullable(),
  setup,
  people: z.array(z.strictObject({ label, name: z.string().min(1).nullable() })).max(MOST_SITTINGS),
  seats: z.array(z.strictObject({ color, player })).max(4),
  dice: z.strictObject({
    commitment: bits,
    secret: bits.nullable(),
    facts: z.string().min(1),
    seatHistory: z.string(),
  }),
  log: z
    .array(
      z.strictObject({
        seq: counter,
        actor: z.union([label, z.literal(['computer', 'voters', 'table'])]),
        at: time,
        interaction: id.optional(),
        action,
      }),
    )
    .max(MOST_ENTRIES),
  sittings: z
    .array(
      z.strictObject({
        seq: counter,
        color,
        /** Null where nobody plays any more. */
        player: player.nullable(),
        standIn: z.boolean(),
        why: z.enum(['start', 'handedOver', 'standIn', 'back', 'removed']),
        at: time,
      }),
    )
    .max(MOST_SITTINGS),
});

export type RecordJson = z.output<typeof gameJson>;
/** Times as text. */
export type WrittenJson = z.input<typeof gameJson>;
