import { beforeEach, describe, expect, test } from 'vitest';
import { agreeToEnd, closeTable } from '../../src/tables/changes/closing.ts';
import { changeCounting, openLobby, sitDown, standUp, startTable } from '../../src/tables/changes/lobby.ts';
import { joinRematch, rematchId } from '../../src/tables/changes/rematch.ts';
import { moveTable } from '../../src/tables/changes/table-settings.ts';
import { resignGame } from '../../src/tables/changes/turns.ts';
import { countsOnServer } from '../../src/tables/table.ts';
import { USUAL_TERMS } from '../../src/tables/tuchulcha/terms.ts';
import { opened } from './opened.ts';
import { idOf, person } from './people.ts';
import { code, sure, World } from './world.ts';

let world: World;

beforeEach(() => {
  world = new World();
});

describe('a private table', () => {
  const lobby = async () =>
    opened(
      await openLobby(
        world.tables,
        world.opening(['anna', 'bert', 'carl'], { isPrivate: true, invited: [idOf('bert')] }),
      ),
    );

  test('seats whom it invited, and its opener', async () => {
    const { id } = await lobby();
    expect(code(await sitDown(world.tables, id, person('carl'), 'red'))).toBe('notInvited');
    sure(await sitDown(world.tables, id, person('bert'), 'red'));
    sure(await standUp(world.tables, id, idOf('anna')));
    sure(await sitDown(world.tables, id, person('anna'), 'blue'));
  });

  test('is for its players’ own eyes until its opener says that it counts', async () => {
    const { id } = await lobby();
    sure(await sitDown(world.tables, id, person('bert'), 'red'));
    expect(countsOnServer(await world.table(id))).toBe(false);
    expect(code(await changeCounting(world.tables, id, idOf('bert'), true))).toBe('onlyOpener');
    expect(countsOnServer(sure(await changeCounting(world.tables, id, idOf('anna'), true)))).toBe(true);
    expect(countsOnServer(sure(await changeCounting(world.tables, id, idOf('anna'), false)))).toBe(false);
    sure(await changeCounting(world.tables, id, idOf('anna'), true));
    sure(await startTable(world.tables, id, idOf('anna')));
    expect(code(await changeCounting(world.tables, id, idOf('anna'), false))).toBe('notInLobby');
    sure(await resignGame(world.tables, id, idOf('bert')));
    expect(countsOnServer(sure(await joinRematch(world.tables, id, person('bert'))))).toBe(true);
    const { id: open } = opened(await openLobby(world.tables, world.opening(['anna', 'bert'])));
    expect(code(await changeCounting(world.tables, open, idOf('anna'), false))).toBe('notPrivate');
    expect(countsOnServer(await world.table(open))).toBe(true);
  });

  test('has a private rematch for those who played', async () => {
    const id = await world.turn('anna', ['anna', 'bert', 'carl'], {
      isPrivate: true,
      invited: [idOf('bert'), idOf('carl'), idOf('dora')],
    });
    expect(code(await joinRematch(world.tables, id, person('anna')))).toBe('notOver');
    sure(await resignGame(world.tables, id, idOf('bert')));
    sure(await resignGame(world.tables, id, idOf('carl')));
    const next = sure(await joinRematch(world.tables, id, person('carl')));
    expect(next).toMatchObject({
      ...{
        id: rematchId(id),
        isPrivate: true,
        openerId: idOf('carl'),
        invited: [idOf('anna'), idOf('bert')],
      },
      pace: 'daily',
      status: 'lobby',
    });
    expect(code(await joinRematch(world.tables, id, person('dora')))).toBe('notSeated');
    expect(code(await sitDown(world.tables, next.id, person('dora'), 'blue'))).toBe('notInvited');
    sure(await joinRematch(world.tables, id, person('anna')));
    expect(await world.occupants(next.id)).toEqual(['anna', 'carl']);
    await world.hours(3 * 24);
    expect((await world.table(next.id)).status).toBe('aborted');
    const again = sure(await joinRematch(world.tables, id, person('bert')));
    expect(again).toMatchObject({ id: rematchId(id, 1), status: 'lobby', openerId: idOf('bert') });
  });

  test('invites nobody to a rematch who has had their data deleted', async () => {
    const id = await world.turn('anna', ['anna', 'bert', 'carl']);
    sure(await resignGame(world.tables, id, idOf('bert')));
    sure(await resignGame(world.tables, id, idOf('carl')));
    await world.store.forgetPerson(idOf('bert'));
    expect(sure(await joinRematch(world.tables, id, person('carl'))).invited).toEqual([idOf('anna')]);
  });

  test.each([
    ['agreed on', (id: string) => agreeToEnd(world.tables, id, person('bert'))],
    ['closed by a manager', (id: string) => closeTable(world.tables, id, person('eva'), true)],
  ])('is played again by the same people at the same pace after an end that was %s', async (_, end) => {
    const id = await world.turn('anna', ['anna', 'bert'], { pace: 'slow' });
    sure(await agreeToEnd(world.tables, id, person('anna')));
    expect(sure(await end(id)).status).toBe('aborted');
    expect(code(await joinRematch(world.tables, id, person('eva')))).toBe('notSeated');
    const next = sure(await joinRematch(world.tables, id, person('bert')));
    expect(next).toMatchObject({ status: 'lobby', pace: 'slow', invited: [idOf('anna')] });
    expect(sure(await joinRematch(world.tables, id, person('anna'))).id).toBe(next.id);
  });

  test('has a rematch on the terms that were agreed on', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    const terms = { ...USUAL_TERMS, level: 'strong' } as const;
    sure(await resignGame(world.tables, id, idOf('bert')));
    const over = await world.table(id);
    expect(over.terms).toEqual(USUAL_TERMS);
    await world.store.change(id, over, { terms });
    const again = sure(await joinRematch(world.tables, id, person('anna')));
    // Its computer players are the same, so they are named as at the first table.
    expect(again.terms).toEqual({ ...terms, namedAfter: id });
  });

  test('of two who ask for a rematch at once, both sit at the one', async () => {
    const id = await world.turn('anna', ['anna', 'bert', 'carl']);
    for (const name of ['bert', 'carl'] as const) sure(await resignGame(world.tables, id, idOf(name)));
    const both = await Promise.all(
      (['anna', 'bert'] as const).map((name) => joinRematch(world.tables, id, person(name))),
    );
    expect(new Set(both.map((outcome) => sure(outcome).id))).toEqual(new Set([rematchId(id)]));
    expect(await world.occupants(rematchId(id))).toEqual(['anna', 'bert']);
  });
});

describe('a table that moves to another channel', () => {
  test('is shown anew there, and its old messages say so', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    await world.store.show(id, {
      playChannelId: '55',
      turnMessageId: '66',
      lobbyMessageId: '44',
      turnShown: 3,
    });
    const { wakeAt, reminders, channelId } = await world.table(id);
    const moved = sure(await moveTable(world.tables, id, idOf('bert'), false, '77'));
    expect(moved).toMatchObject({
      channelId: '77',
      wakeAt,
      reminders: { turn: reminders.turn },
      showing: { playChannelId: null, turnMessageId: null, lobbyMessageId: null, turnShown: 0 },
    });
    expect(moved.version).toBeGreaterThan(moved.showing.versionShown);
    const told = (await world.hours(0)).map(({ text }) => text);
    expect(told).toEqual([
      { kind: 'moved', channelId, messageId: '44' },
      { kind: 'moved', channelId: '55', messageId: '66' },
    ]);
  });
});
