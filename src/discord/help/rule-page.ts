import type { Translate } from '../../texts/index.ts';
import type { PageId } from '../../texts/rules/pages.ts';
import { type OutMessage, plain } from '../message.ts';

/** A page of the rules in words: its title, the answer, the details. At most 2,000 characters. */
export const rulePage = (t: Translate, page: PageId): OutMessage =>
  plain([`**${t(`rules.${page}.title`)}**`, t(`rules.${page}.short`), t(`rules.${page}.more`)].join('\n'));
