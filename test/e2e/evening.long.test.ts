import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seasonStandings } from '../../src/tables/seasons/season-results.ts';
import type { StoredSeason } from '../../src/tables/seasons/store.ts';
import { verified } from '../tools/verified.ts';
import { Harness } from './harness.ts';
import { finishTables, tablesOf } from './seasons.ts';
import { HOUR, MINUTE, TestClock } from './test-clock.ts';

const NAMES = ['Aule', 'Larthia', 'Velthur', 'Ramtha', 'Arnth', 'Thana', 'Sethre', 'Hasti'];

let harness: Harness;
let people: readonly Person[];
let manager: Person;
/** A Friday. */
const clock = new TestClock(Date.UTC(2026, 10, 27, 17));

beforeAll(async () => {
  const specs = NAMES.map((displayName) => ({ username: displayName.toLowerCase(), displayName }));
  harness = await Harness.open({ clock, people: specs });
  people = harness.visitors.some(NAMES.length);
  manager = harness.person('Aule');
});
afterAll(() => harness.close());

const stored = async (): Promise<StoredSeason> => {
  const [season] = await harness.store.openSeasons(harness.playground.guildId);
  if (!season) throw new Error('No evening is open.');
  return season;
};

const card = async (): Promise<PageMessage> => {
  const { messageId } = await stored();
  return manager.waitFor(({ id }) => id === messageId);
};

const FORM = { size: '4', rounds: '2', final: 'final', start: '2026-11-27 19:00' };

const openForm = async (answers: Partial<typeof FORM> = {}): Promise<PageMessage> => {
  const { modal } = await manager.command('season', { open: 'evening' });
  return (await manager.fill(modal, { ...FORM, ...answers })).reply();
};

/** In small steps: five minutes without a move are a missed turn. */
async function passMinutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute++) await harness.passTime(MINUTE);
}

/** Ends all running tables; the bot notices in its next rounds. */
async function playRound(): Promise<StoredSeason> {
  const open = (await tablesOf(harness, await stored())).filter(({ status }) => status === 'playing');
  await finishTables(harness, open);
  await passMinutes(2);
  return stored();
}

describe('an evening of eight people', () => {
  test('that has begun already, or without a day, is refused, and nothing is made', async () => {
    expect((await openForm({ start: '2026-11-27 16:00' })).content).toMatch(/has passed/);
    expect((await openForm({ start: 'tonight' })).content).toMatch(/couldn’t read the day/);
    expect(await harness.store.openSeasons(harness.playground.guildId)).toEqual([]);
  });

  test('is opened with one form', async () => {
    const reply = await openForm();
    expect(reply.content).toMatch(/The evening is open/);
    const { content } = await card();
    expect(content).toMatch(/An evening of Tuchulcha, 2 rounds and a final/);
    expect(content).toMatch(/5 minutes a turn, 90 minutes at most/);
    expect((await openForm()).content).toMatch(/open in this channel already/);
  });

  test('is joined until it starts, and its first round rings', async () => {
    for (const person of people.slice(0, 7)) await person.press(await card(), 'I’m in');
    await harness.passTime(HOUR + 59 * MINUTE);
    const joined = await (await (people[7] as Person).press(await card(), 'I’m in')).reply();
    expect(joined.content).toMatch(/You’re in\. Be there when it starts/);
    await passMinutes(2);
    const { season } = await stored();
    expect(season.people).toHaveLength(8);
    expect(season.tables).toHaveLength(2);
    const begun = await manager.waitFor(({ content }) => content.includes('Round 1 of 2'));
    expect(begun.content.match(/\[Table \d+\]/g)).toHaveLength(2);
    for (const person of people)
      expect(person.notified.filter(({ messageId }) => messageId === begun.id)).toHaveLength(1);
    const shown = await manager.waitFor(({ content }) =>
      /Round 1 of 2\*{0,2} · 0 of 2 tables done/.test(content),
    );
    expect(shown.attachments[0]?.description).toMatch(/0 of 2 tables, can still finish 1 to 8/);
    expect(buttonsOf(shown).map(({ label }) => label)).toEqual(['I’m in', 'I’m out', 'My evening']);
  });

  test('goes on with the next round as soon as all tables are over, without a ping', async () => {
    const first = await stored();
    const after = await playRound();
    expect(after.season.tables).toHaveLength(4);
    const told = await manager.waitFor(({ content }) => content.includes('Round 2 of 2'));
    for (const person of people)
      expect(person.notified.filter(({ messageId }) => messageId === told.id)).toEqual([]);
    const winners = first.season.tables.map(({ seats }) => seats[0]);
    expect(after.season.tables[2]?.seats).toEqual(expect.arrayContaining(winners));
    const page = await (await manager.command('season')).reply();
    expect(page.content).toMatch(/Round 2 of 2 · 0 of 2 tables done/);
    expect(page.content).toMatch(/You can still finish anywhere from place/);
  });

  test('judges what isn’t finished when the round’s time is over, and plays its final', async () => {
    const { season } = await stored();
    const [, , played] = await tablesOf(harness, await stored());
    if (!played) throw new Error('no tables');
    await finishTables(harness, [played]);
    await harness.passTime(season.endsAt.getTime() - clock.ms);
    await passMinutes(1);
    const after = await stored();
    expect(after.season.tables.filter(({ result }) => result?.verdict)).toHaveLength(1);
    expect(after.season.tables).toHaveLength(5);
    const told = await manager.waitFor(({ content }) => content.includes('The final: Tuchulcha'));
    expect(told.content.match(/\[Table \d+\]/g)).toHaveLength(1);
  });

  test('ends with its champion, whom the final has decided', async () => {
    const { season } = await stored();
    const [winner] = season.tables[4]?.seats ?? [];
    const final = (await tablesOf(harness, await stored())).slice(4);
    await finishTables(harness, final);
    await passMinutes(2);
    const ended = (await harness.store.season(season.id)) as StoredSeason;
    expect(ended.season.status).toBe('ended');
    expect(seasonStandings(ended.season)[0]?.[0]?.userId).toBe(winner);
    const champions = manager.messages().filter(({ content }) => content.includes('🏆'));
    expect(champions).toHaveLength(1);
    expect(champions[0]?.content).toContain(ended.names.get(winner ?? '') ?? '?');
    expect(champions[0]?.content).toMatch(/The evening is over: Tuchulcha/);
    expect(champions[0]?.content).toMatch(/The final decided places 1 to 4/);
    const proof = await (await manager.press(champions[0] as PageMessage, 'Check the draw')).reply();
    expect(proof.content).toContain('the tables are the same');
    const text = await (await fetch(proof.attachments[0]?.url ?? '')).text();
    expect(verified(text).stdout).toMatch(/The draw and the standings are right/);
    expect(harness.loggedFrom(50)).toEqual([]);
  });
});

test('an evening that is called off is told in its channel', async () => {
  await openForm({ start: '2026-12-04 19:00' });
  await manager.press(await (await manager.command('season')).reply(), 'Manage the evening');
  const panel = await manager.waitForSecret(({ content }) => content.includes('Managing:'));
  expect(buttonsOf(panel).map(({ label }) => label)).not.toContain('Extend by a week');
  await manager.press(panel, 'Call it off');
  await manager.press(
    await manager.waitForSecret(({ content }) => content.includes('Call the evening off?')),
    'Call it off',
  );
  await harness.passTime(10 * MINUTE);
  await manager.waitFor(({ content }) => /The evening .* was called off/.test(content));
  expect(harness.loggedFrom(50)).toEqual([]);
});
