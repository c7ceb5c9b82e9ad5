import { LESSONS } from './features/tutorial/lessons.ts';

/** What comes after the lessons. */
export const LAST_PAGE = 'end';

/** What a button of the tutorial means: everything that it shows follows from this. Of no table. */
export interface TutorialTap {
  readonly on: 'tutorial';
  /** A lesson's id, or {@link LAST_PAGE}. */
  readonly page: string;
  /** The id of one of the lesson's choices, or null: the page itself. */
  readonly choice: string | null;
  /** Leaves off; the page is where to go on. */
  readonly stops: boolean;
  readonly table?: never;
}

const STOP = '-';

export const isTutorialTap = (tap: { readonly on: string }): tap is TutorialTap => tap.on === 'tutorial';

export const formatTutorialTap = ({ page, choice, stops }: TutorialTap): string =>
  ['learn', page, ...(stops ? [STOP] : choice === null ? [] : [choice])].join(':');

/** Null for anything that {@link formatTutorialTap} does not write, and for pages and choices that are not there. */
export function parseTutorialTap(customId: string): TutorialTap | null {
  const [, page, does = null] = /^learn:([a-z]{1,20})(?::([a-z]{1,20}|-))?$/.exec(customId) ?? [];
  if (page === undefined || customId.endsWith('\n')) return null;
  const lesson = LESSONS.find(({ id }) => id === page);
  if (!lesson && page !== LAST_PAGE) return null;
  if (does === STOP) return { on: 'tutorial', page, choice: null, stops: true };
  if (does !== null && !lesson?.choices.some(({ id }) => id === does)) return null;
  return { on: 'tutorial', page, choice: does, stops: false };
}
