import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { translator } from '../../../texts/index.ts';
import { withTimeout } from '../../api/interaction.ts';
import { plain, replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { deferNewReply } from '../../handling/reply.ts';
import { GAMES, PLAYERS } from './page.ts';
import { parseSeason, seasonsOffered } from './seasons.ts';
import { usualSeason } from './standings.ts';
import { showLeaderboard } from './taps.ts';
import { seasonLabel } from './view.ts';

/** `/leaderboard`: a page of the server's ratings, for the person alone. */
export async function leaderboard(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  await deferNewReply(interaction);
  const { guildId, options } = interaction;
  const game = GAMES.find((known) => known === options.getString('game')) ?? GAMES[0];
  const players = PLAYERS.find((known) => known === options.getInteger('players')) ?? 0;
  const typed = options.getString('season');
  const t = translator(await localeFor(context, interaction));
  const period =
    typed === null ? await usualSeason(context, guildId, { game, players }) : parseSeason(t, typed);
  if (period === null) {
    await interaction.editReply(replyOf(plain(t('leaderboard.noSeason'))));
    return;
  }
  const page = options.getInteger('page') ?? 1;
  await showLeaderboard(context, interaction, guildId, { game, period, players, page });
}

/** Discord gives up after three seconds: better the present seasons alone than a failure. */
const PATIENCE_MS = 1500;

/** Discord shows at most this many. */
const MOST_CHOICES = 25;

/** The present seasons, and those that are over. */
export async function seasonChoices(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const { guildId, options } = interaction;
  const typed = options.getFocused().trim().toLowerCase();
  const rated = guildId ? await withTimeout(PATIENCE_MS, context.records.periods(guildId, GAMES[0]), []) : [];
  const choices = seasonsOffered(context.now(), rated).map((period) => ({
    name: seasonLabel(t, context.now(), period),
    value: period,
  }));
  const fitting = choices.filter(
    ({ name, value }) => name.toLowerCase().includes(typed) || value.toLowerCase().includes(typed),
  );
  await interaction.respond(fitting.slice(0, MOST_CHOICES));
}
