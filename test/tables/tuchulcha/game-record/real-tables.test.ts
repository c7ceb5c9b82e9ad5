import { expect, test } from 'vitest';
import { returnToSeat } from '../../../../src/tables/changes/substitutes.ts';
import { resignGame } from '../../../../src/tables/changes/turns.ts';
import { check } from '../../../../src/tables/fairness/check.ts';
import { Secret, tableDice } from '../../../../src/tables/fairness/dice.ts';
import { formatJson, formatRecord, recordedGame } from '../../../../src/tables/tuchulcha/game-record.ts';
import { tuchulchaTables } from '../../../../src/tables/tuchulcha/index.ts';
import { parseJsonRecord } from '../../../../tools/read-record.ts';
import { handOver } from '../../hands.ts';
import { idOf, person } from '../../people.ts';
import { sure, World } from '../../world.ts';

test('a game through the services, with a sleeper and a new player, comes out and in again, and its dice are right', async () => {
  const world = new World(3, undefined, tableDice);
  const id = await world.playing(['anna', 'bert'], { size: 3, secret: Secret.of('7'.repeat(64)) });
  for (let turns = 0; turns < 6; turns++) await world.plays(id);
  // Bert sleeps until a computer player sits in for him, and comes back.
  await world.playsUntil(id, 'bert');
  while (!(await world.table(id)).seats.some(({ standIn }) => standIn)) {
    await world.hours(24);
    if ((await world.mover(id)) === 'anna') await world.plays(id);
  }
  sure(await returnToSeat(world.tables, id, idOf('bert')));
  sure(await handOver(world.tables, id, idOf('anna'), person('dora')));
  for (let turns = 0; turns < 4; turns++) await world.plays(id);
  const playing = recordedGame(await world.table(id), await world.log(id), await world.sittings(id));
  expect(playing).toMatchObject({ ending: { kind: 'goesOn' }, dice: { secret: null } });
  expect(formatRecord(playing ?? never())).not.toContain('7'.repeat(64));
  sure(await resignGame(world.tables, id, idOf('bert')));
  sure(await resignGame(world.tables, id, idOf('dora')));

  const [table, log, sittings] = [await world.table(id), await world.log(id), await world.sittings(id)];
  const game = recordedGame(table, log, sittings) ?? never();
  expect(game).toMatchObject({
    ending: { kind: 'over', reason: 'lastInGame' },
    people: [
      { label: 'P1', name: 'anna' },
      { label: 'P2', name: 'bert' },
      { label: 'P3', name: 'dora' },
    ],
  });
  expect(new Set(game.sittings.map(({ why }) => why))).toEqual(
    new Set(['start', 'standIn', 'back', 'handedOver']),
  );
  const labels: Record<string, string> = { [idOf('anna')]: 'P1', [idOf('bert')]: 'P2', [idOf('dora')]: 'P3' };
  const imported = parseJsonRecord(formatJson(game));
  if (!imported.ok) throw new Error(imported.error.code);
  expect(imported.value).toEqual(game);
  const { setup, dice, log: read } = imported.value;
  expect(read).toEqual(log.map((entry) => ({ ...entry, actor: labels[entry.actor] ?? entry.actor })));
  const source = { ...dice, id, secret: Secret.of(dice.secret ?? '') };
  expect(source.secret.commitment).toBe(dice.commitment);
  expect(check(source, tuchulchaTables, setup, read)).toMatchObject({ agrees: true });
});

function never(): never {
  throw new Error('no game');
}
