import { afterEach, describe, expect, test } from 'vitest';
import { snowflakeTime } from '../src/state/snowflake.ts';
import { type Stage, stage, textChannel } from '../testing/bot.ts';

/** A clock that only tests move, some years ahead. */
const noon = Date.UTC(2031, 5, 1, 12);
const minute = 60_000;
let now = noon;
let here: Stage | null = null;

afterEach(async () => {
  await here?.close();
  here = null;
});

async function channels(options: Parameters<typeof stage>[0] = {}) {
  now = noon;
  here = await stage({ now: () => now, ...options });
  return { games: await textChannel(here), lounge: await textChannel(here, 'lounge'), stage: here };
}

const once = (nonce: string, content: string) => ({ content, nonce, enforceNonce: true });

describe('an enforced nonce', () => {
  test('brings the same message back for three minutes, and no longer', async () => {
    const { games } = await channels();
    const first = await games.send(once('7', 'first'));
    now += 3 * minute - 1;
    const again = await games.send(once('7', 'again'));
    expect([again.id, again.content]).toEqual([first.id, 'first']);
    now += 1;
    const later = await games.send(once('7', 'later'));
    expect(later.content).toBe('later');
    // Only the latest message still counts.
    expect((await games.send(once('7', 'last'))).id).toBe(later.id);
    const all = await games.messages.fetch({ cache: false });
    expect(all.map(({ content }) => content)).toEqual(['later', 'first']);
  });

  test('rings nobody a second time', async () => {
    const { games, stage } = await channels();
    const aule = stage.visitors.as('aule');
    await games.send(once('7', aule.mention));
    await games.send(once('7', aule.mention));
    const end = await games.send('end');
    await aule.waitFor(({ id }) => id === end.id);
    expect(aule.notified).toHaveLength(1);
  });

  test('is kept for as long as the playground is told', async () => {
    const { games } = await channels({ nonceMs: minute });
    const first = await games.send(once('7', 'first'));
    now += minute;
    expect((await games.send(once('7', 'second'))).id).not.toBe(first.id);
  });
});

describe('a clock that stands still', () => {
  test('stamps messages, edits and ids, and ids grow all the same', async () => {
    const { games } = await channels();
    const sent = [await games.send('a'), await games.send('b'), await games.send('c')];
    expect(sent.map(({ createdTimestamp }) => createdTimestamp)).toEqual([noon, noon, noon]);
    const ids = sent.map(({ id }) => BigInt(id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => (a < b ? -1 : 1)));
    now += minute;
    const [first] = sent;
    expect((await first?.edit('d'))?.editedTimestamp).toBe(noon + minute);
    const direct = await here?.client.users.send(here.visitors.as('aule').id, 'x');
    expect([snowflakeTime(direct?.channelId ?? '0'), direct?.createdTimestamp]).toEqual([now, now]);
  });

  test('lets no thread sleep, until it goes on', async () => {
    const { games, stage } = await channels();
    const thread = await games.threads.create({ name: 'Hour', autoArchiveDuration: 60 });
    const archived = async () => {
      stage.playground.admin.archiveIdleThreads();
      const fresh = await stage.client.channels.fetch(thread.id, { force: true });
      return fresh?.isThread() ? [fresh.archived, fresh.archiveTimestamp] : null;
    };
    now += 60 * minute - 1;
    expect(await archived()).toEqual([false, noon]);
    now += 1;
    expect(await archived()).toEqual([true, now]);
  });

  test('still lets rate limits pass: bots wait for them in real time', async () => {
    const { games } = await channels({ rateLimit: { requests: 1, perMs: 100 } });
    const sent = [await games.send('a'), await games.send('b'), await games.send('c')];
    expect(sent.map(({ content }) => content)).toEqual(['a', 'b', 'c']);
  });
});
