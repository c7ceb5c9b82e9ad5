import type { ButtonInteraction } from 'discord.js';
import type { Room } from '../room.ts';
import type { StoryTap } from './tap.ts';

/** Buttons about a table's chronicle. */
export async function onChronicleTap(
  _room: Room,
  _interaction: ButtonInteraction,
  _tap: Extract<StoryTap, { on: 'chronicle' }>,
): Promise<void> {}
