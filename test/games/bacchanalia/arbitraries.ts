import fc from 'fast-check';
import type { AgreedEnd } from '../../../src/games/bacchanalia/state.ts';
import { PATIENT, type Played, playAtRandom, RESTLESS, randomFrom, randomSetup } from './random-play.ts';

const ends: fc.Arbitrary<AgreedEnd> = fc.oneof(
  fc.constant<AgreedEnd>({ kind: 'allTold' }),
  fc.integer({ min: 1, max: 9 }).map((times): AgreedEnd => ({ kind: 'parcae', times })),
  fc.integer({ min: 1, max: 40 }).map((scenes): AgreedEnd => ({ kind: 'scenes', scenes })),
  fc.constant<AgreedEnd>({ kind: 'time', at: 1_800_000_000_000 }),
);

/** Games at random, of any number of players and any agreed end. */
export const games: fc.Arbitrary<Played> = fc
  .record({
    seed: fc.nat(),
    players: fc.integer({ min: 3, max: 6 }),
    end: ends,
    manners: fc.constantFrom(PATIENT, RESTLESS),
  })
  .map(({ seed, players, end, manners }) => {
    const random = randomFrom(seed);
    return playAtRandom(randomSetup(players, end, random), manners, random);
  });
