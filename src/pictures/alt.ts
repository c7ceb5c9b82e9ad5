import type { Color, ColorState, Origin, Position, Standing, Target } from '../games/tuchulcha/index.ts';
import { boardOfPosition, kindOf } from '../games/tuchulcha/index.ts';
import { type Translate, translator } from '../texts/index.ts';
import { colorsOf } from './standing.ts';
import type { BoardView, LetteredMove, ShownDie } from './view.ts';

/** Discord's bound for an attachment's description, in UTF-16 units. */
export const ALT_LIMIT = 1024;

/**
 * The board in words, to play from without seeing it: whose turn, dice, every colour, seals, and as many of
 * the lettered choices as there is room for. At most 1,024 characters in any language.
 */
export function describeBoard(view: BoardView): string {
  const t = translator(view.locale);
  const text = sentences(t, view).join(' ');
  return clip([text, choices(t, view, ALT_LIMIT - text.length - 1)].filter(Boolean).join(' '));
}

/** The same in lines, for whoever has it read aloud, a choice a line; in at most `room` characters. */
export function boardInLines(view: BoardView, room: number): string {
  const t = translator(view.locale);
  const text = sentences(t, view).join('\n');
  const listed = choices(t, view, room - text.length - 1, (each) => each.map((one) => `\n- ${one}`).join(''));
  return [text, listed.replace(' \n', '\n')].filter(Boolean).join('\n');
}

function sentences(t: Translate, view: BoardView): readonly string[] {
  const { position } = view;
  return [
    headline(t, view),
    ...(view.toMove || view.dice.length > 0 ? [dice(t, view.dice)] : []),
    ...colorsOf(position).map(([color, state]) => colorSentence(t, position, color, state)),
    ...(position.sealed.length > 0 ? [t('alt.sealed', { stones: position.sealed.join(', ') })] : []),
    ...devotions(t, position),
  ];
}

function headline(t: Translate, { position, toMove, winners }: BoardView): string {
  const ring = t('alt.ring', { stones: boardOfPosition(position).size });
  const named = (color: Color): string =>
    t('alt.named', { color: t(`color.${color}`), god: t(`god.${color}`) });
  if (toMove) return `${t('alt.turn', { who: named(toMove) })} ${ring}`;
  const won = winners?.map(named).join(', ');
  return `${won ? t('alt.won', { who: won }) : t('alt.over')} ${ring}`;
}

function dice(t: Translate, shown: readonly ShownDie[]): string {
  if (shown.length === 0) return t('alt.notRolled');
  return t('alt.dice', {
    dice: shown.map((die) => t(`alt.die.${die.state}`, { value: die.value })).join(', '),
  });
}

function colorSentence(t: Translate, position: Position, color: Color, state: ColorState): string {
  const name = t('alt.named', { color: t(`color.${color}`), god: t(`god.${color}`) });
  const places = [
    counted(t, 'alt.temple', state.temple),
    state.path.length > 0
      ? t('alt.stones', { stones: state.path.map((standing) => stone(t, position, standing)).join(', ') })
      : '',
    counted(t, 'alt.waiting', state.atExit),
    counted(t, 'alt.altar', state.altar),
    counted(t, 'alt.forest', state.forest),
    counted(t, 'alt.sanctuary', state.sanctuary),
  ].filter(Boolean);
  const role = state.role === 'normal' ? '' : t(`alt.role.${state.role}`);
  if (state.role === 'out') return t('alt.outColor', { name, role });
  return t('alt.color', {
    name,
    role: role ? ` ${role}` : '',
    places: places.join('; ') || t('alt.nowhere'),
  });
}

function counted(
  t: Translate,
  key: 'alt.temple' | 'alt.waiting' | 'alt.altar' | 'alt.forest' | 'alt.sanctuary',
  count: number,
): string {
  return count > 0 ? t(key, { count }) : '';
}

function stone(t: Translate, position: Position, { stone, count }: Standing): string {
  const kind = kindOf(stone);
  const named =
    kind === 'plain' || (kind === 'passage' && !position.sealed.includes(stone))
      ? String(stone)
      : t(`alt.stone.${kind}`, { stone });
  return count === 1 ? named : t('alt.stack', { stone: named, count });
}

function devotions(t: Translate, { devotions: { tuchulcha, lasaVecuvia } }: Position): readonly string[] {
  return tuchulcha + lasaVecuvia > 0 ? [t('alt.devotions', { tuchulcha, lasaVecuvia })] : [];
}

const inOneLine = (each: readonly string[]): string => each.join('; ');

/** All choices, or those that fit in `room` and how many more there are. */
function choices(t: Translate, view: BoardView, room: number, written = inOneLine): string {
  if (view.choices.length === 0) return '';
  const each = view.choices.map((choice) => choiceText(t, view.position, choice));
  const whole = t('alt.choices', { choices: written(each) });
  if (whole.length <= room) return whole;
  for (let shown = each.length - 1; shown > 0; shown--) {
    const part = t('alt.choices.some', {
      choices: written(each.slice(0, shown)),
      more: each.length - shown,
    });
    if (part.length <= room) return part;
  }
  return '';
}

function choiceText(t: Translate, position: Position, { letter, move }: LetteredMove): string {
  const place = (at: Origin | Target): string => (typeof at === 'number' ? String(at) : t(`alt.at.${at}`));
  return t('alt.choice', {
    letter,
    die: move.die,
    color: position.players === 2 ? `${t(`color.${move.color}`)} ` : '',
    from: place(move.from),
    to: place(move.to),
    effect: move.effect === 'none' ? '' : ` ${t(`alt.effect.${move.effect}`)}`,
  });
}

function clip(text: string): string {
  return text.length <= ALT_LIMIT ? text : `${text.slice(0, ALT_LIMIT - 1)}…`;
}
