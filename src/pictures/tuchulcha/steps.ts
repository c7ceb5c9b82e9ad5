import { boardOfPosition, type Color, entryOf, kindOf, type Stone } from '../../games/tuchulcha/board.ts';
import type { WrittenStep } from '../../games/tuchulcha/notation.ts';
import { type Position, standingOn } from '../../games/tuchulcha/position.ts';
import type { Move, Origin, Step, Target } from '../../games/tuchulcha/types.ts';
import type { Translate } from '../../texts/index.ts';
import type { ShownMove } from './board-view.ts';

/** Origin and target: `11 to 14`. `named`: also the color, if that is written. */
export function wayText(t: Translate, step: Step | WrittenStep, named: boolean): string {
  if (step.kind === 'discard') return t('step.drop', { die: step.die });
  return t(named && step.color ? 'step.wayOf' : 'step.way', {
    color: step.color ? t(`color.${step.color}`) : '',
    from: placeName(t, step.from),
    to: placeName(t, step.to),
  });
}

/** The ways of a turn's steps; a haruspex that moves on is one way, as on buttons: `temple → 4 → 10, 12 → 17`. */
export function waysText(t: Translate, steps: readonly (Step | WrittenStep)[], named: boolean): string {
  const ways: string[] = [];
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1];
    const walksOn =
      step.kind === 'move' &&
      before?.kind === 'move' &&
      before.color === step.color &&
      before.to === step.from;
    if (walksOn) ways.push(`${ways.pop()} → ${placeName(t, step.to)}`);
    else ways.push(wayText(t, step, named));
  }
  return ways.join(', ');
}

/** A stone by its number, another place by its name. */
export const placeName = (t: Translate, place: Origin | Target): string =>
  typeof place === 'number' ? String(place) : t(`place.${place}`);

/** A step as text, without its die: `11 to 14, Ritual`. `position`: before the step. */
export function stepText(t: Translate, position: Position, step: Step, named: boolean): string {
  const way = wayText(t, step, named);
  if (step.kind === 'discard') return way;
  const brings = step.effect === 'none' ? kindText(t, position, step) : effectText(t, position, step);
  return brings ? t('step.brings', { way, brings }) : way;
}

/** A step with its die and its letter, on a button or the board: `A · 3: 11 to 14, Ritual`. */
export function stepLabel(
  t: Translate,
  position: Position,
  step: Step,
  letter: string,
  named: boolean,
): string {
  if (step.kind === 'discard') return t('step.label.drop', { letter, die: step.die });
  return t('step.label', { letter, die: step.die, text: stepText(t, position, step, named) });
}

/** The color that a step hits, or that its haruspex is lost, or seals. Empty if nothing applies. */
export function effectText(t: Translate, position: Position, move: ShownMove): string {
  const { effect } = move;
  if (effect === 'none') return '';
  if (effect === 'lost' || effect === 'sealed') return t(`step.${effect}`);
  const victim = victimOf(position, move);
  return victim ? t(`step.${effect}`, { color: t(`color.${victim}`) }) : '';
}

/** The kind of a step's target stone. Empty for a plain one. */
function kindText(t: Translate, position: Position, { to, color }: Move): string {
  if (typeof to !== 'number' || position.colors[color]?.role === 'tuchulcha') return '';
  const kind = kindOf(to);
  return kind === 'ritual' || kind === 'mystical' ? t(`step.${kind}`) : '';
}

/** The color that a step hits, or begins to hit; null if none. `position`: before the step. */
export function victimOf(position: Position, move: ShownMove): Color | null {
  if (move.effect !== 'hit' && move.effect !== 'open') return null;
  const stone = stoneOf(position, move);
  const standing = stone === null ? [] : standingOn(position, stone);
  return move.hits ?? standing.find((other) => other !== move.color) ?? null;
}

/** With three players a finished circuit ends on the entry stone (docs/rules/tuchulcha.md §1). */
function stoneOf(position: Position, { to, color }: Move): Stone | null {
  if (to === 'altar') return null;
  return to === 'exit' ? entryOf(boardOfPosition(position), color) : to;
}
