import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { playOverdueTurn } from '../../../src/tables/changes/absent-player.ts';
import { closeTable } from '../../../src/tables/changes/closing.ts';
import { openLobby, sitDown, startIfFull, startTable } from '../../../src/tables/changes/lobby.ts';
import { joinRematch } from '../../../src/tables/changes/rematch.ts';
import { removePlayer } from '../../../src/tables/changes/substitutes.ts';
import { moveTable } from '../../../src/tables/changes/table-settings.ts';
import { forInteraction } from '../../../src/tables/changes/table-transaction.ts';
import { makeRequest, resignGame } from '../../../src/tables/changes/turns.ts';
import {
  type Check,
  check,
  digestOfSeatHistory,
  formatFacts,
  publicDice,
  published,
} from '../../../src/tables/fairness/check.ts';
import { rollOf, Secret, tableDice } from '../../../src/tables/fairness/dice.ts';
import type { LoggedAction } from '../../../src/tables/game-types.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { tuchulchaTables } from '../../../src/tables/tuchulcha/index.ts';
import { chooseAction } from '../../../tools/training/plain-player.ts';
import { MINUTE } from '../clock/arbitraries.ts';
import { addComputer, removeComputer } from '../computers.ts';
import { handOver } from '../hands.ts';
import { opened } from '../opened.ts';
import { idOf, type Name, person } from '../people.ts';
import { code, sure, World } from '../world.ts';
import { diceByOpenssl } from './openssl.ts';
import { interactionsOf, rollsOf } from './sample.ts';

let world: World;
beforeEach(() => {
  world = new World(1, chooseAction, tableDice);
});

/** The same tables, for what follows from an interaction. */
const by = (interactionId: string) => forInteraction(world.tables, interactionId);

const factsOf = async (id: string): Promise<string | null> => (await world.table(id)).facts;

describe('the facts', () => {
  test('say by which interaction everybody sat down, clockwise, and which started the game', async () => {
    const { id } = opened(await openLobby(by('70'), world.opening(['anna', 'bert', 'carl', 'dora'])));
    sure(await sitDown(by('71'), id, person('bert'), 'black'));
    sure(await addComputer(by('73'), id, idOf('anna')));
    expect(await factsOf(id)).toBeNull();
    const table = sure(await startTable(by('72'), id, idOf('bert')));
    const digest = digestOfSeatHistory('70:blue=1;71:black=2;73:red=computer');
    expect(table.facts).toBe(`44;${digest};blue:70;red:computer;black:71;72`);
    expect(table.seats.map(({ joinedBy }) => joinedBy)).toEqual(['70', undefined, '71']);
  });

  test('are of the seats that the game begins with: two sit opposite each other', async () => {
    const { id } = opened(await openLobby(by('70'), world.opening(['anna', 'bert', 'carl'])));
    sure(await sitDown(by('71'), id, person('bert'), 'red'));
    const { facts } = sure(await startTable(by('72'), id, idOf('anna')));
    expect(facts).toBe(`44;${digestOfSeatHistory('70:blue=1;71:red=2')};blue:70;yellow:71;72`);
  });

  test('are others after each tap in the lobby: nobody can wait for those that please', async () => {
    const { id } = opened(await openLobby(by('70'), world.opening(['anna', 'bert'])));
    const seen = new Set<string>();
    for (const tap of ['71', '72', '73', '74']) {
      if (tap < '73') sure(await sitDown(by(tap), id, person('anna'), 'blue'));
      else if (tap === '73') sure(await addComputer(by(tap), id, idOf('anna')));
      else sure(await removeComputer(by(tap), id, idOf('anna')));
      const { seatHistory, seats } = await world.table(id);
      seen.add(formatFacts({ lobbyMessageId: '44', seatHistory, seats, startedBy: null }));
    }
    expect(seen.size).toBe(4);
  });

  test('stay as they are, whoever sits there later', async () => {
    const id = await world.playing(['anna', 'bert']);
    const facts = await factsOf(id);
    sure(await handOver(by('82'), id, idOf('anna'), person('dora')));
    sure(await removePlayer(world.tables, id, idOf('anna'), true, idOf('bert'), 'computer'));
    sure(await moveTable(world.tables, id, idOf('dora'), false, '77'));
    await world.store.show(id, { lobbyMessageId: '55' });
    expect(await factsOf(id)).toBe(facts);
  });
});

/** The contents of a full lobby of two. */
async function lobby(): Promise<TableOf<'tuchulcha'>> {
  const { id } = opened(await openLobby(world.tables, world.opening(['anna', 'bert'])));
  await sitDown(by('71'), id, person('bert'), 'yellow');
  return world.table(id);
}

describe('a lobby that nobody can see', () => {
  test('does not start; once it is shown, it does', async () => {
    const { id } = opened(
      await openLobby(world.tables, world.opening(['anna', 'bert'], { lobbyMessageId: null })),
    );
    sure(await sitDown(by('71'), id, person('bert'), 'yellow'));
    expect(code(await startIfFull(world.tables, id))).toBe('tooFewSeated');
    expect(code(await startTable(by('72'), id, idOf('anna')))).toBe('stale');
    expect(await world.table(id)).toMatchObject({ status: 'lobby', facts: null });
    await world.store.show(id, { lobbyMessageId: '46' });
    expect(sure(await startIfFull(world.tables, id)).facts).toMatch(/^46;/);
  });

  test('is one that has moved, until it is shown there', async () => {
    const { id } = await lobby();
    sure(await moveTable(world.tables, id, idOf('anna'), false, '77'));
    expect(code(await startIfFull(world.tables, id))).toBe('tooFewSeated');
    await world.store.show(id, { lobbyMessageId: '47' });
    expect(sure(await startIfFull(world.tables, id)).facts).toMatch(/^47;/);
  });
});

/** Plays to the end: the computer player decides for everybody. */
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
  return check(source, tuchulchaTables, table.setup, await world.log(table.id));
}

describe('a game', () => {
  test('rolls what the secret gives, to its end, and another program says the same', async () => {
    const id = await world.playing(['anna', 'bert', 'carl']);
    const table = await playToTheEnd(id);
    expect(await checked(table)).toMatchObject({ wrong: [], fits: true, agrees: true });
    const log = await world.log(id);
    const rolls = rollsOf(log);
    expect(rolls.length).toBeGreaterThan(8);
    const interactions = interactionsOf(log);
    expect(interactions[0]).toBe('-');
    const secret = table.secret.reveal();
    for (const [number, dice] of rolls.slice(0, 8).entries()) {
      const told = { id, secret, facts: table.facts ?? '' };
      expect(diceByOpenssl(told, number, dice.length, interactions[number] ?? '-')).toEqual(dice);
    }
  });
});

describe('an interaction', () => {
  const last = async (id: string) => (await world.log(id)).slice(-2);

  test('stands at the first entry that was made from it, and what follows has none', async () => {
    const id = await world.playing(['anna', 'bert']);
    expect((await world.log(id)).map(({ interactionId }) => interactionId)).toEqual([undefined]);
    let tap = 700;
    while ((await world.table(id)).state?.turnNumber === 1) await world.acts(id, `${++tap}`);
    expect(await last(id)).toMatchObject([
      { action: { type: 'confirm' }, interactionId: `${tap}` },
      { action: { type: 'roll' }, actor: 'table' },
    ]);
    expect((await last(id))[1]).not.toHaveProperty('interactionId');
    expect(await world.table(id)).toMatchObject({ lastInteractionId: `${tap}` });
  });

  test('by which a roll is asked for is the one that it takes: no choice before it knows it', async () => {
    // The first die of doubles is rolled by the table, the third when its player wants it.
    for (let seed = 0; ; seed++) {
      world = new World(seed, chooseAction, tableDice);
      const id = await world.playing(['anna', 'bert']);
      if ((await world.table(id)).state?.phase.name === 'moving') continue;
      const { version, secret, facts } = await world.table(id);
      const mover = idOf(await world.moverName(id));
      sure(await makeRequest(by('900'), id, version, mover, { type: 'roll' }));
      const [entry] = (await world.log(id)).slice(1);
      expect(entry).toMatchObject({ actor: mover, interactionId: '900', action: { type: 'roll' } });
      const told = { id, secret: secret.reveal() ?? '', facts: facts ?? '' };
      expect(entry?.action).toEqual({ type: 'roll', dice: diceByOpenssl(told, 1, 1, '900') });
      return;
    }
  });

  test('is none of what the bot does by itself: its rolls take the one before', async () => {
    const id = await world.playing(['anna', 'bert'], { pace: 'live' });
    await world.plays(id);
    const { lastInteractionId, logLength } = await world.table(id);
    expect(lastInteractionId).not.toBeNull();
    await world.hours(1);
    const since = (await world.log(id)).slice(logLength);
    expect(since.some(({ action }) => action.type === 'roll')).toBe(true);
    expect(since.filter((entry) => entry.interactionId !== undefined)).toEqual([]);
    expect((await world.table(id)).lastInteractionId).toBe(lastInteractionId);
    sure(await closeTable(world.tables, id, person('anna'), true));
    expect((await checked(await world.table(id))).agrees).toBe(true);
  });

  test('by which the others let an overdue turn be played is kept', async () => {
    const id = await world.playing(['anna', 'bert', 'carl'], { pace: 'live' });
    const late = (await world.moverName(id)) as Name;
    await world.passes(5.5 * MINUTE);
    const { logLength, state } = await world.table(id);
    const other = (['anna', 'bert', 'carl'] as const).find((name) => name !== late) ?? 'anna';
    sure(await playOverdueTurn(by('901'), id, state?.turnNumber ?? 0, person(other)));
    const since = (await world.log(id)).slice(logLength);
    expect(since.map(({ interactionId }) => interactionId)).toEqual([
      '901',
      ...since.slice(1).map(() => undefined),
    ]);
    expect(since.length).toBeGreaterThan(1);
  });

  test('is in no later roll where another takes its place, and in none before it', async () => {
    const id = await world.playing(['anna', 'bert', 'carl']);
    const { secret, facts, setup, seatHistory, status } = await playToTheEnd(id);
    const log = await world.log(id);
    const source = published({ id, status, secret, facts, seatHistory });
    if (!source || !setup) throw new Error('The table is not over.');
    /** Far more dice of each roll than were rolled: no two are the same by chance. */
    const due = (of: typeof log): string[] =>
      interactionsOf(of).map((interaction, number) => {
        const interactionId = interaction === '-' ? null : interaction;
        return rollOf(source, { number, interactionId }, 40).join('');
      });
    const before = due(log);
    const taps = log.flatMap(({ seq, interactionId }) => (interactionId === undefined ? [] : [seq]));
    expect(taps.length).toBeGreaterThan(20);
    fc.assert(
      fc.property(fc.constantFrom(...taps), fc.bigInt({ min: 1n, max: 2n ** 63n }), (seq, other) => {
        const changed = log.map((entry) =>
          entry.seq === seq ? { ...entry, interactionId: String(other) } : entry,
        );
        const next = taps.find((tap) => tap > seq) ?? log.length;
        const rolls = log.filter(({ action }) => action.type === 'roll');
        const taking = rolls.flatMap((roll, number) => (roll.seq >= seq && roll.seq < next ? [number] : []));
        const differing = due(changed).flatMap((dice, number) => (dice === before[number] ? [] : [number]));
        expect(differing).toEqual(taking);
        const wrong = check(source, tuchulchaTables, setup, changed).wrong.map(({ number }) => number);
        expect(wrong.filter((number) => !taking.includes(number))).toEqual([]);
      }),
    );
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
    const found = check(source, tuchulchaTables, setup, withRoll(log, 7, other(rolled)));
    expect(found).toMatchObject({
      agrees: false,
      wrong: [{ number: 7, rolled: other(rolled), due: rolled }],
    });
  });

  const facts = ({ source }: Over, was: string, is: string): Partial<Over> => ({
    source: { ...source, facts: source.facts.replace(was, is) },
  });
  test.each<[string, (over: Over) => Partial<Over>]>([
    ['the secret', ({ source }) => ({ source: { ...source, secret: Secret.fresh() } })],
    ['the lobby among the facts', (over) => facts(over, '44;', '45;')],
    ['who came, among the facts', (over) => facts(over, 'yellow:-', 'yellow:1')],
    ['the players among the facts', (over) => facts(over, 'yellow', 'black')],
    ['how the seats changed before', ({ source }) => ({ source: { ...source, seatHistory: '-:blue=1' } })],
    ['that the seats changed at all', ({ source }) => ({ source: { ...source, seatHistory: '' } })],
    [
      'an interaction',
      ({ log }) => ({
        log: log.map((entry) => (entry.action.type === 'confirm' ? { ...entry, interactionId: '1' } : entry)),
      }),
    ],
    ['the table', ({ source }) => ({ source: { ...source, id: `${source.id}0` } })],
    [
      'who began',
      ({ setup }) => ({ setup: { ...setup, first: setup.first === 'blue' ? 'yellow' : 'blue' } }),
    ],
    [
      'a roll left out',
      ({ log }) => ({
        log: log.toSpliced(
          log.findIndex(({ action }) => action.type === 'roll'),
          1,
        ),
      }),
    ],
  ])('%s', async (_, tamper) => {
    const game = await over();
    expect(check(game.source, tuchulchaTables, game.setup, game.log).agrees).toBe(true);
    const { source, setup, log } = { ...game, ...tamper(game) };
    expect(check(source, tuchulchaTables, setup, log).agrees).toBe(false);
  });
});

describe('the secret is told', () => {
  test('when the table is over, and never before', async () => {
    const { id, secret } = await lobby();
    const hex = secret.reveal();
    expect(publicDice(await world.table(id))).toBeNull();
    sure(await startIfFull(world.tables, id));
    const { facts } = await world.table(id);
    const seatHistory = '-:blue=1;71:yellow=2';
    expect(publicDice(await world.table(id))).toEqual({
      commitment: secret.commitment,
      secret: null,
      facts,
      seatHistory,
    });
    sure(await resignGame(world.tables, id, idOf('bert')));
    expect(publicDice(await world.table(id))).toEqual({
      commitment: secret.commitment,
      secret: hex,
      facts,
      seatHistory,
    });
  });

  test('of a game that was closed, and of no lobby that was', async () => {
    const played = await world.playing(['anna', 'bert']);
    sure(await closeTable(world.tables, played, person('anna'), false));
    expect(published(await world.table(played))?.secret.reveal()).toMatch(/^[0-9a-f]{64}$/);
    const { id } = await lobby();
    sure(await closeTable(world.tables, id, person('anna'), false));
    expect(published(await world.table(id))).toBeNull();
  });

  test('of each table one of its own, of a rematch too', async () => {
    const id = await world.playing(['anna', 'bert']);
    sure(await resignGame(world.tables, id, idOf('bert')));
    const next = sure(await joinRematch(by('95'), id, person('anna')));
    sure(await joinRematch(by('96'), id, person('bert')));
    expect(next.secret.reveal()).not.toBe((await world.table(id)).secret.reveal());
    expect(code(await startIfFull(world.tables, next.id))).toBe('tooFewSeated');
    await world.store.show(next.id, { lobbyMessageId: '48' });
    const digest = digestOfSeatHistory('95:blue=1;96:yellow=2');
    const begun = (await world.table(id)).setup?.first;
    const started = sure(await startIfFull(world.tables, next.id));
    expect(started.facts).toBe(`48;${digest};blue:95;yellow:96;-;after:${begun}`);
    expect(started.setup?.first).toBe(begun === 'blue' ? 'yellow' : 'blue');
  });
});
