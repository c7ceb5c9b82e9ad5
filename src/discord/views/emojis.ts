import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import type { SeatColor } from '../../tables/game-types.ts';

/** The bot's own emojis of every game: colors as on the board. Each is `assets/emojis/<name>.png`, as are those of one game. */
export const COLOR_EMOJIS = ['blue', 'red', 'yellow', 'black', 'green', 'violet'] as const;

/** Read aloud, each names its own color: a plain ● would be a black circle. */
const SHAPES = { blue: '🔵', red: '🔺', yellow: '🟨', black: '◆', green: '🟢', violet: '🟣' } as const;

/** Discord's ids by name; empty until it has told them. */
let ids: ReadonlyMap<string, string> = new Map();

export function rememberEmojis(emojis: readonly { readonly name: string; readonly id: string }[]): void {
  ids = new Map(emojis.map(({ name, id }) => [name, id]));
}

/** A color's sign in a text: its shape on the board, or the nearest that Unicode has. */
export function colorSign(color: SeatColor): string {
  const id = ids.get(color);
  return id === undefined ? SHAPES[color] : `<:${color}:${id}>`;
}

/** Before a button's label, which says the same: without the emoji nothing is missing. */
export function emojiOf(name: string): APIMessageComponentEmoji | undefined {
  const id = ids.get(name);
  return id === undefined ? undefined : { id, name };
}
