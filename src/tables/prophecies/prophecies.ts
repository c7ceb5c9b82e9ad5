import * as z from 'zod';
import { replay } from '../../games/game.ts';
import { gameOf } from '../game-registry.ts';
import {
  counter,
  type GameName,
  type GameServices,
  type Parsed,
  type Snowflake,
  snowflake,
} from '../game-types.ts';
import { type NewNotice, noticeOf, questionKey } from '../notice.ts';
import type { FinishedGame } from '../results/result.ts';
import type { Period } from '../results/results-store.ts';
import { isInGame, isTimed, personToAct, seatOf } from '../seats.ts';
import type { PersonSettings } from '../settings.ts';
import type { Question, Reminders, Table } from '../table.ts';

/**
 * The share of belief that a tap puts on its option; the rest is shared evenly by all options. Of two options, `likely` gives the
 * chosen one 67 % and `sure` 90 %, of four 50 % and 85 %.
 */
export const CERTAINTIES = { likely: 1 / 3, sure: 4 / 5 } as const;

export const certainty = z.enum(['likely', 'sure']);

export type Certainty = keyof typeof CERTAINTIES;

/** The chance, 0..1, that an answer gives each of this many options; `chosen`: index of the answer. */
export function chancesOf(options: number, chosen: number, certainty: Certainty): readonly number[] {
  const weight = CERTAINTIES[certainty];
  return Array.from({ length: options }, (_, at) => (1 - weight) / options + (at === chosen ? weight : 0));
}

/** Brier score of a forecast: 0 is perfect, 2 is the worst. `outcome`: each option's share, together 1. */
const brier = (chances: readonly number[], outcome: readonly number[]): number =>
  chances.reduce((sum, chance, at) => sum + (chance - (outcome[at] ?? 0)) ** 2, 0);

/**
 * Points of an answer, an integer: how much its Brier score is better than that of an even guess (0 points); 100 for a correct
 * certainty. Answering honestly maximizes the expected points.
 */
export function pointsOf(chosen: number, certainty: Certainty, outcome: readonly number[]): number {
  const options = outcome.length;
  const even = Array.from({ length: options }, () => 1 / options);
  const better = brier(even, outcome) - brier(chancesOf(options, chosen, certainty), outcome);
  return Math.round((100 * better) / (1 - 1 / options));
}

/** The totals of a person's answers in a period. */
export interface SeerSums {
  readonly userId: Snowflake;
  readonly answers: number;
  /** Answers that were better than an even guess. */
  readonly right: number;
  readonly points: number;
}

export interface RankedSeer extends SeerSums {
  /** 1-based; ties share the better rank. */
  readonly rank: number;
  readonly score: number;
}

/** Even guesses added to everybody's answers, so that a single lucky tap isn't enough. */
export const GUESSES_ADDED = 5;

/** Mean points per answer, an integer, including {@link GUESSES_ADDED}. */
export const scoreOf = ({ answers, points }: Pick<SeerSums, 'answers' | 'points'>): number =>
  Math.round(points / (answers + GUESSES_ADDED));

/** Best first; of equals, the person with more answers. */
export function rankSeers(sums: readonly SeerSums[]): readonly RankedSeer[] {
  const scored = sums
    .map((one) => ({ ...one, score: scoreOf(one) }))
    .sort((a, b) => b.score - a.score || b.answers - a.answers || (a.userId < b.userId ? -1 : 1));
  return scored.map((one) => ({ ...one, rank: 1 + scored.findIndex(({ score }) => score === one.score) }));
}

/** A reader's answer to a question at a table. */
export const prophecyRow = z.object({
  tableId: z.string().min(1),
  guildId: snowflake,
  turn: counter,
  userId: snowflake,
  name: z.string(),
  option: z.string().min(1),
  certainty,
  at: z.date(),
  /** The tap that gave it. */
  interactionId: snowflake,
});

export type Prophecy = Parsed<typeof prophecyRow>;

/** The number of people who gave this answer. */
export interface ProphecyCount extends Pick<Prophecy, 'option' | 'certainty'> {
  readonly count: number;
}

/** A person who answered better than an even guess, and the first turn at which they did. */
export type Seen = Pick<Prophecy, 'name' | 'turn' | 'certainty'>;

export interface Seer extends RankedSeer {
  readonly name: string;
}

/** The port to prophecies, scored in the transaction that ends their game. Each method is one transaction; none touches a table. */
export interface ProphecyStore {
  /** Writes an answer, unless the person has already answered this question; returns the valid one. */
  prophesy(prophecy: Prophecy): Promise<Prophecy>;
  prophecy(tableId: string, turn: number, userId: Snowflake): Promise<Prophecy | null>;
  prophecyCounts(tableId: string, turn: number): Promise<readonly ProphecyCount[]>;
  /** Visible people who were right at one of these turns of a table, with their first answer: earliest, then surest first. */
  whoSaw(tableId: string, turns: readonly number[]): Promise<readonly Seen[]>;
  /** A server's seers whose answers were scored in the period, best first, without hidden people; `total`: their number. */
  seers(
    guildId: Snowflake,
    period: Period,
    page: { readonly offset: number; readonly most: number },
  ): Promise<{ readonly rows: readonly Seer[]; readonly total: number }>;
  /** Null if none of their answers was scored in it, or they are hidden. */
  seer(guildId: Snowflake, period: Period, userId: Snowflake): Promise<RankedSeer | null>;
}

/** The question of every game: which color wins. Its options are the colors that were in the game. */
export const WHO_WINS = 'winner';

const MAX_QUESTIONS = 3;
/** Minimum distance of questions, in turns. */
const TURNS_BETWEEN = 10;

export const questionsOf = ({ reminders }: Pick<Table, 'reminders'>): readonly Question[] =>
  reminders.questions ?? [];

export function openQuestion({ status, state, ...table }: Pick<Table, 'status' | 'state' | 'reminders'>) {
  const last = questionsOf(table).at(-1);
  return status === 'playing' && last && last.turn === state?.turnNumber ? last : null;
}

/** Whether the rules allow another question at this turn, regardless of the position. */
export const isTimeToAsk = (asked: readonly Question[], turn: number): boolean =>
  asked.length < MAX_QUESTIONS && turn - (asked.at(-1)?.turn ?? -TURNS_BETWEEN) >= TURNS_BETWEEN;

/** Whether a person may not answer because the question is about their own play. Players who are out of the game may. */
export function isAskedAbout(table: Table, userId: Snowflake): boolean {
  const seat = seatOf(table, userId);
  return seat !== undefined && isInGame(table, seat);
}

/**
 * The question for a table's readers at the beginning of its turn; null for private tables, against computer players alone, if a
 * player or the table has switched it off, or if nothing about the game is undecided. `before`: the table at its last change.
 */
export function questionAt(
  before: Table,
  table: Table,
  services: GameServices,
  settings: ReadonlyMap<Snowflake, PersonSettings>,
): Question | null {
  const { state, isPrivate, reminders, seats } = table;
  const { questions } = gameOf(table);
  if (!questions || !state || table.status !== 'playing' || isPrivate || reminders.asksNothing) return null;
  const turn = state.turnNumber;
  const asked = questionsOf(table);
  if (turn === before.state?.turnNumber || !isTimeToAsk(asked, turn)) return null;
  if (!personToAct(table) || !isTimed(table)) return null;
  const isUnwanted = seats.some(
    ({ occupant }) => occupant.kind === 'person' && settings.get(occupant.userId)?.askedAbout === false,
  );
  const found = isUnwanted ? null : questions.at(state, services[table.game] ?? {}, asked);
  return found && { turn, ...found };
}

/** A question's notice is sent when the turn is shown; otherwise it is due after this time. */
const ASK_DUE_MS = 60_000;

export const questionNotice = (tableId: string, turn: number, now: Date): NewNotice =>
  noticeOf(
    tableId,
    questionKey(turn),
    null,
    { kind: 'question', turn },
    new Date(now.getTime() + ASK_DUE_MS),
  );

export const withQuestion = (reminders: Reminders, question: Question): Reminders => ({
  ...reminders,
  questions: [...(reminders.questions ?? []), question],
});

/** The outcome of a question: each option's share, 0..1, together 1. */
export interface Outcome extends Question {
  readonly shares: readonly number[];
}

/** The outcomes of a finished game's questions, without those that have no answer. Throws if its log doesn't replay. */
export function outcomesOf<G extends GameName>(
  name: G,
  questions: readonly Question[],
  game: FinishedGame<G>,
): readonly Outcome[] {
  const { questions: ofGame } = gameOf({ game: name });
  return questions
    .map((question) => ({
      ...question,
      shares:
        question.about === WHO_WINS
          ? sharesOf(question.options, winnersOf(name, game))
          : (ofGame?.outcome(question, game) ?? []),
    }))
    .filter(({ shares }) => shares.some((share) => share > 0));
}

/** Players who win together share the outcome. */
const sharesOf = (options: readonly string[], winners: readonly string[]): readonly number[] =>
  options.map((option) => (winners.includes(option) ? 1 / winners.length : 0));

function winnersOf<G extends GameName>(game: G, { setup, log }: FinishedGame<G>): readonly string[] {
  const { rules } = gameOf({ game });
  const { state } = replay(
    rules,
    setup,
    log.map(({ action }) => action),
  );
  return rules.winners(state) ?? [];
}
