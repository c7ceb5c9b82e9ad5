import { type ButtonInteraction, type Client, GuildMember } from 'discord.js';
import { changeReminders } from '../../../tables/changes/table-transaction.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { refuse } from '../../../tables/refusal.ts';
import type { GuildPart } from '../../../tables/settings.ts';
import type { Table } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import { isRefused, nonceOf, orNull } from '../../api/channel-api.ts';
import { button, plain, rowsOf } from '../../api/message.ts';
import type { HandlerContext, PeriodicTask } from '../../handling/context.ts';
import { type Feature, respond } from '../../handling/feature.ts';
import { discordLocaleOf, translatorFor } from '../../handling/locale.ts';
import { answer, promiseReply } from '../../handling/reply.ts';
import { links } from '../../views/links.ts';
import { isFullOfPeople, lobbyButtons } from '../../views/lobby-buttons.ts';
import { roleMention } from '../../views/names.ts';
import { lobbyLine, tablesToList } from './message.ts';

/** How often servers are looked at. */
const EVERY_MS = 30_000;
/** A table has been open for so long before anybody is called to it: many are full by then. */
const WAITS_MS = 5 * 60_000;
/** Calls are counted in pieces of this, so that two processes at once mean the same one. */
const PIECE_MS = 10 * 60_000;
/** So many pieces lie between two calls at least: an hour. */
const PIECES_BETWEEN = 6;
/** Tables that one message names. */
const MOST_TABLES = 4;

const keyOf = (guildId: Snowflake): string => `seat-call:${guildId}`;

const waitsForPeople = (table: Table, now: Date): boolean =>
  table.status === 'lobby' &&
  !table.isPrivate &&
  !table.seasonId &&
  !table.reminders.seatCalled &&
  !isFullOfPeople(table) &&
  now.getTime() - table.createdAt.getTime() >= WAITS_MS;

/** The tables that have waited longest, in the channel of the first, and those that may be told of there. */
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
    if (first) return [first, ...told.filter((table) => table !== first)].slice(0, MOST_TABLES);
  }
  return [];
}

/** Calls those who have the role to tables that wait, each table once, and nobody more than once an hour. */
async function callToSeats(
  context: HandlerContext,
  client: Client,
  { guildId, id: roleId, locale }: GuildPart,
): Promise<void> {
  const { store, tables, channelApi, log, now } = context;
  const piece = Math.floor(now().getTime() / PIECE_MS);
  const last = Number((await store.note(keyOf(guildId))) ?? 0);
  // A clock that was set back doesn't stop it for long.
  if (Math.abs(piece - last) <= PIECES_BETWEEN) return;
  const found = await tablesToCallTo(context, client, guildId);
  if (found.length === 0 || !(await store.claimNote(keyOf(guildId), String(piece)))) return;
  const called: Table[] = [];
  for (const { id } of found) {
    const outcome = await changeReminders(tables, id, (table) =>
      waitsForPeople(table, now())
        ? { ok: true, reminders: { ...table.reminders, seatCalled: true } }
        : refuse('stale'),
    );
    if (outcome.ok) called.push(outcome.table);
  }
  const [first] = called;
  if (!first) return;
  const t = translator(locale ?? discordLocaleOf(client, guildId), guildId);
  const joins = called.map(({ id, number }) =>
    button(lobbyButtons.join({ table: id }), t('tables.join', { number }), 'primary'),
  );
  const message = plain(
    [t('seatRole.call', { role: roleMention(roleId) }), ...called.map((table) => lobbyLine(t, table))],
    rowsOf([...joins, button(links.seatRole(), t('button.seatRole'))]),
  );
  try {
    await channelApi.send(
      first.channelId,
      { ...message, role: roleId },
      {
        nonce: nonceOf(`seats:${guildId}:${piece}`),
        silent: false,
      },
    );
  } catch (error) {
    if (!isRefused(error)) throw error;
    log.warn({ err: error, table: first.id }, 'failed to call people to an open seat');
  }
}

/** Looks for public tables that have waited for people for some minutes. */
function seatCalls(context: HandlerContext, client: Client): PeriodicTask {
  const { store, log, now } = context;
  let lookedAt = 0;
  return {
    async run() {
      const at = now().getTime();
      if (Math.abs(at - lookedAt) < EVERY_MS) return;
      lookedAt = at;
      // Another process's server is its own: it knows who may see what.
      for (const role of await store.guildParts('seatRole'))
        if (client.guilds.cache.get(role.guildId)?.available)
          // A server that fails doesn't hold up the others.
          await callToSeats(context, client, role).catch((error: unknown) =>
            log.error({ err: error, guild: role.guildId }, 'failed to call people to open seats'),
          );
    },
  };
}

/** As Discord said with the tap, so that it is done the same where it is done twice. */
function hasRole({ member }: ButtonInteraction, roleId: Snowflake): boolean {
  if (member instanceof GuildMember) return member.roles.cache.has(roleId);
  return member?.roles.includes(roleId) ?? false;
}

/** Gives the role for open seats to whoever taps, or takes it from them. */
async function toggleSeatRole(context: HandlerContext, interaction: ButtonInteraction): Promise<void> {
  promiseReply(interaction);
  const { guildId, user } = interaction;
  const t = await translatorFor(context, interaction);
  const roleId = guildId === null ? null : (await context.store.guildSettings(guildId)).seatRole;
  if (guildId === null || roleId === null) return answer(interaction, plain(t('seatRole.off')));
  const { guildApi, botId } = context;
  const has = hasRole(interaction, roleId);
  const isAllowed = async (change: Promise<void>) => (await orNull(isRefused, change)) !== null;
  // By now the bot may not give it any more, or it would allow something.
  const mayGive = async () => (await guildApi.rolesForAll(guildId, botId()))?.some(({ id }) => id === roleId);
  const isDone = has
    ? await isAllowed(guildApi.takeRole(guildId, user.id, roleId))
    : (await mayGive()) && (await isAllowed(guildApi.giveRole(guildId, user.id, roleId)));
  const said = isDone
    ? t('seatRole.done', { has: has ? 'no' : 'yes', role: roleMention(roleId) })
    : t('seatRole.cannotGive');
  await answer(interaction, plain(said));
}

/** The role of those who want to hear of open seats: to take and drop it, and to call them. */
export const seatRoleFeature: Feature = {
  routes: respond({ seatRole: links.seatRole }, { seatRole: toggleSeatRole }),
  createTask: seatCalls,
};
