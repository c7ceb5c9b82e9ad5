import type { ClosedWhy, Snowflake } from './game-types.ts';

/** Something that the bot tells once. Written in the same transaction as its reason, sent afterwards. */
export type NoticeText =
  /** To the player whose turn it is; `share`: percent of the time that is left. */
  | { readonly kind: 'remind'; readonly turn: number; readonly share: number }
  | { readonly kind: 'nudge'; readonly turn: number; readonly by: string }
  /** To the player who comes after the one who is to act now. */
  | { readonly kind: 'next'; readonly turn: number }
  /** To the others: what shall become of the turn. */
  | { readonly kind: 'timeUp'; readonly turn: number }
  /** To the table: a computer player has played the turn. */
  | { readonly kind: 'playedFor'; readonly turn: number; readonly name: string; readonly by: string | null }
  /** To the table: a computer player plays until the person comes back. */
  | { readonly kind: 'standIn'; readonly name: string; readonly by: string | null }
  | { readonly kind: 'back'; readonly name: string }
  | { readonly kind: 'waiting'; readonly name: string; readonly by: string }
  | { readonly kind: 'removed'; readonly name: string; readonly becomes: 'computer' | 'out' }
  /** To the table: something great happened in a turn, which is over before it is told. */
  | { readonly kind: 'moment'; readonly turn: number }
  /** To the table's readers: the question of a turn. Its message is changed once it's closed, and once it's known how it came out. */
  | { readonly kind: 'question'; readonly turn: number; readonly is: QuestionStage }
  /** To the channel where the table was opened: the game is over, and how it ended. */
  | { readonly kind: 'result' }
  /** To the table: its game is over, told by what it is remembered for. */
  | { readonly kind: 'story' }
  /** To those who played the game before, at the lobby of its rematch. `by`: the name of who asks for it. */
  | { readonly kind: 'rematch'; readonly by: string }
  | { readonly kind: 'vacation'; readonly name: string; readonly until: number }
  | { readonly kind: 'vacationOver'; readonly name: string }
  /** To the table: nobody has touched it for long. `closesAt`: Unix milliseconds. */
  | { readonly kind: 'idle'; readonly closesAt: number }
  /** To the table. */
  | { readonly kind: 'closed'; readonly why: ClosedWhy; readonly by: string | null }
  /** To the table: a tale, in so many messages; `part`: which, from 0. `here`: it stands there already in their own. */
  | { readonly kind: 'tale'; readonly tale: number; readonly part: number; readonly here: boolean }
  /** To those who vote: an odd card is doubted, by its scene. */
  | { readonly kind: 'doubt'; readonly tale: number }
  /** To the table: a player wants a tale skipped. `name`: of the character that it introduced, until all messages are without it. */
  | { readonly kind: 'skipped'; readonly tale: number; readonly name?: string }
  /** To the teller of a skipped tale, by direct message: another may be told in its place. */
  | { readonly kind: 'mayRetell'; readonly tale: number }
  /** To the table, in silence: these tales' messages are to show them as they stand now. `from` and `to` are among them. */
  | { readonly kind: 'shownAgain'; readonly from: number; readonly to: number }
  /** To the table: what the story leaves out, or its end, is another; `unreadied`: some were ready for it as it was. */
  | { readonly kind: 'limits'; readonly unreadied: boolean }
  /** To the table: the story's title, or another one that is proposed. */
  | { readonly kind: 'title'; readonly title: string; readonly stands: boolean }
  /** To the table: the story rests, or goes on. */
  | { readonly kind: 'paused'; readonly paused: boolean }
  /** To a spectator, by direct message. */
  | { readonly kind: 'followed'; readonly turn: number; readonly over: boolean }
  /** To a person who can mend it, by direct message. */
  | { readonly kind: 'trouble'; readonly what: Trouble; readonly channelId: Snowflake };

type QuestionStage = 'open' | 'closed' | 'over';

export type NoticeKind = NoticeText['kind'];

export type Trouble = 'channelGone' | 'noPermission';

/** `key` is unique for ever: what has been written once is not written again. */
export interface NewNotice {
  /** At most 100 characters, e.g. `3f9a2b1c0d:12:remind:50`. */
  readonly key: string;
  readonly tableId: string;
  /** Whom it is for; null: everybody at the table. */
  readonly userId: Snowflake | null;
  readonly text: NoticeText;
  /** Not to be sent before. */
  readonly dueAt: Date;
}

export const noticeKeyOf = (tableId: string, key: string): string => `${tableId}:${key}`;

/** A notice about a table. `key`: unique at it. */
export const noticeOf = (
  tableId: string,
  key: string,
  userId: Snowflake | null,
  text: NoticeText,
  dueAt: Date,
): NewNotice => ({ key: noticeKeyOf(tableId, key), tableId, userId, text, dueAt });

/** The part of a settled notice that is kept. */
export function keptText(text: NoticeText): NoticeText {
  if (text.kind !== 'skipped') return text;
  const { name: _, ...kept } = text;
  return kept;
}

/** Of the notice of a turn's great moments, at its table: one a turn. */
export const momentKey = (turn: number): string => `moment:${turn}`;

/** What is told before the turn that follows is shown. */
export type BetweenTurns = Extract<NoticeText, { kind: 'moment' | 'question' }>;

export const betweenTurnsKey = (text: BetweenTurns): string =>
  text.kind === 'moment' ? momentKey(text.turn) : questionKey(text.turn, text.is);

/** Of the notices about the question of a turn, at its table. */
export const questionKey = (turn: number, is: QuestionStage): string => `question:${turn}:${is}`;

export interface Notice extends NewNotice {
  /** How often sending it has been begun. */
  readonly attempts: number;
}

/** How a settled notice is kept. */
export interface SettledNotice {
  /** Replaces the text, where less of it is kept. */
  readonly text?: NoticeText;
  /** The message that tells this notice is now the one about the absence at its table; null: there is none any more. */
  readonly absenceMessage?: Snowflake | null;
  /** The message that tells it, where that is changed later. */
  readonly messageId?: Snowflake;
}

interface AbsenceMessage {
  readonly id: Snowflake;
  readonly text: NoticeText;
}

/** The port to storage for notices, an outbox. Every method is one transaction. */
export interface NoticeStore {
  /** Writes notices that belong to no change of a table; those whose key has been written before are left out. */
  notify(notices: readonly NewNotice[]): Promise<void>;
  /** Notices to be sent: waiting ones whose time has come, and those that were claimed before `lost` and neither sent nor given up; oldest first. */
  dueNotices(now: Date, lost: Date, most: number): Promise<Notice[]>;
  /** Takes one for sending, if it has still had this many attempts; raises them by one. Of many who try at once, one gets it. */
  claimNotice(key: string, attempts: number, now: Date): Promise<boolean>;
  /** Never again: sent, or given up. */
  settleNotice(key: string, how: 'sent' | 'dropped', now: Date, more?: SettledNotice): Promise<void>;
  /** The message about the latest absence at a table, until it is over, and which notice it tells; null where there is none. */
  absenceMessage(tableId: string): Promise<AbsenceMessage | null>;
  /** The message that was kept of a notice, by its key; null: none was. */
  noticeMessage(key: string): Promise<Snowflake | null>;
  /** Back to waiting: it could not be sent now. */
  postponeNotice(key: string, dueAt: Date): Promise<void>;
}
