/** The answer to an interaction: its outer shape; `data` is checked by its type's own form. */
import { InteractionResponseType } from 'discord-api-types/v10';
import { z } from 'zod';
import { list, text, textOrNumber } from './form.ts';

export const answerTypes = [
  InteractionResponseType.ChannelMessageWithSource,
  InteractionResponseType.DeferredChannelMessageWithSource,
  InteractionResponseType.DeferredMessageUpdate,
  InteractionResponseType.UpdateMessage,
  InteractionResponseType.ApplicationCommandAutocompleteResult,
  InteractionResponseType.Modal,
] as const;
export type AnswerType = (typeof answerTypes)[number];

export function callback(allowed: readonly AnswerType[]) {
  return z.object({ type: z.literal(allowed), data: z.unknown().optional() });
}

export const deferral = z.object({ flags: z.int().nullish() }).nullish();

export const autocompletion = z.object({
  choices: list(
    z.object({
      name: text(1, 100),
      name_localizations: z.record(z.string(), z.string()).nullish(),
      value: textOrNumber(100),
    }),
    0,
    25,
  ),
});
