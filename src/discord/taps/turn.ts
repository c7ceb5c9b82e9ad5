import { type ButtonInteraction, MessageFlags } from 'discord.js';
import { isOf } from '../../tables/table.ts';
import { waitsFor, whyNotNow } from '../../tables/who-acts.ts';
import { answered, sayPrivately, shown } from '../answer.ts';
import type { Tap } from '../custom-id.ts';
import { plain, replyOf, rowsOf } from '../message.ts';
import { isOthersToAnswer } from '../post.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { devotionQuestion } from '../views/devotion.ts';
import { goTo } from '../views/refusal.ts';

type On<Where extends Tap['on']> = Extract<Tap, { on: Where }>;

/** A player's request: acknowledged first, then done, then drawn. */
export async function onTurnTap(room: Room, interaction: ButtonInteraction, tap: On<'turn'>) {
  try {
    await interaction.deferUpdate();
  } catch (error) {
    if (!isOthersToAnswer(error)) throw error;
    await lookedAfter(room, interaction, tap);
    throw error;
  }
  const outcome = await room.tables.act(tap.table, tap.version, interaction.user.id, tap.request);
  if (!(await answered(room, interaction, outcome))) {
    await shown(room, tap.table);
    return;
  }
  const isPrivate = interaction.message.flags.has(MessageFlags.Ephemeral);
  if (isPrivate)
    await interaction.editReply(replyOf(plain((await translatorFor(room, interaction))('devote.done'))));
  await shown(room, tap.table);
  if (outcome.ok && !waitsFor(outcome.table, interaction.user.id))
    await pointOn(room, interaction, tap.table);
}

/** So long whoever acknowledged a tap has for doing what it asks. */
const OTHERS_TIME_MS = 3000;

/**
 * A tap that was acknowledged already: by another process, which acts on it, or by this one or one that has died, where the
 * acknowledgement's answer got lost. If nothing has come of it after a while, it counts all the same.
 */
async function lookedAfter(room: Room, interaction: ButtonInteraction, tap: On<'turn'>): Promise<void> {
  const { tables, later, log } = room;
  await later.pause(OTHERS_TIME_MS);
  const { id } = interaction.user;
  const table = await tables.load(tap.table);
  if (whyNotNow(table, tap.version, id)) return;
  const { ok } = await tables.act(tap.table, tap.version, id, tap.request);
  if (!ok) return;
  log.info({ table: tap.table, interaction: interaction.id }, 'a tap that nobody acted on was acted on late');
  await shown(room, tap.table);
}

/** After a turn: one tap to the next table that waits for the player, if there is one. */
async function pointOn(room: Room, interaction: ButtonInteraction, from: string): Promise<void> {
  if (!interaction.guildId) return;
  const tables = await room.store.tablesOf(interaction.guildId, interaction.user.id);
  const waiting = tables.filter((table) => table.id !== from && waitsFor(table, interaction.user.id));
  const next = waiting.at(-1);
  if (!next) return;
  const t = await translatorFor(room, interaction);
  const message = plain(
    t('next.table', { number: next.number, more: waiting.length - 1 }),
    rowsOf(goTo(t, next)),
  );
  await sayPrivately(interaction, message);
}

/** The table, if the button is the person's to press on the version it was drawn for. If not, they are told why. */
async function theirs(room: Room, interaction: ButtonInteraction, tap: On<'die'> | On<'devotion'>) {
  const table = await room.tables.load(tap.table);
  const refusal = whyNotNow(table, tap.version, interaction.user.id);
  if (!refusal) return table;
  await answered(room, interaction, { ok: false, refusal, table });
  return null;
}

/** The moves of one die, on the same message. */
export async function onDieTap(room: Room, interaction: ButtonInteraction, tap: On<'die'>) {
  await interaction.deferUpdate();
  const table = await theirs(room, interaction, tap);
  const undrawn = table && (await room.screen.current(table, tap.die));
  if (undrawn) await interaction.editReply({ ...replyOf(await room.screen.drawn(undrawn)), attachments: [] });
}

/** What a devotion costs and brings, and the second tap. */
export async function onDevotionTap(room: Room, interaction: ButtonInteraction, tap: On<'devotion'>) {
  await interaction.deferUpdate();
  const table = await theirs(room, interaction, tap);
  const question =
    table?.state &&
    isOf('tuchulcha', table) &&
    devotionQuestion(await translatorFor(room, interaction), table, table.state, tap.role);
  if (question) await sayPrivately(interaction, question);
  else if (table) await answered(room, interaction, { ok: false, refusal: { code: 'stale' }, table });
}
