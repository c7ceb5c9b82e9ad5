import type { ButtonInteraction, ModalSubmitInteraction, StringSelectMenuInteraction } from 'discord.js';
import { unknownButton } from '../answer.ts';
import type { Room } from '../room.ts';

/** Opens the form with a table's lines and veils. */
export const onTermsTap = (room: Room, interaction: ButtonInteraction, _table: string): Promise<void> =>
  unknownButton(room, interaction);

/** The lines and veils that have been written. */
export const onTermsForm = (room: Room, interaction: ModalSubmitInteraction, _table: string): Promise<void> =>
  unknownButton(room, interaction);

/** When the story ends. */
export const onEndChoice = (
  room: Room,
  interaction: StringSelectMenuInteraction,
  _table: string,
): Promise<void> => unknownButton(room, interaction);
