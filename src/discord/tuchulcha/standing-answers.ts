import type { PersonSettings, StandingAnswers } from '../../tables/settings.ts';
import type { TextKey } from '../../texts/index.ts';

interface StandingAnswer {
  readonly key: keyof StandingAnswers;
  /** Of the answer that is given where it is on. */
  readonly label: TextKey;
}

/** All answers that a person may give once for all their tables. Each is on or off; off: they are asked. */
export const STANDING_ANSWERS: readonly StandingAnswer[] = [
  { key: 'autoConfirm', label: 'standing.autoConfirm' },
  { key: 'autoPlay', label: 'standing.autoPlay' },
  { key: 'alwaysRolls', label: 'standing.alwaysRolls' },
  { key: 'neverTuchulcha', label: 'standing.neverTuchulcha' },
  { key: 'neverLasaVecuvia', label: 'standing.neverLasaVecuvia' },
];

export const withAnswer = (
  settings: PersonSettings,
  key: keyof StandingAnswers,
  on: boolean,
): PersonSettings => ({ ...settings, [key]: on });
