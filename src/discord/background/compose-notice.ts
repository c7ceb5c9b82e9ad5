import type { Face } from '../../pictures/canvas/avatar.ts';
import { unwantedBy } from '../../tables/blocks.ts';
import { noteLeftServer } from '../../tables/changes/absent-player.ts';
import { notReady } from '../../tables/game-registry.ts';
import type { SeatColor, Snowflake } from '../../tables/game-types.ts';
import type { Notice, NoticeText, TextOf } from '../../tables/notice.ts';
import { openQuestion } from '../../tables/prophecies/prophecies.ts';
import { turnTimes } from '../../tables/reminders/timing.ts';
import { seatOf, waitsFor } from '../../tables/seats.ts';
import type { PersonSettings } from '../../tables/settings.ts';
import { hasResultCard, lobbyChannel, type Table, tableChannel } from '../../tables/table.ts';
import { capitalized } from '../../text.ts';
import { LANGUAGES, translator } from '../../texts/index.ts';
import { inRows, type OutMessage, plain, textOf } from '../api/message.ts';
import { gameFeatureOf, type NoticeDelivery } from '../game-features.ts';
import { type HandlerContext, notificationLocale } from '../handling/context.ts';
import { restoreTurn } from '../handling/refresh-table.ts';
import { invitation } from '../table-message/lobby-message.ts';
import { channelLink, faceAt, mention } from '../views/names.ts';
import {
  isTableNotice,
  meetingQuestion,
  type PersonalText,
  personalMessage,
  type TableNotice,
  tableMessage,
  troubleMessage,
} from '../views/notice-message.ts';
import { questionMessage } from '../views/question-message.ts';

/** Thrown where a notice can't be made now, which is no fault: it is tried again. */
export class RetryLaterError extends Error {}

/** How its person wants it, or null if they have switched it off since it was written. They see all else as a mention. */
async function wishedBy(
  { store }: HandlerContext,
  table: Table,
  userId: Snowflake,
  text: NoticeText,
): Promise<PersonSettings['remindBy'] | null> {
  if (text.kind === 'followed') {
    const own = (await store.followers(table.id)).find((one) => one.userId === userId);
    return own && (text.over || own.at === 'turn') ? 'mention' : null;
  }
  if (text.kind !== 'next' && text.kind !== 'remind') return 'mention';
  const { tellNext, reminders, remindBy } = await store.settings(userId);
  const isMuted = table.reminders.turn?.muted.includes(userId);
  const isWanted = text.kind === 'next' ? tellNext : !isMuted && reminders.includes(text.share);
  return isWanted ? remindBy : null;
}

/** How a notice is sent now; null where it no longer matters. */
export async function composeNotice(
  context: HandlerContext,
  table: Table,
  notice: Notice,
): Promise<NoticeDelivery | null> {
  const { text, userId } = notice;
  const how = userId === null ? 'mention' : await wishedBy(context, table, userId, text);
  if (how === null) return null;
  switch (text.kind) {
    case 'remind':
    case 'nudge':
      return userId === null ? null : toPlayerOnTurn(context, table, text, userId, how);
    case 'next':
      return userId === null || table.reminders.turn?.turn !== text.turn
        ? null
        : byPreference(context, table, text, userId, how);
    case 'followed':
      return userId === null ? null : byDirectMessage(context, table, text, userId);
    case 'trouble': {
      if (userId === null)
        return inChannel(table, troubleMessage(translator(table.locale), table, text, table.number));
      return byDirectMessage(context, table, { ...text, access: context.accessTo(text.channelId) }, userId);
    }
    case 'meets':
      return userId === null ? null : meetingDelivery(context, table, userId);
    case 'timeUp':
      if (table.reminders.turn?.turn !== text.turn || !table.reminders.turn.overdue) return null;
      return toTable(context, table, text, null);
    case 'idle':
      return table.reminders.closesAt === text.closesAt ? toTable(context, table, text, userId) : null;
    case 'question':
      return questionDelivery(context, table, text);
    case 'moved': {
      const { locale, number } = table;
      const line = translator(locale)('move.done', { number, channel: channelLink(lobbyChannel(table)) });
      // A lobby is in rows, and stays so.
      return { ...inChannel(table, inRows(plain(line))), to: text.channelId, edits: text.messageId };
    }
    case 'rematch':
      return invitationDelivery(table, text);
    // Only the process that began such a message sends it.
    case 'invitation':
      return notice.sentTo === undefined ? invitationDelivery(table, text) : null;
    case 'offer':
    case 'agreement':
    case 'seatCall':
      return null;
    case 'result': {
      if (table.status !== 'finished' || !hasResultCard(table)) return null;
      const card = await gameFeatureOf(table).resultCard?.(context, table);
      return card ? { ...inChannel(table, card.message), to: table.channelId, picture: card.picture } : null;
    }
    default:
      return isTableNotice(text)
        ? toTable(context, table, text, null)
        : ((await gameFeatureOf(table).deliver?.(context, table, notice)) ?? null);
  }
}

async function questionDelivery(
  { store }: HandlerContext,
  table: Table,
  { turn }: TextOf<'question'>,
): Promise<NoticeDelivery | null> {
  const question = openQuestion(table);
  if (question?.turn !== turn || !(await store.guildSettings(table.guildId)).asksReaders) return null;
  return inChannel(table, questionMessage(translator(table.locale), table, question));
}

/** Calls the invited people who haven't sat down to the lobby above; nobody once the game has begun. */
function invitationDelivery(table: Table, text: TextOf<'rematch' | 'invitation'>): NoticeDelivery | null {
  const invited = table.invited.filter((userId) => !seatOf(table, userId));
  if (table.status !== 'lobby' || invited.length === 0) return null;
  // When an earlier attempt called them, they hadn't sat down.
  const called = (people: readonly Snowflake[]) => {
    const seats = table.seats.filter(
      ({ occupant }) => occupant.kind !== 'person' || !people.includes(occupant.userId),
    );
    return invitation({ ...table, invited: people, seats }, text);
  };
  return {
    ...inChannel(table, called(invited)),
    to: lobbyChannel(table),
    // The first attempt called those who have sat down since.
    possibleTexts: groupsWith(invited, table.invited).map((people) => called(people).content),
  };
}

/** Every group out of `all`, in their order, that has all of `these`. */
const groupsWith = (these: readonly Snowflake[], all: readonly Snowflake[]): Snowflake[][] =>
  all.reduce<Snowflake[][]>(
    (groups, one) => [...groups.map((group) => [...group, one]), ...(these.includes(one) ? [] : groups)],
    [[]],
  );

/** Whether this turn is running, and waits for the person; 0: whether the lobby does. */
export const isAskedNow = (table: Table, turn: number, userId: Snowflake): boolean =>
  table.status === 'lobby'
    ? turn === 0 && notReady(table).includes(userId)
    : table.status === 'playing' &&
      table.reminders.turn?.turn === turn &&
      (table.reminders.turn.userId === userId || waitsFor(table, userId));

async function toPlayerOnTurn(
  context: HandlerContext,
  table: Table,
  text: TextOf<'remind' | 'nudge'>,
  userId: Snowflake,
  how: PersonSettings['remindBy'],
): Promise<NoticeDelivery | null> {
  const { turn } = table.reminders;
  if (!isAskedNow(table, text.turn, userId)) return null;
  const presence = await context.presenceOf(table, userId);
  if (presence === 'gone') {
    if (turn?.userId === userId) {
      await noteLeftServer(context.tables, table.id, turn.turn);
      // It says until when they have time.
      context.tableMessages.outdated.add(table.id);
    }
    return null;
  }
  if (presence === 'shutOut') {
    await context.reportTrouble(table, tableChannel(table), 'shutOut', { people: [userId] });
    return null;
  }
  // The turn's message, sent again with its mention, is the reminder.
  if (turn && (await restoreTurn(context, table))) return null;
  return byPreference(context, table, text, userId, how);
}

/** The message of these reminders to one person as they are now: times change, and run out. Null: nobody waits for them any more. */
export async function remindersNow(
  context: HandlerContext,
  reminders: readonly Pick<Notice, 'tableId' | 'text' | 'userId'>[],
  channelId: Snowflake,
  known: Table | null = null,
): Promise<OutMessage | null> {
  const tableOf = (id: string) => (id === known?.id ? known : context.store.load(id));
  const found = await Promise.all(
    reminders.map(async (one) => ({ ...one, table: await tableOf(one.tableId) })),
  );
  const messages: OutMessage[] = [];
  for (const { table, text, userId } of found.sort((a, b) => numberOf(a) - numberOf(b))) {
    if (!table || text.kind !== 'remind' || userId === null || !isAskedNow(table, text.turn, userId))
      continue;
    const now = { ...text, isMuted: table.reminders.turn?.muted.includes(userId) ?? false };
    const isDirect = channelId !== tableChannel(table);
    const { message } = await (isDirect ? byDirectMessage : inMention)(context, table, now, userId);
    messages.push({ ...message, picture: null });
  }
  const [first, ...others] = messages;
  if (!first) return null;
  const lines = others.map(({ content }) => capitalized(content.replace(/^<@\d+>, /, '')));
  return {
    ...first,
    content: [first.content, ...lines].join('\n'),
    rows: messages.flatMap(({ rows }) => rows),
  };
}

const numberOf = ({ table }: { readonly table: Table | null }): number => table?.number ?? 0;

const inMention = async (
  context: HandlerContext,
  table: Table,
  text: Extract<PersonalText, TextOf<'remind' | 'nudge' | 'next'>>,
  userId: Snowflake,
): Promise<NoticeDelivery> => {
  const times = await turnTimes(context.tables, table);
  return byMention(table, personalMessage(translator(table.locale), table, text, times, false), userId);
};

async function byPreference(
  context: HandlerContext,
  table: Table,
  text: TextOf<'remind' | 'nudge' | 'next'>,
  userId: Snowflake,
  how: PersonSettings['remindBy'],
): Promise<NoticeDelivery> {
  const mentioning = await inMention(context, table, text, userId);
  if (text.kind === 'nudge' || how === 'mention') return mentioning;
  return { ...(await byDirectMessage(context, table, text, userId)), fallback: mentioning };
}

async function byDirectMessage(
  context: HandlerContext,
  named: Table,
  text: Exclude<PersonalText, { readonly kind: 'nudge' }>,
  userId: Snowflake,
): Promise<NoticeDelivery> {
  const table = gameFeatureOf(named).namedByPlayers?.(named) ?? named;
  const locale = await notificationLocale(context.store, userId, table);
  const times = await turnTimes(context.tables, table);
  const messageIn = (language: string) => {
    const message = personalMessage(translator(language), { ...table, locale: language }, text, times, true);
    return standingAlone(message);
  };
  const message = messageIn(locale);
  const others = [table.locale, ...LANGUAGES.map(({ code }) => code)].map((one) => messageIn(one).content);
  const current = text.kind === 'followed' ? await context.tableMessages.current({ ...table, locale }) : null;
  return {
    ...inChannel(table, message),
    direct: true,
    to: userId,
    possibleTexts: [message.content, ...others],
    picture: current?.picture ?? null,
  };
}

/** Asks a person in a lobby who has joined there against their wish; null: nobody, or the game has begun. */
export async function meetingDelivery(
  { store }: HandlerContext,
  named: Table,
  userId: Snowflake,
): Promise<NoticeDelivery | null> {
  if (named.status !== 'lobby' || !seatOf(named, userId)) return null;
  const others = await unwantedBy(store, named, userId);
  if (others.length === 0) return null;
  const table = gameFeatureOf(named).namedByPlayers?.(named) ?? named;
  const messageIn = (locale: string) => meetingQuestion(locale, table, others, null);
  const message = messageIn(await notificationLocale(store, userId, table));
  const possibleTexts = [message, ...LANGUAGES.map(({ code }) => messageIn(code))].map(
    ({ content }) => content,
  );
  return { ...inChannel(table, message), direct: true, to: userId, possibleTexts };
}

/** A sentence that stands alone begins with a capital letter; after a mention it does not. */
export const standingAlone = (message: OutMessage): OutMessage => ({
  ...message,
  content: capitalized(message.content),
});

const byMention = (table: Table, message: OutMessage, userId: Snowflake): NoticeDelivery =>
  inChannel(table, {
    ...message,
    content: `${mention(userId)}, ${message.content}`,
    mentions: [userId],
  });

async function toTable(
  context: HandlerContext,
  table: Table,
  text: TableNotice,
  userId: Snowflake | null,
): Promise<NoticeDelivery> {
  const t = translator(table.locale);
  const message = tableMessage(t, table, text, await turnTimes(context.tables, table));
  return userId === null ? inChannel(table, standingAlone(message)) : byMention(table, message, userId);
}

export const facesAt = async (
  { avatars }: HandlerContext,
  table: Table,
): Promise<ReadonlyMap<SeatColor, Face>> =>
  new Map(
    await Promise.all(
      table.seats.map(async (seat) => [seat.color, await faceAt(avatars, table, seat)] as const),
    ),
  );

/** The message goes to the table's place. */
export const inChannel = (table: Table, message: NoticeDelivery['message']): NoticeDelivery => ({
  direct: false,
  to: tableChannel(table),
  message,
  possibleTexts: [textOf(message)],
  picture: null,
  fallback: null,
});
