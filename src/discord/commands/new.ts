import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import type { Opening } from '../../tables/changes/lobby.ts';
import { isPace } from '../../tables/clock/index.ts';
import { Secret } from '../../tables/fairness/secret.ts';
import type { GameName, Snowflake } from '../../tables/game-types.ts';
import { DEFAULT_GUILD_SETTINGS, type GuildSettings } from '../../tables/settings.ts';
import type { Table } from '../../tables/table.ts';
import { shown } from '../answer.ts';
import { plain, replyOf } from '../message.ts';
import { within } from '../patience.ts';
import { personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { tableLocale } from '../speaker.ts';
import { announcement, invitation, lobbyMessage } from '../views/lobby.ts';
import { invitedBy } from './invited.ts';
import { whyNotOpen } from './may-open.ts';

type Command = ChatInputCommandInteraction<'cached' | 'raw'>;

/** Discord waits three seconds: a refusal that takes longer has to follow a public acknowledgement. */
const PATIENCE_MS = 1500;

/** What a game lets its opener wish for. */
export interface NewGame {
  readonly game: GameName;
  wished(interaction: Command, now: Date): Pick<Opening, 'color' | 'size' | 'computers' | 'terms'>;
}

/** Opens a table: the answer to the command is its lobby. */
export const newTable =
  (of: NewGame) =>
  (room: Room, interaction: Command): Promise<void> =>
    openTable(room, interaction, of);

async function openTable(room: Room, interaction: Command, of: NewGame): Promise<void> {
  const looked = look(room, interaction, of);
  const soon = await within(PATIENCE_MS, looked, null);
  if (soon && soon.refusal !== null) return refuse(interaction, soon.refusal);
  const secret = Secret.fresh();
  const settings = soon?.settings ?? DEFAULT_GUILD_SETTINGS;
  const lobbyMessageId = await announce(interaction, of, secret, settings);
  const table = await opened(room, interaction, of, looked, { secret, lobbyMessageId });
  if (!table) return;
  await interaction.editReply(replyOf(lobbyMessage(table)));
  await room.store.show(table.id, { versionShown: table.version });
  await invite(room, interaction, table);
  const started = await room.tables.startIfFull(table.id);
  if (started.ok) await shown(room, table.id);
}

/**
 * The message that becomes the lobby; its id. It says what the dice are bound to before it has an id: that id goes into the
 * dice, so nobody may know it when the secret is chosen.
 */
async function announce(
  interaction: Command,
  { game }: NewGame,
  secret: Secret,
  settings: Pick<GuildSettings, 'locale'>,
): Promise<Snowflake> {
  const message = announcement(tableLocale(settings, interaction), game, secret.commitment);
  const { resource } = await interaction.reply({ ...replyOf(message), withResponse: true });
  if (!resource?.message) throw new Error('Discord told nothing of the message that it made.');
  return resource.message.id;
}

/** The table, or null where the person has been told why there is none. Where that fails, nothing is left of the announcement. */
async function opened(
  room: Room,
  interaction: Command,
  of: NewGame,
  looked: ReturnType<typeof look>,
  announced: Pick<Opening, 'secret' | 'lobbyMessageId'>,
): Promise<Table | null> {
  try {
    const { settings, refusal } = await looked;
    if (refusal === null)
      return await room.tables.open({ ...openingOf(interaction, of, settings, room.now()), ...announced });
    await refuse(interaction, refusal);
    return null;
  } catch (error) {
    await interaction.deleteReply().catch((second: unknown) => {
      room.log.warn({ err: second }, 'the announcement of a table that was not opened stays');
    });
    throw error;
  }
}

async function look(room: Room, interaction: Command, { game }: NewGame) {
  const settings = await room.store.guildSettings(interaction.guildId);
  return { settings, refusal: await whyNotOpen(room, interaction, settings, game) };
}

/** Privately, even where a table has been announced to everybody. */
async function refuse(interaction: Command, sentence: string): Promise<void> {
  const reply = { ...replyOf(plain(sentence)), flags: MessageFlags.Ephemeral } as const;
  if (!interaction.replied) {
    await interaction.reply(reply);
    return;
  }
  await interaction.deleteReply();
  await interaction.followUp(reply);
}

function openingOf(interaction: Command, { game, wished }: NewGame, settings: GuildSettings, now: Date) {
  const { options } = interaction;
  const pace = options.getString('pace');
  return {
    ...wished(interaction, now),
    game,
    guildId: interaction.guildId,
    channelId: interaction.channelId,
    locale: tableLocale(settings, interaction),
    opener: personOf(interaction),
    openedBy: interaction.id,
    pace: isPace(pace) ? pace : settings.pace,
    isPrivate: options.getBoolean('private') ?? false,
    invited: invitedBy(interaction),
  };
}

/** Pings those who are invited: a message that is edited rings nobody's phone. */
async function invite({ log }: Room, interaction: Command, table: Table): Promise<void> {
  if (table.invited.length === 0) return;
  try {
    await interaction.followUp(replyOf(invitation(table, personOf(interaction).name)));
  } catch (error) {
    log.error({ err: error, table: table.id }, 'those who are invited could not be told');
  }
}
