import { localeTexts } from './locales.ts';

/** Matches a command in a text by its default names, in any language: `</games>`. */
const NAMED = /<\/([a-z-]+(?: [a-z-]+)*)>/g;

/** Discord's command ids by the first word of the command; empty until Discord has sent them. */
let ids: ReadonlyMap<string, string> = new Map();

/** Stores the command ids, so that texts mention commands as links that open them. */
export function rememberCommands(commands: readonly { readonly name: string; readonly id: string }[]): void {
  ids = new Map(commands.map(({ name, id }) => [name, id]));
}

interface WithCommands {
  readonly text: string;
  readonly commands: readonly (readonly [placeholder: string, path: string])[];
}

export function parseCommands(written: string): WithCommands {
  const commands: [string, string][] = [];
  const text = written.replace(NAMED, (_, path: string) => {
    const placeholder = `command${commands.length}`;
    commands.push([placeholder, path]);
    return `{${placeholder}}`;
  });
  return { text, commands };
}

/** A command mention, which Discord shows in the reader's language; without an id, the command's names in `language`. */
export function commandMention(language: string, path: string): string {
  const names = path.split(' ');
  const id = ids.get(names[0] ?? '');
  if (id !== undefined) return `</${path}:${id}>`;
  const texts: Readonly<Record<string, string>> = localeTexts[language] ?? localeTexts.en;
  return `\`/${names.map((name) => texts[`name.${name}`] ?? name).join(' ')}\``;
}
