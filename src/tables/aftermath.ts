import type { Dice, DiceOf } from './dice.ts';
import { type ComputerPlayer, type Playing, Progress } from './game.ts';
import type { Seat, Snowflake } from './game-types.ts';
import { gameOf } from './games.ts';
import type { NewNotice } from './notice.ts';
import { turned } from './reminders/after-change.ts';
import { type Attendance, attend } from './reminders/attendance.ts';
import type { TableChange, TableStore } from './store.ts';
import type { Table, Watch } from './table.ts';

export interface TablesParts {
  readonly store: TableStore;
  readonly dice: Dice;
  readonly computer: ComputerPlayer;
  readonly now: () => Date;
}

/** What is changed of a table; its watch follows from it. */
export type Change = Omit<TableChange, 'watched'>;

/** What of a table decides how its game goes on where nobody is asked. */
type Playable = DiceOf & { readonly seats: readonly Seat[] };

/** What a change does beside the game. */
export interface Aside {
  /** From which the watch goes on, where that is not the table's own. */
  readonly watch?: Watch;
  /** Told because of it. */
  readonly notices?: readonly NewNotice[];
}

/** What a change brings with it: everything that needs nobody is played, and the clocks are set. */
export class Aftermath {
  readonly #parts: TablesParts;

  constructor(parts: TablesParts) {
    this.#parts = parts;
  }

  /** A table's people and time, as they are now. */
  attend(table: Table): Promise<Attendance> {
    return attend(this.#parts.store, table, this.#parts.now());
  }

  /** Where a change of the game begins; null where none is being played. */
  begun(table: Table): Progress | null {
    return table.status === 'playing' ? this.afterwards(table) : null;
  }

  /** The same, also where the game is over. */
  afterwards(table: Table): Progress | null {
    const { state, logLength } = table;
    return state && Progress.from(gameOf(table), state, logLength, this.#parts.now());
  }

  playing(game: Playable, { settings, now }: Attendance): Playing {
    const { seats } = game;
    const { computer, dice: chance } = this.#parts;
    const dice: Playing['dice'] = (count, number) => chance.roll(count, game, number);
    const pick: Playing['pick'] = (outcomes, number) => chance.pick(outcomes, game, number);
    const autoPlayers = new Set(
      [...settings].flatMap(([userId, { autoPlay }]) => (autoPlay ? [userId] : [])),
    );
    return { seats, dice, pick, computer, autoPlayers, now };
  }

  /** The change with its watch. `by`: the person who did it; null where it happened by itself. */
  watched(
    table: Table,
    attendance: Attendance,
    change: Change,
    by: Snowflake | null,
    { watch = table.watch, notices = [] }: Aside = {},
  ): TableChange {
    const { sittings: _, actions: __, ...fields } = change;
    const next = turned({ ...table, watch }, { ...table, ...fields }, attendance, by);
    return { ...change, watched: { ...next, notices: [...notices, ...next.notices] } };
  }

  /** The change in which the game goes on from here, with everything that needs nobody. */
  playedOn(
    table: Table,
    attendance: Attendance,
    from: Progress,
    change: Change,
    by: Snowflake | null,
    aside: Aside = {},
  ): TableChange {
    const game = gameOf(table);
    const { state, actions } = game.playOn(from, this.playing({ ...table, ...change }, attendance));
    const over = table.status !== 'finished' && game.rules.winners(state) !== null;
    const status = over ? ('finished' as const) : change.status;
    const played = { ...change, state, actions, ...(status && { status }) };
    return this.watched(table, attendance, played, by, aside);
  }
}
