import { type Color, type GameState, inPlay, offers, roleOf } from '../../games/tuchulcha/index.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { seatOf } from '../../tables/seats.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { shownDice } from '../views/dice.ts';
import { who } from '../views/names.ts';
import { roleLines } from './roles.ts';

/** For those who are not to move: whose turn it is, and where they stand themselves; spectators read where all stand. */
export function onlookerView(
  t: Translate,
  table: TableOf<'tuchulcha'>,
  state: GameState,
  userId: Snowflake,
): string {
  const { color } = offers(state);
  const dice = shownDice(state).map(({ value, state: used }) => t(`alt.die.${used}`, { value }));
  const turn = t('help.turnOf', {
    who: color ? who(t, table, color) : '',
    dice: dice.length > 0 ? dice.join(', ') : 'none',
  });
  const seat = seatOf(table, userId);
  if (!seat) return [turn, ...state.setup.players.map((one) => rowOf(t, table, state, one))].join('\n');
  if (roleOf(state.position, seat.color) === 'out')
    return [turn, t('help.out', { number: table.number })].join('\n');
  const away = seat.standIn ? [t('refused.away', { number: table.number, game: table.game })] : [];
  return [
    ...[turn, ...away, yours(t, state, seat.color)],
    ...roleLines(t, table, state.position, seat.color, 'next'),
  ].join('\n');
}

const countsOf = ({ position }: GameState, color: Color) => {
  const { altar = 0, forest = 0, sanctuary = 0 } = position.colors[color] ?? {};
  return { altar, forest, sanctuary, inPlay: inPlay(position, color) };
};

const yours = (t: Translate, state: GameState, color: Color): string =>
  t('help.yours', { color: t(`color.${color}`), ...countsOf(state, color) });

function rowOf(t: Translate, table: Table, state: GameState, color: Color): string {
  const role = roleOf(state.position, color);
  if (role === 'out') return t('end.rowOut', { who: who(t, table, color) });
  return t('help.row', { who: who(t, table, color), role, ...countsOf(state, color) });
}
