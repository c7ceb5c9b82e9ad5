import { beforeEach, describe, expect, test } from 'vitest';
import { rematchId } from '../../src/tables/rematch.ts';
import { DAY, HOUR, MINUTE, quiet } from './clock/intervals.ts';
import { idOf, type Name, person, whoIs } from './people.ts';
import { code, sure, type Told, World, written } from './world.ts';

let world: World;

beforeEach(() => {
  world = new World();
});

const kinds = (told: readonly Told[]): string[] => told.map(({ text }) => text.kind);
const turnOf = async (id: string) => (await world.table(id)).state?.turnNumber ?? 0;
const occupants = async (id: string): Promise<string[]> =>
  (await world.table(id)).seats.map(({ occupant, standIn }) => {
    const who = occupant.kind === 'person' ? whoIs(occupant.userId) : 'computer';
    return standIn ? `(${who})` : who;
  });

async function turn(name: Name, names: readonly Name[], more: Parameters<World['playing']>[1] = {}) {
  const id = await world.playing(names, more);
  await world.playsUntil(id, name);
  return id;
}

describe('a table that everybody has left', () => {
  /** Both have slept through two turns each. */
  async function deserted(): Promise<string> {
    const id = await turn('anna', ['anna', 'bert']);
    while ((await occupants(id)).some((who) => !who.startsWith('('))) await world.hours(1);
    return id;
  }

  test('is not played by computer players for nobody; it is closed a week after that was announced', async () => {
    const id = await deserted();
    const { logLength } = await world.table(id);
    const begin = world.at;
    const announced = world.told.filter(({ text }) => text.kind === 'idle');
    expect(announced).toHaveLength(1);
    const told = await world.hours(7 * 24 + 1);
    expect(kinds(told)).toEqual(['closed']);
    expect(told[0]?.at.getTime()).toBe((announced[0]?.at.getTime() ?? 0) + 7 * DAY);
    expect(await world.table(id)).toMatchObject({
      status: 'aborted',
      closedWhy: 'idle',
      logLength,
      wakeAt: null,
    });
    expect(begin.getTime() - (announced[0]?.at.getTime() ?? 0)).toBeLessThan(HOUR + 1);
  });

  test('goes on when somebody comes back', async () => {
    const id = await deserted();
    await world.hours(6 * 24);
    sure(await world.tables.handing.back(id, idOf('anna')));
    expect(await world.mover(id)).toBe('anna');
    expect((await world.table(id)).watch.closesAt).toBeNull();
    expect(kinds(await world.hours(7 * 24)).filter((kind) => kind === 'closed')).toEqual([]);
  });

  test('though somebody who is out of the game still has a seat', async () => {
    const id = await turn('anna', ['anna', 'bert'], { size: 4 });
    sure(await world.tables.resign(id, idOf('bert')));
    await world.playsUntil(id, 'anna');
    for (let turns = 0; turns < 2; turns++) await world.hours(72);
    expect(await occupants(id)).toEqual(['(anna)', 'bert', 'computer', 'computer']);
    const { status, logLength } = await world.table(id);
    expect(status).toBe('playing');
    await world.hours(24);
    expect((await world.table(id)).logLength).toBe(logLength);
    expect((await world.table(id)).watch.closesAt).not.toBeNull();
  });
});

describe('a table that nobody touches', () => {
  const idle = () => turn('anna', ['anna', 'bert'], { pace: 'none' });

  test('without a clock is closed after 30 days and a week’s notice', async () => {
    const id = await idle();
    expect(written(await world.hours(38 * 24))).toEqual([
      '36h remind 50 anna',
      '64.8h remind 10 anna',
      `${30 * 24}h idle anna`,
      `${37 * 24}h closed idle all`,
    ]);
    expect(await world.table(id)).toMatchObject({ status: 'aborted', closedWhy: 'idle' });
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['acts', (id) => world.acts(id)],
    ['wants it to stay open', (id) => world.tables.closing.keepOpen(id, idOf('bert'))],
    ['nudges', (id) => world.tables.nudging.nudge(id, person('bert'))],
    ['agrees to an end', (id) => world.tables.closing.agree(id, person('bert'))],
    ['wants no more reminders', async (id) => world.tables.nudging.mute(id, await turnOf(id), idOf('anna'))],
    ['moves it', (id) => world.tables.move(id, idOf('bert'), false, '77')],
  ])('stays open where somebody %s', async (_, touch) => {
    const id = await idle();
    await world.hours(36 * 24);
    expect((await world.table(id)).watch.closesAt).not.toBeNull();
    await touch(id);
    expect((await world.table(id)).watch).toMatchObject({ closesAt: null, touchedAt: world.at.getTime() });
    await world.hours(29 * 24);
    expect((await world.table(id)).status).toBe('playing');
    expect(kinds(await world.hours(24))).toContain('idle');
    await world.hours(7 * 24);
    expect((await world.table(id)).status).toBe('aborted');
  });

  test('stays open where the others decide to wait', async () => {
    const id = await turn('anna', ['anna', 'bert'], { pace: 'slow' });
    await world.hours(72);
    const { watch, watchVersion } = await world.table(id);
    const closesAt = world.at.getTime() + DAY;
    await world.store.watch(id, watchVersion, {
      watch: { ...watch, closesAt },
      wakeAt: world.at,
      notices: [],
    });
    sure(await world.tables.absence.wait(id, await turnOf(id), person('bert')));
    expect((await world.table(id)).watch.closesAt).toBeNull();
  });

  test('is given the time that the bot was not there', async () => {
    const id = await idle();
    await world.hours(36 * 24);
    await world.down(3 * DAY);
    await world.hours(23);
    expect((await world.table(id)).status).toBe('playing');
    await world.hours(1);
    expect((await world.table(id)).status).toBe('aborted');
  });

  test('only people at it keep it open', async () => {
    const id = await idle();
    expect(code(await world.tables.closing.keepOpen(id, idOf('eva')))).toBe('notSeated');
  });
});

describe('a lobby', () => {
  test.each([
    ['live', HOUR],
    ['quick', DAY],
    ['daily', 3 * DAY],
    ['slow', 7 * DAY],
    ['none', 7 * DAY],
  ] as const)('of pace %s expires, without a word', async (pace, ms) => {
    const { id } = await world.tables.open(world.opening(['anna', 'bert'], { pace }));
    await world.passes(ms - MINUTE);
    expect((await world.table(id)).status).toBe('lobby');
    expect(await world.passes(MINUTE)).toEqual([]);
    expect(await world.table(id)).toMatchObject({ status: 'aborted', closedWhy: 'expired', wakeAt: null });
  });

  test('waits longer after somebody came', async () => {
    const { id } = await world.tables.open(world.opening(['anna', 'bert', 'carl']));
    await world.hours(71);
    sure(await world.tables.sitDown(id, person('bert'), 'red'));
    await world.hours(71);
    expect((await world.table(id)).status).toBe('lobby');
    await world.hours(1);
    expect((await world.table(id)).status).toBe('aborted');
  });

  test('does not expire because the bot was down', async () => {
    const { id } = await world.tables.open(world.opening(['anna', 'bert'], { pace: 'live' }));
    await world.passes(30 * MINUTE);
    await world.down(9 * HOUR);
    await world.passes(29 * MINUTE);
    expect((await world.table(id)).status).toBe('lobby');
    await world.passes(MINUTE);
    expect((await world.table(id)).status).toBe('aborted');
  });
});

describe('a seat that changes hands', () => {
  test('in the lobby', async () => {
    const { id } = await world.tables.open(world.opening(['anna', 'bert', 'carl']));
    sure(await world.tables.handing.takeOver(id, idOf('anna'), person('dora')));
    expect(await occupants(id)).toEqual(['dora']);
    expect(await world.store.sittings(id)).toEqual([]);
  });

  test('out of turn: the running turn is not disturbed', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    await world.hours(5);
    const before = (await world.table(id)).watch.turn;
    sure(await world.tables.handing.takeOver(id, idOf('bert'), person('dora')));
    expect((await world.table(id)).watch.turn).toEqual(before);
    await world.plays(id);
    expect(await world.mover(id)).toBe('dora');
  });

  test('in the middle of a turn: the newcomer goes on with it, on a clock of their own', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    await world.acts(id);
    const number = await turnOf(id);
    await world.hours(20);
    sure(await world.tables.handing.takeOver(id, idOf('anna'), person('dora')));
    expect((await world.table(id)).watch.turn).toMatchObject({
      ...{ turn: number, userId: idOf('dora'), leftMs: 28 * HOUR, totalMs: 28 * HOUR, reminded: 100 },
    });
    expect((await world.hours(28)).map(({ text, to }) => `${text.kind} ${to}`)).toEqual([
      'handedOver all',
      'remind dora',
      'remind dora',
      'timeUp all',
    ]);
  });

  test('is watched by the newcomer’s wishes from the first minute', async () => {
    await world.settings('dora', { reminders: [90], quiet: quiet('14:00-16:00 UTC') });
    const id = await turn('anna', ['anna', 'bert']);
    sure(await world.tables.handing.takeOver(id, idOf('anna'), person('dora')));
    expect(written(await world.hours(54))).toEqual([
      '0h handedOver all',
      '6.8h remind 90 dora',
      '54h timeUp all',
    ]);
  });

  test('is charged for its old holder by the old holder’s wishes', async () => {
    await world.settings('anna', { quiet: quiet('14:00-20:00 UTC'), reminders: [] });
    const id = await turn('anna', ['anna', 'bert']);
    await world.hours(8);
    sure(await world.tables.handing.takeOver(id, idOf('anna'), person('dora')));
    expect((await world.table(id)).watch).toMatchObject({ turn: { leftMs: 46 * HOUR } });
  });

  test('does not hand over the missed turns of who had it', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    await world.hours(48);
    await world.plays(id);
    sure(await world.tables.handing.takeOver(id, idOf('anna'), person('dora')));
    expect((await world.table(id)).watch.missed).toEqual({});
    await world.hours(48);
    expect(await occupants(id)).toEqual(['dora', 'bert']);
  });

  test('while its holder is away: the newcomer is there', async () => {
    const id = await turn('anna', ['anna', 'bert', 'carl']);
    await world.hours(24);
    sure(await world.tables.absence.standIn(id, await turnOf(id), person('bert')));
    sure(await world.tables.handing.takeOver(id, idOf('anna'), person('dora')));
    expect(await occupants(id)).toEqual(['dora', 'bert', 'carl']);
  });

  test.each<[string, Name, Name, string]>([
    ['to somebody at the table', 'anna', 'bert', 'alreadySeated'],
    ['to oneself', 'anna', 'anna', 'alreadySeated'],
    ['by somebody without one', 'eva', 'dora', 'offerGone'],
  ])('not %s', async (_, from, to, refusal) => {
    const id = await turn('anna', ['anna', 'bert']);
    const before = await world.table(id);
    expect(code(await world.tables.handing.takeOver(id, idOf(from), person(to)))).toBe(refusal);
    expect(await world.table(id)).toEqual(before);
  });

  test('of two who accept at once, one gets it', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    const outcomes = await Promise.all(
      (['dora', 'eva'] as const).map((name) => world.tables.handing.takeOver(id, idOf('anna'), person(name))),
    );
    expect(outcomes.map(code).sort()).toEqual(['done', 'offerGone']);
  });
});

describe('a seat that is taken away', () => {
  const remove = (
    id: string,
    by: Name,
    whom: Name,
    becomes: 'computer' | 'out' = 'computer',
    isAdmin = false,
  ) => world.tables.handing.remove(id, idOf(by), isAdmin, idOf(whom), becomes);

  test('in the lobby is free', async () => {
    const { id } = await world.tables.open(world.opening(['anna', 'bert', 'carl']));
    sure(await world.tables.sitDown(id, person('bert'), 'red'));
    sure(await remove(id, 'anna', 'bert'));
    expect(await occupants(id)).toEqual(['anna']);
  });

  test('is played by a computer player from then on, also in the middle of a turn', async () => {
    const id = await turn('bert', ['anna', 'bert', 'carl']);
    await world.acts(id);
    sure(await remove(id, 'anna', 'bert'));
    expect(await occupants(id)).toEqual(['anna', 'computer', 'carl']);
    expect(await world.mover(id)).toBe('carl');
    expect((await world.hours(0)).map(({ text }) => text)).toContainEqual({
      ...{ kind: 'removed', name: 'bert', becomes: 'computer' },
    });
  });

  test('leaves the game, as if resigned', async () => {
    const id = await turn('bert', ['anna', 'bert', 'carl']);
    const table = sure(await remove(id, 'eva', 'bert', 'out', true));
    expect(table.state?.position.colors.red?.role).toBe('out');
    expect(await world.mover(id)).toBe('carl');
    expect(code(await remove(id, 'anna', 'bert', 'out'))).toBe('rules');
    const [last] = (await world.store.sittings(id)).slice(-1);
    expect(last).toMatchObject({ color: 'red', occupant: null, why: 'removed' });
  });

  test('of the last person: the table is closed, or played to its end where that seat is out', async () => {
    const one = await turn('anna', ['anna'], { size: 3 });
    expect(sure(await remove(one, 'anna', 'anna'))).toMatchObject({ status: 'aborted', closedWhy: 'opener' });
    const two = await turn('anna', ['anna'], { size: 3 });
    expect(sure(await remove(two, 'eva', 'anna', 'out', true)).status).toBe('finished');
  });

  test.each<[string, Name, Name, string]>([
    ['by somebody else at the table', 'bert', 'anna', 'onlyOpenerOrAdmin'],
    ['by a stranger', 'eva', 'anna', 'onlyOpenerOrAdmin'],
    ['of somebody who has none', 'anna', 'eva', 'nobodyThere'],
  ])('not %s', async (_, by, whom, refusal) => {
    const id = await turn('anna', ['anna', 'bert']);
    expect(code(await remove(id, by, whom))).toBe(refusal);
  });

  test('not at a table that is over', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    sure(await world.tables.resign(id, idOf('bert')));
    const before = await world.table(id);
    expect(code(await remove(id, 'anna', 'bert'))).toBe('notPlaying');
    expect(await world.table(id)).toEqual(before);
  });
});

describe('whoever is away', () => {
  test('has nothing to come back to once the table is over', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    await world.hours(24);
    sure(await world.tables.absence.standIn(id, await turnOf(id), person('bert')));
    sure(await world.tables.closing.close(id, person('anna'), false));
    const before = await world.table(id);
    expect(code(await world.tables.handing.back(id, idOf('anna')))).toBe('notPlaying');
    expect(await world.table(id)).toEqual(before);
  });
});

describe('an agreed end', () => {
  const agree = (id: string, name: Name) => world.tables.closing.agree(id, person(name));

  test('comes when all agree', async () => {
    const id = await turn('anna', ['anna', 'bert', 'carl']);
    for (const name of ['anna', 'bert'] as const) expect(sure(await agree(id, name)).status).toBe('playing');
    expect(sure(await agree(id, 'carl'))).toMatchObject({ status: 'aborted', closedWhy: 'agreed' });
    expect(written(await world.hours(0))).toEqual(['0h closed agreed all']);
  });

  test('does not come where one takes it back', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    sure(await agree(id, 'anna'));
    expect(sure(await agree(id, 'anna')).watch.abort).toEqual([]);
    expect(sure(await agree(id, 'bert')).status).toBe('playing');
  });

  test('leaves buttons on the screen valid', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    const { version } = await world.table(id);
    expect(sure(await agree(id, 'bert')).version).toBe(version);
  });

  test('needs nobody who is away, or out of the game', async () => {
    const id = await turn('anna', ['anna', 'bert', 'carl', 'dora']);
    await world.hours(24);
    sure(await world.tables.absence.standIn(id, await turnOf(id), person('bert')));
    sure(await world.tables.resign(id, idOf('dora')));
    sure(await agree(id, 'bert'));
    expect(code(await agree(id, 'anna'))).toBe('away');
    expect(sure(await agree(id, 'carl')).status).toBe('aborted');
  });

  test('comes with anybody’s next word where whoever did not agree is away by now', async () => {
    const id = await turn('anna', ['anna', 'bert', 'carl']);
    sure(await agree(id, 'bert'));
    sure(await agree(id, 'carl'));
    await world.hours(24);
    sure(await world.tables.absence.standIn(id, await turnOf(id), person('bert')));
    expect(sure(await agree(id, 'bert'))).toMatchObject({ status: 'aborted', closedWhy: 'agreed' });
  });

  test('is no stranger’s to agree to, nor one of a lobby', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    expect(code(await agree(id, 'eva'))).toBe('notSeated');
    const lobby = await world.tables.open(world.opening(['anna', 'bert']));
    expect(code(await agree(lobby.id, 'anna'))).toBe('notPlaying');
  });
});

describe('closing', () => {
  test.each<[string, Name, boolean, string]>([
    ['the opener', 'anna', false, 'opener'],
    ['an administrator', 'eva', true, 'admin'],
    ['another player', 'bert', false, 'onlyOpenerOrAdmin'],
  ])('by %s', async (_, name, isAdmin, why) => {
    const id = await turn('anna', ['anna', 'bert']);
    const outcome = await world.tables.closing.close(id, person(name), isAdmin);
    expect(outcome.ok ? outcome.table.closedWhy : code(outcome)).toBe(why);
    expect(kinds(await world.hours(0))).toEqual(outcome.ok ? ['closed'] : []);
  });

  test('of what is closed', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    sure(await world.tables.closing.close(id, person('anna'), false));
    expect(code(await world.tables.closing.close(id, person('anna'), false))).toBe('notPlaying');
    expect(await world.hours(100 * 24)).toHaveLength(1);
  });
});

describe('a nudge', () => {
  const nudge = (id: string, name: Name) => world.tables.nudging.nudge(id, person(name));

  test('is sent once in six hours, an hour after the turn began at the earliest', async () => {
    const id = await turn('anna', ['anna', 'bert', 'carl']);
    const began = world.at.getTime();
    expect(await nudge(id, 'bert')).toMatchObject({ refusal: { code: 'nudgedLately', until: began + HOUR } });
    await world.hours(1);
    sure(await nudge(id, 'bert'));
    await world.hours(5.9);
    expect(await nudge(id, 'carl')).toMatchObject({
      refusal: { code: 'nudgedLately', until: began + 7 * HOUR },
    });
    await world.hours(0.1);
    sure(await nudge(id, 'carl'));
    expect(written((await world.hours(0)).filter(({ text }) => text.kind === 'nudge'))).toEqual([
      '7h nudge anna',
    ]);
  });

  test('comes sooner where turns are short', async () => {
    const id = await turn('anna', ['anna', 'bert'], { pace: 'live' });
    await world.passes(MINUTE);
    expect(code(await nudge(id, 'bert'))).toBe('nudgedLately');
    await world.passes(15_000);
    expect(code(await nudge(id, 'bert'))).toBe('done');
  });

  test('is not sent at night, nor in a vacation', async () => {
    await world.settings('anna', { quiet: quiet('13:00-21:00 UTC') });
    const id = await turn('anna', ['anna', 'bert']);
    const began = world.at.getTime();
    await world.hours(2);
    expect(await nudge(id, 'bert')).toMatchObject({ refusal: { code: 'resting', until: began + 9 * HOUR } });
    await world.hours(8);
    sure(await nudge(id, 'bert'));
    await world.people.startVacation(person('anna'), 1);
    await world.hours(7);
    expect(code(await nudge(id, 'bert'))).toBe('resting');
  });

  test.each<[string, Name, string]>([
    ['of oneself', 'anna', 'aboutYou'],
    ['by somebody without a seat', 'eva', 'notSeated'],
  ])('is not sent where it is one %s', async (_, name, refusal) => {
    const id = await turn('anna', ['anna', 'bert']);
    await world.hours(3);
    expect(code(await nudge(id, name))).toBe(refusal);
  });

  test('has nobody to go to where it is nobody’s turn', async () => {
    const id = await turn('anna', ['anna'], { size: 2 });
    while (!(await occupants(id)).includes('(anna)')) await world.hours(1);
    expect(code(await nudge(id, 'anna'))).toBe('nobodyToNudge');
    const lobby = await world.tables.open(world.opening(['anna', 'bert']));
    expect(code(await nudge(lobby.id, 'anna'))).toBe('notPlaying');
  });

  test('of ten who nudge at once, one does', async () => {
    const id = await turn('anna', ['anna', 'bert', 'carl']);
    await world.hours(2);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) => nudge(id, n % 2 ? 'bert' : 'carl')),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(kinds(await world.hours(0))).toEqual(['nudge']);
  });
});

describe('a turn without reminders', () => {
  test('has none, but its time ends', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    sure(await world.tables.nudging.mute(id, await turnOf(id), idOf('anna')));
    expect(written(await world.hours(24))).toEqual(['24h timeUp all']);
  });

  test('is the only one', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    sure(await world.tables.nudging.mute(id, await turnOf(id), idOf('anna')));
    await world.plays(id);
    await world.playsUntil(id, 'anna');
    expect(kinds(await world.hours(47))).toEqual(['remind', 'remind']);
  });

  test('is its player’s wish', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    const number = await turnOf(id);
    expect(code(await world.tables.nudging.mute(id, number, idOf('bert')))).toBe('notYourTurn');
    expect(code(await world.tables.nudging.mute(id, number - 1, idOf('anna')))).toBe('stale');
  });
});

describe('a private table', () => {
  const lobby = () =>
    world.tables.open(world.opening(['anna', 'bert', 'carl'], { isPrivate: true, invited: [idOf('bert')] }));

  test('seats whom it invited, and its opener', async () => {
    const { id } = await lobby();
    expect(code(await world.tables.sitDown(id, person('carl'), 'red'))).toBe('notInvited');
    sure(await world.tables.sitDown(id, person('bert'), 'red'));
    sure(await world.tables.standUp(id, idOf('anna')));
    sure(await world.tables.sitDown(id, person('anna'), 'blue'));
  });

  test.each<[string, Name, Name, string]>([
    ['its opener', 'anna', 'carl', 'done'],
    ['somebody who sits there', 'bert', 'carl', 'done'],
    ['a stranger', 'eva', 'carl', 'notSeated'],
    ['somebody, who is there already', 'anna', 'bert', 'alreadySeated'],
  ])('more are invited by %s', async (_, by, whom, refusal) => {
    const { id } = await lobby();
    sure(await world.tables.sitDown(id, person('bert'), 'red'));
    expect(code(await world.tables.invite(id, idOf(by), idOf(whom)))).toBe(refusal);
    expect((await world.table(id)).invited).toEqual([
      idOf('bert'),
      ...(refusal === 'done' ? [idOf('carl')] : []),
    ]);
    expect(code(await world.tables.invite(id, idOf(by), idOf(whom)))).toBe(refusal);
    expect((await world.table(id)).invited.length).toBeLessThan(3);
  });

  test('has a private rematch for those who played', async () => {
    const id = await turn('anna', ['anna', 'bert', 'carl'], {
      isPrivate: true,
      invited: [idOf('bert'), idOf('carl'), idOf('dora')],
    });
    expect(code(await world.tables.rematch(id, person('anna')))).toBe('notOver');
    sure(await world.tables.resign(id, idOf('bert')));
    sure(await world.tables.resign(id, idOf('carl')));
    const next = sure(await world.tables.rematch(id, person('carl')));
    expect(next).toMatchObject({
      ...{
        id: rematchId(id),
        isPrivate: true,
        openerId: idOf('carl'),
        invited: [idOf('anna'), idOf('bert')],
      },
      ...{ pace: 'daily', status: 'lobby' },
    });
    expect(code(await world.tables.rematch(id, person('dora')))).toBe('notSeated');
    expect(code(await world.tables.sitDown(next.id, person('dora'), 'blue'))).toBe('notInvited');
    sure(await world.tables.rematch(id, person('anna')));
    expect(await occupants(next.id)).toEqual(['anna', 'carl']);
    await world.hours(3 * 24);
    expect((await world.table(next.id)).status).toBe('aborted');
  });

  test('of two who ask for a rematch at once, both sit at the one', async () => {
    const id = await turn('anna', ['anna', 'bert', 'carl']);
    for (const name of ['bert', 'carl'] as const) sure(await world.tables.resign(id, idOf(name)));
    const both = await Promise.all(
      (['anna', 'bert'] as const).map((name) => world.tables.rematch(id, person(name))),
    );
    expect(new Set(both.map((outcome) => sure(outcome).id))).toEqual(new Set([rematchId(id)]));
    expect(await occupants(rematchId(id))).toEqual(['anna', 'bert']);
  });
});

describe('a table that moves to another channel', () => {
  test('is shown anew there', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    await world.store.show(id, {
      playChannelId: '55',
      turnMessageId: '66',
      lobbyMessageId: '44',
      turnShown: 3,
    });
    const { wakeAt, watch } = await world.table(id);
    const moved = sure(await world.tables.move(id, idOf('bert'), false, '77'));
    expect(moved).toMatchObject({
      ...{ channelId: '77', wakeAt, watch: { turn: watch.turn } },
      showing: { playChannelId: null, turnMessageId: null, lobbyMessageId: null, turnShown: 0 },
    });
    expect(moved.version).toBeGreaterThan(moved.showing.versionShown);
  });

  test.each<[string, Name, boolean, string]>([
    ['a stranger', 'eva', false, 'notSeated'],
    ['an administrator', 'eva', true, 'done'],
  ])('by %s', async (_, name, isAdmin, refusal) => {
    const id = await turn('anna', ['anna', 'bert']);
    expect(code(await world.tables.move(id, idOf(name), isAdmin, '77'))).toBe(refusal);
  });
});

describe('those who follow', () => {
  test('are told of each turn, or of the end', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    await world.store.follow(id, idOf('eva'), 'turn');
    await world.store.follow(id, idOf('fritz'), 'end');
    const number = await turnOf(id);
    await world.plays(id);
    sure(await world.tables.resign(id, idOf('bert')));
    expect((await world.hours(0)).map(({ to, text }) => [to, text])).toEqual([
      ['eva', { kind: 'followed', turn: number + 1, over: false }],
      ['eva', { kind: 'followed', turn: number + 1, over: true }],
      ['fritz', { kind: 'followed', turn: number + 1, over: true }],
    ]);
  });

  test('and who wants to know is told that they are next', async () => {
    const id = await turn('anna', ['anna', 'bert', 'carl']);
    await world.settings('carl', { tellNext: true });
    await world.plays(id);
    expect(written(await world.hours(0))).toEqual(['0h next carl']);
  });
});
