import type { JudgeByCount } from '../../games/tuchulcha/players/judges.ts';
import { type Drawable, type Face, tuchulchaPicture } from '../../pictures/index.ts';
import { pauseAt } from '../../tables/clock/pauses.ts';
import type { SeatColor, Snowflake } from '../../tables/game-types.ts';
import type { Notice, NoticeText } from '../../tables/notice.ts';
import { seatOf } from '../../tables/seats.ts';
import { logOf, type TableStore } from '../../tables/store.ts';
import { isOf, placeOf, type Table } from '../../tables/table.ts';
import { peopleToAct } from '../../tables/who-acts.ts';
import { LANGUAGES, translator } from '../../texts/index.ts';
import type { ChannelApi } from '../api/channel-api.ts';
import type { NoticeMessage, OutMessage } from '../api/message.ts';
import { safetyNotice } from '../bacchanalia/safety.ts';
import { storyCard } from '../bacchanalia/story-card.ts';
import { doubtMessage, mayRetellMessage, ownMessagesOf, taleMessage, taleOf } from '../bacchanalia/tale.ts';
import { titleNotice } from '../bacchanalia/title.ts';
import { showAgain, takeOffScreen } from '../bacchanalia/told-tales.ts';
import type { Faces } from '../faces.ts';
import { localeUnasked } from '../handling/locale.ts';
import { invitation } from '../table-message/lobby-message.ts';
import type { TableMessages } from '../table-message/table-message.ts';
import { momentAnnouncement } from '../tuchulcha/moment.ts';
import { resultCard } from '../tuchulcha/result-card.ts';
import type { ReplayedAction } from '../views/game-view.ts';
import { mention, nameAt } from '../views/names.ts';
import {
  type NoticeTimes,
  personalMessage,
  type TableNotice,
  tableMessage,
} from '../views/notice-message.ts';
import { faceAt } from '../views/players.ts';
import { hasResultCard } from '../views/result-place.ts';

export interface NoticeDeliveryParts {
  readonly store: TableStore;
  readonly channelApi: ChannelApi;
  readonly tableMessages: Pick<TableMessages, 'current' | 'draw' | 'replay'>;
  /** The bot's own user id. */
  readonly botId: () => Snowflake;
  readonly now: () => Date;
  readonly faces: Pick<Faces, 'of'>;
  /** By whom the turn that decided a game is found. */
  readonly judges: JudgeByCount;
  readonly times: (table: Table) => Promise<NoticeTimes>;
  /** Notes that the player whose turn it is has left the server. */
  readonly markLeft: (table: Table, turn: number) => Promise<void>;
  /** Sends the turn's message again, which is gone. */
  readonly resendTurn: (table: Table) => Promise<void>;
}

/** Where a notice goes, and what it says there. */
export interface NoticeDelivery {
  /** As a direct message, where `to` is a person; else a channel. */
  readonly direct: boolean;
  readonly to: Snowflake;
  readonly message: Omit<OutMessage, 'picture'>;
  /** All that an earlier attempt may have said, since the person's language may have changed. */
  readonly possibleTexts: readonly string[];
  /** Drawn along with it. */
  readonly picture: Drawable | null;
  readonly silent: boolean;
  /** Used where the person takes no direct messages. */
  readonly fallback: NoticeDelivery | null;
}

type Of<Kind extends NoticeText['kind']> = Extract<NoticeText, { kind: Kind }>;

/** How a notice is sent now; null where it no longer matters. */
export async function deliveryOf(
  parts: NoticeDeliveryParts,
  table: Table,
  notice: Notice,
): Promise<NoticeDelivery | null> {
  const { text, userId } = notice;
  switch (text.kind) {
    case 'remind':
    case 'nudge':
      return userId === null ? null : toPlayerOnTurn(parts, table, text, userId);
    case 'next':
      return userId === null || table.reminders.turn?.turn !== text.turn
        ? null
        : byPreference(parts, table, text, userId);
    case 'followed':
    case 'trouble':
      return userId === null ? null : byDirectMessage(parts, table, text, userId);
    case 'timeUp':
      if (table.reminders.turn?.turn !== text.turn || !table.reminders.turn.overdue) return null;
      return toTable(parts, table, text, null);
    case 'idle':
      return table.reminders.closesAt === text.closesAt ? toTable(parts, table, text, userId) : null;
    case 'tale':
      return taleDelivery(parts, table, text);
    case 'skipped':
      return skippedDelivery(parts, table, text);
    case 'shownAgain':
      if (isOf('bacchanalia', table)) await showAgain(parts, table, text);
      return null;
    case 'mayRetell':
      return userId === null ? null : mayRetellDelivery(parts, table, text, userId);
    case 'moment':
      return momentDelivery(parts, table, text);
    case 'rematch':
      return rematchDelivery(parts, table, text);
    case 'result':
      return resultDelivery(parts, table);
    case 'doubt': {
      if (!isOf('bacchanalia', table)) return null;
      const replay = await parts.tableMessages.replay(table);
      const message = doubtMessage(table, text.tale, replay as readonly ReplayedAction<'bacchanalia'>[]);
      return message && { ...inChannel(table, message), silent: false };
    }
    case 'title':
      return inChannel(table, { ...titleNotice(table, text), mentions: [] });
    case 'limits':
    case 'paused': {
      const message = safetyNotice(table, text);
      return message && { ...inChannel(table, message), silent: message.mentions.length === 0 };
    }
    case 'out':
      return table.status === 'playing' ? toTable(parts, table, text, userId) : null;
    default:
      return toTable(parts, table, text, null);
  }
}

/** A turn's great moments; whoever is out by them is called, unless they rest. Nothing once the game is over: its end is told. */
async function momentDelivery(
  parts: NoticeDeliveryParts,
  table: Table,
  text: Of<'moment'>,
): Promise<NoticeDelivery | null> {
  if (!isOf('tuchulcha', table) || table.status !== 'playing') return null;
  const replay = await parts.tableMessages.replay(table);
  const faces = await facesAt(parts, table);
  const announcement = momentAnnouncement(
    table,
    replay as readonly ReplayedAction<'tuchulcha'>[],
    text.turn,
    faces,
  );
  if (!announcement) return null;
  const { message, view } = announcement;
  const mentions = await awakeOf(parts, message.mentions);
  return {
    ...inChannel(table, { ...message, mentions }),
    picture: tuchulchaPicture('moment', view),
    silent: mentions.length === 0,
  };
}

const facesAt = async ({ faces }: NoticeDeliveryParts, table: Table): Promise<ReadonlyMap<SeatColor, Face>> =>
  new Map(
    await Promise.all(
      table.seats.map(async (seat) => [seat.color, await faceAt(faces, table, seat)] as const),
    ),
  );

/** How a game ended, for the channel where its table was opened. */
async function resultDelivery(parts: NoticeDeliveryParts, table: Table): Promise<NoticeDelivery | null> {
  if (table.status !== 'finished' || !hasResultCard(table)) return null;
  const card = await cardOf(parts, table);
  return card && { ...inChannel(table, card.message), to: table.channelId, picture: card.picture };
}

async function cardOf(
  parts: NoticeDeliveryParts,
  table: Table,
): Promise<{ message: NoticeDelivery['message']; picture: Drawable | null } | null> {
  const { store } = parts;
  if (isOf('bacchanalia', table))
    return { message: storyCard(table, await logOf(store, table)), picture: null };
  if (!isOf('tuchulcha', table)) return null;
  const [log, sittings, faces] = await Promise.all([
    logOf(store, table),
    store.sittings(table.id, table),
    facesAt(parts, table),
  ]);
  const card = resultCard(table, log, sittings, faces, parts.judges);
  return card && { message: card.message, picture: tuchulchaPicture('card', card.view) };
}

/** Those who played before and don't sit yet are called to the lobby, which stands above; nobody once the game goes on. */
async function rematchDelivery(
  parts: NoticeDeliveryParts,
  table: Table,
  text: Of<'rematch'>,
): Promise<NoticeDelivery | null> {
  const invited = table.invited.filter((userId) => !seatOf(table, userId));
  if (table.status !== 'lobby' || invited.length === 0) return null;
  const called = (people: readonly Snowflake[]) => invitation({ ...table, invited: people }, text.by).content;
  const content = called(invited);
  const mentions = await awakeOf(parts, invited);
  return {
    ...inChannel(table, { content, rows: [], mentions }),
    to: table.channelId,
    // Whoever sits down between two attempts was called by the first one.
    possibleTexts: groupsWith(invited, table.invited).map(called),
    silent: mentions.length === 0,
  };
}

/** Of `all`, in their order: every group in which these are. */
const groupsWith = (these: readonly Snowflake[], all: readonly Snowflake[]): Snowflake[][] =>
  all.reduce<Snowflake[][]>(
    (groups, one) => [...groups.map((group) => [...group, one]), ...(these.includes(one) ? [] : groups)],
    [[]],
  );

/** Those of them who do not rest now. */
async function awakeOf(
  { store, now }: NoticeDeliveryParts,
  people: readonly Snowflake[],
): Promise<readonly Snowflake[]> {
  const pauses = await Promise.all(
    people.map(async (userId) => pauseAt(now(), await store.settings(userId), [])),
  );
  return people.filter((_, at) => pauses[at] === null);
}

/** A tale for everybody; nothing once it is skipped. */
async function taleDelivery(
  parts: NoticeDeliveryParts,
  table: Table,
  text: Of<'tale'>,
): Promise<NoticeDelivery | null> {
  if (!isOf('bacchanalia', table)) return null;
  const replay = (await parts.tableMessages.replay(table)) as readonly ReplayedAction<'bacchanalia'>[];
  const tale = taleOf(replay, text.tale);
  const message = tale ? taleMessage(table, tale, text.part, text.here) : null;
  return message && { ...inChannel(table, message), silent: message.mentions.length === 0 };
}

/** A tale is taken off the screen, and the table told. */
async function skippedDelivery(
  parts: NoticeDeliveryParts,
  table: Table,
  text: Of<'skipped'>,
): Promise<NoticeDelivery | null> {
  if (!isOf('bacchanalia', table)) return null;
  await takeOffScreen(parts, table, text);
  const by = (await parts.tableMessages.replay(table)).find(
    ({ action }) => action.type === 'skip' && 'tale' in action && action.tale === text.tale,
  )?.actor;
  const t = translator(table.locale);
  const who = (by && nameAt(table, by)) || 'nobody';
  return inChannel(table, { content: t('bacchanalia.skip.told', { who }), rows: [], mentions: [] });
}

/**
 * Nothing once it is told anew, unless it stands in messages that they alone can delete. Where no direct message comes through, the
 * button in the tale's place has to do.
 */
async function mayRetellDelivery(
  { store, tableMessages }: NoticeDeliveryParts,
  table: Table,
  { tale }: Of<'mayRetell'>,
  userId: Snowflake,
): Promise<NoticeDelivery | null> {
  if (!isOf('bacchanalia', table) || !table.state) return null;
  const replay = (await tableMessages.replay(table)) as readonly ReplayedAction<'bacchanalia'>[];
  const messages = ownMessagesOf(replay, tale);
  const theirs = messages?.by === userId ? messages : null;
  if (!theirs && table.state.retold.includes(tale)) return null;
  const own = await localeUnasked(store, userId, table);
  const inLanguage = (locale: string) => mayRetellMessage(translator(locale), table, tale, theirs);
  const { content, rows } = inLanguage(own);
  return {
    direct: true,
    to: userId,
    message: { content, rows, mentions: [] },
    possibleTexts: [own, table.locale, ...LANGUAGES.map(({ code }) => code)].map(
      (locale) => inLanguage(locale).content,
    ),
    picture: null,
    silent: false,
    fallback: null,
  };
}

/** About a person's turn: nothing once it is played, and nothing to those who left the server. */
async function toPlayerOnTurn(
  parts: NoticeDeliveryParts,
  table: Table,
  text: Of<'remind' | 'nudge'>,
  userId: Snowflake,
): Promise<NoticeDelivery | null> {
  const { turn } = table.reminders;
  const isAsked = turn?.userId === userId || peopleToAct(table).some((person) => person.userId === userId);
  if (table.status !== 'playing' || turn?.turn !== text.turn || !isAsked) return null;
  if (turn.muted && turn.userId === userId && text.kind === 'remind') return null;
  if (!(await parts.channelApi.isMember(table.guildId, userId))) {
    if (turn.userId === userId) await parts.markLeft(table, turn.turn);
    return null;
  }
  const { turnMessageId } = table.showing;
  if (turnMessageId === null || !(await parts.channelApi.messageExists(placeOf(table), turnMessageId))) {
    // The turn's message, sent again with its mention, is the reminder.
    await parts.resendTurn(table);
    return null;
  }
  return text.kind === 'nudge'
    ? byMention(
        table,
        personalMessage(translator(table.locale), table, text, await parts.times(table), false),
        userId,
      )
    : byPreference(parts, table, text, userId);
}

/** By direct message or by mention, as the person wants it. */
async function byPreference(
  parts: NoticeDeliveryParts,
  table: Table,
  text: Of<'remind' | 'next'>,
  userId: Snowflake,
): Promise<NoticeDelivery> {
  const { remindBy } = await parts.store.settings(userId);
  const message = personalMessage(translator(table.locale), table, text, await parts.times(table), false);
  const mentioning = byMention(table, message, userId);
  return remindBy === 'mention'
    ? mentioning
    : { ...(await byDirectMessage(parts, table, text, userId)), fallback: mentioning };
}

async function byDirectMessage(
  parts: NoticeDeliveryParts,
  named: Table,
  text: Of<'remind' | 'next' | 'followed' | 'trouble'>,
  userId: Snowflake,
): Promise<NoticeDelivery> {
  const table = withoutCharacters(named);
  const locale = await localeUnasked(parts.store, userId, table);
  const times = await parts.times(table);
  const messageIn = (language: string) => {
    const message = personalMessage(translator(language), { ...table, locale: language }, text, times, true);
    return { ...message, content: capitalize(message.content) };
  };
  const { content, rows } = messageIn(locale);
  const others = [table.locale, ...LANGUAGES.map(({ code }) => code)].map((one) => messageIn(one).content);
  const current = text.kind === 'followed' ? await parts.tableMessages.current({ ...table, locale }) : null;
  return {
    direct: true,
    to: userId,
    message: { content, rows, mentions: [] },
    possibleTexts: [content, ...others],
    picture: current?.picture ?? null,
    silent: false,
    fallback: null,
  };
}

/** A direct message is never looked at again: it calls nobody by a name that may be cut. */
const withoutCharacters = (table: Table): Table =>
  isOf('bacchanalia', table) && table.state ? { ...table, state: { ...table.state, cast: {} } } : table;

/** A sentence that stands alone begins with a capital letter; after a mention it does not. */
const capitalize = (content: string): string => content.charAt(0).toUpperCase() + content.slice(1);

const byMention = (table: Table, { content, rows }: NoticeMessage, userId: Snowflake): NoticeDelivery => ({
  ...inChannel(table, { content: `${mention(userId)}, ${content}`, rows, mentions: [userId] }),
  silent: false,
});

/** In the table's language. */
const inChannel = (table: Table, message: NoticeDelivery['message']): NoticeDelivery => ({
  direct: false,
  to: placeOf(table),
  message,
  possibleTexts: [message.content],
  picture: null,
  silent: true,
  fallback: null,
});

async function toTable(
  parts: NoticeDeliveryParts,
  table: Table,
  text: TableNotice,
  userId: Snowflake | null,
): Promise<NoticeDelivery> {
  const t = translator(table.locale);
  const message = tableMessage(t, table, text, await parts.times(table));
  if (userId !== null) return byMention(table, message, userId);
  const { content, rows } = message;
  return inChannel(table, { content: capitalize(content), rows, mentions: [] });
}
