import { ApplicationCommandType, ApplicationCommandOptionType as Kind, Locale } from 'discord-api-types/v10';
import * as z from 'zod';
import { integer, list, refuse, text, textOrNumber, unique } from './form.ts';

const locales: ReadonlySet<string> = new Set(Object.values(Locale));

const shape = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

function isCommandName(value: string): boolean {
  return shape.test(value) && value === value.toLowerCase();
}

const optionName = text(1, 32).superRefine((value, ctx) => {
  if (isCommandName(value)) return;
  refuse(ctx, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
});

function localized(each: z.ZodType<string>) {
  return z
    .record(z.string(), each)
    .superRefine((value, ctx) => {
      for (const locale of Object.keys(value)) {
        if (locales.has(locale)) continue;
        refuse(ctx, 'BASE_TYPE_CHOICES', `Value "${locale}" is not one of Discord's locales.`, [locale]);
      }
    })
    .nullish();
}

const choice = z.object({
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
const takesChoices: readonly number[] = [Kind.String, Kind.Integer];
const types = [...nests, ...takesChoices, Kind.Boolean, Kind.User, Kind.Channel];

const option: z.ZodType<OptionForm> = z
  .object({
    type: z.literal(types),
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
    min_length: integer(0, 6000).nullish(),
    max_length: integer(1, 6000).nullish(),
    autocomplete: z.boolean().nullish(),
  })
  .superRefine((value, ctx) => {
    const wrong = (field: string, message: string) =>
      refuse(ctx, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message, [field]);
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
        refuse(ctx, 'BASE_TYPE_INVALID', 'The value is not of the option’s type', ['choices', at, 'value']);
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

const options: z.ZodType<OptionForm[]> = z
  .lazy(() => list(option, 0, 25))
  .superRefine(
    unique(
      ({ name }) => name,
      'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
      'Option name already exists in the command',
      'name',
    ),
  )
  .superRefine((all, ctx) => {
    const nested = all.filter(({ type }) => nests.includes(type)).length;
    if (nested > 0 && nested < all.length) {
      refuse(
        ctx,
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Sub-command and sub-command group option types are mutually exclusive to all other types',
      );
    }
    const firstOptional = all.findIndex((one) => one.required !== true);
    for (const [at, one] of all.entries()) {
      if (one.required !== true || firstOptional === -1 || at < firstOptional) continue;
      refuse(
        ctx,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
        [at],
      );
    }
  });

/** Discord's limit of a whole command, in characters. */
const MAX_TEXT_LENGTH = 8000;

const fields = {
  name: text(1, 32),
  name_localizations: localized(text(1, 32)),
  description: text(0, 100).nullish(),
  description_localizations: localized(text(1, 100)),
  options: options.nullish(),
  default_member_permissions: z
    .union([z.string().regex(/^\d+$/), z.int().min(0)])
    .transform(String)
    .nullish(),
  dm_permission: z.boolean().nullish(),
  contexts: z
    .array(z.literal([0, 1, 2]))
    .min(1)
    .nullish(),
  integration_types: z
    .array(z.literal([0, 1]))
    .min(1)
    .nullish(),
  nsfw: z.boolean().nullish(),
  type: z
    .literal([ApplicationCommandType.ChatInput, ApplicationCommandType.User, ApplicationCommandType.Message])
    .nullish(),
};

type Written = z.output<z.ZodObject<typeof fields>>;

function wholeCommand(value: Written, ctx: z.RefinementCtx): void {
  const chat = (value.type ?? ApplicationCommandType.ChatInput) === ApplicationCommandType.ChatInput;
  if (chat) {
    const names: [string, (string | number)[]][] = [[value.name, ['name']]];
    for (const [locale, name] of Object.entries(value.name_localizations ?? {})) {
      names.push([name, ['name_localizations', locale]]);
    }
    for (const [name, path] of names) {
      if (name.length <= 32 && !isCommandName(name))
        refuse(ctx, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid', path);
    }
    if (!value.description) refuse(ctx, 'BASE_TYPE_REQUIRED', 'This field is required', ['description']);
  } else if (value.description || value.options?.length) {
    refuse(
      ctx,
      'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION',
      'Context menu commands have neither description nor options',
      ['description'],
    );
  }
  if (writtenLength(value) > MAX_TEXT_LENGTH) {
    refuse(ctx, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MAX_TEXT_LENGTH})`);
  }
}

type Localized = Readonly<Record<string, string>> | null | undefined;

interface Sized {
  readonly name: string;
  readonly name_localizations?: Localized;
  readonly description?: string | null | undefined;
  readonly description_localizations?: Localized;
  readonly options?: readonly OptionForm[] | null | undefined;
  readonly choices?: readonly z.output<typeof choice>[] | null | undefined;
}

/** The longest localization counts. */
const longest = (text: string, localized: Localized): number =>
  Math.max(text.length, ...Object.values(localized ?? {}).map(({ length }) => length));

/** Characters in the names, descriptions and values of a command, its options and their choices. */
function writtenLength(value: Sized): number {
  let length =
    longest(value.name, value.name_localizations) +
    longest(value.description ?? '', value.description_localizations);
  for (const each of value.choices ?? [])
    length += longest(each.name, each.name_localizations) + String(each.value).length;
  for (const each of value.options ?? []) length += writtenLength(each);
  return length;
}

const command = z.object(fields).superRefine(wholeCommand);
export type CommandForm = z.output<typeof command>;

export const commands = list(command, 0, 130).superRefine(
  unique(
    ({ name, type }) => `${type ?? 1} ${name}`,
    'APPLICATION_COMMANDS_DUPLICATE_NAME',
    'Application command names must be unique',
    'name',
  ),
);
