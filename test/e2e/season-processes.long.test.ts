import type { PageMessage } from '@haruspex/playground/testing/person.ts';
import { GuildScheduledEventStatus as EventStatus, PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { isDrawRight } from '../../src/tables/seasons/rounds.ts';
import type { StoredSeason } from '../../src/tables/seasons/store.ts';
import { postgresqlDatabase } from '../storage/databases.ts';
import { describePostgresql } from '../storage/describe.ts';
import { ClockedProcess } from './clocked-process.ts';
import { seeded } from './dice.ts';
import { Harness } from './harness.ts';
import { finishTables, tablesOf } from './seasons.ts';
import { HOUR, MINUTE, TestClock } from './test-clock.ts';

const NAMES = ['Aule', 'Larthia', 'Velthur', 'Ramtha', 'Arnth', 'Thana', 'Sethre', 'Hasti'];
/** How long a process lives after it was told to make its round, at most. */
const MOST_MS = 250;

describePostgresql('an evening, of which two processes take care that are killed in turn', () => {
  test('goes on, and nothing happens twice', async () => {
    const random = seeded(1);
    const clock = new TestClock(Date.UTC(2026, 10, 27, 17));
    let url = '';
    const database = async () => {
      const made = await postgresqlDatabase();
      url = made.url;
      return made;
    };
    const specs = NAMES.map((displayName) => ({ username: displayName.toLowerCase(), displayName }));
    const harness = await Harness.open({ clock, people: specs, database });
    const { playground, store } = harness;
    playground.admin.setBotPermissions(PermissionFlagsBits.Administrator);
    await harness.stopBot();
    const start = () => ClockedProcess.start(playground, url, clock.ms);
    const processes = await Promise.all([start(), start()]);
    const manager = harness.person('Aule');
    const people = harness.visitors.some(NAMES.length);
    let kills = 0;
    let id = '';

    const stored = async (): Promise<StoredSeason> => (await store.season(id)) as StoredSeason;
    const rounds = () => Promise.all(processes.map((one) => one.round(clock.ms)));
    /** Both make a round; one of them is killed in it, and started again. */
    const roundWithKill = async (): Promise<void> => {
      clock.advance(MINUTE);
      const doomed = kills % 2;
      kills += 1;
      const made = Promise.allSettled(processes.map((one) => one.round(clock.ms)));
      await new Promise((resolve) => setTimeout(resolve, random() * MOST_MS));
      await processes[doomed]?.end('SIGKILL');
      await made;
      processes[doomed] = await start();
    };
    /** Whoever was killed has left a message unsettled, which the others take up later. */
    const settle = async (): Promise<void> => {
      await roundWithKill();
      for (let minute = 0; minute < 3; minute++) {
        clock.advance(MINUTE);
        await rounds();
      }
    };

    try {
      const { modal } = await manager.command('season', { open: 'evening' });
      const form = { size: '4', rounds: '2', final: 'final', start: '2026-11-27 19:00' };
      await (await manager.fill(modal, form)).reply();
      const [opened] = await store.openSeasons(playground.guildId);
      id = opened?.season.id ?? '';
      await settle();
      const { messageId } = await stored();
      for (const person of people) await (await person.press(messageId ?? '', 'I’m in')).reply();
      expect((await stored()).season.people).toHaveLength(NAMES.length);

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
      const log = await store.seasonLog(id);
      const count = (type: string) => log.filter((entry) => entry.type === type).length;
      expect(
        ['joined', 'announced', 'drawn', 'roundDrawn', 'tableOpened', 'finished', 'ended'].map(count),
      ).toEqual([8, 1, 1, 2, 5, 5, 1]);
      const said = (words: string): readonly PageMessage[] =>
        manager.messages().filter(({ content }) => content.includes(words));
      for (const words of ['**Round 1 of 2:', '**Round 2 of 2:', '**The final:', '🏆', '**An evening of'])
        expect([words, said(words).length]).toEqual([words, 1]);
      const [first] = said('**Round 1 of 2:');
      for (const person of people)
        expect(person.notified.filter(({ messageId }) => messageId === first?.id)).toHaveLength(1);
      expect(playground.admin.scheduledEvents().map(({ status }) => status)).toEqual([EventStatus.Completed]);
      expect(kills).toBeGreaterThan(5);
    } finally {
      await Promise.all(processes.map((one) => one.end('SIGKILL')));
      await harness.close();
    }
  });
});
