import * as z from 'zod';
import { COLORS } from '../../games/tuchulcha/board.ts';
import { type ColorState, type Position, ROLES, type Setup } from '../../games/tuchulcha/position.ts';
import type { Action, Devotion, GameState, Phase, Step } from '../../games/tuchulcha/types.ts';
import { variants } from '../../tables/game-types.ts';
import { answersJson, puzzleSettingsJson, termsJson } from '../../tables/tuchulcha/settings.ts';
import { deedsJson } from '../../tables/tuchulcha/types.ts';
import type { GameStorage } from '../game-storage.ts';
import { puzzleRows } from './puzzles.ts';

/** Tuchulcha's set-up, actions and state as JSON. Only their shapes are checked; whether they are legal, the rules say. */

export const color = z.enum(COLORS);
const stone = z.int().min(1).max(40);
const pip = z.int().min(1).max(6);
const dice = z.array(pip).min(1).max(4);
/** The number of haruspexes in one place. */
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

const colorState: z.ZodType<ColorState> = z.strictObject({
  role: z.enum(ROLES),
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

const phase: z.ZodType<Phase> = variants('name', {
  before: {},
  extra: { dice },
  discard: { dice },
  moving: {
    dice,
    discarded: pip.nullable(),
    steps: z.array(step),
    before: position,
    result: z.array(color).nullable(),
  },
  afterFall: {},
  over: { winners: z.array(color) },
});

const state: z.ZodType<GameState> = z.strictObject({
  setup,
  position,
  phase,
  turnNumber: z.int().min(1),
  rolls: z.int().min(0),
});

export const tuchulchaStorage: GameStorage<'tuchulcha'> = {
  terms: termsJson,
  setup,
  action,
  state,
  deeds: deedsJson,
  preferences: answersJson,
  guildSettings: puzzleSettingsJson,
  rows: puzzleRows,
};
