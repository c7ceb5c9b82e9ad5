import { html, raw } from 'hono/html';
import type { Story } from '../../../tables/story/index.ts';
import { languageOf, translator } from '../../../texts/index.ts';
import type { Book, ChronicleFacts, Mark } from './book.ts';
import { bookOf } from './compile.ts';
import { medal } from './emblems.ts';
import { bareName } from './names.ts';
import { key, meander, night } from './night.ts';
import { castArticle, chapterArticle, fateItem, type Html, own, type Pages } from './pages.ts';
import { POLICY, STYLE } from './style.ts';
import { wordsHtml } from './words-html.ts';

/**
 * A story as one HTML file in the reader's language that needs nothing beside it: no scripts, and nothing from the net. What
 * players wrote can be nothing in it but words.
 */
export async function chronicleHtml(story: Story, facts: ChronicleFacts): Promise<string> {
  const book = bookOf(story, facts, bareName);
  const t = translator(facts.locale);
  const pages: Pages = { t, words: (text) => raw(wordsHtml(text, facts)) };
  const page = html`<!doctype html>
<html lang="${languageOf(facts.locale)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${book.game}: ${book.title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
${medals(book)}
${cover(book, t('chronicle.goesOn'))}
${contents(book, t('chronicle.contents'))}
<main>
${section(
  t('chronicle.cast'),
  book.cast.map((entry) => castArticle(entry, pages)),
)}
${section(
  t('chronicle.story'),
  book.chapters.map((chapter) => chapterArticle(chapter, pages)),
)}
${book.fates.length > 0 && html`<section><h2>${t('chronicle.fates')}</h2><ul class="fates">${book.fates.map(fateItem)}</ul></section>`}
</main>
<footer>${meander}${book.colophon.map((line) => html`<p>${line}</p>`)}</footer>
</body>
</html>
`;
  return String(await page);
}

const section = (title: string, articles: readonly Html[]): Html | '' =>
  articles.length > 0 ? html`<section><h2>${title}</h2>${articles}</section>` : '';

/** Each emblem of the document once, and its ornament, to be shown wherever they are used. */
function medals({ chapters, fates }: Book): Html {
  const used = new Set<Mark>([
    ...chapters.flatMap(({ marks }) => marks),
    ...fates.flatMap(({ mark }) => (mark === null ? [] : [mark])),
  ]);
  return html`<svg class="store" width="0" height="0" aria-hidden="true" focusable="false"><defs>${key}${[
    ...used,
  ].map(
    (mark) =>
      html`<symbol id="mark-${mark}" viewBox="0 0 144 144"><image width="144" height="144" href="${medal(mark)}"/></symbol>`,
  )}</defs></svg>`;
}

const cover = ({ game, title, server, dates, players, isOver }: Book, goesOn: string): Html =>
  html`<header class="cover">${night}${meander}<div class="title"><h1>${game}</h1><p class="of">${title}</p>${
    server !== '' && html`<p class="dates"><bdi>${server}</bdi></p>`
  }${dates !== '' && html`<p class="dates">${dates}</p>`}<ul class="people">${players.map(
    ({ color, who }) => html`<li>${own(color, who)}</li>`,
  )}</ul>${!isOver && html`<p class="goes-on">${goesOn}</p>`}</div></header>`;

const contents = ({ chapters }: Book, title: string): Html | '' =>
  chapters.length > 0
    ? html`<nav><details><summary>${title}</summary><ol>${chapters
        .filter(({ numeral }) => numeral !== null)
        .map(
          (chapter) =>
            html`<li><a href="#${chapter.id}"><span class="numeral">${chapter.numeral}</span>${chapter.title}</a> <small>${own(chapter.color, chapter.who)}</small></li>`,
        )}</ol></details></nav>`
    : '';
