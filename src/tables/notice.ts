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
/** The person with this name; left out in rows of earlier versions, and once they are forgotten. */
const byId = snowflake.exactOptional();

/** A message that the bot sends exactly once. Written in the same transaction as its cause, sent afterwards. */
export const noticeTextJson = variants('kind', {
  /** To the player to act; `share`: percent of the time that is left. */
  remind: { turn, share: z.int().min(0).max(100) },
  /** `turn`: 0 in a lobby, to a person who isn't ready. */
  nudge: { turn, by: name },
  /** To the player after the one to act. */
  next: { turn },
  /** To the others: the question how to go on with the turn. */
  timeUp: { turn },
  /** To the table: a computer player has played the turn. `isAway`: it plays until the person comes back. */
  playedFor: { turn, name, by, isAway: z.literal(true).exactOptional() },
  /** To the table: a computer player plays until the person comes back. */
  standIn: { name, by },
  back: { name },
  /** `turn`: left out in rows of earlier versions. */
  waiting: { name, by: name, turn: counter.exactOptional() },
  /** `free`: in a lobby, since the person has left the server. */
  removed: { name, becomes: z.enum(['computer', 'out', 'free']) },
  /** To the table: a great moment of a turn, sent after the turn. */
  moment: { turn },
  /** To the table's readers: the question of a turn. `is`: in rows of earlier versions, which wrote its changes as notices. */
  question: { turn, is: z.enum(['open', 'closed', 'over']).exactOptional() },
  /** To the channel where the table was opened: the game's result. */
  result: {},
  /** To the table: the story of its finished game, by its highlights. */
  story: {},
  /** To the players of the previous game, at the lobby of its rematch. `by`: the name of the person who asks for it. */
  rematch: { by: name, byId },
  /** To the invited person, in a channel. */
  invitation: { by: name, byId },
  /** To a person in a lobby, by direct message: somebody has joined with whom they don't want to be seated. */
  meets: {},
  /** To the person to whom a seat is offered. `offer`: its stored id. */
  offer: { offer: z.string() },
  /** To a role: these tables have free seats. Each has a notice of the same message. */
  seatCall: { roleId: snowflake, locale: z.string(), tables: z.array(z.string()) },
  /** To the table: who agrees to end the game without a result. */
  agreement: {},
  vacation: { name, until: instant },
  vacationOver: { name },
  /** To the table: the closing of an idle game is announced. */
  idle: { closesAt: instant },
  /** To the table. */
  closed: { why: closedWhy, by },
  /** To the table: a part of a tale, in several messages; `part`: from 0. `here`: it is there already in their own messages. */
  tale: { tale: counter, part: counter, here: z.boolean() },
  /** To those who vote: an odd card is challenged because of its scene. */
  doubt: { tale: counter },
  /**
   * To the table: a player cut a tale. Until all messages are without it: `name`, of the character that it introduced, and `shown`,
   * digests of its texts, which the log may have lost.
   */
  skipped: { tale: counter, name: name.exactOptional(), shown: z.array(z.string()).exactOptional() },
  /** To the author of a cut tale, by direct message: another may be told in its place. */
  mayRetell: { tale: counter },
  /** To the table, silently: these tales' messages are to be updated. `from` and `to` are included. */
  shownAgain: { from: counter, to: counter },
  /** To the table: the story's lines and veils, or its end, changed; `unreadied`: some people were ready for the old terms. */
  limits: { unreadied: z.boolean() },
  /** To the table: the story's title, or a proposed one. */
  title: { title: z.string(), stands: z.boolean() },
  /** To the table: the story is paused, or continues. */
  paused: { paused: z.boolean() },
  /** In the place of a message that the table had before it was moved. */
  moved: { channelId: snowflake, messageId: snowflake },
  /** To a spectator, by direct message. */
  followed: { turn, over: z.boolean() },
  /** To a person who can fix it, by direct message. */
  trouble: {
    what: z.enum(['channelGone', 'noPermission', 'failed', 'noThread', 'noPrivateThread', 'shutOut']),
    channelId: snowflake,
  },
});

export type NoticeText = Parsed<typeof noticeTextJson>;

export type NoticeKind = NoticeText['kind'];

export type TextOf<Kind extends NoticeKind> = Extract<NoticeText, { kind: Kind }>;

export type Trouble = TextOf<'trouble'>['what'];

export const noticeColumns = z.object({
  /** Permanently unique: the same key is never written twice. E.g. `3f9a2b1c0d:12:remind:50`. */
  key: z.string().min(1).max(100),
  tableId: z.string(),
  /** The recipient; null: everybody at the table. */
  userId: snowflake.nullable(),
  /** The earliest time to send it. */
  dueAt: z.date(),
  /** The number of attempts to send it. */
  attempts: counter,
});

export interface Notice extends Parsed<typeof noticeColumns> {
  readonly text: NoticeText;
  /** Its message, if it has been sent and is to be compared with what it should say now. */
  readonly live: LiveMessage | null;
  /** The channel of a message that was begun, and may have been sent. */
  readonly sentTo?: Snowflake;
  /** Nothing was sent before. */
  readonly firstTriedAt?: Date;
}

export type NewNotice = Omit<Notice, 'attempts' | 'live' | 'sentTo' | 'firstTriedAt'>;

/** A message that is kept up to date as long as it can change: its notice is due again once its table has changed. */
export interface LiveMessage {
  readonly channelId: Snowflake;
  readonly messageId: Snowflake;
  /** Identifies its content. */
  readonly digest: string;
  /** `changesOf` its table when that was composed. */
  readonly seen: number;
}

const noticeKeyOf = (tableId: string, key: string): string => `${tableId}:${key}`;

/** A notice about a table. `key`: unique at it. */
export const noticeOf = (
  tableId: string,
  key: string,
  userId: Snowflake | null,
  text: NoticeText,
  dueAt: Date,
): NewNotice => ({ key: noticeKeyOf(tableId, key), tableId, userId, text, dueAt });

/** Nothing is composed from these again, and nobody could tell whose names they contain. */
const NAMED_ONCE: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'nudge',
  'back',
  'removed',
  'vacationOver',
  'closed',
]);

/** The part of a settled notice that is kept: without names that are no longer needed. */
export function keptText(text: NoticeText): NoticeText {
  if (text.kind === 'skipped') {
    const { tale } = text;
    return { kind: 'skipped', tale };
  }
  if (!NAMED_ONCE.has(text.kind)) return text;
  const without = { ...('name' in text && { name: '' }), ...('by' in text && text.by && { by: '' }) };
  return noticeTextJson.parse({ ...text, ...without });
}

export const vacationNotice = (
  tableId: string,
  userId: Snowflake,
  text: TextOf<'vacation' | 'vacationOver'>,
  at: Date,
): NewNotice => noticeOf(tableId, `${text.kind}:${userId}:${at.getTime()}`, null, text, at);

/** Whether both are about the same person's vacations. */
export const areOfOnePerson = (one: Pick<Notice, 'key'>, other: Pick<Notice, 'key'>): boolean =>
  one.key.split(':')[2] === other.key.split(':')[2];

/** The key of the notice of a turn's great moments, at its table: one per turn. */
export const momentKey = (turn: number): string => `moment:${turn}`;

/** Notices sent before the following turn is shown. */
export type BetweenTurns = TextOf<'moment' | 'question'>;

export const betweenTurnsKey = (text: BetweenTurns): string =>
  text.kind === 'moment' ? momentKey(text.turn) : questionKey(text.turn);

/** The key of the notice of a turn's question, at its table. */
export const questionKey = (turn: number): string => `question:${turn}:open`;

/** How a settled notice is kept. */
export interface SettledNotice {
  /** Replaces the text, if less of it is kept. */
  readonly text?: NoticeText;
  /** Its message, which is to be kept up to date. */
  readonly live?: LiveMessage;
  /** The live message of another notice, which tells this one instead. */
  readonly replaces?: Snowflake;
}

/** The port to storage for notices, an outbox. Every method is one transaction. */
export interface NoticeStore {
  /** Writes notices that belong to no change of a table, except those whose key already exists. */
  notify(notices: readonly NewNotice[]): Promise<void>;
  /**
   * Notices to send, oldest first: due ones, and those claimed before `lost` that were neither sent nor given up; and those whose
   * live messages were composed before their table's last change. `of`: only of tables with these ids.
   */
  dueNotices(now: Date, lost: Date, most: number, of?: ReadonlySet<string> | null): Promise<Notice[]>;
  /** Claims a notice for sending, if it still has this many attempts, and increments them. Of concurrent callers, one succeeds. */
  claimNotice(key: string, attempts: number, now: Date): Promise<boolean>;
  /** Renews the claim of this attempt (1-based). False: another process has taken the notice since, or it is settled. */
  renewNotice(key: string, attempt: number, now: Date): Promise<boolean>;
  /** Sent, or given up. Final, unless its message is live. */
  settleNotice(key: string, how: 'sent' | 'dropped', now: Date, more?: SettledNotice): Promise<void>;
  /** Writes a notice, claimed, whose message the caller sends into this channel and then settles. It replaces an earlier one. */
  beginNotice(notice: NewNotice, channelId: Snowflake): Promise<void>;
  /** A live message is up to date. `attempts`: as far as the caller knows; no effect if there were more since. */
  settleReview(key: string, attempts: number, live: LiveMessage): Promise<void>;
  /** A message is not kept up to date any more. `key`: only not for this notice. */
  releaseMessage(messageId: Snowflake, key?: string | null): Promise<void>;
  /** The notices that a live message tells, in the order in which they were sent. */
  noticesIn(messageId: Snowflake): Promise<Notice[]>;
  /** Notices of a table whose messages are live, the latest first. */
  liveNotices(tableId: string): Promise<Notice[]>;
  /** Back to waiting: it can't be sent now. */
  postponeNotice(key: string, dueAt: Date): Promise<void>;
}
