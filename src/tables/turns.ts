import { offers, tuchulcha } from '../games/tuchulcha/index.ts';
import type { Aftermath, TablesParts } from './aftermath.ts';
import { formatFacts } from './fairness/facts.ts';
import { type Decision, type Outcome, refuse } from './outcome.ts';
import { onlyLine, Progress, playsOn, roll } from './progress.ts';
import { actionOf, type Request } from './request.ts';
import { presentPeople, seatOf, startingSeats } from './seats.ts';
import { sittingsAtStart } from './sittings.ts';
import type { Seat, Snowflake, Table } from './table.ts';
import { whyNotNow } from './whose.ts';
import type { Writer } from './writer.ts';

/** Who starts a game, and by which interaction; null where there is none. */
export interface Starter {
  readonly userId: Snowflake;
  readonly interactionId: Snowflake | null;
}

/** What happens at a table once it is being played. */
export class Turns {
  readonly #parts: TablesParts;
  readonly #writer: Writer;
  readonly #aftermath: Aftermath;

  constructor(parts: TablesParts, writer: Writer, aftermath: Aftermath) {
    this.#parts = parts;
    this.#writer = writer;
    this.#aftermath = aftermath;
  }

  /** A player's request on the version it was offered on. */
  act(id: string, version: number, userId: Snowflake, request: Request): Promise<Outcome> {
    return this.playedOn(this.#writer.once(id, (table) => this.#decide(table, version, userId, request)));
  }

  /** Lets what needs nobody happen after a change. */
  async playedOn(changing: Promise<Outcome>): Promise<Outcome> {
    const outcome = await changing;
    if (!outcome.ok) return outcome;
    return { ok: true, table: (await this.#playOn(outcome.table)) ?? outcome.table };
  }

  async #decide(table: Table, version: number, userId: Snowflake, request: Request): Promise<Decision> {
    const refusal = whyNotNow(table, version, userId);
    if (refusal) return { ok: false, refusal };
    const begun = this.#aftermath.begun(table);
    if (!begun) return refuse('notPlaying');

    const attendance = await this.#aftermath.attend(table);
    if (request.type === 'neverDevote') {
      if (offers(begun.state).devotions.length === 0) return refuse('stale');
      const seats = asking(table.seats, userId, false);
      return { ok: true, change: this.#aftermath.playedOn(table, attendance, begun, { seats }, userId) };
    }
    const asked = this.#asked(table, begun, userId, request);
    if (!asked) return refuse('stale');
    if (!asked.ok) return { ok: false, refusal: { code: 'rules', refusal: asked.refusal } };
    const autoConfirm = attendance.settings.get(userId)?.autoConfirm ?? false;
    const ended = autoConfirm ? endedWithLastStep(asked.progress, userId, request) : asked.progress;
    return { ok: true, change: this.#aftermath.playedOn(table, attendance, ended, {}, userId) };
  }

  #asked(
    table: Table,
    begun: Progress,
    userId: Snowflake,
    request: Request,
  ): ReturnType<Progress['and']> | null {
    if (request.type === 'roll') {
      if (offers(begun.state).roll === 0) return null;
      return { ok: true, progress: roll(begun, userId, this.#aftermath.dice(table)) };
    }
    if (request.type === 'playOnly') {
      const progress = onlyLine(begun, userId);
      return progress && { ok: true, progress };
    }
    const action = actionOf(begun.state, request);
    return action && begun.and(userId, action);
  }

  /** Whether a player is asked about a change of role at this table, from the next decision on. */
  askAboutDevotion(id: string, userId: Snowflake, asks: boolean): Promise<Outcome> {
    const changing = this.#writer.anyhow(id, async (table) => {
      if (!seatOf(table, userId)) return refuse('notSeated');
      const seats = asking(table.seats, userId, asks);
      const attendance = await this.#aftermath.attend(table);
      if (table.status === 'lobby') {
        return { ok: true, change: this.#aftermath.watched(table, attendance, { seats }, userId) };
      }
      const begun = this.#aftermath.begun(table);
      if (!begun) return refuse('notPlaying');
      return { ok: true, change: this.#aftermath.playedOn(table, attendance, begun, { seats }, userId) };
    });
    return this.playedOn(changing);
  }

  /** A player gives up, at any time. */
  resign(id: string, userId: Snowflake): Promise<Outcome> {
    const changing = this.#writer.anyhow(id, async (table) => {
      const begun = this.#aftermath.begun(table);
      if (!begun) return refuse('notPlaying');
      const seat = seatOf(table, userId);
      if (!seat) return refuse('notSeated');
      const asked = begun.and(userId, { type: 'resign', color: seat.color });
      if (!asked.ok) return { ok: false, refusal: { code: 'rules', refusal: asked.refusal } };
      const attendance = await this.#aftermath.attend(table);
      return { ok: true, change: this.#aftermath.playedOn(table, attendance, asked.progress, {}, userId) };
    });
    return this.playedOn(changing);
  }

  /** Goes on with a table on which nobody has to decide anything, one computer player's turn a transaction. */
  async playOn(id: string): Promise<Table | null> {
    return this.#playOn(await this.#writer.load(id));
  }

  async #playOn(from: Table | null): Promise<Table | null> {
    let table = from;
    for (;;) {
      const begun = table && this.#aftermath.begun(table);
      if (!table || !begun) return table;
      const { id, seats } = table;
      // Mostly somebody has something to decide, whatever they wish the bot to play for them.
      const autoPlayers = new Set(presentPeople(seats).map(({ userId }) => userId));
      if (!playsOn(begun.state, { seats, autoPlayers })) return table;
      const attendance = await this.#aftermath.attend(table);
      if (!playsOn(begun.state, this.#aftermath.playing(table, attendance))) return table;
      const change = this.#aftermath.playedOn(table, attendance, begun, {}, null);
      const changed = await this.#parts.store.change(id, table, change);
      table = changed === 'stale' ? await this.#writer.load(id) : changed;
    }
  }

  /**
   * What starting a table comes to, for those who are seated. `by`: who starts it, and by which interaction; null: it starts by
   * itself. A lobby that nobody can see yet does not start: its message is one of the facts that the dice come from.
   */
  async started(table: Table, by: Starter | null): Promise<Decision> {
    const seated = startingSeats(table.seats);
    if (!seated.ok) return seated;
    const { seats } = seated;
    const [first, ...rest] = seats.map(({ color }) => color);
    if (!first) return refuse('tooFewSeated');
    const { lobbyMessageId } = table.showing;
    if (table.secret && lobbyMessageId === null) return refuse('stale');
    const startedBy = by?.interactionId ?? null;
    const facts =
      table.secret && lobbyMessageId !== null ? formatFacts({ lobbyMessageId, seats, startedBy }) : null;
    const { dice, now } = this.#parts;
    const players = [first, ...rest] as const;
    const setup = { players, first: dice.draw(players, { ...table, facts }) };
    const begun = Progress.from(tuchulcha.start(setup), table.logLength, now());
    const attendance = await this.#aftermath.attend(table);
    const sittings = sittingsAtStart(seats, now());
    const change = { status: 'playing', seats, setup, ...(facts !== null && { facts }), sittings } as const;
    return {
      ok: true,
      change: this.#aftermath.playedOn(table, attendance, begun, change, by?.userId ?? null),
    };
  }
}

/** Where the player wants it so, the last step confirms the turn. */
function endedWithLastStep(progress: Progress, userId: Snowflake, { type }: Request): Progress {
  if (type !== 'step' && type !== 'dropDie') return progress;
  const { confirm, steps } = offers(progress.state);
  return confirm && steps.length === 0 ? progress.andSurely(userId, { type: 'confirm' }) : progress;
}

/** The seats, with one person's wish about being asked. */
const asking = (seats: readonly Seat[], userId: Snowflake, asks: boolean): readonly Seat[] =>
  seats.map((seat) => {
    const { neverDevotes: _, ...rest } = seat;
    const own = seat.occupant.kind === 'person' && seat.occupant.userId === userId;
    if (!own) return seat;
    return asks ? rest : { ...rest, neverDevotes: true };
  });
