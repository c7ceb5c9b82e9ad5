/** All words, read once: `assets/locales/<language>.json`, and the pages of `assets/rules/<language>/`. */
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { projectFile } from '../project-file.ts';
import { readJson, readPage } from './asset-files.ts';
import type { LocaleTexts } from './keys.ts';

/** ISO 639 codes, in the order in which the languages are offered, after English. */
const OTHERS = ['de', 'nl', 'it'];

const TEXTS = z.record(z.string(), z.string());

const PAGE_FILES = readdirSync(projectFile('assets/rules/en')).filter((name) => name.endsWith('.md'));

function pagesOf(code: string): Record<string, string> {
  const parts = PAGE_FILES.flatMap((name) =>
    Object.entries(readPage(`assets/rules/${code}/${name}`)).map(([part, text]) => [
      `rules.${name.slice(0, -'.md'.length)}.${part}`,
      text,
    ]),
  );
  return Object.fromEntries(parts);
}

/** Types rest on English, so the others need its keys. */
export function loadLocale(code: string, english: object): LocaleTexts {
  const path = `assets/locales/${code}.json`;
  const texts = { ...readJson(path, TEXTS), ...pagesOf(code) };
  const missing = Object.keys(english).filter((key) => !(key in texts));
  if (missing.length > 0) throw new Error(`${path} has no ${missing.join(', ')}`);
  return texts as LocaleTexts;
}

const en = loadLocale('en', {});

/** By ISO 639 code. English stands in for other languages. */
export const localeTexts: Readonly<Record<string, LocaleTexts>> & { readonly en: LocaleTexts } = {
  en,
  ...Object.fromEntries(OTHERS.map((code) => [code, loadLocale(code, en)])),
};
