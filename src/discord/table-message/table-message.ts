import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DrawingQueue } from '../../pictures/drawing-queue.ts';
import type { Drawable } from '../../pictures/painter.ts';
import type { Accepted } from '../../tables/changes/table-transaction.ts';
import { gameOf } from '../../tables/game-registry.ts';
import type { GameName, Snowflake, StateOf } from '../../tables/game-types.ts';
import type { BetweenTurns } from '../../tables/notice.ts';
import { openQuestion } from '../../tables/prophecies/prophecies.ts';
import type { Timing, TurnTimes } from '../../tables/reminders/timing.ts';
import { hasVoters, isTimed } from '../../tables/seats.ts';
import {
  isHidden,
  isOpen,
  isWithoutPlace,
  lobbyChannel,
  type Showing,
  type Table,
  type TableOf,
  tableChannel,
} from '../../tables/table.ts';
import type { VoteStore } from '../../tables/votes.ts';
import { KeyedQueue } from '../../worker-queue.ts';
import type { Avatars } from '../api/avatars.ts';
import type { RecentMessage } from '../api/channel-api.ts';
import { isEmojiGone } from '../api/emojis.ts';
import { isChannelGone, isPermanentError, isRefusal } from '../api/errors.ts';
import { type AttachedPicture, digestOfMessage, type OutMessage } from '../api/message.ts';
import { sendOrUpdate } from '../api/outbox.ts';
import { gameViewOf, type MessageToDraw, type ShownEntry, type Voting } from '../views/game-presenter.ts';
import { lobbyButtons } from '../views/links.ts';
import { shownPlayers } from '../views/names.ts';
import { lobbyMessage } from './lobby-message.ts';
import { ReplayCache } from './replay-cache.ts';
import { makePlayChannel, type PlaceParts, rename, updateMembers } from './thread.ts';

export type DrawPicture = (what: Drawable) => Promise<AttachedPicture>;

interface TableMessagesParts extends PlaceParts {
  readonly store: PlaceParts['store'] & VoteStore;
  readonly draw: DrawPicture;
  readonly drawing: DrawingQueue;
  readonly avatars: Pick<Avatars, 'of'>;
  /** The turn's times, as far as known now. */
  readonly timesOf: (table: Table, timing?: Timing) => Promise<Pick<TurnTimes, 'up' | 'away'>>;
  /** Announces the great moments of these turns, unless that is done or begun. Never throws. */
  readonly announce: (table: Table, texts: readonly BetweenTurns[]) => Promise<void>;
  /** Records the place that a table leaves: its messages stay there. */
  readonly leavePlace: (table: Table) => Promise<void>;
}

/** The pressed message of an interaction: editing it is the answer. */
export interface PressedMessage {
  readonly id: Snowflake;
  readonly by: Snowflake;
  /** False if the tap is answered already, or Discord refuses it; the message is edited like any other. */
  update(message: OutMessage): Promise<boolean>;
}

/** Within this time Discord deduplicates messages by nonce; later, the channel has to be searched. */
const NONCE_MS = 60_000;

/** Maximum time that a turn's message waits for announcements before it. */
const ANNOUNCING_MS = 2_500;

/**
 * A table's live messages: its lobby, and its turn. They are made equal to what their views say, by any number of processes: each
 * records what it has displayed, unless another has done so meanwhile; then it begins again.
 */
export class TableMessages {
  /** Tables whose texts may have changed without a new version; a periodic task shows them. */
  readonly outdated = new Set<string>();
  readonly #parts: TableMessagesParts;
  readonly #replays: ReplayCache;
  readonly #queue = new KeyedQueue();

  constructor(parts: TableMessagesParts) {
    this.#parts = parts;
    this.#replays = new ReplayCache(parts.store);
  }

  /**
   * Shows a table as it is now, where it isn't shown so already. `again`: writes its messages even so. `pressed`: the message to
   * edit as an answer. `accepted`: the table as a change has just left it. Returns the current table.
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

  async #showNow(
    found: Table | null,
    again: boolean,
    pressed: PressedMessage | null,
    timing: Timing | undefined,
  ): Promise<Table | null> {
    const { store } = this.#parts;
    let table = found;
    // A turn that was refused before counts as shown only once Discord accepts it.
    let isForced = again || found?.reminders.turn?.hiddenAt !== undefined;
    let hasMoved = false;
    while (table) {
      const isNew = isForced || table.showing.versionShown < table.version;
      // Displays of an earlier version of the bot aren't compared.
      const isComparable = isOpen(table) && table.showing.lobbyDigest !== null;
      if (!isNew && !isComparable) return table;
      if (isToBePlaced(table)) table = await makePlayChannel(this.#parts, table);
      const before: Table = table;
      try {
        const turn = await this.#showTurn(before, isNew, pressed, before === found ? timing : undefined);
        const { turnMessageId = before.showing.turnMessageId } = turn;
        // A message that was sent is recorded at once: the next process counts on it.
        const isSent = turnMessageId !== before.showing.turnMessageId;
        const sent = isSent ? await store.showAfter(before, turn) : before;
        const lobby = sent === 'stale' ? null : await this.#showLobby(sent, isForced, pressed);
        // The lobby says who sits at the table.
        if (lobby && isNew && (isHidden(before) || lobby.lobbyDigest))
          await updateMembers(this.#parts, before.id);
        const written = { ...turn, ...lobby, ...(lobby && { versionShown: before.version }) };
        // A message that is written again may have come over another process's, which recording it finds out.
        const isSame = !isForced && isShown(before, written);
        const shown = sent === 'stale' || isSame ? sent : await store.showAfter(sent, written);
        // A message that is written twice may have come over a newer version.
        if (shown !== 'stale' && !(isForced && shown.version > before.version)) return shown;
        table = await store.load(before.id);
        // Another process has displayed the same in the same message.
        if (!table || (shown === 'stale' && isShown(table, { turnMessageId, ...written }))) return table;
        if (turnMessageId && turn.turnDigest && table.showing.turnMessageId !== turnMessageId)
          await this.#close({ ...table, showing: { ...before.showing, ...(isSent && turn) } });
        isForced = true;
      } catch (error) {
        const { playChannelId } = before.showing;
        if (hasMoved || !isChannelGone(error) || !playChannelId || playChannelId === before.channelId)
          throw error;
        const { log } = this.#parts;
        log.warn({ err: error, table: before.id, channel: playChannelId }, 'a table’s thread is gone');
        table = await makePlayChannel(this.#parts, before, null);
        hasMoved = true;
      }
    }
    return table;
  }

  /** Removes from its turn's message what shouldn't stay once it is replaced. */
  async #close(table: Table, pressed: PressedMessage | null = null): Promise<void> {
    const { turnMessageId, turnShown } = table.showing;
    if (turnMessageId === null) return;
    const replay = await this.#replays.of(table);
    const ballots = hasVoters(table.seats) ? await this.#parts.store.ballots(table.id) : [];
    const past = gameViewOf(table).past(table, replay, turnShown, ballots);
    await this.#edit(tableChannel(table), turnMessageId, past, pressed);
  }

  /** Returns what is to be recorded. `again`: though it displays this already. */
  async #showLobby(table: Table, again: boolean, pressed: PressedMessage | null): Promise<Partial<Showing>> {
    const { id, status, showing } = table;
    const channelId = lobbyChannel(table);
    const message = lobbyMessage(table);
    const lobbyDigest = digestOfMessage(message);
    const { lobbyMessageId: before } = showing;
    if (lobbyDigest === showing.lobbyDigest && !again) return {};
    const isOpened = status === 'lobby';
    const isThere = before !== null && (await this.#edit(channelId, before, message, pressed, isOpened));
    if (isThere || !isOpened) return { lobbyDigest };
    // Invitations and a rematch's ping have the button to join as well, but no other of a lobby's.
    const join = lobbyButtons.join({ table: id });
    const isSame = (recent: RecentMessage): boolean =>
      isAfter(recent, before) && recent.customIds.some((one) => one !== join && one.startsWith(`l:${id}:`));
    const once = { channelId, key: `${id}:lobby:${before}`, isSame, silent: true };
    return { lobbyDigest, lobbyMessageId: await sendOrUpdate(this.#parts, once, message) };
  }

  /** Returns what is to be recorded. `isNew`: its picture may have changed, too. */
  async #showTurn(
    table: Table,
    isNew: boolean,
    pressed: PressedMessage | null,
    timing: Timing | undefined,
  ): Promise<Partial<Showing>> {
    const { state, status, showing } = table;
    if (status === 'aborted') await this.#close(table, pressed);
    if (!state || !isInPlay(table)) return {};
    const channel = tableChannel(table);
    const replay = await this.#replays.of(table);
    const undrawn = await this.#compose(table, state, replay, null, timing);
    const turnDigest = digestOfMessage(undrawn.message);
    const { turnMessageId, turnShown } = showing;
    if (!isNew) {
      if (turnMessageId === null || turnDigest === showing.turnDigest) return {};
      // A message in rows names its picture.
      const words: OutMessage = undrawn.message.layout
        ? await this.draw(table.guildId, undrawn)
        : { ...undrawn.message, picture: null, keepsFiles: true };
      return (await this.#edit(channel, turnMessageId, words)) ? { turnDigest } : {};
    }
    const message = await this.draw(table.guildId, undrawn);
    const turn = gameViewOf(table).stage(state);
    // A person who has just answered on the turn's message and is asked again is present, and needs no ping.
    const isThere = pressed !== null && pressed.id === turnMessageId && isForNobodyBut(pressed.by, message);
    const between = turnMessageId ? betweenTurns(table, replay, turnShown) : [];
    const goesOn = isThere && between.length === 0 && this.#parts.channelApi.isLatest(channel, pressed.id);
    const mayStay = turnMessageId !== null && (turnShown === turn || goesOn);
    if (mayStay && (await this.#edit(channel, turnMessageId, message, pressed, true)))
      return { turnShown: turn, turnDigest };
    // The old message is closed first, so that after a crash here it begins again: no old message keeps its buttons.
    if (turnShown !== turn) await this.#close(table, pressed);
    // Announcements between two turns delay the next one at most this long.
    if (between.length > 0)
      await Promise.race([
        this.#parts.announce(table, between),
        setTimeout(ANNOUNCING_MS, null, { ref: false }),
      ]);
    return { ...(await this.#sendTurn(table, turn, message, isThere)), turnShown: turn, turnDigest };
  }

  /** Sends into the thread; if the bot may not write there, into the channel. */
  async #sendTurn(
    table: Table,
    turn: number,
    message: OutMessage,
    isThere: boolean,
  ): Promise<Pick<Showing, 'playChannelId' | 'turnMessageId'>> {
    const { log, now } = this.#parts;
    const { id, channelId, showing, version, updatedAt } = table;
    const { turnMessageId, versionShown } = showing;
    const isFirstToShow = version === versionShown + 1;
    const isRecent = now().getTime() - updatedAt.getTime() < NONCE_MS;
    const isSame = (recent: RecentMessage): boolean =>
      isAfter(recent, turnMessageId) &&
      recent.customIds.some((customId) => gameViewOf(table).tableOfTurn(customId) === id);
    const once = {
      key: `${id}:${turn}:${turnMessageId}`,
      // Another process would have sent it with the same nonce.
      isSame: isFirstToShow && isRecent ? null : isSame,
      silent: isThere || undefined,
      pingsResting: true,
    };
    const send = async (channel: Snowflake) => ({
      playChannelId: channel,
      turnMessageId: await sendOrUpdate(this.#parts, { ...once, channelId: channel }, message),
    });
    try {
      const sent = await send(tableChannel(table));
      // The thread got its name when only the opener was there.
      if (isHidden(table) && !turnMessageId && showing.lobbyMessageId && isTimed(table))
        void rename(this.#parts, id);
      return sent;
    } catch (error) {
      const isOfPlace = isRefusal(error) && !isChannelGone(error) && !isEmojiGone(error);
      const isMovable = isOfPlace && !isHidden(table);
      if (!isMovable || tableChannel(table) === channelId) throw error;
      log.warn({ err: error, table: id }, 'the table’s thread is unusable');
      await this.#parts.leavePlace(table);
      return send(channelId);
    }
  }

  /**
   * Edits a message. False if it can't be edited: it is gone, or Discord refuses. `isReplaced` then: one that only keeps failing is
   * still there, and would keep its buttons beside another.
   */
  async #edit(
    channel: Snowflake,
    messageId: Snowflake,
    message: OutMessage,
    pressed: PressedMessage | null = null,
    isReplaced = false,
  ): Promise<boolean> {
    const { channelApi, log } = this.#parts;
    try {
      if (pressed?.id === messageId && (await pressed.update(message))) return true;
      await channelApi.edit(channel, messageId, message);
      return true;
    } catch (error) {
      if (!(isReplaced ? isRefusal : isPermanentError)(error)) throw error;
      log.warn({ err: error, channel, messageId }, 'failed to edit a table’s message');
      return false;
    }
  }
}

const isInPlay = ({ status }: Table): boolean => status === 'playing' || status === 'finished';

/** Whether it needs a place before it can be shown. */
const isToBePlaced = (table: Table): boolean =>
  isInPlay(table) ? table.showing.playChannelId === null : table.status === 'lobby' && isWithoutPlace(table);

/** Whether these are recorded. */
const isShown = ({ showing }: Table, written: Partial<Showing>): boolean =>
  isDeepStrictEqual({ ...showing, ...written }, showing);

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

const isAfter = ({ id }: RecentMessage, other: Snowflake | null): boolean => BigInt(id) > BigInt(other ?? 0);

const isForNobodyBut = (person: Snowflake, { mentions }: OutMessage): boolean =>
  mentions.length > 0 && mentions.every((userId) => userId === person);
