import { beforeEach, expect, test } from 'vitest';
import { bacchanalia } from '../../../src/games/bacchanalia/game.ts';
import { retellable, tellerOf } from '../../../src/games/bacchanalia/tales.ts';
import { closeTable } from '../../../src/tables/changes/closing.ts';
import { forInteraction, type Outcome } from '../../../src/tables/changes/table-transaction.ts';
import { makeRequest } from '../../../src/tables/changes/turns.ts';
import type { Snowflake } from '../../../src/tables/game-types.ts';
import { personToAct } from '../../../src/tables/seats.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { person } from '../people.ts';
import { beginsStory, isUnderWay, storyAt, storyUntil, sureStory } from '../story-world.ts';
import { World } from '../world.ts';

const LONG = 'Otherwise. '.repeat(300);

let world: World;
let id: string;
let table: TableOf<'bacchanalia'>;
/** A person whose turn it is not, and the number of their tale. */
let teller: Snowflake;
let tale: number;

beforeEach(async () => {
  world = new World();
  id = await beginsStory(world, ['anna', 'bert', 'carl']);
  table = await storyUntil(world, id, isUnderWay);
  const mover = personToAct(table)?.userId;
  const seat = table.seats.find(({ occupant }) => occupant.kind === 'person' && occupant.userId !== mover);
  if (seat?.occupant.kind !== 'person' || !table.state) throw new Error('nobody else has told anything');
  teller = seat.occupant.userId;
  tale = table.state.told.findIndex((told) => told.teller === seat.color);
  sureStory(await makeRequest(world.tables, id, null, teller, { type: 'skip', tale, anonymous: true }));
});

test('an X-card without a name leaves no interaction in the log, one with a name does', async () => {
  const [one = 0, other = 0] = [0, 1, 2].filter((number) => number !== tale);
  const skipped = async (number: number, anonymous: boolean) => {
    // An interaction changes a table once.
    const by = forInteraction(world.tables, `90${number}`);
    sureStory(await makeRequest(by, id, null, teller, { type: 'skip', tale: number, anonymous }));
    return (await world.store.log(id)).at(-1);
  };
  const nameless = await skipped(one, true);
  expect(nameless).toMatchObject({ actor: 'table', action: { type: 'skip', tale: one } });
  expect(nameless).not.toHaveProperty('interactionId');
  expect(await skipped(other, false)).toMatchObject({ actor: teller, interactionId: `90${other}` });
});

const retell = (userId: Snowflake, text = 'Otherwise.') =>
  makeRequest(world.tables, id, null, userId, { type: 'retell', tale, text });

test('whoever is skipped tells it anew whosever turn it is, and the table reads it as a tale of its own', async () => {
  const number = table.state?.tales ?? 0;
  const after = sureStory(await retell(teller, LONG));
  const by = after.state && tellerOf(after.state, tale);
  expect((await world.store.log(id)).at(-1)).toMatchObject({
    actor: teller,
    action: { type: 'retell', by, tale, text: LONG },
  });
  expect(personToAct(after)).toEqual(personToAct(table));
  expect(after.state).toMatchObject({ tales: number + 1, turn: table.state?.turn });
  const tales = world.written.filter(({ text }) => text.kind === 'tale' && text.tale === number);
  expect(tales.map(({ key, text }) => [key, text])).toEqual(
    [0, 1].map((part) => [
      expect.stringMatching(new RegExp(`tale:${number}:${part}$`)),
      { kind: 'tale', tale: number, part, here: false },
    ]),
  );
});

const whyNot = (outcome: Outcome): string =>
  !outcome.ok && outcome.refusal.code === 'rules' ? outcome.refusal.refusal.code : 'not by the rules';

test('it is told anew by nobody else, and once', async () => {
  const mover = personToAct(table)?.userId ?? '';
  expect(whyNot(await retell(mover))).toBe('notYours');
  sureStory(await retell(teller));
  expect(whyNot(await retell(teller))).toBe('notSkipped');
  const { state, seats } = await storyAt(world, id);
  for (const { color } of seats) expect(state && retellable(state, color)).toEqual([]);
});

test('an ending that was passed over is told by its player, who need not come back for it', async () => {
  const before = await storyAt(world, id);
  const mover = personToAct(before);
  const color = before.state?.turn;
  if (!mover || !before.state || !color) throw new Error('nobody to act');
  // As if it were their ending, and the second turn that they let pass.
  const phase = { name: 'ending', by: 'story', kind: 'crime', twist: null } as const;
  const { state } = before;
  const away = bacchanalia.apply({ ...state, ending: true, phase }, { type: 'absent', color });
  if (!away.ok) throw new Error(away.refusal.code);
  const seats = before.seats.map((seat) =>
    seat.color === color ? ({ ...seat, standIn: true } as const) : seat,
  );
  const changed = await world.store.change(id, before, { state: away.state, seats, actions: [] });
  if (changed === 'stale') throw new Error('the table was changed meanwhile');
  const request = { type: 'tellLate', ending: 'crime', twist: null, text: LONG } as const;
  expect(whyNot(await makeRequest(world.tables, id, null, teller, request))).toBe('notOffered');
  const after = sureStory(await makeRequest(world.tables, id, null, mover.userId, request));
  expect(after.state?.players[color]).toMatchObject({ ended: { kind: 'crime' }, missed: null });
  expect(after.state?.turn).toBe(away.state.turn);
  const number = away.state.tales;
  const tales = world.written.filter(({ text }) => text.kind === 'tale' && text.tale === number);
  expect(tales).toHaveLength(2);
});

test('once a story is closed, cut words leave its log, also those that are cut afterwards, and nothing else goes on', async () => {
  const logged = async () => JSON.stringify(await world.store.log(id));
  const words = (number: number) => {
    const color = table.state?.told[number]?.teller;
    const seat = table.seats.find((one) => one.color === color);
    return `told by ${seat?.occupant.kind === 'person' ? seat.occupant.name : ''}`;
  };
  const other = tale === 0 ? 1 : 0;
  expect(await logged()).toContain(words(tale));
  const closed = sureStory(await closeTable(world.tables, id, person('anna'), true));
  expect(closed.status).toBe('aborted');
  expect(await logged()).not.toContain(words(tale));
  expect(await logged()).toContain(words(other));
  const shown = world.written.flatMap(({ text }) => (text.kind === 'shownAgain' ? [text.from] : []));
  expect(shown).toContain((table.state?.tales ?? 0) - 1);
  const cut = { type: 'skip', tale: other, anonymous: true } as const;
  const after = sureStory(await makeRequest(world.tables, id, null, teller, cut));
  expect(after).toMatchObject({
    status: 'aborted',
    logLength: closed.logLength + 1,
    reminders: { turn: null },
  });
  expect(await logged()).not.toContain(words(other));
});
