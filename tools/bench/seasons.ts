/**
 * Plays seasons of 6 to 40 people through their logs, some of them absent: whether all end, how well places agree with skill, and
 * how long a draw takes. `npm run bench -- seasons --seasons 200`.
 */
import { drawSeating } from '../../src/tables/seasons/seating.ts';
import { cpuMsOf, drawsOf } from '../../test/tables/seasons/sample.ts';
import { seatingFlaws } from '../../test/tables/seasons/seating-flaws.ts';
import { type SimulatedSeason, simulateSeason } from './simulated-season.ts';

const SEASONS = 200;
const ABSENT = [0, 0.15, 0.3];
const FEWEST = 6;
const MOST = 40;
const DRAWS = 100;

export function benchSeasons(options: readonly string[]): void {
  const given = Number(options[options.indexOf('--seasons') + 1]);
  const count = options.includes('--seasons') && given > 0 ? given : SEASONS;
  const all = Array.from({ length: count }, (_, seed) => {
    const people = FEWEST + ((seed * 11) % (MOST - FEWEST + 1));
    const absent = ABSENT[seed % ABSENT.length] ?? 0;
    return { absent, ...simulateSeason({ people, absent, seed }) };
  });
  const ended = all.filter(({ season }) => season.status === 'ended').length;
  console.log(`${ended} of ${count} seasons of ${FEWEST} to ${MOST} people ended`);
  for (const share of ABSENT) {
    const some = all.filter(({ absent }) => absent === share);
    console.log(
      `  ${(100 * share).toFixed(0)} % absent, ${some.length} seasons: places agree with skill by ${agreement(some).toFixed(3)}`,
    );
  }
  const slowest = Math.max(...all.map(({ draw }) => draw));
  console.log(`the draws of a season took ${slowest.toFixed(0)} ms at most`);
  for (const [people, size] of [
    [9, 3],
    [13, 4],
    [16, 4],
    [24, 4],
    [40, 4],
  ] as const)
    printDraws(people, size);
}

/** The mean of the divisions' correlations, each as often as it has people who stayed. */
function agreement(seasons: readonly SimulatedSeason[]): number {
  const all = seasons.flatMap(({ agreements }) => agreements).filter(({ people }) => people > 2);
  const people = all.reduce((sum, one) => sum + one.people, 0);
  return all.reduce((sum, one) => sum + one.correlation * one.people, 0) / people;
}

function printDraws(people: number, size: 3 | 4): void {
  const draw = (seed: number) => drawSeating(people, size, 3, drawsOf(`bench ${seed}`));
  const flaws = Array.from({ length: DRAWS }, (_, seed) => seatingFlaws(people, draw(seed)));
  const each = cpuMsOf(() => draw(0));
  const most = (of: 'thrice' | 'twice' | 'begins') => Math.max(...flaws.map((one) => one[of]));
  console.log(
    `${people} people in one draw, three tables of ${size}: ${each.toFixed(0)} ms; at most ${most('twice')} pairs meet twice, ` +
      `${most('thrice')} three times, ${most('begins')} begin too often`,
  );
}
