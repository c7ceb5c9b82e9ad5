import { boardOf, type Color } from '../../src/games/tuchulcha/board.ts';
import { tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { LoggedAction, Occupant, Seat, Sitting, Snowflake } from '../../src/tables/game-types.ts';
import type { NewTable, SharedStore } from '../../src/tables/store.ts';
import type { Table } from '../../src/tables/table.ts';
import { race } from '../tables/race.ts';
import { facts, newTable } from './samples.ts';
import { changed } from './workbench.ts';

/** Somebody's id and name, or a computer player. */
export type Who = readonly [Snowflake, string] | 'computer';

export interface ShortGame {
  readonly id: string;
  readonly guildId: Snowflake;
  /** The best one first: the others leave in the reverse order. */
  readonly players: readonly [Who, Who, ...Who[]];
  /** When it ends. */
  readonly at: Date;
  readonly table?: Partial<NewTable>;
  /** The first roll; default: 1-6. */
  readonly dice?: readonly [number, number];
}

const COLORS_OF: Readonly<Record<number, readonly Color[]>> = {
  2: ['blue', 'yellow'],
  3: ['blue', 'red', 'yellow'],
  4: ['blue', 'red', 'yellow', 'black'],
};

/** A game in which the first player rolls once, then one after the other gives up. */
export async function playShort(store: SharedStore, game: ShortGame): Promise<Table> {
  return finishShort(store, await beginShort(store, game), game);
}

export async function beginShort(
  store: SharedStore,
  { id, guildId, players, at, table }: ShortGame,
): Promise<Table> {
  const colors = COLORS_OF[players.length] ?? [];
  const seats = players.map(
    (who, index): Seat<'tuchulcha'> => ({ color: colors[index] ?? 'blue', occupant: occupantOf(who) }),
  );
  const setup = { players: boardOf(colors).sectors, first: colors[0] ?? 'blue' };
  const created = await store.create(newTable(id, { guildId, size: players.length, seats, ...table }));
  const sittings = seats.map(
    ({ color, occupant }): Sitting<'tuchulcha'> => ({
      seq: 0,
      color,
      occupant,
      standIn: false,
      why: 'start',
      at,
    }),
  );
  return changed(
    await store.change(id, created, {
      status: 'playing',
      setup,
      facts,
      state: tuchulcha.start(setup),
      sittings,
    }),
  );
}

export async function finishShort(
  store: SharedStore,
  table: Table,
  { at, dice = [1, 6] }: ShortGame,
): Promise<Table> {
  const { id, setup, version, remindersVersion, seats } = race(table);
  if (!setup) throw new Error('never begun');
  const [first, ...others] = seats;
  const log: Pick<LoggedAction<'tuchulcha'>, 'actor' | 'action'>[] = [
    { actor: first ? actorOf(first.occupant) : 'table', action: { type: 'roll', dice } },
    ...others
      .toReversed()
      .map(
        ({ color, occupant }) => ({ actor: actorOf(occupant), action: { type: 'resign', color } }) as const,
      ),
  ];
  let state = tuchulcha.start(setup);
  const actions = log.map((entry, seq): LoggedAction<'tuchulcha'> => {
    const applied = tuchulcha.apply(state, entry.action);
    if (!applied.ok) throw new Error(`refused: ${applied.refusal.code}`);
    state = applied.state;
    return { ...entry, seq, at };
  });
  return changed(
    await store.change(id, { version, remindersVersion }, { status: 'finished', state, actions }),
  );
}

const occupantOf = (who: Who): Occupant =>
  who === 'computer' ? { kind: who } : { kind: 'person', userId: who[0], name: who[1] };

const actorOf = (occupant: Occupant): LoggedAction<'tuchulcha'>['actor'] =>
  occupant.kind === 'person' ? occupant.userId : 'table';
