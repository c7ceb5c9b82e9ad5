import { expect, test } from 'vitest';
import { privacyButtons } from '../../../../src/discord/features/privacy/view.ts';
import { type Asker, StubBot } from '../../stub-bot.ts';

const ANNA: Asker = { userId: '11', guildId: '1', isManager: false, channelId: '2' };

test.each([
  ['hide', ['11']],
  ['unhide', ['11']],
  ['delete', ['11']],
  ['ask', []],
  ['keep', []],
] as const)('%s: the avatar is kept no longer: %j', async (does, forgotten) => {
  const bot = new StubBot();
  await bot.button(ANNA, privacyButtons.privacy({ does }));
  expect(bot.facesForgotten).toEqual(forgotten);
});
