import type { ButtonInteraction, UserSelectMenuInteraction } from 'discord.js';
import {
  type APIActionRowComponent,
  type APIUserSelectComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { moveTable } from '../../../tables/changes/table-settings.ts';
import { type ManagerChange, manageSeason } from '../../../tables/seasons/changes.ts';
import { nextOpensAt } from '../../../tables/seasons/schedule.ts';
import { isOver } from '../../../tables/seasons/season.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import { isOpen } from '../../../tables/table.ts';
import type { Translate } from '../../../texts/index.ts';
import { personOf } from '../../api/interaction.ts';
import { button, type OutMessage, plain, rowsOf } from '../../api/message.ts';
import type { ValuesOf } from '../../custom-id.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { channelOf } from '../../handling/limits.ts';
import { refreshTable } from '../../handling/refresh-table.ts';
import { answer, replyText } from '../../handling/reply.ts';
import { channelLink, stamp } from '../../views/names.ts';
import { type AtSeason, inPlace } from './at-season.ts';
import { type Deed, seasonButtons } from './buttons.ts';
import { seasonsContext, showSeason, tablesOfSeason } from './card.ts';
import { backButton, changeRefusal, nameIn, ofKind, titleOf } from './words.ts';

/** All that people who manage the server can do to a season that isn't over. */
export function managePanel(
  t: Translate,
  stored: StoredSeason,
  now: Date,
  done: string | null = null,
): OutMessage {
  const { season, channelId } = stored;
  const { id, status, pausedAt, startsAt, endsAt } = season;
  const { evening } = season.terms;
  const act = (deed: Deed, label: string, style: 'secondary' | 'danger' = 'secondary') =>
    button(seasonButtons.deed({ season: id, deed }), label, style);
  const isJoining = status === 'joining';
  const lines = [
    t('season.manage.head', { title: titleOf(t, season), channel: channelLink(channelId) }),
    evening
      ? t('evening.manage.times', { starts: stamp(startsAt, 'F'), event: season.eventId ? 'made' : 'none' })
      : t('season.manage.times', { starts: stamp(startsAt, 'F'), ends: stamp(endsAt, 'F') }),
    pausedAt && t('season.card.paused'),
    ...(done === null ? [] : [done]),
  ];
  return plain(lines, [
    ...rowsOf([
      ...(evening ? [] : [act('extend', t('season.button.extend'))]),
      status === 'playing' &&
        (pausedAt ? act('resume', t('season.button.resume')) : act('pause', t('season.button.pause'))),
      act('moveHere', t('season.button.moveHere')),
      isJoining
        ? act('callOff', t('season.button.callOff'), 'danger')
        : act('stop', t('season.button.stop'), 'danger'),
      backButton(t, season),
    ]),
    ...rowsOf([
      button(seasonButtons.role({ season: id }), t('season.button.role')),
      status === 'playing' &&
        !evening &&
        now >= nextOpensAt(startsAt, endsAt) &&
        button(seasonButtons.open(), t('season.button.next')),
    ]),
    excludeRow(t, id),
  ]);
}

const excludeRow = (t: Translate, season: string): APIActionRowComponent<APIUserSelectComponent> => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.UserSelect,
      custom_id: seasonButtons.exclude({ season }),
      placeholder: t('season.manage.exclude'),
    },
  ],
});

/** What can't be undone is asked about first. */
function sureQuestion(t: Translate, { season }: StoredSeason, deed: 'stop' | 'callOff'): OutMessage {
  return plain(
    t(
      deed === 'stop'
        ? ofKind(season, 'season.manage.stop.question', 'evening.manage.stop.question')
        : ofKind(season, 'season.manage.callOff.question', 'evening.manage.callOff.question'),
    ),
    rowsOf([
      button(
        seasonButtons.deed({ season: season.id, deed: `${deed}Surely` }),
        t(deed === 'stop' ? 'season.button.stop' : 'season.button.callOff'),
        'danger',
      ),
      button(seasonButtons.manage({ season: season.id }), t('season.button.back')),
    ]),
  );
}

function excludeQuestion(t: Translate, stored: StoredSeason, person: string): OutMessage {
  const { id } = stored.season;
  return plain(
    t(ofKind(stored.season, 'season.manage.exclude.question', 'evening.manage.exclude.question'), {
      name: nameIn(t, stored, person),
    }),
    rowsOf([
      button(seasonButtons.excludeSurely({ season: id, person }), t('season.button.exclude'), 'danger'),
      button(seasonButtons.manage({ season: id }), t('season.button.back')),
    ]),
  );
}

/** The entry of the log that a deed is; null: it is none. */
function changeOf(deed: Deed): ManagerChange | null {
  switch (deed) {
    case 'extend':
      return { type: 'extended', weeks: 1 };
    case 'pause':
      return { type: 'paused' };
    case 'resume':
      return { type: 'resumed' };
    case 'stopSurely':
      return { type: 'stopped' };
    case 'callOffSurely':
      return { type: 'calledOff', why: 'manager' };
    case 'stop':
    case 'callOff':
    case 'moveHere':
      return null;
  }
}

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
  const hasEnded = isOver(stored.season);
  await answer(interaction, hasEnded ? plain(sentence) : managePanel(t, stored, context.now(), sentence));
  if (!outcome.ok) return null;
  // The last messages of a season that is over go before its card.
  if (!hasEnded) await showSeason(context, id);
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
