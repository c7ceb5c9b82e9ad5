/** Seasons and evenings: who plays, where they stand, and that each comes to its end. */
import { textOf } from '@haruspex/playground/testing/person.ts';
import type { APIMessage } from 'discord-api-types/v10';
import { textIn } from '../../../src/discord/api/layout.ts';
import { seasonCard, tablesOfSeason } from '../../../src/discord/features/seasons/card.ts';
import { isForgotten } from '../../../src/tables/game-types.ts';
import {
  FINALISTS,
  fewestPeople,
  isOver,
  type Season,
  type SeasonEntry,
  type SeasonTable,
  type StoredSeason,
} from '../../../src/tables/seasons/season.ts';
import { applySeasonEntry, replaySeason } from '../../../src/tables/seasons/season-log.ts';
import { seasonJson, seasonStandings, vacantSeats } from '../../../src/tables/seasons/season-results.ts';
import { verify } from '../../verify.mjs';
import { DAY, HOUR, MINUTE } from '../person.ts';
import { tapOf } from '../screen.ts';
import type { SimulatedServer } from '../server.ts';
import type { Witness } from '../witness.ts';
import { unreached, wrongEnds, wrongPlaces } from './standings.ts';

/** A season that is to begin or to end has done so by then. */
const LATE_MS = 3 * HOUR;
/** Number of the latest finished seasons that are checked. */
const ENDED = 3;

export async function wrongSeasons(
  { store, database: { database }, playground: { guildId, admin }, isDamaged, clockErrorMs }: SimulatedServer,
  witness: Witness,
): Promise<string[]> {
  const all = [...(await store.openSeasons(guildId)), ...(await store.endedSeasons(guildId, ENDED))];
  const wrong: string[] = [];
  for (const one of all) {
    const { season, messageId } = one;
    const problems = [
      ...wrongSeason(one, await store.seasonLog(season.id), new Date(), witness.ranges),
      ...late(season),
      ...(await wrongTables(store, season, isDamaged)),
      ...barred(season, witness),
      ...(isDamaged ? [] : await wrongCard(store, one, admin.message(messageId ?? ''))),
    ];
    wrong.push(...problems.map((problem) => `season ${season.id} (${season.status}): ${problem}`));
  }
  // Also of those that were called off.
  const ids = database.prepare('SELECT id FROM seasons').all() as readonly { readonly id: string }[];
  for (const { id } of ids) wrong.push(...stayed(await store.seasonLog(id), witness, clockErrorMs));
  return wrong;
}

/** Wrong by itself, whatever goes on around it. `ranges`: by season and person, from the last time it was looked at. */
export const wrongSeason = (
  stored: StoredSeason,
  log: readonly SeasonEntry[],
  now: Date,
  ranges: Witness['ranges'],
): string[] => [
  ...wrongPeople(stored.season),
  ...wrongPlaces(stored.season),
  ...wrongRanges(stored.season, ranges),
  ...unreached(stored.season),
  ...wrongEnds(stored.season),
  ...untaken(stored.season, now),
  ...wrongEnd(log),
  ...undrawn(log),
  ...unplayed(stored.season),
  ...(stored.season.status === 'ended' ? unverified(stored) : []),
];

function unverified(stored: StoredSeason): string[] {
  let said = '';
  const say = (words: string) => {
    said += words;
  };
  return verify(() => seasonJson(stored), 'season', say, say) === 0 ? [] : [`can't be verified: ${said}`];
}

const twice = (ids: readonly string[]): string[] => ids.filter((id, at) => ids.indexOf(id) !== at);

function wrongPeople({ people, reserves, tables, divisions, sittingOut, terms }: Season): string[] {
  const seated = tables.flatMap(({ seats, reserves: taken }, index) =>
    twice([...seats.flatMap((one) => one ?? []), ...taken.values()]).map(
      (userId) => `${userId} sits twice at its table ${index}`,
    ),
  );
  const { rounds = 1, final = false } = terms.evening ?? {};
  const last = Math.max(0, ...tables.map(({ round }) => round));
  return [
    ...twice([...people, ...reserves]).map((userId) => `${userId} is in it twice`),
    ...twice(divisions.flat()).map((userId) => `${userId} is in two divisions`),
    ...people.filter((userId) => sittingOut.includes(userId)).map((userId) => `${userId} is to sit it out`),
    ...twice(tables.flatMap(({ tableId }) => tableId ?? [])).map((id) => `table ${id} is two of its tables`),
    ...seated,
    ...(last > rounds + (final ? 1 : 0) ? [`round ${last} of ${rounds}`] : []),
  ];
}

function late(season: Season): string[] {
  if (isOver(season) || (season.pausedAt && !season.isStopped)) return [];
  const now = Date.now();
  const { status, startsAt, endsAt, isStopped } = season;
  if (status === 'joining' && now > startsAt.getTime() + LATE_MS)
    return [`was to begin ${startsAt.toISOString()}`];
  if (status === 'playing' && now > endsAt.getTime() + LATE_MS)
    return [`was to ${isStopped ? 'stop' : 'end'} ${endsAt.toISOString()}`];
  return [];
}

/** A person's range of possible places never widens, unless tables are played otherwise than drawn. */
function wrongRanges(season: Season, ranges: Witness['ranges']): string[] {
  if (season.divisions.length === 0 || season.terms.evening) return [];
  const isChanged = season.left.length + season.excluded.length + season.readmitted.length > 0;
  return seasonStandings(season).flatMap((rows) =>
    rows.flatMap(({ userId, best, worst }) => {
      const key = `${season.id} ${userId}`;
      const before = ranges.get(key);
      ranges.set(key, { best, worst });
      return !before || isChanged || (before.best <= best && worst <= before.worst)
        ? []
        : [`${userId} could come to ${before.best} to ${before.worst}, and now to ${best} to ${worst}`];
    }),
  );
}

/** A seat that is free can be taken by a reserve, if there is one who isn't at the table. */
function untaken(season: Season, at: Date): string[] {
  return vacantSeats(season, at).flatMap(({ table, seat }) => {
    const { seats = [], reserves = new Map() } = season.tables[table] ?? {};
    const isOut = (userId: string) => [...season.left, ...season.excluded].includes(userId);
    const free = season.reserves.filter(
      (userId) => !isOut(userId) && !seats.includes(userId) && ![...reserves.values()].includes(userId),
    );
    const isTaken = free.some(
      (userId) => applySeasonEntry(season, { type: 'replaced', table, seat, userId, at, by: userId }).ok,
    );
    return free.length > 0 && !isTaken ? [`nobody may take seat ${seat} of its table ${table}`] : [];
  });
}

/** Excluded people stay excluded, even after deleting their data, until a manager lets them in again. */
function barred(
  { id, excluded, readmitted, people, reserves }: Season,
  { barred: known }: Witness,
): string[] {
  for (const userId of readmitted) known.delete(`${id} ${userId}`);
  for (const userId of excluded) known.add(`${id} ${userId}`);
  return [...people, ...reserves].flatMap((userId) =>
    known.has(`${id} ${userId}`) && !excluded.includes(userId)
      ? [`${userId} is excluded, and in it again`]
      : [],
  );
}

/** People who tap *I’m out* while joining is open are out. */
function stayed(log: readonly SeasonEntry[], { deeds }: Witness, clockErrorMs: number): string[] {
  if (clockErrorMs > 0) return [];
  const { id } = replaySeason(log);
  const isIn = (userId: string, time: number) => {
    const { status, people, reserves } = replaySeason(log.filter(({ at }) => at.getTime() <= time));
    return status === 'joining' && [...people, ...reserves].includes(userId);
  };
  return deeds.flatMap(({ customId, interactionId, userId, at, isCalm }) => {
    const tap = tapOf(customId);
    if (!isCalm || tap?.on !== 'seasonLeave' || tap.season !== id) return [];
    const isDone = log.some((entry) => entry.interactionId === interactionId);
    return !isDone && isIn(userId, at) && isIn(userId, at + MINUTE)
      ? [`${userId} is out of season ${id}, and still in it`]
      : [];
  });
}

/** Each extension moves the end by its weeks, in which the clocks may change; nothing is drawn after a stop. */
function wrongEnd(log: readonly SeasonEntry[]): string[] {
  const stop = log.findIndex(({ type }) => type === 'stopped');
  const isDrawnOn = stop >= 0 && log.slice(stop).some(({ type }) => type === 'roundDrawn');
  const goesOn = isDrawnOn ? ['was stopped, and a round drawn after that'] : [];
  const moved = log.flatMap((entry, index) => {
    const due = entry.type === 'extended' ? entry.weeks : entry.type === 'shortened' ? -1 : null;
    if (due === null) return [];
    const [before, after] = [log.slice(0, index), log.slice(0, index + 1)].map(
      (part) => replaySeason(part).endsAt,
    );
    const weeks = ((after?.getTime() ?? 0) - (before?.getTime() ?? 0)) / (7 * DAY);
    return Math.abs(weeks - due) * 7 * DAY <= HOUR
      ? []
      : [`was extended by ${due} weeks, and ends ${weeks.toFixed(2)} weeks later`];
  });
  return [...goesOn, ...moved];
}

/** Whoever comes back to an evening plays its next round, unless they leave or rest again. The final is played by the first four. */
function undrawn(log: readonly SeasonEntry[]): string[] {
  const { rounds = 0 } = replaySeason(log).terms.evening ?? {};
  let round = 1;
  let people: readonly string[] = [];
  let back = new Set<string>();
  return log.flatMap((entry) => {
    if (entry.type === 'drawn') people = entry.divisions.flat();
    if (entry.type === 'joined' && people.includes(entry.userId)) back.add(entry.userId);
    if (entry.type === 'left' || entry.type === 'excluded') back.delete(entry.userId);
    if (entry.type === 'rested') for (const userId of entry.userIds) back.delete(userId);
    if (entry.type !== 'roundDrawn') return [];
    round += 1;
    const seated = entry.tables.flatMap(({ seats }) => seats);
    const missing = round > rounds ? [] : [...back].filter((userId) => !seated.includes(userId));
    back = new Set();
    return missing.map((userId) => `${userId} was back, and isn’t drawn for round ${round}`);
  });
}

/** Nobody ends an evening before its last round, and its final, as long as enough people play. */
function unplayed({
  status,
  isStopped,
  terms,
  left,
  excluded,
  resting,
  divisions,
  tables,
}: Season): string[] {
  const { evening } = terms;
  if (!evening || status !== 'ended' || isStopped) return [];
  const missed = tables.flatMap(({ seats, turns, reserves }) =>
    seats.filter((_, seat) => turns[seat]?.missedAt.length || reserves.has(seat)),
  );
  const out = [...left, ...excluded, ...resting, ...missed];
  const people = divisions.flat();
  const staying = people.filter((userId) => !out.includes(userId));
  const last = Math.max(...tables.map(({ round }) => round));
  const isDue = evening.final && people.length >= FINALISTS && staying.length === people.length;
  if (staying.length >= fewestPeople(terms) && last < evening.rounds)
    return [`it ended after ${last} of ${evening.rounds} rounds, and ${staying.length} people play`];
  return isDue && last === evening.rounds ? ['its final was not played'] : [];
}

/** Its card says what would be said of it now. */
async function wrongCard(
  store: SimulatedServer['store'],
  stored: StoredSeason,
  shown: APIMessage | undefined,
): Promise<string[]> {
  if (!shown) return [];
  const log = await store.seasonLog(stored.season.id);
  const tables = await tablesOfSeason({ store }, stored, null);
  const { message } = seasonCard({ stored, log, tables, now: new Date() });
  const [is, ought] = [textOf(shown), textIn(message.layout?.parts ?? [])].map((text) =>
    text.trim().replaceAll(LINKS, ''),
  );
  return is === ought ? [] : [`its card says “${is}”, not “${ought}”`];
}

/** Links to turns, which change more often than the card. */
const LINKS = /\(https:[^)]*\)/g;

/** Its tables begin at once, and its entries about them agree with how they ended. */
async function wrongTables(
  store: SimulatedServer['store'],
  { tables }: Season,
  isDamaged: boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { tableId, result, seats, reserves } of tables) {
    const table = tableId === null ? null : await store.load(tableId);
    if (!table) continue;
    const isLate = Date.now() - table.updatedAt.getTime() > LATE_MS;
    const isOld = Date.now() - table.createdAt.getTime() > LATE_MS;
    if (table.status === 'lobby' && isOld && !isDamaged)
      wrong.push(`table ${table.number} is drawn, and has not begun`);
    if (table.status === 'finished' && !result && isLate)
      wrong.push(`table ${table.number} is over, and has no result`);
    if (table.status !== 'playing') continue;
    const strangers = table.seats.flatMap(({ occupant }) =>
      occupant.kind === 'person' && !known({ seats, reserves }, occupant.userId) ? [occupant.userId] : [],
    );
    // A deleted person has one pseudonym at the table and another one in the season.
    const unknown = strangers.filter((userId) => !isForgotten(userId));
    wrong.push(...unknown.map((userId) => `${userId} plays at table ${table.number}, and is not of it`));
  }
  return wrong;
}

const known = ({ seats, reserves }: Pick<SeasonTable, 'seats' | 'reserves'>, userId: string): boolean =>
  seats.includes(userId) || [...reserves.values()].includes(userId);
