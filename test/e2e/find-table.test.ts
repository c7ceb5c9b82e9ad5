import type { PageMessage, Person } from '@haruspex/playground/testing/person.ts';
import { describe } from 'vitest';
import { timedTest as test } from './fixtures.ts';
import { labelsOf, openTable } from './game.ts';
import { arrange } from './panels.ts';
import { MINUTE } from './test-clock.ts';

/** `/play`, with wishes chosen. */
async function wishes(person: Person, wanted: Readonly<Record<string, string>> = {}): Promise<PageMessage> {
  let message = await (await person.command('play')).reply();
  for (const [key, value] of Object.entries(wanted)) {
    await person.select(message, `seek:wish:${key}`, [value]);
    message = await person.waitForChange(message, (now) =>
      JSON.stringify(now.components).includes(`"value":"${value}","default":true`),
    );
  }
  return message;
}

async function looks(person: Person, wanted: Readonly<Record<string, string>> = {}): Promise<PageMessage> {
  const message = await wishes(person, wanted);
  await person.press(message, 'Look for a table');
  return person.waitForChange(message, (now) => labelsOf(now).includes('Stop looking'));
}

const FOUND = /: table \d+ is yours\./;

describe.concurrent('people who look for a table', () => {
  test('get one as soon as there are enough of them, and are called once', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const mine = await looks(aule, { size: '2', computers: 'never' });
    expect(mine.content).toContain('Nobody else is looking just now.');
    const message = await wishes(larthia, { computers: 'never' });
    expect(message.content).toContain('One other person is looking.');
    await larthia.press(message, 'Look for a table');
    const called = await aule.waitFor(({ content }) => FOUND.test(content));
    expect(called.mentions.map(({ id }) => id).sort()).toEqual([aule.id, larthia.id].sort());
    const [table] = await harness.store.tablesOf(harness.playground.guildId, aule.id);
    expect(table).toMatchObject({ status: 'playing', size: 2, pace: 'daily' });
    await expect.poll(() => harness.store.seekingGuilds()).toEqual([]);
    await harness.passTime(5 * MINUTE);
    const calls = aule.notified.filter(({ messageId }) => messageId === called.id);
    expect(calls).toHaveLength(1);
    // One's choices are kept for the next time.
    const again = await (await aule.command('play')).reply();
    expect(JSON.stringify(again.components)).toContain('"value":"2","default":true');
    expect(harness.loggedFrom(40)).toEqual([]);
  });

  test('get computer players once their wait is over', async ({ harness, aule, expect }) => {
    await looks(aule, { size: '4', computers: '10' });
    await harness.passTime(5 * MINUTE);
    expect(await harness.store.tablesOf(harness.playground.guildId, aule.id)).toEqual([]);
    await harness.passTime(6 * MINUTE);
    const called = await aule.waitFor(({ content }) => FOUND.test(content));
    expect(called.content).toContain('Computer players fill 3 seats.');
    const [table] = await harness.store.tablesOf(harness.playground.guildId, aule.id);
    expect(table).toMatchObject({ status: 'playing', size: 4 });
  });

  test('may stop, and are told where they can’t look', async ({ harness, aule, larthia, expect }) => {
    const mine = await looks(aule, { size: '2' });
    await aule.press(mine, 'Stop looking');
    await aule.waitForChange(mine, (now) => labelsOf(now).includes('Look for a table'));
    expect(await harness.store.seekingGuilds()).toEqual([]);
    await arrange(aule, { 'max-tables': '1' });
    await openTable(harness, larthia, { players: 3 });
    const full = await wishes(larthia);
    const refused = await (await larthia.press(full, 'Look for a table')).reply();
    expect(refused.content).toContain('more at once isn’t allowed');
    expect(await harness.store.seekingGuilds()).toEqual([]);
  });
});
