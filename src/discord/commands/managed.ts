import type { Interaction } from 'discord.js';
import type { Table } from '../../tables/table.ts';
import { isManager } from '../person.ts';

/** Whether the person may close the table or take seats away: its opener, or who manages the server. */
export const mayManage = (
  interaction: Pick<Interaction, 'user' | 'memberPermissions'>,
  { openerId }: Pick<Table, 'openerId'>,
): boolean => openerId === interaction.user.id || isManager(interaction);
