import type { ButtonInteraction } from 'discord.js';
import type { PageId } from '../../texts/rules/index.ts';
import type { Room } from '../room.ts';
import { shareHere } from '../share.ts';
import { sharedPage } from './page.ts';
import { drawn } from './reply.ts';

/** Shows a page to everybody in the channel. */
export async function share(room: Room, interaction: ButtonInteraction, page: PageId): Promise<void> {
  await interaction.deferUpdate();
  const compose = (locale: string, name: string) => drawn(room, sharedPage(locale, page, name));
  await shareHere(room, interaction, compose, 'rulesView.noShare');
}
