import fc from 'fast-check';
import { COLORS, DEI, UMBRAE } from '../../../src/games/bacchanalia/cards.ts';
import type { DeusCard, GameState, Ruling } from '../../../src/games/bacchanalia/state.ts';
import type { TableauPlayer, TableauView } from '../../../src/pictures/bacchanalia/alt.ts';
import {
  PATIENT,
  playAtRandom,
  RESTLESS,
  randomFrom,
  randomSetup,
} from '../../games/bacchanalia/random-play.ts';

export function viewOf({ players, phase, ...state }: GameState, name: string, locale: string): TableauView {
  const shown = state.setup.players.flatMap((color): TableauPlayer[] => {
    const player = players[color];
    if (!player) return [];
    const { dei, hand, odd, bacchusCame, milesNext, ended, left } = player;
    return [{ color, name, dei, hand, odd, bacchusCame, milesNext, ended: ended?.kind ?? null, left }];
  });
  const ruling: Ruling | null = 'ruling' in phase ? phase.ruling : null;
  const { end } = state.setup;
  return {
    players: shown,
    middle: state.middle,
    amansApart: state.amansApart,
    parcae: state.parcae,
    parcaeEnd: end.kind === 'parcae' ? end.times : null,
    ending: state.ending,
    deck: state.deck.length,
    discards: state.discards.length,
    onTurn: phase.name === 'over' ? null : state.turn,
    ruling,
    locale,
  };
}

export const gameStates = (seed: number): readonly GameState[] => {
  const random = randomFrom(seed);
  const setup = randomSetup(3 + (seed % 4), { kind: 'parcae', times: 3 }, random);
  return playAtRandom(setup, seed % 2 === 0 ? PATIENT : RESTLESS, random).states;
};

const umbra = fc.constantFrom(...UMBRAE);

const deus: fc.Arbitrary<DeusCard> = fc.constantFrom(...DEI).chain((name) =>
  fc
    .array(name === 'vinum' ? fc.constantFrom('vinum' as const, 'goblet' as const) : fc.constant(name), {
      maxLength: 4,
    })
    .map((umbra) => ({ name, umbra })),
);

const anyPlayer = fc.record({
  dei: fc.array(deus, { maxLength: 14 }),
  hand: fc.array(umbra, { maxLength: 6 }),
  odd: fc.option(umbra),
  bacchusCame: fc.boolean(),
  milesNext: fc.boolean(),
  ended: fc.option(
    fc.constantFrom(...(['flight', 'crime', 'bacchanal', 'amansLost', 'amansSaved', 'death'] as const)),
    { freq: 1 },
  ),
  left: fc.boolean(),
});

/** Fuller views than games produce, to test limits of the picture and its text. */
export const arbitraryView = (name: fc.Arbitrary<string>): fc.Arbitrary<TableauView> =>
  fc
    .record({
      players: fc.array(anyPlayer, { minLength: 3, maxLength: 6 }),
      names: fc.array(name, { minLength: 6, maxLength: 6 }),
      middle: fc.array(fc.constantFrom(...DEI), { maxLength: 18 }),
      amansApart: fc.boolean(),
      parcae: fc.nat(9),
      parcaeEnd: fc.option(fc.integer({ min: 1, max: 9 })),
      ending: fc.boolean(),
      deck: fc.nat(62),
      discards: fc.nat(62),
      turn: fc.option(fc.nat(5)),
      row: fc.option(fc.constantFrom(...DEI, 'ties' as const, 'goblet' as const)),
      among: fc.array(fc.constantFrom(...DEI), { minLength: 2, maxLength: 4 }),
    })
    .map(({ players, names, turn, row, among, ...rest }) => {
      const shown = players.map((one, i) => ({ ...one, color: COLORS[i] ?? 'blue', name: names[i] ?? '' }));
      return {
        ...rest,
        players: shown,
        onTurn: turn === null ? null : (shown[turn % shown.length]?.color ?? null),
        ruling: row && { row, because: row === 'ties' ? 'tied' : 'most', among, most: 2 },
        locale: 'en',
      };
    });
