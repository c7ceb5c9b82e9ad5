import type { ChatInputCommandInteraction } from 'discord.js';
import type { Table } from '../../tables/table.ts';
import { tableGuildOf } from '../api/interaction.ts';
import type { Tap } from '../handling/context.ts';
import { type Feature, respond, updating } from '../handling/feature.ts';
import { whyForbidden } from '../handling/permissions.ts';
import { answer, mayPostHere, replyPrivately, shareHere } from '../handling/reply.ts';
import { logIfOver, playedTableOption } from '../handling/which-table.ts';
import { checkMessage, proofMessage } from '../views/fairness.ts';
import { links } from '../views/links.ts';

/** The table that is played here, else the last one played on this server, if the person can see it. */
async function defaultTable(tap: Tap<ChatInputCommandInteraction>): Promise<Table | null> {
  const { channelId, user } = tap.interaction;
  const here = (await tap.store.tablesIn(channelId)).filter(
    ({ showing }) => showing.playChannelId === channelId,
  );
  const [table] = here;
  if (table && here.length === 1 && (await whyForbidden(tap, 'see', table)) === null) return table;
  const [last] = await tap.store.played(tableGuildOf(tap.interaction), user.id, 1);
  return last ? tap.store.load(last.id) : null;
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
      async handle(tap, named) {
        const table = named ?? (await defaultTable(tap));
        if (!table) return answer(tap, tap.t('verify.none'));
        const message = checkMessage(
          tap.locale,
          table,
          await logIfOver(tap, table),
          mayPostHere(tap.interaction),
        );
        await answer(tap, message);
      },
    },
  ],
  /** These buttons show everybody the answer about the dice. */
  routes: respond(
    { shareCheck: links.shareCheck, fairness: links.fairness },
    {
      fairness: updating((tap, _, table) => replyPrivately(tap, proofMessage(tap.locale, table))),
      shareCheck: updating(async (tap, _, table) => {
        const log = await logIfOver(tap, table);
        await shareHere(tap, (locale) => checkMessage(locale, table, log, false));
      }),
    },
    { shareCheck: 'see', fairness: 'see' },
  ),
};
