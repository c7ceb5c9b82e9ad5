import type * as Bacchanalia from '../../games/bacchanalia/index.ts';
import type { Snowflake } from '../game-types.ts';
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
      readonly deeds: StoryDeeds;
      readonly career: StoryCareer;
      readonly guildSettings: StorySettings;
      readonly store: DraftStore;
    };
  }
}

/** A player's request at a story's table. Cards are the table's to draw, so none stand here. */
export type StoryRequest =
  | { readonly type: 'give'; readonly deus: Bacchanalia.Deus; readonly to: Bacchanalia.Color }
  /**
   * `kind`: what is told, so that nothing is told in another's place. `here`: all of it stands in the game's thread already, in
   * the teller's own messages.
   */
  | {
      readonly type: 'tell';
      readonly kind: Bacchanalia.TaleKind;
      readonly text: string;
      readonly here: boolean;
      /** The teller's own messages in which it stands, or stood before they wrote it anew. */
      readonly messages?: readonly Snowflake[];
      /** The odd card, and what of others' stories the scene holds. */
      readonly odd?: { readonly umbra: Bacchanalia.Umbra; readonly woven: string };
      readonly character?: Bacchanalia.CharacterSheet;
      readonly title?: string;
      /** How Bacchus showed himself: told before it, as a tale of its own. An interaction changes a table once, so it is no request of its own. */
      readonly came?: string;
    }
  | { readonly type: 'giveBacchus'; readonly to: Bacchanalia.Color }
  | { readonly type: 'aruspex'; readonly choice: Bacchanalia.AruspexChoice }
  | { readonly type: 'doubt'; readonly tale: number }
  | { readonly type: 'vote'; readonly upholds: boolean; readonly tale: number }
  | { readonly type: 'ask'; readonly about: number; readonly text: string }
  | { readonly type: 'answer'; readonly question: number; readonly text: string }
  | { readonly type: 'giveMinerva' }
  | {
      readonly type: 'chooseEnding';
      readonly ending: Bacchanalia.EndingKind;
      readonly twist: Bacchanalia.Twist | null;
    }
  | {
      readonly type: 'tellLate';
      readonly ending: Bacchanalia.EndingKind;
      readonly twist: Bacchanalia.Twist | null;
      readonly text: string;
      readonly title?: string;
      readonly messages?: readonly Snowflake[];
    }
  /** X-card. `anonymous`: the log does not say who. */
  | { readonly type: 'skip'; readonly tale: number; readonly anonymous: boolean }
  | {
      readonly type: 'edit';
      readonly tale: number;
      readonly text: string;
      readonly character?: Bacchanalia.CharacterSheet;
      readonly title?: string;
    }
  | {
      readonly type: 'retell';
      readonly tale: number;
      readonly text: string;
      readonly woven?: string;
      readonly character?: Bacchanalia.CharacterSheet;
      readonly title?: string;
    };

export interface StoryDeeds {
  /** Introductions, scenes, answers and the ending. */
  readonly tales: number;
  /** How their story ended, as the game's rules name it; null: it was not told. */
  readonly ending: string | null;
}

export interface StoryCareer {
  readonly told: number;
  readonly ended: number;
}
