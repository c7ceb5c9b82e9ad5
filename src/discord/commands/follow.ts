import { type ButtonInteraction, type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { seatOf } from '../../tables/seats.ts';
import type { FollowedAt } from '../../tables/store.ts';
import type { Table } from '../../tables/table.ts';
import { isOpen } from '../../tables/who-acts.ts';
import { sayPrivately } from '../answer.ts';
import { type OutMessage, plain } from '../message.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { followDone, followHello } from '../views/follow.ts';
import { refusalMessage } from '../views/refusal.ts';
import { reaches } from './reaches.ts';
import { whichTable } from './which.ts';

type Command = ChatInputCommandInteraction<'cached' | 'raw'>;

/** `/tuchulcha follow` */
export async function followTable(room: Room, interaction: Command): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const { id } = interaction.user;
  const wish = interaction.options.getString('at');
  const at = wish === 'turn' || wish === 'off' ? wish : 'end';
  const table = await whichTable(
    room,
    interaction,
    (found) => isOpen(found) && seatOf(found, id) === undefined,
  );
  if (table) await sayPrivately(interaction, await follow(room, interaction, table, at));
}

/** Follows a table, otherwise than before, or no more; what the person is told. Only whom the bot reaches can follow. */
export async function follow(
  room: Room,
  interaction: Command | ButtonInteraction,
  table: Table,
  at: FollowedAt | 'off',
): Promise<OutMessage> {
  const { store } = room;
  const t = await translatorFor(room, interaction);
  const { id, number } = table;
  const userId = interaction.user.id;
  if (at === 'off') {
    await store.follow(id, userId, null);
    return plain(t('follow.off', { number }));
  }
  if (!isOpen(table)) return refusalMessage(t, { code: 'notPlaying' }, table);
  if (seatOf(table, userId)) return plain(t('follow.seated', { number }));
  const followers = await store.followers(id);
  const isKnown = followers.some((follower) => follower.userId === userId);
  if (!isKnown && !(await reaches(room, userId, followHello(t, table, at), interaction.id)))
    return plain(t('follow.closed', { number }));
  await store.follow(id, userId, at);
  return followDone(t, table, at);
}
