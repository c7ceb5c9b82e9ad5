import { describe, expect, it } from 'vitest';
import { BrokenRow } from '../../src/storage/columns.ts';
import { parseSeasonEntry, seasonEntryRow } from '../../src/storage/seasons.ts';
import type { NewSeason, SeasonChange, SeasonEntry, StoredSeason } from '../../src/tables/seasons/season.ts';
import { seasonStandings } from '../../src/tables/seasons/season-results.ts';
import { drawTables } from '../../src/tables/seasons/seating.ts';
import { verdictOf } from '../../src/tables/seasons/standings.ts';
import { type Post, seasonKey } from '../../src/tables/store.ts';
import { secretOf } from '../tables/seasons/sample.ts';
import { raw } from './databases.ts';
import { describeStores } from './describe.ts';
import { atOnce } from './workbench.ts';

const SECRET = secretOf('stored');
const DAY = 86_400_000;
const START = Date.UTC(2026, 5, 8);
const on = (day: number): Date => new Date(START + day * DAY);

const opened = (id: string, sittingOut: readonly string[] = []): NewSeason['opened'] => ({
  type: 'opened',
  id,
  terms: { game: 'tuchulcha', size: 4, atOnce: 1, pace: 'daily', weeks: 3, timeZone: 'Europe/Rome' },
  startsAt: on(0),
  commitment: SECRET.commitment,
  sittingOut,
  at: on(-7),
  by: '600000000000000001',
});

describeStores('seasons', ({ store, other, fresh, database }) => {
  const newSeason = (given: Partial<NewSeason> = {}): NewSeason => ({
    opened: opened(`season-${fresh()}`),
    guildId: fresh(),
    channelId: fresh(),
    locale: 'it',
    secret: SECRET,
    names: new Map(),
    ...given,
  });
  const open = async (given: Partial<NewSeason> = {}): Promise<StoredSeason> => {
    const stored = await store().openSeason(newSeason(given));
    if (stored === 'channelTaken') throw new Error('channelTaken');
    return stored;
  };
  const add = async (
    stored: StoredSeason,
    day: number,
    ...changes: SeasonChange[]
  ): Promise<StoredSeason> => {
    const entries = changes.map((change): SeasonEntry => ({ ...change, at: on(day) }));
    const written = await store().addToSeason(stored.season.id, stored.version, entries);
    if (!written.ok) throw new Error(written.refusal.code);
    return written.stored;
  };
  const withPeople = async (count: number) => {
    const people = Array.from({ length: count }, fresh);
    const joined = people.map((userId): SeasonChange => ({ type: 'joined', userId }));
    return { people, stored: await add(await open(), -3, ...joined) };
  };
  const drawn = ({ season, secret }: StoredSeason): SeasonChange => ({
    type: 'drawn',
    divisions: [season.people],
    tables: drawTables({ ...season, secret }, [season.people], season.terms),
  });

  it('are kept as they were opened', async () => {
    const given = newSeason();
    const stored = await store().openSeason(given);
    const { guildId, channelId } = given;
    expect(stored).toMatchObject({ guildId, channelId, locale: 'it', messageId: null, version: 1 });
    expect(await store().season(given.opened.id)).toEqual(stored);
    expect((await store().season(given.opened.id))?.secret.reveal()).toBe(SECRET.reveal());
    expect(await store().seasonLog(given.opened.id)).toEqual([given.opened]);
    expect(await store().season('none')).toBeNull();
  });

  it('are one at a time in a channel, however many are opened at once', async () => {
    const channelId = fresh();
    const opening = await atOnce(5, (index) =>
      (index % 2 ? store() : other()).openSeason(newSeason({ channelId })),
    );
    const [first, ...more] = opening.filter((stored) => stored !== 'channelTaken');
    expect(more).toEqual([]);
    if (!first) throw new Error('none was opened');
    await add(first, -1, { type: 'calledOff', why: 'manager' });
    expect(await store().openSeason(newSeason({ channelId }))).toMatchObject({ channelId });
  });

  it('are listed by their server until they are over', async () => {
    const guildId = fresh();
    const [one, two] = [await open({ guildId }), await open({ guildId })];
    const ids = async () => (await store().openSeasons(guildId)).map(({ season }) => season.id);
    expect((await ids()).sort()).toEqual([one.season.id, two.season.id].sort());
    await add(one, -1, { type: 'calledOff', why: 'manager' });
    expect(await ids()).toEqual([two.season.id]);
  });

  it('grow by whole changes or not at all', async () => {
    const stored = await open();
    const userId = fresh();
    const entries: SeasonEntry[] = [
      { type: 'joined', userId, at: on(-3) },
      { type: 'joined', userId, at: on(-3) },
    ];
    const written = await store().addToSeason(stored.season.id, 1, entries);
    expect(written).toEqual({ ok: false, refusal: { code: 'alreadyIn' } });
    expect(await store().season(stored.season.id)).toEqual(stored);
    const nowhere = await store().addToSeason('none', 1, []);
    expect(nowhere).toEqual({ ok: false, refusal: { code: 'noSuchSeason' } });
  });

  it('take one of many changes that were decided on the same version', async () => {
    const { season } = await open();
    const written = await atOnce(6, (index) =>
      (index % 2 ? store() : other()).addToSeason(season.id, 1, [
        { type: 'joined', userId: fresh(), at: on(-3) },
      ]),
    );
    expect(written.filter(({ ok }) => ok)).toHaveLength(1);
    expect(written.flatMap((one) => (one.ok ? [] : one.refusal.code))).toEqual(
      Array.from({ length: 5 }, () => 'stale'),
    );
    expect(await store().seasonLog(season.id)).toHaveLength(2);
  });

  it('are changed once by an interaction', async () => {
    const { season } = await open();
    const entry: SeasonEntry = { type: 'joined', userId: fresh(), at: on(-3), interactionId: fresh() };
    const first = await store().addToSeason(season.id, 1, [entry]);
    expect(await store().addToSeason(season.id, 1, [entry])).toEqual(first);
    expect(await store().seasonLog(season.id)).toHaveLength(2);
  });

  it('know the names of those who join, until they are forgotten', async () => {
    const { season } = await open();
    const userId = fresh();
    const names = new Map([[userId, 'Larthia']]);
    const entry: SeasonEntry = { type: 'joined', userId, at: on(-3) };
    const written = await store().addToSeason(season.id, 1, [entry], names);
    expect(written).toMatchObject({ ok: true, stored: { names } });
    expect((await other().season(season.id))?.names).toEqual(names);
    await store().forgetPerson(userId);
    expect((await store().season(season.id))?.names).toEqual(new Map());
  });

  it('are looked at as long as they are open, or their card is behind', async () => {
    const { season, guildId } = await open();
    const isLookedAt = async () => (await other().seasonsToCheck()).some(({ id }) => id === season.id);
    expect(await isLookedAt()).toBe(true);
    expect(await store().endedSeasons(guildId, 5)).toEqual([]);
    await store().addToSeason(season.id, 1, [{ type: 'calledOff', why: 'manager', at: on(-2) }]);
    expect(await isLookedAt()).toBe(true);
    await store().savePost(post(season.id, undefined, { state: 'closed', guildId }));
    expect(await isLookedAt()).toBe(false);
    expect(await store().endedSeasons(guildId, 5)).toEqual([]);
  });

  const post = (season: string, key?: string, more: Partial<Post> = {}): Post => ({
    key: seasonKey(season, key),
    guildId: '5',
    channelId: '6',
    messageId: '777',
    state: 'sent',
    digest: '',
    ...more,
  });

  const chosen = (channelId: string): SeasonEntry => ({ type: 'channelChosen', channelId, at: on(-2) });

  it('move to a channel that has none', async () => {
    const [one, two] = [await open(), await open()];
    const { id } = one.season;
    const taken = await store().addToSeason(id, 1, [chosen(two.channelId)]);
    expect(taken).toEqual({ ok: false, refusal: { code: 'channelTaken' } });
    const channelId = fresh();
    await store().savePost(post(id, undefined, { channelId: one.channelId }));
    expect((await other().season(id))?.messageId).toBe('777');
    const moved = await store().addToSeason(id, 1, [chosen(channelId)]);
    expect(moved).toMatchObject({ ok: true, stored: { channelId, messageId: null, version: 2 } });
    expect(await other().season(id)).toEqual(moved.ok && moved.stored);
    expect(await store().seasonLog(id)).toContainEqual(chosen(channelId));
    await open({ channelId: one.channelId });
  });

  it('are shown elsewhere once they are over, and take no channel', async () => {
    const [one, two] = [await open(), await open()];
    const over = await add(one, -2, { type: 'calledOff', why: 'manager' });
    const written = await store().addToSeason(one.season.id, over.version, [chosen(two.channelId)]);
    expect(written).toMatchObject({ ok: true, stored: { channelId: two.channelId, messageId: null } });
    expect((await store().openSeasons(one.guildId)).map(({ season }) => season.id)).toEqual([]);
    expect((await store().seasonsToCheck()).some(({ id }) => id === one.season.id)).toBe(true);
  });

  it('are listed again where nobody got their last message, until it is told elsewhere', async () => {
    const { season, guildId } = await open();
    const untold = async () =>
      (await other().untoldSeasons(guildId, ['calledOff'])).map((one) => one.season.id);
    const drop = (key: string) => store().savePost(post(season.id, key, { state: 'refused', guildId }));
    await drop('calledOff');
    expect(await untold()).toEqual([]);
    await store().addToSeason(season.id, 1, [{ type: 'calledOff', why: 'manager', at: on(-2) }]);
    expect(await untold()).toEqual([season.id]);
    expect(await store().untoldSeasons(fresh(), ['calledOff'])).toEqual([]);
    await store().addToSeason(season.id, 2, [chosen(fresh())]);
    expect(await untold()).toEqual([]);
    await drop('start');
    expect(await untold()).toEqual([]);
  });

  it('tell in their new channel what the old one refused, and nothing twice', async () => {
    const { season } = await open();
    await store().savePost(post(season.id, 'start', { state: 'refused' }));
    await store().savePost(post(season.id, 'digest', { state: 'sent' }));
    await store().addToSeason(season.id, 1, [chosen(fresh())]);
    expect(await other().post(seasonKey(season.id, 'start'))).toBeNull();
    expect(await other().post(seasonKey(season.id, 'digest'))).toEqual(post(season.id, 'digest'));
  });

  it('are played to their end, and are then as they were', async () => {
    const { stored } = await withPeople(8);
    const begun = await add(stored, 0, drawn(stored), { type: 'tableOpened', table: 0, tableId: 'abc' });
    const turns = [9, 9, 9, 9];
    const clockMs = [1, 2, 3, 4];
    const verdict = verdictOf('a position', 'weights', { kind: 'wins', wins: [0.7, 0.1, 0.1, 0.1] });
    const ended = await add(
      begun,
      30,
      { type: 'finished', table: 0, places: [1, 2, 3, 4], turns, clockMs },
      { type: 'judged', table: 1, verdict, turns, clockMs },
      { type: 'ended', secret: SECRET.reveal() },
    );
    const read = await store().season(stored.season.id);
    expect(read).toEqual(ended);
    expect(read && seasonStandings(read.season)).toEqual(seasonStandings(ended.season));
    expect(read?.season.tables[1]?.result?.verdict).toEqual(verdict);
  });

  it('forget a person, whose draw and standings are the same', async () => {
    const { people, stored } = await withPeople(8);
    const begun = await add(stored, 0, drawn(stored));
    const [gone = ''] = people;
    expect(await store().allOf(gone)).toMatchObject({
      seasons: [
        { seasonId: stored.season.id, type: 'joined', userId: gone },
        { seasonId: stored.season.id, type: 'drawn' },
      ],
    });
    await store().forgetPerson(gone);
    const after = await store().season(stored.season.id);
    if (!after) throw new Error('the season is gone');
    expect(JSON.stringify(await store().seasonLog(stored.season.id))).not.toContain(gone);
    expect(after.season.left).toEqual([after.season.people[0]]);
    const places = ({ season }: StoredSeason) =>
      season.tables.map(({ seats }) => seats.map((userId) => season.people.indexOf(userId ?? '')));
    expect(places(after)).toEqual(places(begun));
    expect(await store().allOf(gone)).toMatchObject({ seasons: [] });
  });

  it('are read on from where they were read last, and from the beginning after somebody was forgotten', async () => {
    const { people, stored } = await withPeople(4);
    const [gone = ''] = people;
    const { id } = stored.season;
    const entry = (seq: number) =>
      `UPDATE season_entries SET change = CHANGE WHERE season_id = '${id}' AND seq = ${seq}`;
    const written = await raw(
      database().url,
      `SELECT change FROM season_entries WHERE season_id = '${id}' AND seq = 1`,
    );
    await store().season(id);
    await other().season(id);
    await raw(database().url, entry(1).replace('CHANGE', "'unreadable'"));
    expect((await add(stored, -2, { type: 'joined', userId: fresh() })).version).toBe(6);
    expect((await other().season(id))?.season.people).toHaveLength(5);
    await raw(database().url, entry(1).replace('CHANGE', `'${String(written[0]?.['change'])}'`));
    await store().forgetPerson(gone);
    expect(JSON.stringify((await other().season(id))?.season)).not.toContain(gone);
  });

  it('that name somebody who is forgotten are shown again, though they are over', async () => {
    const { people, stored } = await withPeople(4);
    const { id } = stored.season;
    await add(stored, -2, { type: 'calledOff', why: 'manager' });
    await store().savePost(post(id, undefined, { state: 'closed' }));
    const isChecked = async () => (await store().seasonsToCheck()).some((one) => one.id === id);
    expect(await isChecked()).toBe(false);
    await store().forgetPerson(people[0] ?? '');
    expect(await isChecked()).toBe(true);
  });

  it('tell those who ask for their data nothing of others', async () => {
    const [manager, banned] = [fresh(), fresh()];
    const season = { ...opened(`season-${fresh()}`, [banned]), by: manager, interactionId: fresh() };
    await open({ opened: season });
    const { id, at, interactionId } = season;
    const entry = { seasonId: id, at: at.toISOString(), type: 'opened', interactionId };
    expect(await store().allOf(manager)).toMatchObject({ seasons: [{ ...entry, byYou: true }] });
    expect(await store().allOf(banned)).toMatchObject({ seasons: [{ ...entry, byYou: false }] });
    expect(JSON.stringify((await store().allOf(manager))['seasons'])).not.toContain(banned);
    expect(JSON.stringify((await store().allOf(banned))['seasons'])).not.toContain(manager);
  });

  it.each(['excluded', 'sitting out'])('refuse somebody %s who had their data deleted', async (why) => {
    const [guildId, gone, newcomer] = [fresh(), fresh(), fresh()];
    const joined = (userId: string): SeasonEntry => ({ type: 'joined', userId, at: on(-1) });
    const given = opened(`season-${fresh()}`, why === 'excluded' ? [] : [gone]);
    const { season } = await open({ guildId, opened: given });
    const { id } = season;
    if (why === 'excluded')
      await store().addToSeason(id, 1, [
        { ...joined(gone), at: on(-3) },
        { type: 'excluded', userId: gone, at: on(-2) },
      ]);
    await store().forgetPerson(gone);
    const log = await store().seasonLog(id);
    expect(JSON.stringify(log)).not.toContain(gone);
    const again = await store().addToSeason(id, log.length, [joined(gone)]);
    expect(again).toEqual({ ok: false, refusal: { code: 'sitsOut' } });
    expect(await store().addToSeason(id, log.length, [joined(newcomer)])).toMatchObject({ ok: true });
    // It is known in the server's next season, too, and nowhere else.
    const sittingOut = (await store().season(id))?.season;
    const barred = [...(sittingOut?.excluded ?? []), ...(sittingOut?.sittingOut ?? [])];
    const joinsNext = async (where: string) => {
      const next = await open({ guildId: where, opened: opened(`season-${fresh()}`, barred) });
      return (await store().addToSeason(next.season.id, 1, [joined(gone)])).ok;
    };
    expect([await joinsNext(guildId), await joinsNext(fresh())]).toEqual([false, true]);
  });

  it('forget a person who had joined: they have withdrawn', async () => {
    const { people, stored } = await withPeople(3);
    await store().forgetPerson(people[1] ?? '');
    const after = await store().season(stored.season.id);
    expect(after?.season.people).toEqual([people[0], people[2]]);
    expect(JSON.stringify(await store().seasonLog(stored.season.id))).not.toContain(people[1]);
  });
});

describe('an entry of a season', () => {
  const half = [0.5, 0.5];
  const EVEN = verdictOf('p', 'w', { kind: 'places', places: [half, half] });
  const entries: readonly SeasonEntry[] = [
    opened('a', ['5']),
    { type: 'joined', userId: '1', at: on(0), interactionId: '9', by: '1' },
    { type: 'withdrew', userId: '1', at: on(0) },
    { type: 'moved', at: on(0) },
    { type: 'calledOff', why: 'tooFew', at: on(0) },
    { type: 'drawn', divisions: [['1', '2']], tables: [{ division: 0, seats: ['1', null] }], at: on(0) },
    { type: 'tableOpened', table: 0, tableId: 'x', at: on(0) },
    { type: 'missed', table: 0, seat: 1, turns: 3, at: on(0) },
    { type: 'returned', table: 0, seat: 1, turns: 6, at: on(0) },
    { type: 'replaced', table: 0, seat: 1, userId: '1', at: on(0) },
    { type: 'left', userId: '1', at: on(0) },
    { type: 'excluded', userId: '1', at: on(0), by: '2' },
    { type: 'readmitted', userId: '1', at: on(0), by: '2' },
    { type: 'finished', table: 0, places: [1, 2], turns: [4, 5], clockMs: [0, 6], at: on(0) },
    { type: 'judged', table: 0, verdict: EVEN, turns: [4, 5], clockMs: [0, 6], at: on(0) },
    { type: 'extended', weeks: 2, at: on(0) },
    { type: 'shortened', at: on(0) },
    { type: 'paused', at: on(0) },
    { type: 'resumed', at: on(0) },
    { type: 'stopped', at: on(0) },
    { type: 'channelChosen', channelId: '3', at: on(0), by: '2' },
    { type: 'ended', secret: SECRET.reveal(), at: on(0) },
  ];

  it.each(entries.map((entry) => [entry.type, entry] as const))(
    '%s is read as it was written',
    (_, entry) => {
      expect(parseSeasonEntry(seasonEntryRow('a', 0, entry))).toEqual(entry);
    },
  );

  it.each([
    ['of no kind', '{"type":"won"}'],
    ['with a field too many', '{"type":"moved","by":"1"}'],
    ['without a person', '{"type":"joined"}'],
    ['with a person who is none', '{"type":"joined","userId":"Ann"}'],
    ['cut off', '{"type":"mov'],
  ])('%s is broken', (_, change) => {
    const row = { ...seasonEntryRow('a', 0, { type: 'moved', at: on(0) }), change };
    expect(() => parseSeasonEntry(row)).toThrow(BrokenRow);
  });
});
