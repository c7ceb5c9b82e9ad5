import { FINALISTS, isOver, type StoredSeason } from '../../../tables/seasons/season.ts';
import { seasonStandings } from '../../../tables/seasons/season-results.ts';
import type { Standing } from '../../../tables/seasons/standings.ts';
import type { Translate } from '../../../texts/index.ts';
import { finalTable, nameIn } from './season-texts.ts';

/** `joined`: of people who share the fourth place, the first one plays the final. */
type Reason = NonNullable<Standing['decidedBy']> | 'rounds' | 'joined';

interface Tie {
  readonly ahead: Pick<Standing, 'userId'>;
  readonly behind: Pick<Standing, 'userId'>;
  /** The place of the person behind, from 1. */
  readonly place: number;
  readonly division: number;
  readonly by: Reason;
}

/** Explains the order of equal scores. `lowest`: the last place to explain; `only`: of this division. */
export const tieLines = (
  t: Translate,
  stored: StoredSeason,
  lowest = Number.POSITIVE_INFINITY,
  only: number | null = null,
): string[] =>
  tiesOf(stored)
    .filter(({ place, division }) => place <= lowest && (only ?? division) === division)
    .map(({ ahead, behind, by }) => {
      const names = { ahead: nameIn(t, stored, ahead.userId), behind: nameIn(t, stored, behind.userId) };
      return t('season.card.tie', { ...names, by });
    });

/** A running evening's are those that decide who plays its final: until that is drawn, nearly all are equal. */
function tiesOf({ season }: StoredSeason): readonly Tie[] {
  const { terms } = season;
  const { evening } = terms;
  const final = finalTable(season);
  if (!evening || !final) return evening && !isOver(season) ? [] : tiesIn(seasonStandings(season));
  // The rounds decide who plays the final, and the places of the others.
  const ofRounds = { ...season, terms: { ...terms, evening: { ...evening, final: false } } };
  const before = seasonStandings(ofRounds);
  const drawn = pairsOf(before[0] ?? [], 0).flatMap((pair): Tie[] =>
    pair.place === FINALISTS + 1 && pair.ahead.place === pair.behind.place ? [{ ...pair, by: 'joined' }] : [],
  );
  const ties = [...drawn, ...tiesIn(before)];
  const { result, seats } = final;
  if (!result) return ties.filter(({ place }) => place === FINALISTS + 1);
  const points = ({ userId }: Standing) => result.points[seats.indexOf(userId)] ?? 0;
  const [rows = []] = seasonStandings(season);
  const inFinal = pairsOf(rows.slice(0, FINALISTS), 0).flatMap((pair): Tie[] =>
    points(pair.ahead) === points(pair.behind) ? [{ ...pair, by: 'rounds' }] : [],
  );
  return [...inFinal, ...ties.filter(({ place }) => place > FINALISTS)];
}

const tiesIn = (standings: readonly (readonly Standing[])[]): readonly Tie[] =>
  standings.flatMap(pairsOf).flatMap((pair): Tie[] => {
    const { decidedBy, done } = pair.behind;
    return decidedBy === null || done === 0 ? [] : [{ ...pair, by: decidedBy }];
  });

const pairsOf = (rows: readonly Standing[], division: number) =>
  rows.flatMap((behind, index) => {
    const ahead = rows[index - 1];
    return ahead ? [{ ahead, behind, place: index + 1, division }] : [];
  });
