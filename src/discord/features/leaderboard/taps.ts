import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Snowflake } from '../../../tables/table.ts';
import { plain, replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { replyPrivately } from '../../handling/handler.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { type Asked, deferReplyInPlace, type Pressed } from '../../handling/reply.ts';
import { maySayHere, shareHere } from '../../handling/share.ts';
import type { RecordTap } from '../../record-tap.ts';
import { leaderboardMessage } from './message.ts';
import type { LeaderboardPage } from './page.ts';
import { pageWith } from './standings.ts';
import { chosenPage } from './view.ts';

type LeadersTap = Extract<RecordTap, { on: `leaders${string}` }>;

/** A button of a leaderboard. */
export async function onLeadersTap(
  context: HandlerContext,
  interaction: ButtonInteraction,
  tap: LeadersTap,
): Promise<void> {
  const { guildId, user } = interaction;
  if (!guildId || tap.on === 'leadersChoice') return sayUnknown(context, interaction);
  if (tap.on === 'leadersShare') return share(context, interaction, guildId, tap.page);
  await deferReplyInPlace(interaction);
  const page = tap.on === 'leadersMine' ? await pageWith(context, guildId, tap.page, user.id) : tap.page;
  await showLeaderboard(context, interaction, guildId, page);
}

/** Something chosen from a list of a leaderboard. */
export async function onLeadersChoice(
  context: HandlerContext,
  interaction: StringSelectMenuInteraction,
  { page: from, of }: Extract<RecordTap, { on: 'leadersChoice' }>,
): Promise<void> {
  const { guildId, values } = interaction;
  const page = chosenPage(from, of, values[0] ?? '');
  if (!guildId || !page) return sayUnknown(context, interaction);
  await deferReplyInPlace(interaction);
  await showLeaderboard(context, interaction, guildId, page);
}

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

async function sayUnknown(context: HandlerContext, interaction: Pressed): Promise<void> {
  const t = await translatorFor(context, interaction);
  await replyPrivately(interaction, plain(t('refused.unknownButton')));
}
