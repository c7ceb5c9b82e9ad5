import { describe, expect, test } from 'vitest';
import {
  PROPOSED_END,
  PROPOSED_TERMS,
  type StoryTerms,
  storyTerms,
  termsAgain,
} from '../../../src/tables/bacchanalia/terms.ts';

const NOW = 1_700_000_000_000;

describe('the terms of the next story', () => {
  test.each<[string, StoryTerms['end'], StoryTerms['end']]>([
    ['all endings told', { kind: 'allTold' }, { kind: 'allTold' }],
    ['Parcae', { kind: 'parcae', times: 5 }, { kind: 'parcae', times: 5 }],
    ['a time to come', { kind: 'time', at: NOW + 1 }, { kind: 'time', at: NOW + 1 }],
    ['a time that is now', { kind: 'time', at: NOW }, PROPOSED_END],
    ['a time that has passed', { kind: 'time', at: 0 }, PROPOSED_END],
  ])('end with %s', (_name, end, next) => {
    const limits = { lines: ['Spiders'], veils: ['Blood'], own: { '1': { lines: ['Spiders'], veils: [] } } };
    const carried = { text: 'The mill', of: ['1'] };
    // Everybody is asked again whether they are ready for them.
    expect(termsAgain({ end, ...limits, carried, ready: ['1', '2'], paused: true }, new Date(NOW))).toEqual({
      end: next,
      ...limits,
    });
  });
});

test('what came along goes with whoever’s words it has, and stays when another is forgotten', () => {
  const terms: StoryTerms = { ...PROPOSED_TERMS, carried: { text: 'The mill', of: ['1', '2'] } };
  expect(storyTerms.withoutPerson(terms, '2').carried).toBeUndefined();
  expect(storyTerms.withoutPerson(terms, '3').carried).toEqual(terms.carried);
  expect(JSON.stringify(storyTerms.shared(terms))).not.toContain('"1"');
});
