import type { Translate } from '../../../texts/index.ts';
import type { PageId, RulesGame } from '../../../texts/keys.ts';
import { isPageId, PAGES, pageOf, RULES_GAMES } from '../../../texts/rules/pages.ts';
import type { SearchResult } from '../../../texts/rules/rules-index.ts';
import { findPages } from '../../../texts/rules/search.ts';
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
