import type { ChatInputCommandInteraction } from 'discord.js';
import { moveTable } from '../../tables/changes/table-settings.ts';
import { findTable } from '../../tables/changes/table-transaction.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { presentPeople } from '../../tables/seats.ts';
import { isHidden, isOpen, lobbyChannel, type Table } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { accessOf, lookUpAccess, lookUpHome, shutOutOf } from '../api/channel-access.ts';
import { isManager } from '../api/interaction.ts';
import { plain, rowsOf } from '../api/message.ts';
import { gameFeatureOf } from '../game-features.ts';
import type { Tap } from '../handling/context.ts';
import type { Feature } from '../handling/feature.ts';
import { whyNotHere } from '../handling/opening-checks.ts';
import { refreshTable } from '../handling/refresh-table.ts';
import { acceptedTable, replyPrivately } from '../handling/reply.ts';
import { tableOption } from '../handling/which-table.ts';
import { channelLink, nameAt } from '../views/names.ts';
import { goToButton } from '../views/refusal.ts';

const isIn = (table: Table, channelId: Snowflake): boolean =>
  [table.channelId, lobbyChannel(table)].includes(channelId);

export const moveFeature: Feature = {
  ofEachGame: (game) => [
    {
      name: `${game} move`,
      text: 'command.move',
      options: [tableOption],
      permission: 'move',
      fits: (interaction, table) => isOpen(table) && !isIn(table, accessOf(interaction).home),
      async handle(tap: Tap<ChatInputCommandInteraction>, before: Table) {
        const { id, guildId, number, game } = before;
        const t = translator(tap.locale, guildId);
        const { home: channelId } = await lookUpAccess(tap.interaction);
        if (isOpen(before) && isIn(before, channelId))
          return replyPrivately(tap, plain(t('move.here', { number, game }), rowsOf(goToButton(t, before))));
        const settings = await tap.store.guildSettings(guildId);
        const refusal = await whyNotHere(tap, settings, game, lookUpHome);
        if (refusal !== null) return replyPrivately(tap, refusal);
        if (isHidden(before) && (await lookUpHome(tap.interaction)).threads.private === null)
          return replyPrivately(tap, t('move.noPrivateThread', { number }));
        const { user, client } = tap.interaction;
        const seated = presentPeople(before.seats).map(({ userId }) => userId);
        const shutOut = (await shutOutOf(client, channelId, seated)).map((userId) => nameAt(before, userId));
        if (shutOut.length > 0)
          return replyPrivately(tap, t('move.hidden', { number, people: t.list(shutOut) }));
        const outcome = await moveTable(tap.tables, id, user.id, isManager(tap.interaction), channelId);
        if (!(await acceptedTable(tap, outcome))) return;
        await gameFeatureOf(before).moved?.(tap.store, before);
        await refreshTable(tap, id, true);
        const table = (await findTable(tap.tables, id)) ?? before;
        const done = t('move.done', { number, channel: channelLink(lobbyChannel(table)) });
        await replyPrivately(tap, plain(done, rowsOf(goToButton(t, table))));
      },
    },
  ],
};
