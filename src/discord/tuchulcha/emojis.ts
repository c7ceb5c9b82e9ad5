import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import type { Devotion } from '../../games/tuchulcha/index.ts';
import { emojiOf } from '../views/emojis.ts';

/** Dice, and the signs of the roles. */
export const RACE_EMOJIS = [
  ...['die_1', 'die_2', 'die_3', 'die_4', 'die_5', 'die_6'],
  ...['tuchulcha', 'lasa_vecuvia'],
];

/** `value`: 1 to 6. */
export const dieEmoji = (value: number): APIMessageComponentEmoji | undefined => emojiOf(`die_${value}`);

export const roleEmoji = (role: Devotion['role']): APIMessageComponentEmoji | undefined =>
  emojiOf(role === 'tuchulcha' ? 'tuchulcha' : 'lasa_vecuvia');
