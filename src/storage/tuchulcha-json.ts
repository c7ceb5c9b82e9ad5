import { z } from 'zod';
import type { Action, Setup } from '../games/tuchulcha/action.ts';
import { COLORS } from '../games/tuchulcha/color.ts';
import type { GameState, Phase } from '../games/tuchulcha/contract.ts';
import type { ColorState, Position } from '../games/tuchulcha/position.ts';
import type { Devotion, Step } from '../games/tuchulcha/step.ts';

/** How Tuchulcha's set-up, actions and state are read from storage. The shapes; whether they are legal, the rules say. */

const color = z.enum(COLORS);
const stone = z.int().min(1).max(40);
const pip = z.int().min(1).max(6);
const dice = z.array(pip).min(1).max(4);
const count = z.int().min(0).max(9);

const step: z.ZodType<Step> = z.discriminatedUnion('kind', [
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

const setup: z.ZodType<Setup> = z.strictObject({ players: z.array(color).min(2).max(4), first: color });

const action: z.ZodType<Action> = z.discriminatedUnion('type', [
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

const colorState: z.ZodType<ColorState> = z.strictObject({
  role: z.enum(['normal', 'tuchulcha', 'lasaVecuvia', 'neutral', 'out']),
  temple: count,
  path: z.array(z.strictObject({ stone, count: count.min(1) })),
  atExit: count,
  altar: count,
  forest: count,
  sanctuary: count,
});

const position: z.ZodType<Position> = z.strictObject({
  players: z.literal([2, 3, 4]),
  turn: color,
  devotions: z.strictObject({ tuchulcha: z.int().min(0), lasaVecuvia: z.int().min(0) }),
  sealed: z.array(stone),
  colors: z.partialRecord(color, colorState),
});

const phase: z.ZodType<Phase> = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('before') }),
  z.strictObject({ name: z.literal('extra'), dice }),
  z.strictObject({ name: z.literal('discard'), dice }),
  z.strictObject({
    name: z.literal('moving'),
    dice,
    discarded: pip.nullable(),
    steps: z.array(step),
    before: position,
    result: z.array(color).nullable(),
  }),
  z.strictObject({ name: z.literal('afterFall') }),
  z.strictObject({ name: z.literal('over'), winners: z.array(color) }),
]);

const state: z.ZodType<GameState> = z.strictObject({
  setup,
  position,
  phase,
  turnNumber: z.int().min(1),
  rolls: z.int().min(0),
});

export const tuchulchaJson = { setup, action, state };
