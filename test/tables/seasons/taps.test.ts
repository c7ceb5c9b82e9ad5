import { describe, expect, test } from 'vitest';
import {
  joinSeason,
  leaveSeason,
  MAX_JOINS,
  type SeasonOutcome,
} from '../../../src/tables/seasons/changes.ts';
import { openedSeason, seasonsOf } from '../../discord/posting.ts';
import { TestBot } from '../../discord/test-bot.ts';
import { person } from '../people.ts';

const eva = person('eva');

async function season() {
  const bot = new TestBot();
  const id = await openedSeason(bot);
  const log = async () =>
    (await seasonsOf(bot).seasons.seasonLog(id))
      .filter(({ by }) => by === eva.userId)
      .map(({ type }) => type);
  return { bot, id, log } as const;
}

const isIn = ({ ok, stored }: SeasonOutcome): boolean[] => [
  ok,
  stored?.season.people.includes(eva.userId) ?? false,
];

describe('a person’s part in a season', () => {
  test('is changed once by two taps, also at two processes at once, and both have the same answer', async () => {
    const { bot, id, log } = await season();
    const joined = await Promise.all([1, 2].map(() => joinSeason(seasonsOf(bot), id, eva)));
    expect(joined.map(isIn)).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(await log()).toEqual(['joined']);
    const left = await Promise.all([1, 2].map(() => leaveSeason(seasonsOf(bot), id, eva)));
    expect(left.map(isIn)).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(await log()).toEqual(['joined', 'withdrew']);
  });

  test('is changed once by a tap that is handled again, whatever happened since', async () => {
    const { bot, id, log } = await season();
    for (let time = 1; time < MAX_JOINS; time++) {
      await joinSeason(seasonsOf(bot), id, eva);
      await leaveSeason(seasonsOf(bot), id, eva);
    }
    const tap = seasonsOf(bot);
    expect(isIn(await joinSeason(tap, id, eva))).toEqual([true, true]);
    await leaveSeason(seasonsOf(bot), id, eva);
    const before = await log();
    expect(isIn(await joinSeason(tap, id, eva))).toEqual([true, false]);
    expect(await log()).toEqual(before);
    expect((await joinSeason(seasonsOf(bot), id, eva)).ok).toBe(false);
  });

  test('isn’t left by somebody who never was in it', async () => {
    const { bot, id } = await season();
    expect((await leaveSeason(seasonsOf(bot), id, eva)).ok).toBe(false);
  });
});
