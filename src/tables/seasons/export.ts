import type { Snowflake } from '../game-types.ts';
import type { Verdict } from './points.ts';
import type { EveningTerms, Season } from './season.ts';
import { seasonStandings } from './season-results.ts';
import type { TieBreak } from './standings.ts';

/** A season as a file, which `tools/verify.mjs` checks. Points and scores are in points, times in ISO 8601 or milliseconds. */
export interface SeasonExport {
  readonly season: string;
  readonly game: string;
  readonly size: number;
  readonly atOnce: number;
  /** Null: all tables opened at once. */
  readonly evening: EveningTerms | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly draw: {
    readonly commitment: string;
    /** Null as long as nobody may know it. */
    readonly secret: string | null;
    /** With which the draw is mixed; null: there was none. */
    readonly interaction: Snowflake | null;
  };
  readonly divisions: readonly ExportedDivision[];
}

interface ExportedDivision {
  /** In the order in which they were seated. */
  readonly people: readonly Snowflake[];
  readonly tables: readonly ExportedTable[];
  readonly standings: readonly {
    readonly person: Snowflake;
    readonly place: number;
    readonly score: number;
    readonly done: number;
    readonly decidedBy: TieBreak | null;
  }[];
}

interface ExportedTable {
  /** Of an evening, from 1. Its final comes after the last. */
  readonly round: number;
  /** Null: a computer player. */
  readonly seats: readonly (Snowflake | null)[];
  readonly reserves: readonly { readonly seat: number; readonly person: Snowflake }[];
  /** Null: the table goes on. */
  readonly result: {
    /** Of each seat, as everything here; null where a verdict takes the place of them. */
    readonly places: readonly number[] | null;
    /** Those that count: who was absent has none. */
    readonly points: readonly number[];
    readonly turns: readonly number[];
    readonly missed: readonly number[];
    readonly clockMs: readonly number[];
    readonly verdict: Verdict | null;
  } | null;
}

const HUNDREDTHS = 100;
const UNITS_OF_POINT = 6000;

export function exportSeason(season: Season): SeasonExport {
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
      people,
      tables: season.tables.filter((table) => table.division === division).map(exportedTable),
      standings: (standings[division] ?? []).map(({ userId, place, score, done, decidedBy }) => ({
        person: userId,
        place,
        score: score / UNITS_OF_POINT,
        done,
        decidedBy,
      })),
    })),
  };
}

function exportedTable({ round, seats, turns, reserves, result }: Season['tables'][number]): ExportedTable {
  return {
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
  };
}

/** Who played a season, as a store keeps them: names are missing of those who were forgotten. */
interface NamedSeason {
  readonly season: Season;
  readonly names: ReadonlyMap<Snowflake, string>;
}

/** A season as `tools/verify.mjs` reads it, with the names of those who joined. People have numbers: a file tells nobody's id. */
export function seasonJson({ season, names }: NamedSeason): string {
  const numbers = numbersOf(season);
  const numbered = JSON.stringify({ ...exportSeason(season), names: {} }, (key, value: unknown) =>
    key !== 'interaction' && typeof value === 'string' ? (numbers.get(value) ?? value) : value,
  );
  const content = {
    ...JSON.parse(numbered),
    names: Object.fromEntries([...numbers].map(([userId, number]) => [number, names.get(userId) ?? ''])),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Of all who played, from 1, in the order in which they joined. */
const numbersOf = ({ people, reserves }: Season): ReadonlyMap<Snowflake, string> =>
  new Map([...people, ...reserves].map((userId, index) => [userId, String(index + 1)]));

const COLUMNS = ['division', 'place', 'name', 'score', 'tables done'];

/** The standings for a spreadsheet, by RFC 4180. */
export function seasonCsv({ season, names }: NamedSeason): string {
  const rows = exportSeason(season).divisions.flatMap(({ standings }, division) =>
    standings.map(({ place, person, score, done }) =>
      [division + 1, place, names.get(person) ?? '', score, done].map(String),
    ),
  );
  const lines = [COLUMNS, ...rows].map((row) => row.map(csvField).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** A name that begins like a formula is none: a spreadsheet would work it out. */
const csvField = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
