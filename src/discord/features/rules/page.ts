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
import { type Buttons, button, type ComponentRow, plain, rowsOf } from '../../api/message.ts';
import { declareCustomIds, oneOf, wholeNumber } from '../../custom-id.ts';
import { gameFeatures } from '../../game-features.ts';
import type { MessageToDraw } from '../../views/game-presenter.ts';
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
  page: ['rules:page:{page}:{part}', { page, part: wholeNumber(1) }],
  contents: ['rules:contents:{group}', { group }],
  choose: ['rules:choose:{of}', { of: oneOf('group', 'page') }],
  share: ['rules:share:{page}', { page }],
});

/** Maximum length of a page in one message: the rest is for the person who shares it, or a note that the board has changed. */
export const PART_ROOM = 1800;

/**
 * A page as texts for one message each, usually one: the title, the answer, the details, rulings, the picture's caption, the
 * sources. An overlong one is split between paragraphs into numbered parts.
 */
export function partsOf(t: Translate, page: RulesPage): readonly string[] {
  const title = t(`rules.${page.id}.title`);
  const short = t(`rules.${page.id}.short`);
  const more = t(`rules.${page.id}.more`);
  // An example explains the picture.
  const isTold = more.includes(t('rulesView.example'));
  const caption =
    page.figure && !isTold ? t('rulesView.figure', { caption: t(`rules.figure.${page.figure}`) }) : null;
  const rulings = page.rulings.map((ruling) => t('rulesView.ruling', { text: t(`rules.ruling.${ruling}`) }));
  const source = sourceOf(t, page);
  const small = [caption, source].filter((line) => line !== null).join('\n');
  const whole = withTitle(title, [short, more, ...rulings, small]);
  if (whole.length <= PART_ROOM) return [whole];
  return splitPage(title, [short, ...more.split('\n\n'), ...rulings], caption, source);
}

const withTitle = (title: string, paragraphs: readonly string[]): string => {
  const [first = '', ...others] = paragraphs.filter((paragraph) => paragraph !== '');
  return [`### ${title}\n${first}`, ...others].join('\n\n');
};

/** Fills each part. The caption is with the picture, on the first; the sources come last. */
function splitPage(
  title: string,
  paragraphs: readonly string[],
  caption: string | null,
  source: string | null,
): readonly string[] {
  const parts: string[][] = [[]];
  const small = (at: number, isLast: boolean): string =>
    [at === 0 ? caption : null, isLast ? source : null].filter((line) => line !== null).join('\n');
  for (const [index, paragraph] of paragraphs.entries()) {
    const at = parts.length - 1;
    const current = parts[at] ?? [];
    const isLast = index === paragraphs.length - 1;
    const tried = withTitle(`${title} (9/9)`, [...current, paragraph, small(at, isLast)]);
    if (tried.length > PART_ROOM && current.length > 0) parts.push([paragraph]);
    else current.push(paragraph);
  }
  return parts.map((part, at) =>
    withTitle(`${title} (${at + 1}/${parts.length})`, [...part, small(at, at === parts.length - 1)]),
  );
}

/**
 * The sections of the rules, as in other messages, and the rulebook's chapter; null if a page has neither. A page of another game
 * than the main one names its game.
 */
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
  /** 0-based; a number too high stands for the last part. */
  readonly part: number;
  /** Other results of the same search, best first. */
  readonly also: readonly PageId[];
  readonly sharable: boolean;
}

/** Maximum number of buttons for other pages, to fit on a phone. */
const MAX_PAGES = 4;

export function pageMessage(
  locale: string,
  { page: id, part: asked, also, sharable }: PageView,
): MessageToDraw {
  const t = translator(locale);
  const page = pageOf(id);
  const parts = partsOf(t, page);
  const part = Math.min(asked, parts.length - 1);
  const links = page.links.filter((link) => !also.includes(link)).slice(0, MAX_PAGES - also.length);
  return {
    message: {
      content: parts[part] ?? '',
      rows: [
        ...rowsOf(
          also.map((other) =>
            pageButton(other, t('rulesView.button.also', { title: titleWithGame(t, other, page.game) })),
          ),
        ),
        ...rowsOf(links.map((link) => pageButton(link, titleOf(t, link)))),
        ...rowsOf([
          ...partButtons(t, id, part, parts.length),
          contentsButton(t, page),
          sharable && button(rulesButtons.share({ page: id }), t('rulesView.button.share')),
        ]),
      ],
      mentions: [],
    },
    picture: figureOf(locale, page, part),
  };
}

/** The beginning of a page for everybody. Its buttons open further pages for the person who presses them. */
export function sharedPage(locale: string, id: PageId, name: string): MessageToDraw {
  const t = translator(locale);
  const page = pageOf(id);
  const parts = partsOf(t, page);
  const rows: ComponentRow[] = [
    ...rowsOf(page.links.map((link) => pageButton(link, titleOf(t, link)))),
    ...rowsOf([...partButtons(t, id, 0, parts.length), contentsButton(t, page)]),
  ];
  const message = plain(`${parts[0] ?? ''}\n${t('rulesView.shared', { name })}`, rows);
  return { message, picture: figureOf(locale, page, 0) };
}

const titleOf = (t: Translate, page: PageId): string => t(`rules.${page}.title`);

const pageButton = (page: PageId, label: string): APIButtonComponent =>
  button(rulesButtons.page({ page, part: 0 }), label);

const contentsButton = (t: Translate, { group }: RulesPage): APIButtonComponent =>
  button(rulesButtons.contents({ group }), t('rulesView.button.contents'));

function partButtons(t: Translate, page: PageId, part: number, parts: number): Buttons {
  const to = (other: number, key: 'rulesView.button.more' | 'rulesView.button.less') =>
    button(rulesButtons.page({ page, part: other }), t(key));
  return [
    part > 0 && to(0, 'rulesView.button.less'),
    part < parts - 1 && to(part + 1, 'rulesView.button.more'),
  ];
}

/** Only on the first part. */
function figureOf(locale: string, { figure }: RulesPage, part: number): MessageToDraw['picture'] {
  if (!figure || part > 0) return null;
  for (const { rules } of gameFeatures()) {
    const picture = rules?.figure(locale, figure);
    if (picture) return picture;
  }
  return null;
}
