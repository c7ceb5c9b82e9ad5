import { randomBytes } from 'node:crypto';
import { Absence } from './absence.ts';
import { Aftermath, type TablesParts } from './aftermath.ts';
import type { Pace } from './clock/index.ts';
import { Closing } from './closing.ts';
import type { Secret } from './fairness/secret.ts';
import type { TableGame } from './game.ts';
import type { GameName, Person, RequestOf, Seat, SeatColor, Snowflake } from './game-types.ts';
import { gameOf } from './games.ts';
import { Handing } from './handing.ts';
import { whyNotOneMore } from './limit.ts';
import { Nudging } from './nudging.ts';
import type { Decision, Outcome } from './outcome.ts';
import { Publishing } from './publishing.ts';
import { refuse, type Seated } from './refusal.ts';
import { rematchId, rematchOf } from './rematch.ts';
import { look } from './reminders/look.ts';
import { whenPlayedFor, whenUp } from './reminders/time-left.ts';
import { freshWatch, lobbyClosesAt } from './reminders/wake.ts';
import { SeatChanges } from './seat-changes.ts';
import { addComputer, removeComputer, seatOf, sitDown, standUp } from './seats.ts';
import type { TableChange } from './store.ts';
import { isOf, type Table } from './table.ts';
import { areListed, PROPOSED_TERMS, type StoryTerms } from './terms.ts';
import { Turns } from './turns.ts';
import { isOpen } from './who-acts.ts';
import { Writer } from './writer.ts';

export type { TablesParts } from './aftermath.ts';
export type { Person } from './game-types.ts';
export type { Outcome } from './outcome.ts';

export interface Opening {
  readonly guildId: Snowflake;
  readonly channelId: Snowflake;
  readonly locale: string;
  readonly opener: Person;
  readonly game: GameName;
  /** Where the opener sits down; null: does not. */
  readonly color: SeatColor | null;
  /** As many as the game allows. */
  readonly size: number;
  /** Computer players from the start, 0..size-1. */
  readonly computers: number;
  readonly pace: Pace;
  /** Only the opener and those who are invited may sit down. */
  readonly isPrivate: boolean;
  readonly invited: readonly Snowflake[];
  /** What a story's table proposes; left out: the game needs none. */
  readonly terms?: StoryTerms;
  /** Its commitment stands in the lobby's message already. */
  readonly secret: Secret;
  /** The message that will be the lobby; null: there is none yet. */
  readonly lobbyMessageId: Snowflake | null;
  /** The interaction by which the table is opened, and the opener sits down. */
  readonly openedBy: Snowflake | null;
}

/** Everything that people can do at tables. */
export class Tables {
  readonly #parts: TablesParts;
  readonly #writer: Writer;
  readonly #turns: Turns;
  readonly #aftermath: Aftermath;
  /** Turns whose time is up. */
  readonly absence: Absence;
  readonly substitutes: Handing;
  readonly closing: Closing;
  readonly nudging: Nudging;
  readonly publishing: Publishing;

  constructor(parts: TablesParts) {
    this.#parts = parts;
    this.#writer = new Writer(parts.store);
    this.#aftermath = new Aftermath(parts);
    this.#turns = new Turns(parts, this.#writer, this.#aftermath);
    const seats = new SeatChanges(parts, this.#writer, this.#aftermath, this.#turns);
    this.absence = new Absence(this.#writer, this.#aftermath, seats);
    this.substitutes = new Handing(parts, this.#aftermath, seats);
    this.closing = new Closing(this.#writer, this.#aftermath);
    this.nudging = new Nudging(this.#writer, this.#aftermath);
    this.publishing = new Publishing(parts, this.#writer, this.#aftermath);
  }

  async open(opening: Opening): Promise<Table> {
    const { opener, size, color, computers, openedBy, terms = null, ...place } = opening;
    let seats: readonly Seat[] = [];
    const game = gameOf(opening);
    if (color) seats = sure(sitDown(game, seats, size, opener, color, openedBy));
    for (let n = 0; n < computers && seats.length < size; n++) seats = sure(addComputer(game, seats, size));
    const watch = freshWatch(this.#parts.now().getTime());
    return this.#parts.store.create({
      ...place,
      id: randomBytes(5).toString('hex'),
      openerId: opener.userId,
      terms,
      size,
      seats,
      watch,
      wakeAt: lobbyClosesAt({ pace: place.pace, watch }, []),
    });
  }

  load(id: string): Promise<Table | null> {
    return this.#parts.store.load(id);
  }

  /** `color`: where the game lets people choose. `joinedBy`: the interaction by which the person sits down. */
  sitDown(id: string, person: Person, color: SeatColor, joinedBy: Snowflake | null = null): Promise<Outcome> {
    return this.#reseating(id, person.userId, async (table): Promise<LobbyDecision> => {
      if (!mayJoin(table, person.userId)) return refuse('notInvited');
      const refusal = await whyNotOneMore(this.#parts.store, table.guildId, person.userId, id);
      if (refusal) return { ok: false, refusal };
      const game = gameOf(table);
      if (!game.choosesColors && seatOf(table, person.userId)) return refuse('alreadySeated');
      const seat = colorFor(game, table, color);
      return seat ? reseat(sitDown(game, table.seats, table.size, person, seat, joinedBy)) : refuse('full');
    });
  }

  standUp(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#reseating(id, userId, (table) => reseat(standUp(table.seats, userId)));
  }

  addComputer(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#reseating(id, userId, (table) => {
      if (!gameOf(table).hasComputers) return refuse('noComputer');
      return table.openerId === userId
        ? reseat(addComputer(gameOf(table), table.seats, table.size))
        : refuse('onlyOpener');
    });
  }

  removeComputer(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#reseating(id, userId, (table) =>
      table.openerId === userId ? reseat(removeComputer(table.seats)) : refuse('onlyOpener'),
    );
  }

  /** More people may sit down at a private table. */
  invite(id: string, by: Snowflake, userId: Snowflake): Promise<Outcome> {
    return this.#reseating(id, by, (table) => {
      if (table.openerId !== by && !seatOf(table, by)) return refuse('notSeated');
      if (seatOf(table, userId)) return refuse('alreadySeated');
      const invited = [...new Set([...table.invited, userId])];
      return { ok: true, change: { invited } };
    });
  }

  /** Somebody at a story's table changes what it agrees on before it begins. */
  agreeOn(id: string, by: Snowflake, change: (terms: StoryTerms) => StoryTerms): Promise<Outcome> {
    return this.#reseating(id, by, (table) => {
      if (!isOf('bacchanalia', table)) return refuse('stale');
      if (!seatOf(table, by)) return refuse('notSeated');
      const terms = change(table.terms ?? PROPOSED_TERMS);
      return areListed(terms) ? { ok: true, change: { terms } } : refuse('termsTooLong');
    });
  }

  /** The table goes on in another channel: its old one is gone, or closed to the bot. */
  async move(id: string, by: Snowflake, isAdmin: boolean, channelId: Snowflake): Promise<Outcome> {
    const moved = await this.#writer.anyhow(id, async (table) => {
      if (!isOpen(table)) return refuse('notPlaying');
      if (!isAdmin && table.openerId !== by && !seatOf(table, by)) return refuse('notSeated');
      const attendance = await this.#aftermath.attend(table);
      return { ok: true, change: this.#aftermath.watched(table, attendance, { channelId }, by) };
    });
    if (!moved.ok) return moved;
    await this.#parts.store.show(id, {
      ...{ playChannelId: null, lobbyMessageId: null, turnMessageId: null, turnShown: 0 },
    });
    return { ok: true, table: (await this.load(id)) ?? moved.table };
  }

  /** Looks at a table later than it was meant to be: now nothing can be done. */
  async postpone(id: string, until: Date): Promise<void> {
    await this.#writer.watching(id, async ({ watch }) => ({
      ok: true,
      change: { watch, wakeAt: until, notices: [] },
    }));
  }

  /** When the time of the turn is up, and when an overdue one is played by the computer player; as far as is known now. */
  async times(table: Table): Promise<{ readonly up: Date | null; readonly playedFor: Date | null }> {
    const { turn } = table.watch;
    if (!turn) return { up: null, playedFor: null };
    const attendance = await this.#aftermath.attend(table);
    return {
      up: turn.overdue ? null : whenUp(turn, table.pace, attendance),
      playedFor: whenPlayedFor(turn, table.pace, attendance),
    };
  }

  /** What time has brought: reminders, turns whose time is up, tables that close by themselves. */
  async look(id: string): Promise<void> {
    const table = await this.load(id);
    if (!table) return;
    const found = look(table, await this.#aftermath.attend(table));
    switch (found.does) {
      case 'watch':
        // Stale: somebody else has looked, or something has happened; then the table's next time is set anew.
        await this.#parts.store.watch(id, table.watchVersion, found.change);
        return;
      case 'playFor':
        await this.absence.playFor(id, found.turn, null);
        return;
      case 'close':
        await this.closing.expire(id);
        return;
      case 'playOn':
        await this.#turns.playOn(id);
    }
  }

  /**
   * Starts with those who are seated. A table of more seats than people becomes a smaller game. `interactionId`: the
   * interaction by which it is started.
   */
  start(id: string, userId: Snowflake, interactionId: Snowflake | null = null): Promise<Outcome> {
    return this.#inLobby(id, (table) =>
      table.openerId === userId || seatOf(table, userId)
        ? this.#turns.started(table, { userId, interactionId })
        : refuse('notSeated'),
    );
  }

  /** Starts a table whose seats are all taken, once its lobby can be seen; leaves any other as it is. */
  async startIfFull(id: string): Promise<Outcome> {
    return this.#inLobby(id, (table) =>
      isReady(table) ? this.#turns.started(table, null) : refuse('tooFewSeated'),
    );
  }

  /**
   * Sits somebody who played down at the table's rematch, which the first who asks opens. `joinedBy`: the interaction by which
   * they ask.
   */
  async rematch(id: string, person: Person, joinedBy: Snowflake | null = null): Promise<Outcome> {
    const { store } = this.#parts;
    const table = await this.load(id);
    if (!table) return { ok: false, refusal: { code: 'noSuchTable' }, table };
    if (table.status !== 'finished') return { ok: false, refusal: { code: 'notOver' }, table };
    const seat = seatOf(table, person.userId);
    if (!seat) return { ok: false, refusal: { code: 'notSeated' }, table };
    let attempt = 0;
    let next = await this.load(rematchId(id));
    while (next?.status === 'aborted') next = await this.load(rematchId(id, ++attempt));
    const nextId = rematchId(id, attempt);
    if (!next) {
      const refusal = await whyNotOneMore(store, table.guildId, person.userId, null);
      if (refusal) return { ok: false, refusal, table };
      try {
        const opened = rematchOf(nextId, table, person, joinedBy, this.#parts.now());
        return { ok: true, table: await store.create(opened) };
      } catch (error) {
        // Two may ask at once: the second sits down at the first one's table.
        next = await this.load(nextId);
        if (!next) throw error;
      }
    }
    return this.sitDown(nextId, person, seat.color, joinedBy);
  }

  /** A player's request on the version it was offered on; `version` null: on whatever version there is. */
  act(id: string, version: number | null, userId: Snowflake, request: RequestOf): Promise<Outcome> {
    return this.#turns.act(id, version, userId, request);
  }

  /** Whether a player is asked about a change of role at this table, from the next decision on. */
  askAboutDevotion(id: string, userId: Snowflake, asks: boolean): Promise<Outcome> {
    return this.#turns.askAboutDevotion(id, userId, asks);
  }

  /** A player gives up, at any time. */
  resign(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#turns.resign(id, userId);
  }

  /** Goes on with a table on which nobody has to decide anything. */
  playOn(id: string): Promise<Table | null> {
    return this.#turns.playOn(id);
  }

  #reseating(
    id: string,
    by: Snowflake,
    decide: (table: Table) => LobbyDecision | Promise<LobbyDecision>,
  ): Promise<Outcome> {
    return this.#inLobby(id, async (table) => {
      const decision = await decide(table);
      if (!decision.ok) return decision;
      const attendance = await this.#aftermath.attend(table);
      return { ok: true, change: this.#aftermath.watched(table, attendance, decision.change, by) };
    });
  }

  #inLobby(id: string, decide: (table: Table) => Decision | Promise<Decision>): Promise<Outcome> {
    return this.#turns.playedOn(
      this.#writer.anyhow(id, (table) => (table.status === 'lobby' ? decide(table) : refuse('notInLobby'))),
    );
  }
}

type LobbyDecision =
  | { readonly ok: true; readonly change: TableChange }
  | Extract<Decision, { readonly ok: false }>;

/** Whether a lobby starts by itself: all its seats are taken, at least one by a person, and it can be seen. */
export const isReady = ({ status, seats, size, showing }: Table): boolean =>
  status === 'lobby' &&
  seats.length === size &&
  seats.some(({ occupant }) => occupant.kind === 'person') &&
  showing.lobbyMessageId !== null;

/** Whether a private table has a seat for this person. */
const mayJoin = ({ isPrivate, openerId, invited, seats }: Table, userId: Snowflake): boolean =>
  !isPrivate || openerId === userId || invited.includes(userId) || seatOf({ seats }, userId) !== undefined;

/** Where whoever joins sits down; null where no seat is free. */
function colorFor(game: TableGame, { seats, size }: Table, color: SeatColor): SeatColor | null {
  if (game.choosesColors) return color;
  const free = game.freeColors(seats, size);
  return free.find((one) => one === color) ?? free[0] ?? null;
}

const reseat = (seated: Seated): LobbyDecision =>
  seated.ok ? { ok: true, change: { seats: seated.seats } } : seated;

function sure(seated: Seated): readonly Seat[] {
  if (!seated.ok) throw new Error(`An empty table refused a seat: ${seated.refusal.code}`);
  return seated.seats;
}
