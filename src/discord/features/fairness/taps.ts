import { respond, updating } from '../../handling/feature.ts';
import { replyIfRefused } from '../../handling/handler.ts';
import { logOf } from '../../handling/named-table.ts';
import { shareHere } from '../../handling/share.ts';
import { sharedCheck } from '../../views/check.ts';
import { links } from '../../views/links.ts';
import { fairnessButtons } from './buttons.ts';
import { sharedFaces } from './dice.ts';

/** Show to everybody what a person has been told of dice. */
export const fairnessRoutes = respond(
  { ...fairnessButtons, shareCheck: links.shareCheck },
  {
    shareCheck: updating(async (context, interaction, { table: id }) => {
      const table = await context.store.load(id);
      if (table?.guildId !== interaction.guildId) {
        await replyIfRefused(context, interaction, {
          ok: false,
          refusal: { code: 'noSuchTable' },
          table: null,
        });
        return;
      }
      const log = await logOf(context, table);
      await shareHere(
        context,
        interaction,
        async (locale, name) => sharedCheck(locale, table, log, name),
        'dice.noShare',
      );
    }),
    shareDice: updating((context, interaction) =>
      shareHere(
        context,
        interaction,
        async (locale, name) =>
          sharedFaces(locale, await context.records.faces(interaction.guildId ?? ''), name),
        'dice.noShare',
      ),
    ),
  },
);
