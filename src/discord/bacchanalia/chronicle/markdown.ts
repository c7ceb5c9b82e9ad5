import type { Story } from '../../../tables/bacchanalia/story/story.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import {
  type Book,
  type BookChapter,
  bookOf,
  type CastEntry,
  type ChronicleFacts,
  chaptersWithCards,
  isSceneChapter,
  type Passage,
  type Words,
} from './book.ts';
import { escapedName, type MentionContext, replaceMentions, tidyText } from './player-text.ts';

type Quote = (text: string) => string;

/** A story as Markdown (CommonMark) in the reader's language. Players' words stand in quotes. */
export function chronicleMarkdown(story: Story, facts: ChronicleFacts): string {
  const t = translator(facts.locale);
  const book = bookOf(story, facts, escapedName);
  const quote: Quote = (text) => wordsMarkdown(text, facts);
  const section = (title: string, blocks: readonly string[]): readonly string[] =>
    blocks.length > 0 ? [`## ${title}`, ...blocks] : [];
  return [
    ...front(book),
    ...(book.isOver ? [] : [`*${t('chronicle.goesOn')}*`]),
    ...section(
      t('chronicle.cast'),
      book.cast.flatMap((entry) => castBlocks(entry, quote)),
    ),
    ...section(
      t('chronicle.story'),
      book.chapters.flatMap((chapter) => chapterBlocks(chapter, quote, t)),
    ),
    ...section(
      t('chronicle.fates'),
      book.fates.length > 0 ? [book.fates.map(({ who, text }) => `- **${who}**: ${text}`).join('\n')] : [],
    ),
    ...section(t('chronicle.appendix'), appendixBlocks(book, quote)),
    '---',
    ...book.colophon.map((line) => `*${line}*`),
    '',
  ].join('\n\n');
}

const front = ({ game, title, server, dates, players, places, carried }: Book): readonly string[] => [
  `# ${title}`,
  ...[game, server, dates].filter((line) => line !== '').map((line) => `*${line}*`),
  ...(places.length > 0 ? [`*${places.join(' · ')}*`] : []),
  players.map(({ who }) => `- ${who}`).join('\n'),
  ...(carried === null ? [] : [`*${carried}*`]),
];

const castBlocks = ({ who, notes, introduction }: CastEntry, quote: Quote): readonly string[] => [
  `### ${who}`,
  ...notes.map((note) => `*${note}*`),
  ...passageBlocks(introduction, quote),
];

function chapterBlocks(chapter: BookChapter, quote: Quote, t: Translate): readonly string[] {
  if (!isSceneChapter(chapter)) return [`### ${chapter.title}`];
  const { numeral, title, isTitled, who, date, hour, bacchus, passage } = chapter;
  const told = date === null ? [] : [`*${date}*`];
  return [
    ...(hour === null ? [] : [`*${t('chronicle.hour', { times: hour })}*`]),
    ...(isTitled
      ? [`### ${numeral}. ${title}`, [`**${who}**`, ...told].join(' · ')]
      : [`### ${numeral}. ${who}`, ...told]),
    ...(bacchus ? [`*${t('chronicle.bacchus')}*`, ...passageBlocks(bacchus, quote), '\\* \\* \\*'] : []),
    ...passageBlocks(passage, quote),
  ];
}

/** What the cards did, for those who want to know. */
const appendixBlocks = (book: Book, quote: Quote): readonly string[] => [
  ...book.cast.flatMap(({ who, gifts }) => (gifts === null ? [] : [`**${who}**: *${gifts}*`])),
  ...chaptersWithCards(book).flatMap(({ numeral, title, notes, odd, after }) => [
    `### ${numeral}. ${title}`,
    ...(notes.length > 0 ? [notes.map((note) => `*${note}*`).join('  \n')] : []),
    ...(odd ? wordsBlocks({ ...odd, label: `*${odd.label}*` }, quote) : []),
    ...after.map((line) => `*${line}*`),
  ]),
];

const passageBlocks = ({ words, untold, questions }: Passage, quote: Quote): readonly string[] => [
  words === null ? `*${untold ?? ''}*` : quote(words),
  ...questions.flat().flatMap((asked) => wordsBlocks({ ...asked, label: `**${asked.label}**` }, quote)),
];

const wordsBlocks = ({ label, text }: Words, quote: Quote): readonly string[] => [
  label,
  ...(text === '' ? [] : [quote(text)]),
];

/** A player's words as a quote. Their Markdown is kept, except headings, HTML and the targets of links. */
function wordsMarkdown(text: string, spoken: MentionContext): string {
  const lines = replaceMentions(tidyText(text), spoken).split('\n').map(tame);
  // A single line break is one in Discord; Markdown needs two spaces for it.
  return lines.map((line, at) => (line === '' ? '>' : `> ${line}${lines[at + 1] ? '  ' : ''}`)).join('\n');
}

const tame = (line: string): string =>
  line
    .replaceAll('<', '&lt;')
    .replaceAll(']:', ']\\:')
    .replaceAll('](', ']\\(')
    .replace(/(^|[^\p{L}\p{N}\\])#/gu, '$1\\#')
    .replace(/^([\s>]*)(=+|-+)(\s*)$/, '$1\\$2$3');
