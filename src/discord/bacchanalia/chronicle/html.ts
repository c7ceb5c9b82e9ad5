import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { html, raw } from 'hono/html';
import type { StateBlock, StateInline } from 'markdown-it';
import MarkdownIt from 'markdown-it';
import { memoized } from '../../../cache-limits.ts';
import type { Color } from '../../../games/bacchanalia/cards.ts';
import { CARD_STYLES, drawEmblem, type Emblem, ENDING, LIT } from '../../../pictures/bacchanalia/cards.ts';
import { DYE, PIGMENT } from '../../../pictures/canvas/palette.ts';
import { projectFile } from '../../../project-file.ts';
import type { Story } from '../../../tables/bacchanalia/story/story.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { documentHtml, hashOf, policyOf } from '../../views/document.ts';
import { bareName } from '../../views/names.ts';
import {
  type Book,
  type BookChapter,
  bookOf,
  type CastEntry,
  type ChronicleFacts,
  chaptersWithCards,
  type FateEntry,
  isSceneChapter,
  type Mark,
  type Passage,
  type SceneChapter,
  type Words,
} from './book.ts';
import { type MentionContext, replaceMentions, tidyText } from './phrases.ts';

type Html = ReturnType<typeof html>;

interface Pages {
  readonly t: Translate;
  readonly words: (text: string) => Html;
}

/** A story as one HTML file in the reader's language, without scripts or external resources. Players' words can't become markup. */
export async function chronicleHtml(story: Story, facts: ChronicleFacts): Promise<string> {
  const book = bookOf(story, facts, bareName);
  const t = translator(facts.locale);
  const pages: Pages = { t, words: (text) => raw(wordsHtml(text, facts)) };
  const body = html`${medals(book)}${NIGHT}
${cover(book)}
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
${appendix(book, pages)}
</main>
<footer>${meander}${book.colophon.map((line) => html`<p>${line}</p>`)}</footer>`;
  const title = `${book.game}: ${book.title}`;
  return documentHtml({ locale: facts.locale, title, policy: POLICY, style: STYLE, body });
}

/** Each emblem and ornament is in the document once and referenced. */
function medals({ players, chapters, fates }: Book): Html {
  const used = new Set<Mark>([
    ...[...players, ...fates].flatMap(({ mark }) => mark ?? []),
    ...chapters.flatMap((chapter): readonly Mark[] => {
      if (!isSceneChapter(chapter)) return ['left'];
      return chapter.bacchus ? [...chapter.marks, 'bacchus'] : chapter.marks;
    }),
  ]);
  return html`<svg class="store" width="0" height="0" aria-hidden="true" focusable="false"><defs>${key}${[
    ...used,
  ].map(
    (mark) =>
      html`<symbol id="mark-${mark}" viewBox="0 0 144 144"><image width="144" height="144" href="${medal(mark)}"/></symbol>`,
  )}</defs></svg>`;
}

const cover = (book: Book): Html => {
  const { game, title, server, dates, players, places, carried, hours, unfinished } = book;
  return html`<header class="cover">${nightAt(hours, 'night')}${meander}<div class="title"><h1>${title}</h1><p class="of">${game}</p>${
    server !== '' && html`<p class="dates"><bdi>${server}</bdi></p>`
  }${dates !== '' && html`<p class="dates">${dates}</p>`}${
    places.length > 0 && html`<p class="places">${places.map((place) => html`<bdi>${place}</bdi>`)}</p>`
  }<ul class="people">${players.map(
    ({ color, who, mark }) => html`<li>${mark !== null && medalsOf([mark])}${playerSpan(color, who)}</li>`,
  )}</ul>${carried !== null && html`<p class="carried">${carried}</p>`}${
    unfinished !== null && html`<p class="goes-on">${unfinished}</p>`
  }</div></header>`;
};

const contents = ({ chapters }: Book, title: string): Html | '' =>
  chapters.length > 0
    ? html`<nav><details><summary>${title}</summary><ol>${chapters
        .filter(isSceneChapter)
        .map(
          (chapter) =>
            html`<li><a href="#${chapter.id}"><span class="numeral">${chapter.numeral}</span>${chapter.title}</a> <small>${playerSpan(chapter.color, chapter.who)}</small></li>`,
        )}</ol></details></nav>`
    : '';

const section = (title: string, articles: readonly Html[]): Html | '' =>
  articles.length > 0 ? html`<section><h2>${title}</h2>${articles}</section>` : '';

const castArticle = ({ color, who, notes, introduction, scenes }: CastEntry, pages: Pages): Html =>
  html`<article><h3>${playerSpan(color, who)}</h3>${cards(notes)}${passageOf(introduction, pages)}${
    scenes.length > 0 &&
    html`<div class="after"><p>${pages.t('chronicle.scenes')}: ${scenes.map(
      ({ id, numeral }, at) => html`${at > 0 && ', '}<a href="#${id}">${numeral}</a>`,
    )}</p></div>`
  }</article>`;

function chapterArticle(chapter: BookChapter, pages: Pages): Html {
  const { id, title } = chapter;
  if (!isSceneChapter(chapter))
    return html`<article id="${id}" class="left">${medalsOf(['left'])}<h3>${title}</h3></article>`;
  const { isTitled, marks, bacchus, passage } = chapter;
  return html`${hourOf(chapter, pages)}<article id="${id}" class="${
    isTitled ? 'titled' : 'untitled'
  }"><header>${medalsOf(marks)}<div>${chapterHeading(chapter)}</div></header>${
    bacchus &&
    html`<section class="bacchus" aria-label="${pages.t('chronicle.bacchus')}">${medalsOf(['bacchus'])}<div>${passageOf(bacchus, pages)}</div></section>`
  }${passageOf(passage, pages, 'tale')}</article>`;
}

/** The hour of the night, which is shown each time Parcae came. */
const hourOf = ({ hour }: SceneChapter, { t }: Pages): Html | false =>
  hour !== null &&
  html`<div class="hour">${nightAt(hour, 'strip')}<p>${t('chronicle.hour', { times: hour })}</p></div>`;

/** Everybody writes as "I", so each chapter begins with the character's name. */
function chapterHeading({ numeral, title, isTitled, color, who, date }: SceneChapter): Html {
  const narrator = html`<span class="numeral">${numeral}.</span>${playerSpan(color, who)}`;
  const told = date !== null && html`<p class="date">${date}</p>`;
  return isTitled
    ? html`<p class="by">${narrator}</p><h3>${title}</h3>${told}`
    : html`<h3>${narrator}</h3>${told}`;
}

/** Card events, collapsed. */
function appendix(book: Book, pages: Pages): Html | '' {
  const given = book.cast.flatMap(({ color, who, gifts }) =>
    gifts === null ? [] : [html`<p>${playerSpan(color, who)}: ${gifts}</p>`],
  );
  const told = chaptersWithCards(book).map(
    ({ id, numeral, title, notes, odd, after }) =>
      html`<h3><a href="#${id}"><span class="numeral">${numeral}.</span>${title}</a></h3>${cards(notes)}${afterwards(odd, after, pages)}`,
  );
  return given.length + told.length > 0
    ? html`<section class="appendix"><h2>${pages.t('chronicle.appendix')}</h2><details><summary>${pages.t('chronicle.appendix.open')}</summary>${given}${told}</details></section>`
    : '';
}

const fateItem = ({ color, who, text, mark, id }: FateEntry): Html =>
  html`<li>${mark === null ? html`<span></span>` : medalsOf([mark])}<div><p>${playerSpan(color, who)}</p><p class="what">${
    id === null ? text : html`<a href="#${id}">${text}</a>`
  }</p></div></li>`;

const playerSpan = (color: Color, who: string): Html => html`<span class="own of-${color}">${who}</span>`;

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

/** The language is unknown, so each paragraph has its own direction. */
const written = (text: string, { words }: Pages, kind = 'aside'): Html =>
  html`<div class="words ${kind}" dir="auto" lang="">${words(text)}</div>`;

/** A player's words as HTML: paragraphs, emphasis, spoilers, quotes, lists and code; everything else stays text. */
const wordsHtml = (text: string, spoken: MentionContext): string =>
  markdown.render(endingQuotes(replaceMentions(tidyText(text), spoken)));

/** A quote in Discord ends with its line, or with the text. */
const endingQuotes = (text: string): string =>
  text
    .replace(/^>>> (.*)/ms, (_, rest: string) => rest.replace(/^/gm, '> '))
    .replace(/^(> .*)\n(?!> |\n)/gm, '$1\n\n');

/** Only Discord's Markdown: no HTML, links, pictures or headings. */
const markdown = new MarkdownIt({ html: false, breaks: true, linkify: false, maxNesting: 12 }).disable([
  'table',
  'lheading',
  'reference',
  'hr',
  'html_block',
  'code',
  'link',
  'image',
  'autolink',
  'html_inline',
  'entity',
]);

const BAR = '|';

/** The library's own text rule treats `|` as a letter. */
markdown.inline.ruler.at('text', (state: StateInline, silent: boolean) => {
  const [plain] = /^[^\n!#$%&*+\-:<=>@[\]\\^_`{}~|]+/.exec(state.src.substring(state.pos)) ?? [];
  if (!plain) return false;
  if (!silent) state.pending += plain;
  state.pos += plain.length;
  return true;
});

markdown.inline.ruler.before('emphasis', 'spoiler', (state: StateInline, silent: boolean) => {
  const { pos, posMax, src } = state;
  if (!src.startsWith(BAR + BAR, pos)) return false;
  const end = src.indexOf(BAR + BAR, pos + 3);
  if (end < 0 || end + 2 > posMax) return false;
  if (!silent) {
    state.push('spoiler_open', 'span', 1).attrs = [
      ['class', 'spoiler'],
      ['tabindex', '0'],
    ];
    state.pos = pos + 2;
    state.posMax = end;
    state.md.inline.tokenize(state);
    state.push('spoiler_close', 'span', -1);
  }
  state.pos = end + 2;
  state.posMax = posMax;
  return true;
});

/** Discord's subtext: `-# small print`. */
const SUBTEXT = /-# +(\S.*)$/my;

markdown.block.ruler.before(
  'paragraph',
  'subtext',
  (state: StateBlock, line: number, _: number, silent: boolean) => {
    const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    SUBTEXT.lastIndex = start;
    const [, content] = SUBTEXT.exec(state.src) ?? [];
    if (!content) return false;
    if (silent) return true;
    state.line = line + 1;
    state.push('subtext_open', 'p', 1).attrs = [['class', 'small']];
    const inline = state.push('inline', '', 0);
    inline.content = content;
    inline.map = [line, line + 1];
    inline.children = [];
    state.push('subtext_close', 'p', -1);
    return true;
  },
  { alt: ['paragraph', 'blockquote', 'list'] },
);

const { rules } = markdown.renderer;
rules['heading_open'] = () => '<p class="loud">';
rules['heading_close'] = () => '</p>\n';
rules['strong_open'] = (tokens, at) => (tokens[at]?.markup === '__' ? '<u>' : '<strong>');
rules['strong_close'] = (tokens, at) => (tokens[at]?.markup === '__' ? '</u>' : '</strong>');
rules['fence'] = (tokens, at) =>
  `<pre><code>${markdown.utils.escapeHtml(tokens[at]?.content ?? '')}</code></pre>\n`;

const read = (name: string): string => readFileSync(projectFile(`assets/page/${name}`), 'utf8');

const face = (file: string, range: string): string => {
  const path = fileURLToPath(import.meta.resolve(`@fontsource/cinzel/files/${file}`));
  const font = readFileSync(path).toString('base64');
  return `@font-face{font-family:Chisel;font-weight:600;src:url(data:font/woff2;base64,${font}) format("woff2");unicode-range:${range}}`;
};

const FACES = face('cinzel-latin-600-normal.woff2', 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2000-206F');

const COLORS = Object.entries(DYE)
  .map(([color, { fill }]) => `.of-${color}{--own:${fill}}`)
  .join('');

/** The style covers light and dark screens, phones and paper. */
export const STYLE = FACES + COLORS + read('chronicle.css');

/** The policy allows only this style, and pictures and fonts inside the document; no scripts, no requests. */
export const POLICY = policyOf(`style-src ${hashOf(STYLE)}`, 'img-src data:', 'font-src data:');

/** The picture of the town at night is in the document once, for its cover and every hour. */
const NIGHT = raw(read('chronicle-night.svg').trim());

/** Maximum number of hours, so that the moon stays above the hills. */
const MAX_HOURS = 6;

/** A town at night, in which the moon sinks a little with each Parcae. */
function nightAt(hours: number, className: string): Html {
  const passed = Math.min(hours, MAX_HOURS);
  return html`<svg class="${className}" viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><use href="#night-sky"/><use href="#night-moon" transform="translate(${-85 * passed} ${12 * passed})"/><use href="#night-town"/></svg>`;
}

export const key = html`<pattern id="key" width="28" height="14" patternUnits="userSpaceOnUse"><path d="M0 12H4V2H22V10H12V6M4 12H28" fill="none" stroke="currentColor" stroke-width="1.6"/></pattern>`;

const meander = html`<svg class="meander" height="14" width="100%" aria-hidden="true" focusable="false"><rect width="100%" height="14" fill="url(#key)"/></svg>`;

/** A medal's size in pixels, enough for paper. */
const SIZE = 144;

const isDeus = (mark: Mark): mark is Extract<Mark, keyof typeof CARD_STYLES> => mark in CARD_STYLES;

/** A medal with the emblem of the cards, as a `data:` URL. */
const medal = memoized((mark: Mark): string => {
  const { emblem, ground }: { readonly emblem: Emblem; readonly ground: string } = isDeus(mark)
    ? CARD_STYLES[mark]
    : { emblem: ENDING[mark], ground: PIGMENT.bucchero };
  const canvas = createCanvas(SIZE, SIZE);
  const pen = canvas.getContext('2d');
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  const middle = SIZE / 2;
  for (const [r, fill] of [
    [middle, PIGMENT.ink],
    [middle - 3, PIGMENT.gold],
    [middle - 9, ground],
  ] as const) {
    pen.beginPath();
    pen.arc(middle, middle, r, 0, Math.PI * 2);
    pen.fillStyle = fill;
    pen.fill();
  }
  drawEmblem(pen, emblem, middle, middle, SIZE * 0.58, LIT);
  return `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}`;
});
