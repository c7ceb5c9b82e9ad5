import type { ChatInputCommandInteraction, User } from 'discord.js';
import { ApplicationCommandType, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { declineInvitation, invitePerson } from '../../tables/changes/lobby.ts';
import { gameOf, games } from '../../tables/game-registry.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { seatOf } from '../../tables/seats.ts';
import { isHidden, isWithoutPlace, lobbyChannel, type Table } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { accessOf } from '../api/channel-access.ts';
import { nonceOf } from '../api/channel-api.ts';
import { personOf } from '../api/interaction.ts';
import { button, MAX_BUTTONS, type OutMessage, personRow, plain, rowsOf } from '../api/message.ts';
import { declareCustomIds, tableId, userId } from '../custom-id.ts';
import type { Answerable } from '../handling/acknowledgement.ts';
import { type HandlerContext, translatorFor } from '../handling/context.ts';
import { type Feature, localized, localizedName, onServers, respond, updating } from '../handling/feature.ts';
import { whyNotAPerson, whyNotIn } from '../handling/opening-checks.ts';
import { refreshIfAccepted } from '../handling/refresh-table.ts';
import { answer, loadTable, postOrExplain, replyPrivately, replyText } from '../handling/reply.ts';
import { filterPermitted, tableOption } from '../handling/which-table.ts';
import { invitation } from '../table-message/lobby-message.ts';
import { links } from '../views/links.ts';
import { mention, nameAt, plainName } from '../views/names.ts';

export const inviteButtons = declareCustomIds({
  /** To one of several lobbies, from a person's menu. */
  to: ['invite:{table}:{userId}', { table: tableId, userId }],
});

/** Tells a person about a lobby, and admits them if it is private. Returns the answer for the inviter; null: it is already sent. */
async function invite(
  context: HandlerContext,
  interaction: Answerable,
  table: Table,
  player: User,
  isMember: boolean,
): Promise<string | null> {
  const t = await translatorFor(context, interaction);
  const name = plainName(player.displayName);
  const refusal = whyNotAPerson(t, player, isMember, name, [gameOf(table)]);
  return refusal ?? inviteTo(context, interaction, table, player.id, name);
}

async function inviteTo(
  context: HandlerContext,
  interaction: Answerable,
  table: Table,
  id: Snowflake,
  name: string,
): Promise<string | null> {
  const t = await translatorFor(context, interaction);
  const { number, game, channelId } = table;
  if (seatOf(table, id)) return t('offer.seated', { name: nameAt(table, id), number });
  if (table.status === 'lobby' && table.invited.includes(id)) return t('invite.before', { name, number });
  if (isWithoutPlace(table)) return t('place.ask', { number });
  const { client } = interaction;
  const settings = await context.store.guildSettings(table.guildId);
  const refusal = await whyNotIn(t, game, { client, channelId, settings });
  if (refusal !== null) return refusal;
  const outcome = await invitePerson(context.tables, table.id, interaction.user.id, id);
  const accepted = await refreshIfAccepted(context, interaction, outcome);
  if (!accepted) return null;
  const message = invitation({ ...accepted, invited: [id] }, personOf(interaction).name);
  // If nobody else may know of the table, or the bot can't write here, invited people read it at the table.
  const here = interaction.channelId ?? channelId;
  const { missing, isOutside } = accessOf(interaction);
  const isFitting =
    missing.length === 0 &&
    !isOutside &&
    (await whyNotIn(t, game, { client, channelId: here, settings })) === null;
  const place = isFitting && !isHidden(accepted) ? here : lobbyChannel(accepted);
  const messageId = await postOrExplain(context, interaction, table, place, message);
  if (messageId === null) return null;
  const text = { kind: 'invitation', by: personOf(interaction).name } as const;
  await context.keepMessage(accepted, text, { channelId: place, messageId, message }, id);
  return t('invite.done', { name, number });
}

export const inviteFeature: Feature = {
  ofEachGame: (game) => [
    {
      name: `${game} invite`,
      text: 'command.invite',
      options: [
        { type: Option.User, ...localized('player', 'command.invite.player'), required: true },
        tableOption,
      ],
      permission: 'invite',
      fits: (_, table) => table.status === 'lobby',
      async handle(context: HandlerContext, interaction: ChatInputCommandInteraction, table: Table) {
        const player = interaction.options.getUser('player', true);
        const isMember = interaction.options.getMember('player') !== null;
        const told = await invite(context, interaction, table, player, isMember);
        if (told !== null) await replyPrivately(interaction, plain(told));
      },
    },
  ],
  userCommands: [
    {
      definition: {
        ...onServers,
        ...localizedName('userCommand.invite'),
        type: ApplicationCommandType.User,
      },

      /** *Invite to a table*, in a person's menu: to one's only lobby at once, or else to the chosen one. */
      async handle(context, interaction) {
        const { targetUser, targetMember, guildId, user } = interaction;
        const t = await translatorFor(context, interaction);
        const name = mention(targetUser.id);
        const say = (message: OutMessage) => replyPrivately(interaction, message);
        if (targetUser.id === user.id) return say(plain(t('refused.inviteSelf')));
        const refusal = whyNotAPerson(t, targetUser, targetMember !== null, name, games());
        if (refusal !== null) return say(plain(refusal));
        const tables = await context.store.tablesOf(guildId, user.id);
        const waiting = tables.filter(({ status }) => status === 'lobby');
        const lobbies = (await filterPermitted(context, interaction, 'invite', waiting)).slice(
          0,
          MAX_BUTTONS,
        );
        const [only] = lobbies;
        if (!only) return say(plain(t('invite.none', { name })));
        if (lobbies.length > 1) {
          const choices = lobbies.map(({ id, number }) =>
            button(inviteButtons.to({ table: id, userId: targetUser.id }), t('invite.button.to', { number })),
          );
          return say(plain(t('invite.which', { name }), rowsOf(choices)));
        }
        const told = await inviteTo(context, interaction, only, targetUser.id, name);
        if (told !== null) await say(plain(told));
      },
    },
  ],
  routes: respond(
    { ...inviteButtons, invite: links.invite, decline: links.decline },
    {
      /** The opener is told; the invitation itself says it, too. */
      decline: updating(async (context, interaction, { table: id }) => {
        const outcome = await declineInvitation(context.tables, id, interaction.user.id);
        const table = await refreshIfAccepted(context, interaction, outcome);
        if (!table) return;
        const { locale, number, openerId } = table;
        const values = { to: mention(openerId), name: plainName(personOf(interaction).name), number };
        const told = { ...plain(translator(locale)('invite.declined', values)), mentions: [openerId] };
        const nonce = nonceOf(`declined:${interaction.id}`);
        await postOrExplain(context, interaction, table, lobbyChannel(table), told, nonce);
        await replyText(context, interaction, 'invite.declinedBy', { number });
      }),
      to: updating(async (context, interaction, { table: id, userId }) => {
        const table = await loadTable(context, interaction, id);
        if (!table) return;
        const told = await inviteTo(context, interaction, table, userId, mention(userId));
        if (told !== null) await answer(interaction, plain(told));
      }),
      invite: {
        updates: true,
        async button(context, interaction, { table }) {
          const t = await translatorFor(context, interaction);
          const list = personRow(links.invite({ table }), t('invite.whom'));
          await answer(interaction, plain(t('invite.ask'), [list]));
        },
        async users(context, interaction, { table: id }) {
          const table = await loadTable(context, interaction, id);
          const [player] = interaction.users.values();
          if (!table || !player) return;
          const isMember = interaction.members.has(player.id);
          const told = await invite(context, interaction, table, player, isMember);
          if (told !== null) await answer(interaction, plain(told));
        },
      },
    },
    { to: 'invite', invite: 'invite', decline: 'decline' },
  ),
};
