import type { Deus } from '../../../games/bacchanalia/cards.ts';
import type { CharacterSheet, EndingKind } from '../../../games/bacchanalia/state.ts';
import type { Chapter, Fate, MaybeTale, Scene, Story } from '../../../tables/bacchanalia/story/story.ts';
import type { StoryOddCard } from '../../../tables/bacchanalia/story/turn-notes.ts';
import type { CarriedOver } from '../../../tables/bacchanalia/terms.ts';
import { hasWords } from '../../../text.ts';
import { spokenLocale } from '../../../texts/index.ts';
import { nameInSentence } from '../../../texts/prompt-texts.ts';
import { nameOfTale } from '../story-so-far.ts';
import { endingText, umbraName } from '../story-texts.ts';
import {
  type FormatName,
  type Formatters,
  formattersOf,
  giftPhrase,
  happeningPhrase,
  type MentionContext,
  roman,
  rulingPhrase,
} from './phrases.ts';

export type Mark = Deus | EndingKind | 'left';

export interface ChronicleFacts extends MentionContext {
  readonly number: number;
  readonly serverName: string;
  readonly title?: string;
  /** Parts carried over from the previous story; left out: none. */
  readonly carried?: Pick<CarriedOver, 'text' | 'from'>;
  /** The table was closed before the story's end. */
  readonly isClosed?: boolean;
}

/** A player's text, not escaped yet. */
export interface Words {
  readonly label: string;
  readonly text: string;
}

const GAME = 'Bacchanalia';

/** Maximum length of a title made of a tale's first words. */
const MAX_FIRST_WORDS_LENGTH = 48;

/** A chronicle: our own lines ready for output, players' words as written. `writeName`: how it formats a name in a sentence. */
export function bookOf(story: Story, facts: ChronicleFacts, writeName: FormatName) {
  const format = formattersOf(story, facts, writeName);
  const { t } = format;
  const { number, serverName, title, carried } = facts;
  const dates = datesOf(story, facts);
  const told = facts.isClosed ? story.chapters.filter((chapter) => !isToCome(chapter)) : story.chapters;
  const chapters = withNewDates(
    told.map((chapter, at) => chapterOf(chapter, at, format)),
    dates,
  );
  return {
    game: GAME,
    title: title ? writeName(title) : t('chronicle.title', { number }),
    dates,
    chapters,
    server: serverName === '' ? '' : writeName(serverName),
    /** `mark`: the Deus that ruled most of their scenes. */
    players: story.characters.map(({ color }) => ({
      color,
      who: format.whole(color),
      mark: markOf(chapters.filter((chapter) => chapter.color === color)),
    })),
    /** Authors' titles of their scenes, in story order. */
    places: placesOf(story, writeName),
    /** The line about what came along from the previous story. */
    carried: carried
      ? t('chronicle.carried', {
          text: writeName(carried.text),
          from: carried.from ? writeName(carried.from) : 'none',
        })
      : null,
    /** How often Parcae came. */
    hours: story.parcae,
    /** Why it has no end; null if it has one. */
    unfinished: story.isOver ? null : t(facts.isClosed ? 'chronicle.closed' : 'chronicle.goesOn'),
    cast: castOf(story, chapters, format),
    fates: story.characters.some(({ fate }) => fate) ? fatesOf(story, chapters, format) : [],
    colophon: [
      t('chronicle.colophon', { number, dates: dates === '' ? 'none' : dates }),
      t('chronicle.colophon.words'),
      t('chronicle.colophon.game'),
    ],
  };
}

export type Book = ReturnType<typeof bookOf>;
export type CastEntry = Book['cast'][number];
export type FateEntry = Book['fates'][number];
export type SceneChapter = ReturnType<typeof sceneChapter>;
export type BookChapter = ReturnType<typeof chapterOf>;
export type Passage = ReturnType<typeof passageOf>;

export const isSceneChapter = (chapter: BookChapter): chapter is SceneChapter => chapter.kind === 'scene';

/** Scenes and endings with an entry in the appendix. */
export const chaptersWithCards = ({ chapters }: Book): readonly SceneChapter[] =>
  chapters
    .filter(isSceneChapter)
    .filter(({ notes, odd, after }) => notes.length > 0 || odd !== null || after.length > 0);

/** A turn that nobody has told yet. */
const isToCome = (chapter: Chapter): boolean =>
  chapter.kind === 'scene' &&
  chapter.told.is === 'untold' &&
  chapter.told.why === 'open' &&
  chapter.bacchus === null;

/** Each date is shown at its first chapter, except if the whole story took one day: that is on the cover. */
function withNewDates(chapters: readonly BookChapter[], onCover: string): readonly BookChapter[] {
  let latest = onCover;
  return chapters.map((chapter) => {
    if (!isSceneChapter(chapter)) return chapter;
    const { date } = chapter;
    const isNew = date !== latest;
    latest = date ?? latest;
    return isNew ? chapter : { ...chapter, date: null };
  });
}

/** Maximum number of titles on a cover. */
const MAX_PLACES = 9;

/** A selection of a long story's titles, from first to last. */
function placesOf({ chapters }: Story, writeName: FormatName): readonly string[] {
  const titles = chapters.flatMap((chapter) => {
    const tale = chapter.kind === 'scene' && chapter.told.is === 'told' ? chapter.told.tale : null;
    return tale?.title && hasWords(tale.title) ? [writeName(tale.title)] : [];
  });
  const places = [...new Set(titles)];
  const step = Math.max(1, (places.length - 1) / (MAX_PLACES - 1));
  const shown = Math.min(places.length, MAX_PLACES);
  return Array.from({ length: shown }, (_, at) => places[Math.round(at * step)] ?? '');
}

/** The mark of most scenes, the earliest in case of a tie. */
function markOf(chapters: readonly BookChapter[]): Mark | null {
  const marks = chapters.flatMap((chapter) =>
    isSceneChapter(chapter) && !chapter.isEnding ? chapter.marks : [],
  );
  const times = (mark: Mark) => marks.filter((other) => other === mark).length;
  return marks.toSorted((one, other) => times(other) - times(one))[0] ?? null;
}

function datesOf({ from, until }: Story, { locale, timeZone }: ChronicleFacts): string {
  if (!from || !until) return '';
  return new Intl.DateTimeFormat(spokenLocale(locale), { dateStyle: 'long', timeZone }).formatRange(
    from,
    until,
  );
}

const castOf = ({ characters }: Story, chapters: readonly BookChapter[], format: Formatters) =>
  characters.map(({ color, sheet, introduction, gifts }) => ({
    color,
    who: format.whole(color),
    notes: sheetNotes(sheet, format),
    /** Cards that were given before the story; for the appendix. */
    gifts: gifts.length > 0 ? giftPhrase(gifts, format) : null,
    introduction: passageOf(introduction, format),
    scenes: chapters.filter(isSceneChapter).filter((scene) => scene.color === color),
  }));

const fatesOf = ({ characters }: Story, chapters: readonly BookChapter[], format: Formatters) =>
  characters.map(({ color, sheet, fate }) => {
    const own = chapters.findLast(
      (chapter) => chapter.color === color && (!isSceneChapter(chapter) || chapter.isEnding),
    );
    const shared = { color, who: format.who(color), id: own?.id ?? null };
    return { ...shared, text: fateText(fate, sheet, format), mark: markOfFate(fate) };
  });

function markOfFate(fate: Fate): Mark | null {
  if (fate === null || fate === 'untold') return null;
  return fate === 'left' ? fate : fate.kind;
}

const NAMED_IN: Readonly<Partial<Record<EndingKind, readonly ('accuser' | 'amans')[]>>> = {
  flight: ['accuser'],
  amansLost: ['accuser', 'amans'],
  amansSaved: ['amans'],
  death: ['accuser'],
};

function fateText(fate: Fate, sheet: CharacterSheet | null, { t, locale, write }: Formatters): string {
  if (fate === null) return t('chronicle.fate.open');
  if (typeof fate === 'string') return t(`chronicle.fate.${fate}`);
  const { kind } = fate;
  const needed = NAMED_IN[kind];
  if (!sheet || !needed?.every((field) => hasWords(sheet[field]))) return endingText(t, kind);
  const named = (field: 'accuser' | 'amans') => write(nameInSentence(locale, sheet[field]));
  return t('chronicle.fate.ended', { kind, accuser: named('accuser'), amans: named('amans') });
}

function chapterOf(chapter: Chapter, at: number, format: Formatters) {
  const id = `chapter-${at + 1}`;
  if (chapter.kind === 'scene') return sceneChapter(chapter, id, format);
  const { color } = chapter;
  const title = format.t('chronicle.departed', { who: format.who(color) });
  return { kind: 'departure' as const, id, color, title };
}

function sceneChapter(scene: Scene, id: string, format: Formatters) {
  const { t, who } = format;
  const { number, color, ending, told, bacchus, odd } = scene;
  const toldAt = told.is === 'told' ? told.tale.at : null;
  const isEnding = ending !== null || scene.isEndingMissed;
  return {
    kind: 'scene' as const,
    id,
    color,
    who: isEnding ? t('chronicle.ending', { who: who(color) }) : who(color),
    numeral: roman(number),
    /** Its first words if its author gave it no title: for lists of chapters; a heading would repeat them. */
    title: titleOf(scene, format),
    isTitled: told.is === 'told' && hasWords(told.tale.title ?? ''),
    /** The hour of the night, if Parcae came. */
    hour: hourOf(scene),
    date: toldAt && format.date(toldAt),
    marks: marksOf(scene),
    isEnding,
    /** Card events for the appendix, as are `odd` and `after`. */
    notes: notesOf(scene, format),
    /** How Bacchus came, before the passage. */
    bacchus: bacchus && passageOf(bacchus, format),
    passage: passageOf(told, format),
    odd: odd && oddWords(odd, format),
    after: scene.minervaBy.map((by) => t('chronicle.minerva', { who: who(by) })),
  };
}

const sheetNotes = (sheet: CharacterSheet | null, { t, write }: Formatters): string[] =>
  (['accusation', 'accuser', 'amans'] as const).flatMap((field) =>
    sheet && sheet[field].trim() !== '' ? [t(`chronicle.sheet.${field}`, { text: write(sheet[field]) })] : [],
  );

/** A tale's words before its first pause, if short enough for a chapter's name. */
const FIRST_CLAUSE = /^[^,;:.!?…\n„“”«»"]{12,47}(?=[,;:])/u;

/** First words without a full stop, and without an unmatched quotation mark. */
function withoutHalfQuotes(words: string): string {
  const [opening, closing] = /[„»]/.test(words) ? [/[„»]/g, /[“”«]/g] : [/[“«]/g, /[”»]/g];
  const isWhole = words.match(opening)?.length === words.match(closing)?.length;
  return (isWhole ? words : words.replace(/[„“”«»]/g, '')).replace(/\.$/, '');
}

/** The author's title, or else the first words, as for poems; never a card. */
function titleOf({ told, ending, isEndingMissed }: Scene, { t, write }: Formatters): string {
  const tale = told.is === 'told' ? told.tale : null;
  const text = (tale?.text ?? '').replace(/<[^>]*>|[*_~`|>#]/g, '');
  const [clause = ''] = FIRST_CLAUSE.exec(text.trim()) ?? [];
  const title = tale?.title ?? withoutHalfQuotes(clause || nameOfTale({ text }, MAX_FIRST_WORDS_LENGTH));
  if (hasWords(title)) return write(title);
  return t(ending || isEndingMissed ? 'chronicle.missedEnding' : 'chronicle.unruled');
}

function hourOf({ happenings }: Scene): number | null {
  const parcae = happenings.findLast((happening) => happening.type === 'parcae');
  return parcae?.type === 'parcae' ? parcae.times : null;
}

function marksOf({ ending, ruling }: Scene): readonly Mark[] {
  if (ending) return [ending.kind];
  if (!ruling) return [];
  const { row, among } = ruling;
  if (row === 'ties') return [...new Set(among)].slice(0, 3);
  return [row === 'goblet' ? 'vinum' : row];
}

function notesOf({ ending, ruling, happenings }: Scene, format: Formatters): readonly string[] {
  const { t } = format;
  return [
    ...(ending ? [t(`chronicle.endingBy.${ending.by}`)] : []),
    ...(ruling ? [rulingPhrase(ruling, format)] : []),
    ...happenings.map((happening) => happeningPhrase(happening, format)),
    ...(ending?.twist ? [t(`chronicle.twist.${ending.twist}`)] : []),
  ];
}

function oddWords({ umbra, woven, challenge }: StoryOddCard, { t, who }: Formatters): Words {
  return {
    label: t(`chronicle.odd.${challenge?.is ?? 'kept'}`, {
      umbra: umbraName(t, umbra),
      who: challenge ? who(challenge.by) : '',
      woven: woven === null ? 'no' : 'yes',
    }),
    text: woven ?? '',
  };
}

/** A position of the story: its text, or a line that says why there is none, and the questions about it. */
function passageOf(told: MaybeTale, { t, who }: Formatters) {
  const { text, questions } = told.is === 'told' ? told.tale : { text: null, questions: [] };
  return {
    words: text,
    untold: told.is === 'told' ? null : t(`chronicle.untold.${told.why}`),
    questions: questions.map((question): readonly Words[] => [
      {
        label: t(question.ofBacchus ? 'chronicle.asks.bacchus' : 'chronicle.asks', {
          who: who(question.color),
        }),
        text: question.text,
      },
      ...question.answers.map((answer) => ({
        label: t('chronicle.answers', { who: who(answer.color) }),
        text: answer.text,
      })),
    ]),
  };
}
