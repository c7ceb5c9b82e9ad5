/** The bot's answers are true, and words stay where they belong. */
import { type PageMessage, textOf } from '@haruspex/playground/testing/person.ts';
import { declaredIdOf } from '../../../src/discord/custom-id.ts';
import { DELETION_ID } from '../../../src/discord/features/privacy.ts';
import type { SqliteDatabase } from '../../../src/storage/database/sqlite-file.ts';
import { storyOf } from '../../../src/tables/bacchanalia/story/story.ts';
import type { LoggedAction } from '../../../src/tables/game-types.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { LANGUAGES, type TextKey, translator } from '../../../src/texts/index.ts';
import type { Deed } from '../deed.ts';
import type { Asked } from '../effects.ts';
import { MINUTE } from '../person.ts';
import { type Screen, tapOf } from '../screen.ts';
import type { SimulatedServer } from '../server.ts';
import { statement, stored } from '../stored.ts';
import { AGREED, CANARY, type Witness } from '../witness.ts';
import { HALVED } from './tables.ts';

/** A tap on a turn's button that isn't refused has changed the table, unless somebody else was faster. */
export function lostDeeds(database: SqliteDatabase, { deeds, answers }: Witness): string[] {
  const changed = database.prepare('SELECT 1 FROM interaction_changes WHERE interaction_id = ?');
  const version = database.prepare('SELECT version FROM tables WHERE id = ?');
  return deeds.flatMap(({ customId, interactionId, userId, part, isCalm }) => {
    const tap = part === 'button' ? tapOf(customId) : null;
    if (tap?.on !== 'turn' || answers.has(interactionId) || changed.get(interactionId)) return [];
    const { version: now } = (version.get(tap.table) ?? {}) as { readonly version?: number };
    if (now === undefined || (!isCalm && now !== tap.version)) return [];
    return [`${userId} tapped ${customId} (${interactionId}), and nothing came of it`];
  });
}

const textsOf = (key: TextKey): string[] =>
  LANGUAGES.map(({ code }) =>
    (translator(code)(key, { who: 'nobody', number: 0, game: '' }).split(/[.<0]/)[0] ?? '').trim(),
  );

let refusals: { readonly outOfDate: readonly string[]; readonly failed: readonly string[] } | null = null;

const refusalTexts = () => {
  refusals ??= {
    outOfDate: (
      ['stale', 'unknownButton', 'voteClosed', 'offerGone', 'notInLobby', 'notPlaying', 'notOverdue'] as const
    ).flatMap((one) => textsOf(`refused.${one}`)),
    failed: textsOf('refused.failed'),
  };
  return refusals;
};

/** Whether somebody was told that what they did went wrong. */
export const hasFailed = ({ answers }: Witness, { interactionId }: Deed): boolean =>
  refusalTexts().failed.some((text) => answers.get(interactionId)?.content.startsWith(text));

/** No button that can still be tapped is said to be out of date, and nothing goes wrong where nothing has failed. */
export function wrongRefusals(server: SimulatedServer, screen: Screen, witness: Witness): string[] {
  const { database } = server.database;
  const { deeds, answers } = witness;
  const changed = database.prepare('SELECT 1 FROM interaction_changes WHERE interaction_id = ?');
  // Of a form that wasn't accepted, a draft may be stored.
  const played = database.prepare('SELECT 1 FROM actions WHERE interaction_id = ?');
  const { failed, outOfDate } = refusalTexts();
  return deeds.flatMap((deed) => {
    const { interactionId, customId, part, userId, isCalm } = deed;
    const answer = answers.get(interactionId);
    const said = answer?.content ?? '';
    const begins = (texts: readonly string[]) => texts.some((text) => said.startsWith(text));
    if (isCalm && begins(failed)) return [`${userId} tapped ${customId} and was told: ${said}`];
    // A deletion that has done a part of it says so, or that something went wrong.
    const isShown = (part === 'button' && customId !== DELETION_ID) || TURN.test(customId);
    // Resumed because no answer has arrived: that one, too, may have failed.
    const isResumed = Date.parse(answer?.edited_timestamp ?? '') - deed.at > MINUTE;
    // Of two processes, one may fail where the other has done it.
    const isOther = server.processes.length > 1;
    const isStored = () => (part === 'button' ? changed : played).get(interactionId) !== undefined;
    if (begins(failed) && isShown && !isResumed && !isOther && isStored())
      return [`${userId} tapped ${customId}, which has changed the table, and was told: ${said}`];
    // It has come back, as that of a pause does, and was accepted.
    const isBack = deeds.some((one) => {
      const isSame = one.customId === customId && one.messageId === deed.messageId && one.at > deed.at;
      const { content = '' } = answers.get(one.interactionId) ?? {};
      return isSame && !outOfDate.some((text) => content.startsWith(text));
    });
    return isBack ? [] : stillOffered(server, deed, screen, witness);
  });
}

/** A button or list that was refused as out of date, and can still be tapped. */
export function stillOffered(
  { database: { database }, refusing, outages }: Pick<SimulatedServer, 'database' | 'refusing' | 'outages'>,
  { interactionId, customId, messageId, at }: Deed,
  { live, page }: Screen,
  { answers, overdrawn }: Witness,
): string[] {
  const { content: said = '', edited_timestamp } = answers.get(interactionId) ?? {};
  // It has answered a later tap on itself since.
  if (Date.parse(edited_timestamp ?? '') - at > MINUTE) return [];
  const { buttons = [], selects = [], message } = live.get(messageId ?? '') ?? {};
  // Private messages aren't updated when others go on, nor are answers in direct messages.
  const isDirect = page.channels.get(message?.channel_id ?? '')?.kind === 'dm';
  if (message?.ephemeral_for !== undefined || (isDirect && message?.interaction_metadata)) return [];
  if (refusing.has(message?.channel_id ?? '') || overdrawn.has(messageId ?? '')) return [];
  if (statement(database, OUTDATED).get(messageId)) return [];
  // A server that the bot isn't on has no leaderboard.
  if (outages.some(({ from, to }) => from <= at && at <= to)) return [];
  // The table's next game has begun, to which the answer links.
  if (tapOf(customId)?.on === 'rematch') return [];
  const isThere = [...buttons, ...selects].some((one) => one.customId === customId);
  return isThere && refusalTexts().outOfDate.some((text) => said.startsWith(text))
    ? [`${customId} on ${messageId} is there, and was refused: ${said}`]
    : [];
}

/** A notice that the bot knows to be outdated: the next periodic task looks at it. */
const OUTDATED = `
  SELECT 1 FROM notices JOIN tables ON id = table_id WHERE message_id = ? AND notices.state = 'shown' AND seen < version + reminders_version
`;

const tableOf = ({ customId }: Pick<Deed, 'customId'>): string | undefined =>
  tapOf(declaredIdOf(customId))?.table;

/**
 * Submitted words are kept, unless their author was told otherwise, or has replaced or dropped them. `after`: only those of its person at
 * its table.
 */
export function lostWords(
  { database: { database } }: SimulatedServer,
  witness: Witness,
  after?: Deed,
): string[] {
  const { deeds, answers, asked, withdrawn, deleted } = witness;
  return deeds.flatMap((deed) => {
    const { words, userId, customId, interactionId } = deed;
    const table = words.length > 0 ? tableOf(deed) : undefined;
    if (table === undefined || deleted.has(userId)) return [];
    if (after && (after.userId !== userId || tableOf(after) !== table)) return [];
    if (statement(database, HAS_SKIP).get(table, stored(new Date(deed.at)))) return [];
    const isLater = ({ at, ...other }: Deed) => at > deed.at && tableOf(other) === table;
    const isDropped = (other: Deed) => DROPS.test(other.customId) && other.userId === userId;
    if (deeds.some((other) => isLater(other) && isDropped(other))) return [];
    // It was done, though its answer was lost.
    const isAsked = (other: Asked) =>
      other.at > deed.at && other.userId === userId && tapOf(other.customId ?? '')?.table === table;
    if ([...asked.values()].some((other) => isAsked(other) && DROPS.test(other.customId ?? ''))) return [];
    // A title that is proposed replaces one that was proposed before.
    const isReplaced = (other: Deed) => isLater(other) && TITLE.test(other.customId);
    if (TITLE.test(customId) && deeds.some(isReplaced)) return [];
    const said = answers.get(interactionId)?.content;
    return words
      .filter((word) => !withdrawn.has(word) && (said === undefined || said.includes(word)))
      .filter((word) => !KEPT.some((sql) => statement(database, sql).get(table, `%${word}%`)))
      .map((word) => `“${word}”, which ${userId} handed in by ${customId} (${interactionId}), is lost`);
  });
}

/** Gives up a draft, or what came along. */
const DROPS = /:(draft:drop(-[0-9a-f]+)?|safety:drop)$/;

/** Begins the custom ids of a turn's buttons. */
const TURN = /^(t|h|v|story|vote):/;

/** Words written at a table are shown to others only once told, and only to those who may read them; no character is cut in two. */
export function leaks(
  { database: { database } }: SimulatedServer,
  screen: Screen,
  witness: Witness,
  message: PageMessage,
  text = JSON.stringify({ ...message, referenced_message: null }),
): string[] {
  const halved = text.includes(HALVED) ? [`a character is cut in two in ${message.id}: ${text}`] : [];
  const words = new Set(text.match(CANARY));
  return halved.concat(
    [...words].flatMap((word) => {
      const written = witness.words.get(word);
      if (!written?.table || message.ephemeral_for === written.userId) return [];
      const reader = message.ephemeral_for ?? screen.page.channels.get(message.channel_id)?.recipientId;
      if (reader === written.userId) return [];
      const { table: id } = written;
      // A proposed title is told at once, and another may have replaced it by now.
      const isTold =
        TITLE.test(written.customId) || TOLD.some((sql) => statement(database, sql).get(id, `%${word}%`));
      const told = isTold
        ? []
        : [`“${word}” of ${written.customId} is told nowhere, and shown in ${message.id}`];
      const table = statement(database, PLACE).get(id) as TableRow | undefined;
      // A table is as private as the channel where it was opened: its card stands there, with names, and before it began, with the
      // lines and veils, and what comes along from another story.
      const isHere =
        [table?.place, table?.home].includes(message.channel_id) ||
        statement(database, IN_TERMS).get(`%${word}%`, message.channel_id);
      if (!table?.is_private || isHere || reader) return told;
      return [...told, `“${word}” of a private table is shown in ${message.channel_id}`];
    }),
  );
}

const PLACE = 'SELECT is_private, play_channel_id AS place, channel_id AS home FROM tables WHERE id = ?';
const IN_TERMS = 'SELECT 1 FROM tables WHERE terms LIKE ? AND ? IN (play_channel_id, channel_id)';

interface TableRow {
  readonly is_private: number;
  readonly place: string | null;
  readonly home: string;
}

const HAS_SKIP = `SELECT 1 FROM actions WHERE table_id = ? AND at > ? AND action LIKE '%"skip"%'`;

const KEPT = [
  'SELECT 1 FROM drafts WHERE table_id = ? AND parts LIKE ?',
  'SELECT 1 FROM actions WHERE table_id = ? AND action LIKE ?',
  'SELECT 1 FROM tables WHERE id = ? AND terms LIKE ?',
] as const;

const TOLD = [
  'SELECT 1 FROM actions WHERE table_id = ? AND action LIKE ?',
  'SELECT 1 FROM tables WHERE id = ? AND terms LIKE ?',
] as const;

/** By word that only one person writes: where everybody can read it. */
export function visibleWords({ playground }: SimulatedServer): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { body, ephemeralFor } of playground.admin.messages()) {
    if (ephemeralFor !== null || body.author.id !== playground.botId) continue;
    for (const word of new Set(textOf(body).match(CANARY)))
      found.set(word, [...(found.get(word) ?? []), body.id]);
  }
  return found;
}

const TITLE = /:write:title/;

/** Words in a story's public messages have been told in it, and not cut. */
export function wrongWords(
  table: TableOf<'bacchanalia'>,
  log: readonly LoggedAction<'bacchanalia'>[],
  { words, deleted }: Witness,
  visible: ReadonlyMap<string, readonly string[]>,
): string[] {
  if (!table.setup) return [];
  const entries = log.map(({ action, at }) => ({ action, at }));
  const told = JSON.stringify([storyOf(table.setup, entries, {}), table.terms, table.state]);
  return [...words].flatMap(([word, written]) => {
    const where = written.table === table.id ? visible.get(word) : undefined;
    // A title that another has replaced was told as one that is proposed.
    const isTale = !AGREED.test(written.customId);
    if (!where || !isTale || told.includes(word) || deleted.has(written.userId)) return [];
    return [`“${word}” of ${written.customId} is not told, and stands in ${where.join(' ')}`];
  });
}
