import type { Snowflake } from '../../tables/game-types.ts';
import { type ChannelApi, isMessageGone, nonceOf, orNull } from '../api/channel-api.ts';
import type { OutMessage } from '../api/message.ts';

/** A message of the bot's that stands in a channel and is edited in place. */
interface StandingMessage {
  readonly channelId: Snowflake;
  /** Null: it has none yet. */
  readonly messageId: Snowflake | null;
  /** The custom id of a button that no other message has: by it, one that a killed process has sent is found. */
  readonly mark: string;
  /** Names it among all that the bot sends. */
  readonly key: string;
}

interface Parts {
  readonly channelApi: Pick<ChannelApi, 'edit' | 'send' | 'recentMessages'>;
  readonly botId: () => Snowflake;
}

/**
 * Brings a standing message up to date; one that is gone is sent again, and pings nobody. Its id then. Rejects where Discord refuses
 * it.
 */
export async function editOrSend(
  { channelApi, botId }: Parts,
  { channelId, messageId, mark, key }: StandingMessage,
  message: OutMessage,
): Promise<Snowflake> {
  if (
    messageId !== null &&
    (await orNull(isMessageGone, channelApi.edit(channelId, messageId, message))) !== null
  )
    return messageId;
  const recent = messageId === null ? await channelApi.recentMessages(channelId, botId()) : [];
  const sent = recent.find(({ customIds }) => customIds.includes(mark));
  if (sent) {
    await channelApi.edit(channelId, sent.id, message);
    return sent.id;
  }
  return channelApi.send(channelId, message, {
    nonce: nonceOf(`${key}:${channelId}:${messageId}`),
    silent: true,
  });
}
