import { buttonsOf, type PageMessage, type Person, textOf } from '@haruspex/playground/testing/person.ts';
import { Locale } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { links } from '../../src/discord/views/links.ts';
import { type Game, resign, startGame } from './game.ts';
import { Harness, type HarnessOptions } from './harness.ts';

interface Place {
  readonly options?: HarnessOptions;
  /** Opens a table; returns the id or name of its channel. */
  open(harness: Harness, people: readonly Person[]): Promise<string>;
  /** The kind of channel whose thread it is played in; null: where it is opened. */
  readonly threadIn: 'text' | 'announcement' | null;
  /** In the last message. */
  readonly over?: string;
}

const places: readonly (readonly [string, Place])[] = [
  [
    'a post of a forum',
    {
      open: async (_, [aule]) =>
        (await aule?.startThread('tavern', 'A game?', { content: 'Who is in?' }))?.id ?? '',
      threadIn: null,
    },
  ],
  ['a voice channel', { open: async () => 'parlour', threadIn: null }],
  [
    'a private thread',
    {
      async open(harness, [aule, ...others]) {
        const members = [harness.playground.botId, ...others.map(({ id }) => id)];
        return (await aule?.startThread('lounge', 'Hush', { members }))?.id ?? '';
      },
      threadIn: null,
    },
  ],
  ['an announcement channel', { open: async () => 'news', threadIn: 'announcement' }],
  [
    'a server in Italian without a system channel',
    {
      options: { guildLocale: Locale.Italian, hasSystemChannel: false, isBotNew: true },
      open: async () => 'games',
      threadIn: 'text',
      over: 'In partita non è rimasto nessun altro.',
    },
  ],
];

describe.concurrent('a game', () => {
  test.each(places)('in %s', async (_, place) => {
    const harness = await Harness.open({ seed: 3, ...place.options });
    try {
      const people = harness.visitors.some(2);
      const channel = await place.open(harness, people);
      const game = await startGame(harness, people, { channel });
      const { channelId, showing } = await game.settled();
      const played = harness.visitors.page.channel(showing.playChannelId ?? '');
      expect(channelId).toBe(harness.visitors.page.channel(channel).id);
      if (place.threadIn === null) expect(played.id).toBe(channelId);
      else {
        expect(played.parentId).toBe(channelId);
        expect(harness.visitors.page.channel(channelId).kind).toBe(place.threadIn);
      }
      await game.tap(buttonsOf(await game.message())[0]?.customId ?? '');
      const [, loser] = people;
      if (loser) await resign(game, loser);
      await game.expectLogReplays();
      const words = place.over ?? 'Nobody else is left in the game.';
      const end = (await game.messages()).find((message) => textOf(message).includes(words));
      expect(end).toBeDefined();
      await expectRematch(harness, game, people);
      expect(harness.loggedFrom(40)).toEqual([]);
    } finally {
      await harness.close();
    }
  });
});

/** Both can be had again by the message in the table's own channel: a thread may have been locked since. */
async function expectRematch(harness: Harness, game: Game, [aule]: readonly Person[]): Promise<void> {
  const { channelId, showing } = await game.settled();
  if (showing.playChannelId !== channelId && showing.playChannelId !== null)
    harness.playground.admin.lockThread(showing.playChannelId);
  const rematch = links.rematch({ table: game.id });
  const isEnd = (message: PageMessage) => buttonsOf(message).some(({ customId }) => customId === rematch);
  const card = await aule?.waitFor(isEnd, { channel: channelId });
  if (!card || !aule) throw new Error('nobody is there');
  await aule.press(card, rematch);
  await aule.waitForSecret((message) => JSON.stringify(message.components).includes('discord.com/channels'));
}
