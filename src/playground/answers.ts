/** What a bot's answer to an interaction does. */
import {
  InteractionResponseType as Answer,
  type APIMessage,
  InteractionType as Kind,
  MessageFlags,
} from 'discord-api-types/v10';
import type { Upload } from './attachments.ts';
import { type AnswerType, autocompletion, callback, deferral } from './forms/callback.ts';
import { parseForm } from './forms/form.ts';
import { messageEdit, newMessage } from './forms/message.ts';
import { modal } from './forms/modal.ts';
import { draft } from './interaction-draft.ts';
import type { Interaction } from './interactions.ts';
import type { StoredMessage } from './message.ts';
import { Refusal, refusal } from './refusal.ts';
import type { World } from './world.ts';

export interface Answered {
  readonly type: AnswerType;
  readonly message: StoredMessage | null;
}

function allowedAnswers(interaction: Interaction): AnswerType[] {
  if (interaction.type === Kind.ApplicationCommandAutocomplete) {
    return [Answer.ApplicationCommandAutocompleteResult];
  }
  const allowed: AnswerType[] = [Answer.ChannelMessageWithSource, Answer.DeferredChannelMessageWithSource];
  if (interaction.source !== null) allowed.push(Answer.DeferredMessageUpdate, Answer.UpdateMessage);
  if (interaction.type !== Kind.ModalSubmit) allowed.push(Answer.Modal);
  return allowed;
}

/** Complaints about an answer's content have their path below `data`. */
function parseData<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof Refusal) || error.errors === null) throw error;
    throw new Refusal(error.status, error.code, error.message, { data: error.errors });
  }
}

/** @throws Refusal 10062, 40060, 50035, and what Discord refuses in messages */
export function answer(
  world: World,
  id: string,
  token: string,
  body: unknown,
  uploads: readonly Upload[],
): { interaction: Interaction; answered: Answered } {
  const interaction = world.interactions.unanswered(id, token);
  const { type, data } = parseForm(callback(allowedAnswers(interaction)), body);
  const message = carryOut(world, interaction, type, data, uploads);
  return { interaction, answered: { type, message } };
}

function carryOut(
  world: World,
  interaction: Interaction,
  type: AnswerType,
  data: unknown,
  uploads: readonly Upload[],
): StoredMessage | null {
  const { interactions, messages } = world;
  switch (type) {
    case Answer.ChannelMessageWithSource: {
      const form = parseData(() => parseForm(newMessage, data ?? {}));
      return acknowledge(world, interaction, messages.create(draft(world, interaction, form, uploads)));
    }
    case Answer.DeferredChannelMessageWithSource: {
      const flags = parseData(() => parseForm(deferral, data))?.flags ?? 0;
      const waiting = draft(world, interaction, { flags: flags & MessageFlags.Ephemeral }, []);
      const loading = messages.create({ ...waiting, flags: waiting.flags | MessageFlags.Loading });
      return acknowledge(world, interaction, loading);
    }
    case Answer.DeferredMessageUpdate:
      return acknowledge(world, interaction, interaction.source);
    case Answer.UpdateMessage: {
      const { source } = interaction;
      if (source === null) throw refusal('unknownMessage');
      const form = parseData(() => parseForm(messageEdit(source.body.flags ?? 0), data ?? {}));
      messages.edit(source, form, uploads);
      return acknowledge(world, interaction, source);
    }
    case Answer.ApplicationCommandAutocompleteResult: {
      const { choices } = parseData(() => parseForm(autocompletion, data));
      interactions.answered(interaction, null);
      const offered = choices.map(({ name, value }) => ({ name, value }));
      interaction.tell({ type: 'choices', nonce: interaction.nonce, choices: offered });
      return null;
    }
    case Answer.Modal: {
      const form = parseData(() => parseForm(modal, data));
      const modalId = interactions.openModal(form, interaction);
      const { nonce, person } = interaction;
      const shown = JSON.parse(JSON.stringify(form));
      interaction.tell({ type: 'modal', nonce, userId: person.user.id, modalId, modal: shown });
      return acknowledge(world, interaction, null);
    }
  }
}

function acknowledge(
  world: World,
  interaction: Interaction,
  message: StoredMessage | null,
): StoredMessage | null {
  world.interactions.answered(interaction, message?.body.id ?? null);
  world.interactions.acknowledged(interaction);
  return message;
}

/** A further message on an answered interaction's token. The first one after a deferral fills what was deferred. */
export function followUp(
  world: World,
  interaction: Interaction,
  body: unknown,
  uploads: readonly Upload[],
): StoredMessage {
  const form = parseForm(newMessage, body);
  const original = interaction.originalId === null ? undefined : world.messages.find(interaction.originalId);
  if (original !== undefined && ((original.body.flags ?? 0) & MessageFlags.Loading) !== 0) {
    const edit = parseForm(messageEdit(original.body.flags ?? 0), body);
    world.messages.edit(original, edit, uploads);
    return original;
  }
  const made = draft(world, interaction, form, uploads);
  const metadata = {
    ...made.extra?.interaction_metadata,
    original_response_message_id: interaction.originalId,
  };
  const extra = { ...made.extra, interaction_metadata: metadata } as Partial<APIMessage>;
  return world.messages.create({ ...made, extra });
}
