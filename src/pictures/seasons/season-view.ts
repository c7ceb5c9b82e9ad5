import { type Translate, translator } from '../../texts/index.ts';
import { joinWhatFits, shortName } from '../words.ts';

export interface StandingRow {
  /** 1.. */
  readonly place: number;
  /** As the person's Discord writes it: any Unicode, any length. */
  readonly name: string;
  /** As people of the language write it. */
  readonly points: string;
  /** Of all points that can be had, 0..1. */
  readonly share: number;
  /** Tables that are over, of how many. */
  readonly done: number;
  readonly tables: number;
  /** The places still possible. */
  readonly best: number;
  readonly worst: number;
}

/** The standings of a season, division by division, the highest first. */
export interface SeasonView {
  readonly locale: string;
  readonly title: string;
  readonly isOver: boolean;
  readonly divisions: readonly { readonly rows: readonly StandingRow[] }[];
}

/** The standings in words, for the picture's description: at most 1,024 characters, in whole sentences. */
export function describeStandings({ locale, title, divisions, isOver }: SeasonView): string {
  const t = translator(locale);
  const rows = divisions.flatMap(({ rows: own }, index) =>
    own.map((row, at) => {
      const text = rowText(t, row, isOver);
      return at === 0 && divisions.length > 1 ? `${divisionText(t, index)}: ${text}` : text;
    }),
  );
  return joinWhatFits([t('season.alt.standings', { title })], rows, (count) =>
    t('picture.alt.more', { count }),
  );
}

export const divisionText = (t: Translate, index: number): string =>
  t('season.division', { number: index + 1 });

const rowText = (t: Translate, row: StandingRow, isOver: boolean): string =>
  t('season.alt.row', {
    place: row.place,
    name: shortName(row.name),
    points: row.points,
    done: row.done,
    count: row.tables,
    best: row.best,
    worst: row.worst,
    range: isOver || row.best === row.worst ? 'no' : 'yes',
  });
