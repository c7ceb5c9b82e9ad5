import type { AutocompleteInteraction, ChatInputCommandInteraction, Interaction } from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';
import { gameNamed } from '../../tables/games.ts';
import { seatOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { waitsFor } from '../../tables/who-acts.ts';
import { ANSWER_TIMEOUT_MS, isManager, MOST_SUGGESTIONS, withTimeout } from '../api/interaction.ts';
import { plain } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import { replyPrivately } from './handler.ts';
import { translatorFor } from './locale.ts';

/**
 * The table that a command means: the one of its option, else the one that is played in this channel,
 * else the person's only one; a game's own command means a table of that game. Otherwise the person is told, and it is null.
 */
export async function whichTable(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
  fits: (table: Table) => boolean,
): Promise<Table | null> {
  const { tables, store } = context;
  const t = await translatorFor(context, interaction);
  const id = interaction.options.getString('table');
  const named = id ? await tables.load(id) : null;
  if (named?.guildId === interaction.guildId) {
    if (isOfCommand(interaction, named)) return named;
    const values = { number: named.number, game: t(`game.${named.game}`) };
    await replyPrivately(interaction, plain(t('refused.otherGame', values)));
    return null;
  }

  const suits = (table: Table): boolean => isOfCommand(interaction, table) && fits(table);
  const here = (await store.tablesIn(interaction.channelId)).filter(suits);
  const mine = (await store.tablesOf(interaction.guildId, interaction.user.id)).filter(suits);
  const minesHere = here.filter((table) => mine.some((own) => own.id === table.id));
  for (const found of [minesHere, here, mine]) {
    const [only] = found;
    if (only && found.length === 1) return only;
    if (only && found !== here) {
      await replyPrivately(interaction, plain(t('refused.whichTable')));
      return null;
    }
  }
  const none = gameNamed(interaction.commandName) === 'bacchanalia' ? 'refused.noStory' : 'refused.noTable';
  await replyPrivately(interaction, plain(t(here.length > 0 ? 'refused.chooseTable' : none)));
  return null;
}

/** Whether the command is about tables of that game: its game's own, or one for all games. */
const isOfCommand = (
  { commandName }: ChatInputCommandInteraction | AutocompleteInteraction,
  { game }: Table,
): boolean => [game, null].includes(gameNamed(commandName));

/** The option's choices: my tables; for whom else's tables concern, those of the channel as well. */
export async function tableChoices(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const typed = interaction.options.getFocused();
  const all = await withTimeout(ANSWER_TIMEOUT_MS, tablesOffered(context, interaction), []);
  const tables = all.filter((table) => isOfCommand(interaction, table));
  const choices = tables.map((table) => ({
    name: t('choice.table', {
      number: table.number,
      yours: waitsFor(table, interaction.user.id) ? 'yes' : 'no',
    }),
    value: table.id,
  }));
  await interaction.respond(choices.filter(({ name }) => name.includes(typed)).slice(0, MOST_SUGGESTIONS));
}

/** Commands that people who manage the server may use at any table. */
const MANAGED: readonly (string | null)[] = ['close', 'remove', 'hand-over', 'move'];

async function tablesOffered(
  { store }: HandlerContext,
  interaction: AutocompleteInteraction,
): Promise<readonly Table[]> {
  const { guildId, channelId, user, options } = interaction;
  const command = options.getSubcommand(false);
  if (!guildId) return [];
  if (command === 'follow')
    return (await store.tablesIn(channelId)).filter((table) => !seatOf(table, user.id));
  const mine = await store.tablesOf(guildId, user.id);
  if (!MANAGED.includes(command) || !isManager(interaction)) return mine;
  const here = await store.tablesIn(channelId);
  return [...mine, ...here.filter(({ id }) => mine.every((own) => own.id !== id))];
}

/** Tables at which this person plays. */
export const isPlayedBy =
  (userId: Snowflake) =>
  (table: Table): boolean =>
    table.status === 'playing' && seatOf(table, userId) !== undefined;

/** Whether the person may close the table or take seats away: its opener, or who manages the server. */
export const mayManage = (
  interaction: Pick<Interaction, 'user' | 'memberPermissions'>,
  { openerId }: Pick<Table, 'openerId'>,
): boolean => openerId === interaction.user.id || isManager(interaction);
