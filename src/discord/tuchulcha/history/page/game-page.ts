/** The data of a finished game's web page: every turn in words and as a board. */

import { type Color, colorsOf, type Position, roleOf } from '../../../../games/tuchulcha/board.ts';
import type { Chances } from '../../../../games/tuchulcha/computer-players/judge.ts';
import { afterDevotion } from '../../../../games/tuchulcha/end-of-turn.ts';
import { winnersOf } from '../../../../games/tuchulcha/legal-turns/legal-turns.ts';
import type { Step } from '../../../../games/tuchulcha/types.ts';
import { shareText, signedShare } from '../../../../pictures/formats.ts';
import { describeBoard } from '../../../../pictures/tuchulcha/alt.ts';
import type { SvgMoment } from '../../../../pictures/tuchulcha/board-svg.ts';
import { type BoardView, type ShownMove, waysText } from '../../../../pictures/tuchulcha/board-view.ts';
import type { Seat, Snowflake } from '../../../../tables/game-types.ts';
import { occupantOf } from '../../../../tables/seats.ts';
import {
  luckOf,
  POINTS,
  sumsByColor,
  type TurnAnalysis,
} from '../../../../tables/tuchulcha/analysis/analysis.ts';
import type { Frame } from '../../../../tables/tuchulcha/analysis/frames.ts';
import {
  type Alternative,
  type Choice,
  worstOf,
} from '../../../../tables/tuchulcha/analysis/missed-choices.ts';
import { type Translate, translator } from '../../../../texts/index.ts';
import { bareName, nameOn } from '../../../views/names.ts';
import { boardAfter, boardView } from '../../board-message.ts';
import {
  endOf,
  frameAfter,
  frameBefore,
  type PastGame,
  playerColors,
  seatsAt,
  tableIn,
} from '../../films.ts';
import { diceAfter, movesAmong, withHits } from '../../move-texts.ts';
import { turnRecap } from '../../recap.ts';

/** The costliest choice of the reader's own turn. Others' mistakes are private. */
export const missedBy = (
  reader: Snowflake | null,
  frame: Frame | undefined,
  analysis: readonly TurnAnalysis[] | null,
): Choice | null =>
  frame && reader !== null && frame.player === reader
    ? worstOf(analysis?.find(({ turn }) => turn === frame.turn)?.missed ?? [])
    : null;

/** `named` adds whose haruspex moves. */
export function betterText(t: Translate, better: Alternative, named: boolean): string {
  switch (better.kind) {
    case 'turn':
      return waysText(t, better.steps, named);
    case 'die':
      return t('history.lesson.die', { more: better.more ? 'yes' : 'no' });
    case 'devotion': {
      const { devotion } = better;
      if (!devotion) return t('history.lesson.keep');
      return devotion.role === 'tuchulcha'
        ? t('history.lesson.tuchulcha', { temple: devotion.fromTemple })
        : t('history.lesson.lasaVecuvia', { from: String(devotion.from ?? 'none') });
    }
  }
}

/** The moves of better steps, drawn besides the played ones; other alternatives have none. */
export const betterMoves = (frame: Frame, better: Alternative): readonly ShownMove[] =>
  better.kind === 'turn' ? movesAmong(withHits(startOf(frame), withoutDiscard(better.steps))) : [];

const startOf = ({ stages, before }: Frame): Position =>
  stages.find(({ kind }) => kind === 'rolled')?.position ?? before;

const withoutDiscard = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(({ kind }) => kind !== 'discard');

/** The board after the better choice; for another die, the board on which it was decided. */
export function betterBoard(locale: string, frame: Frame, better: Alternative): BoardView {
  const start = startOf(frame);
  switch (better.kind) {
    case 'turn': {
      const discarded = better.steps.find(({ kind }) => kind === 'discard')?.die ?? null;
      return boardAfter(locale, start, withoutDiscard(better.steps), frame.dice, discarded);
    }
    case 'die': {
      const rolled = frame.stages.find((stage) => stage.kind === 'rolled');
      return decidedOn(locale, frame, start, rolled?.dice ?? []);
    }
    case 'devotion': {
      const { devotion, position } = better;
      return decidedOn(locale, frame, devotion ? afterDevotion(position, devotion) : position, []);
    }
  }
}

function decidedOn(locale: string, { color }: Frame, position: Position, dice: readonly number[]): BoardView {
  const winners = winnersOf(position);
  const toMove = winners ? null : color;
  return boardView(locale, position, { dice: diceAfter(dice, null, []), toMove, winners });
}

/** Maximum number of lessons: more would read as a reproach. */
const MAX_LESSONS = 2;

export interface Lessons {
  /** The reader's turns with a better choice. */
  readonly count: number;
  /** The costliest ones, in order. */
  readonly dearest: readonly { readonly turn: number; readonly line: string }[];
}

export const NO_LESSONS: Lessons = { count: 0, dearest: [] };

export function lessonsOf(
  t: Translate,
  { table, frames }: PastGame,
  luck: readonly TurnAnalysis[],
  reader: Snowflake,
): Lessons {
  const lessons = frames.flatMap((frame) => {
    const missed = missedBy(reader, frame, luck);
    return missed ? [{ frame, missed }] : [];
  });
  const dearest = lessons
    .toSorted((one, other) => lossOf(other.missed) - lossOf(one.missed))
    .slice(0, MAX_LESSONS)
    .sort((one, other) => one.frame.turn - other.frame.turn)
    .map(({ frame, missed }) => ({ turn: frame.turn, line: lessonLine(t, table, frame, missed) }));
  return { count: lessons.length, dearest };
}

/** The better choice of a turn, and how much it would have gained. */
export function lessonLine(
  t: Translate,
  { locale, setup }: PastGame['table'],
  { turn, dice }: Frame,
  { better, played, possible }: Choice,
): string {
  const facts = {
    turn,
    better: betterText(t, better, setup?.players.length === 2),
    played: shareText(locale, played),
    possible: shareText(locale, possible),
  };
  return better.kind === 'turn'
    ? t('history.lesson', { ...facts, dice: dice.join('-') })
    : t('history.lesson.other', facts);
}

const lossOf = ({ played, possible }: Choice): number => possible - played;

export interface PageFacts {
  readonly analysis: readonly TurnAnalysis[];
  readonly start: Chances;
  readonly decisive: number | null;
  readonly hidden: ReadonlySet<string>;
}

export interface PagePlayer {
  readonly color: Color;
  readonly name: string;
  readonly won: boolean;
  readonly luck: string;
  readonly choices: string;
  /** From before the first turn on, 0..1. */
  readonly chances: readonly number[];
}

interface PageBoard {
  readonly moment: SvgMoment;
  readonly words: string;
}

export interface PageTurn extends PageBoard {
  /** 0 is the board before the first turn. */
  readonly turn: number;
  readonly head: string;
  readonly lines: readonly string[];
  /** The better choice with the greatest gain, and the board after it. */
  readonly better: (PageBoard & { readonly text: string }) | null;
}

export interface GamePage {
  readonly number: number;
  readonly players: readonly PagePlayer[];
  readonly turns: readonly PageTurn[];
  readonly names: readonly (readonly [Color, string])[];
  /** The number of turns in which the judge wasn't sure. */
  readonly unsure: number;
  readonly decisive: number | null;
}

export function gamePage(game: PastGame, facts: PageFacts): GamePage {
  const { table, frames } = game;
  const { analysis, start, decisive } = facts;
  const { locale } = table;
  const t = translator(locale);
  const winners = endOf(game)?.winners ?? [];
  const sums = sumsByColor(analysis);
  const lastNames = namesAt(t, game, facts, Number.POSITIVE_INFINITY);
  const players = playerColors(game).map((color): PagePlayer => {
    const sum = sums.get(color);
    return {
      color,
      name: lastNames(color),
      won: winners.includes(color),
      luck: signedShare(locale, (sum?.luck ?? 0) / POINTS),
      choices: signedShare(locale, (sum?.choice ?? 0) / POINTS),
      chances: [start[color], ...analysis.map(({ chances }) => (chances[color] ?? 0) / POINTS)],
    };
  });
  const page = {
    number: table.number,
    players,
    decisive,
    unsure: analysis.filter(({ isUnsure }) => isUnsure).length,
  };
  const [first] = frames;
  if (!first) return { ...page, names: [], turns: [] };
  const firstNames = namesAt(t, game, facts, 0);
  const beginning: PageTurn = {
    turn: 0,
    head: t('history.page.start'),
    better: null,
    lines: [chancesLine(t, game, firstNames, (color) => start[color])],
    ...shown(game, firstNames, frameBefore(locale, first, 0).board, [first.color]),
  };
  const turns = frames.map((frame, at) => pageTurn(t, game, facts, frame, analysis[at], players));
  return {
    ...page,
    names: colorsOf(first.before).map((color) => [
      color,
      roleOf(first.before, color) === 'neutral' ? t('board.neutral') : lastNames(color),
    ]),
    turns: [beginning, ...turns],
  };
}

type NameOf = (color: Color) => string;

/** The player of a color at that time. Hidden and forgotten people are called by their color. */
const namesAt = (t: Translate, game: PastGame, facts: PageFacts, seq: number): NameOf =>
  namesOn(t, { ...game.table, seats: seatsAt(game, seq) }, facts);

function namesOn(t: Translate, table: PastGame['table'], { hidden }: PageFacts): NameOf {
  return (color) => {
    const occupant = occupantOf(table.seats, color);
    const isNamed = occupant?.kind !== 'person' || (occupant.name !== '' && !hidden.has(occupant.userId));
    return isNamed && occupant ? bareName(nameOn(t, table, color)) : t(`color.${color}`);
  };
}

function pageTurn(
  t: Translate,
  game: PastGame,
  facts: PageFacts,
  frame: Frame,
  analysis: TurnAnalysis | undefined,
  players: readonly PagePlayer[],
): PageTurn {
  const { table } = game;
  const { locale } = table;
  const { turn, color, dice } = frame;
  const nameOf = namesAt(t, game, facts, frame.to - 1);
  const moversOf = namesOn(t, tableIn(t, game, frame), facts);
  const missed = analysis?.missed ?? [];
  const worst = worstOf(missed);
  const lines = [
    toldIn(t, game, frame, moversOf),
    ...(facts.decisive === turn ? [t('history.page.decisive')] : []),
    ...(analysis?.rolls.length
      ? [t('history.page.rolled', { luck: signedShare(locale, luckOf(analysis.rolls) / POINTS) })]
      : []),
    ...(analysis?.isUnsure ? [t('history.page.unsure')] : []),
    chancesLine(t, game, nameOf, (one) => players.find((player) => player.color === one)?.chances[turn] ?? 0),
  ];
  const better = worst && {
    text: missed
      .map(({ better, played, possible }) =>
        t('history.page.better', {
          better: betterText(t, better, table.setup?.players.length === 2),
          played: shareText(locale, played),
          possible: shareText(locale, possible),
        }),
      )
      .join(' '),
    ...shown(game, nameOf, betterBoard(locale, frame, worst.better), [color]),
  };
  const { board } = frameAfter(locale, frame);
  return {
    turn,
    head: t('history.page.head', { turn, who: moversOf(color), dice: dice.join('-') || 'none' }),
    lines,
    better,
    ...shown(game, nameOf, board, board.winners ?? [color]),
  };
}

const chancesLine = (
  t: Translate,
  game: PastGame,
  nameOf: NameOf,
  chanceOf: (color: Color) => number,
): string =>
  t('history.page.chances', {
    chances: playerColors(game)
      .map((color) => `${nameOf(color)} ${shareText(game.table.locale, chanceOf(color))}`)
      .join(' · '),
  });

/** A placeholder for a name, since names in sentences would be escaped for Discord. */
const token = (at: number): string => String.fromCharCode(0xe000 + at);

function toldIn(t: Translate, game: PastGame, { events, color }: Frame, nameOf: NameOf): string {
  const colors = playerColors(game);
  const seats = colors.map(
    (color, at): Seat => ({ color, occupant: { kind: 'person', userId: String(at), name: token(at) } }),
  );
  const { recap } = turnRecap(t, { ...game.table, seats }, events, color);
  const told = t('history.turn.what', { told: recap });
  return colors.reduce((text, color, at) => text.replaceAll(token(at), nameOf(color)), told);
}

function shown(
  game: PastGame,
  nameOf: NameOf,
  board: BoardView,
  lit: readonly Color[],
): Pick<PageBoard, 'moment' | 'words'> {
  const { position, dice, lastMoves } = board;
  const players = Object.fromEntries(
    playerColors(game).map((color) => [color, { name: nameOf(color), face: null }]),
  );
  return { moment: { position, dice, moves: lastMoves, lit }, words: describeBoard({ ...board, players }) };
}

/** All people who had a seat, without duplicates. */
export const peopleOf = ({ sittings, table }: PastGame): readonly string[] => [
  ...new Set(
    [...sittings, ...table.seats].flatMap(({ occupant }) =>
      occupant?.kind === 'person' ? [occupant.userId] : [],
    ),
  ),
];

export const endChances = (t: Translate, locale: string, players: readonly PagePlayer[]): string =>
  t.list(players.map(({ name, chances }) => `${name} ${shareText(locale, chances.at(-1) ?? 0)}`));
