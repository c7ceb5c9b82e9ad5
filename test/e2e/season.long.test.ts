import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredSeason } from '../../src/tables/seasons/season.ts';
import { seasonStandings } from '../../src/tables/seasons/season-results.ts';
import { verified } from '../tools/verified.ts';
import { Harness } from './harness.ts';
import { finishTables, tablesOf } from './seasons.ts';
import { DAY, HOUR, MINUTE, TestClock } from './test-clock.ts';

const NAMES = ['Aule', 'Larthia', 'Velthur', 'Ramtha', 'Arnth', 'Thana', 'Sethre', 'Hasti'];
const PEOPLE = NAMES.map((displayName, at) => ({
  username: displayName.toLowerCase(),
  displayName,
  ...(at === 0 && { permissions: PermissionFlagsBits.ManageGuild }),
}));

let harness: Harness;
let people: readonly Person[];
let manager: Person;
const clock = new TestClock(Date.UTC(2026, 10, 26, 12));

beforeAll(async () => {
  harness = await Harness.open({ clock, people: PEOPLE });
  people = harness.visitors.some(NAMES.length);
  [manager = harness.person('Aule')] = people;
});
afterAll(() => harness.close());

const stored = async (): Promise<StoredSeason> => {
  const [season] = await harness.store.openSeasons(harness.playground.guildId);
  if (!season) throw new Error('No season is open.');
  return season;
};

const byId = async (id: string): Promise<StoredSeason> => {
  const season = await harness.store.season(id);
  if (!season) throw new Error(`No season ${id}.`);
  return season;
};

const card = async (): Promise<PageMessage> => {
  const { messageId } = await stored();
  return manager.waitFor(({ id }) => id === messageId);
};

const FORM = { size: '4', atOnce: '3', pace: 'quick', weeks: '1', start: '2026-11-27 13:30' };

const openForm = async (answers: Partial<typeof FORM> = {}): Promise<PageMessage> => {
  const { modal } = await manager.command('season', { open: 'season' });
  return (await manager.fill(modal, { ...FORM, ...answers })).reply();
};

describe('a season of eight people', () => {
  test.each<[string, Partial<typeof FORM>, RegExp]>([
    ['a day that has passed', { start: '2026-11-25' }, /has passed/],
    ['no day at all', { start: 'soon' }, /couldn’t read the day/],
    ['more weeks than a year has', { weeks: '53' }, /1 to 52 weeks/],
    ['no number of weeks', { weeks: 'ten' }, /whole number/],
    ['weeks too few for the pace', { pace: 'slow', weeks: '5' }, /about 6 weeks.* 9 weeks or more/],
  ])('is refused with %s, and nothing is made', async (_, answers, words) => {
    const reply = await openForm(answers);
    expect(reply.content).toMatch(words);
    expect(await harness.store.openSeasons(harness.playground.guildId)).toEqual([]);
  });

  test('is opened by those who manage the server', async () => {
    const refused = await (await harness.person('Larthia').command('season', { open: 'season' })).reply();
    expect(refused.content).toMatch(/Only a server manager/);
    const reply = await openForm();
    expect(reply.content).toMatch(/The season is open/);
    const { content } = await card();
    expect(content).toMatch(/A season of Tuchulcha, 1 week/);
    expect(content).toMatch(/about \d+ turns a day/);
    expect(content).toMatch(/Nobody is in yet/);
    expect((await openForm()).content).toMatch(/A season or an evening is open in this channel already/);
  });

  test('is joined and left with one tap', async () => {
    for (const person of people) {
      const joined = await (await person.press(await card(), 'I’m in')).reply();
      expect(joined.content).toMatch(/You’re in\. Expect about \d+ turns a day\./);
    }
    const [, , third] = people;
    if (!third) throw new Error('nobody');
    const again = await (await third.press(await card(), 'I’m in')).reply();
    expect(again.content).toMatch(/You’re in already/);
    await third.press(await card(), 'I’m out');
    expect((await stored()).season.people).toHaveLength(7);
    await third.press(await card(), 'I’m in');
    const shown = await manager.waitFor(({ content }) => /\*\*In \(8\):\*\*.*Velthur/.test(content));
    expect(buttonsOf(shown).map(({ label }) => label)).toEqual(['I’m in', 'I’m out', 'My season']);
  });

  test('begins by itself, with all tables at once', async () => {
    await harness.passTime(DAY + 2 * HOUR);
    const season = await stored();
    expect(season.season.status).toBe('playing');
    const tables = await tablesOf(harness, season);
    expect(tables.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'playing'));
    for (const [index, table] of tables.entries()) {
      const [first] = season.season.tables[index]?.seats ?? [];
      expect(table.setup?.first).toBe(
        table.seats.find(({ occupant }) => occupant.kind === 'person' && occupant.userId === first)?.color,
      );
    }
    const begun = await manager.waitFor(({ content }) => content.includes('The season has begun'));
    for (const person of people) {
      const rung = person.notified.filter(({ messageId }) => messageId === begun.id);
      expect(rung).toHaveLength(1);
    }
    const shown = await manager.waitFor(({ content }) => content.includes('0 of 6 tables done'));
    expect(shown.attachments[0]?.description).toMatch(
      /Standings: .*1\. .* 0 points, 0 of 3 tables, can still finish 1 to 8/,
    );
    const page = await (await manager.command('season')).reply();
    expect(page.content).toMatch(/You can still finish anywhere from place 1 to 8/);
    expect(page.content.match(/\[Table \d+\]/g)).toHaveLength(3);
  });

  test('counts results as they come', async () => {
    const season = await stored();
    const [one, two] = await tablesOf(harness, season);
    if (!one || !two) throw new Error('no tables');
    await finishTables(harness, [one, two]);
    await harness.passTime(10 * MINUTE);
    const after = await stored();
    expect(after.season.tables.filter(({ result }) => result)).toHaveLength(2);
    const shown = await manager.waitFor(({ content }) => content.includes('2 of 6 tables done'));
    expect(shown.id).toBe(season.messageId);
    const [rows = []] = seasonStandings(after.season);
    for (const { best, worst } of rows) expect(worst).toBeGreaterThanOrEqual(best);
  });

  test('goes on where somebody leaves: the computer player takes over', async () => {
    const [, , , , leaver] = people;
    if (!leaver) throw new Error('nobody');
    await leaver.press(await (await leaver.command('season')).reply(), 'I’m out');
    const asked = await leaver.waitForSecret(({ content }) => content.includes('Leave the season?'));
    await leaver.press(asked, 'Leave the season');
    await harness.passTime(10 * MINUTE);
    const season = await stored();
    expect(season.season.left).toEqual([leaver.id]);
    const open = (await tablesOf(harness, season)).filter(({ status }) => status === 'playing');
    for (const { seats } of open)
      expect(seats.some(({ occupant }) => occupant.kind === 'person' && occupant.userId === leaver.id)).toBe(
        false,
      );
  });

  test('is managed on a panel, and each change is told on the card', async () => {
    const before = await stored();
    const refused = await people[1]?.command('season');
    expect(buttonsOf((await refused?.reply()) as PageMessage).map(({ label }) => label)).not.toContain(
      'Manage the season',
    );
    await manager.press(await (await manager.command('season')).reply(), 'Manage the season');
    const panel = () => manager.waitForSecret(({ content }) => content.includes('Managing:'));
    await manager.press(await panel(), 'Extend by a week');
    await manager.waitFor(({ content }) => /Aule extended the season by a week/.test(content));
    const week = 7 * DAY;
    expect((await stored()).season.endsAt.getTime() - before.season.endsAt.getTime()).toBe(week);
    await manager.press(await panel(), 'Pause the season');
    await manager.waitFor(
      ({ content }) => content.includes('**Paused:**') && content.includes('tables done'),
    );
    await manager.press(await panel(), 'Go on');
    const excluded = people[5]?.id ?? '';
    await manager.select(await panel(), null, [excluded]);
    await manager.press(
      await manager.waitForSecret(({ content }) => content.includes('Exclude Thana?')),
      'Exclude this person',
    );
    await manager.waitFor(({ content }) => content.includes('Aule excluded Thana'));
    expect((await stored()).season.excluded).toEqual([excluded]);
  });

  test('lets nobody hand over a seat, or end a game without a result', async () => {
    const [table] = (await tablesOf(harness, await stored())).filter(({ status }) => status === 'playing');
    const reply = await manager.command('tuchulcha end', { table: table?.id ?? '' });
    const labels = buttonsOf(await reply.reply()).map(({ label }) => label);
    expect(labels).not.toContain('Propose to end');
    expect(labels).not.toContain(`Close table ${table?.number}`);
  });

  test('ends when a manager says so: what is unfinished is judged, and the champion is told', async () => {
    const { season } = await stored();
    await manager.press(await (await manager.command('season')).reply(), 'Manage the season');
    await manager.press(
      await manager.waitForSecret(({ content }) => content.includes('Managing:')),
      'End it now',
    );
    await manager.press(
      await manager.waitForSecret(({ content }) => content.includes('End the season now?')),
      'End it now',
    );
    await harness.passTime(10 * MINUTE);
    const ended = await byId(season.id);
    expect(ended.season.status).toBe('ended');
    const judged = ended.season.tables.filter(({ result }) => result?.verdict);
    expect(judged).not.toEqual([]);
    const tables = await tablesOf(harness, ended);
    for (const { tableId } of judged) expect(tables.find(({ id }) => id === tableId)?.status).toBe('playing');
    for (const { result, seats } of judged) {
      const sum = result?.verdict?.points.reduce((all, points) => all + points, 0) ?? 0;
      // 600 for each other seat, but for rounding to tenths of a point.
      expect(Math.abs(sum - 300 * seats.length)).toBeLessThanOrEqual(20);
    }
    const posts = () => manager.messages().filter(({ content }) => content.includes('🏆'));
    await harness.passTime(10 * MINUTE);
    expect(posts()).toHaveLength(1);
    const [champion] = posts();
    expect(champion?.content).toMatch(/wins|share first place/);
    expect(champion?.attachments[0]?.description).toMatch(/Standings/);
    const shown = await manager.waitFor(({ id }) => id === ended.messageId);
    expect(shown.content).toMatch(/The season is over/);
    expect(shown.content).toContain(ended.season.secret ?? '?');
    const hall = await (await manager.press(champion as PageMessage, 'Past champions')).reply();
    expect(hall.content).toMatch(/Tuchulcha, \d+ weeks? · 8 people/);
  });

  test('can be checked by anybody from its file', async () => {
    const champion = manager.messages().findLast(({ content }) => content.includes('🏆')) as PageMessage;
    const proof = await (await manager.press(champion, 'Check the draw')).reply();
    expect(proof.content).toContain('the tables are the same');
    const [file] = proof.attachments;
    const text = await (await fetch(file?.url ?? '')).text();
    expect(verified(text).stdout).toMatch(/The draw and the standings are right/);
    const names: Record<string, string> = JSON.parse(text).names;
    expect(Object.values(names).sort()).toEqual([...NAMES].sort());
    expect(harness.loggedFrom(50)).toEqual([]);
  });
});

test('a season that is called off after its channel has gone is told of where a manager shows it', async () => {
  const { modal } = await manager.command('season', { open: 'season' }, { channel: 'lounge' });
  await (await manager.fill(modal, { ...FORM, start: '2026-12-20 13:30' })).reply();
  const { season, channelId } = await stored();
  await harness.passTime(MINUTE);
  harness.playground.admin.deleteChannel(channelId);
  await manager.press(await (await manager.command('season')).reply(), 'Manage the season');
  const panel = await manager.waitForSecret(({ content }) => content.includes('Managing:'));
  await manager.press(panel, 'Call it off');
  const asked = await manager.waitForChange(panel, ({ content }) => content.includes('Call the season off?'));
  await manager.press(asked, 'Call it off');
  await harness.passTime(10 * MINUTE);
  expect((await byId(season.id)).season.status).toBe('calledOff');
  const told = () => manager.messages().filter(({ content }) => content.endsWith('was called off.'));
  expect(told().filter(({ ephemeral_for }) => !ephemeral_for)).toEqual([]);
  const others = await (await harness.person('Larthia').command('season')).reply();
  expect(others.content).toContain('This season was called off.\nI couldn’t tell anyone');
  expect(buttonsOf(others).map(({ label }) => label)).not.toContain('Show it in this channel');
  await manager.press(await (await manager.command('season')).reply(), 'Show it in this channel');
  await harness.passTime(10 * MINUTE);
  const post = await manager.waitFor(({ content }) => content.endsWith('was called off.'), {
    channel: 'games',
  });
  const card = await manager.waitFor(({ content }) => content.includes('This season was called off.'), {
    channel: 'games',
  });
  expect((await byId(season.id)).messageId).toBe(card.id);
  expect(told()).toContainEqual(post);
  expect((await (await manager.command('season')).reply()).content).toContain('No season or evening is open');
});
