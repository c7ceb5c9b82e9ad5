import { readFileSync } from 'node:fs';
import { projectFile } from '../../../src/project-file.ts';
import type { RulingKey } from '../../../src/texts/index.ts';

type Page = { readonly rulings?: Readonly<Partial<Record<RulingKey, string>>> };

const games: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Page>>>>>> = JSON.parse(
  readFileSync(projectFile('assets/rules/pages.json'), 'utf8'),
);

const pages = Object.values(games).flatMap((groups) => Object.values(groups).flatMap(Object.values<Page>));

/** The section that decides each ruling. */
export const RULINGS: Readonly<Record<RulingKey, string>> = Object.assign(
  {},
  ...pages.map(({ rulings }) => rulings),
);
