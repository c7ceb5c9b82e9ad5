import { COLORS, type Color } from '../../src/games/tuchulcha/color.ts';
import { colorOfLetter, parsePosition } from '../../src/games/tuchulcha/notation.ts';
import type { Position } from '../../src/games/tuchulcha/position.ts';
import type { Move, Step } from '../../src/games/tuchulcha/step.ts';
import { parseStep } from '../../src/games/tuchulcha/step-notation.ts';
import type { BoardView, ShownDie } from '../../src/pictures/view.ts';

/** Reads a position of tuchulcha.md §9. */
export function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.value;
}

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

/** `3:T-14x`: a die, a colon, and a step of §9; with two players the step begins with its colour. */
export function movesOf(position: Position, color: Color, text: string): readonly Move[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const step = parseStep(word.slice(2), position.players);
      if (!step.ok || step.value.kind === 'discard') throw new Error(`not a move: ${word}`);
      return { ...step.value, die: Number(word[0]), color: step.value.color ?? color } satisfies Step;
    });
}

interface Sketch {
  readonly position: string;
  readonly dice?: string;
  readonly last?: string;
  /** Whose the last moves are, where it is not the one to move. */
  readonly lastBy?: string;
  readonly choices?: string;
  readonly winners?: readonly Color[];
}

export function viewOf(sketch: Sketch): BoardView {
  const position = positionOf(sketch.position);
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
      '4 y 0.0 - bn:2/3x2,9,23/1/1/0 rn:2/14x3,26/1/1/0 yn:2/21,24x2,34,8/0/2/0 kn:1/31,38x3,12x2/0/1/0'
        .replace('21,24x2,34,8', '8,21,24x2,34')
        .replace('31,38x3,12x2', '12x2,31,38x3'),
    dice: '6 4 4',
    last: '5:T-35 5:35-40 3:40-3x',
    lastBy: 'k',
    choices: '6:8-V 6:21-27 6:24-30 6:34-40 6:T-26x 4:8-12+ 4:21-25 4:24-28 4:34-38+ 4:T-24',
  }),
  roles: viewOf({
    position: '4 y 1.1 6,36 bo:0/-/0/0/0 rt:2/25x2/0/1/3 yn:3/10,23,32/1/1/0 kl:2/37,40/0/0/4',
    dice: '6 1u',
    last: '1:9-10',
    choices: '6:10-V 6:23-29 6:32-38 6:T-26~',
  }),
  discard: viewOf({
    position: '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0',
    dice: '2 1d 5 3u',
    last: '3:T-22',
    choices: '5:21-26~ 5:22-27 2:21-23 2:22-24+ 5:T-15 2:T-12',
  }),
  three: viewOf({
    position: '3 y 0.0 - bn:4/3,12x2,ex2/0/0/0 rn:5/14,24x2/1/0/0 yn:4/17,19,e/0/2/0',
    dice: '2 4',
    last: '3:27-30',
    choices: '4:17-21 4:19-e 4:e-V 4:T-24x 2:17-19 2:19-21 2:e-V 2:T-22',
  }),
  two: viewOf({
    position: '2 b 0.0 16 bn:5/14,36x2/1/0/0 rx:3/22,40/0/0/0 yn:6/27,30/0/1/0 kx:3/11x2/0/0/0',
    dice: '3 5 5u',
    last: '5:k:T-35 5:b:31-36',
    choices:
      '5:b:14-19 5:b:36-1 5:b:T-5 5:r:22-27+ 5:r:40-V 5:r:T-15 5:k:11-16 5:k:T-35 3:b:14-17 3:b:36-39 3:b:T-3 3:r:22-25 3:r:40-3 3:r:T-13 3:k:11-14x 3:k:T-33',
  }),
  twenty: viewOf({
    position:
      '4 b 1.0 26 bn:1/1,2x2,7,15,20,29,30/0/0/0 rt:2/3,18/0/0/3 yn:3/21,24x2/0/2/0 kn:3/4x2,33/1/1/0'.replace(
        'bn:1/1,2x2,7,15,20,29,30/0/0/0',
        'bn:1/1,2,7,15,20,29,30/0/0/0',
      ),
    dice: '6 3 2',
    last: '4:T-18 2:18-20',
    lastBy: 'r',
    choices:
      '6:1-7 6:2-8 6:7-13 6:15-21+ 6:20-26 6:29-V 6:30-V 6:T-6~ 3:1-4+ 3:2-5 3:7-10 3:20-23 3:29-V 3:30-V 2:2-4+ 2:7-9 2:15-17 2:20-22 2:29-31 2:30-V 2:T-2',
  }),
  over: viewOf({
    position: '4 r 2.1 6,16,36 bn:0/22/5/2/0 ro:0/-/0/0/0 yn:4/24x2/1/1/0 kl:0/-/2/0/6'.replace(
      'kl:0/-/2/0/6',
      'kl:1/20/0/0/6',
    ),
    dice: '5u 4u',
    last: '5:30-V',
    lastBy: 'b',
    winners: ['blue'],
  }),
} as const satisfies Readonly<Record<string, BoardView>>;
