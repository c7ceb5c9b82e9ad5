import type { Aftermath, TablesParts } from './aftermath.ts';
import { formatFacts } from './fairness/facts.ts';
import { Progress } from './game.ts';
import type { RequestOf, Snowflake } from './game-types.ts';
import { gameOf } from './games.ts';
import { noticeOf } from './notice.ts';
import type { Decision, Outcome } from './outcome.ts';
import { refuse } from './refusal.ts';
import { presentPeople, replaced, seatOf, sittingsAtStart, startingSeats } from './seats.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { isOf, type Table } from './table.ts';
import { isPast } from './terms.ts';
import { askedAboutDevotion } from './tuchulcha/requests.ts';
import { whyNotNow } from './who-acts.ts';
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

  /** A player's request on the version it was offered on; `version` null: on whatever version there is. */
  act(id: string, version: number | null, userId: Snowflake, request: RequestOf): Promise<Outcome> {
    const decide = (table: Table) => this.#decide(table, version, userId, request);
    return this.playedOn(version === null ? this.#writer.anyhow(id, decide) : this.#writer.once(id, decide));
  }

  /** Lets what needs nobody happen after a change. */
  async playedOn(changing: Promise<Outcome>): Promise<Outcome> {
    const outcome = await changing;
    if (!outcome.ok) return outcome;
    return { ok: true, table: (await this.#playOn(outcome.table)) ?? outcome.table };
  }

  async #decide(
    table: Table,
    version: number | null,
    userId: Snowflake,
    request: RequestOf,
  ): Promise<Decision> {
    const refusal = whyNotNow(table, version, userId, request);
    if (refusal) return { ok: false, refusal };
    const begun = this.#aftermath.afterwards(table);
    const seat = seatOf(table, userId);
    if (!begun || !seat) return refuse('notPlaying');

    const attendance = await this.#aftermath.attend(table);
    const settings = attendance.settings.get(userId) ?? DEFAULT_SETTINGS;
    const playing = this.#aftermath.playing(table, attendance);
    const asked = gameOf(table).asked(begun, { person: { userId }, seat, settings, request, playing });
    if (!asked) return refuse('stale');
    if (!asked.ok) return { ok: false, refusal: gameOf(table).refused(asked.refusal) };
    const notices = (asked.tells ?? []).map(({ key, text }) =>
      noticeOf(table.id, key, null, text, attendance.now),
    );
    const change = {
      ...(asked.seat && { seats: replaced(table, asked.seat) }),
      ...(asked.toldBy && { toldBy: asked.toldBy }),
    };
    return {
      ok: true,
      change: this.#aftermath.playedOn(table, attendance, asked.progress, change, userId, { notices }),
    };
  }

  /** Whether a player is asked about a change of role at this table, from the next decision on. */
  askAboutDevotion(id: string, userId: Snowflake, asks: boolean): Promise<Outcome> {
    const changing = this.#writer.anyhow(id, async (table) => {
      if (!isOf('tuchulcha', table)) return refuse('notPlaying');
      const seat = seatOf(table, userId);
      if (!seat) return refuse('notSeated');
      const seats = replaced(table, askedAboutDevotion(seat, asks));
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
      const asked = begun.and(userId, gameOf(table).leaving(seat.color));
      if (!asked.ok) return { ok: false, refusal: gameOf(table).refused(asked.refusal) };
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
      const game = gameOf(table);
      // Mostly somebody has something to decide, whatever they wish the bot to play for them.
      const autoPlayers = new Set(presentPeople(seats).map(({ userId }) => userId));
      if (!game.playsOn(begun.state, { seats, autoPlayers, now: this.#parts.now() })) return table;
      const attendance = await this.#aftermath.attend(table);
      if (!game.playsOn(begun.state, this.#aftermath.playing(table, attendance))) return table;
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
    const game = gameOf(table);
    const seated = startingSeats(game, table.seats);
    if (!seated.ok) return seated;
    const { seats } = seated;
    const [first, ...rest] = seats.map(({ color }) => color);
    if (!first) return refuse('tooFewSeated');
    if (table.terms && isPast(table.terms, this.#parts.now())) return refuse('endPassed');
    const { lobbyMessageId } = table.showing;
    if (table.secret && lobbyMessageId === null) return refuse('stale');
    const startedBy = by?.interactionId ?? null;
    const facts =
      table.secret && lobbyMessageId !== null ? formatFacts({ lobbyMessageId, seats, startedBy }) : null;
    const { dice, now } = this.#parts;
    const players = [first, ...rest] as const;
    const setup = game.setUp(players, dice.draw(players, { ...table, facts }), table.terms);
    const begun = Progress.from(game, game.rules.start(setup), table.logLength, now());
    const attendance = await this.#aftermath.attend(table);
    const sittings = sittingsAtStart(seats, now());
    const change = { status: 'playing', seats, setup, ...(facts !== null && { facts }), sittings } as const;
    return {
      ok: true,
      change: this.#aftermath.playedOn(table, attendance, begun, change, by?.userId ?? null),
    };
  }
}
