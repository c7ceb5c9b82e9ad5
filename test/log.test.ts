import { DiscordAPIError } from 'discord.js';
import { expect, test } from 'vitest';
import { createLog } from '../src/log.ts';
import { StoreUnavailable } from '../src/storage/index.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => lines.push(line) }));
  return JSON.parse(lines.join(''));
}

const secret = 'aW50ZXJhY3Rpb246MTIz-_secret';

test('a failed request is told without the tokens in its address, nor its body', () => {
  const url = `https://discord.com/api/v10/interactions/123/${secret}/callback?with_response=false`;
  const error = new DiscordAPIError(
    { code: 10062, message: 'Unknown interaction' },
    10062,
    404,
    'POST',
    url,
    {
      body: { data: { content: secret } },
      files: undefined,
    },
  );
  const line = logged((log) => log.error({ err: error, table: 'abc' }, 'handler failed'));
  expect(JSON.stringify(line)).not.toContain(secret);
  expect(line).toMatchObject({
    table: 'abc',
    err: {
      code: 10062,
      status: 404,
      url: 'https://discord.com/api/v10/interactions/123/…/callback?with_response=false',
    },
  });
});

test('an error that quotes a webhook loses its token', () => {
  const line = logged((log) =>
    log.error({ err: new Error(`GET /webhooks/9/${secret}/messages/@original failed`) }),
  );
  expect(line).toMatchObject({ err: { message: 'GET /webhooks/9/…/messages/@original failed' } });
});

test('a token is left out wherever it stands by name', () => {
  const line = logged((log) => log.info({ token: secret, options: { token: secret } }));
  expect(JSON.stringify(line)).not.toContain(secret);
});

test('what a table’s dice come from is left out of a failure, even where somebody else put it there', () => {
  const digits = '00112233445566778899aabbccddeeff'.repeat(2);
  const error = new Error(`Invalid create() with { secret: "${digits}" }`, { cause: new Error(digits) });
  const line = logged((log) => log.error({ err: error }));
  expect(JSON.stringify(line)).not.toContain(digits);
  expect(line).toMatchObject({ err: { message: expect.stringContaining('{ secret: "…" }') } });
});

test('what fails of a lost database is for those who look closer; other failures are told as ever', () => {
  const lines: string[] = [];
  const fail = (level: string) => {
    const log = createLog(level, { write: (line) => lines.push(line) });
    log.error({ err: new StoreUnavailable('unreachable', 'gone'), table: 'abc' }, 'handler failed');
    log.error({ err: new Error('ordered') }, 'handler failed');
  };
  fail('info');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, err: { message: 'ordered' } }]);
  fail('debug');
  expect(lines.slice(1).map((line) => JSON.parse(line))).toMatchObject([
    { level: 20, table: 'abc', err: { message: 'gone' } },
    { level: 50, err: { message: 'ordered' } },
  ]);
});
