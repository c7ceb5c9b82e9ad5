import {
  COLORS,
  type Color,
  colorsOf,
  type GameState,
  type Move,
  type Origin,
  type Position,
  type Refusal,
  roleOf,
  type Target,
} from '../../games/tuchulcha/index.ts';
import { wayText } from '../../pictures/tuchulcha/steps.ts';
import type { Table } from '../../tables/table.ts';
import type { TextValues, Translate } from '../../texts/index.ts';
import { field } from '../custom-id.ts';
import { namesColors } from '../views/moves.ts';
import { who } from '../views/names.ts';

/** One place of one color: its haruspexes there are all alike. */
export interface Haruspex {
  readonly color: Color;
  readonly from: Origin;
}

const letterOf = (color: Color): string => (color === 'black' ? 'k' : color.charAt(0));

/** `bT` (blue's temple), `y12`, `re` (red's exit stone). */
export const formatHaruspex = ({ color, from }: Haruspex): string =>
  `${letterOf(color)}${from === 'temple' ? 'T' : from === 'exit' ? 'e' : from}`;

export function parseHaruspex(text: string): Haruspex | undefined {
  const [, letter, place] = /^([bryk])(T|e|[1-9]\d?)$/.exec(text) ?? [];
  const color = COLORS.find((one) => letterOf(one) === letter);
  if (!color || !place) return undefined;
  return { color, from: place === 'T' ? 'temple' : place === 'e' ? 'exit' : Number(place) };
}

export const haruspexField = field<Haruspex>('[bryk](?:T|e|[1-9]\\d?)', 3, parseHaruspex, formatHaruspex);

/** Haruspexes of one color at one place. */
interface Stand extends Haruspex {
  /** 1 or more. */
  readonly count: number;
}

/** The haruspexes that the player at turn can ask about: their own, and those of neutral colors (docs/rules/tuchulcha.md §8). At most 19 places. */
export function standsOf(position: Position): Stand[] {
  const neutral = colorsOf(position).filter((color) => roleOf(position, color) === 'neutral');
  return [position.turn, ...neutral].flatMap((color) => standsOfColor(position, color));
}

function standsOfColor(position: Position, color: Color): Stand[] {
  const { temple = 0, path = [], atExit = 0 } = position.colors[color] ?? {};
  const at = (from: Origin, count: number): Stand[] => (count > 0 ? [{ color, from, count }] : []);
  return [
    ...at('temple', temple),
    ...path.flatMap(({ stone, count }) => at(stone, count)),
    ...at('exit', atExit),
  ];
}

/** `on stone 12` */
const atText = (t: Translate, from: Origin): string =>
  typeof from === 'number' ? t('help.at.stone', { stone: from }) : t(`help.at.${from}`);

/** `on stone 1, on stone 11 (2)` */
export const placesText = (
  t: Translate,
  places: readonly { readonly from: Origin; readonly count: number }[],
): string => places.map(({ from, count }) => t('help.place', { at: atText(t, from), count })).join(', ');

/** `From stone 12`; with two players the color too. */
export const fromText = (t: Translate, state: GameState, { color, from }: Haruspex): string =>
  t('help.from', { from, color: namesColors(state) ? t(`color.${color}`) : 'none' });

/** Which rule forbids it here, in one or two sentences. `table`: who sits on the colors, if known. */
export const whyText = (
  t: Translate,
  refusal: Refusal,
  table: Pick<Table, 'id' | 'game' | 'terms' | 'seats'> | null,
): string => t(`why.${refusal.code}`, valuesOf(t, refusal, table));

function valuesOf(
  t: Translate,
  { code, rule, facts }: Refusal,
  table: Pick<Table, 'id' | 'game' | 'terms' | 'seats'> | null,
) {
  const color = COLORS.find((one) => one === facts['color']);
  const name = (of: Color): string => (table ? who(t, table, of) : t(`color.${of}`));
  const values: TextValues = {
    ...facts,
    color: color ? t(`color.${color}`) : '',
    who: color ? name(color) : 'nobody',
    at: facts['from'] === undefined ? '' : atText(t, originOf(facts['from'])),
    after: facts['after'] ?? 'no',
    phase: facts['phase'] ?? 'none',
    // §5 is Tuchulcha's, and §4.6 Tuchulcha's dice; §6 is Lasa Vecuvia's.
    of: rule.startsWith('6') ? 'lasaVecuvia' : 'tuchulcha',
  };
  if (code === 'powerTooHigh') return { ...values, times: Number(facts['power']) / Number(facts['count']) };
  if (code === 'wrongTarget') return { ...values, way: wayText(t, stepOf(facts), false) };
  if (code === 'tooFewToGive') return { ...values, wrong: isTooManyFromTemple(facts) ? 'temple' : 'other' };
  return values;
}

const originOf = (fact: string | number): Origin =>
  fact === 'temple' || fact === 'exit' ? fact : Number(fact);

const stepOf = ({ from = 0, to = 0, die = 0 }: Refusal['facts']): Move => ({
  kind: 'move',
  color: 'blue',
  effect: 'none',
  die: Number(die),
  from: originOf(from),
  to: targetOf(to),
});

const targetOf = (fact: string | number): Target =>
  fact === 'altar' || fact === 'exit' ? fact : Number(fact);

const isTooManyFromTemple = ({ given = 0, least = 0, fromTemple = 0, temple = 0 }: Refusal['facts']) =>
  Number(fromTemple) > Math.min(Number(temple), Number(given) - Number(least));
