import { readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { describe, expect, test } from 'vitest';
import { parseConfig, unknownSettings } from '../src/config.ts';

describe('settings', () => {
  test('none: the playground, with a file of its own', () => {
    expect(parseConfig({})).toEqual({
      ok: true,
      config: {
        token: null,
        apiUrl: null,
        cdnUrl: null,
        databaseUrl: 'file:data/playground.sqlite',
        shards: null,
        port: 3000,
        drawingsWaiting: 50,
        picturesAMinute: 60,
        health: null,
        logLevel: 'info',
      },
    });
  });

  test('.env.example as it stands means the same as none', () => {
    const example = parse(readFileSync(new URL('../.env.example', import.meta.url)));
    expect(Object.keys(example).sort()).toEqual([
      ...'DATABASE_URL DISCORD_API_URL DISCORD_CDN_URL DISCORD_TOKEN DRAWINGS_WAITING'.split(' '),
      ...'HEALTH_HOST HEALTH_PORT LOG_LEVEL PICTURES_A_MINUTE PORT'.split(' '),
      // Only compose.yaml uses it.
      'POSTGRES_PASSWORD',
      'SHARDS',
    ]);
    expect(parseConfig(example)).toEqual(parseConfig({}));
  });

  test('those in .env that don’t exist are named', () => {
    const names = ['DISCORD_TOKE', 'DISCORD_TOKEN', 'POSTGRES_PASSWORD', 'NODE_ENV', 'TZ', 'PORTS'];
    expect(unknownSettings(names)).toEqual(['DISCORD_TOKE', 'PORTS']);
  });

  test('a token: the bot', () => {
    const parsed = parseConfig({ DISCORD_TOKEN: ' abc ' });
    expect(parsed).toMatchObject({ config: { token: 'abc', databaseUrl: 'file:data/haruspex.sqlite' } });
  });

  test.each([
    ['0/2', [0], 2],
    ['0, 1/4', [0, 1], 4],
    ['3,3,1/4', [1, 3], 4],
  ])('SHARDS=%s: these of so many', (text, ids, count) => {
    expect(parseConfig({ SHARDS: text })).toMatchObject({ config: { shards: { ids, count } } });
  });

  test('HEALTH_PORT: a page for supervisors of this machine, unless HEALTH_HOST says otherwise', () => {
    expect(parseConfig({ HEALTH_PORT: '9090' })).toMatchObject({
      config: { health: { host: '127.0.0.1', port: 9090 } },
    });
    expect(parseConfig({ HEALTH_PORT: '0', HEALTH_HOST: '0.0.0.0' })).toMatchObject({
      config: { health: { host: '0.0.0.0', port: 0 } },
    });
    expect(parseConfig({ HEALTH_HOST: '0.0.0.0' })).toMatchObject({ config: { health: null } });
  });

  test.each<readonly [string, string, string]>([
    ...['2/2', '0', '0/0', '/2', '0,/2', '-1/2', 'a/b'].map(
      (text) => ['SHARDS', text, 'SHARDS must name shards and their number, such as 0/2 or 0,1/4.'] as const,
    ),
    ['PORT', 'many', 'PORT must be a number.'],
    ['PORT', '70000', 'PORT must be 0 to 65535.'],
    ['DRAWINGS_WAITING', '-1', 'DRAWINGS_WAITING must be 0 to 1000.'],
    ['DRAWINGS_WAITING', '1.5', 'DRAWINGS_WAITING must be a whole number.'],
    ['PICTURES_A_MINUTE', 'all', 'PICTURES_A_MINUTE must be a number.'],
    ...['70000', 'many', '-1', '80.5'].map(
      (text) => ['HEALTH_PORT', text, 'HEALTH_PORT must be a port, 1 to 65535, or 0 for any.'] as const,
    ),
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent.'],
    [
      'DISCORD_API_URL',
      'nowhere',
      'DISCORD_API_URL must be a web address, such as https://proxy.example/api.',
    ],
    [
      'DISCORD_API_URL',
      'ftp://x',
      'DISCORD_API_URL must be a web address, such as https://proxy.example/api.',
    ],
    ...['abc def', 'abc\ndef', 'abc…', "'abc", '<abc>'].map(
      (text) =>
        [
          'DISCORD_TOKEN',
          text,
          'DISCORD_TOKEN must be the token alone, in one line without spaces or brackets, as the Developer Portal shows it.',
        ] as const,
    ),
    ['DISCORD_CDN_URL', 'file:///etc', 'DISCORD_CDN_URL must be a web address, such as https://cdn.example.'],
  ])('%s=%s is told in a sentence', (name, value, sentence) => {
    expect(parseConfig({ [name]: value })).toEqual({ ok: false, problems: [sentence] });
  });
});
