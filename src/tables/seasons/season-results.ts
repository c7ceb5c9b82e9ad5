import { sha256Digits } from '../../hash.ts';
import { tidyName } from '../../text.ts';
import { newLobby } from '../changes/lobby.ts';
import { Secret } from '../fairness/dice.ts';
import { gameOf } from '../game-registry.ts';
import type { Seat, SeatColor, Snowflake } from '../game-types.ts';
import type { Placing } from '../results/result.ts';
import type { NewTable } from '../store.ts';
import type { TableGame } from '../table-game.ts';
import { type Conduct, isAbsent, reserveWindow } from './absence.ts';
import {
  type EveningTerms,
  FINALISTS,
  latestRound,
  type Season,
  type SeasonTable,
  type SeasonTerms,
  type StoredSeason,
} from './season.ts';
import type { TableSize } from './seating.ts';
import { exactScore, HUNDREDTHS, POINTS_OF_FIRST, type Standing, standings, UNITS } from './standings.ts';

type Played = Pick<Season, 'divisions' | 'tables' | 'terms' | 'status' | 'isStopped'>;

/** The standings of each division, from the highest. */
export const seasonStandings = (season: Played): readonly (readonly Standing[])[] => {
  const { divisions, tables, terms } = season;
  const { evening } = terms;
  if (evening) return divisions.map((people) => eveningStandings(season, evening, people));
  return divisions.map((people, division) =>
    standings(
      people,
      tables.filter((table) => table.division === division),
      terms.atOnce,
    ),
  );
};

/** The maximum score, in the unit of a standing's. */
export const bestScore = ({ atOnce, evening }: SeasonTerms): number =>
  (evening?.rounds ?? atOnce) * POINTS_OF_FIRST * UNITS;

/** The rounds decide the places, and a final decides the first four. */
function eveningStandings(
  { tables, status, isStopped }: Played,
  { rounds, final }: EveningTerms,
  people: readonly Snowflake[],
): readonly Standing[] {
  const played = tables.filter(({ round }) => round <= rounds);
  const drawn = latestRound(played);
  const isOver = isStopped || status === 'ended';
  const rows = standings(people, played, 1, { rounds, toCome: isOver ? 0 : rounds - drawn });
  if (!final || people.length < FINALISTS) return rows;
  if (drawn < rounds || played.some(({ result }) => !result))
    return isOver ? rows : rows.map(withFinalToCome);
  const last = tables.find(({ round }) => round > rounds) ?? null;
  return withFinal(rows, isOver && !last ? 'none' : last);
}

/** Everybody who may be among the first four may still reach each of these places. */
const withFinalToCome = (row: Standing): Standing => ({
  ...row,
  best: row.best <= FINALISTS ? 1 : row.best,
  worst: Math.max(row.worst, FINALISTS),
});

/** Orders the first four by points in the final, ties as before. `last`: its table; null: not played yet; `none`: it isn't played. */
function withFinal(rows: readonly Standing[], last: SeasonTable | null | 'none'): readonly Standing[] {
  const four = rows.slice(0, FINALISTS);
  const others = rows.slice(FINALISTS).map((row) => {
    const place = Math.max(row.place, FINALISTS + 1);
    return { ...row, place, best: place, worst: place };
  });
  if (last === 'none') return [...four, ...others];
  if (!last?.result) return [...four.map((row) => ({ ...row, best: 1, worst: four.length })), ...others];
  const { seats, result } = last;
  const points = ({ userId }: Standing): number => result.points[seats.indexOf(userId)] ?? 0;
  const placed = four
    .toSorted((one, other) => points(other) - points(one))
    .map((row, index): Standing => {
      const place = index + 1;
      return { ...row, place, best: place, worst: place, decidedBy: null };
    });
  return [...placed, ...others];
}

/** A reserve who has taken seats. Reserves are listed separately: they take nobody's place. */
type ReserveScore = Pick<Standing, 'userId' | 'score' | 'done' | 'tables'>;

/** Best score first; ties in the order in which they joined. */
export function reserveScores(season: Season): readonly ReserveScore[] {
  const scores = season.reserves.flatMap((userId): ReserveScore[] => {
    const seats = season.tables.flatMap(({ reserves, result }) =>
      [...reserves].flatMap(([seat, one]) =>
        one === userId ? [result?.reservePoints.get(seat) ?? null] : [],
      ),
    );
    if (seats.length === 0) return [];
    const points = seats.reduce<number>((sum, won) => sum + (won ?? 0), 0);
    const done = seats.filter((won) => won !== null).length;
    const score = exactScore(points, seats.length, season.terms.atOnce);
    return [{ userId, score, done, tables: seats.length }];
  });
  return scores.sort((one, other) => other.score - one.score);
}

/** Whether a person scored nothing at one of their finished tables because of absence. */
export function wasAbsentAt({ seats, turns, reserves, result }: SeasonTable, userId: Snowflake): boolean {
  const seat = seats.indexOf(userId);
  const own = turns[seat];
  return result !== null && own !== undefined && (isAbsent(own) || reserves.has(seat));
}

/** A person's conduct in a finished season, for the seasons after it. */
export const conductOf = ({ tables, left, excluded }: Season, userId: Snowflake): Conduct => ({
  left: left.includes(userId) || excluded.includes(userId),
  absentAt: tables.filter((table) => wasAbsentAt(table, userId)).length,
});

/** A seat that the first reserve may take. */
export interface VacantSeat {
  readonly table: number;
  readonly seat: number;
  readonly until: Date;
}

export const vacantSeats = ({ status, tables }: Season, now: Date): readonly VacantSeat[] =>
  tables.flatMap(({ turns, reserves, result }, table) =>
    status !== 'playing' || result
      ? []
      : turns.flatMap((own, seat) => {
          const until = reserveWindow(own)?.to;
          return until && now < until && !reserves.has(seat) ? [{ table, seat, until }] : [];
        }),
  );

/** A drawn table's id, the same in all processes. */
export const seasonTableId = (seasonId: string, index: number): string =>
  sha256Digits(`table ${index} of season ${seasonId}`, 10);

/** The colors of a table's seats, in turn order, beginning with the first player. */
export function colorsInOrder({
  game,
  players,
}: {
  game: NewTable['game'];
  players: number;
}): readonly SeatColor[] {
  const rules = gameOf({ game });
  let seats: readonly Seat[] = [];
  for (let seat = 0; seat < players; seat++) {
    const [color] = rules.freeColors(seats, players);
    if (!color) throw new Error(`There is no color for seat ${seat} of ${players}.`);
    seats = [...seats, { color, occupant: { kind: 'computer' } }];
  }
  return seats.map(({ color }) => color);
}

/** A table as it was drawn: full, so that it begins as soon as it is visible. `openerId`: its manager. */
export function seasonTable(
  { season, guildId, channelId, locale, names }: StoredSeason,
  index: number,
  openerId: Snowflake,
  now: Date,
): NewTable {
  const { game, pace } = season.terms;
  const drawn = season.tables[index]?.seats ?? [];
  const colors = colorsInOrder({ game, players: drawn.length });
  const seats = drawn.flatMap((userId, seat): Seat[] => {
    const color = colors[seat];
    if (!color) return [];
    const name = userId === null ? '' : (names.get(userId) ?? '');
    return [{ color, occupant: userId === null ? { kind: 'computer' } : { kind: 'person', userId, name } }];
  });
  return newLobby(
    {
      id: seasonTableId(season.id, index),
      seasonId: season.id,
      game,
      guildId,
      channelId,
      locale,
      openerId,
      size: drawn.length,
      seats,
      secret: Secret.fresh(),
      lobbyMessageId: null,
      pace,
      isPrivate: false,
      invited: [],
      // The color after the last seat begins: the first.
      firstAfter: colors.at(-1) ?? null,
      terms: gameOf({ game }).terms.opening({}),
    },
    undefined,
    now,
  );
}

export type SeasonGameRefusal =
  /** It is no contest, or has no computer players to stand in. */
  | { readonly code: 'noContest' | 'noComputers' }
  | { readonly code: 'badSize'; readonly least: number; readonly most: number };

/** Null if it can. `size` is the maximum: some tables of 3 and 4 have one player fewer. */
export function whyNotSeasonOf(
  { isContest, hasComputers, sizes }: Pick<TableGame, 'isContest' | 'hasComputers' | 'sizes'>,
  size: TableSize,
): SeasonGameRefusal | null {
  if (!isContest) return { code: 'noContest' };
  if (!hasComputers) return { code: 'noComputers' };
  const smallest = size === 2 ? 2 : size - 1;
  return smallest < sizes.least || size > sizes.most ? { code: 'badSize', ...sizes } : null;
}

/** The place of each seat of a finished game by its result: the rank of the player who began with it. Throws if a seat has none. */
export function placesOfSeats(
  placings: readonly Pick<Placing, 'color' | 'rank'>[],
  seats: readonly SeatColor[],
): readonly number[] {
  return seats.map((color) => {
    const rank = placings.find((placing) => placing.color === color && placing.rank !== null)?.rank;
    if (rank == null) throw new Error(`The result has no place for ${color}.`);
    return rank;
  });
}

/**
 * A season as a file, which `tools/verify.mjs` checks. Points and scores are in points, times in ISO 8601 or milliseconds.
 * `evening` null: all tables opened at once. `secret` null: still secret. `interaction`: an input of the draw; null if there was
 * none.
 */
export function exportSeason(season: Season) {
  const standings = seasonStandings(season);
  const { id, terms, startsAt, endsAt, commitment, secret, interactionId } = season;
  return {
    season: id,
    game: terms.game,
    size: terms.size,
    atOnce: terms.atOnce,
    evening: terms.evening ?? null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    draw: { commitment, secret, interaction: interactionId },
    divisions: season.divisions.map((people, division) => ({
      // In the order of their seats.
      people,
      tables: season.tables.filter((table) => table.division === division).map(exportedTable),
      standings: (standings[division] ?? []).map(({ userId, place, score, done, decidedBy }) => ({
        person: userId,
        place,
        score: score / (UNITS * HUNDREDTHS),
        done,
        decidedBy,
      })),
    })),
  };
}

/** A result has an entry per seat. Points are those that count: absent people have none. `result` null: unfinished. */
const exportedTable = ({ round, seats, turns, reserves, result }: SeasonTable) => ({
  round,
  seats,
  reserves: [...reserves].map(([seat, person]) => ({ seat, person })),
  result: result && {
    places: result.places,
    points: result.points.map((points) => points / HUNDREDTHS),
    turns: turns.map(({ own }) => own),
    missed: turns.map(({ missedAt }) => missedAt.length),
    clockMs: result.clockMs,
    verdict: result.verdict,
  },
});

/** Forgotten people have no name. */
type NamedSeason = Pick<StoredSeason, 'season' | 'names'>;

/** A season as `tools/verify.mjs` reads it, with the names of its people, who are numbered: the file contains no ids. */
export function seasonJson({ season, names }: NamedSeason): string {
  const numbers = numbersOf(season);
  const numbered = JSON.stringify({ ...exportSeason(season), names: {} }, (key, value: unknown) =>
    key !== 'interaction' && typeof value === 'string' ? (numbers.get(value) ?? value) : value,
  );
  const content = {
    ...JSON.parse(numbered),
    names: Object.fromEntries(
      [...numbers].map(([userId, number]) => [number, exportedName(names.get(userId))]),
    ),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** One line, without characters that reverse or hide the text beside it. */
const exportedName = (name = ''): string => name && tidyName(name);

/** The 1-based numbers of all players, in the order in which they joined. */
const numbersOf = ({ people, reserves }: Season): ReadonlyMap<Snowflake, string> =>
  new Map([...people, ...reserves].map((userId, index) => [userId, String(index + 1)]));

/** The standings for a spreadsheet, by RFC 4180. */
export function seasonCsv({ season, names }: NamedSeason): string {
  const rows = exportSeason(season).divisions.flatMap(({ standings }, division) =>
    standings.map(({ place, person, score, done }) =>
      [division + 1, place, exportedName(names.get(person)), score, done].map(String),
    ),
  );
  const columns = ['division', 'place', 'name', 'score', 'tables done'];
  const lines = [columns, ...rows].map((row) => row.map(csvField).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Escapes names that start like a formula, so that spreadsheets don’t evaluate them. */
const csvField = (text: string): string => {
  const plain = /^[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
