import { COLORS, type Color, type GameEvent, inPlay, type Position } from '../../games/tuchulcha/index.ts';
import type { Table } from '../../tables/table.ts';
import { listOf, type Translate } from '../../texts/index.ts';
import { who } from '../views/names.ts';

interface Ranked {
  readonly color: Color;
  readonly state: NonNullable<Position['colors'][Color]>;
}

const better = ({ state: a }: Ranked, { state: b }: Ranked): number =>
  b.altar - a.altar || a.forest - b.forest;

/** All colors on the table, best first, as the rules rank them (docs/rules/tuchulcha.md §7); who is out comes last. */
export const ranking = ({ colors }: Position): readonly Ranked[] =>
  COLORS.flatMap((color) => {
    const state = colors[color];
    return state ? [{ color, state }] : [];
  }).sort((a, b) => Number(a.state.role === 'out') - Number(b.state.role === 'out') || better(a, b));

/** Why the game is over and these have won, in a sentence or two. */
export function endReason(
  t: Translate,
  table: Pick<Table, 'id' | 'game' | 'terms' | 'seats' | 'locale'>,
  position: Position,
  { reason, winners }: Omit<Extract<GameEvent, { type: 'over' }>, 'type'>,
): string {
  if (reason !== 'colorFinished') return t(`end.${reason}`);
  // Whoever is out is not ranked.
  const all = ranking(position).filter(({ state }) => state.role !== 'out');
  const finished = all.filter(({ color }) => inPlay(position, color) === 0);
  const top = all.filter((one, _, [best]) => best && better(best, one) === 0);
  return t('end.colorFinished', {
    colors: listOf(
      table.locale,
      finished.map(({ color }) => t(`color.${color}`)),
    ),
    top: listOf(
      table.locale,
      top.map(({ color }) => who(t, table, color)),
    ),
    why: whyTheyWon(all, top, winners),
  });
}

/** `neutral`, `level`: with two players, whoever did not end the game wins. `beside`: a neutral color is level with the winner. */
function whyTheyWon(
  all: readonly Ranked[],
  top: readonly Ranked[],
  winners: readonly Color[],
): 'altar' | 'forest' | 'shared' | 'neutral' | 'beside' | 'level' {
  const players = top.filter(({ state }) => state.role !== 'neutral');
  if (players.length < top.length)
    return players.length > 0 && players.every(({ color }) => winners.includes(color)) ? 'beside' : 'neutral';
  if (top.length > 1) return winners.length > 1 ? 'shared' : 'level';
  const [best, second] = all;
  return best && second && best.state.altar === second.state.altar ? 'forest' : 'altar';
}
