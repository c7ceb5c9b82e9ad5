import { MOST_TEXT } from '../games/bacchanalia/index.ts';
import type { Snowflake } from './game-types.ts';

/** A piece of a tale: typed into a form, or a message of the writer's own. */
export interface DraftPart {
  /** 1.. characters. */
  readonly text: string;
  /** The message that it was taken from; null: it was typed into a form. */
  readonly messageId: Snowflake | null;
}

/** A person's next tale at a table, written and not told yet. */
export interface Draft {
  readonly tableId: string;
  readonly userId: Snowflake;
  /** In their order, 1..{@link MOST_PARTS}. */
  readonly parts: readonly DraftPart[];
  readonly updatedAt: Date;
}

/** The drafts' port to storage. Every method is one transaction. */
export interface DraftStore {
  draft(tableId: string, userId: Snowflake): Promise<Draft | null>;
  /** As {@link withPart} has it; also with many processes at once, none of what they add is lost. `added`: the interaction has added or told it before. */
  addToDraft(
    tableId: string,
    userId: Snowflake,
    part: DraftPart,
    now: Date,
    /** Which adds it: the second time, nothing is added. */
    interactionId?: Snowflake,
    /** It takes the place of the first so many parts. */
    holds?: number,
  ): Promise<Draft | 'full' | 'added'>;
  /** In place of what was there before. Without any parts there is no draft. Throws where they don't fit ({@link fits}). */
  replaceDraft(tableId: string, userId: Snowflake, parts: readonly DraftPart[], now: Date): Promise<void>;
  dropDraft(tableId: string, userId: Snowflake): Promise<void>;
  /** At all tables, the one written at last first. */
  draftsOf(userId: Snowflake): Promise<Draft[]>;
}

export const MOST_PARTS = 40;

/** The tale that the parts are: with an empty line between them. */
export const draftText = (parts: readonly DraftPart[]): string => parts.map(({ text }) => text).join('\n\n');

/** Whether they are few enough, and together no longer than a tale may be. */
export const fits = (parts: readonly DraftPart[]): boolean =>
  parts.length <= MOST_PARTS && draftText(parts).length <= MOST_TEXT;

/**
 * With a part at the end; one from a message that is there already takes its place. `holds`: in the place of the first so many parts,
 * which stood in a form; where that left them as they were, they stay the parts that they are.
 */
export function withPart(
  parts: readonly DraftPart[],
  part: DraftPart,
  holds?: number,
): readonly DraftPart[] | 'full' {
  if (holds !== undefined) {
    const rewritten = draftText(parts.slice(0, holds)) === part.text ? parts : [part, ...parts.slice(holds)];
    return fits(rewritten) ? rewritten : 'full';
  }
  const at = part.messageId === null ? -1 : parts.findIndex(({ messageId }) => messageId === part.messageId);
  const added = at < 0 ? [...parts, part] : parts.with(at, part);
  return fits(added) ? added : 'full';
}
