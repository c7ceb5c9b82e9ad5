import type { Interaction } from 'discord.js';
import { seatOf } from '../../tables/seats.ts';
import type { Snowflake, Table } from '../../tables/table.ts';
import { isManager } from '../person.ts';

/** Tables at which this person plays. */
export const playedBy =
  (userId: Snowflake) =>
  (table: Table): boolean =>
    table.status === 'playing' && seatOf(table, userId) !== undefined;

/** Whether the person may close the table or take seats away: its opener, or who manages the server. */
export const mayManage = (
  interaction: Pick<Interaction, 'user' | 'memberPermissions'>,
  { openerId }: Pick<Table, 'openerId'>,
): boolean => openerId === interaction.user.id || isManager(interaction);
