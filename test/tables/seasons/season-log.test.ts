import { describe, expect, test } from 'vitest';
import type { Season, SeasonChange, SeasonEntry } from '../../../src/tables/seasons/season.ts';
import { applySeasonEntry, replaySeason } from '../../../src/tables/seasons/season-log.ts';
import {
  conductOf,
  reserveScores,
  seasonStandings,
  vacantSeats,
} from '../../../src/tables/seasons/season-results.ts';
import { type DrawnTable, drawTables } from '../../../src/tables/seasons/seating.ts';
import { verdictOf } from '../../../src/tables/seasons/standings.ts';
import { secretOf } from './sample.ts';

const SECRET = secretOf('season');
/** The season starts on day 7. */
const day = (count: number): Date => new Date(Date.UTC(2026, 5, 1) + count * 86_400_000);
const OPENED: SeasonEntry = {
  type: 'opened',
  id: 'season',
  terms: { game: 'tuchulcha', size: 4, atOnce: 1, pace: 'daily', weeks: 3, timeZone: 'UTC' },
  startsAt: day(7),
  commitment: SECRET.commitment,
  sittingOut: ['99'],
  at: day(0),
  interactionId: '1000',
};

/** A log that grows; each entry is checked by its place in time. */
class Log {
  readonly entries: SeasonEntry[] = [OPENED];

  get season(): Season {
    return replaySeason(this.entries);
  }

  add(on: number, change: SeasonChange, interactionId?: string): this {
    this.entries.push({ ...change, at: day(on), ...(interactionId !== undefined && { interactionId }) });
    return this;
  }

  refused(on: number, change: SeasonChange): string {
    const changed = applySeasonEntry(this.season, { ...change, at: day(on) });
    return changed.ok ? 'accepted' : changed.refusal.code;
  }

  tables(divisions: readonly (readonly string[])[] = [this.season.people]): readonly DrawnTable[] {
    const { id, interactionId, terms } = this.season;
    return drawTables({ id, secret: SECRET, interactionId }, divisions, terms);
  }

  draw(on: number): this {
    return this.add(on, { type: 'drawn', divisions: [this.season.people], tables: this.tables() });
  }

  miss(table: number, seat: number, ...days: number[]): this {
    for (const [index, on] of days.entries()) this.add(on, { type: 'missed', table, seat, turns: index + 1 });
    return this;
  }

  finish(on: number, table: number, places: readonly number[], turns = places.map(() => 10)): this {
    return this.add(on, { type: 'finished', table, places, turns, clockMs: places.map(() => 1000) });
  }
}

const joined = (people: number): Log => {
  const log = new Log();
  for (let person = 1; person <= people; person++)
    log.add(1, { type: 'joined', userId: String(person) }, String(2000 + person));
  return log;
};
/** Eight people at two tables, two reserves. */
const playing = (): Log =>
  joined(8).draw(7).add(8, { type: 'joined', userId: '20' }).add(8, { type: 'joined', userId: '21' });

const VERDICT = verdictOf('a position', 'weights', { kind: 'wins', wins: [0.7, 0.1, 0.1, 0.1] });
const over = (table: number) => ({ table, turns: [9, 9, 9, 9], clockMs: [0, 0, 0, 0] });

describe('joining', () => {
  test('people are in as they joined; those who are late are reserves', () => {
    const { people, reserves } = joined(2).add(6.5, { type: 'joined', userId: '7' }).season;
    expect([people, reserves]).toEqual([['1', '2'], ['7']]);
  });

  test('the draw takes the last interaction before joining closed', () => {
    const log = joined(2).add(5.9, { type: 'withdrew', userId: '2' }, '3000');
    log.add(6.5, { type: 'joined', userId: '7' }, '4000').add(6.6, { type: 'withdrew', userId: '1' }, '5000');
    expect(log.season.interactionId).toBe('3000');
    expect(new Log().season.interactionId).toBe('1000');
  });

  test('whoever is excluded can be let in again, as what they were', () => {
    const excluded = (on: number, log: Log, userId: string) => log.add(on, { type: 'excluded', userId });
    const again = (on: number, log: Log, userId: string) => {
      const { people, reserves, excluded: out } = log.add(on, { type: 'readmitted', userId }).season;
      return [people, reserves, out];
    };
    const log = joined(2).add(6.2, { type: 'joined', userId: '7' });
    expect(again(2, excluded(2, joined(2), '1'), '1')).toEqual([['2', '1'], [], []]);
    excluded(6.3, excluded(6.3, log, '1'), '7');
    expect(log.refused(6.4, { type: 'joined', userId: '1' })).toBe('sitsOut');
    again(6.5, log, '1');
    expect(again(6.5, log, '7')).toEqual([['2', '1'], ['7'], []]);
    expect(log.refused(6.5, { type: 'readmitted', userId: '7' })).toBe('notIn');
    const begun = excluded(8, excluded(2, joined(5), '5').draw(7), '1');
    expect(conductOf(begun.season, '1').left).toBe(true);
    expect(again(8, begun, '1')).toEqual([['1', '2', '3', '4'], [], ['5']]);
    expect(again(8, begun, '5')).toEqual([['1', '2', '3', '4'], ['5'], []]);
    expect(conductOf(begun.season, '1').left).toBe(false);
  });

  test.each<readonly [string, number, SeasonChange, string]>([
    ['twice', 2, { type: 'joined', userId: '1' }, 'alreadyIn'],
    ['who sits out', 2, { type: 'joined', userId: '99' }, 'sitsOut'],
    ['nobody withdraws who is not in', 2, { type: 'withdrew', userId: '5' }, 'notIn'],
    ['earlier than the entry before', 0.5, { type: 'joined', userId: '5' }, 'outOfOrder'],
    ['opened again', 2, OPENED, 'alreadyOpened'],
    ['a draw before the start', 6, { type: 'drawn', divisions: [], tables: [] }, 'tooEarly'],
    ['a draw of too few', 7, { type: 'drawn', divisions: [], tables: [] }, 'tooFew'],
    ['leaving before there is anything to leave', 2, { type: 'left', userId: '1' }, 'notPlaying'],
    ['called off before its time', 7, { type: 'calledOff', why: 'tooFew' }, 'mayMove'],
    ['a pause', 2, { type: 'paused' }, 'notPlaying'],
    ['more than a year', 2, { type: 'extended', weeks: 50 }, 'badWeeks'],
    ['ended', 2, { type: 'ended', secret: SECRET.reveal() }, 'notPlaying'],
  ])('refused: %s', (_, on, change, code) => expect(joined(2).refused(on, change)).toBe(code));

  test('four people are enough; three are too few', () => {
    const { tables } = joined(4).draw(7).season;
    expect(tables.map(({ seats }) => [...seats].sort())).toEqual([['1', '2', '3', '4']]);
    expect(joined(3).refused(7, { type: 'calledOff', why: 'tooFew' })).toBe('mayMove');
    expect(joined(3).add(7, { type: 'moved' }).season.startsAt).toEqual(day(14));
  });

  test('too few (six were needed once): the start moves by a week, twice, and is called off then; late ones are in', () => {
    const log = joined(4).add(6.5, { type: 'joined', userId: '5' }).add(7, { type: 'moved' });
    log.add(13.5, { type: 'joined', userId: '6' }).add(14, { type: 'withdrew', userId: '1' });
    expect(log.season).toMatchObject({ startsAt: day(14), endsAt: day(35), moved: 1, reserves: ['6'] });
    expect(log.season.people).toEqual(['2', '3', '4', '5']);
    log.add(14, { type: 'moved' });
    expect(log.season.people).toEqual(['2', '3', '4', '5', '6']);
    expect(log.refused(21, { type: 'moved' })).toBe('enough');
    expect(log.add(21, { type: 'calledOff', why: 'tooFew' }).season.status).toBe('calledOff');
    expect(log.refused(22, { type: 'joined', userId: '8' })).toBe('over');
  });

  test('after a month in which the bot was down, nobody has lost time', () => {
    const late = joined(4).add(37.5, { type: 'moved' });
    expect(late.season.startsAt).toEqual(day(42));
    expect(joined(8).draw(37.5).season).toMatchObject({ startsAt: day(7), endsAt: day(58) });
    expect(joined(8).draw(7.01).season.endsAt).toEqual(day(28));
  });

  test('an excluded person is out, and does not come back', () => {
    const log = joined(7).add(2, { type: 'excluded', userId: '7' });
    expect(log.season.people).toHaveLength(6);
    expect(log.refused(3, { type: 'joined', userId: '7' })).toBe('sitsOut');
  });
});

describe('the draw', () => {
  const log = joined(8);
  const people = log.season.people;
  const tables = log.tables();
  test.each<readonly [string, readonly (readonly string[])[], readonly DrawnTable[], string]>([
    ['as it is drawn', [people], tables, 'accepted'],
    ['somebody is missing', [people.slice(1)], tables, 'wrongDraw'],
    ['a table is missing', [people], tables.slice(1), 'wrongDraw'],
    ['somebody sits twice', [people], [tables[0], tables[0]] as DrawnTable[], 'wrongDraw'],
    ['a division that is none', [people], tables.map((one) => ({ ...one, division: 1 })), 'wrongDraw'],
    ['no divisions', [], [], 'wrongDraw'],
  ])('%s', (_, divisions, drawn, code) => {
    expect(log.refused(7, { type: 'drawn', divisions, tables: drawn })).toBe(code);
  });

  test('is another with another interaction', () => {
    const other = joined(8).add(2, { type: 'extended', weeks: 1 }, '9999');
    expect(other.tables()).not.toEqual(tables);
  });
});

describe('absence', () => {
  test('who missed more than half of their turns has nothing; the others score as they played', () => {
    const log = playing().miss(0, 0, 8, 9, 10, 11, 12, 13).finish(20, 0, [1, 2, 3, 4], [11, 10, 10, 10]);
    const { seats, result } = log.season.tables[0] ?? {};
    expect(result).toMatchObject({ points: [0, 400, 200, 0], places: [1, 2, 3, 4] });
    const [rows = []] = seasonStandings(log.season);
    expect(rows.find(({ userId }) => userId === seats?.[0])).toMatchObject({ score: 0, wins: 0, done: 1 });
    expect(conductOf(log.season, seats?.[0] ?? '')).toEqual({ left: false, absentAt: 1 });
  });

  test('the first reserve may take the seat for 48 hours, and has half of what it wins', () => {
    const log = playing().miss(0, 2, 8, 9);
    const take = (userId: string, seat = 2) => ({ type: 'replaced', table: 0, seat, userId }) as const;
    expect(log.refused(10, take('20'))).toBe('notAbsent');
    log.add(10, { type: 'missed', table: 0, seat: 2, turns: 3 });
    expect(vacantSeats(log.season, day(10))).toEqual([{ table: 0, seat: 2, until: day(12) }]);
    expect(vacantSeats(log.season, day(12))).toEqual([]);
    expect(log.refused(11, take('21'))).toBe('notNextReserve');
    expect(log.refused(11, take('1'))).toBe('notIn');
    expect(log.refused(12, take('20'))).toBe('windowOver');
    log.add(11, take('20'));
    expect(log.refused(11, take('21'))).toBe('seatTaken');
    expect(log.refused(11, { type: 'withdrew', userId: '20' })).toBe('begun');
    log.finish(20, 0, [2, 3, 1, 4], [20, 20, 20, 20]);
    expect(log.season.tables[0]?.result?.points).toEqual([400, 200, 0, 0]);
    expect(reserveScores(log.season)).toEqual([{ userId: '20', score: 300 * 60, done: 1, tables: 1 }]);
    expect(conductOf(log.season, log.season.tables[0]?.seats[2] ?? '').absentAt).toBe(1);
  });

  test('a seat is free no longer when its person has missed half of their turns at most', () => {
    const log = playing().miss(0, 2, 8, 9, 10);
    const back = (turns: number) => ({ type: 'returned', table: 0, seat: 2, turns }) as const;
    expect(log.refused(10, back(3))).toBe('badResult');
    expect(log.refused(10, { ...back(6), seat: 4 })).toBe('noSuchSeat');
    log.add(10.5, back(6));
    expect(vacantSeats(log.season, day(11))).toEqual([]);
    expect(log.refused(11, { type: 'replaced', table: 0, seat: 2, userId: '20' })).toBe('notAbsent');
    log.add(11, { type: 'missed', table: 0, seat: 2, turns: 7 });
    expect(vacantSeats(log.season, day(11))).toEqual([{ table: 0, seat: 2, until: day(12) }]);
  });

  test.each([
    ['half of the turns left', 4, 300],
    ['more than half of them', 5, 0],
  ])('a reserve who misses %s', (_, missed, points) => {
    const log = playing().miss(0, 2, 8, 9, 10);
    log.add(10.5, { type: 'replaced', table: 0, seat: 2, userId: '20' });
    for (let turn = 0; turn < missed; turn++)
      log.add(11, { type: 'missed', table: 0, seat: 2, turns: 4 + turn });
    log.finish(20, 0, [2, 3, 1, 4], [11, 11, 11, 11]);
    expect(log.season.tables[0]?.result).toMatchObject({
      points: [400, 200, 0, 0],
      reservePoints: new Map([[2, points]]),
    });
    expect(reserveScores(log.season)).toMatchObject([{ userId: '20', score: points * 60 }]);
  });

  test('who leaves is still in the standings, and cannot leave twice', () => {
    const log = playing().add(9, { type: 'left', userId: '3' });
    expect(log.refused(9, { type: 'left', userId: '3' })).toBe('notIn');
    expect(seasonStandings(log.season)[0]?.map(({ userId }) => userId)).toContain('3');
    expect(conductOf(log.season, '3').left).toBe(true);
    expect(log.refused(9, { type: 'withdrew', userId: '4' })).toBe('begun');
  });
});

describe('tables', () => {
  test.each<readonly [string, SeasonChange, string]>([
    ['no such table', { type: 'tableOpened', table: 2, tableId: 'x' }, 'noSuchTable'],
    ['no such seat', { type: 'missed', table: 0, seat: 4, turns: 1 }, 'noSuchSeat'],
    ['a result of other seats', { ...over(0), type: 'finished', places: [1, 2, 3] }, 'badResult'],
    ['a verdict before the end', { ...over(0), type: 'judged', verdict: VERDICT }, 'tooEarly'],
    ['an end while tables go on', { type: 'ended', secret: SECRET.reveal() }, 'tablesGoOn'],
    ['an end with another secret', { type: 'ended', secret: secretOf('other').reveal() }, 'wrongSecret'],
    ['an end with none', { type: 'ended', secret: 'none' }, 'wrongSecret'],
  ])('refused: %s', (_, change, code) => expect(playing().refused(9, change)).toBe(code));

  test('each opens and ends once', () => {
    const log = playing().add(8.5, { type: 'tableOpened', table: 0, tableId: 'x' });
    expect(log.refused(9, { type: 'tableOpened', table: 0, tableId: 'y' })).toBe('tableOpened');
    log.finish(9, 0, [1, 2, 3, 4]);
    expect(log.refused(9, { type: 'missed', table: 0, seat: 0, turns: 11 })).toBe('tableOver');
  });
});

describe('the end', () => {
  const judged = (on: number, log: Log) => log.add(on, { ...over(1), type: 'judged', verdict: VERDICT });

  test('tables that go on are judged, and the secret is told', () => {
    const log = judged(28, playing().finish(20, 0, [1, 2, 3, 4]));
    log.add(28, { type: 'ended', secret: SECRET.reveal() });
    expect(log.season).toMatchObject({ status: 'ended', secret: SECRET.reveal() });
    expect(log.refused(29, { type: 'extended', weeks: 1 })).toBe('over');
    expect(log.add(29, { type: 'channelChosen', channelId: '77' }).season.status).toBe('ended');
    const [first, second] = seasonStandings(log.season)[0] ?? [];
    expect([first?.score, second?.score]).toEqual([600 * 60, 480 * 60]);
    expect(first).toMatchObject({ place: 1, best: 1, worst: 1, wins: 1 });
    expect(second).toMatchObject({ userId: log.season.tables[1]?.seats[0], wins: 0 });
  });

  test('a manager extends, pauses and stops it', () => {
    const log = playing().add(9, { type: 'extended', weeks: 1 });
    // A week can be taken back, but no more than were added, and only one that hasn't begun.
    const before = log.season;
    log.add(9, { type: 'extended', weeks: 1 });
    expect(log.refused(28, { type: 'shortened' })).toBe('accepted');
    expect(log.refused(35, { type: 'shortened' })).toBe('notExtended');
    expect(log.add(9, { type: 'shortened' }).season).toEqual(before);
    const shortened = new Log();
    expect(shortened.refused(1, { type: 'shortened' })).toBe('notExtended');
    log.add(10, { type: 'paused' });
    expect(log.refused(11, { type: 'paused' })).toBe('paused');
    expect(log.add(13, { type: 'resumed' }).season.endsAt).toEqual(day(7 + 28 + 3));
    expect(log.refused(14, { type: 'resumed' })).toBe('notPaused');
    expect(log.add(20, { type: 'stopped' }).season.endsAt).toEqual(day(20));
    judged(20, log).finish(21, 0, [1, 2, 3, 4]).add(22, { type: 'ended', secret: SECRET.reveal() });
    expect(log.season.status).toBe('ended');
  });
});

test('a log that no store can hold', () => {
  expect(() => replaySeason([])).toThrow('no log');
  expect(() => replaySeason([OPENED, OPENED])).toThrow('alreadyOpened');
  expect(applySeasonEntry(null, { type: 'moved', at: day(0) })).toEqual({
    ok: false,
    refusal: { code: 'notOpened' },
  });
});
