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
import { type HandlerContext, localeFor, translatorFor } from '../../handling/context.ts';
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

export async function chronicle(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction,
  named: Table | null,
): Promise<void> {
  const table = named ?? (await defaultStory(context, interaction));
  const t = await translatorFor(context, interaction);
  const message = table ? await chronicleAnswer(context, interaction, table) : plain(t('chronicle.none'));
  await answer(interaction, message);
}

/** Shows the chronicle of a story that has begun, or why there is none. An answer must have been promised. */
export async function showPastStory(
  context: HandlerContext,
  interaction: DeferrableInteraction,
  table: Table,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const message = table.setup
    ? await chronicleAnswer(context, interaction, table)
    : plain(noPastText(t, isOpen(table) ? 'goesOn' : 'unplayed', table));
  await answer(interaction, message);
}

async function chronicleAnswer(
  context: HandlerContext,
  interaction: BaseInteraction,
  table: Table | null,
): Promise<OutMessage> {
  const locale = await localeFor(context, interaction);
  const read = await readFor(context, interaction, locale, table);
  return typeof read === 'string'
    ? plain(read)
    : chronicleMessage(locale, read, interaction.user.id, mayPostHere(interaction));
}

/** The running story of this channel, else the last one told here, else one of the person's own. */
export async function defaultStory(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction,
): Promise<Table | null> {
  const { channelId, user } = interaction;
  for (const here of await storiesIn(context, channelId))
    if ((await whyForbidden(context, interaction, 'readStory', here)) === null) return here;
  const [latest] = await ownStories(context, tableGuildOf(interaction), user.id, 1);
  return latest ? context.store.load(latest.id) : null;
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
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: ValuesOf<typeof storyButtons.chronicle>,
): Promise<void> {
  switch (values.does) {
    case 'show':
      promiseReplyInPlace(interaction);
      return showChronicle(context, interaction, values.table);
    case 'markdown':
    case 'html':
      promiseReply(interaction);
      return sendFile(context, interaction, values.table, values.does === 'html' ? 'html' : 'md');
    case 'agree':
      promiseReplyInPlace(interaction);
      return toggleAgreement(context, interaction, values.table);
    case 'publish':
      promiseUpdate(interaction);
      return publish(context, interaction, values.table);
  }
}

async function showChronicle(
  context: HandlerContext,
  interaction: ButtonInteraction,
  id: string,
): Promise<void> {
  const message = await chronicleAnswer(context, interaction, await context.store.load(id));
  await answer(interaction, message);
}

/** Sends the chronicle as a file, in the reader's language and time zone. */
async function sendFile(
  context: HandlerContext,
  interaction: ButtonInteraction,
  id: string,
  kind: 'html' | 'md',
): Promise<void> {
  const reading = await readOrExplain(context, interaction, id);
  if (!reading) return;
  if (!(await mayAskForPicture(context, interaction, 'chronicle'))) return;
  const locale = await localeFor(context, interaction);
  const { timeZone } = await context.people.settings(interaction.user.id);
  const serverName = interaction.guild?.name ?? '';
  const file = await documentOf(reading, kind, { locale, timeZone: timeZone ?? NO_ZONE, serverName });
  const t = translator(locale);
  const { number } = reading.table;
  const message = plain(t('chronicle.file', { number, kind, file: file.name }));
  await answer(interaction, { ...message, files: [file] });
}

async function toggleAgreement(
  context: HandlerContext,
  interaction: ButtonInteraction,
  id: string,
): Promise<void> {
  if (!(await readOrExplain(context, interaction, id))) return;
  const outcome = await agreeToPublish(context.tables, id, interaction.user.id);
  // The state may have changed, so show the current one.
  await showChronicle(context, interaction, id);
  await acceptedTable(context, interaction, outcome);
}

/** Posts the chronicle for everybody in the channel, in the channel's language. */
async function publish(context: HandlerContext, interaction: ButtonInteraction, id: string): Promise<void> {
  const reading = await readOrExplain(context, interaction, id);
  if (!reading) return;
  const { table, readership } = reading;
  const own = await localeFor(context, interaction);
  const refuse = (why: string) => replyPrivately(interaction, plain(why));
  if (!readership.isPublished)
    return refuse(translator(own)('refused.notPublished', { number: table.number }));
  const why = await whyNotReadableHere(context, interaction, own);
  if (why !== null) return refuse(why);
  if (!(await mayAskForPicture(context, interaction, 'chronicle'))) return;
  await shareHere(
    context,
    interaction,
    async (locale, name) => {
      const t = translator(locale, interaction.guildId);
      const facts = { locale, timeZone: NO_ZONE, serverName: interaction.guild?.name ?? '' };
      const content = [t('dice.shared', { name }), t('chronicle.published', { number: table.number })];
      const files = await Promise.all(
        (['html', 'md'] as const).map((kind) => documentOf(reading, kind, facts)),
      );
      return { ...plain(content), files };
    },
    'dice.noShare',
    (message) => recordChronicle(context.store, id, interaction.channelId, message),
  );
}

/** The story, or null after telling the person why they may not read it. */
async function readOrExplain(
  context: HandlerContext,
  interaction: ButtonInteraction,
  id: string,
): Promise<Reading | null> {
  const locale = await localeFor(context, interaction);
  const read = await readFor(context, interaction, locale, await context.store.load(id));
  if (typeof read !== 'string') return read;
  // The pressed message is kept.
  await replyPrivately(interaction, plain(read));
  return null;
}

/** Suggests the stories that the person may read: this channel's, the one with the typed number, their own. */
async function chronicleChoices(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const number = /\d+/.exec(interaction.options.getFocused())?.[0] ?? '';
  const stories = await withTimeout(ANSWER_TIMEOUT_MS, storiesOffered(context, interaction, number), []);
  const choices = stories
    .filter((story) => `${story.number}`.includes(number))
    .map((story) => ({ name: t('choice.table', { number: story.number, yours: 'no' }), value: story.id }));
  await interaction.respond(choices.slice(0, MAX_SUGGESTIONS));
}

async function storiesOffered(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
  number: string,
): Promise<readonly Pick<Table, 'id' | 'number'>[]> {
  const { guildId, channelId, user } = interaction;
  if (guildId === null) return [];
  const named = TABLE_NUMBER.test(number) ? await context.store.numbered(guildId, Number(number)) : null;
  const found = [...(named?.game === 'bacchanalia' ? [named] : []), ...(await storiesIn(context, channelId))];
  const readable: Pick<Table, 'id' | 'number'>[] = [];
  for (const story of found)
    if ((await whyForbidden(context, interaction, 'readStory', story)) === null) readable.push(story);
  const own = await ownStories(context, guildId, user.id, MAX_SUGGESTIONS);
  const all = [...readable, ...own];
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);
}

export const chronicleOption: TableOption = { ...tableOption, complete: chronicleChoices };
