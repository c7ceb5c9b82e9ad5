import { replay } from '../../games/game.ts';
import { gameOf } from '../game-registry.ts';
import type { GameName, GameServices, Snowflake } from '../game-types.ts';
import { type NewNotice, noticeOf, questionKey } from '../notice.ts';
import type { FinishedGame } from '../results/result.ts';
import { isInGame, isTimed, personToAct, seatOf } from '../seats.ts';
import type { PersonSettings } from '../settings.ts';
import type { Question, Reminders, Table } from '../table.ts';

/** The question of every game: which color wins. Its options are the colors that were in the game. */
export const WHO_WINS = 'winner';

const MOST_QUESTIONS = 3;
/** Of so many turns in a row, at most one has a question. */
const TURNS_BETWEEN = 10;

export const questionsOf = ({ reminders }: Pick<Table, 'reminders'>): readonly Question[] =>
  reminders.questions ?? [];

/** The question that is open now; null where there is none. */
export function openQuestion({ status, state, ...table }: Pick<Table, 'status' | 'state' | 'reminders'>) {
  const last = questionsOf(table).at(-1);
  return status === 'playing' && last && last.turn === state?.turnNumber ? last : null;
}

/** Whether the rules allow one more question at this turn, whatever the game looks like. */
export const isTimeToAsk = (asked: readonly Question[], turn: number): boolean =>
  asked.length < MOST_QUESTIONS && turn - (asked.at(-1)?.turn ?? -TURNS_BETWEEN) >= TURNS_BETWEEN;

/** Whether a person may not answer because the question is about their own play. Who is out of the game may. */
export function isAskedAbout(table: Table, userId: Snowflake): boolean {
  const seat = seatOf(table, userId);
  return seat !== undefined && isInGame(table, seat);
}

/**
 * The question that a table's readers are asked as its turn begins; null where there is none: at private tables, against computer
 * players alone, where a player or the table wants none, or where the game has nothing that is open. `before`: the table at its last change.
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

/** Questions are told when they are asked, closed, and known how they came out. A show of the turn sends the first. */
const ASK_DUE_MS = 60_000;

export const questionNotice = (tableId: string, turn: number, now: Date): NewNotice =>
  noticeOf(
    tableId,
    questionKey(turn, 'open'),
    null,
    { kind: 'question', turn, is: 'open' },
    new Date(now.getTime() + ASK_DUE_MS),
  );

/** The open question is closed once its turn is over; all questions once nobody plays any more. */
export function questionNoticesAfter(before: Table, after: Table, now: Date): readonly NewNotice[] {
  const told = (turn: number, is: 'closed' | 'over') =>
    noticeOf(after.id, questionKey(turn, is), null, { kind: 'question', turn, is }, now);
  if (before.status === 'playing' && after.status !== 'playing')
    return questionsOf(before).map(({ turn }) => told(turn, 'over'));
  const open = openQuestion(before);
  return open && !openQuestion(after) ? [told(open.turn, 'closed')] : [];
}

export const withQuestion = (reminders: Reminders, question: Question): Reminders => ({
  ...reminders,
  questions: [...(reminders.questions ?? []), question],
});

/** How a question came out: each option's share, 0..1, together 1. */
export interface Outcome extends Question {
  readonly shares: readonly number[];
}

/** How a finished game's questions came out; those are left out to which nothing is the answer. Throws where its log does not replay. */
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

/** Those who win together share it. */
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
