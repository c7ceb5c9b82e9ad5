import * as z from 'zod';
import { MAX_TEXT_LENGTH } from '../../games/bacchanalia/outcome.ts';
import { digestOf } from '../../hash.ts';
import { type LoggedAction, type Parsed, type Snowflake, snowflake } from '../game-types.ts';

/** A piece of a tale: typed into a form, or a message of the writer's own. */
export const draftPart = z.strictObject({
  text: z.string().min(1),
  /** The message that it was taken from; null: it was typed into a form. */
  messageId: snowflake.nullable(),
  /** Of what was typed in the place of such parts: the messages that those were taken from. */
  from: z.array(snowflake).exactOptional(),
});

export type DraftPart = Parsed<typeof draftPart>;

/** The part of a draft that stood in a form when it opened. */
export interface Held {
  /** So many parts from the first on. */
  readonly parts: number;
  /** By which their words are known again ({@link wordsDigest}); left out: whatever they are. */
  readonly on?: string;
}

/** Hexadecimal digits of {@link wordsDigest}. */
export const WORDS_DIGITS = 8;

/** By which the words that stood in a form are known again when it is sent: were they changed meanwhile, neither is to be lost. */
export const wordsDigest = (words: unknown): string => digestOf(words, WORDS_DIGITS);

/** Whether the parts that stood in a form have been changed since. */
export const isOutdated = (parts: readonly DraftPart[], { parts: held, on }: Held): boolean =>
  on !== undefined && on !== wordsDigest(draftText(parts.slice(0, held)));

/** Messages of the writer's own in which parts of a draft stand, too. */
export const messagesIn = (parts: readonly DraftPart[]): readonly Snowflake[] =>
  parts.flatMap(({ messageId, from = [] }) => [...(messageId === null ? [] : [messageId]), ...from]);

/** A person's next tale at a table, written and not told yet. */
export interface Draft {
  readonly tableId: string;
  readonly userId: Snowflake;
  /** In their order, 1..{@link MAX_PARTS}. */
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
    /** It takes the place of those parts, unless they have been changed. */
    holds?: Held,
  ): Promise<Draft | 'full' | 'added'>;
  dropDraft(tableId: string, userId: Snowflake): Promise<void>;
}

export const MAX_PARTS = 40;

/** The tale that the parts are: with an empty line between them. */
export const draftText = (parts: readonly DraftPart[]): string => parts.map(({ text }) => text).join('\n\n');

/** The words of a tale that the parts are, and where else they stand. */
export function taleOfParts(parts: readonly DraftPart[]) {
  const messages = messagesIn(parts);
  return { text: draftText(parts), ...(messages.length > 0 && { messages }) };
}

/** Whether they are few enough, and together no longer than a tale may be. */
export const fits = (parts: readonly DraftPart[]): boolean =>
  parts.length <= MAX_PARTS && draftText(parts).length <= MAX_TEXT_LENGTH;

/**
 * With a part at the end; one from a message that is there already takes its place. `holds`: in the place of the first parts, which
 * stood in a form; where that left them as they were, they stay the parts that they are, and where they were changed since, both stay.
 */
export function withPart(
  parts: readonly DraftPart[],
  part: DraftPart,
  holds?: Held,
): readonly DraftPart[] | 'full' {
  if (holds && !isOutdated(parts, holds)) {
    const held = parts.slice(0, holds.parts);
    const from = messagesIn(held);
    const typed = { ...part, ...(from.length > 0 && { from }) };
    const rewritten = draftText(held) === part.text ? parts : [typed, ...parts.slice(holds.parts)];
    return fits(rewritten) ? rewritten : 'full';
  }
  const at = part.messageId === null ? -1 : parts.findIndex(({ messageId }) => messageId === part.messageId);
  const added = at < 0 ? [...parts, part] : parts.with(at, part);
  return fits(added) ? added : 'full';
}

/** Who tells a tale by these entries of a log, and needs the draft of it no more. */
export const tellersOf = (actions: readonly LoggedAction<'bacchanalia'>[]): readonly Snowflake[] =>
  actions.flatMap(({ actor, action }) =>
    action.type === 'tell' || action.type === 'introduce' || action.type === 'tellLate' ? [actor] : [],
  );
