import { type ButtonInteraction, type ChatInputCommandInteraction, GuildMember } from 'discord.js';
import { translator } from '../../../texts/index.ts';
import { personOf } from '../../api/interaction.ts';
import { plain, replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { replyPrivately } from '../../handling/handler.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { deferNewReply } from '../../handling/reply.ts';
import { maySayHere, shareHere } from '../../handling/share.ts';
import type { RecordTap } from '../../record-tap.ts';
import { profileMessage } from './message.ts';

/** Shows a profile to everybody, unless whose it is has hidden it meanwhile. */
export async function onProfileShare(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { userId }: Extract<RecordTap, { on: 'profileShare' }>,
): Promise<void> {
  await interaction.deferUpdate();
  const { guildId } = interaction;
  if (!guildId || (await context.records.isHidden(userId))) {
    const t = await translatorFor(context, interaction);
    await replyPrivately(interaction, plain(t('profile.noShare')));
    return;
  }
  const asked = { guildId, userId, name: null, isOwn: false, sharable: false } as const;
  await shareHere(
    context,
    interaction,
    (locale, sharedBy) => profileMessage(context, { ...asked, locale, sharedBy }),
    'dice.noShare',
  );
}

/** `/profile`: one's own record on this server, or somebody else's, for the person alone. */
export async function profile(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  await deferNewReply(interaction);
  const { guildId, options, user } = interaction;
  const locale = await localeFor(context, interaction);
  const other = options.getUser('person');
  if (other?.bot) {
    await interaction.editReply(replyOf(plain(translator(locale)('profile.bot'))));
    return;
  }
  const isOwn = other === null || other.id === user.id;
  const member = options.getMember('person');
  const nick = member instanceof GuildMember ? member.displayName : member?.nick;
  const message = await profileMessage(context, {
    ...{ guildId, userId: other?.id ?? user.id, isOwn, locale },
    name: other ? (nick ?? other.displayName) : personOf(interaction).name,
    ...{ sharable: maySayHere(interaction), sharedBy: null },
  });
  await interaction.editReply(replyOf(message));
}
