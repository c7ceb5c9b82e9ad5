import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import { refusal } from '../refusal.ts';
import type { CommandForm, OptionForm } from '../validators/command.ts';
import type { SharedState } from './shared.ts';

const MOST_CHAT = 100;
const MOST_MENU = 15;

/** Commands of everywhere, and those that single guilds have besides. */
export class Commands {
  readonly #shared: SharedState;
  /** Under null, those of everywhere. */
  readonly #byGuild = new Map<string | null, readonly APIApplicationCommand[]>();

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  /** A guild's own; those of everywhere for null. */
  list(guildId: string | null): readonly APIApplicationCommand[] {
    return this.#byGuild.get(guildId) ?? [];
  }

  /** All that people find in the first guild and beside it. */
  listForPage(): readonly APIApplicationCommand[] {
    return [...this.list(null), ...this.list(this.#shared.guild.id)];
  }

  /** An unchanged command keeps its id and version. */
  replaceAll(guildId: string | null, forms: readonly CommandForm[]): readonly APIApplicationCommand[] {
    const commands = forms.map((form) => this.#toCommand(guildId, form));
    const count = (kind: ApplicationCommandType) => commands.filter(({ type }) => type === kind).length;
    if (count(ApplicationCommandType.ChatInput) > MOST_CHAT) throw refusal('tooManyCommands');
    for (const menu of [ApplicationCommandType.User, ApplicationCommandType.Message])
      if (count(menu) > MOST_MENU) throw refusal('tooManyMenuCommands');
    this.#byGuild.set(guildId, commands);
    this.#shared.events.toPage({ type: 'commands', commands: this.listForPage() });
    return commands;
  }

  #toCommand(guildId: string | null, form: CommandForm): APIApplicationCommand {
    const { ids, bot } = this.#shared;
    const type = form.type ?? ApplicationCommandType.ChatInput;
    const before = this.list(guildId).find((one) => one.name === form.name && one.type === type);
    const command = {
      id: before?.id ?? ids.next(),
      application_id: bot.id,
      ...(guildId !== null && { guild_id: guildId }),
      version: before?.version ?? '',
      default_member_permissions: form.default_member_permissions ?? null,
      type,
      name: form.name,
      name_localizations: form.name_localizations ?? null,
      description: form.description ?? '',
      description_localizations: form.description_localizations ?? null,
      nsfw: form.nsfw ?? false,
      ...(form.options?.length ? { options: form.options.map(toOption) } : {}),
      // Where a command works is said of global ones alone.
      ...(guildId === null && {
        dm_permission: form.dm_permission ?? true,
        contexts: form.contexts ?? null,
        integration_types: form.integration_types ?? [0],
      }),
    } as unknown as APIApplicationCommand;
    const isSame = before !== undefined && JSON.stringify(before) === JSON.stringify(command);
    return isSame ? before : { ...command, version: ids.next() };
  }
}

/** An option in Discord's format, which leaves out unset and default values. */
function toOption(option: OptionForm): Record<string, unknown> {
  const { required, options, choices, autocomplete, ...rest } = option;
  const set = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  return {
    ...Object.fromEntries(set),
    ...(required === true ? { required } : {}),
    ...(autocomplete === true ? { autocomplete } : {}),
    ...(choices?.length ? { choices } : {}),
    ...(options?.length ? { options: options.map(toOption) } : {}),
  };
}

export function withoutLocalizations(command: APIApplicationCommand): APIApplicationCommand {
  return JSON.parse(
    JSON.stringify(command, (field, value: unknown) =>
      field === 'name_localizations' || field === 'description_localizations' ? undefined : value,
    ),
  );
}
