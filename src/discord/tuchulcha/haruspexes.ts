import {
  COLORS,
  type Color,
  colorsOf,
  type GameState,
  type Origin,
  type Position,
  roleOf,
  type Step,
} from '../../games/tuchulcha/index.ts';
import type { LetteredHaruspex, LetteredMove, ShownMove } from '../../pictures/tuchulcha/view.ts';
import type { Translate } from '../../texts/index.ts';
import { field } from '../custom-id.ts';

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
export const atText = (t: Translate, from: Origin): string =>
  typeof from === 'number' ? t('help.at.stone', { stone: from }) : t(`help.at.${from}`);

/** `on stone 1, on stone 11 (2)` */
export const placesText = (
  t: Translate,
  places: readonly { readonly from: Origin; readonly count: number }[],
): string => places.map(({ from, count }) => t('help.place', { at: atText(t, from), count })).join(', ');

/** With two players a step says whose haruspex it moves (tuchulcha.md §8). */
export const namesColors = ({ position }: GameState): boolean => position.players === 2;

/** `From stone 12`; with two players the color too. */
export const fromText = (t: Translate, state: GameState, { color, from }: Haruspex): string =>
  t('help.from', { from, color: namesColors(state) ? t(`color.${color}`) : 'none' });

/** Without I and O, which look like digits on a phone. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const isSame = (one: Haruspex, other: Haruspex): boolean =>
  one.color === other.color && one.from === other.from;

/** The temple first, then along the ring, the exit stone last. */
const placeOf = (from: Origin): number => (from === 'temple' ? 0 : from === 'exit' ? 100 : from);

/**
 * The haruspexes that may move from one position, each with a letter: it names all of one color on one place. `lines`: steps in a
 * row each.
 */
export class Letters {
  readonly all: readonly LetteredHaruspex[];

  constructor(mover: Color, lines: readonly (readonly Step[])[]) {
    const first: Haruspex[] = [];
    for (const line of lines) {
      const moved: Haruspex[] = [];
      for (const step of line) {
        if (step.kind === 'discard') continue;
        const { color, from, to } = step;
        if (![...first, ...moved].some((one) => isSame(one, step))) first.push({ color, from });
        if (to !== 'altar') moved.push({ color, from: to });
      }
    }
    const begin = COLORS.indexOf(mover);
    const seat = ({ color }: Haruspex) => (COLORS.indexOf(color) - begin + COLORS.length) % COLORS.length;
    const sorted = first.sort(
      (one, other) => seat(one) - seat(other) || placeOf(one.from) - placeOf(other.from),
    );
    this.all = sorted.map(({ color, from }, index) => ({
      color,
      from,
      letter: LETTERS.charAt(index) || String(index + 1),
    }));
  }

  of(haruspex: Haruspex): string | null {
    return this.all.find((one) => isSame(one, haruspex))?.letter ?? null;
  }

  /** Each step of a line with its haruspex's letter: one that moves on keeps it. Empty for a die that is let go. */
  along(line: readonly Step[]): readonly string[] {
    const moved: LetteredHaruspex[] = [];
    return line.map((step) => {
      if (step.kind === 'discard') return '';
      const known = this.of(step) ?? moved.findLast((one) => isSame(one, step))?.letter ?? '?';
      if (step.to !== 'altar') moved.push({ color: step.color, from: step.to, letter: known });
      return known;
    });
  }

  /** The moves of some lines, each once, as the board shows them. */
  onBoard(lines: readonly (readonly (Step | ShownMove)[])[]): readonly LetteredMove[] {
    const shown: LetteredMove[] = [];
    for (const line of lines) {
      for (const [at, letter] of this.along(line).entries()) {
        const move = line[at];
        if (move?.kind !== 'move') continue;
        if (!shown.some((one) => one.move.die === move.die && isSame(one.move, move)))
          shown.push({ letter, move });
      }
    }
    return shown;
  }
}
