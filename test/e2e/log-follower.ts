import { expect } from 'vitest';
import { tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { GameState } from '../../src/games/tuchulcha/types.ts';
import type { LoggedAction } from '../../src/tables/game-types.ts';
import type { TableOf } from '../../src/tables/table.ts';
import { played } from './found-games.ts';
import type { Game } from './game.ts';

/** Follows a table's log while it grows: old entries stay, and new ones lead to the table's state. */
export class LogFollower {
  readonly #game: Game;
  #known: readonly LoggedAction<'tuchulcha'>[] = [];
  #state: GameState | null = null;

  constructor(game: Game) {
    this.#game = game;
  }

  async expectReplays(table: TableOf<'tuchulcha'>): Promise<void> {
    const log = await this.#game.log();
    expect(JSON.stringify(log.slice(0, this.#known.length))).toBe(JSON.stringify(this.#known));
    expect(log).toHaveLength(table.logLength);
    if (!table.setup) throw new Error(`Table ${table.number} has not begun.`);
    let state = this.#state ?? tuchulcha.start(table.setup);
    for (const [at, { seq, action }] of log.entries()) {
      expect(seq).toBe(at);
      if (at >= this.#known.length) state = played(state, action);
    }
    expect(state).toEqual(table.state);
    this.#known = log;
    this.#state = state;
  }
}
