import type { ButtonInteraction } from 'discord.js';
import type { Chances } from '../../../games/tuchulcha/computer-players/judge.ts';
import { drawable } from '../../../pictures/painter.ts';
import { logOf } from '../../../tables/store.ts';
import type { Table } from '../../../tables/table.ts';
import {
  chancesAtStart,
  decisiveTurn,
  type TurnAnalysis,
} from '../../../tables/tuchulcha/analysis/analysis.ts';
import { formatJson, formatRecord, recordedGame } from '../../../tables/tuchulcha/game-record.ts';
import { translator } from '../../../texts/index.ts';
import { plain } from '../../api/message.ts';
import type { PictureKind } from '../../cooldowns.ts';
import type { HandlerContext, Tap } from '../../handling/context.ts';
import { type Feature, respond } from '../../handling/feature.ts';
import {
  answer,
  type ComponentInteraction,
  type DeferrableInteraction,
  drawReply,
  mayAskForPicture,
  mayPostHere,
  promiseReply,
  promiseReplyInPlace,
  promiseUpdate,
  replyPrivately,
  replyUnknownButton,
  shareHere,
} from '../../handling/reply.ts';
import { logIfOver } from '../../handling/which-table.ts';
import { checkMessage } from '../../views/fairness.ts';
import { shownPlayers } from '../../views/names.ts';
import { noPastText } from '../../views/refusal.ts';
import { gameLinks, type HistoryAction, replayButtons } from '../buttons.ts';
import { type PastGame, pastGame, withLocale, withPlayers } from '../films.ts';
import { beatsFilm } from '../highlights.ts';
import { cardMessage, detailsMessage, summaryView } from './card.ts';
import { gamePage, lessonsOf, peopleOf } from './page/game-page.ts';
import { replayMessage, shareFilm, showFilm } from './replay.ts';

/** Shows the card of a table's game, or why there is none. An answer must have been promised. */
export async function showPastGame(tap: Tap<DeferrableInteraction>, table: Table): Promise<void> {
  const game = await pastGame(tap, { ...table, locale: tap.locale });
  if (typeof game === 'string') await answer(tap, noPastText(tap.t, game, table));
  else if (await mayAskForPicture(tap, 'card')) await showCard(tap, game);
}

/** Calls `act` with a game in the person's language, unless they ask for too many pictures. */
async function withGame(
  tap: Tap<ComponentInteraction>,
  table: Table,
  kind: PictureKind,
  act: (game: PastGame) => Promise<void>,
): Promise<void> {
  const game = await pastGame(tap, { ...table, locale: tap.locale });
  if (typeof game === 'string') {
    // The pressed message is kept.
    await replyPrivately(tap, noPastText(tap.t, game, table));
  } else if (await mayAskForPicture(tap, kind)) await act(game);
}

type Show = (tap: Tap<ButtonInteraction>, game: PastGame) => Promise<void>;

/** Shows a game's story, then adds its film. */
async function showCard(tap: Tap<DeferrableInteraction>, game: PastGame): Promise<void> {
  const decisive = decisiveTurn(tap.services.tuchulcha.judges, game.frames);
  const message = cardMessage({ game, decisive, isShared: false, sharable: mayPostHere(tap.interaction) });
  await answer(tap, message);
  const picture = await beatsFilm(tap, game);
  if (picture) await answer(tap, { ...message, picture });
}

const shareCard: Show = (tap, found) =>
  shareHere(tap, async (locale) => {
    const decisive = decisiveTurn(tap.services.tuchulcha.judges, found.frames);
    const game = withLocale(found, locale);
    const message = cardMessage({ game, decisive, isShared: true, sharable: false });
    return { ...message, picture: await beatsFilm(tap, game) };
  });

/** Shows a game's luck and lessons, first without the slow parts. */
const showDetails: Show = async (tap, game) => {
  const { table } = game;
  if (!tap.services.tuchulcha.filmCache.analysisKnown(table.id))
    await answer(tap, detailsMessage({ game, summary: 'making' }));
  const analysis = await analysisOf(tap, game);
  if (!analysis) return answer(tap, detailsMessage({ game, summary: 'none' }));
  const summary = summaryView(game, analysis, openingChances(tap, game));
  const lessons = lessonsOf(translator(table.locale), game, analysis, tap.userId);
  const message = detailsMessage({ game, summary, lessons });
  const picture = drawable('tuchulcha', 'summary', summary);
  await answer(tap, await drawReply(tap, table.guildId, { message, picture }, table.locale));
};

/** Everybody's chances before the first turn. */
function openingChances({ services }: HandlerContext, { frames: [first] }: PastGame): Chances {
  if (!first) throw new Error('A game without a turn has no beginning');
  return chancesAtStart(services.tuchulcha.judges[first.before.players], first);
}

async function analysisOf(
  context: HandlerContext,
  { table, frames }: PastGame,
): Promise<readonly TurnAnalysis[] | null> {
  try {
    return await context.services.tuchulcha.filmCache.analysis(table, frames);
  } catch (error) {
    context.log.error({ err: error, table: table.id }, 'failed to analyze a game');
    return null;
  }
}

const sendPage: Show = async (tap, game) => {
  const { table, frames } = game;
  const t = translator(table.locale);
  const analysis = await analysisOf(tap, game);
  if (!analysis) return answer(tap, t('history.noPicture'));
  const others = peopleOf(game).filter((userId) => userId !== tap.userId);
  const isHidden = await Promise.all(others.map((userId) => tap.results.isHidden(userId)));
  const page = gamePage(game, {
    analysis,
    start: openingChances(tap, game),
    decisive: decisiveTurn(tap.services.tuchulcha.judges, frames)?.turn ?? null,
    hidden: new Set(others.filter((_, at) => isHidden[at])),
  });
  const name = `tuchulcha-${table.number}.html`;
  // The page reads drawings and loads the canvas, so it is imported when the first is sent.
  const { gameHtml } = await import('./page/html.ts');
  const files = [{ name, content: Buffer.from(await gameHtml(page, table.locale)) }];
  const message = plain(t('history.page.file', { number: table.number, file: name }));
  await answer(tap, { ...message, files });
};

const WRITTEN = {
  text: { ending: 'txt', format: formatRecord },
  json: { ending: 'json', format: formatJson },
} as const;

/** Sends a game as a file, and a sentence on how to check it. */
const sendRecord =
  (kind: keyof typeof WRITTEN): Show =>
  async (tap, { table, sittings }) => {
    const { ending, format } = WRITTEN[kind];
    const game = recordedGame(table, await logOf(tap.store, table), sittings);
    if (!game) throw new Error(`Table ${table.id} has no game to export`);
    const name = `tuchulcha-${table.number}.${ending}`;
    const told = translator(table.locale)('history.export', { number: table.number, kind, file: name });
    await answer(tap, { ...plain(told), files: [{ content: Buffer.from(format(game)), name }] });
  };

const showCheck: Show = async (tap, { table }) => {
  const log = await logIfOver(tap, table);
  await answer(tap, checkMessage(table.locale, table, log, mayPostHere(tap.interaction)));
};

interface Action {
  /** The rate limit that the button counts against. */
  readonly counts: PictureKind;
  readonly show: Show;
  /** The answer is public in the channel. */
  readonly shares?: true;
}

const ACTIONS: Readonly<Record<HistoryAction, Action>> = {
  card: { counts: 'turns', show: showCard },
  share: { counts: 'turns', show: shareCard, shares: true },
  details: { counts: 'card', show: showDetails },
  film: { counts: 'film', show: showFilm },
  shareFilm: {
    counts: 'film',
    shares: true,
    async show(tap, game) {
      const isShared = await shareFilm(tap, game);
      if (!isShared) await replyPrivately(tap, tap.t('history.film.busy'));
    },
  },
  text: { counts: 'record', show: sendRecord('text') },
  json: { counts: 'record', show: sendRecord('json') },
  dice: { counts: 'record', show: showCheck },
  page: { counts: 'record', show: sendPage },
};

/** Shows a game after a turn. `isLesson` waits for the analysis. */
const showTurn = (
  tap: Tap<ComponentInteraction>,
  table: Table,
  turn: number,
  isLesson = false,
): Promise<void> =>
  withGame(tap, table, 'turn', async (game) => {
    const luck = isLesson
      ? await analysisOf(tap, game)
      : tap.services.tuchulcha.filmCache.analysisKnown(game.table.id);
    const { message, frame } = replayMessage(game, turn, luck, tap.userId);
    const players = await shownPlayers(tap.avatars, game.table);
    const picture = drawable('tuchulcha', 'turn', withPlayers(frame, players));
    const { guildId, locale } = game.table;
    await answer(tap, await drawReply(tap, guildId, { message, picture }, locale));
  });

export const pastGamesFeature: Feature = {
  routes: [
    ...respond(
      { history: gameLinks.history },
      {
        history(tap, { does }, table) {
          const { counts, show, shares } = ACTIONS[does];
          if (shares) promiseUpdate(tap);
          else promiseReply(tap);
          return withGame(tap, table, counts, (game) => show(tap, game));
        },
      },
      { history: 'see' },
    ),
    ...respond(
      replayButtons,
      {
        async replay(tap, { turn, by }, table) {
          // Only a replay is edited; the card stays.
          if (by === 'open' || by === 'lesson') promiseReply(tap);
          else promiseReplyInPlace(tap);
          await showTurn(tap, table, turn, by === 'lesson');
        },
        chooseTurn: {
          async select(tap, _, table) {
            const [chosen = ''] = tap.interaction.values;
            if (!/^\d{1,5}$/.test(chosen)) return replyUnknownButton(tap);
            promiseReplyInPlace(tap);
            await showTurn(tap, table, Number(chosen));
          },
        },
      },
      { replay: 'see', chooseTurn: 'see' },
    ),
  ],
};
