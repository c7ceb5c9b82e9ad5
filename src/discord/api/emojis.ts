import { readFile } from 'node:fs/promises';
import { DiscordAPIError, type REST } from 'discord.js';
import {
  type APIMessageComponentEmoji,
  type RESTGetAPIApplicationEmojisResult,
  type RESTPostAPIApplicationEmojiResult,
  Routes,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { projectFile } from '../../project-file.ts';
import type { SeatColor, Snowflake } from '../../tables/game-types.ts';
import { isPermanentError } from './errors.ts';
import { EMOJI_GONE } from './requests.ts';

/** The bot's own emojis of every game: colors as on the board. Each is `assets/emojis/<name>.png`, as are those of one game. */
export const COLOR_EMOJIS = ['blue', 'red', 'yellow', 'black', 'green', 'violet'] as const;

/** Each symbol's spoken name has its own color: a plain ● would be a black circle. */
const SHAPES = { blue: '🔵', red: '🔺', yellow: '🟨', black: '◆', green: '🟢', violet: '🟣' } as const;

/** Discord's ids by name; empty until they are loaded. */
let ids: ReadonlyMap<string, string> = new Map();

export function rememberEmojis(emojis: readonly { readonly name: string; readonly id: string }[]): void {
  ids = new Map(emojis.map(({ name, id }) => [name, id]));
}

/** A color's symbol in a text: its shape on the board, or the nearest Unicode has. */
export function colorSign(color: SeatColor): string {
  const id = ids.get(color);
  return id === undefined ? SHAPES[color] : `<:${color}:${id}>`;
}

/** Shown before a button's label, which is complete without it. */
export function emojiOf(name: string): APIMessageComponentEmoji | undefined {
  const id = ids.get(name);
  return id === undefined ? undefined : { id, name };
}

interface UploadedEmoji {
  readonly name: string;
  readonly id: Snowflake;
}

/**
 * Uploads the application's missing emojis and returns those that Discord has. Existing ones stay, since old messages refer to
 * their ids: a redrawn emoji needs a new name. Throws if Discord can't be reached.
 */
export async function uploadEmojis(
  rest: REST,
  applicationId: Snowflake,
  names: readonly string[],
  log: Logger,
): Promise<readonly UploadedEmoji[]> {
  const known = await list(rest, applicationId);
  const missing = names.filter((name) => !known.some((one) => one.name === name));
  const uploaded: UploadedEmoji[] = [];
  for (const name of missing) {
    try {
      uploaded.push(await upload(rest, applicationId, name));
    } catch (error) {
      if (!isPermanentError(error)) throw error;
      // Another process may have uploaded it in the meantime.
      const all = await list(rest, applicationId);
      if (!all.some((one) => one.name === name))
        log.warn({ err: error, emoji: name }, 'Discord refused an emoji; messages go without it');
      uploaded.push(...all.filter((one) => one.name === name));
    }
  }
  if (uploaded.length > 0) log.info({ emojis: uploaded.length }, 'emojis uploaded');
  return [...known.filter(({ name }) => names.includes(name)), ...uploaded];
}

async function list(rest: REST, applicationId: Snowflake): Promise<readonly UploadedEmoji[]> {
  const { items } = (await rest.get(
    Routes.applicationEmojis(applicationId),
  )) as RESTGetAPIApplicationEmojisResult;
  return items.flatMap(({ name, id }) => (name && id ? [{ name, id }] : []));
}

async function upload(rest: REST, applicationId: Snowflake, name: string): Promise<UploadedEmoji> {
  const picture = await readFile(projectFile(`assets/emojis/${name}.png`));
  const body = { name, image: `data:image/png;base64,${picture.toString('base64')}` };
  const { id } = (await rest.post(Routes.applicationEmojis(applicationId), {
    body,
  })) as RESTPostAPIApplicationEmojiResult;
  return { name, id: id ?? '' };
}

/** Whether Discord refuses a message because it contains a deleted emoji, as it would refuse every other with it. */
export const isEmojiGone = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.message.includes(EMOJI_GONE);
