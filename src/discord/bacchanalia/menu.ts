import {
  type APIActionRowComponent,
  type APIStringSelectComponent,
  ComponentType,
} from 'discord-api-types/v10';

export interface MenuOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
}

/** Discord's limits. */
const MOST_OPTIONS = 25;
const LABEL_LIMIT = 100;

/** A list to choose one from. Throws where it is too long. */
export function menu(
  customId: string,
  placeholder: string,
  options: readonly MenuOption[],
): APIActionRowComponent<APIStringSelectComponent> {
  if (options.length > MOST_OPTIONS) throw new Error(`A list of ${options.length} is too long.`);
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: customId,
        placeholder: placeholder.slice(0, 150),
        options: options.map(({ label, value, description }) => ({
          label: label.slice(0, LABEL_LIMIT),
          value,
          ...(description && { description: description.slice(0, LABEL_LIMIT) }),
        })),
      },
    ],
  };
}
