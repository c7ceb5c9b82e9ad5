import type { Snowflake } from '../../../tables/game-types.ts';
import type { Table } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import { plain, replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { type Feature, respond, type ServerCommand, updating } from '../../handling/feature.ts';
import { replyRefusal } from '../../handling/handler.ts';
import { localeFor } from '../../handling/locale.ts';
import { logIfOver, playedTableOption, tableNamed } from '../../handling/named-table.ts';
import { answer } from '../../handling/reply.ts';
import { mayPostHere, shareHere } from '../../handling/share.ts';
import { checkMessage, sharedCheck } from '../../views/check.ts';
import { links } from '../../views/links.ts';
import { dice, fairnessButtons, sharedFaces } from './dice.ts';

/** `/verify`: works a table's dice out again, and tells the person alone. */
async function verify(context: HandlerContext, interaction: ServerCommand): Promise<void> {
  const { guildId, channelId, options } = interaction;
  const given = options.getString('table');
  const locale = await localeFor(context, interaction);
  const table =
    given === null
      ? await defaultTable(context, guildId, channelId)
      : await tableNamed(context, guildId, given);
  if (!table) {
    const t = translator(locale);
    await answer(interaction, replyOf(plain(t(given === null ? 'verify.none' : 'verify.unknown'))));
    return;
  }
  const message = checkMessage(locale, table, await logIfOver(context, table), mayPostHere(interaction));
  await answer(interaction, replyOf(message));
}

/** The table that is played here, else the one that was played last on this server. */
async function defaultTable(
  { store }: HandlerContext,
  guildId: Snowflake,
  channelId: Snowflake,
): Promise<Table | null> {
  const here = (await store.tablesIn(channelId)).filter(({ showing }) => showing.playChannelId === channelId);
  const [table] = here;
  if (table && here.length === 1) return table;
  const [last] = await store.played(guildId, 1);
  return last ? store.load(last.id) : null;
}

/** Show to everybody what a person has been told of dice. */
const fairnessRoutes = respond(
  { ...fairnessButtons, shareCheck: links.shareCheck },
  {
    shareCheck: updating(async (context, interaction, { table: id }) => {
      const table = await context.store.load(id);
      if (table?.guildId !== interaction.guildId) {
        await replyRefusal(context, interaction, { code: 'noSuchTable' }, null);
        return;
      }
      const log = await logIfOver(context, table);
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
          sharedFaces(locale, await context.results.faces(interaction.guildId ?? ''), name),
        'dice.noShare',
      ),
    ),
  },
);

export const fairnessFeature: Feature = {
  commands: [
    { name: 'verify', text: 'command.verify', options: [playedTableOption], handle: verify },
    { name: 'dice', text: 'command.dice', handle: dice },
  ],
  routes: fairnessRoutes,
};
