import { openQuestion } from '../../src/tables/prophecies/prophecies.ts';
import { PLAIN_JUDGES } from '../../tools/training/plain-player.ts';
import type { TestBot } from './test-bot.ts';

/** A game of three, shown turn by turn, until a question is open at it, and before that turn is shown. Returns its id. */
export async function playUntilAsked(bot: TestBot): Promise<string> {
  const even = { ...PLAIN_JUDGES[3], before: () => ({ blue: 0.3, red: 0.3, yellow: 0.3, black: 0 }) };
  const judge = { byCount: { 2: even, 3: even, 4: even }, name: () => 'made up' };
  Object.assign(bot.world.tables.services.tuchulcha ?? {}, { judge });
  const { id } = await bot.playing(['anna', 'bert', 'carl']);
  while (!openQuestion(await bot.world.table(id))) {
    await bot.tableMessages.show(id);
    await bot.world.plays(id);
  }
  return id;
}
