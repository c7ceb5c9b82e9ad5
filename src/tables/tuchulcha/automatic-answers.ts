import * as z from 'zod';
import type { Parsed } from '../game-types.ts';
import type { PersonSettings } from '../settings.ts';

/**
 * How a turn ends: `play`: with its last step, even a costly one; `ask`: the same, but a costly end is asked about; `show`: always a
 * tap of its own, with a way back.
 */
export const ENDINGS = ['play', 'ask', 'show'] as const;

export type TurnEnding = (typeof ENDINGS)[number];

/** Answers stored by version 1.0.0 have a switch instead. */
function withEnding(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('autoConfirm' in stored)) return stored;
  const { autoConfirm, ...answers } = stored;
  return { ...answers, ending: autoConfirm === true ? 'play' : 'ask' };
}

/** A person's automatic answers for all their tables, which aren't asked again. */
export const answersJson = z.preprocess(
  withEnding,
  z.strictObject({
    ending: z.enum(ENDINGS),
    /** The bot plays turns in which only one turn is possible. */
    autoPlay: z.boolean(),
    /** After doubles, the bot rolls another die. */
    alwaysRolls: z.boolean(),
    neverTuchulcha: z.boolean(),
    neverLasaVecuvia: z.boolean(),
  }),
);

export type AutomaticAnswers = Parsed<typeof answersJson>;

/** Answers that are on or off. */
export type AnswerSwitch = Exclude<keyof AutomaticAnswers, 'ending'>;

/** If a turn has no choice, nobody has to be asked. */
export const USUAL_ANSWERS: AutomaticAnswers = {
  ending: 'ask',
  autoPlay: true,
  alwaysRolls: false,
  neverTuchulcha: false,
  neverLasaVecuvia: false,
};

export const ALL_ANSWERED: AutomaticAnswers = {
  ending: 'play',
  autoPlay: true,
  alwaysRolls: true,
  neverTuchulcha: true,
  neverLasaVecuvia: true,
};

export const automaticAnswers = ({ games }: Pick<PersonSettings, 'games'>): AutomaticAnswers =>
  games.tuchulcha ?? USUAL_ANSWERS;

export const withAnswers = (settings: PersonSettings, given: Partial<AutomaticAnswers>): PersonSettings => ({
  ...settings,
  games: { ...settings.games, tuchulcha: { ...automaticAnswers(settings), ...given } },
});
