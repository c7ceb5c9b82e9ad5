import type { Translate } from '../../../texts/index.ts';
import { boardTitle } from '../view.ts';
import type { SummaryView } from './view.ts';

export const winnersOf = ({ players }: SummaryView): SummaryView['players'][number]['color'][] =>
  players.filter(({ won }) => won).map(({ color }) => color);

export const summaryTitle = (t: Translate, view: SummaryView): string =>
  t('picture.summary', {
    number: view.number,
    outcome: boardTitle(t, { toMove: null, winners: winnersOf(view) }),
  });
