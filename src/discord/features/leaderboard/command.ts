import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { translator } from '../../../texts/index.ts';
import { within } from '../../api/interaction.ts';
import { plain, replyOf } from '../../api/message.ts';
import type { Room } from '../../context.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { answerAnew } from '../../handling/reply.ts';
import { GAMES, PLAYERS } from './page.ts';
import { parseSeason, seasonsOffered } from './seasons.ts';
import { usualSeason } from './standings.ts';
import { showLeaderboard } from './taps.ts';
import { seasonLabel } from './view.ts';

/** `/leaderboard`: a page of the server's ratings, for the person alone. */
export async function leaderboard(
  room: Room,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  await answerAnew(interaction);
  const { guildId, options } = interaction;
  const game = GAMES.find((known) => known === options.getString('game')) ?? GAMES[0];
  const players = PLAYERS.find((known) => known === options.getInteger('players')) ?? 0;
  const typed = options.getString('season');
  const t = translator(await localeFor(room, interaction));
  const period = typed === null ? await usualSeason(room, guildId, { game, players }) : parseSeason(t, typed);
  if (period === null) {
    await interaction.editReply(replyOf(plain(t('leaderboard.noSeason'))));
    return;
  }
  const page = options.getInteger('page') ?? 1;
  await showLeaderboard(room, interaction, guildId, { game, period, players, page });
}

/** Discord gives up after three seconds: better the present seasons alone than a failure. */
const PATIENCE_MS = 1500;

/** Discord shows at most this many. */
const MOST_CHOICES = 25;

/** The present seasons, and those that are over. */
export async function seasonChoices(room: Room, interaction: AutocompleteInteraction): Promise<void> {
  const t = await translatorFor(room, interaction);
  const { guildId, options } = interaction;
  const typed = options.getFocused().trim().toLowerCase();
  const rated = guildId ? await within(PATIENCE_MS, room.records.periods(guildId, GAMES[0]), []) : [];
  const choices = seasonsOffered(room.now(), rated).map((period) => ({
    name: seasonLabel(t, room.now(), period),
    value: period,
  }));
  const fitting = choices.filter(
    ({ name, value }) => name.toLowerCase().includes(typed) || value.toLowerCase().includes(typed),
  );
  await interaction.respond(fitting.slice(0, MOST_CHOICES));
}
