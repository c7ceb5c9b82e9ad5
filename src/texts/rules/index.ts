export { FIGURES, type Figure, type FigureId } from './figures.ts';
export type { PagePart, RulesKey, RulesTexts } from './keys.ts';
export { RULES_LANGUAGES, type RulesLanguage, rulesIn } from './languages.ts';
export {
  CHAPTERS,
  type ChapterId,
  GROUPS,
  type GroupId,
  isPageId,
  PAGES,
  type PageId,
  pageOf,
  type RulesPage,
} from './pages.ts';
export { RULINGS, type RulingKey } from './rulings.ts';
export { indexRules, type RulesIndex, searchRules } from './search.ts';
