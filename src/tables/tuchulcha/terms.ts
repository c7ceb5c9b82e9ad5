import type { LevelName } from '../../games/tuchulcha/computer-players/levels.ts';
import type { GameTerms } from '../game.ts';
import type { Snowflake } from '../game-types.ts';

export interface TuchulchaTerms {
  /** How strongly computer players play, also for people who are away. */
  readonly level: LevelName;
  /** Whether everybody may ask for hints, which takes the game out of the ratings. */
  readonly hints: boolean;
  /** People at the table who don't want to be asked about a change of role there. */
  readonly neverAsked: readonly Snowflake[];
  /** Of a rematch: the table whose computer players sit here again; left out, they are others. */
  readonly namedAfter?: string | undefined;
}

/** The level where none is chosen: for people who have played before, and one that a newcomer can beat. */
export const USUAL_LEVEL: LevelName = 'casual';

export const USUAL_TERMS: TuchulchaTerms = { level: USUAL_LEVEL, hints: false, neverAsked: [] };

export const askedAboutDevotion = (
  terms: TuchulchaTerms,
  userId: Snowflake,
  asks: boolean,
): TuchulchaTerms => {
  const others = terms.neverAsked.filter((other) => other !== userId);
  return { ...terms, neverAsked: asks ? others : [...others, userId] };
};

const withoutPerson = (terms: TuchulchaTerms, userId: Snowflake): TuchulchaTerms =>
  askedAboutDevotion(terms, userId, true);

export const tuchulchaTerms: GameTerms<'tuchulcha'> = {
  opening: (chosen) => ({ ...USUAL_TERMS, ...chosen }),
  again: ({ namedAfter, ...terms }, _, id) => ({ ...terms, neverAsked: [], namedAfter: namedAfter ?? id }),
  areRated: ({ hints }) => !hints,
  withoutSeat: withoutPerson,
  withoutPerson,
  shared: ({ level, hints }) => ({ level, hints }),
  own: ({ neverAsked }, userId) => (neverAsked.includes(userId) ? { neverAsked: true } : null),
};
