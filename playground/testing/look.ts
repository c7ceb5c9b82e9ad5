/** What a message shows: its text, buttons and selects. */
import {
  type APIButtonComponent,
  type APIChannelSelectComponent,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  type APISectionAccessoryComponent,
  type APIStringSelectComponent,
  type APIUserSelectComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { PageMessage } from '../src/page-protocol.ts';

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
  readonly customId: string;
  /** The kind of its options. */
  readonly kind: 'words' | 'users' | 'channels';
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly minValues: number;
  readonly maxValues: number;
  readonly options: readonly {
    readonly label: string;
    readonly value: string;
    readonly description: string;
  }[];
}

type Part = APIMessageTopLevelComponent | APIComponentInMessageActionRow | APISectionAccessoryComponent;

/** All components, containers before what they hold. */
const partsOf = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [
    part,
    ...('components' in part ? partsOf(part.components) : []),
    ...('accessory' in part ? [part.accessory] : []),
  ]);

type Worded = Pick<PageMessage, 'content' | 'components'>;

const componentsOf = (message: Pick<Worded, 'components'>): Part[] => partsOf(message.components ?? []);

/** What a message says: its content, or the texts of its layout, each on a line of its own. */
export function textOf(message: Worded): string {
  const texts = componentsOf(message).flatMap((one) =>
    one.type === ComponentType.TextDisplay ? one.content : [],
  );
  return [message.content, ...texts].filter(Boolean).join('\n');
}

export function buttonsOf(message: PageMessage): SeenButton[] {
  const buttons = componentsOf(message).filter(
    (one): one is APIButtonComponent => one.type === ComponentType.Button,
  );
  return buttons.map((button) => ({
    label: ('label' in button && button.label) || '',
    customId: 'custom_id' in button ? button.custom_id : null,
    url: 'url' in button ? button.url : null,
    emoji: ('emoji' in button && button.emoji?.name) || null,
    style: button.style,
    disabled: button.disabled ?? false,
  }));
}

const KINDS = {
  [ComponentType.StringSelect]: 'words',
  [ComponentType.UserSelect]: 'users',
  [ComponentType.ChannelSelect]: 'channels',
} as const;

export function selectsOf(message: PageMessage): SeenSelect[] {
  const selects = componentsOf(message).filter(
    (one): one is APIStringSelectComponent | APIUserSelectComponent | APIChannelSelectComponent =>
      one.type === ComponentType.StringSelect ||
      one.type === ComponentType.UserSelect ||
      one.type === ComponentType.ChannelSelect,
  );
  return selects.map((select) => ({
    customId: select.custom_id,
    kind: KINDS[select.type],
    placeholder: select.placeholder ?? '',
    disabled: select.disabled ?? false,
    minValues: select.min_values ?? 1,
    maxValues: select.max_values ?? 1,
    options:
      'options' in select
        ? select.options.map(({ label, value, description = '' }) => ({ label, value, description }))
        : [],
  }));
}

/** For error messages: a message in a line or two. */
export function summary(message: PageMessage): string {
  const labels = buttonsOf(message).map(({ label, disabled }) => (disabled ? `(${label})` : `[${label}]`));
  const chooser = selectsOf(message).map(({ placeholder, customId }) => `<${placeholder || customId}>`);
  const secret = message.ephemeral_for === undefined ? '' : ' (ephemeral)';
  const words = textOf(message).slice(0, 200).replaceAll('\n', ' / ');
  return `#${message.channel_id} ${message.id}${secret}: ${words} ${[...labels, ...chooser].join(' ')}`;
}
