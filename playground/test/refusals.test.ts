import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import { afterAll, describe, expect, test } from 'vitest';
import { startPlayground } from '../src/index.ts';

const playground = await startPlayground({ port: 0 });
const games = playground.admin.channelId('games');

afterAll(() => playground.close());

interface Answer {
  readonly status: number;
  readonly body: {
    readonly code: number;
    readonly message: string;
    readonly errors?: Record<string, unknown>;
    readonly id: string;
  };
}

async function ask(method: string, path: string, body?: unknown, token = playground.token): Promise<Answer> {
  const form = body instanceof FormData;
  const response = await fetch(`${playground.apiUrl}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${token}`, ...(form ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

/** Lists Discord's errors with their paths: `components.0.type UNION_TYPE_CHOICES`. */
function complaints(errors: unknown, path: readonly string[] = []): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) => {
    if (key !== '_errors') return complaints(inner, [...path, key]);
    const list: readonly { code: string; message: string }[] = inner;
    return list.map(({ code }) => `${path.join('.')} ${code}`.trim());
  });
}

const long = (length: number) => 'x'.repeat(length);
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const button = (id: number | string, more = {}) =>
  ({ type: 2, style: 2, label: 'b', custom_id: `b${id}`, ...more }) as object;
const row = (...components: unknown[]) => ({ type: 1, components });
const select = (custom_id: string, more = {}) =>
  ({ type: ComponentType.StringSelect, custom_id, options: optionsOf(1), ...more }) as object;
const optionsOf = (count: number) => times(count, (at) => ({ label: 'x', value: `${at}` }));
const text = (content: string) => ({ type: ComponentType.TextDisplay, content });
const v2 = { flags: MessageFlags.IsComponentsV2 };
const withRow = (...components: unknown[]) => ({ content: 'x', components: [row(...components)] });

const send = (body: object) => ask('POST', `/channels/${games}/messages`, body);
const upload = (payload: object, ...files: Blob[]) => {
  const form = new FormData();
  form.set('payload_json', JSON.stringify(payload));
  for (const [at, file] of files.entries()) form.set(`files[${at}]`, file, 'x');
  return send(form);
};

describe('a message', () => {
  test.each<[string, object]>([
    ['content BASE_TYPE_MAX_LENGTH', { content: long(2001) }],
    ['content MODEL_TYPE_CONVERT', { content: 5 }],
    ['embeds NOT_IN_PLAYGROUND', { embeds: [{ title: 'x' }] }],
    ['poll NOT_IN_PLAYGROUND', { poll: { question: { text: 'x' } } }],
    ['sticker_ids NOT_IN_PLAYGROUND', { sticker_ids: ['1'] }],
    ['message_reference NOT_IN_PLAYGROUND', { message_reference: { message_id: '1' } }],
    ['components.0.type UNION_TYPE_CHOICES', { components: [text('x')] }],
    ['components.0.type UNION_TYPE_CHOICES', { components: [{ type: 17, components: [text('x')] }] }],
    ['components.0.type UNION_TYPE_CHOICES', { components: [{ type: 99 }] }],
    ['components BASE_TYPE_BAD_LENGTH', { components: times(6, (at) => row(button(at))) }],
    ['attachments.0.description BASE_TYPE_MAX_LENGTH', { attachments: [{ id: 0, description: long(1025) }] }],
    ['attachments.0 ATTACHMENT_NOT_FOUND', { attachments: [{ id: 0 }] }],
    [
      'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      { allowed_mentions: { parse: ['users'], users: ['1'] } },
    ],
    ['allowed_mentions.parse.0 BASE_TYPE_CHOICES', { allowed_mentions: { parse: ['all'] } }],
    ['nonce BASE_TYPE_MAX_LENGTH', { nonce: long(26) }],
  ])('is refused because of %s', async (complaint, body) => {
    const { status, body: refusal } = await send({ content: 'x', ...body });
    expect([status, refusal.code, refusal.message]).toEqual([400, 50035, 'Invalid Form Body']);
    expect(complaints(refusal.errors)).toEqual([complaint]);
  });

  test.each<[string, unknown[]]>([
    ['.0.type UNION_TYPE_CHOICES', [select('s', { type: ComponentType.RoleSelect })]],
    [' BASE_TYPE_BAD_LENGTH', [...times(6, button)]],
    [' BASE_TYPE_BAD_LENGTH', []],
    ['.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED', [button(1), button(1)]],
    ['.0.custom_id BASE_TYPE_BAD_LENGTH', [button(long(100))]],
    ['.0.custom_id BASE_TYPE_REQUIRED', [button(1, { custom_id: undefined })]],
    ['.0.url BASE_TYPE_REQUIRED', [{ type: 2, style: 5, label: 'x' }]],
    [
      '.0.custom_id BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
      [button(1, { url: 'https://example.org' })],
    ],
    ['.0.label BASE_TYPE_REQUIRED', [button(1, { label: undefined })]],
    ['.0.label BASE_TYPE_MAX_LENGTH', [button(1, { label: long(81) })]],
    ['.0.emoji.name COMPONENT_INVALID_EMOJI', [button(1, { emoji: { name: 'dice' } })]],
    ['.0.style BASE_TYPE_CHOICES', [button(1, { style: 9 })]],
    ['.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED', [button(1), select('s')]],
    ['.0.options BASE_TYPE_BAD_LENGTH', [select('s', { options: [] })]],
    ['.0.options BASE_TYPE_BAD_LENGTH', [select('s', { options: optionsOf(26) })]],
    [
      '.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
      [select('s', { options: times(2, () => ({ label: 'x', value: 'x' })) })],
    ],
    [
      '.0.options.0.label BASE_TYPE_BAD_LENGTH',
      [select('s', { options: [{ label: long(101), value: 'x' }] })],
    ],
    ['.0.max_values SELECT_COMPONENT_MAX_VALUES_EXCEEDED', [select('s', { max_values: 2 })]],
    ['.0.min_values SELECT_COMPONENT_INVALID_RANGE', [select('s', { min_values: 2 })]],
    ['.0.placeholder BASE_TYPE_MAX_LENGTH', [select('s', { placeholder: long(151) })]],
  ])('is refused because of its row: %s', async (complaint, parts) => {
    const { status, body } = await send(withRow(...parts));
    const at = [`components.0.components${complaint}`];
    expect([status, body.code, complaints(body.errors)]).toEqual([400, 50035, at]);
  });

  test('with nothing or blanks is empty', async () => {
    for (const body of [{}, { content: ' \n ' }])
      expect(await send(body)).toMatchObject({ status: 400, body: { code: 50006 } });
  });

  test.each<[string, object]>([
    ['2000 characters', { content: long(2000) }],
    ['buttons alone', { components: [row(button(1))] }],
    ['2000 emoji', { content: '🎲'.repeat(2000) }],
    [
      'five rows of five',
      { content: 'x', components: times(5, (at) => row(...times(5, (inner) => button(`${at}.${inner}`)))) },
    ],
    ['a custom id of 100', withRow(button(1, { custom_id: long(100) }))],
    ['25 options', withRow(select('s', { max_values: 25, options: optionsOf(25) }))],
    [
      'emoji of several characters',
      withRow(button(1, { emoji: { name: '🏛️' } }), button(2, { emoji: { name: '👩‍🔬' } })),
    ],
  ])('with %s is taken', async (_, body) => expect(await send(body)).toMatchObject({ status: 200 }));

  test('files over 10 MiB, or eleven of them, are refused, as Discord does', async () => {
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
    const refused = await upload({ attachments: [{ id: 0, filename: 'x' }] }, large);
    expect(refused).toMatchObject({ status: 413, body: { code: 40005 } });
    const { body } = await upload({}, ...times(11, () => new Blob(['x'])));
    expect(complaints(body.errors)).toEqual(['attachments BASE_TYPE_MAX_LENGTH']);
  });
});

describe('a message with a layout', () => {
  const gallery = (url: string) => ({ type: 12, items: [{ media: { url } }] });
  const box = (...components: unknown[]) => ({ type: 17, components });
  const section = (...components: unknown[]) => ({ type: 9, components, accessory: button(1) });
  test.each<[string, unknown[], object?]>([
    ['content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', [text('x')], { content: 'x' }],
    ['components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', times(41, (at) => text(`${at}`))],
    [
      'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      [{ type: 17, components: times(20, (at) => row(button(at))) }],
    ],
    ['components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', [text(long(2001)), box(text(long(2000)))]],
    ['components.0.content BASE_TYPE_REQUIRED', [text('')]],
    ['components.0.components.0.type UNION_TYPE_CHOICES', [box({ type: 17, components: [text('x')] })]],
    ['components.0.accessory BASE_TYPE_REQUIRED', [{ type: 9, components: [text('x')] }]],
    ['components.0.components BASE_TYPE_BAD_LENGTH', [section(text('1'), text('2'), text('3'), text('4'))]],
    ['components.0.type UNION_TYPE_CHOICES', [button(1)]],
    [
      'components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
      [section(text('x')), row(button(1))],
    ],
    ['components.0.items.0.media.url NOT_IN_PLAYGROUND', [gallery('https://example.com/x.png')]],
    ['components.0 ATTACHMENT_NOT_FOUND', [gallery('attachment://x.png')]],
    [
      'components.0.accent_color NUMBER_TYPE_MAX',
      [{ type: 17, accent_color: 2 ** 24, components: [text('x')] }],
    ],
  ])('is refused because of %s', async (complaint, components, more = {}) => {
    const { status, body } = await send({ ...v2, ...more, components });
    expect([status, body.code, complaints(body.errors)]).toEqual([400, 50035, [complaint]]);
  });

  test('without components is refused, though it has a file', async () => {
    const form = new FormData();
    form.set('payload_json', JSON.stringify(v2));
    form.set('files[0]', new Blob(['x']), 'x.txt');
    const { status, body } = await send(form);
    expect([status, body.code]).toEqual([400, 50006]);
  });
});

describe('an edit', () => {
  test.each<[string, object, object]>([
    ['content BASE_TYPE_MAX_LENGTH', { content: 'x' }, { content: long(2001) }],
    ['components.0.type UNION_TYPE_CHOICES', { content: 'x' }, { components: [text('x')] }],
    [
      'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      { ...v2, components: [text('x')] },
      { content: 'x', flags: 0 },
    ],
    [
      'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      { content: 'x' },
      { ...v2, components: [text('x')] },
    ],
  ])('is refused because of %s', async (complaint, first, edit) => {
    const { body: message } = await send(first);
    const { status, body } = await ask('PATCH', `/channels/${games}/messages/${message.id}`, edit);
    expect([status, body.code, complaints(body.errors)]).toEqual([400, 50035, [complaint]]);
  });

  test('down to nothing is refused', async () => {
    const { body: message } = await send(withRow(button(1)));
    const nothing = { content: '', components: [] };
    const { status, body } = await ask('PATCH', `/channels/${games}/messages/${message.id}`, nothing);
    expect([status, body.code]).toEqual([400, 50006]);
  });
});

describe('a command', () => {
  const good = { name: 'play', description: 'Play' };
  const option = (more = {}) => ({ type: 3, name: 'town', description: 'A town', ...more });
  test.each<[string, object]>([
    ['name APPLICATION_COMMAND_INVALID_NAME', { name: 'Play' }],
    ['name APPLICATION_COMMAND_INVALID_NAME', { name: 'play now' }],
    ['name BASE_TYPE_BAD_LENGTH', { name: long(33) }],
    ['description BASE_TYPE_REQUIRED', { description: undefined }],
    ['description BASE_TYPE_REQUIRED', { description: '' }],
    ['description BASE_TYPE_MAX_LENGTH', { description: long(101) }],
    ['name_localizations.en BASE_TYPE_CHOICES', { name_localizations: { en: 'play' } }],
    ['name_localizations.de APPLICATION_COMMAND_INVALID_NAME', { name_localizations: { de: 'Spiel' } }],
    ['options.0.name APPLICATION_COMMAND_INVALID_NAME', { options: [option({ name: 'Town' })] }],
    ['options.0.description BASE_TYPE_REQUIRED', { options: [{ type: 3, name: 'town' }] }],
    ['options.1.name APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', { options: [option(), option()] }],
    [
      'options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
      { options: [option(), option({ name: 'b', required: true })] },
    ],
    ['options BASE_TYPE_MAX_LENGTH', { options: times(26, (at) => option({ name: `o${at}` })) }],
    [
      'options.0.choices BASE_TYPE_MAX_LENGTH',
      { options: [option({ choices: times(26, (at) => ({ name: 'x', value: `${at}` })) })] },
    ],
    [
      'options.0.choices.0.value BASE_TYPE_INVALID',
      { options: [option({ choices: [{ name: 'x', value: 1 }] })] },
    ],
    [
      'options.0.autocomplete APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      { options: [option({ autocomplete: true, choices: [{ name: 'x', value: 'x' }] })] },
    ],
    [
      'options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      { options: [option(), { type: 1, name: 'new', description: 'x' }] },
    ],
    [
      'APPLICATION_COMMAND_TOO_LARGE',
      {
        options: times(25, (at) =>
          option({
            name: `o${at}`,
            description: long(100),
            choices: times(3, (inner) => ({ name: long(90), value: `${inner}` })),
          }),
        ),
      },
    ],
  ])('is refused because of %s', async (complaint, body) => {
    const path = `/applications/${playground.botId}/commands`;
    const { status, body: refusal } = await ask('PUT', path, [{ ...good, ...body }]);
    const at = complaint.includes(' ') ? `0.${complaint}` : `0 ${complaint}`;
    expect([status, refusal.code, complaints(refusal.errors)]).toEqual([400, 50035, [at]]);
  });

  test('is as large as the longest language of each of its texts: 8000 characters are taken, 8001 are not', async () => {
    const path = `/applications/${playground.botId}/commands`;
    // A name of 4, 25 options of 4 and 100, and 50 choices of 100 and 6 leave 96 for the description.
    const body = (description: number) => ({
      ...good,
      description_localizations: { de: long(description), it: long(5) },
      options: times(25, (at) =>
        option({
          name: `o${`${at}`.padStart(3, '0')}`,
          description_localizations: at % 2 ? { de: long(100), it: long(99) } : { nl: long(100) },
          choices: times(2, (inner) => ({
            name: 'x',
            name_localizations: inner ? { nl: long(100), de: long(3) } : { it: long(100) },
            value: `${inner}`.padStart(6, '0'),
          })),
        }),
      ),
    });
    expect((await ask('PUT', path, [body(96)])).status).toBe(200);
    const { status, body: refusal } = await ask('PUT', path, [body(97)]);
    expect([status, complaints(refusal.errors)]).toEqual([400, ['0 APPLICATION_COMMAND_TOO_LARGE']]);
  });

  test('twice in one list is refused', async () => {
    const { body } = await ask('PUT', `/applications/${playground.botId}/commands`, [good, good]);
    expect(complaints(body.errors)).toEqual(['1.name APPLICATION_COMMANDS_DUPLICATE_NAME']);
  });
});

describe('a thread', () => {
  test.each<[string, object]>([
    ['name BASE_TYPE_REQUIRED', {}],
    ['name BASE_TYPE_REQUIRED', { name: '' }],
    ['name BASE_TYPE_BAD_LENGTH', { name: long(101) }],
    ['auto_archive_duration BASE_TYPE_CHOICES', { name: 'x', auto_archive_duration: 100 }],
  ])('is refused because of %s', async (complaint, body) => {
    const { status, body: refusal } = await ask('POST', `/channels/${games}/threads`, { type: 11, ...body });
    expect([status, refusal.code, complaints(refusal.errors)]).toEqual([400, 50035, [complaint]]);
  });
});

describe('what is not there, or not allowed', () => {
  const nowhere = '1212912186163339999';
  const message = `/channels/${games}/messages/${nowhere}`;
  const x = { content: 'x' };
  test.each<[string, string, string, object | undefined, number, number]>([
    ['a route', 'GET', '/nothing', undefined, 404, 0],
    ['a channel', 'GET', `/channels/${nowhere}`, undefined, 404, 10003],
    ['sending nowhere', 'POST', `/channels/${nowhere}/messages`, x, 404, 10003],
    ['a message', 'GET', message, undefined, 404, 10008],
    ['editing nothing', 'PATCH', message, x, 404, 10008],
    ['deleting nothing', 'DELETE', message, undefined, 404, 10008],
    ['a guild', 'GET', `/guilds/${nowhere}`, undefined, 404, 10004],
    ['a member', 'GET', `/guilds/${playground.guildId}/members/${nowhere}`, undefined, 404, 10013],
    ['a user', 'GET', `/users/${nowhere}`, undefined, 404, 10013],
    ['the list of members', 'GET', `/guilds/${playground.guildId}/members`, undefined, 403, 50001],
    ["another's commands", 'GET', `/applications/${nowhere}/commands`, undefined, 404, 10002],
    ['an interaction', 'POST', `/interactions/${nowhere}/x/callback`, { type: 6 }, 404, 10062],
    ['a token', 'PATCH', `/webhooks/${playground.botId}/x/messages/@original`, x, 401, 50027],
    ['a webhook', 'POST', `/webhooks/${nowhere}/x`, x, 404, 10015],
    ['renaming the channel', 'PATCH', `/channels/${games}`, { name: 'x' }, 403, 50013],
  ])('%s', async (_, method, path, body, status, code) => {
    const answer = await ask(method, path, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('a wrong token', async () => {
    const answer = await ask('GET', '/users/@me', undefined, 'wrong');
    expect(answer).toEqual({ status: 401, body: { code: 0, message: '401: Unauthorized' } });
  });

  test.each([
    ['half a character in a message', `{"content":"\\ud83d"}`, 500, 0],
    ['half a character in a name in it', `{"content":"a","\\udc00":1}`, 500, 0],
    ['what is not JSON', '{', 400, 50109],
  ])('a body with %s', async (_, body, status, code) => {
    const response = await fetch(`${playground.apiUrl}/v10/channels/${games}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
      body,
    });
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
  });
});
