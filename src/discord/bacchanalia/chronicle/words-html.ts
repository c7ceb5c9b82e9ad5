import MarkdownIt, { type StateBlock, type StateInline } from 'markdown-it';
import { type Spoken, spokenOut, tidyText } from './names.ts';

/** Discord's Markdown alone: no HTML, links and pictures, and nothing that would be a part of the document's own order. */
const markdown = new MarkdownIt({ html: false, breaks: true, linkify: false, maxNesting: 12 }).disable([
  ...['table', 'lheading', 'reference', 'hr', 'html_block', 'code'],
  ...['link', 'image', 'autolink', 'html_inline', 'entity'],
]);

const BAR = '|';

/** The library's own text rule takes `|` for a letter. */
markdown.inline.ruler.at('text', (state: StateInline, silent: boolean) => {
  const [plain] = /^[^\n!#$%&*+\-:<=>@[\]\\^_`{}~|]+/.exec(state.src.slice(state.pos, state.posMax)) ?? [];
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

/** `-# small print` */
markdown.block.ruler.before(
  'paragraph',
  'subtext',
  (state: StateBlock, line: number, _: number, silent: boolean) => {
    const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    const [, content] = /^-# +(\S.*)$/.exec(state.src.slice(start, state.eMarks[line])) ?? [];
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

/** In Discord a quote ends with its line, or with the text. */
const endingQuotes = (text: string): string =>
  text
    .replace(/^>>> (.*)/ms, (_, rest: string) => rest.replace(/^/gm, '> '))
    .replace(/^(> .*)\n(?!> |\n)/gm, '$1\n\n');

/** What a player wrote as HTML: paragraphs, emphasis, spoilers, quotes, lists and code, and all else as letters. */
export const wordsHtml = (text: string, spoken: Spoken): string =>
  markdown.render(endingQuotes(spokenOut(tidyText(text), spoken)));
