import type { ButtonInteraction, ModalSubmitInteraction, StringSelectMenuInteraction } from 'discord.js';
import { seatOf } from '../../tables/seats.ts';
import type { Outcome } from '../../tables/tables.ts';
import { PROPOSED_TERMS } from '../../tables/terms.ts';
import { answered, sayPrivately, shown, unknownButton } from '../answer.ts';
import { parseEnd } from '../bacchanalia/agreed-end.ts';
import { rewritten, termsForm, writtenTerms } from '../bacchanalia/terms-form.ts';
import { limitMessages } from '../bacchanalia/terms-text.ts';
import { plain } from '../message.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';

/** Opens the form with a table's lines and veils for who sits there before the start; shows them to everybody else. */
export async function onTermsTap(room: Room, interaction: ButtonInteraction, id: string): Promise<void> {
  const table = await room.tables.load(id);
  if (!table) {
    await answered(room, interaction, { ok: false, refusal: { code: 'noSuchTable' }, table });
    return;
  }
  const t = await translatorFor(room, interaction);
  const terms = table.terms ?? PROPOSED_TERMS;
  if (table.status === 'lobby' && seatOf(table, interaction.user.id)) {
    await interaction.showModal(termsForm(t, id, terms));
    return;
  }
  for (const message of limitMessages(t, terms)) await sayPrivately(interaction, message);
}

/** The lines and veils that have been written. Nobody loses what they wrote: what is refused is given back. */
export async function onTermsForm(
  room: Room,
  interaction: ModalSubmitInteraction,
  id: string,
): Promise<void> {
  if (!interaction.isFromMessage()) return unknownButton(room, interaction);
  await interaction.deferUpdate();
  const written = writtenTerms(interaction.fields);
  const outcome = await room.tables.agreeOn(id, interaction.user.id, (terms) => rewritten(terms, written));
  if (await agreed(room, interaction, id, outcome)) return;
  const t = await translatorFor(room, interaction);
  for (const list of ['lines', 'veils'] as const) {
    const text = written[list]?.text;
    if (text) await sayPrivately(interaction, plain(`${t(`terms.${list}`)}\n${text}`));
  }
}

/** When the story ends. */
export async function onEndChoice(
  room: Room,
  interaction: StringSelectMenuInteraction,
  id: string,
): Promise<void> {
  const end = parseEnd(interaction.values[0] ?? '', room.now());
  if (!end) return unknownButton(room, interaction);
  await interaction.deferUpdate();
  const { user } = interaction;
  await agreed(room, interaction, id, await room.tables.agreeOn(id, user.id, (terms) => ({ ...terms, end })));
}

/** Shows what the table agreed on; a full one that could not start may start now. True if it was agreed. */
async function agreed(
  room: Room,
  interaction: ModalSubmitInteraction | StringSelectMenuInteraction,
  id: string,
  outcome: Outcome,
): Promise<boolean> {
  if (!(await answered(room, interaction, outcome))) return false;
  await shown(room, id);
  return true;
}
