import type { ButtonInteraction } from 'discord.js';
import { closeTable, keepTableOpen } from '../../../tables/changes/closing.ts';
import { resignGame } from '../../../tables/changes/turns.ts';
import { isOpen, type Table } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import { isManager, personOf } from '../../api/interaction.ts';
import { button, plain, rowsOf } from '../../api/message.ts';
import type { ValuesOf } from '../../custom-id.ts';
import { gameFeatureOf } from '../../games.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { type Feature, respond, type ServerCommand, updating } from '../../handling/feature.ts';
import { translatorFor } from '../../handling/locale.ts';
import { refreshIfAccepted, refreshTable } from '../../handling/refresh-table.ts';
import {
  acceptedTable,
  answer,
  removePressedButton,
  replyPrivately,
  replyRefusal,
  replyText,
} from '../../handling/reply.ts';
import { isPlayedBy, tableOption } from '../../handling/which-table.ts';
import { links } from '../../views/links.ts';
import { nameAt } from '../../views/names.ts';
import { agree, end, endingButtons, propose } from './agreement.ts';

async function close(context: HandlerContext, interaction: ServerCommand, table: Table): Promise<void> {
  if (!isOpen(table)) {
    await replyRefusal(context, interaction, { code: 'notPlaying' }, table);
    return;
  }
  const t = await translatorFor(context, interaction);
  const values = { number: table.number, status: table.status };
  const sure = button(endingButtons.close({ table: table.id }), t('button.close', values), 'danger');
  await replyPrivately(interaction, plain(t('close.question', values), rowsOf([sure])));
}

async function abort(context: HandlerContext, interaction: ServerCommand, table: Table): Promise<void> {
  if (table.status !== 'lobby') {
    await replyRefusal(context, interaction, { code: 'notInLobby' }, table);
    return;
  }
  const outcome = await closeTable(context.tables, table.id, personOf(interaction), false);
  if (!(await refreshIfAccepted(context, interaction, outcome))) return;
  await replyText(context, interaction, 'abort.done', { number: table.number });
}

async function confirmClosing(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: ValuesOf<typeof endingButtons.close>,
): Promise<void> {
  const outcome = await closeTable(
    context.tables,
    values.table,
    personOf(interaction),
    isManager(interaction),
  );
  const table = await acceptedTable(context, interaction, outcome);
  if (!table) return;
  const t = await translatorFor(context, interaction);
  await answer(interaction, plain(t('abort.done', { number: table.number })));
  await refreshTable(context, values.table);
}

/** A table that is to be closed for idleness stays open. */
async function keepOpen(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: ValuesOf<typeof links.keep>,
): Promise<void> {
  const outcome = await keepTableOpen(context.tables, values.table, interaction.user.id);
  if (!outcome.ok && outcome.refusal.code === 'notPlaying') await removePressedButton(interaction);
  const table = await acceptedTable(context, interaction, outcome);
  if (!table) return;
  const { locale, number } = table;
  const name = nameAt(table, interaction.user.id);
  await answer(interaction, plain(translator(locale)('keep.done', { name, number })));
}

async function resign(context: HandlerContext, interaction: ServerCommand, table: Table): Promise<void> {
  const t = await translatorFor(context, interaction);
  const values = { number: table.number, game: table.game };
  const sure = button(links.resign({ table: table.id }), t('button.resign', values), 'danger');
  await replyPrivately(interaction, plain(t('resign.question', values), rowsOf([sure])));
}

async function confirmResignation(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: ValuesOf<typeof links.resign>,
): Promise<void> {
  const outcome = await resignGame(context.tables, values.table, interaction.user.id);
  const table = await acceptedTable(context, interaction, outcome);
  if (!table) return;
  const t = await translatorFor(context, interaction);
  const { number, game } = table;
  await answer(interaction, plain(t('resign.done', { number, game })));
  await refreshTable(context, values.table);
}

export const endingFeature: Feature = {
  ofEachGame: (game) =>
    gameFeatureOf({ game }).endsInItsOwnWay
      ? []
      : [
          {
            name: `${game} abort`,
            text: 'command.abort',
            options: [tableOption],
            permission: 'abort',
            fits: ({ user }, table) => table.status === 'lobby' && table.openerId === user.id,
            handle: abort,
          },
          {
            name: `${game} end`,
            text: 'command.end',
            options: [tableOption],
            permission: 'agreeOnEnd',
            fits: isPlayedBy,
            handle: end,
          },
          {
            name: `${game} close`,
            text: 'command.close',
            options: [tableOption],
            permission: 'close',
            fits: (_, table) => isOpen(table),
            handle: close,
          },
          {
            name: `${game} resign`,
            text: 'command.resign',
            options: [tableOption],
            permission: 'play',
            fits: isPlayedBy,
            handle: resign,
          },
        ],
  routes: [
    ...respond(
      endingButtons,
      { agree: updating(agree), propose, close: updating(confirmClosing) },
      { agree: 'agreeOnEnd', propose: 'agreeOnEnd', close: 'close' },
    ),
    ...respond({ keep: links.keep }, { keep: updating(keepOpen) }, { keep: 'keepOpen' }),
    ...respond({ resign: links.resign }, { resign: updating(confirmResignation) }, { resign: 'play' }),
  ],
};
