import { beforeEach, describe, expect, test } from 'vitest';
import { chooseAction } from '../../../src/games/tuchulcha/players/computer.ts';
import { type Check, check, publicDice, published } from '../../../src/tables/fairness/check.ts';
import { tableDice } from '../../../src/tables/fairness/dice.ts';
import { Secret } from '../../../src/tables/fairness/secret.ts';
import type { LoggedAction } from '../../../src/tables/game-types.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { tuchulcha } from '../../../src/tables/tuchulcha/index.ts';
import { opened } from '../opened.ts';
import { idOf, person } from '../people.ts';
import { code, sure, World } from '../world.ts';
import { diceByOpenssl } from './openssl.ts';

let world: World;
beforeEach(() => {
  world = new World(1, chooseAction, tableDice);
});

const factsOf = async (id: string): Promise<string | null> => (await world.table(id)).facts;

describe('the facts', () => {
  test('say by which interaction everybody sat down, clockwise, and which started the game', async () => {
    const { id } = opened(
      await world.tables.open(world.opening(['anna', 'bert', 'carl', 'dora'], { openedBy: '70' })),
    );
    sure(await world.tables.sitDown(id, person('bert'), 'black', '71'));
    sure(await world.tables.addComputer(id, idOf('anna')));
    expect(await factsOf(id)).toBeNull();
    const table = sure(await world.tables.start(id, idOf('bert'), '72'));
    expect(table.facts).toBe('44;blue:70;red:computer;black:71;72');
    expect(table.seats.map(({ joinedBy }) => joinedBy)).toEqual(['70', undefined, '71']);
  });

  test('are of the seats that the game begins with: two sit opposite each other', async () => {
    const { id } = opened(
      await world.tables.open(world.opening(['anna', 'bert', 'carl'], { openedBy: '70' })),
    );
    sure(await world.tables.sitDown(id, person('bert'), 'red', '71'));
    const { facts } = sure(await world.tables.start(id, idOf('anna'), '72'));
    expect(facts).toBe('44;blue:70;yellow:71;72');
  });

  test.each<[string, (id: string) => Promise<unknown>, string]>([
    [
      'whoever changes the colour',
      (id) => world.tables.sitDown(id, person('anna'), 'yellow', '80'),
      'yellow:80',
    ],
    [
      'whoever comes back',
      async (id) => {
        await world.tables.standUp(id, idOf('anna'));
        await world.tables.sitDown(id, person('anna'), 'blue', '81');
      },
      'blue:81',
    ],
    [
      'whoever takes a seat over',
      (id) => world.tables.substitutes.takeOver(id, idOf('anna'), person('dora'), '82'),
      'blue:82',
    ],
    [
      'whoever has a computer player make way',
      async (id) => {
        await world.tables.addComputer(id, idOf('anna'));
        await world.tables.sitDown(id, person('anna'), 'red', '83');
      },
      'red:83',
    ],
  ])('are of the last time that somebody sat down: %s', async (_, happens, expected) => {
    const { id } = opened(
      await world.tables.open(world.opening(['anna', 'bert', 'carl'], { openedBy: '70' })),
    );
    await happens(id);
    sure(await world.tables.sitDown(id, person('bert'), 'black', '90'));
    const { facts } = sure(await world.tables.start(id, idOf('bert'), '91'));
    expect(facts?.split(';')).toContain(expected);
    expect(facts).toMatch(/:90;(.*;)?91$/);
  });

  test('stay as they are, whoever sits there later', async () => {
    const id = await world.playing(['anna', 'bert']);
    const facts = await factsOf(id);
    sure(await world.tables.substitutes.takeOver(id, idOf('anna'), person('dora'), '82'));
    sure(await world.tables.substitutes.remove(id, idOf('anna'), true, idOf('bert'), 'computer'));
    sure(await world.tables.move(id, idOf('dora'), false, '77'));
    await world.store.show(id, { lobbyMessageId: '55' });
    expect(await factsOf(id)).toBe(facts);
  });

  test('are none of a table from before, and it plays nevertheless', async () => {
    const { id } = await world.store.create({
      ...(await lobby()),
      ...{ id: 'old', secret: null, lobbyMessageId: null },
    });
    const table = sure(await world.tables.start(id, idOf('anna'), '72'));
    expect(table).toMatchObject({ status: 'playing', secret: null, facts: null });
    expect(table.state?.phase).toMatchObject({ dice: expect.any(Array) });
    expect(publicDice(table)).toBeNull();
  });
});

/** What a full lobby of two is. */
async function lobby(): Promise<TableOf<'tuchulcha'>> {
  const { id } = opened(await world.tables.open(world.opening(['anna', 'bert'])));
  await world.tables.sitDown(id, person('bert'), 'yellow', '71');
  return world.table(id);
}

describe('a lobby that nobody can see', () => {
  test('does not start; once it is shown, it does', async () => {
    const { id } = opened(await world.tables.open(world.opening(['anna', 'bert'], { lobbyMessageId: null })));
    sure(await world.tables.sitDown(id, person('bert'), 'yellow', '71'));
    expect(code(await world.tables.startIfFull(id))).toBe('tooFewSeated');
    expect(code(await world.tables.start(id, idOf('anna'), '72'))).toBe('stale');
    expect(await world.table(id)).toMatchObject({ status: 'lobby', facts: null });
    await world.store.show(id, { lobbyMessageId: '46' });
    expect(sure(await world.tables.startIfFull(id)).facts).toMatch(/^46;/);
  });

  test('is one that has moved, until it is shown there', async () => {
    const { id } = await lobby();
    sure(await world.tables.move(id, idOf('anna'), false, '77'));
    expect(code(await world.tables.startIfFull(id))).toBe('tooFewSeated');
    await world.store.show(id, { lobbyMessageId: '47' });
    expect(sure(await world.tables.startIfFull(id)).facts).toMatch(/^47;/);
  });
});

/** Plays to the end: the computer player decides for everybody, whoever sits there. */
async function playToTheEnd(id: string): Promise<TableOf<'tuchulcha'>> {
  for (;;) {
    const table = await world.table(id);
    if (table.status !== 'playing') return table;
    await world.plays(id);
  }
}

async function checked(table: TableOf<'tuchulcha'>): Promise<Check> {
  const source = published(table);
  if (!source || !table.setup) throw new Error('The table is not over.');
  return check(source, tuchulcha, table.setup, await world.log(table.id));
}

const rollsOf = (log: readonly Pick<LoggedAction, 'action'>[]): (readonly number[])[] =>
  log.flatMap(({ action }) => (action.type === 'roll' ? [action.dice] : []));

describe('a game', () => {
  test('rolls what the secret gives, to its end, and another program says the same', async () => {
    const id = await world.playing(['anna', 'bert', 'carl']);
    const table = await playToTheEnd(id);
    expect(await checked(table)).toMatchObject({ wrong: [], fits: true, agrees: true });
    const rolls = rollsOf(await world.log(id));
    expect(rolls.length).toBeGreaterThan(8);
    const secret = table.secret?.reveal() ?? '';
    for (const [number, dice] of rolls.slice(0, 8).entries())
      expect(diceByOpenssl({ id, secret, facts: table.facts ?? '' }, number, dice.length)).toEqual(dice);
  });

  test('does so whoever plays: computer players, stand-ins, substitutes, and after steps were taken back', async () => {
    const id = await world.playing(['anna', 'bert', 'carl'], { size: 4, pace: 'live' });
    await world.plays(id);
    // Where one more die may be rolled, that is decided first.
    while ((await world.table(id)).state?.phase.name !== 'moving') await world.acts(id);
    const before = await world.table(id);
    await world.acts(id);
    const { version } = await world.table(id);
    sure(await world.tables.act(id, version, idOf(await world.moverName(id)), { type: 'undo' }));
    expect((await world.table(id)).state?.rolls).toBe(before.state?.rolls);
    await world.plays(id);
    sure(await world.tables.substitutes.takeOver(id, idOf('bert'), person('dora'), '82'));
    sure(await world.tables.resign(id, idOf('carl')));
    await world.hours(2);
    const over = await world.table(id);
    expect(over.seats.some(({ standIn }) => standIn)).toBe(true);
    sure(await world.tables.closing.close(id, person('anna'), true));
    const found = await checked(await world.table(id));
    expect(found.rolls).toBeGreaterThan(4);
    expect(found).toMatchObject({ wrong: [], fits: true, agrees: true });
  });

  test('that was cut off rolls the same again', async () => {
    const id = await world.playing(['anna', 'bert']);
    const copy = new World(1, chooseAction, tableDice);
    const [table, actions] = [await world.table(id), await world.log(id)];
    const seen: string[] = [];
    for (const each of [world, copy]) {
      if (each === copy) {
        const { lobbyMessageId } = table.showing;
        const { id: again } = await copy.store.create({ ...table, lobbyMessageId });
        const opened = await copy.table(again);
        const { setup, state, facts, seats, reminders } = table;
        if (!setup || !state || facts === null) throw new Error('The game has not begun.');
        await copy.store.change(again, opened, {
          ...{ status: 'playing', setup, state, facts, seats, actions },
          remindersChange: { reminders, wakeAt: null, notices: [] },
        });
      }
      for (let turn = 0; turn < 6; turn++) await each.plays(id);
      seen.push(JSON.stringify(rollsOf(await each.log(id))));
    }
    expect(seen[0]).toBe(seen[1]);
  });

  test('whose change is not stored rolls the same when it is done again', async () => {
    const id = await world.playing(['anna', 'bert']);
    const rolled: string[] = [];
    const { change } = world.store;
    Object.assign(world.store, {
      change: async (...given: Parameters<typeof change>) => {
        rolled.push(JSON.stringify(rollsOf([...(given[2].actions ?? [])])));
        if (rolled.length % 2 === 1) throw new Error('out of order');
        return change(...given);
      },
    });
    for (let acts = 0; acts < 30; acts++) {
      await expect(world.acts(id)).rejects.toThrow('out of order');
      await world.acts(id);
    }
    const [first, second] = [0, 1].map((at) => rolled.filter((_, index) => index % 2 === at).join());
    expect(first).toBe(second);
    expect(first).toMatch(/\d,\d/);
  });
});

describe('what was tampered with is found', () => {
  async function over() {
    const id = await world.playing(['anna', 'bert']);
    const table = await playToTheEnd(id);
    const source = published(table);
    if (!source || !table.setup) throw new Error('The table is not over.');
    return { source, setup: table.setup, log: await world.log(id) };
  }
  type Over = Awaited<ReturnType<typeof over>>;

  const withRoll = (log: readonly LoggedAction<'tuchulcha'>[], number: number, dice: readonly number[]) => {
    let at = -1;
    return log.map((entry): LoggedAction<'tuchulcha'> => {
      if (entry.action.type === 'roll') at += 1;
      return entry.action.type === 'roll' && at === number
        ? { ...entry, action: { type: 'roll', dice } }
        : entry;
    });
  };
  const other = (dice: readonly number[]) => dice.map((die) => 1 + (die % 6));

  test('a roll, and which', async () => {
    const { source, setup, log } = await over();
    const rolled = rollsOf(log)[7] ?? [];
    const found = check(source, tuchulcha, setup, withRoll(log, 7, other(rolled)));
    expect(found).toMatchObject({
      agrees: false,
      wrong: [{ number: 7, rolled: other(rolled), due: rolled }],
    });
  });

  test.each<[string, (over: Over) => Over]>([
    ['the secret', (game) => ({ ...game, source: { ...game.source, secret: Secret.fresh() } })],
    [
      'the lobby among the facts',
      ({ source, ...game }) => ({
        ...game,
        source: { ...source, facts: source.facts.replace(/^\d+/, '45') },
      }),
    ],
    [
      'who came, among the facts',
      ({ source, ...game }) => ({
        ...game,
        source: { ...source, facts: source.facts.replace('yellow:-', 'yellow:1') },
      }),
    ],
    [
      'the players among the facts',
      ({ source, ...game }) => ({
        ...game,
        source: { ...source, facts: source.facts.replace('yellow', 'black') },
      }),
    ],
    ['the table', ({ source, ...game }) => ({ ...game, source: { ...source, id: `${source.id}0` } })],
    [
      'who began',
      ({ setup, ...game }) => ({
        ...game,
        setup: { ...setup, first: setup.first === 'blue' ? 'yellow' : 'blue' },
      }),
    ],
    [
      'a roll left out',
      ({ log, ...game }) => ({
        ...game,
        log: log.filter((_, at) => at !== log.findIndex(({ action }) => action.type === 'roll')),
      }),
    ],
  ])('%s', async (_, tamper) => {
    const game = await over();
    expect(check(game.source, tuchulcha, game.setup, game.log).agrees).toBe(true);
    const { source, setup, log } = tamper(game);
    expect(check(source, tuchulcha, setup, log).agrees).toBe(false);
  });
});

describe('the secret is told', () => {
  test('when the table is over, and never before', async () => {
    const { id, secret } = await lobby();
    const hex = secret?.reveal();
    expect(publicDice(await world.table(id))).toEqual({
      commitment: secret?.commitment,
      secret: null,
      facts: null,
    });
    sure(await world.tables.startIfFull(id));
    const { facts } = await world.table(id);
    expect(publicDice(await world.table(id))).toEqual({
      commitment: secret?.commitment,
      secret: null,
      facts,
    });
    sure(await world.tables.resign(id, idOf('bert')));
    expect(publicDice(await world.table(id))).toEqual({ commitment: secret?.commitment, secret: hex, facts });
  });

  test('of a game that was closed, and of no lobby that was', async () => {
    const played = await world.playing(['anna', 'bert']);
    sure(await world.tables.closing.close(played, person('anna'), false));
    expect(published(await world.table(played))?.secret.reveal()).toMatch(/^[0-9a-f]{64}$/);
    const { id } = await lobby();
    sure(await world.tables.closing.close(id, person('anna'), false));
    expect(published(await world.table(id))).toBeNull();
  });

  test('of each table one of its own, of a rematch too', async () => {
    const id = await world.playing(['anna', 'bert']);
    sure(await world.tables.resign(id, idOf('bert')));
    const next = sure(await world.tables.rematch(id, person('anna'), '95'));
    sure(await world.tables.rematch(id, person('bert'), '96'));
    expect(next.secret?.reveal()).not.toBe((await world.table(id)).secret?.reveal());
    expect(code(await world.tables.startIfFull(next.id))).toBe('tooFewSeated');
    await world.store.show(next.id, { lobbyMessageId: '48' });
    expect(sure(await world.tables.startIfFull(next.id)).facts).toBe('48;blue:95;yellow:96;-');
  });
});
