import type { HandlerContext } from '../../context.ts';
import type { Feature, ServerCommand } from '../../handling/feature.ts';
import { replyPrivately } from '../../handling/handler.ts';
import { translatorFor } from '../../handling/locale.ts';
import { gamesMessage } from './view.ts';

/** `/games` */
export async function games(context: HandlerContext, interaction: ServerCommand): Promise<void> {
  const tables = await context.store.tablesOf(interaction.guildId, interaction.user.id);
  const timed = await Promise.all(
    tables.map(async (table) => ({ table, ...(await context.tables.times(table)) })),
  );
  await replyPrivately(
    interaction,
    gamesMessage(await translatorFor(context, interaction), timed, interaction.user.id),
  );
}

export const gamesFeature: Feature = {
  commands: [{ name: 'games', text: 'command.games', handle: games }],
};
