import type { Step } from '../../games/tuchulcha/index.ts';
import type { FilmFrame } from '../../pictures/index.ts';
import { victimOf } from '../../pictures/steps.ts';
import type { ShownMove } from '../../pictures/view.ts';
import type { Frame } from '../../tables/results/frames.ts';
import { diceAfter } from '../views/dice.ts';
import { momentsOf } from './moments.ts';
import { endOf, type PastGame } from './past-game.ts';

/** The moves of a turn, each with the colour that it hit. */
function movesOf({ stages, before }: Frame): ShownMove[] {
  let position = before;
  return stages.flatMap((stage) => {
    const from = position;
    position = stage.position;
    if (stage.kind !== 'stepped' || stage.step.kind !== 'move') return [];
    const hits = victimOf(from, stage.step);
    return [hits ? { ...stage.step, hits } : stage.step];
  });
}

/** The board before the first turn. */
export function beginning({ table, frames: [first] }: PastGame): FilmFrame {
  if (!first) throw new Error(`Table ${table.id} has no turn to show`);
  return {
    turn: 0,
    moments: [],
    board: {
      ...{ position: first.before, dice: [], lastMoves: [], choices: [] },
      ...{ toMove: first.color, winners: null, locale: table.locale },
    },
  };
}

/** The board after a turn, with what was done in it. */
export function afterTurn({ table: { locale } }: PastGame, frame: Frame): FilmFrame {
  const winners = endOf({ frames: [frame] })?.winners ?? null;
  return {
    turn: frame.turn,
    moments: momentsOf(frame.events),
    board: {
      position: frame.after,
      dice: diceAfter(frame.dice, frame.discarded, frame.steps),
      lastMoves: movesOf(frame),
      choices: [],
      toMove: winners ? null : frame.color,
      ...{ winners, locale },
    },
  };
}

export const wholeGame = (game: PastGame): readonly FilmFrame[] => [
  beginning(game),
  ...game.frames.map((frame) => afterTurn(game, frame)),
];

/** The last turn, from the board before it on, one thing after the other. */
export function lastTurn(game: PastGame): readonly FilmFrame[] {
  const frame = game.frames.at(-1);
  if (!frame) return [];
  const { turn, color, before } = frame;
  const moves = movesOf(frame);
  const steps: Step[] = [];
  let dice: readonly number[] = [];
  let discarded: number | null = null;
  const shown: FilmFrame[] = [
    { ...beginning(game), turn, board: { ...beginning(game).board, position: before, toMove: color } },
  ];
  for (const stage of frame.stages) {
    if (stage.kind === 'rolled') dice = [...dice, ...stage.dice];
    if (stage.kind === 'discarded') discarded = stage.die;
    if (stage.kind === 'stepped') steps.push(stage.step);
    const moved = steps.filter(({ kind }) => kind === 'move').length;
    shown.push({
      ...{ turn, moments: [] },
      board: {
        ...{ position: stage.position, dice: diceAfter(dice, discarded, steps) },
        ...{ lastMoves: moves.slice(0, moved), choices: [], toMove: color, winners: null },
        locale: game.table.locale,
      },
    });
  }
  return [...shown, afterTurn(game, frame)];
}
