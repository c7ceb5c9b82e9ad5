/** The application's registered commands: global ones and the guild's. */
import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import type { CommandForm } from './forms/command.ts';
import type { OptionForm } from './forms/command-option.ts';
import { refusal } from './refusal.ts';
import type { World } from './world.ts';

/** Null: global. */
export type Scope = string | null;

/** How many there may be of each type. */
const MOST_CHAT = 100;
const MOST_MENU = 15;

export class Commands {
  readonly #world: World;
  readonly #commands = new Map<Scope, APIApplicationCommand[]>();

  constructor(world: World) {
    this.#world = world;
  }

  list(scope: Scope): readonly APIApplicationCommand[] {
    return this.#commands.get(scope) ?? [];
  }

  /** What people can choose from: the guild's own hide global ones of the same name. */
  offered(): APIApplicationCommand[] {
    const own = this.list(this.#world.guild.id);
    const hidden = new Set(own.map(key));
    return [...own, ...this.list(null).filter((command) => !hidden.has(key(command)))];
  }

  get(scope: Scope, id: string): APIApplicationCommand {
    const command = this.list(scope).find((one) => one.id === id);
    if (command === undefined) throw refusal('unknownCommand');
    return command;
  }

  /** `made` is false where a command of this name was replaced. */
  put(scope: Scope, form: CommandForm): { command: APIApplicationCommand; made: boolean } {
    const before = this.list(scope).find((one) => key(one) === key(form));
    const command = this.#written(scope, form, before);
    const others = this.list(scope).filter((one) => one !== before);
    this.#set(scope, [...others, command]);
    return { command, made: before === undefined };
  }

  replace(scope: Scope, forms: readonly CommandForm[]): APIApplicationCommand[] {
    const before = this.list(scope);
    const commands = forms.map((form) =>
      this.#written(
        scope,
        form,
        before.find((one) => key(one) === key(form)),
      ),
    );
    this.#set(scope, commands);
    return commands;
  }

  edit(scope: Scope, id: string, form: CommandForm): APIApplicationCommand {
    const before = this.get(scope, id);
    const command = this.#written(scope, form, before);
    this.#set(
      scope,
      this.list(scope).map((one) => (one === before ? command : one)),
    );
    return command;
  }

  remove(scope: Scope, id: string): void {
    const gone = this.get(scope, id);
    this.#set(
      scope,
      this.list(scope).filter((one) => one !== gone),
    );
  }

  #set(scope: Scope, commands: APIApplicationCommand[]): void {
    const { ChatInput, User, Message } = ApplicationCommandType;
    const count = (kind: ApplicationCommandType) => commands.filter(({ type }) => type === kind).length;
    if (count(ChatInput) > MOST_CHAT) throw refusal('tooManyCommands');
    if (Math.max(count(User), count(Message)) > MOST_MENU) throw refusal('tooManyMenuCommands');
    this.#commands.set(scope, commands);
    this.#world.outlets.page({ type: 'commands', commands: this.offered() });
  }

  #written(
    scope: Scope,
    form: CommandForm,
    before: APIApplicationCommand | undefined,
  ): APIApplicationCommand {
    const { ids, bot } = this.#world;
    const fresh = {
      id: before?.id ?? ids.next(),
      application_id: bot.id,
      version: before?.version ?? '',
      default_member_permissions: form.default_member_permissions ?? null,
      type: form.type ?? ApplicationCommandType.ChatInput,
      name: form.name,
      name_localizations: form.name_localizations ?? null,
      description: form.description ?? '',
      description_localizations: form.description_localizations ?? null,
      nsfw: form.nsfw ?? false,
      ...(form.options?.length ? { options: form.options.map(writtenOption) } : {}),
      ...(scope === null
        ? {
            dm_permission: form.dm_permission ?? true,
            contexts: form.contexts ?? null,
            integration_types: form.integration_types ?? [0],
          }
        : { guild_id: scope }),
    } as unknown as APIApplicationCommand;
    const same = before !== undefined && JSON.stringify(before) === JSON.stringify(fresh);
    return same ? before : { ...fresh, version: ids.next() };
  }
}

/** Commands of one type have different names. */
function key({ name, type }: { readonly name: string; readonly type?: number | null | undefined }): string {
  return `${type ?? ApplicationCommandType.ChatInput} ${name}`;
}

/** As Discord gives an option back: what wasn't set, or has its default, is not there. */
function writtenOption(option: OptionForm): Record<string, unknown> {
  const { required, options, choices, autocomplete, ...rest } = option;
  const written: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(rest)) {
    if (value !== null && value !== undefined) written[field] = value;
  }
  if (required === true) written['required'] = true;
  if (autocomplete === true) written['autocomplete'] = true;
  if (choices?.length) written['choices'] = choices;
  if (options?.length) written['options'] = options.map(writtenOption);
  return written;
}

/** The reply of a listing that didn't ask for localizations. */
export function withoutLocalizations(command: APIApplicationCommand): APIApplicationCommand {
  return JSON.parse(
    JSON.stringify(command, (field, value: unknown) =>
      field === 'name_localizations' || field === 'description_localizations' ? undefined : value,
    ),
  );
}
