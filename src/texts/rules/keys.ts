import type { FigureId } from './figures.ts';
import type { ChapterId, GroupId, PageId } from './pages.ts';
import type { RulingKey } from './rulings.ts';

/** `short` answers, `more` gives the details, `words` is what players might type; it is searched and never shown. */
export type PagePart = 'title' | 'short' | 'more' | 'words';

export type RulesKey =
  | `rules.${PageId}.${PagePart}`
  | `rules.group.${GroupId}`
  | `rules.chapter.${ChapterId}`
  | `rules.ruling.${RulingKey}`
  | `rules.figure.${FigureId}`
  /** Words that a query may contain and that say nothing about what is asked, parted by spaces. */
  | 'rules.search.ignored';

/** All rules texts of one language. ICU MessageFormat without arguments; Discord's markdown. */
export type RulesTexts = Readonly<Record<RulesKey, string>>;
