import { signed, surplus } from '../../pictures/figures.ts';
import { tuchulchaPicture } from '../../pictures/tuchulcha/index.ts';
import { pointsOf } from '../../tables/results/ratings.ts';
import type { PuzzleRecord } from '../../tables/tuchulcha/puzzles/store.ts';
import { raceCareer } from '../../tables/tuchulcha/rating.ts';
import type { RaceCareer } from '../../tables/tuchulcha/types.ts';
import type { Translate } from '../../texts/index.ts';
import type { ProfilePart } from '../games.ts';

export const raceProfile: ProfilePart<'tuchulcha'> = {
  lines: (t, luck, { roles, hits, bestHit, taken, lost }, locale) => [
    ...rolesLine(t, roles),
    t('profile.hits', { best: bestHit, hits, taken, lost }),
    t('profile.luck', { dice: luck.dice, surplus: signed(locale, surplus(luck)) }),
  ],
  async more(t, stores, userId) {
    const record = await stores.tuchulcha.puzzleRecord(userId);
    return record ? [puzzleLine(t, record)] : [];
  },
  picture(view, { deeds, dice, pips }) {
    const { roles, hits, bestHit } = deeds.tuchulcha ?? raceCareer.none;
    return tuchulchaPicture('profile', {
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

const puzzleLine = (t: Translate, { answered, solved, skill, streak }: PuzzleRecord): string =>
  t('profile.puzzles', {
    answered,
    solved,
    rating: String(pointsOf(skill).points),
    now: streak.now,
    best: streak.best,
  });
