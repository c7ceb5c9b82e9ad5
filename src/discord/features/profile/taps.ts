import { type ButtonInteraction, GuildMember } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { translator } from '../../../texts/index.ts';
import { personOf } from '../../api/interaction.ts';
import { plain, replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import type { ValuesOf } from '../../custom-id.ts';
import { called } from '../../handling/command-options.ts';
import { type Feature, respond, type ServerCommand, updating } from '../../handling/feature.ts';
import { replyPrivately } from '../../handling/handler.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { maySayHere, shareHere } from '../../handling/share.ts';
import { profileButtons } from './buttons.ts';
import { profileMessage } from './message.ts';

/** Shows a profile to everybody, unless whose it is has hidden it meanwhile. */
async function shareProfile(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { userId }: ValuesOf<typeof profileButtons.share>,
): Promise<void> {
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
export async function profile(context: HandlerContext, interaction: ServerCommand): Promise<void> {
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

export const profileFeature: Feature = {
  commands: [
    {
      name: 'profile',
      text: 'command.profile',
      options: [{ type: Option.User, ...called('person', 'command.profile.person') }],
      handle: profile,
    },
  ],
  routes: respond(profileButtons, { share: updating(shareProfile) }),
};
