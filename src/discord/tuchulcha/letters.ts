import { COLORS, type Color, type Origin, type Step } from '../../games/tuchulcha/index.ts';
import type { LetteredHaruspex, LetteredMove, ShownMove } from '../../pictures/tuchulcha/view.ts';
import type { Haruspex } from './why.ts';

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
