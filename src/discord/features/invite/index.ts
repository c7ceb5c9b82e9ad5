import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { seatOf } from '../../../tables/seats.ts';
import type { Table } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import { personOf } from '../../api/interaction.ts';
import { plain, rowsOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { localized, tableOption } from '../../handling/command-options.ts';
import { type Feature, ofEachGame, type ServerCommand } from '../../handling/feature.ts';
import { refreshIfAccepted, replyPrivately } from '../../handling/handler.ts';
import { translatorFor } from '../../handling/locale.ts';
import { computersAt, whyNotForAdults } from '../../handling/opening.ts';
import { postOrExplain } from '../../handling/share.ts';
import { invitation } from '../../table-message/lobby-message.ts';
import { nameAt, plainName } from '../../views/names.ts';
import { goToButton } from '../../views/refusal.ts';

/** `/tuchulcha invite`: tells a person of a lobby, and lets them sit down where it is private. */
async function invite(context: HandlerContext, interaction: ServerCommand, table: Table): Promise<void> {
  const { options, user } = interaction;
  const player = options.getUser('player', true);
  const t = await translatorFor(context, interaction);
  const { number } = table;
  const name = plainName(player.displayName);
  const say = (text: string) => replyPrivately(interaction, plain(text));
  if (player.bot) return say(t('refused.inviteBot', { computers: computersAt(table.game) }));
  if (options.getMember('player') === null) return say(t('refused.inviteStranger', { name }));
  if (seatOf(table, player.id)) return say(t('offer.seated', { name: nameAt(table, player.id), number }));
  if (table.status === 'lobby' && table.invited.includes(player.id))
    return say(t('invite.before', { name, number }));
  const { game, channelId } = table;
  const settings = await context.store.guildSettings(table.guildId);
  const refusal = await whyNotForAdults(t, interaction.client, { game, channelId, settings });
  if (refusal !== null) return say(refusal);
  const outcome = await context.tables.invite(table.id, user.id, player.id);
  const accepted = await refreshIfAccepted(context, interaction, outcome);
  if (!accepted) return;
  const message = invitation({ ...accepted, invited: [player.id] }, personOf(interaction).name);
  const rows = rowsOf(goToButton(translator(table.locale), accepted));
  // Where it is not to be spoken of, those who are invited read of it at the table itself.
  const here = { game, channelId: interaction.channelId, settings };
  const isFitting = (await whyNotForAdults(t, interaction.client, here)) === null;
  const place = isFitting ? interaction.channelId : channelId;
  if (!(await postOrExplain(context, interaction, table, place, { ...message, rows }))) return;
  await say(t('invite.done', { name, number }));
}

export const inviteFeature: Feature = {
  commands: ofEachGame((game) => ({
    name: `${game} invite`,
    text: 'command.invite',
    options: [
      { type: Option.User, ...localized('player', 'command.invite.player'), required: true },
      tableOption,
    ],
    deed: 'invite',
    fits: (_, table) => table.status === 'lobby',
    handle: invite,
  })),
};
