/** A command's options by name, turned into what the page sends. */
import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10';
import type { GivenOption } from '../src/page-protocol.ts';

export type Values = Readonly<Record<string, string | number | boolean>>;

/** Options by name, as the command defines them. What it doesn't define is sent as well, for the page to refuse. */
export function spell(
  defined: readonly APIApplicationCommandOption[],
  path: readonly string[],
  options: Values,
  focused: string | null,
): GivenOption[] {
  const [name, ...rest] = path;
  if (name !== undefined) {
    const inner = defined.find((one) => one.name === name);
    const type = inner?.type ?? Kind.Subcommand;
    const below = inner !== undefined && 'options' in inner ? (inner.options ?? []) : [];
    return [{ name, type, options: spell(below, rest, options, focused) }];
  }
  return Object.entries(options).map(([option, value]) => {
    const type = defined.find((one) => one.name === option)?.type ?? guessed(value);
    return { name: option, type, value, ...(option === focused ? { focused: true } : {}) };
  });
}

function guessed(value: string | number | boolean): number {
  if (typeof value === 'boolean') return Kind.Boolean;
  return typeof value === 'number' ? Kind.Integer : Kind.String;
}
