import type { ButtonInteraction, UserSelectMenuInteraction } from 'discord.js';
import { moveTable } from '../../../tables/changes/channel-and-language.ts';
import { type ManagerChange, manageSeason } from '../../../tables/seasons/changes.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import { isOpen } from '../../../tables/table.ts';
import type { Translate } from '../../../texts/index.ts';
import { personOf } from '../../api/interaction.ts';
import { plain } from '../../api/message.ts';
import type { ValuesOf } from '../../custom-id.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { channelOf } from '../../handling/opening.ts';
import { refreshTable } from '../../handling/refresh-table.ts';
import { answer, replyText } from '../../handling/reply.ts';
import { channelLink } from '../../views/names.ts';
import { type AtSeason, inPlace } from './at-season.ts';
import type { seasonButtons } from './buttons.ts';
import { changeOf, excludeQuestion, managePanel, sureQuestion } from './manage.ts';
import { changeRefusal } from './refusals.ts';
import { seasonsContext, showSeason, tablesOfSeason } from './show-season.ts';

export const showPanel = inPlace<ButtonInteraction, AtSeason>(
  ({ now }, interaction, { stored, t }) => answer(interaction, managePanel(t, stored, now())),
  'manage',
);

export const act = inPlace<ButtonInteraction, ValuesOf<typeof seasonButtons.deed>>(
  async (context, interaction, { stored, t }, { deed, season: id }) => {
    if (deed === 'stop' || deed === 'callOff') return answer(interaction, sureQuestion(t, stored, deed));
    if (deed === 'moveHere') return moveHere(context, interaction, t, id);
    const change = changeOf(deed);
    if (change) await manage(context, interaction, t, id, change);
  },
  'manage',
);

/** Changes the season, and tells the manager on the panel what came of it; the card follows. Null: it is as it was. */
async function manage(
  context: HandlerContext,
  interaction: ButtonInteraction,
  t: Translate,
  id: string,
  change: ManagerChange,
): Promise<StoredSeason | null> {
  const outcome = await manageSeason(seasonsContext(context), id, personOf(interaction), change);
  const { stored } = outcome;
  if (!stored) {
    await replyText(context, interaction, 'season.refused.none');
    return null;
  }
  const done =
    change.type === 'channelChosen'
      ? t('season.manage.moved', { channel: channelLink(change.channelId) })
      : t('season.manage.done');
  const sentence = outcome.ok ? done : changeRefusal(t, outcome.refusal);
  const isOver = stored.season.status === 'calledOff' || stored.season.status === 'ended';
  await answer(interaction, isOver ? plain(sentence) : managePanel(t, stored, context.now(), sentence));
  if (!outcome.ok) return null;
  // The last messages of a season that is over go before its card.
  if (!isOver) await showSeason(context, id);
  return stored;
}

/** The card and the tables go on in the channel where the button was pressed: the old one may be gone. */
async function moveHere(
  context: HandlerContext,
  interaction: ButtonInteraction,
  t: Translate,
  id: string,
): Promise<void> {
  const channelId = channelOf(interaction);
  const stored = await manage(context, interaction, t, id, { type: 'channelChosen', channelId });
  if (!stored) return;
  for (const { id: tableId, status, channelId: before } of await tablesOfSeason(context, stored)) {
    if (before === channelId || !isOpen({ status })) continue;
    const moved = await moveTable(context.tables, tableId, interaction.user.id, true, channelId);
    if (moved.ok) await refreshTable(context, tableId);
  }
}

export const exclude = inPlace<UserSelectMenuInteraction, AtSeason>(
  async ({ now }, interaction, { stored, t }) => {
    const [person = ''] = interaction.values;
    const { people, reserves } = stored.season;
    const isIn = people.includes(person) || reserves.includes(person);
    await answer(
      interaction,
      isIn ? excludeQuestion(t, stored, person) : managePanel(t, stored, now(), t('season.manage.notIn')),
    );
  },
  'manage',
);

export const excludeSurely = inPlace<ButtonInteraction, ValuesOf<typeof seasonButtons.excludeSurely>>(
  async (context, interaction, { t }, { season: id, person }) => {
    await manage(context, interaction, t, id, { type: 'excluded', userId: person });
  },
  'manage',
);
