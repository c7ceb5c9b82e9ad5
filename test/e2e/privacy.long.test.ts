import { gunzipSync } from 'node:zlib';
import type { PageMessage, Person } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { type Database, everything, sqliteDatabase } from '../storage/databases.ts';
import { test as base } from './fixtures.ts';
import { type Game, labelsOf, openTable, resign, startGame } from './game.ts';
import { Harness } from './harness.ts';
import { prefer } from './panels.ts';

/** Told what is in the database, past the store. */
const test = base.extend<{ database: Database; harness: Harness }>({
  database: async ({ task: _ }, use) => use(await sqliteDatabase()),
  harness: async ({ database }, use) => {
    const harness = await Harness.open({ database: async () => database });
    await use(harness);
    await harness.close();
  },
});

const DELETE = 'Delete everything';

const ask = async (person: Person, channel?: string): Promise<PageMessage> =>
  (await person.command('privacy', {}, channel ? { channel } : {})).reply();

/** The first tap: what would be done. */
async function question(person: Person, channel?: string): Promise<PageMessage> {
  const message = await ask(person, channel);
  await person.press(message, 'Delete my data…');
  return person.waitForChange(message, (now) => labelsOf(now).includes(DELETE));
}

/** The columns of the database that contain a text: `table.column`. */
async function columnsWith({ url }: Database, text: string): Promise<string[]> {
  const found = new Set<string>();
  for (const [table, rows] of await everything(url))
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (String(value).includes(text)) found.add(`${table}.${column}`);
  return [...found].sort();
}

const occupants = async (game: Game): Promise<string[]> =>
  (await game.table()).seats.map(({ occupant }) => (occupant.kind === 'person' ? occupant.name : 'computer'));

describe('/privacy', () => {
  test('says what is stored, to whoever asks alone', async ({ larthia }) => {
    const message = await ask(larthia);
    expect(message.ephemeral_for).toBe(larthia.id);
    expect(message.content).toContain('**What I store about you, and why**');
    expect(message.content).toContain('No other messages of yours are stored.');
    expect(labelsOf(message)).toEqual(['Show my data', 'Hide my profile', 'Delete my data…']);
  });

  test('hands everything out as a file, to them alone', async ({ harness, aule, larthia }) => {
    await resign(await startGame(harness, [aule, larthia]), aule);
    const shown = await (await larthia.press(await ask(larthia), 'Show my data')).reply();
    expect(shown.ephemeral_for).toBe(larthia.id);
    const [file] = shown.attachments;
    expect(file?.filename).toBe('haruspex-data.json');
    const bytes = Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer());
    const data = JSON.parse(bytes.toString());
    expect(data.seats).toMatchObject([{ userId: larthia.id, name: 'Larthia' }]);
    expect(data.games).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain('Aule');
    expect(JSON.stringify(data)).not.toContain(aule.id);
    expect(() => gunzipSync(bytes)).toThrow();
  });

  test('deletes nothing at the first tap, and lets people think again', async ({
    harness,
    aule,
    larthia,
  }) => {
    const game = await startGame(harness, [aule, larthia]);
    const own = await openTable(harness, larthia);
    const asked = await question(larthia);
    expect(asked.content.split('\n').slice(0, 4)).toEqual([
      '**Delete everything about you?** This can’t be undone.',
      '- At the table where you’re playing, a computer player takes your seat for good; that counts as left.',
      '- The table you opened closes.',
      '- Finished games stay for the others, without your name. Your ratings, places and profile are gone.',
    ]);
    await larthia.press(asked, 'Keep everything');
    await larthia.waitForChange(asked, (now) => labelsOf(now).includes('Delete my data…'));
    expect(await occupants(game)).toEqual(['Aule', 'Larthia']);
    expect((await own.table()).status).toBe('lobby');
  });

  test('deleted, a person is nowhere any more, the others play on, and they can come back', async ({
    harness,
    database,
    aule,
    larthia,
  }) => {
    const arnth = harness.person('Arnth');
    const over = await startGame(harness, [aule, larthia]);
    await resign(over, larthia);
    const game = await startGame(harness, [larthia, aule, arnth]);
    const alone = await startGame(harness, [larthia], { computers: 1 });
    const own = await openTable(harness, larthia);
    const waits = await openTable(harness, aule, { players: 4 });
    const lobby = await waits.lobby();
    await larthia.press(lobby, 'Join the table');
    await prefer(larthia, { language: 'it' });
    await larthia.command('tuchulcha follow', { table: waits.id, at: 'end' });
    await game.settled();
    const thread = (await game.table()).showing.playChannelId ?? '';
    expect(harness.visitors.page.channel(thread).name).toContain('Larthia');
    expect(await columnsWith(database, larthia.id)).not.toEqual([]);

    const { version } = await game.table();
    const italian = await ask(larthia);
    await larthia.press(italian, 'privacy:ask');
    await larthia.waitForChange(italian, ({ content }) => content.startsWith('**Cancellare tutto di te?**'));
    await larthia.press(italian, 'privacy:delete');
    await larthia.waitForChange(italian, ({ content }) => content.startsWith('**Fatto.**'));

    // The request itself is forgotten once it is answered.
    await expect.poll(() => columnsWith(database, larthia.id)).toEqual([]);
    expect(await columnsWith(database, 'Larthia')).toEqual([]);
    const table = await game.advanced(version);
    expect(await occupants(game)).toEqual(['computer', 'Aule', 'Arnth']);
    expect(table.status).toBe('playing');
    expect((await alone.table()).status).toBe('aborted');
    expect((await own.table()).status).toBe('aborted');
    expect(await occupants(waits)).toEqual(['Aule']);
    expect((await waits.lobby()).content).not.toContain('Larthia');

    const turn = await game.message();
    expect(turn.content).not.toContain('Larthia');
    expect(turn.content).not.toContain(larthia.id);
    await expect.poll(() => harness.visitors.page.channel(thread).name).not.toContain('Larthia');
    const told = await aule.waitFor(({ content }) => content.startsWith('A computer player has taken'), {
      channel: thread,
    });
    expect(told.content).toBe('A computer player has taken a former player’s seat.');
    const mover = await game.mover();
    await mover.press(turn, labelsOf(turn)[0] ?? '');
    await game.expectLogReplays();

    const board = await (await aule.command('leaderboard')).reply();
    expect(board.content).toContain('Aule (you) · 1 of 1 won');
    expect(board.content).not.toContain('Larthia');

    expect((await (await larthia.command('profile')).reply()).content).toContain('You haven’t finished');
    await resign(await startGame(harness, [larthia, aule]), aule);
    const again = await (await larthia.command('leaderboard')).reply();
    expect(again.content).toMatch(/Larthia \(.*\) · 1 of 1 won/);
    expect(harness.loggedFrom(50)).toEqual([]);
  });

  test('cut off between leaving the tables and the rest, it is done by doing it again', async ({
    harness,
    database,
    aule,
    larthia,
  }) => {
    const game = await startGame(harness, [aule, larthia]);
    const { version } = await game.settled();
    harness.trouble.fail('forgetPerson');
    const asked = await question(larthia);
    await larthia.press(asked, DELETE);
    const failed = await larthia.waitForChange(asked, ({ content }) =>
      content.startsWith('**Something went wrong'),
    );
    expect(failed.content).toContain('This can’t be undone.\n- Finished games');
    expect(await columnsWith(database, larthia.id)).not.toEqual([]);
    await larthia.press(asked, DELETE);
    await larthia.waitForChange(asked, ({ content }) => content.startsWith('**Done.**'));
    expect(await columnsWith(database, larthia.id)).toEqual([]);
    await game.advanced(version);
    expect(await occupants(game)).toEqual(['Aule', 'computer']);
    expect((await game.message()).content).not.toContain('Larthia');
  });
});
