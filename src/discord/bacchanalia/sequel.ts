/** Another story of the same people, to which one thing of the last one can come along. */

import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import {
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuOption,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { Color } from '../../games/bacchanalia/cards.ts';
import type { EndingKind } from '../../games/bacchanalia/state.ts';
import { castOf, isSceneOrEnding } from '../../games/bacchanalia/tales.ts';
import { type CarriedOver, MAX_CARRIED_LENGTH, type StoryTerms } from '../../tables/bacchanalia/terms.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import { findRematch } from '../../tables/changes/rematch.ts';
import { isOf, type Table } from '../../tables/table.ts';
import { hasWords, shorten } from '../../text.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { calledName } from '../../texts/prompt-texts.ts';
import { field, formOf, textField } from '../api/form.ts';
import { MAX_OPTIONS, OPTION_LENGTH } from '../api/message.ts';
import { playAgain } from '../features/lobby/index.ts';
import type { Tap } from '../handling/context.ts';
import { openModal, promiseUpdate, returnForm } from '../handling/reply.ts';
import { plainLabel } from '../views/names.ts';
import { storyButtons } from './buttons.ts';
import { chosenIn, oneLine, textIn } from './form-fields.ts';
import { type CurrentTale, type StoryReplay, taleOf } from './story-texts.ts';
import { personAt } from './tale-messages.ts';

const LIST = 'carried';
const OWN = 'own';

/** `tale`: its words are from that one. */
type Carryable = Pick<CurrentTale, 'text' | 'color' | 'tale'>;

/** Opens a form that asks what comes along. Later people sit down at the table that is already open. */
export async function openAgain(tap: Tap<ButtonInteraction>, table: Table): Promise<void> {
  const isOpened = (await findRematch(tap.store, table.id)).table !== null;
  if (!isOf('bacchanalia', table) || isOpened) {
    promiseUpdate(tap);
    await playAgain(tap, table);
    return;
  }
  const carryables = carryablesOf(table, await tap.tableMessages.replay(table));
  await openModal(tap, againForm(tap.t, table.id, carryables));
}

export async function submitAgain(tap: Tap<ModalSubmitInteraction>, table: StoryTable): Promise<void> {
  promiseUpdate(tap);
  const own = oneLine(textIn(tap.interaction.fields, OWN));
  const replay = await tap.tableMessages.replay(table);
  const chosen = carryablesOf(table, replay)[Number(chosenIn(tap.interaction.fields, LIST) || Number.NaN)];
  const teller = personAt(table, chosen?.color ?? null);
  const text = [chosen?.text ?? '', own].filter((part) => part !== '').join(' · ');
  const title = table.terms.title;
  const carried: CarriedOver = {
    text: shorten(text, MAX_CARRIED_LENGTH),
    ...(title && { from: title }),
    ...(chosen && { tale: chosen.tale }),
    of: [...new Set([tap.userId, teller ?? tap.userId])],
  };
  // The next table is of the same game.
  const sits = await playAgain(tap, table, (terms) =>
    text === '' ? terms : { ...(terms as StoryTerms), carried },
  );
  if (!sits) await returnForm(tap);
}

export const againForm = (
  t: Translate,
  table: string,
  carryables: readonly Carryable[],
): APIModalInteractionResponseCallbackData => {
  const options = carryables.map(
    ({ text }, at): APISelectMenuOption => ({
      label: plainLabel(text),
      value: String(at),
    }),
  );
  const list = field(t('bacchanalia.again.list'), {
    type: ComponentType.StringSelect,
    custom_id: LIST,
    placeholder: t('bacchanalia.again.nothing'),
    min_values: 0,
    required: false,
    options,
  });
  return formOf(storyButtons.write({ table, written: { what: 'again' } }), t('bacchanalia.again.form'), [
    { type: ComponentType.TextDisplay, content: t('bacchanalia.again.how') },
    ...(options.length > 0 ? [list] : []),
    textField(t('bacchanalia.again.own'), {
      custom_id: OWN,
      style: TextInputStyle.Short,
      required: false,
      max_length: OPTION_LENGTH,
    }),
  ]);
};

/** The options in the table's language, since the next story contains the chosen one in that language. */
export function carryablesOf(table: StoryTable, replay: StoryReplay): readonly Carryable[] {
  const { state } = table;
  if (!state) return [];
  const t = translator(table.locale);
  const places = state.told.flatMap(({ teller, kind }, at): Carryable[] => {
    const title = isSceneOrEnding(kind) ? (taleOf(replay, at)?.title ?? '') : '';
    return hasWords(title)
      ? [{ color: teller, tale: at, text: t('bacchanalia.again.place', { title }) }]
      : [];
  });
  const people = state.setup.players.flatMap((color) => peopleOf(t, table, color));
  return [...people, ...places].slice(0, MAX_OPTIONS);
}

/** Survivors, and unresolved grudges, by how a character's story ended. */
function peopleOf(t: Translate, { state }: StoryTable, color: Color): Carryable[] {
  const sheet = state && castOf(state)[color];
  const tale = state?.cast[color]?.tale;
  if (!sheet || tale === undefined) return [];
  const kind = state.players[color]?.ended?.kind;
  const names = { name: calledName(sheet.name), amans: sheet.amans.trim(), accuser: sheet.accuser.trim() };
  return (kind ? LEFT_BY[kind] : []).flatMap((what) => {
    const needed = NEEDED[what].map((name) => names[name]);
    return needed.every(hasWords) ? [{ color, tale, text: t(`bacchanalia.again.${what}`, names) }] : [];
  });
}

type Left = 'away' | 'free' | 'saved' | 'score' | 'mourning';

const LEFT_BY: Readonly<Record<EndingKind, readonly Left[]>> = {
  flight: ['away', 'score'],
  amansLost: ['free'],
  amansSaved: ['saved', 'mourning'],
  bacchanal: ['score'],
  crime: [],
  death: ['mourning'],
};

const NEEDED: Readonly<Record<Left, readonly ('name' | 'amans' | 'accuser')[]>> = {
  away: ['name'],
  free: ['name', 'amans'],
  saved: ['name', 'amans'],
  score: ['name', 'accuser'],
  mourning: ['name', 'amans', 'accuser'],
};
