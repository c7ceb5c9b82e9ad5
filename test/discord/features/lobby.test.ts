import { expect, test } from 'vitest';
import { OPENING_BURST } from '../../../src/discord/cooldowns.ts';
import { links } from '../../../src/discord/views/links.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { idOf } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { TestBot } from '../test-bot.ts';

const TOO_SOON = 'just opened several tables';

/** A bot at which opening tables fails, after all checks, until it is fixed. */
function failing(create: () => Promise<'overLimit'>) {
  const bot = new TestBot();
  const { createWithin } = bot.store;
  bot.store.createWithin = create;
  bot.store.guildSettings = async () => ({ ...DEFAULT_GUILD_SETTINGS, openingWait: 60 });
  return { bot, mend: () => Object.assign(bot.store, { createWithin }) };
}

const FAILURES = [
  ['the limit is reached by another command', async () => 'overLimit'],
  ['the store is out of order', () => Promise.reject(new Error('out of order'))],
] as const satisfies readonly (readonly [string, () => Promise<'overLimit'>])[];

test.each(FAILURES)('an opening that failed at the last moment is given back: %s', async (_, create) => {
  const { bot, mend } = failing(create);
  const opens = async () => JSON.stringify(await bot.command('anna', 'tuchulcha new'));
  for (let n = 0; n < 2 * OPENING_BURST; n++) expect(await opens()).not.toContain(TOO_SOON);
  mend();
  for (let n = 0; n < OPENING_BURST; n++) expect(await opens()).not.toContain(TOO_SOON);
  expect(await bot.store.tablesOf('1', idOf('anna'))).toHaveLength(OPENING_BURST);
  expect(await opens()).toContain(TOO_SOON);
});

test.each(FAILURES)('so is a rematch: %s', async (_, create) => {
  const { bot, mend } = failing(create);
  bot.store.guildSettings = async () => ({ ...DEFAULT_GUILD_SETTINGS, openingWait: 60, maxTables: null });
  const over: string[] = [];
  for (let n = 0; n <= OPENING_BURST; n++) {
    const id = await bot.world.playing(['anna', 'bert']);
    sure(await resignGame(bot.tables, id, idOf('bert')));
    over.push(id);
  }
  bot.store.guildSettings = async () => ({ ...DEFAULT_GUILD_SETTINGS, openingWait: 60 });
  const again = async (table = '') => JSON.stringify(await bot.button('anna', links.rematch({ table })));
  for (let n = 0; n < 2 * OPENING_BURST; n++) expect(await again(over[0])).not.toContain(TOO_SOON);
  mend();
  for (const table of over.slice(0, OPENING_BURST)) expect(await again(table)).not.toContain(TOO_SOON);
  expect(await again(over.at(-1))).toContain(TOO_SOON);
});
