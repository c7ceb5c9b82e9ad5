/** Places in seasons and evenings, as they are, and however their games may end. */
import { Secret } from '../../../src/tables/fairness/dice.ts';
import { drawNextRound, nextRound } from '../../../src/tables/seasons/rounds.ts';
import { FINALISTS, type Season, type SeasonTable } from '../../../src/tables/seasons/season.ts';
import { seasonStandings } from '../../../src/tables/seasons/season-results.ts';
import { freshTable } from '../../../src/tables/seasons/season-tables.ts';
import { pointsForPlaces, type Standing } from '../../../src/tables/seasons/standings.ts';
import { MINUTE } from '../person.ts';
import { Random } from '../random.ts';

/** Places are in order, and nobody has one of the first four who didn't play the final. */
export const wrongPlaces = (season: Season): string[] => [
  ...seasonStandings(season).flatMap((rows) => disordered(rows, season)),
  ...finalPlaces(season),
];

/** Places count on without gaps but for ties, and each is within what can be reached. */
function disordered(rows: readonly Standing[], { status, terms }: Season): string[] {
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

/** A final decides the first four places, and nobody else has one of these once the rounds before it are over. */
function finalPlaces(season: Season): string[] {
  const { rounds, final } = season.terms.evening ?? { rounds: 0, final: false };
  const isOver = season.tables.some(({ round }) => round === rounds) && season.tables.every(isDone);
  if (!final || !isOver) return [];
  return seasonStandings(season).flatMap((rows) =>
    rows
      .slice(FINALISTS)
      .flatMap(({ userId, place }) =>
        place > FINALISTS ? [] : [`${userId} has place ${place}, and didn’t play the final`],
      ),
  );
}

const isDone = ({ result }: SeasonTable): boolean => result !== null;

/** How many states are tried that a season may come to, and how many ends of each, for each person or in all. */
const TRIED = 12;
const TRIED_STATES = 4;
/** How likely the next of a table's places is shared; in the first end that is tried, all are level. */
const TIES = 0.1;

/** However the open tables of a season end, everybody comes to a place in their range, as it is, and as it could be. */
export function unreached(season: Season): string[] {
  const { status, terms, tables } = season;
  if (terms.evening || (status !== 'playing' && status !== 'ended')) return [];
  const random = Random.of(0, season.id);
  const states = Array.from({ length: TRIED_STATES }, (): Season => {
    const open = random.fraction();
    const state = tables.map((one) =>
      random.chance(open) ? { ...one, result: null } : ended(one, random, { ties: TIES }),
    );
    return { ...season, status: 'playing', isStopped: false, tables: state };
  });
  return [
    ...(status === 'playing' ? outOfRange(season, random) : []),
    ...states.flatMap((one) => outOfRange(one, random).map((wrong) => `with other results, ${wrong}`)),
  ];
}

function outOfRange(season: Season, random: Random): string[] {
  return seasonStandings(season).flatMap((rows, division) =>
    rows.flatMap(({ userId, best, worst }) => {
      const ends = Array.from({ length: TRIED }, (_, index) => {
        const other = random.oneOf(rows)?.userId;
        const [ahead, behind] = index % 2 === 0 ? [other, userId] : [userId, other];
        const tables = season.tables.map((one) =>
          one.result ? one : ended(one, random, { ties: TIES, ahead, behind }),
        );
        const found = seasonStandings({ ...season, tables })[division] ?? [];
        return found.find((row) => row.userId === userId)?.place ?? best;
      });
      const outside = ends.find((place) => place < best || place > worst);
      return outside === undefined
        ? []
        : [`${userId} may come to ${best} to ${worst}, it says, and comes to ${outside}`];
    }),
  );
}

/** If its games had ended otherwise, and an evening had gone on, its places would be right as well. */
export function wrongEnds(season: Season): string[] {
  if (season.status === 'joining' || season.status === 'calledOff') return [];
  const random = Random.of(1, season.id);
  const ends = Array.from({ length: TRIED }, (_, index) => {
    const ties = index === 0 ? 1 : TIES;
    const tables = season.tables
      .filter(({ round }) => round === 1)
      .map((one) => ended(one, random, { ties }));
    const first: Season = { ...season, tables, status: 'playing', isStopped: false };
    return wrongPlaces({ ...playedOn(first, random, ties), status: 'ended' });
  });
  return ends.flatMap((wrong) => wrong.map((one) => `with other results, ${one}`));
}

/** With any results of all rounds that are still to be drawn. */
function playedOn(season: Season, random: Random, ties: number): Season {
  const due = nextRound(season);
  if (!due) return season;
  const source = { id: season.id, interactionId: season.interactionId, secret: Secret.of('0'.repeat(64)) };
  const drawn = drawNextRound(source, due, season.tables);
  const tables = drawn.map((one) => ended(freshTable(one, due.round), random, { ties }));
  return playedOn({ ...season, tables: [...season.tables, ...tables] }, random, ties);
}

interface Ends {
  /** How likely the next place is shared. */
  readonly ties: number;
  /** They are first and last. */
  readonly ahead?: string | undefined;
  readonly behind?: string | undefined;
}

/** Any places of these seats. */
export function placesWithTies(
  seats: SeasonTable['seats'],
  random: Random,
  { ties, ahead, behind }: Ends,
): readonly number[] {
  const order = seats
    .map((userId, seat) => {
      const at = userId !== null && userId === ahead ? -1 : userId !== null && userId === behind ? 2 : null;
      return { seat, at: at ?? random.fraction() };
    })
    .sort((one, other) => one.at - other.at)
    .map(({ seat }) => seat);
  const ranks: number[] = [];
  for (const index of order.keys())
    ranks.push(index > 0 && random.chance(ties) ? (ranks[index - 1] ?? 1) : index + 1);
  return seats.map((_, seat) => ranks[order.indexOf(seat)] ?? 1);
}

/** A table with any result. People take the same time now and then. */
function ended(table: SeasonTable, random: Random, wanted: Ends): SeasonTable {
  const { seats } = table;
  const places = placesWithTies(seats, random, wanted);
  return {
    ...table,
    result: {
      points: pointsForPlaces(places),
      won: places.map((place) => place === 1),
      clockMs: seats.map(() => (random.chance(wanted.ties) ? 0 : random.below(3) * MINUTE)),
      places,
      reservePoints: new Map(),
      verdict: null,
    },
  };
}
