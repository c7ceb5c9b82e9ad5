import { z } from 'zod';
import type { ActionOf, GameName, SeatColor, SetupOf, StateOf } from '../tables/game-types.ts';
import { bacchanaliaJson } from './bacchanalia-json.ts';
import { tuchulchaJson } from './tuchulcha-json.ts';

/** How a game's JSON is read. */
export interface GameJson<G extends GameName = GameName> {
  readonly size: z.ZodType<number>;
  /** Of a seat. */
  readonly color: z.ZodType<SeatColor<G>>;
  readonly setup: z.ZodType<SetupOf<G>>;
  readonly action: z.ZodType<ActionOf<G>>;
  readonly state: z.ZodType<StateOf<G>>;
}

/** By the name in the table's row. */
export const GAMES: { readonly [G in GameName]: GameJson<G> } = {
  tuchulcha: tuchulchaJson,
  bacchanalia: bacchanaliaJson,
};

export const gameName = z.enum(['tuchulcha', 'bacchanalia']);

export const jsonOf = (game: GameName): GameJson => GAMES[game];
