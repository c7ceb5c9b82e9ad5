import { describe, expect, test } from 'vitest';
import { formatTap, parseTap } from '../../src/discord/custom-id.ts';
import { LESSONS } from '../../src/discord/features/tutorial/lessons.ts';
import {
  formatTutorialTap,
  isTutorialTap,
  LAST_PAGE,
  parseTutorialTap,
  type TutorialTap,
} from '../../src/discord/tutorial-tap.ts';

const of = (page: string, choice: string | null, stops = false): TutorialTap => ({
  on: 'tutorial',
  page,
  choice,
  stops,
});

const taps = [
  ...LESSONS.flatMap(({ id, choices }) => [
    of(id, null),
    of(id, null, true),
    ...choices.map((choice) => of(id, choice.id)),
  ]),
  of(LAST_PAGE, null),
  of(LAST_PAGE, null, true),
].map((tap): [string, TutorialTap] => [formatTutorialTap(tap), tap]);

describe('custom ids of the tutorial', () => {
  test.each(taps)('%s parses to what it was', (text, tap) => {
    expect(parseTutorialTap(text)).toEqual(tap);
    expect(parseTap(formatTap(tap))).toEqual(tap);
    expect(isTutorialTap(tap)).toBe(true);
    expect(text.length).toBeLessThanOrEqual(100);
  });

  test('no two taps share one', () => {
    expect(new Set(taps.map(([text]) => text)).size).toBe(taps.length);
  });

  test.each([
    ['nothing', ''],
    ['a word alone', 'learn'],
    ['no page', 'learn:'],
    ['a page that is none', 'learn:elsewhere'],
    ['a name that every object has', 'learn:constructor'],
    ['a choice that is none', 'learn:power:three'],
    ['a choice of another lesson', 'learn:power:pair'],
    ['a choice at the end', 'learn:end:two'],
    ['more than is asked', 'learn:power:two:1'],
    ['capitals', 'learn:Power'],
    ['a line break at the end', 'learn:power\n'],
    ['something before it', ' learn:power'],
  ])('%s is no tap', (_, text) => {
    expect(parseTutorialTap(text)).toBeNull();
    expect(parseTap(text)).toBeNull();
  });
});
