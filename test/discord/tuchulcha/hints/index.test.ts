import { expect, test } from 'vitest';
import { hintButtons } from '../../../../src/discord/tuchulcha/hints.ts';
import { links } from '../../../../src/discord/views/links.ts';
import { findTable } from '../../../../src/tables/changes/table-transaction.ts';
import { makeRequest } from '../../../../src/tables/changes/turns.ts';
import { isRated } from '../../../../src/tables/game-registry.ts';
import { personToAct } from '../../../../src/tables/seats.ts';
import type { Table } from '../../../../src/tables/table.ts';
import { firstRequest } from '../../../tables/first-offered.ts';
import { idOf } from '../../../tables/people.ts';
import { race } from '../../../tables/race.ts';
import { sure } from '../../../tables/world.ts';
import { TestBot } from '../../test-bot.ts';

const NAMES = ['anna', 'bert'] as const;
let games = 0;

/**
 * A game of two people with hints for everybody, each with the number of its roll; or of one with a computer player, which is rated
 * until a hint is taken.
 */
async function playing(isAlone = false) {
  const bot = new TestBot();
  // Hints are kept by table, whose id follows from the time.
  bot.after(1000 * ++games);
  bot.hintFor = ({ rolls }) => ({
    ways: [{ kind: 'roll', chance: rolls / 100, consequences: null }],
    isSure: true,
  });
  const { id } = await bot.playing(isAlone ? ['anna'] : NAMES, { size: 2, terms: { hints: !isAlone } });
  const table = async () => {
    const now = await findTable(bot.tables, id);
    if (!now) throw new Error('no table');
    return race(now);
  };
  const taps = async (userId: string, customId: string) => JSON.stringify(await bot.button(userId, customId));
  return { bot, id, table, taps };
}

const moverOf = (table: Table): string => personToAct(table)?.userId ?? '';

const BUTTONS = [
  ['hint', (table: string, version: number) => links.hint({ table, version })],
  ['take', (table: string, version: number) => hintButtons.take({ table, version })],
  ['show', (table: string, version: number) => hintButtons.show({ table, version, which: 1 })],
] as const;

test.each(BUTTONS)('a hint is its player’s alone, whoever else sits there: %s', async (_, button) => {
  const { id, table, taps } = await playing();
  const now = await table();
  const other = NAMES.map(idOf).find((userId) => userId !== moverOf(now)) ?? '';
  expect(await taps(moverOf(now), button(id, now.version))).toContain('💡');
  const refused = await taps(other, button(id, now.version));
  expect(refused).toContain('It’s not your turn');
  expect(refused).not.toContain('💡');
});

test.each(BUTTONS)('a hint is of its turn: %s', async (_, button) => {
  const { bot, id, table, taps } = await playing();
  const first = await table();
  const says = async () => {
    const now = await table();
    const said = await taps(moverOf(now), button(id, now.version));
    expect(said).toContain(`**${now.state?.rolls ?? '?'}%**`);
    return said;
  };
  const before = await says();
  const mover = moverOf(first);
  let now = first;
  while (now.state && (now.state.turnNumber === first.state?.turnNumber || moverOf(now) !== mover))
    now = race(sure(await makeRequest(bot.tables, id, now.version, moverOf(now), firstRequest(now.state))));
  expect(await says()).not.toBe(before);
  // An older button, such as one from before the roll, is about the position now.
  const rolls = (await table()).state?.rolls;
  expect(rolls).not.toBe(first.state?.rolls);
  expect(await taps(mover, button(id, first.version))).toContain(`**${rolls}%**`);
});

test('a hint ends the rating once it can be shown, and not before', async () => {
  const { bot, id, table, taps } = await playing(true);
  const { version } = await table();
  const take = async () => taps(moverOf(await table()), hintButtons.take({ table: id, version }));
  const { hintFor } = bot;
  bot.hintFor = () => null;
  expect(await take()).toContain('I have no hint');
  expect(isRated(await table())).toBe(true);
  bot.hintFor = hintFor;
  expect(await take()).toContain('💡');
  expect(isRated(await table())).toBe(false);
});
