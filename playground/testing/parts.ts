/** Parts of messages and forms, as bots write them. */
import { ButtonStyle, ComponentType, TextInputStyle } from 'discord-api-types/v10';

type Plain = Exclude<ButtonStyle, ButtonStyle.Link | ButtonStyle.Premium>;

export const button = (custom_id: string, label: string, style: Plain = ButtonStyle.Secondary) =>
  ({ type: ComponentType.Button, custom_id, label, style }) as const;

export const row = <Part>(...components: Part[]) => ({ type: ComponentType.ActionRow as const, components });

interface Option {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
}

export const list = (custom_id: string, placeholder: string, options: Option[], more = {}) =>
  ({ type: ComponentType.StringSelect, custom_id, placeholder, options, ...more }) as const;

/** A field of a form: of one line, unless `more` says otherwise. */
export const field = (label: string, custom_id: string, more = {}, description?: string) =>
  ({
    type: ComponentType.Label,
    label,
    ...(description !== undefined && { description }),
    component: { type: ComponentType.TextInput, custom_id, style: TextInputStyle.Short, ...more },
  }) as const;
