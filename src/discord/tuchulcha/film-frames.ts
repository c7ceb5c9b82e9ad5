/** Frames of a film that shows turns of a game. */

import type { Color, Step } from '../../games/tuchulcha/index.ts';
import type { BoardView, ShownMove } from '../../pictures/tuchulcha/board-view.ts';
import { describeFilm, type FilmFrame } from '../../pictures/tuchulcha/index.ts';
import { victimOf } from '../../pictures/tuchulcha/steps.ts';
import type { TableOf } from '../../tables/table.ts';
import type { Frame } from '../../tables/tuchulcha/analysis/frames.ts';
import type { Avatars } from '../api/avatars.ts';
import type { AttachedPicture } from '../api/message.ts';
import { shownPlayers } from '../views/players.ts';
import { boardView } from './board-message.ts';
import type { FilmCache } from './film-cache.ts';
import { beatsOf } from './highlights.ts';
import { diceAfter } from './moves.ts';

export const withPlayers = (
  frames: readonly FilmFrame[],
  players: BoardView['players'],
): readonly FilmFrame[] =>
  frames.map((frame) => ({ ...frame, board: { ...frame.board, ...(players && { players }) } }));

/** A key for the names and faces in a picture. */
export const lookOf = (players: BoardView['players']): string =>
  Object.values(players ?? {})
    .map(({ name, face }) => `${name} ${face?.kind}${face?.kind === 'computer' ? face.portrait : ''}`)
    .join(', ');

/** The board before a turn. `number` is 0 where the game begins with it. */
export const frameBefore = (locale: string, { before, color, turn }: Frame, number = turn): FilmFrame => ({
  turn: number,
  highlights: [],
  board: boardView(locale, before, { toMove: color }),
});

/** The board after a turn, with its steps and highlights. */
export function frameAfter(locale: string, frame: Frame): FilmFrame {
  const winners = winnersIn(frame);
  return {
    turn: frame.turn,
    highlights: frame.highlights,
    board: boardView(locale, frame.after, {
      dice: diceAfter(frame.dice, frame.discarded, frame.steps),
      lastMoves: movesOf(frame),
      toMove: winners ? null : frame.color,
      winners,
    }),
  };
}

export function framesOfTurn(locale: string, frame: Frame): readonly FilmFrame[] {
  const { turn, color } = frame;
  const moves = movesOf(frame);
  const steps: Step[] = [];
  let dice: readonly number[] = [];
  let discarded: number | null = null;
  const shown = frame.stages.map((stage): FilmFrame => {
    if (stage.kind === 'rolled') dice = [...dice, ...stage.dice];
    if (stage.kind === 'discarded') discarded = stage.die;
    if (stage.kind === 'stepped') steps.push(stage.step);
    const lastMoves = moves.slice(0, steps.filter(({ kind }) => kind === 'move').length);
    const move = stage.kind === 'stepped' && stage.step.kind === 'move' ? lastMoves.at(-1) : undefined;
    return {
      turn,
      highlights: [],
      passing: true,
      ...(move && { move }),
      board: boardView(locale, stage.position, {
        dice: diceAfter(dice, discarded, steps),
        lastMoves,
        toMove: color,
      }),
    };
  });
  return [...shown, frameAfter(locale, frame)];
}

export function framesOfTurns(locale: string, frames: readonly Frame[]): readonly FilmFrame[] {
  const [first] = frames;
  if (!first) return [];
  return [frameBefore(locale, first), ...frames.flatMap((frame) => framesOfTurn(locale, frame))];
}

const winnersIn = ({ events }: Frame): readonly Color[] | null =>
  events.find((event) => event.type === 'over')?.winners ?? null;

/** The moves of a turn, each with the color that it hit. */
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

interface FilmParts {
  readonly avatars: Pick<Avatars, 'of'>;
  readonly filmCache: FilmCache;
}

/** The highlights that tell a game, as a film of some ten seconds; null while too many are being made. */
export async function beatsFilm(
  { avatars, filmCache }: FilmParts,
  { table, frames }: { readonly table: TableOf<'tuchulcha'>; readonly frames: readonly Frame[] },
): Promise<AttachedPicture | null> {
  const turns = new Set(beatsOf(frames).map(({ turn }) => turn));
  const last = frames.at(-1)?.turn;
  const shown = frames.filter(({ turn }) => turns.has(turn) || turn === last);
  const players = await shownPlayers(avatars, table);
  const film = withPlayers(
    shown.flatMap((frame) => framesOfTurns(table.locale, [frame])),
    players,
  );
  if (film.length === 0) return null;
  const key = `story ${table.locale} ${lookOf(players)}`;
  const animation = await filmCache.turns(table, key, film, 'story');
  if (!animation.ok) return null;
  const { bytes, type } = animation.film;
  return { bytes, type, name: `tuchulcha-${table.number}.gif`, description: describeFilm(film) };
}
