import * as fc from 'fast-check';
import MarkdownIt, { type Env, type Token } from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { chronicleFile, chronicleMarkdown } from '../../../../src/discord/bacchanalia/chronicle/reading.ts';
import type { EndingKind, Ruling } from '../../../../src/games/bacchanalia/state.ts';
import { runs } from '../../../runs.ts';
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

/** The document’s own outline, and the contents of its quotes. */
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
      { numRuns: runs(40, 150) },
    );
  });
});

describe('a story without an end', () => {
  const whole = aStory(HARMLESS);
  const [scene] = whole.chapters.flatMap((chapter) => (chapter.kind === 'scene' ? [chapter] : []));
  if (!scene) throw new Error('no scene');
  const toCome = { ...scene, number: 99, bacchus: null, told: { is: 'untold', why: 'open' } } as const;
  const story = { ...whole, isOver: false, chapters: [...whole.chapters, toCome] };

  test.each([
    [false, 'The story goes on.', true],
    [true, 'The story was closed here, before its end.', false],
  ])('that was closed: %s', (isClosed, line, isAwaited) => {
    const file = chronicleMarkdown(story, { ...FACTS, isClosed });
    expect(file).toContain(line);
    expect(file.includes('Not told yet.')).toBe(isAwaited);
  });

  test('has dates in the language of its texts', () => {
    expect(chronicleMarkdown(story, { ...FACTS, locale: 'pt-BR' })).toContain('March 12, 2026');
    expect(chronicleMarkdown(story, { ...FACTS, locale: 'en-GB' })).toContain('12 March 2026');
  });
});

describe('the file', () => {
  const file = chronicleMarkdown(aStory(HARMLESS), FACTS);

  test('has characters, the story, and what became of them', () => {
    expect(file.split('\n').filter((line) => line.startsWith('#'))).toEqual([
      '# The chronicle of table 12',
      '## The characters',
      '### Anna (blue)',
      '### Anna (red)',
      '### a former player (yellow)',
      '## The story',
      '### I. Anna (blue)',
      '### II. Anna (blue)',
      '### Anna (red) left the story',
      '### III. Anna (blue) · ending',
      '## What became of them',
      '## How the cards fell',
      '### I. She laughs',
      '### II. A scene',
      '### III. She laughs',
    ]);
  });

  test.each<[name: string, lines: readonly string[]]>([
    ['server and dates', ['*Bacchanalia*', '', '*Caffè Aurora*', '', '*March 12\u2009–\u200916, 2026*']],
    ['gifts', ['**Anna (blue)**: *Given before the story began: Venus by Anna (red).*']],
    ['who told a scene, and when', ['### I. Anna (blue)', '', '*March 12, 2026*', '']],
    ['whose ending it is', ['### III. Anna (blue) · ending', '']],
    [
      'what the cards did',
      [
        '*Venus rules, with 2 Umbra.*  ',
        '*Parcae was drawn for the 1st time.*  ',
        '*Amans came to the middle.*  ',
        '*There was no wine to give to Minerva, so she left.*  ',
        '*Bacchus went from Anna (blue) to Anna (red).*  ',
        '*Miles came to Anna (blue).*  ',
        '*Pluto left Anna (blue).*  ',
        '*Parcae was drawn as often as agreed, and the last round begins.*',
      ],
    ],
    ['how Bacchus came', ['*How Bacchus came*', '', '> She laughs.']],
    ['that before the scene', ['> She laughs.', '', '\\* \\* \\*', '', '> She laughs.']],
    ['questions of Bacchus', ['**Bacchus asks, through Anna (red)**', '', '> She laughs.']],
    ['other questions', ['**Anna (red) asks**', '', '> She laughs.', '', '**Anna (blue) answers**']],
    [
      'odd cards',
      [
        '*Vinum with a goblet was kept as the odd card. Anna (red) challenged it, and it was discarded. Said to be woven in:*',
        '',
        '> She laughs.',
      ],
    ],
    ['gifts of Minerva', ['*For this, Minerva was given by Anna (red).*']],
    ['what was passed over', ['### II. Anna (blue)', '', '*Skipped: nothing was told.*']],
    ['that an introduction was cut', ['### Anna (red)', '', '*Cut with the X-card.*']],
    ['twists', ['*Before death, a twist: the Amans is safe forever.*']],
    [
      'what became of everybody',
      [
        '- **Anna (blue)**: Death by accuser or soldiers',
        '- **Anna (red)**: left without an ending',
        '- **a former player (yellow)**: goes on',
      ],
    ],
  ])('tells %s', (_, lines) => expect(`\n${file}\n`).toContain(`\n${lines.join('\n')}\n`));

  const RULINGS: Readonly<Record<string, readonly [Ruling, string]>> = {
    'by a goblet': [
      { row: 'goblet', because: 'most', among: ['vinum'], most: 2 },
      'Vinum rules, with 2 Umbra.',
    ],
    'by wine and a Satyrus': [
      { row: 'vinum', because: 'vinumWins', among: ['vinum', 'venus', 'miles'], most: 1 },
      'Vinum rules: as many Umbra as Venus and Miles, and a Satyrus for company.',
    ],
    'for want of a Satyrus': [
      { row: 'pluto', because: 'vinumLoses', among: ['vinum', 'pluto'], most: 1 },
      'Pluto rules: Vinum has as many Umbra, but loses every tie without a Satyrus.',
    ],
    'for want of Umbra': [
      { row: 'vinum', because: 'none', among: [], most: 0 },
      'No Deus has an Umbra, so Vinum rules.',
    ],
  };
  test.each(Object.entries(RULINGS))('says who rules %s', (_, [ruling, line]) => {
    const story = aStory(HARMLESS);
    const chapters = story.chapters.map((chapter) =>
      chapter.kind === 'scene' ? { ...chapter, ruling } : chapter,
    );
    expect(chronicleMarkdown({ ...story, chapters }, FACTS)).toContain(`*${line}*`);
  });

  test.each<[name: string, text: string, quoted: string]>([
    ['lines', 'a\nb', '> a  \n> b'],
    ['paragraphs', 'a\n\nb', '> a\n>\n> b'],
    ['a heading', '# a', '> \\# a'],
    ['a heading in a list', '- # a', '> - \\# a'],
    ['an underlined line', 'a\n===', '> a  \n> \\==='],
    ['HTML', '<b>', '> &lt;b>'],
    ['a mention', '<@1>', '> someone'],
    ['emphasis, which stays', '**a** *b*', '> **a** *b*'],
    ['a number sign in a word', 'C#, no#1', '> C#, no#1'],
  ])('quotes %s', (_, text, quoted) => {
    expect(chronicleMarkdown(aStory({ ...HARMLESS, text }), FACTS)).toContain(`\n\n${quoted}\n\n`);
  });

  const titleOf = (text: string, title?: string) => {
    const story = aStory(HARMLESS);
    const chapters = story.chapters.map((chapter) =>
      chapter.kind === 'scene' && chapter.told.is === 'told'
        ? {
            ...chapter,
            told: { ...chapter.told, tale: { ...chapter.told.tale, text, ...(title && { title }) } },
          }
        : chapter,
    );
    const written = chronicleMarkdown({ ...story, chapters }, FACTS);
    const [heading, listed] = [...written.matchAll(/^### I\. (.*)$/gm)].map(([, title]) => title);
    return { heading, listed };
  };

  test.each<[text: string, title: string | undefined, name: string]>([
    ['A cup runs over, and an old woman lies down to drink.', undefined, 'A cup runs over'],
    ['I ran. Then the gate was shut, and I hid.', undefined, 'I ran'],
    ['“A shorn head, soft hands”, he read.', undefined, '“A shorn head, soft hands”, he read'],
    ['It rained.', 'The well', 'The well'],
    ['It rained. Then it stopped.', undefined, 'It rained'],
    ['“A shorn head. Soft hands”, he read.', undefined, 'A shorn head'],
    ['„Ein Kopf. Hände“, las er.', undefined, 'Ein Kopf'],
    ['„Kein Geld“, sagt er. Nein.', undefined, '„Kein Geld“, sagt er'],
    ['**Rain**, half-light and _wind_! On.', undefined, 'Rain, half-light and wind!'],
    ['***', undefined, 'A scene'],
    ['“Squint, answers to Philon.” A fair description.', undefined, '“Squint, answers to Philon.”'],
    ['It rained.', 'A well-known place - 1.5 feet deep', 'A well-known place - 1\\.5 feet deep'],
  ])('a chapter %j with the title %j is listed as %j, never by a card', (text, title, name) => {
    expect(titleOf(text, title).listed).toBe(name);
  });

  test('a chapter is headed by its title, else by who tells it: its first words follow anyway', () => {
    expect(titleOf('It rained.', 'The well').heading).toBe('The well');
    expect(titleOf('It rained.').heading).toBe('Anna (blue)');
  });

  test.each<[kind: EndingKind, fate: string]>([
    ['flight', 'Escaped: Cotta comes too late'],
    ['amansLost', 'Rid of Cotta, without Festus'],
    ['amansSaved', 'Dead, and Festus is saved'],
    ['death', 'Death by Cotta or soldiers'],
  ])('what became of somebody (%s) is told with the names of their introduction', (kind, fate) => {
    const story = aStory(HARMLESS);
    const sheet = { name: 'Livia, a baker', accusation: '', accuser: 'Cotta, a prefect', amans: 'Festus' };
    const characters = story.characters.map((character) =>
      character.color === 'blue'
        ? { ...character, sheet, fate: { by: 'story', kind, twist: null } as const }
        : character,
    );
    expect(chronicleMarkdown({ ...story, characters }, FACTS)).toContain(`- **Livia**: ${fate}\n`);
  });

  test('a date stands at the first chapter that was told on it', () =>
    expect(file.match(/^\*March 12, 2026\*$/gm)).toHaveLength(1));

  test('the date of a story of one day stands on its cover alone', () => {
    const story = aStory(HARMLESS);
    const book = chronicleMarkdown({ ...story, until: story.from }, FACTS);
    expect(book.match(/^\*March 12, 2026\*$/gm)).toHaveLength(1);
    expect(book.indexOf('*March 12, 2026*')).toBeLessThan(book.indexOf('## The story'));
  });

  test.each(['html', 'md'] as const)('is named by its table (%s)', async (kind) => {
    const { name, content } = await chronicleFile(aStory(HARMLESS), FACTS, kind);
    expect(name).toBe(`bacchanalia-12-chronicle.${kind}`);
    expect(content.toString()).toContain('She laughs.');
  });
});
