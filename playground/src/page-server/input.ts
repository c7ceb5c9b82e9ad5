/** Validates a person's input to commands, selects and modals as Discord's client does. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  type ApplicationCommandType,
  ComponentType,
  ApplicationCommandOptionType as Kind,
  PermissionFlagsBits,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { GivenOption, Submitted } from '../page-protocol.ts';
import { type Channel, partialChannel } from '../state/channel.ts';
import type { FakeDiscord } from '../state/fake-discord.ts';
import type { StoredMessage } from '../state/messages.ts';
import type { Person } from '../state/people.ts';
import { componentIds, type OwnSelect, type StringSelect } from '../validators/components.ts';
import type {
  CheckboxGroup,
  FormSelect,
  Labelled,
  Modal,
  RadioGroup,
  TextInput,
} from '../validators/interaction-response.ts';

/** Something that Discord's client would not let the person do. */
export class PageRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PageRefusal';
  }
}

/** @throws PageRefusal when the person has no such command */
export function findCommand(
  { commands, guild }: FakeDiscord,
  person: Person,
  channel: Channel,
  name: string,
  type: ApplicationCommandType,
): APIApplicationCommand {
  const isDirect = channel.kind === 'dm';
  const there = [...(isDirect ? [] : commands.list(channel.guildId)), ...commands.list(null)];
  const command = there.find((one) => one.name === name && one.type === type);
  const fits = command?.contexts == null || command.contexts.includes(isDirect ? 1 : 0);
  const isAdded = guild.bot.inGuild || (person.hasApp && (command?.integration_types?.includes(1) ?? false));
  if (command === undefined || !fits || (isDirect && command.dm_permission === false) || !isAdded) {
    throw new PageRefusal(`There is no command “${name}” here.`);
  }
  const needed = command.default_member_permissions;
  if (needed != null && !isDirect) {
    const held = guild.personPermissions(person);
    const bits = BigInt(needed) || PermissionFlagsBits.Administrator;
    if ((held & bits) !== bits) throw new PageRefusal('You may not use this command.');
  }
  return command;
}

/** @throws PageRefusal for messages of other channels and ephemeral ones */
export function findTarget(discord: FakeDiscord, channel: Channel, id: string): StoredMessage {
  const message = discord.messages.find(id);
  if (message === undefined || message.body.channel_id !== channel.id || message.ephemeralFor !== null) {
    throw new PageRefusal('This message is not there.');
  }
  return message;
}

/** The people and channels that an interaction carries along with their ids. */
export class ResolvedData {
  readonly #discord: FakeDiscord;
  readonly #chooser: Person;
  readonly #found: Record<'users' | 'members' | 'channels', Record<string, unknown>>;

  constructor(discord: FakeDiscord, chooser: Person) {
    this.#discord = discord;
    this.#chooser = chooser;
    this.#found = { users: {}, members: {}, channels: {} };
  }

  addUser(id: string): void {
    const { people, bot, guild } = this.#discord;
    const person = people.get(id);
    if (person === undefined && id !== bot.id) throw new PageRefusal(`There is no user ${id}.`);
    this.#found.users[id] = this.#discord.user(id);
    if (!person?.inGuild) return;
    const { user: _, deaf: _deaf, mute: _mute, ...member } = guild.member(person);
    this.#found.members[id] = { ...member, permissions: guild.personPermissions(person).toString() };
  }

  /** `types` are the only ones allowed, if given. */
  addChannel(id: string, types: readonly number[] | undefined): void {
    const { bot, channels } = this.#discord;
    const channel = channels.find(id);
    if (channel === undefined || channel.kind === 'dm') throw new PageRefusal(`There is no channel ${id}.`);
    const json = partialChannel(channel, bot.id, channels.personPermissions(this.#chooser, channel));
    if (
      !channels.isVisibleTo(this.#chooser, channel) ||
      (types?.length && !types.includes(Number(json['type'])))
    ) {
      throw new PageRefusal(`“${channel.name}” can’t be chosen here.`);
    }
    this.#found.channels[id] = json;
  }

  json(): { resolved?: Record<string, unknown> } {
    const found = Object.entries(this.#found).filter(([, objects]) => Object.keys(objects).length > 0);
    return found.length === 0 ? {} : { resolved: Object.fromEntries(found) };
  }
}

interface Limits {
  readonly name: string;
  readonly choices?: readonly { readonly value: string | number }[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
}

function checkText(limits: Limits, value: unknown): void {
  if (typeof value !== 'string') throw new PageRefusal(`“${limits.name}” must be a text.`);
  const { length } = [...value];
  if (length < (limits.min_length ?? 0) || length > (limits.max_length ?? 6000)) {
    throw new PageRefusal(`“${limits.name}” is too short or too long.`);
  }
}

function checkInteger(limits: Limits, value: unknown): void {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new PageRefusal(`“${limits.name}” must be a whole number.`);
  }
  if (value < (limits.min_value ?? -Infinity) || value > (limits.max_value ?? Infinity)) {
    throw new PageRefusal(`“${limits.name}” is out of range.`);
  }
}

function checkValue(
  option: APIApplicationCommandOption,
  value: GivenOption['value'],
  resolved: ResolvedData,
): void {
  const limits: Limits = option;
  switch (option.type) {
    case Kind.String:
      checkText(limits, value);
      break;
    case Kind.Integer:
      checkInteger(limits, value);
      break;
    case Kind.Boolean:
      if (typeof value !== 'boolean') throw new PageRefusal(`“${option.name}” must be true or false.`);
      break;
    case Kind.User:
      if (typeof value !== 'string') throw new PageRefusal(`“${option.name}” must be a user.`);
      resolved.addUser(value);
      break;
    case Kind.Channel:
      if (typeof value !== 'string') throw new PageRefusal(`“${option.name}” must be a channel.`);
      resolved.addChannel(value, option.channel_types);
      break;
    default:
      throw new PageRefusal(`The playground doesn't support “${option.name}”.`);
  }
  if (limits.choices?.length && !limits.choices.some((choice) => choice.value === value)) {
    throw new PageRefusal(`“${option.name}” is not one of the choices.`);
  }
}

/**
 * Returns the options as the interaction carries them. `isUnfinished`: for autocomplete, where some may be missing. @throws
 * PageRefusal
 */
export function checkOptions(
  defined: readonly APIApplicationCommandOption[],
  given: readonly GivenOption[],
  resolved: ResolvedData,
  isUnfinished: boolean,
): GivenOption[] {
  const isNested = defined.some(({ type }) => type === Kind.Subcommand || type === Kind.SubcommandGroup);
  if (isNested && given.length !== 1) throw new PageRefusal('Choose a sub-command.');
  const names = given.map(({ name }) => name);
  if (new Set(names).size !== names.length) throw new PageRefusal('An option was given twice.');
  for (const option of defined) {
    if ('required' in option && option.required === true && !isUnfinished && !names.includes(option.name)) {
      throw new PageRefusal(`“${option.name}” is required.`);
    }
  }
  return given.map((one) => {
    const option = defined.find(({ name, type }) => name === one.name && type === one.type);
    if (option === undefined) throw new PageRefusal(`There is no option “${one.name}”.`);
    if (option.type === Kind.Subcommand || option.type === Kind.SubcommandGroup) {
      const options = checkOptions(option.options ?? [], one.options ?? [], resolved, isUnfinished);
      return { name: one.name, type: one.type, options };
    }
    if (one.focused === true) {
      if (!('autocomplete' in option) || option.autocomplete !== true) {
        throw new PageRefusal(`“${one.name}” has no suggestions.`);
      }
      return { name: one.name, type: one.type, value: one.value ?? '', focused: true };
    }
    checkValue(option, one.value, resolved);
    return { name: one.name, type: one.type, ...(one.value === undefined ? {} : { value: one.value }) };
  });
}

/** @throws PageRefusal unless the values are offered, different and as many as required */
export function checkSelected(select: StringSelect, values: readonly string[]): void {
  checkCount(select, values);
  for (const value of values) {
    if (!select.options.some((option) => option.value === value)) {
      throw new PageRefusal(`“${value}” is not one of the choices.`);
    }
  }
}

/** Like `checkSelected`, for the server's people and channels, which are added to the interaction's. */
export function checkSelectedIds(select: OwnSelect, ids: readonly string[], resolved: ResolvedData): void {
  checkCount(select, ids);
  for (const id of ids) {
    if (select.type === ComponentType.UserSelect) resolved.addUser(id);
    else resolved.addChannel(id, select.channel_types ?? undefined);
  }
}

function checkCount(
  { min_values, max_values }: Pick<StringSelect | OwnSelect, 'min_values' | 'max_values'>,
  values: readonly string[],
): void {
  const [least, most] = [min_values ?? 1, max_values ?? 1];
  if (values.length < least || values.length > most) {
    throw new PageRefusal(`Choose between ${least} and ${most}.`);
  }
  if (new Set(values).size !== values.length) throw new PageRefusal('Something was chosen twice.');
}

function checkInput(input: TextInput, value: string): void {
  const { length } = [...value];
  if (length === 0 && input.required !== false) throw new PageRefusal('This field is required.');
  if (length === 0) return;
  if (input.style === TextInputStyle.Short && value.includes('\n')) {
    throw new PageRefusal('This field takes one line.');
  }
  const [least, most] = [input.min_length ?? 0, input.max_length ?? 4000];
  if (length < least || length > most) {
    throw new PageRefusal(`Between ${least} and ${most} characters, please.`);
  }
}

function checkChoice(select: FormSelect, value: string): readonly string[] {
  if (value === '' && select.required === false) return [];
  if (value === '') throw new PageRefusal('This field is required.');
  checkSelected({ ...select, min_values: 1 }, [value]);
  return [value];
}

function checkRadio({ required, options }: RadioGroup, value: string): string | null {
  if (value === '' && required === false) return null;
  if (options.some((option) => option.value === value)) return value;
  throw new PageRefusal('This field is required.');
}

function checkBoxes(group: CheckboxGroup, values: readonly string[]): readonly string[] {
  const { required, options, min_values, max_values } = group;
  const most = max_values ?? options.length;
  if (values.length === 0 && required === false) return [];
  checkCount({ min_values, max_values: most }, values);
  if (values.some((value) => options.every((option) => option.value !== value)))
    throw new PageRefusal('Something was ticked that is not there.');
  return values;
}

function submittedField(
  field: Labelled['component'],
  given: Submitted[string] | undefined,
): Record<string, unknown> {
  const { type, custom_id } = field;
  if (type === ComponentType.CheckboxGroup) {
    if (typeof given === 'string') throw new PageRefusal('Boxes take a list.');
    return { type, custom_id, values: checkBoxes(field, given ?? []) };
  }
  const value = given ?? '';
  if (typeof value !== 'string') throw new PageRefusal('This field takes one value.');
  if (type === ComponentType.StringSelect) return { type, custom_id, values: checkChoice(field, value) };
  if (type === ComponentType.RadioGroup) return { type, custom_id, value: checkRadio(field, value) };
  checkInput(field, value);
  return { type, custom_id, value };
}

/**
 * Returns the modal's components as the submission carries them.
 * @throws PageRefusal
 */
export function submittedComponents(modal: Modal, values: Submitted): Record<string, unknown>[] {
  const fields = modal.components.flatMap((part) =>
    part.type === ComponentType.Label ? [part.component] : [],
  );
  for (const id of Object.keys(values)) {
    if (!fields.some(({ custom_id }) => custom_id === id)) {
      throw new PageRefusal(`The modal has no field “${id}”.`);
    }
  }
  const all = modal.components.flatMap((part): { id?: number | null | undefined }[] =>
    part.type === ComponentType.Label ? [part, part.component] : [part],
  );
  const ids = componentIds(all);
  return modal.components.map((part) => {
    const shared = { type: part.type, id: ids.get(part) };
    if (part.type !== ComponentType.Label) return shared;
    const { component } = part;
    const { type, ...filled } = submittedField(component, values[component.custom_id]);
    return { ...shared, component: { type, id: ids.get(component), ...filled } };
  });
}
