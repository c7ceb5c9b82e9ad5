import type { DEI, PictureId } from './figures.ts';
import type { ChapterId, GroupId, GroupOf } from './groups.ts';
import type { BacchanaliaPageId, PageId } from './pages.ts';
import type { BacchanaliaRulingKey, RulingKey } from './rulings.ts';

/** `short` answers, `more` gives the details, `words` is what players might type; it is searched and never shown. */
export type PagePart = 'title' | 'short' | 'more' | 'words';

export type RulesKey =
  | `rules.${PageId}.${PagePart}`
  | `rules.group.${GroupId}`
  | `rules.chapter.${ChapterId}`
  | `rules.ruling.${RulingKey}`
  | `rules.figure.${PictureId}`
  /** Words that a query may contain and that say nothing about what is asked, parted by spaces. */
  | 'rules.search.ignored';

/** All rules texts of one language. ICU MessageFormat without arguments; Discord's markdown. */
export type RulesTexts = Readonly<Record<RulesKey, string>>;

/** Bacchanalia's part of them, in a file of its own. */
export type BacchanaliaTexts = Pick<
  RulesTexts,
  | `rules.${BacchanaliaPageId}.${PagePart}`
  | `rules.group.${GroupOf<'bacchanalia'>}`
  | `rules.ruling.${BacchanaliaRulingKey}`
  | `rules.figure.${typeof DEI}`
>;
