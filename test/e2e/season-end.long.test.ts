import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnToSeat } from '../../src/tables/changes/substitutes.ts';
import type { StoredSeason } from '../../src/tables/seasons/store.ts';
import { personToAct } from '../../src/tables/seats.ts';
import type { Table } from '../../src/tables/table.ts';
import { chooseAction, plainRaceJudge } from '../../tools/training/plain-player.ts';
import { Harness, MAX_ROUND_MS } from './harness.ts';
import { tablesOf } from './seasons.ts';
import { DAY, HOUR, MINUTE, TestClock } from './test-clock.ts';

const NAMES = ['Aule', 'Larthia', 'Velthur', 'Ramtha', 'Arnth', 'Thana', 'Sethre', 'Hasti'];

let harness: Harness;
let people: readonly Person[];
let manager: Person;
// A Thursday.
const clock = new TestClock(Date.UTC(2026, 10, 26, 12));

beforeAll(async () => {
  const specs = NAMES.map((displayName) => ({ username: displayName.toLowerCase(), displayName }));
  harness = await Harness.open({ clock, people: specs });
  people = harness.visitors.some(NAMES.length);
  manager = harness.person('Aule');
});
afterAll(() => harness.close());

const stored = async (): Promise<StoredSeason> => {
  const [season] = await harness.store.openSeasons(harness.playground.guildId);
  if (!season) throw new Error('No season is open.');
  return season;
};

const passUntil = (time: number): Promise<void> => harness.passTime(time - clock.ms, MAX_ROUND_MS);

describe('a season that nobody ends early', () => {
  test('begins in a channel that is deleted then, and goes on in another', async () => {
    const { modal } = await manager.command('season', { open: 'season' }, { channel: 'lounge' });
    const form = { pace: 'quick', weeks: '1', start: '2026-11-27 13:30' };
    await (await manager.fill(modal, form)).reply();
    const { messageId } = await stored();
    for (const person of people) await person.press(messageId ?? '', 'I’m in');
    await harness.passTime(DAY + 2 * HOUR, MAX_ROUND_MS);
    expect((await stored()).season.status).toBe('playing');
    harness.playground.admin.deleteChannel((await stored()).channelId);
    await harness.passTime(10 * MINUTE);
    await manager.press(await (await manager.command('season')).reply(), 'Manage the season');
    await manager.press(
      await manager.waitForSecret(({ content }) => content.includes('Managing:')),
      'Show it in this channel',
    );
    const card = await manager.waitFor(({ content }) => content.includes('0 of 6 tables done'), {
      channel: 'games',
    });
    await expect.poll(async () => (await stored()).messageId).toBe(card.id);
    expect(card.content).toContain(`Aule moved it to <#${card.channel_id}>`);
    const isShown = ({ channelId, version, showing }: Table) =>
      channelId === card.channel_id && showing.versionShown === version;
    // Messages that failed while the channel was gone are retried.
    await expect
      .poll(async () => (await tablesOf(harness, await stored())).every(isShown), {
        timeout: 60_000,
        interval: 500,
      })
      .toBe(true);
  });

  test('is told of on Mondays at nine, without a ping, and once, also by a bot that starts again', async () => {
    await passUntil(Date.UTC(2026, 10, 30, 9, 10));
    await harness.restart();
    await harness.passTime(HOUR);
    const digests = manager.messages().filter(({ content }) => /week \d of 1:\*\*/.test(content));
    expect(digests).toHaveLength(1);
    const [digest] = digests as [PageMessage];
    expect(digest.content).toMatch(/1\. .*points, can still finish/);
    for (const person of people)
      expect(person.notified.filter(({ messageId }) => messageId === digest.id)).toEqual([]);
  });

  test('calls whoever is waited for in its last 48 hours, and nobody else', async () => {
    const { season } = await stored();
    await passUntil(season.endsAt.getTime() - 2 * DAY - HOUR);
    const context = {
      store: harness.store,
      dice: harness.dice,
      services: { tuchulcha: { computer: chooseAction, judge: plainRaceJudge } },
      now: clock.now,
    };
    const open = (await tablesOf(harness, await stored())).filter(({ status }) => status === 'playing');
    const [table] = open;
    const away = table?.seats.find(({ standIn }) => standIn)?.occupant;
    if (away?.kind !== 'person') throw new Error('nobody is away');
    expect((await returnToSeat(context, table?.id ?? '', away.userId)).ok).toBe(true);
    await passUntil(season.endsAt.getTime() - 2 * DAY + 10 * MINUTE);
    const waitedFor = new Set(
      (await tablesOf(harness, await stored())).flatMap((one) => personToAct(one)?.userId ?? []),
    );
    const calls = manager.messages().filter(({ content }) => content.includes('at a table of the season'));
    expect(calls).toHaveLength(1);
    const rung = people.filter(({ notified }) =>
      notified.some(({ messageId }) => messageId === calls[0]?.id),
    );
    expect(new Set(rung.map(({ id }) => id))).toEqual(waitedFor);
    expect(rung.map(({ id }) => id)).toEqual([away.userId]);
  });

  test('comes to its end by itself while its channel is gone, and is told of where a manager shows it', async () => {
    const { season, channelId } = await stored();
    harness.playground.admin.deleteChannel(channelId);
    await passUntil(season.endsAt.getTime() + 10 * MINUTE);
    expect((await harness.store.season(season.id))?.season.status).toBe('ended');
    const told = () => manager.messages().filter(({ content }) => content.includes('🏆'));
    expect(told()).toEqual([]);
    const page = await (await manager.command('season', {}, { channel: 'after-dark' })).reply();
    expect(page.content).toContain('I couldn’t tell anyone');
    await manager.press(page, 'Show it in this channel');
    await manager.waitForSecret(({ content }) => content === `It goes on in <#${page.channel_id}>.`);
    await harness.passTime(10 * MINUTE);
    const ended = await harness.store.season(season.id);
    const champion = await manager.waitFor(({ content }) => content.includes('🏆'));
    expect(champion.channel_id).toBe(page.channel_id);
    expect(told()).toEqual([champion]);
    const again = await (await manager.command('season', {}, { channel: 'after-dark' })).reply();
    expect(again.content).toContain('No season or evening is open');
    const card = await manager.waitFor(({ id }) => id === ended?.messageId);
    expect(card.content).toMatch(/The season is over/);
    expect(buttonsOf(card).map(({ label }) => label)).toEqual(['My season', 'Check the draw']);
  });
});
