import type { ButtonInteraction } from 'discord.js';
import { decisiveTurn } from '../../../../tables/tuchulcha/analysis/decisive.ts';
import { translator } from '../../../../texts/index.ts';
import { plain, replyOf } from '../../../api/message.ts';
import type { HandlerContext } from '../../../context.ts';
import { answer } from '../../../handling/reply.ts';
import type { PastGame } from '../past-game.ts';
import { analysisOf, startOf } from '../show.ts';
import { gamePage, peopleOf } from './view.ts';

/** Where an answer has been promised: an analysed game as a web page, in the game's language, for the person alone. */
export async function sendPage(
  context: HandlerContext,
  interaction: ButtonInteraction,
  game: PastGame,
): Promise<void> {
  const { table, frames } = game;
  const t = translator(table.locale);
  const analysis = await analysisOf(context, game);
  if (!analysis) {
    await answer(interaction, replyOf(plain(t('history.noPicture'))));
    return;
  }
  const others = peopleOf(game).filter((userId) => userId !== interaction.user.id);
  const isHidden = await Promise.all(others.map((userId) => context.results.isHidden(userId)));
  const page = gamePage(game, {
    analysis,
    start: startOf(context, game),
    decisive: decisiveTurn(context.services.tuchulcha.judges, frames)?.turn ?? null,
    hidden: new Set(others.filter((_, at) => isHidden[at])),
  });
  const name = `tuchulcha-${table.number}.html`;
  // With the first page, since it reads drawings and loads the canvas.
  const { gameHtml } = await import('./html.ts');
  const text = await gameHtml(page, table.locale);
  const files = [{ name, content: Buffer.from(text) }];
  const message = plain(t('history.page.file', { number: table.number, file: name }));
  await answer(interaction, replyOf({ ...message, files }));
}
