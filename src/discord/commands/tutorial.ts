import { type ChatInputCommandInteraction, InteractionContextType, MessageFlags } from 'discord.js';
import { replyOf } from '../message.ts';
import type { Room } from '../room.ts';
import { localeFor } from '../speaker.ts';
import { FIRST_PAGE, tutorialPage } from '../tutorial/index.ts';

/** The first lesson, for nobody but who asks: at any place, without a table. */
export async function tutorial(room: Room, interaction: ChatInputCommandInteraction): Promise<void> {
  const isAlone = interaction.context === InteractionContextType.BotDM;
  await interaction.deferReply(isAlone ? {} : { flags: MessageFlags.Ephemeral });
  const locale = await localeFor(room, interaction);
  const page = tutorialPage(locale, { on: 'tutorial', page: FIRST_PAGE, choice: null, stops: false });
  await interaction.editReply(replyOf(await room.screen.drawn(page)));
}
