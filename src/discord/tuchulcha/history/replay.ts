import type { ButtonInteraction } from 'discord.js';
import type { Color } from '../../../games/tuchulcha/board.ts';
import { greatestOf } from '../../../games/tuchulcha/highlights.ts';
import { shortName } from '../../../pictures/formats.ts';
import type { FilmFrame } from '../../../pictures/tuchulcha/alt.ts';
import { pointText, shortText } from '../../../pictures/tuchulcha/highlights.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { type TurnAnalysis, turningPoints } from '../../../tables/tuchulcha/analysis/analysis.ts';
import type { Frame } from '../../../tables/tuchulcha/analysis/frames.ts';
import type { Choice } from '../../../tables/tuchulcha/analysis/missed-choices.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import {
  type Buttons,
  button,
  type ComponentRow,
  MAX_OPTIONS,
  type OutMessage,
  plain,
  rowsOf,
  selectRow,
} from '../../api/message.ts';
import type { Tap } from '../../handling/context.ts';
import { answer, mayPostHere, shareHere } from '../../handling/reply.ts';
import { labelOn, who } from '../../views/names.ts';
import { gameLinks, replayButtons } from '../buttons.ts';
import {
  endOf,
  frameAfter,
  frameBefore,
  framesOfTurns,
  makeFilm,
  type PastGame,
  playerColors,
  seatsAt,
  tableIn,
  withLocale,
} from '../films.ts';
import { playersText } from '../highlights.ts';
import { turnRecap } from '../recap.ts';
import { headLines } from './card.ts';
import { betterMoves, lessonLine, missedBy } from './page/game-page.ts';

/**
 * A game after a turn; 0 is before the first, and a turn after the last counts as the last. `luck` is null while unknown. For a `reader`,
 * better choices in their own turns are shown.
 */
export function replayMessage(
  game: PastGame,
  asked: number,
  luck: readonly TurnAnalysis[] | null,
  reader: Snowflake | null = null,
): { readonly message: Omit<OutMessage, 'picture'>; readonly frame: FilmFrame } {
  const { table, frames } = game;
  const t = translator(table.locale);
  const turn = Math.min(asked, frames.length);
  const frame = frames[turn - 1];
  const missed = missedBy(reader, frame, luck);
  const content = [
    t('history.turn', { number: table.number, turn, turns: frames.length }),
    ...(frame ? turnLines(t, game, frame) : startLines(t, game)),
    ...(frame && missed ? [lessonLine(t, table, frame, missed)] : []),
    ...(turn === frames.length ? ending(t, game) : []),
  ];
  return {
    message: plain(content.join('\n'), [
      ...rowsOf(turnButtons(t, game, turn)),
      ...notable(t, game, turn, luck),
    ]),
    frame: frame ? turnFrame(table.locale, frame, missed) : startFrame(game),
  };
}

function turnFrame(locale: string, frame: Frame, missed: Choice | null): FilmFrame {
  const shown = frameAfter(locale, frame);
  const moves = missed ? betterMoves(frame, missed.better) : [];
  return moves.length > 0 ? { ...shown, board: { ...shown.board, betterMoves: moves } } : shown;
}

function startFrame({ table, frames: [first] }: PastGame): FilmFrame {
  if (!first) throw new Error(`Table ${table.id} has no turn to show`);
  return frameBefore(table.locale, first, 0);
}

function startLines(t: Translate, game: PastGame): string[] {
  const table = { ...game.table, seats: seatsAt(game, 0) };
  const first = game.table.setup?.first;
  return [
    t('history.turn.start', {
      players: playersText(t, table, playerColors(game)),
      who: first ? who(t, table, first) : '',
    }),
  ];
}

function turnLines(t: Translate, game: PastGame, frame: Frame): string[] {
  const { who: mover, dice, recap } = turnRecap(t, tableIn(t, game, frame), frame.events, frame.color);
  return [t('history.turn.who', { who: mover, dice, told: recap })];
}

function ending(t: Translate, game: PastGame): string[] {
  const [head = '', reason = ''] = headLines(t, game);
  return endOf(game) ? [head, reason] : [head];
}

/** The next button comes first and keeps its place, since people press it repeatedly. */
function turnButtons(t: Translate, { table, frames }: PastGame, turn: number): Buttons {
  const to = (by: 'next' | 'back' | 'first' | 'last', at: number) => {
    const id = replayButtons.replay({ table: table.id, turn: at, by });
    return button(id, t(`history.button.${by}`), by === 'next' ? 'primary' : 'secondary');
  };
  const last = frames.length;
  return [
    turn < last && to('next', turn + 1),
    turn > 0 && to('back', turn - 1),
    turn > 1 && to('first', 0),
    turn < last - 1 && to('last', last),
  ];
}

/** Turning points rank above all other turns. */
const TURNING_POINT = 1000;

/** Maximum length of a name in the list of notable turns. */
const MAX_LISTED_NAME = 20;

function notable(
  t: Translate,
  game: PastGame,
  turn: number,
  luck: readonly TurnAnalysis[] | null,
): ComponentRow[] {
  const { table, frames } = game;
  const points = luck ? turningPoints(frames, luck) : [];
  const found = frames.flatMap((frame) => {
    const highlight = greatestOf(frame.highlights);
    const point = points.find((one) => one.turn === frame.turn);
    if (!highlight && !point) return [];
    const named = tableIn(t, game, frame);
    const nameOf = (color: Color): string => shortName(labelOn(t, named, color), MAX_LISTED_NAME);
    const why = point ? pointText(t, table.locale, point, nameOf) : null;
    const text = highlight ? shortText(t, highlight, nameOf) : (why ?? '');
    const weight = (point ? TURNING_POINT : 0) + (highlight?.weight ?? 0);
    return [{ turn: frame.turn, text, point: why, weight }];
  });
  const shown = found
    .toSorted((one, other) => other.weight - one.weight || one.turn - other.turn)
    .slice(0, MAX_OPTIONS)
    .sort((one, other) => one.turn - other.turn);
  if (shown.length === 0) return [];
  const options = shown.map(({ turn: value, text, point }) => ({
    label: t('picture.turningPoint', { turn: value, text }),
    value: String(value),
    default: value === turn,
    ...(point !== null && { description: t('history.isPoint', { text: point }) }),
  }));
  return [selectRow(replayButtons.chooseTurn({ table: table.id }), t('history.choose.turn'), options)];
}

/** Milliseconds between two notes on a film's progress. */
const NOTE_EVERY = 2000;

/** Makes a film, notes its progress and replaces the note by it. An answer must have been promised. */
export async function showFilm(tap: Tap<ButtonInteraction>, game: PastGame): Promise<void> {
  const t = translator(game.table.locale);
  const frames = gameFrames(game);
  const note = (done: number) => answer(tap, t('history.film.making', { done, total: frames.length }));
  await note(0);
  let noted = Date.now();
  let noting: Promise<unknown> | null = null;
  const onProgress = (done: number) => {
    if (noting || Date.now() - noted < NOTE_EVERY) return;
    noted = Date.now();
    // A lost note doesn't matter, since the film follows.
    noting = note(done)
      .catch(() => {})
      .finally(() => {
        noting = null;
      });
  };
  const film = await makeFilm(tap, game.table, { frames, onProgress });
  await noting;
  const sharable = mayPostHere(tap.interaction);
  await answer(tap, film ? filmMessage(game, film, sharable) : plain(t('history.film.busy')));
}

/** Shares the film in the channel. False if it couldn't be made now. */
export async function shareFilm(tap: Tap<ButtonInteraction>, found: PastGame): Promise<boolean> {
  const compose = async (locale: string): Promise<OutMessage> => {
    const game = withLocale(found, locale);
    const film = await makeFilm(tap, game.table, { frames: gameFrames(game) });
    if (!film) throw new FilmBusy();
    return filmMessage(game, film, false);
  };
  try {
    await shareHere(tap, compose);
    return true;
  } catch (error) {
    if (error instanceof FilmBusy) return false;
    throw error;
  }
}

class FilmBusy extends Error {}

function filmMessage(
  { table }: PastGame,
  { duration, reduced, picture }: NonNullable<Awaited<ReturnType<typeof makeFilm>>>,
  sharable: boolean,
): OutMessage {
  const t = translator(table.locale);
  const share = button(
    gameLinks.history({ table: table.id, does: 'shareFilm' }),
    t('rulesView.button.share'),
  );
  const lines = [
    t('history.film', { number: table.number, seconds: Math.round(duration / 1000) }),
    reduced.frames ? t('history.film.shortened') : null,
  ];
  return { ...plain(lines, sharable ? rowsOf([share]) : []), picture };
}

export const gameFrames = ({ table, frames }: PastGame): readonly FilmFrame[] =>
  framesOfTurns(table.locale, frames, 0);
