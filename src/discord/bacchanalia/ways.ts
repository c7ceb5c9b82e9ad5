import { isOpen, type Table } from '../../tables/table.ts';
import { button, plain, rowsOf } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import { endingButtons, isOut } from '../features/ending/agreement.ts';
import type { ServerCommand } from '../handling/feature.ts';
import { replyPrivately, replyRefusal } from '../handling/handler.ts';
import { translatorFor } from '../handling/locale.ts';
import { whyForbidden } from '../handling/permissions.ts';
import { links } from '../views/links.ts';

/** `/bacchanalia end`: every way in which this person may end the story, for themselves or for all, with what it means. */
export async function offerWays(
  context: HandlerContext,
  interaction: ServerCommand,
  table: Table,
): Promise<void> {
  if (!isOpen(table)) return replyRefusal(context, interaction, { code: 'notPlaying' }, table);
  const t = await translatorFor(context, interaction);
  const { id, number, status, game } = table;
  const tells =
    status === 'playing' &&
    !isOut(table, interaction.user.id) &&
    (await whyForbidden(context, interaction, 'play', table)) === null;
  const closes = (await whyForbidden(context, interaction, 'close', table)) === null;
  if (!tells && !closes) return replyPrivately(interaction, plain(t('ways.none', { number })));
  const leave = t('button.resign', { number, game });
  const propose = t('button.propose');
  const close = t('button.close', { number });
  const lines = [
    t('ways.head', { number }),
    ...(tells ? [t('ways.leave', { button: leave }), t('ways.agree', { button: propose })] : []),
    ...(closes ? [t('ways.close', { status, button: close })] : []),
  ];
  const buttons = [
    ...(tells
      ? [
          button(links.resign({ table: id }), leave, 'danger'),
          button(endingButtons.propose({ table: id }), propose),
        ]
      : []),
    ...(closes ? [button(endingButtons.close({ table: id }), close, 'danger')] : []),
  ];
  await replyPrivately(interaction, plain(lines.join('\n'), rowsOf(buttons)));
}
