import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameOf } from '../../src/tables/game-registry.ts';
import { Game, labelsOf } from './game.ts';
import { Harness } from './harness.ts';

const WAYS = ['Play the computer', 'Two-minute lesson', 'Open a table'];

let harness: Harness;
let aule: Person;
let larthia: Person;

beforeAll(async () => {
  harness = await Harness.open({ isBotNew: true });
  [aule, larthia] = [harness.person('Aule'), harness.person('Larthia')];
});
afterAll(() => harness.close());

const isWelcome = ({ content }: PageMessage): boolean =>
  content.startsWith('**Tuchulcha: an Etruscan race') && /<\/help:\d+> brings this back/.test(content);
const welcomes = (): PageMessage[] => aule.messages().filter(isWelcome);

/** The newest table, once it has one. */
async function newest(): Promise<Game> {
  await expect.poll(async () => (await harness.store.tablesOf(null, aule.id)).length).toBeGreaterThan(0);
  const [table] = await harness.store.tablesOf(null, aule.id);
  if (!table) throw new Error('No table came of it.');
  return new Game(harness, table);
}

describe('a server to which the bot was just added', () => {
  test('is greeted in its system channel, with a picture and three ways to begin, and nobody’s phone rings', async () => {
    const welcome = await aule.waitFor(isWelcome, { channel: 'games' });
    expect(labelsOf(welcome)).toEqual(WAYS);
    expect(welcome.attachments).toHaveLength(1);
    expect(harness.visitors.page.notified).toEqual([]);
  });

  test('not again after a restart, nor after an outage', async () => {
    await aule.waitFor(isWelcome, { channel: 'games' });
    await harness.restart();
    harness.playground.admin.setAvailable(false);
    harness.playground.admin.setAvailable(true);
    await harness.settled();
    await harness.restart();
    await harness.settled();
    expect(welcomes()).toHaveLength(1);
  });

  test('again when it is added again', async () => {
    harness.playground.admin.removeBot();
    harness.playground.admin.inviteBot();
    await expect.poll(() => welcomes().length).toBe(2);
  });
});

test('where the bot may not write it says nothing, and logs nothing', async () => {
  const silent = await Harness.open({ isBotNew: false });
  try {
    const { admin } = silent.playground;
    admin.setBotPermissions(0n);
    admin.deny(admin.channelId('games'), 1n << 11n);
    admin.removeBot();
    admin.inviteBot();
    await silent.settled();
    expect(silent.person('Aule').messages().filter(isWelcome)).toEqual([]);
    expect(silent.loggedFrom(40)).toEqual([]);
  } finally {
    await silent.close();
  }
});

describe('one tap', () => {
  test('opens a table of four against newcomers that begins at once, and has no clock', async () => {
    const welcome = await aule.waitFor(isWelcome);
    await aule.press(welcome, 'Play the computer');
    const game = await newest();
    await expect.poll(async () => (await game.table()).status).toBe('playing');
    const table = await game.settled();
    expect(table).toMatchObject({ status: 'playing', size: 4, terms: { level: 'novice' } });
    const lobby = await aule.waitForChange(table.showing.lobbyMessageId ?? '', (now) =>
      labelsOf(now).includes('Go to table'),
    );
    expect(lobby.content).toMatch(
      /Aule \(blue\), 🤖 \p{Lu}\p{Ll}+ \(red\), 🤖 \p{Lu}\p{Ll}+ \(yellow\),? and 🤖 \p{Lu}\p{Ll}+ \(black\) are playing/u,
    );
    expect(table.state && gameOf(table).toAct(table.state)).toBe('blue');
    const turn = await aule.waitForChange(
      table.showing.turnMessageId ?? '',
      (now) => labelsOf(now).length > 0,
    );
    expect(turn.content).not.toContain('your time');
    expect(table.wakeAt?.getTime()).toBeGreaterThan(Date.now() + 20 * 24 * 3_600_000);
  });

  test('again leads to that game while it waits for the person, and to another if they want one', async () => {
    const welcome = await aule.waitFor(isWelcome);
    const { number } = await (await newest()).settled();
    const waits = await (await aule.press(welcome, 'Play the computer')).reply();
    expect(waits.ephemeral_for).toBe(aule.id);
    expect(waits.content).toBe(`You’re already playing the computer at table ${number}, and it’s your turn.`);
    expect(labelsOf(waits)).toEqual(['Go to my turn', 'Play another game']);
    expect(await harness.store.tablesOf(null, aule.id)).toHaveLength(1);
    await aule.press(waits, 'Play another game');
    await expect.poll(async () => (await harness.store.tablesOf(null, aule.id)).length).toBe(2);
  });

  test('shows the first lesson to the person alone', async () => {
    const welcome = await aule.waitFor(isWelcome);
    const lesson = await (await larthia.press(welcome, 'Two-minute lesson')).reply();
    expect(lesson.ephemeral_for).toBe(larthia.id);
    expect(lesson.content).toContain('First game');
  });

  test.each([
    ['Tonight: about an hour', 'live'],
    ['Over days: about 2 weeks', 'daily'],
  ])('and another open a table for others: %s', async (label, pace) => {
    const welcome = await aule.waitFor(isWelcome);
    const question = await (await aule.press(welcome, 'Open a table')).reply();
    expect(question.ephemeral_for).toBe(aule.id);
    await aule.press(question, label);
    const done = await aule.waitForChange(question, ({ content }) => content.startsWith('You’re at table'));
    expect(buttonsOf(done)[0]?.url).toContain('/channels/');
    const game = await newest();
    expect(await game.table()).toMatchObject({ status: 'lobby', pace, size: 4 });
    expect(labelsOf(await game.lobby())).toContain('Join the table');
  });
});

describe('/help', () => {
  test('says the same to the person alone, and names the commands', async () => {
    const help = await (await larthia.command('help')).reply();
    expect(help.ephemeral_for).toBe(larthia.id);
    // A bot of this process that stopped has forgotten the commands' ids: then they are named.
    expect(help.content).toMatch(/(?:<\/tuchulcha new:\d+>|`\/tuchulcha new`) opens a table/);
    expect(labelsOf(help)).toEqual(WAYS);
  });

  test('in a direct message offers the computer and the lessons, and no table among people', async () => {
    const { id: channel } = await larthia.openDirect();
    const help = await (await larthia.command('help', {}, { channel })).reply();
    expect(labelsOf(help)).toEqual(['Play the computer', 'Two-minute lesson']);
    expect(help.content).toContain('To play with people, open a table on a server I’m on');
  });
});
