import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { DrawingQueue } from '../../pictures/drawing-queue.ts';
import type { Drawable } from '../../pictures/painter.ts';
import type { Accepted } from '../../tables/changes/table-transaction.ts';
import { gameOf } from '../../tables/game-registry.ts';
import type { GameName, Snowflake, StateOf } from '../../tables/game-types.ts';
import type { BetweenTurns, NoticeStore } from '../../tables/notice.ts';
import { openQuestion } from '../../tables/prophecies/prophecies.ts';
import type { Timing, TurnTimes } from '../../tables/reminders/timing.ts';
import type { OfferStore } from '../../tables/seat-offers.ts';
import { hasVoters, isTimed } from '../../tables/seats.ts';
import type { SettingsStore } from '../../tables/settings.ts';
import type { TableStore } from '../../tables/store.ts';
import { isHidden, isWithoutPlace, lobbyChannel, type Table, type TableOf } from '../../tables/table.ts';
import type { VoteStore } from '../../tables/votes.ts';
import { KeyedQueue } from '../../worker-queue.ts';
import type { Avatars } from '../api/avatars.ts';
import type { ChannelAccess } from '../api/channel-access.ts';
import {
  type ChannelApi,
  isChannelGone,
  isPermanentError,
  nonceOf,
  orNull,
  type RecentMessage,
  type SendOptions,
} from '../api/channel-api.ts';
import type { AttachedPicture, OutMessage } from '../api/message.ts';
import { gameViewOf, type MessageToDraw, type ShownEntry, type Voting } from '../views/game-presenter.ts';
import { lobbyButtons } from '../views/links.ts';
import { shownPlayers } from '../views/names.ts';
import { firstLobbyMessage, lobbyMessage, playedCardKey } from './lobby-message.ts';
import { ReplayCache } from './replay-cache.ts';
import { makePlayChannel, rename, updateMembers } from './thread.ts';

export type DrawPicture = (what: Drawable) => Promise<AttachedPicture>;

interface TableMessagesParts {
  readonly store: TableStore & SettingsStore & OfferStore & VoteStore & Pick<NoticeStore, 'notify'>;
  readonly channelApi: ChannelApi;
  readonly draw: DrawPicture;
  readonly drawing: DrawingQueue;
  readonly avatars: Pick<Avatars, 'of'>;
  readonly accessTo: (channelId: Snowflake) => ChannelAccess | null;
  readonly log: Logger;
  readonly botId: () => Snowflake;
  readonly now: () => Date;
  /** The turn's times, as far as known now. */
  readonly timesOf: (table: Table, timing?: Timing) => Promise<Pick<TurnTimes, 'up' | 'away'>>;
  /** Announces the great moments of these turns, unless that is done or begun. Never throws. */
  readonly announce: (table: Table, texts: readonly BetweenTurns[]) => Promise<void>;
}

/** The pressed message of an interaction: editing it is the answer. */
export interface PressedMessage {
  readonly id: Snowflake;
  readonly by: Snowflake;
  /**
   * `unchanged`: the answer is sent already, or Discord refuses it; the message is edited like any other. `elsewhere`: another
   * process, or an earlier request whose response got lost, has answered.
   */
  update(message: OutMessage): Promise<'changed' | 'unchanged' | 'elsewhere'>;
}

/** Another process that received the same interaction shows the table. */
export class ShownElsewhere extends Error {}

/** Within this time Discord deduplicates messages by nonce; later, the channel has to be searched. */
const NONCE_MS = 60_000;

/** Number of cached cards; a card of another table is written once more. */
const CARDS = 1000;

/** Maximum time that a turn's message waits for announcements before it. */
const ANNOUNCING_MS = 2_500;

interface SentTurn {
  /** The table after that is stored. */
  readonly table: Table;
  readonly channel: Snowflake;
  readonly messageId: Snowflake;
  readonly turn: number;
}

/** Updates a table's messages to its newest version. An interrupted call is completed by the next one. */
export class TableMessages {
  readonly #parts: TableMessagesParts;
  readonly #replays: ReplayCache;
  readonly #queue = new KeyedQueue();
  /** By table, the last drawing of an outdated version: another process may have shown the newer one before it. */
  readonly #overdrawn = new Map<string, SentTurn | null>();
  readonly #outdated = new Set<string>();
  /** The last card that this process wrote into the lobby of each running table, since it rarely changes. */
  readonly #cards = new LRUCache<string, { readonly key: string; readonly text: string }>({ max: CARDS });

  constructor(parts: TableMessagesParts) {
    this.#parts = parts;
    this.#replays = new ReplayCache(parts.store);
  }

  /**
   * Shows a table's newest version, if it isn't shown already. `again`: shows it even so. `pressed`: the message to edit as an
   * answer. `accepted`: the table as a change has just left it. Returns the current table.
   */
  show(
    id: string,
    again = false,
    pressed: PressedMessage | null = null,
    accepted: Accepted | null = null,
  ): Promise<Table | null> {
    const { store } = this.#parts;
    // The given table is older than the one waiting in the queue.
    const known = this.#queue.isBusy(id) ? null : accepted;
    return this.#queue.run(id, async () =>
      this.#showNow(known?.table ?? (await store.load(id)), again, pressed, known?.timing),
    );
  }

  send(channelId: Snowflake, message: OutMessage, nonce: string): Promise<Snowflake> {
    return this.#parts.channelApi.send(channelId, message, { nonce, silent: true });
  }

  /** A turn's message with its picture, before all answers. */
  async draw(
    serverId: Snowflake,
    { message, picture }: Pick<MessageToDraw, 'message'> & { readonly picture: Drawable | null },
  ): Promise<OutMessage> {
    const { draw, drawing } = this.#parts;
    return { ...message, picture: picture && (await drawing.submit(serverId, 'turn', () => draw(picture))) };
  }

  async current(table: Table, of: object | null = null): Promise<MessageToDraw | null> {
    if (!table.state) return null;
    return this.#compose(table, table.state, await this.#replays.of(table), of);
  }

  replay<G extends GameName>(table: TableOf<G>): Promise<readonly ShownEntry<G>[]> {
    return this.#replays.of(table);
  }

  async #compose(
    table: Table,
    state: StateOf,
    replay: readonly ShownEntry[],
    of: object | null,
    timing?: Timing,
  ): Promise<MessageToDraw> {
    const { store, timesOf, avatars } = this.#parts;
    const [{ up: until, away }, sittings, players, voting] = await Promise.all([
      timesOf(table, timing),
      store.sittings(table.id, table),
      gameViewOf(table).showsFaces ? shownPlayers(avatars, table) : {},
      this.#voting(table),
    ]);
    return gameViewOf(table).current({
      table,
      state,
      replay,
      until,
      ...(away && { away }),
      sittings,
      players,
      voting,
      of,
    });
  }

  async #voting({ id, seats, logLength }: Table): Promise<Voting | null> {
    const { store } = this.#parts;
    if (!hasVoters(seats)) return null;
    const [cast, ballots] = await Promise.all([
      store.voteCount({ tableId: id, seq: logLength }),
      store.ballots(id),
    ]);
    return { cast, ballots };
  }

  /** Only the text of the table's turn has changed: {@link showWords} writes it again. */
  noteWords(id: string): void {
    this.#outdated.add(id);
  }

  /** The tables whose text changes were noted since the last call. */
  takeNoted(): readonly string[] {
    const noted = [...this.#outdated];
    this.#outdated.clear();
    return noted;
  }

  /** Updates the text of the turn's message, without its picture, unless the message is of an older version. */
  showWords(id: string): Promise<void> {
    return this.#queue.run(id, async () => {
      const table = await this.#parts.store.load(id);
      if (this.#overdrawn.has(id)) {
        await this.#showNow(table, false, null, undefined);
        return;
      }
      const { playChannelId, turnMessageId, versionShown } = table?.showing ?? {};
      if (!table?.state || table.status !== 'playing' || versionShown !== table.version) return;
      if (!playChannelId || !turnMessageId) return;
      const replay = await this.#replays.of(table);
      const { message } = await this.#compose(table, table.state, replay, null);
      await this.#edit(table, playChannelId, turnMessageId, { ...message, picture: null, keepsFiles: true });
    });
  }

  async #showNow(
    found: Table | null,
    again: boolean,
    pressed: PressedMessage | null,
    timing: Timing | undefined,
  ): Promise<Table | null> {
    const { store } = this.#parts;
    let table = found;
    let sent = (found && this.#overdrawn.get(found.id)) ?? null;
    let pending = (found !== null && this.#overdrawn.delete(found.id)) || again;
    // Another process may have continued meanwhile, and been overwritten: repeat until nothing is newer.
    while (table && (pending || table.showing.versionShown < table.version)) {
      const { version } = table;
      if (table.status === 'lobby' && isWithoutPlace(table)) {
        await makePlayChannel(this.#parts, table);
        table = (await store.load(table.id)) ?? table;
      }
      if (table.status === 'playing' || table.status === 'finished') {
        sent = await this.#showGame(table, pressed, table === found ? timing : undefined);
        table = sent?.table ?? table;
      }
      const { playChannelId, turnMessageId, turnShown } = table.showing;
      if (table.status === 'aborted' && playChannelId && turnMessageId)
        await this.#close(table, playChannelId, turnMessageId, turnShown, pressed);
      await this.#showLobby(table, again, pressed);
      if (isHidden(table)) await updateMembers(this.#parts, table.id);
      table = await store.show(table.id, { versionShown: version });
      // A turn that another process has closed may have been overwritten with its buttons.
      if (sent && table.showing.turnMessageId !== sent.messageId)
        await this.#close(table, sent.channel, sent.messageId, sent.turn);
      pending = table.version > version;
      if (pending && this.#queue.isAwaited(table.id)) {
        // The waiting tap answers with its change by itself, in one request.
        this.#overdrawn.set(table.id, sent);
        return table;
      }
    }
    return table;
  }

  /** Removes from a replaced message what shouldn't stay. */
  async #close(
    table: Table,
    channel: Snowflake,
    messageId: Snowflake,
    stage: number,
    pressed: PressedMessage | null = null,
  ): Promise<void> {
    const replay = await this.#replays.of(table);
    const ballots = hasVoters(table.seats) ? await this.#parts.store.ballots(table.id) : [];
    const past = gameViewOf(table).past(table, replay, stage, ballots);
    await this.#edit(table, channel, messageId, past, pressed);
  }

  async #showLobby(table: Table, again: boolean, pressed: PressedMessage | null): Promise<void> {
    const { id, status, showing } = table;
    const channelId = lobbyChannel(table);
    const known = status === 'playing' ? this.#cards.get(id) : undefined;
    const key = status === 'playing' ? playedCardKey(table) : '';
    if (known?.key === key && !again) return;
    const message = lobbyMessage(table);
    const text = JSON.stringify(message);
    const isWritten = known?.text === text && !again;
    const { lobbyMessageId: shownIn } = showing;
    const there =
      isWritten || (shownIn !== null && (await this.#edit(table, channelId, shownIn, message, pressed)));
    if (status === 'playing') this.#cards.set(id, { key, text });
    else this.#cards.delete(id);
    if (there || status !== 'lobby') return;
    const nonce = nonceOf(`${id}:lobby:${shownIn}`);
    const found = shownIn === null ? await this.#findAnnouncement(table) : null;
    const lobbyMessageId = found ?? (await this.#sendLobby(table, nonce));
    await this.#parts.store.show(id, { lobbyMessageId });
    if (found !== null) await this.#edit(table, channelId, found, message);
  }

  /** Into a new private thread, if the table has had one that is gone. */
  async #sendLobby(table: Table, nonce: string): Promise<Snowflake> {
    const message = firstLobbyMessage(table);
    try {
      return await this.send(lobbyChannel(table), message, nonce);
    } catch (error) {
      if (!isHidden(table) || !isChannelGone(error)) throw error;
      return this.send(await makePlayChannel(this.#parts, table), message, nonce);
    }
  }

  /** A message with buttons of a waiting table that is not recorded as its lobby; null if there is none. */
  async #findAnnouncement(table: Table): Promise<Snowflake | null> {
    const { id } = table;
    const { channelApi, botId } = this.#parts;
    const recent = await orNull(isPermanentError, channelApi.recentMessages(lobbyChannel(table), botId()));
    // Invitations and a rematch's ping have the button to join as well, but no other of a lobby's.
    const join = lobbyButtons.join({ table: id });
    const isLobby = ({ customIds }: RecentMessage): boolean =>
      customIds.some((one) => one !== join && one.startsWith(`l:${id}:`));
    return recent?.find(isLobby)?.id ?? null;
  }

  async #showGame(
    table: Table,
    pressed: PressedMessage | null,
    timing: Timing | undefined,
  ): Promise<SentTurn | null> {
    const { state } = table;
    const { channelApi, store, announce } = this.#parts;
    if (!state) return null;
    const channel = table.showing.playChannelId ?? (await makePlayChannel(this.#parts, table));
    const replay = await this.#replays.of(table);
    const message = await this.draw(table.guildId, await this.#compose(table, state, replay, null, timing));
    const turn = gameViewOf(table).stage(state);
    const { turnMessageId, turnShown } = table.showing;
    // A person who has just answered on the turn's message and is asked again is present, and needs no ping.
    const isThere = pressed !== null && pressed.id === turnMessageId && isForNobodyBut(pressed.by, message);
    const between = turnMessageId ? betweenTurns(table, replay, turnShown) : [];
    const goesOn = isThere && between.length === 0 && channelApi.isLatest(channel, pressed.id);
    if (
      turnMessageId &&
      (turnShown === turn || goesOn) &&
      (await this.#edit(table, channel, turnMessageId, message, pressed))
    ) {
      const shown = turnShown === turn ? table : await store.show(table.id, { turnShown: turn });
      return { table: shown, channel, messageId: turnMessageId, turn };
    }
    const adopted = await this.#adopt(table, channel, turn, message);
    if (adopted) return adopted;

    const options = {
      nonce: nonceOf(`${table.id}:${turn}:${turnMessageId}`),
      silent: isThere || undefined,
      pingsResting: true,
    };
    // The old message is closed first, so that after a crash here it begins again: no old message keeps its buttons.
    const isReplaced = turnMessageId !== null && turnShown !== turn;
    if (isReplaced) await this.#close(table, channel, turnMessageId, turnShown, pressed);
    // Announcements between two turns delay the next one at most this long.
    if (between.length > 0)
      await Promise.race([announce(table, between), setTimeout(ANNOUNCING_MS, null, { ref: false })]);
    if (isReplaced) {
      // Another process may have shown the turn in the old message, which a tap answered, and count on it.
      const now = (await store.load(table.id)) ?? table;
      const isInPlace = now.showing.turnMessageId === turnMessageId && now.showing.turnShown === turn;
      if (isInPlace && (await this.#edit(table, channel, turnMessageId, message)))
        return { table: now, channel, messageId: turnMessageId, turn };
    }
    const sent = await this.#send(table, channel, message, options);
    const shown = await this.#parts.store.show(table.id, { ...sent, turnShown: turn });
    // The thread got its name when only the opener was there.
    if (isHidden(table) && !turnMessageId && shown.showing.lobbyMessageId && isTimed(table))
      void rename(this.#parts, table.id);
    return { table: shown, channel: sent.playChannelId, messageId: sent.turnMessageId, turn };
  }

  /**
   * Another process may have sent the turn's message, and died before storing that. Then that message is the turn's, so that nobody
   * is pinged twice. Null if there is none.
   */
  async #adopt(
    table: Table,
    channel: Snowflake,
    turn: number,
    message: OutMessage,
  ): Promise<SentTurn | null> {
    const { channelApi, store, log, botId, now } = this.#parts;
    const { turnMessageId, turnShown, versionShown } = table.showing;
    const isFirstToShow = table.version === versionShown + 1;
    const isNew = now().getTime() - table.updatedAt.getTime() < NONCE_MS;
    // Another process would have sent it with the same nonce.
    if (turnShown === turn || (isFirstToShow && isNew)) return null;
    const recent = await orNull(isPermanentError, channelApi.recentMessages(channel, botId()));
    const found = recent?.find(
      ({ id, customIds }) =>
        id !== turnMessageId &&
        BigInt(id) > BigInt(turnMessageId ?? 0) &&
        customIds.some((customId) => gameViewOf(table).tableOfTurn(customId) === table.id),
    );
    if (!found) return null;
    log.info({ table: table.id, message: found.id }, 'found a message sent just before the last shutdown');
    if (turnMessageId) await this.#close(table, channel, turnMessageId, turnShown);
    const taken = { playChannelId: channel, turnMessageId: found.id, turnShown: turn };
    const shown = await store.show(table.id, taken);
    const isEdited = await this.#edit(table, channel, found.id, message);
    return isEdited ? { table: shown, channel, messageId: found.id, turn } : null;
  }

  /** Sends into the thread; if that is gone, into a new one; if the bot may not write in it, into the channel. */
  async #send(
    table: Table,
    channel: Snowflake,
    message: OutMessage,
    options: SendOptions,
  ): Promise<{ readonly playChannelId: Snowflake; readonly turnMessageId: Snowflake }> {
    const { channelApi, log } = this.#parts;
    try {
      return { playChannelId: channel, turnMessageId: await channelApi.send(channel, message, options) };
    } catch (error) {
      if (!isPermanentError(error) || channel === table.channelId) throw error;
      if (isHidden(table) && !isChannelGone(error)) throw error;
      log.warn({ err: error, table: table.id, channel }, 'the table’s thread is unusable');
      const place = isChannelGone(error) ? await makePlayChannel(this.#parts, table, null) : table.channelId;
      return { playChannelId: place, turnMessageId: await channelApi.send(place, message, options) };
    }
  }

  /** Edits a message, or reports that it can't: it is gone, or Discord refuses. */
  async #edit(
    table: Table,
    channel: Snowflake,
    messageId: Snowflake,
    message: OutMessage,
    pressed: PressedMessage | null = null,
  ): Promise<boolean> {
    const { channelApi, log } = this.#parts;
    try {
      const updated = pressed?.id === messageId ? await pressed.update(message) : 'unchanged';
      if (updated === 'changed') return true;
      if (updated === 'elsewhere') throw new ShownElsewhere(`message ${messageId} is changed elsewhere`);
      await channelApi.edit(channel, messageId, message);
      return true;
    } catch (error) {
      if (!isPermanentError(error)) throw error;
      log.warn({ err: error, table: table.id, channel, messageId }, 'failed to edit a table’s message');
      return false;
    }
  }
}

/** The great moments since a turn was shown, and the question of the next. */
function betweenTurns(table: Table, replay: readonly ShownEntry[], from: number): readonly BetweenTurns[] {
  const { setup, state, status } = table;
  if (!setup || !state || status !== 'playing' || from >= state.turnNumber) return [];
  const events = replay.flatMap((entry) => entry.events);
  const moments = (gameOf(table).turnsWithMoments?.(setup, events, 1) ?? [])
    .filter((turn) => turn >= from && turn < state.turnNumber)
    .map((turn) => ({ kind: 'moment', turn }) as const);
  const question = openQuestion(table);
  return question ? [...moments, { kind: 'question', turn: question.turn }] : moments;
}

const isForNobodyBut = (person: Snowflake, { mentions }: OutMessage): boolean =>
  mentions.length > 0 && mentions.every((userId) => userId === person);
