import * as z from 'zod';
import { MAX_TEXT_LENGTH } from '../../games/bacchanalia/action.ts';
import { digestOf } from '../../hash.ts';
import { type LoggedAction, type Parsed, type Snowflake, snowflake } from '../game-types.ts';

/** A part of a tale: typed into a form, or a message by the author. */
export const draftPart = z.strictObject({
  text: z.string().min(1),
  /** The message that it was taken from; null if it was typed into a form. */
  messageId: snowflake.nullable(),
  /** If it was typed in place of such parts: the messages that those were taken from. */
  from: z.array(snowflake).exactOptional(),
});

export type DraftPart = Parsed<typeof draftPart>;

/** The parts of a draft that a form contained when it opened. */
export interface Held {
  readonly parts: number;
  /** Digest of their words ({@link wordsDigest}); left out: any words. */
  readonly on?: string;
}

/** Hexadecimal digits of {@link wordsDigest}. */
export const WORDS_DIGITS = 8;

/** Recognizes the words of a form when it is sent: if they were changed meanwhile, both versions are kept. */
export const wordsDigest = (words: unknown): string => digestOf(words, WORDS_DIGITS);

const isShown = (parts: readonly DraftPart[], { parts: held, on }: Held): boolean =>
  on === undefined || on === wordsDigest(draftText(parts.slice(0, held)));

/** Whether the same form was sent before: its text is in the place of what it contained. */
const isSentBefore = (parts: readonly DraftPart[], holds: Held, text: string): boolean =>
  parts[0]?.messageId === null && parts[0].text === text && (holds.parts === 0 || !isShown(parts, holds));

/** Whether the parts in the form have been changed since, other than to its text. */
export const isOutdated = (parts: readonly DraftPart[], holds: Held, text: string): boolean =>
  !isShown(parts, holds) && !isSentBefore(parts, holds, text);

/** Whether a draft has these words; left out: any. */
export const isDraftOf = ({ parts }: Pick<Draft, 'parts'>, on?: string): boolean =>
  isShown(parts, { parts: parts.length, ...(on !== undefined && { on }) });

export const messagesIn = (parts: readonly DraftPart[]): readonly Snowflake[] =>
  parts.flatMap(({ messageId, from = [] }) => [...(messageId === null ? [] : [messageId]), ...from]);

/** A person's next tale at a table, not told yet. */
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
  /** As {@link withPart}; safe for concurrent additions by many processes. `added`: the interaction has added or told it before. */
  addToDraft(
    tableId: string,
    userId: Snowflake,
    part: DraftPart,
    now: Date,
    /** Deduplicates: the second time, nothing is added. */
    interactionId?: Snowflake,
    /** Replaces those parts, unless they have been changed. */
    holds?: Held,
  ): Promise<Draft | 'full' | 'added'>;
  /** `on`: digest of the words that are dropped; left out: any. Returns a draft of other words, which stays. */
  dropDraft(tableId: string, userId: Snowflake, on?: string): Promise<Draft | null>;
}

export const MAX_PARTS = 40;

/** The tale of these parts, joined by empty lines. */
export const draftText = (parts: readonly DraftPart[]): string => parts.map(({ text }) => text).join('\n\n');

/** The text of a tale made of these parts, and its source messages. */
export function taleOfParts(parts: readonly DraftPart[]) {
  const messages = messagesIn(parts);
  return { text: draftText(parts), ...(messages.length > 0 && { messages }) };
}

/** Whether there are few enough, and together not longer than a tale may be. */
export const fits = (parts: readonly DraftPart[]): boolean =>
  parts.length <= MAX_PARTS && draftText(parts).length <= MAX_TEXT_LENGTH;

/**
 * Appends a part; one from a message that is already there is replaced. `holds`: replaces the first parts, which a form contained;
 * if the form left them unchanged, they stay as they are, and if they were changed since, both stay.
 */
export function withPart(
  parts: readonly DraftPart[],
  part: DraftPart,
  holds?: Held,
): readonly DraftPart[] | 'full' {
  if (holds && isSentBefore(parts, holds, part.text)) return parts;
  if (holds && isShown(parts, holds)) {
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

const toldBy = (log: readonly LoggedAction<'bacchanalia'>[]) =>
  log.flatMap(({ actor, action }) =>
    action.type === 'tell' || action.type === 'introduce' || action.type === 'tellLate'
      ? { actor, text: action.text }
      : [],
  );

/** The people who tell a tale by these log entries and no longer need its draft. */
export const tellersOf = (actions: readonly LoggedAction<'bacchanalia'>[]): readonly Snowflake[] =>
  toldBy(actions).map(({ actor }) => actor);

/** Whether the text of a form begins the person's latest tale; what their draft had beyond the form follows it. */
export function isToldLast(
  log: readonly LoggedAction<'bacchanalia'>[],
  userId: Snowflake,
  text: string,
): boolean {
  const told = latestTale(log, userId);
  return text !== '' && (told === text || (told?.startsWith(`${text}\n\n`) ?? false));
}

/** The text of the person's latest tale. */
export const latestTale = (
  log: readonly LoggedAction<'bacchanalia'>[],
  userId: Snowflake,
): string | undefined => toldBy(log).findLast(({ actor }) => actor === userId)?.text;

/** The words that are in nothing that the person has told. */
export function untoldOf(
  log: readonly LoggedAction<'bacchanalia'>[],
  userId: Snowflake,
  words: readonly string[],
): readonly string[] {
  const told = new Set(log.flatMap(({ actor, action }) => (actor === userId ? stringsIn(action) : [])));
  return words.filter((one) => one !== '' && !told.has(one));
}

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];
