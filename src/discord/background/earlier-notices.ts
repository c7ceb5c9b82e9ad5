import {
  areOfOnePerson,
  type Notice,
  type NoticeKind,
  type NoticeText,
  type TextOf,
} from '../../tables/notice.ts';
import type { Table } from '../../tables/table.ts';

/** These follow from a turn whose time was up, and are told in the message that said so. */
const FOLLOWS_ABSENCE: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'waiting',
  'playedFor',
  'standIn',
  'back',
  'removed',
]);

/** Recognizes the message in which a notice is told; null: it has one of its own. */
export function toldIn(notice: Notice, table: Table, now: Date): ((told: Notice) => boolean) | null {
  const { text } = notice;
  if (FOLLOWS_ABSENCE.has(text.kind)) return (told) => isFollowed(told.text, text, table);
  if (text.kind !== 'vacationOver') return null;
  return (told) =>
    told.text.kind === 'vacation' && told.text.until > now.getTime() && areOfOnePerson(told, notice);
}

/** Recognizes the messages that a notice's own one replaces: a person is called to a turn by one message. Null: none. */
export function replacedBy({ text, userId }: Notice): ((told: Notice) => boolean) | null {
  if (!isCall(text)) return null;
  return (told) => isCall(told.text) && told.text.turn === text.turn && told.userId === userId;
}

const isCall = (text: NoticeText): text is TextOf<'remind' | 'nudge'> =>
  text.kind === 'remind' || text.kind === 'nudge';

/** Whether a message about an absence is about the same one as a later notice. A question that is still open isn't overwritten. */
function isFollowed(told: NoticeText, text: NoticeText, { reminders: { turn } }: Table): boolean {
  if (told.kind === 'timeUp')
    return text.kind === 'waiting' || turn?.turn !== told.turn || turn.overdue === null;
  return FOLLOWS_ABSENCE.has(told.kind) && 'name' in told && 'name' in text && told.name === text.name;
}
