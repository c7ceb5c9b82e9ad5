import type { ChatInputCommandInteraction } from 'discord.js';
import type { Table } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { tableGuildOf } from '../api/interaction.ts';
import { plain } from '../api/message.ts';
import { type HandlerContext, localeFor } from '../handling/context.ts';
import { type Feature, respond, updating } from '../handling/feature.ts';
import { whyForbidden } from '../handling/permissions.ts';
import { answer, loadTable, mayPostHere, replyPrivately, sharedBy, shareHere } from '../handling/reply.ts';
import { logIfOver, playedTableOption } from '../handling/which-table.ts';
import { checkMessage, proofMessage } from '../views/fairness.ts';
import { links } from '../views/links.ts';

/** The table that is played here, else the last one played on this server, if the person can see it. */
async function defaultTable(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction,
): Promise<Table | null> {
  const { store } = context;
  const { channelId, user } = interaction;
  const here = (await store.tablesIn(channelId)).filter(({ showing }) => showing.playChannelId === channelId);
  const [table] = here;
  if (table && here.length === 1 && (await whyForbidden(context, interaction, 'see', table)) === null)
    return table;
  const [last] = await store.played(tableGuildOf(interaction), user.id, 1);
  return last ? store.load(last.id) : null;
}

export const fairnessFeature: Feature = {
  commands: [
    {
      name: 'verify',
      text: 'command.verify',
      anywhere: true,
      options: [playedTableOption],
      permission: 'see',
      fits: null,
      /** Computes a table's dice again, and tells only the person. */
      async handle(context, interaction, named) {
        const locale = await localeFor(context, interaction);
        const table = named ?? (await defaultTable(context, interaction));
        if (!table) return answer(interaction, plain(translator(locale)('verify.none')));
        const message = checkMessage(
          locale,
          table,
          await logIfOver(context, table),
          mayPostHere(interaction),
        );
        await answer(interaction, message);
      },
    },
  ],
  /** These buttons show everybody the answer about the dice. */
  routes: respond(
    { shareCheck: links.shareCheck, fairness: links.fairness },
    {
      fairness: updating(async (context, interaction, { table: id }) => {
        const table = await loadTable(context, interaction, id);
        if (!table) return;
        await replyPrivately(interaction, proofMessage(await localeFor(context, interaction), table));
      }),
      shareCheck: updating(async (context, interaction, { table: id }) => {
        const table = await loadTable(context, interaction, id);
        if (!table) return;
        const log = await logIfOver(context, table);
        await shareHere(
          context,
          interaction,
          async (locale, name) => sharedBy(locale, name, checkMessage(locale, table, log, false)),
          'dice.noShare',
        );
      }),
    },
    { shareCheck: 'see', fairness: 'see' },
  ),
};
