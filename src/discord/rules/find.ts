import { isPageId, PAGES, type PageId, type RulesPage, searchRules } from '../../texts/rules/index.ts';
import { pageFor } from '../help/rule-button.ts';

/** `4.2`, `§7`, `section 4.2`: as refusals name what forbids a step. */
const SECTION = /^(?:§ ?)?(\d(?:\.\d)?)$|^\p{L}+ +§?(\d\.\d)$/u;

/** The pages that a query asks for, the best first: those of a section, or those that its words are on. */
export function pagesFor(locale: string, query: string, most: number): readonly PageId[] {
  const asked = query.trim();
  const [, alone, named] = SECTION.exec(asked) ?? [];
  const rule = alone ?? named;
  const ofSection = rule === undefined ? [] : pagesOfSection(rule);
  return ofSection.length > 0 ? ofSection.slice(0, most) : searchRules(locale, asked, most);
}

function pagesOfSection(rule: string): readonly PageId[] {
  const pages: readonly RulesPage[] = PAGES;
  const found = pages.filter(({ sections }) =>
    sections.some((section) => section === rule || section.startsWith(`${rule}.`)),
  );
  const first = pageFor({ rule });
  return [...new Set([...(first ? [first] : []), ...found].map(({ id }) => id))];
}

/** Not to be taken for something typed. */
const CHOSEN = 'page:';

/** A page as the value of a choice. */
export const formatChosen = (page: PageId): string => `${CHOSEN}${page}`;

/** Null for whatever was typed, not chosen. */
export function parseChosen(text: string): PageId | null {
  const id = text.startsWith(CHOSEN) ? text.slice(CHOSEN.length) : '';
  return isPageId(id) ? id : null;
}

/** At most `most` characters, cut between words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : most - 1)}…`;
}
