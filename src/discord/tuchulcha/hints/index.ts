import type { ButtonInteraction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Hint } from '../../../games/tuchulcha/computer-players/hint.ts';
import type { GameState } from '../../../games/tuchulcha/index.ts';
import { findTable } from '../../../tables/changes/table-transaction.ts';
import { isRated } from '../../../tables/games.ts';
import { sittingsOf } from '../../../tables/store.ts';
import { isOf, type TableOf } from '../../../tables/table.ts';
import { hasHints, takeHint } from '../../../tables/tuchulcha/changes.ts';
import { whyNotNow } from '../../../tables/who-acts.ts';
import { translator } from '../../../texts/index.ts';
import { button, plain, rowsOf } from '../../api/message.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { type Feature, respond } from '../../handling/feature.ts';
import { localeFor } from '../../handling/locale.ts';
import { answer, drawAnswer, promiseReplyInPlace, replyRefusal } from '../../handling/reply.ts';
import { links } from '../../views/links.ts';
import { shownPlayers } from '../../views/players.ts';
import { withBoard } from '../board-message.ts';
import { hintButtons, hintMessage } from './message.ts';

interface At {
  readonly table: string;
  readonly version: number;
}

const MOST_HINTS = 200;
const hints = new LRUCache<string, Promise<Hint | null>>({ max: MOST_HINTS });

/** The table in the reader's language, if hints are allowed and it is their turn; else null after telling them why. */
async function tableWithHints(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { table: id, version }: At,
): Promise<TableOf<'tuchulcha'> | null> {
  const table = await findTable(context.tables, id);
  const refusal = whyNotNow(table, version, interaction.user.id);
  if (refusal || !table || !isOf('tuchulcha', table)) {
    await replyRefusal(context, interaction, refusal ?? { code: 'noSuchTable' }, table);
    return null;
  }
  const locale = await localeFor(context, interaction);
  if (hasHints(table, await sittingsOf(context.store, table, table))) return { ...table, locale };
  await answer(interaction, plain(translator(locale)('hint.notHere')));
  return null;
}

async function take(context: HandlerContext, interaction: ButtonInteraction, at: At): Promise<void> {
  promiseReplyInPlace(interaction);
  const table = await tableWithHints(context, interaction, at);
  if (!table) return;
  if (isRated(table)) {
    const taken = await takeHint(context.tables, at.table, interaction.user.id);
    if (!taken.ok) return replyRefusal(context, interaction, taken.refusal, taken.table);
  }
  await show(context, interaction, table, 1);
}

/** Asks first if the game is still rated. */
async function showOrAsk(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { which, ...at }: At & { readonly which: number },
): Promise<void> {
  promiseReplyInPlace(interaction);
  const table = await tableWithHints(context, interaction, at);
  if (!table) return;
  if (!isRated(table)) return show(context, interaction, table, which);
  const t = translator(table.locale);
  const take = button(hintButtons.take(at), t('hint.take'), 'primary');
  await answer(interaction, plain(t('hint.endsRating'), rowsOf([take])));
}

const ask = (context: HandlerContext, interaction: ButtonInteraction, at: At): Promise<void> =>
  showOrAsk(context, interaction, { ...at, which: 1 });

async function show(
  context: HandlerContext,
  interaction: ButtonInteraction,
  table: TableOf<'tuchulcha'>,
  shown: number,
): Promise<void> {
  const { state, guildId } = table;
  const t = translator(table.locale);
  const hint = state && (await hintAt(context, table, state));
  if (!state || !hint) return answer(interaction, plain(t('hint.none')));
  const { message, board } = hintMessage(
    t,
    table,
    state,
    hint,
    Math.min(Math.max(shown, 1), hint.ways.length),
  );
  const players = await shownPlayers(context.avatars, table);
  await answer(
    interaction,
    await drawAnswer(context, guildId, withBoard({ message, board: { ...board, players } })),
  );
}

/** A hint is computed once for each version of a table. Null if that is impossible now. */
async function hintAt(
  { services, log }: HandlerContext,
  { id, version, guildId }: TableOf<'tuchulcha'>,
  state: GameState,
): Promise<Hint | null> {
  const key = `${id}:${version}`;
  const asked = hints.get(key) ?? services.tuchulcha.hintThread.hintFor(guildId, state);
  hints.set(key, asked);
  try {
    const hint = await asked;
    if (!hint) hints.delete(key);
    return hint;
  } catch (error) {
    hints.delete(key);
    log.error({ err: error, table: id }, 'failed to work out a hint');
    return null;
  }
}

export const hintsFeature: Feature = {
  routes: [
    ...respond({ hint: links.hint }, { hint: ask }, { hint: 'play' }),
    ...respond(hintButtons, { take, show: showOrAsk }, { take: 'play', show: 'play' }),
  ],
};
