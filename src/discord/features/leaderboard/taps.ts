import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Snowflake } from '../../../tables/table.ts';
import { replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { respond } from '../../handling/feature.ts';
import { replyUnknownButton } from '../../handling/handler.ts';
import { localeFor } from '../../handling/locale.ts';
import { type Asked, deferReplyInPlace } from '../../handling/reply.ts';
import { maySayHere, shareHere } from '../../handling/share.ts';
import type { LeaderboardPage } from '../../views/ratings.ts';
import { leaderboardButtons } from './buttons.ts';
import { leaderboardMessage } from './message.ts';
import { pageWith } from './standings.ts';
import { chosenPage } from './view.ts';

/** For a page of the server it is pressed on; elsewhere there is none. */
const onServer =
  <Pressed extends ButtonInteraction | StringSelectMenuInteraction>(
    handle: (
      context: HandlerContext,
      interaction: Pressed,
      guildId: Snowflake,
      page: LeaderboardPage,
    ) => Promise<void>,
  ) =>
  (context: HandlerContext, interaction: Pressed, page: LeaderboardPage): Promise<void> =>
    interaction.guildId
      ? handle(context, interaction, interaction.guildId, page)
      : replyUnknownButton(context, interaction);

const choose = (of: 'season' | 'players') => ({
  select: onServer<StringSelectMenuInteraction>(async (context, interaction, guildId, from) => {
    const page = chosenPage(from, of, interaction.values[0] ?? '');
    if (!page) return replyUnknownButton(context, interaction);
    await deferReplyInPlace(interaction);
    await showLeaderboard(context, interaction, guildId, page);
  }),
});

export const leaderboardRoutes = respond(leaderboardButtons, {
  show: onServer(async (context, interaction: ButtonInteraction, guildId, page) => {
    await deferReplyInPlace(interaction);
    await showLeaderboard(context, interaction, guildId, page);
  }),
  mine: onServer(async (context, interaction: ButtonInteraction, guildId, page) => {
    await deferReplyInPlace(interaction);
    const own = await pageWith(context, guildId, page, interaction.user.id);
    await showLeaderboard(context, interaction, guildId, own);
  }),
  share: onServer(share),
  season: choose('season'),
  players: choose('players'),
});

/** Where an answer has been promised: a page for whoever asked. */
export async function showLeaderboard(
  context: HandlerContext,
  interaction: Asked,
  guildId: Snowflake,
  page: LeaderboardPage,
): Promise<void> {
  const locale = await localeFor(context, interaction);
  const reader = { locale, now: context.now(), sharable: maySayHere(interaction), sharedBy: null };
  const message = await leaderboardMessage(context, guildId, page, interaction.user.id, reader);
  await interaction.editReply({ ...replyOf(message), attachments: [] });
}

async function share(
  context: HandlerContext,
  interaction: ButtonInteraction,
  guildId: Snowflake,
  page: LeaderboardPage,
): Promise<void> {
  await interaction.deferUpdate();
  await shareHere(
    context,
    interaction,
    (locale, sharedBy) =>
      leaderboardMessage(context, guildId, page, null, {
        locale,
        now: context.now(),
        sharable: false,
        sharedBy,
      }),
    'dice.noShare',
  );
}
