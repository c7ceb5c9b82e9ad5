import { expect, test } from 'vitest';
import { openStore } from '../../src/storage/index.ts';
import { Secret } from '../../src/tables/fairness/secret.ts';
import { isForgotten } from '../../src/tables/seats.ts';
import { createTables, type Outcome } from '../../src/tables/tables.ts';
import { personToAct } from '../../src/tables/who-acts.ts';
import { seededDice } from '../tables/dice.ts';
import { firstAction } from '../tables/first-offered.ts';
import { person } from '../tables/people.ts';
import { sqliteDatabase } from './databases.ts';

function sure(outcome: Outcome) {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`);
  return outcome.table;
}

test('a game goes on without a player who was forgotten in the middle of a turn', async () => {
  const database = await sqliteDatabase();
  const clock = { now: new Date('2026-07-01T08:00:00Z') };
  const store = await openStore({ url: database.url, now: () => clock.now });
  const dice = seededDice(3);
  const tables = createTables({ store, dice, computer: firstAction, now: () => clock.now });
  const { id } = await tables.open({
    game: 'tuchulcha',
    ...{ guildId: '1', channelId: '2', locale: 'en', opener: person('anna'), color: 'blue', size: 3 },
    ...{ computers: 0, pace: 'daily', isPrivate: false, invited: [], secret: Secret.fresh() },
    ...{ lobbyMessageId: '3', openedBy: '4' },
  });
  sure(await tables.sitDown(id, person('bert'), 'red'));
  sure(await tables.sitDown(id, person('carl'), 'yellow'));
  const begun = sure(await tables.startIfFull(id));
  const mover = personToAct(begun);
  if (!mover) throw new Error('nobody is to act');

  await store.forgetPerson(mover.userId);
  expect(await store.due(clock.now, 9)).toEqual([id]);
  expect(personToAct((await store.load(id)) ?? begun)).toBeNull();
  await tables.look(id);
  const table = await store.load(id);
  const next = table && personToAct(table);
  expect(next?.name).toMatch(/anna|bert|carl/);
  expect(next?.userId).not.toBe(mover.userId);
  expect(table?.watch.turn?.userId).toBe(next?.userId);

  for (const name of ['anna', 'bert', 'carl'] as const) {
    const { userId } = person(name);
    if (userId === mover.userId || (await store.load(id))?.status === 'finished') continue;
    sure(await tables.resign(id, userId));
  }
  const { placings } = (await store.result(id)) ?? { placings: [] };
  expect(placings.map(({ rank, part, won }) => [rank, part, won])).toEqual([
    [1, 'left', false],
    [2, 'left', false],
    [3, 'left', false],
    [null, 'substitute', true],
  ]);
  const gone = placings.filter(({ player }) => player.kind === 'person' && isForgotten(player.userId));
  expect(gone.map(({ part }) => part)).toEqual(['left']);
  expect((await store.rebuild('1')).mended).toBe(0);
  await store.close();
  await database.drop();
});
