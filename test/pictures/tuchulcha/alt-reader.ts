/** Parses a board from its English alt text, like a player who doesn't see it. */

import type { Color, ColorState, Position, Role, Standing } from '../../../src/games/tuchulcha/board.ts';
import type { ShownDie } from '../../../src/pictures/tuchulcha/board-view.ts';

export interface Heard {
  readonly toMove: Color | null;
  readonly winners: readonly Color[];
  readonly dice: readonly ShownDie[];
  readonly colors: Position['colors'];
  readonly sealed: readonly number[];
  readonly open: readonly number[];
  readonly devotions: Position['devotions'];
  readonly ring: number;
  /** `A (8) → altar (6)`, one for each. */
  readonly choices: readonly string[];
  /** The number of choices that are only on the buttons. */
  readonly more: number;
  /** The moves of this turn, or of earlier ones: `black temple → 35`, `35 → 40`, one for each. */
  readonly moved: readonly string[];
  readonly movedIn: 'now' | 'before' | 'last' | null;
}

const NAMES = 'Alpan|Achvizr|Thalna|Leinth';
const COLOR_OF: Readonly<Record<string, Color>> = {
  Alpan: 'blue',
  Achvizr: 'red',
  Thalna: 'yellow',
  Leinth: 'black',
};

export function hear(text: string): Heard {
  const toMove = new RegExp(`^(${NAMES}) \\(\\w+\\) to move\\.`).exec(text)?.[1];
  const won = /^(.*?) won\./.exec(text)?.[1] ?? '';
  const devoted = /Devoted so far: Tuchulcha (\d+), Lasa Vecuvia (\d+)\./.exec(text);
  const moves = /Moves: (.*?)(?:; (\d+) more on the buttons)?\.$/.exec(text);
  const left = /(\d+|One) moves? on the buttons\.$/.exec(text)?.[1];
  const moved = /(Moved so far|Moved before this turn|Last turn): ([^.]*)\./.exec(text);
  return {
    toMove: toMove ? colorOf(toMove) : null,
    winners: won.match(new RegExp(NAMES, 'g'))?.map(colorOf) ?? [],
    dice: list(/Dice: ([^.]*)\./.exec(text)?.[1]).map(heardDie),
    colors: heardColors(text),
    sealed: list(/Sealed Passages: ([^.]*)\./.exec(text)?.[1]).map(Number),
    open: list(/Open Passages: ([^.]*)\./.exec(text)?.[1]).map(Number),
    devotions: { tuchulcha: Number(devoted?.[1] ?? 0), lasaVecuvia: Number(devoted?.[2] ?? 0) },
    ring: Number(/Ring of (\d+) stones;/.exec(text)?.[1]),
    choices: moves?.[1]?.split('; ') ?? [],
    more: left === 'One' ? 1 : Number(moves?.[2] ?? left ?? 0),
    moved: moved?.[2]?.split('; ') ?? [],
    movedIn: moved?.[1] ? (WHEN[moved[1]] ?? null) : null,
  };
}

const WHEN: Readonly<Record<string, 'now' | 'before' | 'last'>> = {
  'Moved so far': 'now',
  'Moved before this turn': 'before',
  'Last turn': 'last',
};

function heardDie(said: string): ShownDie {
  const [value, state] = said.split(' ');
  return { value: Number(value), state: state === 'used' || state === 'discarded' ? state : 'unused' };
}

const SENTENCE = new RegExp(`(${NAMES}) \\(\\w+\\)([^:.]*): ([^.]*)\\.`, 'g');

function heardColors(text: string): Position['colors'] {
  return Object.fromEntries(
    [...text.matchAll(SENTENCE)].map(([, name = '', role = '', places = '']) => [
      colorOf(name),
      heardState(places === 'out' ? 'out' : ROLES[role.replace(/^, /, '')], places),
    ]),
  );
}

const ROLES: Readonly<Record<string, Role>> = {
  '': 'normal',
  'devoted to Tuchulcha': 'tuchulcha',
  'devoted to Lasa Vecuvia': 'lasaVecuvia',
  neutral: 'neutral',
};

function heardState(role: Role | undefined, places: string): ColorState {
  if (!role) throw new Error(`a role that nobody knows: ${places}`);
  const count = (where: string): number => Number(new RegExp(`(\\d+) ${where}`).exec(places)?.[1] ?? 0);
  return {
    role,
    temple: count('in temple'),
    path: list(/on stones? ([^;]*)/.exec(places)?.[1]).map(heardStanding),
    atExit: count('with circuit finished'),
    altar: count('on altar'),
    forest: count('in forest'),
    sanctuary: count('in sanctuary'),
  };
}

function heardStanding(said: string): Standing {
  const [, stone, count] = /^(\d+)(?: \(\w+\))?(?: with (\w+))?$/.exec(said) ?? [];
  if (!stone) throw new Error(`not a stone: ${said}`);
  return { stone: Number(stone), count: count ? COUNTS.indexOf(count) : 1 };
}

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function list(said: string | undefined): readonly string[] {
  return said ? said.split(', ') : [];
}

function colorOf(name: string): Color {
  const color = COLOR_OF[name];
  if (!color) throw new Error(`not a god of the board: ${name}`);
  return color;
}
