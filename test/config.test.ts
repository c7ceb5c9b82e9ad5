import { readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../src/config.ts';

describe('settings', () => {
  test('none: the playground, with a file of its own', () => {
    expect(parseConfig({})).toEqual({
      ok: true,
      config: {
        token: null,
        apiUrl: null,
        databaseUrl: 'file:data/playground.sqlite',
        port: 3000,
        logLevel: 'info',
      },
    });
  });

  test('.env.example as it stands means the same as none', () => {
    const example = parse(readFileSync(new URL('../.env.example', import.meta.url)));
    expect(Object.keys(example).sort()).toEqual([
      'DATABASE_URL',
      'DISCORD_API_URL',
      'DISCORD_TOKEN',
      'LOG_LEVEL',
      'PORT',
    ]);
    expect(parseConfig(example)).toEqual(parseConfig({}));
  });

  test('a token: the bot', () => {
    const parsed = parseConfig({ DISCORD_TOKEN: ' abc ' });
    expect(parsed).toMatchObject({ config: { token: 'abc', databaseUrl: 'file:data/haruspex.sqlite' } });
  });

  test.each([
    ['PORT', 'many', 'PORT must be a number.'],
    ['PORT', '70000', 'PORT must be 0 to 65535.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent.'],
    [
      'DISCORD_API_URL',
      'nowhere',
      'DISCORD_API_URL must be a web address, such as https://proxy.example/api.',
    ],
  ])('%s=%s is told in a sentence', (name, value, sentence) => {
    expect(parseConfig({ [name]: value })).toEqual({ ok: false, problems: [sentence] });
  });
});
