import { describe, expect, test } from 'vitest';
import type { PlayerCount, Role } from '../../../src/games/tuchulcha/board.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { EndReason, GameEvent } from '../../../src/games/tuchulcha/types.ts';
import { playAtRandom, randomFrom } from './random-play.ts';

const GAMES = 15;

interface Seen {
  readonly reasons: ReadonlySet<EndReason>;
  readonly roles: ReadonlySet<Role>;
}

/** Complete games, in which Tuchulcha's and Lasa Vecuvia's turns also occur. */
function playAll(players: PlayerCount): Seen {
  const reasons = new Set<EndReason>();
  const roles = new Set<Role>();
  for (let game = 0; game < GAMES; game++) {
    const { log, states } = playAtRandom(players, randomFrom(1000 * players + game), 20_000);
    const [beforeLast, last] = [states.at(-2), states.at(-1)];
    const action = log.at(-1);
    expect(last?.phase.name).toBe('over');
    if (!beforeLast || !last || !action) throw new Error('a game without a move');
    expect(tuchulcha.winners(last)?.length).toBeGreaterThan(0);
    for (const { position } of states) {
      for (const state of Object.values(position.colors)) roles.add(state.role);
    }
    reasons.add(reasonOf(tuchulcha.apply(beforeLast, action)));
  }
  return { reasons, roles };
}

function reasonOf(answer: ReturnType<typeof tuchulcha.apply>): EndReason {
  const events: readonly GameEvent[] = answer.ok ? answer.events : [];
  const end = events.find((event) => event.type === 'over');
  if (!end) throw new Error('the game ended without a word');
  return end.reason;
}

describe('whole games of random play come to an end', () => {
  test('with two players', () => {
    const { reasons, roles } = playAll(2);
    expect([...reasons]).toEqual(expect.arrayContaining(['colorFinished', 'lastInGame']));
    expect([...roles].toSorted()).toEqual(['neutral', 'normal', 'out', 'tuchulcha']);
  });

  test('with three players', () => {
    const { reasons, roles } = playAll(3);
    expect([...reasons]).toEqual(expect.arrayContaining(['colorFinished', 'lastInGame']));
    expect([...roles].toSorted()).toEqual(['normal', 'out', 'tuchulcha']);
  });

  test('with four players', () => {
    const { reasons, roles } = playAll(4);
    expect([...reasons]).toEqual(expect.arrayContaining(['allSealed', 'colorFinished', 'lastInGame']));
    expect([...roles].toSorted()).toEqual(['lasaVecuvia', 'normal', 'out', 'tuchulcha']);
  });
});
