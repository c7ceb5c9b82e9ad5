import type { Color } from '../games/tuchulcha/index.ts';
import type { Translate } from '../texts/index.ts';
import { effectText, stepLabel, wayText } from './steps.ts';
import type { BoardView, ShownMove } from './view.ts';

type When = 'now' | 'before' | 'last';

/** Whose turn the arrows are of: the one in progress, those before it, or the last one of a game that is over. */
function whenMoved({ dice, toMove }: BoardView): When {
  if (toMove === null) return 'last';
  return dice.some(({ state }) => state === 'used') ? 'now' : 'before';
}

/** The arrows of this turn; empty where there are none. */
export const movesSoFar = (t: Translate, view: BoardView): string =>
  whenMoved(view) === 'now' ? movesText(t, view, view.lastMoves) : '';

/** The arrows of earlier turns, or the latest of them that `room` characters hold; empty where there is none. */
export function earlierMoves(t: Translate, view: BoardView, room: number): string {
  if (whenMoved(view) === 'now') return '';
  const fits = view.lastMoves
    .map((_, at) => movesText(t, view, view.lastMoves.slice(at)))
    .find((text) => text.length <= room);
  return fits ?? '';
}

function movesText(t: Translate, view: BoardView, moves: readonly ShownMove[]): string {
  if (moves.length === 0) return '';
  const each = byColor(moves).map(({ color, moves }) =>
    t('alt.movesOf', {
      color: t(`color.${color}`),
      moves: moves.map((move) => moveText(t, view, move)).join('; '),
    }),
  );
  return t('alt.moved', { when: whenMoved(view), moves: each.join('; ') });
}

interface Run {
  readonly color: Color;
  readonly moves: readonly ShownMove[];
}

/** Moves of one colour that follow each other, together: its name is said once. */
function byColor(moves: readonly ShownMove[]): readonly Run[] {
  const runs: Run[] = [];
  for (const move of moves) {
    const last = runs.at(-1);
    if (last?.color === move.color) runs[runs.length - 1] = { ...last, moves: [...last.moves, move] };
    else runs.push({ color: move.color, moves: [move] });
  }
  return runs;
}

function moveText(t: Translate, { position }: BoardView, move: ShownMove): string {
  const way = wayText(t, move, false);
  const brings = effectText(t, position, move);
  return brings ? t('step.brings', { way, brings }) : way;
}

/** All choices as on their buttons, or those that `room` characters hold and how many more there are; at least that. */
export function listedChoices(
  t: Translate,
  { choices, position }: BoardView,
  room: number,
  listed: (each: readonly string[]) => string,
): string {
  if (choices.length === 0) return '';
  const each = choices.map(({ letter, move }) =>
    stepLabel(t, position, move, letter, position.players === 2),
  );
  const whole = t('alt.choices', { choices: listed(each) });
  if (whole.length <= room) return whole;
  for (let shown = each.length - 1; shown > 0; shown--) {
    const part = t('alt.choices.some', {
      choices: listed(each.slice(0, shown)),
      more: each.length - shown,
    });
    if (part.length <= room) return part;
  }
  return t('alt.choices.none', { more: each.length });
}
