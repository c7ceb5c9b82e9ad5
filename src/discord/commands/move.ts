import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';
import { seatOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { isOpen, placeOf } from '../../tables/who-acts.ts';
import { translator } from '../../texts/index.ts';
import { answered, sayPrivately, shown } from '../answer.ts';
import { plain, rowsOf } from '../message.ts';
import { isManager } from '../person.ts';
import type { Room } from '../room.ts';
import { localeFor } from '../speaker.ts';
import { channelLink } from '../views/names.ts';
import { goTo } from '../views/refusal.ts';
import { mayManage } from './managed.ts';
import { channelOf, whyNotHere } from './may-open.ts';
import { whichTable } from './which.ts';

/** `/tuchulcha move`: the table goes on in this channel. */
export async function move(
  room: Room,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const { user, guildId } = interaction;
  const before = await whichTable(
    room,
    interaction,
    (found) => isOpen(found) && (mayManage(interaction, found) || seatOf(found, user.id) !== undefined),
  );
  if (!before) return;
  const locale = await localeFor(room, interaction);
  const t = translator(locale);
  const { id, number, game } = before;
  const channelId = channelOf(interaction);
  if (isOpen(before) && before.channelId === channelId) {
    await sayPrivately(interaction, plain(t('move.here', { number, game }), rowsOf(goTo(t, before))));
    return;
  }
  const settings = await room.store.guildSettings(guildId);
  const refusal = await whyNotHere(locale, interaction, settings, before.game);
  if (refusal !== null) return sayPrivately(interaction, plain(refusal));
  const outcome = await room.tables.move(id, user.id, isManager(interaction), channelId);
  if (!(await answered(room, interaction, outcome))) return;
  await shown(room, id, true);
  const table = (await room.tables.load(id)) ?? before;
  const said = t('move.done', { number, channel: channelLink(channelId) });
  await sayPrivately(interaction, plain(said, rowsOf(goTo(t, table))));
  await leaveSigns(room, before, channelId);
}

/** What is left of the table where it was, as far as it can still be written there: no button, and the way to it. */
async function leaveSigns({ post, log }: Room, before: Table, channelId: Snowflake): Promise<void> {
  const { number, locale, showing } = before;
  const sign = plain(translator(locale)('move.done', { number, channel: channelLink(channelId) }));
  const places = [
    [before.channelId, showing.lobbyMessageId],
    [placeOf(before), showing.turnMessageId],
  ] as const;
  for (const [channel, message] of places) {
    if (message === null) continue;
    await post.edit(channel, message, sign).catch((error: unknown) => {
      log.info({ err: error, table: before.id, channel }, 'no sign can be left where the table was');
    });
  }
}
