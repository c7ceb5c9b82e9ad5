import type { Color, Deus, EndingKind } from '../../../games/bacchanalia/index.ts';
import type { MentionContext } from './names.ts';

/** An emblem: of a Deus, of an ending, or of leaving. */
export type Mark = Deus | EndingKind | 'left';

/** The facts of a chronicle beside the story. */
export interface ChronicleFacts extends MentionContext {
  /** The table's, within its server. */
  readonly number: number;
  /** May be empty. */
  readonly serverName: string;
  /** The story's own; left out: it has none. */
  readonly title?: string;
}

/** Something that a player wrote, not yet made safe. */
export interface Words {
  /** The line above it: who speaks. */
  readonly label: string;
  readonly text: string;
}

/** A place of the story: words, or a line on why there are none, and what was asked. */
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
  /** Their chapters in the book. */
  readonly scenes: readonly { readonly id: string; readonly numeral: string }[];
}

export interface BookChapter {
  /** A place in the document. */
  readonly id: string;
  /** Null: nothing is told in it. */
  readonly numeral: string | null;
  readonly title: string;
  readonly color: Color;
  readonly who: string;
  readonly date: string | null;
  /** More than one: they are tied. */
  readonly marks: readonly Mark[];
  readonly isEnding: boolean;
  /** Lines of ours on the cards. */
  readonly notes: readonly string[];
  readonly bacchus: (Passage & { readonly title: string }) | null;
  /** Null: a player left. */
  readonly passage: Passage | null;
  /** The fate of the scene's odd card. */
  readonly odd: Words | null;
  readonly after: readonly string[];
}

export interface FateEntry {
  readonly color: Color;
  readonly who: string;
  readonly text: string;
  readonly mark: Mark | null;
  /** The chapter that tells it. */
  readonly id: string | null;
}

/** A chronicle in one language: lines of ours are ready to be written, players' words are as they wrote them. */
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
