import type { ButtonInteraction } from 'discord.js';
import type { Table } from '../../../tables/table.ts';
import type { Outcome } from '../../../tables/tables.ts';
import { translator } from '../../../texts/index.ts';
import { personOf } from '../../api/interaction.ts';
import { plain, rowsOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import type { LobbyTap, Tap } from '../../custom-id.ts';
import { refreshTable, replyIfRefused, replyPrivately } from '../../handling/handler.ts';
import { translatorFor } from '../../handling/locale.ts';
import { whyNotForAdults } from '../../handling/opening.ts';
import { plainName } from '../../views/names.ts';
import { goTo } from '../../views/refusal.ts';

/** Sitting down, leaving, computer players, starting. A full table starts by itself. */
export async function onLobbyTap(
  context: HandlerContext,
  interaction: ButtonInteraction,
  tap: Extract<Tap, { on: 'lobby' }>,
) {
  await interaction.deferUpdate();
  const outcome = await decide(context, interaction, tap.table, tap.does);
  if (await replyIfRefused(context, interaction, outcome)) {
    if (tap.does.type === 'sit' || tap.does.type === 'addComputer')
      await context.tables.startIfFull(tap.table);
    await refreshTable(context, tap.table);
  }
}

function decide(
  { tables }: HandlerContext,
  interaction: ButtonInteraction,
  table: string,
  does: LobbyTap,
): Promise<Outcome> {
  const { id } = interaction.user;
  switch (does.type) {
    case 'sit':
      return tables.sitDown(table, personOf(interaction), does.color, interaction.id);
    case 'leave':
      return tables.standUp(table, id);
    case 'addComputer':
      return tables.addComputer(table, id);
    case 'removeComputer':
      return tables.removeComputer(table, id);
    case 'start':
      return tables.start(table, id, interaction.id);
  }
}

/** The first who asks opens the next table, the others sit down at it: one tap each. A full one starts by itself. */
export async function onRematchTap(
  context: HandlerContext,
  interaction: ButtonInteraction,
  tap: Extract<Tap, { on: 'rematch' }>,
) {
  await interaction.deferUpdate();
  const refusal = await whyNotAgain(context, interaction, tap.table);
  if (refusal !== null) return replyPrivately(interaction, plain(refusal));
  const outcome = await context.tables.rematch(tap.table, personOf(interaction), interaction.id);
  if (!(await replyIfRefused(context, interaction, outcome)) || !outcome.ok) return;
  const { id, number, version } = outcome.table;
  await refreshTable(context, id);
  if ((await context.tables.startIfFull(id)).ok) await refreshTable(context, id);
  const table = (await context.tables.load(id)) ?? outcome.table;
  const t = await translatorFor(context, interaction);
  await replyPrivately(interaction, plain(t('rematch.joined', { number }), rowsOf(goTo(t, table))));
  if (version === 1 && table.status === 'lobby') await invite(context, interaction, table);
}

/** Why the game may not be played where it was any more, in a sentence; null if it may. */
async function whyNotAgain(
  context: HandlerContext,
  interaction: ButtonInteraction,
  id: string,
): Promise<string | null> {
  const table = await context.tables.load(id);
  if (!table) return null;
  const t = await translatorFor(context, interaction);
  const settings = await context.store.guildSettings(table.guildId);
  return whyNotForAdults(t, interaction.client, { ...table, settings });
}

/** Where the old game was played, the others read of the new table. */
async function invite(
  { tableMessages }: HandlerContext,
  interaction: ButtonInteraction,
  table: Table,
): Promise<void> {
  const t = translator(table.locale);
  const { number, size, seats } = table;
  const name = plainName(personOf(interaction).name);
  const message = plain(
    t('rematch.opened', { name, number, open: size - seats.length }),
    rowsOf(goTo(t, table)),
  );
  await tableMessages.send(interaction.channelId, message, `${table.id}-again`);
}
