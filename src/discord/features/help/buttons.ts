import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Table } from '../../../tables/table.ts';
import type { Translate } from '../../../texts/index.ts';
import { button } from '../../api/message.ts';

/** What the person can do. `button.help.again`: where that is what they are reading. */
export const helpButton = (
  t: Translate,
  { id, version }: Table,
  key: 'button.help' | 'button.help.again',
): APIButtonComponent => button({ on: 'help', table: id, version }, t(key));

/** The position in words, for whoever cannot see the picture. */
export const wordsButton = (t: Translate, { id, version }: Table): APIButtonComponent =>
  button({ on: 'words', table: id, version }, t('button.help.words'));
