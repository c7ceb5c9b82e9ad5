/** The message that answers an interaction, before it is written. */
import {
  type APIMessage,
  ApplicationCommandType,
  InteractionType as Kind,
  MessageFlags,
  MessageType,
  type MessageType as Type,
} from 'discord-api-types/v10';
import type { Upload } from './attachments.ts';
import type { NewMessage } from './forms/message.ts';
import { GUILD_ID } from './guild.ts';
import type { Interaction } from './interactions.ts';
import type { Draft } from './message.ts';
import { refusal } from './refusal.ts';
import type { UsedCommand } from './used-command.ts';
import type { World } from './world.ts';

/** What an answer or a follow-up may set by itself. */
const OWN_FLAGS =
  MessageFlags.Ephemeral |
  MessageFlags.SuppressEmbeds |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsComponentsV2;

/** @throws Refusal where the channel takes no messages any more */
export function draft(
  world: World,
  interaction: Interaction,
  form: Draft['form'] & Pick<NewMessage, 'flags'>,
  uploads: readonly Upload[],
): Draft {
  const flags = (form.flags ?? 0) & OWN_FLAGS;
  const { channel, person } = interaction;
  if (world.channels.find(channel.id) === undefined) throw refusal('unknownChannel');
  const ephemeral = (flags & MessageFlags.Ephemeral) !== 0;
  if (channel.kind === 'thread' && channel.archived && !ephemeral) {
    if (channel.locked) throw refusal('threadArchived');
    world.channels.archive(channel, false);
  }
  return {
    channel,
    author: world.bot,
    form,
    uploads,
    flags,
    type: typeOf(interaction),
    ...(ephemeral ? { ephemeralFor: person.user.id } : {}),
    extra: {
      ...reference(interaction),
      webhook_id: world.bot.id,
      application_id: world.bot.id,
      ...metadata(interaction),
    },
  };
}

function typeOf({ source, command }: Interaction): Type {
  if (source !== null) return MessageType.Reply;
  const chat = command === null || command.target.type === ApplicationCommandType.ChatInput;
  return chat ? MessageType.ChatInputCommand : MessageType.ContextMenuCommand;
}

/** To the message whose component was used; of a message command's first answer, to the message it was used on. */
function reference({ source, command, type, state, channel }: Interaction): Partial<APIMessage> {
  if (source !== null) {
    return { message_reference: { type: 0, channel_id: channel.id, message_id: source.body.id } };
  }
  const target = command?.target;
  const first = type === Kind.ApplicationCommand && state === 'waiting';
  if (!first || target?.type !== ApplicationCommandType.Message) return {};
  const { body } = target.message;
  const place = channel.kind === 'dm' ? {} : { guild_id: GUILD_ID };
  return {
    message_reference: { type: 0, channel_id: channel.id, message_id: body.id, ...place },
    referenced_message: body,
  };
}

function metadata(interaction: Interaction): Partial<APIMessage> {
  const { user } = interaction.person;
  const { id, type, command } = interaction;
  const named =
    command === null || type !== Kind.ApplicationCommand
      ? {}
      : { interaction: { id, type, name: command.name, user } };
  return { interaction_metadata: written(interaction), ...named } as unknown as Partial<APIMessage>;
}

function written(interaction: Interaction): Record<string, unknown> {
  const { id, type, person, source, opener, channel, command } = interaction;
  return {
    id,
    type,
    user: person.user,
    authorizing_integration_owners: channel.kind === 'dm' ? { '0': '0' } : { '0': GUILD_ID },
    ...(type === Kind.ApplicationCommand && command !== null ? writtenCommand(command) : {}),
    ...(type === Kind.MessageComponent && source !== null ? { interacted_message_id: source.body.id } : {}),
    ...(opener === null ? {} : { triggering_interaction_metadata: written(opener) }),
  };
}

function writtenCommand({ name, target }: UsedCommand): Record<string, unknown> {
  return {
    name,
    command_type: target.type,
    ...(target.type === ApplicationCommandType.Message ? { target_message_id: target.message.body.id } : {}),
    ...(target.type === ApplicationCommandType.User ? { target_user: target.user } : {}),
  };
}
