import * as z from 'zod';
import type { Action, GameEvent, Refusal } from '../../games/bacchanalia/action.ts';
import type { Color } from '../../games/bacchanalia/cards.ts';
import type { CharacterSheet, GameState, Setup, TaleKind } from '../../games/bacchanalia/state.ts';
import { counter, type Parsed } from '../game-types.ts';
import type { GuildSettings } from '../settings.ts';
import type { TableOf } from '../table.ts';
import type { DraftStore } from './drafts.ts';
import type { StoryTerms } from './terms.ts';

/** A server's rule for stories, which are for adults. `ageRestricted`: only in channels marked as such in Discord. */
export const STORY_CHANNELS = ['off', 'ageRestricted', 'everywhere'] as const;

export const storySettingsJson = z.strictObject({ channels: z.enum(STORY_CHANNELS) });

export type StorySettings = Parsed<typeof storySettingsJson>;

export const storyChannels = ({ games }: Pick<GuildSettings, 'games'>): StorySettings['channels'] =>
  games.bacchanalia?.channels ?? 'off';

export const withStorySettings = (settings: GuildSettings, bacchanalia: StorySettings): GuildSettings => ({
  ...settings,
  games: { ...settings.games, bacchanalia },
});

declare module '../game-types.ts' {
  interface Games {
    readonly bacchanalia: {
      readonly color: Color;
      readonly setup: Setup;
      readonly state: GameState;
      readonly action: Action;
      readonly event: GameEvent;
      readonly refusal: Refusal;
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

type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** Actions that the table does itself, or that a request expresses differently. */
type NotAsked = 'draw' | 'tell' | 'tellBacchus' | 'introduce' | 'skip' | 'timeReached' | 'absent' | 'leave';

type ByTheSeat<A> = A extends unknown ? Omit<A, 'by'> : never;

/** A player's request at a story's table: an action, without the color, which their seat says. */
export type StoryRequest =
  | ByTheSeat<Exclude<Action, { type: NotAsked }>>
  | (ActionOf<'tell'> & {
      /** The kind of the tale, so that nothing is told in another's place. */
      readonly kind: TaleKind;
      /** Its whole text is already in the game's thread, in the author's own messages. */
      readonly here: boolean;
      readonly character?: CharacterSheet;
      /** How Bacchus appeared: a separate tale before it, but one request, since an interaction changes a table once. */
      readonly came?: string;
    })
  /** X-card. `anonymous`: the log doesn't say who used it. `shown`: digests of the texts of the messages to remove. */
  | (ActionOf<'skip'> & { readonly anonymous: boolean; readonly shown?: readonly string[] });

export const deedsJson = z.strictObject({
  /** Introductions, scenes, answers and the ending. */
  tales: counter,
  /** How their story ended, as named by the game's rules; null if it was not told. */
  ending: z.string().min(1).nullable(),
});
