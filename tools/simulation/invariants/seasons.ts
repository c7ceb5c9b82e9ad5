/** Seasons and evenings: who plays, where they stand, and that each comes to its end. */
import { seasonJson } from '../../../src/tables/seasons/export.ts';
import { isOver, type Season, type SeasonTable } from '../../../src/tables/seasons/season.ts';
import { seasonStandings } from '../../../src/tables/seasons/season-results.ts';
import type { Standing } from '../../../src/tables/seasons/standings.ts';
import { verify } from '../../verify.mjs';
import { HOUR } from '../person.ts';
import type { SimulatedServer } from '../server.ts';

/** A season that is to begin or to end has done so by then. */
const LATE_MS = 3 * HOUR;
/** Those of the latest that are over. */
const ENDED = 3;

export async function wrongSeasons({ store, playground: { guildId } }: SimulatedServer): Promise<string[]> {
  const all = [...(await store.openSeasons(guildId)), ...(await store.endedSeasons(guildId, ENDED))];
  const wrong: string[] = [];
  for (const one of all) {
    const { season, versionShown, version, messageId } = one;
    const problems = [
      ...wrongPeople(season),
      ...late(season),
      ...seasonStandings(season).flatMap((rows) => wrongPlaces(rows, season)),
      ...(await wrongTables(store, season)),
      ...(messageId && versionShown !== version ? [`shows version ${versionShown}, not ${version}`] : []),
    ];
    if (season.status === 'ended') {
      let said = '';
      const say = (words: string) => {
        said += words;
      };
      if (verify(() => seasonJson(one), 'season', say, say) !== 0)
        problems.push(`can't be verified: ${said}`);
    }
    wrong.push(...problems.map((problem) => `season ${season.id} (${season.status}): ${problem}`));
  }
  return wrong;
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
  if (isOver(season) || season.pausedAt) return [];
  const now = Date.now();
  const { status, startsAt, endsAt, isStopped } = season;
  if (status === 'joining' && now > startsAt.getTime() + LATE_MS)
    return [`was to begin ${startsAt.toISOString()}`];
  if (status === 'playing' && now > endsAt.getTime() + LATE_MS)
    return [`was to ${isStopped ? 'stop' : 'end'} ${endsAt.toISOString()}`];
  return [];
}

/** Places count on without gaps but for ties, and each is within what can be reached. */
function wrongPlaces(rows: readonly Standing[], { status, terms }: Season): string[] {
  return rows.flatMap(({ userId, place, best, worst }, index) => {
    const before = rows[index - 1]?.place ?? 1;
    const isNext = place === before || place === index + 1;
    const isReached = best <= place && place <= worst;
    return [
      ...(isNext && place >= before ? [] : [`${userId} has place ${place} after ${before}`]),
      ...(isReached || terms.evening ? [] : [`${userId} has place ${place}, of ${best} to ${worst}`]),
      ...(status === 'ended' && (best !== place || worst !== place)
        ? [`${userId} may still come to ${best} or ${worst}`]
        : []),
    ];
  });
}

/** What is told of its tables is as they ended. */
async function wrongTables(store: SimulatedServer['store'], { tables }: Season): Promise<string[]> {
  const wrong: string[] = [];
  for (const { tableId, result, seats, reserves } of tables) {
    const table = tableId === null ? null : await store.load(tableId);
    if (!table) continue;
    const isLate = Date.now() - table.updatedAt.getTime() > LATE_MS;
    if (table.status === 'finished' && !result && isLate)
      wrong.push(`table ${table.number} is over, and has no result`);
    if (table.status !== 'playing') continue;
    const strangers = table.seats.flatMap(({ occupant }) =>
      occupant.kind === 'person' && !known({ seats, reserves }, occupant.userId) ? [occupant.userId] : [],
    );
    wrong.push(...strangers.map((userId) => `${userId} plays at table ${table.number}, and is not of it`));
  }
  return wrong;
}

const known = ({ seats, reserves }: Pick<SeasonTable, 'seats' | 'reserves'>, userId: string): boolean =>
  seats.includes(userId) || [...reserves.values()].includes(userId);
