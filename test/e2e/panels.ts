import { buttonsOf, type PageMessage, type Person, selectsOf } from '@haruspex/playground/testing/person.ts';
import { ComponentType } from 'discord-api-types/v10';
import { preferences } from '../../src/discord/features/preferences.ts';
import { serverSettings } from '../../src/discord/features/server-settings.ts';

/** By a setting's key: on or off, a value, or channels. */
export type Choices = Readonly<Record<string, boolean | string | readonly string[]>>;

interface Panel {
  readonly pages: readonly { readonly key: string; readonly settings: readonly { readonly key: string }[] }[];
}

const idsOf = (message: PageMessage): (string | null)[] =>
  [...buttonsOf(message), ...selectsOf(message)].map(({ customId }) => customId);

/** The value that a list of the message has. */
const chosenIn = (message: PageMessage, customId: string): readonly string[] =>
  (message.components ?? [])
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .flatMap((one) => {
      if (!('custom_id' in one) || one.custom_id !== customId) return [];
      if ('options' in one) return one.options.filter(({ default: is }) => is).map(({ value }) => value);
      return 'default_values' in one ? (one.default_values ?? []).map(({ id }) => id) : [];
    });

/** Chooses options on an open panel, as a person does; returns the message after the last choice. */
async function choose(
  person: Person,
  opened: PageMessage,
  prefix: string,
  panel: Panel,
  choices: Choices,
): Promise<PageMessage> {
  let message = opened;
  for (const [key, choice] of Object.entries(choices)) {
    const page = panel.pages.find(({ settings }) => settings.some((setting) => setting.key === key));
    if (!page) throw new Error(`no setting ${key}`);
    const [list, on, off] = [`${prefix}:${key}`, `${prefix}:${key}:on`, `${prefix}:${key}:off`];
    await person.press(message, `${prefix}:page:${page.key}`);
    message = await person.waitForChange(message, (now) =>
      idsOf(now).some((id) => id === list || id === on || id === off),
    );
    if (typeof choice === 'boolean') {
      const [wanted, opposite] = choice ? [on, off] : [off, on];
      if (!idsOf(message).includes(wanted)) continue;
      await person.press(message, wanted);
      message = await person.waitForChange(message, (now) => idsOf(now).includes(opposite));
    } else {
      const values = typeof choice === 'string' ? [choice] : choice;
      await person.select(message, list, values);
      message = await person.waitForChange(
        message,
        (now) => [...chosenIn(now, list)].sort().join() === [...values].sort().join(),
      );
    }
  }
  return message;
}

/** `/preferences`, and what a person chooses there. `zone` goes by the command's option, which takes any. */
export async function prefer(
  person: Person,
  { zone, ...choices }: Choices = {},
  where: { readonly channel?: string } = {},
): Promise<PageMessage> {
  const options = typeof zone === 'string' ? { 'time-zone': zone } : {};
  const opened = await (await person.command('preferences', options, where)).reply();
  return choose(person, opened, 'prefs', preferences, choices);
}

/** `/settings`, and choices of a server manager there. */
export async function arrange(person: Person, choices: Choices = {}): Promise<PageMessage> {
  const opened = await (await person.command('settings')).reply();
  return choose(person, opened, 'server', serverSettings, choices);
}
