import { beforeEach, describe, expect, test } from 'vitest';
import type { ChannelApi } from '../../../src/discord/api/channel-api.ts';
import { TableMessages } from '../../../src/discord/table-message/table-message.ts';
import { createLog } from '../../../src/log.ts';
import { DrawingQueue } from '../../../src/pictures/drawing-queue.ts';
import { Secret } from '../../../src/tables/fairness/dice.ts';
import { freshReminders } from '../../../src/tables/reminders/wake-times.ts';
import type { SharedStore, TableChange } from '../../../src/tables/store.ts';
import { USUAL_TERMS } from '../../../src/tables/tuchulcha/terms.ts';
import { sqliteStore } from '../../storage/sqlite-store.ts';

/** A Discord on which messages arrive when the test says so. */
class SlowChannels {
  /** As they were asked for. */
  readonly sent: string[] = [];
  readonly edited: string[] = [];
  /** Requests under way now, and most at once. */
  underWay = 0;
  mostAtOnce = 0;
  readonly #waiting: ((error?: Error) => void)[] = [];

  readonly api: Partial<ChannelApi> = {
    send: async (channelId) => {
      this.sent.push(channelId);
      await this.#arrive();
      return `9${this.sent.length}`;
    },
    edit: async (_, messageId) => {
      this.edited.push(messageId);
      await this.#arrive();
    },
    recentMessages: async () => [],
  };

  async #arrive(): Promise<void> {
    this.underWay += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.underWay);
    try {
      await new Promise<void>((resolve, reject) => {
        this.#waiting.push((error) => (error ? reject(error) : resolve()));
      });
    } finally {
      this.underWay -= 1;
    }
  }

  /** The oldest request that waits ends, as soon as there is one. */
  async next(error?: Error): Promise<void> {
    await expect.poll(() => this.#waiting.length, { interval: 1 }).toBeGreaterThan(0);
    this.#waiting.shift()?.(error);
  }
}

let store: SharedStore;
let channels: SlowChannels;
let messages: TableMessages;

beforeEach(() => {
  store = sqliteStore(() => new Date(0));
  channels = new SlowChannels();
  messages = messagesOn(channels);
});

const messagesOn = ({ api }: SlowChannels) =>
  new TableMessages({
    store,
    channelApi: api as ChannelApi,
    draw: () => Promise.reject(new Error('a lobby has no picture')),
    drawing: new DrawingQueue(),
    accessTo: () => null,
    avatars: { of: async () => ({ kind: 'computer' }) },
    log: createLog('silent'),
    botId: () => '5',
    now: () => new Date(0),
    timesOf: async () => ({ up: null }),
    announce: async () => {},
    leavePlace: async () => {},
  });

async function openLobby(id: string, lobbyMessageId: string | null = null): Promise<void> {
  await store.create({
    id,
    game: 'tuchulcha',
    guildId: '1',
    channelId: id.slice(-1),
    openerId: '3',
    locale: 'en',
    pace: 'daily',
    isPrivate: false,
    invited: [],
    terms: USUAL_TERMS,
    size: 4,
    seats: [],
    seatHistory: [],
    secret: Secret.fresh(),
    reminders: freshReminders(0),
    wakeAt: null,
    lobbyMessageId,
  });
}

/** Resolves after all consequences of settled promises. */
const idle = () => new Promise((resolve) => setImmediate(resolve));

async function changeShown(change: TableChange = {}): Promise<void> {
  await expect.poll(() => channels.underWay, { interval: 1 }).toBe(1);
  const table = await store.load('table00001');
  if (!table) throw new Error('no table');
  await store.change('table00001', table, change);
}

/** `first`: a showing that has begun before the table was changed. */
async function changedWhileShown() {
  await openLobby('table00001', '44');
  const first = messages.show('table00001', true);
  await changeShown();
  return { first };
}

describe('two showings of one table at once', () => {
  test('a table without a message gets one, not two', async () => {
    await openLobby('table00001');
    const both = [messages.show('table00001'), messages.show('table00001')];
    await channels.next();
    await Promise.all(both);
    expect(channels.sent).toHaveLength(1);
    const table = await store.load('table00001');
    expect(table?.showing).toMatchObject({ lobbyMessageId: '91', versionShown: 1 });
  });

  test('what is older is not drawn over what is newer: the second waits for the first', async () => {
    const { first } = await changedWhileShown();
    const second = messages.show('table00001');
    const third = messages.show('table00001', true);
    await idle();
    expect(channels.edited).toEqual(['44']);
    let ended = 0;
    const all = Promise.all([first, second, third]).then(() => {
      ended = channels.edited.length;
    });
    while (ended === 0) {
      const before = channels.edited.length;
      await Promise.race([channels.next(), all]);
      await idle();
      expect(channels.edited.length - before).toBeLessThanOrEqual(1);
    }
    expect(channels.mostAtOnce).toBe(1);
    expect((await store.load('table00001'))?.showing.versionShown).toBe(2);
  });

  test('drawn over what another process has shown meanwhile: the newest is drawn again, though another showing waits', async () => {
    const { first } = await changedWhileShown();
    // The other process received the same tap, and was faster.
    await store.show('table00001', { versionShown: 2 });
    const both = Promise.all([first, messages.show('table00001')]);
    await channels.next();
    await Promise.race([channels.next(), both]);
    await both;
    expect(channels.edited).toEqual(['44', '44']);
  });

  test('drawn once more as it was, over what another process has shown meanwhile: the newest is drawn again', async () => {
    await openLobby('table00001', '44');
    const first = messages.show('table00001');
    await channels.next();
    await first;
    const again = messages.show('table00001', true);
    await changeShown({ size: 3 });
    const others = new SlowChannels();
    const newer = messagesOn(others).show('table00001');
    await others.next();
    await newer;
    await channels.next();
    await Promise.race([channels.next(), again]);
    await again;
    expect(others.edited).toEqual(['44']);
    expect(channels.edited).toEqual(['44', '44', '44']);
  });

  test('a showing that fails holds nobody up', async () => {
    await openLobby('table00001');
    const failing = messages.show('table00001').catch((error: unknown) => error);
    const next = messages.show('table00001');
    await channels.next(new Error('no connection'));
    expect(await failing).toEqual(new Error('no connection'));
    await channels.next();
    expect((await next)?.showing.lobbyMessageId).toBe('92');
    expect(channels.mostAtOnce).toBe(1);
  });
});

test('two tables are shown at once', async () => {
  await openLobby('table00001');
  await openLobby('table00002');
  const both = [messages.show('table00001'), messages.show('table00002')];
  await expect.poll(() => channels.mostAtOnce, { interval: 1 }).toBe(2);
  await channels.next();
  await channels.next();
  await Promise.all(both);
  expect(channels.sent).toEqual(['1', '2']);
});
