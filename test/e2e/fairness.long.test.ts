import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RecordedRequest } from '@haruspex/playground';
import type { PageMessage, Person } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { check, published } from '../../src/tables/fairness/check.ts';
import { sittingsOf } from '../../src/tables/store.ts';
import type { TableOf } from '../../src/tables/table.ts';
import { formatJson, formatRecord, recordedGame } from '../../src/tables/tuchulcha/game-record.ts';
import { tuchulchaTables } from '../../src/tables/tuchulcha/index.ts';
import { seeded } from './dice.ts';
import { ownDiceTest as test } from './fixtures.ts';
import { type Game, openTable, resign } from './game.ts';
import type { Harness } from './harness.ts';
import { prefer } from './panels.ts';
import { playAtRandom } from './play.ts';

/** Opens the numbers behind the answer of `/verify`. */
async function proofOf(person: Person, said: PageMessage, button = 'Show the proof'): Promise<string> {
  const proof = await (await person.press(said, button)).reply();
  expect(proof.ephemeral_for).toBe(person.id);
  return proof.content;
}

/** Everything that has left the bot: what people see, what Discord was asked, what was logged. */
const everything = ({ visitors, playground, logged }: Harness): string =>
  [
    ...[...visitors.page.messages.values()].map((message) => JSON.stringify(message)),
    ...playground.recorded.map((request) => JSON.stringify(request)),
    ...logged,
  ].join('\n');

function expectUntold(harness: Harness, hex: string): void {
  const all = everything(harness).toLowerCase();
  expect(all).not.toContain(hex);
  expect(all).not.toContain(Buffer.from(hex, 'hex').toString('base64').slice(0, 40).toLowerCase());
}

const contentOf = ({ body }: RecordedRequest): string => {
  const { content, data } = (body ?? {}) as { content?: string; data?: { content?: string } };
  return content ?? data?.content ?? '';
};

describe('the dice of a game', () => {
  test('are fixed before anybody sits down, secret to its end, and right afterwards', async ({
    harness,
    aule,
    larthia,
  }) => {
    // With unknown dice, a random devotion may put somebody out, or end the game, at any moment.
    for (const person of [aule, larthia])
      await prefer(person, { 'never-tuchulcha': true, 'never-lasa': true });
    const game = await openTable(harness, aule, { players: 3, computers: 1 });
    const { secret, showing } = await game.table();
    const commitment = secret?.commitment ?? '';
    const hex = secret?.reveal() ?? '';
    const lobby = await game.lobby();
    const seal = commitment.slice(0, 16);
    expect(lobby.content).toContain(`\`${seal}\``);
    const sealed = await (await larthia.command('verify', { table: `${game.number}` })).reply();
    expect(sealed.ephemeral_for).toBe(larthia.id);
    expect(await proofOf(larthia, sealed)).toContain(`\`${commitment}\``);

    // The message contained it before it had an id, which is an input of the dice.
    const [first] = harness.playground.recorded.filter((request) => contentOf(request).includes(seal));
    expect(first).toMatchObject({ method: 'POST', path: expect.stringMatching(/\/callback$/) });
    expect(JSON.stringify(first?.body)).not.toContain(lobby.id);
    expect(JSON.stringify(first?.response)).toContain(lobby.id);

    const { version } = await game.table();
    const joined = await larthia.press(lobby, /^Join the table/);
    await game.advanced(version);
    const { facts } = await game.table();
    expect(facts).toMatch(
      new RegExp(
        `^${showing.lobbyMessageId};2:[0-9a-f]{64};blue:\\d+;red:${joined.interactionId};yellow:computer;-$`,
      ),
    );
    const begun = await aule.waitForChange(lobby, ({ content }) => content.includes('are playing'));
    expect(begun.content).toContain(`\`${seal}\``);
    const said = await (await larthia.command('verify', { table: `${game.number}` })).reply();
    expect(await proofOf(larthia, said)).toContain(`\`${facts}\``);

    // So few that nobody can be out by then, whatever is rolled.
    await playAtRandom(game, { random: seeded(3), most: 8 });
    const now = await (await larthia.command('verify', { table: `${game.number}` })).reply();
    expect(now.content).toContain('is still playing');
    expect(await proofOf(larthia, now)).toContain(commitment);
    await resign(game, larthia);
    expectUntold(harness, hex);
    await resign(game, aule);

    const table = await game.settled();
    expect(table.status).toBe('finished');
    const right = await (await larthia.command('verify', { table: `${game.number}` })).reply();
    expect(await proofOf(larthia, right)).toContain(`\`${hex}\``);
    expect((await game.message()).attachments[0]?.description).not.toContain(hex);
    const source = published(table);
    if (!source || !table.setup) throw new Error('The table is not over.');
    const log = await game.log();
    const tapped = log.filter(({ interactionId }) => interactionId !== undefined);
    expect(tapped.every(({ actor }) => actor !== 'computer')).toBe(true);
    expect(new Set(tapped.map(({ interactionId }) => interactionId)).size).toBeGreaterThan(5);
    const found = check(source, tuchulchaTables, table.setup, log);
    expect(found.rolls).toBeGreaterThan(5);
    expect(found.agrees).toBe(true);
    await expectExportRight(game, table, found.rolls);
    expect(harness.logged.join('')).not.toContain(hex);
  });
});

/** The script gives the same result for the table's text and JSON. */
async function expectExportRight(game: Game, table: TableOf<'tuchulcha'>, rolls: number): Promise<void> {
  const exported = recordedGame(table, await game.log(), await sittingsOf(game.harness.store, table));
  if (!exported) throw new Error('The game has not begun.');
  const folder = mkdtempSync(path.join(tmpdir(), 'fairness-'));
  try {
    for (const [name, content] of [
      ['game.txt', formatRecord(exported)],
      ['game.json', formatJson(exported)],
    ] as const) {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      const { status, stdout } = spawnSync(process.execPath, ['tools/verify.mjs', file], {
        encoding: 'utf8',
      });
      expect(stdout).toContain(`All ${rolls} rolls are right.`);
      expect(status).toBe(0);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
