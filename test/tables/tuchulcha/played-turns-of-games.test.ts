import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Color } from '../../../src/games/tuchulcha/board.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { GameState } from '../../../src/games/tuchulcha/types.ts';
import type { LoggedAction, Sitting } from '../../../src/tables/game-types.ts';
import { replayLog, turnsPlayed } from '../../../src/tables/tuchulcha/analysis/frames.ts';
import { playAtRandom, type Random, randomFrom } from '../../games/tuchulcha/random-play.ts';
import { runs } from '../../runs.ts';
import { BEGINNING } from '../world.ts';

/** The player of a turn: the last one who acts in it, or, if everything is automatic, the seat's holder. */
type Way = 'person' | 'computer' | 'begunByPerson' | 'byItself';
const WAYS: readonly Way[] = ['person', 'person', 'computer', 'begunByPerson', 'byItself'];

interface Course {
  readonly log: readonly LoggedAction<'tuchulcha'>[];
  readonly sittings: readonly Sitting<'tuchulcha'>[];
  /** `blue 11`, `red computer`, for each turn that came to its end. */
  readonly players: readonly string[];
}

/** A whole game, any action that is offered, with seats that change hands between the turns. */
function course(
  states: readonly GameState[],
  actions: readonly LoggedAction<'tuchulcha'>['action'][],
  random: Random,
): Course {
  const holders = new Map<Color, { readonly userId: string; readonly standIn: boolean }>();
  const sittings: Sitting<'tuchulcha'>[] = [];
  const sit = (
    seq: number,
    color: Color,
    userId: string,
    standIn: boolean,
    why: Sitting<'tuchulcha'>['why'],
  ) => {
    holders.set(color, { userId, standIn });
    sittings.push({
      seq,
      color,
      occupant: { kind: 'person', userId, name: '' },
      standIn,
      why,
      at: BEGINNING,
    });
  };
  for (const [seat, color] of (states[0]?.setup.players ?? []).entries())
    sit(0, color, `1${seat}`, false, 'start');
  const players: string[] = [];
  let way: Way = 'person';
  const log = actions.map((action, seq): LoggedAction<'tuchulcha'> => {
    const [before, after] = [states[seq], states[seq + 1]];
    if (!before || !after) throw new Error('a state is missing');
    const color = before.position.turn;
    const begins = states[seq - 1]?.turnNumber !== before.turnNumber;
    if (begins) {
      const change = random(6);
      if (change === 0) sit(seq, color, `2${random(5)}`, false, 'handedOver');
      else if (change === 1) sit(seq, color, holders.get(color)?.userId ?? '', random(2) === 0, 'standIn');
      way = WAYS[random(WAYS.length)] ?? 'person';
    }
    const { userId, standIn } = holders.get(color) ?? { userId: '', standIn: false };
    const actor = {
      person: begins || random(2) === 0 ? userId : 'table',
      computer: begins || random(2) === 0 ? 'computer' : 'table',
      begunByPerson: begins ? userId : 'computer',
      byItself: 'table',
    }[way];
    const ends = after.turnNumber !== before.turnNumber || tuchulcha.winners(after) !== null;
    const byItself = standIn ? 'computer' : userId;
    const player = {
      person: userId,
      computer: 'computer',
      begunByPerson: begins ? userId : 'computer',
      byItself,
    }[way];
    if (ends) players.push(`${color} ${player}`);
    return { seq, actor, action, at: BEGINNING };
  });
  return { log, sittings, players };
}

const tally = (players: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const player of players) counts[player] = (counts[player] ?? 0) + 1;
  return counts;
};

test('of whole games, each turn counts for who played it, and all of them count', () => {
  let [passes, devotions] = [0, 0];
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.constantFrom(2 as const, 3 as const, 4 as const), (seed, size) => {
      const random = randomFrom(seed);
      const played = playAtRandom(size, random, 3000);
      const { log, sittings, players } = course(played.states, played.log, random);
      const ends = replayLog(played.setup, log);
      const counts = turnsPlayed(ends, sittings);
      const written = Object.fromEntries(
        [...counts].flatMap(([color, own]) =>
          [...own].map(([player, turns]) => [`${color} ${player}`, turns]),
        ),
      );
      expect(written).toEqual(tally(players));
      const last = played.states.at(-1);
      const all = [...counts.values()].flatMap((own) => [...own.values()]).reduce((sum, one) => sum + one, 0);
      expect(all).toBe((last?.turnNumber ?? 0) - (last?.phase.name === 'over' ? 0 : 1));
      passes += ends.filter(({ action, endsTurnOf }) => endsTurnOf && action.type === 'pass').length;
      devotions += ends.filter(({ action, endsTurnOf }) => endsTurnOf && action.type === 'devote').length;
    }),
    { numRuns: runs(15, 30), seed: 1 },
  );
  expect(passes).toBeGreaterThan(0);
  expect(devotions).toBeGreaterThan(0);
});
