import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { projectFile } from '../project-file.ts';
import { readJson, readPage } from './asset-files.ts';
import type { LocaleTexts } from './keys.ts';

/** ISO 639 codes of the languages that are spoken, in the order in which they are offered. */
const CODES = ['en', 'de', 'nl', 'it'] as const;

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

/** English has every key by its type ({@link LocaleTexts}); the others have to have the same. */
function load(code: string, english: object): LocaleTexts {
  const path = `assets/locales/${code}.json`;
  const texts = { ...readJson(path, TEXTS), ...pagesOf(code) };
  const missing = Object.keys(english).filter((key) => !(key in texts));
  if (missing.length > 0) throw new Error(`${path} has no ${missing.join(', ')}`);
  return texts as LocaleTexts;
}

const en = load('en', {});

/** By ISO 639 code: `assets/locales/<code>.json` and the pages of `assets/rules/<code>/`. English stands in for other languages. */
export const localeTexts: Readonly<Record<string, LocaleTexts>> & { readonly en: LocaleTexts } = {
  en,
  ...Object.fromEntries(CODES.map((code) => [code, code === 'en' ? en : load(code, en)])),
};
