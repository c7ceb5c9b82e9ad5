import { buttonsOf, type Person } from '@haruspex/playground/testing/person.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { links } from '../../src/discord/views/links.ts';
import { labelsOf, openTable, startGame } from './game.ts';
import { Harness } from './harness.ts';

let harness: Harness;
let aule: Person;
let larthia: Person;
let arnth: Person;
let thana: Person;

beforeAll(async () => {
  harness = await Harness.open();
  aule = harness.person('Aule');
  larthia = harness.person('Larthia');
  arnth = harness.person('Arnth');
  thana = harness.person('Thana');
});
afterEach(() => harness.dice.clear());
afterAll(() => harness.close());

describe('/games', () => {
  test('lists my tables on this server, those that wait for me first, each with a link', async () => {
    harness.dice.next([3, 5]);
    const theirs = await startGame(harness, [thana, arnth]);
    harness.dice.next([3, 5]);
    const mine = await startGame(harness, [arnth, thana]);
    const lobby = await openTable(harness, arnth);
    const listed = await (await arnth.command('games')).reply();
    expect(listed.ephemeral_for).toBe(arnth.id);
    const lines = listed.content.split('\n');
    expect(lines[0]).toContain('one is waiting for you');
    expect(lines.slice(1).map((line) => Number(/Table (\d+)/.exec(line)?.[1]))).toEqual([
      mine.number,
      lobby.number,
      theirs.number,
    ]);
    expect(lines[1]).toContain('your turn');
    expect(lines[2]).toContain('3 free seats');
    expect(lines[3]).toContain('Thana (blue)');
    const { guildId } = harness.playground;
    for (const [line, game] of [
      [lines[1], mine],
      [lines[3], theirs],
    ] as const) {
      const message = await game.message();
      expect(line).toContain(`https://discord.com/channels/${guildId}/${message.channel_id}/${message.id}`);
    }
  });

  test('says so where there is none, and counts no finished ones', async () => {
    const ramtha = harness.person('Ramtha');
    expect((await (await ramtha.command('games')).reply()).content).toContain('You’re not at any table');
    const game = await openTable(harness, ramtha, { players: 2 });
    const ways = await (await ramtha.command('tuchulcha end', { table: game.id })).reply();
    await ramtha.press(ways, /^Close table/);
    await expect.poll(async () => (await game.table()).status).toBe('aborted');
    expect((await (await ramtha.command('games')).reply()).content).toContain('You’re not at any table');
  });
});

describe('/tuchulcha board', () => {
  test('shows my table privately, with its picture and a link', async () => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const shown = await (await larthia.command('tuchulcha board', { table: game.id })).reply();
    expect(shown.ephemeral_for).toBe(larthia.id);
    expect(shown.content).toContain(`Table ${game.number}. Aule (blue) to move.`);
    expect(shown.attachments[0]?.description).toContain('Dice: 3, 5.');
    const message = await game.message();
    expect(buttonsOf(shown).map(({ url }) => url)).toEqual([
      `https://discord.com/channels/${harness.playground.guildId}/${message.channel_id}/${message.id}`,
    ]);
  });

  test('in the game’s thread means the game of the thread', async () => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const { channel_id } = await game.message();
    const shown = await (await larthia.command('tuchulcha board', {}, { channel: channel_id })).reply();
    expect(shown.content).toContain(`Table ${game.number}.`);
  });

  test('asks which one is meant where there are several, and shows the only one where there is one', async () => {
    const asked = await (await aule.command('tuchulcha board', {}, { channel: 'lounge' })).reply();
    expect(asked.content).toBe('Which table do you mean?');
  });

  test('shows a lobby as well', async () => {
    const game = await openTable(harness, thana);
    const shown = await (await aule.command('tuchulcha board', { table: game.id })).reply();
    expect(shown.content).toContain(`table ${game.number}`);
    expect(shown.attachments).toEqual([]);
  });
});

describe('/tuchulcha end, to resign', () => {
  test('lists what can be done, and a second tap does it, out of turn as well; the others play on', async () => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia, arnth]);
    const asked = await (await larthia.command('tuchulcha end', { table: game.id })).reply();
    expect(asked.ephemeral_for).toBe(larthia.id);
    expect(asked.content).toContain('your haruspexes leave the board');
    expect(labelsOf(asked)).toEqual([`Resign from table ${game.number}`, 'Propose to end']);
    const before = await game.table();
    expect(before.state?.position.colors.red?.role).toBe('normal');
    await larthia.press(asked, `Resign from table ${game.number}`);
    const after = await game.advanced(before.version);
    expect(after.state?.position.colors.red?.role).toBe('out');
    expect(after.state?.position.turn).toBe('blue');
    const done = await larthia.waitForChange(asked, ({ content }) => content.includes('You’ve resigned'));
    expect(buttonsOf(done)).toEqual([]);
    expect((await game.message()).content).toContain('Larthia (red) resigned');
    await game.expectLogReplays();
  });

  test('on one’s own turn passes the turn on', async () => {
    harness.dice.next([3, 5], [2, 4]);
    const game = await startGame(harness, [aule, larthia, arnth]);
    const { version } = await game.table();
    const asked = await (await aule.command('tuchulcha end', { table: game.id })).reply();
    await aule.press(asked, /^Resign/);
    await game.advanced(version);
    expect((await game.message()).content).toContain(`${larthia.mention}, you rolled **2-4**`);
  });

  test('of the last but one ends the game: the other wins, and the table is closed', async () => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const turn = await game.message();
    const { version } = await game.table();
    const asked = await (await larthia.command('tuchulcha end', { table: game.id })).reply();
    await larthia.press(asked, /^Resign/);
    expect((await game.advanced(version)).status).toBe('finished');
    const end = await game.message();
    expect(end.id).not.toBe(turn.id);
    expect(end.content).toMatch(/Game over.*Aule \(blue\) wins/);
    expect(buttonsOf(end).map(({ label }) => label)).toEqual([
      'Play again',
      'Story of the game',
      'Give a player a title',
    ]);
    const old = await aule.waitForChange(turn, (now) => buttonsOf(now).length === 0);
    expect(old.attachments).toEqual([]);
    await game.expectLogReplays();
  });

  test('is not for whoever has no seat', async () => {
    const game = await startGame(harness, [aule, larthia]);
    const before = await game.table();
    const asked = await (await thana.command('tuchulcha end', { table: game.id })).reply();
    const id = links.resign({ table: game.id });
    const forged = await harness.messageWith(harness.playground.admin.channelId('games'), [id]);
    const told = await (await thana.press(forged, id)).reply();
    expect(asked.content).toContain('You can’t end table');
    expect(told.content).toContain('You’re not playing at that table');
    expect((await game.table()).version).toBe(before.version);
  });
});

describe('the option “table”', () => {
  test('suggests my tables, with those that wait for me marked', async () => {
    const vel = harness.person('vel.thur');
    harness.dice.next([3, 5], [3, 5]);
    const waits = await startGame(harness, [vel, larthia]);
    const other = await startGame(harness, [larthia, vel]);
    const all = await vel.suggestions('tuchulcha board', { table: '' }, 'table');
    expect(all.map(({ name, value }) => [name, value])).toEqual([
      [`Table ${other.number}`, other.id],
      [`Table ${waits.number}: your turn`, waits.id],
    ]);
    const typed = await vel.suggestions('tuchulcha board', { table: `${waits.number}` }, 'table');
    expect(typed.map(({ value }) => value)).toEqual([waits.id]);
  });

  test('with something that is no table of this server is told so, or falls back to my only one', async () => {
    const told = await (
      await harness.person('Ramtha').command('tuchulcha end', { table: 'nonsense' })
    ).reply();
    expect(told.content).toMatch(/no table|no longer exists/i);
  });
});

test('nothing of all this was an error in the log', () => {
  expect(harness.loggedFrom(50)).toEqual([]);
});
