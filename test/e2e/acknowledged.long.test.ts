import { expect, test } from 'vitest';
import { IS_SOAK } from '../runs.ts';
import { describeDatabases } from '../storage/describe.ts';
import { killAtAcknowledgements } from './killed-bot.ts';

/** Processes that are killed, lobbies of each person and the seed: to be had otherwise from the environment, to measure. */
const KILLS = Number(process.env['KILLS'] ?? (IS_SOAK ? 40 : 5));
const LOBBIES = Number(process.env['LOBBIES'] ?? 1);
const SEED = Number(process.env['SEED'] ?? 1);

describeDatabases('what was acknowledged', (create) => {
  test(`is stored once, though the bot is killed ${KILLS} times as Discord receives an acknowledgement`, {
    timeout: 120_000 + KILLS * 60_000,
  }, async () => {
    const database = await create();
    try {
      const given = { kills: KILLS, slowShare: 0.25, lobbies: LOBBIES, seed: SEED };
      const { acknowledged, writtenDown, ...figures } = await killAtAcknowledgements(database, given);
      if (KILLS > 40) console.log(JSON.stringify({ acknowledged, writtenDown, ...figures }));
      expect(figures).toEqual({ kills: KILLS, lost: 0, twice: 0 });
      expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
      expect(writtenDown).toBeGreaterThan(0);
    } finally {
      await database.drop();
    }
  });
});
