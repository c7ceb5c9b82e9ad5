import { COLORS as STORY_COLORS } from '../../../games/bacchanalia/index.ts';
import { COLORS, type Color } from '../../../games/tuchulcha/board.ts';
import { isLevel } from '../../../games/tuchulcha/players/levels.ts';
import type { Opening } from '../../../tables/changes/lobby.ts';
import { isPace } from '../../../tables/clock/pace.ts';
import { Secret } from '../../../tables/fairness/secret.ts';
import type { GameName } from '../../../tables/game-types.ts';
import type { GuildSettings } from '../../../tables/settings.ts';
import type { Table } from '../../../tables/table.ts';
import { isOnEphemeral, personOf } from '../../api/interaction.ts';
import { plain, replyOf, rowsOf } from '../../api/message.ts';
import { inDays, parseEnd } from '../../bacchanalia/terms-view.ts';
import type { HandlerContext } from '../../context.ts';
import { acknowledgementOf } from '../../handling/acknowledgement.ts';
import type { ServerCommand } from '../../handling/feature.ts';
import { refreshTable, replyPrivately, replyRefusal } from '../../handling/handler.ts';
import { orGiveBack } from '../../handling/limits.ts';
import { tableLocale, translatorFor } from '../../handling/locale.ts';
import { invitedBy, type OpeningInteraction, whyNotOpen } from '../../handling/opening.ts';
import { answer } from '../../handling/reply.ts';
import { invitation, lobbyMessage } from '../../table-message/lobby-message.ts';
import { withPainting } from '../../views/painting.ts';
import { goToButton } from '../../views/refusal.ts';

type OpeningOptions = Pick<Opening, 'color' | 'size' | 'computers' | 'terms'>;

/** A game with its own options of `new`. */
interface NewGame {
  readonly game: GameName;
  readOptions(interaction: ServerCommand, now: Date): OpeningOptions;
}

/** Opens a table: the answer to the command is its lobby. */
export const newTable =
  (of: NewGame) =>
  (context: HandlerContext, interaction: ServerCommand): Promise<void> =>
    openTable(context, interaction, of);

async function openTable(context: HandlerContext, interaction: ServerCommand, of: NewGame): Promise<void> {
  const settings = await context.store.guildSettings(interaction.guildId);
  const refusal = await whyNotOpen(context, interaction, settings, of.game);
  if (refusal !== null) return replyPrivately(interaction, plain(refusal));
  await open(context, interaction, settings, openingOf(interaction, of, settings, context.now()));
}

/** Opens a table where the person may; its lobby is the answer to a command, and to a button that everybody sees. */
export async function open(
  context: HandlerContext,
  interaction: OpeningInteraction,
  settings: GuildSettings,
  opening: Omit<Opening, 'secret' | 'lobbyMessageId'>,
): Promise<void> {
  // The lobby's message says what the dice are bound to before it has an id: that id goes into the dice, so nobody may know it
  // when the secret is chosen.
  const secret = Secret.fresh();
  const opened = await orGiveBack(context, interaction, settings, () =>
    context.tables.open({ ...opening, secret, lobbyMessageId: null }),
  );
  if (!opened.ok) return replyRefusal(context, interaction, opened.refusal, null);
  const { table } = opened;
  await showLobby(context, interaction, table);
  await invite(context, interaction, table);
  const started = await context.tables.startIfFull(table.id);
  if (started.ok) await refreshTable(context, table.id);
}

/** The lobby as the answer to the command; where that took too long, as a message of its own. */
async function showLobby(
  context: HandlerContext,
  interaction: OpeningInteraction,
  table: Table,
): Promise<void> {
  const lobby = lobbyMessage(table, context.viewOf(table).lobby);
  const message = withPainting(table.locale, lobby);
  // A question to the person alone is answered in its place.
  const lobbyMessageId = isOnEphemeral(interaction)
    ? null
    : await acknowledgementOf(interaction).replyPublicly(message);
  if (lobbyMessageId !== null) {
    await context.store.show(table.id, { lobbyMessageId, versionShown: table.version });
    return;
  }
  await refreshTable(context, table.id);
  const t = await translatorFor(context, interaction);
  const shown = (await context.tables.load(table.id)) ?? table;
  const done = plain(t('rematch.joined', { number: table.number }), rowsOf(goToButton(t, shown)));
  if (isOnEphemeral(interaction)) await answer(interaction, replyOf(done));
  else await replyPrivately(interaction, done);
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
    pace: isPace(pace) ? pace : settings.pace,
    isPrivate: options.getBoolean('private') ?? false,
    invited: invitedBy(interaction),
  };
}

/** Pings those who are invited, once: a message that is edited rings nobody's phone. */
async function invite(
  { channelApi, log }: HandlerContext,
  interaction: OpeningInteraction,
  table: Table,
): Promise<void> {
  if (table.invited.length === 0) return;
  try {
    const message = invitation(table, personOf(interaction).name);
    await channelApi.send(table.channelId, message, { nonce: interaction.id, silent: false });
  } catch (error) {
    log.error({ err: error, table: table.id }, 'failed to notify invited players');
  }
}

/** How many play, where the opener does not say. */
export const SIZE = 4;

/** `/tuchulcha new` */
export const newTuchulcha: NewGame = {
  game: 'tuchulcha',
  readOptions({ options }) {
    const size = options.getInteger('players') ?? SIZE;
    const level = options.getString('level');
    return {
      size,
      terms: { ...(isLevel(level) && { level }), hints: options.getBoolean('hints') ?? false },
      color: colorOf(options.getString('color')) ?? COLORS[0],
      computers: Math.min(options.getInteger('computers') ?? 0, size - 1),
    };
  },
};

const colorOf = (name: string | null): Color | undefined => COLORS.find((color) => color === name);

/** `/bacchanalia new`: nobody chooses a color, and nobody but people plays. */
export const newBacchanalia: NewGame = {
  game: 'bacchanalia',
  readOptions({ options }, now) {
    const days = options.getInteger('days');
    const end = days === null ? parseEnd(options.getString('ending') ?? '', now) : inDays(days, now);
    return {
      size: options.getInteger('players') ?? SIZE,
      color: STORY_COLORS[0],
      computers: 0,
      terms: end ? { end } : {},
    };
  },
};
