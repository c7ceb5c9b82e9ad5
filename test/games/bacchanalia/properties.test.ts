import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import { DEI, type Deus, UMBRA_SPLIT, UMBRAE, type Umbra } from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia, offers } from '../../../src/games/bacchanalia/game.ts';
import { countOfDeus } from '../../../src/games/bacchanalia/setup.ts';
import { type GameState, stillPlaying } from '../../../src/games/bacchanalia/state.ts';
import { replay } from '../../../src/games/game.ts';
import { holdsFor } from '../../holds-for.ts';
import { runs } from '../../runs.ts';
import { games } from './arbitraries.ts';
import { offeredActions } from './every-action.ts';
import { PATIENT, playAtRandom, type Random, randomFrom, randomSetup } from './random-play.ts';
import { allDei, allUmbrae } from './table.ts';

const UMBRAE_IN_BOX: readonly Umbra[] = UMBRAE.flatMap((umbra) =>
  Array.from({ length: UMBRA_SPLIT[umbra] }, () => umbra),
);

const box = (players: number): readonly Deus[] =>
  DEI.flatMap((deus) => Array.from({ length: countOfDeus(deus, players) }, () => deus));

const vinaOf = ({ players }: GameState): readonly number[] =>
  Object.values(players).map(({ dei }) => dei.filter(({ name }) => name === 'vinum').length);

const tried = (most: number) => ({ numRuns: runs(Math.ceil(most / 4), most) });

describe('in games at random', () => {
  test('the Umbra are always the 62 of the box', () => {
    expect(UMBRAE_IN_BOX).toHaveLength(62);
    holdsFor(games, tried(25), ({ states }) => {
      for (const state of states) expect(allUmbrae(state)).toEqual(UMBRAE_IN_BOX);
    });
  });

  test('the Dei are always those for so many players, and nobody has two Vinum or loses one', () =>
    holdsFor(games, tried(25), ({ setup, states }) => {
      const all = box(setup.players.length);
      const withoutVinum = all.filter((deus) => deus !== 'vinum');
      let areDealt = false;
      for (const state of states) {
        areDealt ||= state.phase.name === 'drawingFirst';
        expect(allDei(state)).toEqual(areDealt ? all : withoutVinum);
        expect(new Set(vinaOf(state))).toEqual(new Set([areDealt ? 1 : 0]));
      }
    }));

  test('Bacchus, once owned, is not in the middle while anybody plays', () =>
    holdsFor(games, tried(50), ({ states }) => {
      let isOwned = false;
      for (const state of states) {
        const inMiddle = state.middle.includes('bacchus');
        if (isOwned && stillPlaying(state).length > 0) expect(inMiddle).toBe(false);
        isOwned ||= !inMiddle;
      }
    }));

  test('only the player of the turn has Umbra beside an odd card, and those who are out have no Deus but Vinum', () =>
    holdsFor(games, tried(25), ({ states }) => {
      for (const state of states) {
        for (const [color, { dei, ended, missed, hand, left }] of Object.entries(state.players)) {
          if (color === state.turn) continue;
          expect([...hand, ...dei.flatMap(({ umbra }) => umbra)]).toEqual([]);
          if (ended || missed || left) expect(dei.every(({ name }) => name === 'vinum')).toBe(true);
        }
      }
    }));

  test('how Bacchus came is told before the scene or ending of its turn, or not at all', () =>
    holdsFor(games, tried(100), ({ log, states }) => {
      for (const [index, { type }] of log.entries()) {
        const after = states[index + 1];
        if (type !== 'tell' || !after || after.turnNumber !== states[index]?.turnNumber) continue;
        expect(offers(after).tellsBacchus).toBeNull();
        expect(bacchanalia.apply(after, { type: 'tellBacchus', text: 'x' }).ok).toBe(false);
      }
    }));

  test('the log replays to the same state and events', () =>
    holdsFor(games, tried(25), ({ setup, log, states, events }) => {
      expect(replay(bacchanalia, setup, log)).toEqual({ state: states.at(-1), events });
    }));

  test('a state is plain JSON, and goes on from it', () =>
    holdsFor(games, tried(10), ({ states, log }) => {
      for (const [index, state] of states.entries()) {
        const stored: GameState = JSON.parse(JSON.stringify(state));
        expect(stored).toEqual(state);
        const action = log[index];
        if (action) expect(bacchanalia.apply(stored, action)).toMatchObject({ state: states[index + 1] });
      }
    }));

  test('the game waits for one seat, or for all who are to be introduced, or for chance, or is over', () =>
    holdsFor(games, tried(25), ({ states }) => {
      for (const state of states) {
        const { color, chance, introducers } = offers(state);
        const all = introducers.length > 0 ? introducers : color ? [color] : [];
        expect(bacchanalia.toAct(state)).toEqual(all);
        expect([color, chance, bacchanalia.winners(state)].filter((one) => one !== null)).toHaveLength(1);
        expect(offeredActions(state).length > 0).toBe(state.phase.name !== 'over');
        if (color) expect(state.players[color]?.left).toBe(false);
      }
    }));

  test('everybody has ended, missed it or left, and all that came of it lies in the middle', () =>
    holdsFor(games, tried(25), ({ setup, states }) => {
      const last = states.at(-1);
      if (!last) throw new Error('no state');
      for (const { ended, missed, left } of Object.values(last.players))
        expect([ended !== null, missed !== null, left].filter((is) => is)).toHaveLength(1);
      const all = box(setup.players.length).filter((deus) => deus !== 'vinum');
      expect(last.middle).toEqual(last.amansApart ? all.filter((deus) => deus !== 'amans') : all);
    }));
});

test('whoever is always away, Parcae bring the agreed end', () => {
  const times = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 3, max: 6 }), times, (seed, players, times) => {
      const random = randomFrom(seed);
      const setup = randomSetup(players, { kind: 'parcae', times }, random);
      const away = setup.players.filter(() => random(2) === 0);
      expect(playAtRandom(setup, PATIENT, random, { away }).states.at(-1)?.phase.name).toBe('over');
    }),
    tried(40),
  );
});

/** Passes over the awaited player, or draws by chance. */
function nextIfAbsent(state: GameState, random: Random): GameState {
  const { color, chance } = offers(state);
  const action: Action = color ? { type: 'absent', color } : { type: 'draw', pick: random(chance ?? 1) };
  const applied = bacchanalia.apply(state, action);
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
  return applied.state;
}

test('from wherever a game stands, absence alone brings it to the next turn', () => {
  // At most five things wait for one player, then a vote of five; a Story Ending may go through the deck several times.
  const ENOUGH = 400;
  fc.assert(
    fc.property(games, fc.nat(), ({ states }, seed) => {
      const random = randomFrom(seed);
      for (const state of states.filter(() => random(10) === 0)) {
        const { turnNumber } = state;
        let now = state;
        for (let count = 0; count < ENOUGH && now.turnNumber === turnNumber; count++) {
          if (now.phase.name === 'over') break;
          now = nextIfAbsent(now, random);
        }
        expect(now.turnNumber > turnNumber || now.phase.name === 'over').toBe(true);
      }
    }),
    tried(25),
  );
});

test.each([3, 4, 5, 6])('%i players who are all away come to an end by Parcae', (players) => {
  const random = randomFrom(players);
  const setup = randomSetup(players, { kind: 'parcae', times: 1 }, random);
  const { events, log } = playAtRandom(setup, PATIENT, random, { away: setup.players });
  expect(events.filter(({ type }) => type === 'missedEnding')).toHaveLength(players);
  expect(log.every(({ type }) => type === 'absent' || type === 'draw' || type === 'giveMinerva')).toBe(true);
});
