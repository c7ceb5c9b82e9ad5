import type {
  ButtonInteraction,
  ModalSubmitFields,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { whoIsNotReady } from '../../tables/agreements.ts';
import { agreeOn, pause, sayReady } from '../../tables/bacchanalia/agreement.ts';
import { wordsDigest } from '../../tables/bacchanalia/drafts.ts';
import {
  LIMIT_LISTS,
  type Limits,
  MAX_LIMITS,
  MAX_LIST_LENGTH,
  mergeLimits,
  ownLimits,
  type StoryTerms,
  withOwnLimits,
} from '../../tables/bacchanalia/terms.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import { isPaused } from '../../tables/game-registry.ts';
import type { NoticeText } from '../../tables/notice.ts';
import { peopleToAct, presentPlayers, seatOf } from '../../tables/seats.ts';
import { isOpen, type Table } from '../../tables/table.ts';
import { capitalized, startOf } from '../../text.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { field, textField } from '../api/form.ts';
import { isOnEphemeral } from '../api/interaction.ts';
import { button, type OutMessage, plain, rowsOf, type TextMessage } from '../api/message.ts';
import type { ValuesOf } from '../custom-id.ts';
import type { Tap } from '../handling/context.ts';
import { refreshIfAccepted } from '../handling/refresh-table.ts';
import {
  acceptedTable,
  answer,
  openModal,
  promiseReply,
  promiseUpdate,
  replyPrivately,
  replyUnknownButton,
} from '../handling/reply.ts';
import { mention } from '../views/names.ts';
import { storyButtons } from './buttons.ts';
import { showWishes } from './gift-wishes.ts';
import { sendNoticesAndRefresh } from './story-actions.ts';
import { hasLimits, limitLines, limitMessages, limitsIn, parseEnd, storyTerms } from './terms-text.ts';

/** The number of ready people among those who are asked. Names would reveal who isn't ready. */
export function readyCount(table: Table): { readonly ready: number; readonly asked: number } {
  const asked = presentPlayers(table).length;
  return { ready: asked - whoIsNotReady(table).length, asked };
}

export function pausedMessage(t: Translate, table: StoryTable): OutMessage {
  return plain(
    t('safety.paused', readyCount(table)),
    rowsOf([
      button(storyButtons.safety({ table: table.id, does: 'ready' }), t('button.goOn'), 'primary'),
      safetyButton(t, table),
    ]),
  );
}

export const safetyButton = (t: Translate, { id }: Pick<Table, 'id'>) =>
  button(storyButtons.safety({ table: id, does: 'show' }), t('button.safety'));

/** Anybody at the table can drop what came along from the previous story, at any time. */
export const dropButton = (t: Translate, { id }: Pick<Table, 'id'>, { carried }: StoryTerms) =>
  carried && button(storyButtons.safety({ table: id, does: 'drop' }), t('bacchanalia.button.dropCarried'));

/** Handles the safety buttons: shows the lines and veils, pauses, says that a person is ready, or drops something. */
export async function onSafety(
  tap: Tap<ButtonInteraction>,
  { table: id, does }: ValuesOf<typeof storyButtons.safety>,
  table: Table,
): Promise<void> {
  if (does === 'show') return showSafety(tap, table);
  promiseUpdate(tap);
  if (does === 'ready') {
    const outcome = await sayReady(tap.tables, id, tap.userId);
    const wasLobby = outcome.ok && outcome.table.status === 'lobby';
    if (!(await refreshIfAccepted(tap, outcome))) return;
    // Asks for wishes now, so that nobody has to be waited for later.
    const begun = wasLobby && (await tap.store.load(id));
    return begun ? showWishes(tap, begun) : sendNoticesAndRefresh(tap, id);
  }
  const outcome =
    does === 'drop'
      ? await agreeOn(tap.tables, id, tap.userId, ({ carried: _, ...terms }) => terms)
      : await pause(tap.tables, id, tap.userId);
  if (!(await acceptedTable(tap, outcome))) return;
  const done = does === 'drop' ? tap.t('bacchanalia.done') : tap.t('safety.paused', { ready: 0, asked: 0 });
  // The question was private, and the answer replaces it.
  if (isOnEphemeral(tap.interaction)) await answer(tap, done);
  await sendNoticesAndRefresh(tap, id);
}

const MESSAGE_ROOM = 1900;

async function showSafety(tap: Tap<ButtonInteraction>, table: Table): Promise<void> {
  promiseReply(tap);
  const { t } = tap;
  const { id } = table;
  const isTheirs = seatOf(table, tap.userId) !== undefined && table.status === 'playing';
  const head = isTheirs ? [t('safety.panel')] : [];
  const terms = storyTerms(table);
  const lists = limitLines(t, terms, MESSAGE_ROOM - head.join('\n').length);
  const buttons = [
    button(storyButtons.write({ table: id, written: { what: 'terms' } }), t('button.ownLimits')),
    dropButton(t, table, terms),
    !isPaused(table) &&
      button(storyButtons.safety({ table: id, does: 'pause' }), t('button.pause'), 'danger'),
  ];
  const message = plain([...head, ...lists].join('\n'), isTheirs ? rowsOf(buttons) : []);
  await replyPrivately(tap, message);
}

/** The notice, without names, of changed lines and veils, of a pause or its end. Null if nobody has to be told. */
export function safetyNotice(
  table: StoryTable,
  text: Extract<NoticeText, { kind: 'limits' | 'paused' }>,
): TextMessage | null {
  const t = translator(table.locale);
  const { number } = table;
  if (text.kind === 'paused') {
    if (text.paused) return { content: t('notice.paused', { paused: 'yes' }), rows: [], mentions: [] };
    const asked = peopleToAct(table).map(({ userId }) => userId);
    return calling(asked, t('notice.paused', { paused: 'no' }));
  }
  if (table.status === 'lobby') {
    const called = text.unreadied ? whoIsNotReady(table) : [];
    if (called.length === 0) return null;
    return calling(called, t('notice.limits', { number, unreadied: 'yes' }));
  }
  const head = t('notice.limits', { number, unreadied: 'no' });
  const lists = limitLines(t, table.terms, MESSAGE_ROOM - head.length);
  return { content: [head, ...lists].join('\n'), rows: [], mentions: [] };
}

const calling = (people: readonly string[], content: string) => ({
  content: people.length > 0 ? `${people.map(mention).join(' ')}: ${content}` : capitalized(content),
  rows: [],
  mentions: people,
});

/** Common lines, as checkboxes besides one's own. */
const COMMON_LINES = [
  'children',
  'sexual',
  'sexScenes',
  'torture',
  'animals',
  'suicide',
  'slavery',
  'gore',
] as const;

const COMMON = 'common';

/** The form shows only a person's own lines and veils. A checked line isn't repeated in the field. */
export function termsForm(t: Translate, table: string, own: Limits): APIModalInteractionResponseCallbackData {
  const common = COMMON_LINES.map((line) => t(`terms.common.${line}`));
  const written = { ...own, lines: own.lines.filter((line) => !common.includes(line)) };
  const fields = LIMIT_LISTS.map((list) =>
    textField(
      t(`terms.modal.${list}`),
      {
        custom_id: list,
        style: TextInputStyle.Paragraph,
        required: false,
        max_length: MAX_LIST_LENGTH,
        value: startOf(written[list].join('\n'), MAX_LIST_LENGTH),
      },
      t(`terms.fieldHint.${list}`, { most: MAX_LIMITS }),
    ),
  );
  const ticked = field(t('terms.modal.common'), {
    type: ComponentType.CheckboxGroup,
    custom_id: COMMON,
    required: false,
    min_values: 0,
    options: common.map((line) => ({ label: line, value: line, default: own.lines.includes(line) })),
  });
  return {
    custom_id: storyButtons.write({ table, written: { what: 'terms', on: wordsDigest(own) } }),
    title: t('terms.modal.title'),
    components: [ticked, ...fields],
  };
}

const BOUNDARIES_ROOM = 1700;

/** Lists that the form doesn't contain are left out. */
export function readLimits({ fields }: Pick<ModalSubmitFields, 'fields'>): Partial<Limits> {
  const common = fields.get(COMMON);
  const ticked = common?.type === ComponentType.CheckboxGroup ? common.values : [];
  return Object.fromEntries(
    [...fields.values()].flatMap((field) => {
      const list = LIMIT_LISTS.find((one) => one === field.customId);
      if (!list || field.type !== ComponentType.TextInput) return [];
      const lines = list === 'lines' ? [...ticked, field.value] : [field.value];
      return [[list, limitsIn(lines.join('\n'))]];
    }),
  );
}

/** Opens the form for people at an open table; shows the lines and veils to everybody else. */
export async function openTerms(tap: Tap<ButtonInteraction>, table: Table): Promise<void> {
  const terms = storyTerms(table);
  if (isOpen(table) && seatOf(table, tap.userId))
    return openModal(tap, termsForm(tap.t, table.id, ownLimits(terms, tap.userId)));
  for (const message of limitMessages(tap.t, terms)) await replyPrivately(tap, message);
}

/**
 * Stores the lines and veils of a form. If the person has changed theirs since it opened, both versions are kept. Refused text is
 * returned. `on`: the digest of the form's initial text, if known.
 */
export async function submitTerms(
  tap: Tap<ModalSubmitInteraction>,
  id: string,
  on: string | undefined,
): Promise<void> {
  if (!tap.interaction.isFromMessage()) return replyUnknownButton(tap);
  promiseUpdate(tap);
  const written = readLimits(tap.interaction.fields);
  const { userId } = tap;
  let isMerged = false;
  const outcome = await agreeOn(tap.tables, id, userId, (terms) => {
    const own = ownLimits(terms, userId);
    const alone = { ...own, ...written };
    // A form that is processed again after a crash is already stored.
    isMerged = ![on, wordsDigest(alone)].includes(wordsDigest(own));
    return withOwnLimits(terms, userId, isMerged ? mergeLimits(own, written) : alone);
  });
  const { t } = tap;
  const { table } = outcome;
  const stands = ownLimits(storyTerms(table), userId);
  if (await acceptedTable(tap, outcome)) {
    // Forms without changes are answered as well, so that the writer knows the current state.
    const merged = isMerged ? 'yes' : 'no';
    const message = plain([t('terms.saved', { merged }), ...limitLines(t, stands, BOUNDARIES_ROOM)]);
    if (isOnEphemeral(tap.interaction)) await answer(tap, message);
    else await replyPrivately(tap, message);
    return sendNoticesAndRefresh(tap, id);
  }
  if (isMerged && table && hasLimits(stands)) {
    const message = plain([t('terms.stands'), ...limitLines(t, stands, BOUNDARIES_ROOM)]);
    await replyPrivately(tap, message);
  }
  for (const list of LIMIT_LISTS) {
    const text = written[list]?.join('\n');
    if (text) await replyPrivately(tap, `${t(`terms.${list}`)}\n${text}`);
  }
}

export async function chooseEnd(tap: Tap<StringSelectMenuInteraction>, id: string): Promise<void> {
  const end = parseEnd(tap.interaction.values[0] ?? '', tap.now());
  if (!end) return replyUnknownButton(tap);
  promiseUpdate(tap);
  const outcome = await agreeOn(tap.tables, id, tap.userId, (terms) => ({ ...terms, end }));
  await refreshIfAccepted(tap, outcome);
}
