import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { APIButtonComponent } from 'discord-api-types/v10';
import { devotionsOf } from '../../games/tuchulcha/devotion.ts';
import { offers, settledPosition } from '../../games/tuchulcha/game.ts';
import type { GameState } from '../../games/tuchulcha/types.ts';
import { makeRequest } from '../../tables/changes/turns.ts';
import { personToAct, seatOf, waitsFor } from '../../tables/seats.ts';
import type { PersonSettings } from '../../tables/settings.ts';
import { isOf, type Table } from '../../tables/table.ts';
import {
  type AnswerSwitch,
  type AutomaticAnswers,
  automaticAnswers,
  ENDINGS,
  type TurnEnding,
  withAnswers,
} from '../../tables/tuchulcha/automatic-play.ts';
import type { Translate } from '../../texts/index.ts';
import { isOnEphemeral } from '../api/interaction.ts';
import { row } from '../api/layout.ts';
import { button, laidOut, type OutMessage, selectRow } from '../api/message.ts';
import type { ValuesOf } from '../custom-id.ts';
import type { Tap } from '../handling/context.ts';
import { type Preference, storesPreference, switchRow } from '../handling/panel.ts';
import { refreshPressed, refreshTable } from '../handling/refresh-table.ts';
import { answer, replyPrivately, replyRefusal } from '../handling/reply.ts';
import { turnButtons } from './buttons.ts';
import type { Choices } from './choice-buttons.ts';
import type { RecapAction } from './recap.ts';

/** All possible automatic answers for all of a person's tables, with keys that are part of custom ids and never change. */
const AUTOMATIC_ANSWERS = {
  autoPlay: 'only-turn',
  alwaysRolls: 'third-die',
  neverTuchulcha: 'never-tuchulcha',
  neverLasaVecuvia: 'never-lasa',
} as const satisfies Record<AnswerSwitch, string>;

const ANSWERS = Object.keys(AUTOMATIC_ANSWERS) as AnswerSwitch[];

const endingOf = (value: string | undefined): TurnEnding => ENDINGS.find((one) => one === value) ?? 'ask';

export const tuchulchaPreferences: readonly Preference[] = [
  {
    kind: 'select',
    key: 'end-turn',
    text: 'standing.ending',
    values: () => ENDINGS,
    option: (t, value) => t(`standing.ending.${endingOf(value)}`),
    chosen: ({ settings }) => automaticAnswers(settings).ending,
    change: storesPreference((current, value) => withAnswers(current, { ending: endingOf(value) })),
  },
  ...ANSWERS.map(
    (answer): Preference => ({
      kind: 'toggle',
      key: AUTOMATIC_ANSWERS[answer],
      text: `standing.${answer}`,
      isOn: ({ settings }) => automaticAnswers(settings)[answer],
      change: storesPreference((current, on) => withAnswers(current, { [answer]: on })),
    }),
  ),
];

/** Number of turns that a player confirms by hand before the automatic answer is offered. */
const CONFIRMED = 3;

/** Buttons under a question that an automatic answer could settle. */
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
  return [button(turnButtons.standing({ table: table.id }), t('button.standing'))];
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
  const answers = automaticAnswers(settings);
  const endings = ENDINGS.map((value) => ({
    label: t(`standing.ending.${value}`),
    value,
    default: value === answers.ending,
  }));
  return laidOut([
    row(t('standing.head')),
    row(`**${t('standing.ending')}**`),
    selectRow(turnButtons.ending({ table }), t('standing.ending'), endings),
    ...ANSWERS.map((answer) => {
      const customId = turnButtons.answer({ table, answer, given: !answers[answer] });
      return switchRow(t, `**${t(`standing.${answer}`)}**`, customId, answers[answer]);
    }),
  ]);
}

export async function showAutomaticAnswers(
  tap: Tap<ButtonInteraction>,
  { table }: ValuesOf<typeof turnButtons.standing>,
): Promise<void> {
  const settings = await tap.people.settings(tap.userId);
  await replyPrivately(tap, standingMessage(tap.t, table, settings));
}

/** Sets or removes an automatic answer, and applies it to the question at hand. */
export const setAutomaticAnswer = (
  tap: Tap<ButtonInteraction>,
  { answer: key, given }: ValuesOf<typeof turnButtons.answer>,
  table: Table,
): Promise<void> =>
  changeAnswers(tap, table, key === 'ending' ? { ending: given ? 'play' : 'ask' } : { [key]: given });

/** Chooses what ends the person's turns, and ends the one at hand if it only waits for that. */
export const chooseEnding = (
  tap: Tap<StringSelectMenuInteraction>,
  _: unknown,
  table: Table,
): Promise<void> => changeAnswers(tap, table, { ending: endingOf(tap.interaction.values[0]) });

async function changeAnswers(
  tap: Tap<ButtonInteraction | StringSelectMenuInteraction>,
  table: Table,
  changed: Partial<AutomaticAnswers>,
): Promise<void> {
  const { id } = table;
  const { userId } = tap;
  if (table.status !== 'playing' || !seatOf(table, userId)) {
    const code = table.status === 'playing' ? 'notSeated' : 'notPlaying';
    return replyRefusal(tap, { code }, table);
  }
  const settings = await tap.people.change(userId, (current) => withAnswers(current, changed));
  const message = standingMessage(tap.t, id, settings);
  if (table.state && isOf('tuchulcha', table) && waitsFor(table, userId)) {
    const { confirm, steps } = offers(table.state);
    if (changed.ending === 'play' && confirm && steps.length === 0)
      await makeRequest(tap.tables, table.id, null, userId, { type: 'confirm' });
  }
  if (isOnEphemeral(tap.interaction)) {
    await answer(tap, message);
    await refreshTable(tap, id);
    return;
  }
  await refreshPressed(tap, id);
  await replyPrivately(tap, message);
}
