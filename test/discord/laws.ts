import { MessageFlags } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { modal } from '../../playground/src/validators/interaction-response.ts';
import { newMessage } from '../../playground/src/validators/message.ts';
import { containerOf } from '../../src/discord/api/layout.ts';
import type { OutMessage } from '../../src/discord/api/message.ts';
import { UNTIL_IN } from '../texts/terms.ts';

/** Discord accepts the message's text, buttons and selects: lengths, counts, unique ids and values. Nothing is “until in a day”. */
export function expectLawful(message: Pick<OutMessage, 'content' | 'rows' | 'layout'>): void {
  const { content, rows, layout } = message;
  const flags = MessageFlags.IsComponentsV2;
  expectTaken(layout ? { flags, components: [containerOf(layout, null)] } : { content, components: rows });
  expect(textOf(message)).not.toMatch(UNTIL_IN);
}

/** What a message says: its content, or the texts of its layout, each on a line of its own. */
export const textOf = ({ content, layout }: Pick<OutMessage, 'content' | 'layout'>): string =>
  [content, ...textsIn(layout?.parts ?? [])].filter(Boolean).join('\n');

/** The buttons and selects among components, wherever they stand. */
export function controlsIn(components: readonly object[]): object[] {
  return components.flatMap((one) => {
    if ('components' in one && Array.isArray(one.components))
      return [...controlsIn(one.components), ...('accessory' in one && one.accessory ? [one.accessory] : [])];
    return 'custom_id' in one || 'url' in one ? [one] : [];
  });
}

/** The labels of buttons. */
export const labelsIn = (components: readonly object[]): string[] =>
  controlsIn(components).flatMap((one) => ('label' in one ? [String(one.label)] : []));

/** The texts in components as they are sent. */
export function textsIn(components: readonly object[]): string[] {
  return components.flatMap((one) => [
    ...('content' in one ? [String(one.content)] : []),
    ...('components' in one && Array.isArray(one.components) ? textsIn(one.components) : []),
  ]);
}

interface Control {
  readonly label?: string;
  readonly placeholder?: string;
  readonly options?: readonly { readonly label: string; readonly default?: boolean }[];
  readonly default_values?: readonly { readonly id: string }[];
}

/** A button's label; what is chosen in a list, or its placeholder. */
function shownOn({ label, placeholder, options = [], default_values: ids = [] }: Control): string {
  if (label !== undefined) return `[${label}]`;
  const chosen = [...options.flatMap((one) => (one.default ? [one.label] : [])), ...ids.map(({ id }) => id)];
  return `{${chosen.join(', ') || placeholder}}`;
}

/** The rows of a message: each text, on one line and unformatted, with the controls beside and below it: `Quiet hours {None}`. */
export function rowsIn({ layout }: Pick<OutMessage, 'layout'>): string[] {
  const rows: string[] = [];
  for (const part of layout?.parts ?? []) {
    const controls = controlsIn([part]).map((one) => shownOn(one));
    const texts = textsIn([part]).join('\n');
    if (texts === '') rows.push([rows.pop(), ...controls].join(' '));
    else
      rows.push([texts.replaceAll(/^(?:-#|###) |\*\*/gm, '').replaceAll('\n', ' · '), ...controls].join(' '));
  }
  return rows;
}

/** The same of a body as it is sent, or of a form. */
export function expectTaken(body: unknown): void {
  const isForm = typeof body === 'object' && body !== null && 'title' in body;
  const issues = (isForm ? modal : newMessage).safeParse(body).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([]);
}
