/** Laws that need people in just one state, tried on a copy of the database where everybody is in it. */

import { textOf } from '../../../src/discord/api/message.ts';
import { profileMessage } from '../../../src/discord/features/profile.ts';
import { GAMES } from '../../../src/game-modules.ts';
import { createLog } from '../../../src/log.ts';
import { DrawingQueue } from '../../../src/pictures/drawing-queue.ts';
import type { SqliteDatabase } from '../../../src/storage/database/sqlite-file.ts';
import type { Store } from '../../../src/storage/index.ts';
import { closeOfRemoved } from '../../../src/tables/changes/closing.ts';
import { invitePerson } from '../../../src/tables/changes/lobby.ts';
import { offerSeat } from '../../../src/tables/changes/substitutes.ts';
import { People } from '../../../src/tables/people.ts';
import { may, TABLE_PERMISSIONS } from '../../../src/tables/permissions.ts';
import { loadTiming, timeLeft } from '../../../src/tables/reminders/timing.ts';
import { MAX_BLOCKED } from '../../../src/tables/settings.ts';
import { translator } from '../../../src/texts/index.ts';
import { bytesAfter } from '../memory-store.ts';
import { MINUTE } from '../person.ts';
import type { Screen } from '../screen.ts';
import type { SimulatedServer } from '../server.ts';
import { AGREED, type Witness } from '../witness.ts';
import { contestsToEnd } from './contests.ts';
import { found } from './deletion.ts';
import { wrongLater } from './future.ts';
import { notUndone } from './opposites.ts';
import { RUNNING, toldNevertheless } from './quiet.ts';
import { isStranger } from './secrets.ts';
import { type Trial, trialOn } from './trial.ts';

/** If all tables were private, nobody else would see any; if everybody had their data deleted, nothing of anybody would be left. */
export async function wrongOtherwise(
  { database: { database }, playground: { guildId } }: SimulatedServer,
  { page }: Screen,
  { words }: Witness,
): Promise<string[]> {
  const userIds = page.people.map(({ id }) => id);
  const seen: string[] = [];
  const listed: string[] = [];
  const gained: string[] = [];
  const kept: string[] = [];
  const told: string[] = [];
  const later: string[] = [];
  const bytes = await bytesAfter(database, async (store, copy) => {
    gained.push(...(await gainedTime(store, copy)));
    kept.push(...(await notUndone(trialOn(store, copy, guildId, userIds.map(person)))));
    told.push(...(await toldNevertheless(store, copy, userIds)));
    copy.exec('UPDATE tables SET is_private = 1, counts = 0');
    seen.push(
      ...(await seenByOthers(store, guildId, userIds)),
      ...(await openToStrangers(store, copy, userIds)),
    );
    for (const userId of userIds) await store.hide(userId, true);
    const stillListed = (await listedPeople(store, guildId)).filter((one) => userIds.includes(one));
    listed.push(...stillListed, ...(await profiled(store, guildId, userIds)));
    for (const userId of userIds) await store.forgetPerson(userId);
  });
  for (const goOn of [wrongLater, contestsToEnd])
    await bytesAfter(database, async (store, copy) => {
      later.push(...(await goOn(trialOn(store, copy, guildId, userIds.map(person)))));
    });
  const half = userIds.filter((_, index) => index % 2 === 1);
  const halved = await bytesAfter(database, async (store, copy) => {
    await nameEverybody(trialOn(store, copy, guildId, userIds.map(person)));
    for (const userId of half) await store.forgetPerson(userId);
  });
  const removed = await bytesAfter(database, async (store, copy) => {
    const { context } = trialOn(store, copy, guildId, userIds.map(person));
    await store.markRemoved(guildId, new Date());
    for (const { id } of await store.placesIn(guildId)) await closeOfRemoved(context, id);
    await store.deleteGuild(guildId, new Date());
  });
  const wordsOf = (people: readonly string[]) =>
    [...words].flatMap(([word, { userId, customId }]) =>
      people.includes(userId) && !AGREED.test(customId) ? [word] : [],
    );
  const left = found(bytes, [...userIds, ...wordsOf(userIds)]);
  const channelIds = [...page.channels.values()].flatMap(({ id, kind }) => (kind === 'dm' ? [] : id));
  const leftBehind = found(removed, [guildId, ...channelIds, ...words.keys()]);
  const leftByOthers = found(halved, [...half, ...wordsOf(half)]);
  return [
    ...kept,
    ...later.map((one) => `if it went on, ${one}`),
    ...told.map((one) => `if everybody wanted to hear nothing, ${one}`),
    ...seen.map((one) => `if all tables were private, others would see ${one}`),
    ...gained.map((one) => `if everybody rested from now on, ${one}`),
    ...listed.map((one) => `if everybody hid, others would still see ${one}`),
    ...left.map((one) => `if everybody had their data deleted, ${one}`),
    ...leftBehind.map((one) => `if the server had removed the bot for a month, ${one}`),
    ...leftByOthers.map((one) => `if others knew them, and they had their data deleted, ${one}`),
  ];
}

/** Everybody avoids all others, is invited to each lobby, and is offered a seat of each game. */
async function nameEverybody({ store, context, everybody }: Trial): Promise<void> {
  const userIds = everybody.map(({ userId }) => userId);
  for (const userId of userIds) {
    const blocked = userIds.filter((one) => one !== userId).slice(0, MAX_BLOCKED);
    await store.saveSettings(userId, { ...(await store.settings(userId)), blocked });
    for (const table of await store.tablesOf(null, userId))
      for (const other of userIds)
        if (table.status === 'lobby') await invitePerson(context, table.id, table.openerId, other);
        else await offerSeat(context, table.id, userId, false, { from: userId, to: other });
  }
}

/** Rests concern what comes: a running turn has as much time left as before. */
async function gainedTime(store: Store, database: SqliteDatabase): Promise<string[]> {
  const people = new People(store, () => new Date());
  const rows = database.prepare(RUNNING).all() as readonly { readonly id: string }[];
  const gained: string[] = [];
  for (const { id } of rows) {
    const left = async () => {
      const table = await store.load(id);
      const turn = table?.reminders.turn;
      if (!table || !turn || turn.overdue) return null;
      return { turn, ms: timeLeft(turn, await loadTiming({ store, now: () => new Date() }, table)) };
    };
    const before = await left();
    if (before) await people.change(before.turn.userId, (settings) => ({ ...settings, ...ALWAYS }));
    const after = await left();
    const minutes = Math.round(((after?.ms ?? 0) - (before?.ms ?? 0)) / MINUTE);
    if (before && after && minutes !== 0)
      gained.push(`${before.turn.userId} would gain ${minutes} minutes for a running turn at ${id}`);
  }
  return gained;
}

const ALWAYS = { timeZone: 'UTC', quiet: { from: 0, to: 1439, timeZone: 'UTC' } };

/** Everybody on a leaderboard. */
async function listedPeople(store: Store, guildId: string): Promise<string[]> {
  const boards = GAMES.map(({ table: { name } }) =>
    store.leaderboard({ guildId, game: name, period: 'all', players: 0 }),
  );
  const seers = await store.seers(guildId, 'all', { offset: 0, most: 1 });
  return [...(await Promise.all(boards)).flat(), ...seers.rows].map(({ userId }) => userId);
}

/** Hidden people whose profiles others see, or who don't see their own. */
async function profiled(store: Store, guildId: string, userIds: readonly string[]): Promise<string[]> {
  const [locale, name] = ['en', 'somebody'];
  const results = { store, results: store, now: () => new Date(), log: createLog('fatal', process.stderr) };
  const context = { ...results, draw: async () => EMPTY, drawing: new DrawingQueue() };
  const about = { guildId, name, locale, sharable: false, isShared: true };
  const isHidden = async (userId: string, isOwn: boolean) =>
    textOf(await profileMessage(context, { ...about, userId, isOwn })) ===
    translator(locale)('profile.hidden', { name });
  const wrong: string[] = [];
  for (const userId of userIds) {
    if (!(await isHidden(userId, false))) wrong.push(`the profile of ${userId}`);
    if (await isHidden(userId, true)) wrong.push(`no own profile of ${userId}`);
  }
  return wrong;
}

const person = (userId: string) => ({ kind: 'person', userId, name: userId }) as const;
/** A few say enough. */
const MAX_NAMED = 3;
const EMPTY = { bytes: Buffer.alloc(0), name: 'nothing.png', type: 'image/png', description: '' } as const;

/** A private table doesn't exist for strangers: nothing is allowed there, nor refused for another reason. */
async function openToStrangers(
  store: Store,
  database: SqliteDatabase,
  userIds: readonly string[],
): Promise<string[]> {
  const rows = database.prepare('SELECT id FROM tables').all() as readonly { readonly id: string }[];
  const wrong: string[] = [];
  for (const { id } of rows) {
    const strangers = userIds.filter((userId) => isStranger(database, userId, id));
    const table = strangers.length > 0 ? await store.load(id) : null;
    for (const userId of table ? strangers : []) {
      const visitor = { userId, guildId: table?.guildId ?? null, isManager: false };
      // It may have been read before it became private.
      const hidden = table && { ...table, isPrivate: true };
      const open = TABLE_PERMISSIONS.filter((one) => may(visitor, one, hidden)?.code !== 'noSuchTable');
      if (open.length > 0)
        wrong.push(`table ${table?.number}: ${userId} may ask to ${open.slice(0, MAX_NAMED).join()}`);
    }
  }
  return wrong;
}

async function seenByOthers(store: Store, guildId: string, userIds: readonly string[]): Promise<string[]> {
  const tables = [...(await store.publicTables(guildId)), ...(await store.played(guildId, '0', 1))];
  const titles = await Promise.all(
    userIds.map(async (userId) => {
      const [title] = await store.titles(guildId, userId, false);
      return title ? [`${title.title} of ${userId}`] : [];
    }),
  );
  return [...tables.map(({ number }) => `table ${number}`), ...titles.flat()];
}
