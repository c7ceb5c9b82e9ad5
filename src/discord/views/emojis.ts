import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import type { SeatColor } from '../../tables/game-types.ts';

/** The bot's own emojis: colors as on the board, dice, and the signs of the roles. Each is `assets/emojis/<name>.png`. */
export const EMOJI_NAMES = [
  ...(['blue', 'red', 'yellow', 'black', 'green', 'violet'] as const),
  ...(['die_1', 'die_2', 'die_3', 'die_4', 'die_5', 'die_6'] as const),
  ...(['tuchulcha', 'lasa_vecuvia'] as const),
];

export type EmojiName = (typeof EMOJI_NAMES)[number];

/** Read aloud, each names its own color: a plain ● would be a black circle. */
const SHAPES = { blue: '🔵', red: '🔺', yellow: '🟨', black: '◆', green: '🟢', violet: '🟣' } as const;

/** Discord's ids by name; empty until it has told them. */
let ids: ReadonlyMap<string, string> = new Map();

/** From now on messages show these of the application's emojis. */
export function rememberEmojis(emojis: readonly { readonly name: string; readonly id: string }[]): void {
  ids = new Map(emojis.map(({ name, id }) => [name, id]));
}

/** A color's sign in a text: its shape on the board, or the nearest that Unicode has. */
export function colorSign(color: SeatColor): string {
  const id = ids.get(color);
  return id === undefined ? SHAPES[color] : `<:${color}:${id}>`;
}

/** Before a button's label, which says the same: without the emoji nothing is missing. */
export function emojiOf(name: EmojiName): APIMessageComponentEmoji | undefined {
  const id = ids.get(name);
  return id === undefined ? undefined : { id, name };
}

/** `value`: 1 to 6. */
export function dieEmoji(value: number): APIMessageComponentEmoji | undefined {
  const name = EMOJI_NAMES.find((one) => one === `die_${value}`);
  return name && emojiOf(name);
}

export const ROLE_EMOJI = { tuchulcha: 'tuchulcha', lasaVecuvia: 'lasa_vecuvia' } as const;
