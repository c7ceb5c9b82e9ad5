import type { ButtonInteraction } from 'discord.js';
import type { Chances } from '../../../games/tuchulcha/players/judges.ts';
import { type SummaryView, tuchulchaPicture } from '../../../pictures/tuchulcha/index.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { chancesAtStart, type TurnAnalysis } from '../../../tables/tuchulcha/analysis/analysis.ts';
import { decisiveTurn } from '../../../tables/tuchulcha/analysis/decisive.ts';
import { translator } from '../../../texts/index.ts';
import { type OutMessage, plain } from '../../api/message.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { localeFor } from '../../handling/locale.ts';
import { answer, type DeferrableInteraction, withPicture } from '../../handling/reply.ts';
import { mayPostHere } from '../../handling/share.ts';
import { shownPlayers } from '../../views/players.ts';
import { type CardView, cardMessage, summaryView } from './card.ts';
import { lessonsOf } from './lessons.ts';
import { gamePage, peopleOf } from './page/game-page.ts';
import { type PastGame, withLocale } from './past-game.ts';
import { replayMessage } from './replay.ts';

const editReply = (interaction: DeferrableInteraction, message: OutMessage): Promise<void> =>
  answer(interaction, message);

/** Shows a game's card, first without the parts that take time. An answer must have been promised. */
export async function showCard(
  context: HandlerContext,
  interaction: DeferrableInteraction,
  found: PastGame,
): Promise<void> {
  const game = withLocale(found, await localeFor(context, interaction));
  const decisive = decisiveTurn(context.services.tuchulcha.judges, game.frames);
  const sharable = mayPostHere(interaction);
  const card = { game, decisive, sharable, sharedBy: null, reader: interaction.user.id };
  if (!context.services.tuchulcha.filmCache.analysisKnown(game.table.id))
    await editReply(interaction, cardMessage({ ...card, summary: 'making' }));
  await editReply(interaction, await drawnCard(context, card));
}

/** A game's card with its analysis and picture, as far as available. `reader` is the only reader; null for all. */
export async function drawnCard(
  context: HandlerContext,
  { reader, ...card }: Omit<CardView, 'summary' | 'lessons'> & { readonly reader: Snowflake | null },
): Promise<OutMessage> {
  const { game } = card;
  const analysis = await analysisOf(context, game);
  const all = analysis ? summaryView(game, analysis, openingChances(context, game)) : 'none';
  const summary = reader === null && all !== 'none' ? withoutChoices(all) : all;
  const t = translator(game.table.locale);
  const lessons = analysis && reader !== null ? lessonsOf(t, game, analysis, reader) : [];
  const message = cardMessage({ ...card, summary, lessons });
  if (summary === 'none') return message;
  const draw = () => context.draw(tuchulchaPicture('summary', summary));
  return withPicture(context, card.game.table.guildId, message, { locale: summary.locale, draw });
}

/** Others aren't shown what a player's choices cost. */
const withoutChoices = (summary: SummaryView): SummaryView => ({
  ...summary,
  players: summary.players.map((player) => ({ ...player, given: null })),
});

/** Everybody's chances before the first turn. */
export function openingChances({ services }: HandlerContext, { frames: [first] }: PastGame): Chances {
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
  found: PastGame,
  turn: number,
  isLesson = false,
): Promise<void> {
  const game = withLocale(found, await localeFor(context, interaction));
  const luck = isLesson
    ? await analysisOf(context, game)
    : context.services.tuchulcha.filmCache.analysisKnown(game.table.id);
  const { message, frame } = replayMessage(game, turn, luck, interaction.user.id);
  const players = await shownPlayers(context.avatars, game.table);
  const draw = () => context.draw(tuchulchaPicture('turn', { ...frame, board: { ...frame.board, players } }));
  const { guildId, locale } = game.table;
  await editReply(interaction, await withPicture(context, guildId, message, { locale, draw }));
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
