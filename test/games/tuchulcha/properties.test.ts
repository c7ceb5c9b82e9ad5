import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replay } from '../../../src/games/game.ts';
import {
  boardOfPosition,
  type Color,
  colorsOf,
  countOn,
  entryOf,
  haruspexesOf,
  inPlay,
  type PlayerCount,
  type Position,
  passagesOf,
  roleOf,
  standingOn,
  stonesOf,
} from '../../../src/games/tuchulcha/board.ts';
import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import { legalTurnsOf } from '../../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import {
  formatPosition,
  formatStep,
  parsePosition,
  parseStep,
} from '../../../src/games/tuchulcha/notation.ts';
import type { GameState } from '../../../src/games/tuchulcha/types.ts';
import { holdsFor } from '../../holds-for.ts';
import { runs } from '../../runs.ts';
import { applied, legalLines } from './legal-lines.ts';
import { playAtRandom, type Rolled, randomFrom, randomTurns } from './random-play.ts';

const players = fc.constantFrom<PlayerCount>(2, 3, 4);
const seed = fc.integer();

/** A turn reached by random play after at most some hundred turns. */
const rolled: fc.Arbitrary<Rolled> = fc.tuple(players, seed, fc.nat(120)).map(([count, seed, turns]) => {
  let met = 0;
  for (const turn of randomTurns(count, randomFrom(seed))) if (met++ === turns) return turn;
  throw new Error('random play has no end');
});

/** States of games played by any offered actions, resignations among them. */
const states: fc.Arbitrary<readonly GameState[]> = fc
  .tuple(players, seed)
  .map(([count, seed]) => playAtRandom(count, randomFrom(seed), 250, true).states);

function total(position: Position, color: Color): number {
  const { altar = 0, forest = 0, sanctuary = 0 } = position.colors[color] ?? {};
  return inPlay(position, color) + altar + forest + sanctuary;
}

const full = (position: Position, color: Color): number =>
  ({ out: 0, neutral: 5, normal: haruspexesOf(position.players) })[roleOf(position, color) as string] ??
  haruspexesOf(position.players);

/** The stone of an open hit, which two colors share for a moment (§4.2). */
function openStone({ phase, position }: GameState): number | null {
  const last = phase.name === 'moving' ? phase.steps.at(-1) : undefined;
  if (last?.kind !== 'move' || last.effect !== 'open') return null;
  return typeof last.to === 'number' ? last.to : entryOf(boardOfPosition(position), last.color);
}

describe('in every state of a game', () => {
  test('haruspexes are conserved', () =>
    holdsFor(states, { numRuns: runs(3, 8) }, (states) => {
      for (const { position } of states) {
        for (const color of colorsOf(position)) expect(total(position, color)).toBe(full(position, color));
      }
    }));

  test('no stone holds two colors but that of an open hit, and nobody rests on an open Passage', () =>
    holdsFor(states, { numRuns: runs(3, 8) }, (states) => {
      for (const state of states) {
        const { position } = state;
        const open = openStone(state);
        const shared = stonesOf(boardOfPosition(position)).filter(
          (stone) => stone !== open && standingOn(position, stone).length > 1,
        );
        const lost = passagesOf(boardOfPosition(position)).filter(
          (stone) => !position.sealed.includes(stone) && standingOn(position, stone).length > 0,
        );
        expect({ shared, lost }).toEqual({ shared: [], lost: [] });
      }
    }));

  test('positions without an open hit can be written and read', () =>
    holdsFor(states, { numRuns: runs(3, 8) }, (states) => {
      for (const state of states) {
        if (openStone(state) !== null) continue;
        expect(parsePosition(formatPosition(state.position))).toEqual({ ok: true, value: state.position });
      }
    }));

  test('offered steps can be written and read', () =>
    holdsFor(states, { numRuns: runs(5, 10) }, (states) => {
      for (const state of states.slice(-60)) {
        for (const step of offers(state).steps) {
          const { players } = state.position;
          const read = parseStep(formatStep(step, players), players);
          const color = players === 2 ? {} : { color: null };
          const { die, ...written } = step.kind === 'move' ? step : { ...step, die: 0 };
          expect(die).toBeLessThanOrEqual(6);
          expect(read).toEqual({ ok: true, value: step.kind === 'move' ? { ...written, ...color } : step });
        }
      }
    }));

  test('every offered step leads on to a legal turn', () => {
    fc.assert(
      fc.property(rolled, fc.infiniteStream(fc.nat()), ({ position, dice }, choices) => {
        let state: GameState = {
          setup: { players: [], first: position.turn },
          position,
          phase:
            roleOf(position, position.turn) === 'tuchulcha'
              ? { name: 'discard', dice }
              : moving(position, dice),
          turnNumber: 1,
          rolls: 1,
        };
        for (
          let offered = offers(state);
          !offered.confirm || offered.steps.length > 0;
          offered = offers(state)
        ) {
          const choice = choices.next().value;
          const step = offered.steps[choice % offered.steps.length];
          const die = offered.discards[choice % offered.discards.length];
          if (!step && die === undefined) throw new Error('a dead end');
          state = applied(state, step ? { type: 'step', step } : { type: 'discard', die: die ?? 0 });
        }
        expect(applied(state, { type: 'confirm' }).phase.name).not.toBe('moving');
      }),
      { numRuns: runs(20, 100) },
    );
  });
});

const moving = (before: Position, dice: readonly number[]): GameState['phase'] => ({
  name: 'moving',
  dice,
  discarded: null,
  steps: [],
  before,
  result: null,
});

describe('turns', () => {
  test('by the offers end where the enumeration says', () =>
    holdsFor(rolled, { numRuns: runs(10, 30) }, ({ position, dice }) => {
      const turns = legalTurnsOf(position, dice);
      const enumerated = Array.from({ length: turns.size }, (_, index) => {
        const { position: end, result } = turns.end(index);
        return `${formatPosition(end)} ${result?.join() ?? null}`;
      });
      const offered = new Set(legalLines(position, dice).map(({ end, result }) => `${end} ${result}`));
      expect(enumerated.toSorted()).toEqual([...offered].toSorted());
    }));
});

describe('a log', () => {
  test('replays to the same state', () => {
    fc.assert(
      fc.property(players, seed, (count, seed) => {
        const { setup, log, states } = playAtRandom(count, randomFrom(seed), 300, true);
        expect(replay(tuchulcha, setup, log).state).toEqual(states.at(-1));
      }),
      { numRuns: runs(5, 10) },
    );
  });

  test('takes up a stored state, which is plain JSON', () =>
    holdsFor(states, { numRuns: runs(5, 10) }, (states) => {
      const stored: GameState = JSON.parse(JSON.stringify(states.at(-1)));
      expect(stored).toEqual(states.at(-1));
      expect(offers(stored)).toEqual(offers(states.at(-1) ?? stored));
    }));

  test('with an undo after each step comes to where it was', () =>
    holdsFor(states, { numRuns: runs(5, 10) }, (states) => {
      for (const state of states.slice(-40)) {
        for (const step of offers(state).steps.slice(0, 3))
          expect(applied(applied(state, { type: 'step', step }), { type: 'undo' })).toEqual(state);
      }
    }));
});

describe('counts', () => {
  test('on a stone add up to those on the path', () =>
    holdsFor(rolled, { numRuns: runs(20, 50) }, ({ position }) => {
      for (const color of colorsOf(position)) {
        const stones = stonesOf(boardOfPosition(position));
        const standing = stones.reduce((sum, stone) => sum + countOn(position, color, stone), 0);
        expect(standing + (position.colors[color]?.temple ?? 0)).toBe(inPlay(position, color));
      }
    }));
});
