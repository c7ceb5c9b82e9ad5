import type { ButtonInteraction } from 'discord.js';
import { guarded, sayPrivately } from '../answer.ts';
import { parseTap, type Tap } from '../custom-id.ts';
import { plain } from '../message.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { onLobbyTap } from './lobby.ts';
import { onRematchTap } from './rematch.ts';
import { onResignTap } from './resign.ts';
import { onDevotionTap, onDieTap, onTurnTap } from './turn.ts';
import { onEndVacation } from './vacation.ts';

/** Any button of ours. */
export async function onTap(room: Room, interaction: ButtonInteraction): Promise<void> {
  const tap = parseTap(interaction.customId);
  await guarded(room, interaction, tap?.table ?? null, async () => {
    if (tap) await dispatch(room, interaction, tap);
    else
      await sayPrivately(
        interaction,
        plain((await translatorFor(room, interaction))('refused.unknownButton')),
      );
  });
}

function dispatch(room: Room, interaction: ButtonInteraction, tap: Tap): Promise<void> {
  switch (tap.on) {
    case 'lobby':
      return onLobbyTap(room, interaction, tap);
    case 'turn':
      return onTurnTap(room, interaction, tap);
    case 'die':
      return onDieTap(room, interaction, tap);
    case 'devotion':
      return onDevotionTap(room, interaction, tap);
    case 'resign':
      return onResignTap(room, interaction, tap);
    case 'rematch':
      return onRematchTap(room, interaction, tap);
    case 'endVacation':
      return onEndVacation(room, interaction);
  }
}
