import { offers, tuchulcha } from '../games/tuchulcha/index.ts';
import type { Dice } from './dice.ts';
import { type Decision, type Outcome, refuse } from './outcome.ts';
import { type ComputerPlayer, onlyLine, type Playing, Progress, playOn, playsOn, roll } from './progress.ts';
import { actionOf, type Request } from './request.ts';
import { seatOf, startingSeats } from './seats.ts';
import type { TableChange, TableStore } from './store.ts';
import type { Seat, Snowflake, Table } from './table.ts';
import { whyNotNow } from './whose.ts';
import type { Writer } from './writer.ts';

export interface TablesParts {
  readonly store: TableStore;
  readonly dice: Dice;
  readonly computer: ComputerPlayer;
  readonly now: () => Date;
}

/** What happens at a table once it is being played. */
export class Turns {
  readonly #parts: TablesParts;
  readonly #writer: Writer;

  constructor(parts: TablesParts, writer: Writer) {
    this.#parts = parts;
    this.#writer = writer;
  }

  /** A player's request on the version it was offered on. */
  act(id: string, version: number, userId: Snowflake, request: Request): Promise<Outcome> {
    return this.playedOn(this.#writer.once(id, (table) => this.#decide(table, version, userId, request)));
  }

  /** Lets what needs nobody happen after a change. */
  async playedOn(changing: Promise<Outcome>): Promise<Outcome> {
    const outcome = await changing;
    if (!outcome.ok) return outcome;
    return { ok: true, table: (await this.playOn(outcome.table.id)) ?? outcome.table };
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
    const changing = this.#writer.anyhow(id, async (table) => {
      const { status, state } = table;
      if (!seatOf(table, userId)) return refuse('notSeated');
      if (status === 'lobby') return { ok: true, change: { seats: asking(table.seats, userId, asks) } };
      if (status !== 'playing' || !state) return refuse('notPlaying');
      const seats = asking(table.seats, userId, asks);
      const begun = Progress.from(state, table.logLength, this.#parts.now());
      return { ok: true, change: { seats, ...(await this.#continued(begun, seats)) } };
    });
    return this.playedOn(changing);
  }

  /** A player gives up, at any time. */
  async resign(id: string, userId: Snowflake): Promise<Outcome> {
    const changing = this.#writer.anyhow(id, async (table) => {
      const { state } = table;
      if (table.status !== 'playing' || !state) return refuse('notPlaying');
      const seat = seatOf(table, userId);
      if (!seat) return refuse('notSeated');
      const begun = Progress.from(state, table.logLength, this.#parts.now());
      const asked = begun.and(userId, { type: 'resign', color: seat.color });
      if (!asked.ok) return { ok: false, refusal: { code: 'rules', refusal: asked.refusal } };
      return { ok: true, change: await this.#continued(asked.progress, table.seats) };
    });
    return this.playedOn(changing);
  }

  /** Goes on with a table on which nobody has to decide anything, one computer player's turn a transaction. */
  async playOn(id: string): Promise<Table | null> {
    for (;;) {
      const table = await this.#writer.load(id);
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

  /** What starting a table comes to, for those who are seated. */
  async started(table: Table): Promise<Decision> {
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
}

/** The seats, with one person's wish about being asked. */
const asking = (seats: readonly Seat[], userId: Snowflake, asks: boolean): readonly Seat[] =>
  seats.map(({ color, occupant, ...rest }) => {
    const own = occupant.kind === 'person' && occupant.userId === userId;
    const neverDevotes = own ? !asks : rest.neverDevotes;
    return { color, occupant, ...(neverDevotes && { neverDevotes: true as const }) };
  });
