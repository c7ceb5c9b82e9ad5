import { describe, expect, test } from 'vitest';
import { openMatches } from '../../../src/tables/changes/seeking.ts';
import type { Seeker } from '../../../src/tables/seekers.ts';
import { DEFAULT_GUILD_SETTINGS, DEFAULT_SETTINGS } from '../../../src/tables/settings.ts';
import { type Name, person } from '../people.ts';
import { World } from '../world.ts';

const SERVER = { guildId: '1', locale: 'en' };

class Search {
  readonly world = new World();
  readonly shown: string[] = [];
  readonly told: string[] = [];
  isGone = false;
  /** Fails as many times. */
  fails = 0;

  seeks(name: Name, askedBy: string, changed: Partial<Seeker> = {}): Promise<void> {
    const { userId } = person(name);
    return this.world.store.seek({
      guildId: '1',
      channelId: '2',
      game: 'tuchulcha',
      since: this.world.at,
      size: 2,
      when: 'days',
      computersAfter: null,
      userId,
      name,
      askedBy,
      ...changed,
    });
  }

  opens(): Promise<void> {
    const { tables, store } = this.world;
    return openMatches({ ...tables, store }, SERVER, {
      mayPlay: () => true,
      show: async ({ id, seats }) => {
        if (this.fails-- > 0) throw new Error('killed');
        this.shown.push(`${id}: ${seats.length}`);
        return !this.isGone;
      },
      isLost: async () => false,
      tellEnd: async ({ name }) => {
        this.told.push(name);
      },
    });
  }

  tables() {
    return this.world.store.publicTables('1');
  }
}

describe('tables for people who look for one', () => {
  test('are opened without people who avoid each other, whoever of them does', async () => {
    const search = new Search();
    const { store } = search.world;
    await store.saveSettings(person('bert').userId, {
      ...DEFAULT_SETTINGS,
      blocked: [person('anna').userId],
    });
    await search.seeks('anna', '91');
    await search.seeks('bert', '92');
    await search.opens();
    expect(await search.tables()).toEqual([]);
    await search.seeks('carl', '93');
    await search.opens();
    expect(search.shown).toHaveLength(1);
    expect((await store.seekers('1')).map(({ name }) => name)).toEqual(['bert']);
  });

  test('are opened without people on vacation, who look on', async () => {
    const search = new Search();
    const { world } = search;
    for (const name of ['anna', 'bert', 'carl'] as const)
      await search.seeks(name, `90${name.length}${name.charCodeAt(0)}`);
    await world.people.startVacation(person('anna'), 3);
    await search.opens();
    const [table] = await search.tables();
    expect(table?.seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? occupant.name : []))).toEqual(
      ['bert', 'carl'],
    );
    expect((await world.store.seekers('1')).map(({ name }) => name)).toEqual(['anna']);
  });

  test('that can’t be shown are closed, and the others look on', async () => {
    const search = new Search();
    search.isGone = true;
    await search.seeks('anna', '91');
    await search.seeks('bert', '92');
    await search.opens();
    expect(await search.tables()).toEqual([]);
    expect((await search.world.store.seekers('1')).map(({ name }) => name)).toEqual(['bert']);
  });

  test.each<[Name, Name]>([
    ['anna', 'bert'],
    ['bert', 'anna'],
  ])('leave out who may have no more tables, %s; the others look on', async (full, free) => {
    const search = new Search();
    await search.world.store.saveGuildSettings('1', { ...DEFAULT_GUILD_SETTINGS, maxTables: 1 });
    await search.world.playing([full, 'carl']);
    await search.seeks('anna', '91');
    await search.seeks('bert', '92');
    await search.opens();
    expect((await search.world.store.seekers('1')).map(({ name }) => name)).toEqual([free]);
    await search.seeks('dora', '93');
    await search.opens();
    const [table] = await search.tables();
    expect(table?.seats.map(({ occupant }) => occupant)).toEqual([person(free), person('dora')]);
  });
});
