import { type AutocompleteInteraction, type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import type { Table } from '../../../tables/table.ts';
import { withTimeout } from '../../api/interaction.ts';
import { plain, replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { tableNamed } from '../../features/fairness/verify.ts';
import { translatorFor } from '../../handling/locale.ts';
import { chronicleAnswer } from './taps.ts';

type Command = ChatInputCommandInteraction<'cached' | 'raw'>;

/** `/bacchanalia chronicle`: the story of a table so far, for those who may read it. */
export async function chronicle(context: HandlerContext, interaction: Command): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
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
async function meant(context: HandlerContext, { guildId, channelId, user }: Command): Promise<Table | null> {
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

/** Discord gives up after three seconds: better no suggestion than a failure. */
const PATIENCE_MS = 1500;

/** Discord shows at most this many. */
const MOST_CHOICES = 25;

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
      : await withTimeout(PATIENCE_MS, ownStories(context, guildId, user.id, MOST_CHOICES), []);
  const choices = stories
    .filter(({ number }) => `${number}`.includes(typed))
    .map(({ id, number }) => ({ name: t('choice.table', { number, yours: 'no' }), value: id }));
  await interaction.respond(choices);
}
