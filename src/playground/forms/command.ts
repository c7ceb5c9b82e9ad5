/** The body of an application command, as Discord lets it be registered. */
import { ApplicationCommandType } from 'discord-api-types/v10';
import { z } from 'zod';
import { type choice, localized, lowName, type OptionForm, options } from './command-option.ts';
import { complaint, list, text } from './form.ts';

const MOST_TEXT = 8000;
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
  type: z.literal([1, 2, 3]).nullish(),
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
      if (name.length <= 32 && !lowName(name))
        ctx.addIssue(complaint('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid', path));
    }
    if (!value.description)
      ctx.addIssue(complaint('BASE_TYPE_REQUIRED', 'This field is required', ['description']));
  } else if (value.description || value.options?.length) {
    ctx.addIssue(
      complaint(
        'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION',
        'Context menu commands have neither description nor options',
        ['description'],
      ),
    );
  }
  if (writtenLength(value) > MOST_TEXT) {
    ctx.addIssue(complaint('APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MOST_TEXT})`));
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

/** Of a text and what it is in other languages Discord counts the longest one. */
const longest = (text: string, localized: Localized): number =>
  Math.max(text.length, ...Object.values(localized ?? {}).map(({ length }) => length));

/** Names, descriptions and values of a command, its options and their choices. */
function writtenLength(value: Sized): number {
  let length =
    longest(value.name, value.name_localizations) +
    longest(value.description ?? '', value.description_localizations);
  for (const each of value.choices ?? [])
    length += longest(each.name, each.name_localizations) + String(each.value).length;
  for (const each of value.options ?? []) length += writtenLength(each);
  return length;
}

export const command = z.object(fields).superRefine(wholeCommand);
export type CommandForm = z.output<typeof command>;

export const commands = list(command, 0, 130).superRefine((all, ctx) => {
  const names = all.map(({ name, type }) => `${type ?? 1} ${name}`);
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) === at) continue;
    ctx.addIssue(
      complaint('APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique', [
        at,
        'name',
      ]),
    );
  }
});

/** An edit leaves out what stays; the result is checked as a whole command once more. */
export const commandEdit = z.object(fields).partial();
