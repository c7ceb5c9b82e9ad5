/** A message as the double keeps it, and as a draft. */
import type { APIMessage, APIUser, MessageType as Type } from 'discord-api-types/v10';
import { MessageType } from 'discord-api-types/v10';
import type { StoredFile, Upload } from './attachments.ts';
import type { Channel } from './channel.ts';
import type { NewMessage } from './forms/message.ts';
import type { PageMessage } from './page-protocol.ts';

export interface StoredMessage {
  body: APIMessage;
  files: readonly StoredFile[];
  /** The only person who has an ephemeral message. */
  readonly ephemeralFor: string | null;
}

export interface Draft {
  readonly channel: Channel;
  readonly author: APIUser;
  readonly form: Pick<
    NewMessage,
    'content' | 'embeds' | 'components' | 'attachments' | 'allowed_mentions' | 'tts' | 'nonce'
  >;
  readonly uploads: readonly Upload[];
  readonly flags: number;
  readonly type?: Type;
  readonly ephemeralFor?: string;
  readonly repliesTo?: StoredMessage;
  /** Fields that only some messages have: `webhook_id`, `interaction_metadata`. */
  readonly extra?: Partial<APIMessage>;
}

export function pageMessage({ body, ephemeralFor }: StoredMessage): PageMessage {
  return ephemeralFor === null ? body : { ...body, ephemeral_for: ephemeralFor };
}

/** How a reply points to what it replies to. */
export function replyFields(repliesTo: StoredMessage | undefined): Partial<APIMessage> {
  if (repliesTo === undefined) return {};
  const { id, channel_id } = repliesTo.body;
  return {
    type: MessageType.Reply,
    message_reference: { type: 0, message_id: id, channel_id },
    referenced_message: repliesTo.body,
  };
}
