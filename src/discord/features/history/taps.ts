import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { plain, replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { replyPrivately } from '../../handling/handler.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { deferNewReply, deferReplyInPlace, type Pressed } from '../../handling/reply.ts';
import { maySayHere, shareHere } from '../../handling/share.ts';
import type { HistoryDeed, HistoryTap } from '../../history-tap.ts';
import { logOf } from '../fairness/verify.ts';
import { checkMessage } from '../fairness/view.ts';
import { cardMessage } from './card.ts';
import { exportReply } from './export.ts';
import { shareFilm, showFilm } from './film.ts';
import { inLanguage, type PastGame, pastGame } from './past-game.ts';
import { insteadOfGame, showCard, showList, showTurn, summed } from './show.ts';

/** A button about games that are over. */
export async function onHistoryTap(
  context: HandlerContext,
  interaction: ButtonInteraction,
  tap: HistoryTap,
): Promise<void> {
  switch (tap.on) {
    case 'historyList': {
      await deferReplyInPlace(interaction);
      const of = tap.of === null ? null : { userId: tap.of, name: null };
      return showList(context, interaction, of, tap.part);
    }
    case 'historyMine':
      await deferReplyInPlace(interaction);
      return showList(context, interaction, { userId: interaction.user.id, name: null });
    case 'history':
      return SHARES.includes(tap.does)
        ? onShare(context, interaction, tap.table, tap.does)
        : onDeed(context, interaction, tap.table, tap.does);
    case 'replay':
      // From anywhere else than a replay, a new message: the card stays.
      await (tap.by === 'open' ? deferNewReply(interaction) : deferReplyInPlace(interaction));
      return withGame(context, interaction, tap.table, (game) =>
        showTurn(context, interaction, game, tap.turn),
      );
    case 'historyChoice':
    case 'replayChoice':
      return sayUnknown(context, interaction);
  }
}

/** Something chosen from a list of games, or of turns. */
export async function onHistoryChoice(
  context: HandlerContext,
  interaction: StringSelectMenuInteraction,
  tap: Extract<HistoryTap, { on: 'historyChoice' | 'replayChoice' }>,
): Promise<void> {
  const [chosen = ''] = interaction.values;
  if (tap.on === 'historyChoice') {
    await deferNewReply(interaction);
    return withGame(context, interaction, chosen, (game) => showCard(context, interaction, game));
  }
  if (!/^\d{1,5}$/.test(chosen)) return sayUnknown(context, interaction);
  await deferReplyInPlace(interaction);
  await withGame(context, interaction, tap.table, (game) =>
    showTurn(context, interaction, game, Number(chosen)),
  );
}

const SHARES: readonly HistoryDeed[] = ['share', 'shareFilm', 'shareLastTurn'];

/** What the person alone is shown, in a message of its own. */
async function onDeed(
  context: HandlerContext,
  interaction: ButtonInteraction,
  table: string,
  does: HistoryDeed,
): Promise<void> {
  await deferNewReply(interaction);
  await withGame(context, interaction, table, async (game) => {
    if (does === 'card') return showCard(context, interaction, game);
    if (does === 'film' || does === 'lastTurn') return showFilm(context, interaction, game, does);
    const own = inLanguage(game, await localeFor(context, interaction));
    if (does === 'text' || does === 'json') {
      const { content, files } = await exportReply(context, own, does);
      await interaction.editReply({ content, files: [...files] });
      return;
    }
    const log = await logOf(context, own.table);
    const message = checkMessage(own.table.locale, own.table, log, maySayHere(interaction));
    await interaction.editReply(replyOf(message));
  });
}

async function onShare(
  context: HandlerContext,
  interaction: ButtonInteraction,
  table: string,
  does: HistoryDeed,
): Promise<void> {
  await interaction.deferUpdate();
  await withGame(context, interaction, table, async (game) => {
    if (does === 'share') return shareCard(context, interaction, game);
    const isShared = await shareFilm(context, interaction, game, does === 'shareFilm' ? 'film' : 'lastTurn');
    const t = await translatorFor(context, interaction);
    if (!isShared) await replyPrivately(interaction, plain(t('history.film.busy')));
  });
}

const shareCard = (context: HandlerContext, interaction: ButtonInteraction, found: PastGame): Promise<void> =>
  shareHere(
    context,
    interaction,
    async (locale, sharedBy) => {
      const game = inLanguage(found, locale);
      return cardMessage({ game, sharable: false, sharedBy, ...(await summed(context, game)) });
    },
    'dice.noShare',
  );

/** Does something with a game, or tells the person why not; after the tap has been acknowledged. */
async function withGame(
  context: HandlerContext,
  interaction: Pressed,
  id: string,
  act: (game: PastGame) => Promise<void>,
): Promise<void> {
  const { guildId, user } = interaction;
  const found = await pastGame(context, await context.store.load(id), { guildId, userId: user.id });
  if (found.ok) return act(found.game);
  const message = await insteadOfGame(context, interaction, found);
  // Where a new message was promised, it is this one; what was pressed is not written over.
  if (interaction.ephemeral === null) await replyPrivately(interaction, message);
  else await interaction.editReply(replyOf(message));
}

async function sayUnknown(context: HandlerContext, interaction: Pressed): Promise<void> {
  const t = await translatorFor(context, interaction);
  await replyPrivately(interaction, plain(t('refused.unknownButton')));
}
