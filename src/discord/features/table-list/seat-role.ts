import type { Client } from 'discord.js';
import { changeReminders } from '../../../tables/changes/table-transaction.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { GuildPart } from '../../../tables/settings.ts';
import type { Table } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import { ringsRole } from '../../api/channel-access.ts';
import type { RecentMessage } from '../../api/channel-api.ts';
import { isPermanentError } from '../../api/errors.ts';
import { hasButton, sendOnce } from '../../api/outbox.ts';
import {
  DueChecks,
  discordLocaleOf,
  type HandlerContext,
  type PeriodicTask,
  type SettleMessage,
} from '../../handling/context.ts';
import type { Feature } from '../../handling/feature.ts';
import { isFullOfPeople, lobbyButtons } from '../../views/links.ts';
import { roleMention, seatCall } from '../../views/names.ts';
import { tablesToList } from './index.ts';

/** Interval of checks of servers. */
const EVERY_MS = 30_000;
/** Minimum age of a table before the role is pinged: many are full by then. */
const WAITS_MS = 5 * 60_000;
/** Time is divided into pieces of this length, so that concurrent processes mean the same one, and Discord accepts one of them. */
const PIECE_MS = 10 * 60_000;
/** Minimum distance between two pings, in pieces: an hour. */
const PIECES_BETWEEN = 6;
/** Maximum number of tables in one message. */
const MAX_TABLES = 4;

const keyOf = (guildId: Snowflake): string => `seat-call:${guildId}`;

const waitsForPeople = (table: Table, now: Date): boolean =>
  table.status === 'lobby' &&
  !table.isPrivate &&
  !table.seasonId &&
  !table.reminders.seatCalled &&
  !isFullOfPeople(table) &&
  now.getTime() - table.createdAt.getTime() >= WAITS_MS;

/** The tables that have waited longest, in the channel of the first, if they may be listed there. */
async function tablesToCallTo(
  { store, now }: HandlerContext,
  client: Client,
  guildId: Snowflake,
): Promise<readonly Table[]> {
  const waiting = (await store.publicTables(guildId)).filter((table) => waitsForPeople(table, now()));
  for (const { id, channelId } of waiting.toReversed()) {
    const { joinable } = await tablesToList({ store }, client, guildId, channelId);
    const told = joinable.filter((table) => waitsForPeople(table, now())).toReversed();
    const first = told.find((table) => table.id === id);
    if (first) return [first, ...told.filter((table) => table !== first)].slice(0, MAX_TABLES);
  }
  return [];
}

/** Pings the role for waiting tables, each table once, at most once per hour. */
async function callToSeats(
  context: HandlerContext,
  client: Client,
  { guildId, id: roleId, locale }: GuildPart,
): Promise<number> {
  const { store, tables, log, now, beginMessage } = context;
  const piece = Math.floor(now().getTime() / PIECE_MS);
  const last = Number((await store.note(keyOf(guildId))) ?? 0);
  // A clock that was set back doesn't stop it for long.
  if (Math.abs(piece - last) <= PIECES_BETWEEN) return EVERY_MS;
  const found = await tablesToCallTo(context, client, guildId);
  const [first] = found;
  // Without a role that it notifies, the message would only be in the way.
  if (!first || !ringsRole(client, first.channelId, roleId)) return EVERY_MS;
  const role = roleMention(roleId);
  let called = found;
  const settles: SettleMessage[] = [];
  try {
    const language = locale ?? discordLocaleOf(client, guildId);
    const t = translator(language, guildId);
    const message = seatCall(t, roleId, found);
    const hasSeatOf = (one: RecentMessage, { id }: Table) => hasButton(lobbyButtons.join({ table: id }))(one);
    const { channelId } = first;
    const begin = async () => {
      const text = {
        kind: 'seatCall',
        roleId,
        locale: language,
        tables: called.map(({ id }) => id),
      } as const;
      for (const table of called)
        settles.push(await beginMessage(table, { text, key: 'once', channelId, message }));
      return message;
    };
    const sent = await sendOnce(context, {
      channelId,
      key: `seats:${guildId}:${piece}`,
      // A ping may have been sent without being stored.
      isSame: (one) => one.content.includes(role) && found.some((table) => hasSeatOf(one, table)),
      compose: begin,
    });
    const earlier = sent?.earlier;
    if (earlier) {
      called = found.filter((table) => hasSeatOf(earlier, table));
      await begin();
    }
    for (const settle of settles) await settle(sent?.id ?? null);
  } catch (error) {
    if (!isPermanentError(error)) throw error;
    for (const settle of settles) await settle(null);
    log.warn({ err: error, table: first.id }, 'failed to call people to an open seat');
  }
  await store.saveNote(keyOf(guildId), String(piece));
  for (const { id } of called)
    await changeReminders(tables, id, ({ reminders }) => ({
      ok: true,
      reminders: { ...reminders, seatCalled: true },
    }));
  return EVERY_MS;
}

/** Looks for public tables that have waited for people for some minutes. */
function seatCalls(context: HandlerContext, client: Client): PeriodicTask {
  const checks = new DueChecks(context, 'call people to open seats');
  return {
    async run() {
      // Other processes serve their own servers, since they know who may see what.
      for (const role of await context.store.seatRoles())
        if (client.guilds.cache.get(role.guildId)?.available)
          await checks.run(role.guildId, () => callToSeats(context, client, role));
    },
  };
}

export const seatRoleFeature: Feature = { createTask: seatCalls };
