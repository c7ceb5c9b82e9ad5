import type { Snowflake } from '../game-types.ts';
import type { GuildSettings, PersonSettings } from '../settings.ts';

/** Questions that a person has answered once, for all their tables: they are not asked again. */
export interface AutomaticAnswers {
  /** Every turn ends with its last step, even one that costs dearly. */
  readonly autoConfirm: boolean;
  /** The bot plays the turns in which only one turn is possible. */
  readonly autoPlay: boolean;
  /** Doubles: the bot rolls the die more. */
  readonly alwaysRolls: boolean;
  readonly neverTuchulcha: boolean;
  readonly neverLasaVecuvia: boolean;
}

/** Where and when a server's daily puzzle is posted. */
export interface PuzzleSettings {
  /** The channel for it; null where no puzzle is posted. */
  readonly channel: Snowflake | null;
  /** The hour by UTC, 0..23. */
  readonly hour: number;
}

/** Where a turn leaves no choice, nobody has to be asked. */
export const USUAL_ANSWERS: AutomaticAnswers = {
  autoConfirm: false,
  autoPlay: true,
  alwaysRolls: false,
  neverTuchulcha: false,
  neverLasaVecuvia: false,
};

export const ALL_ANSWERED: AutomaticAnswers = {
  autoConfirm: true,
  autoPlay: true,
  alwaysRolls: true,
  neverTuchulcha: true,
  neverLasaVecuvia: true,
};

const NO_PUZZLE: PuzzleSettings = { channel: null, hour: 8 };

export const automaticAnswers = ({ games }: Pick<PersonSettings, 'games'>): AutomaticAnswers =>
  games.tuchulcha ?? USUAL_ANSWERS;

export const withAnswers = (settings: PersonSettings, given: Partial<AutomaticAnswers>): PersonSettings => ({
  ...settings,
  games: { ...settings.games, tuchulcha: { ...automaticAnswers(settings), ...given } },
});

export const puzzleSettings = ({ games }: Pick<GuildSettings, 'games'>): PuzzleSettings =>
  games.tuchulcha ?? NO_PUZZLE;

export const withPuzzleSettings = (
  settings: GuildSettings,
  changed: Partial<PuzzleSettings>,
): GuildSettings => ({
  ...settings,
  games: { ...settings.games, tuchulcha: { ...puzzleSettings(settings), ...changed } },
});
