import type { ButtonInteraction } from 'discord.js';
import { daysLeft } from '../../tables/clock/index.ts';
import { plain, replyOf } from '../message.ts';
import { personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { vacationMessage } from '../views/vacation.ts';

/** Back before the end: the days that have not begun are given back. */
export async function onEndVacation(room: Room, interaction: ButtonInteraction): Promise<void> {
  await interaction.deferUpdate();
  const person = personOf(interaction);
  const ended = await room.people.endVacation(person);
  const settings = await room.people.settings(person.userId);
  const t = await translatorFor(room, interaction);
  const left = daysLeft(settings.vacations, room.now(), settings.timeZone);
  const message = ended ? plain(t('vacation.ended', { left })) : vacationMessage(t, settings, room.now());
  await interaction.editReply(replyOf(message));
}
