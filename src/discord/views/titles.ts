import type { APIButtonComponent } from 'discord-api-types/v10';
import { isForgotten } from '../../tables/game-types.ts';
import type { Title } from '../../tables/results/result.ts';
import type { TitleCount } from '../../tables/results/results-store.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { button } from '../api/message.ts';
import { links } from './links.ts';

export const titleText = (t: Translate, title: Title): string => t('award.title', { title });

/** `🦁 boldest heart 2× · 🎲 luckiest hand 1×`. */
export const titlesText = (t: Translate, counts: readonly TitleCount[]): string =>
  counts.map(({ title, count }) => t('award.count', { title: titleText(t, title), count })).join(' · ');

/** The way to give a title. Only people give them to each other, and there have to be two of them. */
export const titleButtons = (
  t: Translate,
  { id, seats }: Pick<Table, 'id' | 'seats'>,
): APIButtonComponent[] =>
  seats.filter(({ occupant }) => occupant.kind === 'person' && !isForgotten(occupant.userId)).length > 1
    ? [button(links.award({ table: id }), t('button.award'))]
    : [];
