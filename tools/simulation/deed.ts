import type { Part } from './declared.ts';

/** Something that a person did with an acknowledged interaction. */
export interface Deed {
  readonly interactionId: string;
  readonly userId: string;
  readonly customId: string;
  readonly part: Part;
  /** The tapped message's; null: there was none. */
  readonly messageId: string | null;
  /** The person's, as messages have it. */
  readonly name: string;
  /** The tapped button's. */
  readonly label: string | null;
  /** Words of their own that were handed in. */
  readonly words: readonly string[];
  /** When they tapped, and when that was acknowledged (Unix milliseconds). */
  readonly since: number;
  readonly at: number;
  /** Nothing had failed for a while. */
  readonly isCalm: boolean;
}

export const SEEK_ID = 'seek:start';
