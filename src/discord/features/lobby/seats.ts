import type { ButtonInteraction } from 'discord.js';
import type { Table } from '../../../tables/table.ts';
import type { Outcome } from '../../../tables/tables.ts';
import { translator } from '../../../texts/index.ts';
import { personOf } from '../../api/interaction.ts';
import { plain, rowsOf } from '../../api/message.ts';
import type { Room } from '../../context.ts';
import type { LobbyTap, Tap } from '../../custom-id.ts';
import { answered, sayPrivately, shown } from '../../handling/handler.ts';
import { translatorFor } from '../../handling/locale.ts';
import { whyNotForAdults } from '../../handling/opening.ts';
import { plainName } from '../../views/names.ts';
import { goTo } from '../../views/refusal.ts';

/** Sitting down, leaving, computer players, starting. A full table starts by itself. */
export async function onLobbyTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: Extract<Tap, { on: 'lobby' }>,
) {
  await interaction.deferUpdate();
  const outcome = await decide(room, interaction, tap.table, tap.does);
  if (await answered(room, interaction, outcome)) {
    if (tap.does.type === 'sit' || tap.does.type === 'addComputer') await room.tables.startIfFull(tap.table);
    await shown(room, tap.table);
  }
}

function decide(
  { tables }: Room,
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
  room: Room,
  interaction: ButtonInteraction,
  tap: Extract<Tap, { on: 'rematch' }>,
) {
  await interaction.deferUpdate();
  const refusal = await whyNotAgain(room, interaction, tap.table);
  if (refusal !== null) return sayPrivately(interaction, plain(refusal));
  const outcome = await room.tables.rematch(tap.table, personOf(interaction), interaction.id);
  if (!(await answered(room, interaction, outcome)) || !outcome.ok) return;
  const { id, number, version } = outcome.table;
  await shown(room, id);
  if ((await room.tables.startIfFull(id)).ok) await shown(room, id);
  const table = (await room.tables.load(id)) ?? outcome.table;
  const t = await translatorFor(room, interaction);
  await sayPrivately(interaction, plain(t('rematch.joined', { number }), rowsOf(goTo(t, table))));
  if (version === 1 && table.status === 'lobby') await invite(room, interaction, table);
}

/** Why the game may not be played where it was any more, in a sentence; null if it may. */
async function whyNotAgain(room: Room, interaction: ButtonInteraction, id: string): Promise<string | null> {
  const table = await room.tables.load(id);
  if (!table) return null;
  const t = await translatorFor(room, interaction);
  const settings = await room.store.guildSettings(table.guildId);
  return whyNotForAdults(t, interaction.client, { ...table, settings });
}

/** Where the old game was played, the others read of the new table. */
async function invite({ screen }: Room, interaction: ButtonInteraction, table: Table): Promise<void> {
  const t = translator(table.locale);
  const { number, size, seats } = table;
  const name = plainName(personOf(interaction).name);
  const message = plain(
    t('rematch.opened', { name, number, open: size - seats.length }),
    rowsOf(goTo(t, table)),
  );
  await screen.tell(interaction.channelId, message, `${table.id}-again`);
}
