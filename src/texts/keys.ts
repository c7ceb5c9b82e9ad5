/** Keys and ids, as the words themselves have them: English and the list of pages decide what there is. */
import type english from '../../assets/locales/en.json';
import type pages from '../../assets/rules/pages.json';

type Pages = typeof pages;

/** Keys of texts that a game brings by itself (`addTexts`): its module adds them to this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it.
export interface OwnTexts {}

type LocaleKey = keyof typeof english | keyof OwnTexts;

/** Games that there are rules pages of; `bot`: what is the same for every game, clocks, ratings and so on. */
export type Game = keyof Pages;
export type GroupId = { [Of in Game]: keyof Pages[Of] }[Game];
export type PageId = {
  [Of in Game]: { [Group in keyof Pages[Of]]: keyof Pages[Of][Group] }[keyof Pages[Of]];
}[Game];

/** `short` answers, `more` gives the details, `keywords` is what players might type; it is searched and never shown. */
export type PagePart = 'title' | 'short' | 'more' | 'keywords';

export type TextKey = LocaleKey | `rules.${PageId}.${PagePart}`;

type IdAfter<Start extends string> = LocaleKey extends infer Key
  ? Key extends `${Start}.${infer Id}`
    ? Id
    : never
  : never;

/** A chapter of Tuchulcha's printed rulebook; it names a page only where roles change. */
export type ChapterId = IdAfter<'rules.chapter'>;
/** A point that a rulebook leaves open, and that we have decided. */
export type RulingKey = IdAfter<'rules.ruling'>;

/** All words of one language, in ICU MessageFormat: no key missing and none too many. */
export type LocaleTexts = Readonly<Record<TextKey, string>>;
