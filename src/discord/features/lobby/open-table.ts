import { type ButtonInteraction, type ChatInputCommandInteraction, InteractionContextType } from 'discord.js';
import { type APIButtonComponent, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { closeTable } from '../../../tables/changes/closing.ts';
import { type Opening, openLobby, startIfFull } from '../../../tables/changes/lobby.ts';
import { findTable, following } from '../../../tables/changes/table-transaction.ts';
import { isPace, PACES } from '../../../tables/clock/pace.ts';
import { Secret } from '../../../tables/fairness/dice.ts';
import { gameOf, notReady, tableSizes } from '../../../tables/game-registry.ts';
import type { GameName } from '../../../tables/game-types.ts';
import { noticeOf } from '../../../tables/notice.ts';
import { isTimed } from '../../../tables/seats.ts';
import type { GuildSettings } from '../../../tables/settings.ts';
import { directGuildOf, isDirect, isHidden, isWithoutPlace, type Table } from '../../../tables/table.ts';
import type { Translate } from '../../../texts/index.ts';
import { accessToParent } from '../../api/channel-access.ts';
import { isOnEphemeral, personOf } from '../../api/interaction.ts';
import { button, digestOfMessage, type OutMessage, plain, rowsOf } from '../../api/message.ts';
import { gameFeatureOf } from '../../game-features.ts';
import { acknowledgementOf } from '../../handling/acknowledgement.ts';
import { newTableLocale, type Tap } from '../../handling/context.ts';
import {
  type CommandOption,
  choice,
  choiceOption,
  localized,
  type ServerCommand,
} from '../../handling/feature.ts';
import {
  asksAboutVacation,
  INVITES,
  invitedBy,
  whyNotOneMoreOpen,
  whyNotOpen,
  withCooldownRefund,
} from '../../handling/opening-checks.ts';
import { refreshOrTell, refreshTable } from '../../handling/refresh-table.ts';
import { acceptedTable, answer, replyPrivately, replyRefusal } from '../../handling/reply.ts';
import { lobbyMessage } from '../../table-message/lobby-message.ts';
import { gameViewOf } from '../../views/game-presenter.ts';
import { lobbyButtons } from '../../views/links.ts';
import { goToButton } from '../../views/refusal.ts';

export const newTable =
  (game: GameName) =>
  async (tap: Tap<ChatInputCommandInteraction>): Promise<void> => {
    const { sizes, colors } = gameOf({ game });
    const { options } = tap.interaction;
    const size = options.getInteger('players') ?? Math.min(USUAL_SIZE, sizes.most);
    const invited = invitedBy(tap.interaction);
    const read = gameFeatureOf({ game }).opening?.().read(tap.interaction, tap.now());
    const chosen = { size, color: colors[0] ?? null, computers: 0, ...read };
    const { interaction } = tap;
    if (!interaction.inGuild()) {
      // Nobody can be invited to direct messages.
      if (invited.length > 0) return replyPrivately(tap, tap.t('refused.inviteDirect'));
      const { color, terms } = chosen;
      return openDirectGame(tap, game, { size, color, ...(terms && { terms }) });
    }
    const { guildId, channelId } = interaction;
    const settings = await tap.store.guildSettings(guildId);
    const refusal = await whyNotOpen({ ...tap, interaction }, settings, game);
    if (refusal !== null) return replyPrivately(tap, refusal);
    const pace = options.getString('pace');
    await open(tap, settings, {
      ...chosen,
      game,
      guildId,
      channelId,
      opener: personOf(tap.interaction),
      pace: isPace(pace) ? pace : settings.pace,
      isPrivate: options.getBoolean('private') ?? false,
      invited,
      locale: await newTableLocale(tap, settings, tap.interaction, game),
    });
  };

/** Opens a table in the person's direct messages with the bot. Computer players take all other seats, and it starts. */
export async function openDirectGame(
  tap: Tap<ButtonInteraction | ChatInputCommandInteraction>,
  game: GameName,
  chosen: Pick<Opening, 'size'> & Partial<Pick<Opening, 'color' | 'terms'>>,
): Promise<void> {
  if (!gameOf({ game }).hasComputers) return replyPrivately(tap, tap.t('refused.onlyServer'));
  const { user, channelId } = tap.interaction;
  const guildId = directGuildOf(user.id);
  const settings = await tap.store.guildSettings(guildId);
  const refusal = await whyNotOneMoreOpen(tap, guildId, settings);
  if (refusal !== null) return replyPrivately(tap, refusal);
  const isThere = tap.interaction.context === InteractionContextType.BotDM;
  await open(tap, settings, {
    color: gameOf({ game }).colors[0] ?? null,
    ...chosen,
    game,
    guildId,
    channelId: isThere ? channelId : await tap.channelApi.openDirectMessage(user.id),
    computers: chosen.size - 1,
    pace: 'none',
    isPrivate: true,
    counts: true,
    invited: [],
    locale: tap.locale,
    opener: personOf(tap.interaction),
  });
}

/** Opens a table where the person may; its lobby is the answer to a command, or to a public button. */
async function open(
  tap: Tap<ButtonInteraction | ChatInputCommandInteraction>,
  settings: GuildSettings,
  opening: Opened,
): Promise<void> {
  const isQuick = opening.guildId === directGuildOf(tap.userId) || opening.voters || isAlone(opening);
  if (!isQuick && (await asksAboutVacation(tap))) return;
  // The lobby's message contains the commitment before the message has an id: that id is an input of the dice, so nobody may know
  // it when the secret is chosen.
  const secret = Secret.fresh();
  const opened = await withCooldownRefund(tap, opening.guildId, settings, () =>
    openLobby(tap.tables, { ...inPrivate(tap.interaction, opening), secret, lobbyMessageId: null }),
  );
  if (!opened.ok) return replyRefusal(tap, opened.refusal, null);
  if (await showLobby(tap, opened.table)) await begin(tap, opened.table.id);
}

/** Calls the invited people to a visible lobby, and starts it if it is full. */
async function begin(tap: Tap<ButtonInteraction | ChatInputCommandInteraction>, id: string): Promise<void> {
  const table = await findTable(following(tap.tables), id);
  if (table) await invite(tap, table);
  const started = await startIfFull(tap.tables, id);
  if (started.ok) await refreshOrTell(tap, id);
}

type Opened = Omit<Opening, 'secret' | 'lobbyMessageId'>;

/** The opener plays computer players alone. */
const isAlone = ({ size, computers, color, voters, invited }: Opened): boolean =>
  color !== null && !voters && computers >= size - 1 && invited.length === 0;

/** A private table gets a private thread, and so does one that nobody else would look at: its game counts nevertheless. */
function inPrivate(interaction: ButtonInteraction | ChatInputCommandInteraction, opening: Opened): Opened {
  const { guildId, opener, isPrivate } = opening;
  if (guildId === directGuildOf(opener.userId) || !(isPrivate || isAlone(opening))) return opening;
  const { channelId, threads } = accessToParent(interaction);
  return {
    ...opening,
    ...(threads.private && { channelId }),
    isPrivate: true,
    counts: !isPrivate,
    threadMembers: [],
  };
}

type Chosen = Pick<Opening, 'size' | 'computers' | 'pace'> & Partial<Pick<Opening, 'terms' | 'voters'>>;

/**
 * Opens a public table in this channel for the person, who sits down first unless it is played by votes. `otherwise`: an
 * alternative button if that isn't possible.
 */
export async function openHere(
  tap: Tap<ButtonInteraction | ServerCommand>,
  game: GameName,
  choose: (settings: GuildSettings) => Chosen,
  otherwise: (t: Translate) => readonly APIButtonComponent[] = () => [],
): Promise<void> {
  const { interaction } = tap;
  if (!interaction.inGuild()) return replyPrivately(tap, tap.t('refused.onlyServer'));
  const { guildId, channelId } = interaction;
  const settings = await tap.store.guildSettings(guildId);
  const refusal = await whyNotOpen({ ...tap, interaction }, settings, game);
  if (refusal !== null) return replyPrivately(tap, plain(refusal, rowsOf(otherwise(tap.t))));
  await open(tap, settings, {
    ...choose(settings),
    game,
    guildId,
    channelId,
    color: gameOf({ game }).colors[0] ?? null,
    isPrivate: false,
    invited: [],
    locale: await newTableLocale(tap, settings, tap.interaction, game),
    opener: personOf(tap.interaction),
  });
}

/** False if it can't be shown: in direct messages it is closed, and the person told; without a private thread they are asked. */
async function showLobby(
  tap: Tap<ButtonInteraction | ChatInputCommandInteraction>,
  table: Table,
): Promise<boolean> {
  const message = lobbyMessage(table);
  // A private question is replaced by the answer.
  const isHere = !isHidden(table) && tap.interaction.channelId === table.channelId;
  const isAnswer = !isOnEphemeral(tap.interaction) && isHere;
  const lobbyMessageId = isAnswer ? await acknowledgementOf(tap.interaction).replyPublicly(message) : null;
  if (lobbyMessageId !== null) {
    const lobbyDigest = digestOfMessage(message);
    await tap.store.show(table.id, { lobbyMessageId, lobbyDigest, versionShown: table.version });
    return true;
  }
  await refreshTable(tap, table.id);
  const shown = (await findTable(tap.tables, table.id)) ?? table;
  if (isDirect(shown) && shown.showing.lobbyMessageId === null) {
    await closeTable(following(tap.tables), table.id, personOf(tap.interaction), false);
    await replyPrivately(tap, tap.t('refused.directClosed'));
    return false;
  }
  const isAsked = isWithoutPlaceForNow(shown);
  const done = isAsked ? placeQuestion(tap.t, shown) : openedMessage(tap.t, shown);
  if (isOnEphemeral(tap.interaction)) await answer(tap, done);
  else await replyPrivately(tap, done);
  return !isAsked;
}

/** Whether there is no private thread for a table, whose opener has to say whether it is opened even so. */
export const isWithoutPlaceForNow = (table: Table): boolean =>
  table.status === 'lobby' && isWithoutPlace(table) && table.showing.versionShown === table.version;

export function placeQuestion(t: Translate, { id, number }: Table): OutMessage {
  const buttons = (['open', 'dont'] as const).map((does) =>
    button(lobbyButtons.place({ table: id, does }), t(`button.place.${does}`)),
  );
  return plain(t('place.ask', { number }), rowsOf(buttons));
}

/** The answer to the question: the table is shown where everybody can read it, or closed. */
export async function answerPlaceQuestion(
  tap: Tap<ButtonInteraction>,
  table: Table,
  does: 'open' | 'dont',
): Promise<void> {
  const { tables, store, t } = tap;
  const { id } = table;
  if (isWithoutPlaceForNow(table) && does === 'dont') {
    const closed = await closeTable(tables, id, personOf(tap.interaction), false);
    if (await acceptedTable(tap, closed)) await answer(tap, t('place.dont'));
    return;
  }
  if (isWithoutPlaceForNow(table)) {
    await store.show(id, { threadMembers: null });
    await refreshTable(tap, id, true);
    await begin(tap, id);
  }
  await answer(tap, joinedMessage(t, (await findTable(following(tables), id)) ?? table));
}

function openedMessage(t: Translate, table: Table): OutMessage {
  if (!isHidden(table)) return joinedMessage(t, table);
  const alone = isTimed(table) || table.seats.length < table.size ? 'no' : 'yes';
  return plain(t('place.opened', { number: table.number, alone }), rowsOf(goToButton(t, table)));
}

/** For a person who joined a table that is shown elsewhere, where they may have to say that they are ready. */
export function joinedMessage(t: Translate, table: Table): OutMessage {
  const waits = table.status === 'lobby' && notReady(table).length > 0;
  const how = waits ? (gameViewOf(table).lobby.how?.(t, table) ?? null) : null;
  return plain([t('rematch.joined', { number: table.number }), how], rowsOf(goToButton(t, table)));
}

/** Default number of players, if the game allows it. */
export const USUAL_SIZE = 4;

async function invite(
  { log, now, store, sendNotices, interaction }: Tap<ButtonInteraction | ChatInputCommandInteraction>,
  table: Table,
): Promise<void> {
  // A notice calls the people of an earlier game.
  if (table.invited.length === 0 || table.firstAfter !== null) return;
  try {
    const { name: by, userId: byId } = personOf(interaction);
    const text = { kind: 'invitation', by, byId } as const;
    await store.notify([noticeOf(table.id, `invitation:${interaction.id}`, null, text, now())]);
    await sendNotices();
  } catch (error) {
    log.error({ err: error, table: table.id }, 'failed to notify invited players');
  }
}

export function newOptions(game: GameName): CommandOption[] {
  const { options = [], moreOptions = [] } = gameFeatureOf({ game }).opening?.() ?? {};
  return [
    {
      type: Option.Integer,
      ...localized('players', 'command.new.players'),
      choices: tableSizes(game).map((count) => ({ name: String(count), value: count })),
    },
    ...options,
    choiceOption(
      'pace',
      'command.new.pace',
      PACES.map((pace) => choice(`pace.${pace}`, pace)),
    ),
    { type: Option.Boolean, ...localized('private', 'command.new.private') },
    ...INVITES.slice(0, gameOf({ game }).sizes.most - 1).map((name) => ({
      type: Option.User as const,
      ...localized(name, 'command.new.invite'),
    })),
    ...moreOptions,
  ];
}
