import type { Snowflake, Table } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import { plain, replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import type { ServerCommand } from '../../handling/feature.ts';
import { localeFor } from '../../handling/locale.ts';
import { logOf, tableNamed } from '../../handling/named-table.ts';
import { maySayHere } from '../../handling/share.ts';
import { checkMessage } from '../../views/check.ts';

/** `/verify`: works a table's dice out again, and tells the person alone. */
export async function verify(context: HandlerContext, interaction: ServerCommand): Promise<void> {
  const { guildId, channelId, options } = interaction;
  const given = options.getString('table');
  const locale = await localeFor(context, interaction);
  const table =
    given === null ? await meant(context, guildId, channelId) : await tableNamed(context, guildId, given);
  if (!table) {
    const t = translator(locale);
    await interaction.editReply(replyOf(plain(t(given === null ? 'verify.none' : 'verify.unknown'))));
    return;
  }
  const message = checkMessage(locale, table, await logOf(context, table), maySayHere(interaction));
  await interaction.editReply(replyOf(message));
}

/** The table that is played here, else the one that was played last on this server. */
async function meant(
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
