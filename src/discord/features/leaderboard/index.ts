import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { periodText } from '../../../pictures/formats.ts';
import { drawable } from '../../../pictures/painter.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { GUESSES_ADDED, type RankedSeer, type Seer } from '../../../tables/prophecies/prophecies.ts';
import type { Period } from '../../../tables/results/results-store.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { ANSWER_TIMEOUT_MS, MAX_SUGGESTIONS, tableGuildOf, withTimeout } from '../../api/interaction.ts';
import { row } from '../../api/layout.ts';
import { button, joinLines, laidOut, type OutMessage, rowsOf } from '../../api/message.ts';
import { declareCustomIds } from '../../custom-id.ts';
import { mainRatedGame, ratedGames } from '../../game-features.ts';
import type { ResultsContext, Tap } from '../../handling/context.ts';
import {
  type CommandOption,
  choice,
  choiceOption,
  type Feature,
  localized,
  type Route,
  replyingInPlace,
  respond,
  type ServerCommand,
  updating,
} from '../../handling/feature.ts';
import {
  answer,
  type DeferrableInteraction,
  drawReply,
  mayAskForPicture,
  mayPostHere,
  promiseReplyInPlace,
  replyUnknownButton,
  shareHere,
} from '../../handling/reply.ts';
import { accentOf } from '../../views/game-presenter.ts';
import { links } from '../../views/links.ts';
import {
  type AskedPage,
  type LeaderboardPage,
  type LeaderboardReader,
  leaderboardButtons,
  leaderboardContent,
  listHead,
  loadPage,
  loadRows,
  PLAYERS,
  pageButtons,
  parsePeriod,
  periodLabel,
  periodSelect,
  periodsOffered,
  rowName,
} from './message.ts';

export const seersButtons = declareCustomIds({ season: ['seers:season', {}] });

function seerLine(t: Translate, seer: Seer, own: RankedSeer | null): string {
  const { rank, score, right, answers } = seer;
  return t('seers.row', { rank, name: rowName(t, seer, own?.userId), score, right, answers });
}

/** The reader's place, unless it is on this page. */
function ownLine(t: Translate, rows: readonly Seer[], own: RankedSeer | null): string | null {
  if (!own) return t('seers.notYou');
  const { userId, rank, score, right, answers } = own;
  return rows.some((row) => row.userId === userId) ? null : t('seers.mine', { rank, score, right, answers });
}

/** A server's seers, for one reader. */
async function showSeers(
  tap: Tap<ButtonInteraction | StringSelectMenuInteraction>,
  { period, page: asked }: { readonly period: Period; readonly page: number },
): Promise<void> {
  const { user } = tap.interaction;
  const guildId = tableGuildOf(tap.interaction);
  promiseReplyInPlace(tap);
  const { store, results, now } = tap;
  const { page, pages, rows } = await loadRows(Math.max(1, asked), (part) =>
    store.seers(guildId, period, part),
  );
  const own = await store.seer(guildId, period, user.id);
  const game = mainRatedGame();
  const seasons = periodsOffered(now(), await results.periods(guildId, game));
  const reader = { locale: tap.locale, now: now() };
  const t = translator(reader.locale);
  const subject = listHead(t, [periodText(t, period)], { page, pages });
  const lines = [
    t('seers.head', { subject }),
    ...(rows.length === 0 ? [t('seers.nobody')] : rows.map((row) => seerLine(t, row, own))),
    ...(rows.length > 0 ? [ownLine(t, rows, own), t('seers.means', { added: GUESSES_ADDED })] : []),
  ];
  const buttons = [
    ...pageButtons(t, { page, pages }, (number) => links.seers({ period, page: number })),
    button(leaderboardButtons.show({ game, period, players: 0, page: 1 }), t('button.leaderboard')),
  ];
  const select = periodSelect(t, seersButtons.season(), period, seasons, reader);
  await answer(tap, laidOut([row(joinLines(lines)), ...rowsOf(buttons), select], accentOf(game)));
}

const seersRoutes: readonly Route[] = respond(
  { seers: links.seers, ...seersButtons },
  {
    seers: showSeers,
    season: {
      async select(tap) {
        const period = parsePeriod(translator('en'), tap.interaction.values[0] ?? '');
        if (period === null) return replyUnknownButton(tap);
        await showSeers(tap, { period, page: 1 });
      },
    },
  },
);

async function leaderboard(tap: Tap<ServerCommand>): Promise<void> {
  const { options } = tap.interaction;
  const game = ratedGames().find((known) => known === options.getString('game')) ?? mainRatedGame();
  const players = PLAYERS.find((known) => known === options.getInteger('players')) ?? 0;
  const typed = options.getString('season');
  const period = typed === null ? null : parsePeriod(tap.t, typed);
  if (typed !== null && period === null) return answer(tap, tap.t('leaderboard.noSeason'));
  const page = options.getInteger('page') ?? 1;
  await showLeaderboard(tap, { game, period, players, page });
}

async function showLeaderboard(tap: Tap<DeferrableInteraction>, page: AskedPage): Promise<void> {
  if (!(await mayAskForPicture(tap, 'leaderboard'))) return;
  const reader = { locale: tap.locale, now: tap.now(), sharable: mayPostHere(tap.interaction) };
  const message = await leaderboardMessage(tap, tableGuildOf(tap.interaction), page, tap.userId, reader);
  await answer(tap, message);
}

/** A page of a leaderboard with its picture. `userId`: the reader; null: everybody. */
export async function leaderboardMessage(
  context: ResultsContext,
  guildId: Snowflake,
  page: AskedPage,
  userId: Snowflake | null,
  reader: LeaderboardReader,
): Promise<OutMessage> {
  const { message, view } = leaderboardContent(await loadPage(context, guildId, page, userId), reader);
  const picture = view && drawable('shared', 'leaderboard', view);
  return drawReply(context, guildId, { message, picture }, reader.locale);
}

/** A select: the choice replaces the page's value. `chosen`: undefined for an option that the select doesn't offer. */
const choose = <Of extends 'period' | 'players'>(
  of: Of,
  chosen: (value: string) => LeaderboardPage[Of] | undefined,
) => ({
  async select(tap: Tap<StringSelectMenuInteraction>, page: LeaderboardPage): Promise<void> {
    const value = chosen(tap.interaction.values[0] ?? '');
    if (value === undefined) return replyUnknownButton(tap);
    promiseReplyInPlace(tap);
    await showLeaderboard(tap, { ...page, [of]: value, page: 1 });
  },
});

const leaderboardRoutes = respond(leaderboardButtons, {
  show: replyingInPlace(showLeaderboard),
  mine: replyingInPlace((tap, page) => showLeaderboard(tap, { ...page, page: 'own' })),
  share: updating(async (tap, page) => {
    if (!(await mayAskForPicture(tap, 'leaderboard'))) return;
    const guildId = tableGuildOf(tap.interaction);
    const reader = { now: tap.now(), sharable: false };
    await shareHere(tap, (locale) => leaderboardMessage(tap, guildId, page, null, { ...reader, locale }));
  }),
  season: choose('period', (value) => parsePeriod(translator('en'), value) ?? undefined),
  players: choose('players', (value) => PLAYERS.find((known) => String(known) === value)),
});

/** Longer than any season that people type. */
const MAX_SEASON_LENGTH = 40;
/** More pages than people can fill. */
const MAX_PAGES = 100_000;

const options = (): CommandOption[] => [
  choiceOption(
    'game',
    'command.leaderboard.game',
    ratedGames().map((game) => choice(`game.${game}`, game)),
  ),
  {
    type: Option.String,
    ...localized('season', 'command.leaderboard.season'),
    autocomplete: true,
    async complete(tap) {
      const { guildId, options } = tap.interaction;
      const typed = options.getFocused().trim().toLowerCase();
      const rated = guildId
        ? await withTimeout(ANSWER_TIMEOUT_MS, tap.results.periods(guildId, mainRatedGame()), [])
        : [];
      const choices = periodsOffered(tap.now(), rated).map((period) => ({
        name: periodLabel(tap.t, tap.now(), period),
        value: period,
      }));
      const fitting = choices.filter(
        ({ name, value }) => name.toLowerCase().includes(typed) || value.toLowerCase().includes(typed),
      );
      await tap.interaction.respond(fitting.slice(0, MAX_SUGGESTIONS));
    },
    max_length: MAX_SEASON_LENGTH,
  },
  {
    type: Option.Integer,
    ...localized('players', 'command.leaderboard.players'),
    choices: PLAYERS.filter((players) => players > 0).map((players) => ({
      name: String(players),
      value: players,
    })),
  },
  {
    type: Option.Integer,
    ...localized('page', 'command.leaderboard.page'),
    min_value: 1,
    max_value: MAX_PAGES,
  },
];

export const leaderboardFeature: Feature = {
  get commands() {
    return [
      { name: 'leaderboard', text: 'command.leaderboard', options: options(), handle: leaderboard },
    ] as const;
  },
  routes: [...leaderboardRoutes, ...seersRoutes],
  needsServer: true,
};
