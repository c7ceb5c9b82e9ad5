import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';
import { sayPrivately } from '../answer.ts';
import { plain, replyOf } from '../message.ts';
import type { RecordTap } from '../record-tap.ts';
import type { Room } from '../room.ts';
import { type Asked, answerInPlace, type Pressed } from '../rules/reply.ts';
import { maySayHere, shareHere } from '../share.ts';
import { localeFor, translatorFor } from '../speaker.ts';
import { chosenPage } from './leaderboard.ts';
import { leaderboardMessage } from './leaderboard-message.ts';
import type { LeaderboardPage } from './page.ts';
import { pageWith } from './standings.ts';

type LeadersTap = Extract<RecordTap, { on: `leaders${string}` }>;

/** A button of a leaderboard. */
export async function onLeadersTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: LeadersTap,
): Promise<void> {
  const { guildId, user } = interaction;
  if (!guildId || tap.on === 'leadersChoice') return sayUnknown(room, interaction);
  if (tap.on === 'leadersShare') return share(room, interaction, guildId, tap.page);
  await answerInPlace(interaction);
  const page = tap.on === 'leadersMine' ? await pageWith(room, guildId, tap.page, user.id) : tap.page;
  await showLeaderboard(room, interaction, guildId, page);
}

/** Something chosen from a list of a leaderboard. */
export async function onLeadersChoice(
  room: Room,
  interaction: StringSelectMenuInteraction,
  { page: from, of }: Extract<RecordTap, { on: 'leadersChoice' }>,
): Promise<void> {
  const { guildId, values } = interaction;
  const page = chosenPage(from, of, values[0] ?? '');
  if (!guildId || !page) return sayUnknown(room, interaction);
  await answerInPlace(interaction);
  await showLeaderboard(room, interaction, guildId, page);
}

/** Where an answer has been promised: a page for whoever asked. */
export async function showLeaderboard(
  room: Room,
  interaction: Asked,
  guildId: Snowflake,
  page: LeaderboardPage,
): Promise<void> {
  const locale = await localeFor(room, interaction);
  const reader = { locale, now: room.now(), sharable: maySayHere(interaction), sharedBy: null };
  const message = await leaderboardMessage(room, guildId, page, interaction.user.id, reader);
  await interaction.editReply({ ...replyOf(message), attachments: [] });
}

async function share(
  room: Room,
  interaction: ButtonInteraction,
  guildId: Snowflake,
  page: LeaderboardPage,
): Promise<void> {
  await interaction.deferUpdate();
  await shareHere(
    room,
    interaction,
    (locale, sharedBy) =>
      leaderboardMessage(room, guildId, page, null, { locale, now: room.now(), sharable: false, sharedBy }),
    'dice.noShare',
  );
}

async function sayUnknown(room: Room, interaction: Pressed): Promise<void> {
  const t = await translatorFor(room, interaction);
  await sayPrivately(interaction, plain(t('refused.unknownButton')));
}
