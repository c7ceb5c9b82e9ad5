import type { Color, ColorState, Position } from '../../../src/games/tuchulcha/board.ts';
import { colorOfLetter, parseStep } from '../../../src/games/tuchulcha/notation.ts';
import type { Origin, Step } from '../../../src/games/tuchulcha/types.ts';
import type {
  BoardPlayer,
  BoardView,
  ShownDie,
  ShownMove,
} from '../../../src/pictures/tuchulcha/board-view.ts';
import { position as positionOf } from '../../games/tuchulcha/legal-lines.ts';

export { positionOf };

/** `3 5u 2d`: a die, used or discarded. */
export function diceOf(text: string): readonly ShownDie[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      value: Number(word[0]),
      state: word[1] === 'u' ? 'used' : word[1] === 'd' ? 'discarded' : 'unused',
    }));
}

/** `3:T-14x`: a die, a colon, and a step of §9; with two players the step begins with its color. Whom it hit may follow: `40-3x=b`. */
export function movesOf(position: Position, color: Color, text: string): readonly ShownMove[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [way = '', victim] = word.slice(2).split('=');
      const hits = colorOfLetter(victim);
      const step = parseStep(way, position.players);
      if (!step.ok || step.value.kind === 'discard') throw new Error(`not a move: ${word}`);
      const move = { ...step.value, die: Number(word[0]), color: step.value.color ?? color } satisfies Step;
      return hits ? { ...move, hits } : move;
    });
}

interface Sketch {
  /** Before `amend`: one that a turn can begin with. */
  readonly position: string;
  /** The mover's after the turn in progress, or after the last step of the game. */
  readonly amend?: Partial<ColorState>;
  readonly dice?: string;
  readonly last?: string;
  /** The player of the last moves, if not the one to move. */
  readonly lastBy?: string;
  readonly choices?: string;
  readonly winners?: readonly Color[];
}

export function viewOf(sketch: Sketch): BoardView {
  const begun = positionOf(sketch.position);
  const mover = begun.colors[begun.turn];
  const position: Position = mover
    ? { ...begun, colors: { ...begun.colors, [begun.turn]: { ...mover, ...sketch.amend } } }
    : begun;
  const lastBy = colorOfLetter(sketch.lastBy) ?? position.turn;
  return {
    position,
    dice: diceOf(sketch.dice ?? ''),
    lastMoves: movesOf(position, lastBy, sketch.last ?? ''),
    choices: movesOf(position, position.turn, sketch.choices ?? '').map((move, i) => ({
      letter: String.fromCharCode(65 + i),
      move,
    })),
    toMove: sketch.winners ? null : position.turn,
    winners: sketch.winners ?? null,
    locale: 'en',
  };
}

/** Positions that between them show everything a board can show. */
export const SCENES = {
  start: viewOf({
    position: '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
    dice: '3 5',
    choices: '5:T-5 3:T-3',
  }),
  stacks: viewOf({
    position:
      '4 y 0.0 - bn:2/9,15x2,23/1/1/0 rn:2/14x3,28/1/1/0 yn:1/8,22,24x2,34/0/2/0 kn:0/3,12x2,31,38x3/0/1/0',
    dice: '4 6 4',
    last: '5:T-35 5:35-40 3:40-3x=b',
    lastBy: 'k',
    choices: '6:8-V 6:22-28x 6:24-30 6:34-40 6:T-26~ 4:8-V 4:22-26~ 4:24-28x 4:T-24',
  }),
  roles: viewOf({
    position: '4 y 1.1 6,36 bo:0/-/0/0/0 rt:2/25x2/0/1/3 yn:3/10,23,32/1/1/0 kl:2/37,40/0/0/4',
    dice: '6 1u',
    last: '1:9-10',
    choices: '6:10-V 6:23-29 6:32-38 6:T-26~',
  }),
  openHit: viewOf({
    position: '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0',
    amend: {
      path: [
        { stone: 21, count: 1 },
        { stone: 24, count: 1 },
      ],
    },
    dice: '2u 1 5d 3',
    last: '2:22-24+',
    choices: '3:21-24x',
  }),
  three: viewOf({
    position: '3 y 0.0 - bn:4/3,12x2,ex2/0/0/0 rn:5/14,24x2/1/0/0 yn:4/17,19/1/2/0',
    dice: '2 4',
    last: '3:11-14 4:20-24',
    lastBy: 'r',
    choices: '4:17-e 4:19-V 2:17-19 2:19-e 2:T-22',
  }),
  two: viewOf({
    position: '2 b 0.0 - bn:5/14,30x2/1/0/0 rx:2/22,40/0/1/0 yn:6/27,31/0/1/0 kx:2/11x2,35/0/0/0',
    dice: '3 5u 5',
    last: '5:k:T-35',
    choices:
      '5:b:14-19 5:b:30-V 5:b:T-5 5:r:22-27x 5:r:40-V 5:r:T-15 5:k:11-16~ 5:k:35-40x 5:k:T-35 3:b:14-17 3:b:30-V 3:b:T-3 3:r:22-25 3:r:40-V 3:r:T-13 3:k:35-38 3:k:T-33',
  }),
  crowd: viewOf({
    position:
      '4 r 1.1 26 bn:2/2,8,21x2,29,30/0/0/0 rt:1/5,14,20,33/0/0/3 yn:4/23,24x2/0/1/0 kl:3/35,38/0/0/3',
    dice: '1 3 4d 6',
    last: '6:24-30 2:28-30',
    lastBy: 'b',
    choices:
      '6:5-11 6:14-20 6:20-26 6:33-39 6:T-16~ 3:5-8x 3:14-17 3:20-23x 3:33-36~ 3:T-13 1:5-6~ 1:14-15 1:20-21+ 1:33-34 1:T-11',
  }),
  over: viewOf({
    position: '4 b 2.1 6,16,36 bn:0/30/5/2/0 ro:0/-/0/0/0 yn:4/24x2/1/1/0 kl:1/20/0/0/6',
    amend: { path: [], altar: 6 },
    dice: '5u 4',
    last: '5:30-V',
    winners: ['blue'],
  }),
} as const satisfies Readonly<Record<string, BoardView>>;

/** A PNG of eight by eight pixels: a dark head on a light ground. */
const PORTRAIT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAABHNCSVQICAgIfAhkiAAAAAFzUkdCAK7OHOkAAAAzSURBVBiVY5x/+f9/BjyABcbYHSWPIuG67CEDAwMDAxM+3dRRwEiUI9EdCAOuyx4StgIA3BQM84BrjvUAAAAASUVORK5CYII=',
  'base64',
);

/** A picture, an initial of another script, a name that is too long, a computer player. */
export const PLAYERS = {
  blue: { name: 'Larthia', face: { kind: 'picture', key: 'portrait', bytes: new Uint8Array(PORTRAIT) } },
  red: { name: 'عمر الفاروق', face: { kind: 'initial', text: 'ع' } },
  yellow: { name: 'Ramtha of the Lake 🦊', face: { kind: 'initial', text: 'R' } },
  black: { name: 'Laris', face: { kind: 'computer' } },
} as const satisfies Readonly<Record<string, BoardPlayer>>;

const MOVABLE: readonly Origin[] = ['temple', 5, 14, 20, 33];

/** Boards with players, and one with letters of haruspexes. */
export const PLAYED = {
  players: { ...SCENES.roles, players: PLAYERS },
  haruspexes: {
    ...SCENES.crowd,
    players: PLAYERS,
    choices: SCENES.crowd.choices.map(({ move }) => ({
      letter: 'ABCDE'.charAt(MOVABLE.indexOf(move.from)),
      move,
    })),
    haruspexes: MOVABLE.map((from, i) => ({ letter: 'ABCDE'.charAt(i), color: 'red', from })),
  },
  better: {
    ...SCENES.stacks,
    choices: [],
    betterMoves: movesOf(SCENES.stacks.position, 'black', '5:38-3 5:T-35 3:35-38'),
  },
} as const satisfies Readonly<Record<string, BoardView>>;
