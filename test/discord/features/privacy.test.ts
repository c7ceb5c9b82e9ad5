import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dataFile, privacyButtons } from '../../../src/discord/features/privacy.ts';
import { TestBot } from '../test-bot.ts';

const data = { seats: Array.from({ length: 500 }, (_, index) => ({ tableId: 'abcdef', index })) };

const bytesOf = (file: Awaited<ReturnType<typeof dataFile>>): Buffer => file?.content as Buffer;

test('everything is in a file that people can read', async () => {
  const file = await dataFile(data);
  expect(file?.name).toBe('haruspex-data.json');
  expect(JSON.parse(bytesOf(file).toString())).toEqual(data);
  expect(bytesOf(file).toString()).toContain('\n  "seats": [\n');
});

test('what Discord would not take is packed', async () => {
  const file = await dataFile(data, 10_000);
  expect(file?.name).toBe('haruspex-data.json.gz');
  expect(JSON.parse(gunzipSync(bytesOf(file)).toString())).toEqual(data);
});

test('what it would not take even so is none', async () => expect(await dataFile(data, 100)).toBeNull());

test.each([
  ['hide', ['101']],
  ['unhide', ['101']],
  ['delete', ['101']],
  ['ask', []],
  ['keep', []],
] as const)('%s: the avatar is kept no longer: %j', async (does, forgotten) => {
  const bot = new TestBot();
  await bot.button('anna', privacyButtons.privacy({ does }));
  expect(bot.avatarsForgotten).toEqual(forgotten);
});
