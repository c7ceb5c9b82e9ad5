import * as z from 'zod';
import type * as Bacchanalia from '../../games/bacchanalia/index.ts';
import { counter, type Parsed } from '../game-types.ts';
import type { TableOf } from '../table.ts';
import type { DraftStore } from './drafts.ts';
import type { StorySettings, StoryTerms } from './settings.ts';

declare module '../game-types.ts' {
  interface Games {
    readonly bacchanalia: {
      readonly color: Bacchanalia.Color;
      readonly setup: Bacchanalia.Setup;
      readonly state: Bacchanalia.GameState;
      readonly action: Bacchanalia.Action;
      readonly event: Bacchanalia.GameEvent;
      readonly refusal: Bacchanalia.Refusal;
      readonly request: StoryRequest;
      readonly terms: StoryTerms;
      readonly services: object;
      readonly deeds: Parsed<typeof deedsJson>;
      readonly career: { readonly told: number; readonly ended: number };
      readonly guildSettings: StorySettings;
      readonly store: DraftStore;
    };
  }
}

export type StoryTable = TableOf<'bacchanalia'>;

type Action<Type extends Bacchanalia.Action['type']> = Extract<Bacchanalia.Action, { type: Type }>;

/** Actions that the table does itself, or that a request says in another way. */
type NotAsked = 'draw' | 'tell' | 'tellBacchus' | 'introduce' | 'skip' | 'timeReached' | 'absent' | 'leave';

type ByTheSeat<A> = A extends unknown ? Omit<A, 'by'> : never;

/** A player's request at a story's table: an action, without the color, which their seat says. */
export type StoryRequest =
  | ByTheSeat<Exclude<Bacchanalia.Action, { type: NotAsked }>>
  | (Action<'tell'> & {
      /** The kind that is told, so that nothing is told in another's place. */
      readonly kind: Bacchanalia.TaleKind;
      /** All of it stands in the game's thread already, in the teller's own messages. */
      readonly here: boolean;
      readonly character?: Bacchanalia.CharacterSheet;
      /** How Bacchus showed himself: told before it, as a tale of its own. An interaction changes a table once, so it is no request of its own. */
      readonly came?: string;
    })
  /** X-card. `anonymous`: the log does not say who. */
  | (Action<'skip'> & { readonly anonymous: boolean });

export const deedsJson = z.strictObject({
  /** Introductions, scenes, answers and the ending. */
  tales: counter,
  /** How their story ended, as the game's rules name it; null: it was not told. */
  ending: z.string().min(1).nullable(),
});
