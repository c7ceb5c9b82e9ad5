import type { ButtonInteraction } from 'discord.js';
import type { Room } from '../room.ts';
import type { StoryTap } from './tap.ts';

/** Any button at a story's table. */
export async function onStoryTap(
  _room: Room,
  _interaction: ButtonInteraction,
  _tap: Exclude<StoryTap, { on: 'chronicle' }>,
): Promise<void> {}
