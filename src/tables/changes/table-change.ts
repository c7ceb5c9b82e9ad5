import { withSeatChange } from '../fairness/check.ts';
import { sourceOf } from '../fairness/dice.ts';
import { gameOf } from '../game-registry.ts';
import type { EventOf, SetupOf, Snowflake } from '../game-types.ts';
import { momentKey, type NewNotice, noticeOf } from '../notice.ts';
import { questionAt, questionNotice, withQuestion } from '../prophecies/prophecies.ts';
import { remindersAfter } from '../reminders/due-task.ts';
import type { Timing } from '../reminders/timing.ts';
import { seatOf, votersToAct } from '../seats.ts';
import type { TableChange } from '../store.ts';
import { isOpen, type Reminders, type Table } from '../table.ts';
import { type PendingNotice, type PlayContext, Progress } from '../table-game.ts';
import type { TablesContext } from './table-transaction.ts';

export type Change = Omit<TableChange, 'remindersChange'>;

interface Aside {
  /** Clocks and reminders continue from these; default: the table's own. */
  readonly reminders?: Reminders;
  readonly notices?: readonly NewNotice[];
  /** The options of a ballot that begins with it. */
  readonly ways?: readonly string[] | null;
}

/** The progress from which a change of the game starts; null if no game is running. */
export const progressOf = (
  context: Pick<TablesContext, 'now' | 'interactionId'>,
  table: Table,
): Progress | null => (table.status === 'playing' ? progressAnyStatus(context, table) : null);

/** The same, also after the end of the game. */
export function progressAnyStatus(
  context: Pick<TablesContext, 'now' | 'interactionId'>,
  table: Table,
): Progress | null {
  const { now, interactionId = null } = context;
  const { state, logLength, lastInteractionId } = table;
  const beginning = { logLength, lastInteractionId, at: now(), interactionId };
  return state && new Progress(gameOf(table), { state, ...beginning });
}

export function playingOf(
  { services, dice: chance }: TablesContext,
  table: Pick<Table, 'id' | 'secret' | 'facts' | 'game' | 'seats' | 'terms'>,
  { settings, now }: Timing,
): PlayContext {
  const source = sourceOf(table);
  return {
    seats: table.seats,
    dice: (count, roll) => chance.roll(count, source, roll),
    pick: (outcomes, draw) => chance.pick(outcomes, source, draw),
    terms: table.terms,
    services: services[table.game] ?? {},
    settings,
    now,
  };
}

/** A lobby's change, including its addition to the table's seat history. */
export const withSeatHistory = (
  { interactionId }: Pick<TablesContext, 'interactionId'>,
  { seats, seatHistory }: Table,
  change: Change,
): Change =>
  change.seats
    ? { ...change, seatHistory: withSeatChange(seatHistory, seats, change.seats, interactionId ?? null) }
    : change;

/** A change of seats, with its effect on the terms: people who give up their seat leave nothing there. */
function withTerms({ game, seats, terms }: Table, change: Change): Change {
  const { withoutSeat } = gameOf({ game }).terms;
  if (!change.seats || !withoutSeat) return change;
  const { seats: after } = change;
  const left = seats.flatMap(({ occupant }) =>
    occupant.kind === 'person' && !seatOf({ seats: after }, occupant.userId) ? [occupant.userId] : [],
  );
  return left.length === 0 ? change : { ...change, terms: left.reduce(withoutSeat, change.terms ?? terms) };
}

/** The change with its clocks and reminders. `by`: the person who made it; null for an automatic change. */
export function withReminders(
  table: Table,
  timing: Timing,
  asked: Change,
  by: Snowflake | null,
  { reminders = table.reminders, notices = [], ways = null }: Aside = {},
): TableChange {
  const change = withTerms(table, asked);
  const { sittings: _, actions = [], closesBallot: __, ...fields } = change;
  const logLength = table.logLength + actions.length;
  const after = { ...table, ...fields, logLength };
  const next = remindersAfter({ ...table, reminders }, after, timing, by, ways);
  const { tellsOfEnd, takesWordsBack } = gameOf(table);
  const isOver = after.status !== 'playing';
  const ends = isOver && table.status === 'playing';
  const ofEnd = ends && after.state ? (tellsOfEnd?.(after.state) ?? []) : [];
  const takesBack =
    after.state && (ends || actions.length > 0) && takesWordsBack?.(after.state, actions, isOver);
  return {
    ...change,
    ...(takesBack && { takesWordsBack: true }),
    remindersChange: {
      ...next,
      notices: [...notices, ...ofEnd.map((one) => noticeFor(table, one, timing)), ...next.notices],
    },
  };
}

/** The change by which the game continues from here: automatic actions are played, and clocks are set. */
export function continueGame(
  context: TablesContext,
  table: Table,
  timing: Timing,
  from: Progress,
  change: Change,
  by: Snowflake | null,
  aside: Aside = {},
): TableChange {
  const game = gameOf(table);
  // After the end, nothing goes on by itself.
  const { state, actions, events } = isOpen(table)
    ? game.autoPlay(from, playingOf(context, { ...table, ...change }, timing))
    : from;
  const over = isOpen(table) && game.rules.winners(state) !== null;
  const status = over ? ('finished' as const) : change.status;
  const played = { ...change, state, actions, ...(status && { status }) };
  const seq = actions.at(-1)?.seq;
  const ofChange =
    table.state === null || seq === undefined ? [] : (game.tellsOfChange?.(table.state, state, seq) ?? []);
  const setup = change.setup ?? table.setup;
  const told = over
    ? (['result', 'story'] as const).map((kind) => noticeOf(table.id, kind, null, { kind }, timing.now))
    : !setup
      ? []
      : momentNotices(table, setup, events, timing.now);
  const { reminders = table.reminders } = aside;
  const { sittings: _, actions: __, ...fields } = played;
  const question = questionAt(table, { ...table, ...fields, reminders }, context.services, timing.settings);
  return withReminders(table, timing, played, by, {
    reminders: question ? withQuestion(reminders, question) : reminders,
    notices: [
      ...(aside.notices ?? []),
      ...ofChange.map((one) => noticeFor(table, one, timing)),
      ...told,
      ...(question ? [questionNotice(table.id, question.turn, timing.now)] : []),
    ],
    ways: waysOffered(context, { ...table, ...played }),
  });
}

export const noticeFor = (
  { id }: Pick<Table, 'id'>,
  { key, userId, text }: PendingNotice,
  { now }: Timing,
): NewNotice => noticeOf(id, key, userId ?? null, text, now);

/** Maximum number of options with a button on the public message; the others are in a select. */
const MAX_OFFERED = 8;

/** The options of the open ballot, the judge's best first; none if nobody votes now. */
export function waysOfBallot({ services }: Pick<TablesContext, 'services'>, table: Table) {
  const { votes } = gameOf(table);
  if (!votes || !table.state || !votersToAct(table)) return [];
  return votes.ways(table.state, services[table.game] ?? {});
}

/** The options offered to voters who are to act; null if none are. */
function waysOffered(context: Pick<TablesContext, 'services'>, table: Table): readonly string[] | null {
  const ways = waysOfBallot(context, table).slice(0, MAX_OFFERED);
  return ways.length > 0 ? ways.map(({ way }) => way) : null;
}

/** They are sent when the next turn is shown, or else after this time. */
const MOMENT_DUE_MS = 60_000;

/** Great moments of turns; once the game is over, only its end is announced. */
function momentNotices(table: Table, setup: SetupOf, events: readonly EventOf[], now: Date): NewNotice[] {
  const dueAt = new Date(now.getTime() + MOMENT_DUE_MS);
  const turns = gameOf(table).turnsWithMoments?.(setup, events, table.state?.turnNumber ?? 1) ?? [];
  return turns.map((turn) => noticeOf(table.id, momentKey(turn), null, { kind: 'moment', turn }, dueAt));
}
