import { EventEmitter } from 'node:events';
import { REST, RESTEvents } from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { uploadEmojis, watchEmojis } from '../../../src/discord/api/upload-emojis.ts';
import { EMOJI_NAMES } from '../../../src/discord/views/emojis.ts';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';

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

describe('an emoji that is gone from the application', () => {
  const refused = (code: string, status = 400) =>
    new Response(JSON.stringify({ errors: { emoji: { id: { _errors: [{ code }] } } } }), { status });

  test.each([
    ['is forgotten, with the others', refused('COMPONENT_INVALID_EMOJI'), true],
    ['is not what another refusal means', refused('BASE_TYPE_REQUIRED'), false],
    ['is not what another answer means', refused('COMPONENT_INVALID_EMOJI', 200), false],
  ])('%s', async (_, response, isForgotten) => {
    const events = new EventEmitter();
    let forgotten = false;
    // Only its events are listened to.
    watchEmojis(events as unknown as REST, () => {
      forgotten = true;
    });
    events.emit(RESTEvents.Response, {}, response);
    await new Promise((resolve) => setImmediate(resolve));
    expect(forgotten).toBe(isForgotten);
  });
});
