import { vacationAt } from '../clock/vacation.ts';
import { Secret } from '../fairness/dice.ts';
import { gameOf, tableSizes } from '../game-registry.ts';
import type { GameName, Person, Snowflake } from '../game-types.ts';
import {
  findMatch,
  type Match,
  type MayMeet,
  type MayPlay,
  type Seeker,
  type SeekerStore,
  type TakenMatch,
} from '../seekers.ts';
import type { PersonSettings } from '../settings.ts';
import type { Table } from '../table.ts';
import { closeTable } from './closing.ts';
import { openLobby, sitDown } from './lobby.ts';
import { following, forInteraction, type TablesContext, whyNotOneMore } from './table-transaction.ts';

const sizesOf = (game: GameName) => ({
  sizes: tableSizes(game),
  hasComputers: gameOf({ game }).hasComputers,
});

const personOf = ({ userId, name }: Seeker): Person => ({ kind: 'person', userId, name });

type SeekingContext = TablesContext & { readonly store: SeekerStore };

interface Finding {
  readonly mayPlay: MayPlay;
  /** Shows a table to the people of its match and pings them. Idempotent. False: it can't be shown. */
  show(table: Table, match: TakenMatch): Promise<boolean>;
  /** Whether a seeker's channel is gone. */
  isLost(seeker: Seeker): Promise<boolean>;
  /** Tells a person why their search is over: they have too many tables by now, or can't be called where they asked. */
  tellEnd(seeker: Seeker, why: 'tooMany' | 'lost'): Promise<void>;
}

/**
 * Opens all tables for which a server has enough seekers, or whose wait is over; also matches that a process took and didn't show
 * before it died. `locale`: of their messages. Each match is opened once, even with many processes.
 */
export async function openMatches(
  context: SeekingContext,
  { guildId, locale }: { readonly guildId: Snowflake; readonly locale: string },
  finding: Finding,
): Promise<void> {
  const { store, now } = context;
  for (const seeker of await store.seekers(guildId))
    if (await finding.isLost(seeker)) await endSearch(context, seeker, 'lost', finding);
  for (;;) {
    for (const match of await store.takenMatches(guildId)) await openMatch(context, match, locale, finding);
    const seekers = await presentSeekers(context, guildId);
    const blocks = (one: Seeker, other: Seeker) => seekers.get(one)?.blocked.includes(other.userId);
    const mayMeet: MayMeet = (one, other) => !blocks(one, other) && !blocks(other, one);
    const match = findMatch([...seekers.keys()], sizesOf, now(), finding.mayPlay, mayMeet);
    if (!match) return;
    if (await areFree(context, match, finding))
      await store.takeMatch({ ...match, id: match.people[0].askedBy });
  }
}

/** A server's seekers who aren't on vacation, with their settings. */
async function presentSeekers(
  { store, now }: SeekingContext,
  guildId: Snowflake,
): Promise<ReadonlyMap<Seeker, PersonSettings>> {
  const seekers = await store.seekers(guildId);
  const all = await Promise.all(
    seekers.map(async (seeker) => [seeker, await store.settings(seeker.userId)] as const),
  );
  return new Map(all.filter(([, { vacations }]) => !vacationAt(vacations, now())));
}

/** Whether everybody in a match can have another table. People with too many stop seeking; the others continue. */
async function areFree(context: SeekingContext, { people }: Match, finding: Finding): Promise<boolean> {
  let areAll = true;
  for (const seeker of people) {
    const { guildId, userId } = seeker;
    if (!(await whyNotOneMore(context.store, guildId, userId))) continue;
    await endSearch(context, seeker, 'tooMany', finding);
    areAll = false;
  }
  return areAll;
}

async function endSearch(
  { store }: SeekingContext,
  seeker: Seeker,
  why: 'tooMany' | 'lost',
  { tellEnd }: Finding,
): Promise<void> {
  await tellEnd(seeker, why);
  await store.stopSeeking(seeker.guildId, seeker.userId);
}

async function openMatch(
  context: SeekingContext,
  match: TakenMatch,
  locale: string,
  { show, tellEnd }: Finding,
): Promise<void> {
  const { store } = context;
  const { id, people, size, pace } = match;
  const [opener, ...others] = people;
  const { guildId, channelId, game } = opener;
  const opened = await openLobby(forInteraction(context, id), {
    game,
    guildId,
    channelId,
    locale,
    opener: personOf(opener),
    color: gameOf({ game }).colors[0] ?? null,
    size,
    computers: size - people.length,
    pace,
    isPrivate: false,
    invited: [],
    secret: Secret.fresh(),
    lobbyMessageId: null,
  });
  // The opener got another table at this moment.
  if (!opened.ok) return store.leaveMatch(id, opener.userId);
  let { table } = opened;
  const seated: [Seeker, ...Seeker[]] = [opener];
  for (const person of others) {
    const sat = await sitDown(forInteraction(context, person.askedBy), table.id, personOf(person), null);
    if (!sat.ok) continue;
    table = sat.table;
    seated.push(person);
  }
  if (!(await show(table, { ...match, people: seated }))) {
    await closeTable(following(context), table.id, personOf(opener), false);
    // The opener's channel is unreachable; the others continue seeking.
    await tellEnd(opener, 'lost');
    return store.leaveMatch(id, opener.userId);
  }
  await store.endMatch(id);
}
