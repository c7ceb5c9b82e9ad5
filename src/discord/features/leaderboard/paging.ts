import type { Translate } from '../../../texts/index.ts';
import { type Buttons, button } from '../../api/message.ts';
import { plainName } from '../../views/names.ts';

const PAGE_ROWS = 10;

/** A page of a list of people, whether leaders or seers. */
interface Paged<Row> {
  /** From 1; the last page, where fewer are there than were asked for. */
  readonly page: number;
  /** 0 where nobody is on the list. */
  readonly pages: number;
  readonly total: number;
  readonly rows: readonly Row[];
}

interface Part {
  readonly offset: number;
  readonly most: number;
}

export async function loadRows<Row>(
  asked: number,
  load: (part: Part) => Promise<Pick<Paged<Row>, 'rows' | 'total'>>,
): Promise<Paged<Row>> {
  const found = await load(partOf(asked));
  const pages = pagesOf(found.total);
  const page = Math.max(1, Math.min(asked, pages));
  const { rows, total } = page === asked ? found : await load(partOf(page));
  return { page, pages, total, rows };
}

export const partOf = (page: number): Part => ({ offset: (page - 1) * PAGE_ROWS, most: PAGE_ROWS });

export const pagesOf = (total: number): number => Math.ceil(total / PAGE_ROWS);

type PageNumber = Pick<Paged<unknown>, 'page' | 'pages'>;

/** The head of a list: all that it is of, and its page where there are more. */
export const listHead = (t: Translate, parts: readonly string[], { page, pages }: PageNumber): string =>
  [...parts, ...(pages > 1 ? [t('picture.page', { page, pages })] : [])].join(' · ');

/** To the pages before and after this one. `to`: the custom id of a page's button. */
export const pageButtons = (
  t: Translate,
  { page, pages }: PageNumber,
  to: (page: number) => string,
): Buttons => [
  page > 1 && button(to(page - 1), t('leaderboard.button.previous')),
  page < pages && button(to(page + 1), t('leaderboard.button.next')),
];

/** A person's name in a row; the reader's own stands out. */
export function rowName(
  t: Translate,
  { name, userId }: { readonly name: string; readonly userId: string },
  readerId: string | undefined,
): string {
  const plain = plainName(name);
  return userId === readerId ? t('leaderboard.you', { name: plain }) : plain;
}
