/** States of the world in which the bot can't keep a law, and what it has to do instead. */
import { channelLink, tableElsewhere } from '../../../src/discord/views/names.ts';
import type { Trouble } from '../../../src/tables/notice.ts';
import { personToAct } from '../../../src/tables/seats.ts';
import { isDirect, lobbyChannel, type Table, tableChannel } from '../../../src/tables/table.ts';
import { capitalized } from '../../../src/text.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import type { Screen } from '../screen.ts';
import type { SimulatedServer } from '../server.ts';
import { statement, stored } from '../stored.ts';
import type { Witness } from '../witness.ts';

const TROUBLES = `
  SELECT text ->> 'what' AS what, state, due_at FROM notices
  WHERE table_id = ? AND user_id = ? AND text ->> 'kind' = 'trouble' AND text ->> 'channelId' = ?
`;

/**
 * The bot may not write where a table is played, or that is gone: its player, or the opener of a lobby or of a channel's game, was told,
 * once by each notice; or will be when they are awake, or takes no direct messages.
 */
export function isExplained(
  table: Table,
  { page }: Screen,
  {
    database: { database },
    playground,
    refusing,
  }: Pick<SimulatedServer, 'database' | 'playground' | 'refusing'>,
  { closed }: Witness,
): boolean {
  const isLobby = table.status === 'lobby';
  const place = isLobby ? lobbyChannel(table) : tableChannel(table);
  const userId = personToAct(table)?.userId ?? table.openerId;
  if (!refusing.has(place) && page.channels.has(place)) return false;
  // The game of a person whose direct messages are closed waits.
  if (isDirect(table)) return closed.has(userId);
  const notices = statement(database, TROUBLES).all(table.id, userId, place) as unknown as readonly {
    readonly what: Trouble;
    readonly state: string;
    readonly due_at: string;
  }[];
  const { game } = table;
  const direct = [...page.channels.values()].find(({ recipientId }) => recipientId === userId)?.id;
  const told = playground.admin.messages().filter(({ body }) => body.channel_id === direct);
  // Some were told by the answers to their taps.
  const answers = playground.admin
    .messages()
    .filter((one) => one.ephemeralFor === userId && one.body.content.includes(channelLink(place))).length;
  const isTold = notices.every(({ what, state }) => {
    if (state !== 'sent') return true;
    const begins = LANGUAGES.map(({ code }) => {
      const t = translator(code);
      const values = { game, number: tableElsewhere(t, table), channel: channelLink(place), missing: '' };
      const text = t(`notice.trouble.${what}`, values);
      return capitalized(text).split('<')[0] ?? '';
    });
    const times = told.filter(({ body }) => begins.some((words) => body.content.startsWith(words))).length;
    const sent = notices.filter((one) => one.what === what && one.state === 'sent').length;
    return times <= sent && times + answers >= sent;
  });
  const isHeard = notices.some(
    ({ state, due_at }) =>
      state === 'sent' || (state === 'dropped' ? closed.has(userId) : due_at > stored(new Date())),
  );
  return isTold && isHeard;
}

const RECORDED = `SELECT 1 FROM notices WHERE table_id = ?1 AND (message_id = ?2 OR key LIKE '%:' || ?2)`;
const OVER_SINCE = `
  SELECT coalesce(CASE status WHEN 'playing' THEN (SELECT min(at) FROM actions WHERE table_id = id) END, updated_at)
  AS since FROM tables WHERE id = ?
`;

/**
 * A process that was killed, or had no room on its disk, has left a message of which nobody knows; a tap on what is over closes it.
 * Only messages that are sent before they are recorded can be left so: invitations, calls, offers, and proposals.
 */
export function isUnknown(
  messageId: string,
  { customId, table }: { readonly customId: string; readonly table: string },
  { database: { database }, isDamaged }: Pick<SimulatedServer, 'database' | 'isDamaged'>,
  { deeds }: Witness,
): boolean {
  if (!isDamaged || !SENT_FIRST.test(customId)) return false;
  if (statement(database, RECORDED).get(table, messageId)) return false;
  const { since } = statement(database, OVER_SINCE).get(table) as { readonly since: string };
  return !deeds.some(
    (deed) =>
      deed.isCalm &&
      deed.messageId === messageId &&
      deed.customId === customId &&
      deed.at > Date.parse(since),
  );
}

const SENT_FIRST = /^(l:\w+:join$|offer:|agree:)/;
