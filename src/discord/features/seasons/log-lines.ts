import type { SeasonEntry } from '../../../tables/seasons/season.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import type { Translate } from '../../../texts/index.ts';
import { channelLink, stamp } from '../../views/names.ts';
import { nameIn, pointsText, tablePoints } from './words.ts';

/** An entry of a season's log as a line; null where it tells people nothing that they can't see. */
export function logLine(t: Translate, stored: StoredSeason, entry: SeasonEntry): string | null {
  const { type, at, by } = entry;
  const when = stamp(at, 'F');
  const who = by === undefined ? '' : nameIn(t, stored, by);
  switch (type) {
    case 'joined':
    case 'withdrew':
    case 'left':
      return t('season.log.person', { when, does: type, name: nameIn(t, stored, entry.userId) });
    case 'excluded':
      return t('season.log.excluded', { when, name: nameIn(t, stored, entry.userId), by: who });
    case 'replaced':
      return t('season.log.replaced', {
        when,
        name: nameIn(t, stored, entry.userId),
        place: nameIn(t, stored, stored.season.tables[entry.table]?.seats[entry.seat] ?? ''),
      });
    case 'extended':
      return t('season.log.extended', { when, weeks: entry.weeks, by: who });
    case 'opened':
    case 'moved':
    case 'calledOff':
    case 'drawn':
    case 'paused':
    case 'resumed':
    case 'stopped':
    case 'ended':
      return t('season.log.change', { when, what: type, by: by === undefined ? 'none' : who });
    case 'roundDrawn':
      return t('evening.log.round', { when });
    case 'roleChosen':
      return t('season.log.role', { when, by: who, state: entry.roleId === null ? 'none' : 'chosen' });
    case 'channelChosen':
      return t('season.log.channel', { when, by: who, channel: channelLink(entry.channelId) });
    case 'roleRefused':
      return t('season.log.roleRefused', { when });
    case 'waited':
      return t('season.log.waited', { when });
    case 'satOut': {
      const names = entry.userIds.map((userId) => nameIn(t, stored, userId)).join(', ');
      return t('season.log.satOut', { when, names });
    }
    case 'judged': {
      const { points, position, weights } = entry.verdict;
      const { seats = [], result } = stored.season.tables[entry.table] ?? {};
      const each = points.map((won, seat) => {
        const userId = seats[seat] ?? null;
        const name = userId === null ? t('who.computer') : nameIn(t, stored, userId);
        const isAway = won > 0 && result?.points[seat] === 0;
        return t('season.log.points', {
          name,
          points: pointsText(stored.locale, tablePoints(won)),
          away: isAway ? 'yes' : 'no',
        });
      });
      return t('season.log.judged', { when, points: each.join(', '), position, weights });
    }
    case 'finished':
    case 'missed':
    case 'returned':
    case 'tableOpened':
    case 'announced':
      return null;
  }
}
