import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { gameNamed } from '../../tables/games.ts';
import { seatOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { waitsFor } from '../../tables/who-acts.ts';
import { sayPrivately } from '../answer.ts';
import { plain } from '../message.ts';
import { within } from '../patience.ts';
import { isManager } from '../person.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';

/**
 * The table that a command means: the one of its option, else the one that is played in this channel,
 * else the person's only one; a game's own command means a table of that game. Otherwise the person is told, and it is null.
 */
export async function whichTable(
  room: Room,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
  fits: (table: Table) => boolean,
): Promise<Table | null> {
  const { tables, store } = room;
  const t = await translatorFor(room, interaction);
  const id = interaction.options.getString('table');
  const named = id ? await tables.load(id) : null;
  if (named?.guildId === interaction.guildId) {
    if (isOfCommand(interaction, named)) return named;
    const values = { number: named.number, game: t(`game.${named.game}`) };
    await sayPrivately(interaction, plain(t('refused.otherGame', values)));
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
      await sayPrivately(interaction, plain(t('refused.whichTable')));
      return null;
    }
  }
  const none = gameNamed(interaction.commandName) === 'bacchanalia' ? 'refused.noStory' : 'refused.noTable';
  await sayPrivately(interaction, plain(t(here.length > 0 ? 'refused.chooseTable' : none)));
  return null;
}

/** Whether the command is about tables of that game: its game's own, or one for all games. */
const isOfCommand = (
  { commandName }: ChatInputCommandInteraction | AutocompleteInteraction,
  { game }: Table,
): boolean => [game, null].includes(gameNamed(commandName));

/** Discord gives up after three seconds: better no suggestion than a failure. */
const PATIENCE_MS = 1500;

/** Discord shows at most this many. */
const MOST_CHOICES = 25;

/** The option's choices: my tables; for whom else's tables concern, those of the channel as well. */
export async function tableChoices(room: Room, interaction: AutocompleteInteraction): Promise<void> {
  const t = await translatorFor(room, interaction);
  const typed = interaction.options.getFocused();
  const all = await within(PATIENCE_MS, offered(room, interaction), []);
  const tables = all.filter((table) => isOfCommand(interaction, table));
  const choices = tables.map((table) => ({
    name: t('choice.table', {
      number: table.number,
      yours: waitsFor(table, interaction.user.id) ? 'yes' : 'no',
    }),
    value: table.id,
  }));
  await interaction.respond(choices.filter(({ name }) => name.includes(typed)).slice(0, MOST_CHOICES));
}

/** What who manages the server may do at any table. */
const MANAGED: readonly (string | null)[] = ['close', 'remove', 'hand-over', 'move'];

async function offered({ store }: Room, interaction: AutocompleteInteraction): Promise<readonly Table[]> {
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
