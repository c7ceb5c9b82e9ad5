import type { Interaction } from 'discord.js';
import type { Color } from '../../../games/bacchanalia/cards.ts';
import { playersOf, type Readership, readershipOf } from '../../../tables/bacchanalia/agreement.ts';
import { type Story, storyOf } from '../../../tables/bacchanalia/story/story.ts';
import type { StoryTable } from '../../../tables/bacchanalia/types.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { logOf, sittingsOf } from '../../../tables/store.ts';
import { isOf, isOpen, type Table } from '../../../tables/table.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { button, type OutFile, type OutMessage, plain, rowsOf } from '../../api/message.ts';
import type { ValuesOf } from '../../custom-id.ts';
import type { Tap } from '../../handling/context.ts';
import { whyForbidden } from '../../handling/permissions.ts';
import { nameOrGone } from '../../views/names.ts';
import { refusalMessage } from '../../views/refusal.ts';
import { storyButtons } from '../buttons.ts';
import { whyNotForAdults } from '../publication.ts';
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
import { escapedName, type MentionContext, replaceMentions, tidyText } from './phrases.ts';

type ChronicleKind = 'html' | 'md';

export async function chronicleFile(
  story: Story,
  facts: ChronicleFacts,
  kind: ChronicleKind,
): Promise<OutFile> {
  // Imported on demand, since it loads the canvas.
  const text =
    kind === 'html'
      ? await (await import('./html.ts')).chronicleHtml(story, facts)
      : chronicleMarkdown(story, facts);
  // The name is the same in every language.
  return { name: `bacchanalia-${facts.number}-chronicle.${kind}`, content: Buffer.from(text) };
}

export interface Reading {
  readonly table: StoryTable;
  readonly readership: Readership;
  readonly story: Story;
}

type Reader = Pick<
  Interaction,
  'client' | 'guildId' | 'authorizingIntegrationOwners' | 'channelId' | 'user' | 'memberPermissions'
>;

/**
 * A table's story, or a sentence on why this person may not read it. People at the table always may; others once it is published,
 * if the game may be played there. Throws if the log doesn't replay.
 */
export async function readFor(tap: Tap<Reader>, table: Table | null): Promise<Reading | string> {
  const refusal = await whyForbidden(tap, 'readStory', table);
  if (!table || refusal) return refusalMessage(tap.t, refusal ?? { code: 'noSuchTable' }, table).content;
  const { number } = table;
  if (!isOf('bacchanalia', table)) return tap.t('chronicle.noStory', { number });
  const reading = await readingOf(tap, table);
  if (!reading) return tap.t('chronicle.notBegun', { number });
  if (reading.readership.readers.some(({ userId }) => userId === tap.userId)) return reading;
  return (await whyNotReadableHere(tap)) ?? reading;
}

/** Null if the story has not begun. */
async function readingOf({ store, t }: Tap<Reader>, table: StoryTable): Promise<Reading | null> {
  if (!table.setup) return null;
  const [sittings, log] = await Promise.all([sittingsOf(store, table), logOf(store, table)]);
  const names: Partial<Record<Color, string>> = {};
  for (const player of playersOf(table, sittings)) {
    const known = player.names.filter((name) => name !== '');
    names[player.color] = t.list(known);
  }
  return { table, readership: readershipOf(table, sittings, log), story: storyOf(table.setup, log, names) };
}

/** The reason why only its players can read a story here, in a sentence; null if everybody can. */
export async function whyNotReadableHere(tap: Tap<Reader>): Promise<string | null> {
  const { client, guildId, channelId } = tap.interaction;
  if (guildId === null || channelId === null) return tap.t('refused.onlyServer');
  const settings = await tap.store.guildSettings(guildId);
  return whyNotForAdults(tap.t, { client, channelId, settings });
}

/** A chronicle as a file. `timeZone`: IANA. */
export function documentOf(
  { table, readership, story }: Reading,
  kind: ChronicleKind,
  facts: Pick<ChronicleFacts, 'locale' | 'timeZone' | 'serverName'>,
): Promise<OutFile> {
  const nameOf = (userId: Snowflake): string | null =>
    readership.readers.find((person) => person.userId === userId)?.name ?? null;
  const { title, carried } = table.terms;
  return chronicleFile(
    story,
    {
      ...facts,
      number: table.number,
      nameOf,
      isClosed: table.status === 'aborted',
      ...(title && { title }),
      ...(carried && { carried }),
    },
    kind,
  );
}

/** The message about a story's chronicle, for one person. `sharable`: it can be posted in this channel. */
export function chronicleMessage(
  locale: string,
  { table, readership, story }: Reading,
  reader: Snowflake,
  sharable: boolean,
): OutMessage {
  const t = translator(locale);
  const { id, number } = table;
  const { voters, agreed, isPublished, isFinal } = readership;
  const idFor = (does: ValuesOf<typeof storyButtons.chronicle>['does']) =>
    storyButtons.chronicle({ table: id, does });
  const scenes = story.chapters.filter(({ kind }) => kind === 'scene').length;
  const mayAgree = !isFinal && voters.some(({ userId }) => userId === reader);
  const hasAgreed = agreed.some(({ userId }) => userId === reader);
  return plain(
    [t('chronicle.show', { number, scenes, over: isOpen(table) ? 'no' : 'yes' }), publishLine(t, readership)],
    rowsOf([
      button(idFor('html'), t('chronicle.button.html'), 'primary'),
      button(idFor('markdown'), t('chronicle.button.markdown')),
      mayAgree &&
        button(idFor('agree'), t(hasAgreed ? 'chronicle.button.disagree' : 'chronicle.button.agree')),
      isPublished && sharable && button(idFor('publish'), t('chronicle.button.publish')),
    ]),
  );
}

function publishLine(t: Translate, { voters, agreed, isPublished, isFinal }: Readership): string {
  if (isPublished) return t('chronicle.publish.all', { final: isFinal ? 'yes' : 'no' });
  if (agreed.length === 0) return t('chronicle.publish.none');
  const names = t.list(agreed.map(({ name }) => nameOrGone(t, name)));
  return t('chronicle.publish.some', { names, count: agreed.length, all: voters.length });
}

type Quote = (text: string) => string;

/** A story as Markdown (CommonMark) in the reader's language. Players' words are quotes. */
export function chronicleMarkdown(story: Story, facts: ChronicleFacts): string {
  const t = translator(facts.locale);
  const book = bookOf(story, facts, escapedName);
  const quote: Quote = (text) => wordsMarkdown(text, facts);
  const section = (title: string, blocks: readonly string[]): readonly string[] =>
    blocks.length > 0 ? [`## ${title}`, ...blocks] : [];
  return [
    ...front(book),
    ...(book.unfinished === null ? [] : [`*${book.unfinished}*`]),
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

/** Card events. */
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

/** A player's words as a quote. Their Markdown is kept, except headings, HTML and link targets. */
function wordsMarkdown(text: string, spoken: MentionContext): string {
  const lines = replaceMentions(tidyText(text), spoken).split('\n').map(tame);
  // Discord shows a single line break; Markdown needs two spaces for it.
  return lines.map((line, at) => (line === '' ? '>' : `> ${line}${lines[at + 1] ? '  ' : ''}`)).join('\n');
}

const tame = (line: string): string =>
  line
    .replaceAll('<', '&lt;')
    .replaceAll(']:', ']\\:')
    .replaceAll('](', ']\\(')
    .replace(/(^|[^\p{L}\p{N}\\])#/gu, '$1\\#')
    .replace(/^([\s>]*)(=+|-+)(\s*)$/, '$1\\$2$3');
