/** What can be seen on a message: its words, its buttons, its selects. */
import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/v10';
import type { PageMessage } from '../../src/playground/page-protocol.ts';

export interface SeenButton {
  readonly label: string;
  readonly customId: string | null;
  readonly url: string | null;
  readonly emoji: string | null;
  /** Discord's ButtonStyle. */
  readonly style: number;
  readonly disabled: boolean;
}

export interface SeenSelect {
  /** Discord's ComponentType. */
  readonly type: number;
  readonly customId: string;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly minValues: number;
  readonly maxValues: number;
  /** Empty for selects of people, roles and channels. */
  readonly options: readonly {
    readonly label: string;
    readonly value: string;
    readonly description: string;
  }[];
}

type Loose = Record<string, unknown> & { type?: number };

function* walk(value: unknown): Generator<Loose> {
  if (Array.isArray(value)) {
    for (const one of value) yield* walk(one);
  } else if (typeof value === 'object' && value !== null) {
    const component = value as Loose;
    if (typeof component.type === 'number') yield component;
    yield* walk(component['components']);
    yield* walk(component['accessory']);
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export function buttonsOf(message: PageMessage): SeenButton[] {
  return [...walk(message.components)]
    .filter(({ type }) => type === ComponentType.Button)
    .map((button) => ({
      label: text(button['label']),
      customId: text(button['custom_id']) || null,
      url: text(button['url']) || null,
      emoji: text((button['emoji'] as Loose | undefined)?.['name']) || null,
      style: Number(button['style']),
      disabled: button['disabled'] === true,
    }));
}

const selects: readonly unknown[] = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];

export function selectsOf(message: PageMessage): SeenSelect[] {
  return [...walk(message.components)]
    .filter(({ type }) => selects.includes(type))
    .map((found) => {
      const select = found as unknown as APISelectMenuComponent;
      const options = select.type === ComponentType.StringSelect ? select.options : [];
      return {
        type: select.type,
        customId: select.custom_id,
        placeholder: select.placeholder ?? '',
        disabled: select.disabled ?? false,
        minValues: select.min_values ?? 1,
        maxValues: select.max_values ?? 1,
        options: options.map(({ label, value, description }) => ({
          label,
          value,
          description: description ?? '',
        })),
      };
    });
}

/** All words of a message: content, V2 texts, embeds. */
export function wordsOf(message: PageMessage): string {
  const displays = [...walk(message.components)]
    .filter(({ type }) => type === ComponentType.TextDisplay)
    .map((display) => text(display['content']));
  const embeds = message.embeds.flatMap(({ title, description, fields, footer }) => [
    title ?? '',
    description ?? '',
    ...(fields ?? []).flatMap(({ name, value }) => [name, value]),
    footer?.text ?? '',
  ]);
  return [message.content, ...displays, ...embeds].filter((part) => part !== '').join('\n');
}

/** For error messages: a message in a line or two. */
export function summary(message: PageMessage): string {
  const labels = buttonsOf(message).map(({ label, disabled }) => (disabled ? `(${label})` : `[${label}]`));
  const chooser = selectsOf(message).map(({ placeholder, customId }) => `<${placeholder || customId}>`);
  const secret = message.ephemeral_for === undefined ? '' : ' (ephemeral)';
  const words = wordsOf(message).slice(0, 200).replaceAll('\n', ' / ');
  return `#${message.channel_id} ${message.id}${secret}: ${words} ${[...labels, ...chooser].join(' ')}`;
}
