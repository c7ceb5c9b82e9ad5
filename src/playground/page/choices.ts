import {
  type APIMessageComponentEmoji,
  type APISelectMenuComponent,
  ComponentType,
} from 'discord-api-types/payloads/v10';
import { displayName } from './people.ts';
import { channelsOf, type PlaygroundState } from './state.ts';

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
      return [...state.people, state.bot].map((user) => plain(user.id, displayName(user)));
    case ComponentType.ChannelSelect:
      return channelsOf(state, state.me)
        .filter(({ kind }) => kind !== 'dm')
        .map(({ id, name }) => plain(id, name));
    case ComponentType.RoleSelect:
      return [];
  }
}

export function defaultsOf(select: APISelectMenuComponent): readonly string[] {
  if (select.type === ComponentType.StringSelect)
    return select.options.flatMap((option) => (option.default ? [option.value] : []));
  return (select.default_values ?? []).map(({ id }) => id);
}
