import type { APIButtonComponent } from 'discord-api-types/v10';
import type { BoardView } from '../../pictures/tuchulcha/view.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { DEI, type PageId, pageOf, type RulesPage } from '../../texts/rules/index.ts';
import { button, type OutMessage, type Row, rowsOf } from '../message.ts';
import { figureView } from './figure.ts';
import { titledOf } from './find.ts';
import { partsOf } from './parts.ts';

/** A message of the rules whose picture, if it has one, is yet to be drawn. */
export interface RulesMessage {
  readonly message: Omit<OutMessage, 'picture'>;
  readonly board: BoardView | DeiView | null;
}

/** Bacchanalia’s cards. */
export interface DeiView {
  readonly dei: true;
  readonly locale: string;
}

export interface PageView {
  readonly page: PageId;
  /** From 0; the last one there is where the language has fewer. */
  readonly part: number;
  /** Others that were found together with it, the best first. */
  readonly also: readonly PageId[];
  /** Whether the reader can show it to everybody. */
  readonly sharable: boolean;
}

/** A page in the reader's language, with what leads on from it. */
export function pageMessage(
  locale: string,
  { page: id, part: asked, also, sharable }: PageView,
): RulesMessage {
  const t = translator(locale);
  const page = pageOf(id);
  const parts = partsOf(t, page);
  const part = Math.min(asked, parts.length - 1);
  const links = page.links.filter((link) => !also.includes(link));
  return {
    message: {
      content: parts[part] ?? '',
      rows: [
        ...rowsOf(
          also.map((other) =>
            opens(other, t('rulesView.button.also', { title: titledOf(t, other, page.game) })),
          ),
        ),
        ...rowsOf(links.map((link) => opens(link, titleOf(t, link)))),
        ...rowsOf([
          ...turning(t, id, part, parts.length),
          contents(t, page),
          ...(sharable ? [button({ on: 'rulesShare', page: id }, t('rulesView.button.share'))] : []),
        ]),
      ],
      mentions: [],
    },
    board: figureOf(locale, page, part),
  };
}

/** The beginning of a page for everybody. What leads on opens for whoever presses it. */
export function sharedPage(locale: string, id: PageId, name: string): RulesMessage {
  const t = translator(locale);
  const page = pageOf(id);
  const parts = partsOf(t, page);
  const rows: Row[] = [
    ...rowsOf(page.links.map((link) => opens(link, titleOf(t, link)))),
    ...rowsOf([...turning(t, id, 0, parts.length), contents(t, page)]),
  ];
  return {
    message: {
      content: `${parts[0] ?? ''}\n${t('rulesView.shared', { name })}`,
      rows,
      mentions: [],
    },
    board: figureOf(locale, page, 0),
  };
}

const titleOf = (t: Translate, page: PageId): string => t(`rules.${page}.title`);

const opens = (page: PageId, label: string): APIButtonComponent =>
  button({ on: 'rulesPage', page, part: 0 }, label);

const contents = (t: Translate, { group }: RulesPage): APIButtonComponent =>
  button({ on: 'rulesContents', group }, t('rulesView.button.contents'));

function turning(t: Translate, page: PageId, part: number, parts: number): APIButtonComponent[] {
  const to = (other: number, key: 'rulesView.button.more' | 'rulesView.button.less') =>
    button({ on: 'rulesPage', page, part: other }, t(key));
  return [
    ...(part > 0 ? [to(0, 'rulesView.button.less')] : []),
    ...(part < parts - 1 ? [to(part + 1, 'rulesView.button.more')] : []),
  ];
}

/** On the first part: a picture twice says no more than once. */
function figureOf(locale: string, { figure }: RulesPage, part: number): BoardView | DeiView | null {
  if (!figure || part > 0) return null;
  return figure === DEI ? { dei: true, locale } : figureView(locale, figure);
}
