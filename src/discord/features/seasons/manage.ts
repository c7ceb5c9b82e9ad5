import type { APIActionRowComponent, APIUserSelectComponent } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import type { ManagerChange } from '../../../tables/seasons/changes.ts';
import { nextOpensAt } from '../../../tables/seasons/schedule.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import type { Translate } from '../../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../../api/message.ts';
import { channelLink, stamp } from '../../views/names.ts';
import { type Deed, seasonButtons } from './buttons.ts';
import { backButton, nameIn, ofKind, titleOf } from './words.ts';

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
    ...(pausedAt ? [t('season.card.paused')] : []),
    ...(done === null ? [] : [done]),
  ];
  return plain(lines.join('\n'), [
    ...rowsOf([
      ...(evening ? [] : [act('extend', t('season.button.extend'))]),
      ...(status === 'playing'
        ? [pausedAt ? act('resume', t('season.button.resume')) : act('pause', t('season.button.pause'))]
        : []),
      act('moveHere', t('season.button.moveHere')),
      isJoining
        ? act('callOff', t('season.button.callOff'), 'danger')
        : act('stop', t('season.button.stop'), 'danger'),
      backButton(t, season),
    ]),
    ...rowsOf([
      button(seasonButtons.role({ season: id }), t('season.button.role')),
      ...(status === 'playing' && !evening && now >= nextOpensAt(startsAt, endsAt)
        ? [button(seasonButtons.open(), t('season.button.next'))]
        : []),
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
export function sureQuestion(t: Translate, { season }: StoredSeason, deed: 'stop' | 'callOff'): OutMessage {
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

export function excludeQuestion(t: Translate, stored: StoredSeason, person: string): OutMessage {
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
export function changeOf(deed: Deed): ManagerChange | null {
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
