import type { Color, Deus, EndingKind } from '../../../games/bacchanalia/index.ts';
import type { MentionContext } from './names.ts';

export type Mark = Deus | EndingKind | 'left';

/** The facts of a chronicle that its story doesn't hold. */
export interface ChronicleFacts extends MentionContext {
  /** The table's number on its server. */
  readonly number: number;
  readonly serverName: string;
  /** The story's title; left out where it has none. */
  readonly title?: string;
}

/** Text of a player, not yet made safe. */
export interface Words {
  readonly label: string;
  readonly text: string;
}

/** A place of the story: its words, or a line that says why there are none, and the questions about it. */
export interface Passage {
  readonly words: string | null;
  readonly untold: string | null;
  readonly questions: readonly (readonly Words[])[];
}

export interface CastEntry {
  readonly color: Color;
  readonly who: string;
  readonly notes: readonly string[];
  readonly introduction: Passage;
  readonly scenes: readonly { readonly id: string; readonly numeral: string }[];
}

export interface BookChapter {
  readonly id: string;
  /** Null where nothing is told in it. */
  readonly numeral: string | null;
  readonly title: string;
  readonly color: Color;
  readonly who: string;
  readonly date: string | null;
  readonly marks: readonly Mark[];
  readonly isEnding: boolean;
  /** Notes on what the cards did. */
  readonly notes: readonly string[];
  readonly bacchus: (Passage & { readonly title: string }) | null;
  /** Null where a player left. */
  readonly passage: Passage | null;
  readonly odd: Words | null;
  readonly after: readonly string[];
}

export interface FateEntry {
  readonly color: Color;
  readonly who: string;
  readonly text: string;
  readonly mark: Mark | null;
  readonly id: string | null;
}

/** A chronicle in one language. Our own lines are ready to be written; players' words are as they wrote them. */
export interface Book {
  readonly game: string;
  readonly title: string;
  readonly server: string;
  readonly dates: string;
  readonly players: readonly { readonly color: Color; readonly who: string }[];
  readonly isOver: boolean;
  readonly cast: readonly CastEntry[];
  readonly chapters: readonly BookChapter[];
  readonly fates: readonly FateEntry[];
  readonly colophon: readonly string[];
}
