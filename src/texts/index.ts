import { IntlMessageFormat } from 'intl-messageformat';
import { LRUCache } from 'lru-cache';
import { localeTexts, type OwnTexts, type TextKey } from './locales.ts';

export type { OwnTexts, TextKey } from './locales.ts';

export type TextValues = Readonly<Record<string, string | number>>;

export type Translate = (key: TextKey, values?: TextValues) => string;

export const LANGUAGES = Object.entries(localeTexts).map(([code, texts]) => ({
  code,
  name: texts['language.name'],
}));

interface Compiled {
  /** The text itself if it is the same for all values. */
  readonly format: IntlMessageFormat | string;
  readonly commands: ReturnType<typeof parseCommands>['commands'];
}

/** A game's own texts in one language. */
export type Catalog = Readonly<Record<keyof OwnTexts, string>>;

/** Keys are languages and text keys. */
const added = new Map<string, string>();

/** Adds a game's own texts, by ISO 639 code; other languages use English. */
export function addTexts(catalogs: Readonly<Record<string, Catalog>>): void {
  for (const [language, catalog] of Object.entries(catalogs))
    for (const [key, text] of Object.entries<string>(catalog)) added.set(`${language} ${key}`, text);
}

const textOf = (language: string, key: TextKey): string =>
  (localeTexts[language] ?? localeTexts.en)[key] ??
  added.get(`${language} ${key}`) ??
  added.get(`en ${key}`) ??
  key;

const compiled = new Map<string, Compiled>();

function compile(language: string, key: TextKey): Compiled {
  const id = `${language} ${key}`;
  const known = compiled.get(id);
  if (known) return known;
  const { text, commands } = parseCommands(textOf(language, key));
  const format = HAS_SYNTAX.test(text)
    ? new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
    : text;
  compiled.set(id, { format, commands });
  return { format, commands };
}

/** Braces, and apostrophes that quote, are the only syntax of a message. */
const HAS_SYNTAX = /[{}]|'['<>]/;

const CODES: ReadonlySet<string> = new Set(LANGUAGES.map(({ code }) => code));

const codeOf = (locale: string): string => locale.split('-')[0] ?? '';

/** Returns the code of the language that we speak for a BCP 47 tag: English when it has no texts. */
export function languageOf(locale: string): string {
  const code = codeOf(locale);
  return CODES.has(code) ? code : 'en';
}

/** `guildId`: the readers' server, so that its own commands are links; null: anywhere. */
export function translator(locale: string, guildId: string | null = null): Translate {
  const language = languageOf(locale);
  return (key, values) => {
    const { format, commands } = compile(language, key);
    if (typeof format === 'string') return format;
    if (commands.length === 0) return String(format.format(values));
    const mentions = commands.map(([placeholder, path]) => [
      placeholder,
      commandMention(language, path, guildId),
    ]);
    return String(format.format({ ...values, ...Object.fromEntries(mentions) }));
  };
}

/** Formats `a, b and c` by the rules of the language that we speak for a BCP 47 tag. */
export function listOf(locale: string, items: readonly string[]): string {
  const spoken = codeOf(locale) === languageOf(locale) ? locale : 'en';
  const format = lists.get(spoken) ?? new Intl.ListFormat(spoken, { type: 'conjunction' });
  lists.set(spoken, format);
  return format.format(items);
}

const lists = new LRUCache<string, Intl.ListFormat>({ max: 100 });

/** Matches a command in a text by its default names, in any language: `</games>`. */
const NAMED = /<\/([a-z-]+(?: [a-z-]+)*)>/g;

/** Discord's command ids by the first word of the command. */
type CommandIds = ReadonlyMap<string, string>;

/** The ids of global commands; empty until Discord has sent them. */
let ids: CommandIds = new Map();
/** The ids of servers' own commands, by server. */
const idsOfGuilds = new Map<string, CommandIds>();

/** Stores the command ids, so that texts mention commands as links that open them. Ids of servers' own commands are dropped. */
export function rememberCommands(commands: readonly { readonly name: string; readonly id: string }[]): void {
  ids = new Map(commands.map(({ name, id }) => [name, id]));
  idsOfGuilds.clear();
}

/** Stores the ids of a server's own commands. */
export function rememberGuildCommands(guildId: string, idsByName: Readonly<Record<string, string>>): void {
  idsOfGuilds.set(guildId, new Map(Object.entries(idsByName)));
}

function parseCommands(written: string) {
  const commands: [placeholder: string, path: string][] = [];
  const text = written.replace(NAMED, (_, path: string) => {
    const placeholder = `command${commands.length}`;
    commands.push([placeholder, path]);
    return `{${placeholder}}`;
  });
  return { text, commands };
}

/** A command mention, which Discord shows in the reader's language; without an id, the command's names in `language`. */
function commandMention(language: string, path: string, guildId: string | null): string {
  const names = path.split(' ');
  const [root = ''] = names;
  const id = ids.get(root) ?? idsOfGuilds.get(guildId ?? '')?.get(root);
  if (id !== undefined) return `</${path}:${id}>`;
  const texts: Readonly<Record<string, string>> = localeTexts[language] ?? localeTexts.en;
  return `\`/${names.map((name) => texts[`name.${name}`] ?? name).join(' ')}\``;
}
