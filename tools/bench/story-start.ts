/** How long a story of six takes from its opening to its first scene, at the daily pace. */
import { bacchanalia } from '../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../src/games/bacchanalia/state.ts';
import { PROPOSED_END } from '../../src/tables/bacchanalia/terms.ts';
import {
  PATIENT,
  playAtRandom,
  type Random,
  randomFrom,
  randomSetup,
} from '../../test/games/bacchanalia/random-play.ts';

const STORIES = 500;
const PLAYERS = 6;

/** Waking hours of a day; nobody answers in the others. */
const AWAKE = 16;
/** Mean waking hours between a person's visits to Discord; at each visit they do what is waiting for them. */
const BETWEEN_LOOKS = 4;
/** The share of visits at which a person has no time to write. */
const TOO_BUSY = 1 / 3;

export function benchStoryStart(): void {
  const rows: Record<string, object> = {};
  for (const [name, saysGifts] of [
    ['gifts not said beforehand', false],
    ['gifts said beforehand', true],
  ] as const) {
    const days = Array.from({ length: STORIES }, (_, seed) => daysToScene(seed, saysGifts));
    const sorted = days.toSorted((one, other) => one - other);
    rows[name] = {
      median: sorted[Math.floor(STORIES / 2)]?.toFixed(1),
      'nine of ten': sorted[Math.floor(STORIES * 0.9)]?.toFixed(1),
      'within 3 days': `${Math.round((sorted.filter((one) => one <= 3).length / STORIES) * 100)} %`,
    };
  }
  console.log(
    `days from opening to the first scene, six players: everybody looks every ${BETWEEN_LOOKS} of ${AWAKE} waking hours, ` +
      `exponentially, and writes at ${Math.round((1 - TOO_BUSY) * 100)} % of looks; all join at one, and are ready at one`,
  );
  console.table(rows);
}

function daysToScene(seed: number, saysGifts: boolean): number {
  const random = randomFrom(seed * 6 + PLAYERS);
  const setup = randomSetup(PLAYERS, PROPOSED_END, random);
  const { states } = playAtRandom(setup, PATIENT, random);
  // First all join; then, at a full table, all say that they are ready.
  let hours = longest(PLAYERS, () => look(random)) + longest(PLAYERS, () => look(random));
  let before = '';
  for (const state of states) {
    if (isTold(state)) break;
    const asked = bacchanalia.toAct(state);
    const waitsFor = state.phase.name === 'introductions' ? 'all' : asked.join();
    if (waitsFor === '' || waitsFor === before || (saysGifts && state.phase.name === 'gift')) continue;
    before = waitsFor;
    const writes = state.phase.name !== 'gift';
    hours += longest(asked.length, () => (writes ? writing(random) : look(random)));
  }
  return hours / AWAKE;
}

const isTold = ({ told }: GameState): boolean =>
  told.some(({ kind }) => kind === 'scene' || kind === 'ending');

const longest = (count: number, wait: () => number): number =>
  Math.max(...Array.from({ length: count }, wait));

const PRECISION = 1_000_000;

/** Hours until a person's next visit; the daily pace allows no more than a day. */
const look = (random: Random): number =>
  Math.min(AWAKE, -Math.log((random(PRECISION) + 1) / PRECISION) * BETWEEN_LOOKS);

function writing(random: Random): number {
  let hours = look(random);
  while (random(PRECISION) < TOO_BUSY * PRECISION) hours += look(random);
  return Math.min(AWAKE, hours);
}
