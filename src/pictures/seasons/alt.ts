import { type Translate, translator } from '../../texts/index.ts';
import { shortName } from '../names.ts';
import { joinWhatFits } from '../sentences.ts';
import type { SeasonView, StandingRow } from './season-view.ts';

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
