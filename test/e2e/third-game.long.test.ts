import { buttonsOf, type PageMessage, textOf } from '@haruspex/playground/testing/person.ts';
import { afterAll, beforeAll, describe } from 'vitest';
import { GAMES } from '../../src/game-modules.ts';
import { useGames } from '../../src/tables/game-registry.ts';
import { nim } from '../third-game/module.ts';
import { timedTest as test } from './fixtures.ts';
import { MAX_ROUND_MS } from './harness.ts';
import { DAY } from './test-clock.ts';

beforeAll(() => useGames([...GAMES, nim]));
afterAll(() => useGames(GAMES));

const labels = (message: PageMessage): string[] => buttonsOf(message).map(({ label }) => label);
const isTurn =
  (turn: number) =>
  ({ content }: PageMessage): boolean =>
    content.includes(`turn ${turn}.`) && content.includes('●');

/** Nim (test/third-game/), which no shared layer knows, from its command to the leaderboard. */
describe('a third game', () => {
  test('is opened, played, timed out, finished, listed and rated', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const lobby = await (await aule.command('nim new', { pace: 'daily' })).reply();
    expect(textOf(lobby)).toContain('Nim');
    expect(labels(lobby)).toContain('Join the table');
    await larthia.press(lobby, 'Join the table');

    const first = await aule.waitFor(isTurn(1));
    expect(labels(first)).toEqual(['Take 1', 'Take 2', 'Take 3']);
    const mover = first.content.startsWith(aule.mention) ? aule : larthia;
    const waiting = mover === aule ? larthia : aule;
    await mover.press(first, 'Take 3');
    const second = await aule.waitFor(isTurn(2));
    expect(second.content).toContain('Stones: ●●●●');
    expect(second.content.startsWith(waiting.mention)).toBe(true);

    // Not this player's turn; then too late, so that the bot takes one stone in their place.
    await mover.press(second, 'Take 1');
    expect((await mover.waitForSecret()).content).toContain('turn');
    await harness.passTime(3 * DAY, MAX_ROUND_MS);
    const third = await aule.waitFor(isTurn(3));
    expect(third.content).toContain('Stones: ●●●');

    await mover.press(third, 'Take 3');
    const end = await aule.waitFor(({ content }) => content.includes('took the last stone'));
    expect(end.content).toContain(mover.name);
    expect(labels(end)).toEqual(['Play again']);

    const history = await (await aule.command('history')).reply();
    expect(textOf(history)).toContain('Nim');
    expect(textOf(history)).toContain(mover.name);
    const past = await (await aule.press(history, 'Open the game')).reply();
    expect(past.content).toContain('took the last stone');
    const board = await (await aule.command('leaderboard', { game: 'nim' })).reply();
    expect(textOf(board)).toContain('Nim');
    expect(textOf(board)).toMatch(new RegExp(`${mover.name} .*1 of 1 won`));
    const profile = await (await mover.command('profile')).reply();
    expect(textOf(profile)).toContain('1');
    await larthia.press(end, 'Play again');
    await aule.press(end, 'Play again');
    await aule.waitFor((message) => isTurn(1)(message) && BigInt(message.id) > BigInt(end.id));
    expect(harness.loggedFrom(40)).toEqual([]);
  });
});
