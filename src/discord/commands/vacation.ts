import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { sayPrivately } from '../answer.ts';
import type { OutMessage } from '../message.ts';
import { personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { vacationMessage, vacationRefusal } from '../views/vacation.ts';

type Command = ChatInputCommandInteraction<'cached' | 'raw'>;

/** `/vacation`: begins one of so many days, or tells how it stands. */
export async function vacation(room: Room, interaction: Command): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  await sayPrivately(interaction, await answer(room, interaction, interaction.options.getInteger('days')));
}

async function answer(room: Room, interaction: Command, days: number | null): Promise<OutMessage> {
  const person = personOf(interaction);
  const begun = days === null ? null : await room.people.startVacation(person, days);
  const t = await translatorFor(room, interaction);
  if (begun && !begun.ok && begun.problem !== 'already') return vacationRefusal(t, begun.problem, begun.left);
  const settings = await room.people.settings(person.userId);
  return vacationMessage(t, settings, room.now(), { justBegun: begun?.ok === true });
}
