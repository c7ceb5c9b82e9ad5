import type { ChatInputCommandInteraction } from 'discord.js';
import { moveTable } from '../../tables/changes/table-settings.ts';
import { findTable } from '../../tables/changes/table-transaction.ts';
import { presentPeople } from '../../tables/seats.ts';
import { isHidden, isOpen, lobbyChannel, type Table } from '../../tables/table.ts';
import { listOf, translator } from '../../texts/index.ts';
import { lookUpAccess, lookUpHome, shutOutOf } from '../api/channel-access.ts';
import { isManager } from '../api/interaction.ts';
import { plain, rowsOf } from '../api/message.ts';
import { gameFeatureOf } from '../game-features.ts';
import { type HandlerContext, localeFor } from '../handling/context.ts';
import type { Feature } from '../handling/feature.ts';
import { whyNotHere } from '../handling/opening-checks.ts';
import { refreshTable } from '../handling/refresh-table.ts';
import { acceptedTable, replyPrivately } from '../handling/reply.ts';
import { tableOption } from '../handling/which-table.ts';
import { channelLink, nameAt } from '../views/names.ts';
import { goToButton } from '../views/refusal.ts';

export const moveFeature: Feature = {
  ofEachGame: (game) => [
    {
      name: `${game} move`,
      text: 'command.move',
      options: [tableOption],
      permission: 'move',
      fits: (_, table) => isOpen(table),
      async handle(context: HandlerContext, interaction: ChatInputCommandInteraction, before: Table) {
        const { id, guildId, number, game } = before;
        const locale = await localeFor(context, interaction);
        const t = translator(locale, guildId);
        const { home: channelId } = await lookUpAccess(interaction);
        if (isOpen(before) && [before.channelId, lobbyChannel(before)].includes(channelId))
          return replyPrivately(
            interaction,
            plain(t('move.here', { number, game }), rowsOf(goToButton(t, before))),
          );
        const settings = await context.store.guildSettings(guildId);
        const refusal = await whyNotHere(locale, interaction, settings, game, lookUpHome);
        if (refusal !== null) return replyPrivately(interaction, plain(refusal));
        if (isHidden(before) && (await lookUpHome(interaction)).threads.private === null)
          return replyPrivately(interaction, plain(t('move.noPrivateThread', { number })));
        const { user, client } = interaction;
        const seated = presentPeople(before.seats).map(({ userId }) => userId);
        const shutOut = (await shutOutOf(client, channelId, seated)).map((userId) => nameAt(before, userId));
        if (shutOut.length > 0)
          return replyPrivately(
            interaction,
            plain(t('move.hidden', { number, people: listOf(locale, shutOut) })),
          );
        const outcome = await moveTable(context.tables, id, user.id, isManager(interaction), channelId);
        if (!(await acceptedTable(context, interaction, outcome))) return;
        await gameFeatureOf(before).moved?.(context.store, before);
        await refreshTable(context, id, true);
        const table = (await findTable(context.tables, id)) ?? before;
        const done = t('move.done', { number, channel: channelLink(lobbyChannel(table)) });
        await replyPrivately(interaction, plain(done, rowsOf(goToButton(t, table))));
      },
    },
  ],
};
