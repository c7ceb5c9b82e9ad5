import { beforeEach, describe, expect, test } from 'vitest';
import { Cooldowns, type PictureKind } from '../../src/discord/cooldowns.ts';

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
  const nudge = (player: string, nudgeWait = 10) => {
    const nudging = cooldowns.nudge({ userId: 'a', guildId: '1' }, player, { nudgeWait });
    return nudging.ok ? 'sent' : `${nudging.why} ${inMinutes(nudging.until)}`;
  };

  test('three players in a row, then one in ten minutes', () => {
    expect(['b', 'c', 'd', 'e', 'f'].map((player) => nudge(player))).toEqual([
      'sent',
      'sent',
      'sent',
      'many 10',
      'many 10',
    ]);
    ms += 10 * MINUTE;
    expect([nudge('e'), nudge('f')]).toEqual(['sent', 'many 10']);
  });

  test('one player once in an hour, which takes nothing from the others', () => {
    expect([nudge('b'), nudge('b'), nudge('b'), nudge('c'), nudge('d')]).toEqual([
      'sent',
      'samePlayer 60',
      'samePlayer 60',
      'sent',
      'sent',
    ]);
    ms += 60 * MINUTE;
    expect(nudge('b')).toBe('sent');
  });

  test('a refused one does not count', () => {
    const nudging = cooldowns.nudge({ userId: 'a', guildId: '1' }, 'b', { nudgeWait: 10 });
    if (nudging.ok) nudging.giveBack();
    expect(['b', 'c', 'd', 'e'].map((player) => nudge(player))).toEqual(['sent', 'sent', 'sent', 'many 10']);
  });

  test('any number where the server wants no wait', () => {
    expect(times(20, () => nudge('b', 0)).every((told) => told === 'sent')).toBe(true);
  });
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
