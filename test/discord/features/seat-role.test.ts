import { expect, test } from 'vitest';
import { seatRoleFeature } from '../../../src/discord/features/table-list/seat-role.ts';
import { openLobby, sitDown } from '../../../src/tables/changes/lobby.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { HOUR, MINUTE } from '../../e2e/test-clock.ts';
import { opened } from '../../tables/opened.ts';
import { person } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { clientOf } from '../a-server.ts';
import { MISSING_PERMISSION, UNAVAILABLE } from '../rest-stub.ts';
import { TestBot } from '../test-bot.ts';

const ROLES = { '77': ['Seers', true] } as const;
const SENDING = { method: 'POST', path: /messages$/ } as const;

test.each<[string, (bot: TestBot) => void, number, Parameters<typeof clientOf>[1]?]>([
  ['nothing fails', () => {}, 1],
  ['Discord was out of order', ({ discord }) => discord.fail({ ...SENDING, error: UNAVAILABLE }), 1],
  [
    'Discord’s answer was lost',
    ({ discord }) => discord.fail({ ...SENDING, error: UNAVAILABLE, afterwards: true }),
    1,
  ],
  ['the bot died before it stored whom it called', ({ faults }) => faults.fail('saveReminders'), 1],
  ['the bot died before it stored when it called', ({ faults }) => faults.fail('saveNote'), 1],
  ['Discord refuses it', ({ discord }) => discord.fail({ ...SENDING, error: MISSING_PERMISSION }), 0],
  ['the role is gone', () => {}, 0, {}],
])('people are called to a table that waits once, where %s', async (_, breaks, calls, roles = ROLES) => {
  const bot = new TestBot();
  const { id } = opened(await openLobby(bot.world.tables, bot.world.opening(['anna'], { size: 4 })));
  await bot.world.store.saveGuildSettings('1', { ...DEFAULT_GUILD_SETTINGS, seatRole: '77' });
  const task = seatRoleFeature.createTask?.(bot.context, clientOf({ '2': true }, roles));
  breaks(bot);
  // Discord has forgotten the nonce each time.
  for (const ms of [6 * MINUTE, 11 * MINUTE, 2 * HOUR, 2 * HOUR]) {
    bot.after(ms);
    await task?.run();
  }
  expect(bot.discord.contents('2').filter((one) => one.includes('<@&77>'))).toHaveLength(calls);
  expect((await bot.world.table(id)).reminders.seatCalled).toBe(roles === ROLES ? true : undefined);
});

test('a call lists its tables as long as they have free seats, and is removed then', async () => {
  const bot = new TestBot();
  const lobbies = [];
  for (const name of ['anna', 'bert'] as const)
    lobbies.push(opened(await openLobby(bot.world.tables, bot.world.opening([name], { size: 2 }))));
  await bot.world.store.saveGuildSettings('1', { ...DEFAULT_GUILD_SETTINGS, seatRole: '77' });
  bot.after(6 * MINUTE);
  await seatRoleFeature.createTask?.(bot.context, clientOf({ '2': true }, ROLES)).run();
  const call = () => bot.discord.contents('2').filter((one) => one.includes('<@&77>'));
  await bot.noticeSender.deliver();
  expect(call()).toEqual([expect.stringMatching(/Table 1.*Table 2/s)]);
  for (const { id } of lobbies.toReversed()) {
    sure(await sitDown(bot.world.tables, id, person('carl'), null));
    await bot.noticeSender.deliver();
    expect(call()).toEqual(id === lobbies[1]?.id ? [expect.not.stringContaining('Table 2')] : []);
  }
});
