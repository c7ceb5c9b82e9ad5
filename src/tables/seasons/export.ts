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
