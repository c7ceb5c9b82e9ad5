import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { type DefaultTreeAdapterTypes, html, parse } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { chronicleHtml } from '../../../../src/discord/bacchanalia/chronicle/html.ts';
import type { MaybeTale, Story } from '../../../../src/tables/bacchanalia/story/story.ts';
import { runs } from '../../../runs.ts';
import { aStory, FACTS, HARMLESS } from './a-story.ts';
import { arbName, arbText } from './nasty.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;
const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);
const attributeOf = (element: Element, name: string): string =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? '';
const isWords = (node: Node): boolean =>
  isElement(node) && attributeOf(node, 'class').split(' ').includes('words');

/** Everything but letters, and what people wrote: what must be the same whatever they write. */
function bones(node: Node): unknown {
  if (!isElement(node))
    return { name: node.nodeName, in: childrenOf(node).flatMap((child) => boneOf(child)) };
  const { tagName, attrs } = node;
  const inside = isWords(node) ? 'words' : node.childNodes.flatMap((child) => boneOf(child));
  return { tagName, attrs: attrs.map(({ name, value }) => `${name}=${value}`), inside };
}
const boneOf = (node: Node): unknown[] => (node.nodeName === '#text' ? [] : [bones(node)]);

const all = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(all)];
const lettersOf = (node: Node): string =>
  all(node)
    .map((each) => ('value' in each ? each.value : ''))
    .join('');

/** Elements allowed within texts, each with its only attributes. */
const ALLOWED: ReadonlySet<string> = new Set([
  'p',
  'p class=loud',
  'p class=small',
  ...'br em strong u s blockquote ul ol li pre code'.split(' '),
  'span class=spoiler tabindex=0',
]);
const signed = ({ tagName, attrs }: Element): string =>
  [
    tagName,
    ...attrs
      .filter(({ name }) => !(tagName === 'ol' && name === 'start'))
      .map(({ name, value }) => `${name}=${value}`),
  ].join(' ');

const inBrowser = async (story: Story, facts = FACTS) => parse(await chronicleHtml(story, facts));

describe('nobody’s words break out of their place', () => {
  let whole: unknown;
  beforeAll(async () => {
    whole = bones(await inBrowser(aStory(HARMLESS)));
  });

  test('whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(arbText, arbName, async (text, name) => {
        const facts = { ...FACTS, serverName: name, nameOf: () => name };
        const document = await inBrowser(aStory({ text, name }), facts);
        expect(bones(document)).toEqual(whole);
        const words = all(document).filter(isWords);
        expect(words.length).toBeGreaterThan(0);
        for (const inner of words.flatMap(childrenOf).flatMap(all)) {
          if (isElement(inner)) expect(ALLOWED).toContain(signed(inner));
          else expect(inner.nodeName).toBe('#text');
        }
      }),
      { numRuns: runs(25, 50) },
    );
  });
});

describe('players’ Markdown', () => {
  const written = async (text: string): Promise<string> => {
    const page = await chronicleHtml(aStory({ ...HARMLESS, text }), {
      ...FACTS,
      nameOf: (id) => (id === '42' ? 'Dora *the* <b>' : null),
    });
    return /class="words tale"[^>]*>(.*?)<\/div>/s.exec(page)?.[1]?.trim() ?? '';
  };

  test.each<[name: string, text: string, html: string]>([
    [
      'bold, italics and both',
      '**a** *b* _c_ ***d***',
      '<p><strong>a</strong> <em>b</em> <em>c</em> <em><strong>d</strong></em></p>',
    ],
    ['underlined', '__a__', '<p><u>a</u></p>'],
    ['struck out', '~~a~~', '<p><s>a</s></p>'],
    ['a spoiler', 'a ||b *c*|| d', '<p>a <span class="spoiler" tabindex="0">b <em>c</em></span> d</p>'],
    ['a spoiler that does not end', 'a ||b', '<p>a ||b</p>'],
    ['one line’s end', 'a\nb', '<p>a<br>\nb</p>'],
    ['paragraphs', 'a\n\nb', '<p>a</p>\n<p>b</p>'],
    ['a quote, which ends with its line', '> a\nb', '<blockquote>\n<p>a</p>\n</blockquote>\n<p>b</p>'],
    ['a quote to the end', '>>> a\n\nb', '<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>'],
    ['a list', '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['a heading, which heads nothing', '# a', '<p class="loud">a</p>'],
    ['small print', '-# a *b*', '<p class="small">a <em>b</em></p>'],
    ['an underlined line, which is no heading', 'a\n---', '<p>a<br>\n---</p>'],
    ['code', '`<b>`', '<p><code>&lt;b&gt;</code></p>'],
    ['a block of code', '```js\n<b>\n```', '<pre><code>&lt;b&gt;\n</code></pre>'],
    ['HTML', '<b onclick="x">a</b>', '<p>&lt;b onclick=&quot;x&quot;&gt;a&lt;/b&gt;</p>'],
    ['an entity', '&lt;', '<p>&amp;lt;</p>'],
    ['a link', '[a](https://x.example)', '<p>a https://x.example</p>'],
    ['an address', 'https://x.example', '<p>https://x.example</p>'],
    ['an address without its preview', '<https://x.example>', '<p>https://x.example</p>'],
    ['somebody of the table', '<@42>', '<p>Dora *the* &lt;b&gt;</p>'],
    ['somebody else', '<@!43> <@&44>', '<p>someone someone</p>'],
    ['a channel', '<#45>', '<p>another channel</p>'],
    ['an emoji', '<:two_cups:46> 🍇', '<p>:two_cups: 🍇</p>'],
    ['a command', '</rules of:47>', '<p>/rules of</p>'],
    ['a time', '<t:1773349200:d>', '<p>3/12/26</p>'],
    ['a time that is none', '<t:9999999999999:d>', '<p>&lt;t:9999999999999:d&gt;</p>'],
  ])('%s', async (_, text, expected) => expect(await written(text)).toBe(expected));
});

describe('the document', () => {
  test('runs nothing and fetches nothing', async () => {
    const page = await chronicleHtml(aStory(HARMLESS), FACTS);
    const elements = all(parse(page)).filter(isElement);
    const first = elements.filter(({ tagName }) => tagName === 'meta')[1];
    const [style] = elements.filter(({ tagName }) => tagName === 'style');
    const hash = createHash('sha256')
      .update(style ? lettersOf(style) : '')
      .digest('base64');
    expect(first && attributeOf(first, 'content')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`,
    );
    expect(elements.map(({ tagName }) => tagName)).not.toContain('script');
    for (const { attrs } of elements) {
      for (const { name, value } of attrs) {
        expect(name).not.toMatch(/^(on|style$)/);
        if (name === 'href' || name === 'src') expect(value).toMatch(/^(#|data:image\/png)/);
      }
    }
    expect(page.match(/url\([^)]{0,12}/g)?.filter((url) => !/^url\((#|data:font)/.test(url))).toEqual([]);
  });

  test('has no place twice, and leads to those it has', async () => {
    const elements = all(await inBrowser(aStory(HARMLESS))).filter(isElement);
    const ids = elements.map((element) => attributeOf(element, 'id')).filter((id) => id !== '');
    expect(ids.length).toBe(new Set(ids).size);
    const links = elements
      .map((element) => attributeOf(element, 'href'))
      .filter((link) => link.startsWith('#'));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(ids).toContain(link.slice(1));
  });

  test('is without faults of HTML', async () => {
    const faults: string[] = [];
    parse(await chronicleHtml(aStory(HARMLESS), FACTS), { onParseError: ({ code }) => faults.push(code) });
    expect(faults).toEqual([]);
  });

  test('has headings in their order', async () => {
    const levels = all(await inBrowser(aStory(HARMLESS)))
      .filter(isElement)
      .filter((element) => /^h\d$/.test(element.tagName) && element.namespaceURI === html.NS.HTML)
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test.each(['en', 'de', 'nl', 'it'])('says in %s what language it is in', async (locale) => {
    const page = await chronicleHtml(aStory(HARMLESS), { ...FACTS, locale });
    expect(page).toContain(`<html lang="${locale}"`);
  });

  test('of a story that goes on says so, and one without a beginning has no chapters', async () => {
    const story = aStory(HARMLESS);
    const untold: Story = {
      chapters: [],
      parcae: 0,
      isOver: false,
      from: null,
      until: null,
      characters: story.characters.map((character) => ({ ...character, fate: null })),
    };
    const page = await chronicleHtml(untold, FACTS);
    expect(page).toContain('The story goes on.');
    expect(page).toContain('table 12.');
    expect(page).not.toContain('What became of them');
    expect(page).not.toContain('<nav>');
  });

  test('is one that Discord takes, however much six people write', async () => {
    const told = (text: string): MaybeTale => ({
      is: 'told',
      tale: { color: 'blue', text, at: null, questions: [] },
    });
    const [scene] = aStory(HARMLESS).chapters;
    if (scene?.kind !== 'scene') throw new Error('the story begins with no scene');
    const chapters = Array.from({ length: 80 }, () => ({ ...scene, told: told('"&'.repeat(1000)) }));
    const page = await chronicleHtml({ ...aStory(HARMLESS), chapters }, FACTS);
    expect(Buffer.byteLength(page)).toBeLessThan(10 * 2 ** 20);
  });
});
