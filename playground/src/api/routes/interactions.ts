/** Responses to interactions, and the webhooks of their tokens. */
import {
  type APIMessage,
  InteractionType as Kind,
  MessageFlags,
  InteractionResponseType as Type,
} from 'discord-api-types/v10';
import { Refusal, refusal } from '../../refusal.ts';
import type { Upload } from '../../state/attachments.ts';
import type { FakeDiscord } from '../../state/fake-discord.ts';
import type { Interaction } from '../../state/interactions.ts';
import type { StoredMessage } from '../../state/messages.ts';
import { parseForm } from '../../validators/form.ts';
import {
  autocompletion,
  deferral,
  interactionResponse,
  modal,
  type ResponseType,
} from '../../validators/interaction-response.ts';
import { messageEdit, newMessage } from '../../validators/message.ts';
import { draftResponse, requireOpen } from '../interaction-message.ts';
import { type ApiRequest, del, get, noContent, ok, patch, post, type Route } from '../server.ts';

function allowedTypes({ type, source }: Interaction): ResponseType[] {
  if (type === Kind.ApplicationCommandAutocomplete) return [Type.ApplicationCommandAutocompleteResult];
  const allowed: ResponseType[] = [Type.ChannelMessageWithSource, Type.DeferredChannelMessageWithSource];
  if (source !== null) allowed.push(Type.DeferredMessageUpdate, Type.UpdateMessage);
  if (type !== Kind.ModalSubmit) allowed.push(Type.Modal);
  return allowed;
}

/** Errors in a response's content have paths below `data`. */
function parseData<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof Refusal) || error.errors === null) throw error;
    throw new Refusal(error.status, error.code, error.message, { data: error.errors });
  }
}

/** Returns the message that the response created or changed, if any. */
function respond(
  discord: FakeDiscord,
  interaction: Interaction,
  type: ResponseType,
  data: unknown,
  uploads: readonly Upload[],
): StoredMessage | null {
  const { interactions, messages } = discord;
  const acknowledge = (message: StoredMessage | null) => {
    interactions.markAnswered(interaction, message?.body.id ?? null);
    interactions.announceAcknowledged(interaction);
    return message;
  };
  switch (type) {
    case Type.ChannelMessageWithSource: {
      const form = parseData(() => parseForm(newMessage, data ?? {}));
      return acknowledge(messages.create(draftResponse(discord, interaction, form, uploads)));
    }
    case Type.DeferredChannelMessageWithSource: {
      const flags = parseData(() => parseForm(deferral, data))?.flags ?? 0;
      const draft = draftResponse(discord, interaction, { flags: flags & MessageFlags.Ephemeral }, []);
      return acknowledge(messages.create({ ...draft, flags: (draft.flags ?? 0) | MessageFlags.Loading }));
    }
    case Type.DeferredMessageUpdate:
      return acknowledge(interaction.source);
    case Type.UpdateMessage: {
      const { source } = interaction;
      if (source === null) throw refusal('unknownMessage');
      requireOpen(interaction.channel);
      messages.edit(
        source,
        parseData(() => parseForm(messageEdit(source.body.flags), data ?? {})),
        uploads,
      );
      return acknowledge(source);
    }
    case Type.ApplicationCommandAutocompleteResult: {
      const { choices } = parseData(() => parseForm(autocompletion, data));
      interactions.markAnswered(interaction, null);
      interaction.toPage({
        type: 'choices',
        nonce: interaction.nonce,
        choices: choices.map(({ name, value }) => ({ name, value })),
      });
      return null;
    }
    case Type.Modal: {
      const form = parseData(() => parseForm(modal, data));
      const modalId = interactions.openModal(form, interaction);
      const { nonce, person } = interaction;
      const json = JSON.parse(JSON.stringify(form));
      interaction.toPage({ type: 'modal', nonce, userId: person.user.id, modalId, modal: json });
      return acknowledge(null);
    }
  }
}

/**
 * Sends a further message through an answered interaction's token. The first one after a deferral fills in the deferred message.
 */
function followUp(
  discord: FakeDiscord,
  interaction: Interaction,
  body: unknown,
  uploads: readonly Upload[],
): StoredMessage {
  const { messages } = discord;
  const { originalId } = interaction;
  const form = parseForm(newMessage, body);
  const original = originalId === null ? undefined : messages.find(originalId);
  if (original !== undefined && hasFlag(original, MessageFlags.Loading)) {
    messages.edit(original, parseForm(messageEdit(original.body.flags), body), uploads);
    return original;
  }
  const draft = draftResponse(discord, interaction, form, uploads);
  const extra = {
    ...draft.extra,
    interaction_metadata: {
      ...draft.extra?.interaction_metadata,
      ...(originalId === null ? {} : { original_response_message_id: originalId }),
    },
  } as Partial<APIMessage>;
  return messages.create({ ...draft, extra });
}

function interactionOf(request: ApiRequest, { interactions }: FakeDiscord): Interaction {
  return interactions.webhook(request.param('webhook_id'), request.param('webhook_token'));
}

/** Finds `@original`, or a message that was sent through one of the application's tokens. */
function messageOf(request: ApiRequest, discord: FakeDiscord): StoredMessage {
  const { originalId } = interactionOf(request, discord);
  const asked = request.param('message_id');
  const id = asked === '@original' ? originalId : asked;
  const message = id === null ? undefined : discord.messages.find(id);
  const isReachable = message?.body.webhook_id === discord.bot.id || id === originalId;
  if (message === undefined || !isReachable) throw refusal('unknownMessage');
  return message;
}

const hasFlag = ({ body }: StoredMessage, flag: MessageFlags) => ((body.flags ?? 0) & flag) !== 0;

const MESSAGE = '/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}';

export const interactionRoutes: Route[] = [
  post(
    '/interactions/{interaction_id}/{interaction_token}/callback',
    (request, discord) => {
      const { interactions, messages } = discord;
      const interaction = interactions.unanswered(
        request.param('interaction_id'),
        request.param('interaction_token'),
      );
      const { type, data } = parseForm(interactionResponse(allowedTypes(interaction)), request.json);
      const message = respond(discord, interaction, type, data, request.uploads);
      if (request.query.get('with_response') !== 'true') return noContent;
      const { id, type: interactionType } = interaction;
      if (message === null) {
        return ok({ interaction: { id, type: interactionType }, resource: { type } });
      }
      return ok({
        interaction: {
          id,
          type: interactionType,
          response_message_id: message.body.id,
          response_message_loading: hasFlag(message, MessageFlags.Loading),
          response_message_ephemeral: message.ephemeralFor !== null,
        },
        resource: { type, message: messages.redactForBot(message.body) },
      });
    },
    { open: true },
  ),
  post(
    '/webhooks/{webhook_id}/{webhook_token}',
    (request, discord) => {
      const interaction = interactionOf(request, discord);
      const message = followUp(discord, interaction, request.json ?? {}, request.uploads);
      return ok(discord.messages.redactForBot(message.body));
    },
    { open: true },
  ),
  get(MESSAGE, (request, discord) => ok(discord.messages.redactForBot(messageOf(request, discord).body)), {
    open: true,
  }),
  patch(
    MESSAGE,
    (request, discord) => {
      const message = messageOf(request, discord);
      requireOpen(discord.channels.find(message.body.channel_id));
      discord.messages.edit(
        message,
        parseForm(messageEdit(message.body.flags), request.json ?? {}),
        request.uploads,
      );
      return ok(discord.messages.redactForBot(message.body));
    },
    { open: true },
  ),
  del(
    MESSAGE,
    (request, discord) => {
      discord.messages.remove(messageOf(request, discord));
      return noContent;
    },
    { open: true },
  ),
];
