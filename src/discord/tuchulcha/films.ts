/** A game to look back at, and films that show its turns. */

import { LRUCache } from 'lru-cache';
import { cached } from '../../cache-limits.ts';
import type { Color } from '../../games/tuchulcha/board.ts';
import { findGameOver, type Step } from '../../games/tuchulcha/types.ts';
import { describeFilm, type FilmFrame } from '../../pictures/tuchulcha/alt.ts';
import type { ShownMove } from '../../pictures/tuchulcha/board-view.ts';
import type { Animation, Animator } from '../../pictures/tuchulcha/film/animator.ts';
import type { Film, FilmKind } from '../../pictures/tuchulcha/film/film.ts';
import type { Seat, Sitting } from '../../tables/game-types.ts';
import { logOf, sittingsOf } from '../../tables/store.ts';
import { isOf, isOpen, type Table, type TableOf } from '../../tables/table.ts';
import type { TurnAnalysis } from '../../tables/tuchulcha/analysis/analysis.ts';
import { type Frame, framesOf } from '../../tables/tuchulcha/analysis/frames.ts';
import type { AnalysisThread } from '../../tables/tuchulcha/judge-threads.ts';
import type { Translate } from '../../texts/index.ts';
import type { AttachedPicture } from '../api/message.ts';
import type { HandlerContext } from '../handling/context.ts';
import type { ShownPlayers } from '../views/game-presenter.ts';
import { shownPlayers, withComputerFor } from '../views/names.ts';
import type { NoPast } from '../views/refusal.ts';
import { boardView } from './board-message.ts';
import { diceAfter, movesAmong, withHits } from './move-texts.ts';

/** A game that is over, or was closed after its start. */
export interface PastGame {
  readonly table: TableOf<'tuchulcha'>;
  readonly frames: readonly Frame[];
  readonly sittings: readonly Sitting<'tuchulcha'>[];
}

/** The game of a table, or why it can't be shown. Throws if the log doesn't replay. */
export async function pastGame(
  { store, services }: Pick<HandlerContext, 'store' | 'services'>,
  table: Table,
): Promise<PastGame | NoPast> {
  if (isOpen(table)) return 'goesOn';
  if (!isOf('tuchulcha', table) || !table.setup || table.logLength === 0) return 'unplayed';
  const { setup, id } = table;
  const sittings = await sittingsOf(store, table);
  const frames = await services.tuchulcha.filmCache.frames(id, async () =>
    framesOf({ setup, log: await logOf(store, table), sittings }),
  );
  return { table, frames, sittings };
}

export const withLocale = (game: PastGame, locale: string): PastGame => ({
  ...game,
  table: { ...game.table, locale },
});

/** The player of each color at a log entry. */
export function seatsAt({ table, sittings }: PastGame, seq: number): readonly Seat<'tuchulcha'>[] {
  return table.seats.map((seat) => {
    const sitting = sittings.findLast(({ color, seq: since }) => color === seat.color && since <= seq);
    if (!sitting) return seat;
    return { color: seat.color, occupant: sitting.occupant ?? { kind: 'computer' } };
  });
}

/** The game's table as texts on a turn name its players: `🤖 for Anna` if a computer player played it for her. */
export function tableIn(t: Translate, game: PastGame, { to, player, color }: Frame): PastGame['table'] {
  const seats = seatsAt(game, to - 1);
  return { ...game.table, seats: player === 'computer' ? withComputerFor(t, seats, color) : seats };
}

/** Null if the game was closed before its end. */
export const endOf = ({ frames }: Pick<PastGame, 'frames'>) => findGameOver(frames.at(-1)?.events ?? []);

export const playerColors = ({ table }: PastGame): readonly Color[] => table.setup?.players ?? [];

export const withPlayers = (frame: FilmFrame, players: ShownPlayers): FilmFrame => ({
  ...frame,
  board: { ...frame.board, players },
});

/** A key for the names and faces in a picture. */
const lookOf = (players: ShownPlayers): string =>
  Object.values(players)
    .map(({ name, face }) => `${name} ${face?.kind}${face?.kind === 'computer' ? face.portrait : ''}`)
    .join(', ');

/** The board before a turn. `number` is 0 if the game begins with it. */
export const frameBefore = (locale: string, { before, color, turn }: Frame, number = turn): FilmFrame => ({
  turn: number,
  highlights: [],
  board: boardView(locale, before, { toMove: color }),
});

/** The board after a turn, with its steps and highlights. */
export function frameAfter(locale: string, frame: Frame): FilmFrame {
  const winners = findGameOver(frame.events)?.winners ?? null;
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

function framesOfTurn(locale: string, frame: Frame): readonly FilmFrame[] {
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

/** `number`: of the board before the turns, 0 if the game begins with them. */
export function framesOfTurns(
  locale: string,
  frames: readonly Frame[],
  number?: number,
): readonly FilmFrame[] {
  const [first] = frames;
  if (!first) return [];
  return [frameBefore(locale, first, number), ...frames.flatMap((frame) => framesOfTurn(locale, frame))];
}

/** The moves of a turn, each with the color that it hit. */
function movesOf({ stages, before, steps }: Frame): ShownMove[] {
  const first = stages.findIndex(({ kind }) => kind === 'stepped');
  return movesAmong(withHits(stages[first - 1]?.position ?? before, steps));
}

export type FilmParts = Pick<HandlerContext, 'avatars' | 'services'>;

/** Its playing time in milliseconds, and whether frames were left out to limit its size. */
interface MadeFilm extends Pick<Film, 'duration' | 'reduced'> {
  readonly picture: AttachedPicture;
}

interface WantedFilm {
  readonly frames: readonly FilmFrame[];
  /** Left out: the whole game. */
  readonly kind?: FilmKind;
  /** A part of the file's name that identifies the film; left out: that of the whole game. */
  readonly part?: string;
  /** Called with the number of finished frames. */
  readonly onProgress?: (done: number) => void;
}

/** A film with the avatars of the table's players; null while too many are being made. */
export async function makeFilm(
  { avatars, services }: FilmParts,
  table: Table,
  { frames: wanted, part, ...options }: WantedFilm,
): Promise<MadeFilm | null> {
  const players = await shownPlayers(avatars, table);
  const frames = wanted.map((frame) => withPlayers(frame, players));
  const key = `${part ?? 'game'} ${options.kind} ${table.locale} ${lookOf(players)}`;
  const animation = await services.tuchulcha.filmCache.film(table, key, frames, options);
  if (!animation.ok) return null;
  const { bytes, duration, reduced } = animation.value;
  const name = `tuchulcha-${[table.number, ...(part === undefined ? [] : [part])].join('-')}.gif`;
  // Bytes arrive from a thread as a plain Uint8Array.
  const file = { bytes: Buffer.from(bytes), type: 'image/gif', name };
  return { duration, reduced, picture: { ...file, description: describeFilm(frames) } };
}

type Owned = Pick<Table, 'id' | 'guildId'>;

/** Number of games whose turns, and analyses, are cached. */
const MAX_GAMES = 8;
const MAX_ANALYSES = 40;
/** A film takes up to 10 MiB. */
const MAX_FILMS = 2;
/** A few turns take at most a megabyte. */
const MAX_TURNS = 12;
const TURNS_LIMIT = 1_000_000;

/** Caches recent turns, analyses and films of games, which never change. Keys of films include the players' looks. */
export class FilmCache {
  readonly #animator: Animator;
  readonly #analysisThread: AnalysisThread;
  readonly #frames = new LRUCache<string, Promise<readonly Frame[]>>({ max: MAX_GAMES });
  readonly #analyses = new LRUCache<string, Promise<readonly TurnAnalysis[] | null>>({ max: MAX_ANALYSES });
  readonly #known = new LRUCache<string, readonly TurnAnalysis[]>({ max: MAX_ANALYSES });
  readonly #films = new LRUCache<string, Promise<Animation>>({ max: MAX_FILMS });
  readonly #turns = new LRUCache<string, Promise<Animation>>({ max: MAX_TURNS });

  constructor(parts: { readonly animator: Animator; readonly analysisThread: AnalysisThread }) {
    this.#animator = parts.animator;
    this.#analysisThread = parts.analysisThread;
  }

  frames(id: string, read: () => Promise<readonly Frame[]>): Promise<readonly Frame[]> {
    return cached(this.#frames, id, read);
  }

  /** Runs in a separate thread; null while that is too busy. */
  async analysis({ id, guildId }: Owned, frames: readonly Frame[]): Promise<readonly TurnAnalysis[] | null> {
    const analysis = await cached(this.#analyses, id, () => this.#analysisThread.analyse(guildId, frames));
    if (analysis) this.#known.set(id, analysis);
    else this.#analyses.delete(id);
    return analysis;
  }

  analysisKnown(id: string): readonly TurnAnalysis[] | null {
    return this.#known.get(id) ?? null;
  }

  /** `key` identifies the film; one with a `kind` shows a few turns. `onProgress` is called only if this call makes it. */
  async film(
    { id, guildId }: Owned,
    key: string,
    frames: readonly FilmFrame[],
    { kind, onProgress }: Pick<WantedFilm, 'kind' | 'onProgress'> = {},
  ): Promise<Animation> {
    const [cache, options] = kind ? [this.#turns, { kind, limit: TURNS_LIMIT }] : [this.#films, {}];
    const make = () => this.#animator.run(guildId, { frames, options }, onProgress);
    const animation = await cached(cache, `${id} ${key}`, make);
    // Refused work isn't cached, so that it is retried.
    if (!animation.ok) cache.delete(`${id} ${key}`);
    return animation;
  }

  /** Called when a person who may be in a film is forgotten. */
  forgetFilms(): void {
    this.#films.clear();
    this.#turns.clear();
  }

  /** Stops all work; people who wait for a film get a refusal. */
  async close(): Promise<void> {
    await Promise.all([this.#animator.close(), this.#analysisThread.close()]);
  }
}
