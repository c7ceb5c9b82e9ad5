import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { MessageFlags } from 'discord-api-types/v10';
import { describe } from 'vitest';
import { parseTap } from '../discord/taps.ts';
import { seeded } from './dice.ts';
import { timedTest as test } from './fixtures.ts';
import { Game, tableOfLobby } from './game.ts';
import type { Harness } from './harness.ts';
import { MINUTE } from './test-clock.ts';

async function openForChannel(harness: Harness, opener: Person, against: string): Promise<Game> {
  const done = await opener.command('tuchulcha channel', { against, pace: 'live' });
  const { id } = await done.reply();
  const game = new Game(harness, await tableOfLobby(harness, opener, id));
  await opener.waitForChange(id, ({ content }) => content.includes('are playing'));
  await game.settled();
  return game;
}

/** The ways that a ballot's message offers. */
const votesOn = (message: PageMessage): string[] =>
  buttonsOf(message).flatMap(({ customId }) =>
    customId && parseTap(customId)?.on === 'vote' ? [customId] : [],
  );

async function votes(person: Person, message: PageMessage, customId: string): Promise<PageMessage> {
  return (await person.pressId(message.id, customId)).reply();
}

describe.concurrent('a channel as one player', () => {
  test('plays a whole game against the strong computer', async ({ harness, aule, expect }) => {
    const random = seeded(5);
    const people = harness.visitors.some(4);
    const game = await openForChannel(harness, aule, 'strong');
    let ballots = 0;
    for (; ; ballots++) {
      const table = await game.settled();
      if (table.status !== 'playing') break;
      const message = await game.message();
      const ways = votesOn(message);
      expect(ways.length).toBeGreaterThan(1);
      expect(message.content).toMatch(/^#games \(/);
      for (const person of people.slice(0, ballots % 7 === 0 ? 4 : 3)) {
        const way = ways[Math.floor(random() * ways.length)] ?? '';
        const reply = await votes(person, message, ballots % 2 === 0 ? (ways[0] ?? '') : way);
        expect(reply.content).toMatch(/^Your vote: \*\*.+\*\*\. I count the votes <t:\d+:R>/);
      }
      if (ballots === 0) {
        // However many vote, all read of it with the next round.
        await harness.passTime(MINUTE);
        await aule.waitForChange(message, ({ content }) => content.includes('4 votes so far.'));
      }
      await harness.passTime(ballots === 0 || ballots % 2 === 1 ? 5 * MINUTE : MINUTE);
      await game.advanced(table.version);
    }
    const all = await harness.store.ballots(game.id);
    expect(all).toHaveLength(ballots);
    expect(all.every(({ votes: cast }) => cast.length >= 3)).toBe(true);
    const end = await game.message();
    expect(end.content).toContain('Game over');
    const [, faithful = ''] = / votes were held\. Most faithful: (.+)\. Wisest:/.exec(end.content) ?? [];
    // Who voted in each is named before who didn't; their order among each other is that of their judgement.
    expect(faithful.match(/\(\d+\)/g)).toEqual(people.slice(0, 3).map(() => `(${ballots})`));
    for (const { name } of people.slice(0, 2)) expect(faithful).toContain(`${name} (`);
    expect(end.content).toContain('Wisest:');
    expect(buttonsOf(end).map(({ label }) => label)).not.toContain('Play again');
    const result = await harness.store.result(game.id);
    expect(result?.placings.map(({ player, skill }) => [player.kind, skill])).toEqual(
      expect.arrayContaining([
        ['voters', null],
        ['computer', null],
      ]),
    );
    // One message a turn, which calls nobody, and says afterwards who wanted what.
    const messages = (await game.messages()).filter(({ content }) => content.includes('games ('));
    for (const { flags, mentions } of messages) {
      expect((flags ?? 0) & MessageFlags.SuppressNotifications).not.toBe(0);
      expect(mentions).toEqual([]);
    }
    expect(messages.some(({ content }) => /🗳️ \d votes: /.test(content))).toBe(true);
    expect(aule.notified).toEqual([]);
    await game.expectLogReplays();
    expect(harness.loggedFrom(40)).toEqual([]);
  });
});
