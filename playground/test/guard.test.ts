import { connect as connectTo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { allowedHosts } from '../src/guard.ts';
import { startPlayground } from '../src/index.ts';

const playground = await startPlayground({ port: 0, allowedHosts: ['games.example'], log: () => {} });
const { port } = new URL(playground.url);
afterAll(() => playground.close());

/** Sends raw bytes and returns the whole response. */
function raw(text: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const heard: Buffer[] = [];
    const socket = connectTo(Number(port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (bytes) => heard.push(bytes));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(heard).toString('latin1')));
  });
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

interface Asked {
  readonly method?: string;
  readonly host?: string | null;
  readonly headers?: readonly string[];
}

/** Sends a request without a client that normalizes its address. */
async function ask(url: string, { method = 'GET', host, headers = [] }: Asked = {}): Promise<string> {
  const hostLines = host === null ? [] : [`Host: ${host ?? `127.0.0.1:${port}`}`];
  return raw(
    [`${method} ${url} HTTP/1.1`, ...hostLines, 'Connection: close', ...headers, '', ''].join('\r\n'),
  );
}

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** Requests a WebSocket and returns the response's status. */
function upgrade(url: string, { host, headers = [] }: Asked = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const lines = [`GET ${url} HTTP/1.1`, `Host: ${host ?? `127.0.0.1:${port}`}`, ...UPGRADE, ...headers];
    const socket = connectTo(Number(port), '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.once('data', (bytes) => {
      resolve(statusOf(String(bytes)));
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(0));
  });
}

test('no other site shows the page in a frame', async () =>
  expect(await ask('/')).toMatch(/^content-security-policy: frame-ancestors 'none'\r$/im));

const isAlive = async () => statusOf(await ask('/')) === 200;

/** All kinds of paths: the page, its files, an attachment, the API with and without a route. */
const PATHS = '/ /page.css /attachments/1/2/x.png /api/v10/gateway /api/v10/users/@me /api/x /x'.split(' ');
const SOCKETS = ['/page', '/gateway', '/gateway/?v=10&encoding=json'];

describe('hosts', () => {
  const own = (name: string) => `${name}:${port}`;

  test.each(['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]', 'games.example'])(
    '%s is answered',
    async (name) => {
      expect(statusOf(await ask('/api/v10/gateway', { host: own(name) }))).toBe(200);
      expect(await upgrade('/page', { host: own(name) })).toBe(101);
      expect(await upgrade('/gateway', { host: own(name) })).toBe(101);
    },
  );

  const FOREIGN = [
    ['another name', () => own('rebound.example')],
    ['a name that begins like one', () => own('localhost.rebound.example')],
    ['a name that ends like one', () => own('rebound-localhost')],
    ['another address', () => own('10.0.0.1')],
    ['without a port', () => 'localhost'],
    ['another port', () => 'localhost:1'],
    ['with a person in it', () => own('rebound.example@localhost')],
    ['nothing', () => ''],
  ] as const;

  test.each(FOREIGN)('%s: refused on every path', async (_, host) => {
    for (const url of PATHS) expect([url, statusOf(await ask(url, { host: host() }))]).toEqual([url, 403]);
    for (const url of SOCKETS) expect([url, await upgrade(url, { host: host() })]).toEqual([url, 403]);
  });

  test('a request with no host, or two, is malformed', async () => {
    expect(statusOf(await ask('/', { host: null }))).toBe(400);
    expect(statusOf(await ask('/', { headers: [`Host: localhost:${port}`] }))).toBe(400);
    expect(statusOf(await raw('GET / HTTP/1.0\r\n\r\n'))).toBe(400);
  });

  test('what it listens on is its own; on every address, only what is named', () => {
    expect([...allowedHosts('192.0.2.7', 3000, [])]).toContain('192.0.2.7:3000');
    expect([...allowedHosts('2001:db8::7', 3000, [])]).toContain('[2001:db8::7]:3000');
    expect([...allowedHosts('0.0.0.0', 3000, ['Proxy.example:80'])]).toEqual([
      '127.0.0.1:3000',
      'localhost:3000',
      '[::1]:3000',
      'proxy.example:80',
    ]);
    expect([...allowedHosts('127.0.0.1', 80, [])]).toContain('localhost');
  });
});

describe('origins', () => {
  test('its own page may ask, and a bot, which has none', async () => {
    for (const name of [`127.0.0.1:${port}`, `localhost:${port}`]) {
      const headers = [`Origin: http://${name}`];
      expect(statusOf(await ask('/page.css', { host: name, headers }))).toBe(200);
      expect(await upgrade('/page', { host: name, headers })).toBe(101);
    }
    expect(await upgrade('/gateway')).toBe(101);
  });

  const FOREIGN = ['http://rebound.example', 'null', 'http://localhost:1', 'file://', '', 'http://127.0.0.1'];
  test.each(FOREIGN)('“%s” is refused on every path', async (origin) => {
    const headers = [`Origin: ${origin}`];
    for (const url of PATHS) expect([url, statusOf(await ask(url, { headers }))]).toEqual([url, 403]);
    for (const url of SOCKETS) expect([url, await upgrade(url, { headers })]).toEqual([url, 403]);
  });

  test('localhost and 127.0.0.1 are two origins', async () => {
    const headers = [`Origin: http://localhost:${port}`];
    expect(await upgrade('/page', { headers })).toBe(403);
  });
});

describe('addresses', () => {
  const MALFORMED = [
    ['a broken percent sign', '/%zz'],
    ['a percent sign at the end', '/%'],
    ['half a character', '/%e2%82'],
    ['half a character in the query', '/?q=%ff'],
    ['an encoded NUL', '/%00'],
    ['an encoded line end', '/a%0d%0aX:%20y'],
    ['of another server', 'http://rebound.example/'],
    ['of another server, without a scheme', '//rebound.example/'],
    ['a broken server', '//['],
    ['a backslash', '/\\rebound.example'],
    ['a fragment', '/page#x'],
    ['no path', 'x'],
    ['a star', '*'],
    ['bytes beyond ASCII', '/\u00e4'],
  ] as const;

  test.each(MALFORMED)('%s: 400, on every way in', async (_, url) => {
    expect(statusOf(await ask(url))).toBe(400);
    expect(statusOf(await ask(url, { method: 'POST', headers: ['Content-Length: 0'] }))).toBe(400);
    expect(await upgrade(url)).toBe(400);
    if (url.startsWith('/%')) {
      for (const path of ['/api/v10/channels', '/api/v10/webhooks/1', '/attachments/1', '/attachments/1/2'])
        expect([path, statusOf(await ask(`${path}${url}`))]).toEqual([path, 400]);
      expect(await upgrade(`/gateway${url}`)).toBe(400);
    }
    expect(await isAlive()).toBe(true);
  });

  test('raw NUL and broken HTTP: 400', async () => {
    expect(statusOf(await raw(`GET /\0 HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`))).toBe(400);
    expect(statusOf(await raw('nonsense\r\n\r\n'))).toBe(400);
    expect(await isAlive()).toBe(true);
  });

  test('no socket where none is', async () => {
    for (const url of ['/', '/api/v10/gateway', '/__proto__', '/constructor', '/page/x'])
      expect([url, await upgrade(url)]).toEqual([url, 404]);
  });
});

describe('bodies', () => {
  const bot = () => ({ authorization: `Bot ${playground.token}` });
  const channel = () => `/api/v10/channels/${playground.admin.channelId('games')}/messages`;

  test('more than Discord takes: 413, said before all of it has come', async () => {
    const headers = ['Content-Type: application/json', 'Content-Length: 900000000'];
    const authorized = [`Authorization: Bot ${playground.token}`, ...headers];
    const announced = await ask(channel(), { method: 'POST', headers: authorized });
    expect(statusOf(announced)).toBe(413);
    expect(announced).toContain('"code":40005');
    expect(await isAlive()).toBe(true);
  });

  const BROKEN = [
    ['no JSON', 'application/json', '{'],
    ['deep JSON', 'application/json', '['.repeat(200_000)],
    ['a form without a boundary', 'multipart/form-data', '--x\r\n'],
    ['a form that is none', 'multipart/form-data; boundary=x', 'nonsense'],
    [
      'a form that is cut',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"',
    ],
    [
      'a form whose JSON is none',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{\r\n--x--\r\n',
    ],
  ] as const;

  test.each(BROKEN)('%s: 400, also where an answer was to be late', async (_, type, body) => {
    for (const path of [channel(), '/api/v10/interactions/1/x/callback', '/api/v10/webhooks/1/x']) {
      const init = { method: 'POST', headers: { ...bot(), 'content-type': type }, body };
      expect([path, (await fetch(playground.url + path, init)).status]).toEqual([path, 400]);
      playground.faults.next({ path: /./, does: { kind: 'status', status: 502 } });
      expect((await fetch(playground.url + path, init)).status).toBe(502);
    }
  });
});

describe('hostile values', () => {
  const opened = async (path: string): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
    await new Promise((resolve) => socket.once('message', resolve));
    return socket;
  };
  /** Resolves to the code with which the connection is closed. */
  const closeCode = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve));

  test('a page may send anything: it goes on', async () => {
    const deep = 40_000;
    const nested = `${'{"name":"a","type":1,"options":['.repeat(deep / 2)}${']}'.repeat(deep / 2)}`;
    const socket = await opened('/page');
    for (const text of [
      ...'{ null [] {"type":"__proto__"}'.split(' '),
      '{"type":"press","nonce":"1","userId":"__proto__","messageId":"x","customId":"y"}',
      `{"type":"command","nonce":"1","userId":"1","channelId":"1","name":"x","options":[${nested}]}`,
      '['.repeat(500_000),
    ])
      socket.send(text);
    socket.send(Buffer.from([0xff, 0xfe]));
    socket.send('{"type":"direct","nonce":"last","userId":"nobody"}');
    await new Promise((resolve) => socket.once('message', resolve));
    socket.send('x'.repeat(2 * 1024 * 1024));
    expect(await closeCode(socket)).toBe(1009);
    expect(await isAlive()).toBe(true);
  });
});
