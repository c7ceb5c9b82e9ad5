/** Texts in all languages: `assets/locales/<language>.json` and the pages of `assets/rules/<language>/`, read once. Errors name the file. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type english from '../../assets/locales/en.json';
import type pages from '../../assets/rules/pages.json';
import { cachedIn, memoized } from '../cache-limits.ts';
import { projectFile } from '../project-file.ts';

type Pages = typeof pages;

/** Keys of a game's own texts (`addTexts`): its module adds them to this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it.
export interface OwnTexts {}

type LocaleKey = keyof typeof english | keyof OwnTexts;

/** Games that have rules pages; `bot` has the pages that apply to all games, such as clocks and ratings. */
export type RulesGame = keyof Pages;
export type GroupId = { [Of in RulesGame]: keyof Pages[Of] }[RulesGame];
export type PageId = {
  [Of in RulesGame]: { [Group in keyof Pages[Of]]: keyof Pages[Of][Group] }[keyof Pages[Of]];
}[RulesGame];

/** `short` answers, `more` gives details, and `keywords` are searched but never shown. */
type PagePart = 'title' | 'short' | 'more' | 'keywords';

export type TextKey = LocaleKey | `rules.${PageId}.${PagePart}`;

type IdAfter<Start extends string> = LocaleKey extends infer Key
  ? Key extends `${Start}.${infer Id}`
    ? Id
    : never
  : never;

export type ChapterId = IdAfter<'rules.chapter'>;
/** A question that a rulebook leaves open and that we have decided. */
export type RulingKey = IdAfter<'rules.ruling'>;
/** The caption of a page's picture. */
export type FigureKey = IdAfter<'rules.figure'>;

/** All texts of one language, in ICU MessageFormat. */
export type LocaleTexts = Readonly<Record<TextKey, string>>;

type PageText = Readonly<Record<PagePart, string>>;

function messageOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
}

const read = <Content>(path: string, parse: (text: string) => Content): Content => {
  try {
    return parse(readFileSync(projectFile(path), 'utf8'));
  } catch (error) {
    throw new Error(`Cannot read ${path}: ${messageOf(error)}`);
  }
};

export const readJson = <Content>(path: string, schema: z.ZodType<Content>): Content =>
  read(path, (text) => schema.parse(JSON.parse(text)));

export const readLanguages = <Content>(
  folder: string,
  schema: z.ZodType<Content>,
): Readonly<Record<string, Content>> =>
  Object.fromEntries(
    readdirSync(projectFile(folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => [basename(name, '.json'), readJson(`${folder}/${name}`, schema)]),
  );

export const readPage = (path: string): PageText => read(path, parsePage);

const PAGE =
  /^---\nkeywords: (?<keywords>\S.*)\n---\n+# (?<title>\S.*)\n\n+(?<short>\S.*)\n\n+(?<more>\S[\s\S]*?)\s*$/;

export function parsePage(text: string): PageText {
  const { keywords, title, short, more } = PAGE.exec(text.replaceAll('\r\n', '\n'))?.groups ?? {};
  if (!keywords || !title || !short || !more) {
    throw new Error(
      'a page is “keywords” between two lines ---, a # title, one paragraph that answers, and details',
    );
  }
  return { keywords, title, short, more };
}

/** ISO 639 codes of the languages after English, in the order in which the bot offers them. */
const OTHERS = ['de', 'nl', 'it'];

const TEXTS = z.record(z.string(), z.string());

const PAGE_FILES = readdirSync(projectFile('assets/rules/en')).filter((name) => name.endsWith('.md'));

function pagesOf(code: string): Record<string, string> {
  const parts = PAGE_FILES.flatMap((name) =>
    Object.entries(readPage(`assets/rules/${code}/${name}`)).map(([part, text]) => [
      `rules.${basename(name, '.md')}.${part}`,
      text,
    ]),
  );
  return Object.fromEntries(parts);
}

/** Throws if the language lacks a key of English, from which the key types come. */
export function loadLocale(code: string, english: object): LocaleTexts {
  const path = `assets/locales/${code}.json`;
  const texts = { ...readJson(path, TEXTS), ...pagesOf(code) };
  const missing = Object.keys(english).filter((key) => !(key in texts));
  if (missing.length > 0) throw new Error(`${path} has no ${missing.join(', ')}`);
  return texts as LocaleTexts;
}

const en = loadLocale('en', {});

/** Keys are ISO 639 codes; other languages use English. */
export const localeTexts: Readonly<Record<string, LocaleTexts>> & { readonly en: LocaleTexts } = {
  en,
  ...Object.fromEntries(OTHERS.map((code) => [code, loadLocale(code, en)])),
};

export type TextValues = Readonly<Record<string, string | number>>;

/** Texts in one language. */
export interface Translate {
  (key: TextKey, values?: TextValues): string;
  /** The BCP 47 tag for which these are the texts. */
  readonly locale: string;
  /** `a, b and c` by the language's rules. */
  list(items: readonly string[]): string;
}

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
  return cachedIn(compiled, `${language} ${key}`, () => {
    const { text, commands } = parseCommands(textOf(language, key));
    const hasSyntax = HAS_SYNTAX.test(text);
    const options = { ignoreTag: true };
    return { format: hasSyntax ? new IntlMessageFormat(text, language, undefined, options) : text, commands };
  });
}

/** Braces, and apostrophes that quote, are the only syntax of a message. */
const HAS_SYNTAX = /[{}]|'['<>]/;

const codeOf = (locale: string): string => locale.split('-')[0] ?? '';

/** Returns the code of the language that we speak for a BCP 47 tag: English when it has no texts. */
export function languageOf(locale: string): string {
  const code = codeOf(locale);
  return Object.hasOwn(localeTexts, code) ? code : 'en';
}

/** `guildId`: the readers' server, so that its own commands are links; null: anywhere. */
export function translator(locale: string, guildId: string | null = null): Translate {
  const language = languageOf(locale);
  const translate = (key: TextKey, values?: TextValues): string => {
    const { format, commands } = compile(language, key);
    if (typeof format === 'string') return format;
    if (commands.length === 0) return String(format.format(values));
    const mentions = commands.map(([placeholder, path]) => [
      placeholder,
      commandMention(language, path, guildId),
    ]);
    return String(format.format({ ...values, ...Object.fromEntries(mentions) }));
  };
  return Object.assign(translate, {
    locale,
    list: (items: readonly string[]) => listFormat(spokenLocale(locale)).format(items),
  });
}

/** The BCP 47 tag by which texts in a language are formatted: dates, numbers and capitals of other languages would stand in English. */
export const spokenLocale = (locale: string): string =>
  codeOf(locale) === languageOf(locale) ? locale : 'en';

const listFormat = memoized(
  (spoken: string) => new Intl.ListFormat(spoken, { type: 'conjunction' }),
  new LRUCache<string, Intl.ListFormat>({ max: 100 }),
);

/** Matches a command in a text by its default names, in any language: `</games>`. */
const NAMED = /<\/([a-z-]+(?: [a-z-]+)*)>/g;

/** Discord's command ids by the first word of the command. */
type CommandIds = ReadonlyMap<string, string>;

/** The ids of global commands; empty until Discord has sent them. */
let ids: CommandIds = new Map();
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
