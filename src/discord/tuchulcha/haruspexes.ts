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
import type { LetteredHaruspex, LetteredMove, ShownMove } from '../../pictures/tuchulcha/board-view.ts';
import { formatHaruspex, HARUSPEX, type Haruspex, parseHaruspex } from '../../tables/tuchulcha/requests.ts';
import type { Translate } from '../../texts/index.ts';
import { field } from '../custom-id.ts';

export const haruspexField = field<Haruspex>(HARUSPEX, 3, parseHaruspex, formatHaruspex);

interface Stand extends Haruspex {
  readonly count: number;
}

/** The haruspexes that the player may ask about: their own, and neutral ones (docs/rules/tuchulcha.md §8). At most 19 places. */
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

export const atText = (t: Translate, from: Origin): string =>
  typeof from === 'number' ? t('help.at.stone', { stone: from }) : t(`help.at.${from}`);

export const placesText = (
  t: Translate,
  places: readonly { readonly from: Origin; readonly count: number }[],
): string => places.map(({ from, count }) => t('help.place', { at: atText(t, from), count })).join(', ');

/** With two players, texts name the color of a haruspex (docs/rules/tuchulcha.md §8). */
export const namesColors = ({ position }: GameState): boolean => position.players === 2;

/** A place such as `From stone 12`, with the color where two play. */
export const fromText = (t: Translate, state: GameState, { color, from }: Haruspex): string =>
  t('help.from', { from, color: namesColors(state) ? t(`color.${color}`) : 'none' });

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const isSame = (one: Haruspex, other: Haruspex): boolean =>
  one.color === other.color && one.from === other.from;

/** The temple comes first, the exit stone last. */
const placeOf = (from: Origin): number => (from === 'temple' ? 0 : from === 'exit' ? 100 : from);

/**
 * Letters for the haruspexes that may move; those of one color on one place share a letter. `lines` are steps in a row: one that
 * moves only after another has one as well.
 */
export class Letters {
  readonly all: readonly LetteredHaruspex[];

  /** Haruspexes that move only in the `later` lines come last, so that the others keep their letters on every screen of a turn. */
  constructor(mover: Color, lines: readonly (readonly Step[])[], later: readonly (readonly Step[])[] = []) {
    const begin = COLORS.indexOf(mover);
    const seat = ({ color }: Haruspex) => (COLORS.indexOf(color) - begin + COLORS.length) % COLORS.length;
    const moversOf = (some: readonly (readonly Step[])[]): Haruspex[] => {
      const found: Haruspex[] = [];
      for (const line of some)
        followed(line, ({ color, from }) => {
          if (!found.some((one) => isSame(one, { color, from }))) found.push({ color, from });
        });
      return found.sort((one, other) => seat(one) - seat(other) || placeOf(one.from) - placeOf(other.from));
    };
    const first = moversOf(lines);
    const others = moversOf(later).filter((one) => !first.some((known) => isSame(known, one)));
    this.all = [...first, ...others].map(({ color, from }, index) => ({
      color,
      from,
      letter: LETTERS.charAt(index) || String(index + 1),
    }));
  }

  of(haruspex: Haruspex): string | null {
    return this.all.find((one) => isSame(one, haruspex))?.letter ?? null;
  }

  /** A letter for each step of a line: a haruspex that moves on keeps its letter. Empty for a die that is given up. */
  along(line: readonly Step[]): readonly string[] {
    return followed(line, (haruspex) => this.of(haruspex) ?? '?').map((letter) => letter ?? '');
  }

  /** The moves of some lines without duplicates, as the board shows them. */
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

/** What is found for the haruspex of each step when it moves first, and again each time it moves on; null for a die that is given up. */
function followed<T>(line: readonly Step[], find: (haruspex: Haruspex) => T): (T | null)[] {
  const moved: { readonly haruspex: Haruspex; readonly found: T }[] = [];
  return line.map((step) => {
    if (step.kind === 'discard') return null;
    const at = moved.findLastIndex(({ haruspex }) => isSame(haruspex, step));
    const [before] = at < 0 ? [] : moved.splice(at, 1);
    const found = before ? before.found : find(step);
    if (step.to !== 'altar') moved.push({ haruspex: { color: step.color, from: step.to }, found });
    return found;
  });
}
