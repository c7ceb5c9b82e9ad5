import { describe, expect, it } from 'vitest';
import { type MarkdownNode, parseMarkdown } from '../../src/page/markdown-parse.ts';

const id = '123456789012345678';

/** Formats the nodes as one line. */
function sketch(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.content;
      if (node.type === 'br') return '⏎';
      if (node.type === 'list') {
        const items = node.items
          .map(({ content, nested }) => `[${sketch(content)}${sketch(nested)}]`)
          .join('');
        return `${node.start === null ? 'ul' : `ol${node.start}`}(${items})`;
      }
      if ('target' in node) return `${node.type}(${sketch(node.content)} → ${node.target})`;
      if (node.type === 'heading') return `h${node.level}(${sketch(node.content)})`;
      if ('content' in node)
        return `${node.type}(${typeof node.content === 'string' ? node.content : sketch(node.content)})`;
      if ('id' in node) return `${node.type}(${'fullName' in node ? node.fullName : node.id})`;
      if (node.type === 'timestamp') return `time(${node.timestamp} ${node.format ?? '-'})`;
      return 'name' in node ? node.name : node.type;
    })
    .join('');
}

describe('parseMarkdown', () => {
  it.each([
    [
      'emphasis',
      '**b** *i* _i_ __u__ ~~s~~ ||x||',
      'strong(b) em(i) em(i) underline(u) strikethrough(s) spoiler(x)',
    ],
    ['code', '`<@1> **a**`', 'inlineCode(<@1> **a**)'],
    ['a block of code, without the line break after it', '```js\na\n```\nb', 'codeBlock(a)b'],
    ['escapes', '\\*a\\* \\_b\\_ \\<@1> 1\\.', '*a* _b_ <@1> 1.'],
    ['words with underscores', 'snake_case_name', 'snake_case_name'],
    ['a person', `**<@${id}>**, roll`, `strong(user(${id})), roll`],
    ['a channel', `<#${id}>`, `channel(${id})`],
    ['a command', `</tuchulcha new:${id}>`, 'slashCommand(tuchulcha new)'],
    ['a command with a dash', `</tuchulcha hand-over:${id}>`, 'slashCommand(tuchulcha hand-over)'],
    ['a time', '<t:1700000000:R> <t:1700000000>', 'time(1700000000 R) time(1700000000 -)'],
    [
      'a time in each style',
      [...'tTdDfFRsS'].map((style) => `<t:1:${style}>`).join(''),
      [...'tTdDfFRsS'].map((style) => `time(1 ${style})`).join(''),
    ],
    ['no time in a style that is none', '<t:1:x>', '<t:1:x>'],
    ['a masked link', '[there](https://a.example/x_y)', 'link(there → https://a.example/x_y)'],
    ['a bare link', 'https://a.example/x_y!', 'url(https://a.example/x_y! → https://a.example/x_y!)'],
    ['headings', '# A\n## B\nc', 'h1(A)h2(B)c'],
    ['a heading below text', 'a\n# B', 'a⏎h1(B)'],
    ['small print', 'a\n-# b **c**\nd', 'a⏎subtext(b strong(c))d'],
    ['small print below a quote', '> a\n-# b', 'blockQuote(a)subtext(b)'],
    ['a quote of two lines', '> a\n> b\nc', 'blockQuote(a⏎b)c'],
    ['a quote to the end', '>>> a\nb', 'blockQuote(a⏎b)'],
    ['a list', '- a **b**\n* c\nd', 'ul([a strong(b)][c])d'],
    ['a list below text, and a gap', 'x\n- a\n\ny', 'x⏎ul([a])⏎y'],
    ['a numbered list', '3. a\n4. b', 'ol3([a][b])'],
    ['a list in a list', '- a\n  - b\n  - c\n- d', 'ul([aul([b][c])][d])'],
    ['lists of both kinds', '- a\n1. b', 'ul([a])ol1([b])'],
    ['a list in a quote', '> - a\n> - b', 'blockQuote(ul([a][b]))'],
    ['no list in the middle of a line', '-5 and - no', '-5 and - no'],
    ['nothing that was never closed', '**a *b', '**a *b'],
  ])('reads %s', (_what, source, expected) => expect(sketch(parseMarkdown(source))).toBe(expected));
});
