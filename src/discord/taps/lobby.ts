import type { ButtonInteraction } from 'discord.js';
import type { Outcome } from '../../tables/tables.ts';
import { answered, shown } from '../answer.ts';
import type { LobbyTap, Tap } from '../custom-id.ts';
import { personOf } from '../person.ts';
import type { Room } from '../room.ts';

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
