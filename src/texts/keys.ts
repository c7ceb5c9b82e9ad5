/** Keys and ids as types, derived from the English texts and the list of pages. */
import type english from '../../assets/locales/en.json';
import type pages from '../../assets/rules/pages.json';

type Pages = typeof pages;

/** Keys of a game's own texts (`addTexts`): its module adds them to this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it.
export interface OwnTexts {}

type LocaleKey = keyof typeof english | keyof OwnTexts;

/** Games that have rules pages; `bot` has the pages that apply to all games, such as clocks and ratings. */
export type RulesGame = keyof Pages;
export type GroupId = { [Of in RulesGame]: keyof Pages[Of] }[RulesGame];
export type PageId = {
  [Of in RulesGame]: { [Group in keyof Pages[Of]]: keyof Pages[Of][Group] }[keyof Pages[Of]];
}[RulesGame];

/** `short` answers, `more` gives details, and `keywords` are searched but never shown. */
export type PagePart = 'title' | 'short' | 'more' | 'keywords';

export type TextKey = LocaleKey | `rules.${PageId}.${PagePart}`;

type IdAfter<Start extends string> = LocaleKey extends infer Key
  ? Key extends `${Start}.${infer Id}`
    ? Id
    : never
  : never;

/** A chapter of a printed rulebook. */
export type ChapterId = IdAfter<'rules.chapter'>;
/** A question that a rulebook leaves open and that we have decided. */
export type RulingKey = IdAfter<'rules.ruling'>;
/** The caption of a page's picture. */
export type FigureKey = IdAfter<'rules.figure'>;

/** All texts of one language, in ICU MessageFormat. */
export type LocaleTexts = Readonly<Record<TextKey, string>>;
