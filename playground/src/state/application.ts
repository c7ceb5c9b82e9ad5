/** The bot's application: its commands, its emojis and its status text. */
import { createHash } from 'node:crypto';
import { ActivityType, type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import * as z from 'zod';
import type { PageEmoji } from '../page-protocol.ts';
import { formRefusal, refusal } from '../refusal.ts';
import type { CommandForm, OptionForm } from '../validators/command.ts';
import { everyComponent, type TopLevel } from '../validators/components.ts';
import type { SharedState } from './shared.ts';

const MAX_CHAT = 100;
const MAX_MENU = 15;

/** Global commands, and those of single guilds. */
export class Commands {
  readonly #shared: SharedState;
  /** Null for global ones. */
  readonly #byGuild = new Map<string | null, readonly APIApplicationCommand[]>();

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  /** A guild's own commands; for null the global ones. */
  list(guildId: string | null): readonly APIApplicationCommand[] {
    return this.#byGuild.get(guildId) ?? [];
  }

  /** All commands for people in the first guild and in direct messages. */
  listForPage(): readonly APIApplicationCommand[] {
    return [...this.list(null), ...this.list(this.#shared.guild.id)];
  }

  /** An unchanged command keeps its id and version. */
  replaceAll(guildId: string | null, forms: readonly CommandForm[]): readonly APIApplicationCommand[] {
    const commands = forms.map((form) => this.#toCommand(guildId, form));
    const count = (kind: ApplicationCommandType) => commands.filter(({ type }) => type === kind).length;
    if (count(ApplicationCommandType.ChatInput) > MAX_CHAT) throw refusal('tooManyCommands');
    for (const menu of [ApplicationCommandType.User, ApplicationCommandType.Message])
      if (count(menu) > MAX_MENU) throw refusal('tooManyMenuCommands');
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
      // Contexts can be specified only for global commands.
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

const MAX_EMOJIS = 2000;

/** Equal in every playground, because bots in one process share cached data of their application. */
function idOf(name: string): string {
  const hash = BigInt(`0x${createHash('sha256').update(name).digest('hex')}`);
  return String(10n ** 18n + (hash % 10n ** 17n));
}

export class Emojis {
  readonly #shared: SharedState;
  readonly #emojis: PageEmoji[] = [];

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  all(): readonly PageEmoji[] {
    return this.#emojis;
  }

  clear(): void {
    this.#emojis.length = 0;
  }

  /** @throws Refusal for components with an own emoji that doesn't exist */
  check(components: readonly TopLevel[]): void {
    for (const [component, path] of everyComponent(components, ['components'])) {
      const id = 'emoji' in component ? component.emoji?.id : null;
      if (id == null || this.#emojis.some((one) => one.id === id)) continue;
      throw formRefusal([...path, 'emoji', 'id'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji');
    }
  }

  /** `image` is a data URL. */
  add(name: string, image: string): PageEmoji {
    if (this.#emojis.length >= MAX_EMOJIS) throw refusal('tooManyEmojis');
    if (this.#emojis.some((one) => one.name === name))
      throw formRefusal(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'An emoji with this name exists');
    const emoji = { id: idOf(name), name, image };
    this.#emojis.push(emoji);
    this.#shared.events.toPage({ type: 'emojis', emojis: this.#emojis });
    return emoji;
  }
}

/** The format in which bots send their status (gateway opcode 3, or with `identify`). */
export const presenceForm = z.object({
  since: z.int().nullable(),
  status: z.enum(['online', 'dnd', 'idle', 'invisible', 'offline']),
  afk: z.boolean(),
  activities: z.array(
    z.object({
      name: z.string().min(1).max(128),
      type: z.enum(ActivityType),
      state: z.string().min(1).max(128).nullish(),
    }),
  ),
});

export class Presence {
  readonly #shared: SharedState;
  #text = '';

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  get text(): string {
    return this.#text;
  }

  set({ activities: [activity] }: z.output<typeof presenceForm>): void {
    this.#text = (activity?.type === ActivityType.Custom ? activity.state : activity?.name) ?? '';
    this.#shared.events.toPage({ type: 'presence', presence: this.#text });
  }
}
