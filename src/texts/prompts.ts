/** The texts that ask for a story's scenes, several for each line of the Aruspex: `assets/prompts/<language>.json`, read once. */
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { projectFile } from '../project-file.ts';
import { languageOf } from './index.ts';
import { readJson } from './locales.ts';

/** By key. A text holds names in braces. */
type PromptTexts = Readonly<Record<string, readonly string[]>>;

const SCHEMA = z.record(z.string(), z.array(z.string()));

const FOLDER = 'assets/prompts';

const FILES = readdirSync(projectFile(FOLDER)).filter((name) => name.endsWith('.json'));

/** By ISO 639 code. English stands in for other languages. */
export const promptTexts: Readonly<Record<string, PromptTexts>> = Object.fromEntries(
  FILES.map((name) => [name.slice(0, -'.json'.length), readJson(`${FOLDER}/${name}`, SCHEMA)]),
);

/** Who stands in prompts: each by a name as text, put where it fits without being inflected. */
export interface PromptNames {
  /** The character of who tells. */
  readonly teller: string;
  readonly amans: string;
  readonly accuser: string;
  /** The Deus that rules. */
  readonly ruler: string;
}

/** A name, and what ends the sentence before it, if it begins one. */
const NAME = /([.?] |)\{(teller|amans|accuser|ruler)\}/g;

const capitalized = (name: string): string => name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** In the language that is spoken for a BCP 47 tag; null: there is no such prompt. `variant`: 0.. */
export function promptText(
  locale: string,
  { key, variant }: { readonly key: string; readonly variant: number },
  names: PromptNames,
): string | null {
  const text = (promptTexts[languageOf(locale)] ?? promptTexts['en'])?.[key]?.[variant];
  const filled = text?.replace(NAME, (_, end: string, name: keyof PromptNames, at: number) =>
    end !== '' || at === 0 ? end + capitalized(names[name]) : names[name],
  );
  return filled ?? null;
}
