import type { PageMessage, Person } from '@haruspex/playground/testing/person.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDrawRight } from '../../src/tables/seasons/rounds.ts';
import type { StoredSeason } from '../../src/tables/seasons/store.ts';
import { migratedPostgresql } from '../storage/databases.ts';
import { describePostgresql } from '../storage/describe.ts';
import { ClockedProcess } from './clocked-process.ts';
import { seeded } from './dice.ts';
import { Harness } from './harness.ts';
import { finishTables, tablesOf } from './seasons.ts';
import { DAY, HOUR, MINUTE, TestClock } from './test-clock.ts';

const NAMES = ['Aule', 'Larthia', 'Velthur', 'Ramtha', 'Arnth', 'Thana', 'Sethre', 'Hasti'];
/** How long a process lives after it was told to make its round, at most. */
const MAX_MS = 250;

describePostgresql('where two processes take care of it that are killed in turn', () => {
  const random = seeded(1);
  /** A Friday. */
  const clock = new TestClock(Date.UTC(2026, 10, 27, 17));
  let url = '';
  let harness: Harness;
  let processes: ClockedProcess[] = [];
  let people: readonly Person[];
  let kills = 0;
  let id = '';

  const start = () => ClockedProcess.start(harness.playground, url, clock.ms);
  const rounds = () => Promise.all(processes.map((one) => one.round(clock.ms)));
  const stored = async (): Promise<StoredSeason> => (await harness.store.season(id)) as StoredSeason;
  const said = (words: string): readonly PageMessage[] =>
    harness
      .person('Aule')
      .messages()
      .filter(({ content }) => content.includes(words));
  const rungBy = (message: PageMessage | undefined): readonly string[] =>
    people.flatMap(({ notified, id: userId }) =>
      notified.flatMap(({ messageId }) => (messageId === message?.id ? userId : [])),
    );

  beforeAll(async () => {
    const database = async () => {
      const made = await migratedPostgresql();
      url = made.url;
      return made;
    };
    const specs = NAMES.map((displayName) => ({ username: displayName.toLowerCase(), displayName }));
    harness = await Harness.open({ clock, people: specs, database });
    await harness.stopBot();
    processes = await Promise.all([start(), start()]);
    people = harness.visitors.some(NAMES.length);
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.end('SIGKILL')));
    await harness.close();
  });

  /** Both make a round; one of them is killed in it, and started again. */
  async function roundWithKill(): Promise<void> {
    clock.advance(MINUTE);
    const doomed = kills % 2;
    kills += 1;
    const made = Promise.allSettled(processes.map((one) => one.round(clock.ms)));
    await new Promise((resolve) => setTimeout(resolve, random() * MAX_MS));
    await processes[doomed]?.end('SIGKILL');
    await made;
    processes[doomed] = await start();
  }

  /** Whoever was killed has left a message unsettled, which the others take up later. */
  async function settle(): Promise<void> {
    await roundWithKill();
    for (let minute = 0; minute < 3; minute++) {
      clock.advance(MINUTE);
      await rounds();
    }
  }

  /** In steps that are no downtime of a season. */
  async function passUntil(time: number): Promise<void> {
    while (clock.ms < time) {
      clock.advance(Math.min(20 * HOUR, time - clock.ms));
      await rounds();
    }
  }

  async function joinedByAll(open: string, form: Readonly<Record<string, string>>): Promise<void> {
    const manager = harness.person('Aule');
    const { modal } = await manager.command('season', { open });
    await (await manager.fill(modal, form)).reply();
    const [opened] = await harness.store.openSeasons(harness.playground.guildId);
    id = opened?.season.id ?? '';
    await settle();
    const { messageId } = await stored();
    for (const person of people) await (await person.press(messageId ?? '', 'I’m in')).reply();
    expect((await stored()).season.people).toHaveLength(NAMES.length);
  }

  /** How often each of these stands in the season's log. */
  async function countOf(...types: readonly string[]): Promise<readonly number[]> {
    const log = await harness.store.seasonLog(id);
    return types.map((type) => log.filter((entry) => entry.type === type).length);
  }

  test('an evening goes on, and nothing happens twice', async () => {
    await joinedByAll('evening', { size: '4', rounds: '2', final: 'final', start: '2026-11-27 19:00' });
    clock.advance(2 * HOUR - (clock.ms % HOUR));
    await settle();
    for (const tables of [4, 5]) {
      await finishTables(
        harness,
        (await tablesOf(harness, await stored())).filter(({ status }) => status === 'playing'),
      );
      await settle();
      expect((await stored()).season.tables).toHaveLength(tables);
    }
    await finishTables(harness, (await tablesOf(harness, await stored())).slice(4));
    await settle();
    await settle();

    const { season } = await stored();
    expect(season.status).toBe('ended');
    expect(isDrawRight(season)).toBe(true);
    expect(await countOf('joined', 'drawn', 'roundDrawn', 'tableOpened', 'finished', 'ended')).toEqual([
      8, 1, 2, 5, 5, 1,
    ]);
    for (const words of ['**Round 1 of 2:', '**Round 2 of 2:', '**The final:', '🏆', '**An evening of'])
      expect([words, said(words).length]).toEqual([words, 1]);
    expect(rungBy(said('**Round 1 of 2:')[0])).toEqual(people.map((person) => person.id));
    expect(kills).toBeGreaterThan(5);
  });

  test('a season of two weeks goes on, and nothing happens twice', async () => {
    const form = { size: '2', atOnce: '1', pace: 'quick', weeks: '2', start: '2026-12-01 18:00' };
    await joinedByAll('season', form);
    const { startsAt } = (await stored()).season;
    await passUntil(startsAt.getTime() - MINUTE);
    await settle();
    const tables = await tablesOf(harness, await stored());
    expect(tables.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'playing'));
    await passUntil(Date.UTC(2026, 11, 7, 9) - MINUTE);
    await finishTables(harness, tables.slice(0, 2));
    await settle();
    const { endsAt } = (await stored()).season;
    await passUntil(endsAt.getTime() - 2 * DAY - MINUTE);
    await settle();
    await passUntil(endsAt.getTime() - MINUTE);
    await settle();
    await settle();

    const { season } = await stored();
    expect(season.status).toBe('ended');
    expect(isDrawRight(season)).toBe(true);
    expect(await countOf('joined', 'drawn', 'tableOpened', 'finished', 'judged', 'ended', 'paused')).toEqual([
      8, 1, 4, 2, 2, 1, 0,
    ]);
    for (const [words, times] of [
      ['**A season of', 1],
      ['The season has begun', 1],
      // Two Mondays.
      ['**Tuchulcha, 2 weeks, week', 2],
      ['at a table of the season', 1],
      ['**The season is over: Tuchulcha', 1],
    ] as const)
      expect([words, said(words).length]).toEqual([words, times]);
    expect(rungBy(said('The season has begun')[0])).toEqual(people.map((person) => person.id));
    expect(rungBy(said('at a table of the season')[0])).toHaveLength(2);
  });
});
