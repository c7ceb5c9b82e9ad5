import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { Cooldowns, type PictureKind, TokenBuckets } from '../../src/discord/cooldowns.ts';

const MINUTE = 60_000;
const START = 1_700_000_000_000;

let ms: number;
let cooldowns: Cooldowns;

beforeEach(() => {
  ms = START;
  cooldowns = new Cooldowns(() => new Date(ms));
});

const inMinutes = (until: Date | null): number | null => until && (until.getTime() - ms) / MINUTE;
const times = <T>(many: number, work: () => T): T[] => Array.from({ length: many }, work);

describe('opening tables', () => {
  const open = (userId = 'a', guildId = '1', openingWait = 1) =>
    inMinutes(cooldowns.open({ userId, guildId }, { openingWait }));

  test('three in a row, then one a minute, for each person on each server', () => {
    expect(times(60, () => open()).filter((wait) => wait === null)).toHaveLength(3);
    expect([open(), open('b'), open('a', '2')]).toEqual([1, null, null]);
    ms += MINUTE;
    expect([open(), open()]).toEqual([null, 1]);
  });

  test('as the server has it', () => {
    expect(times(4, () => open('a', '1', 30))).toEqual([null, null, null, 30]);
    expect(times(60, () => open('a', '1', 0)).every((wait) => wait === null)).toBe(true);
  });

  test('one that came to nothing does not count', () => {
    for (let n = 0; n < 3; n++) open();
    cooldowns.giveOpeningBack({ userId: 'a', guildId: '1' }, { openingWait: 1 });
    expect([open(), open()]).toEqual([null, 1]);
  });
});

describe('nudges', () => {
  const nudge = (players: string, nudgeWait = 10) => {
    const nudging = cooldowns.nudge({ userId: 'a', guildId: '1' }, [...players], { nudgeWait });
    return nudging.ok ? nudging.whom.join('') : `${nudging.why} ${inMinutes(nudging.until)}`;
  };

  test('three in a row, then one in ten minutes', () => {
    expect(['b', 'c', 'd', 'e', 'f'].map((player) => nudge(player))).toEqual([
      'b',
      'c',
      'd',
      'many 10',
      'many 10',
    ]);
    ms += 10 * MINUTE;
    expect([nudge('e'), nudge('f')]).toEqual(['e', 'many 10']);
  });

  test('one player once in an hour, which takes nothing from the others', () => {
    expect(['b', 'b', 'b', 'bcd', 'dc', 'e', 'f'].map((players) => nudge(players))).toEqual([
      'b',
      'samePlayer 60',
      'samePlayer 60',
      'cd',
      'samePlayer 60',
      'e',
      'many 10',
    ]);
    ms += 60 * MINUTE;
    expect(nudge('b')).toBe('b');
  });

  test('a refused one does not count', () => {
    const nudging = cooldowns.nudge({ userId: 'a', guildId: '1' }, ['b', 'c'], { nudgeWait: 10 });
    if (nudging.ok) nudging.giveBack();
    expect(['b', 'c', 'd', 'e'].map((player) => nudge(player))).toEqual(['b', 'c', 'd', 'many 10']);
  });

  test('any number where the server wants no wait', () =>
    expect(times(20, () => nudge('b', 0)).every((told) => told === 'b')).toBe(true));
});

describe('pictures', () => {
  const ask = (kind: PictureKind, userId = 'a', guildId: string | null = '1') => {
    const wait = cooldowns.picture({ userId, guildId }, kind);
    return wait && `${wait.whose} ${(wait.until.getTime() - ms) / 1000}`;
  };

  test('three films, then one in twenty seconds', () => {
    expect(times(4, () => ask('film'))).toEqual([null, null, null, 'own 20']);
    ms += 20_000;
    expect([ask('film'), ask('turn')]).toEqual([null, 'own 1']);
  });

  test('whoever looks through a game turn by turn may do so for a minute at a stretch', () => {
    expect(times(60, () => ask('turn')).filter((wait) => wait !== null)).toEqual([]);
    expect(ask('turn')).toBe('own 1');
  });

  test('a server’s people together have five times as much', () => {
    const people = times(6, () => {}).flatMap((_, at) => times(3, () => ask('film', `person ${at}`)));
    expect(people.filter((wait) => wait === null)).toHaveLength(15);
    expect(people[15]).toBe('server 4');
    expect([ask('film', 'another', '2'), ask('film', 'another', null)]).toEqual([null, null]);
  });

  test('who is refused for the server’s sake loses nothing of their own', () => {
    for (let n = 0; n < 5; n++) times(3, () => ask('film', `person ${n}`));
    expect(ask('film', 'late')).toBe('server 4');
    expect(times(3, () => ask('film', 'late', '2'))).toEqual([null, null, null]);
  });

  test('are as many as the operator allows', () => {
    cooldowns = new Cooldowns(() => new Date(ms), 6);
    expect([ask('film'), ask('film')]).toEqual([null, 'own 200']);
    cooldowns = new Cooldowns(() => new Date(ms), 0);
    expect(times(100, () => ask('film')).every((wait) => wait === null)).toBe(true);
  });
});

const bucket = { burst: 3, everyMs: MINUTE };

let buckets: TokenBuckets;

beforeEach(() => {
  buckets = new TokenBuckets(() => new Date(ms));
});

/** Minutes until there is a token; null: it was taken. */
const take = (key = 'a', cost = 1): number | null => {
  const until = buckets.take(key, bucket, cost);
  return until && (until.getTime() - ms) / MINUTE;
};

describe('a token bucket', () => {
  test('has so many tokens at once, then one each so often', () => {
    expect([take(), take(), take(), take(), take()]).toEqual([null, null, null, 1, 1]);
    ms += MINUTE / 2;
    expect(take()).toBe(0.5);
    ms += MINUTE / 2;
    expect([take(), take()]).toEqual([null, 1]);
  });

  test('is full again after a while, and no fuller', () => {
    for (let n = 0; n < 3; n++) take();
    ms += 60 * MINUTE;
    expect([take(), take(), take(), take()]).toEqual([null, null, null, 1]);
  });

  test('gives many for what costs much, and all that it has for what costs more', () => {
    expect([take('a', 2), take('a', 2), take('a')]).toEqual([null, 1, null]);
    expect([take('b', 9), take('b')]).toEqual([null, 1]);
  });

  test('takes back no more than it gave', () => {
    buckets.giveBack('a', bucket);
    expect([take(), take(), take(), take()]).toEqual([null, null, null, 1]);
  });

  test('that becomes a faster one lets nobody wait for the slower', () => {
    for (let n = 0; n < 3; n++) buckets.take('a', { burst: 3, everyMs: 60 * MINUTE });
    expect(take()).toBe(1);
  });

  test('in any minutes, no more than a burst and one for each of them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 60 }), (waits) => {
        const fresh = new TokenBuckets(() => new Date(ms));
        const taken: number[] = [];
        for (const wait of waits) {
          ms += wait;
          const until = fresh.take('a', bucket);
          if (until === null) taken.push(ms);
          else expect(until.getTime()).toBeGreaterThan(ms);
        }
        for (const [at, first] of taken.entries())
          for (const [more, last] of taken.slice(at).entries())
            expect(more + 1).toBeLessThanOrEqual(bucket.burst + (last - first) / MINUTE);
      }),
    );
  });
});
