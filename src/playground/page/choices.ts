import {
  type APIMessageComponentEmoji,
  type APISelectMenuComponent,
  ChannelType,
  ComponentType,
} from 'discord-api-types/payloads/v10';
import type { PageChannel } from '../page-protocol.ts';
import { displayName } from './people.ts';
import { channelsOf, membersOf, type PlaygroundState } from './state.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly emoji: APIMessageComponentEmoji | undefined;
}

const plain = (value: string, label: string): Choice => ({
  value,
  label,
  description: undefined,
  emoji: undefined,
});

const kindOf = (type: ChannelType): PageChannel['kind'] | null => {
  if (type === ChannelType.GuildText) return 'text';
  return type === ChannelType.PublicThread || type === ChannelType.PrivateThread ? 'thread' : null;
};

/** The server's channels that the person sees. `types`: only those of these types; none or null: all. */
export function channelsToChoose(
  state: PlaygroundState,
  types: readonly ChannelType[] | null | undefined,
): readonly PageChannel[] {
  const kinds = types?.length ? types.map(kindOf) : ['text', 'thread'];
  return channelsOf(state, state.me).filter(({ kind }) => kind !== 'dm' && kinds.includes(kind));
}

/** What a select offers: its own options, or the server's people or channels. A playground has no roles. */
export function choicesOf(select: APISelectMenuComponent, state: PlaygroundState): readonly Choice[] {
  switch (select.type) {
    case ComponentType.StringSelect:
      return select.options.map(({ value, label, description, emoji }) => ({
        value,
        label,
        description,
        emoji,
      }));
    case ComponentType.UserSelect:
    case ComponentType.MentionableSelect:
      return membersOf(state).map((user) => plain(user.id, displayName(user)));
    case ComponentType.ChannelSelect:
      return channelsToChoose(state, select.channel_types).map(({ id, name }) => plain(id, `#${name}`));
    case ComponentType.RoleSelect:
      return [];
  }
}

export function defaultsOf(select: APISelectMenuComponent): readonly string[] {
  if (select.type === ComponentType.StringSelect)
    return select.options.flatMap((option) => (option.default ? [option.value] : []));
  return (select.default_values ?? []).map(({ id }) => id);
}
