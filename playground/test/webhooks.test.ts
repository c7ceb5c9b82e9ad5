import { PermissionFlagsBits, type TextChannel, WebhookClient } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INVITATION } from '../src/index.ts';
import { refusalCode, type Stage, stage, textChannel } from '../testing/bot.ts';
import type { Person } from '../testing/person.ts';

let here: Stage;
let games: TextChannel;
let aule: Person;

beforeAll(async () => {
  here = await stage({ botPermissions: INVITATION | PermissionFlagsBits.ManageWebhooks });
  games = await textChannel(here);
  aule = here.visitors.as('aule');
});

afterAll(() => here.close());

const button = {
  type: 1,
  components: [{ type: 2, style: 2, custom_id: 'x', label: 'X' }],
} as const;

/** Execute and change messages by the token alone. */
async function made() {
  const { id, token, applicationId } = await games.createWebhook({ name: 'Voices' });
  expect(applicationId).toBe(here.playground.botId);
  return new WebhookClient({ id, token: token ?? '' }, { rest: { api: here.playground.apiUrl } });
}

test('a webhook speaks in a channel and its threads, under any name', async () => {
  const webhook = await made();
  expect([...(await games.fetchWebhooks()).keys()]).toContain(webhook.id);
  const thread = await games.threads.create({ name: 'the night' });
  for (const threadId of [undefined, thread.id]) {
    const place = threadId === undefined ? {} : { threadId };
    const sent = await webhook.send({
      ...place,
      content: 'By the well.',
      username: 'Velia',
      components: [button],
      withComponents: true,
    });
    const shown = await aule.waitFor(({ id }) => id === sent.id);
    expect(shown).toMatchObject({
      channel_id: threadId ?? games.id,
      webhook_id: webhook.id,
      application_id: here.playground.botId,
      author: { id: webhook.id, username: 'Velia', bot: true },
      components: [{ components: [{ custom_id: 'x' }] }],
    });
    // The bot has no intent for contents; the webhook sees its own.
    const channel = threadId === undefined ? games : thread;
    const listed = await channel.messages.fetch({ message: sent.id, force: true });
    expect([listed.content, listed.components]).toEqual(['', []]);
    expect((await webhook.fetchMessage(sent.id, place)).content).toBe('By the well.');
    await webhook.editMessage(sent.id, { ...place, content: 'By the dry well.' });
    await aule.waitForChange(sent.id, ({ content }) => content === 'By the dry well.');
    await webhook.deleteMessage(sent.id, threadId);
    await aule.page.until(() => (aule.page.messages.has(sent.id) ? undefined : true), 'still there');
  }
});

test('what Discord refuses of it', async () => {
  const webhook = await made();
  const words = { content: 'By the well.' };
  const refused = (more: object) => refusalCode(webhook.send({ ...words, ...more }));
  expect(await refused({ username: 'My Discord' })).toBe(50035);
  expect(await refused({ username: 'Clyde' })).toBe(50035);
  expect(await refused({ username: 'x'.repeat(81) })).toBe(50035);
  expect(await refused({ username: 'x'.repeat(80) })).toBeNull();
  const elsewhere = await textChannel(here, 'lounge');
  const thread = await elsewhere.threads.create({ name: 'of another channel' });
  expect(await refused({ threadId: thread.id })).toBe(10003);
  const own = await games.send('of the bot');
  expect(await refusalCode(webhook.editMessage(own.id, words))).toBe(10008);
  const stranger = new WebhookClient(
    { id: webhook.id, token: 'x' },
    { rest: { api: here.playground.apiUrl } },
  );
  expect(await refusalCode(stranger.send(words))).toBe(50027);
  here.playground.admin.deny(games.id, PermissionFlagsBits.ManageWebhooks);
  expect(await refusalCode(games.fetchWebhooks())).toBe(50013);
  expect(await refusalCode(games.createWebhook({ name: 'More' }))).toBe(50013);
  expect(await refused({})).toBeNull();
  here.playground.admin.deleteWebhooks();
  expect(await refused({})).toBe(10015);
});
