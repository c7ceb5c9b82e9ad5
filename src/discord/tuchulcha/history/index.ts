import type { ButtonInteraction } from 'discord.js';
import { logOf } from '../../../tables/store.ts';
import type { Table } from '../../../tables/table.ts';
import { decisiveTurn } from '../../../tables/tuchulcha/analysis/analysis.ts';
import { formatJson, formatRecord } from '../../../tables/tuchulcha/game-record/formats.ts';
import { recordedGame } from '../../../tables/tuchulcha/game-record/recorded-game.ts';
import { translator } from '../../../texts/index.ts';
import { type OutMessage, plain } from '../../api/message.ts';
import type { PictureKind } from '../../cooldowns.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { type Feature, respond } from '../../handling/feature.ts';
import { mayAskForPicture } from '../../handling/limits.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { replyIfRefused } from '../../handling/permissions.ts';
import {
  answer,
  type ComponentInteraction,
  type DeferrableInteraction,
  promiseReply,
  promiseReplyInPlace,
  promiseUpdate,
  replyPrivately,
  replyUnknownButton,
} from '../../handling/reply.ts';
import { mayPostHere, shareHere } from '../../handling/share.ts';
import { logIfOver } from '../../handling/which-table.ts';
import { checkMessage } from '../../views/fairness.ts';
import { noPastText } from '../../views/refusal.ts';
import { gameLinks, type HistoryAction, replayButtons } from '../buttons.ts';
import { beatsFilm } from '../films.ts';
import { cardMessage } from './card.ts';
import { shareFilm, showFilm } from './film.ts';
import { type PastGame, pastGame, withLocale } from './past-game.ts';
import { sendPage, showCard, showDetails, showTurn } from './replies.ts';

/** Shows the card of a table's game, or says why there is none. An answer must have been promised. */
export async function showPastGame(
  context: HandlerContext,
  interaction: DeferrableInteraction,
  table: Table,
): Promise<void> {
  const locale = await localeFor(context, interaction);
  const game = await pastGame(context, { ...table, locale });
  if (typeof game === 'string') {
    await answer(interaction, plain(noPastText(translator(locale), game, table)));
  } else if (await mayAskForPicture(context, interaction, 'card')) await showCard(context, interaction, game);
}

/** Loads a game and calls `act`, unless the person may not see it or asks for too many pictures. */
async function withGame(
  context: HandlerContext,
  interaction: ComponentInteraction,
  id: string,
  kind: PictureKind,
  act: (game: PastGame) => Promise<void>,
): Promise<void> {
  const table = await context.store.load(id);
  if ((await replyIfRefused(context, interaction, 'see', table)) || !table) return;
  const locale = await localeFor(context, interaction);
  const game = await pastGame(context, { ...table, locale });
  if (typeof game === 'string') {
    // The pressed message is not written over.
    await replyPrivately(interaction, plain(noPastText(translator(locale), game, table)));
  } else if (await mayAskForPicture(context, interaction, kind)) await act(game);
}

/** The answer is a new message for the person alone. */
async function onAction(
  context: HandlerContext,
  interaction: ButtonInteraction,
  table: string,
  does: HistoryAction,
): Promise<void> {
  promiseReply(interaction);
  await withGame(context, interaction, table, COSTS[does], async (game) => {
    if (does === 'card') return showCard(context, interaction, game);
    if (does === 'details') return showDetails(context, interaction, game);
    if (does === 'film') return showFilm(context, interaction, game);
    if (does === 'text' || does === 'json')
      return answer(interaction, await exportReply(context, game, does));
    if (does === 'page') return sendPage(context, interaction, game);
    const log = await logIfOver(context, game.table);
    await answer(interaction, checkMessage(game.table.locale, game.table, log, mayPostHere(interaction)));
  });
}

type ExportKind = 'text' | 'json';

const WRITTEN = {
  text: { ending: 'txt', format: formatRecord },
  json: { ending: 'json', format: formatJson },
} as const;

/** A game as a file, and a sentence on how to check it. */
async function exportReply(
  { store }: HandlerContext,
  { table, sittings }: PastGame,
  kind: ExportKind,
): Promise<OutMessage> {
  const { ending, format } = WRITTEN[kind];
  const game = recordedGame(table, await logOf(store, table), sittings);
  if (!game) throw new Error(`Table ${table.id} has no game to export`);
  const name = `tuchulcha-${table.number}.${ending}`;
  const t = translator(table.locale);
  const checked = game.dice ? 'yes' : 'no';
  return {
    ...plain(t('history.export', { number: table.number, kind, file: name, checked })),
    files: [{ content: Buffer.from(format(game)), name }],
  };
}

/** The rate limit that each button counts against. */
const COSTS: Readonly<Record<HistoryAction, PictureKind>> = {
  card: 'turns',
  details: 'card',
  share: 'turns',
  film: 'film',
  shareFilm: 'film',
  text: 'record',
  json: 'record',
  dice: 'record',
  page: 'record',
};

const SHARES: readonly HistoryAction[] = ['share', 'shareFilm'];

async function onShare(
  context: HandlerContext,
  interaction: ButtonInteraction,
  table: string,
  does: HistoryAction,
): Promise<void> {
  promiseUpdate(interaction);
  await withGame(context, interaction, table, COSTS[does], async (game) => {
    if (does === 'share') return shareCard(context, interaction, game);
    const isShared = await shareFilm(context, interaction, game);
    const t = await translatorFor(context, interaction);
    if (!isShared) await replyPrivately(interaction, plain(t('history.film.busy')));
  });
}

const shareCard = (context: HandlerContext, interaction: ButtonInteraction, found: PastGame): Promise<void> =>
  shareHere(
    context,
    interaction,
    async (locale, sharedBy) => {
      const decisive = decisiveTurn(context.services.tuchulcha.judges, found.frames);
      const game = withLocale(found, locale);
      const message = cardMessage({ game, decisive, sharable: false, sharedBy });
      return { ...message, picture: await beatsFilm(context, game) };
    },
    'dice.noShare',
  );

const onReplay = (
  context: HandlerContext,
  interaction: ComponentInteraction,
  table: string,
  turn: number,
  isLesson = false,
): Promise<void> =>
  withGame(context, interaction, table, 'turn', (game) =>
    showTurn(context, interaction, game, turn, isLesson),
  );

const routes = [
  ...respond(
    { history: gameLinks.history },
    {
      history: (context, interaction, { table, does }) =>
        SHARES.includes(does)
          ? onShare(context, interaction, table, does)
          : onAction(context, interaction, table, does),
    },
    { history: 'see' },
  ),
  ...respond(
    replayButtons,
    {
      async replay(context, interaction, { table, turn, by }) {
        // Only a replay is edited; the card stays.
        if (by === 'open' || by === 'lesson') promiseReply(interaction);
        else promiseReplyInPlace(interaction);
        await onReplay(context, interaction, table, turn, by === 'lesson');
      },
      chooseTurn: {
        async select(context, interaction, { table }) {
          const [chosen = ''] = interaction.values;
          if (!/^\d{1,5}$/.test(chosen)) return replyUnknownButton(context, interaction);
          promiseReplyInPlace(interaction);
          await onReplay(context, interaction, table, Number(chosen));
        },
      },
    },
    { replay: 'see', chooseTurn: 'see' },
  ),
];

export const pastGamesFeature: Feature = { routes };
