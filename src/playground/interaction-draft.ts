/** The message that answers an interaction, before it is written. */
import { type APIMessage, InteractionType as Kind, MessageFlags, MessageType } from 'discord-api-types/v10';
import type { Upload } from './attachments.ts';
import type { NewMessage } from './forms/message.ts';
import { GUILD_ID } from './guild.ts';
import type { Interaction } from './interactions.ts';
import type { Draft } from './message.ts';
import { refusal } from './refusal.ts';
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
  const { source, channel, person } = interaction;
  if (world.channels.find(channel.id) === undefined) throw refusal('unknownChannel');
  const ephemeral = (flags & MessageFlags.Ephemeral) !== 0;
  if (channel.kind === 'thread' && channel.archived && !ephemeral) {
    if (channel.locked) throw refusal('threadArchived');
    world.channels.archive(channel, false);
  }
  const replyFields: Partial<APIMessage> =
    source === null
      ? {}
      : { message_reference: { type: 0, channel_id: channel.id, message_id: source.body.id } };
  return {
    channel,
    author: world.bot,
    form,
    uploads,
    flags,
    type: source === null ? MessageType.ChatInputCommand : MessageType.Reply,
    ...(ephemeral ? { ephemeralFor: person.user.id } : {}),
    extra: {
      ...replyFields,
      webhook_id: world.bot.id,
      application_id: world.bot.id,
      ...metadata(interaction),
    },
  };
}

function metadata(interaction: Interaction): Partial<APIMessage> {
  const { user } = interaction.person;
  const { id, type, commandName } = interaction;
  const named =
    commandName === null || type !== Kind.ApplicationCommand
      ? {}
      : { interaction: { id, type, name: commandName, user } };
  return { interaction_metadata: written(interaction), ...named } as unknown as Partial<APIMessage>;
}

function written(interaction: Interaction): Record<string, unknown> {
  const { id, type, person, source, opener, channel } = interaction;
  return {
    id,
    type,
    user: person.user,
    authorizing_integration_owners: channel.kind === 'dm' ? { '0': '0' } : { '0': GUILD_ID },
    ...(type === Kind.ApplicationCommand ? { name: interaction.commandName, command_type: 1 } : {}),
    ...(type === Kind.MessageComponent && source !== null ? { interacted_message_id: source.body.id } : {}),
    ...(opener === null ? {} : { triggering_interaction_metadata: written(opener) }),
  };
}
