import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMatch, type Match, type Seeker, WHEN } from '../../src/tables/seekers.ts';
import { runs } from '../runs.ts';
import { MINUTE } from './clock/arbitraries.ts';

const BEGUN = new Date('2026-03-02T12:00:00Z');

const seeker = (userId: string, changed: Partial<Seeker> = {}): Seeker => ({
  guildId: '1',
  userId,
  name: `user ${userId}`,
  game: 'tuchulcha',
  channelId: '2',
  since: BEGUN,
  askedBy: `9${userId}`,
  size: null,
  when: 'days',
  computersAfter: null,
  ...changed,
});

const game = () => ({ sizes: [2, 3, 4], hasComputers: true });
const at = (minutes: number) => new Date(BEGUN.getTime() + minutes * MINUTE);

/** `4 daily: 10 11`: size, pace and people. */
const told = (match: Match | null): string =>
  match ? `${match.size} ${match.pace}: ${match.people.map(({ userId }) => userId).join(' ')}` : 'nobody';

describe('people find a table', () => {
  test.each<[string, Seeker[], number, string]>([
    ['nobody looks', [], 0, 'nobody'],
    ['one alone, without computers', [seeker('10')], 9999, 'nobody'],
    ['two who take any number', [seeker('10'), seeker('11')], 0, '2 daily: 10 11'],
    ['two who want four', [seeker('10', { size: 4 }), seeker('11', { size: 4 })], 0, 'nobody'],
    ['two at different times', [seeker('10', { when: 'tonight' }), seeker('11')], 0, 'nobody'],
    ['one takes either time', [seeker('10', { when: 'either' }), seeker('11')], 0, '2 daily: 10 11'],
    [
      'as many as there are, at the largest table',
      ['10', '11', '12', '13', '14'].map((id) => seeker(id)),
      0,
      '4 daily: 10 11 12 13',
    ],
    [
      'the second finds somebody, the first doesn’t',
      [seeker('10', { size: 4 }), seeker('11'), seeker('12', { size: 2 })],
      0,
      '2 daily: 11 12',
    ],
    ['before the wait is over', [seeker('10', { computersAfter: 60 })], 59, 'nobody'],
    ['once it is: a table of four with computers', [seeker('10', { computersAfter: 60 })], 60, '4 daily: 10'],
    ['at once, where one doesn’t wait', [seeker('10', { computersAfter: 0, size: 3 })], 0, '3 daily: 10'],
    [
      'with others who take computers, however long they would wait',
      [seeker('10', { computersAfter: 10, size: 4 }), seeker('11', { computersAfter: 1440, size: 4 })],
      10,
      '4 daily: 10 11',
    ],
    [
      'without those who want people only',
      [seeker('10', { computersAfter: 10, size: 4 }), seeker('11', { size: 4 })],
      10,
      '4 daily: 10',
    ],
  ])('%s', (_, seekers, minutes, found) => expect(told(findMatch(seekers, game, at(minutes)))).toBe(found));

  test.each<[string, readonly [string, string][], string]>([
    ['one avoids the first', [['11', '10']], '3 daily: 10 12 13'],
    [
      'the first avoids all',
      [
        ['10', '11'],
        ['10', '12'],
        ['10', '13'],
      ],
      '3 daily: 11 12 13',
    ],
    [
      'everybody avoids everybody',
      ['10', '11', '12', '13'].flatMap((one) =>
        ['10', '11', '12', '13'].map((other): [string, string] => [one, other]),
      ),
      'nobody',
    ],
  ])('without people who avoid each other: %s', (_, pairs, found) => {
    const seekers = ['10', '11', '12', '13'].map((id) => seeker(id));
    const mayMeet = (one: Seeker, other: Seeker) =>
      !pairs.some((pair) => pair.includes(one.userId) && pair.includes(other.userId));
    expect(told(findMatch(seekers, game, BEGUN, () => true, mayMeet))).toBe(found);
  });

  test('a game without computer players is never filled by them', () => {
    const story = () => ({ sizes: [3, 4], hasComputers: false });
    expect(findMatch([seeker('10', { computersAfter: 0 })], story, at(9999))).toBeNull();
  });

  test('everybody at a table wanted it, and nobody is left who could have had one', () => {
    const someone = fc.record({
      size: fc.constantFrom(null, 2, 3, 4),
      when: fc.constantFrom(...WHEN),
      computersAfter: fc.constantFrom(null, 0, 10, 60),
      waited: fc.integer({ min: 0, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 9 }), (wishes) => {
        let left = wishes
          .map(({ waited, ...wish }, index) => seeker(`${10 + index}`, { ...wish, since: at(-waited) }))
          .sort((a, b) => a.since.getTime() - b.since.getTime());
        for (let match = findMatch(left, game, BEGUN); match; match = findMatch(left, game, BEGUN)) {
          const { people, size, pace } = match;
          expect(people.length).toBeLessThanOrEqual(size);
          for (const one of people) {
            expect([null, size]).toContain(one.size);
            expect(one.when).not.toBe(pace === 'live' ? 'days' : 'tonight');
            if (people.length < size) expect(one.computersAfter).not.toBeNull();
          }
          const [opener] = people;
          if (people.length < size) {
            const waited = (BEGUN.getTime() - opener.since.getTime()) / MINUTE;
            expect(waited).toBeGreaterThanOrEqual(opener.computersAfter ?? Number.POSITIVE_INFINITY);
          }
          left = left.filter((one) => !people.includes(one));
        }
        for (const { since, computersAfter } of left)
          expect((BEGUN.getTime() - since.getTime()) / MINUTE).toBeLessThan(
            computersAfter ?? Number.POSITIVE_INFINITY,
          );
      }),
      { numRuns: runs(200, 1000) },
    );
  });
});
