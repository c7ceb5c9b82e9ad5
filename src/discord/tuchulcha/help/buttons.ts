import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Table } from '../../../tables/table.ts';
import type { Translate } from '../../../texts/index.ts';
import { button } from '../../api/message.ts';
import { coded, declareCustomIds, tableId, version } from '../../custom-id.ts';
import { links } from '../../views/links.ts';
import { haruspexField } from '../why.ts';

const at = { table: tableId, version };

const die = coded({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 });

/** Buttons that explain and change nothing at the table. */
export const helpButtons = declareCustomIds({
  /** The board in words. */
  words: ['words:{table}:{version}', at],
  /** The list of haruspexes to ask about. */
  why: ['why:{table}:{version}', at],
  /** Why a haruspex may not take a die. */
  whyDie: ['why:{table}:{version}:{of}:{die}', { ...at, of: haruspexField, die }],
});

/** The player's options. `button.help.again`: where that is what they are reading. */
export const helpButton = (
  t: Translate,
  { id, version }: Table,
  key: 'button.help' | 'button.help.again',
): APIButtonComponent => button(links.help({ table: id, version }), t(key));

/** The position in words, for people who can't see the picture. */
export const wordsButton = (t: Translate, { id, version }: Table): APIButtonComponent =>
  button(helpButtons.words({ table: id, version }), t('button.help.words'));
