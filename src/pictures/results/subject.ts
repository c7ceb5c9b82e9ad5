import type { Translate } from '../../texts/index.ts';
import { periodText } from '../figures.ts';
import type { LeaderboardView } from './result-views.ts';

/** Game, period and kind of table. */
export const subjectOf = (t: Translate, { game, period, players }: LeaderboardView): string =>
  [
    game,
    periodText(t, period),
    players === 0 ? t('picture.allTables') : t('picture.players', { count: players }),
  ].join(' · ');
