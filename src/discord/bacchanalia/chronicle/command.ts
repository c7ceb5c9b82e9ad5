import type { AutocompleteInteraction } from 'discord.js';
import type { Table } from '../../../tables/table.ts';
import { MOST_SUGGESTIONS, SUGGESTIONS_MS, withTimeout } from '../../api/interaction.ts';
import { plain, replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { tableOption } from '../../handling/command-options.ts';
import type { CommandOption, ServerCommand } from '../../handling/feature.ts';
import { translatorFor } from '../../handling/locale.ts';
import { tableNamed } from '../../handling/named-table.ts';
import { chronicleAnswer } from './taps.ts';

/** `/bacchanalia chronicle`: the story of a table so far, for those who may read it. */
export async function chronicle(context: HandlerContext, interaction: ServerCommand): Promise<void> {
  const given = interaction.options.getString('table');
  if (given === null) {
    const table = await meant(context, interaction);
    const t = await translatorFor(context, interaction);
    const message = table ? await chronicleAnswer(context, interaction, table) : plain(t('chronicle.none'));
    await interaction.editReply(replyOf(message));
    return;
  }
  const table = await tableNamed(context, interaction.guildId, given);
  await interaction.editReply(replyOf(await chronicleAnswer(context, interaction, table)));
}

/** The story that is told here, else one's own that is told, else one's own that was told last. */
async function meant(
  context: HandlerContext,
  { guildId, channelId, user }: ServerCommand,
): Promise<Table | null> {
  const here = (await context.store.tablesIn(channelId)).find(isTold);
  if (here) return here;
  const [latest] = await ownStories(context, guildId, user.id, 1);
  return latest ? context.store.load(latest.id) : null;
}

const isTold = ({ game, status }: Table): boolean => game === 'bacchanalia' && status === 'playing';

/** Those that are told first, then those that are over, the newest first. */
async function ownStories(
  { store, records }: HandlerContext,
  guildId: string,
  userId: string,
  most: number,
): Promise<readonly Pick<Table, 'id' | 'number'>[]> {
  const open = (await store.tablesOf(guildId, userId)).filter(isTold);
  const over = await records.history({ guildId, userId, game: 'bacchanalia', most });
  return [...open, ...over.map(({ tableId, number }) => ({ id: tableId, number }))].slice(0, most);
}

/** The stories of whoever types. */
export async function chronicleChoices(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const typed = interaction.options.getFocused().trim();
  const { guildId, user } = interaction;
  const stories =
    guildId === null
      ? []
      : await withTimeout(SUGGESTIONS_MS, ownStories(context, guildId, user.id, MOST_SUGGESTIONS), []);
  const choices = stories
    .filter(({ number }) => `${number}`.includes(typed))
    .map(({ id, number }) => ({ name: t('choice.table', { number, yours: 'no' }), value: id }));
  await interaction.respond(choices);
}

/** The stories of the person who types. */
export const chronicleOption: CommandOption = { ...tableOption, complete: chronicleChoices };
