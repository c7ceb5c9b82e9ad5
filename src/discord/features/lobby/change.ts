import { isReady } from '../../../tables/changes/lobby.ts';
import type { Outcome, Tables } from '../../../tables/tables.ts';
import { isOnEphemeral } from '../../api/interaction.ts';
import { replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { acknowledgementOf } from '../../handling/acknowledgement.ts';
import type { ButtonHandler } from '../../handling/feature.ts';
import { acceptedTable, loadTable, refreshPressed } from '../../handling/handler.ts';
import { translatorFor } from '../../handling/locale.ts';
import { answer, type ComponentInteraction, promiseUpdate } from '../../handling/reply.ts';
import { gameViewOf } from '../../views/game-presenter.ts';
import { optionsMessage } from './options-view.ts';

type AtTable = { readonly table: string };
type Act<Values> = (tables: Tables, interaction: ComponentInteraction, values: Values) => Promise<Outcome>;

/** A button or list of a lobby, or of its options. `fills`: it takes a seat, and a full table starts by itself. */
export async function changeLobby<Values extends AtTable>(
  context: HandlerContext,
  interaction: ComponentInteraction,
  values: Values,
  act: Act<Values>,
  fills = false,
): Promise<void> {
  promiseUpdate(interaction);
  const outcome = await act(context.tables, interaction, values);
  const table = await acceptedTable(context, interaction, outcome);
  if (!table) return;
  // The change is stored; the first turn is shown before the lobby, which leads to it.
  if (isReady(table) || table.status === 'playing') await acknowledgementOf(interaction).acknowledge();
  if (fills) await context.tables.startIfFull(values.table);
  await refreshPressed(context, interaction, values.table);
  if (isOnEphemeral(interaction)) await showOptions(context, interaction, values);
}

export const inLobby =
  <Values extends AtTable>(act: Act<Values>, fills = false): ButtonHandler<Values> =>
  (context, interaction, values) =>
    changeLobby(context, interaction, values, act, fills);

/** In the words of the person who asked: nobody else reads it. */
export async function showOptions(
  context: HandlerContext,
  interaction: ComponentInteraction,
  values: AtTable,
): Promise<void> {
  const table = await loadTable(context, interaction, values.table);
  if (!table) return;
  const t = await translatorFor(context, interaction);
  await answer(interaction, replyOf(optionsMessage(t, table, gameViewOf(table).lobby, interaction.user.id)));
}
