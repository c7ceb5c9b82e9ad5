import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { periodText } from '../../../pictures/number-format.ts';
import { GUESSES_ADDED, type RankedSeer, type Seer } from '../../../tables/prophecies/prophecies.ts';
import type { Period } from '../../../tables/results/results-store.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { button, plain, rowsOf } from '../../api/message.ts';
import { declareCustomIds } from '../../custom-id.ts';
import { mainRatedGame } from '../../game-features.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { type Route, respond } from '../../handling/feature.ts';
import { localeFor } from '../../handling/locale.ts';
import { answer, promiseReplyInPlace, replyUnknownButton } from '../../handling/reply.ts';
import { links } from '../../views/links.ts';
import { listHead, loadRows, pageButtons, rowName } from './load-page.ts';
import { leaderboardButtons, periodSelect } from './message.ts';
import { parsePeriod, periodsOffered } from './periods.ts';

export const seersButtons = declareCustomIds({ season: ['seers:season', {}] });

function seerLine(t: Translate, seer: Seer, own: RankedSeer | null): string {
  const { rank, score, right, answers } = seer;
  return t('seers.row', { rank, name: rowName(t, seer, own?.userId), score, right, answers });
}

/** Where the reader is, unless that is on this page. */
function ownLine(t: Translate, rows: readonly Seer[], own: RankedSeer | null): string | null {
  if (!own) return t('seers.notYou');
  const { userId, rank, score, right, answers } = own;
  return rows.some((row) => row.userId === userId) ? null : t('seers.mine', { rank, score, right, answers });
}

/** Who of a server sees how games come out, for one reader. */
async function showSeers(
  context: HandlerContext,
  interaction: ButtonInteraction | StringSelectMenuInteraction,
  { period, page: asked }: { readonly period: Period; readonly page: number },
): Promise<void> {
  const { guildId, user } = interaction;
  if (guildId === null) return replyUnknownButton(context, interaction);
  promiseReplyInPlace(interaction);
  const { store, results, now } = context;
  const { page, pages, rows } = await loadRows(Math.max(1, asked), (part) =>
    store.seers(guildId, period, part),
  );
  const own = await store.seer(guildId, period, user.id);
  const game = mainRatedGame();
  const seasons = periodsOffered(now(), await results.periods(guildId, game));
  const reader = { locale: await localeFor(context, interaction), now: now() };
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
  await answer(interaction, plain(lines, [...rowsOf(buttons), select]));
}

export const seersRoutes: readonly Route[] = respond(
  { seers: links.seers, ...seersButtons },
  {
    seers: showSeers,
    season: {
      async select(context, interaction) {
        const period = parsePeriod(translator('en'), interaction.values[0] ?? '');
        if (period === null) return replyUnknownButton(context, interaction);
        await showSeers(context, interaction, { period, page: 1 });
      },
    },
  },
);
