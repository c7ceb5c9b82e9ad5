import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import {
  changeCounting,
  changePace,
  changePlayers,
  fillSeats,
  sitDown,
  standUp,
  startIfFull,
  startTable,
} from '../../../tables/changes/lobby.ts';
import { type AdaptTerms, findRematch, joinRematch } from '../../../tables/changes/rematch.ts';
import { findTable, type Outcome, type TablesContext } from '../../../tables/changes/table-transaction.ts';
import { isPace, PACES } from '../../../tables/clock/pace.ts';
import { gameOf } from '../../../tables/game-registry.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { isReady, isTimed, joinableColors, seatOf } from '../../../tables/seats.ts';
import { countsOnServer, isDirect, type Table } from '../../../tables/table.ts';
import type { Translate } from '../../../texts/index.ts';
import { emojiOf } from '../../api/emojis.ts';
import { isOnEphemeral, personOf } from '../../api/interaction.ts';
import { button, type ComponentRow, type OutMessage, plain, rowsOf, selectRow } from '../../api/message.ts';
import { acknowledgementOf } from '../../handling/acknowledgement.ts';
import type { Tap } from '../../handling/context.ts';
import { type ButtonHandler, type Feature, replying, respond, updating } from '../../handling/feature.ts';
import {
  asksAboutVacation,
  asksToMeet,
  isShutOut,
  whyNotIn,
  whyNotOpenYet,
  withCooldownRefund,
} from '../../handling/opening-checks.ts';
import {
  refreshIfAccepted,
  refreshPressed,
  refreshRefused,
  refreshTable,
} from '../../handling/refresh-table.ts';
import {
  acceptedTable,
  answer,
  type ComponentInteraction,
  promiseUpdate,
  replyPrivately,
  replyRefusal,
  replyUnknownButton,
} from '../../handling/reply.ts';
import { gameViewOf } from '../../views/game-presenter.ts';
import { leaveButton, links, lobbyButtons } from '../../views/links.ts';
import { goToButton, refusalMessage } from '../../views/refusal.ts';
import {
  answerPlaceQuestion,
  isWithoutPlaceForNow,
  joinedMessage,
  newOptions,
  newTable,
  placeQuestion,
} from './open-table.ts';

type AtTable = { readonly table: string };
type Act<Values> = (
  tables: TablesContext,
  interaction: ComponentInteraction,
  values: Values,
) => Promise<Outcome>;

/** A button or select of a lobby, or of its options. `fills`: it takes a seat, and a full table starts automatically. */
export async function changeLobby<Values extends AtTable>(
  tap: Tap<ComponentInteraction>,
  values: Values,
  act: Act<Values>,
  fills = false,
): Promise<void> {
  promiseUpdate(tap);
  const outcome = await act(tap.tables, tap.interaction, values);
  if (!outcome.ok && outcome.table && isOnEphemeral(tap.interaction)) {
    // Their options are outdated. Discord allows editing them only as the first answer.
    await showOptions(tap, outcome.table);
    if (outcome.refusal.code !== 'notInLobby') await replyRefusal(tap, outcome.refusal, outcome.table);
    return;
  }
  const table = await acceptedTable(tap, outcome);
  if (!table) return refreshRefused(tap, values.table, outcome.table);
  // The change is stored. The first turn is shown before the lobby, which links to it.
  if (isReady(table) || table.status === 'playing') await acknowledgementOf(tap.interaction).acknowledge();
  if (fills) await startIfFull(tap.tables, values.table);
  await refreshPressed(tap, values.table);
  // A rematch's ping is a separate message beside its lobby.
  if (tap.interaction.message.id === table.showing.lobbyMessageId) return;
  const fresh = (await findTable(tap.tables, table.id)) ?? table;
  // A question that was asked first is ephemeral, too.
  if (isOnEphemeral(tap.interaction) && !tap.isAfterQuestion) return showOptions(tap, fresh);
  await replyPrivately(tap, joinedMessage(tap.t, fresh));
}

/** A button that takes a seat, which fills the table. */
const joining =
  <Values extends AtTable>(act: Act<Values>): ButtonHandler<Values> =>
  async (tap, values, table) => {
    promiseUpdate(tap);
    const isNew = table?.status === 'lobby' && !seatOf(table, tap.userId);
    if (isNew && (await isShutOut(tap, table))) return;
    if (isNew && ((await asksAboutVacation(tap)) || (await asksToMeet(tap, table, tap.interaction.customId))))
      return;
    await changeLobby(tap, values, act, true);
  };

export const inLobby =
  <Values extends AtTable>(act: Act<Values>, fills = false): ButtonHandler<Values> =>
  (tap, values) =>
    changeLobby(tap, values, act, fills);

/** The answer is in the language of the person who asked, since nobody else reads it. */
const showOptions = (tap: Tap<ComponentInteraction>, table: Table): Promise<void> =>
  answer(tap, optionsMessage(tap.t, table, tap.userId));

/** All options of a waiting table that don't fit into the lobby itself. */
export function optionsMessage(t: Translate, table: Table, userId: Snowflake): OutMessage {
  const { number, status, openerId } = table;
  const { lobby } = gameViewOf(table);
  if (status !== 'lobby') {
    const { content } = refusalMessage(t, { code: 'notInLobby' }, table);
    return plain(content, rowsOf(goToButton(t, table)));
  }
  const isOpener = openerId === userId;
  const own = (isOpener && lobby.options?.(t, table)) || { buttons: [], rows: [] };
  const isSeated = seatOf(table, userId) !== undefined;
  const isOwn = isOpener || isSeated;
  return plain(t('lobby.options', { number, seated: isOwn ? 'yes' : 'no' }), [
    ...rowsOf(colors(t, table, userId)),
    ...rowsOf([
      isOwn && button(links.invite({ table: table.id }), t('button.invite')),
      ...(isOpener ? [...own.buttons, counting(t, table)] : []),
      ...(isSeated ? leaveButton(t, table) : []),
    ]),
    ...(isOpener ? [...playersList(t, table), paceList(t, table), ...own.rows] : []),
  ]);
}

function colors(t: Translate, table: Table, userId: Snowflake) {
  const game = gameOf(table);
  if (!game.choosesColors) return [];
  const own = seatOf(table, userId)?.color;
  return joinableColors(game, table.seats, table.size)
    .filter((color) => color !== own)
    .map((color) =>
      button(
        lobbyButtons.sit({ table: table.id, seat: color }),
        t('button.join', { color: t(`color.${color}`) }),
        'secondary',
        emojiOf(color),
      ),
    );
}

/** The number of seats, and all possible numbers of computer players. */
function playersList(t: Translate, table: Table): ComponentRow[] {
  const { sizes, hasComputers } = gameOf(table);
  const people = table.seats.filter(({ occupant }) => occupant.kind === 'person').length;
  const now = { size: table.size, computers: table.seats.length - people };
  const options = range(Math.max(sizes.least, people), sizes.most).flatMap((size) =>
    range(0, hasComputers ? size - Math.max(people, 1) : 0).map((computers) => ({
      label: t('lobby.players', { size, computers }),
      value: `${size}-${computers}`,
      default: size === now.size && computers === now.computers,
    })),
  );
  return options.length > 1
    ? [selectRow(lobbyButtons.choosePlayers({ table: table.id }), t('lobby.choosePlayers'), options)]
    : [];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, more) => from + more);

function paceList(t: Translate, table: Table): ComponentRow {
  const options = PACES.map((pace) => {
    const length = gameViewOf(table).lobby.length?.(t, table, pace);
    return {
      label: t(`pace.${pace}`),
      value: pace,
      default: pace === table.pace,
      ...(length && { description: length }),
    };
  });
  return selectRow(lobbyButtons.choosePace({ table: table.id }), t('lobby.choosePace'), options);
}

/** A public table's game always counts. */
const counting = (t: Translate, table: Table) =>
  table.isPrivate &&
  button(
    lobbyButtons.counting({ table: table.id, counts: !countsOnServer(table) }),
    t(countsOnServer(table) ? 'button.ownEyes' : 'button.countOnServer'),
  );

const lobbyRoutes = respond(
  { ...lobbyButtons, rematch: links.rematch },
  {
    join: joining((tables, interaction, { table }) => sitDown(tables, table, personOf(interaction), null)),
    sit: joining((tables, interaction, { table, seat }) =>
      sitDown(tables, table, personOf(interaction), seat),
    ),
    leave: inLobby((tables, { user }, { table }) => standUp(tables, table, user.id)),
    choosePlayers: {
      async select(tap, values) {
        const [, size, computers] = /^([2-9])-([0-9])$/.exec(tap.interaction.values[0] ?? '') ?? [];
        if (!size || !computers) return replyUnknownButton(tap);
        const players = { size: Number(size), computers: Number(computers) };
        await changeLobby(
          tap,
          values,
          (tables, { user }, { table }) => changePlayers(tables, table, user.id, players),
          true,
        );
      },
    },
    fill: inLobby((tables, { user }, { table }) => fillSeats(tables, table, user.id), true),
    start: inLobby((tables, { user }, { table }) => startTable(tables, table, user.id)),
    options: replying((tap, _, table) => showOptions(tap, table)),
    pace: inLobby((tables, { user }, { table, pace }) => changePace(tables, table, user.id, pace)),
    choosePace: {
      async select(tap, values) {
        const [pace] = tap.interaction.values;
        if (isPace(pace))
          await changeLobby(tap, values, (tables, { user }, { table }) =>
            changePace(tables, table, user.id, pace),
          );
        else await replyUnknownButton(tap);
      },
    },
    counting: inLobby((tables, { user }, { table, counts }) =>
      changeCounting(tables, table, user.id, counts),
    ),
    place: updating((tap, { does }, table) => answerPlaceQuestion(tap, table, does)),
    rematch: updating(async (tap, _, table) => {
      await playAgain(tap, table);
    }),
  },
  {
    join: 'sit',
    sit: 'sit',
    leave: 'leave',
    choosePlayers: 'changeComputers',
    fill: 'start',
    start: 'start',
    // Whoever may sit down.
    options: 'sit',
    pace: 'changePace',
    choosePace: 'changePace',
    counting: 'changeCounting',
    place: 'abort',
    rematch: 'playAgain',
  },
);

/**
 * The first person who asks opens the next table, the others join it: one tap each. A full one starts automatically. `adapt`: the
 * first person's changes of its terms. Returns whether the person sits at the next table.
 */
export async function playAgain(
  tap: Tap<ButtonInteraction | ModalSubmitInteraction>,
  before: Table,
  adapt?: AdaptTerms,
): Promise<boolean> {
  const { id, guildId, channelId, game } = before;
  if (!isDirect(before) && isTimed(before) && (await asksAboutVacation(tap))) return false;
  const settings = await tap.store.guildSettings(guildId);
  const notHere = await whyNotIn(tap.t, game, { client: tap.interaction.client, channelId, settings });
  const { table: found } = await findRematch(tap.store, id);
  if (found && (await asksToMeet(tap, found, links.rematch({ table: id })))) return false;
  const opens = notHere === null && found === null;
  const refusal = opens ? await whyNotOpenYet(tap, guildId, settings) : notHere;
  if (refusal !== null) {
    await replyPrivately(tap, refusal);
    return false;
  }
  const rematch = () => joinRematch(tap.tables, id, personOf(tap.interaction), adapt);
  const outcome = await (opens ? withCooldownRefund(tap, guildId, settings, rematch) : rematch());
  const next = await refreshIfAccepted(tap, outcome);
  if (!next) return false;
  if ((await startIfFull(tap.tables, next.id)).ok) await refreshTable(tap, next.id);
  const table = (await findTable(tap.tables, next.id)) ?? next;
  // In direct messages its turn is below the tapped message.
  if (isDirect(table)) return true;
  const isAsked = isWithoutPlaceForNow(table) && table.openerId === tap.userId;
  await replyPrivately(tap, isAsked ? placeQuestion(tap.t, table) : joinedMessage(tap.t, table));
  return true;
}

export const lobbyFeature: Feature = {
  ofEachGame: (game) => [
    {
      name: `${game} new`,
      text: 'command.new',
      anywhere: true,
      options: newOptions(game),
      handle: newTable(game),
    },
  ],
  routes: lobbyRoutes,
};
