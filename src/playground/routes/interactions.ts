/** Answers to interactions, and the webhook that each interaction's token opens. */
import { MessageFlags } from 'discord-api-types/v10';
import { answer, followUp } from '../answers.ts';
import { parseForm } from '../forms/form.ts';
import { messageEdit } from '../forms/message.ts';
import type { StoredMessage } from '../message.ts';
import { readable } from '../readable.ts';
import { refusal } from '../refusal.ts';
import { type ApiRequest, noContent, ok, type Route } from '../route.ts';
import type { World } from '../world.ts';

function tokenOf(request: ApiRequest, world: World) {
  return world.interactions.webhook(request.param('webhook_id'), request.param('webhook_token'));
}

/** `@original`, or a message that came through a token of this application. */
function messageOf(request: ApiRequest, world: World): StoredMessage {
  const interaction = tokenOf(request, world);
  const asked = request.param('message_id');
  const id = asked === '@original' ? interaction.originalId : asked;
  const message = id === null ? undefined : world.messages.find(id);
  const reachable = message?.body.webhook_id === world.bot.id || id === interaction.originalId;
  if (message === undefined || !reachable) throw refusal('unknownMessage');
  return message;
}

const flagged = (message: StoredMessage | null, flag: number) => ((message?.body.flags ?? 0) & flag) !== 0;

const MESSAGE = '/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}';

export const interactionRoutes: Route[] = [
  {
    method: 'POST',
    path: '/interactions/{interaction_id}/{interaction_token}/callback',
    open: true,
    run(request, world) {
      const [id, token] = [request.param('interaction_id'), request.param('interaction_token')];
      const { interaction, answered } = answer(world, id, token, request.json, request.uploads);
      if (request.query.get('with_response') !== 'true') return noContent;
      const { message, type } = answered;
      const facts =
        message === null
          ? {}
          : {
              response_message_id: message.body.id,
              response_message_loading: flagged(message, MessageFlags.Loading),
              response_message_ephemeral: message.ephemeralFor !== null,
            };
      return ok({
        interaction: { id: interaction.id, type: interaction.type, ...facts },
        resource: { type, ...(message === null ? {} : { message: readable(world, message.body) }) },
      });
    },
  },
  {
    method: 'POST',
    path: '/webhooks/{webhook_id}/{webhook_token}',
    open: true,
    run(request, world) {
      const message = followUp(world, tokenOf(request, world), request.json ?? {}, request.uploads);
      return ok(readable(world, message.body));
    },
  },
  {
    method: 'GET',
    path: MESSAGE,
    open: true,
    run: (request, world) => ok(readable(world, messageOf(request, world).body)),
  },
  {
    method: 'PATCH',
    path: MESSAGE,
    open: true,
    run(request, world) {
      const message = messageOf(request, world);
      const form = parseForm(messageEdit(message.body.flags ?? 0), request.json ?? {});
      world.messages.edit(message, form, request.uploads);
      return ok(readable(world, message.body));
    },
  },
  {
    method: 'DELETE',
    path: MESSAGE,
    open: true,
    run(request, world) {
      world.messages.remove(messageOf(request, world));
      return noContent;
    },
  },
];
