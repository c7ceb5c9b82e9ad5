import type { ButtonInteraction } from 'discord.js';
import type { Chances } from '../../../games/tuchulcha/computer-players/judge.ts';
import { tuchulchaPicture } from '../../../pictures/tuchulcha/index.ts';
import {
  chancesAtStart,
  decisiveTurn,
  type TurnAnalysis,
} from '../../../tables/tuchulcha/analysis/analysis.ts';
import { translator } from '../../../texts/index.ts';
import { plain } from '../../api/message.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { answer, type DeferrableInteraction, withPicture } from '../../handling/reply.ts';
import { mayPostHere } from '../../handling/share.ts';
import { shownPlayers } from '../../views/names.ts';
import { beatsFilm } from '../films.ts';
import { cardMessage, detailsMessage, summaryView } from './card.ts';
import { lessonsOf } from './lessons.ts';
import { gamePage, peopleOf } from './page/game-page.ts';
import type { PastGame } from './past-game.ts';
import { replayMessage } from './replay.ts';

/** Shows a game's story, then with its film. An answer must have been promised. */
export async function showCard(
  context: HandlerContext,
  interaction: DeferrableInteraction,
  game: PastGame,
): Promise<void> {
  const decisive = decisiveTurn(context.services.tuchulcha.judges, game.frames);
  const message = cardMessage({ game, decisive, sharable: mayPostHere(interaction), sharedBy: null });
  await answer(interaction, message);
  const picture = await beatsFilm(context, game);
  if (picture) await answer(interaction, { ...message, picture });
}

/** Shows a game's luck and lessons, first without the parts that take time. An answer must have been promised. */
export async function showDetails(
  context: HandlerContext,
  interaction: DeferrableInteraction,
  game: PastGame,
): Promise<void> {
  const { table } = game;
  if (!context.services.tuchulcha.filmCache.analysisKnown(table.id))
    await answer(interaction, detailsMessage({ game, summary: 'making' }));
  const analysis = await analysisOf(context, game);
  if (!analysis) return answer(interaction, detailsMessage({ game, summary: 'none' }));
  const summary = summaryView(game, analysis, openingChances(context, game));
  const lessons = lessonsOf(translator(table.locale), game, analysis, interaction.user.id);
  const message = detailsMessage({ game, summary, lessons });
  const draw = () => context.draw(tuchulchaPicture('summary', summary));
  await answer(
    interaction,
    await withPicture(context, table.guildId, message, { locale: table.locale, draw }),
  );
}

/** Everybody's chances before the first turn. */
function openingChances({ services }: HandlerContext, { frames: [first] }: PastGame): Chances {
  if (!first) throw new Error('A game without a turn has no beginning');
  return chancesAtStart(services.tuchulcha.judges[first.before.players], first);
}

async function analysisOf(
  context: HandlerContext,
  { table, frames }: PastGame,
): Promise<readonly TurnAnalysis[] | null> {
  try {
    return await context.services.tuchulcha.filmCache.analysis(table, frames);
  } catch (error) {
    context.log.error({ err: error, table: table.id }, 'failed to analyze a game');
    return null;
  }
}

/** Shows a game after a turn. `isLesson` waits for the analysis. An answer must have been promised. */
export async function showTurn(
  context: HandlerContext,
  interaction: DeferrableInteraction,
  game: PastGame,
  turn: number,
  isLesson = false,
): Promise<void> {
  const luck = isLesson
    ? await analysisOf(context, game)
    : context.services.tuchulcha.filmCache.analysisKnown(game.table.id);
  const { message, frame } = replayMessage(game, turn, luck, interaction.user.id);
  const players = await shownPlayers(context.avatars, game.table);
  const draw = () => context.draw(tuchulchaPicture('turn', { ...frame, board: { ...frame.board, players } }));
  const { guildId, locale } = game.table;
  await answer(interaction, await withPicture(context, guildId, message, { locale, draw }));
}

/** Sends the analysis of a game as a web page. An answer must have been promised. */
export async function sendPage(
  context: HandlerContext,
  interaction: ButtonInteraction,
  game: PastGame,
): Promise<void> {
  const { table, frames } = game;
  const t = translator(table.locale);
  const analysis = await analysisOf(context, game);
  if (!analysis) {
    await answer(interaction, plain(t('history.noPicture')));
    return;
  }
  const others = peopleOf(game).filter((userId) => userId !== interaction.user.id);
  const isHidden = await Promise.all(others.map((userId) => context.results.isHidden(userId)));
  const page = gamePage(game, {
    analysis,
    start: openingChances(context, game),
    decisive: decisiveTurn(context.services.tuchulcha.judges, frames)?.turn ?? null,
    hidden: new Set(others.filter((_, at) => isHidden[at])),
  });
  const name = `tuchulcha-${table.number}.html`;
  // The page reads drawings and loads the canvas, so it is imported when the first is sent.
  const { gameHtml } = await import('./page/html.ts');
  const text = await gameHtml(page, table.locale);
  const files = [{ name, content: Buffer.from(text) }];
  const message = plain(t('history.page.file', { number: table.number, file: name }));
  await answer(interaction, { ...message, files });
}
