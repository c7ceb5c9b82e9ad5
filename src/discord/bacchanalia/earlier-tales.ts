/** Updates of the messages of earlier tales: removal after an X-card, or the current text. */
import { LRUCache } from 'lru-cache';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import { HOUR_MS } from '../../tables/clock/pace.ts';
import type { SeatColor, Snowflake } from '../../tables/game-types.ts';
import type { TextOf } from '../../tables/notice.ts';
import type { NoteStore } from '../../tables/store.ts';
import { type Table, tableChannel } from '../../tables/table.ts';
import { partBefore } from '../../text.ts';
import { translator } from '../../texts/index.ts';
import { type ChannelApi, nonceOf, type RecentMessage } from '../api/channel-api.ts';
import { isPermanentError, orNull } from '../api/errors.ts';
import { type ComponentRow, type OutMessage, plain } from '../api/message.ts';
import { RetryLaterError } from '../background/compose-notice.ts';
import type { TableMessages } from '../table-message/table-message.ts';
import { nameOn, plainName } from '../views/names.ts';
import { messagesOfTale } from './find-tale.ts';
import { loadPublishedCopies } from './publication.ts';
import {
  type CurrentTale,
  charactersIn,
  numbersOf,
  type StoryReplay,
  storyWords,
  taleOf,
  tellingOf,
} from './story-texts.ts';
import {
  chronicleTakenBack,
  doubtNow,
  isDoubtAbout,
  skippedTale,
  taleMessage,
  taleMessages,
} from './tale-messages.ts';

interface Parts {
  readonly store: Pick<NoteStore, 'note'>;
  readonly channelApi: Pick<ChannelApi, 'ownMessagesSince' | 'editInBulk' | 'send' | 'remove'>;
  readonly tableMessages: Pick<TableMessages, 'replay'>;
  readonly botId: () => Snowflake;
}

/** Tales are dated by the bot's clock, messages by Discord's: how far the two may differ. */
const SLACK_MS = 2 * HOUR_MS;

/**
 * Removes a cut tale from the screen, however old it is. Votes lose their quotes of it, and other messages the names that its
 * introduction gave. Edits of old messages are slow, so the tale itself goes first, then the quotes, then the names.
 */
export async function removeSkippedTale(
  parts: Parts,
  table: StoryTable,
  { tale, name, shown }: TextOf<'skipped'>,
): Promise<void> {
  const { channelApi } = parts;
  removals.set(table.id, Math.max(table.version, removals.get(table.id) ?? 0));
  const replay = await parts.tableMessages.replay(table);
  const told = tellingOf(replay, tale);
  if (!told) return;
  const copies = await loadPublishedCopies.read(parts.store, table.id);
  const names = new Set([...charactersIn(replay, tale), ...(name === undefined ? [] : [name])]);
  const edits: [own: Edit[], quotations: Edit[], names: Edit[]] = [[], [], []];
  const readFrom = async (place: Snowflake): Promise<void> => {
    const orClosed = orClosedIn(table, place);
    const since = names.size > 0 ? beginningOf(replay) : firstToldAt(replay, tale);
    const ours = (await orClosed(ownMessagesFrom(parts, place, since))) ?? [];
    const own = messagesOfTale(table, replay, tale, ours, shown);
    const change =
      (id: Snowflake, now: OutMessage | string): Edit =>
      () =>
        orClosed(channelApi.editInBulk(place, id, now));
    for (const message of ours) {
      const { id, content, customIds } = message;
      const renamed = withCurrentName(table, message, { color: told.color, names });
      if (own.includes(message)) edits[0].push(change(id, { ...plain(''), ...skippedTale(table, tale) }));
      else if (isDoubtAbout(table.id, tale, replay, customIds))
        edits[1].push(change(id, doubtNow(table, tale, replay)));
      else if (renamed !== content) edits[2].push(change(id, renamed));
    }
  };
  for (const place of [tableChannel(table), ...formerChannels(table, copies)]) await readFrom(place);
  for (const { channel, message } of copies.chronicles)
    edits[0].push(() =>
      orNull(isPermanentError, channelApi.editInBulk(channel, message, chronicleTakenBack(table))),
    );
  for (const edit of edits.flat()) await edit();
}

type Edit = () => Promise<unknown>;

const formerChannels = (table: StoryTable, { channels }: { readonly channels: readonly Snowflake[] }) =>
  channels.filter((one) => one !== tableChannel(table));

/** A former channel of a table may be closed to the bot, which is no error. */
const orClosedIn =
  (table: StoryTable, place: Snowflake) =>
  <T>(done: Promise<T>): Promise<T | null> =>
    place === tableChannel(table) ? done : orNull(isPermanentError, done);

/** The version from which each story's latest removal was composed. */
const removals = new LRUCache<string, number>({ max: 1000 });

/** Throws RetryLaterError if words were taken away since the table was read: edits composed from it would restore them. */
export function checkWords({ id, version }: Pick<StoryTable, 'id' | 'version'>): void {
  if (version < (removals.get(id) ?? 0))
    throw new RetryLaterError('words of this story are taken away meanwhile');
}

/** The message of a turn is older than a name that was given in it, which it has afterwards. */
const beginningOf = (replay: StoryReplay): Date => replay[0]?.at ?? new Date(0);

/** Before it, there are no messages about a tale, nor about what it tells anew. */
const firstToldAt = (replay: StoryReplay, tale: number): Date =>
  tellingOf(replay, numbersOf(replay, tale)[0] ?? tale)?.step.at ?? beginningOf(replay);

/** All of the bot's messages in a channel since then, and some before. */
export const ownMessagesFrom = (
  { channelApi, botId }: Pick<Parts, 'botId'> & { readonly channelApi: Pick<ChannelApi, 'ownMessagesSince'> },
  place: Snowflake,
  at: Date,
): Promise<readonly RecentMessage[]> =>
  channelApi.ownMessagesSince(place, botId(), new Date(at.getTime() - SLACK_MS), () => true);

/** Updates the messages of tales and challenges, and names that an edited introduction has changed, without pings. */
export async function updateTaleMessages(
  parts: Parts,
  table: StoryTable,
  { from, to }: TextOf<'shownAgain'>,
): Promise<void> {
  checkWords(table);
  const replay = await parts.tableMessages.replay(table);
  const numbers = Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
  const renamed = numbers.flatMap((tale) => renamingIn(replay, tale) ?? []);
  if (!tellingOf(replay, from)) return;
  const at = renamed.length > 0 ? beginningOf(replay) : firstToldAt(replay, from);
  const copies = await loadPublishedCopies.read(parts.store, table.id);
  const update = { replay, numbers, renamed, at, untold: new Set(numbers) };
  for (const place of [...formerChannels(table, copies), tableChannel(table)])
    await updateIn(place, parts, table, update);
}

interface Update {
  readonly replay: StoryReplay;
  /** The tales' numbers. */
  readonly numbers: readonly number[];
  readonly renamed: readonly Renaming[];
  /** When the first of them was told. */
  readonly at: Date;
  /** The numbers of those that stand in no place yet. */
  readonly untold: Set<number>;
}

async function updateIn(
  place: Snowflake,
  parts: Parts,
  table: StoryTable,
  { replay, numbers, renamed, at, untold }: Update,
): Promise<void> {
  const isFormer = place !== tableChannel(table);
  const orClosed = orClosedIn(table, place);
  const edit = (id: Snowflake, now: OutMessage | string) =>
    orClosed(parts.channelApi.editInBulk(place, id, now, () => checkWords(table)));
  const ours = (await orClosed(ownMessagesFrom(parts, place, at))) ?? [];
  const shown = new Set<RecentMessage>();
  for (const tale of numbers) {
    const told = taleOf(replay, tale);
    if (!told) continue;
    const messages = messagesOfTale(table, replay, tale, ours);
    if (messages.length > 0) untold.delete(tale);
    else if (isFormer || !untold.has(tale)) continue;
    for (const message of messages) shown.add(message);
    if (told.isEdited) await orClosed(showEdited(parts, { table, place }, told, messages, edit));
    else await showCurrent(table, told, messages, edit);
  }
  for (const message of ours.filter((one) => !shown.has(one))) {
    const { id, content } = message;
    const doubted = numbers.find((tale) => isDoubtAbout(table.id, tale, replay, message.customIds));
    const now = doubted === undefined ? null : doubtNow(table, doubted, replay);
    const named = renamed.reduce(
      (text, renaming) => withCurrentName(table, { ...message, content: text }, renaming),
      content,
    );
    if (now ? !shows(message, now) : named !== content) await edit(id, now ?? named);
  }
}

type EditOne = (id: Snowflake, now: OutMessage) => Promise<unknown>;

/** The former names of a character whose introduction was edited. */
function renamingIn(replay: StoryReplay, tale: number): Renaming | null {
  const [latest, ...former] = charactersIn(replay, tale).toReversed();
  const told = tellingOf(replay, tale);
  const names = new Set(former.filter((name) => name !== latest));
  return told && names.size > 0 ? { color: told.color, names } : null;
}

async function showEdited(
  { channelApi }: Parts,
  { table, place }: { readonly table: StoryTable; readonly place: Snowflake },
  tale: CurrentTale,
  messages: readonly RecentMessage[],
  edit: EditOne,
): Promise<void> {
  const shown = taleMessages(table, tale);
  for (const [at, message] of shown.entries()) {
    const old = messages[at];
    const whole = { ...plain(''), ...message, mentions: [] };
    checkWords(table);
    if (old) await edit(old.id, whole);
    else
      await channelApi.send(place, whole, {
        nonce: nonceOf(`${table.id}:tale:${tale.tale}:${at}`),
        silent: true,
      });
  }
  for (const { id } of messages.slice(shown.length)) await channelApi.remove(place, id);
}

async function showCurrent(
  table: StoryTable,
  tale: CurrentTale,
  messages: readonly RecentMessage[],
  edit: EditOne,
): Promise<void> {
  for (const [part, message] of messages.entries()) {
    const isHere = !message.content.includes('\n>>> ');
    const now = taleMessage(table, tale, part === messages.length - 1 ? 'last' : part, isHere);
    // A finished task, such as Bacchus's question, is removed from the heading together with the buttons.
    if (now && !shows(message, now)) await edit(message.id, { ...plain(''), ...now, mentions: [] });
  }
}

const shows = ({ content, customIds }: RecentMessage, now: Pick<OutMessage, 'content' | 'rows'>): boolean =>
  content === now.content && customIds.join() === customIdsIn(now.rows).join();

const customIdsIn = (rows: readonly ComponentRow[]): string[] =>
  rows.flatMap(({ components }) => components.flatMap((one) => ('custom_id' in one ? [one.custom_id] : [])));

interface Renaming {
  readonly color: SeatColor;
  /** Former names. */
  readonly names: ReadonlySet<string>;
}

/** Replaces a character's former names in one of our messages, except in players' own words (after the quote sign). */
function withCurrentName(
  table: Pick<Table, 'id' | 'game' | 'terms' | 'seats' | 'locale' | 'state'>,
  { content, isInRows }: Pick<RecentMessage, 'content' | 'isInRows'>,
  { color, names }: Renaming,
): string {
  // The end and the result card are in rows. They are written again.
  if (isInRows) return content;
  const t = translator(table.locale);
  const end = content.search(/^>>> /m);
  const [ours, theirs] = end < 0 ? [content, ''] : [partBefore(content, end), content.substring(end)];
  const character = storyWords.characterOn?.(table, color) ?? null;
  const others = table.seats.flatMap((seat) =>
    seat.color === color ? [] : [plainName(nameOn(t, table, seat.color))],
  );
  const player = plainName(nameOn(t, table, color));
  const called = (former: string, by: string) => t('who.character', { name: plainName(former), player: by });
  const now = (by: string) =>
    character === null
      ? t('who', { name: by, color: t(`color.${color}`) })
      : t('who.character', { name: plainName(character), player: by });
  return (
    [...names].reduce((text, former) => {
      const anybody = new RegExp(escapeRegExp(called(former, ANY)).replace(ANY, '([^()]*)'), 'g');
      return (
        text
          .replaceAll(called(former, player), () => now(player))
          // Another person had the seat then.
          .replace(anybody, (whole, by: string) => (others.includes(by) ? whole : now(by)))
      );
    }, ours) + theirs
  );
}

/** A placeholder for any name in a regular expression. */
const ANY = '\u0000';

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
