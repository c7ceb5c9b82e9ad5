import type { ButtonInteraction } from 'discord.js';
import { type Animation, describeFilm, type FilmFrame } from '../../../pictures/tuchulcha/index.ts';
import { translator } from '../../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../../api/message.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { localeFor } from '../../handling/locale.ts';
import { answer } from '../../handling/reply.ts';
import { mayPostHere, shareHere } from '../../handling/share.ts';
import { shownPlayers } from '../../views/names.ts';
import { gameLinks } from '../buttons.ts';
import { frameBefore, framesOfTurn, lookOf, withPlayers } from '../films.ts';
import { type PastGame, withLocale } from './past-game.ts';

/** Milliseconds between two notes on a film's progress. */
const NOTE_EVERY = 2000;

/** Makes a film, notes its progress and replaces the note by it. An answer must have been promised. */
export async function showFilm(
  context: HandlerContext,
  interaction: ButtonInteraction,
  found: PastGame,
): Promise<void> {
  const game = withLocale(found, await localeFor(context, interaction));
  const t = translator(game.table.locale);
  const { frames, look } = await framesOf(context, game);
  const note = (done: number) =>
    answer(interaction, plain(t('history.film.making', { done, total: frames.length })));
  await note(0);
  let noted = Date.now();
  let noting: Promise<unknown> | null = null;
  const animation = await makeFilm(context, game, look, frames, (done) => {
    if (noting || Date.now() - noted < NOTE_EVERY) return;
    noted = Date.now();
    // A lost note doesn't matter, since the film follows.
    noting = note(done)
      .catch(() => {})
      .finally(() => {
        noting = null;
      });
  });
  await noting;
  const message = animation.ok
    ? filmMessage(game, frames, animation.film, { sharable: mayPostHere(interaction), sharedBy: null })
    : plain(t('history.film.busy'));
  await answer(interaction, message);
}

/** Shares the film in the channel. False if it couldn't be made now. */
export async function shareFilm(
  context: HandlerContext,
  interaction: ButtonInteraction,
  found: PastGame,
): Promise<boolean> {
  let busy = false;
  const compose = async (locale: string, sharedBy: string): Promise<OutMessage> => {
    const game = withLocale(found, locale);
    const { frames, look } = await framesOf(context, game);
    const animation = await makeFilm(context, game, look, frames, () => {});
    if (!animation.ok) {
      busy = true;
      throw new FilmBusy();
    }
    return filmMessage(game, frames, animation.film, { sharable: false, sharedBy });
  };
  try {
    await shareHere(context, interaction, compose, 'dice.noShare');
  } catch (error) {
    if (!(error instanceof FilmBusy)) throw error;
  }
  return !busy;
}

class FilmBusy extends Error {}

const makeFilm = (
  context: HandlerContext,
  { table }: PastGame,
  key: string,
  frames: readonly FilmFrame[],
  onProgress: (done: number, total: number) => void,
): Promise<Animation> =>
  context.services.tuchulcha.filmCache.film(table, `${key} ${table.locale}`, frames, onProgress);

/** The frames with their players. `look` is a key for the players' names and faces. */
async function framesOf(
  { avatars }: HandlerContext,
  game: PastGame,
): Promise<{ readonly frames: readonly FilmFrame[]; readonly look: string }> {
  const players = await shownPlayers(avatars, game.table);
  return { frames: withPlayers(gameFrames(game), players), look: lookOf(players) };
}

type Film = Extract<Animation, { ok: true }>['film'];

function filmMessage(
  { table }: PastGame,
  frames: readonly FilmFrame[],
  film: Film,
  { sharable, sharedBy }: { readonly sharable: boolean; readonly sharedBy: string | null },
): OutMessage {
  const t = translator(table.locale);
  const seconds = Math.round(film.duration / 1000);
  const lines = [
    sharedBy === null ? null : t('dice.shared', { name: sharedBy }),
    t('history.film', { number: table.number, seconds }),
    film.reduced.frames ? t('history.film.shortened') : null,
  ];
  const share = button(
    gameLinks.history({ table: table.id, does: 'shareFilm' }),
    t('rulesView.button.share'),
  );
  return {
    content: lines.filter((line) => line !== null).join('\n'),
    rows: sharable ? rowsOf([share]) : [],
    picture: {
      bytes: film.bytes,
      name: `tuchulcha-${table.number}.gif`,
      type: film.type,
      description: describeFilm(frames),
    },
    mentions: [],
  };
}

export function gameFrames({ table: { locale }, frames }: PastGame): readonly FilmFrame[] {
  const [first] = frames;
  if (!first) return [];
  return [frameBefore(locale, first, 0), ...frames.flatMap((frame) => framesOfTurn(locale, frame))];
}
