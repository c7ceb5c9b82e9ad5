import type { Title, TitleCount } from '../../tables/results/awards.ts';
import type { Translate } from '../../texts/index.ts';

export const titleText = (t: Translate, title: Title): string => t('award.title', { title });

/** `🦁 boldest heart 2× · 🎲 luckiest hand 1×`. */
export const titlesText = (t: Translate, counts: readonly TitleCount[]): string =>
  counts.map(({ title, count }) => t('award.count', { title: titleText(t, title), count })).join(' · ');
