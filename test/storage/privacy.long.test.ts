import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/games/game.ts';
import { tuchulcha } from '../../src/games/tuchulcha/game.ts';
import { formatSeatHistory, type SeatHistory } from '../../src/tables/fairness/check.ts';
import { tableDice } from '../../src/tables/fairness/dice.ts';
import { isForgotten, type Snowflake } from '../../src/tables/game-types.ts';
import { noticeOf } from '../../src/tables/notice.ts';
import { freshReminders } from '../../src/tables/reminders/wake-times.ts';
import { openSeason } from '../../src/tables/seasons/changes.ts';
import { DEFAULT_SETTINGS } from '../../src/tables/settings.ts';
import { directGuildOf } from '../../src/tables/table.ts';
import { turn } from '../tables/reminders/table.ts';
import { everything, migratedPostgresql, raw } from './databases.ts';
import { describePostgresql, describeStores, type StoreBench, storeBench } from './describe.ts';
import { AUTUMN, boardOf } from './result-suite.ts';
import { newTable, standingOf } from './samples.ts';
import { beginShort, finishShort, playShort, type ShortGame, type Who } from './short-games.ts';
import { changed } from './workbench.ts';

/** A name that nobody else has in these tests. */
const NAME = 'Zed "50%\\" Zürn';

/** A server where a person has left every possible trace. */
async function traces({ store: open, fresh }: StoreBench) {
  const store = open();
  const [guildId, zed, ann, bob] = [fresh(), fresh(), [fresh(), 'ann'], [fresh(), 'bob']] as const;
  const me: Who = [zed, NAME];
  const at = AUTUMN;
  const id = (name: string) => `${name}${guildId.slice(-5)}`;
  const game = (name: string, ...players: readonly [Who, Who, ...Who[]]): ShortGame => ({
    id: id(name),
    guildId,
    players,
    at,
  });
  for (const [name, ...players] of [
    ['won', me, ann],
    ['lost', ann, me],
    ['three', bob, me, ann],
    ['without', ann, bob],
    ['last', me, 'computer', bob],
  ] as const)
    await playShort(store, game(name, ...(players as [Who, Who, ...Who[]])));

  const aborted = await beginShort(store, game('aborted', me, bob));
  changed(await store.change(aborted.id, aborted, { status: 'aborted', closedWhy: 'agreed' }));

  const clock = turn({
    ...{ userId: zed, muted: [ann[0], zed] },
    overdue: { why: 'time', since: 1, removal: [ann[0], zed] },
  });
  const offers = [{ id: 'given', from: zed, to: bob[0], isAway: false }];
  const reminders = {
    ...freshReminders(0),
    turn: clock,
    abort: [zed, ann[0]],
    publish: [zed, ann[0]],
    offers,
  };
  const playing = await beginShort(store, game('playing', me, ann, bob));
  const notices = [
    noticeOf(playing.id, 'timeUp', zed, { kind: 'timeUp', turn: 1 }, at),
    noticeOf(playing.id, `vacation:${zed}:1`, null, { kind: 'vacation', name: NAME, until: 5 }, at),
    noticeOf(playing.id, 'waiting', null, { kind: 'waiting', name: NAME, by: 'ann' }, at),
    noticeOf(playing.id, 'nudge', ann[0], { kind: 'nudge', turn: 1, by: NAME }, at),
    noticeOf(playing.id, 'back', null, { kind: 'back', name: 'ann' }, at),
  ];
  changed(await store.change(playing.id, playing, { remindersChange: { reminders, wakeAt: null, notices } }));

  const offered = await beginShort(store, game('offered', ann, bob));
  const seatOffers = [
    { id: 'got', from: ann[0], to: zed, isAway: false },
    { id: 'others', from: bob[0], to: '9', isAway: false },
  ];
  const withOffers = { reminders: { ...freshReminders(0), offers: seatOffers }, wakeAt: null, notices: [] };
  changed(await store.saveReminders(offered.id, offered.remindersVersion, withOffers));

  const handed = await beginShort(store, game('handed', me, ann));
  const occupant = { kind: 'person', userId: bob[0], name: 'bob' } as const;
  changed(
    await store.change(handed.id, handed, {
      seats: handed.seats.map((seat) => (seat.color === 'blue' ? { color: 'blue', occupant } : seat)),
      sittings: [{ seq: 0, color: 'blue', occupant, standIn: false, why: 'handedOver', at }],
    }),
  );
  const seat = { color: 'blue', occupant: { kind: 'person', userId: zed, name: NAME } } as const;
  await store.create(newTable(id('opened'), { guildId, openerId: zed, seats: [seat] }));
  await store.create(
    newTable(id('invited'), { guildId, openerId: ann[0], seats: [], invited: [bob[0], zed] }),
  );
  const seatHistory: SeatHistory = [zed, ann[0], null, zed].map((holder, index) => ({
    interactionId: `${70 + index}`,
    seats: [{ color: holder === ann[0] ? 'red' : 'blue', holder }],
  }));
  await store.create(newTable(id('stoodup'), { guildId, openerId: ann[0], seats: [], seatHistory }));
  await store.games.bacchanalia.addToDraft(id('invited'), zed, { text: `By ${NAME}`, messageId: zed }, at);
  await store.follow(id('without'), zed, 'end');
  await store.castVote({
    tableId: playing.id,
    seq: (await store.load(playing.id))?.logLength ?? 0,
    color: 'blue',
    userId: zed,
    name: NAME,
    way: 'roll',
    at: AUTUMN,
  });
  await store.seek({
    guildId,
    userId: zed,
    name: NAME,
    game: 'tuchulcha',
    channelId: fresh(),
    since: AUTUMN,
    askedBy: fresh(),
    size: 3,
    when: 'tonight',
    computersAfter: null,
  });
  await store.prophesy({
    tableId: playing.id,
    guildId,
    turn: 12,
    userId: zed,
    name: NAME,
    option: 'blue',
    certainty: 'sure',
    at: AUTUMN,
    interactionId: fresh(),
  });
  for (const award of [
    { tableId: id('three'), giverId: zed, receiverId: bob[0], title: 'boldest' },
    { tableId: id('won'), giverId: ann[0], receiverId: zed, title: 'noblest' },
  ] as const)
    expect(await store.giveAward(award, at)).toBe('given');
  await store.follow(id('invited'), zed, 'turn');
  await store.show(id('invited'), { threadMembers: [zed, bob[0]] });
  const payload = { member: { user: { id: zed, global_name: NAME } } };
  await store.writeInteraction({ id: fresh(), userId: zed, promised: 'reply', payload }, at);
  const season = await openSeason(
    {
      seasons: store,
      results: store,
      downtimes: store.downtimes,
      tables: { store, dice: tableDice, services: {} as never, now: () => at, interactionId: fresh() },
    },
    {
      guildId,
      channelId: fresh(),
      locale: 'en',
      opener: { kind: 'person', userId: zed, name: NAME },
      terms: { game: 'tuchulcha', size: 2, atOnce: 1, pace: 'quick', weeks: 1, timeZone: 'UTC' },
      startsAt: new Date(at.getTime() + 9 * 86_400_000),
    },
  );
  if (!season.ok) throw new Error(season.refusal.code);
  const { stored } = season;
  const joined = { type: 'joined', userId: zed, at } as const;
  await store.addToSeason(stored.season.id, stored.version, [joined], new Map([[zed, NAME]]));
  await store.saveSettings(zed, { ...DEFAULT_SETTINGS, timeZone: 'Europe/Rome' });
  await store.saveSettings(ann[0], { ...DEFAULT_SETTINGS, blocked: [zed, bob[0]] });
  await store.saveDiscordLocale(zed, 'de');
  for (const userId of [zed, ann[0]])
    await store.games.tuchulcha.answerPuzzle(
      { userId, puzzleId: '0123456789', guildId, day: 20_000, choice: 1, solved: true, at },
      { mu: 25, sigma: 4 },
    );
  return { guildId, zed, ann, bob, id, game, store };
}

/** The columns that hold a person's id by their name: whoever adds one adds a trace in it above. */
function columnsOfPeople(): string[] {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  return [...schema.matchAll(/^model .*?^}/gms)].flatMap(([model]) => {
    const [, table = ''] = /@@map\("(\w+)"\)/.exec(model) ?? [];
    const columns = model.matchAll(/@map\("((?:user|opener|giver|receiver|from|to|by)_id)"\)/g);
    return [...columns].map(([, column]) => `${table}.${column}`);
  });
}

/** The columns of the database that contain a text, plain or in JSON: `table.column`. */
async function columnsWith(url: string, text: string): Promise<string[]> {
  const found = new Set<string>();
  const inJson = JSON.stringify(text).slice(1, -1);
  for (const [table, rows] of await everything(url))
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (String(value).includes(text) || String(value).includes(inJson)) found.add(`${table}.${column}`);
  return [...found].sort();
}

describeStores('the records of people who hide or delete their data', (bench) => {
  describe('who has all their data deleted', () => {
    it('is nowhere any more, by id or by name', async () => {
      const { zed, ann, bob, id, store } = await traces(bench);
      const { url } = bench.database();
      expect(await columnsWith(url, zed)).toEqual([
        ...'actions.actor awards.giver_id awards.receiver_id drafts.parts drafts.user_id'.split(' '),
        ...'followers.user_id interactions.payload interactions.user_id mentions.user_id'.split(' '),
        ...'notices.key notices.user_id people.blocked people.user_id placings.user_id'.split(' '),
        ...'prophecies.user_id puzzle_answers.user_id puzzle_players.user_id season_entries.by'.split(' '),
        ...'season_entries.change season_mentions.user_id seats.user_id seekers.user_id'.split(' '),
        ...'sittings.user_id tables.invited tables.opener_id tables.reminders'.split(' '),
        ...'tables.seat_history tables.thread_members votes.user_id'.split(' '),
      ]);
      expect(await columnsWith(url, NAME)).toEqual([
        ...'drafts.parts interactions.payload notices.text placings.name prophecies.name'.split(' '),
        ...'season_mentions.name seats.name seekers.name sittings.name votes.name'.split(' '),
      ]);
      expect(await columnsWith(url, zed)).toEqual(expect.arrayContaining(columnsOfPeople()));
      await store.forgetPerson(zed);
      expect(await columnsWith(url, zed)).toEqual([]);
      expect(await columnsWith(url, NAME)).toEqual([]);
      expect((await store.settings(ann[0])).blocked).toEqual([bob[0]]);
      const offersAt = async (name: string) => (await store.load(id(name)))?.reminders.offers;
      expect(await offersAt('playing')).toEqual([]);
      expect(await offersAt('offered')).toMatchObject([{ id: 'others' }]);
      const file = url.startsWith('file:') ? url.slice('file:'.length) : '';
      for (const bytes of [file, `${file}-wal`].filter(existsSync).map((one) => readFileSync(one)))
        expect(bytes.includes(zed)).toBe(false);
    });

    it('is nobody on leaderboards, and of what others have nothing changes', async () => {
      const { guildId, zed, ann, bob, store } = await traces(bench);
      const people = [ann, bob].map(([userId]) => userId);
      const boards = ['all', '2026', '2026-Q4'].flatMap((period) =>
        [0, 2, 3].map((players) => boardOf(guildId, { period, players })),
      );
      const skills = async () =>
        Promise.all(
          boards.flatMap((board) =>
            people.map(async (userId) => {
              const standing = await standingOf(store, board, userId);
              return standing && { ...standing, rank: 0 };
            }),
          ),
        );
      const careers = () => Promise.all(people.map((userId) => store.career(guildId, userId)));
      const before = [await skills(), await careers(), await store.faces(guildId)];
      expect(await store.leaderboard(boardOf(guildId))).toHaveLength(3);
      await store.forgetPerson(zed);
      expect(await store.leaderboard(boardOf(guildId))).toHaveLength(2);
      expect(await store.career(guildId, zed)).toBeNull();
      expect([await skills(), await careers(), await store.faces(guildId)]).toEqual(before);
      expect(await store.rebuild(guildId)).toEqual({ games: 5, fixed: 0 });
      expect([await skills(), await careers(), await store.faces(guildId)]).toEqual(before);
    });

    it('lives on in games under one number without a name, and all of them can be replayed', async () => {
      const { guildId, zed, id, store } = await traces(bench);
      const names = ['won', 'lost', 'three', 'last', 'aborted', 'playing', 'handed'];
      await store.forgetPerson(zed);
      const numbers = new Map<string, ReadonlySet<Snowflake>>();
      for (const name of names) {
        const table = await store.load(id(name));
        const log = await store.log(id(name));
        const sittings = await store.sittings(id(name));
        if (!table?.setup) throw new Error(`no game ${name}`);
        expect(
          replay(
            tuchulcha,
            table.setup,
            log.map(({ action }) => action),
          ).state,
        ).toEqual(table.state);
        const people = [
          ...table.seats.map(({ occupant }) => occupant),
          ...sittings.map(({ occupant }) => occupant),
        ].filter((occupant) => occupant?.kind === 'person');
        const forgotten = people.filter(({ userId }) => isForgotten(userId));
        for (const person of forgotten) expect(person.name).toBe('');
        const known = new Set(people.map(({ userId }) => userId));
        for (const { actor } of log) if (actor !== 'table') expect(known).toContain(actor);
        numbers.set(name, new Set(forgotten.map(({ userId }) => userId)));
      }
      // One number in everything rated, and a separate one in each game that will still be rated: as a new person.
      const [one] = numbers.get('won') ?? [];
      for (const name of ['won', 'lost', 'three', 'last', 'aborted'])
        expect([...(numbers.get(name) ?? [])]).toEqual([one]);
      const all = [...numbers.values()].flatMap((some) => [...some]);
      expect(new Set(all).size).toBe(3);
      expect((await store.history({ guildId, most: 9 })).map(({ placings }) => placings.length)).toEqual([
        3, 2, 3, 2, 2,
      ]);
    });

    it('is out of lobbies, and where a game goes on a computer player sits in', async () => {
      const { zed, id, ann, store } = await traces(bench);
      const playing = await store.load(id('playing'));
      await store.forgetPerson(zed);
      const table = await store.load(id('playing'));
      expect(table?.seats[0]).toMatchObject({ color: 'blue', standIn: true });
      expect(table?.reminders).toMatchObject({ turn: null, abort: [ann[0]], publish: [ann[0]] });
      expect(table?.wakeAt).toBeInstanceOf(Date);
      expect((await store.sittings(id('playing'))).at(-1)).toMatchObject({ why: 'standIn', standIn: true });
      // A concurrent change would write the person back.
      if (!playing || !table) throw new Error('no table');
      expect(await store.change(playing.id, playing, { seats: playing.seats })).toBe('stale');
      expect(
        await store.saveReminders(playing.id, playing.remindersVersion, { ...playing, notices: [] }),
      ).toBe('stale');
      expect(table.version).toBeGreaterThan(table.showing.versionShown);
      expect(await store.load(id('opened'))).toMatchObject({ status: 'lobby', seats: [] });
      expect((await store.load(id('won')))?.version).toBe(3);
    });

    it('is rated as somebody new where a game ends afterwards, and others with them', async () => {
      const { guildId, zed, game, id, store } = await traces(bench);
      await store.forgetPerson(zed);
      for (const name of ['playing', 'handed']) {
        const table = await store.load(id(name));
        if (table) await finishShort(store, table, game(name, 'computer', 'computer'));
      }
      expect(await store.rebuild(guildId)).toEqual({ games: 7, fixed: 0 });
      expect((await store.leaderboard(boardOf(guildId))).map(({ name }) => name).sort()).toEqual([
        'ann',
        'bob',
      ]);
    });

    it('can begin anew, as anybody', async () => {
      const { guildId, zed, ann, id, store } = await traces(bench);
      await store.hide(zed, true);
      await store.forgetPerson(zed);
      expect(await store.isHidden(zed)).toBe(false);
      expect(await store.settings(zed)).toEqual(DEFAULT_SETTINGS);
      await playShort(store, { id: id('anew'), guildId, players: [[zed, NAME], ann], at: AUTUMN });
      expect(await standingOf(store, boardOf(guildId), zed)).toMatchObject({ games: 1, wins: 1 });
      expect(await store.career(guildId, zed)).toMatchObject({ name: NAME, profile: { games: 1, wins: 1 } });
      expect(await store.rebuild(guildId)).toEqual({ games: 6, fixed: 0 });
    });

    it('leaves nothing of what they played in direct messages', async () => {
      const { store: open, fresh } = bench;
      const [store, zed] = [open(), fresh()];
      const { url } = bench.database();
      const before = await everything(url);
      const guildId = directGuildOf(zed);
      const table = { openerId: zed, isPrivate: true, counts: true };
      const game = { guildId, players: [[zed, NAME], 'computer'], at: AUTUMN, table } as const;
      await playShort(store, { ...game, id: `over${zed.slice(-5)}` });
      await beginShort(store, { ...game, id: `goes${zed.slice(-5)}` });
      expect(await store.career(guildId, zed)).toMatchObject({ profile: { games: 1, wins: 1 } });
      expect(await standingOf(store, boardOf(guildId), zed)).toMatchObject({ games: 1 });
      await store.forgetPerson(zed);
      expect(await columnsWith(url, zed)).toEqual([]);
      for (const [name, rows] of await everything(url))
        if (name !== 'notes') expect(rows, name).toEqual(before.get(name));
    });

    it('may be somebody of whom nothing is known', async () => {
      const { url } = bench.database();
      const before = await everything(url);
      const nobody = bench.fresh();
      await bench.store().forgetPerson(nobody);
      expect(await everything(url)).toEqual(before);
      expect(await bench.store().allOf(nobody)).toMatchObject({ settings: null, seats: [], games: [] });
    });

    it('stays one and the same in the history of a table’s seats, by which its dice are checked', async () => {
      const { zed, id, store } = await traces(bench);
      const historyNow = async () => (await store.load(id('stoodup')))?.seatHistory ?? [];
      expect(formatSeatHistory(await historyNow())).toBe('70:blue=1;71:red=2;72:blue=-;73:blue=1');
      await store.forgetPerson(zed);
      expect(JSON.stringify(await historyNow())).not.toContain(zed);
      expect(formatSeatHistory(await historyNow())).toBe('70:blue=1;71:red=2;72:blue=-;73:blue=1');
    });

    it('is told of what others do by nobody’s name', async () => {
      const { zed, id, store, ann } = await traces(bench);
      await store.forgetPerson(zed);
      const due = await store.dueNotices(AUTUMN, new Date(0), 999);
      const here = due.filter(({ tableId }) => tableId === id('playing'));
      expect(here.map(({ userId, text }) => [userId, text])).toEqual([
        [null, { kind: 'waiting', name: '', by: 'ann' }],
        [ann[0], { kind: 'nudge', turn: 1, by: '' }],
        [null, { kind: 'back', name: 'ann' }],
      ]);
    });

    it('leaves no game half forgotten that ends at the same time', async () => {
      const { guildId, zed, game, id, store } = await traces(bench);
      const { url } = bench.database();
      const table = await store.load(id('playing'));
      if (!table) throw new Error('no table');
      await Promise.all([
        bench.other().forgetPerson(zed),
        finishShort(store, table, game('playing', 'computer', 'computer')).catch(() => null),
      ]);
      expect(await columnsWith(url, zed)).toEqual([]);
      expect((await store.rebuild(guildId)).fixed).toBe(0);
    });
  });

  describe('who asks for all their data', () => {
    it('gets everything that is stored of them, and nothing of others', async () => {
      const { zed, ann, bob, id, store } = await traces(bench);
      const all = await store.allOf(zed);
      expect(Object.keys(all)).toEqual([
        ...['settings', 'opened', 'terms', 'invitations', 'privateThreads', 'lobbies', 'seats', 'sittings'],
        ...'actions turns followed votes notices games seasons prophecies titles'.split(' '),
        ...'lookingForTables puzzles drafts'.split(' '),
      ]);
      expect(all).toMatchObject({
        settings: { userId: zed, timeZone: 'Europe/Rome', discordLocale: 'de', reminders: [50, 10] },
        opened: [{ id: id('opened'), status: 'lobby' }],
        invitations: [id('invited')],
        privateThreads: [id('invited')],
        lobbies: [
          { tableId: id('stoodup'), color: 'blue', interactionId: '70' },
          { tableId: id('stoodup'), color: 'blue', interactionId: '73' },
        ],
        turns: [
          { tableId: id('offered'), turn: null, offersSeat: false, isOfferedSeat: true },
          {
            ...{
              tableId: id('playing'),
              turn: expect.not.objectContaining({ muted: expect.anything() }),
              isMuted: true,
              wantsToEnd: true,
              wantsRemoval: true,
            },
            ...{ offersSeat: true, isOfferedSeat: false },
          },
        ],
        followed: [{ at: 'turn' }, { at: 'end' }],
        notices: [{ text: { kind: 'timeUp' } }],
        votes: [{ tableId: id('playing'), way: 'roll', name: NAME }],
        prophecies: [{ turn: 12, option: 'blue', certainty: 'sure', name: NAME }],
        titles: [
          { tableId: id('three'), title: 'boldest', byYou: true },
          { tableId: id('won'), title: 'noblest', byYou: false },
        ],
        lookingForTables: [{ size: 3, when: 'tonight', name: NAME }],
        puzzles: { record: { answered: 1, solved: 1 }, answers: [{ puzzleId: '0123456789', solved: true }] },
      });
      const lengths = Object.fromEntries(
        Object.entries(all).flatMap(([kind, rows]) => (Array.isArray(rows) ? [[kind, rows.length]] : [])),
      );
      expect(lengths).toMatchObject({ seats: 7, sittings: 7, games: 4 });
      const written = JSON.stringify(all);
      for (const [userId] of [ann, bob]) expect(written).not.toContain(userId);
      expect(written).not.toContain('secret');
    });

    it('may have been at more tables than fit into one statement', async () => {
      const { store, fresh } = { store: bench.store(), fresh: bench.fresh };
      const { url } = bench.database();
      const [guildId, userId, id] = [fresh(), fresh(), `many${fresh()}`.slice(0, 12)];
      await store.create(newTable(id, { guildId, openerId: userId, seats: [] }));
      const [row = {}] = await raw(url, `SELECT * FROM tables WHERE id = '${id}'`);
      const columns = Object.keys(row).map((name) =>
        name === 'id' ? `'${id}' || i` : name === 'number' ? '1000 + i' : `"${name}"`,
      );
      await raw(
        url,
        `INSERT INTO tables (${Object.keys(row).map((name) => `"${name}"`)})
         WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100)
         SELECT ${columns} FROM tables, n WHERE id = '${id}'`,
      );
      expect((await store.allOf(userId))['opened']).toHaveLength(1101);
      await store.forgetPerson(userId);
      expect(await columnsWith(url, userId)).toEqual([]);
    });
  });
});

describePostgresql('after a deletion', () => {
  const bench = storeBench(migratedPostgresql);

  it('no statistics name the person, and the space of deleted rows is free to be written over', async () => {
    const { zed, store } = await traces(bench);
    const { url } = bench.database();
    const inStatistics = `SELECT tablename FROM pg_stats WHERE schemaname = 'public' AND most_common_vals::text LIKE '%${zed}%'`;
    await raw(url, 'ANALYZE');
    expect((await raw(url, inStatistics)).length).toBeGreaterThan(0);
    await store.forgetPerson(zed);
    expect(await raw(url, inStatistics)).toEqual([]);
    await expect
      .poll(() => raw(url, 'SELECT relname FROM pg_stat_user_tables WHERE vacuum_count > 0 ORDER BY relname'))
      .toEqual(expect.arrayContaining([{ relname: 'actions' }, { relname: 'people' }, { relname: 'seats' }]));
  });
});
