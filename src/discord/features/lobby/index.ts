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
import { findTable } from '../../../tables/changes/table-transaction.ts';
import { isPace } from '../../../tables/clock/pace.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { GuildSettings } from '../../../tables/settings.ts';
import { isDirect } from '../../../tables/table.ts';
import { personOf } from '../../api/interaction.ts';
import { plain, rowsOf } from '../../api/message.ts';
import type { ValuesOf } from '../../custom-id.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { type Feature, respond, updating } from '../../handling/feature.ts';
import { orGiveBack, whyNotIn, whyNotOpenYet } from '../../handling/limits.ts';
import { translatorFor } from '../../handling/locale.ts';
import { refreshIfAccepted, refreshTable } from '../../handling/refresh-table.ts';
import { promiseReply, replyPrivately, replyUnknownButton } from '../../handling/reply.ts';
import { links } from '../../views/links.ts';
import { lobbyButtons } from '../../views/lobby-view.ts';
import { goToButton } from '../../views/refusal.ts';
import { newOptions, newTable } from './new.ts';
import { changeLobby, inLobby, showOptions } from './options.ts';

const lobbyRoutes = respond(
  lobbyButtons,
  {
    join: inLobby(
      (tables, interaction, { table }) => sitDown(tables, table, personOf(interaction), null),
      true,
    ),
    sit: inLobby(
      (tables, interaction, { table, seat }) => sitDown(tables, table, personOf(interaction), seat),
      true,
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
  },
);

/** The first who asks opens the next table, the others sit down at it: one tap each. A full one starts by itself. `adapt`: what the first changes of its terms. */
export async function playAgain(
  context: HandlerContext,
  interaction: ButtonInteraction | ModalSubmitInteraction,
  values: ValuesOf<typeof links.rematch>,
  adapt?: AdaptTerms,
): Promise<void> {
  const { refusal, opensBy } = await whyNotAgain(context, interaction, values.table);
  if (refusal !== null) return replyPrivately(interaction, plain(refusal));
  const rematch = () => joinRematch(context.tables, values.table, personOf(interaction), adapt);
  const outcome = await (opensBy
    ? orGiveBack(context, interaction, opensBy.guildId, opensBy.settings, rematch)
    : rematch());
  const next = await refreshIfAccepted(context, interaction, outcome);
  if (!next) return;
  const { id, number } = next;
  if ((await startIfFull(context.tables, id)).ok) await refreshTable(context, id);
  const table = (await findTable(context.tables, id)) ?? next;
  // In direct messages its turn stands below what was tapped.
  if (isDirect(table)) return;
  const t = await translatorFor(context, interaction);
  await replyPrivately(interaction, plain(t('rematch.joined', { number }), rowsOf(goToButton(t, table))));
}

/**
 * Why the game may not be played again now where it was, in a sentence; null if it may. `opensBy`: where, and by which settings,
 * that counts as opening a table; null where it does not.
 */
async function whyNotAgain(
  context: HandlerContext,
  interaction: ButtonInteraction | ModalSubmitInteraction,
  id: string,
): Promise<{
  readonly refusal: string | null;
  readonly opensBy: { readonly guildId: Snowflake; readonly settings: GuildSettings } | null;
}> {
  const table = await findTable(context.tables, id);
  if (!table) return { refusal: null, opensBy: null };
  const t = await translatorFor(context, interaction);
  const { client } = interaction;
  const settings = await context.store.guildSettings(table.guildId);
  const refusal = await whyNotIn(t, table.game, { client, channelId: table.channelId, settings });
  if (refusal !== null || (await findRematch(context.store, id)).table) return { refusal, opensBy: null };
  const { guildId } = table;
  return {
    refusal: await whyNotOpenYet(context, interaction, guildId, settings),
    opensBy: { guildId, settings },
  };
}

const seatRoutes = [
  ...lobbyRoutes,
  ...respond({ rematch: links.rematch }, { rematch: updating(playAgain) }, { rematch: 'playAgain' }),
];

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
  routes: seatRoutes,
};
