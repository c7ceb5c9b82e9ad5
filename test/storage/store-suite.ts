import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/games/tuchulcha/types.ts';
import type { SeatHistory } from '../../src/tables/fairness/check.ts';
import type { NewTable } from '../../src/tables/store.ts';
import type { Table } from '../../src/tables/table.ts';
import { race } from '../tables/race.ts';
import type { StoreBench } from './describe.ts';
import { downtimeSuite } from './downtime-suite.ts';
import { draftSuite } from './draft-suite.ts';
import { limitSuite } from './limit-suite.ts';
import { noticeSuite } from './notice-suite.ts';
import { onceSuite } from './once-suite.ts';
import { prophecySuite } from './prophecy-suite.ts';
import { remindersSuite } from './reminders-suite.ts';
import {
  ANN,
  annInBlue,
  bobInYellow,
  CHANNEL,
  CYD,
  computerInYellow,
  facts,
  GUILD,
  HEX,
  logged,
  newTable,
  setup,
  state,
  THREAD,
  versions,
} from './samples.ts';
import { seekersSuite } from './seekers-suite.ts';
import { settingsSuite } from './settings-suite.ts';
import { sittingSuite } from './sitting-suite.ts';
import { termsSuite } from './terms-suite.ts';
import { votesSuite } from './votes-suite.ts';
import { changed, type Workbench } from './workbench.ts';

const SUITES = [
  remindersSuite,
  sittingSuite,
  settingsSuite,
  seekersSuite,
  prophecySuite,
  votesSuite,
  limitSuite,
  noticeSuite,
  draftSuite,
  onceSuite,
  termsSuite,
  downtimeSuite,
];

/** The behavior of the store. */
export function storeSuite({ store, other, fresh }: StoreBench): void {
  let made = 0;

  const create = (change: Partial<NewTable> = {}): Promise<Table> => {
    made += 1;
    return store().create(newTable(`t${made}`, change));
  };
  const playing = async (change: Partial<NewTable> = {}): Promise<Table> => {
    const table = await create({ seats: [annInBlue, bobInYellow], ...change });
    return changed(await store().change(table.id, versions(1), { status: 'playing', setup, facts, state }));
  };

  describe('a new table', () => {
    it('is a lobby of version 1 with nothing played or shown', async () => {
      const table = await create({ guildId: GUILD });
      const { lobbyMessageId: _, ...given } = newTable(table.id);
      expect(table).toMatchObject({
        ...given,
        facts: null,
        lastInteractionId: null,
        status: 'lobby',
        setup: null,
        state: null,
        logLength: 0,
        version: 1,
        showing: {
          lobbyMessageId: null,
          playChannelId: null,
          turnMessageId: null,
          turnShown: 0,
          versionShown: 0,
        },
      });
      expect(table.createdAt).toBeInstanceOf(Date);
      expect(table.updatedAt).toEqual(table.createdAt);
      expect(await store().load(table.id)).toEqual(table);
    });

    it('keeps its secret, the message it is shown in, and by which interaction somebody sat down', async () => {
      const seats = [{ ...annInBlue, joinedBy: '77' }, computerInYellow];
      const { id } = await create({ seats, lobbyMessageId: '44' });
      const table = await store().load(id);
      expect(table?.secret.reveal()).toBe(HEX);
      expect(table).toMatchObject({ seats, showing: { lobbyMessageId: '44' } });
    });

    it('is numbered from 1 within its server', async () => {
      const [here, there] = [fresh(), fresh()];
      const numbers = [];
      for (const guildId of [here, here, there, here]) numbers.push((await create({ guildId })).number);
      expect(numbers).toEqual([1, 2, 1, 3]);
    });

    it('has a number of its own, however many are opened at once', async () => {
      const guildId = fresh();
      const tables = await Promise.all(Array.from({ length: 50 }, () => create({ guildId })));
      const numbers = tables.map(({ number }) => number).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    });

    it('refuses an id that is taken, and uses up no number', async () => {
      const guildId = fresh();
      const table = await create({ guildId });
      await expect(store().create(newTable(table.id, { guildId }))).rejects.toThrow();
      expect((await create({ guildId })).number).toBe(2);
    });
  });

  it('knows no table by another id', async () => {
    expect(await store().load('nosuchtable')).toBeNull();
    expect(await store().log('nosuchtable')).toEqual([]);
    await expect(store().change('nosuchtable', versions(1), {})).rejects.toThrow('nosuchtable');
    await expect(store().show('nosuchtable', { turnShown: 1 })).rejects.toThrow('nosuchtable');
  });

  describe('a change', () => {
    it('sets what is given, leaves the rest and raises the version', async () => {
      const before = await create();
      const seats = [annInBlue, computerInYellow];
      const sat = changed(await store().change(before.id, versions(1), { seats }));
      expect(sat).toEqual({ ...before, seats, version: 2, updatedAt: sat.updatedAt });
      const started = changed(
        await store().change(before.id, versions(2), { status: 'playing', setup, facts, state }),
      );
      expect(started).toEqual({
        ...sat,
        status: 'playing',
        setup,
        facts,
        state,
        version: 3,
        updatedAt: started.updatedAt,
      });
      expect(await store().load(before.id)).toEqual(started);
    });

    it('keeps how its seats changed before the start', async () => {
      const seatHistory: SeatHistory = [
        { interactionId: '70', seats: [{ color: 'blue', holder: ANN }] },
        {
          interactionId: null,
          seats: [
            { color: 'yellow', holder: 'computer' },
            { color: 'blue', holder: null },
          ],
        },
      ];
      const opened = await create({ seatHistory: seatHistory.slice(0, 1) });
      expect(opened.seatHistory).toEqual(seatHistory.slice(0, 1));
      expect(changed(await store().change(opened.id, versions(1), { seatHistory })).seatHistory).toEqual(
        seatHistory,
      );
      await store().change(opened.id, versions(2), { invited: [] });
      expect((await store().load(opened.id))?.seatHistory).toEqual(seatHistory);
    });

    it('keeps from which interactions its log is, and the latest of them', async () => {
      const { id, lastInteractionId } = await create({ seats: [annInBlue, bobInYellow] });
      expect(lastInteractionId).toBeNull();
      const first = [logged(0), { ...logged(1), interactionId: '71' }, logged(2)];
      const begun = changed(
        await store().change(id, versions(1), { status: 'playing', setup, facts, state, actions: first }),
      );
      expect(begun.lastInteractionId).toBe('71');
      const byItself = changed(await store().change(id, versions(2), { actions: [logged(3)] }));
      expect(byItself.lastInteractionId).toBe('71');
      const next = [
        { ...logged(4), interactionId: '73' },
        { ...logged(5), interactionId: '72' },
      ];
      const later = changed(await store().change(id, versions(3), { actions: next }));
      expect(later.lastInteractionId).toBe('72');
      expect(await store().load(id)).toEqual(later);
      expect(await store().log(id)).toEqual([...first, logged(3), ...next]);
    });

    it('keeps the seats in the order they were given', async () => {
      const { id } = await create();
      const seats = [bobInYellow, annInBlue];
      await store().change(id, versions(1), { seats });
      expect((await store().load(id))?.seats).toEqual(seats);
      await store().change(id, versions(2), { seats: [annInBlue] });
      expect((await store().load(id))?.seats).toEqual([annInBlue]);
    });

    it('is stale on any version but the table has, and then does nothing', async () => {
      const table = await playing();
      for (const version of [1, 3]) {
        const late = { status: 'aborted', seats: [], actions: [logged(0)] } as const;
        expect(await store().change(table.id, versions(version), late)).toBe('stale');
      }
      expect(await store().load(table.id)).toEqual(table);
      expect(await store().log(table.id)).toEqual([]);
    });

    it('is won by exactly one of many at the same version', async () => {
      const { id } = await playing();
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          store().change(id, versions(2), {
            state: { ...state, rolls: index + 1 },
            actions: [logged(0, { type: 'resign', color: index % 2 === 0 ? 'blue' : 'yellow' })],
          }),
        ),
      );
      const won = results.filter((result) => result !== 'stale');
      expect(won).toHaveLength(1);
      expect(await store().load(id)).toEqual(won[0]);
      expect(await store().log(id)).toHaveLength(1);
    });
  });

  describe('the log', () => {
    const actions: Action[] = [
      { type: 'roll', dice: [3, 3] },
      { type: 'keep' },
      { type: 'discard', die: 4 },
      {
        type: 'step',
        step: { kind: 'move', color: 'blue', die: 3, from: 'temple', to: 13, effect: 'hit' },
      },
      { type: 'step', step: { kind: 'discard', die: 6 } },
      { type: 'undo' },
      { type: 'confirm' },
      { type: 'devote', devotion: { role: 'tuchulcha', fromTemple: 2 } },
      { type: 'devote', devotion: { role: 'lasaVecuvia', from: 17 } },
      { type: 'devote', devotion: { role: 'lasaVecuvia', from: null } },
      { type: 'pass' },
      { type: 'resign', color: 'yellow' },
    ];

    it('gives back every kind of action as it was, ascending', async () => {
      const { id } = await playing();
      const entries = actions.map((action, seq) => logged(seq, action));
      const first = changed(await store().change(id, versions(2), { actions: entries.slice(0, 11) }));
      expect(first.logLength).toBe(11);
      const second = changed(await store().change(id, versions(3), { actions: entries.slice(11) }));
      expect(second.logLength).toBe(12);
      expect(await store().log(id)).toEqual(entries);
    });

    it.each([
      ['a gap', [logged(2)]],
      ['what is there already', [logged(0)]],
      ['a gap within', [logged(1), logged(3)]],
      ['the wrong order', [logged(2), logged(1)]],
    ])('refuses %s, and the whole change with it', async (_name, wrong) => {
      const { id } = await playing();
      const table = changed(await store().change(id, versions(2), { actions: [logged(0)] }));
      await expect(store().change(id, versions(3), { status: 'finished', actions: wrong })).rejects.toThrow(
        /is next/,
      );
      expect(await store().load(id)).toEqual(table);
      expect(await store().log(id)).toEqual([logged(0)]);
    });
  });

  it('shows without a new version, whatever the version', async () => {
    const table = await create();
    await store().show(table.id, { lobbyMessageId: '400000000000000001' });
    await store().show(table.id, {
      playChannelId: THREAD,
      turnMessageId: '400000000000000002',
      turnShown: 3,
    });
    await store().show(table.id, { versionShown: 1 });
    await store().show(table.id, {});
    const shown = {
      lobbyMessageId: '400000000000000001',
      playChannelId: THREAD,
      threadMembers: null,
      turnMessageId: '400000000000000002',
      turnShown: 3,
      versionShown: 1,
      lobbyDigest: null,
      turnDigest: null,
    };
    expect(await store().load(table.id)).toEqual({ ...table, showing: shown });
    // Without a turn's message, a table is not shown.
    await store().show(table.id, { turnMessageId: null });
    const isGone = { ...shown, turnMessageId: null, versionShown: 0 };
    expect(await store().load(table.id)).toEqual({ ...table, showing: isGone });
  });

  it('records what was displayed unless another process has recorded something since', async () => {
    const before = await create();
    const first = await store().showAfter(before, {
      turnMessageId: fresh(),
      turnDigest: 'd1',
      versionShown: 1,
    });
    const { showing } = first === 'stale' ? before : first;
    expect([showing.turnDigest, showing.versionShown]).toEqual(['d1', 1]);
    const others = [
      before,
      ...[{ versionShown: 2 }, { turnMessageId: fresh() }, { turnDigest: 'd2' }].map((other) => ({
        ...before,
        showing: { ...showing, ...other },
      })),
    ];
    for (const other of others) expect(await store().showAfter(other, { turnDigest: 'd3' })).toBe('stale');
    expect((await store().load(before.id))?.showing).toEqual(showing);
    const all = await Promise.all(
      [1, 2, 3].map((at) => store().showAfter({ ...before, showing }, { turnDigest: `e${at}` })),
    );
    expect(all.filter((one) => one !== 'stale')).toHaveLength(1);
  });

  describe('tables of a person', () => {
    it('are the open ones with a seat or a lobby of theirs on that server, newest first', async () => {
      const [guildId, me, other] = [fresh(), fresh(), fresh()];
      const mine = { color: 'yellow', occupant: { kind: 'person', userId: me, name: 'Me' } } as const;
      const theirs = { guildId, openerId: other };
      const opened = await create({ guildId, openerId: me, seats: [] });
      const seated = await create({ ...theirs, seats: [mine] });
      await create({ ...theirs, seats: [annInBlue] });
      await create({ guildId: fresh(), openerId: me });
      const played = await create({ ...theirs, seats: [annInBlue, mine] });
      await store().change(played.id, versions(1), { status: 'playing', setup, facts, state });
      // Opened, but played by others: no longer the opener's.
      const givenAway = await create({ guildId, openerId: me, seats: [annInBlue, bobInYellow] });
      await store().change(givenAway.id, versions(1), { status: 'playing', setup, facts, state });
      const over = await create({ guildId, openerId: me, seats: [annInBlue, mine] });
      await store().change(over.id, versions(1), { status: 'finished', setup, facts, state });
      const aborted = await create({ guildId, openerId: me });
      await store().change(aborted.id, versions(1), { status: 'aborted' });

      const found = await store().tablesOf(guildId, me);
      expect(found.map(({ id }) => id)).toEqual([played.id, seated.id, opened.id]);
      expect(found[0]).toEqual(await store().load(played.id));
      expect(await store().tablesOf(guildId, CYD)).toEqual([]);
    });
  });

  it('finds the open tables of a channel or thread, newest first', async () => {
    const [guildId, channelId, thread] = [fresh(), fresh(), fresh()];
    const here = await create({ guildId, channelId });
    const threaded = await create({ guildId, channelId, seats: [annInBlue, bobInYellow] });
    await store().change(threaded.id, versions(1), { status: 'playing', setup, facts, state });
    await store().show(threaded.id, { playChannelId: thread });
    const closed = await create({ guildId, channelId });
    await store().change(closed.id, versions(1), { status: 'aborted' });

    expect((await store().tablesIn(channelId)).map(({ id }) => id)).toEqual([threaded.id, here.id]);
    expect((await store().tablesIn(thread)).map(({ id }) => id)).toEqual([threaded.id]);
    expect(await store().tablesIn(fresh())).toEqual([]);
  });

  it('finds the latest table of a game that was played in a channel or thread and is over', async () => {
    const [guildId, channelId, thread] = [fresh(), fresh(), fresh()];
    const created: string[] = [];
    for (const status of ['finished', 'aborted', 'playing'] as const) {
      const { id } = await create({ guildId, channelId, seats: [annInBlue, bobInYellow] });
      created.push(id);
      await store().change(id, versions(1), { status, setup, facts, state });
      await store().show(id, { playChannelId: thread });
    }
    const found = await store().lastPlayedIn(thread, 'tuchulcha');
    expect(found).toEqual(await store().load(created[1] ?? ''));
    expect(await store().lastPlayedIn(thread, 'bacchanalia')).toBeNull();
    expect(await store().lastPlayedIn(channelId, 'tuchulcha')).toBeNull();
  });

  it('finds a table by its number', async () => {
    const [here, there] = [fresh(), fresh()];
    const { id } = await create({ guildId: here });
    await create({ guildId: there });
    const second = await create({ guildId: there });
    expect(await store().numbered(here, 1)).toEqual(await store().load(id));
    expect(await store().numbered(there, 2)).toMatchObject({ id: second.id });
    expect(await store().numbered(here, 2)).toBeNull();
  });

  it('names the tables of a server that were played and are over, newest first', async () => {
    const guildId = fresh();
    await playing();
    const ended: string[] = [];
    for (const status of ['finished', 'aborted', 'finished'] as const) {
      const { id, version, remindersVersion } = await playing({ guildId });
      await store().change(id, { version, remindersVersion }, { status });
      ended.unshift(id);
    }
    await playing({ guildId });
    const closed = await create({ guildId });
    await store().change(closed.id, versions(1), { status: 'aborted' });
    expect((await store().played(guildId, fresh(), 9)).map(({ id }) => id)).toEqual(ended);
    expect(await store().played(guildId, fresh(), 2)).toEqual([
      { id: ended[0], number: 3 },
      { id: ended[1], number: 2 },
    ]);
  });

  it('names private ones among them to those who play or played there', async () => {
    const guildId = fresh();
    const [left, stranger] = [fresh(), fresh()];
    const table = await playing({ guildId, isPrivate: true });
    const occupant = { kind: 'person', userId: left, name: 'left' } as const;
    const sitting = {
      seq: 0,
      color: 'blue',
      occupant,
      standIn: false,
      why: 'start',
      at: new Date(0),
    } as const;
    await store().change(table.id, table, { status: 'finished', sittings: [sitting] });
    const seated = annInBlue.occupant.kind === 'person' ? annInBlue.occupant.userId : '';
    for (const [reader, found] of [
      [seated, 1],
      [left, 1],
      [stranger, 0],
    ] as const)
      expect(await store().played(guildId, reader, 9)).toHaveLength(found);
  });

  it('keeps who is in a private thread until the next, and other changes apart from that', async () => {
    const { id } = await create({ threadMembers: [] });
    const threadMembers = [fresh(), fresh()];
    expect((await store().show(id, { threadMembers, playChannelId: fresh() })).showing).toMatchObject({
      threadMembers,
    });
    await store().show(id, { versionShown: 1 });
    expect((await store().load(id))?.showing.threadMembers).toEqual(threadMembers);
    await store().show(id, { threadMembers: null });
    expect((await store().load(id))?.showing.threadMembers).toBeNull();
  });

  it('names the open tables of a server, and where each is read', async () => {
    const [guildId, channelId, thread] = [fresh(), fresh(), fresh()];
    const lobby = await create({ guildId, channelId });
    const played = await playing({ guildId, channelId });
    await store().show(played.id, { playChannelId: thread });
    const over = await playing({ guildId });
    await store().change(over.id, versions(2), { status: 'finished' });
    await create();
    const places = [
      { id: lobby.id, channelId },
      { id: played.id, channelId: thread },
    ].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(await store().placesIn(guildId)).toEqual(places);
    expect(await store().placesIn(fresh())).toEqual([]);
  });

  it('names the open tables of a server that everybody may see, the newest first', async () => {
    const guildId = fresh();
    const lobby = await create({ guildId });
    await create({ guildId, isPrivate: true });
    const played = await playing({ guildId });
    const over = await playing({ guildId });
    await store().change(over.id, versions(2), { status: 'finished' });
    expect((await store().publicTables(guildId)).map(({ id }) => id)).toEqual([played.id, lobby.id]);
    expect(await store().publicTables(fresh())).toEqual([]);
  });

  it('names what was changed by then and is not shown', async () => {
    const unseen = await playing();
    const seen = await playing();
    await store().show(seen.id, { versionShown: 2 });
    const overUnseen = await playing();
    await store().change(overUnseen.id, versions(2), { status: 'finished' });
    const { updatedAt } = (await store().load(overUnseen.id)) ?? unseen;

    const all = [unseen, seen, overUnseen].map(({ id }) => id);
    const named = async (until: Date) => {
      const unshown = await store().unshown(until);
      return all.filter((id) => unshown.includes(id));
    };
    expect(await named(updatedAt)).toEqual([unseen.id, overUnseen.id]);
    expect(await named(new Date(unseen.updatedAt.getTime() - 1))).toEqual([]);
  });

  it('keeps notes', async () => {
    expect(await store().note('commands')).toBeNull();
    await Promise.all(Array.from({ length: 20 }, () => store().saveNote('commands', 'one')));
    await store().saveNote('commands', 'two');
    expect(await store().note('commands')).toBe('two');
    expect(await store().note('other')).toBeNull();
  });

  it('gives out nothing by which what is stored could be changed', async () => {
    const table = await playing({ channelId: CHANNEL });
    const log = await store().log(table.id);
    const loaded = await store().load(table.id);
    const stored = structuredClone(loaded?.state);
    for (const given of [race(table), loaded && race(loaded)]) {
      // False if it is frozen.
      Reflect.set(given?.state ?? {}, 'turnNumber', 99);
      Reflect.set(given?.state?.position ?? {}, 'turn', 'black');
    }
    expect((await store().load(table.id))?.state).toEqual(stored);
    Reflect.set(log, 0, logged(0));
    expect(await store().log(table.id)).toEqual([]);
  });

  const workbench: Workbench = { store, other, create, playing, fresh };
  for (const suite of SUITES) suite(workbench);
}
