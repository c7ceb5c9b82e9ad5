import * as z from 'zod';
import {
  closedWhy,
  counter,
  instant,
  type Parsed,
  type Snowflake,
  snowflake,
  variants,
} from './game-types.ts';

const turn = counter;
const name = z.string();
const by = name.nullable();

/** Something that the bot tells once. Written in the same transaction as its reason, sent afterwards. */
export const noticeTextJson = variants('kind', {
  /** To the player whose turn it is; `share`: percent of the time that is left. */
  remind: { turn, share: z.int().min(0).max(100) },
  nudge: { turn, by: name },
  /** To the player who comes after the one who is to act now. */
  next: { turn },
  /** To the others: what shall become of the turn. */
  timeUp: { turn },
  /** To the table: a computer player has played the turn. */
  playedFor: { turn, name, by },
  /** To the table: a computer player plays until the person comes back. */
  standIn: { name, by },
  back: { name },
  waiting: { name, by: name },
  removed: { name, becomes: z.enum(['computer', 'out']) },
  /** To the table: something great happened in a turn, which is over before it is told. */
  moment: { turn },
  /** To the table's readers: the question of a turn. Its message is changed once it's closed, and once it's known how it came out. */
  question: { turn, is: z.enum(['open', 'closed', 'over']) },
  /** To the channel where the table was opened: the game is over, and how it ended. */
  result: {},
  /** To the table: its game is over, told by what it is remembered for. */
  story: {},
  /** To those who played the game before, at the lobby of its rematch. `by`: the name of who asks for it. */
  rematch: { by: name },
  vacation: { name, until: instant },
  vacationOver: { name },
  /** To the table: nobody has touched it for long. */
  idle: { closesAt: instant },
  /** To the table. */
  closed: { why: closedWhy, by },
  /** To the table: a tale, in so many messages; `part`: which, from 0. `here`: it stands there already in their own. */
  tale: { tale: counter, part: counter, here: z.boolean() },
  /** To those who vote: an odd card is doubted, by its scene. */
  doubt: { tale: counter },
  /** To the table: a player wants a tale skipped. `name`: of the character that it introduced, until all messages are without it. */
  skipped: { tale: counter, name: name.exactOptional() },
  /** To the teller of a skipped tale, by direct message: another may be told in its place. */
  mayRetell: { tale: counter },
  /** To the table, in silence: these tales' messages are to show them as they stand now. `from` and `to` are among them. */
  shownAgain: { from: counter, to: counter },
  /** To the table: what the story leaves out, or its end, is another; `unreadied`: some were ready for it as it was. */
  limits: { unreadied: z.boolean() },
  /** To the table: the story's title, or another one that is proposed. */
  title: { title: z.string(), stands: z.boolean() },
  /** To the table: the story rests, or goes on. */
  paused: { paused: z.boolean() },
  /** To a spectator, by direct message. */
  followed: { turn, over: z.boolean() },
  /** To a person who can mend it, by direct message. */
  trouble: { what: z.enum(['channelGone', 'noPermission', 'failed', 'noThread']), channelId: snowflake },
});

export type NoticeText = Parsed<typeof noticeTextJson>;

export type NoticeKind = NoticeText['kind'];

type TextOf<Kind extends NoticeKind> = Extract<NoticeText, { kind: Kind }>;

export type Trouble = TextOf<'trouble'>['what'];

/** What a notice's row says of it by itself. */
export const noticeColumns = z.object({
  /** Unique for ever: what has been written once is not written again. E.g. `3f9a2b1c0d:12:remind:50`. */
  key: z.string().min(1).max(100),
  tableId: z.string(),
  /** Whom it is for; null: everybody at the table. */
  userId: snowflake.nullable(),
  /** Not to be sent before. */
  dueAt: z.date(),
  /** How often sending it has been begun. */
  attempts: counter,
});

export interface Notice extends Parsed<typeof noticeColumns> {
  readonly text: NoticeText;
}

export type NewNotice = Omit<Notice, 'attempts'>;

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
export type BetweenTurns = TextOf<'moment' | 'question'>;

export const betweenTurnsKey = (text: BetweenTurns): string =>
  text.kind === 'moment' ? momentKey(text.turn) : questionKey(text.turn, text.is);

/** Of the notices about the question of a turn, at its table. */
export const questionKey = (turn: number, is: TextOf<'question'>['is']): string => `question:${turn}:${is}`;

/** How a settled notice is kept. */
export interface SettledNotice {
  /** Replaces the text, where less of it is kept. */
  readonly text?: NoticeText;
  /** The message that tells this notice is now the one about the absence at its table; null: there is none any more. */
  readonly absenceMessage?: Snowflake | null;
  /** The message that tells it, where that is changed later. */
  readonly messageId?: Snowflake;
}

/** The port to storage for notices, an outbox. Every method is one transaction. */
export interface NoticeStore {
  /** Writes notices that belong to no change of a table; those whose key has been written before are left out. */
  notify(notices: readonly NewNotice[]): Promise<void>;
  /** Notices to be sent: waiting ones whose time has come, and those that were claimed before `lost` and neither sent nor given up; oldest first. */
  dueNotices(now: Date, lost: Date, most: number): Promise<Notice[]>;
  /** Takes one for sending, if it has still had this many attempts; raises them by one. Of many who try at once, one gets it. */
  claimNotice(key: string, attempts: number, now: Date): Promise<boolean>;
  /** Renews the claim that was this attempt (1-based). False: another process has taken the notice since, or it is settled. */
  renewNotice(key: string, attempt: number, now: Date): Promise<boolean>;
  /** Never again: sent, or given up. */
  settleNotice(key: string, how: 'sent' | 'dropped', now: Date, more?: SettledNotice): Promise<void>;
  /** The message about the latest absence at a table, until it is over, and which notice it tells; null where there is none. */
  absenceMessage(tableId: string): Promise<{ readonly id: Snowflake; readonly text: NoticeText } | null>;
  /** The message that was kept of a notice, by its key; null: none was. */
  noticeMessage(key: string): Promise<Snowflake | null>;
  /** Back to waiting: it could not be sent now. */
  postponeNotice(key: string, dueAt: Date): Promise<void>;
}
