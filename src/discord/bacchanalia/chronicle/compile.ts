import type { Story } from '../../../tables/story/index.ts';
import type { Book, BookChapter, CastEntry, ChronicleFacts, FateEntry } from './book.ts';
import { chapterOf } from './chapter.ts';
import type { WriteName } from './names.ts';
import { passageOf } from './passage.ts';
import { endingPhrase, giftPhrase } from './phrases.ts';
import { type Voice, voiceOf } from './voice.ts';

/** The same in every language. */
const GAME = 'Bacchanalia';

/** `writeName`: how the document writes a name into lines of ours. */
export function bookOf(story: Story, facts: ChronicleFacts, writeName: WriteName): Book {
  const voice = voiceOf(story, facts, writeName);
  const { t, who } = voice;
  const { number, serverName } = facts;
  const dates = datesOf(story, facts);
  const chapters = story.chapters.map((chapter, at) => chapterOf(chapter, at, voice));
  return {
    ...{ game: GAME, title: t('chronicle.title', { number }), dates, chapters },
    server: serverName === '' ? '' : writeName(serverName),
    players: story.characters.map(({ color }) => ({ color, who: who(color) })),
    isOver: story.isOver,
    cast: castOf(story, chapters, voice),
    fates: story.characters.some(({ fate }) => fate) ? fatesOf(story, chapters, voice) : [],
    colophon: [
      t('chronicle.colophon', { number, dates: dates === '' ? 'none' : dates }),
      t('chronicle.colophon.words'),
      t('chronicle.colophon.game'),
    ],
  };
}

function datesOf({ from, until }: Story, { locale, timeZone }: ChronicleFacts): string {
  if (!from || !until) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).formatRange(from, until);
}

const castOf = (
  { characters }: Story,
  chapters: readonly BookChapter[],
  voice: Voice,
): readonly CastEntry[] =>
  characters.map(({ color, isFirst, introduction, gifts }) => ({
    ...{ color, who: voice.who(color) },
    notes: [
      ...(gifts.length > 0 ? [giftPhrase(gifts, voice)] : []),
      ...(isFirst ? [voice.t('chronicle.isFirst')] : []),
    ],
    introduction: passageOf(introduction, voice),
    scenes: chapters.flatMap(({ id, numeral, color: by }) =>
      by === color && numeral !== null ? [{ id, numeral }] : [],
    ),
  }));

const fatesOf = (
  { characters }: Story,
  chapters: readonly BookChapter[],
  voice: Voice,
): readonly FateEntry[] =>
  characters.map(({ color, fate }) => {
    const own = chapters.findLast((chapter) => chapter.color === color && chapter.isEnding);
    const shared = { color, who: voice.who(color), id: own?.id ?? null };
    if (fate === null) return { ...shared, text: voice.t('chronicle.fate.open'), mark: null };
    if (fate === 'left') return { ...shared, text: voice.t('chronicle.fate.left'), mark: 'left' };
    return { ...shared, text: endingPhrase(fate, voice), mark: fate.kind };
  });
