import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/storage/index.ts';
import { noteLeftServer, nudgePlayers } from '../../src/tables/changes/absent-player.ts';
import { closeTable } from '../../src/tables/changes/closing.ts';
import { offerSeat, takeOverSeat } from '../../src/tables/changes/substitutes.ts';
import { moveTable } from '../../src/tables/changes/table-settings.ts';
import { forInteraction, type Outcome } from '../../src/tables/changes/table-transaction.ts';
import { resignGame } from '../../src/tables/changes/turns.ts';
import { joinSeason, leaveSeason, manageSeason, openSeason } from '../../src/tables/seasons/changes.ts';
import { DEFAULT_GUILD_SETTINGS, DEFAULT_SETTINGS } from '../../src/tables/settings.ts';
import { seasonKey } from '../../src/tables/store.ts';
import { DAY, HOUR } from '../e2e/test-clock.ts';
import { seededDice } from '../tables/dice.ts';
import { firstAction } from '../tables/first-offered.ts';
import { idOf, type Name, person } from '../tables/people.ts';
import { World } from '../tables/world.ts';
import { type Database, everything, sqliteDatabase } from './databases.ts';

/**
 * Two servers with three people each, on one database. Whatever happens on the first one changes no row of the second one, and of the
 * first one's other table and season only what people and servers change for all their tables.
 */
interface Side {
  readonly guildId: string;
  readonly people: readonly [Name, Name, Name];
}
const THERE: Side = { guildId: '800000000000000002', people: ['dora', 'eva', 'fritz'] };
const HERE: Side = { guildId: '800000000000000010', people: ['anna', 'bert', 'carl'] };

let database: Database;
let store: Store;
let world: World;
/** Stored: two games of three, one that is over, and two seasons that people have joined. */
interface Parts {
  readonly other: string;
  readonly otherSeason: string;
  readonly playing: string;
  readonly over: string;
  readonly season: string;
}
let here: Parts;
let there: Parts;
let channels = 0;

beforeAll(async () => {
  database = await sqliteDatabase();
  store = await openStore({ url: database.url, now: () => world.at });
  world = new World(1, firstAction, seededDice(1), store);
  here = await partsOf(HERE);
  there = await partsOf(THERE);
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const tables = () => forInteraction(world.tables, world.nextInteractionId());
const seasons = () => ({ seasons: store, results: store, downtimes: store.downtimes, tables: tables() });
const sure = <T extends { readonly ok: boolean }>(outcome: T): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome;
};

/** Everything that three people can have on a server. */
async function partsOf({ guildId, people }: Side): Promise<Parts> {
  const [first, second, third] = people;
  channels += 1;
  const more = { guildId, channelId: `${guildId.slice(0, -3)}${100 + channels}` };
  const over = await world.playing(people, more);
  for (const name of [second, third]) sure(await resignGame(world.tables, over, idOf(name)));
  const playing = await world.turn(first, people, more);
  const offered = { from: idOf(second), to: `9${idOf(second)}` };
  sure(await offerSeat(world.tables, playing, idOf(second), false, offered));
  const other = await world.playing(people, more);
  const [season = '', otherSeason = ''] = [await seasonOf(guildId, people), await seasonOf(guildId, people)];
  await store.saveGuildSettings(guildId, DEFAULT_GUILD_SETTINGS);
  for (const name of people) {
    const userId = idOf(name);
    await store.saveSettings(userId, DEFAULT_SETTINGS);
    await store.saveDiscordLocale(userId, 'de');
    await store.follow(over, userId, 'end');
    const asked = { guildId, userId, name, interactionId: world.nextInteractionId(), at: world.at };
    await store.prophesy({ ...asked, tableId: playing, turn: 1, option: 'blue', certainty: 'sure' });
    const wanted = { game: 'tuchulcha', size: 3, when: 'tonight', computersAfter: null } as const;
    await store.seek({ ...asked, ...wanted, channelId: more.channelId, since: world.at, askedBy: userId });
  }
  const award = { tableId: over, giverId: idOf(first), receiverId: idOf(second), title: 'boldest' } as const;
  await store.giveAward(award, world.at);
  return { playing, other, over, season, otherSeason };
}

async function seasonOf(guildId: string, people: Side['people']): Promise<string> {
  channels += 1;
  const opened = await openSeason(seasons(), {
    guildId,
    channelId: `${guildId.slice(0, -3)}${100 + channels}`,
    locale: 'en',
    opener: person(people[0]),
    terms: { game: 'tuchulcha', size: 2, atOnce: 1, pace: 'quick', weeks: 1, timeZone: 'UTC' },
    startsAt: new Date(world.at.getTime() + 20 * DAY),
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { id } = opened.stored.season;
  for (const name of people) sure(await joinSeason(seasons(), id, person(name)));
  return id;
}

/** The rows that must stay as they are. */
async function others(deed: string): Promise<string[]> {
  const besides = /^a (person|server) /.test(deed) ? [] : [here.other, here.otherSeason];
  const ids = [THERE.guildId, ...Object.values(there), ...THERE.people.map(idOf), ...besides];
  const isTheirs = (value: unknown) =>
    ids.some((id) => value === id || (typeof value === 'string' && value.includes(`"${id}"`)));
  return [...(await everything(database.url))].flatMap(([name, rows]) =>
    rows.filter((row) => Object.values(row).some(isTheirs)).map((row) => `${name} ${JSON.stringify(row)}`),
  );
}

type Deed = (here: Parts) => Promise<unknown>;
const asked =
  (deed: (here: Parts) => Promise<Outcome>): Deed =>
  async (here) =>
    sure(await deed(here));
const anna = person('anna');

/** One after the other. */
const DEEDS: Readonly<Record<string, Deed>> = {
  'somebody is nudged': asked(async ({ playing }) => {
    world.at = new Date(world.at.getTime() + 2 * HOUR);
    return nudgePlayers(world.tables, playing, person('bert'));
  }),
  'somebody has left the server': asked(async ({ playing }) =>
    noteLeftServer(world.tables, playing, await world.turnOf(playing)),
  ),
  'a turn is played': ({ playing }) => world.plays(playing),
  'a table is moved': asked(({ playing }) => moveTable(tables(), playing, anna.userId, true, '77')),
  'a seat is taken over': asked(async ({ playing }) => {
    sure(await offerSeat(world.tables, playing, idOf('carl'), false, { from: idOf('carl'), to: '555' }));
    const stranger = { kind: 'person', userId: '555', name: 'Sethre' } as const;
    return takeOverSeat(world.tables, playing, idOf('carl'), stranger);
  }),
  'a follower stops': ({ over }) => store.follow(over, anna.userId, null),
  'a title is taken back': ({ over }) => store.takeAwardBack(over, anna.userId, world.at),
  'a person changes settings': () =>
    store.saveSettings(anna.userId, { ...DEFAULT_SETTINGS, timeZone: 'Europe/Rome' }),
  'a person hides': () => store.hide(anna.userId, true),
  'a server changes settings': () =>
    store.saveGuildSettings(HERE.guildId, { ...DEFAULT_GUILD_SETTINGS, tableList: '77' }),
  'ratings are recalculated': () => store.rebuild(HERE.guildId),
  'a season is joined and left': async ({ season }) =>
    sure(await leaveSeason(seasons(), season, person('bert'))),
  'a season is called off': async ({ season }) =>
    sure(await manageSeason(seasons(), season, anna, { type: 'calledOff', why: 'manager' })),
  'a season’s post is sent': ({ season }) =>
    store.savePost({
      guildId: HERE.guildId,
      channelId: '6',
      key: seasonKey(season, 'start'),
      messageId: '9',
      state: 'sent',
      digest: '',
    }),
  'a server is unreachable, and back': async () => {
    await store.beginOutage(HERE.guildId, world.at);
    await store.endOutage(HERE.guildId, new Date(world.at.getTime() + HOUR));
  },
  'nobody looks for a table any more': () => store.stopSeeking(HERE.guildId, anna.userId),
  'somebody gives up': asked(({ playing }) => resignGame(world.tables, playing, idOf('bert'))),
  'a table is closed': asked(({ playing }) => closeTable(world.tables, playing, anna, true)),
  'a person deletes their data': () => store.forgetPerson(anna.userId),
  'a server removes the bot, for good': async () => {
    await store.markRemoved(HERE.guildId, world.at);
    await store.deleteGuild(HERE.guildId, new Date(world.at.getTime() + 1));
  },
};

test.each(Object.entries(DEEDS))('%s, and nothing changes elsewhere', async (name, deed) => {
  const before = await others(name);
  expect(before.length).toBeGreaterThan(60);
  await deed(here);
  expect(await others(name)).toEqual(before);
});
