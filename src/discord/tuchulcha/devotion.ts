import {
  askedByTuchulcha,
  type Devotion,
  firstRoll,
  type GameState,
  offers,
} from '../../games/tuchulcha/index.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { turnButtons } from './buttons.ts';

/** The private question before a change of role: what it costs and brings, and a button for each way to pay. */
export function devotionQuestion(
  t: Translate,
  table: Table,
  state: GameState,
  role: Devotion['role'],
): OutMessage | null {
  const devotions = offers(state).devotions.filter((devotion) => devotion.role === role);
  if (devotions.length === 0) return null;
  const own = state.position.colors[state.position.turn];
  const needed = askedByTuchulcha(state.position);
  const content = t(`devote.${role}`, {
    needed,
    altar: own?.altar ?? 0,
    forest: own?.forest ?? 0,
    dice: firstRoll(state.position.players, 'tuchulcha'),
    open: 4 - state.position.sealed.length,
  });
  const buttons = devotions.map((devotion) =>
    button(
      turnButtons.act({ table: table.id, version: table.version, request: { type: 'devote', devotion } }),
      label(t, devotion, needed),
      'danger',
    ),
  );
  return plain(content, rowsOf(buttons));
}

function label(t: Translate, devotion: Devotion, needed: number): string {
  if (devotion.role === 'tuchulcha') {
    return t('button.give', { needed, temple: devotion.fromTemple });
  }
  if (devotion.from === null) return t('button.giveAll');
  return devotion.from === 'temple'
    ? t('button.giveTemple')
    : t('button.giveStone', { stone: devotion.from });
}
