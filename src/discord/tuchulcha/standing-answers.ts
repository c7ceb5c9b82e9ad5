import { type StandingAnswers, standingAnswers, withAnswers } from '../../tables/tuchulcha/settings.ts';
import type { TextKey } from '../../texts/index.ts';
import { type Preference, storesPreference } from '../handling/settings-rows.ts';

interface StandingAnswer {
  readonly answer: keyof StandingAnswers;
  /** In custom ids of the preferences: never changed. */
  readonly key: string;
  /** Of the answer that is given where it is on. */
  readonly label: TextKey;
}

/** All answers that a person may give once for all their tables. Each is on or off; off: they are asked. */
export const STANDING_ANSWERS: readonly StandingAnswer[] = [
  { answer: 'autoConfirm', key: 'end-turn', label: 'standing.autoConfirm' },
  { answer: 'autoPlay', key: 'only-turn', label: 'standing.autoPlay' },
  { answer: 'alwaysRolls', key: 'third-die', label: 'standing.alwaysRolls' },
  { answer: 'neverTuchulcha', key: 'never-tuchulcha', label: 'standing.neverTuchulcha' },
  { answer: 'neverLasaVecuvia', key: 'never-lasa', label: 'standing.neverLasaVecuvia' },
];

/** The same as rows of a person's preferences. */
export const tuchulchaPreferences: readonly Preference[] = STANDING_ANSWERS.map(({ answer, key, label }) => ({
  kind: 'toggle',
  key,
  text: label,
  isOn: ({ settings }) => standingAnswers(settings)[answer],
  change: storesPreference((current, on) => withAnswers(current, { [answer]: on })),
}));
