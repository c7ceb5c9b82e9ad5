/** What a transaction has changed, and whose it was. */
import { type APIInteraction, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Reminders } from '../../src/tables/table.ts';
import type { Row, RowChange } from './changes.ts';

/** An interaction, as the bot hears of it. */
export interface Asked {
  readonly interactionId: string;
  readonly userId: string;
  /** A button's, list's or form's; null: a command. */
  readonly customId: string | null;
  /** A command with its subcommand. */
  readonly command: string | null;
  readonly channelId: string;
  /** Everybody that it names. */
  readonly named: ReadonlySet<string>;
  readonly at: number;
}

/** In a packet of the gateway. */
export const INTERACTION = '"INTERACTION_CREATE"';
const SNOWFLAKE = /\d{17,}/g;

export function askedIn(packet: string, at: number): Asked {
  const { id, data, member, user, channel } = JSON.parse(packet).d as APIInteraction;
  const userId = (member?.user ?? user)?.id ?? '';
  const named = new Set(JSON.stringify(data).match(SNOWFLAKE) ?? []);
  const given = data as {
    readonly custom_id?: string;
    readonly name?: string;
    readonly options?: readonly { readonly name: string; readonly type: number }[];
  };
  const [sub] = given.options ?? [];
  const isSub = sub?.type === ApplicationCommandOptionType.Subcommand;
  const command = given.name === undefined ? null : isSub ? `${given.name} ${sub.name}` : given.name;
  const channelId = channel?.id ?? '';
  return { interactionId: id, userId, customId: given.custom_id ?? null, command, channelId, named, at };
}

export interface Effect {
  /** `+`, `-` or `~` and a kind of row, or what a table's state consists of. */
  readonly what: string;
  readonly tableId: string | null;
  /** Whom it concerns. */
  readonly people: readonly string[];
}

const OWNERS: Readonly<Record<string, string>> = { season_entries: 'by', awards: 'giver_id' };

export const idIn = (row: Row, column: string): string | null => {
  const value = row[column];
  return typeof value === 'string' ? value : null;
};

/** What changes with everything. */
const COUNTED = /version|updated_at|wake_at|turn_shown|message_id|digest|log_length|last_interaction_id/;

const changedIn = (before: Row, after: Row): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name] && !COUNTED.test(name));

/** A table's seats are written anew with each change of one of them. */
function seatsRejoined(changes: readonly RowChange[]): RowChange[] {
  const seats = changes.filter(({ table }) => table === 'seats');
  const places = new Map<string, { before: Row | null; after: Row | null }>();
  for (const { before, after } of seats)
    for (const row of [before, after]) {
      if (!row) continue;
      const key = `${row['table_id']} ${row['user_id'] ?? row['color']}`;
      const known = places.get(key);
      places.set(key, { before: known ? known.before : before, after });
    }
  const rejoined = [...places.values()].map((one) => ({ ...one, table: 'seats' }));
  return [...changes.filter(({ table }) => table !== 'seats'), ...rejoined];
}

/** Notices are told apart. */
export const effectsOf = (changes: readonly RowChange[]): Effect[] =>
  seatsRejoined(changes.filter(({ table }) => table !== 'notices')).flatMap(rowEffects);

function rowEffects({ table, before, after }: RowChange): Effect[] {
  const row = after ?? before;
  if (!row) return [];
  const people = [before, after].flatMap((one) => (one && idIn(one, OWNERS[table] ?? 'user_id')) ?? []);
  const tableId = idIn(row, table === 'tables' ? 'id' : 'table_id');
  // An award goes with its giver's data, or with its receiver's.
  if (table === 'awards' && !after) people.push(idIn(row, 'receiver_id') ?? '');
  if (!before || !after) return [{ what: `${after ? '+' : '-'}${table}`, tableId, people }];
  return changedIn(before, after).flatMap((name): Effect[] => {
    if (table !== 'tables' || !PARTED.has(name)) return [{ what: `${table}.${name}`, tableId, people }];
    const [was, is] = [before, after].map((one) => JSON.parse(String(one[name])));
    return (name === 'reminders' ? reminderEffects : invitedEffects)(was, is).map((one) => ({
      ...one,
      tableId,
    }));
  });
}

/** Columns of a table with several parts. */
const PARTED: ReadonlySet<string> = new Set(['reminders', 'invited']);

type Part = Omit<Effect, 'tableId'>;
type Groups = readonly (readonly string[])[];

/** Elements that one has and the other doesn't. */
function differences(name: string, was: Groups = [], is: Groups = []): Part[] {
  const minus = (some: Groups, others: Groups) =>
    some.filter((one) => others.every((other) => other.join() !== one.join()));
  return [
    ...minus(was, is).map((people) => ({ what: `-${name}`, people })),
    ...minus(is, was).map((people) => ({ what: `+${name}`, people })),
  ];
}

const invitedEffects = (before: readonly string[], after: readonly string[]): Part[] =>
  differences(
    'invited',
    before.map((one) => [one]),
    after.map((one) => [one]),
  );

function reminderEffects(before: Reminders, after: Reminders): Part[] {
  const sets = (of: Reminders): Readonly<Record<string, Groups>> => ({
    abort: of.abort.map((one) => [one]),
    publish: of.publish.map((one) => [one]),
    meets: (of.meets ?? []).map((one) => one),
    offers: (of.offers ?? []).map(({ from, to }) => [from, to]),
    muted: (of.turn?.muted ?? []).map((one) => [one]),
    removal: (of.turn?.overdue?.removal ?? []).map((one) => [one]),
  });
  const [was, is] = [sets(before), sets(after)];
  const elements = Object.keys(is).flatMap((name) => differences(name, was[name], is[name]));
  const touched = before.touchedAt === after.touchedAt ? [] : [{ what: 'touched', people: [] }];
  // In a lobby, people are nudged to get ready.
  const nudged = before.nudgedAt === after.nudgedAt ? [] : [{ what: 'nudged', people: [] }];
  return [...elements, ...touched, ...nudged, ...turnEffects(before.turn, after.turn)];
}

function turnEffects(before: Reminders['turn'], after: Reminders['turn']): Part[] {
  if (!after) return before ? [{ what: '-turn', people: [before.userId] }] : [];
  const isSame = before?.turn === after.turn && before.userId === after.userId;
  const people = [after.userId];
  const nudgedAt = isSame ? before.nudgedAt : null;
  return [
    ...(isSame ? [] : [{ what: '+turn', people }]),
    ...(before?.turn === after.turn ? [] : after.muted.map((one) => ({ what: 'stillMuted', people: [one] }))),
    ...(nudgedAt === after.nudgedAt ? [] : [{ what: 'nudged', people }]),
    ...(isSame && after.overdue && before.overdue?.since !== after.overdue.since
      ? [{ what: 'waited', people }]
      : []),
  ];
}
