import type { ButtonInteraction } from 'discord.js';
import { sayPrivately } from '../answer.ts';
import { plain } from '../message.ts';
import type { RecordTap } from '../record-tap.ts';
import type { Room } from '../room.ts';
import { shareHere } from '../share.ts';
import { translatorFor } from '../speaker.ts';
import { profileMessage } from './profile-of.ts';

/** Shows a profile to everybody, unless whose it is has hidden it meanwhile. */
export async function onProfileShare(
  room: Room,
  interaction: ButtonInteraction,
  { userId }: Extract<RecordTap, { on: 'profileShare' }>,
): Promise<void> {
  await interaction.deferUpdate();
  const { guildId } = interaction;
  if (!guildId || (await room.records.isHidden(userId))) {
    const t = await translatorFor(room, interaction);
    await sayPrivately(interaction, plain(t('profile.noShare')));
    return;
  }
  const asked = { guildId, userId, name: null, isOwn: false, sharable: false } as const;
  await shareHere(
    room,
    interaction,
    (locale, sharedBy) => profileMessage(room, { ...asked, locale, sharedBy }),
    'dice.noShare',
  );
}
