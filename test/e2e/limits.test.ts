import type { Person } from '@haruspex/playground/testing/person.ts';
import type { Values } from '@haruspex/playground/testing/spell.ts';
import { test as base, describe, expect } from 'vitest';
import { openTable, startGame } from './game.ts';
import { Harness } from './harness.ts';
import { arrange } from './panels.ts';
import { HOUR, MINUTE, TestClock } from './test-clock.ts';

const test = base.extend<{ harness: Harness; aule: Person; larthia: Person }>({
  harness: async ({ task: _ }, use) => {
    const harness = await Harness.open({ clock: new TestClock(), limits: true });
    await use(harness);
    await harness.close();
  },
  aule: ({ harness }, use) => use(harness.person('Aule')),
  larthia: ({ harness }, use) => use(harness.person('Larthia')),
});

async function told(person: Person, command: string, options: Values = {}): Promise<string> {
  return (await (await person.command(command, options)).reply()).content;
}

/** The time in a sentence, in Unix seconds. */
const timeIn = (sentence: string): number => Number(/<t:(\d+):R>/.exec(sentence)?.[1]);

describe('limits that are on by default', () => {
  test('tables: three in a row, one a minute, five at most; told politely, to the person alone', async ({
    harness,
    aule,
    larthia,
  }) => {
    const { guildId } = harness.playground;
    const openOf = async ({ id }: Person) => (await harness.store.tablesOf(guildId, id)).length;
    await Promise.all(Array.from({ length: 12 }, () => aule.command('tuchulcha new')));
    await harness.settled();
    expect(await openOf(aule)).toBe(3);
    const asked = await (await aule.command('tuchulcha new')).reply();
    expect(asked.ephemeral_for).toBe(aule.id);
    expect(asked.content).toMatch(
      /^You’ve just opened several tables\. You can open the next one <t:\d+:R>\.$/,
    );
    expect(timeIn(asked.content)).toBe(Math.floor((harness.clock.ms + MINUTE) / 1000));

    larthia.setLocale('de');
    for (let n = 0; n < 3; n++) await openTable(harness, larthia);
    expect(await told(larthia, 'tuchulcha new')).toMatch(
      /^Du hast gerade mehrere Tische eröffnet\. Den nächsten kannst du <t:\d+:R> eröffnen\.$/,
    );

    for (let n = 4; n <= 5; n++) {
      await harness.passTime(MINUTE);
      await openTable(harness, aule);
    }
    await harness.passTime(HOUR);
    expect(await told(aule, 'tuchulcha new')).toContain('You already have 5 tables open here');
    expect(await openOf(aule)).toBe(5);
  });

  test('a server that wants more says so', async ({ harness, aule }) => {
    const before = await arrange(aule, { language: 'discord' });
    expect(before.content).toContain('Opening tables in a row: 3, then one a minute.');
    const { content: shown } = await arrange(aule, {
      'opening-wait': '0',
      'max-tables': '10',
      'nudge-wait': '30',
    });
    expect(shown).toContain('Opening tables in a row: no wait.');
    expect(shown).toContain('Nudges in a row: 3, then one every 30 minutes.');
    for (let n = 0; n < 10; n++) await openTable(harness, aule);
    expect(await told(aule, 'tuchulcha new')).toContain('You already have 10 tables open here');
    expect((await arrange(aule, { 'max-tables': '10' })).content).toBe(shown);
  });

  test('nudges: a player once in an hour, at whichever table', async ({ harness, aule, larthia }) => {
    const first = await startGame(harness, [aule, larthia]);
    const second = await startGame(harness, [aule, larthia]);
    await harness.passTime(2 * HOUR);
    larthia.setLocale('de');
    expect(await told(larthia, 'nudge', { table: first.id })).toContain('bekommt eine Erinnerung');
    expect(await told(larthia, 'nudge', { table: second.id })).toMatch(
      /^Du hast diese Person erst vor Kurzem angestupst, vielleicht an einem anderen Tisch\. Anstupsen kannst du <t:\d+:R> wieder\.$/,
    );
  });

  test('pictures: so many in a minute, with the time when there are more', async ({
    harness,
    aule,
    larthia,
  }) => {
    const game = await startGame(harness, [aule, larthia]);
    const mover = await game.mover();
    for (let n = 0; n < 12; n++) expect(await told(aule, 'profile')).toContain('finished a game here yet');
    const refused = await told(aule, 'profile');
    expect(refused).toMatch(
      /^You’ve just asked for a lot of pictures\. You can ask for the next one <t:\d+:R>\.$/,
    );
    expect(timeIn(refused)).toBe(Math.floor((harness.clock.ms + 5000) / 1000));
    larthia.setLocale('de');
    for (let n = 0; n < 12; n++) await told(larthia, 'profile');
    expect(await told(larthia, 'profile')).toMatch(
      /^Du hast gerade viele Bilder angefordert\. Das nächste gibt es <t:\d+:R>\.$/,
    );
    // A game is no such picture.
    expect((await game.mover()).id).toBe(mover.id);
    const board = await (await aule.command('tuchulcha board', { table: game.id })).reply();
    expect(board.attachments).toHaveLength(1);
  });
});
