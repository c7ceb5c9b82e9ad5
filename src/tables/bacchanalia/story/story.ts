import type {
  CharacterSheet,
  Color,
  Deus,
  EndingBy,
  EndingKind,
  GameEvent,
  PlaceRule,
  Ruling,
  SceneLine,
  Source,
  Twist,
  Umbra,
} from '../../../games/bacchanalia/index.ts';

/** Words of a player, as they wrote them. What was skipped is nowhere in a story. */
export interface Telling {
  readonly color: Color;
  readonly text: string;
  readonly at: Date | null;
  readonly title?: string;
}

export interface StoryQuestion extends Telling {
  /** Bacchus's new owner asked (docs/rules/bacchanalia.md §4.9). */
  readonly ofBacchus: boolean;
  readonly answers: readonly Telling[];
}

/** An introduction, a scene, an ending, or how Bacchus came, and what was asked about it. */
export interface Tale extends Telling {
  readonly questions: readonly StoryQuestion[];
}

/** Why there is nothing to read: `skipped` (it is not known by whom), passed over, or not told yet. */
export type WhyUntold = 'skipped' | 'absent' | 'open';

/** One place of the story: a tale, or why there is none. */
export type MaybeTale =
  | { readonly is: 'told'; readonly tale: Tale }
  | { readonly is: 'untold'; readonly why: WhyUntold };

export type Happening =
  | { readonly type: 'parcae'; readonly times: number }
  | { readonly type: 'amansCame' }
  | { readonly type: 'minervaWent' }
  | { readonly type: 'deusMoved'; readonly deus: Deus; readonly from: Source; readonly to: Source }
  | {
      readonly type: 'endingBegins';
      readonly because: Extract<GameEvent, { type: 'endingBegins' }>['because'];
    };

export interface StoryOddCard {
  readonly umbra: Umbra;
  /** The part of others' stories that the scene holds; null where the scene was skipped, also if another took its place. */
  readonly woven: string | null;
  /** Null: nobody doubted it. Upheld: the card was discarded. */
  readonly challenge: { readonly by: Color; readonly is: 'open' | 'upheld' | 'dismissed' } | null;
}

export interface Ending {
  readonly by: EndingBy;
  readonly kind: EndingKind;
  readonly twist: Twist | null;
}

/** A turn of the story: a scene, or a character's ending. */
export interface Scene {
  readonly kind: 'scene';
  /** 1.., in the story. */
  readonly number: number;
  /** 1.., in the game, where gifts and introductions are turns too. */
  readonly turnNumber: number;
  readonly color: Color;
  /** Null: an ending that was chosen, or that nobody ruled. */
  readonly ruling: Ruling | null;
  readonly line: SceneLine | null;
  readonly place: PlaceRule | null;
  readonly happenings: readonly Happening[];
  /** How Bacchus showed himself before it (§4.1); null: he did not come. */
  readonly bacchus: MaybeTale | null;
  readonly told: MaybeTale;
  readonly ending: Ending | null;
  /** The player was away in the turn of their ending. */
  readonly isEndingMissed: boolean;
  readonly odd: StoryOddCard | null;
  readonly minervaBy: readonly Color[];
}

interface Departure {
  readonly kind: 'departure';
  readonly turnNumber: number;
  readonly color: Color;
}

export type Chapter = Scene | Departure;

/** How a character's story ended; `untold`: it is over without that having been told; null: it goes on. */
export type Fate = Ending | 'left' | 'untold' | null;

export interface Character {
  readonly color: Color;
  /** Who plays them, as the caller knows them; may be empty. */
  readonly name: string;
  /** Who they are, as their player filled it in; null: that was not asked, or it was skipped. */
  readonly sheet: CharacterSheet | null;
  readonly introduction: MaybeTale;
  /** Dei given to them before the story began. */
  readonly gifts: readonly { readonly deus: Deus; readonly by: Color }[];
  readonly fate: Fate;
}

export interface Story {
  readonly characters: readonly Character[];
  readonly chapters: readonly Chapter[];
  readonly parcae: number;
  readonly isOver: boolean;
  /** When the first and the last thing of it was done; null: not known. */
  readonly from: Date | null;
  readonly until: Date | null;
}
