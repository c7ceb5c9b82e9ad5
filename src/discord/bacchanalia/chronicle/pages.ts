import { html } from 'hono/html';
import type { Color } from '../../../games/bacchanalia/index.ts';
import type { Translate } from '../../../texts/index.ts';
import type { BookChapter, CastEntry, FateEntry, Mark, Passage, Words } from './book.ts';

export type Html = ReturnType<typeof html>;

export interface Pages {
  readonly t: Translate;
  /** What a player wrote, made safe. */
  readonly words: (text: string) => Html;
}

/** Somebody by their colour. */
export const own = (color: Color, who: string): Html => html`<span class="own of-${color}">${who}</span>`;

export const castArticle = ({ color, who, notes, introduction, scenes }: CastEntry, pages: Pages): Html =>
  html`<article><h3>${own(color, who)}</h3>${cards(notes)}${passageOf(introduction, pages)}${
    scenes.length > 0 &&
    html`<div class="after"><p>${pages.t('chronicle.scenes')}: ${scenes.map(
      ({ id, numeral }, at) => html`${at > 0 && ', '}<a href="#${id}">${numeral}</a>`,
    )}</p></div>`
  }</article>`;

export function chapterArticle(chapter: BookChapter, pages: Pages): Html {
  const { id, numeral, title, color, who, date, marks, notes, bacchus, passage, odd, after } = chapter;
  if (!passage) return html`<article id="${id}" class="left">${medalsOf(marks)}<h3>${title}</h3></article>`;
  return html`<article id="${id}"><header>${medalsOf(marks)}<div><h3><span class="numeral">${numeral}.</span>${title}</h3><p class="by">${own(color, who)}${
    date !== null && html` · <span class="date">${date}</span>`
  }</p></div></header>${cards(notes)}${
    bacchus && html`<section class="bacchus"><h4>${bacchus.title}</h4>${passageOf(bacchus, pages)}</section>`
  }${passageOf(passage, pages, 'tale')}${afterwards(odd, after, pages)}</article>`;
}

export const fateItem = ({ color, who, text, mark, id }: FateEntry): Html =>
  html`<li>${mark === null ? html`<span></span>` : medalsOf([mark])}<div><p>${own(color, who)}</p><p class="what">${
    id === null ? text : html`<a href="#${id}">${text}</a>`
  }</p></div></li>`;

const medalsOf = (marks: readonly Mark[]): Html =>
  html`<span class="medals" aria-hidden="true">${marks.map(
    (mark) => html`<svg class="medal" focusable="false"><use href="#mark-${mark}"/></svg>`,
  )}</span>`;

const cards = (notes: readonly string[]): Html | false =>
  notes.length > 0 && html`<div class="cards">${notes.map((note) => html`<p>${note}</p>`)}</div>`;

const passageOf = ({ words, untold, questions }: Passage, pages: Pages, kind = 'aside'): Html =>
  html`${words === null ? html`<p class="untold">${untold}</p>` : written(words, pages, kind)}${questions.map(
    (asked) =>
      html`<div class="asked">${asked.map(({ label, text }) => html`<p class="label">${label}</p>${written(text, pages)}`)}</div>`,
  )}`;

const afterwards = (odd: Words | null, after: readonly string[], pages: Pages): Html | false =>
  (odd !== null || after.length > 0) &&
  html`<div class="after">${odd && html`<p>${odd.label}</p>${odd.text !== '' && written(odd.text, pages)}`}${after.map(
    (line) => html`<p>${line}</p>`,
  )}</div>`;

/** Its language is not known; the direction of each paragraph is its own. */
const written = (text: string, { words }: Pages, kind = 'aside'): Html =>
  html`<div class="words ${kind}" dir="auto" lang="">${words(text)}</div>`;
