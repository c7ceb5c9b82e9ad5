/** Nobody is pinged in vain, twice, or while they rest. */
import { buttonsOf, type PageMessage } from '@haruspex/playground/testing/person.ts';
import { MessageFlags } from 'discord-api-types/v10';
import { pauseAt } from '../../../src/tables/clock/pauses.ts';
import { LANGUAGES, type TextKey, type TextValues, translator } from '../../../src/texts/index.ts';
import { HOUR, MINUTE } from '../person.ts';
import { type Ring, type Screen, tapsOn } from '../screen.ts';
import type { SimulatedServer } from '../server.ts';
import { statement } from '../stored.ts';
import type { Witness } from '../witness.ts';

/** Phones that ring twice for the same turn, though the message that called first is still there. */
export class Rings {
  /** The messages that have called, by turn. */
  readonly #rung = new Map<string, string>();
  readonly #isThere: (messageId: string) => boolean;
  readonly #complain: (what: string) => void;

  constructor(isThere: (messageId: string) => boolean, complain: (what: string) => void) {
    this.#isThere = isThere;
    this.#complain = complain;
  }

  hear({ userId, message }: Ring): void {
    const tap = tapsOn(message).find(({ on }) => on === 'turn');
    if (tap?.on !== 'turn') return;
    const key = `${tap.table} ${tap.version} ${userId}`;
    const before = this.#rung.get(key);
    if (before !== undefined && this.#isThere(before))
      this.#complain(`${userId} was called twice at table ${tap.table}, version ${tap.version}`);
    this.#rung.set(key, message.id);
  }
}

/** Nothing rings twice, and nobody is rung during their quiet hours but by their turn. */
export function wrongRings(server: SimulatedServer, witness: Witness, screen: Screen): string[] {
  const disturbed = [...witness.atRest].flatMap(({ userId, message }) => {
    const isAnswer = message.interaction_metadata?.user.id === userId;
    // These wait in any case, even if it is the player's turn.
    const waits = server.clockErrorMs === 0 && isReminder(message, patient);
    return (isTurnOf(message) && !waits) || isAnswer
      ? []
      : [`${userId} was rung while they rest: ${message.content.slice(0, 100)}`];
  });
  return [...repeated(server, witness, screen), ...disturbed];
}

/** The parts of a text around its values, in every language. */
const partsOf = (key: TextKey, values: TextValues = {}): readonly (readonly string[])[] =>
  LANGUAGES.map(({ code }) => {
    const text = translator(code)(key, { number: 0, by: '0', who: '0', closes: '0', ...values });
    return text.toLowerCase().split('0');
  });
const ofOne = [...partsOf('notice.next'), ...partsOf('notice.nudge')];
const idle = ['yes', 'no'].flatMap((away) => partsOf('notice.idle', { away }));
const patient = [...ofOne, ...idle];

const says = (content: string, texts: typeof ofOne): boolean =>
  texts.some((parts) => parts.every((part) => content.toLowerCase().includes(part)));

/** Whether these words remind a person of their own turn. */
export const remindsOne = (content: string): boolean => says(content, ofOne);

const isReminder = (message: PageMessage, texts: typeof ofOne): boolean =>
  tapsOn(message).some(({ on }) => on === 'mute') || says(message.content, texts);

/** Two minutes, and what it takes to send a message. */
const AT_ONCE_MS = 2 * MINUTE + 5000;

/** Reminders of a person come when they are awake, and not unheard before. Of several at the same time, one rings. */
export const unheard = (message: PageMessage, { page }: Screen, { rings }: Witness): string[] => {
  const { id, content, flags = 0, channel_id } = message;
  const { kind, recipientId } = page.channels.get(channel_id) ?? {};
  const isSilent = (flags & MessageFlags.SuppressNotifications) !== 0;
  const since = Date.parse(message.timestamp) - AT_ONCE_MS;
  const hasRung = rings.some(({ userId, at }) => userId === recipientId && at >= since);
  return kind === 'dm' && isSilent && isReminder(message, ofOne) && !hasRung
    ? [`${id} reminds somebody, and rings nowhere: ${content}`]
    : [];
};

/** Such tables, and their threads. */
const LIVE = `
  SELECT id FROM tables WHERE pace = 'live'
  UNION SELECT play_channel_id FROM tables WHERE pace = 'live' AND play_channel_id IS NOT NULL
`;

/** Whether the person has been resting for a minute, by what they want now. Nobody rests at a live table. */
export async function rungAtRest(
  { store, database: { database }, clockErrorMs }: SimulatedServer,
  { otherwise }: Witness,
  { userId, at, message }: Ring,
): Promise<boolean> {
  if (at < (otherwise.get(userId) ?? 0) + MINUTE) return false;
  const text = JSON.stringify(message);
  const live = statement(database, LIVE).all() as { readonly id: string }[];
  if (live.some(({ id }) => text.includes(id))) return false;
  const { quiet, vacations } = await store.settings(userId);
  // By the bot's clock, which may be wrong, too.
  const times = [at - MINUTE - clockErrorMs / 2, at - MINUTE, at, at + clockErrorMs / 2];
  return times.every((one) => pauseAt(new Date(one), { quiet, vacations }, []) !== null);
}

/**
 * Each notice rings once, however often the bot died while it sent it; two reminders may have the same words. A proposal to end a game
 * calls nobody twice within an hour.
 */
function repeated(
  { database: { database }, clockErrorMs }: SimulatedServer,
  { rings, deleted, places }: Witness,
  { page }: Screen,
): string[] {
  const notices = database.prepare(`
    SELECT count(*) AS count FROM notices
    WHERE (user_id = ?1 OR user_id IS NULL) AND table_id IN (SELECT value FROM json_each(?2))
  `);
  const said = new Map<string, Map<string, number>>();
  const proposed = new Map<string, number>();
  return rings.flatMap(({ userId, message, at }) => {
    const { id, content, channel_id } = message;
    // Two turns of one person may have the same words; that none rings twice is seen above.
    if (isTurnOf(message)) return [];
    const agree = tapsOn(message).find(({ on }) => on === 'agree');
    if (agree?.on === 'agree') {
      const before = proposed.get(`${userId} ${agree.table}`) ?? 0;
      proposed.set(`${userId} ${agree.table}`, at);
      return at - before < HOUR - clockErrorMs
        ? [`${userId} was called twice within an hour: ${content.slice(0, 100)}`]
        : [];
    }
    const words = `${userId} ${channel_id} ${content}`;
    const before = said.get(words) ?? new Map<string, number>();
    said.set(words, before.set(id, at));
    // The notices of those who had their data deleted are gone: only what follows soon can be told apart.
    const since = deleted.size > 0 ? at - 5 * MINUTE : 0;
    const times = [...before.values()].filter((one) => one >= since).length;
    const isDirect = page.channels.get(channel_id)?.kind === 'dm';
    const tables = [...(places.get(channel_id) ?? []), ...tapsOn(message).map((tap) => tap.table ?? '')];
    const { count } = notices.get(userId, JSON.stringify(tables)) as { readonly count: number };
    return isDirect || times < 2 || times <= Number(count)
      ? []
      : [`${userId} was rung ${times} times by the same words: ${content.slice(0, 100)}`];
  });
}

/** Scenes and challenges have a story's buttons, too, but not the one to look things up. */
const isTurnOf = (message: PageMessage): boolean =>
  buttonsOf(message).some(({ customId }) => customId && /^(t|h|v|vote):|^story:\w+:lookUp/.test(customId));
