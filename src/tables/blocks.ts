import type { Seat, Snowflake } from './game-types.ts';
import { type NewNotice, noticeOf } from './notice.ts';
import { presentPeople, seatOf } from './seats.ts';
import { MAX_BLOCKED, type PersonSettings, type SettingsStore } from './settings.ts';
import type { Reminders, Table } from './table.ts';

// People choose whom they don't want to be seated with. Nobody else learns of it.

/** The first doesn't want to be seated with the second. */
type Pair = readonly [by: Snowflake, other: Snowflake];

type Blocking = Pick<SettingsStore, 'settings'>;

const pairsAmong = (blockedBy: ReadonlyMap<Snowflake, readonly Snowflake[]>): readonly Pair[] =>
  [...blockedBy].flatMap(([by, blocked]) =>
    blocked.flatMap((other): Pair[] => (blockedBy.has(other) ? [[by, other]] : [])),
  );

const isPair = ([by, other]: Pair, [first, second]: Pair): boolean => by === first && other === second;

/**
 * At a table, without those to which the first has agreed there. `more`: people who are about to sit down. A season's draw keeps nobody
 * apart, since everyone can check it: people learn that when they join.
 */
export async function unwantedAt(
  store: Blocking,
  { seats, reminders, seasonId }: Pick<Table, 'seats' | 'reminders' | 'seasonId'>,
  more: readonly Snowflake[] = [],
): Promise<readonly Pair[]> {
  if (seasonId) return [];
  const seated = presentPeople(seats).map(({ userId }) => userId);
  const people = [...new Set([...seated, ...more])];
  const settings = await Promise.all(people.map((userId) => store.settings(userId)));
  const pairs = pairsAmong(new Map(people.map((userId, at) => [userId, settings[at]?.blocked ?? []])));
  const agreed = reminders.meets ?? [];
  return pairs.filter((pair) => !agreed.some((one) => isPair(pair, one)));
}

/** The people at a table with whom a person who sits there, or is about to, doesn't want to be seated. */
export async function unwantedBy(
  store: Blocking,
  table: Pick<Table, 'seats' | 'reminders' | 'seasonId'>,
  userId: Snowflake,
): Promise<readonly Snowflake[]> {
  const pairs = await unwantedAt(store, table, [userId]);
  return pairs.flatMap(([by, other]) => (by === userId ? [other] : []));
}

/**
 * The effect of a change of a lobby's seats: who joins agrees to sit with those who are there already; those are asked if they don't
 * want to sit with them. `key`: unique for this change.
 */
export async function meetingsAfter(
  store: Blocking,
  before: Table,
  seats: readonly Seat[],
  key: string,
  now: Date,
): Promise<{ readonly reminders: Reminders; readonly notices: readonly NewNotice[] }> {
  const { id, reminders } = before;
  const joined = presentPeople(seats).filter(({ userId }) => !seatOf(before, userId));
  const isNew = (one: Snowflake) => joined.some(({ userId }) => userId === one);
  const pairs = joined.length === 0 ? [] : await unwantedAt(store, { ...before, seats });
  const agreed = pairs.filter(([by]) => isNew(by));
  const asked = new Set(pairs.flatMap(([by, other]) => (isNew(other) && !isNew(by) ? [by] : [])));
  return {
    reminders: agreed.length === 0 ? reminders : withMeetings(reminders, agreed),
    notices: [...asked].map((by) => noticeOf(id, `meets:${by}:${key}`, by, { kind: 'meets' }, now)),
  };
}

export const withMeetings = (reminders: Reminders, pairs: readonly Pair[]): Reminders => ({
  ...reminders,
  meets: [...(reminders.meets ?? []), ...pairs.map(([by, other]): [string, string] => [by, other])],
});

/** With this person on their list, or without; null: the list is full. */
export function withBlocked(
  settings: PersonSettings,
  userId: Snowflake,
  isBlocked: boolean,
): PersonSettings | null {
  const blocked = isBlocked
    ? [...new Set([...settings.blocked, userId])]
    : settings.blocked.filter((one) => one !== userId);
  return blocked.length > MAX_BLOCKED ? null : { ...settings, blocked };
}
