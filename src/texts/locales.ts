/** Reads all texts once: `assets/locales/<language>.json` and the pages of `assets/rules/<language>/`. Errors name the file. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod';
import type english from '../../assets/locales/en.json';
import type pages from '../../assets/rules/pages.json';
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
export type PagePart = 'title' | 'short' | 'more' | 'keywords';

export type TextKey = LocaleKey | `rules.${PageId}.${PagePart}`;

type IdAfter<Start extends string> = LocaleKey extends infer Key
  ? Key extends `${Start}.${infer Id}`
    ? Id
    : never
  : never;

/** A chapter of a printed rulebook. */
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
