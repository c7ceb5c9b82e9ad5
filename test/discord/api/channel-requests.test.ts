import { DiscordAPIError, type REST } from 'discord.js';
import { RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { ChannelApi } from '../../../src/discord/api/channel-api.ts';
import type { OutMessage } from '../../../src/discord/api/message.ts';
import { hasText } from '../../../src/discord/api/outbox.ts';
import { held } from '../../held.ts';

const refusal = (status: number, code: number) =>
  new DiscordAPIError({ code, message: 'No.' }, code, status, 'POST', 'https://discord.invalid', {});

describe('the owner of a server that another process serves', () => {
  const asking = (answer: () => Promise<unknown>) => {
    const rest: Pick<REST, 'get'> = {
      get: (route) => (route === Routes.guild('40') ? answer() : Promise.reject(route)),
    };
    return new ChannelApi(rest as REST, async (all) => all).ownerOf('40');
  };

  test('is asked for', async () =>
    expect(await asking(async () => ({ id: '40', owner_id: '50' }))).toBe('50'));

  test('is nobody where the bot is not on it', async () => {
    const gone = refusal(404, RESTJSONErrorCodes.UnknownGuild);
    expect(await asking(() => Promise.reject(gone))).toBeNull();
  });

  test('is not taken for nobody while Discord is out of reach', () =>
    expect(asking(() => Promise.reject(refusal(503, 0)))).rejects.toThrow());
});

describe('an edit in a thread that fell asleep', () => {
  const [THREAD, MESSAGE] = ['20', '30'];
  const message: OutMessage = { content: 'Your turn.', rows: [], picture: null, mentions: [] };
  const ASLEEP = RESTJSONErrorCodes.InvalidActionOnArchivedThread;

  /** A thread that is archived until Discord has processed a request to unarchive it, which takes time. */
  function sleepingThread({ wakes = true } = {}) {
    const asked: string[] = [];
    let asleep = true;
    const { until: waking, letGo: endWaking } = held();
    const patch: REST['patch'] = async (route) => {
      if (route === Routes.channel(THREAD)) {
        asked.push('wake');
        await waking;
        if (!wakes) throw refusal(403, RESTJSONErrorCodes.MissingPermissions);
        asleep = false;
        return {};
      }
      asked.push('edit');
      if (asleep) throw refusal(400, ASLEEP);
      return {};
    };
    const rest: Pick<REST, 'patch'> = { patch };
    return { api: new ChannelApi(rest as REST, async (all) => all), asked, endWaking };
  }

  /** Waits for all effects of settled promises. */
  const idle = () => new Promise((resolve) => setImmediate(resolve));

  test('waits until the thread is awake, and is then made once', async () => {
    const { api, asked, endWaking } = sleepingThread();
    const edited = api.edit(THREAD, MESSAGE, message);
    await idle();
    expect(asked).toEqual(['edit', 'wake']);
    endWaking();
    await edited;
    expect(asked).toEqual(['edit', 'wake', 'edit']);
  });

  test('is refused where the thread may not be woken', async () => {
    const { api, asked, endWaking } = sleepingThread({ wakes: false });
    endWaking();
    await expect(api.edit(THREAD, MESSAGE, message)).rejects.toMatchObject({
      code: RESTJSONErrorCodes.MissingPermissions,
    });
    expect(asked).toEqual(['edit', 'wake']);
  });

  test('any other refusal wakes nothing', async () => {
    const asked: string[] = [];
    const patch: REST['patch'] = async (route) => {
      asked.push(route);
      throw refusal(404, RESTJSONErrorCodes.UnknownMessage);
    };
    const rest: Pick<REST, 'patch'> = { patch };
    const edited = new ChannelApi(rest as REST, async (all) => all).edit(THREAD, MESSAGE, message);
    await expect(edited).rejects.toMatchObject({ code: RESTJSONErrorCodes.UnknownMessage });
    expect(asked).toEqual([Routes.channelMessage(THREAD, MESSAGE)]);
  });
});

test('a message of the same words that leads to another server is not the same message', async () => {
  const BOT = '5';
  const leadingTo = (guildId: string, id: string) => ({
    id,
    content: 'Table 1: turn 3.',
    author: { id: BOT },
    components: [
      { type: 1, components: [{ type: 2, style: 5, url: `https://discord.com/channels/${guildId}/2/3` }] },
    ],
  });
  const rest: Pick<REST, 'get'> = { get: async () => [leadingTo('40', '1212912186163331092')] };
  const recent = await new ChannelApi(rest as REST, async (all) => all).recentMessages('20', BOT);
  const isThere = (guildId: string | null) => recent.some(hasText('Table 1: turn 3.', new Date(0), guildId));
  expect([isThere('40'), isThere('41'), isThere('4'), isThere(null)]).toEqual([true, false, false, true]);
});
