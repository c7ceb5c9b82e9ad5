import { HOUR } from '../test-clock.ts';
import { name } from './check-kept.ts';
import { type Ping, pingsOf } from './pings.ts';
import { isResting } from './resting.ts';
import type { Stored } from './stored.ts';
import { type LoggedTurn, sittingAt, turnsOf } from './turns.ts';
import type { Week } from './week.ts';

const NUDGE_EVERY = 6 * HOUR;

/** Nobody is called twice, at night, or for what is not theirs. */
export function disturbed(week: Week, stored: Stored): string[] {
  const pings = pingsOf(week.board, stored);
  const who = (userId: string) =>
    week.players.find(({ person }) => person.id === userId)?.role.name ?? userId;
  const tell = (ping: Ping, what: string) =>
    `${new Date(ping.at).toISOString()} ${who(ping.userId)}, ${ping.table ? name(ping.table) : '?'}, turn ${ping.turn}: ${ping.kind} ${what} (${ping.message.content.split('\n')[0]})`;
  return [
    ...pings.filter(({ kind }) => kind === 'other').map((ping) => tell(ping, 'is unknown')),
    ...twice(pings, 'turn', () => 1).map((ping) => tell(ping, 'rang twice')),
    ...twice(pings, 'remind', ({ userId }) => stored.settings.get(userId)?.reminders.length ?? 0).map(
      (ping) => tell(ping, 'rang more often than its owner wanted'),
    ),
    ...pings
      .filter((ping) => !isTheirs(ping))
      .map((ping) => tell(ping, `is not theirs: ${JSON.stringify(turnOf(ping))}`)),
    ...nudgedTooOften(pings).map((ping) => tell(ping, 'rang too soon after another')),
    ...pings
      .filter(({ kind }) => ['remind', 'nudge', 'next', 'out', 'moment'].includes(kind))
      .filter(({ userId, at }) => {
        const settings = stored.settings.get(userId);
        return settings !== undefined && isResting(settings, at);
      })
      .map((ping) => tell(ping, 'rang at rest')),
    ...unlikeStored(pings, stored),
  ];
}

const keyOf = ({ table, turn, userId, kind }: Ping): string =>
  [kind, table?.table.id, turn, userId].join(':');

function twice(pings: readonly Ping[], kind: Ping['kind'], most: (ping: Ping) => number): Ping[] {
  const counts = new Map<string, number>();
  return pings.filter((ping) => {
    if (ping.kind !== kind) return false;
    const key = keyOf(ping);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return ping.turn === null || (counts.get(key) ?? 0) > most(ping);
  });
}

const turnOf = ({ table, turn }: Pick<Ping, 'table' | 'turn'>): LoggedTurn | undefined =>
  table ? turnsOf(table).find(({ number }) => number === turn) : undefined;

/** About a turn of theirs that goes on; `next` is about that of somebody else. */
function isTheirs({ kind, table, turn, userId, at }: Ping): boolean {
  if (kind !== 'turn' && kind !== 'remind' && kind !== 'nudge') return true;
  const played = turnOf({ table, turn });
  if (!table || !played) return false;
  // An event of the same moment may have come after it.
  const isSeated = [at - 1, at].some((time) => {
    const sitting = sittingAt(table.sittings, played.color, time);
    return sitting?.userId === userId && !sitting.isAway;
  });
  return isSeated && played.begin <= at && at <= (played.end ?? at);
}

function nudgedTooOften(pings: readonly Ping[]): Ping[] {
  const nudges = pings.filter(({ kind }) => kind === 'nudge');
  return nudges.filter((ping, index) =>
    nudges
      .slice(0, index)
      .some((before) => keyOf(before) === keyOf(ping) && ping.at - before.at < NUDGE_EVERY),
  );
}

/** Each notice that the bot stored once, and believes to have sent, rang once: for the same person, of the same table. */
function unlikeStored(pings: readonly Ping[], { notices }: Stored): string[] {
  const sent = counted(
    notices
      .filter(({ state }) => state === 'sent')
      .map((one) => [one.text.kind, one.table, one.userId].join(':')),
  );
  const rung = counted(pings.map(({ kind, table, userId }) => [kind, table?.table.id, userId].join(':')));
  return [...new Set([...sent.keys(), ...rung.keys()])]
    .filter((key) => CALLS.test(key) && sent.get(key) !== rung.get(key))
    .map((key) => `${key}: sent ${sent.get(key) ?? 0} times, rang ${rung.get(key) ?? 0} times`);
}

const CALLS = /^(remind|nudge|next|out):/;

function counted(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
