import { type Dice, sourceOf } from '../fairness/dice.ts';
import { withSeatChange } from '../fairness/facts.ts';
import { gameOf } from '../game-registry.ts';
import type { EventOf, GameServices, SetupOf, Snowflake } from '../game-types.ts';
import { momentKey, type NewNotice, noticeOf } from '../notice.ts';
import { questionAt, questionNotice, questionNoticesAfter, withQuestion } from '../prophecies/prophecies.ts';
import type { TableRefusal } from '../refusal.ts';
import { remindersAfter } from '../reminders/after-change.ts';
import { type Timing, timingOf } from '../reminders/timing.ts';
import { remindersChange } from '../reminders/wake-times.ts';
import type { OfferStore } from '../seat-offers.ts';
import { seatOf, votersToAct } from '../seats.ts';
import type { SettingsStore } from '../settings.ts';
import type { RemindersChange, TableChange, TableLimit, TableStore, TimedTable } from '../store.ts';
import type { Reminders, Table } from '../table.ts';
import { type PlayContext, Progress } from '../table-game.ts';
import type { VoteStore } from '../votes.ts';

export interface TablesContext {
  readonly store: TableStore & SettingsStore & OfferStore & VoteStore;
  readonly dice: Dice;
  readonly services: GameServices;
  readonly now: () => Date;
  /** The interaction that changes follow from; left out where there is none. */
  readonly interactionId?: Snowflake;
  /** Tables as the interaction found them, for the first change of each: whether it has moved on since, the write tells. */
  readonly found?: Map<string, TimedTable>;
  /** Told of each interaction whose change of a table is stored. */
  readonly noteStored?: (interactionId: Snowflake, tableId: string) => void;
}

type Refused = { readonly ok: false; readonly refusal: TableRefusal };

export interface Accepted {
  readonly ok: true;
  readonly table: Table;
  /** The table's clocks were set by it just now, so that who shows the table need not read it again. */
  readonly timing?: Timing;
}

export type Outcome = Accepted | (Refused & { readonly table: Table | null });

export type Decision =
  | {
      readonly ok: true;
      readonly change: TableChange;
      /** Its clocks were set by this; given where that may spare reading it again. */
      readonly timing?: Timing;
    }
  | Refused;

type RemindersDecision =
  | {
      readonly ok: true;
      readonly reminders: Reminders;
      readonly notices?: readonly NewNotice[];
      /** Left out, the next check follows from the reminders. */
      readonly wakeAt?: Date;
    }
  | Refused;

type Storing = { readonly store: TableStore } & Pick<TablesContext, 'interactionId' | 'found' | 'noteStored'>;

/**
 * The context for what follows from a change that its interaction asked for: an interaction changes a table once, and what
 * follows may come to pass later, when it is asked for again.
 */
export function following({ interactionId: _, found: __, ...context }: TablesContext): TablesContext {
  return context;
}

export const forInteraction = (context: TablesContext, interactionId: Snowflake): TablesContext => ({
  ...context,
  interactionId,
  found: new Map(),
});

/** Reads a table, which the first change that its interaction makes of it need not read again. */
export async function findTable({ store, found }: TablesContext, id: string): Promise<Table | null> {
  if (!found) return store.load(id);
  const read = await store.loadTimed(id);
  if (read) found.set(id, read);
  return read?.table ?? null;
}

const ATTEMPTS = 10;

/**
 * One writer per table: a change is applied to the version it was decided on, or not at all. For what was offered on a version:
 * of two who try, the second is told that the table has moved on. A reminder that was written meanwhile is no such move: then it
 * is decided again.
 */
export async function changeOnce(
  context: Storing,
  id: string,
  decide: (table: Table, read: TimedTable) => Promise<Decision>,
): Promise<Outcome> {
  const { store } = context;
  let offered: number | null = null;
  for (let attempt = 1; ; attempt++) {
    const read = take(context, id) ?? (await store.loadTimed(id));
    if (!read) return { ok: false, refusal: { code: 'noSuchTable' }, table: null };
    const { table } = read;
    offered ??= table.version;
    if (table.version !== offered || attempt > ATTEMPTS) return refused(context, table, { code: 'stale' });
    const decision = await decide(table, read);
    if (!decision.ok) return refused(context, table, decision.refusal);
    const { change, timing } = decision;
    const changed = await store.change(id, table, by(context, change));
    if (changed === 'overLimit' && change.within)
      return refused(context, table, tooManyTables(change.within));
    if (typeof changed !== 'string') return { ...stored(context, changed), ...(timing && { timing }) };
  }
}

function take({ found }: Storing, id: string): TimedTable | undefined {
  const read = found?.get(id);
  found?.delete(id);
  return read;
}

function stored({ noteStored, interactionId }: Storing, table: Table): Accepted {
  if (interactionId !== undefined) noteStored?.(interactionId, table.id);
  return { ok: true, table };
}

/** Who asks for the second time is told the same as the first. */
async function refused(
  { store, interactionId }: Storing,
  table: Table,
  refusal: TableRefusal,
): Promise<Outcome> {
  if (interactionId !== undefined && (await store.hasChanged(interactionId, table.id)))
    return { ok: true, table };
  return { ok: false, refusal, table };
}

const by = <Change extends TableChange | RemindersChange>(
  { interactionId }: Storing,
  change: Change,
): Change => (interactionId === undefined ? change : { ...change, interactionId });

/** For what does not depend on a version: decided again where another change was quicker. */
export async function changeTable(
  context: Storing,
  id: string,
  decide: (table: Table, read: TimedTable) => Decision | Promise<Decision>,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await changeOnce(context, id, async (table, read) => decide(table, read));
    if (outcome.ok || outcome.refusal.code !== 'stale' || attempt === ATTEMPTS) return outcome;
  }
}

/** A change of clocks, reminders and votes alone, decided again where another change was quicker. */
export async function changeReminders(
  context: Storing & Pick<TablesContext, 'now'>,
  id: string,
  decide: (table: Table, timing: Timing) => RemindersDecision | Promise<RemindersDecision>,
): Promise<Outcome> {
  const { store } = context;
  for (let attempt = 1; ; attempt++) {
    const read = await store.loadTimed(id);
    if (!read) return { ok: false, refusal: { code: 'noSuchTable' }, table: null };
    const { table } = read;
    const timing = await timingOf(read, context.now);
    const decision = await decide(table, timing);
    if (!decision.ok) return refused(context, table, decision.refusal);
    const { reminders, notices, wakeAt } = decision;
    const change = { ...remindersChange(table, reminders, timing, notices), ...(wakeAt && { wakeAt }) };
    const changed = await store.saveReminders(id, table.remindersVersion, by(context, change));
    if (changed !== 'stale') return stored(context, changed);
    if (attempt === ATTEMPTS) return refused(context, table, { code: 'stale' });
  }
}

/** The limit of a person on a server; null where there is none. */
export async function tableLimit(
  store: Pick<SettingsStore, 'guildSettings'>,
  guildId: Snowflake,
  userId: Snowflake,
): Promise<TableLimit | null> {
  const { maxTables: most } = await store.guildSettings(guildId);
  return most === null ? null : { userId, most };
}

export const tooManyTables = ({ most }: TableLimit): TableRefusal => ({ code: 'tooManyTables', most });

/** Why a person would be refused one more table now; null if they would not. Nothing keeps it so. */
export async function whyNotOneMore(
  store: Pick<SettingsStore, 'guildSettings'> & Pick<TableStore, 'tablesOf'>,
  guildId: Snowflake,
  userId: Snowflake,
): Promise<TableRefusal | null> {
  const limit = await tableLimit(store, guildId, userId);
  if (!limit) return null;
  return (await store.tablesOf(guildId, userId)).length < limit.most ? null : tooManyTables(limit);
}

export type Change = Omit<TableChange, 'remindersChange'>;

interface Aside {
  /** Clocks and reminders go on from these; left out, from the table's own. */
  readonly reminders?: Reminders;
  readonly notices?: readonly NewNotice[];
  /** Of a ballot that begins with it. */
  readonly ways?: readonly string[] | null;
}

/** Where a change of the game begins; null where none is being played. */
export const progressOf = (
  context: Pick<TablesContext, 'now' | 'interactionId'>,
  table: Table,
): Progress | null => (table.status === 'playing' ? progressEvenIfOver(context, table) : null);

/** The same, also where the game is over. */
export function progressEvenIfOver(
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

/** A change of a lobby, with what it adds to the table's seat history. */
export const withSeatHistory = (
  { interactionId }: Pick<TablesContext, 'interactionId'>,
  { seats, seatHistory }: Table,
  change: Change,
): Change =>
  change.seats
    ? { ...change, seatHistory: withSeatChange(seatHistory, seats, change.seats, interactionId ?? null) }
    : change;

/** A change of seats with what it does to the terms: people who give up theirs leave nothing of it there. */
function withTerms({ game, seats, terms }: Table, change: Change): Change {
  const { withoutSeat } = gameOf({ game }).terms;
  if (!change.seats || !withoutSeat) return change;
  const { seats: after } = change;
  const left = seats.flatMap(({ occupant }) =>
    occupant.kind === 'person' && !seatOf({ seats: after }, occupant.userId) ? [occupant.userId] : [],
  );
  return left.length === 0 ? change : { ...change, terms: left.reduce(withoutSeat, change.terms ?? terms) };
}

/** The change with its clocks and reminders. `by`: the person who did it; null where it happened by itself. */
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
  const ofQuestions = questionNoticesAfter(table, after, timing.now);
  return { ...change, remindersChange: { ...next, notices: [...notices, ...ofQuestions, ...next.notices] } };
}

/** The change in which the game goes on from here: everything that needs nobody is played, and the clocks are set. */
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
  const { state, actions, events } = game.autoPlay(from, playingOf(context, { ...table, ...change }, timing));
  const over = table.status !== 'finished' && game.rules.winners(state) !== null;
  const status = over ? ('finished' as const) : change.status;
  const takesWordsBack = game.takesWordsBack(state, actions);
  const played = {
    ...change,
    state,
    actions,
    ...(status && { status }),
    ...(takesWordsBack && { takesWordsBack }),
  };
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
      ...ofChange.map(({ key, userId = null, text }) => noticeOf(table.id, key, userId, text, timing.now)),
      ...told,
      ...(question ? [questionNotice(table.id, question.turn, timing.now)] : []),
    ],
    ways: waysOffered(context, { ...table, ...played }),
  });
}

/** As many ways have a button each on the message that everybody sees; the others are on a list. */
const MOST_OFFERED = 8;

/** The ways of the open ballot, the judge's best first; none where nobody votes now. */
export function waysOfBallot({ services }: Pick<TablesContext, 'services'>, table: Table) {
  const { votes } = gameOf(table);
  if (!votes || !table.state || !votersToAct(table)) return [];
  return votes.ways(table.state, services[table.game] ?? {});
}

/** What voters are offered who are to act; null where none are. */
function waysOffered(context: Pick<TablesContext, 'services'>, table: Table): readonly string[] | null {
  const ways = waysOfBallot(context, table).slice(0, MOST_OFFERED);
  return ways.length > 0 ? ways.map(({ way }) => way) : null;
}

/** The show of the next turn sends them; should it not, they are due after this time. */
const MOMENT_DUE_MS = 60_000;

/** Great moments of turns: once the game is over, its end is told and nothing before it. */
function momentNotices(table: Table, setup: SetupOf, events: readonly EventOf[], now: Date): NewNotice[] {
  const dueAt = new Date(now.getTime() + MOMENT_DUE_MS);
  return gameOf(table)
    .turnsWithMoments(setup, events, table.state?.turnNumber ?? 1)
    .map((turn) => noticeOf(table.id, momentKey(turn), null, { kind: 'moment', turn }, dueAt));
}
