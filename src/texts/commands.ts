import { localeTexts } from './locales.ts';

/** A command in a text of any language, by its default names: `</games>`. */
const NAMED = /<\/([a-z-]+(?: [a-z-]+)*)>/g;

/** Discord's ids of the bot's commands, by the first of their names; empty until it has told them. */
let ids: ReadonlyMap<string, string> = new Map();

/** From now on texts mention these commands, so that a tap on one opens it. */
export function rememberCommands(commands: readonly { readonly name: string; readonly id: string }[]): void {
  ids = new Map(commands.map(({ name, id }) => [name, id]));
}

/** A text whose commands are placeholders, and what they are. */
interface WithCommands {
  readonly text: string;
  /** By placeholder, each command's default names. */
  readonly commands: readonly (readonly [placeholder: string, path: string])[];
}

/** Makes placeholders of the commands that a text names. */
export function parseCommands(written: string): WithCommands {
  const commands: [string, string][] = [];
  const text = written.replace(NAMED, (_, path: string) => {
    const placeholder = `command${commands.length}`;
    commands.push([placeholder, path]);
    return `{${placeholder}}`;
  });
  return { text, commands };
}

/** A mention of the command, which Discord shows in the reader's language; where its id isn't known, its names in this one. */
export function commandMention(language: string, path: string): string {
  const names = path.split(' ');
  const id = ids.get(names[0] ?? '');
  if (id !== undefined) return `</${path}:${id}>`;
  const texts: Readonly<Record<string, string>> = localeTexts[language] ?? localeTexts.en;
  return `\`/${names.map((name) => texts[`name.${name}`] ?? name).join(' ')}\``;
}
