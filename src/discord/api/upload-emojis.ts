import { readFile } from 'node:fs/promises';
import { DiscordAPIError, type REST } from 'discord.js';
import {
  type RESTGetAPIApplicationEmojisResult,
  type RESTPostAPIApplicationEmojiResult,
  Routes,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { projectFile } from '../../project-file.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { isRefused } from './channel-api.ts';

interface UploadedEmoji {
  readonly name: string;
  readonly id: Snowflake;
}

/**
 * Uploads the application's missing emojis and returns those that Discord has. Existing ones stay, since old messages name their
 * ids: a redrawn emoji needs a new name. Throws when Discord can't be reached.
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
      if (!isRefused(error)) throw error;
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

/** Whether Discord refuses a message because it names a deleted emoji, as it would refuse every other with it. */
export const isEmojiGone = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.message.includes('COMPONENT_INVALID_EMOJI');
