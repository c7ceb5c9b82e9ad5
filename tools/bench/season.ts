import { openStore } from '../../src/storage/index.ts';
import { tableDice } from '../../src/tables/fairness/dice.ts';
import { pointsOf } from '../../src/tables/results/ratings.ts';
import type { LeaderboardEntry } from '../../src/tables/results/results-store.ts';
import { sqliteDatabase } from '../../test/storage/databases.ts';
import { survivesExport } from './exported.ts';
import { agreement } from './season-agreement.ts';
import { GUILD, playersOf, playSeason, type SeasonPlayer } from './season-of-bots.ts';

const GAMES = Number(process.env['SEASON_GAMES'] ?? 500);

/**
 * Plays a season between players of eight strengths through the real services and checks that the leaderboard ranks them correctly.
 */
export async function benchSeason(): Promise<void> {
  const clock = { now: new Date('2026-07-01T08:00:00Z') };
  const database = await sqliteDatabase();
  const store = await openStore({ url: database.url, now: () => clock.now });
  const players = playersOf(8);
  const begin = { at: performance.now(), cpu: process.cpuUsage() };
  await playSeason({ store, clock, dice: tableDice, players, games: GAMES, seed: 1 });
  const { user, system } = process.cpuUsage(begin.cpu);
  const seconds = Math.round((performance.now() - begin.at) / 1000);
  console.log(`${GAMES} games in ${seconds} s (${Math.round((user + system) / 1e6)} s of processor time)`);
  for (const size of [0, 2, 3, 4]) {
    const board = { guildId: GUILD, game: 'tuchulcha', period: '2026-Q3', players: size };
    const rows = await store.leaderboard(board);
    if (size === 0) console.table(rows.map((row) => shown(row, players)));
    const places = players.map(({ userId }) => rows.findIndex((row) => row.userId === userId));
    const { kendall, spearman } = agreement(places);
    const what = size === 0 ? 'all games' : `games of ${size}`;
    console.log(
      `${what}: the order agrees with the strengths by Kendall ${kendall.toFixed(3)}, Spearman ${spearman.toFixed(3)}`,
    );
  }
  const { games, fixed } = await store.rebuild(GUILD);
  console.log(`Calculated again: ${games} games, ${fixed} entries different.`);
  const history = await store.history({ guildId: GUILD, most: GAMES });
  for (const finished of [history[0], history[Math.floor(GAMES / 2)], history.at(-1)]) {
    if (!finished) continue;
    const { tableId, number, players: seats, turns } = finished;
    const verdict = (await survivesExport(store, tableId))
      ? 'read again the same, dice agree'
      : 'NOT THE SAME';
    console.log(`Table ${number} (${seats} players, ${turns} turns), exported as text and JSON: ${verdict}.`);
  }
  await store.close();
  await database.drop();
}

function shown(
  { rank, name, userId, wins, games, ...skill }: LeaderboardEntry,
  players: readonly SeasonPlayer[],
) {
  const { rating, doubt } = pointsOf(skill);
  const careless = players.find((player) => player.userId === userId)?.careless ?? 0;
  return {
    rank,
    name,
    'turns at random': `${Math.round(100 * careless)} %`,
    rating,
    doubt,
    mu: skill.mu.toFixed(2),
    sigma: skill.sigma.toFixed(2),
    wins,
    games,
  };
}
