import type { Interaction } from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';
import { seatOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
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
