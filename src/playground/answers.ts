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
export async function answer(
  world: World,
  id: string,
  token: string,
  body: unknown,
  uploads: readonly Upload[],
): Promise<{ interaction: Interaction; answered: Answered }> {
  const interaction = world.interactions.unanswered(id, token);
  const { type, data } = parseForm(callback(allowedAnswers(interaction)), body);
  const message = await carryOut(world, interaction, type, data, uploads);
  return { interaction, answered: { type, message } };
}

async function carryOut(
  world: World,
  interaction: Interaction,
  type: AnswerType,
  data: unknown,
  uploads: readonly Upload[],
): Promise<StoredMessage | null> {
  const { interactions } = world;
  const acknowledge = async (work: () => Promise<StoredMessage | null>) => {
    const message = await interactions.answer(interaction, async () => {
      const made = await work();
      interaction.originalId = made?.body.id ?? null;
      return made;
    });
    interactions.acknowledged(interaction);
    return message;
  };
  switch (type) {
    case Answer.ChannelMessageWithSource: {
      const form = parseData(() => parseForm(newMessage, data ?? {}));
      return acknowledge(() => world.messages.create(draft(world, interaction, form, uploads)));
    }
    case Answer.DeferredChannelMessageWithSource: {
      const flags = parseData(() => parseForm(deferral, data))?.flags ?? 0;
      const waiting = draft(world, interaction, { flags: flags & MessageFlags.Ephemeral }, []);
      return acknowledge(() =>
        world.messages.create({ ...waiting, flags: waiting.flags | MessageFlags.Loading }),
      );
    }
    case Answer.DeferredMessageUpdate:
      return acknowledge(async () => interaction.source);
    case Answer.UpdateMessage: {
      const { source } = interaction;
      if (source === null || world.messages.find(source.body.id) !== source) throw refusal('unknownMessage');
      const form = parseData(() => parseForm(messageEdit(source.body.flags ?? 0), data ?? {}));
      return acknowledge(async () => {
        await world.messages.edit(source, form, uploads);
        return source;
      });
    }
    case Answer.ApplicationCommandAutocompleteResult: {
      const { choices } = parseData(() => parseForm(autocompletion, data));
      await interactions.answer(interaction, async () => null);
      const offered = choices.map(({ name, value }) => ({ name, value }));
      interaction.tell({ type: 'choices', nonce: interaction.nonce, choices: offered });
      return null;
    }
    case Answer.Modal: {
      const form = parseData(() => parseForm(modal, data));
      return acknowledge(async () => {
        const modalId = interactions.openModal(form, interaction);
        const shown = JSON.parse(JSON.stringify(form));
        const { nonce, person } = interaction;
        interaction.tell({ type: 'modal', nonce, userId: person.user.id, modalId, modal: shown });
        return null;
      });
    }
  }
}

/** A further message on an answered interaction's token. The first one after a deferral fills what was deferred. */
export async function followUp(
  world: World,
  interaction: Interaction,
  body: unknown,
  uploads: readonly Upload[],
): Promise<StoredMessage> {
  const form = parseForm(newMessage, body);
  const original = interaction.originalId === null ? undefined : world.messages.find(interaction.originalId);
  if (original !== undefined && ((original.body.flags ?? 0) & MessageFlags.Loading) !== 0) {
    const edit = parseForm(messageEdit(original.body.flags ?? 0), body);
    await world.messages.edit(original, edit, uploads);
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
