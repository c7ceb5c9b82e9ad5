/** Whatever somebody does changes what is theirs, and nothing else; and it changes that each time. */
import type { Admin } from '@haruspex/playground';
import { DELETION_ID } from '../../../src/discord/features/privacy.ts';
import type { SqliteDatabase } from '../../../src/storage/database/sqlite-file.ts';
import { presentPlayers } from '../../../src/tables/seats.ts';
import type { Reminders } from '../../../src/tables/table.ts';
import type { RowChange } from '../changes.ts';
import { type Asked, type Effect, effectsOf, idIn } from '../effects.ts';
import { MINUTE } from '../person.ts';
import { type Screen, tapOf } from '../screen.ts';
import type { SimulatedServer } from '../server.ts';
import { statement, stored } from '../stored.ts';
import type { Witness } from '../witness.ts';
import { excluded } from './states.ts';

/** Rows that belong to one person, and change only when they do something. */
const PERSONAL = /^[+-]?(people|followers|votes|drafts|puzzle_answers|awards)\b/;
/** Of these, what the bot does by itself. */
const BY_ITSELF = /^-(drafts|followers|votes)|^people\.(vacations|discord_locale|blocked)/;
/** The time that an answer takes, or a bot that was killed needs to come back and give it. */
const RECENT_MS = 2 * MINUTE;
const RESUMED_MS = 12 * 60 * MINUTE;
/** Taps by mistake come within so long. */
const TWICE_MS = 1000;
/** Rows in which an interaction changes one column; quiet hours are of a time zone. */
const SETTING = /^(people|guild_settings)\.(?!discord_locale|time_zone)/;
/** Who is asked to leave a seat, and can't object; nothing: a command that has asked for its table goes on. */
const REMOVES = /^(remove|offer|late \w+|agree|)$|remove$/;
/** Each accepted deed of these kinds changes that. */
const CHANGES: Readonly<Record<string, RegExp>> = {
  nudge: /^nudged$/,
  turn: /^touched$/,
  keep: /^touched$/,
  'late wait': /^waited$/,
  decline: /^-invited$/,
  declineTo: /^-invited$/,
};
/** Each is told to somebody: the kind of the notice. */
const TELLS: Readonly<Record<string, string>> = { nudge: 'nudge', 'late wait': 'waiting' };
const TOLD = `SELECT 1 FROM notices WHERE table_id = ? AND text ->> 'kind' = ? AND due_at >= ?`;

/** Commands by their last word; of a button that ends a vacation or agrees to somebody first, what it does then. */
function kindOf({ customId, command }: Asked): string {
  if (customId === null) return command?.split(' ').at(-1) ?? '';
  const tap = tapOf(customId);
  const done = tap?.on === 'endVacationFirst' || tap?.on === 'meet' ? tapOf(tap.after) : tap;
  return done?.on === 'late' ? `late ${done.does}` : (done?.on ?? '');
}

const told = ({ userId, customId, command, interactionId }: Asked): string =>
  `${userId} did ${customId ?? `/${command}`} (${interactionId})`;

export function outOfScope(
  { database: { database }, isDamaged, processes, playground }: SimulatedServer,
  changes: readonly RowChange[],
  { asked }: Witness,
): string[] {
  const effects = effectsOf(changes);
  const by = causeOf(changes, asked);
  const touched = new Set(
    effects.flatMap(({ what, tableId }) => (tableId && STATE.test(what) ? [tableId] : [])),
  );
  // Of two taps at the same time, the second changes nothing more.
  const isTwice = [...asked.values()].some(
    (one) =>
      one !== by &&
      one.userId === by?.userId &&
      one.customId === by.customId &&
      Math.abs(one.at - by.at) < TWICE_MS,
  );
  return [
    ...(by ? misdone(by, effects, changes, isTwice) : []),
    ...(by && !isDamaged ? untold(database, by, effects) : []),
    // What can't be sent is taken back.
    ...(by || !isDamaged ? voided(database, by, effects, asked) : []),
    ...effects
      .filter(
        ({ what, people }) => what === 'stillMuted' || (what === '+muted' && !(by && isOwn(by, people))),
      )
      .map(
        ({ tableId, people }) =>
          `${people} isn’t reminded of a turn at ${tableId}, and hasn’t asked for that`,
      ),
    // Another process, or the next life, may begin it, too.
    ...(isDamaged || processes.length > 1 ? [] : begunAgain(changes, playground.admin)),
    ...alike(effects, 'people'),
    ...alike(effects, 'guild_settings'),
    ...unasked(effects, asked, isDamaged ? RESUMED_MS : RECENT_MS),
    ...[...touched].flatMap((id) => excluded(database, id)),
  ];
}

const DONE: readonly unknown[] = ['sent', 'shown', 'dropped'];

/** A message that was sent, or wasn't needed, is begun no second time, unless it has made room for another. */
const begunAgain = (changes: readonly RowChange[], admin: Pick<Admin, 'message'>): string[] =>
  changes.flatMap(({ table, before, after }) =>
    table === 'notices' &&
    DONE.includes(before?.['state']) &&
    after?.['state'] === 'sending' &&
    after['attempts'] === 1 &&
    !(before?.['message_id'] && !admin.message(String(before['message_id'])))
      ? [`the message of the notice ${after['key']} was sent, and is begun again`]
      : [],
  );

/** Others than counters, or than messages that have been sent. */
const STATE = /seats|offers|turn|status|votes/;

function causeOf(
  changes: readonly RowChange[],
  asked: ReadonlyMap<string, Asked>,
  noted = 'interaction_changes',
): Asked | undefined {
  const id = changes.find(({ table, after }) => table === noted && after)?.after;
  return asked.get(String(id?.['interaction_id']));
}

/** Whatever people open in a place that only some can read is read by no others, unless they name another place. */
export function misplaced(screen: Screen, changes: readonly RowChange[], { asked }: Witness): string[] {
  return changes.flatMap(({ table, before, after }) => {
    const place = !before && after && PLACED[table] ? idIn(after, 'channel_id') : null;
    const by = place ? causeOf(changes, asked, PLACED[table]) : undefined;
    // A private table has a thread of its own below.
    if (table === 'tables' && after?.['is_private']) return [];
    // What follows on another table stands where that did.
    if (!place || !by || (table === 'tables' && by.customId !== null)) return [];
    if (place === by.channelId || by.named.has(place)) return [];
    const reader = screen.page.people.find(
      ({ id }) => screen.sees(id, place) && !screen.sees(id, by.channelId),
    );
    return reader ? [`${told(by)} in ${by.channelId}, and ${reader.id} reads of it in ${place}`] : [];
  });
}

/** The rows that say which interaction opened it. */
const PLACED: Readonly<Record<string, string>> = { seasons: 'season_entries', tables: 'interaction_changes' };

/** What is said to happen is told to whom it concerns. */
function untold(database: SqliteDatabase, by: Asked, effects: readonly Effect[]): string[] {
  const kind = TELLS[kindOf(by)];
  const { tableId } = effects.find(({ what }) => what === 'nudged' || what === 'waited') ?? {};
  const since = stored(new Date(Date.now() - MINUTE));
  return kind === undefined || tableId == null || statement(database, TOLD).get(tableId, kind, since)
    ? []
    : [`${told(by)}, and nobody is told (${kind})`];
}

/** The player of an overdue turn is taken out only when all others who still play agree, unless somebody may do it alone. */
export async function unagreed(
  { store }: SimulatedServer,
  changes: readonly RowChange[],
  { asked }: Witness,
): Promise<string[]> {
  const by = causeOf(changes, asked);
  if (by && !kindOf(by).startsWith('late')) return [];
  const found = changes.map(async ({ table: name, before, after }) => {
    if (name !== 'tables' || !before || !after) return [];
    // People who leave a season lose their seats a little later.
    if (!by && after['season_id']) return [];
    const id = String(after['id']);
    const { turn } = JSON.parse(String(before['reminders'])) as Reminders;
    const isOut = changes.some(
      (one) =>
        one.after?.['why'] === 'removed' &&
        one.after['table_id'] === id &&
        one.after['color'] === turn?.color,
    );
    const table = turn?.overdue && isOut ? await store.load(id) : null;
    const agreed = [turn?.userId, by?.userId, ...(turn?.overdue?.removal ?? [])];
    return (table ? presentPlayers(table) : [])
      .filter(({ userId }) => !agreed.includes(userId))
      .map(({ userId }) => `${turn?.userId} was removed from ${id}, and ${userId} didn’t agree`);
  });
  return (await Promise.all(found)).flat();
}

const isOwn = ({ userId }: Asked, people: readonly string[]): boolean =>
  people.every((one) => one === userId);

/** Something happens at another table, somebody else loses their seat, or nothing comes of it. */
function misdone(
  by: Asked,
  effects: readonly Effect[],
  changes: readonly RowChange[],
  isTwice: boolean,
): string[] {
  const idsOf = (name: string, column: string) =>
    changes.flatMap(({ table, before, after }) =>
      table === name && !before && after ? [String(after[column])] : [],
    );
  const own = new Set([...idsOf('interaction_changes', 'table_id'), ...idsOf('tables', 'id')]);
  const kind = kindOf(by);
  const needed = CHANGES[kind];
  return [
    ...effects
      .filter(({ tableId }) => tableId !== null && !own.has(tableId))
      .map(({ what, tableId }) => `${told(by)}, which changed another table: ${what} of ${tableId}`),
    ...effects
      .filter(({ what, people }) => what === '-seats' && people.length > 0 && !isOwn(by, people))
      .filter(() => !REMOVES.test(kind) && effects.every(({ what }) => what !== 'tables.status'))
      .map(({ people, tableId }) => `${told(by)}, and ${people} lost their seat at ${tableId}`),
    ...(needed && !isTwice && !effects.some(({ what }) => needed.test(what))
      ? [`${told(by)}, and that didn’t change ${needed.source}`]
      : []),
  ];
}

const AGREES = `SELECT 1 FROM seats JOIN tables ON id = table_id
  WHERE id = ? AND user_id = ? AND reminders ->> 'abort' <> '[]'`;

/** An offer or an agreement ends only by those whose it is, with the seat, or with the game. */
function voided(
  database: SqliteDatabase,
  by: Asked | undefined,
  effects: readonly Effect[],
  asked: ReadonlyMap<string, Asked>,
): string[] {
  const isOver = effects.some(({ what }) => what === 'tables.status' || what === '-tables');
  const of = (pattern: RegExp, person: string | undefined) =>
    effects.some(({ what, people }) => pattern.test(what) && person !== undefined && people.includes(person));
  const isMeant = (people: readonly string[]) =>
    by !== undefined &&
    people.every((one) => by.named.has(one) || one === by.userId) &&
    people.some((one) => by.named.has(one));
  // Their data is deleted table by table.
  const isDeleted = (people: readonly string[]) =>
    by === undefined &&
    [...asked.values()].some(({ customId, userId }) => customId === DELETION_ID && people.includes(userId));
  return effects.flatMap(({ what, people, tableId }) => {
    const [holder] = people;
    if (isOver || of(/^[+-]?seats/, holder)) return [];
    if (what === '-offers' && !isMeant(people) && !isDeleted(people) && !of(/^\+offers/, holder))
      return [`${by ? told(by) : 'something else'} ended the offer of ${people.join(' to ')} at ${tableId}`];
    // All agreements end together, if that takes too long or somebody plays on.
    const others = statement(database, AGREES).get(tableId, holder ?? null);
    if (what === '-abort' && by && !isOwn(by, people) && others)
      return [`${told(by)}, and ${holder} agrees no longer at ${tableId}`];
    return [];
  });
}

/** A setting changes alone, except that quiet hours move with the time zone. */
function alike(effects: readonly Effect[], table: string): string[] {
  const changed = new Set(
    effects.flatMap(({ what }) => (SETTING.test(what) && what.startsWith(table) ? [what.split('.')[1]] : [])),
  );
  if (changed.has('time_zone')) changed.delete('quiet');
  return changed.size > 1 ? [`of ${table}, one tap changed ${[...changed].join(' and ')}`] : [];
}

/** What belongs to a person changes only when they do something. */
function unasked(effects: readonly Effect[], asked: ReadonlyMap<string, Asked>, ms: number): string[] {
  const personal = effects.filter(
    ({ what, people }) => PERSONAL.test(what) && !BY_ITSELF.test(what) && people.length > 0,
  );
  if (personal.length === 0) return [];
  const since = Date.now() - ms;
  const active = new Set([...asked.values()].flatMap(({ at, userId }) => (at > since ? [userId] : [])));
  return personal
    .filter(({ people }) => !people.some((one) => active.has(one)))
    .map(({ what, people, tableId }) => `${people} did nothing, and this changed: ${what} of ${tableId}`);
}
