import type { ButtonInteraction } from 'discord.js';
import { seatOf } from '../../../tables/seats.ts';
import type { Table } from '../../../tables/table.ts';
import type { Outcome } from '../../../tables/tables.ts';
import type { TextKey } from '../../../texts/index.ts';
import { dropPressed, isManager, isTheirsAlone, personOf } from '../../api/interaction.ts';
import { plain, replyOf, rowsOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import type { ValuesOf } from '../../custom-id.ts';
import { refreshTable, replyIfRefused, replyPrivately } from '../../handling/handler.ts';
import { translatorFor } from '../../handling/locale.ts';
import { awaySeats } from '../../views/game-view.ts';
import type { links } from '../../views/links.ts';
import { nameAt } from '../../views/names.ts';
import { goTo } from '../../views/refusal.ts';
import type { substituteButtons } from './buttons.ts';
import { offerEnded } from './view.ts';

type OfferTap = ValuesOf<typeof substituteButtons.offer>;

/** The answer to the offer of a seat, or its end. The message of the offer becomes a line. */
export async function answerOffer(
  context: HandlerContext,
  interaction: ButtonInteraction,
  tap: ValuesOf<typeof substituteButtons.offer>,
): Promise<void> {
  const table = await context.tables.load(tap.table);
  if (!table) {
    await replyIfRefused(context, interaction, { ok: false, refusal: { code: 'noSuchTable' }, table });
    return;
  }
  const person = personOf(interaction);
  const refusal = whyNot(interaction, tap, table);
  if (refusal) {
    const t = await translatorFor(context, interaction);
    await replyPrivately(interaction, plain(t(refusal, { number: table.number })));
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
    : await context.tables.handing.takeOver(tap.table, tap.from, person, interaction.id);
  if (outcome.ok) await interaction.editReply(replyOf(offerEnded(table, 'taken', from, person.name)));
  else if (outcome.refusal.code === 'offerGone')
    await interaction.editReply(replyOf(offerEnded(table, 'withdrawn', '', '')));
  if (await replyIfRefused(context, interaction, outcome)) await refreshTable(context, tap.table);
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

/** Takes one's seat back from the computer player that sits in. */
export async function takeBack(
  context: HandlerContext,
  interaction: ButtonInteraction,
  tap: ValuesOf<typeof links.back>,
): Promise<void> {
  const outcome = await context.tables.handing.back(tap.table, interaction.user.id);
  if (!(await replyIfRefused(context, interaction, outcome)) || !outcome.ok) return;
  await refreshTable(context, tap.table);
  const table = (await context.tables.load(tap.table)) ?? outcome.table;
  // The turn's own message is drawn by the table's screen; any other keeps the button while somebody else may need it.
  const isTurn = interaction.message.id === table.showing.turnMessageId;
  const isNeeded = !isTheirsAlone(interaction) && awaySeats(table).length > 0;
  if (!isTurn && !isNeeded) await dropPressed(interaction);
  const t = await translatorFor(context, interaction);
  await replyPrivately(interaction, plain(t('back.done', { number: table.number }), rowsOf(goTo(t, table))));
}
