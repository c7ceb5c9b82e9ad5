import { describe, expect, test } from 'vitest';
import type { RecordedRequest } from '../src/index.ts';
import { checkRecorded, described } from '../testing/openapi.ts';

const sent: RecordedRequest = {
  method: 'POST',
  route: '/channels/{channel_id}/messages',
  path: '/channels/1212912186163331092/messages',
  query: '',
  body: { content: 'x' },
  files: [],
  status: 204,
  response: undefined,
  at: 0,
};

describe.runIf(described)("Discord's description", () => {
  test.each<[string, Partial<RecordedRequest>, string[]]>([
    ['a good message', {}, []],
    ['content that is no text', { body: { content: 5 } }, ['request']],
    [
      'a button without a style',
      { body: { components: [{ type: 1, components: [{ type: 2 }] }] } },
      ['request'],
    ],
    [
      'what the double refused anyway',
      { body: { content: 5 }, status: 400, response: { code: 50035, message: 'x' } },
      [],
    ],
    ['an answer that is no message', { status: 200, response: { id: '1' } }, ['response']],
    ['a refusal without a code', { status: 404, response: { message: 'x' } }, ['response']],
    ['a route that is none', { route: '/channels/{channel_id}/sounds' }, ['request']],
    ['a fault that was ordered', { status: 500, response: { message: 'x' } }, []],
    [
      'permissions of a command, which are a string of digits',
      {
        route: '/applications/{application_id}/commands',
        body: { name: 'x', description: 'x', default_member_permissions: '8' },
      },
      [],
    ],
    [
      '@original, which is a route of its own',
      {
        method: 'PATCH',
        route: '/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}',
        path: '/webhooks/1/x/messages/@original',
        body: { content: 5 },
      },
      ['request'],
    ],
  ])('of %s', (_, changes, sides) => {
    expect(checkRecorded([{ ...sent, ...changes }]).map(({ side }) => side)).toEqual(sides);
  });
});

describe.skipIf(described)('without a description', () => {
  test('nothing is checked', () => expect(checkRecorded([{ ...sent, body: { content: 5 } }])).toEqual([]));
});
