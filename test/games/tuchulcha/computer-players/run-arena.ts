/**
 * `npx tsx test/games/tuchulcha/computer-players/run-arena.ts computer,random,random,random 200 [seed]`: the player at each seat (computer,
 * first, random) and the number of games.
 */
import { arena, shareOf } from './arena.ts';
import { POLICIES } from './policies.ts';

const [seating = 'computer,first', games = '100', seed = '1'] = process.argv.slice(2);
const names = seating.split(',');
const strange = names.find((name) => !(name in POLICIES));
if (strange || names.length < 2 || names.length > 4) {
  console.error(`Two to four seats of: ${Object.keys(POLICIES).join(', ')}.`);
  process.exit(1);
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const tally = arena(names, POLICIES, Number(games), Number(seed));
for (const [name, { taken, won }] of tally.players) {
  const [share, width] = shareOf(won, tally.games);
  const seats = taken / tally.games;
  console.log(
    `${name} in ${seats} of ${names.length} seats won ${percent(share)} ± ${percent(width)}, ${percent(share / seats)} a seat`,
  );
}
const { tuchulcha, lasaVecuvia } = tally.roles;
console.log(
  `devoted to Tuchulcha ${tuchulcha.taken} times, won ${tuchulcha.won}; to Lasa Vecuvia ${lasaVecuvia.taken}, won ${lasaVecuvia.won}`,
);
console.log(`${tally.games} games of ${(tally.turns / tally.games).toFixed(0)} turns`);
