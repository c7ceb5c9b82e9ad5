import type { ButtonInteraction } from 'discord.js';
import type { APIButtonComponent } from 'discord-api-types/v10';
import { devotionsOf, type GameState, offers, settledPosition } from '../../games/tuchulcha/index.ts';
import { findTable } from '../../tables/changes/table-transaction.ts';
import { makeRequest } from '../../tables/changes/turns.ts';
import { seatOf } from '../../tables/seats.ts';
import type { PersonSettings } from '../../tables/settings.ts';
import { isOf, type Table } from '../../tables/table.ts';
import { automaticAnswers, withAnswers } from '../../tables/tuchulcha/settings.ts';
import { personToAct, waitsFor } from '../../tables/who-acts.ts';
import type { Translate } from '../../texts/index.ts';
import { isOnEphemeral } from '../api/interaction.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import type { ValuesOf } from '../custom-id.ts';
import type { HandlerContext } from '../handling/context.ts';
import { translatorFor } from '../handling/locale.ts';
import { refreshPressed, refreshTable } from '../handling/refresh-table.ts';
import { answer, replyPrivately, replyRefusal } from '../handling/reply.ts';
import { turnButtons } from './buttons.ts';
import type { Choices } from './choices.ts';
import type { RecapAction } from './recap.ts';
import { AUTOMATIC_ANSWERS } from './settings.ts';

/** Turns that a player confirms by hand before the automatic answer is offered. */
const CONFIRMED = 3;

/** Buttons under a question that a automatic answer could settle. */
export function automaticAnswerButtons(
  t: Translate,
  table: Table,
  state: GameState,
  asks: Choices['asks'],
  replay: readonly RecapAction[],
): readonly APIButtonComponent[] {
  const { phase } = state;
  if (phase.name === 'before' || phase.name === 'afterFall' || phase.name === 'extra' || asks === 'only')
    return [button(turnButtons.standing({ table: table.id }), t('button.standing'))];
  const isConfirming = phase.name === 'moving' && !phase.result && offers(state).confirm;
  if (!isConfirming || offers(state).steps.length > 0) return [];
  const person = personToAct(table)?.userId;
  const confirmed = replay.filter(
    ({ actor, action, interactionId }) => actor === person && action.type === 'confirm' && interactionId,
  );
  if (confirmed.length < CONFIRMED) return [];
  const id = turnButtons.answer({ table: table.id, answer: 'autoConfirm', given: true });
  return [button(id, t('standing.autoConfirm'))];
}

/** Decisions of this turn that automatic answers made. */
export function answeredInTurn(
  state: GameState,
  replay: readonly RecapAction[],
): readonly ('devotion' | 'rolled')[] {
  const { phase } = state;
  if (phase.name === 'before' || phase.name === 'afterFall' || phase.name === 'over') return [];
  const begun = replay.findLastIndex(({ events }) => events.some(({ type }) => type === 'turn'));
  const byItself = replay
    .slice(Math.max(begun, 0))
    .filter(({ actor, action }) => actor === 'table' && action.type === 'roll');
  const isFurther = ({ events }: RecapAction) =>
    events.some((event) => event.type === 'rolled' && event.extra);
  const declined =
    byItself.some((entry) => !isFurther(entry)) && devotionsOf(settledPosition(state), false).length > 0;
  return [
    ...(declined ? (['devotion'] as const) : []),
    ...(byItself.some(isFurther) ? (['rolled'] as const) : []),
  ];
}

function standingMessage(t: Translate, table: string, settings: PersonSettings): OutMessage {
  const buttons = AUTOMATIC_ANSWERS.map(({ answer: key, label }) => {
    const on = automaticAnswers(settings)[key];
    const id = turnButtons.answer({ table, answer: key, given: !on });
    return button(
      id,
      t('standing.button', { answer: t(label), on: on ? 'yes' : 'no' }),
      on ? 'success' : 'secondary',
    );
  });
  return plain(t('standing.head'), rowsOf(buttons));
}

export async function showAutomaticAnswers(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { table }: ValuesOf<typeof turnButtons.standing>,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const settings = await context.people.settings(interaction.user.id);
  await replyPrivately(interaction, standingMessage(t, table, settings));
}

/** Sets or removes a automatic answer, and applies it to the question at hand. */
export async function setAutomaticAnswer(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: ValuesOf<typeof turnButtons.answer>,
): Promise<void> {
  const { id: userId } = interaction.user;
  const table = await findTable(context.tables, values.table);
  if (table?.status !== 'playing' || !seatOf(table, userId)) {
    const code = table?.status === 'playing' ? 'notSeated' : 'notPlaying';
    await replyRefusal(context, interaction, { code }, table);
    return;
  }
  const settings = await context.people.change(userId, (current) =>
    withAnswers(current, { [values.answer]: values.given }),
  );
  const t = await translatorFor(context, interaction);
  if (isOnEphemeral(interaction)) {
    await answer(interaction, standingMessage(t, values.table, settings));
    await refreshTable(context, values.table);
    return;
  }
  if (table.state && isOf('tuchulcha', table) && waitsFor(table, userId)) {
    const { confirm, steps } = offers(table.state);
    if (values.answer === 'autoConfirm' && values.given && confirm && steps.length === 0)
      await makeRequest(context.tables, table.id, null, userId, { type: 'confirm' });
  }
  await refreshPressed(context, interaction, values.table);
  await replyPrivately(interaction, standingMessage(t, values.table, settings));
}
