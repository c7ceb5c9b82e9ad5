import { seatToAct } from '../../../tables/whose.ts';
import { personOf } from '../../api/interaction.ts';
import { plain } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import type { ServerCommand } from '../../handling/feature.ts';
import { replyIfRefused, replyPrivately } from '../../handling/handler.ts';
import { translatorFor } from '../../handling/locale.ts';
import { playedBy, whichTable } from '../../handling/which-table.ts';
import { who } from '../../views/names.ts';

/** `/nudge`: the player whose turn it is hears of it once more, where the game is played. */
export async function nudge(context: HandlerContext, interaction: ServerCommand): Promise<void> {
  const person = personOf(interaction);
  const found = await whichTable(context, interaction, playedBy(person.userId));
  if (!found) return;
  const outcome = await context.tables.nudging.nudge(found.id, person);
  if (!(await replyIfRefused(context, interaction, outcome)) || !outcome.ok) return;
  const { table } = outcome;
  const seat = seatToAct(table);
  const t = await translatorFor(context, interaction);
  const values = { number: table.number, who: seat ? who(t, table, seat.color) : '' };
  await replyPrivately(interaction, plain(t('nudge.done', values)));
}
