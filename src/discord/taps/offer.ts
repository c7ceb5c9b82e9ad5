import type { ButtonInteraction } from 'discord.js';
import { seatOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import type { Outcome } from '../../tables/tables.ts';
import type { TextKey } from '../../texts/index.ts';
import { answered, sayPrivately, shown } from '../answer.ts';
import type { LifeTap } from '../life-tap.ts';
import { plain, replyOf } from '../message.ts';
import { isManager, personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { nameAt } from '../views/names.ts';
import { offerEnded } from '../views/offer.ts';

type OfferTap = Extract<LifeTap, { on: 'offer' }>;

/** The answer to the offer of a seat, or its end. The message of the offer becomes a line. */
export async function onOfferTap(room: Room, interaction: ButtonInteraction, tap: OfferTap): Promise<void> {
  await interaction.deferUpdate();
  const table = await room.tables.load(tap.table);
  if (!table) {
    await answered(room, interaction, { ok: false, refusal: { code: 'noSuchTable' }, table });
    return;
  }
  const person = personOf(interaction);
  const refusal = whyNot(interaction, tap, table);
  if (refusal) {
    const t = await translatorFor(room, interaction);
    await sayPrivately(interaction, plain(t(refusal, { number: table.number })));
    return;
  }
  const from = nameAt(table, tap.from);
  if (tap.does === 'decline' || tap.does === 'withdraw') {
    const how = tap.does === 'decline' ? 'declined' : 'withdrawn';
    await interaction.editReply(replyOf(offerEnded(table, how, from, person.name)));
    return;
  }
  const outcome = isVoid(table, tap)
    ? ({ ok: false, refusal: { code: 'offerGone' }, table } satisfies Outcome)
    : await room.tables.substitutes.takeOver(tap.table, tap.from, person, interaction.id);
  if (outcome.ok) await interaction.editReply(replyOf(offerEnded(table, 'taken', from, person.name)));
  else if (outcome.refusal.code === 'offerGone')
    await interaction.editReply(replyOf(offerEnded(table, 'withdrawn', '', '')));
  if (await answered(room, interaction, outcome)) await shown(room, tap.table);
}

/** The seat of somebody who was away is theirs again. */
const isVoid = (table: Table, { does, from }: OfferTap): boolean =>
  does === 'takeAbsent' && seatOf(table, from)?.standIn !== true;

/** Answers are for whom it is offered to; taking it back is for its holder, the opener, and who manages the server. */
function whyNot(interaction: ButtonInteraction, { does, from, to }: OfferTap, table: Table): TextKey | null {
  const { id } = interaction.user;
  if (does !== 'withdraw') return id === to ? null : 'offer.notYours';
  const may = id === from || id === table.openerId || isManager(interaction);
  return may ? null : 'offer.onlyOfferer';
}
