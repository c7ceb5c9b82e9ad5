import type { ButtonInteraction } from 'discord.js';
import type { Room } from '../../context.ts';
import type { FairnessTap } from '../../fairness-tap.ts';
import { answered } from '../../handling/handler.ts';
import { shareHere } from '../../handling/share.ts';
import { sharedFaces } from './dice.ts';
import { logOf } from './verify.ts';
import { sharedCheck } from './view.ts';

/** Shows to everybody what a person has been told of dice. */
export async function onFairnessTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: FairnessTap,
): Promise<void> {
  await interaction.deferUpdate();
  if (tap.on === 'shareDice') return shareDice(room, interaction);
  const table = await room.store.load(tap.table);
  if (table?.guildId !== interaction.guildId) {
    await answered(room, interaction, { ok: false, refusal: { code: 'noSuchTable' }, table: null });
    return;
  }
  const log = await logOf(room, table);
  await shareHere(
    room,
    interaction,
    async (locale, name) => sharedCheck(locale, table, log, name),
    'dice.noShare',
  );
}

async function shareDice(room: Room, interaction: ButtonInteraction): Promise<void> {
  const { guildId } = interaction;
  await shareHere(
    room,
    interaction,
    async (locale, name) => sharedFaces(locale, await room.records.faces(guildId ?? ''), name),
    'dice.noShare',
  );
}
