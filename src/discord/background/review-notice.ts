import type { Notice, NoticeText, TextOf } from '../../tables/notice.ts';
import { type Outcome, openQuestion, outcomesOf, questionsOf } from '../../tables/prophecies/prophecies.ts';
import { turnTimes } from '../../tables/reminders/timing.ts';
import { seatOf } from '../../tables/seats.ts';
import { isOpen, type Table } from '../../tables/table.ts';
import { capitalized } from '../../text.ts';
import { translator } from '../../texts/index.ts';
import { type OutMessage, plain, rowsOf } from '../api/message.ts';
import { gameFeatureOf } from '../game-features.ts';
import type { HandlerContext } from '../handling/context.ts';
import { invitation } from '../table-message/lobby-message.ts';
import { isFullOfPeople, links, lobbyButtons } from '../views/links.ts';
import { mention, roleMention, seatCall } from '../views/names.ts';
import { agreementMessage, lateMessage, type TableNotice, tableMessage } from '../views/notice-message.ts';
import { offerMessage } from '../views/offer-message.ts';
import { closedQuestion, questionMessage } from '../views/question-message.ts';
import { goToButton } from '../views/refusal.ts';
import { isAskedNow, meetingDelivery, remindersNow, standingAlone } from './compose-notice.ts';

/** `buttonless`: only its text stays. `removed`: it is deleted. */
type Review =
  | 'stands'
  | 'buttonless'
  | 'removed'
  | { readonly message: OutMessage; readonly isFinal: boolean };

const LIVE: ReadonlySet<NoticeText['kind']> = new Set<NoticeText['kind']>([
  'remind',
  'nudge',
  'next',
  'timeUp',
  'waiting',
  'standIn',
  'idle',
  'question',
  'rematch',
  'invitation',
  'meets',
  'vacation',
]);

/** Whether a notice's message can become outdated. */
export const isLive = (text: NoticeText): boolean =>
  text.kind === 'title'
    ? !text.stands
    : text.kind === 'playedFor'
      ? text.isAway === true
      : LIVE.has(text.kind);

/** How a button's id begins that only this notice's message has; null: it has none of its own. */
export function signOf({ tableId: table, text }: Notice): string | null {
  switch (text.kind) {
    case 'remind':
      return links.mute({ table, turn: text.turn });
    case 'timeUp':
      return `late:${table}:${text.turn}:`;
    case 'question':
      return `seer:${table}:${text.turn}:`;
    case 'idle':
      return links.keep({ table });
    case 'rematch':
    case 'invitation':
      return links.decline({ table });
    case 'offer':
      return `offer:${table}:`;
    case 'agreement':
      return links.agree({ table });
    case 'seatCall':
      return lobbyButtons.join({ table });
    case 'meets':
      return links.avoid({ table });
    default:
      return null;
  }
}

/** The mention that a notice's message has in a channel; empty if it calls nobody by themselves. */
export const calledIn = ({ text, userId }: Notice): string =>
  text.kind === 'seatCall' ? roleMention(text.roleId) : userId === null ? '' : mention(userId);

/** The state of a message that was sent for a notice, after its table has changed. */
export async function reviewNotice(context: HandlerContext, table: Table, notice: Notice): Promise<Review> {
  const { text, userId } = notice;
  const t = translator(table.locale);
  switch (text.kind) {
    case 'remind': {
      const { live } = notice;
      if (live === null || userId === null || !isAskedNow(table, text.turn, userId)) return 'removed';
      const { key } = notice;
      const others = (await context.store.noticesIn(live.messageId)).filter((one) => one.key !== key);
      const message = await remindersNow(context, [...others, notice], live.channelId, table);
      return message ? { message, isFinal: false } : 'removed';
    }
    case 'nudge':
      return userId !== null && isAskedNow(table, text.turn, userId) ? 'stands' : 'removed';
    case 'next':
      return table.status === 'playing' && table.reminders.turn?.turn === text.turn ? 'stands' : 'removed';
    case 'timeUp':
    case 'waiting': {
      const { turn } = text;
      if (turn === undefined) return table.reminders.turn?.overdue ? 'stands' : 'buttonless';
      const waiting = text.kind === 'waiting' ? text : null;
      const times = await turnTimes(context.tables, table);
      const { content, rows, ...others } = lateMessage(table, turn, times, waiting);
      return { message: { ...others, content: capitalized(content), rows }, isFinal: rows.length === 0 };
    }
    case 'meets': {
      const asked = userId === null ? null : await meetingDelivery(context, table, userId);
      return asked ? { message: { ...asked.message, picture: null }, isFinal: false } : 'removed';
    }
    case 'standIn':
    case 'playedFor':
      return isOpen(table) && table.seats.some(({ standIn }) => standIn)
        ? toldNow(context, table, text, false)
        : 'buttonless';
    case 'idle':
      if (!isOpen(table)) return 'buttonless';
      return table.reminders.closesAt === text.closesAt ? 'stands' : 'removed';
    case 'vacation':
      return toldNow(context, table, text, !isOpen(table) || text.until <= context.now().getTime());
    case 'question':
      return questionNow(context, table, text);
    case 'rematch':
    case 'invitation': {
      const called = userId === null ? table.invited : table.invited.filter((one) => one === userId);
      const people = called.filter((one) => !seatOf(table, one));
      const isOpenTo = table.status === 'lobby' && people.length > 0;
      if (isOpenTo && !isFullOfPeople(table)) {
        const message = { ...invitation({ ...table, invited: people }, text), mentions: [] };
        return { message, isFinal: false };
      }
      const isDeclined = userId === null ? table.invited.length === 0 : !table.invited.includes(userId);
      const ended = isOpenTo ? 'full' : isDeclined ? 'declined' : 'accepted';
      const state = table.status === 'lobby' ? ended : table.status === 'aborted' ? 'closed' : 'begun';
      const rows = state === 'closed' ? [] : rowsOf(goToButton(t, table));
      const line = t('invite.over', { number: table.number, state });
      return { message: plain(line, rows), isFinal: table.status !== 'lobby' };
    }
    case 'offer': {
      const offer = table.reminders.offers?.find(({ id }) => id === text.offer);
      return offer
        ? { message: { ...offerMessage(table, offer), mentions: [] }, isFinal: false }
        : { message: plain(t('offer.gone', { number: table.number })), isFinal: true };
    }
    case 'seatCall': {
      const called = await Promise.all(
        text.tables.map((id) => (id === table.id ? table : context.store.load(id))),
      );
      const free = called
        .filter((one) => one !== null)
        .filter((one) => one.status === 'lobby' && !isFullOfPeople(one));
      return free.length === 0
        ? 'removed'
        : { message: seatCall(translator(text.locale, table.guildId), text.roleId, free), isFinal: false };
    }
    case 'agreement':
      if (table.status !== 'playing') return 'removed';
      return {
        message: { ...agreementMessage(table), mentions: [] },
        isFinal: table.reminders.abort.length === 0,
      };
    default:
      return gameFeatureOf(table).isOffered?.(table, text) ? 'stands' : 'buttonless';
  }
}

async function toldNow(
  { tables }: HandlerContext,
  table: Table,
  text: TableNotice,
  isFinal: boolean,
): Promise<Review> {
  const message = tableMessage(translator(table.locale), table, text, await turnTimes(tables, table));
  return { message: standingAlone(message), isFinal };
}

/** A question is open during its turn; later it says how many answered, if anyone did, and in the end how it came out. */
async function questionNow(
  { store }: HandlerContext,
  table: Table,
  { turn }: TextOf<'question'>,
): Promise<Review> {
  const question = questionsOf(table).find((one) => one.turn === turn);
  if (!question) return 'removed';
  const t = translator(table.locale);
  if (openQuestion(table) === question)
    return { message: questionMessage(t, table, question), isFinal: false };
  const counts = await store.prophecyCounts(table.id, turn);
  if (counts.length === 0) return 'removed';
  const { id, setup, terms, game, status } = table;
  const is = status === 'playing' ? 'closed' : 'over';
  let outcome: Outcome | null = null;
  if (status === 'finished' && setup) {
    const log = await store.log(id, table);
    [outcome = null] = outcomesOf(game, [question], { setup, terms, log, sittings: [] });
  }
  return { message: closedQuestion(t, table, question, { counts, is, outcome }), isFinal: is === 'over' };
}
