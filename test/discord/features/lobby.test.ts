import { expect, test } from 'vitest';
import { OPENING_BURST } from '../../../src/discord/cooldowns.ts';
import { links } from '../../../src/discord/views/links.ts';
import { openLobby, sitDown, startIfFull } from '../../../src/tables/changes/lobby.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import { Secret } from '../../../src/tables/fairness/dice.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { memoryStore } from '../../tables/memory-store.ts';
import { opened } from '../../tables/opened.ts';
import { sure } from '../../tables/world.ts';
import { StubBot } from '../stub-bot.ts';

const anna = { userId: '11', guildId: '1', isManager: false, channelId: '2' };
const person = (userId: string) => ({ kind: 'person', userId, name: `user ${userId}` }) as const;
const TOO_SOON = 'just opened several tables';

/** A bot at which opening tables fails, after all checks, until it is fixed. */
function failing(create: () => Promise<'overLimit'>) {
  const store = memoryStore();
  let fails = true;
  const createWithin: typeof store.createWithin = (limit, table) =>
    fails ? create() : store.createWithin(limit, table);
  const bot = new StubBot({ ...store, createWithin });
  bot.store.guildSettings = async () => ({ ...DEFAULT_GUILD_SETTINGS, openingWait: 60 });
  return { bot, store, mend: () => (fails = false) };
}

const FAILURES = [
  ['the limit is reached by another command', async () => 'overLimit'],
  ['the store is out of order', () => Promise.reject(new Error('out of order'))],
] as const satisfies readonly (readonly [string, () => Promise<'overLimit'>])[];

test.each(FAILURES)('an opening that failed at the last moment is given back: %s', async (_, create) => {
  const { bot, mend } = failing(create);
  const opens = async () => JSON.stringify(await bot.command(anna, 'tuchulcha new', {}));
  for (let n = 0; n < 2 * OPENING_BURST; n++) expect(await opens()).not.toContain(TOO_SOON);
  mend();
  for (let n = 0; n < OPENING_BURST; n++) expect(await opens()).not.toContain(TOO_SOON);
  expect(await bot.store.tablesOf('1', '11')).toHaveLength(OPENING_BURST);
  expect(await opens()).toContain(TOO_SOON);
});

test.each(FAILURES)('so is a rematch: %s', async (_, create) => {
  const { bot, mend } = failing(create);
  bot.store.guildSettings = async () => ({ ...DEFAULT_GUILD_SETTINGS, openingWait: 60, maxTables: null });
  const over: string[] = [];
  for (let n = 0; n <= OPENING_BURST; n++) {
    const { id } = opened(
      await openLobby(bot.tables, {
        game: 'tuchulcha',
        guildId: '1',
        channelId: '2',
        locale: 'en',
        size: 2,
        computers: 0,
        pace: 'daily',
        isPrivate: false,
        invited: [],
        color: 'blue',
        opener: person('11'),
        secret: Secret.fresh(),
        lobbyMessageId: '44',
      }),
    );
    sure(await sitDown(bot.tables, id, person('12'), null));
    sure(await startIfFull(bot.tables, id));
    sure(await resignGame(bot.tables, id, '12'));
    over.push(id);
  }
  bot.store.guildSettings = async () => ({ ...DEFAULT_GUILD_SETTINGS, openingWait: 60 });
  const again = async (table = '') => JSON.stringify(await bot.button(anna, links.rematch({ table })));
  for (let n = 0; n < 2 * OPENING_BURST; n++) expect(await again(over[0])).not.toContain(TOO_SOON);
  mend();
  for (const table of over.slice(0, OPENING_BURST)) expect(await again(table)).not.toContain(TOO_SOON);
  expect(await again(over.at(-1))).toContain(TOO_SOON);
});
