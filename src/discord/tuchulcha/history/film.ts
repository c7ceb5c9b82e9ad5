import type { ButtonInteraction } from 'discord.js';
import type { FilmFrame } from '../../../pictures/tuchulcha/index.ts';
import { translator } from '../../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../../api/message.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { answer } from '../../handling/reply.ts';
import { mayPostHere, shareHere } from '../../handling/share.ts';
import { gameLinks } from '../buttons.ts';
import { framesOfTurns, makeFilm } from '../films.ts';
import { type PastGame, withLocale } from './past-game.ts';

/** Milliseconds between two notes on a film's progress. */
const NOTE_EVERY = 2000;

/** Makes a film, notes its progress and replaces the note by it. An answer must have been promised. */
export async function showFilm(
  context: HandlerContext,
  interaction: ButtonInteraction,
  game: PastGame,
): Promise<void> {
  const t = translator(game.table.locale);
  const frames = gameFrames(game);
  const note = (done: number) =>
    answer(interaction, plain(t('history.film.making', { done, total: frames.length })));
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
  const film = await makeFilm(context, game.table, { frames, onProgress });
  await noting;
  const shared = { sharable: mayPostHere(interaction), sharedBy: null };
  await answer(interaction, film ? filmMessage(game, film, shared) : plain(t('history.film.busy')));
}

/** Shares the film in the channel. False if it couldn't be made now. */
export async function shareFilm(
  context: HandlerContext,
  interaction: ButtonInteraction,
  found: PastGame,
): Promise<boolean> {
  const compose = async (locale: string, sharedBy: string): Promise<OutMessage> => {
    const game = withLocale(found, locale);
    const film = await makeFilm(context, game.table, { frames: gameFrames(game) });
    if (!film) throw new FilmBusy();
    return filmMessage(game, film, { sharable: false, sharedBy });
  };
  try {
    await shareHere(context, interaction, compose, 'dice.noShare');
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
  { sharable, sharedBy }: { readonly sharable: boolean; readonly sharedBy: string | null },
): OutMessage {
  const t = translator(table.locale);
  const share = button(
    gameLinks.history({ table: table.id, does: 'shareFilm' }),
    t('rulesView.button.share'),
  );
  const lines = [
    sharedBy === null ? null : t('dice.shared', { name: sharedBy }),
    t('history.film', { number: table.number, seconds: Math.round(duration / 1000) }),
    reduced.frames ? t('history.film.shortened') : null,
  ];
  return { ...plain(lines, sharable ? rowsOf([share]) : []), picture };
}

export const gameFrames = ({ table, frames }: PastGame): readonly FilmFrame[] =>
  framesOfTurns(table.locale, frames, 0);
