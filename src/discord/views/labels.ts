import {
  type Color,
  kindOf,
  type Move,
  type Origin,
  type Position,
  type Step,
  standingOn,
  type Target,
} from '../../games/tuchulcha/index.ts';
import type { Translate } from '../../texts/index.ts';

const placeName = (t: Translate, place: Origin | Target): string => {
  if (place === 'temple' || place === 'altar') return t(`place.${place}`);
  return place === 'exit' ? t('place.exit') : String(place);
};

/** What a step brings, for a button or a sentence: hit, lost, sealed, altar, or the kind of stone. Empty for a plain one. */
function outcome(t: Translate, position: Position, move: Move): string {
  switch (move.effect) {
    case 'hit':
    case 'open':
      return t(`step.${move.effect}`, { color: t(`color.${hitColor(position, move)}`) });
    case 'lost':
      return t('step.lost');
    case 'sealed':
      return t('step.sealed');
    case 'none':
      return kindOutcome(t, position, move);
  }
}

function kindOutcome(t: Translate, position: Position, { to, color }: Move): string {
  if (typeof to !== 'number' || position.colors[color]?.role === 'tuchulcha') return '';
  const kind = kindOf(to);
  return kind === 'ritual' || kind === 'mystical' ? t(`step.${kind}`) : '';
}

/** The colour that stands where the move goes; the mover's own where nobody else does. */
function hitColor(position: Position, { to, color }: Move): Color {
  const standing = typeof to === 'number' ? standingOn(position, to) : [];
  return standing.find((other) => other !== color) ?? color;
}

/** Where from and where to: `11 to 14`. `named`: whose haruspex, too. */
export function wayText(t: Translate, step: Step, named: boolean): string {
  if (step.kind === 'discard') return t('step.drop', { die: step.die });
  return t(named ? 'step.wayOf' : 'step.way', {
    color: t(`color.${step.color}`),
    from: placeName(t, step.from),
    to: placeName(t, step.to),
  });
}

/** A step in words, without its die: `11 to 14, Ritual`. `position`: before the step. */
export function stepText(t: Translate, position: Position, step: Step, named: boolean): string {
  const way = wayText(t, step, named);
  const brings = step.kind === 'move' ? outcome(t, position, step) : '';
  return brings ? t('step.brings', { way, brings }) : way;
}

/** A button's words: `A · 3: 11 to 14, Ritual`, at most 38 characters for any step. */
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

export const diceText = (dice: readonly number[]): string => dice.join('-');
