import { ratingFigure, signed, surplus } from '../../pictures/formats.ts';
import { drawable } from '../../pictures/painter.ts';
import type { DeedsOf, Snowflake } from '../../tables/game-types.ts';
import { pointsOf } from '../../tables/results/ratings.ts';
import type { FinishedTable, RatedPlacing } from '../../tables/results/result.ts';
import type { PuzzleRecord } from '../../tables/tuchulcha/puzzles.ts';
import { raceCareer } from '../../tables/tuchulcha/result.ts';
import type { RaceCareer } from '../../tables/tuchulcha/types.ts';
import type { Translate } from '../../texts/index.ts';
import type { ProfilePart } from '../game-features.ts';

export const raceProfile: ProfilePart<'tuchulcha'> = {
  lines: (t, { roles, hits, bestHit, taken, lost }) => [
    ...rolesLine(t, roles),
    t('profile.hits', { best: bestHit, hits, taken, lost }),
  ],
  async more(t, stores, userId) {
    const record = await stores.tuchulcha.puzzleRecord(userId);
    return record ? [puzzleLine(t, record)] : [];
  },
  picture(view, { deeds, dice, pips }) {
    const { roles, hits, bestHit } = deeds.tuchulcha ?? raceCareer.none;
    return drawable('tuchulcha', 'profile', {
      ...view,
      roles: { tuchulcha: roles.tuchulcha.games, lasaVecuvia: roles.lasaVecuvia.games },
      bestHit,
      hits,
      luck: { dice, pips },
    });
  },
};

function rolesLine(t: Translate, roles: RaceCareer['roles']): readonly string[] {
  const taken = (['tuchulcha', 'lasaVecuvia'] as const).flatMap((role) =>
    roles[role].games > 0 ? [t('profile.roles.part', { role, ...roles[role] })] : [],
  );
  return taken.length > 0 ? [t('profile.roles', { parts: taken.join(' · ') })] : [];
}

const puzzleLine = (t: Translate, record: PuzzleRecord): string =>
  t('profile.puzzles', {
    answered: record.answered,
    solved: record.solved,
    rating: ratingFigure(pointsOf(record).rating),
    now: record.streak,
    best: record.bestStreak,
  });

type Deeds = DeedsOf<'tuchulcha'>;

interface Feat {
  readonly value: number;
  readonly userId: Snowflake;
}

/** Minimum number of haruspexes hit at once to be mentioned. */
const MIN_HITS = 2;

/** The best turn, the luckiest dice and the closest table of a season, if there were any. */
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
  const lines: string[] = [];
  if (best && best.value >= MIN_HITS)
    lines.push(t('season.story.bestTurn', { name: name(best.userId), count: best.value }));
  if (luckiest && luckiest.value > 0) {
    const luck = signed(locale, luckiest.value);
    lines.push(t('season.story.luckiest', { name: name(luckiest.userId), surplus: luck }));
  }
  if (closest) {
    const { number, margin, first, second } = closest;
    const names = { first: name(first), second: name(second) };
    lines.push(t('season.story.closest', { number, ...names, count: margin }));
  }
  return lines;
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

/** The lead of the first person over the second on the altar, in haruspexes, if both are people. */
function marginOf({ number, placings, reason }: FinishedTable) {
  const [first, second] = placings.filter(({ rank }) => rank !== null);
  if (reason !== 'colorFinished' || first?.player.kind !== 'person' || second?.player.kind !== 'person')
    return null;
  const margin = Math.abs(deedsOf(first).altar - deedsOf(second).altar);
  return { number, margin, first: first.player.userId, second: second.player.userId };
}
