import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Avatars } from '../../../src/discord/api/avatars.ts';
import { createLog } from '../../../src/log.ts';
import type { Person } from '../../../src/tables/game-types.ts';

const anna: Person = { kind: 'person', userId: '11', name: 'anna' };
const INITIAL = { kind: 'initial', text: 'A' };

let answers: (response: ServerResponse) => void;
let asked: string[];
let open: ServerResponse[];
let at: Date;
let hashes: Map<string, string | null>;
let hidden: Set<string>;
let lookups: string[];

const png = await sharp({ create: { width: 128, height: 128, channels: 3, background: '#cc3366' } })
  .png()
  .toBuffer();
const cdn = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (!request.headers['user-agent']?.startsWith('DiscordBot (https://'))
    return response.writeHead(403).end();
  open.push(response);
  answers(response);
});
await new Promise<void>((ready) => cdn.listen(0, '127.0.0.1', ready));
const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;

beforeEach(() => {
  [asked, open, lookups, hidden] = [[], [], [], new Set()];
  at = new Date('2026-03-02T12:00:00Z');
  hashes = new Map([['11', 'abc']]);
  answers = withPicture();
});

afterEach(() => {
  for (const response of open) response.destroy();
});

afterAll(() => cdn.close());

const withPicture =
  (bytes: Buffer = png, type = 'image/png') =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': type }).end(bytes);
  };

const made = () =>
  new Avatars({
    avatarOf: async (id) => {
      lookups.push(id);
      const hash = hashes.get(id);
      if (hash === undefined) throw new Error('404: unknown user');
      return hash;
    },
    urlOf: (id, hash) => `${url}/avatars/${id}/${hash}.png`,
    isHidden: async (id) => hidden.has(id),
    log: createLog('silent'),
    now: () => at,
    patience: 300,
  });

const later = (ms: number) => {
  at = new Date(at.getTime() + ms);
};

describe('a face', () => {
  test('is the avatar that Discord has, fetched once', async () => {
    const avatars = made();
    const face = await avatars.of(anna);
    expect(face).toMatchObject({ kind: 'picture', bytes: new Uint8Array(png) });
    expect(await avatars.of(anna)).toEqual(face);
    expect(asked).toEqual(['/avatars/11/abc.png']);
    // When sent to a thread, no other data goes with it.
    expect(face.kind === 'picture' && face.bytes.buffer.byteLength).toBe(png.length);
  });

  test('is fetched once for all who ask at the same time', async () => {
    const avatars = made();
    await Promise.all([avatars.of(anna), avatars.of(anna), avatars.of(anna)]);
    expect(asked).toHaveLength(1);
  });

  test('of a person whose tap has told of it needs no look-up', async () => {
    const avatars = made();
    avatars.heard('11', 'def');
    await avatars.of(anna);
    expect(asked).toEqual(['/avatars/11/def.png']);
    expect(lookups).toEqual([]);
  });

  test('changes with the next tap after the avatar changed', async () => {
    const avatars = made();
    await avatars.of(anna);
    avatars.heard('11', 'def');
    await avatars.of(anna);
    expect(asked).toEqual(['/avatars/11/abc.png', '/avatars/11/def.png']);
  });

  test('is looked up again after an hour, and fetched only where it changed', async () => {
    const avatars = made();
    await avatars.of(anna);
    later(3_600_001);
    expect(await avatars.of(anna)).toMatchObject({ kind: 'picture' });
    expect(lookups).toEqual(['11', '11']);
    expect(asked).toHaveLength(1);
  });

  test('of a computer player is its own', async () =>
    expect(await made().of({ kind: 'computer' })).toEqual({ kind: 'computer' }));
});

describe('the initial stands there, and soon', () => {
  const BAD: readonly (readonly [string, () => (response: ServerResponse) => void])[] = [
    ['slow', () => () => {}],
    [
      'slow in its middle',
      () => (response) => {
        response.writeHead(200, { 'content-type': 'image/png' }).write(png.subarray(0, 60));
      },
    ],
    ['huge, as it says', () => withPicture(Buffer.concat([png, Buffer.alloc(200_000)]))],
    [
      'huge without an end',
      () => (response) => {
        response.writeHead(200, { 'content-type': 'image/png' });
        const more = (): void => {
          if (!response.destroyed) response.write(Buffer.alloc(50_000), () => setImmediate(more));
        };
        more();
      },
    ],
    ['broken', () => withPicture(Buffer.from(png.toString('latin1').replace('IDAT', 'IDAQ'), 'latin1'))],
    ['cut off', () => withPicture(png.subarray(0, png.length - 20))],
    ['of another type', () => withPicture(png, 'text/html')],
    ['no PNG, whatever it says', () => withPicture(Buffer.from('<html>'.repeat(40)))],
    ['gone', () => (response) => void response.writeHead(404).end()],
    [
      'elsewhere',
      () => (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/x.png' }).end(),
    ],
  ];

  test.each(BAD)('where the picture is %s', async (_, answer) => {
    answers = answer();
    const avatars = made();
    const begun = performance.now();
    expect(await avatars.of(anna)).toEqual(INITIAL);
    expect(performance.now() - begun).toBeLessThan(1500);
  });

  test('where the picture has too many pixels', async () => {
    const wide = await sharp({ create: { width: 2000, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    answers = withPicture(wide);
    expect(await made().of(anna)).toEqual(INITIAL);
  });

  test('where Discord does not know the person, or they have no avatar', async () => {
    hashes.delete('11');
    expect(await made().of(anna)).toEqual(INITIAL);
    hashes.set('11', null);
    expect(await made().of(anna)).toEqual(INITIAL);
    expect(asked).toEqual([]);
  });

  test('of hidden people, and of those who had their data deleted: nothing is asked for', async () => {
    hidden.add('11');
    expect(await made().of(anna)).toEqual(INITIAL);
    expect(await made().of({ ...anna, name: '' })).toEqual({ kind: 'initial', text: '?' });
    expect([...asked, ...lookups]).toEqual([]);
  });

  test.each([
    ['🦊 Vel', '🦊'],
    ['👩‍👩‍👧 x', '👩‍👩‍👧'],
    ['عمر', 'ع'],
    ['花子', '花'],
    ['\u202e\u200b', '…'],
    ['éva', 'É'],
  ])('of %s as %s', async (name, text) => {
    hashes.set('11', null);
    expect(await made().of({ ...anna, name })).toEqual({ kind: 'initial', text });
  });
});

test('a slow picture is there the next time', async () => {
  const avatars = made();
  answers = (response) => setTimeout(() => withPicture()(response), 500);
  expect(await avatars.of(anna)).toEqual(INITIAL);
  expect(await avatars.of(anna)).toMatchObject({ kind: 'picture' });
  expect(asked).toHaveLength(1);
});

test('after a failure nothing is asked for ten minutes', async () => {
  const avatars = made();
  answers = (response) => void response.writeHead(500).end();
  await avatars.of(anna);
  await avatars.of(anna);
  expect(asked).toHaveLength(1);
  answers = withPicture();
  later(600_001);
  expect(await avatars.of(anna)).toMatchObject({ kind: 'picture' });
});

test('who deletes everything, or hides, while their avatar is under way is not kept', async () => {
  const avatars = made();
  let send = (): void => {};
  answers = (response) => {
    send = () => withPicture()(response);
  };
  expect(await avatars.of(anna)).toEqual(INITIAL);
  avatars.forget('11');
  hidden.add('11');
  send();
  expect(await avatars.of(anna)).toEqual(INITIAL);
  expect(await avatars.of(anna)).toEqual(INITIAL);
  expect(asked).toHaveLength(1);
});

test('pictures are kept up to 8 MB; those fetched first go first', async () => {
  const noise = await sharp(
    Buffer.from(Uint8Array.from({ length: 170 * 170 * 3 }, (_, i) => (i * 7919 + ((i * i) >> 7)) % 251)),
    { raw: { width: 170, height: 170, channels: 3 } },
  )
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(noise.length).toBeGreaterThan(80_000);
  answers = withPicture(noise);
  const avatars = made();
  const people = Array.from({ length: 120 }, (_, i): Person => ({ ...anna, userId: `1${i}` }));
  for (const { userId } of people) hashes.set(userId, 'abc');
  for (const person of people) await avatars.of(person);
  expect(asked).toHaveLength(120);
  await avatars.of(people[119] as Person);
  expect(asked).toHaveLength(120);
  await avatars.of(people[0] as Person);
  expect(asked).toHaveLength(121);
});
