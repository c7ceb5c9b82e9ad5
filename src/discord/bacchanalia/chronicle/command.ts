import type {
  AutocompleteInteraction,
  BaseInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
} from 'discord.js';
import { agreeToPublish } from '../../../tables/bacchanalia/agreement.ts';
import { isOpen, type Table } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import { ANSWER_TIMEOUT_MS, MAX_SUGGESTIONS, tableGuildOf, withTimeout } from '../../api/interaction.ts';
import { type OutMessage, plain } from '../../api/message.ts';
import type { ValuesOf } from '../../custom-id.ts';
import type { HandlerContext, Tap } from '../../handling/context.ts';
import type { TableOption } from '../../handling/feature.ts';
import { whyForbidden } from '../../handling/permissions.ts';
import {
  acceptedTable,
  answer,
  type DeferrableInteraction,
  mayAskForPicture,
  mayPostHere,
  promiseReply,
  promiseReplyInPlace,
  promiseUpdate,
  replyPrivately,
  shareHere,
} from '../../handling/reply.ts';
import { TABLE_NUMBER, tableOption } from '../../handling/which-table.ts';
import { noPastText } from '../../views/refusal.ts';
import type { storyButtons } from '../buttons.ts';
import { recordChronicle } from '../publication.ts';
import { chronicleMessage, documentOf, type Reading, readFor, whyNotReadableHere } from './reading.ts';

const NO_ZONE = 'UTC';

export async function chronicle(tap: Tap<ChatInputCommandInteraction>, named: Table | null): Promise<void> {
  const table = named ?? (await defaultStory(tap));
  const message = table ? await chronicleAnswer(tap, table) : plain(tap.t('chronicle.none'));
  await answer(tap, message);
}

/** Shows the chronicle of a story that has begun, or why there is none. An answer must have been promised. */
export async function showPastStory(tap: Tap<DeferrableInteraction>, table: Table): Promise<void> {
  const message = table.setup
    ? await chronicleAnswer(tap, table)
    : plain(noPastText(tap.t, isOpen(table) ? 'goesOn' : 'unplayed', table));
  await answer(tap, message);
}

async function chronicleAnswer(tap: Tap<BaseInteraction>, table: Table | null): Promise<OutMessage> {
  const read = await readFor(tap, table);
  return typeof read === 'string'
    ? plain(read)
    : chronicleMessage(tap.locale, read, tap.userId, mayPostHere(tap.interaction));
}

/** The running story of this channel, else the last one told here, else one of the person's own. */
export async function defaultStory(tap: Tap<ChatInputCommandInteraction>): Promise<Table | null> {
  const { channelId, user } = tap.interaction;
  for (const here of await storiesIn(tap, channelId))
    if ((await whyForbidden(tap, 'readStory', here)) === null) return here;
  const [latest] = await ownStories(tap, tableGuildOf(tap.interaction), user.id, 1);
  return latest ? tap.store.load(latest.id) : null;
}

async function storiesIn({ store }: HandlerContext, channelId: string): Promise<readonly Table[]> {
  const last = await store.lastPlayedIn(channelId, 'bacchanalia');
  return [...(await store.tablesIn(channelId)).filter(isTold), ...(last ? [last] : [])];
}

const isTold = ({ game, status }: Table): boolean => game === 'bacchanalia' && status === 'playing';

/** A person's stories: running ones first, then newest first. */
async function ownStories(
  { store, results }: HandlerContext,
  guildId: string,
  userId: string,
  most: number,
): Promise<readonly Pick<Table, 'id' | 'number'>[]> {
  const open = (await store.tablesOf(guildId, userId)).filter(isTold);
  const over = await results.history({ guildId, userId, game: 'bacchanalia', most });
  return [...open, ...over.map(({ tableId, number }) => ({ id: tableId, number }))].slice(0, most);
}

export async function onChronicleButton(
  tap: Tap<ButtonInteraction>,
  values: ValuesOf<typeof storyButtons.chronicle>,
): Promise<void> {
  switch (values.does) {
    case 'show':
      promiseReplyInPlace(tap);
      return showChronicle(tap, values.table);
    case 'markdown':
    case 'html':
      promiseReply(tap);
      return sendFile(tap, values.table, values.does === 'html' ? 'html' : 'md');
    case 'agree':
      promiseReplyInPlace(tap);
      return toggleAgreement(tap, values.table);
    case 'publish':
      promiseUpdate(tap);
      return publish(tap, values.table);
  }
}

async function showChronicle(tap: Tap<ButtonInteraction>, id: string): Promise<void> {
  const message = await chronicleAnswer(tap, await tap.store.load(id));
  await answer(tap, message);
}

/** Sends the chronicle as a file, in the reader's language and time zone. */
async function sendFile(tap: Tap<ButtonInteraction>, id: string, kind: 'html' | 'md'): Promise<void> {
  const reading = await readOrExplain(tap, id);
  if (!reading) return;
  if (!(await mayAskForPicture(tap, 'chronicle'))) return;
  const { timeZone } = await tap.people.settings(tap.userId);
  const serverName = tap.interaction.guild?.name ?? '';
  const file = await documentOf(reading, kind, {
    locale: tap.locale,
    timeZone: timeZone ?? NO_ZONE,
    serverName,
  });
  const { number } = reading.table;
  const message = plain(tap.t('chronicle.file', { number, kind }));
  await answer(tap, { ...message, files: [file] });
}

async function toggleAgreement(tap: Tap<ButtonInteraction>, id: string): Promise<void> {
  if (!(await readOrExplain(tap, id))) return;
  const outcome = await agreeToPublish(tap.tables, id, tap.userId);
  // The state may have changed, so show the current one.
  await showChronicle(tap, id);
  await acceptedTable(tap, outcome);
}

/** Posts the chronicle for everybody in the channel, in the channel's language. */
async function publish(tap: Tap<ButtonInteraction>, id: string): Promise<void> {
  const reading = await readOrExplain(tap, id);
  if (!reading) return;
  const { table, readership } = reading;
  const refuse = (why: string) => replyPrivately(tap, why);
  if (!readership.isPublished) return refuse(tap.t('refused.notPublished', { number: table.number }));
  const why = await whyNotReadableHere(tap);
  if (why !== null) return refuse(why);
  if (!(await mayAskForPicture(tap, 'chronicle'))) return;
  await shareHere(
    tap,
    async (locale) => {
      const t = translator(locale, tap.interaction.guildId);
      const facts = { locale, timeZone: NO_ZONE, serverName: tap.interaction.guild?.name ?? '' };
      const files = await Promise.all(
        (['html', 'md'] as const).map((kind) => documentOf(reading, kind, facts)),
      );
      return { ...plain(t('chronicle.published', { number: table.number })), files };
    },
    (message) => recordChronicle(tap.store, id, tap.interaction.channelId, message),
  );
}

/** The story, or null after telling the person why they may not read it. */
async function readOrExplain(tap: Tap<ButtonInteraction>, id: string): Promise<Reading | null> {
  const read = await readFor(tap, await tap.store.load(id));
  if (typeof read !== 'string') return read;
  // The pressed message is kept.
  await replyPrivately(tap, read);
  return null;
}

/** Suggests the stories that the person may read: this channel's, the one with the typed number, their own. */
async function chronicleChoices(tap: Tap<AutocompleteInteraction>): Promise<void> {
  const number = /\d+/.exec(tap.interaction.options.getFocused())?.[0] ?? '';
  const stories = await withTimeout(ANSWER_TIMEOUT_MS, storiesOffered(tap, number), []);
  const choices = stories
    .filter((story) => `${story.number}`.includes(number))
    .map((story) => ({
      name: tap.t('choice.table', { number: story.number, yours: 'no' }),
      value: story.id,
    }));
  await tap.interaction.respond(choices.slice(0, MAX_SUGGESTIONS));
}

async function storiesOffered(
  tap: Tap<AutocompleteInteraction>,
  number: string,
): Promise<readonly Pick<Table, 'id' | 'number'>[]> {
  const { guildId, channelId, user } = tap.interaction;
  if (guildId === null) return [];
  const named = TABLE_NUMBER.test(number) ? await tap.store.numbered(guildId, Number(number)) : null;
  const found = [...(named?.game === 'bacchanalia' ? [named] : []), ...(await storiesIn(tap, channelId))];
  const readable: Pick<Table, 'id' | 'number'>[] = [];
  for (const story of found) if ((await whyForbidden(tap, 'readStory', story)) === null) readable.push(story);
  const own = await ownStories(tap, guildId, user.id, MAX_SUGGESTIONS);
  const all = [...readable, ...own];
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);
}

export const chronicleOption: TableOption = { ...tableOption, complete: chronicleChoices };
