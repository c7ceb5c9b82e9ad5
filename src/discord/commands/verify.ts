import { type AutocompleteInteraction, type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { published } from '../../tables/fairness/check.ts';
import type { LoggedAction, Snowflake } from '../../tables/game-types.ts';
import type { Table } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { plain, replyOf } from '../message.ts';
import { within } from '../patience.ts';
import type { Room } from '../room.ts';
import { maySayHere } from '../share.ts';
import { localeFor, translatorFor } from '../speaker.ts';
import { checkMessage } from '../views/check.ts';

/** `/verify`: works a table's dice out again, and tells the person alone. */
export async function verify(
  room: Room,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const { guildId, channelId, options } = interaction;
  const given = options.getString('table');
  const locale = await localeFor(room, interaction);
  const table =
    given === null ? await meant(room, guildId, channelId) : await tableNamed(room, guildId, given);
  if (!table) {
    const t = translator(locale);
    await interaction.editReply(replyOf(plain(t(given === null ? 'verify.none' : 'verify.unknown'))));
    return;
  }
  const message = checkMessage(locale, table, await logOf(room, table), maySayHere(interaction));
  await interaction.editReply(replyOf(message));
}

/** The log of a table that is over; before, there is nothing to check. */
export const logOf = async ({ store }: Room, table: Table): Promise<LoggedAction[]> =>
  published(table) ? store.log(table.id) : [];

/** By its number, as people type it, or by the id that a suggestion stands for. */
export async function tableNamed(
  { store }: Pick<Room, 'store'>,
  guildId: Snowflake,
  given: string,
): Promise<Table | null> {
  const table = NUMBER.test(given.trim())
    ? await store.numbered(guildId, Number(given))
    : await store.load(given);
  return table?.guildId === guildId ? table : null;
}

/** Ids are longer. */
const NUMBER = /^\d{1,9}$/;

/** The table that is played here, else the one that was played last on this server. */
async function meant({ store }: Room, guildId: Snowflake, channelId: Snowflake): Promise<Table | null> {
  const here = (await store.tablesIn(channelId)).filter(({ showing }) => showing.playChannelId === channelId);
  const [table] = here;
  if (table && here.length === 1) return table;
  const [last] = await store.played(guildId, 1);
  return last ? store.load(last.id) : null;
}

/** Discord gives up after three seconds: better no suggestion than a failure. */
const PATIENCE_MS = 1500;

/** Discord shows at most this many. */
const MOST_CHOICES = 25;

/** The tables of the server that are over, newest first; the one of the typed number before all others. */
export async function playedChoices(room: Room, interaction: AutocompleteInteraction): Promise<void> {
  const t = await translatorFor(room, interaction);
  const typed = interaction.options.getFocused().trim();
  const tables = await within(PATIENCE_MS, offered(room, interaction.guildId, typed), []);
  const choices = tables.map(({ id, number }) => ({
    name: t('choice.table', { number, yours: 'no' }),
    value: id,
  }));
  await interaction.respond(choices.slice(0, MOST_CHOICES));
}

async function offered(
  { store }: Room,
  guildId: Snowflake | null,
  typed: string,
): Promise<readonly Pick<Table, 'id' | 'number'>[]> {
  if (!guildId) return [];
  const latest = await store.played(guildId, MOST_CHOICES);
  const exact = NUMBER.test(typed) ? await store.numbered(guildId, Number(typed)) : null;
  const others = latest.filter(({ id, number }) => id !== exact?.id && `${number}`.includes(typed));
  return exact ? [exact, ...others] : others;
}
