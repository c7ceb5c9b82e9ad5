import type { StringSelectMenuInteraction } from 'discord.js';
import { unknownButton } from '../answer.ts';
import type { Room } from '../room.ts';
import type { StoryTap } from './tap.ts';

/** What is chosen in a list at a story's table, but for the end that the table agrees on. */
export const onStoryChoice = (
  room: Room,
  interaction: StringSelectMenuInteraction,
  _tap: Extract<StoryTap, { on: 'storyChoice' }>,
): Promise<void> => unknownButton(room, interaction);
