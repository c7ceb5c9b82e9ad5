import { MAX_TITLE_LENGTH } from '../../games/bacchanalia/action.ts';
import { isAgreed, titleVoters } from '../agreements.ts';
import { withReminders } from '../changes/table-change.ts';
import {
  changeReminders,
  changeTable,
  type Outcome,
  type TablesContext,
} from '../changes/table-transaction.ts';
import { withAutoPlay } from '../changes/turns.ts';
import { isPaused } from '../game-registry.ts';
import { isForgotten, type LoggedAction, type Person, type Sitting, type Snowflake } from '../game-types.ts';
import { type NoticeText, noticeOf } from '../notice.ts';
import { may, visitor } from '../permissions.ts';
import { refuse } from '../refusal.ts';
import { loadTiming } from '../reminders/timing.ts';
import { withActivity } from '../reminders/wake-times.ts';
import type { TableStore } from '../store.ts';
import { isOf, isOpen, type Table } from '../table.ts';
import { wordsDigest } from './drafts.ts';
import { areListed, MAX_WISHES, type StoryTerms, sameTerms, type Wish } from './terms.ts';
import type { StoryTable } from './types.ts';

/**
 * Changes a person's part of the story's terms: before the story begins; lines and veils also while it is told. People who were
 * ready are asked again, and the table is told about the change anonymously.
 */
export const agreeOn = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  change: (terms: StoryTerms) => StoryTerms,
): Promise<Outcome> =>
  changeTerms(context, id, by, 'agreeOnTerms', (table, before) => {
    const terms = change(before);
    if (!areListed(terms)) return refuse('termsTooLong');
    if (sameTerms(before, terms)) return { ok: true, terms };
    if (table.status !== 'lobby' && JSON.stringify(terms.end) !== JSON.stringify(before.end))
      return refuse('notInLobby');
    const unreadied = (before.ready ?? []).length > 0;
    const isOnlyTheirs = table.seats.every(
      ({ occupant }) => occupant.kind === 'person' && occupant.userId === by,
    );
    return {
      ok: true,
      terms: { ...terms, ready: [] },
      ...(!isOnlyTheirs && { tells: { kind: 'limits', unreadied } as const }),
    };
  });

/** A person has seen the current terms and wants to begin, or to go on after a pause. A pause ends when all do. */
export const sayReady = (context: TablesContext, id: string, by: Snowflake): Promise<Outcome> =>
  changeTerms(context, id, by, 'agreeOnTerms', (table, before) => {
    if (table.status === 'playing' && !isPaused(table)) return refuse('stale');
    return { ok: true, terms: { ...before, ready: [...new Set([...(before.ready ?? []), by])] } };
  });

/** Replaces the gifts that a person would make, and to whom, best first: before the gifts, or while they are given. */
export const wish = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  change: (wishes: readonly Wish[]) => readonly Wish[],
): Promise<Outcome> =>
  changeTerms(context, id, by, 'agreeOnTerms', (table, before) => {
    if (table.status !== 'lobby' && table.state?.phase.name !== 'gift') return refuse('stale');
    const wishes = change(before.wishes?.[by] ?? []).slice(0, MAX_WISHES);
    return { ok: true, terms: { ...before, wishes: { ...before.wishes, [by]: wishes } } };
  });

/** Pauses the story for the whole table, without asking why or saying for whom. */
export const pause = (context: TablesContext, id: string, by: Snowflake): Promise<Outcome> =>
  changeTerms(context, id, by, 'agreeOnTerms', (table, before) => {
    if (table.status !== 'playing') return refuse('notPlaying');
    return isPaused(table)
      ? { ok: true, terms: before }
      : { ok: true, terms: { ...before, ready: [], paused: true }, tells: { kind: 'paused', paused: true } };
  });

/** Removes what came along from a tale that is cut. `id`: the table to which it came. */
export const dropCarriedTale = (context: TablesContext, id: string, tale: number): Promise<Outcome> =>
  changeTable(context, id, async (table) => {
    if (!isOf('bacchanalia', table) || table.terms.carried?.tale !== tale) return refuse('stale');
    const { carried: _, ...terms } = table.terms;
    const timing = await loadTiming(context, table);
    return { ok: true, change: withReminders(table, timing, { terms }, null) };
  });

/** Sets the story's title, also when it is over: a first one at once, another if more than half of those present agree. */
export const proposeTitle = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  proposed: string,
): Promise<Outcome> =>
  changeTerms(context, id, by, 'nameStory', (table, before) => {
    const title = proposed.trim();
    if (title === '' || title.length > MAX_TITLE_LENGTH) return refuse('termsTooLong');
    if (title === before.title) return { ok: true, terms: before };
    return before.title === undefined
      ? { ok: true, terms: { ...before, title }, tells: { kind: 'title', title, stands: true } }
      : {
          ok: true,
          terms: { ...before, proposedTitle: { title, agreed: [by] } },
          ...(titleVoters(table).length > 1 && { tells: { kind: 'title', title, stands: false } as const }),
        };
  });

/** `on`: the digest of the title that the person was shown; left out: the one that is proposed now. */
export const agreeToTitle = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  on?: string,
): Promise<Outcome> =>
  changeTerms(context, id, by, 'nameStory', (_, before) => {
    const { proposedTitle } = before;
    if (!proposedTitle || (on !== undefined && on !== wordsDigest(proposedTitle.title)))
      return refuse('stale');
    const agreed = [...new Set([...proposedTitle.agreed, by])];
    return { ok: true, terms: { ...before, proposedTitle: { ...proposedTitle, agreed } } };
  });

type Agreed =
  | { readonly ok: true; readonly terms: StoryTerms; readonly tells?: NoticeText }
  | ReturnType<typeof refuse>;

function changeTerms(
  context: TablesContext,
  id: string,
  by: Snowflake,
  permission: 'agreeOnTerms' | 'nameStory',
  decide: (table: StoryTable, before: StoryTerms) => Agreed,
): Promise<Outcome> {
  const changing = changeTable(context, id, async (table) => {
    if (!isOf('bacchanalia', table)) return refuse('stale');
    const refusal = may(visitor(table, by), permission, table);
    if (refusal) return { ok: false, refusal };
    const agreed = decide(table, table.terms);
    if (!agreed.ok) return agreed;
    const timing = await loadTiming(context, table);
    const key = `terms:${table.version}`;
    const notices = agreed.tells ? [noticeOf(id, key, null, agreed.tells, timing.now)] : [];
    const change = withReminders(table, timing, { terms: agreed.terms }, by, { notices });
    return { ok: true, change };
  });
  return withAutoPlay(context, changing);
}

export type Readership = ReturnType<typeof readershipOf>;

/** The readers of a started table's chronicle, and the voters on publishing it, without people who deleted their data. */
export function readershipOf(
  table: Pick<Table, 'seats' | 'status' | 'reminders'>,
  sittings: readonly Sitting[],
  log: readonly Pick<LoggedAction, 'actor' | 'action'>[],
) {
  // Actions with a text contain their actor's own words.
  const tellers = new Set(log.flatMap(({ actor, action }) => ('text' in action ? [actor] : [])));
  const seated = peopleOf(table.seats);
  // With the names that they have at the table now.
  const readers = [...peopleOf([...sittings, ...table.seats]).values()];
  const voters = readers.filter(({ userId }) => seated.has(userId) || tellers.has(userId));
  const agreed = voters.filter(({ userId }) => table.reminders.publish.includes(userId));
  const isPublished = isAgreed({
    asked: voters.map(({ userId }) => userId),
    agreed: table.reminders.publish,
    takes: 'all',
  });
  return {
    /** Everybody who sits or sat at the table, and nobody else unless it is published. */
    readers,
    /** Everybody who is asked whether to publish it: people with a seat, and people who gave theirs up after telling anything. */
    voters,
    agreed,
    /** All voters agree: everybody on the server may read it. */
    isPublished,
    /** Nobody can take it back: the story that all agreed to publish is over. */
    isFinal: isPublished && !isOpen(table),
  };
}

/** The people who had a character, in order, by name; at least one name may be empty. */
export const playersOf = (
  { seats }: Pick<StoryTable, 'seats'>,
  sittings: readonly Sitting<'bacchanalia'>[],
): readonly { readonly color: Sitting<'bacchanalia'>['color']; readonly names: readonly string[] }[] =>
  seats.map((seat) => {
    const own = sittings.filter(({ color }) => color === seat.color);
    return { color: seat.color, names: [...peopleOf([...own, seat]).values()].map(({ name }) => name) };
  });

function peopleOf(of: readonly Pick<Sitting, 'occupant'>[]): ReadonlyMap<Snowflake, Person> {
  const people = new Map<Snowflake, Person>();
  for (const { occupant } of of)
    if (occupant?.kind === 'person' && !isForgotten(occupant.userId)) people.set(occupant.userId, occupant);
  return people;
}

export async function readership(
  { store }: { readonly store: Pick<TableStore, 'log' | 'sittings'> },
  table: Table,
): Promise<Readership> {
  const [sittings, log] = await Promise.all([store.sittings(table.id), store.log(table.id)]);
  return readershipOf(table, sittings, log);
}

/** A person whose words are in the story agrees to publish it, or takes that back as long as the story runs or not all agree. */
export function agreeToPublish(context: TablesContext, id: string, by: Snowflake): Promise<Outcome> {
  return changeReminders(context, id, async (table, timing) => {
    if (!isOf('bacchanalia', table) || !table.setup) return refuse('notPlaying');
    const { voters, isFinal } = await readership(context, table);
    if (voters.every(({ userId }) => userId !== by)) return refuse('notSeated');
    if (isFinal) return refuse('published');
    const { publish } = table.reminders;
    const reminders = {
      ...(isOpen(table) ? withActivity(table.reminders, timing.now.getTime()) : table.reminders),
      publish: publish.includes(by) ? publish.filter((userId) => userId !== by) : [...publish, by],
    };
    return { ok: true, reminders };
  });
}
