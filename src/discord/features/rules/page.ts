import type { APIButtonComponent } from 'discord-api-types/v10';
import {
  type GroupId,
  type PageId,
  type RulesGame,
  type Translate,
  translator,
} from '../../../texts/index.ts';
import {
  GROUPS,
  isPageId,
  MAIN_GAME,
  PAGES,
  pageOf,
  RULES_GAMES,
  type RulesPage,
} from '../../../texts/rules/pages.ts';
import { findPages, type SearchResult } from '../../../texts/rules/rules-index.ts';
import { row } from '../../api/layout.ts';
import { button, joinLines, laidOut, rowsOf } from '../../api/message.ts';
import { declareCustomIds, oneOf, wholeNumber } from '../../custom-id.ts';
import { gameFeatures } from '../../game-features.ts';
import { accentOf, type MessageToDraw } from '../../views/game-presenter.ts';
import { pageFor } from '../../views/refusal.ts';

/** `4.2`, `§7`, `section 4.10`: as in refusals. */
const SECTION = /^(?:§ ?)?(\d(?:\.\d{1,2})?)$|^\p{L}+ +§?(\d\.\d{1,2})$/u;

/** The pages that match a query, best first. `here`: the game whose pages come first. `locale`: of the question. */
export function findFor(
  locale: string,
  query: string,
  most: number,
  here: RulesGame | null = null,
): SearchResult {
  const asked = query.trim();
  const [, alone, named] = SECTION.exec(asked) ?? [];
  const rule = alone ?? named;
  const ofSection = rule === undefined ? [] : pagesOfSection(rule, here);
  return ofSection.length > 0
    ? { pages: ofSection.slice(0, most), isSure: true, isKnown: true }
    : findPages(locale, asked, most, here);
}

/** The games have the same section numbers: the best page of each comes before the others. */
function pagesOfSection(rule: string, here: RulesGame | null): readonly PageId[] {
  const found = RULES_GAMES.toSorted((one, other) => Number(other === here) - Number(one === here)).map(
    (game) => pagesOfGame(rule, game),
  );
  return [...new Set([...found.flatMap((pages) => pages.slice(0, 1)), ...found.flat()])];
}

function pagesOfGame(rule: string, game: RulesGame): readonly PageId[] {
  const found = PAGES.filter(
    (page) =>
      page.game === game &&
      page.sections.some((section) => section === rule || section.startsWith(`${rule}.`)),
  );
  const first = pageFor({ rule, game });
  return [...(first ? [first] : []), ...found].map(({ id }) => id);
}

/** A page's title, with the name of its game if that isn't the expected one. */
export function titleWithGame(t: Translate, id: PageId, expected: RulesGame): string {
  const { game } = pageOf(id);
  const title = t(`rules.${id}.title`);
  return game === expected ? title : t('rulesView.option.ofGame', { game: t(`game.${game}`), title });
}

/** Typed text never begins like this. */
const CHOSEN = 'page:';

export const formatChosen = (page: PageId): string => `${CHOSEN}${page}`;

/** Returns null for typed text. */
export function parseChosen(text: string): PageId | null {
  const id = text.startsWith(CHOSEN) ? text.substring(CHOSEN.length) : '';
  return isPageId(id) ? id : null;
}

const page = oneOf<PageId>(...PAGES.map(({ id }) => id));
const group = oneOf<GroupId>(...GROUPS);

export const isGroupId = (text: string): text is GroupId => GROUPS.some((group) => group === text);

export const rulesButtons = declareCustomIds({
  /** `part` is unused. */
  page: ['rules:page:{page}:{part}', { page, part: wholeNumber(1) }],
  contents: ['rules:contents:{group}', { group }],
  choose: ['rules:choose:{of}', { of: oneOf('group', 'page') }],
  share: ['rules:share:{page}', { page }],
});

/** A page as two texts: the title and the answer; the details, rulings, the picture's caption and the sources. */
export function textsOf(t: Translate, page: RulesPage): readonly string[] {
  const more = t(`rules.${page.id}.more`);
  // An example explains the picture.
  const isTold = more.includes(t('rulesView.example'));
  const caption =
    page.figure && !isTold ? t('rulesView.figure', { caption: t(`rules.figure.${page.figure}`) }) : null;
  const rulings = page.rulings.map((ruling) => t('rulesView.ruling', { text: t(`rules.ruling.${ruling}`) }));
  const small = joinLines([caption, sourceOf(t, page)]);
  return [
    `### ${titleOf(t, page.id)}\n${t(`rules.${page.id}.short`)}`,
    [more, ...rulings, small].filter((paragraph) => paragraph !== '').join('\n\n'),
  ].filter((text) => text !== '');
}

export const rulesAccent = (game: RulesGame): number | null => (game === 'bot' ? null : accentOf(game));

/** The sections of the rules and the rulebook's chapter; null if a page has neither. Names the game unless it is the main one. */
function sourceOf(t: Translate, { game, sections, rulebook }: RulesPage): string | null {
  const named = { sections: sections.length > 0 ? sections.join(', ') : 'none', count: sections.length };
  if (game !== MAIN_GAME && game !== 'bot')
    return t('rulesView.sourceOf', { ...named, game: t(`game.${game}`) });
  if (sections.length === 0 && rulebook === null) return null;
  return t('rulesView.source', {
    ...named,
    chapter: rulebook ? t(`rules.chapter.${rulebook}`) : 'none',
    both: sections.length > 0 && rulebook !== null ? 'yes' : 'no',
  });
}

interface PageView {
  readonly page: PageId;
  /** Other results of the same search, best first. */
  readonly also: readonly PageId[];
  readonly sharable: boolean;
}

/** Maximum number of buttons for other pages, to fit on a phone. */
const MAX_PAGES = 4;

export function pageMessage(locale: string, { page: id, also, sharable }: PageView): MessageToDraw {
  const t = translator(locale);
  const page = pageOf(id);
  const links = page.links.filter((link) => !also.includes(link)).slice(0, MAX_PAGES - also.length);
  const parts = [
    ...textsOf(t, page).map((text) => row(text)),
    ...rowsOf(
      also.map((other) =>
        pageButton(other, t('rulesView.button.also', { title: titleWithGame(t, other, page.game) })),
      ),
    ),
    ...rowsOf(links.map((link) => pageButton(link, titleOf(t, link)))),
    ...rowsOf([
      contentsButton(t, page),
      sharable && button(rulesButtons.share({ page: id }), t('rulesView.button.share')),
    ]),
  ];
  return { message: laidOut(parts, rulesAccent(page.game)), picture: figureOf(locale, page) };
}

/** A page for everybody. Its buttons open further pages for the person who presses them. */
export function sharedPage(locale: string, id: PageId, name: string): MessageToDraw {
  const t = translator(locale);
  const page = pageOf(id);
  const parts = [
    ...textsOf(t, page).map((text) => row(text)),
    row(t('rulesView.shared', { name })),
    ...rowsOf([...page.links.map((link) => pageButton(link, titleOf(t, link))), contentsButton(t, page)]),
  ];
  return { message: laidOut(parts, rulesAccent(page.game)), picture: figureOf(locale, page) };
}

const titleOf = (t: Translate, page: PageId): string => t(`rules.${page}.title`);

const pageButton = (page: PageId, label: string): APIButtonComponent =>
  button(rulesButtons.page({ page, part: 0 }), label);

const contentsButton = (t: Translate, { group }: RulesPage): APIButtonComponent =>
  button(rulesButtons.contents({ group }), t('rulesView.button.contents'));

function figureOf(locale: string, { figure }: RulesPage): MessageToDraw['picture'] {
  if (!figure) return null;
  for (const { rules } of gameFeatures()) {
    const picture = rules?.figure(locale, figure);
    if (picture) return picture;
  }
  return null;
}
