import { memoized } from '../../cache-limits.ts';
import { sha256Digits } from '../../hash.ts';
import { talePartsOf } from '../../tables/bacchanalia/apply-request.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import { translator } from '../../texts/index.ts';
import { storyButtons } from './buttons.ts';
import { type StoryReplay, talesOf, tellerName, tellingOf, versionsOf } from './story-texts.ts';

/** Begins a tale's text in its message. */
export const QUOTE = '>>> ';

export const editButton = (table: string, tale: number): string =>
  storyButtons.write({ table, written: { what: 'edit', tale } });

export const doubtButton = (table: string, tale: number): string =>
  storyButtons.act({ table, request: { type: 'doubt', tale } });

export const answerButton = (table: string, question: number): string =>
  storyButtons.write({ table, written: { what: 'answer', question } });

interface ShownMessage {
  readonly content: string;
  readonly customIds: readonly string[];
}

/** Digests of all that a tale's messages have shown of it: their texts, one per part and version. */
export const digestsOfTale = (replay: StoryReplay, tale: number): readonly string[] =>
  versionsOf(replay, tale).flatMap(({ text, character }) =>
    talePartsOf(text, character !== undefined).map(digestOfPart),
  );

const digestOfPart = (part: string): string => sha256Digits(part, 32);

/** The tales that have a part in their present text, by its digest. */
const talesByPart = memoized((replay: StoryReplay): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  for (const { tale, text, character } of talesOf(replay))
    for (const part of talePartsOf(text, character !== undefined).map(digestOfPart))
      found.set(part, [...(found.get(part) ?? []), tale]);
  return found;
}, new WeakMap());

const isMarked = (table: string, tale: number, { customIds }: ShownMessage): boolean =>
  [
    storyButtons.skip({ table, tale }),
    ...[editButton, answerButton, doubtButton].map((of) => of(table, tale)),
  ].some((one) => customIds.includes(one));

const hasPart = ({ content }: ShownMessage, part: string): boolean =>
  quotesIn(content).some((one) => digestOfPart(one) === part);

/** Our messages of a tale, oldest first: by buttons, or else by text. `shown`: digests of texts that the log may have lost. */
export function messagesOfTale<Message extends ShownMessage>(
  table: StoryTable,
  replay: StoryReplay,
  tale: number,
  ours: readonly Message[],
  shown: readonly string[] = [],
): readonly Message[] {
  const marked = ours.filter((message) => isMarked(table.id, tale, message));
  const parts = new Set([...digestsOfTale(replay, tale), ...shown]);
  const found = [...parts]
    .filter((part) => !marked.some((message) => hasPart(message, part)))
    .flatMap((part) => messageWith(table, replay, { tale, part }, ours) ?? []);
  return ours.filter((message) => marked.includes(message) || found.includes(message));
}

/** The message without buttons that has this part of a tale; of other tales with the same words it has another name, or another order. */
function messageWith<Message extends ShownMessage>(
  table: StoryTable,
  replay: StoryReplay,
  { tale, part }: { readonly tale: number; readonly part: string },
  ours: readonly Message[],
): Message | undefined {
  const all = ours.filter((message) => message.customIds.length === 0 && hasPart(message, part));
  const isElsewhere = (one: number) =>
    ours.some((message) => isMarked(table.id, one, message) && hasPart(message, part));
  const rivals = (talesByPart(replay).get(part) ?? []).filter((one) => one !== tale && !isElsewhere(one));
  const t = translator(table.locale);
  const nameOf = (one: number) => {
    const told = tellingOf(replay, one);
    return told ? tellerName(t, table, told) : '';
  };
  const isBy = (one: number) => (message: Message) =>
    message.content.split(`\n${QUOTE}`, 1)[0]?.includes(nameOf(one));
  const named = all.filter(isBy(tale));
  // Names change; what others are named in isn't this tale's.
  const own = named.length > 0 ? named : all.filter((message) => !rivals.some((one) => isBy(one)(message)));
  const before = rivals.filter(
    (one) => one < tale && (named.length > 0 ? nameOf(one) === nameOf(tale) : !all.some(isBy(one))),
  );
  return own[Math.min(before.length, own.length - 1)];
}

/** All possible quotes in a message: the quoted text may have lines that begin like a quote. */
const quotesIn = (content: string): readonly string[] =>
  [...content.matchAll(new RegExp(`\n${QUOTE}`, 'g'))].map(({ 0: mark, index }) =>
    content.substring(index + mark.length),
  );
