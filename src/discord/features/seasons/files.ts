import { exportSeason, type SeasonExport } from '../../../tables/seasons/export.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import type { OutFile } from '../../api/message.ts';

/** A season as `tools/verify.mjs` reads it, with the names of those who joined. */
export function seasonJson(stored: StoredSeason): OutFile {
  const content = { ...exportSeason(stored.season), names: Object.fromEntries(stored.names) };
  return {
    name: `season-${stored.season.id}.json`,
    content: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
  };
}

const HEAD = ['division', 'place', 'person', 'name', 'score', 'tables done'];

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
  `id ${person}`,
  names.get(person) ?? '',
  String(score),
  String(done),
];

/** A name that begins like a formula is none: a spreadsheet would work it out. */
const csvField = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
