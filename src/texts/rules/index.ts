export { DEI, FIGURES, type Figure, type FigureId, type PictureId } from './figures.ts';
export {
  CHAPTERS,
  type ChapterId,
  GAMES,
  type Game,
  GROUPS,
  GROUPS_OF,
  type GroupId,
  gameOfGroup,
} from './groups.ts';
export type { BacchanaliaTexts, PagePart, RulesKey, RulesTexts } from './keys.ts';
export { RULES_LANGUAGES, type RulesLanguage, rulesIn } from './languages.ts';
export { isPageId, PAGES, type PageId, pageOf, type RulesPage } from './pages.ts';
export { RULINGS, type RulingKey } from './rulings.ts';
export { indexRules, type RulesIndex, searchRules } from './search.ts';
