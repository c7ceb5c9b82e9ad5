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
import type { ValuesOf } from '../../custom-id.ts';
import { acknowledgementOf } from '../../handling/acknowledgement.ts';
import { type HandlerContext, translatorFor } from '../../handling/context.ts';
import { type ButtonHandler, type Feature, respond, updating } from '../../handling/feature.ts';
import {
  asksAboutVacation,
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
  loadTable,
  promiseReply,
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
} from './new.ts';

type AtTable = { readonly table: string };
type Act<Values> = (
  tables: TablesContext,
  interaction: ComponentInteraction,
  values: Values,
) => Promise<Outcome>;

/** A button or select of a lobby, or of its options. `fills`: it takes a seat, and a full table starts automatically. */
export async function changeLobby<Values extends AtTable>(
  context: HandlerContext,
  interaction: ComponentInteraction,
  values: Values,
  act: Act<Values>,
  fills = false,
): Promise<void> {
  promiseUpdate(interaction);
  const outcome = await act(context.tables, interaction, values);
  if (!outcome.ok && outcome.table && isOnEphemeral(interaction)) {
    // Their options are outdated. Discord allows editing them only as the first answer.
    await showOptions(context, interaction, values);
    if (outcome.refusal.code !== 'notInLobby')
      await replyRefusal(context, interaction, outcome.refusal, outcome.table);
    return;
  }
  const table = await acceptedTable(context, interaction, outcome);
  if (!table) return refreshRefused(context, interaction, values.table, outcome.table);
  // The change is stored. The first turn is shown before the lobby, which links to it.
  if (isReady(table) || table.status === 'playing') await acknowledgementOf(interaction).acknowledge();
  if (fills) await startIfFull(context.tables, values.table);
  await refreshPressed(context, interaction, values.table);
  // A question that was asked first is ephemeral, too.
  if (isOnEphemeral(interaction) && !links.endVacationFirst.parse(interaction.customId))
    return showOptions(context, interaction, values);
  // A rematch's ping is a separate message beside its lobby.
  if (interaction.message.id === table.showing.lobbyMessageId) return;
  const t = await translatorFor(context, interaction);
  await replyPrivately(interaction, joinedMessage(t, (await findTable(context.tables, table.id)) ?? table));
}

/** A button that takes a seat, which fills the table. */
const joining =
  <Values extends AtTable>(act: Act<Values>): ButtonHandler<Values> =>
  async (context, interaction, values) => {
    promiseUpdate(interaction);
    const table = await findTable(context.tables, values.table);
    const isNew = table?.status === 'lobby' && !seatOf(table, interaction.user.id);
    if (isNew && (await asksAboutVacation(context, interaction))) return;
    await changeLobby(context, interaction, values, act, true);
  };

export const inLobby =
  <Values extends AtTable>(act: Act<Values>, fills = false): ButtonHandler<Values> =>
  (context, interaction, values) =>
    changeLobby(context, interaction, values, act, fills);

/** The answer is in the language of the person who asked, since nobody else reads it. */
export async function showOptions(
  context: HandlerContext,
  interaction: ComponentInteraction,
  values: AtTable,
): Promise<void> {
  const table = await loadTable(context, interaction, values.table);
  if (!table) return;
  const t = await translatorFor(context, interaction);
  await answer(interaction, optionsMessage(t, table, interaction.user.id));
}

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
  return plain(t('lobby.options', { number }), [
    ...rowsOf(colors(t, table, userId)),
    ...rowsOf([
      (isOpener || seatOf(table, userId)) && button(links.invite({ table: table.id }), t('button.invite')),
      ...(isOpener ? [...own.buttons, ...counting(t, table)] : []),
      ...(seatOf(table, userId) ? leaveButton(t, table) : []),
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
  table.isPrivate
    ? [
        button(
          lobbyButtons.counting({ table: table.id, counts: !countsOnServer(table) }),
          t(countsOnServer(table) ? 'button.ownEyes' : 'button.countOnServer'),
        ),
      ]
    : [];

const lobbyRoutes = respond(
  { ...lobbyButtons, rematch: links.rematch },
  {
    join: joining((tables, interaction, { table }) => sitDown(tables, table, personOf(interaction), null)),
    sit: joining((tables, interaction, { table, seat }) =>
      sitDown(tables, table, personOf(interaction), seat),
    ),
    leave: inLobby((tables, { user }, { table }) => standUp(tables, table, user.id)),
    choosePlayers: {
      async select(context, interaction, values) {
        const [, size, computers] = /^([2-9])-([0-9])$/.exec(interaction.values[0] ?? '') ?? [];
        if (!size || !computers) return replyUnknownButton(context, interaction);
        const players = { size: Number(size), computers: Number(computers) };
        await changeLobby(
          context,
          interaction,
          values,
          (tables, { user }, { table }) => changePlayers(tables, table, user.id, players),
          true,
        );
      },
    },
    fill: inLobby((tables, { user }, { table }) => fillSeats(tables, table, user.id), true),
    start: inLobby((tables, { user }, { table }) => startTable(tables, table, user.id)),
    async options(context, interaction, values) {
      promiseReply(interaction);
      await showOptions(context, interaction, values);
    },
    pace: inLobby((tables, { user }, { table, pace }) => changePace(tables, table, user.id, pace)),
    choosePace: {
      async select(context, interaction, values) {
        const [pace] = interaction.values;
        if (isPace(pace))
          await changeLobby(context, interaction, values, (tables, { user }, { table }) =>
            changePace(tables, table, user.id, pace),
          );
        else await replyUnknownButton(context, interaction);
      },
    },
    counting: inLobby((tables, { user }, { table, counts }) =>
      changeCounting(tables, table, user.id, counts),
    ),
    place: updating(async (context, interaction, { table: id, does }) => {
      const table = await loadTable(context, interaction, id);
      if (table) await answerPlaceQuestion(context, interaction, table, does);
    }),
    rematch: updating(playAgain),
  },
  {
    join: 'sit',
    sit: 'sit',
    leave: 'leave',
    choosePlayers: 'changeComputers',
    fill: 'start',
    start: 'start',
    options: 'see',
    pace: 'changePace',
    choosePace: 'changePace',
    counting: 'changeCounting',
    place: 'abort',
    rematch: 'playAgain',
  },
);

/**
 * The first person who asks opens the next table, the others join it: one tap each. A full one starts automatically. `adapt`: the
 * first person's changes of its terms.
 */
export async function playAgain(
  context: HandlerContext,
  interaction: ButtonInteraction | ModalSubmitInteraction,
  values: ValuesOf<typeof links.rematch>,
  adapt?: AdaptTerms,
): Promise<void> {
  const before = await loadTable(context, interaction, values.table);
  if (!before) return;
  const { id, guildId, channelId, game } = before;
  if (!isDirect(before) && isTimed(before) && (await asksAboutVacation(context, interaction))) return;
  const t = await translatorFor(context, interaction);
  const settings = await context.store.guildSettings(guildId);
  const notHere = await whyNotIn(t, game, { client: interaction.client, channelId, settings });
  const opens = notHere === null && (await findRematch(context.store, id)).table === null;
  const refusal = opens ? await whyNotOpenYet(context, interaction, guildId, settings) : notHere;
  if (refusal !== null) return replyPrivately(interaction, plain(refusal));
  const rematch = () => joinRematch(context.tables, id, personOf(interaction), adapt);
  const outcome = await (opens
    ? withCooldownRefund(context, interaction, guildId, settings, rematch)
    : rematch());
  const next = await refreshIfAccepted(context, interaction, outcome);
  if (!next) return;
  if ((await startIfFull(context.tables, next.id)).ok) await refreshTable(context, next.id);
  const table = (await findTable(context.tables, next.id)) ?? next;
  // In direct messages its turn is below the tapped message.
  if (isDirect(table)) return;
  const isAsked = isWithoutPlaceForNow(table) && table.openerId === interaction.user.id;
  await replyPrivately(interaction, isAsked ? placeQuestion(t, table) : joinedMessage(t, table));
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
