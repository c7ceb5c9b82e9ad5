import {
  askedByTuchulcha,
  type Devotion,
  devote,
  firstRoll,
  type GameState,
  offers,
} from '../../games/tuchulcha/index.ts';
import type { Face } from '../../pictures/index.ts';
import type { DevotionView } from '../../pictures/tuchulcha/banners/devotion.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { button, type OutMessage, rowsOf } from '../api/message.ts';
import { nameOn, plainLabel } from '../views/names.ts';
import { turnButtons } from './buttons.ts';

/** A devotion that one tap confirms, in place of the turn's message. */
interface DevotionQuestion {
  readonly message: Omit<OutMessage, 'picture'>;
  readonly view: DevotionView;
}

/**
 * The question before a change of role, with its costs and gains and a button for each way to pay. It takes the place of the turn, so that
 * no copy of it stays. Null where the devotion isn't offered.
 */
export function devotionQuestion(
  t: Translate,
  table: Table,
  state: GameState,
  role: Devotion['role'],
  face: Face,
): DevotionQuestion | null {
  const { id, version, locale } = table;
  const { position } = state;
  const { turn: color } = position;
  const devotions = offers(state).devotions.filter((devotion) => devotion.role === role);
  const [first] = devotions;
  if (!first) return null;
  const own = position.colors[color];
  const needed = askedByTuchulcha(position);
  const dice = firstRoll(position.players, 'tuchulcha');
  const open = 4 - position.sealed.length;
  const content = t(`devote.${role}`, {
    needed,
    altar: own?.altar ?? 0,
    forest: own?.forest ?? 0,
    open,
    all: first.role === 'lasaVecuvia' && first.from === null ? 'yes' : 'no',
  });
  const buttons = devotions.map((devotion) =>
    button(
      turnButtons.act({ table: id, version, request: { type: 'devote', devotion } }),
      label(t, devotion, needed),
      'danger',
    ),
  );
  // The way back is where the finger has just been.
  const back = button(turnButtons.haruspex({ table: id, version, of: null }), t('button.devote.back'));
  const by = { color, name: plainLabel(nameOn(t, table, color)), face, role: 'normal' } as const;
  return {
    message: { content, rows: [...rowsOf([back]), ...rowsOf(buttons)], mentions: [] },
    view: { role, by, given: devote(position, first).given, dice, open, locale },
  };
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
