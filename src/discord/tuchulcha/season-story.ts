import { signed, surplus } from '../../pictures/figures.ts';
import type { DeedsOf, Snowflake } from '../../tables/game-types.ts';
import type { FinishedTable, RatedPlacing } from '../../tables/results/result.ts';
import type { Translate } from '../../texts/index.ts';

type Deeds = DeedsOf<'tuchulcha'>;

interface Feat {
  readonly value: number;
  readonly userId: Snowflake;
}

/** A hit of fewer at once is nothing to tell of. */
const FEWEST_HIT = 2;

/** The best turn, the luckiest dice and the closest table of a season, as far as there were any. */
export function raceSeasonStory(
  t: Translate,
  locale: string,
  finished: readonly FinishedTable[],
  name: (userId: Snowflake) => string,
): readonly string[] {
  const placings = finished.flatMap((table) => table.placings);
  const best = greatest(placings, (placing) => deedsOf(placing).bestHit);
  const luckiest = greatest(placings, surplus);
  const closest = finished
    .flatMap((table) => marginOf(table) ?? [])
    .sort((one, other) => one.margin - other.margin)[0];
  return [
    ...(best && best.value >= FEWEST_HIT
      ? [t('season.story.bestTurn', { name: name(best.userId), count: best.value })]
      : []),
    ...(luckiest && luckiest.value > 0
      ? [
          t('season.story.luckiest', {
            name: name(luckiest.userId),
            surplus: signed(locale, luckiest.value),
          }),
        ]
      : []),
    ...(closest
      ? [
          t('season.story.closest', {
            number: closest.number,
            first: name(closest.first),
            second: name(closest.second),
            count: closest.margin,
          }),
        ]
      : []),
  ];
}

/** Placings are of the game's own tables. */
const deedsOf = ({ deeds }: RatedPlacing): Deeds => deeds as Deeds;

function greatest(placings: readonly RatedPlacing[], value: (placing: RatedPlacing) => number): Feat | null {
  return placings.reduce<Feat | null>((most, placing) => {
    const { player } = placing;
    if (player.kind !== 'person' || (most && most.value >= value(placing))) return most;
    return { value: value(placing), userId: player.userId };
  }, null);
}

/** By how many haruspexes on the altar the first person was ahead of the second, where two people came first. */
function marginOf({ number, placings, reason }: FinishedTable) {
  const [first, second] = placings.filter(({ rank }) => rank !== null);
  if (reason !== 'colorFinished' || first?.player.kind !== 'person' || second?.player.kind !== 'person')
    return null;
  const margin = Math.abs(deedsOf(first).altar - deedsOf(second).altar);
  return { number, margin, first: first.player.userId, second: second.player.userId };
}
