import { type PageMessage, type Person, selectsOf } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { playShort, type Who } from '../storage/short-games.ts';
import { test } from './fixtures.ts';
import { labelsOf, resign, startGame } from './game.ts';
import type { Harness } from './harness.ts';

const SHARE = 'Share here';
const MINE = 'My place';
const SEERS = 'Show the seers';

const ask = async (person: Person, options: Parameters<Person['command']>[1] = {}): Promise<PageMessage> =>
  (await person.command('leaderboard', options)).reply();

const linesOf = ({ content }: PageMessage): string[] => content.split('\n');
/** Names on the board, with ranks if established. */
const ranked = (message: PageMessage): string[] =>
  linesOf(message).flatMap((line) => {
    const [, rank, name] = /^(?:\*\*(\d+)\.\*\* )?([^*-].*?) · /.exec(line) ?? [];
    return name ? [rank ? `${rank} ${name}` : name] : [];
  });

const whoOf = ({ id, name }: Person): Who => [id, name];

let tables = 0;
const NOW = new Date();

/** A finished game, the winner first, without messages. */
async function played(harness: Harness, players: readonly [Who, Who, ...Who[]], at = NOW): Promise<void> {
  const { guildId } = harness.playground;
  const { id, version } = await playShort(harness.store, { id: `short${++tables}`, guildId, players, at });
  await harness.store.show(id, { versionShown: version });
}

const stranger = (index: number): Who => [
  `9000000000000000${String(index).padStart(2, '0')}`,
  `Player ${index}`,
];

/** Thirteen people in the order of their strength: Player 1 is always better than Player 2, and so on. */
async function season(harness: Harness, people: readonly Who[]): Promise<void> {
  for (let round = 0; round < 5; round++) {
    for (const [index, better] of people.entries()) {
      const worse = people[index + 1];
      if (worse) await played(harness, [better, worse]);
    }
  }
}

describe('/leaderboard', () => {
  test('says how to get on it while nobody is, and only to who asks', async ({ aule }) => {
    const board = await ask(aule);
    expect(board.ephemeral_for).toBe(aule.id);
    expect(linesOf(board)).toEqual([
      '**Leaderboard** · Tuchulcha · all time · all tables',
      expect.stringMatching(
        /^Nobody is on this leaderboard yet\. .*\(provisional until 5 games\)\. .?\/tuchulcha new.* opens a table; computer players count as opponents too\.$/,
      ),
    ]);
    expect(board.attachments).toEqual([]);
    expect(labelsOf(board)).toEqual([SEERS]);
  });

  test('has a game on it as soon as it is over', async ({ harness, aule, larthia }) => {
    const game = await startGame(harness, [aule, larthia]);
    await resign(game, larthia);
    const board = await ask(aule);
    expect(linesOf(board).slice(0, 4)).toEqual([
      '**Leaderboard** · Tuchulcha · all time · all tables',
      '-# Provisional, after fewer than 5 games:',
      'Aule (you) · 1 of 1 won',
      'Larthia · 0 of 1 won',
    ]);
    expect(board.content).toContain('Sorted by rating minus ±');
    expect(board.content).not.toContain('<@');
    expect(board.attachments).toHaveLength(1);
    expect(board.attachments[0]?.description).toContain('Aule: provisional');
    const two = await ask(larthia, { players: 2, season: 'all' });
    expect(ranked(two)).toEqual(['Aule', 'Larthia (you)']);
    const three = await ask(larthia, { players: 3 });
    expect(three.content).toContain('3 players');
    expect(ranked(three)).toEqual([]);
    expect(harness.loggedFrom(40)).toEqual([]);
  });

  test('turns its pages, and finds one’s own place', async ({ harness, aule, larthia }) => {
    await season(harness, [...Array.from({ length: 13 }, (_, index) => stranger(index + 1)), whoOf(aule)]);
    const first = await ask(aule);
    const [year, quarter] = [NOW.getUTCFullYear(), 1 + Math.floor(NOW.getUTCMonth() / 3)];
    expect(linesOf(first)[0]).toBe(
      `**Leaderboard** · Tuchulcha · Q${quarter} ${year} · all tables · page 1 of 2`,
    );
    expect(ranked(first)).toHaveLength(10);
    expect(ranked(first)[0]).toBe('1 Player 1');
    expect(linesOf(first).at(-2)).toMatch(/^-# You: place 14 of 14, \d+ ± \d+\.$/);
    expect(labelsOf(first)).toEqual(['Next page', MINE, SHARE, SEERS]);

    await aule.press(first, MINE);
    const last = await aule.waitForChange(first, (now) => now.content.includes('page 2 of 2'));
    expect(ranked(last)).toEqual(['11 Player 11', '12 Player 12', '13 Player 13', '14 Aule (you)']);
    expect(labelsOf(last)).toEqual(['Previous page', SHARE, SEERS]);
    expect(last.attachments).toHaveLength(1);
    await aule.press(last, 'Previous page');
    const back = await aule.waitForChange(first, (now) => now.content.includes('page 1 of 2'));
    expect(ranked(back)).toEqual(ranked(first));

    const beyond = await ask(larthia, { page: 40 });
    expect(ranked(beyond)).toHaveLength(4);
    expect(labelsOf(beyond)).toEqual(['Previous page', SHARE, SEERS]);
    expect(beyond.content).toContain('-# You’re not on it yet');
  });

  test('is of any season, and of any number of players', async ({ harness, aule, larthia }) => {
    const [me, other] = [whoOf(aule), whoOf(larthia)];
    await played(harness, [me, other], new Date(Date.UTC(2024, 4, 5)));
    await played(harness, [other, me, 'computer'], new Date(Date.UTC(2025, 0, 5)));
    const all = await ask(aule);
    const [seasons, sizes] = selectsOf(all);
    expect(seasons?.options.map(({ value }) => value).slice(2)).toEqual([
      'all',
      '2025-Q1',
      '2025',
      '2024-Q2',
      '2024',
    ]);
    expect(seasons?.options[0]?.label).toMatch(/^Q[1-4] \d{4} \(now\)$/);
    expect(seasons?.options.find(({ value }) => value === '2024-Q2')?.description).toBe('April – June 2024');
    expect(sizes?.options.map(({ label }) => label)).toEqual([
      'all tables',
      '2 players',
      '3 players',
      '4 players',
    ]);
    await aule.select(all, 'Choose another season', ['2024-Q2']);
    const spring = await aule.waitForChange(all, (now) => now.content.includes('Q2 2024'));
    expect(ranked(spring)).toEqual(['Aule (you)', 'Larthia']);
    await aule.select(spring, 'Choose how many players', ['3']);
    const none = await aule.waitForChange(all, (now) => now.content.includes('3 players'));
    expect(none.content).toContain('Nobody is on this leaderboard yet.');
    expect(none.attachments).toEqual([]);

    // There is one rating, over all games: who won in 2024 is still ahead.
    const later = await ask(aule, { season: '2025' });
    expect(ranked(later)).toEqual(['Aule (you)', 'Larthia']);
    expect(later.content).toContain('Larthia · 1 of 1 won');
    expect((await ask(aule, { season: 'q1 2025' })).content).toContain('Q1 2025');
    expect((await ask(aule, { season: 'yesterday' })).content).toContain('I don’t know that season.');
    const suggested = await aule.suggestions('leaderboard', { season: '2024' }, 'season');
    expect(suggested).toEqual(
      [
        { name: 'Q2 2024', value: '2024-Q2' },
        { name: '2024', value: '2024' },
      ].map((choice) => expect.objectContaining(choice)),
    );
    expect(await aule.suggestions('leaderboard', { season: 'xyz' }, 'season')).toEqual([]);
  });
});
