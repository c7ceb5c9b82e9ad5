import { tidyName } from '../../text.ts';
import type { Snowflake } from '../game-types.ts';
import type { Season, SeasonTable } from './season.ts';
import { seasonStandings } from './season-results.ts';
import type { StoredSeason } from './store.ts';

const HUNDREDTHS = 100;
const UNITS_OF_POINT = 6000;

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
        score: score / UNITS_OF_POINT,
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
