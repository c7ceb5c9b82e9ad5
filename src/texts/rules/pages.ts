/** The rules pages, whatever the language: what each covers, and where it leads. Their texts are in one file a language. */
import { BACCHANALIA_PAGES } from './bacchanalia-pages.ts';
import type { Game } from './groups.ts';
import type { PageShape } from './shape.ts';
import { TUCHULCHA_PAGES } from './tuchulcha-pages.ts';

export type BacchanaliaPageId = (typeof BACCHANALIA_PAGES)[number]['id'];
export type PageId = (typeof TUCHULCHA_PAGES)[number]['id'] | BacchanaliaPageId;

interface Linked extends PageShape {
  readonly id: PageId;
  readonly links: readonly PageId[];
}

export interface RulesPage extends Linked {
  readonly game: Game;
}

const pagesOf = (game: Game, pages: readonly Linked[]): readonly RulesPage[] =>
  pages.map((page) => ({ ...page, game }));

/** In the order of the contents, game by game. */
export const PAGES: readonly RulesPage[] = [
  ...pagesOf('tuchulcha', TUCHULCHA_PAGES),
  ...pagesOf('bacchanalia', BACCHANALIA_PAGES),
];

const byId: ReadonlyMap<string, RulesPage> = new Map(
  PAGES.map((page): [string, RulesPage] => [page.id, page]),
);

export const isPageId = (text: string): text is PageId => byId.has(text);

export function pageOf(id: PageId): RulesPage {
  const page = byId.get(id);
  if (!page) throw new Error(`no rules page ${id}`);
  return page;
}
