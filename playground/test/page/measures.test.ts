import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { attachmentBox, shrinkInto } from '../../src/page/attachments.tsx';
import { initials } from '../../src/page/avatar.tsx';
import { withMentions } from '../../src/page/composer.tsx';
import { formatTimestamp } from '../../src/page/locale.ts';
import { aule, larthia, person } from './samples.ts';

describe('shrinkInto', () => {
  it.each([
    ['the board’s shape fills the box', { width: 1100, height: 700 }, { width: 550, height: 350 }],
    ['a square is as high as the box', { width: 1000, height: 1000 }, { width: 350, height: 350 }],
    ['a wide one is as wide as the box', { width: 2200, height: 200 }, { width: 550, height: 50 }],
    ['a small one stays', { width: 100, height: 50 }, { width: 100, height: 50 }],
  ])('%s', (_what, picture, expected) => expect(shrinkInto(picture, attachmentBox)).toEqual(expected));
});

describe('formatTimestamp', () => {
  const now = 1_700_000_000;
  it.each([
    ['now', 0, 'en-US', 'now'],
    ['in a while', 7200, 'en-US', 'in 2 hours'],
    ['some days ago', -3 * 86_400, 'de', 'vor 3 Tagen'],
    ['half a minute ago', -30, 'en-US', '30 seconds ago'],
  ])('%s', (_what, distance, locale, expected) => {
    expect(formatTimestamp(now + distance, 'R', locale, now)).toBe(expected);
  });
});

describe('formatTimestamp of a moment', () => {
  const seconds = Date.UTC(2031, 5, 1, 12, 34, 56) / 1000;
  beforeAll(() => {
    vi.stubEnv('TZ', 'UTC'); // the zone is the reader's
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });
  it.each([
    ['t', '12:34'],
    ['T', '12:34:56'],
    ['d', '01/06/2031'],
    ['D', '1 June 2031'],
    ['f', '1 June 2031 at 12:34'],
    ['F', 'Sunday, 1 June 2031 at 12:34'],
    ['s', '01/06/2031, 12:34'],
    ['S', '01/06/2031, 12:34:56'],
  ])('in style %s', (style, expected) => {
    expect(formatTimestamp(seconds, style, 'en-GB', seconds)).toBe(expected);
  });
});

describe('names', () => {
  it.each([
    ['Aule', 'Au'],
    ['*Vel*_thur_ @everyone', 'Ve'],
    ['x', 'X'],
    ['🎲', '?'],
  ])('%s is %s on a small picture', (name, expected) => expect(initials(name)).toBe(expected));
  it('become mentions, the longer one first', () => {
    const people = [aule, person('3', 'Aule the Second'), larthia];
    expect(withMentions('@Aule the Second and @Aule: hi @Thana', people)).toBe('<@3> and <@1>: hi @Thana');
  });
});
