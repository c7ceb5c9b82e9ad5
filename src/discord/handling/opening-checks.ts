import { type ButtonInteraction, ChannelType, type ChatInputCommandInteraction, type User } from 'discord.js';
import { unwantedBy } from '../../tables/blocks.ts';
import { type Outcome, whyNotOneMore } from '../../tables/changes/table-transaction.ts';
import { vacationAt } from '../../tables/clock/vacation.ts';
import { gameOf, moduleOf } from '../../tables/game-registry.ts';
import type { GameName, Snowflake } from '../../tables/game-types.ts';
import type { GuildSettings } from '../../tables/settings.ts';
import { isWithoutPlace, type Table, tableChannel } from '../../tables/table.ts';
import type { TableGame } from '../../tables/table-game.ts';
import type { Translate } from '../../texts/index.ts';
import { type Asked, lookUpAccess, shutOutOf } from '../api/channel-access.ts';
import { button, plain, rowsOf } from '../api/message.ts';
import type { OpeningPlace } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { channelLink, channelList, mention, plainName, stamp } from '../views/names.ts';
import { meetingQuestion } from '../views/notice-message.ts';
import { refusalMessage } from '../views/refusal.ts';
import type { Tap } from './context.ts';
import type { ServerCommand } from './feature.ts';
import { replyPrivately } from './reply.ts';

/** Asks a person on vacation, for whom others would wait, to end it. False: they aren't away. `at`: when they are needed. */
export async function asksAboutVacation(tap: Tap, at: Date = tap.now()): Promise<boolean> {
  const vacation = vacationAt((await tap.people.settings(tap.userId)).vacations, at);
  if (!vacation) return false;
  const after = tap.interaction.isButton() ? tap.interaction.customId : '';
  const buttons = [
    button(links.endVacationFirst({ after }), tap.t('button.endVacation'), 'primary'),
    button(links.stayOnVacation(), tap.t('button.notNow')),
  ];
  const question = tap.t('vacation.first', { end: stamp(vacation.to, 'F') });
  await replyPrivately(tap, plain(question, rowsOf(buttons)));
  return true;
}

/** Asks before a person sits down with somebody they avoid. False: nobody is there. `after`: the custom id of the pressed button. */
export async function asksToMeet(tap: Tap, table: Table, after: string): Promise<boolean> {
  if (tap.agreesToMeet) return false;
  const others = await unwantedBy(tap.store, table, tap.userId);
  if (others.length === 0) return false;
  await replyPrivately(tap, meetingQuestion(tap.locale, table, others, after));
  return true;
}

/** Tells a person who sits down from elsewhere that they can't read where the table is. False: they can. */
export async function isShutOut(tap: Tap, table: Table): Promise<boolean> {
  const { client, channelId: here } = tap.interaction;
  const channelId = tableChannel(table);
  if (isWithoutPlace(table) || [channelId, table.channelId].includes(here ?? '')) return false;
  if ((await shutOutOf(client, channelId, [tap.userId])).length === 0) return false;
  const values = { number: table.number, channel: channelLink(channelId) };
  await replyPrivately(tap, tap.t('refused.cantSeeTable', values));
  return true;
}

/** Counts a table that the person opens; returns why they may not open one now, in a sentence, or null. */
export async function whyNotOpenYet(
  tap: Tap,
  guildId: Snowflake,
  settings: GuildSettings,
): Promise<string | null> {
  const until = tap.cooldowns.open({ guildId, userId: tap.userId }, settings);
  return until && tap.t('refused.openedLately', { until: stamp(until) });
}

/** Opens a table under this id of a server; if none was opened in the end, it isn't counted. */
export async function withCooldownRefund(
  { cooldowns, userId }: Tap,
  guildId: Snowflake,
  settings: GuildSettings,
  open: () => Promise<Outcome>,
): Promise<Outcome> {
  let opened = false;
  try {
    const outcome = await open();
    // Somebody else may have opened the rematch meanwhile.
    opened = outcome.ok && outcome.table.openerId === userId;
    return outcome;
  } finally {
    if (!opened) cooldowns.giveOpeningBack({ guildId, userId }, settings);
  }
}

/** Why the person may not open a table here, in a sentence in their language; null if they may, which counts as opening one. */
export async function whyNotOpen(
  tap: Tap<ServerCommand | ButtonInteraction<'cached' | 'raw'>>,
  settings: GuildSettings,
  game: GameName,
): Promise<string | null> {
  return (
    (await whyNotHere(tap, settings, game)) ??
    (tap.interaction.isChatInputCommand() ? await whyNotInvited(tap.t, tap.interaction, game) : null) ??
    whyNotOneMoreOpen(tap, tap.interaction.guildId, settings)
  );
}

/** Why the person has too many tables there by now, in a sentence; null if they may open another, which counts as opening it. */
export const whyNotOneMoreOpen = async (
  tap: Tap,
  guildId: Snowflake,
  settings: GuildSettings,
): Promise<string | null> =>
  (await whyNotOneMoreTable(tap, guildId)) ?? whyNotOpenYet(tap, guildId, settings);

/** Why the person has too many tables there by now, in a sentence; null if they may have another. */
export async function whyNotOneMoreTable(tap: Tap, guildId: Snowflake): Promise<string | null> {
  const limit = await whyNotOneMore(tap.store, guildId, tap.userId);
  return limit && refusalMessage(tap.t, limit, null).content;
}

/** Why this game can't have a table where the person is, or in the channel from `lookUp`; null if it can. */
export async function whyNotHere(
  { interaction, t }: Tap<Asked>,
  settings: GuildSettings,
  game: GameName,
  lookUp = lookUpAccess,
): Promise<string | null> {
  const { channelId, parentId, missing, isOutside, timedOutUntil } = await lookUp(interaction);
  const { client } = interaction;
  const { channels } = settings;
  // Mentioned people are added to a private thread, and would read another game.
  const { channel } = interaction;
  if (channel?.type === ChannelType.PrivateThread && channel.ownerId === client.user.id)
    return t('refused.gameThread', { channel: channelLink(parentId) });
  if (timedOutUntil) return t('notice.trouble.timedOut', { what: 'here', until: stamp(timedOutUntil, 'f') });
  if (isOutside) return t('refused.notInThread', { me: mention(client.user.id) });
  if (missing.length > 0) {
    const names = missing.map((name) => t(`permission.${name}`));
    return t('refused.permissions', { missing: t.list(names) });
  }
  if (channels.length > 0 && !channels.includes(channelId) && !channels.includes(parentId)) {
    const { cache } = client.channels;
    // Servers that this process doesn't know keep theirs.
    const there = cache.has(parentId) ? channels.filter((id) => cache.has(id)) : channels;
    return t('refused.channel', { channels: there.length > 0 ? channelList(t, there) : 'none' });
  }
  return whyNotIn(t, game, { client, channelId, settings });
}

/** Why this game can't have a table in a channel, in a sentence; null if it can. */
export const whyNotIn = async (t: Translate, game: GameName, place: OpeningPlace): Promise<string | null> =>
  (await moduleOf({ game }).discord.whyNotIn?.(t, place)) ?? null;

/** The options of `new` that invite people, one per seat besides the opener's. */
export const INVITES = ['invite', 'invite-2', 'invite-3', 'invite-4', 'invite-5'] as const;

export const invitedBy = (interaction: ChatInputCommandInteraction): Snowflake[] => [
  ...new Set(invitedUsers(interaction).map(({ user }) => user.id)),
];

async function whyNotInvited(
  t: Translate,
  interaction: ChatInputCommandInteraction,
  game: GameName,
): Promise<string | null> {
  for (const { user, isMember } of invitedUsers(interaction)) {
    if (user.id === interaction.user.id) return t('refused.inviteSelf');
    const { client, channelId } = interaction;
    const name = plainName(user.displayName);
    const refusal =
      whyNotAPerson(t, user, isMember, name, [gameOf({ game })]) ??
      (await whyNotReader(t, { client, channelId }, user.id, name));
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Why nobody can invite this user to a table of these games, in a sentence; null if they can. `name`: the formatted name. */
export function whyNotAPerson(
  t: Translate,
  { bot }: User,
  isMember: boolean,
  name: string,
  games: readonly Pick<TableGame, 'hasComputers'>[],
): string | null {
  const computers = games.some(({ hasComputers }) => hasComputers) ? 'yes' : 'no';
  if (bot) return t('refused.inviteBot', { computers });
  return isMember ? null : t('refused.inviteStranger', { name });
}

/** Why a person on the server can't come to a channel's table, in a sentence; null if they can. `name`: the formatted name. */
export async function whyNotReader(
  t: Translate,
  { client, channelId }: Pick<OpeningPlace, 'client' | 'channelId'>,
  userId: Snowflake,
  name: string,
): Promise<string | null> {
  const shutOut = await shutOutOf(client, channelId, [userId]);
  return shutOut.length > 0 ? t('refused.cantSee', { name, channel: channelLink(channelId) }) : null;
}

const invitedUsers = (interaction: ChatInputCommandInteraction): { user: User; isMember: boolean }[] =>
  INVITES.flatMap((name) => {
    const user = interaction.options.getUser(name);
    return user ? [{ user, isMember: interaction.options.getMember(name) !== null }] : [];
  });
