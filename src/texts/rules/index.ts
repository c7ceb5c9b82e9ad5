export type { ChapterId, Game, GroupId, PageId, PagePart, RulingKey } from '../keys.ts';
export { DEI, FIGURES, type Figure, type FigureId, type PictureId } from './figures.ts';
export { RULES_LANGUAGES, type RulesLanguage, rulesIn } from './languages.ts';
export {
  GAMES,
  GROUPS,
  GROUPS_OF,
  gameOfGroup,
  isPageId,
  PAGES,
  pageOf,
  RULINGS,
  type RulesPage,
} from './pages.ts';
export { indexRules, type RulesIndex, searchRules } from './search.ts';
