import type { SeasonEntry, StoredSeason } from '../../../tables/seasons/season.ts';
import type { Translate } from '../../../texts/index.ts';
import { MAX_TEXT, row } from '../../api/layout.ts';
import { fittingLines, laidOut, type OutMessage, rowsOf } from '../../api/message.ts';
import { accentOf } from '../../views/game-presenter.ts';
import { channelLink, stamp } from '../../views/names.ts';
import { backButton, kindOfRound, nameIn, namesIn, pointsText, tablePoints } from './season-texts.ts';

/** A season's log entry as a line; null if it isn't interesting for people. `log`: with all draws of rounds. */
export function logLine(
  t: Translate,
  stored: StoredSeason,
  entry: SeasonEntry,
  log: readonly SeasonEntry[] = [entry],
): string | null {
  const { type, at, by } = entry;
  const when = stamp(at, 'f');
  const who = by === undefined ? '' : nameIn(t, stored, by);
  switch (type) {
    case 'joined':
    case 'withdrew':
    case 'left':
      return t('season.log.person', { when, does: type, name: nameIn(t, stored, entry.userId) });
    case 'excluded':
    case 'readmitted':
      return t(`season.log.${type}`, { when, name: nameIn(t, stored, entry.userId), by: who });
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
    case 'roundDrawn': {
      const round = 2 + log.filter((one) => one.type === type).indexOf(entry);
      return t('evening.log.round', { when, round, kind: kindOfRound(stored.season, round) });
    }
    case 'channelChosen':
      return t('season.log.channel', { when, by: who, channel: channelLink(entry.channelId) });
    case 'shortened':
    case 'waited':
      return t(`season.log.${type}`, { when, by: who });
    case 'satOut':
    case 'rested': {
      const names = namesIn(t, stored, entry.userIds, MAX_TOGETHER);
      return t(type === 'satOut' ? 'season.log.satOut' : 'evening.log.rested', { when, names });
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
    case 'obsolete':
      return null;
  }
}

/** Maximum number of people in a line of the log. */
const MAX_TOGETHER = 20;

/** Log entries as lines. People who join one after another share one, with the time of the first. */
export function logLines(t: Translate, stored: StoredSeason, entries: readonly SeasonEntry[]): string[] {
  const groups: SeasonEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const isNext = entry.type === 'joined' && last?.[0]?.type === 'joined' && last.length < MAX_TOGETHER;
    if (isNext) last.push(entry);
    else groups.push([entry]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    const names = group.flatMap((one) => (one.type === 'joined' ? nameIn(t, stored, one.userId) : []));
    const line =
      first && names.length > 1
        ? t('season.log.joined', { when: stamp(first.at, 'f'), names: t.list(names) })
        : first && logLine(t, stored, first, entries);
    return line ? [`- ${line}`] : [];
  });
}

/** The latest entries that fit. */
export function logMessage(t: Translate, stored: StoredSeason, entries: readonly SeasonEntry[]): OutMessage {
  // A person's repeated joining and withdrawing is reduced to the last entry.
  const lastOf = new Map(
    entries.flatMap((entry) =>
      entry.type === 'joined' || entry.type === 'withdrew' ? [[entry.userId, entry] as const] : [],
    ),
  );
  const shown = entries.filter(
    (entry) => (entry.type !== 'joined' && entry.type !== 'withdrew') || lastOf.get(entry.userId) === entry,
  );
  const head = t('season.log.head');
  const lines = fittingLines(logLines(t, stored, shown).toReversed(), MAX_TEXT - head.length - 1);
  const parts = [row(`${head}\n${lines.split('\n').toReversed().join('\n')}`)];
  return laidOut([...parts, ...rowsOf([backButton(t, stored.season)])], accentOf(stored.season.terms.game));
}
