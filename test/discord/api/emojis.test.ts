import { type Playground, startPlayground } from '@haruspex/playground';
import { REST } from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { uploadEmojis } from '../../../src/discord/api/emojis.ts';
import { emojiNames } from '../../../src/discord/game-features.ts';

const EMOJI_NAMES = emojiNames();

let playground: Playground;
let rest: REST;
const log = pino({ level: 'silent' });
const upload = () => uploadEmojis(rest, playground.botId, EMOJI_NAMES, log);
const uploads = () =>
  playground.recorded.filter(({ method, route }) => method === 'POST' && route?.endsWith('/emojis'));

beforeEach(async () => {
  playground = await startPlayground({ port: 0 });
  rest = new REST({ api: playground.apiUrl, retries: 0 }).setToken(playground.token);
});

afterEach(() => playground.close());

describe('the bot’s own emojis', () => {
  test('are uploaded once', async () => {
    const first = await upload();
    expect(first.map(({ name }) => name)).toEqual(EMOJI_NAMES);
    expect(uploads()).toHaveLength(EMOJI_NAMES.length);
    expect(await upload()).toEqual(first);
    expect(uploads()).toHaveLength(EMOJI_NAMES.length);
  });

  test('of the operator stay, and those of other names are none of its business', async () => {
    const image = 'data:image/png;base64,AAAA';
    for (const name of ['blue', 'logo'])
      await rest.post(`/applications/${playground.botId}/emojis`, { body: { name, image } });
    const known = await upload();
    expect(known.map(({ name }) => name).toSorted()).toEqual(EMOJI_NAMES.toSorted());
    expect(uploads()).toHaveLength(2 + EMOJI_NAMES.length - 1);
  });

  test('that two processes upload at once are there once', async () => {
    const [one, other] = await Promise.all([upload(), upload()]);
    const byName = (all: readonly { name: string }[]) => all.toSorted((a, b) => a.name.localeCompare(b.name));
    expect(byName(one)).toEqual(byName(other));
    expect(one).toHaveLength(EMOJI_NAMES.length);
  });

  test('that Discord refuses are left out, the others are there', async () => {
    playground.faults.next({
      method: 'POST',
      path: /\/emojis$/,
      times: 1,
      does: { kind: 'status', status: 400 },
    });
    expect(await upload()).toHaveLength(EMOJI_NAMES.length - 1);
  });
});
