import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RecordedRequest } from '@haruspex/playground';
import type { PageMessage, Person } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import type { Color } from '../../src/games/tuchulcha/board.ts';
import { check, published } from '../../src/tables/fairness/check.ts';
import { digestOfSeatHistory, formatSeatHistory } from '../../src/tables/fairness/facts.ts';
import { sittingsOf } from '../../src/tables/store.ts';
import type { TableOf } from '../../src/tables/table.ts';
import { formatJson, formatRecord } from '../../src/tables/tuchulcha/game-record/formats.ts';
import { recordedGame } from '../../src/tables/tuchulcha/game-record/recorded-game.ts';
import { tuchulchaTables } from '../../src/tables/tuchulcha/index.ts';
import { seeded } from './dice.ts';
import { test as base, ownDiceTest as test } from './fixtures.ts';
import { type Game, openTable, resign, secretOf, startGame } from './game.ts';
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

async function over(harness: Harness, people: readonly Person[]): Promise<Game> {
  const game = await startGame(harness, people);
  const loser = people.at(-1);
  if (loser) await resign(game, loser);
  return game;
}

const beganIn = async (game: Game): Promise<Color | undefined> => (await game.table()).setup?.first;

describe('a rematch', () => {
  test('has dice of its own, fixed in a message that was there before the others came', async ({
    harness,
    aule,
    larthia,
  }) => {
    const game = await over(harness, [aule, larthia]);
    const end = await game.message();
    const asked = await aule.press(end, 'Play a rematch');
    const lobby = await aule.waitFor(({ content }) => content.startsWith('**Tuchulcha, table 2**'));
    const joined = await larthia.press(end, 'Play a rematch');
    await aule.waitForChange(lobby, ({ content }) => content.includes('are playing'));
    const [table] = await harness.store.tablesOf(harness.playground.guildId, aule.id);
    const digest = digestOfSeatHistory(`${asked.interactionId}:blue=1;${joined.interactionId}:yellow=2`);
    expect(table?.facts).toBe(
      `${lobby.id};${digest};blue:${asked.interactionId};yellow:${joined.interactionId};-;after:${await beganIn(game)}`,
    );
    expect(lobby.content).toContain(table?.secret?.commitment.slice(0, 16));
    expect(table?.secret?.reveal()).not.toBe(secretOf(await game.table()));
  });
});

describe('a lobby', () => {
  test('names who sat down more than once, and the facts hold it', async ({ harness, aule, larthia }) => {
    const game = await openTable(harness, aule, { players: 3 });
    const taps: string[] = [];
    for (const button of ['join', 'leave', 'join'] as const) {
      const { version } = await game.table();
      const lobby = await game.lobby();
      const tap =
        button === 'join'
          ? await larthia.press(lobby, 'Join the table')
          : await larthia.press(
              await (await larthia.press(lobby, 'More choices…')).reply(),
              'Leave the table',
            );
      taps.push(tap.interactionId);
      await game.advanced(version);
    }
    const told = await (await larthia.command('verify', { table: `${game.number}` })).reply();
    expect(await proofOf(larthia, told)).toContain('-# Larthia joined 2 times.');
    const { version } = await game.table();
    await aule.press(await game.lobby(), /^Start with 2$/);
    await game.advanced(version);
    const { facts, seatHistory } = await game.table();
    const line = formatSeatHistory(seatHistory);
    expect(line).toMatch(
      new RegExp(`^\\d+:blue=1;${taps[0]}:yellow=2;${taps[1]}:yellow=-;${taps[2]}:yellow=2$`),
    );
    expect(facts).toContain(`;${digestOfSeatHistory(line)};`);
  });
});

describe('/verify', () => {
  test('suggests the tables of the server that are over, and takes a number too', async ({
    harness,
    aule,
    larthia,
  }) => {
    const first = await over(harness, [aule, larthia]);
    const second = await over(harness, [aule, larthia]);
    await openTable(harness, aule);
    const suggested = (typed: string) => aule.suggestions('verify', { table: typed }, 'table');
    expect(await suggested('')).toMatchObject([
      { name: 'Table 2', value: second.id },
      { name: 'Table 1', value: first.id },
    ]);
    expect(await suggested('1')).toMatchObject([{ name: 'Table 1' }]);
    expect(await suggested('9')).toEqual([]);
    for (const [given, words] of [
      ['1', 'Table 1: the dice are right'],
      [second.id, 'Table 2: the dice are right'],
      ['3', 'Table 3 hasn’t begun'],
      ['4', 'That table no longer exists'],
      ['anything', 'That table no longer exists'],
    ] as const) {
      const said = await (await aule.command('verify', { table: given })).reply();
      expect(said.content).toContain(words);
    }
    const last = await (await aule.command('verify')).reply();
    expect(last.content).toContain('Table 2: the dice are right');
  });

  base('says of dice that came from elsewhere which they are', async ({ harness, aule, larthia }) => {
    harness.dice.next([3, 5], [2, 4]);
    const game = await over(harness, [aule, larthia]);
    const said = await (await aule.command('verify', { table: game.id })).reply();
    expect(said.content).toContain('Table 1: the dice aren’t right');
    expect(said.content).toContain('Roll 0, counted from 0: 3-5. The secret gives ');
  });

  test('says what a game was closed to: its secret, where the lobby was', async ({
    harness,
    aule,
    larthia,
  }) => {
    const game = await startGame(harness, [aule, larthia]);
    const hex = secretOf(await game.table());
    const asked = await (await aule.command('tuchulcha end', { table: game.id })).reply();
    await aule.press(asked, /^Close/);
    const { lobbyMessageId } = (await game.table()).showing;
    const closed = await larthia.waitForChange(lobbyMessageId ?? '', ({ content }) =>
      content.includes('was closed before its end'),
    );
    expect(closed.components).toEqual([]);
    const said = await (await larthia.command('verify', { table: '1' })).reply();
    expect(said.content).toContain('Table 1: the dice are right');
    expect(await proofOf(larthia, said)).toContain(`\`${hex}\``);
  });
});

const percent = (share: number): string => `${Number((100 * share).toFixed(1))}%`;

describe('/dice', () => {
  test('counts the dice of the finished games of the server', async ({ harness, aule, larthia }) => {
    const none = await (await aule.command('dice')).reply();
    expect(none.content).toContain('No game has been finished on this server yet');
    const game = await startGame(harness, [aule, larthia]);
    await playAtRandom(game, { random: seeded(5), most: 12 });
    await resign(game, larthia);
    const dice = (await game.log()).flatMap(({ action }) => (action.type === 'roll' ? action.dice : []));
    const said = await (await aule.command('dice')).reply();
    expect(said.ephemeral_for).toBe(aule.id);
    expect(said.content).toContain(`${dice.length} dice in finished games`);
    const counts = [1, 2, 3, 4, 5, 6].map((face) => dice.filter((one) => one === face).length);
    const named = (count: number) => `${counts.indexOf(count) + 1} (${percent(count / dice.length)})`;
    expect(said.content).toContain(
      `${named(Math.max(...counts)).replace(' (', ' came up most often (')}, ${named(Math.min(...counts)).replace(' (', ' least often (')}; each should`,
    );
    await aule.press(said, 'Share here');
    await larthia.waitFor(
      ({ content }) => content.includes('Aule shares this') && content.includes('The dice of this server'),
    );
  });
});
