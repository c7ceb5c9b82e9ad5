import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/games/bacchanalia/action.ts';
import { MAX_CACHED, TableCache } from '../../src/storage/table-queries.ts';
import { FORGOTTEN_WORDS } from '../../src/tables/game-types.ts';
import type { Table } from '../../src/tables/table.ts';
import { describeStores } from './describe.ts';
import { elsewhere } from './elsewhere.ts';
import {
  ANN,
  annInBlue,
  BOB,
  bobInYellow,
  facts,
  GUILD,
  logged,
  newTable,
  setup,
  state,
  versions,
} from './samples.ts';
import { storyState } from './story-samples.ts';
import { changed } from './workbench.ts';

describeStores('tables that a process knows already', ({ store, database, fresh }) => {
  let made = 0;

  async function playing(): Promise<Table> {
    made += 1;
    const { id } = await store().create(newTable(`known${made}`, { seats: [annInBlue, bobInYellow] }));
    const actions = [logged(0), logged(1)];
    return changed(
      await store().change(id, versions(1), { status: 'playing', setup, facts, state, actions }),
    );
  }

  /** The result of a process with an empty cache. */
  const stored = (id: string) =>
    elsewhere(database().url, async (other) => ({
      table: await other.load(id),
      log: await other.log(id),
      sittings: await other.sittings(id),
    }));

  const known = async (id: string) => {
    const table = await store().load(id);
    if (!table) throw new Error('gone');
    const [log, sittings] = [await store().log(id, table), await store().sittings(id, table)];
    return { table, log, sittings };
  };

  it('are as they are stored, whatever changes them', async () => {
    const { id, ...begun } = await playing();
    expect(await known(id)).toEqual(await stored(id));
    const sitting = { seq: 2, ...annInBlue, standIn: false, why: 'start', at: new Date() } as const;
    const next = { actions: [logged(2)], sittings: [sitting], state: { ...state, turnNumber: 2 } };
    const after = changed(await store().change(id, begun, next));
    expect(await known(id)).toEqual(await stored(id));
    const { reminders } = after;
    const muted = { reminders: { ...reminders, touchedAt: 5 }, wakeAt: new Date(7), notices: [] };
    changed(await store().saveReminders(id, after.remindersVersion, muted));
    await store().show(id, { turnMessageId: '77', versionShown: 2 });
    const shown = await known(id);
    expect(shown).toEqual(await stored(id));
    expect(shown.table).toMatchObject({
      showing: { turnMessageId: '77', versionShown: 2 },
      wakeAt: new Date(7),
    });
    expect(shown.log).toHaveLength(3);
    changed(await store().change(id, shown.table, { seats: [{ ...annInBlue, standIn: true }, bobInYellow] }));
    expect(await known(id)).toEqual(await stored(id));
  });

  it('are read again where another process has gone on', async () => {
    const { id, ...before } = await playing();
    await known(id);
    const after = await elsewhere(database().url, async (other) => {
      await other.show(id, { playChannelId: '78' });
      return changed(await other.change(id, before, { actions: [logged(2)], state: { ...state, rolls: 9 } }));
    });
    expect(await store().change(id, before, { actions: [logged(2)] })).toBe('stale');
    const { table, log } = await known(id);
    expect(table).toEqual({ ...after, showing: { ...after.showing, playChannelId: '78' } });
    expect(log).toHaveLength(3);
    expect((await store().tablesOf(GUILD, ANN)).find((one) => one.id === id)).toEqual(table);
  });

  it('are found among a person’s tables as they are, those that are known and those that are not', async () => {
    const [one, two] = [await playing(), await playing()];
    await elsewhere(database().url, (other) => other.change(one.id, one, { actions: [logged(2)] }));
    const mine = (await store().tablesOf(GUILD, ANN)).filter(({ id }) => [one.id, two.id].includes(id));
    expect(mine).toEqual([(await stored(two.id)).table, (await stored(one.id)).table]);
  });

  it('keep nothing of a change that came to nothing', async () => {
    const { id, ...before } = await playing();
    const log = await store().log(id);
    const ballot = { seq: 2, color: 'blue', turn: 1, chosen: 'roll', best: 1, ways: [] } as const;
    const closesBallot = { ...ballot, counts: { roll: 1 } };
    const lost = { state: { ...state, rolls: 9 }, closesBallot, actions: [logged(2)] };
    expect(await store().change(id, before, lost)).toBe('stale');
    const gap = { state: { ...state, rolls: 8 }, actions: [logged(5)] };
    await expect(store().change(id, before, gap)).rejects.toThrow();
    expect(await known(id)).toMatchObject({ table: { version: before.version, state }, log });
    expect(await known(id)).toEqual(await stored(id));
  });

  it.each(['here', 'by another process'])(
    'bring nothing back of a person who was deleted %s',
    async (where) => {
      made += 1;
      const zed = fresh();
      const seats = storyState.setup.players.map((color, at) => {
        const [userId, name] = at === 0 ? [zed, 'Zed'] : [BOB, 'Bob'];
        return { color, occupant: { kind: 'person', userId, name } } as const;
      });
      const story = newTable(`known${made}`, { game: 'bacchanalia', openerId: zed, seats, size: 3 });
      const { id } = await store().create(story);
      const told: Action = { type: 'tell', text: 'Zed’s words' };
      const actions = [{ seq: 0, actor: zed, action: told, at: new Date() }];
      const before = changed(
        await store().change(id, versions(1), {
          status: 'playing',
          setup: storyState.setup,
          facts,
          state: storyState,
          actions,
        }),
      );
      await known(id);
      if (where === 'here') await store().forgetPerson(zed);
      else await elsewhere(database().url, (other) => other.forgetPerson(zed));
      const after = await known(id);
      expect(JSON.stringify(after)).not.toMatch(new RegExp(`${zed}|Zed`));
      expect(after.log[0]?.action).toEqual({ ...told, text: FORGOTTEN_WORDS });
      // Decided on the table as it was.
      expect(await store().change(id, before, { seats })).toBe('stale');
      expect(await store().saveReminders(id, before.remindersVersion, { ...before, notices: [] })).toBe(
        'stale',
      );
      expect(await known(id)).toEqual(await stored(id));
    },
  );

  it('are read from storage once they are over', async () => {
    const { id, ...before } = await playing();
    await known(id);
    changed(await store().change(id, before, { status: 'aborted', closedWhy: 'agreed' }));
    await elsewhere(database().url, (other) => other.forgetPerson(ANN));
    const { table } = await known(id);
    expect(table.seats[0]?.occupant).toMatchObject({ kind: 'person', name: '' });
  });
});

describe('the tables that are kept', () => {
  const table = (id: string) =>
    ({ ...newTable(id), status: 'lobby', version: 1, remindersVersion: 1 }) as never;

  it('are so many, those that were used last', () => {
    const cache = new TableCache();
    for (let at = 0; at < MAX_CACHED; at++) cache.keep(table(`t${at}`));
    cache.at('t0', { version: 1, remindersVersion: 1 });
    cache.keep(table('one more'));
    const kept = ['t0', 't1', 'one more'].map((id) => cache.latest(id) !== null);
    expect(kept).toEqual([true, false, true]);
  });

  it('are known at their own versions only', () => {
    const cache = new TableCache();
    cache.keep(table('t'));
    expect(cache.at('t', { version: 1, remindersVersion: 2 })).toBeNull();
    expect(cache.at('t', { version: 2, remindersVersion: 1 })).toBeNull();
    expect(cache.at('t', { version: 1, remindersVersion: 1 })?.table).toMatchObject({ id: 't' });
  });
});
