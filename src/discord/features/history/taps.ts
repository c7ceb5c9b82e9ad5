import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { plain, replyOf } from '../../api/message.ts';
import type { Room } from '../../context.ts';
import { sayPrivately } from '../../handling/handler.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { answerAnew, answerInPlace, type Pressed } from '../../handling/reply.ts';
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
  room: Room,
  interaction: ButtonInteraction,
  tap: HistoryTap,
): Promise<void> {
  switch (tap.on) {
    case 'historyList': {
      await answerInPlace(interaction);
      const of = tap.of === null ? null : { userId: tap.of, name: null };
      return showList(room, interaction, of, tap.part);
    }
    case 'historyMine':
      await answerInPlace(interaction);
      return showList(room, interaction, { userId: interaction.user.id, name: null });
    case 'history':
      return SHARES.includes(tap.does)
        ? onShare(room, interaction, tap.table, tap.does)
        : onDeed(room, interaction, tap.table, tap.does);
    case 'replay':
      // From anywhere else than a replay, a new message: the card stays.
      await (tap.by === 'open' ? answerAnew(interaction) : answerInPlace(interaction));
      return withGame(room, interaction, tap.table, (game) => showTurn(room, interaction, game, tap.turn));
    case 'historyChoice':
    case 'replayChoice':
      return sayUnknown(room, interaction);
  }
}

/** Something chosen from a list of games, or of turns. */
export async function onHistoryChoice(
  room: Room,
  interaction: StringSelectMenuInteraction,
  tap: Extract<HistoryTap, { on: 'historyChoice' | 'replayChoice' }>,
): Promise<void> {
  const [chosen = ''] = interaction.values;
  if (tap.on === 'historyChoice') {
    await answerAnew(interaction);
    return withGame(room, interaction, chosen, (game) => showCard(room, interaction, game));
  }
  if (!/^\d{1,5}$/.test(chosen)) return sayUnknown(room, interaction);
  await answerInPlace(interaction);
  await withGame(room, interaction, tap.table, (game) => showTurn(room, interaction, game, Number(chosen)));
}

const SHARES: readonly HistoryDeed[] = ['share', 'shareFilm', 'shareLastTurn'];

/** What the person alone is shown, in a message of its own. */
async function onDeed(
  room: Room,
  interaction: ButtonInteraction,
  table: string,
  does: HistoryDeed,
): Promise<void> {
  await answerAnew(interaction);
  await withGame(room, interaction, table, async (game) => {
    if (does === 'card') return showCard(room, interaction, game);
    if (does === 'film' || does === 'lastTurn') return showFilm(room, interaction, game, does);
    const own = inLanguage(game, await localeFor(room, interaction));
    if (does === 'text' || does === 'json') {
      const { content, files } = await exportReply(room, own, does);
      await interaction.editReply({ content, files: [...files] });
      return;
    }
    const log = await logOf(room, own.table);
    const message = checkMessage(own.table.locale, own.table, log, maySayHere(interaction));
    await interaction.editReply(replyOf(message));
  });
}

async function onShare(
  room: Room,
  interaction: ButtonInteraction,
  table: string,
  does: HistoryDeed,
): Promise<void> {
  await interaction.deferUpdate();
  await withGame(room, interaction, table, async (game) => {
    if (does === 'share') return shareCard(room, interaction, game);
    const isShared = await shareFilm(room, interaction, game, does === 'shareFilm' ? 'film' : 'lastTurn');
    const t = await translatorFor(room, interaction);
    if (!isShared) await sayPrivately(interaction, plain(t('history.film.busy')));
  });
}

const shareCard = (room: Room, interaction: ButtonInteraction, found: PastGame): Promise<void> =>
  shareHere(
    room,
    interaction,
    async (locale, sharedBy) => {
      const game = inLanguage(found, locale);
      return cardMessage({ game, sharable: false, sharedBy, ...(await summed(room, game)) });
    },
    'dice.noShare',
  );

/** Does something with a game, or tells the person why not; after the tap has been acknowledged. */
async function withGame(
  room: Room,
  interaction: Pressed,
  id: string,
  act: (game: PastGame) => Promise<void>,
): Promise<void> {
  const { guildId, user } = interaction;
  const found = await pastGame(room, await room.store.load(id), { guildId, userId: user.id });
  if (found.ok) return act(found.game);
  const message = await insteadOfGame(room, interaction, found);
  // Where a new message was promised, it is this one; what was pressed is not written over.
  if (interaction.ephemeral === null) await sayPrivately(interaction, message);
  else await interaction.editReply(replyOf(message));
}

async function sayUnknown(room: Room, interaction: Pressed): Promise<void> {
  const t = await translatorFor(room, interaction);
  await sayPrivately(interaction, plain(t('refused.unknownButton')));
}
