import { exportSeason, type SeasonExport } from '../../../tables/seasons/export.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import type { OutFile } from '../../api/message.ts';

/** A season as `tools/verify.mjs` reads it, with the names of those who joined. People have numbers: a file tells nobody's id. */
export function seasonJson(stored: StoredSeason): OutFile {
  const { season, names } = stored;
  const numbers = numbersOf(stored);
  const numbered = JSON.stringify({ ...exportSeason(season), names: {} }, (key, value: unknown) =>
    key !== 'interaction' && typeof value === 'string' ? (numbers.get(value) ?? value) : value,
  );
  const content = {
    ...JSON.parse(numbered),
    names: Object.fromEntries([...numbers].map(([userId, number]) => [number, names.get(userId) ?? ''])),
  };
  return {
    name: `season-${season.id}.json`,
    content: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
  };
}

/** Of all who played, from 1, in the order in which they joined. */
const numbersOf = ({ season: { people, reserves } }: StoredSeason): ReadonlyMap<string, string> =>
  new Map([...people, ...reserves].map((userId, index) => [userId, String(index + 1)]));

const HEAD = ['division', 'place', 'name', 'score', 'tables done'];

/** The standings for a spreadsheet, by RFC 4180. */
export function seasonCsv(stored: StoredSeason): OutFile {
  const rows = exportSeason(stored.season).divisions.flatMap(({ standings }, division) =>
    standings.map((row) => rowOf(stored, division, row)),
  );
  const lines = [HEAD, ...rows].map((row) => row.map(csvField).join(','));
  return { name: `season-${stored.season.id}.csv`, content: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`) };
}

const rowOf = (
  { names }: StoredSeason,
  division: number,
  { place, person, score, done }: SeasonExport['divisions'][number]['standings'][number],
): readonly string[] => [
  String(division + 1),
  String(place),
  names.get(person) ?? '',
  String(score),
  String(done),
];

/** A name that begins like a formula is none: a spreadsheet would work it out. */
const csvField = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
