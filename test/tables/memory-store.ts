import { jsonOf } from '../../src/storage/game-storage.ts';
import type { Store } from '../../src/storage/index.ts';
import { noticeRows } from '../../src/storage/notices.ts';
import { guildRowOf, parseDiscordLocale, personRowOf } from '../../src/storage/settings.ts';
import { checkColors, lastInteraction, sittingRows } from '../../src/storage/table-rows.ts';
import type { Interval } from '../../src/tables/clock/intervals.ts';
import { seatHistoryJson } from '../../src/tables/fairness/check.ts';
import { gameOf } from '../../src/tables/game-registry.ts';
import type { LoggedAction, Sitting, Snowflake } from '../../src/tables/game-types.ts';
import type { NewNotice, Notice, NoticeStore } from '../../src/tables/notice.ts';
import type { Post } from '../../src/tables/posts.ts';
import { timingScope } from '../../src/tables/reminders/timing.ts';
import { hasVoters } from '../../src/tables/seats.ts';
import {
  DEFAULT_GUILD_SETTINGS,
  DEFAULT_SETTINGS,
  type GuildSettings,
  type PersonSettings,
  type SettingsStore,
} from '../../src/tables/settings.ts';
import type {
  DowntimeStore,
  FollowedAt,
  RemovalStore,
  SharedStore,
  TableLimit,
  TableStore,
} from '../../src/tables/store.ts';
import { changesOf, isOpen, remindersJson, type Table, tableChannel } from '../../src/tables/table.ts';
import type { ClosingBallot } from '../../src/tables/votes.ts';
import { memoryDrafts } from './memory-drafts.ts';
import { memoryProphecies } from './memory-prophecies.ts';
import { memoryPuzzles } from './memory-puzzles.ts';
import { memorySeekers } from './memory-seekers.ts';
import { memoryVotes } from './memory-votes.ts';

/**
 * The tables' port in memory, for tests of rooms that only need some storage. Passes the same suite as the real ones, and
 * refuses what they could not read again.
 */
export function memoryStore(now: () => Date = () => new Date()): SharedStore & Pick<Store, 'close'> {
  const { write, ...notices } = memoryNotices((id) => tables.get(id));
  /** Interactions and the tables that they have changed. */
  const changes = new Set<string>();
  const drop = (id: string, actions: readonly LoggedAction[]) => dropTold(id, actions);
  const { closeBallot, ...votes } = memoryVotes((id) => tables.get(id));
  const { tables, ...ofTables } = memoryTables(now, write, drop, changes, closeBallot);
  const {
    drafts,
    dropTold,
    forget: forgetDrafts,
  } = memoryDrafts(
    (id) => tables.has(id),
    (id) => !isOpen(tables.get(id) ?? { status: 'aborted' }),
    changes,
  );
  const { forget, ...downtimes } = memoryDowntimes();
  const ofSettings = memorySettings();
  const timing: TableStore['timing'] = async ({ id, guildId }, people, since, at) => {
    const settings = people.map(async (userId) => [userId, await ofSettings.settings(userId)] as const);
    return {
      settings: new Map(await Promise.all(settings)),
      followers: await ofTables.followers(id),
      down: await downtimes.downtimes(guildId, since, at),
    };
  };
  const notes = new Map<string, string>();
  const posts = new Map<string, Post>();
  return {
    ...ofTables,
    ...notices,
    ...downtimes,
    ...ofSettings,
    ...memorySeekers(),
    ...memoryProphecies(),
    ...votes,
    games: { bacchanalia: drafts, tuchulcha: memoryPuzzles() },
    timing,
    async loadTimed(id) {
      const table = await ofTables.load(id);
      if (!table) return null;
      const { people, since } = timingScope(table);
      return { table, timing: (at) => timing(table, people, since, at) };
    },
    async forget(before) {
      // Nobody asks here when it was.
      changes.clear();
      notices.forget(before);
      forget(before);
      forgetDrafts(before);
    },
    async note(key) {
      return notes.get(key) ?? null;
    },
    async saveNote(key, value) {
      notes.set(key, value);
    },
    async post(key) {
      return posts.get(key) ?? null;
    },
    async savePost(post) {
      posts.set(post.key, post);
    },
    async removePost(key) {
      posts.delete(key);
    },
    async close() {},
  };
}

/** A secret is a thing of its own class, and never changes. */
function copied<T extends Pick<Table, 'secret'>>(table: T): T {
  const { secret, ...rest } = table;
  return { ...structuredClone(rest), secret } as T;
}

/** Returned to several callers without copies, so modification must fail. */
function frozen<T extends object>(value: T): T {
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null && !Object.isFrozen(inner)) frozen(inner);
  }
  return Object.freeze(value);
}

/** Whether the person has a seat, or opened the lobby. */
const isFor = ({ status, openerId, seats }: Table, userId: Snowflake): boolean =>
  (openerId === userId && (status === 'lobby' || hasVoters(seats))) ||
  seats.some(({ occupant }) => occupant.kind === 'person' && occupant.userId === userId);

function memoryTables(
  now: () => Date,
  write: (notices: readonly NewNotice[]) => void,
  dropTold: (id: string, actions: readonly LoggedAction[]) => void,
  changes: Set<string>,
  closeBallot: (tableId: string, ballot: ClosingBallot) => boolean,
) {
  const tables = new Map<string, Table>();
  const logs = new Map<string, LoggedAction[]>();
  const sittings = new Map<string, Sitting[]>();
  const followers = new Map<string, Map<Snowflake, FollowedAt>>();

  const table = (id: string): Table => {
    const found = tables.get(id);
    if (found === undefined) throw new Error(`No table ${id}.`);
    return found;
  };
  const show: TableStore['show'] = async (id, showing) => {
    const before = table(id);
    const { versionShown } = before.showing;
    const shown = { ...before.showing, ...structuredClone(showing) };
    const highest = showing.turnMessageId === null ? 0 : Math.max(versionShown, shown.versionShown);
    const after = frozen({ ...before, showing: { ...shown, versionShown: highest } });
    tables.set(id, after);
    return after;
  };
  const open = (): Table[] =>
    [...tables.values()]
      .filter(({ status }) => status === 'lobby' || status === 'playing')
      .sort((a, b) => b.number - a.number);

  const isOver = (guildId: string, { userId, most }: TableLimit, id: string): boolean =>
    open().filter((one) => one.guildId === guildId && one.id !== id && isFor(one, userId)).length >= most;

  const store = {
    async create(newTable) {
      if (tables.has(newTable.id)) throw new Error(`Table ${newTable.id} exists.`);
      checkColors(newTable.game, newTable.seats, remindersJson.parse(newTable.reminders));
      jsonOf(newTable.game).terms.parse(newTable.terms);
      seatHistoryJson.parse(newTable.seatHistory);
      const numbers = [...tables.values()]
        .filter(({ guildId }) => guildId === newTable.guildId)
        .map(({ number }) => number);
      const at = now();
      const {
        lobbyMessageId,
        threadMembers = null,
        interactionId,
        notices: written = [],
        ...rest
      } = newTable;
      if (interactionId !== undefined) changes.add(`${interactionId} ${newTable.id}`);
      const created: Table = {
        counts: false,
        firstAfter: null,
        seasonId: null,
        ...copied(rest),
        facts: null,
        number: Math.max(0, ...numbers) + 1,
        status: 'lobby',
        closedWhy: null,
        setup: null,
        state: null,
        logLength: 0,
        lastInteractionId: null,
        version: 1,
        showing: {
          lobbyMessageId,
          playChannelId: null,
          threadMembers,
          turnMessageId: null,
          turnShown: 0,
          versionShown: 0,
          lobbyDigest: null,
          turnDigest: null,
        },
        remindersVersion: 1,
        createdAt: at,
        updatedAt: at,
      };
      tables.set(created.id, frozen(created));
      logs.set(created.id, []);
      sittings.set(created.id, []);
      followers.set(created.id, new Map());
      write(written);
      return created;
    },

    async load(id) {
      const found = tables.get(id);
      return found ?? null;
    },

    async change(id, { version, remindersVersion }, change) {
      const before = table(id);
      if (before.version !== version || before.remindersVersion !== remindersVersion) return 'stale';
      const {
        actions = [],
        sittings: sat = [],
        remindersChange,
        closesBallot,
        interactionId,
        takesWordsBack,
        within,
        ...rest
      } = structuredClone(change);
      if (within && isOver(before.guildId, within, id)) return 'overLimit';
      if (changes.has(`${interactionId} ${id}`)) return before;
      if (closesBallot && !closeBallot(id, closesBallot)) return 'stale';
      for (const [index, { seq }] of actions.entries()) {
        if (seq !== before.logLength + index) {
          throw new Error(`Table ${id}: action ${seq} where ${before.logLength + index} is next.`);
        }
      }
      sittingRows(id, 0, sat);
      if (rest.terms) jsonOf(before.game).terms.parse(rest.terms);
      seatHistoryJson.optional().parse(rest.seatHistory);
      if (remindersChange) {
        checkColors(before.game, rest.seats ?? [], remindersJson.parse(remindersChange.reminders));
        write(remindersChange.notices);
      }
      if (before.game === 'bacchanalia') dropTold(id, actions);
      logs.get(id)?.push(...actions);
      sittings.get(id)?.push(...sat);
      if (interactionId !== undefined) changes.add(`${interactionId} ${id}`);
      const nowhere = {
        playChannelId: null,
        lobbyMessageId: null,
        turnMessageId: null,
        turnShown: 0,
        lobbyDigest: null,
        turnDigest: null,
      };
      const changed: Table = {
        ...before,
        ...rest,
        ...(rest.channelId && { showing: { ...before.showing, ...nowhere } }),
        ...(remindersChange && {
          reminders: remindersChange.reminders,
          wakeAt: remindersChange.wakeAt,
          remindersVersion: remindersVersion + 1,
        }),
        logLength: before.logLength + actions.length,
        lastInteractionId: lastInteraction(actions) ?? before.lastInteractionId,
        version: version + 1,
        updatedAt: now(),
      };
      tables.set(id, frozen(changed));
      if (takesWordsBack && changed.setup) {
        const log = logs.get(id) ?? [];
        const actions = log.map(({ action }) => action);
        for (const [at, action] of gameOf(changed).entriesTakenBack?.(changed.setup, actions) ?? []) {
          const entry = log[at];
          if (entry) log[at] = { ...entry, action };
        }
      }
      return changed;
    },

    async saveReminders(id, remindersVersion, change) {
      const before = table(id);
      if (before.remindersVersion !== remindersVersion) return 'stale';
      const { reminders, wakeAt, notices, interactionId } = structuredClone(change);
      if (changes.has(`${interactionId} ${id}`)) return before;
      if (interactionId !== undefined) changes.add(`${interactionId} ${id}`);
      checkColors(before.game, [], remindersJson.parse(reminders));
      write(notices);
      const changed: Table = { ...before, reminders, wakeAt, remindersVersion: remindersVersion + 1 };
      tables.set(id, frozen(changed));
      return changed;
    },

    async hasChanged(interactionId, id) {
      return changes.has(`${interactionId} ${id}`);
    },

    show,

    async showAfter({ id, showing: before }, showing) {
      const now = table(id).showing;
      const compared = ['versionShown', 'turnMessageId', 'turnDigest'] as const;
      return compared.every((field) => now[field] === before[field]) ? show(id, showing) : 'stale';
    },

    async log(id) {
      return structuredClone(logs.get(id) ?? []);
    },

    async sittings(id) {
      return structuredClone(sittings.get(id) ?? []);
    },

    async tablesOf(guildId, userId) {
      const mine = open().filter(
        (candidate) => (guildId === null || candidate.guildId === guildId) && isFor(candidate, userId),
      );
      if (guildId === null) mine.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
      return mine;
    },

    async tablesIn(channelId) {
      const here = open().filter(
        (candidate) => candidate.channelId === channelId || candidate.showing.playChannelId === channelId,
      );
      return here;
    },

    async publicTables(guildId) {
      return open()
        .filter((one) => one.guildId === guildId && !one.isPrivate)
        .sort((a, b) => b.number - a.number);
    },

    async lastPlayedIn(channelId, game) {
      const over = [...tables.values()].filter(
        (one) => one.game === game && one.showing.playChannelId === channelId && !isOpen(one),
      );
      return over.sort((a, b) => b.number - a.number)[0] ?? null;
    },

    async numbered(guildId, number) {
      const found = [...tables.values()].find((one) => one.guildId === guildId && one.number === number);
      return found ?? null;
    },

    async played(guildId, reader, most) {
      const isReaders = ({ occupant }: Pick<Sitting, 'occupant'>) =>
        occupant?.kind === 'person' && occupant.userId === reader;
      return [...tables.values()]
        .filter((one) => one.guildId === guildId && one.setup !== null && !isOpen(one))
        .filter(
          ({ id, isPrivate, seats }) => !isPrivate || [...seats, ...(sittings.get(id) ?? [])].some(isReaders),
        )
        .sort((a, b) => b.number - a.number)
        .slice(0, most)
        .map(({ id, number }) => ({ id, number }));
    },

    async placesIn(guildId) {
      return open()
        .filter((one) => one.guildId === guildId)
        .map((one) => ({ id: one.id, channelId: tableChannel(one) }))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
    },

    async unshown(until) {
      return [...tables.values()]
        .filter(({ version, showing, updatedAt }) => version > showing.versionShown && updatedAt <= until)
        .map(({ id }) => id)
        .sort();
    },

    async due(time, most) {
      return open()
        .flatMap(({ id, wakeAt }) =>
          wakeAt !== null && wakeAt <= time ? [{ id, at: wakeAt.getTime() }] : [],
        )
        .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
        .slice(0, most)
        .map(({ id }) => id);
    },

    async follow(id, userId, at) {
      table(id);
      if (at === null) followers.get(id)?.delete(userId);
      else followers.get(id)?.set(userId, at);
    },

    async followers(id) {
      return [...(followers.get(id) ?? [])]
        .map(([userId, at]) => ({ userId, at }))
        .sort((a, b) => (a.userId < b.userId ? -1 : 1));
    },
  } satisfies Partial<TableStore>;
  const withinLimits = {
    async createWithin(limit, newTable) {
      return isOver(newTable.guildId, limit, newTable.id) ? 'overLimit' : store.create(newTable);
    },
  } satisfies Partial<TableStore>;
  return { ...store, ...withinLimits, tables };
}

interface KeptNotice extends Notice {
  readonly position: number;
  readonly state: 'waiting' | 'sending' | 'shown' | 'sent' | 'dropped';
  readonly claimedAt: Date | null;
  readonly settledAt: Date | null;
  readonly absenceMessageId: Snowflake | null;
}

function memoryNotices(table: (id: string) => Table | undefined) {
  const kept = new Map<string, KeptNotice>();
  const unsettled = (key: string): KeptNotice | null => {
    const notice = kept.get(key);
    return notice && ['waiting', 'sending', 'shown'].includes(notice.state) ? notice : null;
  };
  const mayBeSent = (notice: KeptNotice, now: Date, lost: Date): boolean => {
    const { state, dueAt, claimedAt, live, tableId } = notice;
    const current = table(tableId);
    if (state === 'shown') return live !== null && current !== undefined && live.seen < changesOf(current);
    return state === 'waiting' ? dueAt <= now : state === 'sending' && claimedAt !== null && claimedAt < lost;
  };

  /** All of them, or none. */
  const write = (notices: readonly NewNotice[]): void => {
    noticeRows(notices);
    for (const { tableId } of notices) if (!table(tableId)) throw new Error(`No table ${tableId}.`);
    for (const [position, notice] of structuredClone(notices).entries()) {
      if (kept.has(notice.key)) continue;
      const fresh = { attempts: 0, state: 'waiting', claimedAt: null, settledAt: null } as const;
      kept.set(notice.key, { ...notice, ...fresh, position, absenceMessageId: null, live: null });
    }
  };

  const store = {
    async notify(notices) {
      write(notices);
    },
    async dueNotices(now, lost, most, of = null) {
      return [...kept.values()]
        .filter(({ tableId }) => !of || of.has(tableId))
        .filter((notice) => mayBeSent(notice, now, lost))
        .sort(
          (a, b) =>
            a.dueAt.getTime() - b.dueAt.getTime() || a.position - b.position || (a.key < b.key ? -1 : 1),
        )
        .slice(0, most)
        .map(({ key, tableId, userId, text, dueAt, attempts, live }) =>
          structuredClone({ key, tableId, userId, text, dueAt, attempts, live }),
        );
    },
    async claimNotice(key, attempts, now) {
      const notice = unsettled(key);
      if (notice?.attempts !== attempts) return false;
      kept.set(key, { ...notice, state: 'sending', attempts: attempts + 1, claimedAt: now });
      return true;
    },
    async renewNotice(key, attempts, now) {
      const notice = unsettled(key);
      if (notice?.attempts !== attempts || notice.state !== 'sending') return false;
      kept.set(key, { ...notice, claimedAt: now });
      return true;
    },
    async settleNotice(key, how, now, { text, absenceMessage, live = null } = {}) {
      const notice = unsettled(key);
      if (!notice) return;
      const settled = {
        ...notice,
        ...(live ? { state: 'shown' as const, attempts: 1 } : { state: how }),
        settledAt: now,
        claimedAt: null,
        live,
        ...(text && { text }),
      };
      kept.set(key, settled);
      if (absenceMessage === undefined) return;
      for (const [other, one] of kept)
        if (one.tableId === notice.tableId) kept.set(other, { ...one, absenceMessageId: null });
      kept.set(key, { ...settled, absenceMessageId: absenceMessage });
    },
    async absenceMessage(tableId) {
      for (const { absenceMessageId: id, text, ...notice } of kept.values())
        if (notice.tableId === tableId && id !== null) return { id, text };
      return null;
    },
    async keepMessage(notice, live) {
      if (kept.has(notice.key)) return;
      write([notice]);
      const row = kept.get(notice.key);
      if (row) kept.set(notice.key, { ...row, live, state: 'shown', attempts: 1, settledAt: notice.dueAt });
    },
    async settleReview(key, attempts, live) {
      const notice = kept.get(key);
      if (notice?.attempts !== attempts || !['sending', 'shown'].includes(notice.state)) return;
      kept.set(key, { ...notice, state: 'shown', attempts: 1, claimedAt: null, live });
    },
    async releaseMessage(messageId) {
      for (const [key, notice] of kept)
        if (notice.live?.messageId === messageId) kept.set(key, { ...notice, state: 'sent', live: null });
    },
    async postponeNotice(key, dueAt) {
      const notice = unsettled(key);
      if (notice) kept.set(key, { ...notice, state: 'waiting', dueAt, claimedAt: null });
    },
  } satisfies NoticeStore;
  const forget = (before: Date): void => {
    for (const [key, { settledAt }] of kept) if (settledAt !== null && settledAt < before) kept.delete(key);
  };
  return { ...store, write, forget };
}

function memoryDowntimes() {
  let lastBeat: Date | null = null;
  let kept: (Interval & { readonly guildId: Snowflake | null })[] = [];
  const outages = new Map<Snowflake, Date>();
  const removed = new Map<Snowflake, Date>();

  const store = {
    async recordHeartbeat(now, mostMs) {
      const from = lastBeat;
      if (from !== null && from >= now) return null;
      lastBeat = now;
      if (from === null || now.getTime() - from.getTime() <= mostMs) return null;
      kept.push({ guildId: null, from, to: now });
      return { from, to: now };
    },
    async beginOutage(guildId, now) {
      if (!outages.has(guildId)) outages.set(guildId, now);
    },
    async endOutage(guildId, now) {
      const from = outages.get(guildId);
      outages.delete(guildId);
      removed.delete(guildId);
      if (from === undefined || from >= now) return null;
      kept.push({ guildId, from, to: now });
      return { from, to: now };
    },
    async outages() {
      return [...outages.keys()];
    },
    async downtimes(guildId, since, now) {
      const begun = outages.get(guildId);
      const past = kept.filter((down) => (down.guildId ?? guildId) === guildId && down.to > since);
      const all = begun !== undefined && begun < now ? [...past, { from: begun, to: now }] : past;
      return all
        .map(({ from, to }) => ({ from, to }))
        .sort((a, b) => a.from.getTime() - b.from.getTime() || a.to.getTime() - b.to.getTime());
    },
    async knownGuilds() {
      return [...outages.keys()];
    },
    async markRemoved(guildId, now) {
      if (!outages.has(guildId)) outages.set(guildId, now);
      if (removed.has(guildId)) return false;
      removed.set(guildId, now);
      return true;
    },
    async markPresent(guildIds) {
      for (const id of guildIds) removed.delete(id);
    },
    async removedGuilds(before) {
      return [...removed].flatMap(([id, at]) => (at <= before ? [id] : []));
    },
    async deleteGuild(guildId) {
      outages.delete(guildId);
      removed.delete(guildId);
      kept = kept.filter((down) => down.guildId !== guildId);
    },
  } satisfies DowntimeStore & RemovalStore;
  const forget = (before: Date): void => {
    kept = kept.filter(({ to }) => to >= before);
  };
  return { ...store, forget };
}

function memorySettings() {
  const people = new Map<Snowflake, PersonSettings>();
  const locales = new Map<Snowflake, string>();
  const guilds = new Map<Snowflake, GuildSettings>();
  return {
    async settings(userId) {
      return structuredClone(people.get(userId) ?? DEFAULT_SETTINGS);
    },
    async saveSettings(userId, settings) {
      personRowOf(userId, settings);
      people.set(userId, structuredClone(settings));
    },
    async discordLocale(userId) {
      return locales.get(userId) ?? null;
    },
    async saveDiscordLocale(userId, discordLocale) {
      parseDiscordLocale({ userId, discordLocale });
      locales.set(userId, discordLocale);
    },
    async guildSettings(guildId) {
      return structuredClone(guilds.get(guildId) ?? DEFAULT_GUILD_SETTINGS);
    },
    async saveGuildSettings(guildId, settings) {
      guildRowOf(guildId, settings);
      guilds.set(guildId, structuredClone(settings));
    },
    async guildsWith(game) {
      return [...guilds].flatMap(([guildId, settings]) =>
        settings.games[game] === undefined ? [] : [{ guildId, settings: structuredClone(settings) }],
      );
    },
    async guildParts(setting) {
      return [...guilds].flatMap(([guildId, { [setting]: id, locale }]) =>
        id === null ? [] : [{ guildId, id, locale }],
      );
    },
  } satisfies SettingsStore;
}
