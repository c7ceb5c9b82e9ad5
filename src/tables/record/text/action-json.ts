/** How Tuchulcha's set-up and actions are read from JSON. The shapes; whether they are legal, the rules say. */
import { z } from 'zod';
import { COLORS } from '../../../games/tuchulcha/board.ts';
import type { Setup } from '../../../games/tuchulcha/position.ts';
import type { Action, Devotion, Step } from '../../../games/tuchulcha/types.ts';

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
