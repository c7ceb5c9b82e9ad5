/** What a bot gets to read without the privileged intent for message content, over the gateway and over HTTP alike. */
import type { APIMessage } from 'discord-api-types/v10';
import type { World } from './world.ts';

/** What others wrote in the guild comes empty, unless it mentions the bot; so does what is replied to. */
export function readable(world: World, body: APIMessage): APIMessage {
  const { bot, channels } = world;
  const answered = body.referenced_message;
  const shown = answered ? { ...body, referenced_message: readable(world, answered) } : body;
  const own = body.author.id === bot.id || body.mentions.some(({ id }) => id === bot.id);
  if (own || channels.find(body.channel_id)?.kind === 'dm') return shown;
  return { ...shown, content: '', embeds: [], attachments: [], components: [] };
}

/** The message that a person has pointed the bot at: this one comes with its words. */
export function pointedAt(world: World, body: APIMessage): APIMessage {
  const { content, embeds, attachments, components = [] } = body;
  return { ...readable(world, body), content, embeds, attachments, components };
}
