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
import { agreeOn } from '../../tables/bacchanalia/agreement.ts';
import { wordsDigest } from '../../tables/bacchanalia/drafts.ts';
import {
  bothLimits,
  LIMIT_LISTS,
  type Limits,
  LONGEST_LIST,
  MOST_LIMITS,
  ownLimits,
  withOwnLimits,
} from '../../tables/bacchanalia/settings.ts';
import { seatOf } from '../../tables/seats.ts';
import { isOpen } from '../../tables/table.ts';
import { startOf } from '../../text.ts';
import type { Translate } from '../../texts/index.ts';
import { isOnEphemeral } from '../api/interaction.ts';
import { field, plain, textField } from '../api/message.ts';
import type { HandlerContext } from '../handling/context.ts';
import { translatorFor } from '../handling/locale.ts';
import { refreshIfAccepted } from '../handling/refresh-table.ts';
import {
  acceptedTable,
  answer,
  loadTable,
  openModal,
  promiseUpdate,
  replyPrivately,
  replyUnknownButton,
} from '../handling/reply.ts';
import { storyButtons } from './buttons.ts';
import { sendNoticesAndRefresh } from './story-actions.ts';
import { hasLimits, limitLines, limitMessages, limitsIn, parseEnd, storyTerms } from './terms-text.ts';

/** Lines that many tables want, to tick beside one's own. */
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

/** The form shows a person's own lines and veils, nobody else's. A ticked line stands at its box, not in the field. */
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
        max_length: LONGEST_LIST,
        value: startOf(written[list].join('\n'), LONGEST_LIST),
      },
      t(`terms.fieldHint.${list}`, { most: MOST_LIMITS }),
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

const MESSAGE_ROOM = 1700;

/** Lists that the form doesn't have are left out. */
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
export async function openTerms(
  context: HandlerContext,
  interaction: ButtonInteraction,
  id: string,
): Promise<void> {
  const table = await loadTable(context, interaction, id);
  if (!table) return;
  const t = await translatorFor(context, interaction);
  const terms = storyTerms(table);
  const { id: userId } = interaction.user;
  if (isOpen(table) && seatOf(table, userId))
    return openModal(context, interaction, termsForm(t, id, ownLimits(terms, userId)));
  for (const message of limitMessages(t, terms)) await replyPrivately(interaction, message);
}

/**
 * Stores the lines and veils of a form. If the person has changed theirs since it opened, both versions stand. Refused text is given back.
 * `on` is the digest of what the form showed, where it knows.
 */
export async function submitTerms(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
  id: string,
  on: string | undefined,
): Promise<void> {
  if (!interaction.isFromMessage()) return replyUnknownButton(context, interaction);
  promiseUpdate(interaction);
  const written = readLimits(interaction.fields);
  const { id: userId } = interaction.user;
  let isMerged = false;
  const outcome = await agreeOn(context.tables, id, userId, (terms) => {
    const own = ownLimits(terms, userId);
    const alone = { ...own, ...written };
    // A form that is processed again after a crash is stored already.
    isMerged = ![on, wordsDigest(alone)].includes(wordsDigest(own));
    return withOwnLimits(terms, userId, isMerged ? bothLimits(own, written) : alone);
  });
  const t = await translatorFor(context, interaction);
  const { table } = outcome;
  const stands = ownLimits(storyTerms(table), userId);
  if (await acceptedTable(context, interaction, outcome)) {
    // Forms that change nothing are answered as well, so that the writer knows what stands.
    const merged = isMerged ? 'yes' : 'no';
    const message = plain([t('terms.saved', { merged }), ...limitLines(t, stands, MESSAGE_ROOM)]);
    if (isOnEphemeral(interaction)) await answer(interaction, message);
    else await replyPrivately(interaction, message);
    return sendNoticesAndRefresh(context, interaction, id);
  }
  if (isMerged && table && hasLimits(stands)) {
    const message = plain([t('terms.stands'), ...limitLines(t, stands, MESSAGE_ROOM)]);
    await replyPrivately(interaction, message);
  }
  for (const list of LIMIT_LISTS) {
    const text = written[list]?.join('\n');
    if (text) await replyPrivately(interaction, plain(`${t(`terms.${list}`)}\n${text}`));
  }
}

export async function chooseEnd(
  context: HandlerContext,
  interaction: StringSelectMenuInteraction,
  id: string,
): Promise<void> {
  const end = parseEnd(interaction.values[0] ?? '', context.now());
  if (!end) return replyUnknownButton(context, interaction);
  promiseUpdate(interaction);
  const outcome = await agreeOn(context.tables, id, interaction.user.id, (terms) => ({ ...terms, end }));
  await refreshIfAccepted(context, interaction, outcome);
}
