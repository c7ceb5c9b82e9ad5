import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Color } from '../../../src/games/tuchulcha/board.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { LoggedAction, Occupant, Sitting } from '../../../src/tables/game-types.ts';
import { type FinishedGame, holderAt } from '../../../src/tables/results/result.ts';
import { replayLog } from '../../../src/tables/tuchulcha/analysis/frames.ts';
import { raceResult } from '../../../src/tables/tuchulcha/result.ts';
import { USUAL_TERMS } from '../../../src/tables/tuchulcha/terms.ts';
import { type Played, playAtRandom, type Random, randomFrom } from '../../games/tuchulcha/random-play.ts';
import { LONG_TIMEOUT_MS, runs } from '../../runs.ts';
import { raceDeeds } from '../race.ts';
import { BEGINNING } from '../world.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

const somebody = (userId: string): Occupant => ({ kind: 'person', userId, name: `n${userId}` });

/** A finished game with people and computer players, whose seats change hands between the turns. */
function gameOf({ setup, log: actions, states }: Played, random: Random): FinishedGame<'tuchulcha'> {
  const sittings: Sitting<'tuchulcha'>[] = [];
  const sit = (
    seq: number,
    color: Color,
    occupant: Occupant,
    standIn: boolean,
    why: Sitting<'tuchulcha'>['why'],
  ) => sittings.push({ seq, color, occupant, standIn, why, at: BEGINNING });
  for (const [seat, color] of setup.players.entries())
    sit(0, color, random(5) === 0 ? { kind: 'computer' } : somebody(`1${seat}`), false, 'start');
  const log = actions.map((action, seq): LoggedAction<'tuchulcha'> => {
    const begins = states[seq - 1]?.turnNumber !== states[seq]?.turnNumber;
    const color = setup.players[random(setup.players.length)] ?? 'blue';
    const holder = sittings.findLast((sitting) => sitting.color === color)?.occupant;
    if (begins && holder?.kind === 'person' && random(12) === 0) {
      const how = random(4);
      if (how === 0) sit(seq, color, somebody(`2${random(9)}`), false, 'handedOver');
      else if (how === 1) sit(seq, color, holder, true, 'standIn');
      else if (how === 2) sit(seq, color, holder, false, 'back');
      else if (random(3) === 0) sit(seq, color, { kind: 'computer' }, false, 'removed');
    }
    const mover = action.type === 'resign' ? action.color : (states[seq]?.position.turn ?? 'blue');
    const player = holderAt(sittings, mover, seq) ?? 'table';
    return { seq, action, actor: random(4) === 0 ? 'table' : player, at: BEGINNING };
  });
  return { setup, terms: USUAL_TERMS, log, sittings };
}

test('of whole games, everybody who began is ranked, and all that happened is somebody’s', () => {
  const reasons = new Set<string>();
  const parts = new Set<string>();
  const sizes = fc.constantFrom(2 as const, 3 as const, 4 as const);
  fc.assert(
    fc.property(fc.integer({ min: 1 }), sizes, fc.boolean(), (seed, size, resigning) => {
      const random = randomFrom(seed);
      const played = playAtRandom(size, random, 5000, resigning);
      const over = played.states.at(-1);
      const winners = over && tuchulcha.winners(over);
      if (!over || !winners) throw new Error('the game goes on');
      const game = gameOf(played, random);
      const { placings, faces, turns, players, reason } = raceResult(game);
      reasons.add(reason);
      for (const { part } of placings) parts.add(part);

      const ranked = placings.filter(({ rank }) => rank !== null);
      expect(players).toBe(size);
      expect(placings.slice(0, size)).toEqual(ranked);
      expect(ranked.map(({ color }) => color).sort()).toEqual([...game.setup.players].sort());
      const order = ranked.map(({ rank }) => rank ?? 0);
      expect(order).toEqual(order.map((rank) => 1 + order.filter((other) => other < rank).length));
      for (const { color, player, part } of ranked) {
        const first = game.sittings.find((sitting) => sitting.color === color)?.occupant;
        expect(player).toEqual(first);
        expect(part).not.toBe('substitute');
      }

      const stayed = ranked.filter(({ part }) => part === 'whole');
      const left = ranked.filter(({ part }) => part === 'left');
      for (const { rank } of left) for (const other of stayed) expect(rank).toBeGreaterThan(other.rank ?? 0);
      const first = stayed.filter(({ color }) => winners.includes(color));
      if (first.length > 0)
        expect(ranked.filter(({ rank }) => rank === 1).map(({ color }) => color)).toEqual(
          first.map(({ color }) => color),
        );
      expect(
        placings
          .filter(({ won }) => won)
          .map(({ color }) => color)
          .sort(),
      ).toEqual([...winners].sort());

      const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
      const dice = game.log.flatMap(({ action }) => (action.type === 'roll' ? action.dice : []));
      expect(sum(faces)).toBe(dice.length);
      expect(sum(faces.map((count, index) => count * (index + 1)))).toBe(sum(dice));
      expect(turns).toBe(over.turnNumber);
      const ends = replayLog(game.setup, game.log).filter(
        ({ endsTurnOf, actor, action }) => endsTurnOf && !(actor === 'table' && action.type === 'resign'),
      );
      expect(sum(placings.map((placing) => placing.turns))).toBe(ends.length);
      // If nobody resigned, every turn came to its end.
      if (game.log.every(({ action }) => action.type !== 'resign')) {
        expect(sum(placings.map((placing) => placing.dice))).toBe(dice.length);
        expect(sum(placings.map((placing) => placing.pips))).toBe(sum(dice));
        expect(sum(placings.map((placing) => placing.turns))).toBe(turns);
      }
      for (const deeds of placings.map(raceDeeds)) expect(deeds.bestHit).toBeLessThanOrEqual(deeds.hits);
    }),
    { numRuns: runs(35, 60), seed: 1 },
  );
  expect([...reasons].sort()).toEqual(['allSealed', 'colorFinished', 'lastInGame', 'tuchulchaWins']);
  expect([...parts].sort()).toEqual(['left', 'substitute', 'whole']);
});
