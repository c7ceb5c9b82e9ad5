import * as fc from 'fast-check';
import MarkdownIt, { type Env, type Token } from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { chronicleMarkdown } from '../../../src/discord/chronicle/index.ts';
import { aStory, FACTS, HARMLESS } from './a-story.ts';
import { arbName, arbText } from './nasty.ts';

/** Readers of Markdown that let HTML through. */
const READERS = {
  CommonMark: new MarkdownIt('commonmark'),
  'with tables, and all else that is on': new MarkdownIt({ html: true, linkify: true }),
};

interface Outline {
  readonly blocks: readonly string[];
  readonly quoted: readonly string[];
  readonly names: readonly string[];
}

/** The document’s own order, and what stands in its quotes. */
function outlineOf(tokens: readonly Token[]): Outline {
  const blocks: string[] = [];
  const quoted: string[] = [];
  const names: string[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (token.type === 'blockquote_close') depth -= 1;
    if (depth > 0) quoted.push(token.type, ...(token.children ?? []).map(({ type }) => type));
    else {
      blocks.push(`${token.type} ${token.tag}`);
      names.push(...(token.children ?? []).map(({ type }) => type).filter((type) => !/^text/.test(type)));
    }
    if (token.type === 'blockquote_open') depth += 1;
  }
  return { blocks, quoted, names };
}

describe.each(Object.entries(READERS))('to %s', (_, reader) => {
  const harmless = outlineOf(reader.parse(chronicleMarkdown(aStory(HARMLESS), FACTS), {}));

  test('nobody’s words head anything, end their quote, or are HTML', () => {
    fc.assert(
      fc.property(arbText, arbName, (text, name) => {
        const facts = { ...FACTS, serverName: name, nameOf: () => name };
        const env: Env = {};
        const outline = outlineOf(reader.parse(chronicleMarkdown(aStory({ text, name }), facts), env));
        expect(outline.blocks).toEqual(harmless.blocks);
        expect(outline.names).toEqual(harmless.names);
        expect(outline.quoted.filter((type) => /^(heading|html)/.test(type))).toEqual([]);
        expect(env.references ?? {}).toEqual({});
      }),
      { numRuns: 150 },
    );
  });
});

describe('the file', () => {
  test('tells a story', () => {
    expect(chronicleMarkdown(aStory(HARMLESS), FACTS)).toMatchInlineSnapshot(`
      "# Bacchanalia: The chronicle of table 12

      *Caffè Aurora*

      *March 12 – 16, 2026*

      - Anna (blue)
      - Anna (red)
      - a former player (yellow)

      ## The characters

      ### Anna (blue)

      *Given before the story began: Venus by Anna (red).*

      *The first signs of the bacchanal are told here.*

      > She laughs.

      **Bacchus asks, through Anna (red)**

      > She laughs.

      **Anna (blue) answers**

      > She laughs.

      **Anna (red) asks**

      > She laughs.

      **Anna (blue) answers**

      > She laughs.

      ### Anna (red)

      *Skipped.*

      ### a former player (yellow)

      > She laughs.

      **Bacchus asks, through Anna (red)**

      > She laughs.

      **Anna (blue) answers**

      > She laughs.

      **Anna (red) asks**

      > She laughs.

      **Anna (blue) answers**

      > She laughs.

      ## The story

      ### I. Venus

      **Anna (blue)** · March 12, 2026

      *Venus rules, with 2 Umbra. Parcae was drawn for the 1st time. Amans came to the middle. There was no wine to give up for Minerva, and she went. Bacchus went from Anna (blue) to Anna (red). Miles came to Anna (blue). Pluto left Anna (blue). Parcae was drawn as often as agreed, and the last endings begin.*

      **How Bacchus came**

      > She laughs.

      **Bacchus asks, through Anna (red)**

      > She laughs.

      **Anna (blue) answers**

      > She laughs.

      **Anna (red) asks**

      > She laughs.

      **Anna (blue) answers**

      > She laughs.

      \\* \\* \\*

      > She laughs.

      **Bacchus asks, through Anna (red)**

      > She laughs.

      **Anna (blue) answers**

      > She laughs.

      **Anna (red) asks**

      > She laughs.

      **Anna (blue) answers**

      > She laughs.

      *Vinum with a goblet was kept as the odd card. Anna (red) challenged it, and it was discarded. Said to be woven in:*

      > She laughs.

      *For this, Minerva was given by Anna (red).*

      ### II. Ties

      **Anna (blue)**

      *None rules alone: 2 × Satyrus and Pluto have 1 Umbra each.*

      *Skipped.*

      ### Anna (red) left the story

      ### III. Death by accuser or soldiers

      **Anna (blue)** · March 12, 2026

      *Miles Ending Venus rules, with 2 Umbra. Parcae was drawn for the 1st time. Amans came to the middle. There was no wine to give up for Minerva, and she went. Bacchus went from Anna (blue) to Anna (red). Miles came to Anna (blue). Pluto left Anna (blue). Parcae was drawn as often as agreed, and the last endings begin. Before death, a twist: the Amans is safe for ever.*

      **How Bacchus came**

      > She laughs.

      **Bacchus asks, through Anna (red)**

      > She laughs.

      **Anna (blue) answers**

      > She laughs.

      **Anna (red) asks**

      > She laughs.

      **Anna (blue) answers**

      > She laughs.

      \\* \\* \\*

      > She laughs.

      **Bacchus asks, through Anna (red)**

      > She laughs.

      **Anna (blue) answers**

      > She laughs.

      **Anna (red) asks**

      > She laughs.

      **Anna (blue) answers**

      > She laughs.

      *Vinum with a goblet was kept as the odd card. Anna (red) challenged it, and it was discarded. Said to be woven in:*

      > She laughs.

      *For this, Minerva was given by Anna (red).*

      ## What became of them

      - **Anna (blue)**: Death by accuser or soldiers (Miles Ending)
      - **Anna (red)**: left without an ending
      - **a former player (yellow)**: goes on

      ---

      *Haruspex kept the cards and made this book: table 12, March 12 – 16, 2026.*

      *The words of the story are its players’ own, as they wrote them.*

      *Bacchanalia is a game by Paul Czege and Michele Gelli (2012). Haruspex is an unofficial work of players.*

      "
    `);
  });

  test.each<[name: string, text: string, quoted: string]>([
    ['lines', 'a\nb', '> a  \n> b'],
    ['paragraphs', 'a\n\nb', '> a\n>\n> b'],
    ['a heading', '# a', '> \\# a'],
    ['a heading in a list', '- # a', '> - \\# a'],
    ['an underlined line', 'a\n===', '> a  \n> \\==='],
    ['HTML', '<b>', '> &lt;b>'],
    ['a mention', '<@1>', '> somebody'],
    ['emphasis, which stays', '**a** *b*', '> **a** *b*'],
    ['a number sign in a word', 'C#, no#1', '> C#, no#1'],
  ])('quotes %s', (_, text, quoted) => {
    expect(chronicleMarkdown(aStory({ ...HARMLESS, text }), FACTS)).toContain(`\n\n${quoted}\n\n`);
  });
});
