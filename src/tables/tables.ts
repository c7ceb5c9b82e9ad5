import { randomBytes } from 'node:crypto';
import type { Color } from '../games/tuchulcha/color.ts';
import { offers, tuchulcha } from '../games/tuchulcha/index.ts';
import type { Dice } from './dice.ts';
import { type ComputerPlayer, onlyLine, type Playing, Progress, playOn, playsOn, roll } from './progress.ts';
import type { TableRefusal } from './refusal.ts';
import { actionOf, type Request } from './request.ts';
import {
  addComputer,
  removeComputer,
  type Seated,
  seatOf,
  sitDown,
  standUp,
  startingSeats,
} from './seats.ts';
import type { TableChange, TableStore } from './store.ts';
import type { Occupant, Seat, Snowflake, Table } from './table.ts';
import { whyNotNow } from './whose.ts';

export type Person = Extract<Occupant, { kind: 'person' }>;

export type Outcome =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly refusal: TableRefusal; readonly table: Table | null };

export interface Opening {
  readonly guildId: Snowflake;
  readonly channelId: Snowflake;
  readonly locale: string;
  readonly opener: Person;
  /** Where the opener sits down; null: does not. */
  readonly color: Color | null;
  /** 2..4 */
  readonly size: number;
  /** Computer players from the start, 0..size-1. */
  readonly computers: number;
}

export interface TablesParts {
  readonly store: TableStore;
  readonly dice: Dice;
  readonly computer: ComputerPlayer;
  readonly now: () => Date;
}

type Decision =
  | { readonly ok: true; readonly change: TableChange }
  | { readonly ok: false; readonly refusal: TableRefusal };

const refuse = (code: Exclude<TableRefusal, { color: Color } | { refusal: unknown }>['code']): Decision => ({
  ok: false,
  refusal: { code },
});

/** Attempts at a change of the lobby that another one overtakes. */
const LOBBY_ATTEMPTS = 10;

/** Everything that people can do at tables. One writer per table: a change is applied to the version it was made for. */
export class Tables {
  readonly #parts: TablesParts;

  constructor(parts: TablesParts) {
    this.#parts = parts;
  }

  async open(opening: Opening): Promise<Table> {
    const { opener, size, color, computers, ...place } = opening;
    let seats: readonly Seat[] = [];
    if (color) seats = sure(sitDown(seats, size, opener, color));
    for (let n = 0; n < computers && seats.length < size; n++) seats = sure(addComputer(seats, size));
    return this.#parts.store.create({
      ...place,
      id: randomBytes(5).toString('hex'),
      game: 'tuchulcha',
      openerId: opener.userId,
      size,
      seats,
    });
  }

  load(id: string): Promise<Table | null> {
    return this.#parts.store.load(id);
  }

  sitDown(id: string, person: Person, color: Color): Promise<Outcome> {
    return this.#inLobby(id, (table) => reseat(sitDown(table.seats, table.size, person, color)));
  }

  standUp(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#inLobby(id, (table) => reseat(standUp(table.seats, userId)));
  }

  addComputer(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#inLobby(id, (table) =>
      table.openerId === userId ? reseat(addComputer(table.seats, table.size)) : refuse('onlyOpener'),
    );
  }

  removeComputer(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#inLobby(id, (table) =>
      table.openerId === userId ? reseat(removeComputer(table.seats)) : refuse('onlyOpener'),
    );
  }

  abort(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#inLobby(id, (table) =>
      table.openerId === userId ? { ok: true, change: { status: 'aborted' } } : refuse('onlyOpener'),
    );
  }

  /** Starts with those who are seated. A table of more seats than people becomes a smaller game. */
  start(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#inLobby(id, (table) =>
      table.openerId === userId || seatOf(table, userId) ? this.#started(table) : refuse('notSeated'),
    );
  }

  /** Starts a table whose seats are all taken; leaves any other as it is. */
  async startIfFull(id: string): Promise<Outcome> {
    return this.#inLobby(id, (table) => {
      const people = table.seats.some(({ occupant }) => occupant.kind === 'person');
      return table.seats.length === table.size && people ? this.#started(table) : refuse('tooFewSeated');
    });
  }

  async #started(table: Table): Promise<Decision> {
    const seated = startingSeats(table.seats);
    if (!seated.ok) return seated;
    const [first, ...rest] = seated.seats.map(({ color }) => color);
    if (!first) return refuse('tooFewSeated');
    const { dice, now } = this.#parts;
    const setup = { players: [first, ...rest], first: dice.draw([first, ...rest]) };
    const begun = Progress.from(tuchulcha.start(setup), table.logLength, now());
    const { state, actions } = playOn(begun, await this.#playing(seated.seats));
    return { ok: true, change: { status: 'playing', seats: seated.seats, setup, state, actions } };
  }

  /** A player's request on the version it was offered on. */
  async act(id: string, version: number, userId: Snowflake, request: Request): Promise<Outcome> {
    const table = await this.load(id);
    if (!table) return { ok: false, refusal: { code: 'noSuchTable' }, table };
    const decision = await this.#decide(table, version, userId, request);
    if (!decision.ok) return { ok: false, refusal: decision.refusal, table };
    const changed = await this.#parts.store.change(id, version, decision.change);
    if (changed === 'stale') return { ok: false, refusal: { code: 'stale' }, table: await this.load(id) };
    return { ok: true, table: (await this.playOn(id)) ?? changed };
  }

  async #decide(table: Table, version: number, userId: Snowflake, request: Request): Promise<Decision> {
    const refusal = whyNotNow(table, version, userId);
    if (refusal) return { ok: false, refusal };
    const { state } = table;
    if (!state) return refuse('notPlaying');

    const begun = Progress.from(state, table.logLength, this.#parts.now());
    if (request.type === 'neverDevote') {
      if (offers(state).devotions.length === 0) return refuse('stale');
      const seats = asking(table.seats, userId, false);
      return { ok: true, change: { seats, ...(await this.#continued(begun, seats)) } };
    }
    const asked = this.#asked(begun, userId, request);
    if (!asked) return refuse('stale');
    if (!asked.ok) return { ok: false, refusal: { code: 'rules', refusal: asked.refusal } };
    const ended = await this.#endedBySetting(asked.progress, userId, request);
    return { ok: true, change: await this.#continued(ended, table.seats) };
  }

  #asked(begun: Progress, userId: Snowflake, request: Request): ReturnType<Progress['and']> | null {
    if (request.type === 'roll') {
      if (offers(begun.state).roll === 0) return null;
      return { ok: true, progress: roll(begun, userId, this.#parts.dice) };
    }
    if (request.type === 'playOnly') {
      const progress = onlyLine(begun, userId);
      return progress && { ok: true, progress };
    }
    const action = actionOf(begun.state, request);
    return action && begun.and(userId, action);
  }

  /** Where the player wants it so, the last step confirms the turn. */
  async #endedBySetting(progress: Progress, userId: Snowflake, request: Request): Promise<Progress> {
    if (request.type !== 'step' && request.type !== 'dropDie') return progress;
    const { confirm, steps } = offers(progress.state);
    if (!confirm || steps.length > 0) return progress;
    const { autoConfirm } = await this.#parts.store.settings(userId);
    return autoConfirm ? progress.andSurely(userId, { type: 'confirm' }) : progress;
  }

  /** Whether a player is asked about a change of role at this table, from the next decision on. */
  askAboutDevotion(id: string, userId: Snowflake, asks: boolean): Promise<Outcome> {
    return this.#retried(id, async (table) => {
      const { status, state } = table;
      if (!seatOf(table, userId)) return refuse('notSeated');
      if (status === 'lobby') return { ok: true, change: { seats: asking(table.seats, userId, asks) } };
      if (status !== 'playing' || !state) return refuse('notPlaying');
      const seats = asking(table.seats, userId, asks);
      const begun = Progress.from(state, table.logLength, this.#parts.now());
      return { ok: true, change: { seats, ...(await this.#continued(begun, seats)) } };
    });
  }

  /** A player gives up, at any time. */
  async resign(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#retried(id, async (table) => {
      const { state } = table;
      if (table.status !== 'playing' || !state) return refuse('notPlaying');
      const seat = seatOf(table, userId);
      if (!seat) return refuse('notSeated');
      const begun = Progress.from(state, table.logLength, this.#parts.now());
      const asked = begun.and(userId, { type: 'resign', color: seat.color });
      if (!asked.ok) return { ok: false, refusal: { code: 'rules', refusal: asked.refusal } };
      return { ok: true, change: await this.#continued(asked.progress, table.seats) };
    });
  }

  /** Goes on with a table on which nobody has to decide anything, one computer player's turn a transaction. */
  async playOn(id: string): Promise<Table | null> {
    for (;;) {
      const table = await this.load(id);
      if (!table?.state || table.status !== 'playing') return table;
      if (!playsOn(table.state, await this.#playing(table.seats))) return table;
      const begun = Progress.from(table.state, table.logLength, this.#parts.now());
      await this.#parts.store.change(id, table.version, await this.#continued(begun, table.seats));
    }
  }

  async #continued(from: Progress, seats: readonly Seat[]): Promise<TableChange> {
    const { state, actions } = playOn(from, await this.#playing(seats));
    const over = tuchulcha.winners(state) !== null;
    return { state, actions, ...(over && { status: 'finished' as const }) };
  }

  async #playing(seats: readonly Seat[]): Promise<Playing> {
    const { dice, computer, store } = this.#parts;
    const people = seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.userId] : []));
    const settings = await Promise.all(people.map((userId) => store.settings(userId)));
    const autoPlayers = new Set(people.filter((_, index) => settings[index]?.autoPlay));
    return { seats, dice, computer, autoPlayers };
  }

  #inLobby(id: string, decide: (table: Table) => Decision | Promise<Decision>): Promise<Outcome> {
    return this.#retried(id, (table) => (table.status === 'lobby' ? decide(table) : refuse('notInLobby')));
  }

  /** For what does not depend on a version: decided anew where somebody else was quicker. */
  async #retried(id: string, decide: (table: Table) => Decision | Promise<Decision>): Promise<Outcome> {
    let table: Table | null = null;
    for (let attempt = 0; attempt < LOBBY_ATTEMPTS; attempt++) {
      table = await this.load(id);
      if (!table) return { ok: false, refusal: { code: 'noSuchTable' }, table };
      const decision = await decide(table);
      if (!decision.ok) return { ok: false, refusal: decision.refusal, table };
      const changed = await this.#parts.store.change(id, table.version, decision.change);
      if (changed !== 'stale') return { ok: true, table: (await this.playOn(id)) ?? changed };
    }
    return { ok: false, refusal: { code: 'stale' }, table };
  }
}

const reseat = (seated: Seated): Decision =>
  seated.ok ? { ok: true, change: { seats: seated.seats } } : seated;

function sure(seated: Seated): readonly Seat[] {
  if (!seated.ok) throw new Error(`An empty table refused a seat: ${seated.refusal.code}`);
  return seated.seats;
}

/** The seats, with one person's wish about being asked. */
const asking = (seats: readonly Seat[], userId: Snowflake, asks: boolean): readonly Seat[] =>
  seats.map(({ color, occupant, ...rest }) => {
    const own = occupant.kind === 'person' && occupant.userId === userId;
    const neverDevotes = own ? !asks : rest.neverDevotes;
    return { color, occupant, ...(neverDevotes && { neverDevotes: true as const }) };
  });
