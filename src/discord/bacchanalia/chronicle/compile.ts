import type {
  CharacterSheet,
  Color,
  Deus,
  EndingKind,
  Ruling,
  Source,
} from '../../../games/bacchanalia/index.ts';
import type {
  Chapter,
  Character,
  Happening,
  MaybeTale,
  Scene,
  Story,
  StoryOddCard,
  WhyUntold,
} from '../../../tables/bacchanalia/story/story.ts';
import { listOf, type Translate, translator } from '../../../texts/index.ts';
import { calledName, nameInSentence } from '../../../texts/prompts.ts';
import { nameOfTale } from '../memory.ts';
import { deusName, deusNames, endingText, rowText, umbraName } from '../words.ts';
import type {
  Book,
  BookChapter,
  CastEntry,
  ChronicleFacts,
  FateEntry,
  FormatName,
  Mark,
  Passage,
  Words,
} from './book.ts';

const GAME = 'Bacchanalia';

/** Characters of a title that is made of a tale's first words. */
const MOST_OF_FIRST_WORDS = 48;

/** `writeName` is how the document writes a name into a sentence. */
export function bookOf(story: Story, facts: ChronicleFacts, writeName: FormatName): Book {
  const format = formattersOf(story, facts, writeName);
  const { t } = format;
  const { number, serverName, title, carried } = facts;
  const dates = datesOf(story, facts);
  const chapters = withNewDates(
    story.chapters.map((chapter, at) => chapterOf(chapter, at, format)),
    dates,
  );
  return {
    game: GAME,
    title: title ? writeName(title) : t('chronicle.title', { number }),
    dates,
    chapters,
    server: serverName === '' ? '' : writeName(serverName),
    players: story.characters.map(({ color }) => ({
      color,
      who: format.whole(color),
      mark: markOf(chapters.filter((chapter) => chapter.color === color)),
    })),
    places: placesOf(story, writeName),
    carried: carried
      ? t('chronicle.carried', {
          text: writeName(carried.text),
          from: carried.from ? writeName(carried.from) : 'none',
        })
      : null,
    hours: story.parcae,
    isOver: story.isOver,
    cast: castOf(story, chapters, format),
    fates: story.characters.some(({ fate }) => fate) ? fatesOf(story, chapters, format) : [],
    colophon: [
      t('chronicle.colophon', { number, dates: dates === '' ? 'none' : dates }),
      t('chronicle.colophon.words'),
      t('chronicle.colophon.game'),
    ],
  };
}

/** Each date stands at the first chapter that was told on it, but for that of a story of one day: it is on the cover. */
function withNewDates(chapters: readonly BookChapter[], onCover: string): readonly BookChapter[] {
  let latest = onCover;
  return chapters.map((chapter) => {
    const { date } = chapter;
    const isNew = date !== latest;
    latest = date ?? latest;
    return isNew ? chapter : { ...chapter, date: null };
  });
}

/** As many titles as a cover has room for. */
const MOST_PLACES = 9;

/** Some of the titles of a long story, from its first to its last. */
function placesOf({ chapters }: Story, writeName: FormatName): readonly string[] {
  const titles = chapters.flatMap((chapter) => {
    const tale = chapter.kind === 'scene' && chapter.told.is === 'told' ? chapter.told.tale : null;
    return tale?.title && HAS_WORDS.test(tale.title) ? [writeName(tale.title)] : [];
  });
  const places = [...new Set(titles)];
  const step = Math.max(1, (places.length - 1) / (MOST_PLACES - 1));
  const shown = Math.min(places.length, MOST_PLACES);
  return Array.from({ length: shown }, (_, at) => places[Math.round(at * step)] ?? '');
}

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** The mark of most scenes, the earliest of several. */
function markOf(chapters: readonly BookChapter[]): Mark | null {
  const marks = chapters.flatMap((chapter) => (chapter.isEnding ? [] : chapter.marks));
  const times = (mark: Mark) => marks.filter((other) => other === mark).length;
  return marks.toSorted((one, other) => times(other) - times(one))[0] ?? null;
}

function datesOf({ from, until }: Story, { locale, timeZone }: ChronicleFacts): string {
  if (!from || !until) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).formatRange(from, until);
}

const castOf = (
  { characters }: Story,
  chapters: readonly BookChapter[],
  format: Formatters,
): readonly CastEntry[] =>
  characters.map(({ color, sheet, introduction, gifts }) => ({
    color,
    who: format.whole(color),
    notes: sheetNotes(sheet, format),
    gifts: gifts.length > 0 ? giftPhrase(gifts, format) : null,
    introduction: passageOf(introduction, format),
    scenes: chapters.flatMap(({ id, numeral, color: by }) =>
      by === color && numeral !== null ? [{ id, numeral }] : [],
    ),
  }));

const fatesOf = (
  { characters }: Story,
  chapters: readonly BookChapter[],
  format: Formatters,
): readonly FateEntry[] =>
  characters.map(({ color, sheet, fate }) => {
    const own = chapters.findLast((chapter) => chapter.color === color && chapter.isEnding);
    const shared = { color, who: format.who(color), id: own?.id ?? null };
    if (fate === null) return { ...shared, text: format.t('chronicle.fate.open'), mark: null };
    if (fate === 'untold') return { ...shared, text: format.t('chronicle.fate.untold'), mark: null };
    if (fate === 'left') return { ...shared, text: format.t('chronicle.fate.left'), mark: 'left' };
    return { ...shared, text: fateText(fate.kind, sheet, format), mark: fate.kind };
  });

/** The names that an ending is told with. */
const NAMED_IN: Readonly<Partial<Record<EndingKind, readonly ('accuser' | 'amans')[]>>> = {
  flight: ['accuser'],
  amansLost: ['accuser', 'amans'],
  amansSaved: ['amans'],
  death: ['accuser'],
};

function fateText(kind: EndingKind, sheet: CharacterSheet | null, { t, locale, write }: Formatters): string {
  const needed = NAMED_IN[kind];
  if (!sheet || !needed?.every((field) => HAS_WORDS.test(sheet[field]))) return endingText(t, kind);
  const named = (field: 'accuser' | 'amans') => write(nameInSentence(locale, sheet[field]));
  return t('chronicle.fate.ended', { kind, accuser: named('accuser'), amans: named('amans') });
}

function chapterOf(chapter: Chapter, at: number, format: Formatters): BookChapter {
  const { color } = chapter;
  const who = format.who(color);
  const shared = { id: `chapter-${at + 1}`, color, who };
  if (chapter.kind === 'scene') {
    const scene = sceneChapter(chapter, format);
    return { ...shared, ...scene, ...(scene.isEnding && { who: format.t('chronicle.ending', { who }) }) };
  }
  return {
    ...shared,
    numeral: null,
    title: format.t('chronicle.departed', { who }),
    isTitled: true,
    date: null,
    marks: ['left'],
    isEnding: true,
    notes: [],
    hour: null,
    bacchus: null,
    passage: null,
    odd: null,
    after: [],
  };
}

function sceneChapter(scene: Scene, format: Formatters): Omit<BookChapter, 'id' | 'color' | 'who'> {
  const { t, who } = format;
  const { number, ending, told, bacchus, odd } = scene;
  const toldAt = told.is === 'told' ? told.tale.at : null;
  return {
    numeral: roman(number),
    title: titleOf(scene, format),
    isTitled: told.is === 'told' && HAS_WORDS.test(told.tale.title ?? ''),
    hour: hourOf(scene),
    date: toldAt && format.date(toldAt),
    marks: marksOf(scene),
    isEnding: ending !== null || scene.isEndingMissed,
    notes: notesOf(scene, format),
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

/** What a tale says before its first pause, where that is short enough to name a chapter without being cut. */
const FIRST_CLAUSE = /^[^,;:.!?…\n„“”«»"]{12,47}(?=[,;:])/u;

/** First words without a full stop, and without a quotation mark whose other half is left out. */
function withoutHalfQuotes(words: string): string {
  const [opening, closing] = /[„»]/.test(words) ? [/[„»]/g, /[“”«]/g] : [/[“«]/g, /[”»]/g];
  const isWhole = words.match(opening)?.length === words.match(closing)?.length;
  return (isWhole ? words : words.replace(/[„“”«»]/g, '')).replace(/\.$/, '');
}

/** The teller's title, else the first words as in a book of poems; never a card. */
function titleOf({ told, ending, isEndingMissed }: Scene, { t, write }: Formatters): string {
  const tale = told.is === 'told' ? told.tale : null;
  const text = (tale?.text ?? '').replace(/<[^>]*>|[*_~`|>#]/g, '');
  const [clause = ''] = FIRST_CLAUSE.exec(text.trim()) ?? [];
  const title = tale?.title ?? withoutHalfQuotes(clause || nameOfTale({ text }, MOST_OF_FIRST_WORDS));
  if (HAS_WORDS.test(title)) return write(title);
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

function passageOf(told: MaybeTale, format: Formatters): Passage {
  if (told.is === 'untold') return untoldPassage(told.why, format);
  const { t, who } = format;
  const { text, questions } = told.tale;
  return {
    words: text,
    untold: null,
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

const untoldPassage = (why: WhyUntold, { t }: Formatters): Passage => ({
  words: null,
  untold: t(`chronicle.untold.${why}`),
  questions: [],
});

/** The reason why that Deus rules, told about others. */
function rulingPhrase({ row, because, among, most }: Ruling, { t, locale }: Formatters): string {
  const others = because === 'vinumWins' ? among.filter((deus) => deus !== 'vinum') : among;
  return t(`chronicle.ruled.${because}`, {
    deus: row === 'goblet' || row === 'vinum' ? deusName(t, 'vinum') : rowText(t, row),
    others: listOf(locale, deusNames(t, others)),
    count: most,
  });
}

function happeningPhrase(happening: Happening, format: Formatters): string {
  const { t } = format;
  switch (happening.type) {
    case 'parcae':
      return t('chronicle.parcae', { times: happening.times });
    case 'amansCame':
    case 'minervaWent':
      return t(`chronicle.${happening.type}`);
    case 'endingBegins':
      return t(`chronicle.endingBegins.${happening.because}`);
    case 'deusMoved':
      return movedPhrase(happening.deus, happening.from, happening.to, format);
  }
}

function movedPhrase(deus: Deus, from: Source, to: Source, { t, who }: Formatters): string {
  const name = deusName(t, deus);
  if (from === 'middle') return t('chronicle.moved.came', { deus: name, to: to === 'middle' ? '' : who(to) });
  if (to === 'middle') return t('chronicle.moved.left', { deus: name, from: who(from) });
  return t('chronicle.moved.went', { deus: name, from: who(from), to: who(to) });
}

const giftPhrase = (gifts: Character['gifts'], { t, locale, who }: Formatters): string =>
  t('chronicle.gifts', {
    gifts: listOf(
      locale,
      gifts.map(({ deus, by }) => t('chronicle.gift', { deus: deusName(t, deus), who: who(by) })),
    ),
  });

interface Formatters {
  readonly t: Translate;
  readonly locale: string;
  /** The character's name; else `Anna (red)`. */
  readonly who: (color: Color) => string;
  readonly whole: (color: Color) => string;
  /** Writes a name, or a few words of a player. */
  readonly write: FormatName;
  readonly date: (at: Date) => string;
}

function formattersOf(
  { characters }: Story,
  { locale, timeZone }: ChronicleFacts,
  writeName: FormatName,
): Formatters {
  const t = translator(locale);
  const names = new Map(characters.map(({ color, name }) => [color, name]));
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const sheets = new Map(characters.map(({ color, sheet }) => [color, sheet?.name]));
  const called = new Map([...sheets].map(([color, name]) => [color, name && calledName(name)]));
  const whole = (color: Color): string => {
    const name = names.get(color);
    const player = name ? writeName(name) : t('who.gone');
    const character = sheets.get(color);
    return character
      ? t('who.character', { name: writeName(character), player })
      : t('who', { name: player, color: t(`color.${color}`) });
  };
  return {
    t,
    locale,
    whole,
    write: writeName,
    who: (color) => {
      const character = called.get(color);
      const isOne = [...called.values()].filter((name) => name === character).length === 1;
      return character && isOne ? writeName(character) : whole(color);
    },
    date: (at) => format.format(at),
  };
}

const SIGNS = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** A Roman numeral. `number`: from 1. */
function roman(number: number): string {
  let rest = number;
  let written = '';
  for (const [value, sign] of SIGNS) {
    written += sign.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return written;
}
