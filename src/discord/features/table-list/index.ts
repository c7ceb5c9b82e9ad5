import type { ButtonInteraction } from 'discord.js';
import type { HandlerContext } from '../../handling/context.ts';
import { type Feature, respond } from '../../handling/feature.ts';
import { translatorFor } from '../../handling/locale.ts';
import { answer, promiseReplyInPlace } from '../../handling/reply.ts';
import { links } from '../../views/links.ts';
import { tableListButtons, tableListPage } from './message.ts';
import { SeatCalls } from './seat-calls.ts';
import { toggleSeatRole } from './seat-role.ts';
import { TableLists } from './tasks.ts';
import { tablesToList } from './visible.ts';

/** The whole list, as it may be read where it is asked for. */
async function showPage(
  context: HandlerContext,
  interaction: ButtonInteraction,
  page: number,
): Promise<void> {
  promiseReplyInPlace(interaction);
  const { client, guildId, channelId } = interaction;
  const tables = await tablesToList(context, client, guildId ?? '', channelId);
  await answer(interaction, tableListPage(await translatorFor(context, interaction), tables, page));
}

/** The role of those who want to hear of open seats: to take and drop it, and to call them. */
export const seatRoleFeature: Feature = {
  routes: respond({ seatRole: links.seatRole }, { seatRole: toggleSeatRole }),
  createTask: (context, client) => new SeatCalls(context, client),
};

export const tableListFeature: Feature = {
  routes: respond(tableListButtons, {
    all: (context, interaction) => showPage(context, interaction, 0),
    page: (context, interaction, { page }) => showPage(context, interaction, page),
  }),
  createTask: (context, client) => new TableLists(context, client),
};
