import { afterDevotion } from '../../../games/tuchulcha/end-of-turn.ts';
import { formatDice } from '../../../games/tuchulcha/notation.ts';
import type { Puzzle, PuzzleTurn } from '../../../games/tuchulcha/puzzles.ts';
import type { GameState } from '../../../games/tuchulcha/types.ts';
import { ratingFigure, shareText, signed } from '../../../pictures/formats.ts';
import { drawable } from '../../../pictures/painter.ts';
import type { BoardView } from '../../../pictures/tuchulcha/board-view.ts';
import { DAY_MS } from '../../../tables/clock/pace.ts';
import { pointsOf } from '../../../tables/results/ratings.ts';
import type { Skill } from '../../../tables/results/result.ts';
import type { Day, PuzzleRating, PuzzleRecord } from '../../../tables/tuchulcha/puzzles.ts';
import { USUAL_TERMS } from '../../../tables/tuchulcha/terms.ts';
import { languageOf, type Translate, translator } from '../../../texts/index.ts';
import { type Part, row } from '../../api/layout.ts';
import { button, joinLines, laidOut, type OutMessage, rowsOf } from '../../api/message.ts';
import { declareCustomIds, text, wholeNumber } from '../../custom-id.ts';
import { accentOf, type MessageToDraw } from '../../views/game-presenter.ts';
import { type BoardMessage, boardAfter, boardView } from '../board-message.ts';
import { lineLabel } from '../button-labels.ts';
import { diceAfter, Letters, lineText, turnOn, unbroken, withHits } from '../move-texts.ts';

export const puzzleButtons = declareCustomIds({
  /** `choice`: the index of the turn among the four. `day`: the puzzle's. */
  answer: [
    'puzzle:{puzzle}:{day}:{choice}',
    { puzzle: text('[0-9a-f]{10}', 10), day: wholeNumber(6), choice: wholeNumber(1) },
  ],
});

/** A label is a whole turn, so two buttons fill a row. */
const PER_ROW = 2;

interface Posed {
  readonly puzzle: Puzzle;
  readonly day: Day;
  readonly locale: string;
}

const numbered = (place: number, label: string): string => `${place + 1} · ${label}`;

const askedLine = (t: Translate, puzzle: Puzzle): string => {
  const color = t(`color.${puzzle.position.turn}`);
  return asksForRole(puzzle)
    ? t('puzzle.asked.role', { color })
    : t('puzzle.asked', { dice: formatDice(puzzle.dice), color });
};

const inTheColor = (parts: readonly Part[]): OutMessage => laidOut(parts, accentOf('tuchulcha'));

export function puzzleMessage({ puzzle, day, locale }: Posed): BoardMessage {
  const t = translator(locale);
  const labels = turnLabels(t, puzzle, true);
  // All buttons look alike: the colors of a game would show which turns hit.
  const buttons = labels.map((label, choice) =>
    button(puzzleButtons.answer({ puzzle: puzzle.id, day, choice }), numbered(choice, label)),
  );
  return {
    message: inTheColor([
      row(joinLines([t('puzzle.head', { players: puzzle.position.players }), askedLine(t, puzzle)])),
      ...rowsOf(buttons, PER_ROW),
      row(t('puzzle.how')),
    ]),
    picture: drawable('tuchulcha', 'board', questionBoard(puzzle, locale)),
  };
}

interface AnsweredView {
  readonly puzzle: Puzzle;
  readonly locale: string;
  readonly choice: number | null;
  readonly isNew: boolean;
  readonly record: PuzzleRecord | null;
  readonly before: Skill | null;
  readonly rating: PuzzleRating | null;
}

/** The verdict, its reasons, and each turn's chance of winning. */
export function answerMessage(view: AnsweredView): BoardMessage {
  const { puzzle, locale, choice } = view;
  const t = translator(locale);
  const best = puzzle.turns[puzzle.best] as PuzzleTurn;
  const why = reasons(t, puzzle, comparedTo(puzzle, choice), (place) => String(place + 1));
  const below = footer(t, view);
  return {
    message: inTheColor([
      row(joinLines([verdict(t, view), ...why])),
      row(joinLines([t('puzzle.chances'), ...turnLines(t, view)])),
      ...(below.length > 0 ? [row(joinLines(below))] : []),
    ]),
    picture: drawable('tuchulcha', 'board', answerBoard(puzzle, best, locale)),
  };
}

/** The turn to compare with the best one: the chosen one, else the second best. */
function comparedTo({ turns, best }: Puzzle, choice: number | null): number {
  if (choice !== null && choice !== best) return choice;
  const places = [...turns.keys()].filter((place) => place !== best);
  const chance = (place: number) => turns[place]?.chance ?? 0;
  return places.toSorted((one, other) => chance(other) - chance(one))[0] ?? best;
}

function verdict(t: Translate, { puzzle, choice }: AnsweredView): string {
  const best = puzzle.best + 1;
  if (choice === null) return t('puzzle.late', { best });
  return t(choice === puzzle.best ? 'puzzle.right' : 'puzzle.wrong', { best });
}

const turnLines = (t: Translate, { puzzle, choice, locale }: AnsweredView): readonly string[] =>
  turnLabels(t, puzzle, false).map((label, place) =>
    t('puzzle.turn', {
      place: place + 1,
      turn: unbroken(label),
      chance: shareText(locale, puzzle.turns[place]?.chance ?? 0),
      best: place === puzzle.best ? 'yes' : 'no',
      own: place === choice ? 'yes' : 'no',
    }),
  );

function footer(
  t: Translate,
  { record, before, rating, isNew, locale, choice }: AnsweredView,
): readonly string[] {
  const others =
    rating && rating.answered > 1
      ? [t('puzzle.others', { answered: rating.answered, solved: rating.solved })]
      : [];
  if (!record || choice === null) return others;
  const change = before ? pointsOf(record).rating - pointsOf(before).rating : 0;
  return [
    ...(isNew ? [] : [t('puzzle.given')]),
    t('puzzle.record', {
      streak: record.streak,
      rating: ratingFigure(pointsOf(record).rating),
      change: change === 0 ? 'none' : signed(locale, change),
    }),
    ...others,
  ];
}

/** A post whose day is over, with its solution. `puzzle`: null if it isn't known any more. */
export function closedMessage(
  { locale, closesAt }: { readonly locale: string; readonly closesAt: Date },
  puzzle: Puzzle | null,
  counts: { readonly answered: number; readonly solved: number },
): MessageToDraw {
  const t = translator(locale);
  // The post's day is the one before it closes.
  const date = new Intl.DateTimeFormat(languageOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    closesAt.getTime() - DAY_MS,
  );
  const head = t('puzzle.closed', { date, ...counts });
  if (!puzzle) return { message: inTheColor([row(head)]), picture: null };
  const best = puzzle.turns[puzzle.best] as PuzzleTurn;
  const next = comparedTo(puzzle, null);
  const solution = t('puzzle.solution', {
    // The board has no letters any more, so the turn is described in words.
    turn: turnText(t, puzzle, best),
    chance: shareText(locale, best.chance),
    next: shareText(locale, puzzle.turns[next]?.chance ?? 0),
  });
  return {
    message: inTheColor([row(head), row(joinLines([askedLine(t, puzzle), solution]))]),
    picture: drawable('tuchulcha', 'board', answerBoard(puzzle, best, locale)),
  };
}

const TELLING = 8;
/** Maximum number of reasons, to fit on a phone. */
const MAX_REASONS = 2;

/** The visible differences between the best turn and another one, in sentences. `name`: names a turn by its index. */
export function reasons(
  t: Translate,
  puzzle: Puzzle,
  other: number,
  name: (place: number) => string,
): readonly string[] {
  const best = puzzle.turns[puzzle.best];
  const worse = puzzle.turns[other];
  if (!best || !worse) return [];
  const names = { best: name(puzzle.best), turn: name(other) };
  const more = (what: 'hits' | 'arrived'): string[] =>
    best[what] > worse[what]
      ? [t(`puzzle.why.${what}`, { ...names, count: best[what], other: worse[what] })]
      : [];
  const mover = t(`color.${puzzle.position.turn}`);
  const outlook = (what: 'threat' | 'home'): string[] =>
    best[what] - worse[what] >= TELLING
      ? [t(`puzzle.why.${what}`, { ...names, color: mover, percent: best[what], less: worse[what] })]
      : [];
  if (asksForRole(puzzle))
    return roleReasons(t, puzzle, other, names, [...outlook('threat'), ...outlook('home')]);
  const all = [
    ...more('hits'),
    ...more('arrived'),
    ...(worse.lost > best.lost ? [t('puzzle.why.lost', { ...names, count: worse.lost })] : []),
    ...danger(t, best, worse, names),
    ...outlook('threat'),
    ...outlook('home'),
  ].slice(0, MAX_REASONS);
  const tempting =
    worse.hits + worse.arrived > best.hits + best.arrived ? [t('puzzle.why.tempting', names)] : [];
  return [...tempting, ...(all.length > 0 ? all : [t('puzzle.why.later')])];
}

function roleReasons(
  t: Translate,
  { position, turns, best: place }: Puzzle,
  other: number,
  names: Readonly<Record<'best' | 'turn', string>>,
  outlooks: readonly string[],
): readonly string[] {
  const [best, worse] = [turns[place]?.devotion, turns[other]?.devotion];
  const color = t(`color.${position.turn}`);
  const altar = position.colors[position.turn]?.altar ?? 0;
  const isFewer = best?.role === 'tuchulcha' && worse?.role === 'tuchulcha';
  const more = isFewer ? worse.fromTemple - best.fromTemple : 0;
  const all = [
    ...(best?.role === 'tuchulcha' && !isFewer ? [t('puzzle.why.safe', { ...names, color })] : []),
    ...(!best && altar > 0 ? [t('puzzle.why.altar', { ...names, count: altar })] : []),
    ...(more > 0 ? [t('puzzle.why.temple', { ...names, count: more })] : []),
    ...outlooks,
  ].slice(0, MAX_REASONS);
  return all.length > 0 ? all : [t('puzzle.why.role')];
}

function danger(
  t: Translate,
  best: PuzzleTurn,
  worse: PuzzleTurn,
  names: Readonly<Record<'best' | 'turn', string>>,
): string[] {
  const less = best.danger?.percent ?? 0;
  if (!worse.danger || worse.danger.percent - less < TELLING) return [];
  const { by, percent } = worse.danger;
  return [t('puzzle.why.danger', { ...names, color: t(`color.${by}`), percent, less })];
}

const stateOf = ({ position, dice }: Puzzle): GameState =>
  turnOn(position, { name: 'moving', dice, discarded: null, steps: [], before: position, result: null });

const asksForRole = ({ dice }: Puzzle): boolean => dice.length === 0;

/** The turn in words, for boards without letters. */
export const turnText = (t: Translate, puzzle: Puzzle, turn: PuzzleTurn): string =>
  asksForRole(puzzle) ? roleText(t, turn) : lineText(t, puzzle.position, turn.steps);

function roleText(t: Translate, { devotion }: PuzzleTurn): string {
  if (!devotion) return t('puzzle.role.keep');
  return devotion.role === 'tuchulcha'
    ? t('puzzle.role.tuchulcha', { temple: devotion.fromTemple })
    : t('puzzle.role.lasaVecuvia', { from: String(devotion.from ?? 'none') });
}

const lettersOf = ({ position, turns }: Puzzle): Letters =>
  new Letters(
    position.turn,
    turns.map(({ steps }) => steps),
  );

/** A puzzle has no players, so it uses colors. */
const NOBODY = { id: '', game: 'tuchulcha', terms: USUAL_TERMS, seats: [] } as const;

/** The labels of the turns, as on the buttons of a game. */
function turnLabels(t: Translate, puzzle: Puzzle, isBrief: boolean): readonly string[] {
  if (asksForRole(puzzle)) return puzzle.turns.map((turn) => roleText(t, turn));
  const state = stateOf(puzzle);
  const letters = lettersOf(puzzle);
  return puzzle.turns.map(({ steps }) => lineLabel(t, NOBODY, state, steps, letters, isBrief).label);
}

/** The board with a letter on each haruspex that one of the turns moves, and its targets. */
function questionBoard(puzzle: Puzzle, locale: string): BoardView {
  const { position, dice, turns } = puzzle;
  const letters = lettersOf(puzzle);
  return boardView(locale, position, {
    dice: diceAfter(dice, null, []),
    choices: letters.onBoard(turns.map(({ steps }) => withHits(position, steps))),
    haruspexes: letters.all,
  });
}

/** The board after one of the turns, with its steps as arrows, or with its role. */
const answerBoard = (
  { position, dice }: Puzzle,
  { steps, devotion }: PuzzleTurn,
  locale: string,
): BoardView => boardAfter(locale, devotion ? afterDevotion(position, devotion) : position, steps, dice);
