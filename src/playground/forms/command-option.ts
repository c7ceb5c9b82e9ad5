/** The options of an application command. */
import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';
import { z } from 'zod';
import { complaint, list, text, textOrNumber, whole } from './form.ts';
import { isLocale } from './locale.ts';

const shape = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** A name as slash commands and options have them. */
export function lowName(value: string): boolean {
  return shape.test(value) && value === value.toLowerCase();
}

const optionName = text(1, 32).superRefine((value, ctx) => {
  if (lowName(value)) return;
  ctx.addIssue(complaint('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'));
});

export function localized(each: z.ZodType<string>) {
  return z
    .record(z.string(), each)
    .superRefine((value, ctx) => {
      for (const locale of Object.keys(value)) {
        if (isLocale(locale)) continue;
        ctx.addIssue(
          complaint('BASE_TYPE_CHOICES', `Value "${locale}" is not one of Discord's locales.`, [locale]),
        );
      }
    })
    .nullish();
}

export const choice = z.object({
  name: text(1, 100),
  name_localizations: localized(text(1, 100)),
  value: textOrNumber(100),
});

export interface OptionForm {
  type: number;
  name: string;
  name_localizations?: Record<string, string> | null | undefined;
  description: string;
  description_localizations?: Record<string, string> | null | undefined;
  required?: boolean | null | undefined;
  choices?: z.output<typeof choice>[] | null | undefined;
  options?: OptionForm[] | null | undefined;
  channel_types?: number[] | null | undefined;
  min_value?: number | null | undefined;
  max_value?: number | null | undefined;
  min_length?: number | null | undefined;
  max_length?: number | null | undefined;
  autocomplete?: boolean | null | undefined;
}

const nests: readonly number[] = [Kind.Subcommand, Kind.SubcommandGroup];
const takesChoices: readonly number[] = [Kind.String, Kind.Integer, Kind.Number];

const option: z.ZodType<OptionForm> = z
  .object({
    type: whole(1, 11),
    name: optionName,
    name_localizations: localized(optionName),
    description: text(1, 100),
    description_localizations: localized(text(1, 100)),
    required: z.boolean().nullish(),
    choices: list(choice, 0, 25).nullish(),
    get options() {
      return options.nullish();
    },
    channel_types: z.array(z.int()).nullish(),
    min_value: z.number().nullish(),
    max_value: z.number().nullish(),
    min_length: whole(0, 6000).nullish(),
    max_length: whole(1, 6000).nullish(),
    autocomplete: z.boolean().nullish(),
  })
  .superRefine((value, ctx) => {
    const wrong = (field: string, message: string) =>
      ctx.addIssue(complaint('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message, [field]));
    if (value.options?.length && !nests.includes(value.type))
      wrong('options', 'Only sub-commands and groups nest');
    if (value.choices?.length && !takesChoices.includes(value.type))
      wrong('choices', 'This type takes no choices');
    if (value.choices?.length && value.autocomplete === true) {
      wrong('autocomplete', 'Choices and autocomplete exclude each other');
    }
    if (value.autocomplete === true && !takesChoices.includes(value.type)) {
      wrong('autocomplete', 'This type takes no suggestions');
    }
    for (const [at, { value: chosen }] of (value.choices ?? []).entries()) {
      const fits = value.type === Kind.String ? typeof chosen === 'string' : typeof chosen === 'number';
      if (!fits)
        ctx.addIssue(
          complaint('BASE_TYPE_INVALID', 'The value is not of the option’s type', ['choices', at, 'value']),
        );
    }
    if (
      value.type === Kind.SubcommandGroup &&
      value.options?.some((inner) => inner.type !== Kind.Subcommand)
    ) {
      wrong('options', 'A group holds sub-commands only');
    }
    if (value.type === Kind.Subcommand && value.options?.some((inner) => nests.includes(inner.type))) {
      wrong('options', 'A sub-command holds no sub-commands');
    }
  });

export const options: z.ZodType<OptionForm[]> = z
  .lazy(() => list(option, 0, 25))
  .superRefine((all, ctx) => {
    const names = all.map(({ name }) => name);
    for (const [at, name] of names.entries()) {
      if (names.indexOf(name) === at) continue;
      ctx.addIssue(
        complaint(
          'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
          'Option name already exists in the command',
          [at, 'name'],
        ),
      );
    }
    const nested = all.filter(({ type }) => nests.includes(type)).length;
    if (nested > 0 && nested < all.length) {
      ctx.addIssue(
        complaint(
          'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
          'Sub-command and sub-command group option types are mutually exclusive to all other types',
        ),
      );
    }
    const firstOptional = all.findIndex((one) => one.required !== true);
    for (const [at, one] of all.entries()) {
      if (one.required !== true || firstOptional === -1 || at < firstOptional) continue;
      ctx.addIssue(
        complaint(
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options',
          [at],
        ),
      );
    }
  });
