import { ChannelType, type ChatInputCommandInteraction, type User } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
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
import type { Tap } from '../handling/context.ts';
import { type Feature, localized, respond, updating, userCommand } from '../handling/feature.ts';
import { whyNotAPerson, whyNotIn, whyNotReader } from '../handling/opening-checks.ts';
import { refreshIfAccepted } from '../handling/refresh-table.ts';
import { answer, postOrExplain, replyPrivately } from '../handling/reply.ts';
import { filterPermitted, tableOption } from '../handling/which-table.ts';
import { invitation } from '../table-message/lobby-message.ts';
import { links } from '../views/links.ts';
import { mention, nameAt, plainName } from '../views/names.ts';

export const inviteButtons = declareCustomIds({
  /** To one of several lobbies, from a person's menu. */
  to: ['invite:{table}:{userId}', { table: tableId, userId }],
});

/** Tells a person about a lobby, and admits them if it is private. Returns the answer for the inviter; null: it is already sent. */
async function invite(tap: Tap, table: Table, player: User, isMember: boolean): Promise<string | null> {
  const name = plainName(player.displayName);
  const refusal = whyNotAPerson(tap.t, player, isMember, name, [gameOf(table)]);
  return refusal ?? inviteTo(tap, table, player.id, name);
}

async function inviteTo(tap: Tap, table: Table, id: Snowflake, name: string): Promise<string | null> {
  const { t } = tap;
  const { number, game, channelId } = table;
  if (seatOf(table, id)) return t('offer.seated', { name: nameAt(table, id), number });
  if (table.status === 'lobby' && table.invited.includes(id)) return t('invite.before', { name, number });
  if (isWithoutPlace(table)) return t('place.ask', { number });
  const { client } = tap.interaction;
  const settings = await tap.store.guildSettings(table.guildId);
  const refusal =
    (await whyNotReader(t, { client, channelId }, id, name)) ??
    (await whyNotIn(t, game, { client, channelId, settings }));
  if (refusal !== null) return refusal;
  const outcome = await invitePerson(tap.tables, table.id, tap.userId, id);
  const accepted = await refreshIfAccepted(tap, outcome);
  if (!accepted) return null;
  const { name: by, userId: byId } = personOf(tap.interaction);
  const text = { kind: 'invitation', by, byId } as const;
  const message = invitation({ ...accepted, invited: [id] }, text);
  // If nobody else may know of the table, or they or the bot have no place here, invited people read it at the table.
  const here = tap.interaction.channelId ?? channelId;
  const { missing, isOutside } = accessOf(tap.interaction);
  const isFitting =
    missing.length === 0 &&
    !isOutside &&
    // Mentioned people join a private thread.
    tap.interaction.channel?.type !== ChannelType.PrivateThread &&
    (await whyNotReader(t, { client, channelId: here }, id, name)) === null &&
    (await whyNotIn(t, game, { client, channelId: here, settings })) === null;
  const place = isFitting && !isHidden(accepted) ? here : lobbyChannel(accepted);
  const key = tap.interaction.id;
  const settle = await tap.beginMessage(accepted, { text, key, channelId: place, message, userId: id });
  const messageId = await postOrExplain(tap, table, place, message);
  await settle(messageId);
  return messageId === null ? null : t('invite.done', { name, number });
}

/** The opener is told, and the inviter if they are still there; the invitation itself says it, too. */
async function decline(
  tap: Tap,
  { table: id, by }: { readonly table: string; readonly by?: Snowflake },
): Promise<void> {
  const outcome = await declineInvitation(tap.tables, id, tap.userId);
  const table = await refreshIfAccepted(tap, outcome);
  if (!table) return;
  const { locale, number, openerId } = table;
  const mentions = [openerId, ...(by !== undefined && by !== openerId && seatOf(table, by) ? [by] : [])];
  const t = translator(locale);
  const values = {
    to: t.list(mentions.map(mention)),
    name: plainName(personOf(tap.interaction).name),
    number,
  };
  const told = { ...plain(t('invite.declined', values)), mentions };
  const nonce = nonceOf(`declined:${tap.interaction.id}`);
  await postOrExplain(tap, table, lobbyChannel(table), told, nonce);
  await replyPrivately(tap, tap.t('invite.declinedBy', { number }));
}

const peopleList = ({ t }: Tap, table: string) => personRow(links.invite({ table }), t('invite.whom'));

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
      async handle(tap: Tap<ChatInputCommandInteraction>, table: Table) {
        const player = tap.interaction.options.getUser('player', true);
        const isMember = tap.interaction.options.getMember('player') !== null;
        const told = await invite(tap, table, player, isMember);
        if (told !== null) await replyPrivately(tap, told);
      },
    },
  ],
  userCommands: [
    /** *Invite to a table*, in a person's menu: to one's only lobby at once, or else to the chosen one. */
    userCommand('userCommand.invite', async (tap) => {
      const { targetUser, targetMember, guildId, user } = tap.interaction;
      const { t } = tap;
      const name = mention(targetUser.id);
      const say = (message: OutMessage) => replyPrivately(tap, message);
      if (targetUser.id === user.id) return say(plain(t('refused.inviteSelf')));
      const refusal = whyNotAPerson(t, targetUser, targetMember !== null, name, games());
      if (refusal !== null) return say(plain(refusal));
      const tables = await tap.store.tablesOf(guildId, user.id);
      const waiting = tables.filter(({ status }) => status === 'lobby');
      const lobbies = (await filterPermitted(tap, 'invite', waiting)).slice(0, MAX_BUTTONS);
      const [only] = lobbies;
      if (!only) return say(plain(t('invite.none', { name })));
      if (lobbies.length > 1) {
        const choices = lobbies.map(({ id, number }) =>
          button(inviteButtons.to({ table: id, userId: targetUser.id }), t('invite.button.to', { number })),
        );
        return say(plain(t('invite.which', { name }), rowsOf(choices)));
      }
      const told = await inviteTo(tap, only, targetUser.id, name);
      if (told !== null) await say(plain(told));
    }),
  ],
  routes: respond(
    { ...inviteButtons, invite: links.invite, decline: links.decline, declineTo: links.declineTo },
    {
      decline: updating(decline),
      declineTo: updating(decline),
      to: updating(async (tap, { userId }, table) => {
        const told = await inviteTo(tap, table, userId, mention(userId));
        if (told !== null) await answer(tap, told);
      }),
      invite: {
        answers: 'update',
        async button(tap, { table }) {
          await answer(tap, plain(tap.t('invite.ask'), [peopleList(tap, table)]));
        },
        async users(tap, _, table) {
          const [player] = tap.interaction.users.values();
          if (!player) return;
          const isMember = tap.interaction.members.has(player.id);
          const told = await invite(tap, table, player, isMember);
          if (told !== null) await answer(tap, plain(told, [peopleList(tap, table.id)]));
        },
      },
    },
    { to: 'invite', invite: 'invite', decline: 'decline', declineTo: 'decline' },
  ),
};
