import {
  type APIMessage,
  ApplicationCommandType,
  InteractionType as Kind,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import { refusal } from '../refusal.ts';
import type { Upload } from '../state/attachments.ts';
import type { Channel } from '../state/channel.ts';
import type { FakeDiscord } from '../state/fake-discord.ts';
import type { Interaction } from '../state/interactions.ts';
import type { MessageDraft } from '../state/messages.ts';
import type { NewMessage } from '../validators/message.ts';

const OWN_FLAGS = MessageFlags.Ephemeral | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

/** @throws Refusal 50083 in an archived thread, in which nothing is answered and nothing edited */
export function requireOpen(channel: Channel | undefined): void {
  if (channel?.kind === 'thread' && channel.archived) throw refusal('threadArchived');
}

/** @throws Refusal when the channel takes no more messages */
export function draftResponse(
  { channels, bot }: FakeDiscord,
  interaction: Interaction,
  form: MessageDraft['form'] & Pick<NewMessage, 'flags'>,
  uploads: readonly Upload[],
): MessageDraft {
  const flags = (form.flags ?? 0) & OWN_FLAGS;
  const { channel, person } = interaction;
  if (channels.find(channel.id) === undefined) throw refusal('unknownChannel');
  requireOpen(channel);
  const isEphemeral = (flags & MessageFlags.Ephemeral) !== 0;
  return {
    channel,
    author: bot,
    form,
    uploads,
    flags,
    type: messageType(interaction),
    ...(isEphemeral ? { ephemeralFor: person.user.id } : {}),
    extra: {
      ...reference(interaction),
      webhook_id: bot.id,
      application_id: bot.id,
      ...metadata(interaction),
    },
  };
}

function messageType({ source, command }: Interaction): MessageType {
  if (source !== null) return MessageType.Reply;
  return command && command.type !== ApplicationCommandType.ChatInput
    ? MessageType.ContextMenuCommand
    : MessageType.ChatInputCommand;
}

/** Refers to the message whose component was used; for the first answer to a message command, to the message it was used on. */
function reference({ source, command, type, state, channel }: Interaction): Partial<APIMessage> {
  if (source !== null) {
    return { message_reference: { type: 0, channel_id: channel.id, message_id: source.body.id } };
  }
  const isFirst = type === Kind.ApplicationCommand && state === 'waiting';
  if (!isFirst || !command?.target) return {};
  const { body } = command.target;
  const place = channel.kind === 'dm' ? {} : { guild_id: channel.guildId };
  return {
    message_reference: { type: 0, channel_id: channel.id, message_id: body.id, ...place },
    referenced_message: body,
  };
}

function metadata(interaction: Interaction): Partial<APIMessage> {
  const { id, type, command, person } = interaction;
  const named =
    command === null || type !== Kind.ApplicationCommand
      ? {}
      : { interaction: { id, type, name: command.name, user: person.user } };
  return { interaction_metadata: metadataJson(interaction), ...named } as unknown as Partial<APIMessage>;
}

function metadataJson(interaction: Interaction): Record<string, unknown> {
  const { id, type, person, source, opener, channel, command } = interaction;
  return {
    id,
    type,
    user: person.user,
    authorizing_integration_owners: { '0': channel.kind === 'dm' ? '0' : channel.guildId },
    ...(type === Kind.ApplicationCommand && command !== null
      ? {
          name: command.name,
          command_type: command.type,
          ...(command.targetUserId ? { target_user_id: command.targetUserId } : {}),
          ...(command.target ? { target_message_id: command.target.body.id } : {}),
        }
      : {}),
    ...(type === Kind.MessageComponent && source !== null ? { interacted_message_id: source.body.id } : {}),
    ...(opener === null ? {} : { triggering_interaction_metadata: metadataJson(opener) }),
  };
}
