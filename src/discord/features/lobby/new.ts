import { MessageFlags } from 'discord.js';
import { COLORS as STORY_COLORS } from '../../../games/bacchanalia/index.ts';
import { COLORS, type Color } from '../../../games/tuchulcha/board.ts';
import type { Opening } from '../../../tables/changes/lobby.ts';
import { isPace } from '../../../tables/clock/pace.ts';
import { Secret } from '../../../tables/fairness/secret.ts';
import type { GameName, Snowflake } from '../../../tables/game-types.ts';
import { DEFAULT_GUILD_SETTINGS, type GuildSettings } from '../../../tables/settings.ts';
import type { Table } from '../../../tables/table.ts';
import { PROPOSED_END } from '../../../tables/terms.ts';
import { ANSWER_TIMEOUT_MS, personOf, withTimeout } from '../../api/interaction.ts';
import { plain, replyOf } from '../../api/message.ts';
import { inDays, parseEnd } from '../../bacchanalia/terms-view.ts';
import type { HandlerContext } from '../../context.ts';
import type { ServerCommand } from '../../handling/feature.ts';
import { refreshTable } from '../../handling/handler.ts';
import { tableLocale, translatorFor } from '../../handling/locale.ts';
import { invitedBy, whyNotOpen } from '../../handling/opening.ts';
import { announcement, invitation, lobbyMessage } from '../../table-message/lobby-message.ts';
import { refusalMessage } from '../../views/refusal.ts';

/** A game with its own options of `new`. */
interface NewGame {
  readonly game: GameName;
  readOptions(interaction: ServerCommand, now: Date): Pick<Opening, 'color' | 'size' | 'computers' | 'terms'>;
}

/** Opens a table: the answer to the command is its lobby. */
export const newTable =
  (of: NewGame) =>
  (context: HandlerContext, interaction: ServerCommand): Promise<void> =>
    openTable(context, interaction, of);

async function openTable(context: HandlerContext, interaction: ServerCommand, of: NewGame): Promise<void> {
  const check = checkOpening(context, interaction, of);
  // A refusal that takes longer follows a public acknowledgement.
  const soon = await withTimeout(ANSWER_TIMEOUT_MS, check, null);
  if (soon && soon.refusal !== null) return refuse(interaction, soon.refusal);
  const secret = Secret.fresh();
  const settings = soon?.settings ?? DEFAULT_GUILD_SETTINGS;
  const lobbyMessageId = await announce(interaction, of, secret, settings);
  const table = await openOrExplain(context, interaction, of, check, { secret, lobbyMessageId });
  if (!table) return;
  await interaction.editReply(replyOf(lobbyMessage(table, context.viewOf(table).lobby)));
  await context.store.show(table.id, { versionShown: table.version });
  await invite(context, interaction, table);
  const started = await context.tables.startIfFull(table.id);
  if (started.ok) await refreshTable(context, table.id);
}

/**
 * The message that becomes the lobby; its id. It says what the dice are bound to before it has an id: that id goes into the
 * dice, so nobody may know it when the secret is chosen.
 */
async function announce(
  interaction: ServerCommand,
  { game }: NewGame,
  secret: Secret,
  settings: Pick<GuildSettings, 'locale'>,
): Promise<Snowflake> {
  const message = announcement(tableLocale(settings, interaction), game, secret.commitment);
  const { resource } = await interaction.reply({ ...replyOf(message), withResponse: true });
  if (!resource?.message) throw new Error('Discord told nothing of the message that it made.');
  return resource.message.id;
}

/** The table, or null after telling the person why there is none. Where that fails, the announcement is deleted. */
async function openOrExplain(
  context: HandlerContext,
  interaction: ServerCommand,
  of: NewGame,
  check: ReturnType<typeof checkOpening>,
  announced: Pick<Opening, 'secret' | 'lobbyMessageId'>,
): Promise<Table | null> {
  try {
    const { settings, refusal } = await check;
    if (refusal !== null) {
      await refuse(interaction, refusal);
      return null;
    }
    const opening = openingOf(interaction, of, settings, context.now());
    const opened = await context.tables.open({ ...opening, ...announced });
    if (opened.ok) return opened.table;
    context.cooldowns.giveOpeningBack(
      { guildId: interaction.guildId, userId: interaction.user.id },
      settings,
    );
    const t = await translatorFor(context, interaction);
    await refuse(interaction, refusalMessage(t, opened.refusal, null).content);
    return null;
  } catch (error) {
    await interaction.deleteReply().catch((second: unknown) => {
      context.log.warn({ err: second }, 'the announcement of a table that was not opened stays');
    });
    throw error;
  }
}

async function checkOpening(context: HandlerContext, interaction: ServerCommand, { game }: NewGame) {
  const settings = await context.store.guildSettings(interaction.guildId);
  return { settings, refusal: await whyNotOpen(context, interaction, settings, game) };
}

/** Privately, even where a table has been announced to everybody. */
async function refuse(interaction: ServerCommand, sentence: string): Promise<void> {
  const reply = { ...replyOf(plain(sentence)), flags: MessageFlags.Ephemeral } as const;
  if (!interaction.replied) {
    await interaction.reply(reply);
    return;
  }
  await interaction.deleteReply();
  await interaction.followUp(reply);
}

function openingOf(
  interaction: ServerCommand,
  { game, readOptions }: NewGame,
  settings: GuildSettings,
  now: Date,
) {
  const { options } = interaction;
  const pace = options.getString('pace');
  return {
    ...readOptions(interaction, now),
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
async function invite({ log }: HandlerContext, interaction: ServerCommand, table: Table): Promise<void> {
  if (table.invited.length === 0) return;
  try {
    await interaction.followUp(replyOf(invitation(table, personOf(interaction).name)));
  } catch (error) {
    log.error({ err: error, table: table.id }, 'those who are invited could not be told');
  }
}

/** How many play, where the opener does not say. */
const SIZE = 4;

/** `/tuchulcha new` */
export const newTuchulcha: NewGame = {
  game: 'tuchulcha',
  readOptions({ options }) {
    const size = options.getInteger('players') ?? SIZE;
    return {
      size,
      color: colorOf(options.getString('color')) ?? COLORS[0],
      computers: Math.min(options.getInteger('computers') ?? 0, size - 1),
    };
  },
};

const colorOf = (name: string | null): Color | undefined => COLORS.find((color) => color === name);

/** `/bacchanalia new`: nobody chooses a colour, and nobody but people plays. */
export const newBacchanalia: NewGame = {
  game: 'bacchanalia',
  readOptions({ options }, now) {
    const days = options.getInteger('days');
    const end = days === null ? parseEnd(options.getString('ending') ?? '', now) : inDays(days, now);
    return {
      size: options.getInteger('players') ?? SIZE,
      color: STORY_COLORS[0],
      computers: 0,
      terms: { end: end ?? PROPOSED_END, lines: [], veils: [] },
    };
  },
};
