import type { ModalSubmitInteraction } from 'discord.js';
import { unknownButton } from '../answer.ts';
import type { Room } from '../room.ts';
import type { StoryTap } from './tap.ts';

/** What has been written in a form at a story's table, but for the terms. */
export const onStoryForm = (
  room: Room,
  interaction: ModalSubmitInteraction,
  _tap: Extract<StoryTap, { on: 'storyWrite' }>,
): Promise<void> => unknownButton(room, interaction);
