import type { InternalRequest } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { asOneBuffer } from '../../../src/discord/api/message.ts';

const request = (more: Partial<InternalRequest>): InternalRequest =>
  ({ fullRoute: '/interactions/1/2/callback', method: 'POST', ...more }) as InternalRequest;

const read = ({ body, headers }: InternalRequest): Promise<FormData> =>
  new Response(body as Buffer, { headers: headers as Record<string, string> }).formData();

const bytes = Buffer.from([0, 13, 10, 45, 45, 255]);

describe('a request with pictures', () => {
  it('has them and its words in one buffer', async () => {
    const body = { content: 'Wörter – “🎲”\r\n--' };
    const files = [
      { name: 'board.png', data: bytes },
      { name: 'a "b".webp', data: bytes, key: 'files[7]' },
    ];
    const sent = asOneBuffer(request({ body, files, headers: { 'X-Other': '1' } }));
    expect(sent).toMatchObject({ method: 'POST', passThroughBody: true, headers: { 'X-Other': '1' } });
    expect(sent.files).toBeUndefined();
    const form = await read(sent);
    expect([...form.keys()]).toEqual(['files[0]', 'files[7]', 'payload_json']);
    expect(JSON.parse(String(form.get('payload_json')))).toEqual(body);
    const [first, second] = [form.get('files[0]') as File, form.get('files[7]') as File];
    expect([first.name, first.type, second.name, second.type]).toEqual([
      'board.png',
      'image/png',
      'a "b".webp',
      'image/webp',
    ]);
    expect(Buffer.from(await first.arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ['without files', { body: { content: 'x' } }],
    ['with a file that is no picture', { files: [{ name: 'data.json', data: bytes }] }],
    ['with a picture that is no bytes', { files: [{ name: 'board.png', data: 'x' }] }],
  ])('%s is left to the library', (_, more) => {
    const given = request(more);
    expect(asOneBuffer(given)).toBe(given);
  });
});
